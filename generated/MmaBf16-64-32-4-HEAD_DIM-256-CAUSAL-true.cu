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
    const u32 section)
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
#line 159 "fa-kernels/src/forward/problem.rs"
    const u32 t30 = first_query + 63u;
#line 130 "fa-kernels/src/forward/problem.rs"
    const u32 t31 = t30 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
    const u32 end_3 = t31 + 1u;
    const u32 t33 = end_3 > seq_q ? end_3 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
    const u32 t34 = t33 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
    const u32 end_4 = t34 < seq_k ? t34 : seq_k;
#line 167 "fa-kernels/src/forward/problem.rs"
    const u32 t36 = end_4 + 31u;
#line 167 "fa-kernels/src/forward/problem.rs"
    const u32 t37 = t36 >> 5u;
#line 167 "fa-kernels/src/forward/problem.rs"
    const u32 end_5 = t37 > 1u ? t37 : 1u;
#line 169 "fa-kernels/src/forward/problem.rs"
    const u32 t39 = end_2 >> 5u;
#line 169 "fa-kernels/src/forward/problem.rs"
    const u32 whole = t39 < end_5 ? t39 : end_5;
#line 174 "fa-kernels/src/forward/problem.rs"
    const u32 t41 = end_5 - whole;
#line 174 "fa-kernels/src/forward/problem.rs"
    const u32 t42 = t41 < end_5 ? t41 : end_5;
#line 33 "fa-kernels/src/forward/mma/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 47 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t44 = (u64)t24;
#line 47 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t45 = t44 * q_stride0;
#line 47 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t46 = t45 * 2ull;
#line 47 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t47 = q + t46;
#line 47 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t48 = (u64)first_query;
#line 47 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t49 = t48 * q_stride1;
#line 47 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t50 = t49 * 2ull;
#line 47 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t51 = t47 + t50;
#line 47 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t52 = (u64)head;
#line 47 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t53 = t52 * q_stride2;
#line 47 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t54 = t53 * 2ull;
#line 47 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t55 = t51 + t54;
    const u32 t56 = (u32)q_stride1;
#line 48 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t57 = t56 << 1u;
    const u32 t58 = thread >> 3u;
#line 49 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t59 = thread & 7u;
#line 49 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t60 = t58 & 7u;
#line 49 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t61 = t59 ^ t60;
#line 49 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t62 = t58 << 7u;
#line 49 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t63 = t61 << 4u;
#line 49 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t64 = t62 + t63;
#line 49 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t65 = (u64)t58 * t57;
#line 49 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t66 = t55 + t65;
#line 49 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t67 = (u64)t59 * 16u;
#line 49 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t68 = t66 + t67;
#line 49 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t69 = (u64)t57 * 16u;
    const u32 exist = seq_q - first_query;
    const u32 t71 = head_dim >> 3u;
    const u32 t72 = smem_1 + t64;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t73 = (u64)0u * t57;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t74 = t68 + t73;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t75 = t74 + t69;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t76 = t75 + t69;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t77 = t76 + t69;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t78 = t58 < exist;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t79 = t59 < t71;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t80 = t78 & t79;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t81 = t80 ? 16u : 0u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t72), "l"(t74), "r"(t81) : "memory");
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t82 = t58 + 16u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t83 = t82 < exist;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t84 = t59 < t71;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t85 = t83 & t84;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t86 = t85 ? 16u : 0u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t72), "l"(t75), "r"(t86) : "memory");
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t87 = t58 + 32u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t88 = t87 < exist;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t89 = t59 < t71;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t90 = t88 & t89;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t91 = t90 ? 16u : 0u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t72), "l"(t76), "r"(t91) : "memory");
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t92 = t58 + 48u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t93 = t92 < exist;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t94 = t59 < t71;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t95 = t93 & t94;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t96 = t95 ? 16u : 0u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t72), "l"(t77), "r"(t96) : "memory");
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t97 = t74 + 128ull;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t98 = t58 < exist;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t99 = t59 + 8u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t100 = t99 < t71;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t101 = t98 & t100;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t102 = t101 ? 16u : 0u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t72), "l"(t97), "r"(t102) : "memory");
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t103 = t75 + 128ull;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t104 = t58 + 16u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t105 = t104 < exist;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t106 = t59 + 8u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t107 = t106 < t71;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t108 = t105 & t107;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t109 = t108 ? 16u : 0u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t72), "l"(t103), "r"(t109) : "memory");
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t110 = t76 + 128ull;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t111 = t58 + 32u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t112 = t111 < exist;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t113 = t59 + 8u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t114 = t113 < t71;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t115 = t112 & t114;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t116 = t115 ? 16u : 0u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t72), "l"(t110), "r"(t116) : "memory");
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t117 = t77 + 128ull;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t118 = t58 + 48u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t119 = t118 < exist;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t120 = t59 + 8u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t121 = t120 < t71;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t122 = t119 & t121;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t123 = t122 ? 16u : 0u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t72), "l"(t117), "r"(t123) : "memory");
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t124 = t74 + 256ull;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t125 = t58 < exist;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t126 = t59 + 16u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t127 = t126 < t71;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t128 = t125 & t127;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t129 = t128 ? 16u : 0u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+16384], [%1], 16, %2;" :  : "r"(t72), "l"(t124), "r"(t129) : "memory");
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t130 = t75 + 256ull;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t131 = t58 + 16u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t132 = t131 < exist;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t133 = t59 + 16u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t134 = t133 < t71;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t135 = t132 & t134;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t136 = t135 ? 16u : 0u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+18432], [%1], 16, %2;" :  : "r"(t72), "l"(t130), "r"(t136) : "memory");
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t137 = t76 + 256ull;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t138 = t58 + 32u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t139 = t138 < exist;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t140 = t59 + 16u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t141 = t140 < t71;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t142 = t139 & t141;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t143 = t142 ? 16u : 0u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+20480], [%1], 16, %2;" :  : "r"(t72), "l"(t137), "r"(t143) : "memory");
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t144 = t77 + 256ull;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t145 = t58 + 48u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t146 = t145 < exist;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t147 = t59 + 16u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t148 = t147 < t71;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t149 = t146 & t148;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t150 = t149 ? 16u : 0u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+22528], [%1], 16, %2;" :  : "r"(t72), "l"(t144), "r"(t150) : "memory");
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t151 = t74 + 384ull;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t152 = t58 < exist;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t153 = t59 + 24u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t154 = t153 < t71;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t155 = t152 & t154;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t156 = t155 ? 16u : 0u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+24576], [%1], 16, %2;" :  : "r"(t72), "l"(t151), "r"(t156) : "memory");
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t157 = t75 + 384ull;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t158 = t58 + 16u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t159 = t158 < exist;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t160 = t59 + 24u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t161 = t160 < t71;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t162 = t159 & t161;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t163 = t162 ? 16u : 0u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+26624], [%1], 16, %2;" :  : "r"(t72), "l"(t157), "r"(t163) : "memory");
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t164 = t76 + 384ull;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t165 = t58 + 32u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t166 = t165 < exist;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t167 = t59 + 24u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t168 = t167 < t71;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t169 = t166 & t168;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t170 = t169 ? 16u : 0u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+28672], [%1], 16, %2;" :  : "r"(t72), "l"(t164), "r"(t170) : "memory");
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u64 t171 = t77 + 384ull;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t172 = t58 + 48u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t173 = t172 < exist;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t174 = t59 + 24u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t175 = t174 < t71;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const bool t176 = t173 & t175;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t177 = t176 ? 16u : 0u;
#line 52 "fa-kernels/src/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+30720], [%1], 16, %2;" :  : "r"(t72), "l"(t171), "r"(t177) : "memory");
#line 36 "fa-kernels/src/forward/mma/mod.rs"
    const u32 t178 = smem_1 + 32768u;
#line 38 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t179 = t178 + 16384u;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t180 = (u64)t24;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t181 = t180 * k_stride0;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t182 = t181 * 2ull;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t183 = k + t182;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t184 = 0ull * k_stride1;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t185 = t184 * 2ull;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t186 = t183 + t185;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t187 = (u64)t23;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t188 = t187 * k_stride2;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t189 = t188 * 2ull;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t190 = t186 + t189;
    const u32 t191 = (u32)k_stride1;
#line 41 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t192 = t191 << 1u;
    const u32 t193 = thread >> 3u;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t194 = thread & 7u;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t195 = t193 & 7u;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t196 = t194 ^ t195;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t197 = t193 << 7u;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t198 = t196 << 4u;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t199 = t197 + t198;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t200 = (u64)t193 * t192;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t201 = t190 + t200;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t202 = (u64)t194 * 16u;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t203 = t201 + t202;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t204 = (u64)t192 * 16u;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t205 = (u64)t24;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t206 = t205 * v_stride0;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t207 = t206 * 2ull;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t208 = v + t207;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t209 = 0ull * v_stride1;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t210 = t209 * 2ull;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t211 = t208 + t210;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t212 = (u64)t23;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t213 = t212 * v_stride2;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t214 = t213 * 2ull;
#line 40 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t215 = t211 + t214;
    const u32 t216 = (u32)v_stride1;
#line 41 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t217 = t216 << 1u;
    const u32 t218 = thread >> 3u;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t219 = thread & 7u;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t220 = t218 & 7u;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t221 = t219 ^ t220;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t222 = t218 << 7u;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t223 = t221 << 4u;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t224 = t222 + t223;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t225 = (u64)t218 * t217;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t226 = t215 + t225;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t227 = (u64)t219 * 16u;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t228 = t226 + t227;
#line 42 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t229 = (u64)t217 * 16u;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t230 = end_5 - 1u;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
    const u32 first_key = t230 << 5u;
    const u32 t232 = head_dim >> 3u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t233 = t178 + t199;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t234 = (u64)first_key * t192;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t235 = t203 + t234;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t236 = t235 + t204;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t237 = first_key + t193;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t238 = t237 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t239 = t194 < t232;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t240 = t238 & t239;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t241 = t240 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t233), "l"(t235), "r"(t241) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t242 = first_key + t193;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t243 = t242 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t244 = t243 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t245 = t194 < t232;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t246 = t244 & t245;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t247 = t246 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t233), "l"(t236), "r"(t247) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t248 = t235 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t249 = first_key + t193;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t250 = t249 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t251 = t194 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t252 = t251 < t232;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t253 = t250 & t252;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t254 = t253 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t233), "l"(t248), "r"(t254) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t255 = t236 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t256 = first_key + t193;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t257 = t256 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t258 = t257 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t259 = t194 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t260 = t259 < t232;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t261 = t258 & t260;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t262 = t261 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t233), "l"(t255), "r"(t262) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t263 = t235 + 256ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t264 = first_key + t193;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t265 = t264 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t266 = t194 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t267 = t266 < t232;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t268 = t265 & t267;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t269 = t268 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t233), "l"(t263), "r"(t269) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t270 = t236 + 256ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t271 = first_key + t193;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t272 = t271 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t273 = t272 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t274 = t194 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t275 = t274 < t232;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t276 = t273 & t275;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t277 = t276 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t233), "l"(t270), "r"(t277) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t278 = t235 + 384ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t279 = first_key + t193;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t280 = t279 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t281 = t194 + 24u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t282 = t281 < t232;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t283 = t280 & t282;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t284 = t283 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t233), "l"(t278), "r"(t284) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t285 = t236 + 384ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t286 = first_key + t193;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t287 = t286 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t288 = t287 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t289 = t194 + 24u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t290 = t289 < t232;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t291 = t288 & t290;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t292 = t291 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t233), "l"(t285), "r"(t292) : "memory");
#line 80 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 95 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 148 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t293 = end_5 - 1u;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
    const u32 first_key_2 = t293 << 5u;
    const u32 t295 = head_dim >> 3u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t296 = t179 + t224;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t297 = (u64)first_key_2 * t217;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t298 = t228 + t297;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t299 = t298 + t229;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t300 = first_key_2 + t218;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t301 = t300 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t302 = t219 < t295;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t303 = t301 & t302;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t304 = t303 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t296), "l"(t298), "r"(t304) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t305 = first_key_2 + t218;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t306 = t305 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t307 = t306 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t308 = t219 < t295;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t309 = t307 & t308;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t310 = t309 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t296), "l"(t299), "r"(t310) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t311 = t298 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t312 = first_key_2 + t218;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t313 = t312 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t314 = t219 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t315 = t314 < t295;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t316 = t313 & t315;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t317 = t316 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t296), "l"(t311), "r"(t317) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t318 = t299 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t319 = first_key_2 + t218;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t320 = t319 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t321 = t320 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t322 = t219 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t323 = t322 < t295;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t324 = t321 & t323;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t325 = t324 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t296), "l"(t318), "r"(t325) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t326 = t298 + 256ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t327 = first_key_2 + t218;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t328 = t327 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t329 = t219 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t330 = t329 < t295;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t331 = t328 & t330;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t332 = t331 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t296), "l"(t326), "r"(t332) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t333 = t299 + 256ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t334 = first_key_2 + t218;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t335 = t334 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t336 = t335 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t337 = t219 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t338 = t337 < t295;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t339 = t336 & t338;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t340 = t339 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t296), "l"(t333), "r"(t340) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t341 = t298 + 384ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t342 = first_key_2 + t218;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t343 = t342 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t344 = t219 + 24u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t345 = t344 < t295;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t346 = t343 & t345;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t347 = t346 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t296), "l"(t341), "r"(t347) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u64 t348 = t299 + 384ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t349 = first_key_2 + t218;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t350 = t349 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t351 = t350 < seq_k;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t352 = t219 + 24u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t353 = t352 < t295;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const bool t354 = t351 & t353;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    const u32 t355 = t354 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t296), "l"(t348), "r"(t355) : "memory");
#line 99 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t356 = lane & 15u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t357 = first_row + t356;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t358 = lane >> 4u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t359 = t357 & 7u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t360 = t358 ^ t359;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t361 = t357 << 7u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t362 = t360 << 4u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t363 = t361 + t362;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t364 = smem_1 + t363;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t365 = lane & 7u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t366 = lane >> 4u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t367 = t366 << 3u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t368 = t365 + t367;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t369 = lane >> 3u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t370 = t369 & 1u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t371 = t368 & 7u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t372 = t370 ^ t371;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t373 = t368 << 7u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t374 = t372 << 4u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t375 = t373 + t374;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t376 = lane & 15u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t377 = lane >> 4u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t378 = t376 & 7u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t379 = t377 ^ t378;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t380 = t376 << 7u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t381 = t379 << 4u;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t382 = t380 + t381;
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
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_65 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_66 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_67 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_68 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_69 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_70 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_71 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_72 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_73 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_74 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_75 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_76 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_77 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_78 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_79 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_80 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_81 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_82 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_83 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_84 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_85 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_86 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_87 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_88 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_89 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_90 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_91 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_92 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_93 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_94 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_95 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_96 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_97 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_98 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_99 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_100 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_101 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_102 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_103 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_104 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_105 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_106 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_107 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_108 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_109 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_110 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_111 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_112 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_113 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_114 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_115 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_116 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_117 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_118 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_119 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_120 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_121 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_122 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_123 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_124 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_125 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_126 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_127 = 0.0f;
#line 45 "fa-kernels/src/forward/mma/tile.rs"
    f32 acc_128 = 0.0f;
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
#line 136 "fa-kernels/src/forward/mma/tile.rs"
    u32 t383;
    asm volatile("mov.b32 %0, %1;" : "=r"(t383) : "r"(t375));
#line 136 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t384 = t383 ^ 32u;
#line 136 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t385 = t383 ^ 64u;
#line 136 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t386 = t383 ^ 96u;
    const u32 t387 = t178 + t383;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 t388;
    asm volatile("mov.b32 %0, %1;" : "=r"(t388) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t388) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t387) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t387) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t389 = t178 + t384;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 t390;
    asm volatile("mov.b32 %0, %1;" : "=r"(t390) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t391 = t390 ^ 32u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t391) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t389) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_17), "r"(m_18));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_19), "r"(m_20));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t389) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_21), "r"(m_22));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_23), "r"(m_24));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t392 = t178 + t385;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 t393;
    asm volatile("mov.b32 %0, %1;" : "=r"(t393) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t394 = t393 ^ 64u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t394) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t392) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_29), "r"(m_30));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_31), "r"(m_32));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_33;
    u32 m_34;
    u32 m_35;
    u32 m_36;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t392) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_33), "r"(m_34));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_35), "r"(m_36));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t395 = t178 + t386;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 t396;
    asm volatile("mov.b32 %0, %1;" : "=r"(t396) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t397 = t396 ^ 96u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_37;
    u32 m_38;
    u32 m_39;
    u32 m_40;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t397) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_41;
    u32 m_42;
    u32 m_43;
    u32 m_44;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t395) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_41), "r"(m_42));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_43), "r"(m_44));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_45;
    u32 m_46;
    u32 m_47;
    u32 m_48;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t395) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_45), "r"(m_46));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_37), "r"(m_38), "r"(m_39), "r"(m_40), "r"(m_47), "r"(m_48));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 t398;
    asm volatile("mov.b32 %0, %1;" : "=r"(t398) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_49;
    u32 m_50;
    u32 m_51;
    u32 m_52;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t398) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_53;
    u32 m_54;
    u32 m_55;
    u32 m_56;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t387) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_53), "r"(m_54));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_55), "r"(m_56));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_57;
    u32 m_58;
    u32 m_59;
    u32 m_60;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t387) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_57), "r"(m_58));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_49), "r"(m_50), "r"(m_51), "r"(m_52), "r"(m_59), "r"(m_60));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 t399;
    asm volatile("mov.b32 %0, %1;" : "=r"(t399) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t400 = t399 ^ 32u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_61;
    u32 m_62;
    u32 m_63;
    u32 m_64;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t400) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_65;
    u32 m_66;
    u32 m_67;
    u32 m_68;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t389) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_69;
    u32 m_70;
    u32 m_71;
    u32 m_72;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t389) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 t401;
    asm volatile("mov.b32 %0, %1;" : "=r"(t401) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t402 = t401 ^ 64u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_73;
    u32 m_74;
    u32 m_75;
    u32 m_76;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t402) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_77;
    u32 m_78;
    u32 m_79;
    u32 m_80;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t392) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_77), "r"(m_78));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_79), "r"(m_80));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_81;
    u32 m_82;
    u32 m_83;
    u32 m_84;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t392) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_81), "r"(m_82));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_73), "r"(m_74), "r"(m_75), "r"(m_76), "r"(m_83), "r"(m_84));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 t403;
    asm volatile("mov.b32 %0, %1;" : "=r"(t403) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t404 = t403 ^ 96u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_85;
    u32 m_86;
    u32 m_87;
    u32 m_88;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t404) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_89;
    u32 m_90;
    u32 m_91;
    u32 m_92;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t395) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_89), "r"(m_90));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_91), "r"(m_92));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_93;
    u32 m_94;
    u32 m_95;
    u32 m_96;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t395) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_93), "r"(m_94));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_95), "r"(m_96));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 t405;
    asm volatile("mov.b32 %0, %1;" : "=r"(t405) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_97;
    u32 m_98;
    u32 m_99;
    u32 m_100;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t405) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_101;
    u32 m_102;
    u32 m_103;
    u32 m_104;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t387) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_101), "r"(m_102));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_103), "r"(m_104));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_105;
    u32 m_106;
    u32 m_107;
    u32 m_108;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t387) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_105), "r"(m_106));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_97), "r"(m_98), "r"(m_99), "r"(m_100), "r"(m_107), "r"(m_108));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 t406;
    asm volatile("mov.b32 %0, %1;" : "=r"(t406) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t407 = t406 ^ 32u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_109;
    u32 m_110;
    u32 m_111;
    u32 m_112;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t407) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_113;
    u32 m_114;
    u32 m_115;
    u32 m_116;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t389) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_113), "r"(m_114));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_115), "r"(m_116));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_117;
    u32 m_118;
    u32 m_119;
    u32 m_120;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t389) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_117), "r"(m_118));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_109), "r"(m_110), "r"(m_111), "r"(m_112), "r"(m_119), "r"(m_120));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 t408;
    asm volatile("mov.b32 %0, %1;" : "=r"(t408) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t409 = t408 ^ 64u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_121;
    u32 m_122;
    u32 m_123;
    u32 m_124;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t409) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_125;
    u32 m_126;
    u32 m_127;
    u32 m_128;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t392) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_129;
    u32 m_130;
    u32 m_131;
    u32 m_132;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t392) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 t410;
    asm volatile("mov.b32 %0, %1;" : "=r"(t410) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t411 = t410 ^ 96u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_133;
    u32 m_134;
    u32 m_135;
    u32 m_136;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t411) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_137;
    u32 m_138;
    u32 m_139;
    u32 m_140;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t395) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_137), "r"(m_138));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_139), "r"(m_140));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_141;
    u32 m_142;
    u32 m_143;
    u32 m_144;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t395) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_141), "r"(m_142));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_133), "r"(m_134), "r"(m_135), "r"(m_136), "r"(m_143), "r"(m_144));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 t412;
    asm volatile("mov.b32 %0, %1;" : "=r"(t412) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_145;
    u32 m_146;
    u32 m_147;
    u32 m_148;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t412) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_149;
    u32 m_150;
    u32 m_151;
    u32 m_152;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t387) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_149), "r"(m_150));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_151), "r"(m_152));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_153;
    u32 m_154;
    u32 m_155;
    u32 m_156;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t387) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_153), "r"(m_154));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_155), "r"(m_156));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 t413;
    asm volatile("mov.b32 %0, %1;" : "=r"(t413) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t414 = t413 ^ 32u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_157;
    u32 m_158;
    u32 m_159;
    u32 m_160;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t414) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_161;
    u32 m_162;
    u32 m_163;
    u32 m_164;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t389) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_161), "r"(m_162));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_163), "r"(m_164));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_165;
    u32 m_166;
    u32 m_167;
    u32 m_168;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t389) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_165), "r"(m_166));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_157), "r"(m_158), "r"(m_159), "r"(m_160), "r"(m_167), "r"(m_168));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 t415;
    asm volatile("mov.b32 %0, %1;" : "=r"(t415) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t416 = t415 ^ 64u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_169;
    u32 m_170;
    u32 m_171;
    u32 m_172;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t416) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_173;
    u32 m_174;
    u32 m_175;
    u32 m_176;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t392) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_173), "r"(m_174));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_175), "r"(m_176));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_177;
    u32 m_178;
    u32 m_179;
    u32 m_180;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t392) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_177), "r"(m_178));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_179), "r"(m_180));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 t417;
    asm volatile("mov.b32 %0, %1;" : "=r"(t417) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t418 = t417 ^ 96u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_181;
    u32 m_182;
    u32 m_183;
    u32 m_184;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t418) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_185;
    u32 m_186;
    u32 m_187;
    u32 m_188;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t395) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_185), "r"(m_186));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_187), "r"(m_188));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_189;
    u32 m_190;
    u32 m_191;
    u32 m_192;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t395) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_189), "r"(m_190));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_181), "r"(m_182), "r"(m_183), "r"(m_184), "r"(m_191), "r"(m_192));
#line 114 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 117 "fa-kernels/src/forward/mma/stream.rs"
    const bool t419 = 1u < end_5;
#line 117 "fa-kernels/src/forward/mma/stream.rs"
    if (t419) {
#line 148 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t420 = end_5 - 1u;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t421 = t420 - 1u;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
        const u32 first_key_3 = t421 << 5u;
        const u32 t423 = head_dim >> 3u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t424 = t178 + t199;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t425 = (u64)first_key_3 * t192;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t426 = t203 + t425;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t427 = t426 + t204;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t428 = t194 < t423;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t429 = t428 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t424), "l"(t426), "r"(t429) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t430 = t194 < t423;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t431 = t430 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t424), "l"(t427), "r"(t431) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t432 = t426 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t433 = t194 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t434 = t433 < t423;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t435 = t434 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t424), "l"(t432), "r"(t435) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t436 = t427 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t437 = t194 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t438 = t437 < t423;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t439 = t438 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t424), "l"(t436), "r"(t439) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t440 = t426 + 256ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t441 = t194 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t442 = t441 < t423;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t443 = t442 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t424), "l"(t440), "r"(t443) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t444 = t427 + 256ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t445 = t194 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t446 = t445 < t423;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t447 = t446 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t424), "l"(t444), "r"(t447) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t448 = t426 + 384ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t449 = t194 + 24u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t450 = t449 < t423;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t451 = t450 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t424), "l"(t448), "r"(t451) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t452 = t427 + 384ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t453 = t194 + 24u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t454 = t453 < t423;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t455 = t454 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t424), "l"(t452), "r"(t455) : "memory");
    }
#line 120 "fa-kernels/src/forward/mma/stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 152 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t456 = end_5 - 1u;
#line 152 "fa-kernels/src/forward/mma/tile.rs"
    const u32 first_key_4 = t456 << 5u;
    const u32 first_query_2 = first_query + first_row;
#line 34 "fa-kernels/src/mask.rs"
    const u32 t459 = lane & 3u;
#line 34 "fa-kernels/src/mask.rs"
    const u32 t460 = t459 << 1u;
#line 34 "fa-kernels/src/mask.rs"
    const u32 column = first_key_4 + t460;
#line 37 "fa-kernels/src/mask.rs"
    const u32 t462 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
    const u32 t463 = first_query_2 + t462;
#line 130 "fa-kernels/src/forward/problem.rs"
    const u32 t464 = t463 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
    const u32 end_6 = t464 + 1u;
    const u32 t466 = end_6 > seq_q ? end_6 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
    const u32 t467 = t466 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
    const u32 end_7 = t467 < seq_k ? t467 : seq_k;
#line 69 "fa-kernels/src/mask.rs"
    const u32 t469 = end_7 > column ? end_7 : column;
#line 69 "fa-kernels/src/mask.rs"
    const u32 end_8 = t469 - column;
#line 58 "fa-kernels/src/mask.rs"
    const bool visible = 0u < end_8;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t472 = visible ? s : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s = t472;
#line 58 "fa-kernels/src/mask.rs"
    const bool visible_2 = 1u < end_8;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t474 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_2 = t474;
#line 58 "fa-kernels/src/mask.rs"
    const bool visible_3 = 8u < end_8;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t476 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_5 = t476;
#line 58 "fa-kernels/src/mask.rs"
    const bool visible_4 = 9u < end_8;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t478 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_6 = t478;
#line 58 "fa-kernels/src/mask.rs"
    const bool visible_5 = 16u < end_8;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t480 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_9 = t480;
#line 58 "fa-kernels/src/mask.rs"
    const bool visible_6 = 17u < end_8;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t482 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_10 = t482;
#line 58 "fa-kernels/src/mask.rs"
    const bool visible_7 = 24u < end_8;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t484 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_13 = t484;
#line 58 "fa-kernels/src/mask.rs"
    const bool visible_8 = 25u < end_8;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t486 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_14 = t486;
#line 37 "fa-kernels/src/mask.rs"
    const u32 t487 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
    const u32 t488 = first_query_2 + t487;
#line 37 "fa-kernels/src/mask.rs"
    const u32 t489 = t488 + 8u;
#line 130 "fa-kernels/src/forward/problem.rs"
    const u32 t490 = t489 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
    const u32 end_9 = t490 + 1u;
    const u32 t492 = end_9 > seq_q ? end_9 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
    const u32 t493 = t492 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
    const u32 end_10 = t493 < seq_k ? t493 : seq_k;
#line 69 "fa-kernels/src/mask.rs"
    const u32 t495 = end_10 > column ? end_10 : column;
#line 69 "fa-kernels/src/mask.rs"
    const u32 end_11 = t495 - column;
#line 58 "fa-kernels/src/mask.rs"
    const bool visible_9 = 0u < end_11;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t498 = visible_9 ? s_3 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_3 = t498;
#line 58 "fa-kernels/src/mask.rs"
    const bool visible_10 = 1u < end_11;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t500 = visible_10 ? s_4 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_4 = t500;
#line 58 "fa-kernels/src/mask.rs"
    const bool visible_11 = 8u < end_11;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t502 = visible_11 ? s_7 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_7 = t502;
#line 58 "fa-kernels/src/mask.rs"
    const bool visible_12 = 9u < end_11;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t504 = visible_12 ? s_8 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_8 = t504;
#line 58 "fa-kernels/src/mask.rs"
    const bool visible_13 = 16u < end_11;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t506 = visible_13 ? s_11 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_11 = t506;
#line 58 "fa-kernels/src/mask.rs"
    const bool visible_14 = 17u < end_11;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t508 = visible_14 ? s_12 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_12 = t508;
#line 58 "fa-kernels/src/mask.rs"
    const bool visible_15 = 24u < end_11;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t510 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_15 = t510;
#line 58 "fa-kernels/src/mask.rs"
    const bool visible_16 = 25u < end_11;
#line 49 "fa-kernels/src/mask.rs"
    const f32 t512 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
    s_16 = t512;
#line 168 "fa-kernels/src/softmax.rs"
    const f32 old = row_max;
#line 182 "fa-kernels/src/softmax.rs"
    f32 t514;
    asm("max.f32 %0, %1, %2;" : "=f"(t514) : "f"(old), "f"(s));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t515;
    asm("max.f32 %0, %1, %2;" : "=f"(t515) : "f"(t514), "f"(s_2));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t516;
    asm("max.f32 %0, %1, %2;" : "=f"(t516) : "f"(t515), "f"(s_5));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t517;
    asm("max.f32 %0, %1, %2;" : "=f"(t517) : "f"(t516), "f"(s_6));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t518;
    asm("max.f32 %0, %1, %2;" : "=f"(t518) : "f"(t517), "f"(s_9));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t519;
    asm("max.f32 %0, %1, %2;" : "=f"(t519) : "f"(t518), "f"(s_10));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t520;
    asm("max.f32 %0, %1, %2;" : "=f"(t520) : "f"(t519), "f"(s_13));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t521;
    asm("max.f32 %0, %1, %2;" : "=f"(t521) : "f"(t520), "f"(s_14));
#line 479 "fa-kernels/src/softmax.rs"
    f32 t522;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t522) : "f"(t521));
#line 479 "fa-kernels/src/softmax.rs"
    f32 pair;
    asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t521), "f"(t522));
#line 480 "fa-kernels/src/softmax.rs"
    f32 t524;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t524) : "f"(pair));
#line 480 "fa-kernels/src/softmax.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t524));
#line 191 "fa-kernels/src/softmax.rs"
    const bool none = new_1 == __uint_as_float(0xff800000u);
    const f32 t527 = new_1 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
    const f32 reference = none ? 0.0f : t527;
#line 171 "fa-kernels/src/softmax.rs"
    const f32 t529 = -reference;
#line 171 "fa-kernels/src/softmax.rs"
    f32 t530;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t530) : "f"(old), "f"(scale_log2), "f"(t529));
#line 171 "fa-kernels/src/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t530));
#line 172 "fa-kernels/src/softmax.rs"
    row_max = new_1;
#line 206 "fa-kernels/src/softmax.rs"
    const f32 t532 = row_sum * rescale;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t533 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t533));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t535;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t535) : "f"(exponent));
#line 209 "fa-kernels/src/softmax.rs"
    s = t535;
    const f32 t536 = t532 + s;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t537 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t537));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t539;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t539) : "f"(exponent_2));
#line 209 "fa-kernels/src/softmax.rs"
    s_2 = t539;
    const f32 t540 = t536 + s_2;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t541 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_3;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t541));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t543;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t543) : "f"(exponent_3));
#line 209 "fa-kernels/src/softmax.rs"
    s_5 = t543;
    const f32 t544 = t540 + s_5;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t545 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_4;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t545));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t547;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t547) : "f"(exponent_4));
#line 209 "fa-kernels/src/softmax.rs"
    s_6 = t547;
    const f32 t548 = t544 + s_6;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t549 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_5;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t549));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t551;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t551) : "f"(exponent_5));
#line 209 "fa-kernels/src/softmax.rs"
    s_9 = t551;
    const f32 t552 = t548 + s_9;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t553 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_6;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t553));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t555;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t555) : "f"(exponent_6));
#line 209 "fa-kernels/src/softmax.rs"
    s_10 = t555;
    const f32 t556 = t552 + s_10;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t557 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_7;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t557));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t559;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t559) : "f"(exponent_7));
#line 209 "fa-kernels/src/softmax.rs"
    s_13 = t559;
    const f32 t560 = t556 + s_13;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t561 = -reference;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_8;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t561));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t563;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t563) : "f"(exponent_8));
#line 209 "fa-kernels/src/softmax.rs"
    s_14 = t563;
    const f32 t564 = t560 + s_14;
#line 212 "fa-kernels/src/softmax.rs"
    row_sum = t564;
#line 168 "fa-kernels/src/softmax.rs"
    const f32 old_2 = row_max_2;
#line 182 "fa-kernels/src/softmax.rs"
    f32 t566;
    asm("max.f32 %0, %1, %2;" : "=f"(t566) : "f"(old_2), "f"(s_3));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t567;
    asm("max.f32 %0, %1, %2;" : "=f"(t567) : "f"(t566), "f"(s_4));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t568;
    asm("max.f32 %0, %1, %2;" : "=f"(t568) : "f"(t567), "f"(s_7));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t569;
    asm("max.f32 %0, %1, %2;" : "=f"(t569) : "f"(t568), "f"(s_8));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t570;
    asm("max.f32 %0, %1, %2;" : "=f"(t570) : "f"(t569), "f"(s_11));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t571;
    asm("max.f32 %0, %1, %2;" : "=f"(t571) : "f"(t570), "f"(s_12));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t572;
    asm("max.f32 %0, %1, %2;" : "=f"(t572) : "f"(t571), "f"(s_15));
#line 182 "fa-kernels/src/softmax.rs"
    f32 t573;
    asm("max.f32 %0, %1, %2;" : "=f"(t573) : "f"(t572), "f"(s_16));
#line 479 "fa-kernels/src/softmax.rs"
    f32 t574;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t574) : "f"(t573));
#line 479 "fa-kernels/src/softmax.rs"
    f32 pair_2;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t573), "f"(t574));
#line 480 "fa-kernels/src/softmax.rs"
    f32 t576;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t576) : "f"(pair_2));
#line 480 "fa-kernels/src/softmax.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t576));
#line 191 "fa-kernels/src/softmax.rs"
    const bool none_2 = new_2 == __uint_as_float(0xff800000u);
    const f32 t579 = new_2 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
    const f32 reference_2 = none_2 ? 0.0f : t579;
#line 171 "fa-kernels/src/softmax.rs"
    const f32 t581 = -reference_2;
#line 171 "fa-kernels/src/softmax.rs"
    f32 t582;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t582) : "f"(old_2), "f"(scale_log2), "f"(t581));
#line 171 "fa-kernels/src/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t582));
#line 172 "fa-kernels/src/softmax.rs"
    row_max_2 = new_2;
#line 206 "fa-kernels/src/softmax.rs"
    const f32 t584 = row_sum_2 * rescale_2;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t585 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_9;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_3), "f"(scale_log2), "f"(t585));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t587;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t587) : "f"(exponent_9));
#line 209 "fa-kernels/src/softmax.rs"
    s_3 = t587;
    const f32 t588 = t584 + s_3;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t589 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_10;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_4), "f"(scale_log2), "f"(t589));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t591;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t591) : "f"(exponent_10));
#line 209 "fa-kernels/src/softmax.rs"
    s_4 = t591;
    const f32 t592 = t588 + s_4;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t593 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_11;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_7), "f"(scale_log2), "f"(t593));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t595;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t595) : "f"(exponent_11));
#line 209 "fa-kernels/src/softmax.rs"
    s_7 = t595;
    const f32 t596 = t592 + s_7;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t597 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_12;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_8), "f"(scale_log2), "f"(t597));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t599;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t599) : "f"(exponent_12));
#line 209 "fa-kernels/src/softmax.rs"
    s_8 = t599;
    const f32 t600 = t596 + s_8;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t601 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_13;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t601));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t603;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t603) : "f"(exponent_13));
#line 209 "fa-kernels/src/softmax.rs"
    s_11 = t603;
    const f32 t604 = t600 + s_11;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t605 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_14;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t605));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t607;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t607) : "f"(exponent_14));
#line 209 "fa-kernels/src/softmax.rs"
    s_12 = t607;
    const f32 t608 = t604 + s_12;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t609 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_15;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t609));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t611;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t611) : "f"(exponent_15));
#line 209 "fa-kernels/src/softmax.rs"
    s_15 = t611;
    const f32 t612 = t608 + s_15;
#line 208 "fa-kernels/src/softmax.rs"
    const f32 t613 = -reference_2;
#line 208 "fa-kernels/src/softmax.rs"
    f32 exponent_16;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t613));
#line 223 "fa-kernels/src/softmax.rs"
    f32 t615;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t615) : "f"(exponent_16));
#line 209 "fa-kernels/src/softmax.rs"
    s_16 = t615;
    const f32 t616 = t612 + s_16;
#line 212 "fa-kernels/src/softmax.rs"
    row_sum_2 = t616;
#line 113 "fa-kernels/src/forward/mma/tile.rs"
    u32 t617;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t617) : "f"(s), "f"(s_2));
#line 113 "fa-kernels/src/forward/mma/tile.rs"
    u32 t618;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t618) : "f"(s_3), "f"(s_4));
#line 113 "fa-kernels/src/forward/mma/tile.rs"
    u32 t619;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t619) : "f"(s_5), "f"(s_6));
#line 113 "fa-kernels/src/forward/mma/tile.rs"
    u32 t620;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t620) : "f"(s_7), "f"(s_8));
#line 113 "fa-kernels/src/forward/mma/tile.rs"
    u32 t621;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t621) : "f"(s_9), "f"(s_10));
#line 113 "fa-kernels/src/forward/mma/tile.rs"
    u32 t622;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t622) : "f"(s_11), "f"(s_12));
#line 113 "fa-kernels/src/forward/mma/tile.rs"
    u32 t623;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t623) : "f"(s_13), "f"(s_14));
#line 113 "fa-kernels/src/forward/mma/tile.rs"
    u32 t624;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t624) : "f"(s_15), "f"(s_16));
#line 145 "fa-kernels/src/forward/mma/tile.rs"
    u32 t625;
    asm volatile("mov.b32 %0, %1;" : "=r"(t625) : "r"(t382));
#line 145 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t626 = t625 ^ 32u;
#line 145 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t627 = t625 ^ 64u;
#line 145 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t628 = t625 ^ 96u;
    const u32 t629 = t179 + t625;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t630 = t179 + t626;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t631 = t179 + t627;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t632 = t179 + t628;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_193;
    u32 m_194;
    u32 m_195;
    u32 m_196;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t629) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_193), "r"(m_194));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_195), "r"(m_196));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_197;
    u32 m_198;
    u32 m_199;
    u32 m_200;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t630) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_197), "r"(m_198));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_199), "r"(m_200));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_201;
    u32 m_202;
    u32 m_203;
    u32 m_204;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t631) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_201), "r"(m_202));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_203), "r"(m_204));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_205;
    u32 m_206;
    u32 m_207;
    u32 m_208;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t632) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_205), "r"(m_206));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_207), "r"(m_208));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_209;
    u32 m_210;
    u32 m_211;
    u32 m_212;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t629) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_209), "r"(m_210));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_211), "r"(m_212));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_213;
    u32 m_214;
    u32 m_215;
    u32 m_216;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t630) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_213), "r"(m_214));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_215), "r"(m_216));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_217;
    u32 m_218;
    u32 m_219;
    u32 m_220;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t631) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_217), "r"(m_218));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_219), "r"(m_220));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_221;
    u32 m_222;
    u32 m_223;
    u32 m_224;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t632) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_221), "r"(m_222));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_223), "r"(m_224));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_225;
    u32 m_226;
    u32 m_227;
    u32 m_228;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t629) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_225), "r"(m_226));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_227), "r"(m_228));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_229;
    u32 m_230;
    u32 m_231;
    u32 m_232;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t630) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_229), "r"(m_230));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_231), "r"(m_232));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_233;
    u32 m_234;
    u32 m_235;
    u32 m_236;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t631) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_233), "r"(m_234));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_235), "r"(m_236));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_237;
    u32 m_238;
    u32 m_239;
    u32 m_240;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t632) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_237), "r"(m_238));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_239), "r"(m_240));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_241;
    u32 m_242;
    u32 m_243;
    u32 m_244;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t629) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_241), "r"(m_242));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_243), "r"(m_244));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_245;
    u32 m_246;
    u32 m_247;
    u32 m_248;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t630) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_245), "r"(m_246));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_247), "r"(m_248));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_249;
    u32 m_250;
    u32 m_251;
    u32 m_252;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t631) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_249), "r"(m_250));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_251), "r"(m_252));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_253;
    u32 m_254;
    u32 m_255;
    u32 m_256;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t632) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_253), "r"(m_254));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(t617), "r"(t618), "r"(t619), "r"(t620), "r"(m_255), "r"(m_256));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_257;
    u32 m_258;
    u32 m_259;
    u32 m_260;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t629) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_257), "r"(m_258));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_259), "r"(m_260));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_261;
    u32 m_262;
    u32 m_263;
    u32 m_264;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t630) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_261), "r"(m_262));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_263), "r"(m_264));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_265;
    u32 m_266;
    u32 m_267;
    u32 m_268;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t631) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_265), "r"(m_266));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_267), "r"(m_268));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_269;
    u32 m_270;
    u32 m_271;
    u32 m_272;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t632) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_269), "r"(m_270));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_271), "r"(m_272));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_273;
    u32 m_274;
    u32 m_275;
    u32 m_276;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t629) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_273), "r"(m_274));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_275), "r"(m_276));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_277;
    u32 m_278;
    u32 m_279;
    u32 m_280;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t630) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_277), "r"(m_278));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_279), "r"(m_280));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_281;
    u32 m_282;
    u32 m_283;
    u32 m_284;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t631) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_281), "r"(m_282));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_283), "r"(m_284));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_285;
    u32 m_286;
    u32 m_287;
    u32 m_288;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t632) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_285), "r"(m_286));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_287), "r"(m_288));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_289;
    u32 m_290;
    u32 m_291;
    u32 m_292;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t629) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_289), "r"(m_290));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_291), "r"(m_292));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_293;
    u32 m_294;
    u32 m_295;
    u32 m_296;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t630) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_293), "r"(m_294));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_295), "r"(m_296));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_297;
    u32 m_298;
    u32 m_299;
    u32 m_300;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t631) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_297), "r"(m_298));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_299), "r"(m_300));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_301;
    u32 m_302;
    u32 m_303;
    u32 m_304;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t632) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_301), "r"(m_302));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_303), "r"(m_304));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_305;
    u32 m_306;
    u32 m_307;
    u32 m_308;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t629) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_305), "r"(m_306));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_307), "r"(m_308));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_309;
    u32 m_310;
    u32 m_311;
    u32 m_312;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t630) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_309), "r"(m_310));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_311), "r"(m_312));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_313;
    u32 m_314;
    u32 m_315;
    u32 m_316;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t631) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_313), "r"(m_314));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_315), "r"(m_316));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    u32 m_317;
    u32 m_318;
    u32 m_319;
    u32 m_320;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t632) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_317), "r"(m_318));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(t621), "r"(t622), "r"(t623), "r"(t624), "r"(m_319), "r"(m_320));
#line 67 "fa-kernels/src/forward/mma/tile.rs"
    const u32 cut_right = t42 > 1u ? t42 : 1u;
    const u32 cut_left = end_5 > cut_right ? end_5 : cut_right;
#line 70 "fa-kernels/src/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i = 1u; i < cut_right; i += 1u) {
#line 95 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 148 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t635 = end_5 - 1u;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t636 = t635 - i;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
        const u32 first_key_5 = t636 << 5u;
        const u32 t638 = head_dim >> 3u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t639 = t179 + t224;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t640 = (u64)first_key_5 * t217;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t641 = t228 + t640;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t642 = t641 + t229;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t643 = t219 < t638;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t644 = t643 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t639), "l"(t641), "r"(t644) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t645 = t219 < t638;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t646 = t645 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t639), "l"(t642), "r"(t646) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t647 = t641 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t648 = t219 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t649 = t648 < t638;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t650 = t649 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t639), "l"(t647), "r"(t650) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t651 = t642 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t652 = t219 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t653 = t652 < t638;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t654 = t653 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t639), "l"(t651), "r"(t654) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t655 = t641 + 256ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t656 = t219 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t657 = t656 < t638;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t658 = t657 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t639), "l"(t655), "r"(t658) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t659 = t642 + 256ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t660 = t219 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t661 = t660 < t638;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t662 = t661 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t639), "l"(t659), "r"(t662) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t663 = t641 + 384ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t664 = t219 + 24u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t665 = t664 < t638;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t666 = t665 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t639), "l"(t663), "r"(t666) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t667 = t642 + 384ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t668 = t219 + 24u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t669 = t668 < t638;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t670 = t669 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t639), "l"(t667), "r"(t670) : "memory");
#line 99 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
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
        u32 t671;
        asm volatile("mov.b32 %0, %1;" : "=r"(t671) : "r"(t375));
#line 136 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t672 = t671 ^ 32u;
#line 136 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t673 = t671 ^ 64u;
#line 136 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t674 = t671 ^ 96u;
        const u32 t675 = t178 + t671;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t676;
        asm volatile("mov.b32 %0, %1;" : "=r"(t676) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t676) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t675) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_325), "r"(m_326));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_327), "r"(m_328));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t675) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_329), "r"(m_330));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_331), "r"(m_332));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t677 = t178 + t672;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t678;
        asm volatile("mov.b32 %0, %1;" : "=r"(t678) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t679 = t678 ^ 32u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t679) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t677) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_337), "r"(m_338));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_339), "r"(m_340));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t677) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_341), "r"(m_342));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_343), "r"(m_344));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t680 = t178 + t673;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t681;
        asm volatile("mov.b32 %0, %1;" : "=r"(t681) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t682 = t681 ^ 64u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t682) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t680) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_345), "r"(m_346), "r"(m_347), "r"(m_348), "r"(m_349), "r"(m_350));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_345), "r"(m_346), "r"(m_347), "r"(m_348), "r"(m_351), "r"(m_352));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t680) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_345), "r"(m_346), "r"(m_347), "r"(m_348), "r"(m_353), "r"(m_354));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_345), "r"(m_346), "r"(m_347), "r"(m_348), "r"(m_355), "r"(m_356));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t683 = t178 + t674;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t684;
        asm volatile("mov.b32 %0, %1;" : "=r"(t684) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t685 = t684 ^ 96u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t685) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t683) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_361), "r"(m_362));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_363), "r"(m_364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t683) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_365), "r"(m_366));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_357), "r"(m_358), "r"(m_359), "r"(m_360), "r"(m_367), "r"(m_368));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t686;
        asm volatile("mov.b32 %0, %1;" : "=r"(t686) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t686) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t675) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_373), "r"(m_374));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_375), "r"(m_376));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t675) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_377), "r"(m_378));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_379), "r"(m_380));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t687;
        asm volatile("mov.b32 %0, %1;" : "=r"(t687) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t688 = t687 ^ 32u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t688) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t677) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_385), "r"(m_386));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_387), "r"(m_388));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t677) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_389), "r"(m_390));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_381), "r"(m_382), "r"(m_383), "r"(m_384), "r"(m_391), "r"(m_392));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t689;
        asm volatile("mov.b32 %0, %1;" : "=r"(t689) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t690 = t689 ^ 64u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t690) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t680) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_397), "r"(m_398));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_399), "r"(m_400));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t680) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_401), "r"(m_402));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_393), "r"(m_394), "r"(m_395), "r"(m_396), "r"(m_403), "r"(m_404));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t691;
        asm volatile("mov.b32 %0, %1;" : "=r"(t691) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t692 = t691 ^ 96u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t692) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t683) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_409), "r"(m_410));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_411), "r"(m_412));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t683) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_413), "r"(m_414));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_415), "r"(m_416));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t693;
        asm volatile("mov.b32 %0, %1;" : "=r"(t693) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t693) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t675) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_417), "r"(m_418), "r"(m_419), "r"(m_420), "r"(m_421), "r"(m_422));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_417), "r"(m_418), "r"(m_419), "r"(m_420), "r"(m_423), "r"(m_424));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t675) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_417), "r"(m_418), "r"(m_419), "r"(m_420), "r"(m_425), "r"(m_426));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_417), "r"(m_418), "r"(m_419), "r"(m_420), "r"(m_427), "r"(m_428));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t694;
        asm volatile("mov.b32 %0, %1;" : "=r"(t694) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t695 = t694 ^ 32u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t695) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t677) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t677) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t696;
        asm volatile("mov.b32 %0, %1;" : "=r"(t696) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t697 = t696 ^ 64u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t697) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t680) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_441), "r"(m_442), "r"(m_443), "r"(m_444), "r"(m_445), "r"(m_446));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_441), "r"(m_442), "r"(m_443), "r"(m_444), "r"(m_447), "r"(m_448));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t680) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_441), "r"(m_442), "r"(m_443), "r"(m_444), "r"(m_449), "r"(m_450));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_441), "r"(m_442), "r"(m_443), "r"(m_444), "r"(m_451), "r"(m_452));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t698;
        asm volatile("mov.b32 %0, %1;" : "=r"(t698) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t699 = t698 ^ 96u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t699) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t683) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_453), "r"(m_454), "r"(m_455), "r"(m_456), "r"(m_457), "r"(m_458));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_453), "r"(m_454), "r"(m_455), "r"(m_456), "r"(m_459), "r"(m_460));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t683) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_453), "r"(m_454), "r"(m_455), "r"(m_456), "r"(m_461), "r"(m_462));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_453), "r"(m_454), "r"(m_455), "r"(m_456), "r"(m_463), "r"(m_464));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t700;
        asm volatile("mov.b32 %0, %1;" : "=r"(t700) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t700) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t675) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_465), "r"(m_466), "r"(m_467), "r"(m_468), "r"(m_469), "r"(m_470));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_465), "r"(m_466), "r"(m_467), "r"(m_468), "r"(m_471), "r"(m_472));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t675) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_465), "r"(m_466), "r"(m_467), "r"(m_468), "r"(m_473), "r"(m_474));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_465), "r"(m_466), "r"(m_467), "r"(m_468), "r"(m_475), "r"(m_476));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t701;
        asm volatile("mov.b32 %0, %1;" : "=r"(t701) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t702 = t701 ^ 32u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t702) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t677) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_477), "r"(m_478), "r"(m_479), "r"(m_480), "r"(m_481), "r"(m_482));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_477), "r"(m_478), "r"(m_479), "r"(m_480), "r"(m_483), "r"(m_484));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t677) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_477), "r"(m_478), "r"(m_479), "r"(m_480), "r"(m_485), "r"(m_486));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_477), "r"(m_478), "r"(m_479), "r"(m_480), "r"(m_487), "r"(m_488));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t703;
        asm volatile("mov.b32 %0, %1;" : "=r"(t703) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t704 = t703 ^ 64u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t704) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t680) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_493), "r"(m_494));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_495), "r"(m_496));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t680) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_497), "r"(m_498));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_499), "r"(m_500));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t705;
        asm volatile("mov.b32 %0, %1;" : "=r"(t705) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t706 = t705 ^ 96u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t706) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t683) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_501), "r"(m_502), "r"(m_503), "r"(m_504), "r"(m_505), "r"(m_506));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_501), "r"(m_502), "r"(m_503), "r"(m_504), "r"(m_507), "r"(m_508));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t683) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_501), "r"(m_502), "r"(m_503), "r"(m_504), "r"(m_509), "r"(m_510));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_501), "r"(m_502), "r"(m_503), "r"(m_504), "r"(m_511), "r"(m_512));
#line 114 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
        const u32 next = i + 1u;
        const bool t708 = next < end_5;
#line 117 "fa-kernels/src/forward/mma/stream.rs"
        if (t708) {
#line 148 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t709 = end_5 - 1u;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t710 = t709 - next;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
            const u32 first_key_6 = t710 << 5u;
            const u32 t712 = head_dim >> 3u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t713 = t178 + t199;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t714 = (u64)first_key_6 * t192;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t715 = t203 + t714;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t716 = t715 + t204;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t717 = t194 < t712;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t718 = t717 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t713), "l"(t715), "r"(t718) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t719 = t194 < t712;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t720 = t719 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t713), "l"(t716), "r"(t720) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t721 = t715 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t722 = t194 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t723 = t722 < t712;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t724 = t723 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t713), "l"(t721), "r"(t724) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t725 = t716 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t726 = t194 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t727 = t726 < t712;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t728 = t727 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t713), "l"(t725), "r"(t728) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t729 = t715 + 256ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t730 = t194 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t731 = t730 < t712;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t732 = t731 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t713), "l"(t729), "r"(t732) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t733 = t716 + 256ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t734 = t194 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t735 = t734 < t712;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t736 = t735 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t713), "l"(t733), "r"(t736) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t737 = t715 + 384ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t738 = t194 + 24u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t739 = t738 < t712;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t740 = t739 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t713), "l"(t737), "r"(t740) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t741 = t716 + 384ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t742 = t194 + 24u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t743 = t742 < t712;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t744 = t743 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t713), "l"(t741), "r"(t744) : "memory");
        }
#line 120 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 152 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t745 = end_5 - 1u;
#line 152 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t746 = t745 - i;
#line 152 "fa-kernels/src/forward/mma/tile.rs"
        const u32 first_key_7 = t746 << 5u;
        const u32 first_query_3 = first_query + first_row;
#line 34 "fa-kernels/src/mask.rs"
        const u32 t749 = lane & 3u;
#line 34 "fa-kernels/src/mask.rs"
        const u32 t750 = t749 << 1u;
#line 34 "fa-kernels/src/mask.rs"
        const u32 column_2 = first_key_7 + t750;
#line 37 "fa-kernels/src/mask.rs"
        const u32 t752 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
        const u32 t753 = first_query_3 + t752;
#line 130 "fa-kernels/src/forward/problem.rs"
        const u32 t754 = t753 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
        const u32 end_12 = t754 + 1u;
        const u32 t756 = end_12 > seq_q ? end_12 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
        const u32 t757 = t756 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
        const u32 end_13 = t757 < seq_k ? t757 : seq_k;
#line 69 "fa-kernels/src/mask.rs"
        const u32 t759 = end_13 > column_2 ? end_13 : column_2;
#line 69 "fa-kernels/src/mask.rs"
        const u32 end_14 = t759 - column_2;
#line 58 "fa-kernels/src/mask.rs"
        const bool visible_17 = 0u < end_14;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t762 = visible_17 ? s_17 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_17 = t762;
#line 58 "fa-kernels/src/mask.rs"
        const bool visible_18 = 1u < end_14;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t764 = visible_18 ? s_18 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_18 = t764;
#line 58 "fa-kernels/src/mask.rs"
        const bool visible_19 = 8u < end_14;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t766 = visible_19 ? s_21 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_21 = t766;
#line 58 "fa-kernels/src/mask.rs"
        const bool visible_20 = 9u < end_14;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t768 = visible_20 ? s_22 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_22 = t768;
#line 58 "fa-kernels/src/mask.rs"
        const bool visible_21 = 16u < end_14;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t770 = visible_21 ? s_25 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_25 = t770;
#line 58 "fa-kernels/src/mask.rs"
        const bool visible_22 = 17u < end_14;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t772 = visible_22 ? s_26 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_26 = t772;
#line 58 "fa-kernels/src/mask.rs"
        const bool visible_23 = 24u < end_14;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t774 = visible_23 ? s_29 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_29 = t774;
#line 58 "fa-kernels/src/mask.rs"
        const bool visible_24 = 25u < end_14;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t776 = visible_24 ? s_30 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_30 = t776;
#line 37 "fa-kernels/src/mask.rs"
        const u32 t777 = lane >> 2u;
#line 37 "fa-kernels/src/mask.rs"
        const u32 t778 = first_query_3 + t777;
#line 37 "fa-kernels/src/mask.rs"
        const u32 t779 = t778 + 8u;
#line 130 "fa-kernels/src/forward/problem.rs"
        const u32 t780 = t779 + seq_k;
#line 130 "fa-kernels/src/forward/problem.rs"
        const u32 end_15 = t780 + 1u;
        const u32 t782 = end_15 > seq_q ? end_15 : seq_q;
#line 131 "fa-kernels/src/forward/problem.rs"
        const u32 t783 = t782 - seq_q;
#line 143 "fa-kernels/src/forward/problem.rs"
        const u32 end_16 = t783 < seq_k ? t783 : seq_k;
#line 69 "fa-kernels/src/mask.rs"
        const u32 t785 = end_16 > column_2 ? end_16 : column_2;
#line 69 "fa-kernels/src/mask.rs"
        const u32 end_17 = t785 - column_2;
#line 58 "fa-kernels/src/mask.rs"
        const bool visible_25 = 0u < end_17;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t788 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_19 = t788;
#line 58 "fa-kernels/src/mask.rs"
        const bool visible_26 = 1u < end_17;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t790 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_20 = t790;
#line 58 "fa-kernels/src/mask.rs"
        const bool visible_27 = 8u < end_17;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t792 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_23 = t792;
#line 58 "fa-kernels/src/mask.rs"
        const bool visible_28 = 9u < end_17;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t794 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_24 = t794;
#line 58 "fa-kernels/src/mask.rs"
        const bool visible_29 = 16u < end_17;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t796 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_27 = t796;
#line 58 "fa-kernels/src/mask.rs"
        const bool visible_30 = 17u < end_17;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t798 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_28 = t798;
#line 58 "fa-kernels/src/mask.rs"
        const bool visible_31 = 24u < end_17;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t800 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_31 = t800;
#line 58 "fa-kernels/src/mask.rs"
        const bool visible_32 = 25u < end_17;
#line 49 "fa-kernels/src/mask.rs"
        const f32 t802 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 49 "fa-kernels/src/mask.rs"
        s_32 = t802;
#line 168 "fa-kernels/src/softmax.rs"
        const f32 old_3 = row_max;
#line 182 "fa-kernels/src/softmax.rs"
        f32 t804;
        asm("max.f32 %0, %1, %2;" : "=f"(t804) : "f"(old_3), "f"(s_17));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t805;
        asm("max.f32 %0, %1, %2;" : "=f"(t805) : "f"(t804), "f"(s_18));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t806;
        asm("max.f32 %0, %1, %2;" : "=f"(t806) : "f"(t805), "f"(s_21));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t807;
        asm("max.f32 %0, %1, %2;" : "=f"(t807) : "f"(t806), "f"(s_22));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t808;
        asm("max.f32 %0, %1, %2;" : "=f"(t808) : "f"(t807), "f"(s_25));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t809;
        asm("max.f32 %0, %1, %2;" : "=f"(t809) : "f"(t808), "f"(s_26));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t810;
        asm("max.f32 %0, %1, %2;" : "=f"(t810) : "f"(t809), "f"(s_29));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t811;
        asm("max.f32 %0, %1, %2;" : "=f"(t811) : "f"(t810), "f"(s_30));
#line 479 "fa-kernels/src/softmax.rs"
        f32 t812;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t812) : "f"(t811));
#line 479 "fa-kernels/src/softmax.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t811), "f"(t812));
#line 480 "fa-kernels/src/softmax.rs"
        f32 t814;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t814) : "f"(pair_3));
#line 480 "fa-kernels/src/softmax.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t814));
#line 191 "fa-kernels/src/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t817 = new_3 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t817;
#line 171 "fa-kernels/src/softmax.rs"
        const f32 t819 = -reference_3;
#line 171 "fa-kernels/src/softmax.rs"
        f32 t820;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t820) : "f"(old_3), "f"(scale_log2), "f"(t819));
#line 171 "fa-kernels/src/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t820));
#line 172 "fa-kernels/src/softmax.rs"
        row_max = new_3;
#line 206 "fa-kernels/src/softmax.rs"
        const f32 t822 = row_sum * rescale_3;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t823 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_17), "f"(scale_log2), "f"(t823));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t825;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t825) : "f"(exponent_17));
#line 209 "fa-kernels/src/softmax.rs"
        s_17 = t825;
        const f32 t826 = t822 + s_17;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t827 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_18), "f"(scale_log2), "f"(t827));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t829;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t829) : "f"(exponent_18));
#line 209 "fa-kernels/src/softmax.rs"
        s_18 = t829;
        const f32 t830 = t826 + s_18;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t831 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_21), "f"(scale_log2), "f"(t831));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t833;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t833) : "f"(exponent_19));
#line 209 "fa-kernels/src/softmax.rs"
        s_21 = t833;
        const f32 t834 = t830 + s_21;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t835 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_22), "f"(scale_log2), "f"(t835));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t837;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t837) : "f"(exponent_20));
#line 209 "fa-kernels/src/softmax.rs"
        s_22 = t837;
        const f32 t838 = t834 + s_22;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t839 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_25), "f"(scale_log2), "f"(t839));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t841;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t841) : "f"(exponent_21));
#line 209 "fa-kernels/src/softmax.rs"
        s_25 = t841;
        const f32 t842 = t838 + s_25;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t843 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_26), "f"(scale_log2), "f"(t843));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t845;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t845) : "f"(exponent_22));
#line 209 "fa-kernels/src/softmax.rs"
        s_26 = t845;
        const f32 t846 = t842 + s_26;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t847 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_29), "f"(scale_log2), "f"(t847));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t849;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t849) : "f"(exponent_23));
#line 209 "fa-kernels/src/softmax.rs"
        s_29 = t849;
        const f32 t850 = t846 + s_29;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t851 = -reference_3;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_30), "f"(scale_log2), "f"(t851));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t853;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t853) : "f"(exponent_24));
#line 209 "fa-kernels/src/softmax.rs"
        s_30 = t853;
        const f32 t854 = t850 + s_30;
#line 212 "fa-kernels/src/softmax.rs"
        row_sum = t854;
#line 168 "fa-kernels/src/softmax.rs"
        const f32 old_4 = row_max_2;
#line 182 "fa-kernels/src/softmax.rs"
        f32 t856;
        asm("max.f32 %0, %1, %2;" : "=f"(t856) : "f"(old_4), "f"(s_19));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t857;
        asm("max.f32 %0, %1, %2;" : "=f"(t857) : "f"(t856), "f"(s_20));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t858;
        asm("max.f32 %0, %1, %2;" : "=f"(t858) : "f"(t857), "f"(s_23));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t859;
        asm("max.f32 %0, %1, %2;" : "=f"(t859) : "f"(t858), "f"(s_24));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t860;
        asm("max.f32 %0, %1, %2;" : "=f"(t860) : "f"(t859), "f"(s_27));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t861;
        asm("max.f32 %0, %1, %2;" : "=f"(t861) : "f"(t860), "f"(s_28));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t862;
        asm("max.f32 %0, %1, %2;" : "=f"(t862) : "f"(t861), "f"(s_31));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t863;
        asm("max.f32 %0, %1, %2;" : "=f"(t863) : "f"(t862), "f"(s_32));
#line 479 "fa-kernels/src/softmax.rs"
        f32 t864;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t864) : "f"(t863));
#line 479 "fa-kernels/src/softmax.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t863), "f"(t864));
#line 480 "fa-kernels/src/softmax.rs"
        f32 t866;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t866) : "f"(pair_4));
#line 480 "fa-kernels/src/softmax.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t866));
#line 191 "fa-kernels/src/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t869 = new_4 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t869;
#line 171 "fa-kernels/src/softmax.rs"
        const f32 t871 = -reference_4;
#line 171 "fa-kernels/src/softmax.rs"
        f32 t872;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t872) : "f"(old_4), "f"(scale_log2), "f"(t871));
#line 171 "fa-kernels/src/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t872));
#line 172 "fa-kernels/src/softmax.rs"
        row_max_2 = new_4;
#line 206 "fa-kernels/src/softmax.rs"
        const f32 t874 = row_sum_2 * rescale_4;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t875 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t875));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t877;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t877) : "f"(exponent_25));
#line 209 "fa-kernels/src/softmax.rs"
        s_19 = t877;
        const f32 t878 = t874 + s_19;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t879 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t879));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t881;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t881) : "f"(exponent_26));
#line 209 "fa-kernels/src/softmax.rs"
        s_20 = t881;
        const f32 t882 = t878 + s_20;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t883 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t883));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t885;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t885) : "f"(exponent_27));
#line 209 "fa-kernels/src/softmax.rs"
        s_23 = t885;
        const f32 t886 = t882 + s_23;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t887 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t887));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t889;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t889) : "f"(exponent_28));
#line 209 "fa-kernels/src/softmax.rs"
        s_24 = t889;
        const f32 t890 = t886 + s_24;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t891 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t891));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t893;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t893) : "f"(exponent_29));
#line 209 "fa-kernels/src/softmax.rs"
        s_27 = t893;
        const f32 t894 = t890 + s_27;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t895 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t895));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t897;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t897) : "f"(exponent_30));
#line 209 "fa-kernels/src/softmax.rs"
        s_28 = t897;
        const f32 t898 = t894 + s_28;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t899 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t899));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t901;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t901) : "f"(exponent_31));
#line 209 "fa-kernels/src/softmax.rs"
        s_31 = t901;
        const f32 t902 = t898 + s_31;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t903 = -reference_4;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t903));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t905;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t905) : "f"(exponent_32));
#line 209 "fa-kernels/src/softmax.rs"
        s_32 = t905;
        const f32 t906 = t902 + s_32;
#line 212 "fa-kernels/src/softmax.rs"
        row_sum_2 = t906;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t907 = acc * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc = t907;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t908 = acc_2 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_2 = t908;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t909 = acc_5 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_5 = t909;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t910 = acc_6 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_6 = t910;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t911 = acc_9 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_9 = t911;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t912 = acc_10 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_10 = t912;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t913 = acc_13 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_13 = t913;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t914 = acc_14 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_14 = t914;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t915 = acc_17 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_17 = t915;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t916 = acc_18 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_18 = t916;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t917 = acc_21 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_21 = t917;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t918 = acc_22 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_22 = t918;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t919 = acc_25 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_25 = t919;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t920 = acc_26 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_26 = t920;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t921 = acc_29 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_29 = t921;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t922 = acc_30 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_30 = t922;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t923 = acc_33 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_33 = t923;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t924 = acc_34 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_34 = t924;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t925 = acc_37 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_37 = t925;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t926 = acc_38 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_38 = t926;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t927 = acc_41 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_41 = t927;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t928 = acc_42 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_42 = t928;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t929 = acc_45 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_45 = t929;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t930 = acc_46 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_46 = t930;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t931 = acc_49 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_49 = t931;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t932 = acc_50 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_50 = t932;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t933 = acc_53 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_53 = t933;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t934 = acc_54 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_54 = t934;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t935 = acc_57 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_57 = t935;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t936 = acc_58 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_58 = t936;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t937 = acc_61 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_61 = t937;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t938 = acc_62 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_62 = t938;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t939 = acc_65 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_65 = t939;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t940 = acc_66 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_66 = t940;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t941 = acc_69 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_69 = t941;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t942 = acc_70 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_70 = t942;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t943 = acc_73 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_73 = t943;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t944 = acc_74 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_74 = t944;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t945 = acc_77 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_77 = t945;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t946 = acc_78 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_78 = t946;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t947 = acc_81 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_81 = t947;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t948 = acc_82 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_82 = t948;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t949 = acc_85 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_85 = t949;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t950 = acc_86 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_86 = t950;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t951 = acc_89 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_89 = t951;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t952 = acc_90 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_90 = t952;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t953 = acc_93 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_93 = t953;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t954 = acc_94 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_94 = t954;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t955 = acc_97 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_97 = t955;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t956 = acc_98 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_98 = t956;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t957 = acc_101 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_101 = t957;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t958 = acc_102 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_102 = t958;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t959 = acc_105 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_105 = t959;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t960 = acc_106 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_106 = t960;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t961 = acc_109 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_109 = t961;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t962 = acc_110 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_110 = t962;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t963 = acc_113 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_113 = t963;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t964 = acc_114 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_114 = t964;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t965 = acc_117 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_117 = t965;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t966 = acc_118 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_118 = t966;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t967 = acc_121 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_121 = t967;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t968 = acc_122 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_122 = t968;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t969 = acc_125 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_125 = t969;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t970 = acc_126 * rescale_3;
#line 433 "fa-kernels/src/softmax.rs"
        acc_126 = t970;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t971 = acc_3 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_3 = t971;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t972 = acc_4 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_4 = t972;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t973 = acc_7 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_7 = t973;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t974 = acc_8 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_8 = t974;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t975 = acc_11 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_11 = t975;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t976 = acc_12 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_12 = t976;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t977 = acc_15 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_15 = t977;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t978 = acc_16 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_16 = t978;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t979 = acc_19 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_19 = t979;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t980 = acc_20 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_20 = t980;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t981 = acc_23 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_23 = t981;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t982 = acc_24 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_24 = t982;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t983 = acc_27 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_27 = t983;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t984 = acc_28 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_28 = t984;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t985 = acc_31 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_31 = t985;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t986 = acc_32 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_32 = t986;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t987 = acc_35 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_35 = t987;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t988 = acc_36 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_36 = t988;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t989 = acc_39 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_39 = t989;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t990 = acc_40 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_40 = t990;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t991 = acc_43 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_43 = t991;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t992 = acc_44 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_44 = t992;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t993 = acc_47 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_47 = t993;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t994 = acc_48 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_48 = t994;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t995 = acc_51 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_51 = t995;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t996 = acc_52 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_52 = t996;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t997 = acc_55 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_55 = t997;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t998 = acc_56 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_56 = t998;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t999 = acc_59 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_59 = t999;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1000 = acc_60 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_60 = t1000;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1001 = acc_63 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_63 = t1001;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1002 = acc_64 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_64 = t1002;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1003 = acc_67 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_67 = t1003;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1004 = acc_68 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_68 = t1004;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1005 = acc_71 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_71 = t1005;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1006 = acc_72 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_72 = t1006;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1007 = acc_75 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_75 = t1007;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1008 = acc_76 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_76 = t1008;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1009 = acc_79 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_79 = t1009;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1010 = acc_80 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_80 = t1010;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1011 = acc_83 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_83 = t1011;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1012 = acc_84 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_84 = t1012;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1013 = acc_87 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_87 = t1013;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1014 = acc_88 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_88 = t1014;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1015 = acc_91 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_91 = t1015;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1016 = acc_92 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_92 = t1016;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1017 = acc_95 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_95 = t1017;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1018 = acc_96 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_96 = t1018;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1019 = acc_99 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_99 = t1019;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1020 = acc_100 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_100 = t1020;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1021 = acc_103 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_103 = t1021;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1022 = acc_104 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_104 = t1022;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1023 = acc_107 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_107 = t1023;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1024 = acc_108 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_108 = t1024;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1025 = acc_111 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_111 = t1025;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1026 = acc_112 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_112 = t1026;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1027 = acc_115 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_115 = t1027;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1028 = acc_116 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_116 = t1028;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1029 = acc_119 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_119 = t1029;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1030 = acc_120 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_120 = t1030;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1031 = acc_123 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_123 = t1031;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1032 = acc_124 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_124 = t1032;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1033 = acc_127 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_127 = t1033;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1034 = acc_128 * rescale_4;
#line 433 "fa-kernels/src/softmax.rs"
        acc_128 = t1034;
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1035;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1035) : "f"(s_17), "f"(s_18));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1036;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1036) : "f"(s_19), "f"(s_20));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1037;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1037) : "f"(s_21), "f"(s_22));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1038;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1038) : "f"(s_23), "f"(s_24));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1039;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1039) : "f"(s_25), "f"(s_26));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1040;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1040) : "f"(s_27), "f"(s_28));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1041;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1041) : "f"(s_29), "f"(s_30));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1042;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1042) : "f"(s_31), "f"(s_32));
#line 145 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1043;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1043) : "r"(t382));
#line 145 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1044 = t1043 ^ 32u;
#line 145 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1045 = t1043 ^ 64u;
#line 145 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1046 = t1043 ^ 96u;
        const u32 t1047 = t179 + t1043;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1048 = t179 + t1044;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1049 = t179 + t1045;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1050 = t179 + t1046;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1047) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_513), "r"(m_514));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_515), "r"(m_516));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1048) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_517), "r"(m_518));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_519), "r"(m_520));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1049) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_521), "r"(m_522));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_523), "r"(m_524));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1050) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_525), "r"(m_526));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_527), "r"(m_528));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1047) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_529), "r"(m_530));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_531), "r"(m_532));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1048) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_533), "r"(m_534));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_535), "r"(m_536));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1049) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_537), "r"(m_538));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_539), "r"(m_540));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1050) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_541), "r"(m_542));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_543), "r"(m_544));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t1047) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_545), "r"(m_546));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_547), "r"(m_548));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t1048) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_549), "r"(m_550));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_551), "r"(m_552));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t1049) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_553), "r"(m_554));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_555), "r"(m_556));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t1050) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_557), "r"(m_558));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_559), "r"(m_560));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t1047) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_561), "r"(m_562));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_563), "r"(m_564));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t1048) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_565), "r"(m_566));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_567), "r"(m_568));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t1049) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_569), "r"(m_570));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_571), "r"(m_572));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t1050) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_573), "r"(m_574));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "r"(m_575), "r"(m_576));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_577;
        u32 m_578;
        u32 m_579;
        u32 m_580;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_577), "=r"(m_578), "=r"(m_579), "=r"(m_580) : "r"(t1047) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_577), "r"(m_578));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_579), "r"(m_580));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_581;
        u32 m_582;
        u32 m_583;
        u32 m_584;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_581), "=r"(m_582), "=r"(m_583), "=r"(m_584) : "r"(t1048) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_581), "r"(m_582));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_583), "r"(m_584));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_585;
        u32 m_586;
        u32 m_587;
        u32 m_588;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_585), "=r"(m_586), "=r"(m_587), "=r"(m_588) : "r"(t1049) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_585), "r"(m_586));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_587), "r"(m_588));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_589;
        u32 m_590;
        u32 m_591;
        u32 m_592;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_589), "=r"(m_590), "=r"(m_591), "=r"(m_592) : "r"(t1050) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_589), "r"(m_590));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_591), "r"(m_592));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_593;
        u32 m_594;
        u32 m_595;
        u32 m_596;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_593), "=r"(m_594), "=r"(m_595), "=r"(m_596) : "r"(t1047) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_593), "r"(m_594));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_595), "r"(m_596));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_597;
        u32 m_598;
        u32 m_599;
        u32 m_600;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_597), "=r"(m_598), "=r"(m_599), "=r"(m_600) : "r"(t1048) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_597), "r"(m_598));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_599), "r"(m_600));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_601;
        u32 m_602;
        u32 m_603;
        u32 m_604;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_601), "=r"(m_602), "=r"(m_603), "=r"(m_604) : "r"(t1049) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_601), "r"(m_602));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_603), "r"(m_604));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_605;
        u32 m_606;
        u32 m_607;
        u32 m_608;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_605), "=r"(m_606), "=r"(m_607), "=r"(m_608) : "r"(t1050) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_605), "r"(m_606));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_607), "r"(m_608));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_609;
        u32 m_610;
        u32 m_611;
        u32 m_612;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_609), "=r"(m_610), "=r"(m_611), "=r"(m_612) : "r"(t1047) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_609), "r"(m_610));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_611), "r"(m_612));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_613;
        u32 m_614;
        u32 m_615;
        u32 m_616;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_613), "=r"(m_614), "=r"(m_615), "=r"(m_616) : "r"(t1048) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_613), "r"(m_614));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_615), "r"(m_616));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_617;
        u32 m_618;
        u32 m_619;
        u32 m_620;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_617), "=r"(m_618), "=r"(m_619), "=r"(m_620) : "r"(t1049) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_617), "r"(m_618));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_619), "r"(m_620));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_621;
        u32 m_622;
        u32 m_623;
        u32 m_624;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_621), "=r"(m_622), "=r"(m_623), "=r"(m_624) : "r"(t1050) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_621), "r"(m_622));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_623), "r"(m_624));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_625;
        u32 m_626;
        u32 m_627;
        u32 m_628;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_625), "=r"(m_626), "=r"(m_627), "=r"(m_628) : "r"(t1047) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_625), "r"(m_626));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_627), "r"(m_628));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_629;
        u32 m_630;
        u32 m_631;
        u32 m_632;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_629), "=r"(m_630), "=r"(m_631), "=r"(m_632) : "r"(t1048) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_629), "r"(m_630));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_631), "r"(m_632));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_633;
        u32 m_634;
        u32 m_635;
        u32 m_636;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_633), "=r"(m_634), "=r"(m_635), "=r"(m_636) : "r"(t1049) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_633), "r"(m_634));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_635), "r"(m_636));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_637;
        u32 m_638;
        u32 m_639;
        u32 m_640;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_637), "=r"(m_638), "=r"(m_639), "=r"(m_640) : "r"(t1050) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_637), "r"(m_638));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(t1039), "r"(t1040), "r"(t1041), "r"(t1042), "r"(m_639), "r"(m_640));
    }
#line 84 "fa-kernels/src/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i_2 = cut_right; i_2 < end_5; i_2 += 1u) {
#line 95 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 148 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1051 = end_5 - 1u;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1052 = t1051 - i_2;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
        const u32 first_key_8 = t1052 << 5u;
        const u32 t1054 = head_dim >> 3u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1055 = t179 + t224;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t1056 = (u64)first_key_8 * t217;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t1057 = t228 + t1056;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t1058 = t1057 + t229;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t1059 = t219 < t1054;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1060 = t1059 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1055), "l"(t1057), "r"(t1060) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t1061 = t219 < t1054;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1062 = t1061 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1055), "l"(t1058), "r"(t1062) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t1063 = t1057 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1064 = t219 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t1065 = t1064 < t1054;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1066 = t1065 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1055), "l"(t1063), "r"(t1066) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t1067 = t1058 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1068 = t219 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t1069 = t1068 < t1054;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1070 = t1069 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1055), "l"(t1067), "r"(t1070) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t1071 = t1057 + 256ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1072 = t219 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t1073 = t1072 < t1054;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1074 = t1073 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1055), "l"(t1071), "r"(t1074) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t1075 = t1058 + 256ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1076 = t219 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t1077 = t1076 < t1054;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1078 = t1077 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1055), "l"(t1075), "r"(t1078) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t1079 = t1057 + 384ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1080 = t219 + 24u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t1081 = t1080 < t1054;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1082 = t1081 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1055), "l"(t1079), "r"(t1082) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u64 t1083 = t1058 + 384ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1084 = t219 + 24u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const bool t1085 = t1084 < t1054;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        const u32 t1086 = t1085 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1055), "l"(t1083), "r"(t1086) : "memory");
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
#line 136 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1087;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1087) : "r"(t375));
#line 136 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1088 = t1087 ^ 32u;
#line 136 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1089 = t1087 ^ 64u;
#line 136 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1090 = t1087 ^ 96u;
        const u32 t1091 = t178 + t1087;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1092;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1092) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_641;
        u32 m_642;
        u32 m_643;
        u32 m_644;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_641), "=r"(m_642), "=r"(m_643), "=r"(m_644) : "r"(t1092) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_645;
        u32 m_646;
        u32 m_647;
        u32 m_648;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_645), "=r"(m_646), "=r"(m_647), "=r"(m_648) : "r"(t1091) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_645), "r"(m_646));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_647), "r"(m_648));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_649;
        u32 m_650;
        u32 m_651;
        u32 m_652;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_649), "=r"(m_650), "=r"(m_651), "=r"(m_652) : "r"(t1091) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_649), "r"(m_650));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_651), "r"(m_652));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1093 = t178 + t1088;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1094;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1094) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1095 = t1094 ^ 32u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_653;
        u32 m_654;
        u32 m_655;
        u32 m_656;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_653), "=r"(m_654), "=r"(m_655), "=r"(m_656) : "r"(t1095) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_657;
        u32 m_658;
        u32 m_659;
        u32 m_660;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_657), "=r"(m_658), "=r"(m_659), "=r"(m_660) : "r"(t1093) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_657), "r"(m_658));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_659), "r"(m_660));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_661;
        u32 m_662;
        u32 m_663;
        u32 m_664;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_661), "=r"(m_662), "=r"(m_663), "=r"(m_664) : "r"(t1093) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_661), "r"(m_662));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_663), "r"(m_664));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1096 = t178 + t1089;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1097;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1097) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1098 = t1097 ^ 64u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_665;
        u32 m_666;
        u32 m_667;
        u32 m_668;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_665), "=r"(m_666), "=r"(m_667), "=r"(m_668) : "r"(t1098) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_669;
        u32 m_670;
        u32 m_671;
        u32 m_672;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_669), "=r"(m_670), "=r"(m_671), "=r"(m_672) : "r"(t1096) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_665), "r"(m_666), "r"(m_667), "r"(m_668), "r"(m_669), "r"(m_670));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_665), "r"(m_666), "r"(m_667), "r"(m_668), "r"(m_671), "r"(m_672));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_673;
        u32 m_674;
        u32 m_675;
        u32 m_676;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_673), "=r"(m_674), "=r"(m_675), "=r"(m_676) : "r"(t1096) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_665), "r"(m_666), "r"(m_667), "r"(m_668), "r"(m_673), "r"(m_674));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_665), "r"(m_666), "r"(m_667), "r"(m_668), "r"(m_675), "r"(m_676));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1099 = t178 + t1090;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1100;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1100) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1101 = t1100 ^ 96u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_677;
        u32 m_678;
        u32 m_679;
        u32 m_680;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_677), "=r"(m_678), "=r"(m_679), "=r"(m_680) : "r"(t1101) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_681;
        u32 m_682;
        u32 m_683;
        u32 m_684;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_681), "=r"(m_682), "=r"(m_683), "=r"(m_684) : "r"(t1099) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_677), "r"(m_678), "r"(m_679), "r"(m_680), "r"(m_681), "r"(m_682));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_677), "r"(m_678), "r"(m_679), "r"(m_680), "r"(m_683), "r"(m_684));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_685;
        u32 m_686;
        u32 m_687;
        u32 m_688;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_685), "=r"(m_686), "=r"(m_687), "=r"(m_688) : "r"(t1099) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_677), "r"(m_678), "r"(m_679), "r"(m_680), "r"(m_685), "r"(m_686));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_677), "r"(m_678), "r"(m_679), "r"(m_680), "r"(m_687), "r"(m_688));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1102;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1102) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_689;
        u32 m_690;
        u32 m_691;
        u32 m_692;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_689), "=r"(m_690), "=r"(m_691), "=r"(m_692) : "r"(t1102) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_693;
        u32 m_694;
        u32 m_695;
        u32 m_696;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_693), "=r"(m_694), "=r"(m_695), "=r"(m_696) : "r"(t1091) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_689), "r"(m_690), "r"(m_691), "r"(m_692), "r"(m_693), "r"(m_694));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_689), "r"(m_690), "r"(m_691), "r"(m_692), "r"(m_695), "r"(m_696));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_697;
        u32 m_698;
        u32 m_699;
        u32 m_700;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_697), "=r"(m_698), "=r"(m_699), "=r"(m_700) : "r"(t1091) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_689), "r"(m_690), "r"(m_691), "r"(m_692), "r"(m_697), "r"(m_698));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_689), "r"(m_690), "r"(m_691), "r"(m_692), "r"(m_699), "r"(m_700));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1103;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1103) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1104 = t1103 ^ 32u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_701;
        u32 m_702;
        u32 m_703;
        u32 m_704;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_701), "=r"(m_702), "=r"(m_703), "=r"(m_704) : "r"(t1104) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_705;
        u32 m_706;
        u32 m_707;
        u32 m_708;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_705), "=r"(m_706), "=r"(m_707), "=r"(m_708) : "r"(t1093) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_701), "r"(m_702), "r"(m_703), "r"(m_704), "r"(m_705), "r"(m_706));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_701), "r"(m_702), "r"(m_703), "r"(m_704), "r"(m_707), "r"(m_708));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_709;
        u32 m_710;
        u32 m_711;
        u32 m_712;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_709), "=r"(m_710), "=r"(m_711), "=r"(m_712) : "r"(t1093) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_701), "r"(m_702), "r"(m_703), "r"(m_704), "r"(m_709), "r"(m_710));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_701), "r"(m_702), "r"(m_703), "r"(m_704), "r"(m_711), "r"(m_712));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1105;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1105) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1106 = t1105 ^ 64u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_713;
        u32 m_714;
        u32 m_715;
        u32 m_716;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_713), "=r"(m_714), "=r"(m_715), "=r"(m_716) : "r"(t1106) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_717;
        u32 m_718;
        u32 m_719;
        u32 m_720;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_717), "=r"(m_718), "=r"(m_719), "=r"(m_720) : "r"(t1096) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_713), "r"(m_714), "r"(m_715), "r"(m_716), "r"(m_717), "r"(m_718));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_713), "r"(m_714), "r"(m_715), "r"(m_716), "r"(m_719), "r"(m_720));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_721;
        u32 m_722;
        u32 m_723;
        u32 m_724;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_721), "=r"(m_722), "=r"(m_723), "=r"(m_724) : "r"(t1096) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_713), "r"(m_714), "r"(m_715), "r"(m_716), "r"(m_721), "r"(m_722));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_713), "r"(m_714), "r"(m_715), "r"(m_716), "r"(m_723), "r"(m_724));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1107;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1107) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1108 = t1107 ^ 96u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_725;
        u32 m_726;
        u32 m_727;
        u32 m_728;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_725), "=r"(m_726), "=r"(m_727), "=r"(m_728) : "r"(t1108) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_729;
        u32 m_730;
        u32 m_731;
        u32 m_732;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_729), "=r"(m_730), "=r"(m_731), "=r"(m_732) : "r"(t1099) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_725), "r"(m_726), "r"(m_727), "r"(m_728), "r"(m_729), "r"(m_730));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_725), "r"(m_726), "r"(m_727), "r"(m_728), "r"(m_731), "r"(m_732));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_733;
        u32 m_734;
        u32 m_735;
        u32 m_736;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_733), "=r"(m_734), "=r"(m_735), "=r"(m_736) : "r"(t1099) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_725), "r"(m_726), "r"(m_727), "r"(m_728), "r"(m_733), "r"(m_734));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_725), "r"(m_726), "r"(m_727), "r"(m_728), "r"(m_735), "r"(m_736));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1109;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1109) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_737;
        u32 m_738;
        u32 m_739;
        u32 m_740;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_737), "=r"(m_738), "=r"(m_739), "=r"(m_740) : "r"(t1109) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_741;
        u32 m_742;
        u32 m_743;
        u32 m_744;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_741), "=r"(m_742), "=r"(m_743), "=r"(m_744) : "r"(t1091) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_737), "r"(m_738), "r"(m_739), "r"(m_740), "r"(m_741), "r"(m_742));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_737), "r"(m_738), "r"(m_739), "r"(m_740), "r"(m_743), "r"(m_744));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_745;
        u32 m_746;
        u32 m_747;
        u32 m_748;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_745), "=r"(m_746), "=r"(m_747), "=r"(m_748) : "r"(t1091) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_737), "r"(m_738), "r"(m_739), "r"(m_740), "r"(m_745), "r"(m_746));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_737), "r"(m_738), "r"(m_739), "r"(m_740), "r"(m_747), "r"(m_748));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1110;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1110) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1111 = t1110 ^ 32u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_749;
        u32 m_750;
        u32 m_751;
        u32 m_752;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_749), "=r"(m_750), "=r"(m_751), "=r"(m_752) : "r"(t1111) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_753;
        u32 m_754;
        u32 m_755;
        u32 m_756;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_753), "=r"(m_754), "=r"(m_755), "=r"(m_756) : "r"(t1093) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_749), "r"(m_750), "r"(m_751), "r"(m_752), "r"(m_753), "r"(m_754));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_749), "r"(m_750), "r"(m_751), "r"(m_752), "r"(m_755), "r"(m_756));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_757;
        u32 m_758;
        u32 m_759;
        u32 m_760;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_757), "=r"(m_758), "=r"(m_759), "=r"(m_760) : "r"(t1093) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_749), "r"(m_750), "r"(m_751), "r"(m_752), "r"(m_757), "r"(m_758));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_749), "r"(m_750), "r"(m_751), "r"(m_752), "r"(m_759), "r"(m_760));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1112;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1112) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1113 = t1112 ^ 64u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_761;
        u32 m_762;
        u32 m_763;
        u32 m_764;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_761), "=r"(m_762), "=r"(m_763), "=r"(m_764) : "r"(t1113) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_765;
        u32 m_766;
        u32 m_767;
        u32 m_768;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_765), "=r"(m_766), "=r"(m_767), "=r"(m_768) : "r"(t1096) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_761), "r"(m_762), "r"(m_763), "r"(m_764), "r"(m_765), "r"(m_766));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_761), "r"(m_762), "r"(m_763), "r"(m_764), "r"(m_767), "r"(m_768));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_769;
        u32 m_770;
        u32 m_771;
        u32 m_772;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_769), "=r"(m_770), "=r"(m_771), "=r"(m_772) : "r"(t1096) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_761), "r"(m_762), "r"(m_763), "r"(m_764), "r"(m_769), "r"(m_770));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_761), "r"(m_762), "r"(m_763), "r"(m_764), "r"(m_771), "r"(m_772));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1114;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1114) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1115 = t1114 ^ 96u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_773;
        u32 m_774;
        u32 m_775;
        u32 m_776;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+16384];" : "=r"(m_773), "=r"(m_774), "=r"(m_775), "=r"(m_776) : "r"(t1115) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_777;
        u32 m_778;
        u32 m_779;
        u32 m_780;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_777), "=r"(m_778), "=r"(m_779), "=r"(m_780) : "r"(t1099) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_773), "r"(m_774), "r"(m_775), "r"(m_776), "r"(m_777), "r"(m_778));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_773), "r"(m_774), "r"(m_775), "r"(m_776), "r"(m_779), "r"(m_780));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_781;
        u32 m_782;
        u32 m_783;
        u32 m_784;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_781), "=r"(m_782), "=r"(m_783), "=r"(m_784) : "r"(t1099) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_773), "r"(m_774), "r"(m_775), "r"(m_776), "r"(m_781), "r"(m_782));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_773), "r"(m_774), "r"(m_775), "r"(m_776), "r"(m_783), "r"(m_784));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1116;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1116) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_785;
        u32 m_786;
        u32 m_787;
        u32 m_788;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_785), "=r"(m_786), "=r"(m_787), "=r"(m_788) : "r"(t1116) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_789;
        u32 m_790;
        u32 m_791;
        u32 m_792;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_789), "=r"(m_790), "=r"(m_791), "=r"(m_792) : "r"(t1091) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_785), "r"(m_786), "r"(m_787), "r"(m_788), "r"(m_789), "r"(m_790));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_785), "r"(m_786), "r"(m_787), "r"(m_788), "r"(m_791), "r"(m_792));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_793;
        u32 m_794;
        u32 m_795;
        u32 m_796;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_793), "=r"(m_794), "=r"(m_795), "=r"(m_796) : "r"(t1091) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_785), "r"(m_786), "r"(m_787), "r"(m_788), "r"(m_793), "r"(m_794));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_785), "r"(m_786), "r"(m_787), "r"(m_788), "r"(m_795), "r"(m_796));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1117;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1117) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1118 = t1117 ^ 32u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_797;
        u32 m_798;
        u32 m_799;
        u32 m_800;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_797), "=r"(m_798), "=r"(m_799), "=r"(m_800) : "r"(t1118) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_801;
        u32 m_802;
        u32 m_803;
        u32 m_804;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_801), "=r"(m_802), "=r"(m_803), "=r"(m_804) : "r"(t1093) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_797), "r"(m_798), "r"(m_799), "r"(m_800), "r"(m_801), "r"(m_802));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_797), "r"(m_798), "r"(m_799), "r"(m_800), "r"(m_803), "r"(m_804));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_805;
        u32 m_806;
        u32 m_807;
        u32 m_808;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_805), "=r"(m_806), "=r"(m_807), "=r"(m_808) : "r"(t1093) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_797), "r"(m_798), "r"(m_799), "r"(m_800), "r"(m_805), "r"(m_806));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_797), "r"(m_798), "r"(m_799), "r"(m_800), "r"(m_807), "r"(m_808));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1119;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1119) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1120 = t1119 ^ 64u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_809;
        u32 m_810;
        u32 m_811;
        u32 m_812;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_809), "=r"(m_810), "=r"(m_811), "=r"(m_812) : "r"(t1120) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_813;
        u32 m_814;
        u32 m_815;
        u32 m_816;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_813), "=r"(m_814), "=r"(m_815), "=r"(m_816) : "r"(t1096) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_809), "r"(m_810), "r"(m_811), "r"(m_812), "r"(m_813), "r"(m_814));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_809), "r"(m_810), "r"(m_811), "r"(m_812), "r"(m_815), "r"(m_816));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_817;
        u32 m_818;
        u32 m_819;
        u32 m_820;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_817), "=r"(m_818), "=r"(m_819), "=r"(m_820) : "r"(t1096) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_809), "r"(m_810), "r"(m_811), "r"(m_812), "r"(m_817), "r"(m_818));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_809), "r"(m_810), "r"(m_811), "r"(m_812), "r"(m_819), "r"(m_820));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1121;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1121) : "r"(t364));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1122 = t1121 ^ 96u;
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_821;
        u32 m_822;
        u32 m_823;
        u32 m_824;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+24576];" : "=r"(m_821), "=r"(m_822), "=r"(m_823), "=r"(m_824) : "r"(t1122) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_825;
        u32 m_826;
        u32 m_827;
        u32 m_828;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_825), "=r"(m_826), "=r"(m_827), "=r"(m_828) : "r"(t1099) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_821), "r"(m_822), "r"(m_823), "r"(m_824), "r"(m_825), "r"(m_826));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_821), "r"(m_822), "r"(m_823), "r"(m_824), "r"(m_827), "r"(m_828));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_829;
        u32 m_830;
        u32 m_831;
        u32 m_832;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_829), "=r"(m_830), "=r"(m_831), "=r"(m_832) : "r"(t1099) : "memory");
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_821), "r"(m_822), "r"(m_823), "r"(m_824), "r"(m_829), "r"(m_830));
#line 137 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_821), "r"(m_822), "r"(m_823), "r"(m_824), "r"(m_831), "r"(m_832));
#line 114 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
        const u32 next_2 = i_2 + 1u;
        const bool t1124 = next_2 < end_5;
#line 117 "fa-kernels/src/forward/mma/stream.rs"
        if (t1124) {
#line 148 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1125 = end_5 - 1u;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1126 = t1125 - next_2;
#line 148 "fa-kernels/src/forward/mma/stream.rs"
            const u32 first_key_9 = t1126 << 5u;
            const u32 t1128 = head_dim >> 3u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1129 = t178 + t199;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1130 = (u64)first_key_9 * t192;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1131 = t203 + t1130;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1132 = t1131 + t204;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t1133 = t194 < t1128;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1134 = t1133 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1129), "l"(t1131), "r"(t1134) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t1135 = t194 < t1128;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1136 = t1135 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1129), "l"(t1132), "r"(t1136) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1137 = t1131 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1138 = t194 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t1139 = t1138 < t1128;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1140 = t1139 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1129), "l"(t1137), "r"(t1140) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1141 = t1132 + 128ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1142 = t194 + 8u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t1143 = t1142 < t1128;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1144 = t1143 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1129), "l"(t1141), "r"(t1144) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1145 = t1131 + 256ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1146 = t194 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t1147 = t1146 < t1128;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1148 = t1147 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1129), "l"(t1145), "r"(t1148) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1149 = t1132 + 256ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1150 = t194 + 16u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t1151 = t1150 < t1128;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1152 = t1151 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1129), "l"(t1149), "r"(t1152) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1153 = t1131 + 384ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1154 = t194 + 24u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t1155 = t1154 < t1128;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1156 = t1155 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1129), "l"(t1153), "r"(t1156) : "memory");
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u64 t1157 = t1132 + 384ull;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1158 = t194 + 24u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const bool t1159 = t1158 < t1128;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            const u32 t1160 = t1159 ? 16u : 0u;
#line 149 "fa-kernels/src/forward/mma/stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1129), "l"(t1157), "r"(t1160) : "memory");
        }
#line 120 "fa-kernels/src/forward/mma/stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 168 "fa-kernels/src/softmax.rs"
        const f32 old_5 = row_max;
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1162;
        asm("max.f32 %0, %1, %2;" : "=f"(t1162) : "f"(old_5), "f"(s_33));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1163;
        asm("max.f32 %0, %1, %2;" : "=f"(t1163) : "f"(t1162), "f"(s_34));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1164;
        asm("max.f32 %0, %1, %2;" : "=f"(t1164) : "f"(t1163), "f"(s_37));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1165;
        asm("max.f32 %0, %1, %2;" : "=f"(t1165) : "f"(t1164), "f"(s_38));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1166;
        asm("max.f32 %0, %1, %2;" : "=f"(t1166) : "f"(t1165), "f"(s_41));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1167;
        asm("max.f32 %0, %1, %2;" : "=f"(t1167) : "f"(t1166), "f"(s_42));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1168;
        asm("max.f32 %0, %1, %2;" : "=f"(t1168) : "f"(t1167), "f"(s_45));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1169;
        asm("max.f32 %0, %1, %2;" : "=f"(t1169) : "f"(t1168), "f"(s_46));
#line 479 "fa-kernels/src/softmax.rs"
        f32 t1170;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1170) : "f"(t1169));
#line 479 "fa-kernels/src/softmax.rs"
        f32 pair_5;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t1169), "f"(t1170));
#line 480 "fa-kernels/src/softmax.rs"
        f32 t1172;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1172) : "f"(pair_5));
#line 480 "fa-kernels/src/softmax.rs"
        f32 new_5;
        asm("max.f32 %0, %1, %2;" : "=f"(new_5) : "f"(pair_5), "f"(t1172));
#line 191 "fa-kernels/src/softmax.rs"
        const bool none_5 = new_5 == __uint_as_float(0xff800000u);
        const f32 t1175 = new_5 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
        const f32 reference_5 = none_5 ? 0.0f : t1175;
#line 171 "fa-kernels/src/softmax.rs"
        const f32 t1177 = -reference_5;
#line 171 "fa-kernels/src/softmax.rs"
        f32 t1178;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1178) : "f"(old_5), "f"(scale_log2), "f"(t1177));
#line 171 "fa-kernels/src/softmax.rs"
        f32 rescale_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_5) : "f"(t1178));
#line 172 "fa-kernels/src/softmax.rs"
        row_max = new_5;
#line 206 "fa-kernels/src/softmax.rs"
        const f32 t1180 = row_sum * rescale_5;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1181 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1181));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1183;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1183) : "f"(exponent_33));
#line 209 "fa-kernels/src/softmax.rs"
        s_33 = t1183;
        const f32 t1184 = t1180 + s_33;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1185 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1185));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1187;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1187) : "f"(exponent_34));
#line 209 "fa-kernels/src/softmax.rs"
        s_34 = t1187;
        const f32 t1188 = t1184 + s_34;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1189 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1189));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1191;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1191) : "f"(exponent_35));
#line 209 "fa-kernels/src/softmax.rs"
        s_37 = t1191;
        const f32 t1192 = t1188 + s_37;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1193 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1193));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1195;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1195) : "f"(exponent_36));
#line 209 "fa-kernels/src/softmax.rs"
        s_38 = t1195;
        const f32 t1196 = t1192 + s_38;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1197 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1197));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1199;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1199) : "f"(exponent_37));
#line 209 "fa-kernels/src/softmax.rs"
        s_41 = t1199;
        const f32 t1200 = t1196 + s_41;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1201 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1201));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1203;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1203) : "f"(exponent_38));
#line 209 "fa-kernels/src/softmax.rs"
        s_42 = t1203;
        const f32 t1204 = t1200 + s_42;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1205 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1205));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1207;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1207) : "f"(exponent_39));
#line 209 "fa-kernels/src/softmax.rs"
        s_45 = t1207;
        const f32 t1208 = t1204 + s_45;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1209 = -reference_5;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1209));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1211;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1211) : "f"(exponent_40));
#line 209 "fa-kernels/src/softmax.rs"
        s_46 = t1211;
        const f32 t1212 = t1208 + s_46;
#line 212 "fa-kernels/src/softmax.rs"
        row_sum = t1212;
#line 168 "fa-kernels/src/softmax.rs"
        const f32 old_6 = row_max_2;
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1214;
        asm("max.f32 %0, %1, %2;" : "=f"(t1214) : "f"(old_6), "f"(s_35));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1215;
        asm("max.f32 %0, %1, %2;" : "=f"(t1215) : "f"(t1214), "f"(s_36));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1216;
        asm("max.f32 %0, %1, %2;" : "=f"(t1216) : "f"(t1215), "f"(s_39));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1217;
        asm("max.f32 %0, %1, %2;" : "=f"(t1217) : "f"(t1216), "f"(s_40));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1218;
        asm("max.f32 %0, %1, %2;" : "=f"(t1218) : "f"(t1217), "f"(s_43));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1219;
        asm("max.f32 %0, %1, %2;" : "=f"(t1219) : "f"(t1218), "f"(s_44));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1220;
        asm("max.f32 %0, %1, %2;" : "=f"(t1220) : "f"(t1219), "f"(s_47));
#line 182 "fa-kernels/src/softmax.rs"
        f32 t1221;
        asm("max.f32 %0, %1, %2;" : "=f"(t1221) : "f"(t1220), "f"(s_48));
#line 479 "fa-kernels/src/softmax.rs"
        f32 t1222;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1222) : "f"(t1221));
#line 479 "fa-kernels/src/softmax.rs"
        f32 pair_6;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t1221), "f"(t1222));
#line 480 "fa-kernels/src/softmax.rs"
        f32 t1224;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1224) : "f"(pair_6));
#line 480 "fa-kernels/src/softmax.rs"
        f32 new_6;
        asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(pair_6), "f"(t1224));
#line 191 "fa-kernels/src/softmax.rs"
        const bool none_6 = new_6 == __uint_as_float(0xff800000u);
        const f32 t1227 = new_6 * scale_log2;
#line 192 "fa-kernels/src/softmax.rs"
        const f32 reference_6 = none_6 ? 0.0f : t1227;
#line 171 "fa-kernels/src/softmax.rs"
        const f32 t1229 = -reference_6;
#line 171 "fa-kernels/src/softmax.rs"
        f32 t1230;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1230) : "f"(old_6), "f"(scale_log2), "f"(t1229));
#line 171 "fa-kernels/src/softmax.rs"
        f32 rescale_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_6) : "f"(t1230));
#line 172 "fa-kernels/src/softmax.rs"
        row_max_2 = new_6;
#line 206 "fa-kernels/src/softmax.rs"
        const f32 t1232 = row_sum_2 * rescale_6;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1233 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_35), "f"(scale_log2), "f"(t1233));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1235;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1235) : "f"(exponent_41));
#line 209 "fa-kernels/src/softmax.rs"
        s_35 = t1235;
        const f32 t1236 = t1232 + s_35;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1237 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_36), "f"(scale_log2), "f"(t1237));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1239;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1239) : "f"(exponent_42));
#line 209 "fa-kernels/src/softmax.rs"
        s_36 = t1239;
        const f32 t1240 = t1236 + s_36;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1241 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_39), "f"(scale_log2), "f"(t1241));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1243;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1243) : "f"(exponent_43));
#line 209 "fa-kernels/src/softmax.rs"
        s_39 = t1243;
        const f32 t1244 = t1240 + s_39;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1245 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_40), "f"(scale_log2), "f"(t1245));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1247;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1247) : "f"(exponent_44));
#line 209 "fa-kernels/src/softmax.rs"
        s_40 = t1247;
        const f32 t1248 = t1244 + s_40;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1249 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_43), "f"(scale_log2), "f"(t1249));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1251;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1251) : "f"(exponent_45));
#line 209 "fa-kernels/src/softmax.rs"
        s_43 = t1251;
        const f32 t1252 = t1248 + s_43;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1253 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_44), "f"(scale_log2), "f"(t1253));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1255;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1255) : "f"(exponent_46));
#line 209 "fa-kernels/src/softmax.rs"
        s_44 = t1255;
        const f32 t1256 = t1252 + s_44;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1257 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_47), "f"(scale_log2), "f"(t1257));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1259;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1259) : "f"(exponent_47));
#line 209 "fa-kernels/src/softmax.rs"
        s_47 = t1259;
        const f32 t1260 = t1256 + s_47;
#line 208 "fa-kernels/src/softmax.rs"
        const f32 t1261 = -reference_6;
#line 208 "fa-kernels/src/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_48), "f"(scale_log2), "f"(t1261));
#line 223 "fa-kernels/src/softmax.rs"
        f32 t1263;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1263) : "f"(exponent_48));
#line 209 "fa-kernels/src/softmax.rs"
        s_48 = t1263;
        const f32 t1264 = t1260 + s_48;
#line 212 "fa-kernels/src/softmax.rs"
        row_sum_2 = t1264;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1265 = acc * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc = t1265;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1266 = acc_2 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_2 = t1266;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1267 = acc_5 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_5 = t1267;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1268 = acc_6 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_6 = t1268;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1269 = acc_9 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_9 = t1269;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1270 = acc_10 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_10 = t1270;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1271 = acc_13 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_13 = t1271;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1272 = acc_14 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_14 = t1272;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1273 = acc_17 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_17 = t1273;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1274 = acc_18 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_18 = t1274;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1275 = acc_21 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_21 = t1275;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1276 = acc_22 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_22 = t1276;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1277 = acc_25 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_25 = t1277;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1278 = acc_26 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_26 = t1278;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1279 = acc_29 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_29 = t1279;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1280 = acc_30 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_30 = t1280;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1281 = acc_33 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_33 = t1281;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1282 = acc_34 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_34 = t1282;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1283 = acc_37 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_37 = t1283;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1284 = acc_38 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_38 = t1284;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1285 = acc_41 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_41 = t1285;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1286 = acc_42 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_42 = t1286;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1287 = acc_45 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_45 = t1287;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1288 = acc_46 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_46 = t1288;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1289 = acc_49 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_49 = t1289;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1290 = acc_50 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_50 = t1290;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1291 = acc_53 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_53 = t1291;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1292 = acc_54 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_54 = t1292;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1293 = acc_57 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_57 = t1293;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1294 = acc_58 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_58 = t1294;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1295 = acc_61 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_61 = t1295;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1296 = acc_62 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_62 = t1296;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1297 = acc_65 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_65 = t1297;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1298 = acc_66 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_66 = t1298;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1299 = acc_69 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_69 = t1299;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1300 = acc_70 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_70 = t1300;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1301 = acc_73 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_73 = t1301;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1302 = acc_74 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_74 = t1302;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1303 = acc_77 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_77 = t1303;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1304 = acc_78 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_78 = t1304;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1305 = acc_81 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_81 = t1305;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1306 = acc_82 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_82 = t1306;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1307 = acc_85 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_85 = t1307;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1308 = acc_86 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_86 = t1308;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1309 = acc_89 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_89 = t1309;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1310 = acc_90 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_90 = t1310;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1311 = acc_93 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_93 = t1311;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1312 = acc_94 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_94 = t1312;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1313 = acc_97 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_97 = t1313;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1314 = acc_98 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_98 = t1314;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1315 = acc_101 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_101 = t1315;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1316 = acc_102 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_102 = t1316;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1317 = acc_105 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_105 = t1317;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1318 = acc_106 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_106 = t1318;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1319 = acc_109 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_109 = t1319;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1320 = acc_110 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_110 = t1320;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1321 = acc_113 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_113 = t1321;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1322 = acc_114 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_114 = t1322;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1323 = acc_117 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_117 = t1323;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1324 = acc_118 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_118 = t1324;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1325 = acc_121 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_121 = t1325;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1326 = acc_122 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_122 = t1326;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1327 = acc_125 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_125 = t1327;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1328 = acc_126 * rescale_5;
#line 433 "fa-kernels/src/softmax.rs"
        acc_126 = t1328;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1329 = acc_3 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_3 = t1329;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1330 = acc_4 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_4 = t1330;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1331 = acc_7 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_7 = t1331;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1332 = acc_8 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_8 = t1332;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1333 = acc_11 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_11 = t1333;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1334 = acc_12 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_12 = t1334;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1335 = acc_15 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_15 = t1335;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1336 = acc_16 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_16 = t1336;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1337 = acc_19 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_19 = t1337;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1338 = acc_20 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_20 = t1338;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1339 = acc_23 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_23 = t1339;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1340 = acc_24 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_24 = t1340;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1341 = acc_27 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_27 = t1341;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1342 = acc_28 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_28 = t1342;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1343 = acc_31 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_31 = t1343;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1344 = acc_32 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_32 = t1344;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1345 = acc_35 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_35 = t1345;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1346 = acc_36 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_36 = t1346;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1347 = acc_39 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_39 = t1347;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1348 = acc_40 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_40 = t1348;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1349 = acc_43 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_43 = t1349;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1350 = acc_44 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_44 = t1350;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1351 = acc_47 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_47 = t1351;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1352 = acc_48 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_48 = t1352;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1353 = acc_51 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_51 = t1353;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1354 = acc_52 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_52 = t1354;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1355 = acc_55 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_55 = t1355;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1356 = acc_56 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_56 = t1356;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1357 = acc_59 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_59 = t1357;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1358 = acc_60 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_60 = t1358;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1359 = acc_63 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_63 = t1359;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1360 = acc_64 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_64 = t1360;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1361 = acc_67 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_67 = t1361;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1362 = acc_68 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_68 = t1362;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1363 = acc_71 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_71 = t1363;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1364 = acc_72 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_72 = t1364;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1365 = acc_75 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_75 = t1365;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1366 = acc_76 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_76 = t1366;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1367 = acc_79 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_79 = t1367;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1368 = acc_80 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_80 = t1368;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1369 = acc_83 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_83 = t1369;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1370 = acc_84 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_84 = t1370;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1371 = acc_87 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_87 = t1371;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1372 = acc_88 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_88 = t1372;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1373 = acc_91 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_91 = t1373;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1374 = acc_92 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_92 = t1374;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1375 = acc_95 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_95 = t1375;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1376 = acc_96 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_96 = t1376;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1377 = acc_99 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_99 = t1377;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1378 = acc_100 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_100 = t1378;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1379 = acc_103 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_103 = t1379;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1380 = acc_104 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_104 = t1380;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1381 = acc_107 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_107 = t1381;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1382 = acc_108 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_108 = t1382;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1383 = acc_111 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_111 = t1383;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1384 = acc_112 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_112 = t1384;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1385 = acc_115 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_115 = t1385;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1386 = acc_116 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_116 = t1386;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1387 = acc_119 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_119 = t1387;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1388 = acc_120 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_120 = t1388;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1389 = acc_123 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_123 = t1389;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1390 = acc_124 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_124 = t1390;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1391 = acc_127 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_127 = t1391;
#line 433 "fa-kernels/src/softmax.rs"
        const f32 t1392 = acc_128 * rescale_6;
#line 433 "fa-kernels/src/softmax.rs"
        acc_128 = t1392;
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1393;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1393) : "f"(s_33), "f"(s_34));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1394;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1394) : "f"(s_35), "f"(s_36));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1395;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1395) : "f"(s_37), "f"(s_38));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1396;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1396) : "f"(s_39), "f"(s_40));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1397;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1397) : "f"(s_41), "f"(s_42));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1398;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1398) : "f"(s_43), "f"(s_44));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1399;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1399) : "f"(s_45), "f"(s_46));
#line 130 "fa-kernels/src/softmax.rs"
        u32 t1400;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1400) : "f"(s_47), "f"(s_48));
#line 145 "fa-kernels/src/forward/mma/tile.rs"
        u32 t1401;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1401) : "r"(t382));
#line 145 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1402 = t1401 ^ 32u;
#line 145 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1403 = t1401 ^ 64u;
#line 145 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1404 = t1401 ^ 96u;
        const u32 t1405 = t179 + t1401;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1406 = t179 + t1402;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1407 = t179 + t1403;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1408 = t179 + t1404;
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_833;
        u32 m_834;
        u32 m_835;
        u32 m_836;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_833), "=r"(m_834), "=r"(m_835), "=r"(m_836) : "r"(t1405) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_833), "r"(m_834));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_835), "r"(m_836));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_837;
        u32 m_838;
        u32 m_839;
        u32 m_840;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_837), "=r"(m_838), "=r"(m_839), "=r"(m_840) : "r"(t1406) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_837), "r"(m_838));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_839), "r"(m_840));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_841;
        u32 m_842;
        u32 m_843;
        u32 m_844;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_841), "=r"(m_842), "=r"(m_843), "=r"(m_844) : "r"(t1407) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_841), "r"(m_842));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_843), "r"(m_844));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_845;
        u32 m_846;
        u32 m_847;
        u32 m_848;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_845), "=r"(m_846), "=r"(m_847), "=r"(m_848) : "r"(t1408) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_845), "r"(m_846));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_847), "r"(m_848));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_849;
        u32 m_850;
        u32 m_851;
        u32 m_852;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_849), "=r"(m_850), "=r"(m_851), "=r"(m_852) : "r"(t1405) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_849), "r"(m_850));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_851), "r"(m_852));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_853;
        u32 m_854;
        u32 m_855;
        u32 m_856;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_853), "=r"(m_854), "=r"(m_855), "=r"(m_856) : "r"(t1406) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_853), "r"(m_854));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_855), "r"(m_856));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_857;
        u32 m_858;
        u32 m_859;
        u32 m_860;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_857), "=r"(m_858), "=r"(m_859), "=r"(m_860) : "r"(t1407) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_857), "r"(m_858));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_859), "r"(m_860));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_861;
        u32 m_862;
        u32 m_863;
        u32 m_864;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_861), "=r"(m_862), "=r"(m_863), "=r"(m_864) : "r"(t1408) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_861), "r"(m_862));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_863), "r"(m_864));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_865;
        u32 m_866;
        u32 m_867;
        u32 m_868;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_865), "=r"(m_866), "=r"(m_867), "=r"(m_868) : "r"(t1405) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_865), "r"(m_866));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_867), "r"(m_868));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_869;
        u32 m_870;
        u32 m_871;
        u32 m_872;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_869), "=r"(m_870), "=r"(m_871), "=r"(m_872) : "r"(t1406) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_869), "r"(m_870));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_871), "r"(m_872));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_873;
        u32 m_874;
        u32 m_875;
        u32 m_876;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_873), "=r"(m_874), "=r"(m_875), "=r"(m_876) : "r"(t1407) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_873), "r"(m_874));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_875), "r"(m_876));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_877;
        u32 m_878;
        u32 m_879;
        u32 m_880;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_877), "=r"(m_878), "=r"(m_879), "=r"(m_880) : "r"(t1408) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_877), "r"(m_878));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_879), "r"(m_880));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_881;
        u32 m_882;
        u32 m_883;
        u32 m_884;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_881), "=r"(m_882), "=r"(m_883), "=r"(m_884) : "r"(t1405) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_881), "r"(m_882));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_883), "r"(m_884));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_885;
        u32 m_886;
        u32 m_887;
        u32 m_888;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_885), "=r"(m_886), "=r"(m_887), "=r"(m_888) : "r"(t1406) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_885), "r"(m_886));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_887), "r"(m_888));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_889;
        u32 m_890;
        u32 m_891;
        u32 m_892;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_889), "=r"(m_890), "=r"(m_891), "=r"(m_892) : "r"(t1407) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_889), "r"(m_890));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_891), "r"(m_892));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_893;
        u32 m_894;
        u32 m_895;
        u32 m_896;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_893), "=r"(m_894), "=r"(m_895), "=r"(m_896) : "r"(t1408) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_893), "r"(m_894));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(t1393), "r"(t1394), "r"(t1395), "r"(t1396), "r"(m_895), "r"(m_896));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_897;
        u32 m_898;
        u32 m_899;
        u32 m_900;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_897), "=r"(m_898), "=r"(m_899), "=r"(m_900) : "r"(t1405) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_897), "r"(m_898));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_899), "r"(m_900));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_901;
        u32 m_902;
        u32 m_903;
        u32 m_904;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_901), "=r"(m_902), "=r"(m_903), "=r"(m_904) : "r"(t1406) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_901), "r"(m_902));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_903), "r"(m_904));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_905;
        u32 m_906;
        u32 m_907;
        u32 m_908;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_905), "=r"(m_906), "=r"(m_907), "=r"(m_908) : "r"(t1407) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_905), "r"(m_906));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_907), "r"(m_908));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_909;
        u32 m_910;
        u32 m_911;
        u32 m_912;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_909), "=r"(m_910), "=r"(m_911), "=r"(m_912) : "r"(t1408) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_909), "r"(m_910));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_911), "r"(m_912));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_913;
        u32 m_914;
        u32 m_915;
        u32 m_916;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_913), "=r"(m_914), "=r"(m_915), "=r"(m_916) : "r"(t1405) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_913), "r"(m_914));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_915), "r"(m_916));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_917;
        u32 m_918;
        u32 m_919;
        u32 m_920;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_917), "=r"(m_918), "=r"(m_919), "=r"(m_920) : "r"(t1406) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_917), "r"(m_918));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_919), "r"(m_920));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_921;
        u32 m_922;
        u32 m_923;
        u32 m_924;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_921), "=r"(m_922), "=r"(m_923), "=r"(m_924) : "r"(t1407) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_921), "r"(m_922));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_923), "r"(m_924));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_925;
        u32 m_926;
        u32 m_927;
        u32 m_928;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_925), "=r"(m_926), "=r"(m_927), "=r"(m_928) : "r"(t1408) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_925), "r"(m_926));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_927), "r"(m_928));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_929;
        u32 m_930;
        u32 m_931;
        u32 m_932;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_929), "=r"(m_930), "=r"(m_931), "=r"(m_932) : "r"(t1405) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_929), "r"(m_930));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_931), "r"(m_932));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_933;
        u32 m_934;
        u32 m_935;
        u32 m_936;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_933), "=r"(m_934), "=r"(m_935), "=r"(m_936) : "r"(t1406) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_933), "r"(m_934));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_935), "r"(m_936));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_937;
        u32 m_938;
        u32 m_939;
        u32 m_940;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_937), "=r"(m_938), "=r"(m_939), "=r"(m_940) : "r"(t1407) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_937), "r"(m_938));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_939), "r"(m_940));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_941;
        u32 m_942;
        u32 m_943;
        u32 m_944;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_941), "=r"(m_942), "=r"(m_943), "=r"(m_944) : "r"(t1408) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_941), "r"(m_942));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_943), "r"(m_944));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_945;
        u32 m_946;
        u32 m_947;
        u32 m_948;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_945), "=r"(m_946), "=r"(m_947), "=r"(m_948) : "r"(t1405) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_945), "r"(m_946));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_947), "r"(m_948));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_949;
        u32 m_950;
        u32 m_951;
        u32 m_952;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_949), "=r"(m_950), "=r"(m_951), "=r"(m_952) : "r"(t1406) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_949), "r"(m_950));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_951), "r"(m_952));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_953;
        u32 m_954;
        u32 m_955;
        u32 m_956;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_953), "=r"(m_954), "=r"(m_955), "=r"(m_956) : "r"(t1407) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_953), "r"(m_954));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_955), "r"(m_956));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        u32 m_957;
        u32 m_958;
        u32 m_959;
        u32 m_960;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_957), "=r"(m_958), "=r"(m_959), "=r"(m_960) : "r"(t1408) : "memory");
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_957), "r"(m_958));
#line 146 "fa-kernels/src/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(t1397), "r"(t1398), "r"(t1399), "r"(t1400), "r"(m_959), "r"(m_960));
    }
#line 320 "fa-kernels/src/softmax.rs"
    f32 t1409;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1409) : "f"(row_sum));
#line 320 "fa-kernels/src/softmax.rs"
    const f32 pair_7 = row_sum + t1409;
    f32 t1411;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1411) : "f"(pair_7));
#line 321 "fa-kernels/src/softmax.rs"
    const f32 t1412 = pair_7 + t1411;
#line 321 "fa-kernels/src/softmax.rs"
    row_sum = t1412;
#line 320 "fa-kernels/src/softmax.rs"
    f32 t1413;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1413) : "f"(row_sum_2));
#line 320 "fa-kernels/src/softmax.rs"
    const f32 pair_8 = row_sum_2 + t1413;
    f32 t1415;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1415) : "f"(pair_8));
#line 321 "fa-kernels/src/softmax.rs"
    const f32 t1416 = pair_8 + t1415;
#line 321 "fa-kernels/src/softmax.rs"
    row_sum_2 = t1416;
#line 352 "fa-kernels/src/softmax.rs"
    const f32 sum = row_sum;
    const bool t1417 = sum == 0.0f;
#line 353 "fa-kernels/src/softmax.rs"
    f32 t1418;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1418) : "f"(sum));
#line 353 "fa-kernels/src/softmax.rs"
    const f32 normalizer = t1417 ? 0.0f : t1418;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1420 = acc * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc = t1420;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1421 = acc_2 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_2 = t1421;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1422 = acc_5 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_5 = t1422;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1423 = acc_6 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_6 = t1423;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1424 = acc_9 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_9 = t1424;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1425 = acc_10 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_10 = t1425;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1426 = acc_13 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_13 = t1426;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1427 = acc_14 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_14 = t1427;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1428 = acc_17 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_17 = t1428;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1429 = acc_18 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_18 = t1429;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1430 = acc_21 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_21 = t1430;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1431 = acc_22 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_22 = t1431;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1432 = acc_25 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_25 = t1432;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1433 = acc_26 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_26 = t1433;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1434 = acc_29 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_29 = t1434;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1435 = acc_30 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_30 = t1435;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1436 = acc_33 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_33 = t1436;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1437 = acc_34 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_34 = t1437;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1438 = acc_37 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_37 = t1438;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1439 = acc_38 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_38 = t1439;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1440 = acc_41 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_41 = t1440;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1441 = acc_42 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_42 = t1441;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1442 = acc_45 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_45 = t1442;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1443 = acc_46 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_46 = t1443;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1444 = acc_49 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_49 = t1444;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1445 = acc_50 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_50 = t1445;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1446 = acc_53 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_53 = t1446;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1447 = acc_54 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_54 = t1447;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1448 = acc_57 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_57 = t1448;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1449 = acc_58 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_58 = t1449;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1450 = acc_61 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_61 = t1450;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1451 = acc_62 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_62 = t1451;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1452 = acc_65 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_65 = t1452;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1453 = acc_66 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_66 = t1453;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1454 = acc_69 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_69 = t1454;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1455 = acc_70 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_70 = t1455;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1456 = acc_73 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_73 = t1456;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1457 = acc_74 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_74 = t1457;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1458 = acc_77 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_77 = t1458;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1459 = acc_78 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_78 = t1459;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1460 = acc_81 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_81 = t1460;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1461 = acc_82 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_82 = t1461;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1462 = acc_85 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_85 = t1462;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1463 = acc_86 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_86 = t1463;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1464 = acc_89 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_89 = t1464;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1465 = acc_90 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_90 = t1465;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1466 = acc_93 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_93 = t1466;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1467 = acc_94 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_94 = t1467;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1468 = acc_97 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_97 = t1468;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1469 = acc_98 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_98 = t1469;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1470 = acc_101 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_101 = t1470;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1471 = acc_102 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_102 = t1471;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1472 = acc_105 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_105 = t1472;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1473 = acc_106 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_106 = t1473;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1474 = acc_109 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_109 = t1474;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1475 = acc_110 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_110 = t1475;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1476 = acc_113 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_113 = t1476;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1477 = acc_114 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_114 = t1477;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1478 = acc_117 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_117 = t1478;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1479 = acc_118 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_118 = t1479;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1480 = acc_121 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_121 = t1480;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1481 = acc_122 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_122 = t1481;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1482 = acc_125 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_125 = t1482;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1483 = acc_126 * normalizer;
#line 343 "fa-kernels/src/softmax.rs"
    acc_126 = t1483;
#line 352 "fa-kernels/src/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t1484 = sum_2 == 0.0f;
#line 353 "fa-kernels/src/softmax.rs"
    f32 t1485;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1485) : "f"(sum_2));
#line 353 "fa-kernels/src/softmax.rs"
    const f32 normalizer_2 = t1484 ? 0.0f : t1485;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1487 = acc_3 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_3 = t1487;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1488 = acc_4 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_4 = t1488;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1489 = acc_7 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_7 = t1489;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1490 = acc_8 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_8 = t1490;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1491 = acc_11 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_11 = t1491;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1492 = acc_12 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_12 = t1492;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1493 = acc_15 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_15 = t1493;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1494 = acc_16 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_16 = t1494;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1495 = acc_19 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_19 = t1495;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1496 = acc_20 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_20 = t1496;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1497 = acc_23 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_23 = t1497;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1498 = acc_24 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_24 = t1498;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1499 = acc_27 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_27 = t1499;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1500 = acc_28 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_28 = t1500;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1501 = acc_31 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_31 = t1501;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1502 = acc_32 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_32 = t1502;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1503 = acc_35 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_35 = t1503;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1504 = acc_36 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_36 = t1504;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1505 = acc_39 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_39 = t1505;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1506 = acc_40 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_40 = t1506;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1507 = acc_43 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_43 = t1507;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1508 = acc_44 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_44 = t1508;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1509 = acc_47 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_47 = t1509;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1510 = acc_48 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_48 = t1510;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1511 = acc_51 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_51 = t1511;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1512 = acc_52 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_52 = t1512;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1513 = acc_55 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_55 = t1513;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1514 = acc_56 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_56 = t1514;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1515 = acc_59 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_59 = t1515;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1516 = acc_60 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_60 = t1516;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1517 = acc_63 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_63 = t1517;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1518 = acc_64 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_64 = t1518;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1519 = acc_67 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_67 = t1519;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1520 = acc_68 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_68 = t1520;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1521 = acc_71 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_71 = t1521;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1522 = acc_72 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_72 = t1522;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1523 = acc_75 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_75 = t1523;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1524 = acc_76 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_76 = t1524;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1525 = acc_79 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_79 = t1525;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1526 = acc_80 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_80 = t1526;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1527 = acc_83 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_83 = t1527;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1528 = acc_84 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_84 = t1528;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1529 = acc_87 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_87 = t1529;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1530 = acc_88 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_88 = t1530;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1531 = acc_91 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_91 = t1531;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1532 = acc_92 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_92 = t1532;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1533 = acc_95 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_95 = t1533;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1534 = acc_96 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_96 = t1534;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1535 = acc_99 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_99 = t1535;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1536 = acc_100 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_100 = t1536;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1537 = acc_103 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_103 = t1537;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1538 = acc_104 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_104 = t1538;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1539 = acc_107 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_107 = t1539;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1540 = acc_108 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_108 = t1540;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1541 = acc_111 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_111 = t1541;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1542 = acc_112 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_112 = t1542;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1543 = acc_115 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_115 = t1543;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1544 = acc_116 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_116 = t1544;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1545 = acc_119 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_119 = t1545;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1546 = acc_120 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_120 = t1546;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1547 = acc_123 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_123 = t1547;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1548 = acc_124 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_124 = t1548;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1549 = acc_127 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_127 = t1549;
#line 343 "fa-kernels/src/softmax.rs"
    const f32 t1550 = acc_128 * normalizer_2;
#line 343 "fa-kernels/src/softmax.rs"
    acc_128 = t1550;
#line 169 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
    const u32 t1551 = smem_1 + 8192u;
#line 170 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1552 = smem_1 + 16384u;
#line 170 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1553 = smem_1 + 24576u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1554 = lane >> 2u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1555 = first_row + t1554;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1556 = t1555 & 7u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1557 = 0u ^ t1556;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1558 = t1555 << 7u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1559 = t1557 << 4u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1560 = t1558 + t1559;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1561 = lane & 3u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1562 = t1561 << 2u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1563 = t1560 + t1562;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1564;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1564) : "f"(acc), "f"(acc_2));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1565 = smem_1 + t1563;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1565), "r"(t1564) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1566;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1566) : "f"(acc_5), "f"(acc_6));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1567 = t1563 ^ 16u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1568 = smem_1 + t1567;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1568), "r"(t1566) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1569;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1569) : "f"(acc_9), "f"(acc_10));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1570 = t1563 ^ 32u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1571 = smem_1 + t1570;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1571), "r"(t1569) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1572;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1572) : "f"(acc_13), "f"(acc_14));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1573 = t1563 ^ 48u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1574 = smem_1 + t1573;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1574), "r"(t1572) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1575;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1575) : "f"(acc_17), "f"(acc_18));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1576 = t1563 ^ 64u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1577 = smem_1 + t1576;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1577), "r"(t1575) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1578;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1578) : "f"(acc_21), "f"(acc_22));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1579 = t1563 ^ 80u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1580 = smem_1 + t1579;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1580), "r"(t1578) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1581;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1581) : "f"(acc_25), "f"(acc_26));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1582 = t1563 ^ 96u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1583 = smem_1 + t1582;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1583), "r"(t1581) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1584;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1584) : "f"(acc_29), "f"(acc_30));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1585 = t1563 ^ 112u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1586 = smem_1 + t1585;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1586), "r"(t1584) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1587 = t1555 & 7u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1588 = 0u ^ t1587;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1589 = t1555 << 7u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1590 = t1588 << 4u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1591 = t1589 + t1590;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1592 = lane & 3u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1593 = t1592 << 2u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1594 = t1591 + t1593;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1595;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1595) : "f"(acc_33), "f"(acc_34));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1596 = t1551 + t1594;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1596), "r"(t1595) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1597;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1597) : "f"(acc_37), "f"(acc_38));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1598 = t1594 ^ 16u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1599 = t1551 + t1598;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1599), "r"(t1597) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1600;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1600) : "f"(acc_41), "f"(acc_42));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1601 = t1594 ^ 32u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1602 = t1551 + t1601;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1602), "r"(t1600) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1603;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1603) : "f"(acc_45), "f"(acc_46));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1604 = t1594 ^ 48u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1605 = t1551 + t1604;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1605), "r"(t1603) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1606;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1606) : "f"(acc_49), "f"(acc_50));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1607 = t1594 ^ 64u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1608 = t1551 + t1607;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1608), "r"(t1606) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1609;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1609) : "f"(acc_53), "f"(acc_54));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1610 = t1594 ^ 80u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1611 = t1551 + t1610;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1611), "r"(t1609) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1612;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1612) : "f"(acc_57), "f"(acc_58));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1613 = t1594 ^ 96u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1614 = t1551 + t1613;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1614), "r"(t1612) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1615;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1615) : "f"(acc_61), "f"(acc_62));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1616 = t1594 ^ 112u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1617 = t1551 + t1616;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1617), "r"(t1615) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1618 = t1555 & 7u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1619 = 0u ^ t1618;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1620 = t1555 << 7u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1621 = t1619 << 4u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1622 = t1620 + t1621;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1623 = lane & 3u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1624 = t1623 << 2u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1625 = t1622 + t1624;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1626;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1626) : "f"(acc_65), "f"(acc_66));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1627 = t1552 + t1625;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1627), "r"(t1626) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1628;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1628) : "f"(acc_69), "f"(acc_70));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1629 = t1625 ^ 16u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1630 = t1552 + t1629;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1630), "r"(t1628) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1631;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1631) : "f"(acc_73), "f"(acc_74));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1632 = t1625 ^ 32u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1633 = t1552 + t1632;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1633), "r"(t1631) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1634;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1634) : "f"(acc_77), "f"(acc_78));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1635 = t1625 ^ 48u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1636 = t1552 + t1635;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1636), "r"(t1634) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1637;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1637) : "f"(acc_81), "f"(acc_82));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1638 = t1625 ^ 64u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1639 = t1552 + t1638;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1639), "r"(t1637) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1640;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1640) : "f"(acc_85), "f"(acc_86));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1641 = t1625 ^ 80u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1642 = t1552 + t1641;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1642), "r"(t1640) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1643;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1643) : "f"(acc_89), "f"(acc_90));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1644 = t1625 ^ 96u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1645 = t1552 + t1644;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1645), "r"(t1643) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1646;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1646) : "f"(acc_93), "f"(acc_94));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1647 = t1625 ^ 112u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1648 = t1552 + t1647;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1648), "r"(t1646) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1649 = t1555 & 7u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1650 = 0u ^ t1649;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1651 = t1555 << 7u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1652 = t1650 << 4u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1653 = t1651 + t1652;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1654 = lane & 3u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1655 = t1654 << 2u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1656 = t1653 + t1655;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1657;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1657) : "f"(acc_97), "f"(acc_98));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1658 = t1553 + t1656;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1658), "r"(t1657) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1659;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1659) : "f"(acc_101), "f"(acc_102));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1660 = t1656 ^ 16u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1661 = t1553 + t1660;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1661), "r"(t1659) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1662;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1662) : "f"(acc_105), "f"(acc_106));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1663 = t1656 ^ 32u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1664 = t1553 + t1663;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1664), "r"(t1662) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1665;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1665) : "f"(acc_109), "f"(acc_110));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1666 = t1656 ^ 48u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1667 = t1553 + t1666;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1667), "r"(t1665) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1668;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1668) : "f"(acc_113), "f"(acc_114));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1669 = t1656 ^ 64u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1670 = t1553 + t1669;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1670), "r"(t1668) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1671;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1671) : "f"(acc_117), "f"(acc_118));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1672 = t1656 ^ 80u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1673 = t1553 + t1672;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1673), "r"(t1671) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1674;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1674) : "f"(acc_121), "f"(acc_122));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1675 = t1656 ^ 96u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1676 = t1553 + t1675;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1676), "r"(t1674) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1677;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1677) : "f"(acc_125), "f"(acc_126));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1678 = t1656 ^ 112u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1679 = t1553 + t1678;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1679), "r"(t1677) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1680 = lane >> 2u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1681 = first_row + t1680;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1682 = t1681 + 8u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1683 = t1682 & 7u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1684 = 0u ^ t1683;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1685 = t1682 << 7u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1686 = t1684 << 4u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1687 = t1685 + t1686;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1688 = lane & 3u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1689 = t1688 << 2u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1690 = t1687 + t1689;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1691;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1691) : "f"(acc_3), "f"(acc_4));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1692 = smem_1 + t1690;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1692), "r"(t1691) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1693;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1693) : "f"(acc_7), "f"(acc_8));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1694 = t1690 ^ 16u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1695 = smem_1 + t1694;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1695), "r"(t1693) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1696;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1696) : "f"(acc_11), "f"(acc_12));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1697 = t1690 ^ 32u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1698 = smem_1 + t1697;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1698), "r"(t1696) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1699;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1699) : "f"(acc_15), "f"(acc_16));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1700 = t1690 ^ 48u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1701 = smem_1 + t1700;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1701), "r"(t1699) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1702;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1702) : "f"(acc_19), "f"(acc_20));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1703 = t1690 ^ 64u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1704 = smem_1 + t1703;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1704), "r"(t1702) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1705;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1705) : "f"(acc_23), "f"(acc_24));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1706 = t1690 ^ 80u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1707 = smem_1 + t1706;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1707), "r"(t1705) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1708;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1708) : "f"(acc_27), "f"(acc_28));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1709 = t1690 ^ 96u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1710 = smem_1 + t1709;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1710), "r"(t1708) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1711;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1711) : "f"(acc_31), "f"(acc_32));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1712 = t1690 ^ 112u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1713 = smem_1 + t1712;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1713), "r"(t1711) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1714 = t1682 & 7u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1715 = 0u ^ t1714;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1716 = t1682 << 7u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1717 = t1715 << 4u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1718 = t1716 + t1717;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1719 = lane & 3u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1720 = t1719 << 2u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1721 = t1718 + t1720;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1722;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1722) : "f"(acc_35), "f"(acc_36));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1723 = t1551 + t1721;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1723), "r"(t1722) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1724;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1724) : "f"(acc_39), "f"(acc_40));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1725 = t1721 ^ 16u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1726 = t1551 + t1725;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1726), "r"(t1724) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1727;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1727) : "f"(acc_43), "f"(acc_44));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1728 = t1721 ^ 32u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1729 = t1551 + t1728;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1729), "r"(t1727) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1730;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1730) : "f"(acc_47), "f"(acc_48));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1731 = t1721 ^ 48u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1732 = t1551 + t1731;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1732), "r"(t1730) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1733;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1733) : "f"(acc_51), "f"(acc_52));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1734 = t1721 ^ 64u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1735 = t1551 + t1734;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1735), "r"(t1733) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1736;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1736) : "f"(acc_55), "f"(acc_56));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1737 = t1721 ^ 80u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1738 = t1551 + t1737;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1738), "r"(t1736) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1739;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1739) : "f"(acc_59), "f"(acc_60));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1740 = t1721 ^ 96u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1741 = t1551 + t1740;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1741), "r"(t1739) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1742;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1742) : "f"(acc_63), "f"(acc_64));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1743 = t1721 ^ 112u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1744 = t1551 + t1743;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1744), "r"(t1742) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1745 = t1682 & 7u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1746 = 0u ^ t1745;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1747 = t1682 << 7u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1748 = t1746 << 4u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1749 = t1747 + t1748;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1750 = lane & 3u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1751 = t1750 << 2u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1752 = t1749 + t1751;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1753;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1753) : "f"(acc_67), "f"(acc_68));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1754 = t1552 + t1752;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1754), "r"(t1753) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1755;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1755) : "f"(acc_71), "f"(acc_72));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1756 = t1752 ^ 16u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1757 = t1552 + t1756;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1757), "r"(t1755) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1758;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1758) : "f"(acc_75), "f"(acc_76));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1759 = t1752 ^ 32u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1760 = t1552 + t1759;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1760), "r"(t1758) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1761;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1761) : "f"(acc_79), "f"(acc_80));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1762 = t1752 ^ 48u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1763 = t1552 + t1762;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1763), "r"(t1761) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1764;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1764) : "f"(acc_83), "f"(acc_84));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1765 = t1752 ^ 64u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1766 = t1552 + t1765;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1766), "r"(t1764) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1767;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1767) : "f"(acc_87), "f"(acc_88));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1768 = t1752 ^ 80u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1769 = t1552 + t1768;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1769), "r"(t1767) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1770;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1770) : "f"(acc_91), "f"(acc_92));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1771 = t1752 ^ 96u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1772 = t1552 + t1771;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1772), "r"(t1770) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1773;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1773) : "f"(acc_95), "f"(acc_96));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1774 = t1752 ^ 112u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1775 = t1552 + t1774;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1775), "r"(t1773) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1776 = t1682 & 7u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1777 = 0u ^ t1776;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1778 = t1682 << 7u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1779 = t1777 << 4u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1780 = t1778 + t1779;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1781 = lane & 3u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1782 = t1781 << 2u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1783 = t1780 + t1782;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1784;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1784) : "f"(acc_99), "f"(acc_100));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1785 = t1553 + t1783;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1785), "r"(t1784) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1786;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1786) : "f"(acc_103), "f"(acc_104));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1787 = t1783 ^ 16u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1788 = t1553 + t1787;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1788), "r"(t1786) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1789;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1789) : "f"(acc_107), "f"(acc_108));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1790 = t1783 ^ 32u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1791 = t1553 + t1790;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1791), "r"(t1789) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1792;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1792) : "f"(acc_111), "f"(acc_112));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1793 = t1783 ^ 48u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1794 = t1553 + t1793;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1794), "r"(t1792) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1795;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1795) : "f"(acc_115), "f"(acc_116));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1796 = t1783 ^ 64u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1797 = t1553 + t1796;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1797), "r"(t1795) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1798;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1798) : "f"(acc_119), "f"(acc_120));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1799 = t1783 ^ 80u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1800 = t1553 + t1799;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1800), "r"(t1798) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1801;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1801) : "f"(acc_123), "f"(acc_124));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1802 = t1783 ^ 96u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1803 = t1553 + t1802;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1803), "r"(t1801) : "memory");
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    u32 t1804;
    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1804) : "f"(acc_127), "f"(acc_128));
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1805 = t1783 ^ 112u;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1806 = t1553 + t1805;
#line 173 "fa-kernels/src/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1806), "r"(t1804) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t1807 = (u64)t24;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t1808 = t1807 * o_stride0;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t1809 = t1808 * 2ull;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t1810 = o + t1809;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t1811 = (u64)first_query;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t1812 = t1811 * o_stride1;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t1813 = t1812 * 2ull;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t1814 = t1810 + t1813;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t1815 = (u64)head;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t1816 = t1815 * o_stride2;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t1817 = t1816 * 2ull;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t1818 = t1814 + t1817;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1819 = (u32)o_stride1;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1820 = t1819 << 1u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1821 = seq_q - first_query;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1822 = head_dim >> 3u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1823 = lane >> 3u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1824 = first_row + t1823;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1825 = lane & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1826 = t1824 < t1821;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1827 = t1825 < t1822;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1828 = t1826 & t1827;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    if (t1828) {
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1829 = t1824 & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1830 = t1825 ^ t1829;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1831 = t1824 << 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1832 = t1830 << 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1833 = t1831 + t1832;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1834 = smem_1 + t1833;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1834) : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1835 = (u64)t1824 * t1820;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1836 = t1818 + t1835;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1837 = (u64)t1825 * 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1838 = t1836 + t1837;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1838), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1839 = t1824 + 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1840 = t1839 < t1821;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1841 = t1825 < t1822;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1842 = t1840 & t1841;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    if (t1842) {
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1843 = t1839 & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1844 = t1825 ^ t1843;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1845 = t1839 << 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1846 = t1844 << 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1847 = t1845 + t1846;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1848 = smem_1 + t1847;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t1848) : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1849 = (u64)t1839 * t1820;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1850 = t1818 + t1849;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1851 = (u64)t1825 * 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1852 = t1850 + t1851;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1852), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1853 = t1824 + 8u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1854 = t1853 < t1821;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1855 = t1825 < t1822;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1856 = t1854 & t1855;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    if (t1856) {
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1857 = t1853 & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1858 = t1825 ^ t1857;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1859 = t1853 << 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1860 = t1858 << 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1861 = t1859 + t1860;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1862 = smem_1 + t1861;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1862) : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1863 = (u64)t1853 * t1820;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1864 = t1818 + t1863;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1865 = (u64)t1825 * 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1866 = t1864 + t1865;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1866), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1867 = t1824 + 12u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1868 = t1867 < t1821;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1869 = t1825 < t1822;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1870 = t1868 & t1869;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    if (t1870) {
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1871 = t1867 & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1872 = t1825 ^ t1871;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1873 = t1867 << 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1874 = t1872 << 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1875 = t1873 + t1874;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1876 = smem_1 + t1875;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1876) : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1877 = (u64)t1867 * t1820;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1878 = t1818 + t1877;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1879 = (u64)t1825 * 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1880 = t1878 + t1879;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1880), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1881 = smem_1 + 8192u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1882 = t1824 < t1821;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1883 = t1825 + 8u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1884 = t1883 < t1822;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1885 = t1882 & t1884;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    if (t1885) {
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1886 = t1824 & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1887 = t1825 ^ t1886;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1888 = t1824 << 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1889 = t1887 << 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1890 = t1888 + t1889;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1891 = t1881 + t1890;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t1891) : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1892 = (u64)t1824 * t1820;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1893 = t1818 + t1892;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1894 = (u64)t1825 * 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1895 = t1893 + t1894;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1895), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
    }
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1896 = t1824 + 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1897 = t1896 < t1821;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1898 = t1825 + 8u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1899 = t1898 < t1822;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1900 = t1897 & t1899;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    if (t1900) {
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1901 = t1896 & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1902 = t1825 ^ t1901;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1903 = t1896 << 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1904 = t1902 << 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1905 = t1903 + t1904;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1906 = t1881 + t1905;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        u32 row_21;
        u32 row_22;
        u32 row_23;
        u32 row_24;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t1906) : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1907 = (u64)t1896 * t1820;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1908 = t1818 + t1907;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1909 = (u64)t1825 * 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1910 = t1908 + t1909;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1910), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
    }
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1911 = t1824 + 8u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1912 = t1911 < t1821;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1913 = t1825 + 8u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1914 = t1913 < t1822;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1915 = t1912 & t1914;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    if (t1915) {
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1916 = t1911 & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1917 = t1825 ^ t1916;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1918 = t1911 << 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1919 = t1917 << 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1920 = t1918 + t1919;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1921 = t1881 + t1920;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        u32 row_25;
        u32 row_26;
        u32 row_27;
        u32 row_28;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t1921) : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1922 = (u64)t1911 * t1820;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1923 = t1818 + t1922;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1924 = (u64)t1825 * 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1925 = t1923 + t1924;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1925), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
    }
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1926 = t1824 + 12u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1927 = t1926 < t1821;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1928 = t1825 + 8u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1929 = t1928 < t1822;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1930 = t1927 & t1929;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    if (t1930) {
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1931 = t1926 & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1932 = t1825 ^ t1931;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1933 = t1926 << 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1934 = t1932 << 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1935 = t1933 + t1934;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1936 = t1881 + t1935;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        u32 row_29;
        u32 row_30;
        u32 row_31;
        u32 row_32;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t1936) : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1937 = (u64)t1926 * t1820;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1938 = t1818 + t1937;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1939 = (u64)t1825 * 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1940 = t1938 + t1939;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1940), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
    }
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1941 = smem_1 + 16384u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1942 = t1824 < t1821;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1943 = t1825 + 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1944 = t1943 < t1822;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1945 = t1942 & t1944;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    if (t1945) {
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1946 = t1824 & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1947 = t1825 ^ t1946;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1948 = t1824 << 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1949 = t1947 << 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1950 = t1948 + t1949;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1951 = t1941 + t1950;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        u32 row_33;
        u32 row_34;
        u32 row_35;
        u32 row_36;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_33), "=r"(row_34), "=r"(row_35), "=r"(row_36) : "r"(t1951) : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1952 = (u64)t1824 * t1820;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1953 = t1818 + t1952;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1954 = (u64)t1825 * 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1955 = t1953 + t1954;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1955), "r"(row_33), "r"(row_34), "r"(row_35), "r"(row_36) : "memory");
    }
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1956 = t1824 + 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1957 = t1956 < t1821;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1958 = t1825 + 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1959 = t1958 < t1822;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1960 = t1957 & t1959;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    if (t1960) {
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1961 = t1956 & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1962 = t1825 ^ t1961;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1963 = t1956 << 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1964 = t1962 << 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1965 = t1963 + t1964;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1966 = t1941 + t1965;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        u32 row_37;
        u32 row_38;
        u32 row_39;
        u32 row_40;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_37), "=r"(row_38), "=r"(row_39), "=r"(row_40) : "r"(t1966) : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1967 = (u64)t1956 * t1820;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1968 = t1818 + t1967;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1969 = (u64)t1825 * 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1970 = t1968 + t1969;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1970), "r"(row_37), "r"(row_38), "r"(row_39), "r"(row_40) : "memory");
    }
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1971 = t1824 + 8u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1972 = t1971 < t1821;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1973 = t1825 + 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1974 = t1973 < t1822;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1975 = t1972 & t1974;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    if (t1975) {
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1976 = t1971 & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1977 = t1825 ^ t1976;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1978 = t1971 << 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1979 = t1977 << 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1980 = t1978 + t1979;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1981 = t1941 + t1980;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        u32 row_41;
        u32 row_42;
        u32 row_43;
        u32 row_44;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_41), "=r"(row_42), "=r"(row_43), "=r"(row_44) : "r"(t1981) : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1982 = (u64)t1971 * t1820;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1983 = t1818 + t1982;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1984 = (u64)t1825 * 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1985 = t1983 + t1984;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t1985), "r"(row_41), "r"(row_42), "r"(row_43), "r"(row_44) : "memory");
    }
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1986 = t1824 + 12u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1987 = t1986 < t1821;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t1988 = t1825 + 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1989 = t1988 < t1822;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t1990 = t1987 & t1989;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    if (t1990) {
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1991 = t1986 & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1992 = t1825 ^ t1991;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1993 = t1986 << 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1994 = t1992 << 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1995 = t1993 + t1994;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t1996 = t1941 + t1995;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        u32 row_45;
        u32 row_46;
        u32 row_47;
        u32 row_48;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_45), "=r"(row_46), "=r"(row_47), "=r"(row_48) : "r"(t1996) : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1997 = (u64)t1986 * t1820;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1998 = t1818 + t1997;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t1999 = (u64)t1825 * 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t2000 = t1998 + t1999;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+256], {%1, %2, %3, %4};" :  : "l"(t2000), "r"(row_45), "r"(row_46), "r"(row_47), "r"(row_48) : "memory");
    }
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2001 = smem_1 + 24576u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t2002 = t1824 < t1821;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2003 = t1825 + 24u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t2004 = t2003 < t1822;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t2005 = t2002 & t2004;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    if (t2005) {
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2006 = t1824 & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2007 = t1825 ^ t2006;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2008 = t1824 << 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2009 = t2007 << 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2010 = t2008 + t2009;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2011 = t2001 + t2010;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        u32 row_49;
        u32 row_50;
        u32 row_51;
        u32 row_52;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_49), "=r"(row_50), "=r"(row_51), "=r"(row_52) : "r"(t2011) : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t2012 = (u64)t1824 * t1820;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t2013 = t1818 + t2012;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t2014 = (u64)t1825 * 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t2015 = t2013 + t2014;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t2015), "r"(row_49), "r"(row_50), "r"(row_51), "r"(row_52) : "memory");
    }
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2016 = t1824 + 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t2017 = t2016 < t1821;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2018 = t1825 + 24u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t2019 = t2018 < t1822;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t2020 = t2017 & t2019;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    if (t2020) {
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2021 = t2016 & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2022 = t1825 ^ t2021;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2023 = t2016 << 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2024 = t2022 << 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2025 = t2023 + t2024;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2026 = t2001 + t2025;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        u32 row_53;
        u32 row_54;
        u32 row_55;
        u32 row_56;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_53), "=r"(row_54), "=r"(row_55), "=r"(row_56) : "r"(t2026) : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t2027 = (u64)t2016 * t1820;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t2028 = t1818 + t2027;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t2029 = (u64)t1825 * 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t2030 = t2028 + t2029;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t2030), "r"(row_53), "r"(row_54), "r"(row_55), "r"(row_56) : "memory");
    }
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2031 = t1824 + 8u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t2032 = t2031 < t1821;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2033 = t1825 + 24u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t2034 = t2033 < t1822;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t2035 = t2032 & t2034;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    if (t2035) {
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2036 = t2031 & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2037 = t1825 ^ t2036;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2038 = t2031 << 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2039 = t2037 << 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2040 = t2038 + t2039;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2041 = t2001 + t2040;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        u32 row_57;
        u32 row_58;
        u32 row_59;
        u32 row_60;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_57), "=r"(row_58), "=r"(row_59), "=r"(row_60) : "r"(t2041) : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t2042 = (u64)t2031 * t1820;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t2043 = t1818 + t2042;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t2044 = (u64)t1825 * 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t2045 = t2043 + t2044;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t2045), "r"(row_57), "r"(row_58), "r"(row_59), "r"(row_60) : "memory");
    }
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2046 = t1824 + 12u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t2047 = t2046 < t1821;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2048 = t1825 + 24u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t2049 = t2048 < t1822;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    const bool t2050 = t2047 & t2049;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
    if (t2050) {
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2051 = t2046 & 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2052 = t1825 ^ t2051;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2053 = t2046 << 7u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2054 = t2052 << 4u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2055 = t2053 + t2054;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u32 t2056 = t2001 + t2055;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        u32 row_61;
        u32 row_62;
        u32 row_63;
        u32 row_64;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_61), "=r"(row_62), "=r"(row_63), "=r"(row_64) : "r"(t2056) : "memory");
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t2057 = (u64)t2046 * t1820;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t2058 = t1818 + t2057;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t2059 = (u64)t1825 * 16u;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        const u64 t2060 = t2058 + t2059;
#line 178 "fa-kernels/src/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+384], {%1, %2, %3, %4};" :  : "l"(t2060), "r"(row_61), "r"(row_62), "r"(row_63), "r"(row_64) : "memory");
    }
#line 186 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2061 = first_query + first_row;
#line 186 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t2062 = (u64)t24;
#line 186 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t2063 = t2062 * lse_stride0;
#line 186 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t2064 = t2063 * 4ull;
#line 186 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t2065 = lse + t2064;
#line 186 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t2066 = (u64)head;
#line 186 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t2067 = t2066 * lse_stride1;
#line 186 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t2068 = t2067 * 4ull;
#line 186 "fa-kernels/src/forward/mma/tile.rs"
    const u64 t2069 = t2065 + t2068;
#line 186 "fa-kernels/src/forward/mma/tile.rs"
    const u32 t2070 = (u32)lse_stride2;
#line 117 "fa-kernels/src/epilogue.rs"
    const u32 t2071 = lane & 3u;
#line 117 "fa-kernels/src/epilogue.rs"
    const bool t2072 = t2071 == 0u;
#line 117 "fa-kernels/src/epilogue.rs"
    if (t2072) {
#line 120 "fa-kernels/src/epilogue.rs"
        const u32 t2073 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
        const u32 row_65 = t2061 + t2073;
#line 135 "fa-kernels/src/epilogue.rs"
        const bool exists = row_65 < seq_q;
#line 125 "fa-kernels/src/epilogue.rs"
        if (exists) {
            const u64 t2076 = (u64)row_65 * t2070;
#line 126 "fa-kernels/src/epilogue.rs"
            const u64 t2077 = t2076 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
            const u64 t2078 = t2069 + t2077;
#line 332 "fa-kernels/src/softmax.rs"
            f32 t2079;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2079) : "f"(row_sum));
#line 332 "fa-kernels/src/softmax.rs"
            f32 t2080;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2080) : "f"(row_max), "f"(scale_log2), "f"(t2079));
#line 332 "fa-kernels/src/softmax.rs"
            const f32 lse_2 = t2080 * 0.6931472f;
            const bool t2082 = row_sum == 0.0f;
#line 333 "fa-kernels/src/softmax.rs"
            const f32 t2083 = t2082 ? __uint_as_float(0xff800000u) : lse_2;
#line 126 "fa-kernels/src/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2078), "f"(t2083) : "memory");
        }
#line 120 "fa-kernels/src/epilogue.rs"
        const u32 t2084 = lane >> 2u;
#line 120 "fa-kernels/src/epilogue.rs"
        const u32 t2085 = t2061 + t2084;
#line 120 "fa-kernels/src/epilogue.rs"
        const u32 row_66 = t2085 + 8u;
#line 135 "fa-kernels/src/epilogue.rs"
        const bool exists_2 = row_66 < seq_q;
#line 125 "fa-kernels/src/epilogue.rs"
        if (exists_2) {
            const u64 t2088 = (u64)row_66 * t2070;
#line 126 "fa-kernels/src/epilogue.rs"
            const u64 t2089 = t2088 * 4ull;
#line 126 "fa-kernels/src/epilogue.rs"
            const u64 t2090 = t2069 + t2089;
#line 332 "fa-kernels/src/softmax.rs"
            f32 t2091;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2091) : "f"(row_sum_2));
#line 332 "fa-kernels/src/softmax.rs"
            f32 t2092;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2092) : "f"(row_max_2), "f"(scale_log2), "f"(t2091));
#line 332 "fa-kernels/src/softmax.rs"
            const f32 lse_3 = t2092 * 0.6931472f;
            const bool t2094 = row_sum_2 == 0.0f;
#line 333 "fa-kernels/src/softmax.rs"
            const f32 t2095 = t2094 ? __uint_as_float(0xff800000u) : lse_3;
#line 126 "fa-kernels/src/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2090), "f"(t2095) : "memory");
        }
    }
}
