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
    const u64 cu_seqlens_q /* u32 */,
    const u64 cu_seqlens_q_stride0,
    const u64 cu_seqlens_q_stride1,
    const u64 cu_seqlens_q_stride2,
    const u64 cu_seqlens_q_stride3,
    const u64 cu_seqlens_k /* u32 */,
    const u64 cu_seqlens_k_stride0,
    const u64 cu_seqlens_k_stride1,
    const u64 cu_seqlens_k_stride2,
    const u64 cu_seqlens_k_stride3,
    const u32 least_queries,
    const u32 most_queries,
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
#line 140 "fa-kernels/src/attention/options/packed.rs"
    const u32 next = t23 + 1u;
    const u64 t25 = (u64)t23;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    const u64 t26 = t25 * cu_seqlens_q_stride0;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    const u64 t27 = t26 * 4ull;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    const u64 t28 = cu_seqlens_q + t27;
#line 141 "fa-kernels/src/attention/options/packed.rs"
    u32 first_query;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query) : "l"(t28) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t30 = (u64)next;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t31 = t30 * cu_seqlens_q_stride0;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t32 = t31 * 4ull;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u64 t33 = cu_seqlens_q + t32;
#line 142 "fa-kernels/src/attention/options/packed.rs"
    u32 t34;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t34) : "l"(t33) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u32 queries = t34 - first_query;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const bool t36 = least_queries <= queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const bool t37 = queries <= most_queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const bool t38 = t36 & t37;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u32 seq_q_2 = t38 ? queries : 0u;
#line 152 "fa-kernels/src/attention/options/packed.rs"
    const u64 t40 = (u64)t23;
#line 152 "fa-kernels/src/attention/options/packed.rs"
    const u64 t41 = t40 * cu_seqlens_k_stride0;
#line 152 "fa-kernels/src/attention/options/packed.rs"
    const u64 t42 = t41 * 4ull;
#line 152 "fa-kernels/src/attention/options/packed.rs"
    const u64 t43 = cu_seqlens_k + t42;
#line 152 "fa-kernels/src/attention/options/packed.rs"
    u32 first_2;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_2) : "l"(t43) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
    const u64 t45 = (u64)next;
#line 153 "fa-kernels/src/attention/options/packed.rs"
    const u64 t46 = t45 * cu_seqlens_k_stride0;
#line 153 "fa-kernels/src/attention/options/packed.rs"
    const u64 t47 = t46 * 4ull;
#line 153 "fa-kernels/src/attention/options/packed.rs"
    const u64 t48 = cu_seqlens_k + t47;
#line 153 "fa-kernels/src/attention/options/packed.rs"
    u32 t49;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t49) : "l"(t48) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
    const u32 seq_k_2 = t49 - first_2;
#line 58 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t51 = t22 / group;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t52 = t21 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t52 + 1u;
    const u32 t54 = end > seq_q_2 ? end : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t55 = t54 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_2 = t55 < seq_k_2 ? t55 : seq_k_2;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t57 = t21 + 63u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t58 = t57 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t58 + 1u;
    const u32 t60 = end_3 > seq_q_2 ? end_3 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t61 = t60 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_4 = t61 < seq_k_2 ? t61 : seq_k_2;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t63 = end_4 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t64 = t63 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 end_5 = t64 > 1u ? t64 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t66 = end_2 + 63u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t67 = t66 >> 6u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 seen = t67 < end_5 ? t67 : end_5;
    const u32 t69 = end_5 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t70 = t69 - seen;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 masked_right = t70 < end_5 ? t70 : end_5;
#line 35 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t72 = t21 < seq_q_2;
#line 35 "fa-kernels/src/attention/forward/mma/mod.rs"
    if (t72) {
#line 51 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t74 = first_query + t21;
        const u64 t75 = 0ull * q_stride0;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t76 = t75 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t77 = q + t76;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t78 = (u64)t74;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t79 = t78 * q_stride1;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t80 = t79 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t81 = t77 + t80;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t82 = (u64)t22;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t83 = t82 * q_stride2;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t84 = t83 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t85 = t81 + t84;
        const u32 t86 = (u32)q_stride1;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t87 = t86 << 1u;
        const u32 t88 = thread >> 3u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t89 = thread & 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t90 = t88 & 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t91 = t89 ^ t90;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t92 = t88 << 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t93 = t91 << 4u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t94 = t92 + t93;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t95 = (u64)t88 * t87;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t96 = t85 + t95;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t97 = (u64)t89 * 16u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t98 = t96 + t97;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t99 = (u64)t87 * 16u;
        const u32 exist = seq_q_2 - t21;
        const u32 t101 = head_dim >> 3u;
        const u32 t102 = smem_1 + t94;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t103 = (u64)0u * t87;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t104 = t98 + t103;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t105 = t104 + t99;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t106 = t105 + t99;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t107 = t106 + t99;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t108 = t88 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t109 = t89 < t101;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t110 = t108 & t109;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t111 = t110 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t102), "l"(t104), "r"(t111) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t112 = t88 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t113 = t112 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t114 = t89 < t101;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t115 = t113 & t114;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t116 = t115 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t102), "l"(t105), "r"(t116) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t117 = t88 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t118 = t117 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t119 = t89 < t101;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t120 = t118 & t119;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t121 = t120 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t102), "l"(t106), "r"(t121) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t122 = t88 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t123 = t122 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t124 = t89 < t101;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t125 = t123 & t124;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t126 = t125 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t102), "l"(t107), "r"(t126) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t127 = t104 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t128 = t88 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t129 = t89 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t130 = t129 < t101;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t131 = t128 & t130;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t132 = t131 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t102), "l"(t127), "r"(t132) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t133 = t105 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t134 = t88 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t135 = t134 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t136 = t89 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t137 = t136 < t101;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t138 = t135 & t137;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t139 = t138 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t102), "l"(t133), "r"(t139) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t140 = t106 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t141 = t88 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t142 = t141 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t143 = t89 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t144 = t143 < t101;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t145 = t142 & t144;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t146 = t145 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t102), "l"(t140), "r"(t146) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t147 = t107 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t148 = t88 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t149 = t148 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t150 = t89 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t151 = t150 < t101;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t152 = t149 & t151;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t153 = t152 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t102), "l"(t147), "r"(t153) : "memory");
#line 63 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t154 = smem_1 + 16384u;
#line 219 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t155 = t154 + 16384u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t156 = 0ull * k_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t157 = t156 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t158 = k + t157;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t159 = (u64)first_2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t160 = t159 * k_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t161 = t160 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t162 = t158 + t161;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t163 = (u64)t51;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t164 = t163 * k_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t165 = t164 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t166 = t162 + t165;
        const u32 t167 = (u32)k_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t168 = t167 << 1u;
        const u32 t169 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t170 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t171 = t169 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t172 = t170 ^ t171;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t173 = t169 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t174 = t172 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t175 = t173 + t174;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t176 = (u64)t169 * t168;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t177 = t166 + t176;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t178 = (u64)t170 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t179 = t177 + t178;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t180 = (u64)t168 * 16u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t181 = 0ull * v_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t182 = t181 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t183 = v + t182;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t184 = (u64)first_2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t185 = t184 * v_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t186 = t185 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t187 = t183 + t186;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t188 = (u64)t51;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t189 = t188 * v_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t190 = t189 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t191 = t187 + t190;
        const u32 t192 = (u32)v_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t193 = t192 << 1u;
        const u32 t194 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t195 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t196 = t194 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t197 = t195 ^ t196;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t198 = t194 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t199 = t197 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t200 = t198 + t199;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t201 = (u64)t194 * t193;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t202 = t191 + t201;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t203 = (u64)t195 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t204 = t202 + t203;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t205 = (u64)t193 * 16u;
#line 241 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t206 = thread & 31u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t207 = end_5 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = t207 << 6u;
        const u32 t209 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t210 = t154 + t175;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t211 = (u64)first_key * t168;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t212 = t179 + t211;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t213 = t212 + t180;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t214 = t213 + t180;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t215 = t214 + t180;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t216 = first_key + t169;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t217 = t216 < seq_k_2;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t218 = t170 < t209;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t219 = t217 & t218;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t220 = t219 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t210), "l"(t212), "r"(t220) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t221 = first_key + t169;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t222 = t221 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t223 = t222 < seq_k_2;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t224 = t170 < t209;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t225 = t223 & t224;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t226 = t225 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t210), "l"(t213), "r"(t226) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t227 = first_key + t169;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t228 = t227 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t229 = t228 < seq_k_2;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t230 = t170 < t209;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t231 = t229 & t230;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t232 = t231 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t210), "l"(t214), "r"(t232) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t233 = first_key + t169;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t234 = t233 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t235 = t234 < seq_k_2;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t236 = t170 < t209;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t237 = t235 & t236;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t238 = t237 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t210), "l"(t215), "r"(t238) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t239 = t212 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t240 = first_key + t169;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t241 = t240 < seq_k_2;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t242 = t170 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t243 = t242 < t209;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t244 = t241 & t243;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t245 = t244 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t210), "l"(t239), "r"(t245) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t246 = t213 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t247 = first_key + t169;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t248 = t247 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t249 = t248 < seq_k_2;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t250 = t170 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t251 = t250 < t209;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t252 = t249 & t251;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t253 = t252 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t210), "l"(t246), "r"(t253) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t254 = t214 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t255 = first_key + t169;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t256 = t255 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t257 = t256 < seq_k_2;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t258 = t170 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t259 = t258 < t209;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t260 = t257 & t259;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t261 = t260 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t210), "l"(t254), "r"(t261) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t262 = t215 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t263 = first_key + t169;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t264 = t263 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t265 = t264 < seq_k_2;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t266 = t170 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t267 = t266 < t209;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t268 = t265 & t267;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t269 = t268 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t210), "l"(t262), "r"(t269) : "memory");
#line 377 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 number = end_5 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = number << 6u;
        const u32 t272 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t273 = t155 + t200;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t274 = (u64)first_key_2 * t193;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t275 = t204 + t274;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t276 = t275 + t205;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t277 = t276 + t205;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t278 = t277 + t205;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t279 = first_key_2 + t194;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t280 = t279 < seq_k_2;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t281 = t195 < t272;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t282 = t280 & t281;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t283 = t282 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t273), "l"(t275), "r"(t283) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t284 = first_key_2 + t194;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t285 = t284 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t286 = t285 < seq_k_2;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t287 = t195 < t272;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t288 = t286 & t287;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t289 = t288 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t273), "l"(t276), "r"(t289) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t290 = first_key_2 + t194;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t291 = t290 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t292 = t291 < seq_k_2;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t293 = t195 < t272;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t294 = t292 & t293;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t295 = t294 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t273), "l"(t277), "r"(t295) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t296 = first_key_2 + t194;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t297 = t296 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t298 = t297 < seq_k_2;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t299 = t195 < t272;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t300 = t298 & t299;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t301 = t300 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t273), "l"(t278), "r"(t301) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t302 = t275 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t303 = first_key_2 + t194;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t304 = t303 < seq_k_2;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t305 = t195 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t306 = t305 < t272;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t307 = t304 & t306;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t308 = t307 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t273), "l"(t302), "r"(t308) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t309 = t276 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t310 = first_key_2 + t194;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t311 = t310 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t312 = t311 < seq_k_2;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t313 = t195 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t314 = t313 < t272;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t315 = t312 & t314;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t316 = t315 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t273), "l"(t309), "r"(t316) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t317 = t277 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t318 = first_key_2 + t194;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t319 = t318 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t320 = t319 < seq_k_2;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t321 = t195 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t322 = t321 < t272;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t323 = t320 & t322;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t324 = t323 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t273), "l"(t317), "r"(t324) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t325 = t278 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t326 = first_key_2 + t194;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t327 = t326 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t328 = t327 < seq_k_2;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t329 = t195 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t330 = t329 < t272;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t331 = t328 & t330;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t332 = t331 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t273), "l"(t325), "r"(t332) : "memory");
#line 400 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t333 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t334 = first_row + t333;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t335 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t336 = t334 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t337 = t335 ^ t336;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t338 = t334 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t339 = t337 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t340 = t338 + t339;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t341 = smem_1 + t340;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t342 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t343 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t344 = t343 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t345 = t342 + t344;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t346 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t347 = t346 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t348 = t345 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t349 = t347 ^ t348;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t350 = t345 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t351 = t349 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t352 = t350 + t351;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t353 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t354 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t355 = t353 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t356 = t354 ^ t355;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t357 = t353 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t358 = t356 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t359 = t357 + t358;
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
        u32 t360;
        asm volatile("mov.b32 %0, %1;" : "=r"(t360) : "r"(t352));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t361 = t360 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t362 = t360 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t363 = t360 ^ 96u;
        const u32 t364 = t154 + t360;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t365;
        asm volatile("mov.b32 %0, %1;" : "=r"(t365) : "r"(t341));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t365) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t364) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t364) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t364) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t364) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t366 = t154 + t361;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t367;
        asm volatile("mov.b32 %0, %1;" : "=r"(t367) : "r"(t341));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t368 = t367 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t368) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t366) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t366) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t366) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t366) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t369 = t154 + t362;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t370;
        asm volatile("mov.b32 %0, %1;" : "=r"(t370) : "r"(t341));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t371 = t370 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t371) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t369) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t369) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t369) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t369) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t372 = t154 + t363;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t373;
        asm volatile("mov.b32 %0, %1;" : "=r"(t373) : "r"(t341));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t374 = t373 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t374) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t372) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t372) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t372) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t372) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t375;
        asm volatile("mov.b32 %0, %1;" : "=r"(t375) : "r"(t341));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t375) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t364) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t364) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t364) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t364) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t376;
        asm volatile("mov.b32 %0, %1;" : "=r"(t376) : "r"(t341));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t377 = t376 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t377) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t366) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t366) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t366) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t366) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t378;
        asm volatile("mov.b32 %0, %1;" : "=r"(t378) : "r"(t341));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t379 = t378 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t379) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t369) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t369) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t369) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t369) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t380;
        asm volatile("mov.b32 %0, %1;" : "=r"(t380) : "r"(t341));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t381 = t380 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t381) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t372) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t372) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t372) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t372) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t382 = 1u < end_5;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t382) {
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t383 = end_5 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 number_2 = t383 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = number_2 << 6u;
            const u32 t386 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t387 = t154 + t175;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t388 = (u64)first_key_3 * t168;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t389 = t179 + t388;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t390 = t389 + t180;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t391 = t390 + t180;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t392 = t391 + t180;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t393 = t170 < t386;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t394 = t393 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t387), "l"(t389), "r"(t394) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t395 = t170 < t386;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t396 = t395 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t387), "l"(t390), "r"(t396) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t397 = t170 < t386;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t398 = t397 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t387), "l"(t391), "r"(t398) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t399 = t170 < t386;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t400 = t399 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t387), "l"(t392), "r"(t400) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t401 = t389 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t402 = t170 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t403 = t402 < t386;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t404 = t403 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t387), "l"(t401), "r"(t404) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t405 = t390 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t406 = t170 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t407 = t406 < t386;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t408 = t407 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t387), "l"(t405), "r"(t408) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t409 = t391 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t410 = t170 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t411 = t410 < t386;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t412 = t411 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t387), "l"(t409), "r"(t412) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t413 = t392 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t414 = t170 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t415 = t414 < t386;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t416 = t415 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t387), "l"(t413), "r"(t416) : "memory");
        }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t417 = end_5 - 1u;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 first_key_4 = t417 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t419 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_2;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t419));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t421 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t422 = t421 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 column = first_key_4 + t422;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t424 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t425 = first_query_2 + t424;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t426 = t425 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_6 = t426 + 1u;
        const u32 t428 = end_6 > seq_q_2 ? end_6 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t429 = t428 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_7 = t429 < seq_k_2 ? t429 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t431 = end_7 > column ? end_7 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_8 = t431 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t434 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s = t434;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_2 = 1u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t436 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_2 = t436;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_3 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t438 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_5 = t438;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_4 = 9u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t440 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_6 = t440;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_5 = 16u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t442 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_9 = t442;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_6 = 17u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t444 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_10 = t444;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_7 = 24u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t446 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_13 = t446;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_8 = 25u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t448 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_14 = t448;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_9 = 32u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t450 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_17 = t450;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_10 = 33u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t452 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_18 = t452;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_11 = 40u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t454 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_21 = t454;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_12 = 41u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t456 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_22 = t456;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_13 = 48u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t458 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_25 = t458;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_14 = 49u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t460 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_26 = t460;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_15 = 56u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t462 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_29 = t462;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_16 = 57u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t464 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_30 = t464;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t465 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t466 = first_query_2 + t465;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t467 = t466 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t468 = t467 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_9 = t468 + 1u;
        const u32 t470 = end_9 > seq_q_2 ? end_9 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t471 = t470 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_10 = t471 < seq_k_2 ? t471 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t473 = end_10 > column ? end_10 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_11 = t473 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_17 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t476 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_3 = t476;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_18 = 1u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t478 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_4 = t478;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_19 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t480 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_7 = t480;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_20 = 9u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t482 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_8 = t482;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_21 = 16u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t484 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_11 = t484;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_22 = 17u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t486 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_12 = t486;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_23 = 24u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t488 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_15 = t488;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_24 = 25u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t490 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_16 = t490;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_25 = 32u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t492 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_19 = t492;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_26 = 33u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t494 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_20 = t494;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_27 = 40u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t496 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_23 = t496;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_28 = 41u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t498 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_24 = t498;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_29 = 48u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t500 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_27 = t500;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_30 = 49u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t502 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_28 = t502;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_31 = 56u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t504 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_31 = t504;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_32 = 57u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t506 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_32 = t506;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t508;
        asm("max.f32 %0, %1, %2;" : "=f"(t508) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t509;
        asm("max.f32 %0, %1, %2;" : "=f"(t509) : "f"(t508), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t510;
        asm("max.f32 %0, %1, %2;" : "=f"(t510) : "f"(t509), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t511;
        asm("max.f32 %0, %1, %2;" : "=f"(t511) : "f"(t510), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t512;
        asm("max.f32 %0, %1, %2;" : "=f"(t512) : "f"(t511), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t513;
        asm("max.f32 %0, %1, %2;" : "=f"(t513) : "f"(t512), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t514;
        asm("max.f32 %0, %1, %2;" : "=f"(t514) : "f"(t513), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t515;
        asm("max.f32 %0, %1, %2;" : "=f"(t515) : "f"(t514), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t516;
        asm("max.f32 %0, %1, %2;" : "=f"(t516) : "f"(t515), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t517;
        asm("max.f32 %0, %1, %2;" : "=f"(t517) : "f"(t516), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t518;
        asm("max.f32 %0, %1, %2;" : "=f"(t518) : "f"(t517), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t519;
        asm("max.f32 %0, %1, %2;" : "=f"(t519) : "f"(t518), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t520;
        asm("max.f32 %0, %1, %2;" : "=f"(t520) : "f"(t519), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t521;
        asm("max.f32 %0, %1, %2;" : "=f"(t521) : "f"(t520), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t522;
        asm("max.f32 %0, %1, %2;" : "=f"(t522) : "f"(t521), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t523;
        asm("max.f32 %0, %1, %2;" : "=f"(t523) : "f"(t522), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t524;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t524) : "f"(t523));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t523), "f"(t524));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t526;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t526) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t526));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t529 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t529;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t531 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t532;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t532) : "f"(old), "f"(scale_log2), "f"(t531));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t532));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t534 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t535 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t535));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t537;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t537) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t537;
        const f32 t538 = t534 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t539 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t539));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t541;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t541) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t541;
        const f32 t542 = t538 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t543 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t543));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t545;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t545) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t545;
        const f32 t546 = t542 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t547 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t547));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t549;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t549) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t549;
        const f32 t550 = t546 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t551 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t551));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t553;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t553) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t553;
        const f32 t554 = t550 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t555 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t555));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t557;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t557) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t557;
        const f32 t558 = t554 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t559 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t559));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t561;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t561) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t561;
        const f32 t562 = t558 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t563 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t563));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t565;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t565) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t565;
        const f32 t566 = t562 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t567 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t567));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t569;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t569) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_17 = t569;
        const f32 t570 = t566 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t571 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t571));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t573;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t573) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_18 = t573;
        const f32 t574 = t570 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t575 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t575));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t577;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t577) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_21 = t577;
        const f32 t578 = t574 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t579 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t579));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t581;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t581) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_22 = t581;
        const f32 t582 = t578 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t583 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t583));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t585;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t585) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_25 = t585;
        const f32 t586 = t582 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t587 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t587));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t589;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t589) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_26 = t589;
        const f32 t590 = t586 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t591 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t591));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t593;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t593) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_29 = t593;
        const f32 t594 = t590 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t595 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t595));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t597;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t597) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_30 = t597;
        const f32 t598 = t594 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t598;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t600;
        asm("max.f32 %0, %1, %2;" : "=f"(t600) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t601;
        asm("max.f32 %0, %1, %2;" : "=f"(t601) : "f"(t600), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t602;
        asm("max.f32 %0, %1, %2;" : "=f"(t602) : "f"(t601), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t603;
        asm("max.f32 %0, %1, %2;" : "=f"(t603) : "f"(t602), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t604;
        asm("max.f32 %0, %1, %2;" : "=f"(t604) : "f"(t603), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t605;
        asm("max.f32 %0, %1, %2;" : "=f"(t605) : "f"(t604), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t606;
        asm("max.f32 %0, %1, %2;" : "=f"(t606) : "f"(t605), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t607;
        asm("max.f32 %0, %1, %2;" : "=f"(t607) : "f"(t606), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t608;
        asm("max.f32 %0, %1, %2;" : "=f"(t608) : "f"(t607), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t609;
        asm("max.f32 %0, %1, %2;" : "=f"(t609) : "f"(t608), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t610;
        asm("max.f32 %0, %1, %2;" : "=f"(t610) : "f"(t609), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t611;
        asm("max.f32 %0, %1, %2;" : "=f"(t611) : "f"(t610), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t612;
        asm("max.f32 %0, %1, %2;" : "=f"(t612) : "f"(t611), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t613;
        asm("max.f32 %0, %1, %2;" : "=f"(t613) : "f"(t612), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t614;
        asm("max.f32 %0, %1, %2;" : "=f"(t614) : "f"(t613), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t615;
        asm("max.f32 %0, %1, %2;" : "=f"(t615) : "f"(t614), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t616;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t616) : "f"(t615));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t615), "f"(t616));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t618;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t618) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t618));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t621 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t621;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t623 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t624;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t624) : "f"(old_2), "f"(scale_log2), "f"(t623));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t624));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t626 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t627 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t627));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t629;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t629) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t629;
        const f32 t630 = t626 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t631 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t631));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t633;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t633) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t633;
        const f32 t634 = t630 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t635 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t635));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t637;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t637) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t637;
        const f32 t638 = t634 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t639 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t639));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t641;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t641) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t641;
        const f32 t642 = t638 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t643 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t643));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t645;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t645) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t645;
        const f32 t646 = t642 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t647 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t647));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t649;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t649) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t649;
        const f32 t650 = t646 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t651 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t651));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t653;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t653) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t653;
        const f32 t654 = t650 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t655 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t655));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t657;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t657) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t657;
        const f32 t658 = t654 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t659 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t659));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t661;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t661) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_19 = t661;
        const f32 t662 = t658 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t663 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t663));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t665;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t665) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_20 = t665;
        const f32 t666 = t662 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t667 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t667));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t669;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t669) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_23 = t669;
        const f32 t670 = t666 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t671 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t671));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t673;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t673) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_24 = t673;
        const f32 t674 = t670 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t675 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t675));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t677;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t677) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_27 = t677;
        const f32 t678 = t674 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t679 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t679));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t681;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t681) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_28 = t681;
        const f32 t682 = t678 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t683 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t683));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t685;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t685) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_31 = t685;
        const f32 t686 = t682 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t687 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t687));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t689;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t689) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_32 = t689;
        const f32 t690 = t686 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t690;
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t691;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t691) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t692;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t692) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t693;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t693) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t694;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t694) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t695;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t695) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t696;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t696) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t697;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t697) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t698;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t698) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t699;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t699) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t700;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t700) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t701;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t701) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t702;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t702) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t703;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t703) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t704;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t704) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t705;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t705) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t706;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t706) : "f"(s_31), "f"(s_32));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t707;
        asm volatile("mov.b32 %0, %1;" : "=r"(t707) : "r"(t359));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t708 = t707 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t709 = t707 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t710 = t707 ^ 96u;
        const u32 t711 = t155 + t707;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t712 = t155 + t708;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t713 = t155 + t709;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t714 = t155 + t710;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t711) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t691), "r"(t692), "r"(t693), "r"(t694), "r"(m_161), "r"(m_162));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t691), "r"(t692), "r"(t693), "r"(t694), "r"(m_163), "r"(m_164));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t712) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t691), "r"(t692), "r"(t693), "r"(t694), "r"(m_165), "r"(m_166));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t691), "r"(t692), "r"(t693), "r"(t694), "r"(m_167), "r"(m_168));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t713) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t691), "r"(t692), "r"(t693), "r"(t694), "r"(m_169), "r"(m_170));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t691), "r"(t692), "r"(t693), "r"(t694), "r"(m_171), "r"(m_172));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t714) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t691), "r"(t692), "r"(t693), "r"(t694), "r"(m_173), "r"(m_174));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t691), "r"(t692), "r"(t693), "r"(t694), "r"(m_175), "r"(m_176));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t711) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t691), "r"(t692), "r"(t693), "r"(t694), "r"(m_177), "r"(m_178));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t691), "r"(t692), "r"(t693), "r"(t694), "r"(m_179), "r"(m_180));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t712) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t691), "r"(t692), "r"(t693), "r"(t694), "r"(m_181), "r"(m_182));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t691), "r"(t692), "r"(t693), "r"(t694), "r"(m_183), "r"(m_184));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t713) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t691), "r"(t692), "r"(t693), "r"(t694), "r"(m_185), "r"(m_186));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t691), "r"(t692), "r"(t693), "r"(t694), "r"(m_187), "r"(m_188));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t714) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t691), "r"(t692), "r"(t693), "r"(t694), "r"(m_189), "r"(m_190));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t691), "r"(t692), "r"(t693), "r"(t694), "r"(m_191), "r"(m_192));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t711) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t695), "r"(t696), "r"(t697), "r"(t698), "r"(m_193), "r"(m_194));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t695), "r"(t696), "r"(t697), "r"(t698), "r"(m_195), "r"(m_196));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t712) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t695), "r"(t696), "r"(t697), "r"(t698), "r"(m_197), "r"(m_198));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t695), "r"(t696), "r"(t697), "r"(t698), "r"(m_199), "r"(m_200));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t713) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t695), "r"(t696), "r"(t697), "r"(t698), "r"(m_201), "r"(m_202));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t695), "r"(t696), "r"(t697), "r"(t698), "r"(m_203), "r"(m_204));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t714) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t695), "r"(t696), "r"(t697), "r"(t698), "r"(m_205), "r"(m_206));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t695), "r"(t696), "r"(t697), "r"(t698), "r"(m_207), "r"(m_208));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t711) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t695), "r"(t696), "r"(t697), "r"(t698), "r"(m_209), "r"(m_210));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t695), "r"(t696), "r"(t697), "r"(t698), "r"(m_211), "r"(m_212));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t712) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t695), "r"(t696), "r"(t697), "r"(t698), "r"(m_213), "r"(m_214));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t695), "r"(t696), "r"(t697), "r"(t698), "r"(m_215), "r"(m_216));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t713) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t695), "r"(t696), "r"(t697), "r"(t698), "r"(m_217), "r"(m_218));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t695), "r"(t696), "r"(t697), "r"(t698), "r"(m_219), "r"(m_220));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t714) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t695), "r"(t696), "r"(t697), "r"(t698), "r"(m_221), "r"(m_222));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t695), "r"(t696), "r"(t697), "r"(t698), "r"(m_223), "r"(m_224));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t711) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t699), "r"(t700), "r"(t701), "r"(t702), "r"(m_225), "r"(m_226));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t699), "r"(t700), "r"(t701), "r"(t702), "r"(m_227), "r"(m_228));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t712) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t699), "r"(t700), "r"(t701), "r"(t702), "r"(m_229), "r"(m_230));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t699), "r"(t700), "r"(t701), "r"(t702), "r"(m_231), "r"(m_232));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t713) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t699), "r"(t700), "r"(t701), "r"(t702), "r"(m_233), "r"(m_234));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t699), "r"(t700), "r"(t701), "r"(t702), "r"(m_235), "r"(m_236));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t714) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t699), "r"(t700), "r"(t701), "r"(t702), "r"(m_237), "r"(m_238));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t699), "r"(t700), "r"(t701), "r"(t702), "r"(m_239), "r"(m_240));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t711) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t699), "r"(t700), "r"(t701), "r"(t702), "r"(m_241), "r"(m_242));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t699), "r"(t700), "r"(t701), "r"(t702), "r"(m_243), "r"(m_244));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t712) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t699), "r"(t700), "r"(t701), "r"(t702), "r"(m_245), "r"(m_246));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t699), "r"(t700), "r"(t701), "r"(t702), "r"(m_247), "r"(m_248));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t713) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t699), "r"(t700), "r"(t701), "r"(t702), "r"(m_249), "r"(m_250));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t699), "r"(t700), "r"(t701), "r"(t702), "r"(m_251), "r"(m_252));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t714) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t699), "r"(t700), "r"(t701), "r"(t702), "r"(m_253), "r"(m_254));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t699), "r"(t700), "r"(t701), "r"(t702), "r"(m_255), "r"(m_256));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t711) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t703), "r"(t704), "r"(t705), "r"(t706), "r"(m_257), "r"(m_258));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t703), "r"(t704), "r"(t705), "r"(t706), "r"(m_259), "r"(m_260));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t712) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t703), "r"(t704), "r"(t705), "r"(t706), "r"(m_261), "r"(m_262));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t703), "r"(t704), "r"(t705), "r"(t706), "r"(m_263), "r"(m_264));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t713) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t703), "r"(t704), "r"(t705), "r"(t706), "r"(m_265), "r"(m_266));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t703), "r"(t704), "r"(t705), "r"(t706), "r"(m_267), "r"(m_268));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t714) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t703), "r"(t704), "r"(t705), "r"(t706), "r"(m_269), "r"(m_270));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t703), "r"(t704), "r"(t705), "r"(t706), "r"(m_271), "r"(m_272));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t711) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t703), "r"(t704), "r"(t705), "r"(t706), "r"(m_273), "r"(m_274));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t703), "r"(t704), "r"(t705), "r"(t706), "r"(m_275), "r"(m_276));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t712) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t703), "r"(t704), "r"(t705), "r"(t706), "r"(m_277), "r"(m_278));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t703), "r"(t704), "r"(t705), "r"(t706), "r"(m_279), "r"(m_280));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t713) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t703), "r"(t704), "r"(t705), "r"(t706), "r"(m_281), "r"(m_282));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t703), "r"(t704), "r"(t705), "r"(t706), "r"(m_283), "r"(m_284));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t714) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t703), "r"(t704), "r"(t705), "r"(t706), "r"(m_285), "r"(m_286));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t703), "r"(t704), "r"(t705), "r"(t706), "r"(m_287), "r"(m_288));
#line 84 "fa-kernels/src/attention/forward/mma/tile.rs"
        #pragma unroll 1
        for (u32 i = 1u; i < end_5; i += 1u) {
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t715 = end_5 - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 number_3 = t715 - i;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_5 = number_3 << 6u;
            const u32 t718 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t719 = t155 + t200;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t720 = (u64)first_key_5 * t193;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t721 = t204 + t720;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t722 = t721 + t205;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t723 = t722 + t205;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t724 = t723 + t205;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t725 = t195 < t718;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t726 = t725 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t719), "l"(t721), "r"(t726) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t727 = t195 < t718;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t728 = t727 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t719), "l"(t722), "r"(t728) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t729 = t195 < t718;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t730 = t729 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t719), "l"(t723), "r"(t730) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t731 = t195 < t718;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t732 = t731 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t719), "l"(t724), "r"(t732) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t733 = t721 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t734 = t195 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t735 = t734 < t718;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t736 = t735 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t719), "l"(t733), "r"(t736) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t737 = t722 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t738 = t195 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t739 = t738 < t718;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t740 = t739 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t719), "l"(t737), "r"(t740) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t741 = t723 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t742 = t195 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t743 = t742 < t718;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t744 = t743 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t719), "l"(t741), "r"(t744) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t745 = t724 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t746 = t195 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t747 = t746 < t718;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t748 = t747 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t719), "l"(t745), "r"(t748) : "memory");
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
            u32 t749;
            asm volatile("mov.b32 %0, %1;" : "=r"(t749) : "r"(t352));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t750 = t749 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t751 = t749 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t752 = t749 ^ 96u;
            const u32 t753 = t154 + t749;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t754;
            asm volatile("mov.b32 %0, %1;" : "=r"(t754) : "r"(t341));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_289;
            u32 m_290;
            u32 m_291;
            u32 m_292;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t754) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_293;
            u32 m_294;
            u32 m_295;
            u32 m_296;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t753) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_297;
            u32 m_298;
            u32 m_299;
            u32 m_300;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t753) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_301;
            u32 m_302;
            u32 m_303;
            u32 m_304;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t753) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_305;
            u32 m_306;
            u32 m_307;
            u32 m_308;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t753) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t755 = t154 + t750;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t756;
            asm volatile("mov.b32 %0, %1;" : "=r"(t756) : "r"(t341));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t757 = t756 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_309;
            u32 m_310;
            u32 m_311;
            u32 m_312;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t757) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_313;
            u32 m_314;
            u32 m_315;
            u32 m_316;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t755) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_317;
            u32 m_318;
            u32 m_319;
            u32 m_320;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t755) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_321;
            u32 m_322;
            u32 m_323;
            u32 m_324;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t755) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_325;
            u32 m_326;
            u32 m_327;
            u32 m_328;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t755) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t758 = t154 + t751;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t759;
            asm volatile("mov.b32 %0, %1;" : "=r"(t759) : "r"(t341));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t760 = t759 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_329;
            u32 m_330;
            u32 m_331;
            u32 m_332;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t760) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_333;
            u32 m_334;
            u32 m_335;
            u32 m_336;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t758) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_337;
            u32 m_338;
            u32 m_339;
            u32 m_340;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t758) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_341;
            u32 m_342;
            u32 m_343;
            u32 m_344;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t758) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_345;
            u32 m_346;
            u32 m_347;
            u32 m_348;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t758) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t761 = t154 + t752;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t762;
            asm volatile("mov.b32 %0, %1;" : "=r"(t762) : "r"(t341));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t763 = t762 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_349;
            u32 m_350;
            u32 m_351;
            u32 m_352;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t763) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_353;
            u32 m_354;
            u32 m_355;
            u32 m_356;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t761) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_357;
            u32 m_358;
            u32 m_359;
            u32 m_360;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t761) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_361;
            u32 m_362;
            u32 m_363;
            u32 m_364;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t761) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_365;
            u32 m_366;
            u32 m_367;
            u32 m_368;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t761) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t764;
            asm volatile("mov.b32 %0, %1;" : "=r"(t764) : "r"(t341));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_369;
            u32 m_370;
            u32 m_371;
            u32 m_372;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t764) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_373;
            u32 m_374;
            u32 m_375;
            u32 m_376;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t753) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_373), "r"(m_374));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_375), "r"(m_376));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_377;
            u32 m_378;
            u32 m_379;
            u32 m_380;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t753) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_377), "r"(m_378));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_379), "r"(m_380));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_381;
            u32 m_382;
            u32 m_383;
            u32 m_384;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t753) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_381), "r"(m_382));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_383), "r"(m_384));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_385;
            u32 m_386;
            u32 m_387;
            u32 m_388;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t753) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_385), "r"(m_386));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_387), "r"(m_388));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t765;
            asm volatile("mov.b32 %0, %1;" : "=r"(t765) : "r"(t341));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t766 = t765 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_389;
            u32 m_390;
            u32 m_391;
            u32 m_392;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t766) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_393;
            u32 m_394;
            u32 m_395;
            u32 m_396;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t755) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_393), "r"(m_394));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_395), "r"(m_396));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_397;
            u32 m_398;
            u32 m_399;
            u32 m_400;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t755) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_397), "r"(m_398));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_399), "r"(m_400));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_401;
            u32 m_402;
            u32 m_403;
            u32 m_404;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t755) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_401), "r"(m_402));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_403), "r"(m_404));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_405;
            u32 m_406;
            u32 m_407;
            u32 m_408;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t755) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_405), "r"(m_406));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_407), "r"(m_408));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t767;
            asm volatile("mov.b32 %0, %1;" : "=r"(t767) : "r"(t341));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t768 = t767 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_409;
            u32 m_410;
            u32 m_411;
            u32 m_412;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t768) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_413;
            u32 m_414;
            u32 m_415;
            u32 m_416;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t758) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_413), "r"(m_414));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_415), "r"(m_416));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_417;
            u32 m_418;
            u32 m_419;
            u32 m_420;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t758) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_417), "r"(m_418));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_419), "r"(m_420));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_421;
            u32 m_422;
            u32 m_423;
            u32 m_424;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t758) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_421), "r"(m_422));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_423), "r"(m_424));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_425;
            u32 m_426;
            u32 m_427;
            u32 m_428;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t758) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_425), "r"(m_426));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_427), "r"(m_428));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t769;
            asm volatile("mov.b32 %0, %1;" : "=r"(t769) : "r"(t341));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t770 = t769 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_429;
            u32 m_430;
            u32 m_431;
            u32 m_432;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t770) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_433;
            u32 m_434;
            u32 m_435;
            u32 m_436;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t761) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_437;
            u32 m_438;
            u32 m_439;
            u32 m_440;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t761) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_441;
            u32 m_442;
            u32 m_443;
            u32 m_444;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t761) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_441), "r"(m_442));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_443), "r"(m_444));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_445;
            u32 m_446;
            u32 m_447;
            u32 m_448;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t761) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_445), "r"(m_446));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_447), "r"(m_448));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 416 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 next_2 = i + 1u;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t772 = next_2 < end_5;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t772) {
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t773 = end_5 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 number_4 = t773 - next_2;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_6 = number_4 << 6u;
                const u32 t776 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t777 = t154 + t175;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t778 = (u64)first_key_6 * t168;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t779 = t179 + t778;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t780 = t779 + t180;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t781 = t780 + t180;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t782 = t781 + t180;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t783 = t170 < t776;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t784 = t783 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t777), "l"(t779), "r"(t784) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t785 = t170 < t776;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t786 = t785 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t777), "l"(t780), "r"(t786) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t787 = t170 < t776;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t788 = t787 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t777), "l"(t781), "r"(t788) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t789 = t170 < t776;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t790 = t789 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t777), "l"(t782), "r"(t790) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t791 = t779 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t792 = t170 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t793 = t792 < t776;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t794 = t793 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t777), "l"(t791), "r"(t794) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t795 = t780 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t796 = t170 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t797 = t796 < t776;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t798 = t797 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t777), "l"(t795), "r"(t798) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t799 = t781 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t800 = t170 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t801 = t800 < t776;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t802 = t801 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t777), "l"(t799), "r"(t802) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t803 = t782 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t804 = t170 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t805 = t804 < t776;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t806 = t805 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t777), "l"(t803), "r"(t806) : "memory");
            }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 140 "fa-kernels/src/attention/forward/mma/tile.rs"
            const bool t807 = i < masked_right;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (t807) {
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t808 = end_5 - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t809 = t808 - i;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
                const u32 first_key_7 = t809 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
                const u32 t811 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
                u32 first_query_3;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_3) : "r"(t811));
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t813 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t814 = t813 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_7 + t814;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t816 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t817 = first_query_3 + t816;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t818 = t817 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_12 = t818 + 1u;
                const u32 t820 = end_12 > seq_q_2 ? end_12 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t821 = t820 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_13 = t821 < seq_k_2 ? t821 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t823 = end_13 > column_2 ? end_13 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_14 = t823 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t826 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t826;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t828 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t828;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t830 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t830;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t832 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t832;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t834 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t834;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t836 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t836;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t838 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t838;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t840 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t840;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t842 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t842;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t844 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t844;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t846 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t846;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t848 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t848;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t850 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t850;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t852 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t852;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t854 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t854;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t856 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t856;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t857 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t858 = first_query_3 + t857;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t859 = t858 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t860 = t859 + seq_k_2;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_15 = t860 + 1u;
                const u32 t862 = end_15 > seq_q_2 ? end_15 : seq_q_2;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t863 = t862 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_16 = t863 < seq_k_2 ? t863 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t865 = end_16 > column_2 ? end_16 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_17 = t865 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 0u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t868 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t868;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 1u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t870 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t870;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 8u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t872 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t872;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 9u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t874 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t874;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 16u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t876 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t876;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 17u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t878 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t878;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 24u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t880 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t880;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 25u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t882 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t882;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 32u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t884 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t884;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 33u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t886 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t886;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 40u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t888 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t888;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 41u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t890 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t890;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 48u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t892 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t892;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 49u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t894 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t894;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 56u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t896 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t896;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 57u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t898 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t898;
            }
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t900;
            asm("max.f32 %0, %1, %2;" : "=f"(t900) : "f"(old_3), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t901;
            asm("max.f32 %0, %1, %2;" : "=f"(t901) : "f"(t900), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t902;
            asm("max.f32 %0, %1, %2;" : "=f"(t902) : "f"(t901), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t903;
            asm("max.f32 %0, %1, %2;" : "=f"(t903) : "f"(t902), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t904;
            asm("max.f32 %0, %1, %2;" : "=f"(t904) : "f"(t903), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t905;
            asm("max.f32 %0, %1, %2;" : "=f"(t905) : "f"(t904), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t906;
            asm("max.f32 %0, %1, %2;" : "=f"(t906) : "f"(t905), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t907;
            asm("max.f32 %0, %1, %2;" : "=f"(t907) : "f"(t906), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t908;
            asm("max.f32 %0, %1, %2;" : "=f"(t908) : "f"(t907), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t909;
            asm("max.f32 %0, %1, %2;" : "=f"(t909) : "f"(t908), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t910;
            asm("max.f32 %0, %1, %2;" : "=f"(t910) : "f"(t909), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t911;
            asm("max.f32 %0, %1, %2;" : "=f"(t911) : "f"(t910), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t912;
            asm("max.f32 %0, %1, %2;" : "=f"(t912) : "f"(t911), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t913;
            asm("max.f32 %0, %1, %2;" : "=f"(t913) : "f"(t912), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t914;
            asm("max.f32 %0, %1, %2;" : "=f"(t914) : "f"(t913), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t915;
            asm("max.f32 %0, %1, %2;" : "=f"(t915) : "f"(t914), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t916;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t916) : "f"(t915));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t915), "f"(t916));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t918;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t918) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t918));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t921 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t921;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t923 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t924;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t924) : "f"(old_3), "f"(scale_log2), "f"(t923));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t924));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t926 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t927 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t927));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t929;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t929) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_33 = t929;
            const f32 t930 = t926 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t931 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t931));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t933;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t933) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_34 = t933;
            const f32 t934 = t930 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t935 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t935));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t937;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t937) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_37 = t937;
            const f32 t938 = t934 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t939 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t939));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t941;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t941) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_38 = t941;
            const f32 t942 = t938 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t943 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t943));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t945;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t945) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_41 = t945;
            const f32 t946 = t942 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t947 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t947));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t949;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t949) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_42 = t949;
            const f32 t950 = t946 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t951 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t951));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t953;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t953) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_45 = t953;
            const f32 t954 = t950 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t955 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t955));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t957;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t957) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_46 = t957;
            const f32 t958 = t954 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t959 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t959));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t961;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t961) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_49 = t961;
            const f32 t962 = t958 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t963 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t963));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t965;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t965) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_50 = t965;
            const f32 t966 = t962 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t967 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t967));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t969;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t969) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_53 = t969;
            const f32 t970 = t966 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t971 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t971));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t973;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t973) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_54 = t973;
            const f32 t974 = t970 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t975 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t975));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t977;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t977) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_57 = t977;
            const f32 t978 = t974 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t979 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t979));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t981;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t981) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_58 = t981;
            const f32 t982 = t978 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t983 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t983));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t985;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t985) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_61 = t985;
            const f32 t986 = t982 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t987 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t987));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t989;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t989) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_62 = t989;
            const f32 t990 = t986 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t990;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t992;
            asm("max.f32 %0, %1, %2;" : "=f"(t992) : "f"(old_4), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t993;
            asm("max.f32 %0, %1, %2;" : "=f"(t993) : "f"(t992), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t994;
            asm("max.f32 %0, %1, %2;" : "=f"(t994) : "f"(t993), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t995;
            asm("max.f32 %0, %1, %2;" : "=f"(t995) : "f"(t994), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t996;
            asm("max.f32 %0, %1, %2;" : "=f"(t996) : "f"(t995), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t997;
            asm("max.f32 %0, %1, %2;" : "=f"(t997) : "f"(t996), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t998;
            asm("max.f32 %0, %1, %2;" : "=f"(t998) : "f"(t997), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t999;
            asm("max.f32 %0, %1, %2;" : "=f"(t999) : "f"(t998), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1000;
            asm("max.f32 %0, %1, %2;" : "=f"(t1000) : "f"(t999), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1001;
            asm("max.f32 %0, %1, %2;" : "=f"(t1001) : "f"(t1000), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1002;
            asm("max.f32 %0, %1, %2;" : "=f"(t1002) : "f"(t1001), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1003;
            asm("max.f32 %0, %1, %2;" : "=f"(t1003) : "f"(t1002), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1004;
            asm("max.f32 %0, %1, %2;" : "=f"(t1004) : "f"(t1003), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1005;
            asm("max.f32 %0, %1, %2;" : "=f"(t1005) : "f"(t1004), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1006;
            asm("max.f32 %0, %1, %2;" : "=f"(t1006) : "f"(t1005), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1007;
            asm("max.f32 %0, %1, %2;" : "=f"(t1007) : "f"(t1006), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1008;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1008) : "f"(t1007));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1007), "f"(t1008));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1010;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1010) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1010));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1013 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1013;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1015 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1016;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1016) : "f"(old_4), "f"(scale_log2), "f"(t1015));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1016));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1018 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1019 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1019));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1021;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1021) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_35 = t1021;
            const f32 t1022 = t1018 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1023 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1023));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1025;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1025) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_36 = t1025;
            const f32 t1026 = t1022 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1027 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1027));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1029;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1029) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_39 = t1029;
            const f32 t1030 = t1026 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1031 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1031));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1033;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1033) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_40 = t1033;
            const f32 t1034 = t1030 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1035 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1035));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1037;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1037) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_43 = t1037;
            const f32 t1038 = t1034 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1039 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1039));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1041;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1041) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_44 = t1041;
            const f32 t1042 = t1038 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1043 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1043));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1045;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1045) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_47 = t1045;
            const f32 t1046 = t1042 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1047 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1047));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1049;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1049) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_48 = t1049;
            const f32 t1050 = t1046 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1051 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1051));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1053;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1053) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_51 = t1053;
            const f32 t1054 = t1050 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1055 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1055));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1057;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1057) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_52 = t1057;
            const f32 t1058 = t1054 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1059 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1059));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1061;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1061) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_55 = t1061;
            const f32 t1062 = t1058 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1063 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1063));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1065;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1065) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_56 = t1065;
            const f32 t1066 = t1062 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1067 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1067));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1069;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1069) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_59 = t1069;
            const f32 t1070 = t1066 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1071 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1071));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1073;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1073) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_60 = t1073;
            const f32 t1074 = t1070 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1075 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1075));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1077;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1077) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_63 = t1077;
            const f32 t1078 = t1074 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1079 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1079));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1081;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1081) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_64 = t1081;
            const f32 t1082 = t1078 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1082;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1083 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1083;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1084 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1084;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1085 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1085;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1086 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1086;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1087 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1087;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1088 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1088;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1089 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1089;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1090 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1090;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1091 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1091;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1092 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1092;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1093 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1093;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1094 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1094;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1095 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1095;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1096 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1096;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1097 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1097;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1098 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1098;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1099 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t1099;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1100 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t1100;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1101 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t1101;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1102 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t1102;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1103 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t1103;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1104 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t1104;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1105 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t1105;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1106 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t1106;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1107 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t1107;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1108 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t1108;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1109 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t1109;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1110 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t1110;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1111 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t1111;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1112 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t1112;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1113 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t1113;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1114 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t1114;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1115 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1115;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1116 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1116;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1117 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t1117;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1118 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t1118;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1119 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t1119;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1120 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t1120;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1121 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t1121;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1122 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t1122;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1123 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t1123;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1124 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t1124;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1125 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t1125;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1126 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t1126;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1127 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t1127;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1128 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t1128;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1129 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t1129;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1130 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t1130;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1131 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t1131;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1132 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t1132;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1133 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t1133;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1134 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t1134;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1135 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t1135;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1136 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t1136;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1137 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t1137;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1138 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t1138;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1139 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t1139;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1140 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t1140;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1141 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t1141;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1142 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t1142;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1143 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t1143;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1144 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t1144;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1145 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t1145;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1146 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t1146;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1147;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1147) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1148;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1148) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1149;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1149) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1150;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1150) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1151;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1151) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1152;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1152) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1153;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1153) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1154;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1154) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1155;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1155) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1156;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1156) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1157;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1157) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1158;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1158) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1159;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1159) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1160;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1160) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1161;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1161) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1162;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1162) : "f"(s_63), "f"(s_64));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1163;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1163) : "r"(t359));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1164 = t1163 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1165 = t1163 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1166 = t1163 ^ 96u;
            const u32 t1167 = t155 + t1163;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1168 = t155 + t1164;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1169 = t155 + t1165;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1170 = t155 + t1166;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_449;
            u32 m_450;
            u32 m_451;
            u32 m_452;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t1167) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_449), "r"(m_450));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_451), "r"(m_452));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_453;
            u32 m_454;
            u32 m_455;
            u32 m_456;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t1168) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_453), "r"(m_454));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_455), "r"(m_456));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_457;
            u32 m_458;
            u32 m_459;
            u32 m_460;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t1169) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_457), "r"(m_458));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_459), "r"(m_460));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_461;
            u32 m_462;
            u32 m_463;
            u32 m_464;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t1170) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_461), "r"(m_462));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_463), "r"(m_464));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_465;
            u32 m_466;
            u32 m_467;
            u32 m_468;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t1167) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_465), "r"(m_466));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_467), "r"(m_468));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_469;
            u32 m_470;
            u32 m_471;
            u32 m_472;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t1168) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_469), "r"(m_470));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_471), "r"(m_472));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_473;
            u32 m_474;
            u32 m_475;
            u32 m_476;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t1169) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_473), "r"(m_474));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_475), "r"(m_476));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_477;
            u32 m_478;
            u32 m_479;
            u32 m_480;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t1170) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_477), "r"(m_478));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1147), "r"(t1148), "r"(t1149), "r"(t1150), "r"(m_479), "r"(m_480));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_481;
            u32 m_482;
            u32 m_483;
            u32 m_484;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t1167) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_481), "r"(m_482));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_483), "r"(m_484));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_485;
            u32 m_486;
            u32 m_487;
            u32 m_488;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t1168) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_485), "r"(m_486));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_487), "r"(m_488));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_489;
            u32 m_490;
            u32 m_491;
            u32 m_492;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t1169) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_489), "r"(m_490));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_491), "r"(m_492));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_493;
            u32 m_494;
            u32 m_495;
            u32 m_496;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t1170) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_493), "r"(m_494));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_495), "r"(m_496));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_497;
            u32 m_498;
            u32 m_499;
            u32 m_500;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t1167) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_497), "r"(m_498));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_499), "r"(m_500));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_501;
            u32 m_502;
            u32 m_503;
            u32 m_504;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t1168) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_501), "r"(m_502));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_503), "r"(m_504));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_505;
            u32 m_506;
            u32 m_507;
            u32 m_508;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t1169) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_505), "r"(m_506));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_507), "r"(m_508));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_509;
            u32 m_510;
            u32 m_511;
            u32 m_512;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t1170) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_509), "r"(m_510));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1151), "r"(t1152), "r"(t1153), "r"(t1154), "r"(m_511), "r"(m_512));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_513;
            u32 m_514;
            u32 m_515;
            u32 m_516;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1167) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_513), "r"(m_514));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_515), "r"(m_516));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_517;
            u32 m_518;
            u32 m_519;
            u32 m_520;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1168) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_517), "r"(m_518));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_519), "r"(m_520));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_521;
            u32 m_522;
            u32 m_523;
            u32 m_524;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1169) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_521), "r"(m_522));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_523), "r"(m_524));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_525;
            u32 m_526;
            u32 m_527;
            u32 m_528;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1170) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_525), "r"(m_526));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_527), "r"(m_528));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_529;
            u32 m_530;
            u32 m_531;
            u32 m_532;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1167) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_529), "r"(m_530));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_531), "r"(m_532));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_533;
            u32 m_534;
            u32 m_535;
            u32 m_536;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1168) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_533), "r"(m_534));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_535), "r"(m_536));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_537;
            u32 m_538;
            u32 m_539;
            u32 m_540;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1169) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_537), "r"(m_538));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_539), "r"(m_540));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_541;
            u32 m_542;
            u32 m_543;
            u32 m_544;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1170) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_541), "r"(m_542));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1155), "r"(t1156), "r"(t1157), "r"(t1158), "r"(m_543), "r"(m_544));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_545;
            u32 m_546;
            u32 m_547;
            u32 m_548;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t1167) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_545), "r"(m_546));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_547), "r"(m_548));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_549;
            u32 m_550;
            u32 m_551;
            u32 m_552;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t1168) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_549), "r"(m_550));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_551), "r"(m_552));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_553;
            u32 m_554;
            u32 m_555;
            u32 m_556;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t1169) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_553), "r"(m_554));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_555), "r"(m_556));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_557;
            u32 m_558;
            u32 m_559;
            u32 m_560;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t1170) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_557), "r"(m_558));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_559), "r"(m_560));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_561;
            u32 m_562;
            u32 m_563;
            u32 m_564;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t1167) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_561), "r"(m_562));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_563), "r"(m_564));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_565;
            u32 m_566;
            u32 m_567;
            u32 m_568;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t1168) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_565), "r"(m_566));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_567), "r"(m_568));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_569;
            u32 m_570;
            u32 m_571;
            u32 m_572;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t1169) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_569), "r"(m_570));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_571), "r"(m_572));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_573;
            u32 m_574;
            u32 m_575;
            u32 m_576;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t1170) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_573), "r"(m_574));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1159), "r"(t1160), "r"(t1161), "r"(t1162), "r"(m_575), "r"(m_576));
        }
#line 258 "fa-kernels/src/attention/softmax.rs"
        f32 t1171;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1171) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
        const f32 pair_5 = row_sum + t1171;
        f32 t1173;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1173) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
        const f32 t1174 = pair_5 + t1173;
#line 259 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1174;
#line 258 "fa-kernels/src/attention/softmax.rs"
        f32 t1175;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1175) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
        const f32 pair_6 = row_sum_2 + t1175;
        f32 t1177;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1177) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
        const f32 t1178 = pair_6 + t1177;
#line 259 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1178;
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum = row_sum;
        const bool t1179 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t1180;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1180) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer = t1179 ? 0.0f : t1180;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1182 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc = t1182;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1183 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_2 = t1183;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1184 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_5 = t1184;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1185 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_6 = t1185;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1186 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_9 = t1186;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1187 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_10 = t1187;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1188 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_13 = t1188;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1189 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_14 = t1189;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1190 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_17 = t1190;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1191 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_18 = t1191;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1192 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_21 = t1192;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1193 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_22 = t1193;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1194 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_25 = t1194;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1195 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_26 = t1195;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1196 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_29 = t1196;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1197 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_30 = t1197;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1198 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_33 = t1198;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1199 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_34 = t1199;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1200 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_37 = t1200;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1201 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_38 = t1201;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1202 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_41 = t1202;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1203 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_42 = t1203;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1204 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_45 = t1204;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1205 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_46 = t1205;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1206 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_49 = t1206;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1207 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_50 = t1207;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1208 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_53 = t1208;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1209 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_54 = t1209;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1210 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_57 = t1210;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1211 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_58 = t1211;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1212 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_61 = t1212;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1213 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_62 = t1213;
#line 346 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t1214 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
        f32 t1215;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1215) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_2 = t1214 ? 0.0f : t1215;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1217 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_3 = t1217;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1218 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_4 = t1218;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1219 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_7 = t1219;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1220 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_8 = t1220;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1221 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_11 = t1221;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1222 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_12 = t1222;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1223 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_15 = t1223;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1224 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_16 = t1224;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1225 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_19 = t1225;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1226 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_20 = t1226;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1227 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_23 = t1227;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1228 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_24 = t1228;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1229 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_27 = t1229;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1230 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_28 = t1230;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1231 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_31 = t1231;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1232 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_32 = t1232;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1233 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_35 = t1233;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1234 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_36 = t1234;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1235 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_39 = t1235;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1236 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_40 = t1236;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1237 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_43 = t1237;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1238 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_44 = t1238;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1239 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_47 = t1239;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1240 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_48 = t1240;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1241 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_51 = t1241;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1242 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_52 = t1242;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1243 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_55 = t1243;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1244 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_56 = t1244;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1245 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_59 = t1245;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1246 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_60 = t1246;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1247 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_63 = t1247;
#line 337 "fa-kernels/src/attention/softmax.rs"
        const f32 t1248 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
        acc_64 = t1248;
#line 186 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1249 = blockIdx.x;
#line 186 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1250;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1250) : "r"(t1249));
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
        const u32 t1251 = seq_q + 63u;
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
        const u32 t1252 = t1251 >> 6u;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t1253 = heads_per_section * t1252;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t1254 = t1250 / t1253;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 first_3 = t1254 * heads_per_section;
        const u32 t1256 = heads * batch;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t1257 = t1256 - first_3;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 heads_3 = t1257 < heads_per_section ? t1257 : heads_per_section;
        const u32 t1259 = first_3 * t1252;
#line 92 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 rest_2 = t1250 - t1259;
        const u32 t1261 = rest_2 % heads_3;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t1262 = first_3 + t1261;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t1263 = t1252 - 1u;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t1264 = rest_2 / heads_3;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t1265 = t1263 - t1264;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t1266 = t1265 << 6u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t1267 = t1262 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t1268 = t1262 / heads;
#line 200 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
        const u32 t1269 = smem_1 + 8192u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1270 = lane >> 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1271 = first_row + t1270;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1272 = t1271 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1273 = 0u ^ t1272;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1274 = t1271 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1275 = t1273 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1276 = t1274 + t1275;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1277 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1278 = t1277 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1279 = t1276 + t1278;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1280;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1280) : "f"(acc), "f"(acc_2));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1281 = smem_1 + t1279;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1281), "r"(t1280) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1282;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1282) : "f"(acc_5), "f"(acc_6));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1283 = t1279 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1284 = smem_1 + t1283;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1284), "r"(t1282) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1285;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1285) : "f"(acc_9), "f"(acc_10));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1286 = t1279 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1287 = smem_1 + t1286;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1287), "r"(t1285) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1288;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1288) : "f"(acc_13), "f"(acc_14));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1289 = t1279 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1290 = smem_1 + t1289;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1290), "r"(t1288) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1291;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1291) : "f"(acc_17), "f"(acc_18));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1292 = t1279 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1293 = smem_1 + t1292;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1293), "r"(t1291) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1294;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1294) : "f"(acc_21), "f"(acc_22));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1295 = t1279 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1296 = smem_1 + t1295;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1296), "r"(t1294) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1297;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1297) : "f"(acc_25), "f"(acc_26));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1298 = t1279 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1299 = smem_1 + t1298;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1299), "r"(t1297) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1300;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1300) : "f"(acc_29), "f"(acc_30));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1301 = t1279 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1302 = smem_1 + t1301;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1302), "r"(t1300) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1303 = t1271 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1304 = 0u ^ t1303;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1305 = t1271 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1306 = t1304 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1307 = t1305 + t1306;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1308 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1309 = t1308 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1310 = t1307 + t1309;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1311;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1311) : "f"(acc_33), "f"(acc_34));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1312 = t1269 + t1310;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1312), "r"(t1311) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1313;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1313) : "f"(acc_37), "f"(acc_38));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1314 = t1310 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1315 = t1269 + t1314;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1315), "r"(t1313) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1316;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1316) : "f"(acc_41), "f"(acc_42));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1317 = t1310 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1318 = t1269 + t1317;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1318), "r"(t1316) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1319;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1319) : "f"(acc_45), "f"(acc_46));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1320 = t1310 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1321 = t1269 + t1320;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1321), "r"(t1319) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1322;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1322) : "f"(acc_49), "f"(acc_50));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1323 = t1310 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1324 = t1269 + t1323;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1324), "r"(t1322) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1325;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1325) : "f"(acc_53), "f"(acc_54));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1326 = t1310 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1327 = t1269 + t1326;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1327), "r"(t1325) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1328;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1328) : "f"(acc_57), "f"(acc_58));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1329 = t1310 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1330 = t1269 + t1329;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1330), "r"(t1328) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1331;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1331) : "f"(acc_61), "f"(acc_62));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1332 = t1310 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1333 = t1269 + t1332;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1333), "r"(t1331) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1334 = lane >> 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1335 = first_row + t1334;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1336 = t1335 + 8u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1337 = t1336 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1338 = 0u ^ t1337;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1339 = t1336 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1340 = t1338 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1341 = t1339 + t1340;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1342 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1343 = t1342 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1344 = t1341 + t1343;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1345;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1345) : "f"(acc_3), "f"(acc_4));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1346 = smem_1 + t1344;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1346), "r"(t1345) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1347;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1347) : "f"(acc_7), "f"(acc_8));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1348 = t1344 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1349 = smem_1 + t1348;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1349), "r"(t1347) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1350;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1350) : "f"(acc_11), "f"(acc_12));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1351 = t1344 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1352 = smem_1 + t1351;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1352), "r"(t1350) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1353;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1353) : "f"(acc_15), "f"(acc_16));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1354 = t1344 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1355 = smem_1 + t1354;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1355), "r"(t1353) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1356;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1356) : "f"(acc_19), "f"(acc_20));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1357 = t1344 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1358 = smem_1 + t1357;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1358), "r"(t1356) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1359;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1359) : "f"(acc_23), "f"(acc_24));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1360 = t1344 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1361 = smem_1 + t1360;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1361), "r"(t1359) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1362;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1362) : "f"(acc_27), "f"(acc_28));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1363 = t1344 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1364 = smem_1 + t1363;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1364), "r"(t1362) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1365;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1365) : "f"(acc_31), "f"(acc_32));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1366 = t1344 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1367 = smem_1 + t1366;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1367), "r"(t1365) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1368 = t1336 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1369 = 0u ^ t1368;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1370 = t1336 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1371 = t1369 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1372 = t1370 + t1371;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1373 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1374 = t1373 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1375 = t1372 + t1374;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1376;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1376) : "f"(acc_35), "f"(acc_36));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1377 = t1269 + t1375;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1377), "r"(t1376) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1378;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1378) : "f"(acc_39), "f"(acc_40));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1379 = t1375 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1380 = t1269 + t1379;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1380), "r"(t1378) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1381;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1381) : "f"(acc_43), "f"(acc_44));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1382 = t1375 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1383 = t1269 + t1382;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1383), "r"(t1381) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1384;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1384) : "f"(acc_47), "f"(acc_48));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1385 = t1375 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1386 = t1269 + t1385;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1386), "r"(t1384) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1387;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1387) : "f"(acc_51), "f"(acc_52));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1388 = t1375 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1389 = t1269 + t1388;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1389), "r"(t1387) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1390;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1390) : "f"(acc_55), "f"(acc_56));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1391 = t1375 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1392 = t1269 + t1391;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1392), "r"(t1390) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1393;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1393) : "f"(acc_59), "f"(acc_60));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1394 = t1375 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1395 = t1269 + t1394;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1395), "r"(t1393) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1396;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1396) : "f"(acc_63), "f"(acc_64));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1397 = t1375 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1398 = t1269 + t1397;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1398), "r"(t1396) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1399 = first_query + t1266;
        const u64 t1400 = 0ull * o_stride0;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1401 = t1400 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1402 = o + t1401;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1403 = (u64)t1399;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1404 = t1403 * o_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1405 = t1404 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1406 = t1402 + t1405;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1407 = (u64)t1267;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1408 = t1407 * o_stride2;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1409 = t1408 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1410 = t1406 + t1409;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1411 = (u32)o_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1412 = t1411 << 1u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1413 = seq_q_2 - t1266;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1414 = head_dim >> 3u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1415 = lane >> 3u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1416 = first_row + t1415;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1417 = lane & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1418 = t1416 < t1413;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1419 = t1417 < t1414;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1420 = t1418 & t1419;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t1420) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1421 = t1416 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1422 = t1417 ^ t1421;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1423 = t1416 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1424 = t1422 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1425 = t1423 + t1424;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1426 = smem_1 + t1425;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row;
            u32 row_2;
            u32 row_3;
            u32 row_4;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1426) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1427 = (u64)t1416 * t1412;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1428 = t1410 + t1427;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1429 = (u64)t1417 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1430 = t1428 + t1429;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1430), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
        }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1431 = t1416 + 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1432 = t1431 < t1413;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1433 = t1417 < t1414;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1434 = t1432 & t1433;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t1434) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1435 = t1431 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1436 = t1417 ^ t1435;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1437 = t1431 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1438 = t1436 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1439 = t1437 + t1438;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1440 = smem_1 + t1439;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_5;
            u32 row_6;
            u32 row_7;
            u32 row_8;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t1440) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1441 = (u64)t1431 * t1412;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1442 = t1410 + t1441;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1443 = (u64)t1417 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1444 = t1442 + t1443;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1444), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
        }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1445 = t1416 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1446 = t1445 < t1413;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1447 = t1417 < t1414;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1448 = t1446 & t1447;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t1448) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1449 = t1445 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1450 = t1417 ^ t1449;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1451 = t1445 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1452 = t1450 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1453 = t1451 + t1452;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1454 = smem_1 + t1453;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_9;
            u32 row_10;
            u32 row_11;
            u32 row_12;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1454) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1455 = (u64)t1445 * t1412;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1456 = t1410 + t1455;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1457 = (u64)t1417 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1458 = t1456 + t1457;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1458), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
        }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1459 = t1416 + 12u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1460 = t1459 < t1413;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1461 = t1417 < t1414;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1462 = t1460 & t1461;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t1462) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1463 = t1459 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1464 = t1417 ^ t1463;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1465 = t1459 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1466 = t1464 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1467 = t1465 + t1466;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1468 = smem_1 + t1467;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_13;
            u32 row_14;
            u32 row_15;
            u32 row_16;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1468) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1469 = (u64)t1459 * t1412;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1470 = t1410 + t1469;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1471 = (u64)t1417 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1472 = t1470 + t1471;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1472), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
        }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1473 = smem_1 + 8192u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1474 = t1416 < t1413;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1475 = t1417 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1476 = t1475 < t1414;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1477 = t1474 & t1476;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t1477) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1478 = t1416 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1479 = t1417 ^ t1478;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1480 = t1416 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1481 = t1479 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1482 = t1480 + t1481;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1483 = t1473 + t1482;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_17;
            u32 row_18;
            u32 row_19;
            u32 row_20;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t1483) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1484 = (u64)t1416 * t1412;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1485 = t1410 + t1484;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1486 = (u64)t1417 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1487 = t1485 + t1486;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1487), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
        }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1488 = t1416 + 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1489 = t1488 < t1413;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1490 = t1417 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1491 = t1490 < t1414;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1492 = t1489 & t1491;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t1492) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1493 = t1488 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1494 = t1417 ^ t1493;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1495 = t1488 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1496 = t1494 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1497 = t1495 + t1496;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1498 = t1473 + t1497;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_21;
            u32 row_22;
            u32 row_23;
            u32 row_24;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t1498) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1499 = (u64)t1488 * t1412;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1500 = t1410 + t1499;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1501 = (u64)t1417 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1502 = t1500 + t1501;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1502), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
        }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1503 = t1416 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1504 = t1503 < t1413;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1505 = t1417 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1506 = t1505 < t1414;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1507 = t1504 & t1506;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t1507) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1508 = t1503 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1509 = t1417 ^ t1508;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1510 = t1503 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1511 = t1509 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1512 = t1510 + t1511;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1513 = t1473 + t1512;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_25;
            u32 row_26;
            u32 row_27;
            u32 row_28;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t1513) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1514 = (u64)t1503 * t1412;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1515 = t1410 + t1514;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1516 = (u64)t1417 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1517 = t1515 + t1516;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1517), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
        }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1518 = t1416 + 12u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1519 = t1518 < t1413;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1520 = t1417 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1521 = t1520 < t1414;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1522 = t1519 & t1521;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t1522) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1523 = t1518 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1524 = t1417 ^ t1523;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1525 = t1518 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1526 = t1524 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1527 = t1525 + t1526;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1528 = t1473 + t1527;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_29;
            u32 row_30;
            u32 row_31;
            u32 row_32;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t1528) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1529 = (u64)t1518 * t1412;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1530 = t1410 + t1529;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1531 = (u64)t1417 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1532 = t1530 + t1531;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1532), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
        }
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1533 = t1266 + first_row;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1534 = 0ull * lse_stride0;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1535 = t1534 * 4ull;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1536 = lse + t1535;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1537 = (u64)t1267;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1538 = t1537 * lse_stride1;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1539 = t1538 * 4ull;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1540 = t1536 + t1539;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1541 = (u64)first_query;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1542 = t1541 * lse_stride2;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1543 = t1542 * 4ull;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1544 = t1540 + t1543;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1545 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1546 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const bool t1547 = t1546 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        if (t1547) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1548 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_33 = t1533 + t1548;
#line 149 "fa-kernels/src/attention/epilogue.rs"
            const bool exists = row_33 < seq_q_2;
#line 139 "fa-kernels/src/attention/epilogue.rs"
            if (exists) {
                const u64 t1551 = (u64)row_33 * t1545;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1552 = t1551 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1553 = t1544 + t1552;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1554;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1554) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1555;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1555) : "f"(row_max), "f"(scale_log2), "f"(t1554));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1555 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t1557 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 t1558 = t1557 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1553), "f"(t1558) : "memory");
            }
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1559 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1560 = t1533 + t1559;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_34 = t1560 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
            const bool exists_2 = row_34 < seq_q_2;
#line 139 "fa-kernels/src/attention/epilogue.rs"
            if (exists_2) {
                const u64 t1563 = (u64)row_34 * t1545;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1564 = t1563 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1565 = t1544 + t1564;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1566;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1566) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1567;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1567) : "f"(row_max_2), "f"(scale_log2), "f"(t1566));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1567 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t1569 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 t1570 = t1569 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1565), "f"(t1570) : "memory");
            }
        }
    }
}
