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
#line 142 "fa-kernels/src/attention/options/packed.rs"
    const u32 next = t23 + 1u;
    const u64 t25 = (u64)t23;
#line 143 "fa-kernels/src/attention/options/packed.rs"
    const u64 t26 = t25 * cu_seqlens_q_stride0;
#line 143 "fa-kernels/src/attention/options/packed.rs"
    const u64 t27 = t26 * 4ull;
#line 143 "fa-kernels/src/attention/options/packed.rs"
    const u64 t28 = cu_seqlens_q + t27;
#line 143 "fa-kernels/src/attention/options/packed.rs"
    u32 first_query;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query) : "l"(t28) : "memory");
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u64 t30 = (u64)next;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u64 t31 = t30 * cu_seqlens_q_stride0;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u64 t32 = t31 * 4ull;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u64 t33 = cu_seqlens_q + t32;
#line 144 "fa-kernels/src/attention/options/packed.rs"
    u32 t34;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t34) : "l"(t33) : "memory");
#line 144 "fa-kernels/src/attention/options/packed.rs"
    const u32 queries = t34 - first_query;
#line 146 "fa-kernels/src/attention/options/packed.rs"
    const bool t36 = least_queries <= queries;
#line 146 "fa-kernels/src/attention/options/packed.rs"
    const bool t37 = queries <= most_queries;
#line 146 "fa-kernels/src/attention/options/packed.rs"
    const bool t38 = t36 & t37;
#line 146 "fa-kernels/src/attention/options/packed.rs"
    const u32 seq_q_2 = t38 ? queries : 0u;
#line 149 "fa-kernels/src/attention/options/packed.rs"
    const u64 t40 = (u64)t23;
#line 149 "fa-kernels/src/attention/options/packed.rs"
    const u64 t41 = t40 * cu_seqlens_k_stride0;
#line 149 "fa-kernels/src/attention/options/packed.rs"
    const u64 t42 = t41 * 4ull;
#line 149 "fa-kernels/src/attention/options/packed.rs"
    const u64 t43 = cu_seqlens_k + t42;
#line 149 "fa-kernels/src/attention/options/packed.rs"
    u32 first_2;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_2) : "l"(t43) : "memory");
#line 150 "fa-kernels/src/attention/options/packed.rs"
    const u64 t45 = (u64)next;
#line 150 "fa-kernels/src/attention/options/packed.rs"
    const u64 t46 = t45 * cu_seqlens_k_stride0;
#line 150 "fa-kernels/src/attention/options/packed.rs"
    const u64 t47 = t46 * 4ull;
#line 150 "fa-kernels/src/attention/options/packed.rs"
    const u64 t48 = cu_seqlens_k + t47;
#line 150 "fa-kernels/src/attention/options/packed.rs"
    u32 t49;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t49) : "l"(t48) : "memory");
#line 150 "fa-kernels/src/attention/options/packed.rs"
    const u32 seq_k_2 = t49 - first_2;
#line 54 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t51 = t22 / group;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t52 = t21 + seq_k_2;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t52 + 1u;
    const u32 t54 = end > seq_q_2 ? end : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t55 = t54 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_2 = t55 < seq_k_2 ? t55 : seq_k_2;
#line 317 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t57 = t21 + 63u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t58 = t57 + seq_k_2;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t58 + 1u;
    const u32 t60 = end_3 > seq_q_2 ? end_3 : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t61 = t60 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_4 = t61 < seq_k_2 ? t61 : seq_k_2;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t63 = end_4 + 63u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t64 = t63 >> 6u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_5 = t64 > 1u ? t64 : 1u;
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t66 = end_2 >> 6u;
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t66 < end_5 ? t66 : end_5;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t68 = end_5 - whole;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t69 = t68 < end_5 ? t68 : end_5;
#line 35 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t70 = t21 < seq_q_2;
#line 35 "fa-kernels/src/attention/forward/mma/mod.rs"
    if (t70) {
#line 51 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 78 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t72 = first_query + t21;
        const u64 t73 = 0ull * q_stride0;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t74 = t73 * 2ull;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t75 = q + t74;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t76 = (u64)t72;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t77 = t76 * q_stride1;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t78 = t77 * 2ull;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t79 = t75 + t78;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t80 = (u64)t22;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t81 = t80 * q_stride2;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t82 = t81 * 2ull;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t83 = t79 + t82;
        const u32 t84 = (u32)q_stride1;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t85 = t84 << 1u;
        const u32 t86 = thread >> 3u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t87 = thread & 7u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t88 = t86 & 7u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t89 = t87 ^ t88;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t90 = t86 << 7u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t91 = t89 << 4u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t92 = t90 + t91;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t93 = (u64)t86 * t85;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t94 = t83 + t93;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t95 = (u64)t87 * 16u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t96 = t94 + t95;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t97 = (u64)t85 * 16u;
        const u32 exist = seq_q_2 - t21;
        const u32 t99 = head_dim >> 3u;
        const u32 t100 = smem_1 + t92;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t101 = (u64)0u * t85;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t102 = t96 + t101;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t103 = t102 + t97;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t104 = t103 + t97;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t105 = t104 + t97;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t106 = t86 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t107 = t87 < t99;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t108 = t106 & t107;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t109 = t108 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t100), "l"(t102), "r"(t109) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t110 = t86 + 16u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t111 = t110 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t112 = t87 < t99;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t113 = t111 & t112;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t114 = t113 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t100), "l"(t103), "r"(t114) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t115 = t86 + 32u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t116 = t115 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t117 = t87 < t99;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t118 = t116 & t117;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t119 = t118 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t100), "l"(t104), "r"(t119) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t120 = t86 + 48u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t121 = t120 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t122 = t87 < t99;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t123 = t121 & t122;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t124 = t123 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t100), "l"(t105), "r"(t124) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t125 = t102 + 128ull;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t126 = t86 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t127 = t87 + 8u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t128 = t127 < t99;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t129 = t126 & t128;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t130 = t129 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t100), "l"(t125), "r"(t130) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t131 = t103 + 128ull;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t132 = t86 + 16u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t133 = t132 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t134 = t87 + 8u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t135 = t134 < t99;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t136 = t133 & t135;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t137 = t136 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t100), "l"(t131), "r"(t137) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t138 = t104 + 128ull;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t139 = t86 + 32u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t140 = t139 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t141 = t87 + 8u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t142 = t141 < t99;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t143 = t140 & t142;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t144 = t143 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t100), "l"(t138), "r"(t144) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u64 t145 = t105 + 128ull;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t146 = t86 + 48u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t147 = t146 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t148 = t87 + 8u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t149 = t148 < t99;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const bool t150 = t147 & t149;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t151 = t150 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t100), "l"(t145), "r"(t151) : "memory");
#line 62 "fa-kernels/src/attention/forward/mma/mod.rs"
        const u32 t152 = smem_1 + 16384u;
#line 205 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t153 = t152 + 16384u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t154 = 0ull * k_stride0;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t155 = t154 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t156 = k + t155;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t157 = (u64)first_2;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t158 = t157 * k_stride1;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t159 = t158 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t160 = t156 + t159;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t161 = (u64)t51;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t162 = t161 * k_stride2;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t163 = t162 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t164 = t160 + t163;
        const u32 t165 = (u32)k_stride1;
#line 214 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t166 = t165 << 1u;
        const u32 t167 = thread >> 3u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t168 = thread & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t169 = t167 & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t170 = t168 ^ t169;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t171 = t167 << 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t172 = t170 << 4u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t173 = t171 + t172;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t174 = (u64)t167 * t166;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t175 = t164 + t174;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t176 = (u64)t168 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t177 = t175 + t176;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t178 = (u64)t166 * 16u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t179 = 0ull * v_stride0;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t180 = t179 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t181 = v + t180;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t182 = (u64)first_2;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t183 = t182 * v_stride1;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t184 = t183 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t185 = t181 + t184;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t186 = (u64)t51;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t187 = t186 * v_stride2;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t188 = t187 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t189 = t185 + t188;
        const u32 t190 = (u32)v_stride1;
#line 214 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t191 = t190 << 1u;
        const u32 t192 = thread >> 3u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t193 = thread & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t194 = t192 & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t195 = t193 ^ t194;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t196 = t192 << 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t197 = t195 << 4u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t198 = t196 + t197;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t199 = (u64)t192 * t191;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t200 = t189 + t199;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t201 = (u64)t193 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t202 = t200 + t201;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t203 = (u64)t191 * 16u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t204 = end_5 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = t204 << 6u;
        const u32 t206 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t207 = t152 + t173;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t208 = (u64)first_key * t166;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t209 = t177 + t208;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t210 = t209 + t178;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t211 = t210 + t178;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t212 = t211 + t178;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t213 = first_key + t167;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t214 = t213 < seq_k_2;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t215 = t168 < t206;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t216 = t214 & t215;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t217 = t216 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t207), "l"(t209), "r"(t217) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t218 = first_key + t167;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t219 = t218 + 16u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t220 = t219 < seq_k_2;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t221 = t168 < t206;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t222 = t220 & t221;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t223 = t222 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t207), "l"(t210), "r"(t223) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t224 = first_key + t167;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t225 = t224 + 32u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t226 = t225 < seq_k_2;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t227 = t168 < t206;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t228 = t226 & t227;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t229 = t228 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t207), "l"(t211), "r"(t229) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t230 = first_key + t167;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t231 = t230 + 48u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t232 = t231 < seq_k_2;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t233 = t168 < t206;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t234 = t232 & t233;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t235 = t234 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t207), "l"(t212), "r"(t235) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t236 = t209 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t237 = first_key + t167;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t238 = t237 < seq_k_2;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t239 = t168 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t240 = t239 < t206;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t241 = t238 & t240;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t242 = t241 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t207), "l"(t236), "r"(t242) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t243 = t210 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t244 = first_key + t167;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t245 = t244 + 16u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t246 = t245 < seq_k_2;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t247 = t168 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t248 = t247 < t206;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t249 = t246 & t248;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t250 = t249 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t207), "l"(t243), "r"(t250) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t251 = t211 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t252 = first_key + t167;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t253 = t252 + 32u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t254 = t253 < seq_k_2;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t255 = t168 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t256 = t255 < t206;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t257 = t254 & t256;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t258 = t257 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t207), "l"(t251), "r"(t258) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t259 = t212 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t260 = first_key + t167;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t261 = t260 + 48u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t262 = t261 < seq_k_2;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t263 = t168 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t264 = t263 < t206;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t265 = t262 & t264;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t266 = t265 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t207), "l"(t259), "r"(t266) : "memory");
#line 343 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t267 = end_5 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = t267 << 6u;
        const u32 t269 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t270 = t153 + t198;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t271 = (u64)first_key_2 * t191;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t272 = t202 + t271;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t273 = t272 + t203;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t274 = t273 + t203;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t275 = t274 + t203;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t276 = first_key_2 + t192;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t277 = t276 < seq_k_2;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t278 = t193 < t269;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t279 = t277 & t278;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t280 = t279 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t270), "l"(t272), "r"(t280) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t281 = first_key_2 + t192;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t282 = t281 + 16u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t283 = t282 < seq_k_2;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t284 = t193 < t269;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t285 = t283 & t284;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t286 = t285 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t270), "l"(t273), "r"(t286) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t287 = first_key_2 + t192;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t288 = t287 + 32u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t289 = t288 < seq_k_2;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t290 = t193 < t269;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t291 = t289 & t290;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t292 = t291 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t270), "l"(t274), "r"(t292) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t293 = first_key_2 + t192;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t294 = t293 + 48u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t295 = t294 < seq_k_2;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t296 = t193 < t269;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t297 = t295 & t296;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t298 = t297 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t270), "l"(t275), "r"(t298) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t299 = t272 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t300 = first_key_2 + t192;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t301 = t300 < seq_k_2;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t302 = t193 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t303 = t302 < t269;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t304 = t301 & t303;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t305 = t304 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t270), "l"(t299), "r"(t305) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t306 = t273 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t307 = first_key_2 + t192;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t308 = t307 + 16u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t309 = t308 < seq_k_2;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t310 = t193 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t311 = t310 < t269;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t312 = t309 & t311;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t313 = t312 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t270), "l"(t306), "r"(t313) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t314 = t274 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t315 = first_key_2 + t192;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t316 = t315 + 32u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t317 = t316 < seq_k_2;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t318 = t193 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t319 = t318 < t269;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t320 = t317 & t319;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t321 = t320 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t270), "l"(t314), "r"(t321) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t322 = t275 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t323 = first_key_2 + t192;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t324 = t323 + 48u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t325 = t324 < seq_k_2;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t326 = t193 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t327 = t326 < t269;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t328 = t325 & t327;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t329 = t328 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t270), "l"(t322), "r"(t329) : "memory");
#line 361 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t330 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t331 = first_row + t330;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t332 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t333 = t331 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t334 = t332 ^ t333;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t335 = t331 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t336 = t334 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t337 = t335 + t336;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t338 = smem_1 + t337;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t339 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t340 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t341 = t340 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t342 = t339 + t341;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t343 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t344 = t343 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t345 = t342 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t346 = t344 ^ t345;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t347 = t342 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t348 = t346 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t349 = t347 + t348;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t350 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t351 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t352 = t350 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t353 = t351 ^ t352;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t354 = t350 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t355 = t353 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t356 = t354 + t355;
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
        u32 t357;
        asm volatile("mov.b32 %0, %1;" : "=r"(t357) : "r"(t349));
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t358 = t357 ^ 32u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t359 = t357 ^ 64u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t360 = t357 ^ 96u;
        const u32 t361 = t152 + t357;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t362;
        asm volatile("mov.b32 %0, %1;" : "=r"(t362) : "r"(t338));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t362) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t361) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t361) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t361) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t361) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t363 = t152 + t358;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t364;
        asm volatile("mov.b32 %0, %1;" : "=r"(t364) : "r"(t338));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t365 = t364 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t365) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t363) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t363) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t363) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t363) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t366 = t152 + t359;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t367;
        asm volatile("mov.b32 %0, %1;" : "=r"(t367) : "r"(t338));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t368 = t367 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t368) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t366) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t366) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t366) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t366) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t369 = t152 + t360;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t370;
        asm volatile("mov.b32 %0, %1;" : "=r"(t370) : "r"(t338));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t371 = t370 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t371) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t369) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t369) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t369) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t369) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t372;
        asm volatile("mov.b32 %0, %1;" : "=r"(t372) : "r"(t338));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t372) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t361) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t361) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t361) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t361) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t373;
        asm volatile("mov.b32 %0, %1;" : "=r"(t373) : "r"(t338));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t374 = t373 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t374) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t363) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t363) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t363) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t363) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t375;
        asm volatile("mov.b32 %0, %1;" : "=r"(t375) : "r"(t338));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t376 = t375 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t376) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t366) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t366) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t366) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t366) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t377;
        asm volatile("mov.b32 %0, %1;" : "=r"(t377) : "r"(t338));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t378 = t377 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t378) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t369) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t369) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t369) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t369) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 378 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t379 = 1u < end_5;
#line 378 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t379) {
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t380 = end_5 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t381 = t380 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = t381 << 6u;
            const u32 t383 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t384 = t152 + t173;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t385 = (u64)first_key_3 * t166;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t386 = t177 + t385;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t387 = t386 + t178;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t388 = t387 + t178;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t389 = t388 + t178;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t390 = t168 < t383;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t391 = t390 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t384), "l"(t386), "r"(t391) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t392 = t168 < t383;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t393 = t392 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t384), "l"(t387), "r"(t393) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t394 = t168 < t383;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t395 = t394 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t384), "l"(t388), "r"(t395) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t396 = t168 < t383;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t397 = t396 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t384), "l"(t389), "r"(t397) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t398 = t386 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t399 = t168 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t400 = t399 < t383;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t401 = t400 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t384), "l"(t398), "r"(t401) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t402 = t387 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t403 = t168 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t404 = t403 < t383;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t405 = t404 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t384), "l"(t402), "r"(t405) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t406 = t388 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t407 = t168 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t408 = t407 < t383;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t409 = t408 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t384), "l"(t406), "r"(t409) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t410 = t389 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t411 = t168 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t412 = t411 < t383;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t413 = t412 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t384), "l"(t410), "r"(t413) : "memory");
        }
#line 381 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t414 = end_5 - 1u;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 first_key_4 = t414 << 6u;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t416 = t21 + first_row;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_2;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t416));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t418 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t419 = t418 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 column = first_key_4 + t419;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t421 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t422 = first_query_2 + t421;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t423 = t422 + seq_k_2;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_6 = t423 + 1u;
        const u32 t425 = end_6 > seq_q_2 ? end_6 : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t426 = t425 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_7 = t426 < seq_k_2 ? t426 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t428 = end_7 > column ? end_7 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_8 = t428 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t431 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s = t431;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_2 = 1u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t433 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_2 = t433;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_3 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t435 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_5 = t435;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_4 = 9u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t437 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_6 = t437;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_5 = 16u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t439 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_9 = t439;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_6 = 17u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t441 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_10 = t441;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_7 = 24u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t443 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_13 = t443;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_8 = 25u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t445 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_14 = t445;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_9 = 32u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t447 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_17 = t447;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_10 = 33u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t449 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_18 = t449;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_11 = 40u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t451 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_21 = t451;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_12 = 41u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t453 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_22 = t453;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_13 = 48u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t455 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_25 = t455;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_14 = 49u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t457 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_26 = t457;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_15 = 56u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t459 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_29 = t459;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_16 = 57u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t461 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_30 = t461;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t462 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t463 = first_query_2 + t462;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t464 = t463 + 8u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t465 = t464 + seq_k_2;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 end_9 = t465 + 1u;
        const u32 t467 = end_9 > seq_q_2 ? end_9 : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t468 = t467 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
        const u32 end_10 = t468 < seq_k_2 ? t468 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t470 = end_10 > column ? end_10 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_11 = t470 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_17 = 0u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t473 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_3 = t473;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_18 = 1u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t475 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_4 = t475;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_19 = 8u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t477 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_7 = t477;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_20 = 9u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t479 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_8 = t479;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_21 = 16u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t481 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_11 = t481;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_22 = 17u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t483 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_12 = t483;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_23 = 24u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t485 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_15 = t485;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_24 = 25u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t487 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_16 = t487;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_25 = 32u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t489 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_19 = t489;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_26 = 33u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t491 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_20 = t491;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_27 = 40u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t493 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_23 = t493;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_28 = 41u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t495 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_24 = t495;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_29 = 48u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t497 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_27 = t497;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_30 = 49u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t499 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_28 = t499;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_31 = 56u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t501 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_31 = t501;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_32 = 57u < end_11;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t503 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_32 = t503;
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t505;
        asm("max.f32 %0, %1, %2;" : "=f"(t505) : "f"(old), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t506;
        asm("max.f32 %0, %1, %2;" : "=f"(t506) : "f"(t505), "f"(s_2));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t507;
        asm("max.f32 %0, %1, %2;" : "=f"(t507) : "f"(t506), "f"(s_5));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t508;
        asm("max.f32 %0, %1, %2;" : "=f"(t508) : "f"(t507), "f"(s_6));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t509;
        asm("max.f32 %0, %1, %2;" : "=f"(t509) : "f"(t508), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t510;
        asm("max.f32 %0, %1, %2;" : "=f"(t510) : "f"(t509), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t511;
        asm("max.f32 %0, %1, %2;" : "=f"(t511) : "f"(t510), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t512;
        asm("max.f32 %0, %1, %2;" : "=f"(t512) : "f"(t511), "f"(s_14));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t513;
        asm("max.f32 %0, %1, %2;" : "=f"(t513) : "f"(t512), "f"(s_17));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t514;
        asm("max.f32 %0, %1, %2;" : "=f"(t514) : "f"(t513), "f"(s_18));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t515;
        asm("max.f32 %0, %1, %2;" : "=f"(t515) : "f"(t514), "f"(s_21));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t516;
        asm("max.f32 %0, %1, %2;" : "=f"(t516) : "f"(t515), "f"(s_22));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t517;
        asm("max.f32 %0, %1, %2;" : "=f"(t517) : "f"(t516), "f"(s_25));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t518;
        asm("max.f32 %0, %1, %2;" : "=f"(t518) : "f"(t517), "f"(s_26));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t519;
        asm("max.f32 %0, %1, %2;" : "=f"(t519) : "f"(t518), "f"(s_29));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t520;
        asm("max.f32 %0, %1, %2;" : "=f"(t520) : "f"(t519), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t521;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t521) : "f"(t520));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t520), "f"(t521));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t523;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t523) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t523));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t526 = new_1 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t526;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t528 = -reference;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t529;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t529) : "f"(old), "f"(scale_log2), "f"(t528));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t529));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t531 = row_sum * rescale;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t532 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t532));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t534;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t534) : "f"(exponent));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s = t534;
        const f32 t535 = t531 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t536 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t536));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t538;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t538) : "f"(exponent_2));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_2 = t538;
        const f32 t539 = t535 + s_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t540 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t540));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t542;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t542) : "f"(exponent_3));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_5 = t542;
        const f32 t543 = t539 + s_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t544 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t544));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t546;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t546) : "f"(exponent_4));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_6 = t546;
        const f32 t547 = t543 + s_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t548 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t548));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t550;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t550) : "f"(exponent_5));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_9 = t550;
        const f32 t551 = t547 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t552 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t552));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t554;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t554) : "f"(exponent_6));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_10 = t554;
        const f32 t555 = t551 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t556 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t556));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t558;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t558) : "f"(exponent_7));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_13 = t558;
        const f32 t559 = t555 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t560 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t560));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t562;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t562) : "f"(exponent_8));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_14 = t562;
        const f32 t563 = t559 + s_14;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t564 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t564));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t566;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t566) : "f"(exponent_9));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_17 = t566;
        const f32 t567 = t563 + s_17;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t568 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t568));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t570;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t570) : "f"(exponent_10));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_18 = t570;
        const f32 t571 = t567 + s_18;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t572 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t572));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t574;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t574) : "f"(exponent_11));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_21 = t574;
        const f32 t575 = t571 + s_21;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t576 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t576));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t578;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t578) : "f"(exponent_12));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_22 = t578;
        const f32 t579 = t575 + s_22;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t580 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t580));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t582;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t582) : "f"(exponent_13));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_25 = t582;
        const f32 t583 = t579 + s_25;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t584 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t584));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t586;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t586) : "f"(exponent_14));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_26 = t586;
        const f32 t587 = t583 + s_26;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t588 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t588));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t590;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t590) : "f"(exponent_15));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_29 = t590;
        const f32 t591 = t587 + s_29;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t592 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t592));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t594;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t594) : "f"(exponent_16));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_30 = t594;
        const f32 t595 = t591 + s_30;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum = t595;
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t597;
        asm("max.f32 %0, %1, %2;" : "=f"(t597) : "f"(old_2), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t598;
        asm("max.f32 %0, %1, %2;" : "=f"(t598) : "f"(t597), "f"(s_4));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t599;
        asm("max.f32 %0, %1, %2;" : "=f"(t599) : "f"(t598), "f"(s_7));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t600;
        asm("max.f32 %0, %1, %2;" : "=f"(t600) : "f"(t599), "f"(s_8));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t601;
        asm("max.f32 %0, %1, %2;" : "=f"(t601) : "f"(t600), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t602;
        asm("max.f32 %0, %1, %2;" : "=f"(t602) : "f"(t601), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t603;
        asm("max.f32 %0, %1, %2;" : "=f"(t603) : "f"(t602), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t604;
        asm("max.f32 %0, %1, %2;" : "=f"(t604) : "f"(t603), "f"(s_16));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t605;
        asm("max.f32 %0, %1, %2;" : "=f"(t605) : "f"(t604), "f"(s_19));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t606;
        asm("max.f32 %0, %1, %2;" : "=f"(t606) : "f"(t605), "f"(s_20));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t607;
        asm("max.f32 %0, %1, %2;" : "=f"(t607) : "f"(t606), "f"(s_23));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t608;
        asm("max.f32 %0, %1, %2;" : "=f"(t608) : "f"(t607), "f"(s_24));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t609;
        asm("max.f32 %0, %1, %2;" : "=f"(t609) : "f"(t608), "f"(s_27));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t610;
        asm("max.f32 %0, %1, %2;" : "=f"(t610) : "f"(t609), "f"(s_28));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t611;
        asm("max.f32 %0, %1, %2;" : "=f"(t611) : "f"(t610), "f"(s_31));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t612;
        asm("max.f32 %0, %1, %2;" : "=f"(t612) : "f"(t611), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t613;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t613) : "f"(t612));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t612), "f"(t613));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t615;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t615) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t615));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t618 = new_2 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t618;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t620 = -reference_2;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t621;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t621) : "f"(old_2), "f"(scale_log2), "f"(t620));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t621));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t623 = row_sum_2 * rescale_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t624 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t624));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t626;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t626) : "f"(exponent_17));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_3 = t626;
        const f32 t627 = t623 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t628 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t628));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t630;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t630) : "f"(exponent_18));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_4 = t630;
        const f32 t631 = t627 + s_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t632 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t632));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t634;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t634) : "f"(exponent_19));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_7 = t634;
        const f32 t635 = t631 + s_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t636 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t636));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t638;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t638) : "f"(exponent_20));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_8 = t638;
        const f32 t639 = t635 + s_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t640 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t640));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t642;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t642) : "f"(exponent_21));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_11 = t642;
        const f32 t643 = t639 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t644 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t644));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t646;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t646) : "f"(exponent_22));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_12 = t646;
        const f32 t647 = t643 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t648 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t648));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t650;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t650) : "f"(exponent_23));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_15 = t650;
        const f32 t651 = t647 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t652 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t652));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t654;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t654) : "f"(exponent_24));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_16 = t654;
        const f32 t655 = t651 + s_16;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t656 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t656));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t658;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t658) : "f"(exponent_25));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_19 = t658;
        const f32 t659 = t655 + s_19;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t660 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t660));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t662;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t662) : "f"(exponent_26));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_20 = t662;
        const f32 t663 = t659 + s_20;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t664 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t664));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t666;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t666) : "f"(exponent_27));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_23 = t666;
        const f32 t667 = t663 + s_23;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t668 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t668));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t670;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t670) : "f"(exponent_28));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_24 = t670;
        const f32 t671 = t667 + s_24;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t672 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t672));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t674;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t674) : "f"(exponent_29));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_27 = t674;
        const f32 t675 = t671 + s_27;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t676 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t676));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t678;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t678) : "f"(exponent_30));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_28 = t678;
        const f32 t679 = t675 + s_28;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t680 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t680));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t682;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t682) : "f"(exponent_31));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_31 = t682;
        const f32 t683 = t679 + s_31;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t684 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t684));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t686;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t686) : "f"(exponent_32));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_32 = t686;
        const f32 t687 = t683 + s_32;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t687;
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t688;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t688) : "f"(s), "f"(s_2));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t689;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t689) : "f"(s_3), "f"(s_4));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t690;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t690) : "f"(s_5), "f"(s_6));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t691;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t691) : "f"(s_7), "f"(s_8));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t692;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t692) : "f"(s_9), "f"(s_10));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t693;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t693) : "f"(s_11), "f"(s_12));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t694;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t694) : "f"(s_13), "f"(s_14));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t695;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t695) : "f"(s_15), "f"(s_16));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t696;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t696) : "f"(s_17), "f"(s_18));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t697;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t697) : "f"(s_19), "f"(s_20));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t698;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t698) : "f"(s_21), "f"(s_22));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t699;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t699) : "f"(s_23), "f"(s_24));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t700;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t700) : "f"(s_25), "f"(s_26));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t701;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t701) : "f"(s_27), "f"(s_28));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t702;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t702) : "f"(s_29), "f"(s_30));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t703;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t703) : "f"(s_31), "f"(s_32));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t704;
        asm volatile("mov.b32 %0, %1;" : "=r"(t704) : "r"(t356));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t705 = t704 ^ 32u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t706 = t704 ^ 64u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t707 = t704 ^ 96u;
        const u32 t708 = t153 + t704;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t709 = t153 + t705;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t710 = t153 + t706;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t711 = t153 + t707;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t708) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t688), "r"(t689), "r"(t690), "r"(t691), "r"(m_161), "r"(m_162));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t688), "r"(t689), "r"(t690), "r"(t691), "r"(m_163), "r"(m_164));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t709) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t688), "r"(t689), "r"(t690), "r"(t691), "r"(m_165), "r"(m_166));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t688), "r"(t689), "r"(t690), "r"(t691), "r"(m_167), "r"(m_168));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t710) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t688), "r"(t689), "r"(t690), "r"(t691), "r"(m_169), "r"(m_170));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t688), "r"(t689), "r"(t690), "r"(t691), "r"(m_171), "r"(m_172));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t711) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t688), "r"(t689), "r"(t690), "r"(t691), "r"(m_173), "r"(m_174));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t688), "r"(t689), "r"(t690), "r"(t691), "r"(m_175), "r"(m_176));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t708) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t688), "r"(t689), "r"(t690), "r"(t691), "r"(m_177), "r"(m_178));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t688), "r"(t689), "r"(t690), "r"(t691), "r"(m_179), "r"(m_180));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t709) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t688), "r"(t689), "r"(t690), "r"(t691), "r"(m_181), "r"(m_182));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t688), "r"(t689), "r"(t690), "r"(t691), "r"(m_183), "r"(m_184));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t710) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t688), "r"(t689), "r"(t690), "r"(t691), "r"(m_185), "r"(m_186));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t688), "r"(t689), "r"(t690), "r"(t691), "r"(m_187), "r"(m_188));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t711) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t688), "r"(t689), "r"(t690), "r"(t691), "r"(m_189), "r"(m_190));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t688), "r"(t689), "r"(t690), "r"(t691), "r"(m_191), "r"(m_192));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t708) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t692), "r"(t693), "r"(t694), "r"(t695), "r"(m_193), "r"(m_194));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t692), "r"(t693), "r"(t694), "r"(t695), "r"(m_195), "r"(m_196));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t709) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t692), "r"(t693), "r"(t694), "r"(t695), "r"(m_197), "r"(m_198));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t692), "r"(t693), "r"(t694), "r"(t695), "r"(m_199), "r"(m_200));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t710) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t692), "r"(t693), "r"(t694), "r"(t695), "r"(m_201), "r"(m_202));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t692), "r"(t693), "r"(t694), "r"(t695), "r"(m_203), "r"(m_204));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t711) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t692), "r"(t693), "r"(t694), "r"(t695), "r"(m_205), "r"(m_206));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t692), "r"(t693), "r"(t694), "r"(t695), "r"(m_207), "r"(m_208));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t708) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t692), "r"(t693), "r"(t694), "r"(t695), "r"(m_209), "r"(m_210));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t692), "r"(t693), "r"(t694), "r"(t695), "r"(m_211), "r"(m_212));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t709) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t692), "r"(t693), "r"(t694), "r"(t695), "r"(m_213), "r"(m_214));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t692), "r"(t693), "r"(t694), "r"(t695), "r"(m_215), "r"(m_216));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t710) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t692), "r"(t693), "r"(t694), "r"(t695), "r"(m_217), "r"(m_218));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t692), "r"(t693), "r"(t694), "r"(t695), "r"(m_219), "r"(m_220));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t711) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t692), "r"(t693), "r"(t694), "r"(t695), "r"(m_221), "r"(m_222));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t692), "r"(t693), "r"(t694), "r"(t695), "r"(m_223), "r"(m_224));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t708) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_225), "r"(m_226));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_227), "r"(m_228));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t709) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_229), "r"(m_230));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_231), "r"(m_232));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t710) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_233), "r"(m_234));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_235), "r"(m_236));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t711) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_237), "r"(m_238));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_239), "r"(m_240));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t708) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_241), "r"(m_242));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_243), "r"(m_244));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t709) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_245), "r"(m_246));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_247), "r"(m_248));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t710) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_249), "r"(m_250));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_251), "r"(m_252));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t711) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_253), "r"(m_254));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t696), "r"(t697), "r"(t698), "r"(t699), "r"(m_255), "r"(m_256));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t708) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t700), "r"(t701), "r"(t702), "r"(t703), "r"(m_257), "r"(m_258));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t700), "r"(t701), "r"(t702), "r"(t703), "r"(m_259), "r"(m_260));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t709) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t700), "r"(t701), "r"(t702), "r"(t703), "r"(m_261), "r"(m_262));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t700), "r"(t701), "r"(t702), "r"(t703), "r"(m_263), "r"(m_264));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t710) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t700), "r"(t701), "r"(t702), "r"(t703), "r"(m_265), "r"(m_266));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t700), "r"(t701), "r"(t702), "r"(t703), "r"(m_267), "r"(m_268));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t711) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t700), "r"(t701), "r"(t702), "r"(t703), "r"(m_269), "r"(m_270));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t700), "r"(t701), "r"(t702), "r"(t703), "r"(m_271), "r"(m_272));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t708) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t700), "r"(t701), "r"(t702), "r"(t703), "r"(m_273), "r"(m_274));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t700), "r"(t701), "r"(t702), "r"(t703), "r"(m_275), "r"(m_276));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t709) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t700), "r"(t701), "r"(t702), "r"(t703), "r"(m_277), "r"(m_278));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t700), "r"(t701), "r"(t702), "r"(t703), "r"(m_279), "r"(m_280));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t710) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t700), "r"(t701), "r"(t702), "r"(t703), "r"(m_281), "r"(m_282));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t700), "r"(t701), "r"(t702), "r"(t703), "r"(m_283), "r"(m_284));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t711) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t700), "r"(t701), "r"(t702), "r"(t703), "r"(m_285), "r"(m_286));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t700), "r"(t701), "r"(t702), "r"(t703), "r"(m_287), "r"(m_288));
#line 79 "fa-kernels/src/attention/forward/mma/tile.rs"
        #pragma unroll 1
        for (u32 i = 1u; i < end_5; i += 1u) {
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t712 = end_5 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t713 = t712 - i;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_5 = t713 << 6u;
            const u32 t715 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t716 = t153 + t198;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t717 = (u64)first_key_5 * t191;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t718 = t202 + t717;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t719 = t718 + t203;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t720 = t719 + t203;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t721 = t720 + t203;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t722 = t193 < t715;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t723 = t722 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t716), "l"(t718), "r"(t723) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t724 = t193 < t715;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t725 = t724 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t716), "l"(t719), "r"(t725) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t726 = t193 < t715;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t727 = t726 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t716), "l"(t720), "r"(t727) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t728 = t193 < t715;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t729 = t728 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t716), "l"(t721), "r"(t729) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t730 = t718 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t731 = t193 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t732 = t731 < t715;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t733 = t732 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t716), "l"(t730), "r"(t733) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t734 = t719 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t735 = t193 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t736 = t735 < t715;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t737 = t736 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t716), "l"(t734), "r"(t737) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t738 = t720 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t739 = t193 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t740 = t739 < t715;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t741 = t740 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t716), "l"(t738), "r"(t741) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t742 = t721 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t743 = t193 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t744 = t743 < t715;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t745 = t744 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t716), "l"(t742), "r"(t745) : "memory");
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
            u32 t746;
            asm volatile("mov.b32 %0, %1;" : "=r"(t746) : "r"(t349));
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t747 = t746 ^ 32u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t748 = t746 ^ 64u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t749 = t746 ^ 96u;
            const u32 t750 = t152 + t746;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t751;
            asm volatile("mov.b32 %0, %1;" : "=r"(t751) : "r"(t338));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_289;
            u32 m_290;
            u32 m_291;
            u32 m_292;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t751) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_293;
            u32 m_294;
            u32 m_295;
            u32 m_296;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t750) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_297;
            u32 m_298;
            u32 m_299;
            u32 m_300;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t750) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_301;
            u32 m_302;
            u32 m_303;
            u32 m_304;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t750) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_305;
            u32 m_306;
            u32 m_307;
            u32 m_308;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t750) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t752 = t152 + t747;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t753;
            asm volatile("mov.b32 %0, %1;" : "=r"(t753) : "r"(t338));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t754 = t753 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_309;
            u32 m_310;
            u32 m_311;
            u32 m_312;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t754) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_313;
            u32 m_314;
            u32 m_315;
            u32 m_316;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t752) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_317;
            u32 m_318;
            u32 m_319;
            u32 m_320;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t752) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_321;
            u32 m_322;
            u32 m_323;
            u32 m_324;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t752) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_325;
            u32 m_326;
            u32 m_327;
            u32 m_328;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t752) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t755 = t152 + t748;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t756;
            asm volatile("mov.b32 %0, %1;" : "=r"(t756) : "r"(t338));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t757 = t756 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_329;
            u32 m_330;
            u32 m_331;
            u32 m_332;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t757) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_333;
            u32 m_334;
            u32 m_335;
            u32 m_336;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t755) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_337;
            u32 m_338;
            u32 m_339;
            u32 m_340;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t755) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_341;
            u32 m_342;
            u32 m_343;
            u32 m_344;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t755) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_345;
            u32 m_346;
            u32 m_347;
            u32 m_348;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t755) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t758 = t152 + t749;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t759;
            asm volatile("mov.b32 %0, %1;" : "=r"(t759) : "r"(t338));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t760 = t759 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_349;
            u32 m_350;
            u32 m_351;
            u32 m_352;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t760) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_353;
            u32 m_354;
            u32 m_355;
            u32 m_356;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t758) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_357;
            u32 m_358;
            u32 m_359;
            u32 m_360;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t758) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_361;
            u32 m_362;
            u32 m_363;
            u32 m_364;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t758) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_365;
            u32 m_366;
            u32 m_367;
            u32 m_368;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t758) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t761;
            asm volatile("mov.b32 %0, %1;" : "=r"(t761) : "r"(t338));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_369;
            u32 m_370;
            u32 m_371;
            u32 m_372;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t761) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_373;
            u32 m_374;
            u32 m_375;
            u32 m_376;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t750) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_373), "r"(m_374));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_375), "r"(m_376));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_377;
            u32 m_378;
            u32 m_379;
            u32 m_380;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t750) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_377), "r"(m_378));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_379), "r"(m_380));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_381;
            u32 m_382;
            u32 m_383;
            u32 m_384;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t750) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_381), "r"(m_382));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_383), "r"(m_384));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_385;
            u32 m_386;
            u32 m_387;
            u32 m_388;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t750) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_385), "r"(m_386));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_387), "r"(m_388));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t762;
            asm volatile("mov.b32 %0, %1;" : "=r"(t762) : "r"(t338));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t763 = t762 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_389;
            u32 m_390;
            u32 m_391;
            u32 m_392;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t763) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_393;
            u32 m_394;
            u32 m_395;
            u32 m_396;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t752) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_393), "r"(m_394));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_395), "r"(m_396));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_397;
            u32 m_398;
            u32 m_399;
            u32 m_400;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t752) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_397), "r"(m_398));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_399), "r"(m_400));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_401;
            u32 m_402;
            u32 m_403;
            u32 m_404;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t752) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_401), "r"(m_402));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_403), "r"(m_404));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_405;
            u32 m_406;
            u32 m_407;
            u32 m_408;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t752) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_405), "r"(m_406));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_407), "r"(m_408));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t764;
            asm volatile("mov.b32 %0, %1;" : "=r"(t764) : "r"(t338));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t765 = t764 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_409;
            u32 m_410;
            u32 m_411;
            u32 m_412;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t765) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_413;
            u32 m_414;
            u32 m_415;
            u32 m_416;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t755) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_413), "r"(m_414));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_415), "r"(m_416));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_417;
            u32 m_418;
            u32 m_419;
            u32 m_420;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t755) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_417), "r"(m_418));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_419), "r"(m_420));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_421;
            u32 m_422;
            u32 m_423;
            u32 m_424;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t755) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_421), "r"(m_422));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_423), "r"(m_424));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_425;
            u32 m_426;
            u32 m_427;
            u32 m_428;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t755) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_425), "r"(m_426));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_427), "r"(m_428));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t766;
            asm volatile("mov.b32 %0, %1;" : "=r"(t766) : "r"(t338));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t767 = t766 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_429;
            u32 m_430;
            u32 m_431;
            u32 m_432;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t767) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_433;
            u32 m_434;
            u32 m_435;
            u32 m_436;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t758) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_437;
            u32 m_438;
            u32 m_439;
            u32 m_440;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t758) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_441;
            u32 m_442;
            u32 m_443;
            u32 m_444;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t758) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_441), "r"(m_442));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_443), "r"(m_444));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_445;
            u32 m_446;
            u32 m_447;
            u32 m_448;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t758) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_445), "r"(m_446));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_447), "r"(m_448));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 377 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 next_2 = i + 1u;
            const bool t769 = next_2 < end_5;
#line 378 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t769) {
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t770 = end_5 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t771 = t770 - next_2;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_6 = t771 << 6u;
                const u32 t773 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t774 = t152 + t173;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t775 = (u64)first_key_6 * t166;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t776 = t177 + t775;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t777 = t776 + t178;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t778 = t777 + t178;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t779 = t778 + t178;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t780 = t168 < t773;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t781 = t780 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t774), "l"(t776), "r"(t781) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t782 = t168 < t773;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t783 = t782 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t774), "l"(t777), "r"(t783) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t784 = t168 < t773;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t785 = t784 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t774), "l"(t778), "r"(t785) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t786 = t168 < t773;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t787 = t786 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t774), "l"(t779), "r"(t787) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t788 = t776 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t789 = t168 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t790 = t789 < t773;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t791 = t790 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t774), "l"(t788), "r"(t791) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t792 = t777 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t793 = t168 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t794 = t793 < t773;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t795 = t794 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t774), "l"(t792), "r"(t795) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t796 = t778 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t797 = t168 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t798 = t797 < t773;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t799 = t798 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t774), "l"(t796), "r"(t799) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t800 = t779 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t801 = t168 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t802 = t801 < t773;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t803 = t802 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t774), "l"(t800), "r"(t803) : "memory");
            }
#line 381 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
            const bool t804 = i < t69;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            if (t804) {
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
                const u32 t805 = end_5 - 1u;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
                const u32 t806 = t805 - i;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
                const u32 first_key_7 = t806 << 6u;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
                const u32 t808 = t21 + first_row;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
                u32 first_query_3;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_3) : "r"(t808));
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t810 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t811 = t810 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_7 + t811;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t813 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t814 = first_query_3 + t813;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t815 = t814 + seq_k_2;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_12 = t815 + 1u;
                const u32 t817 = end_12 > seq_q_2 ? end_12 : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t818 = t817 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_13 = t818 < seq_k_2 ? t818 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t820 = end_13 > column_2 ? end_13 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_14 = t820 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t823 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t823;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t825 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t825;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t827 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t827;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t829 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t829;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t831 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t831;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t833 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t833;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t835 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t835;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t837 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t837;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t839 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t839;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t841 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t841;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t843 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t843;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t845 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t845;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t847 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t847;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t849 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t849;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t851 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t851;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_14;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t853 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t853;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t854 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t855 = first_query_3 + t854;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t856 = t855 + 8u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t857 = t856 + seq_k_2;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_15 = t857 + 1u;
                const u32 t859 = end_15 > seq_q_2 ? end_15 : seq_q_2;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t860 = t859 - seq_q_2;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_16 = t860 < seq_k_2 ? t860 : seq_k_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t862 = end_16 > column_2 ? end_16 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_17 = t862 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 0u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t865 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t865;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 1u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t867 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t867;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 8u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t869 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t869;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 9u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t871 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t871;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 16u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t873 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t873;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 17u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t875 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t875;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 24u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t877 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t877;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 25u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t879 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t879;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 32u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t881 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t881;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 33u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t883 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t883;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 40u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t885 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t885;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 41u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t887 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t887;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 48u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t889 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t889;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 49u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t891 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t891;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 56u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t893 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t893;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 57u < end_17;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t895 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t895;
            }
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t897;
            asm("max.f32 %0, %1, %2;" : "=f"(t897) : "f"(old_3), "f"(s_33));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t898;
            asm("max.f32 %0, %1, %2;" : "=f"(t898) : "f"(t897), "f"(s_34));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t899;
            asm("max.f32 %0, %1, %2;" : "=f"(t899) : "f"(t898), "f"(s_37));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t900;
            asm("max.f32 %0, %1, %2;" : "=f"(t900) : "f"(t899), "f"(s_38));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t901;
            asm("max.f32 %0, %1, %2;" : "=f"(t901) : "f"(t900), "f"(s_41));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t902;
            asm("max.f32 %0, %1, %2;" : "=f"(t902) : "f"(t901), "f"(s_42));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t903;
            asm("max.f32 %0, %1, %2;" : "=f"(t903) : "f"(t902), "f"(s_45));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t904;
            asm("max.f32 %0, %1, %2;" : "=f"(t904) : "f"(t903), "f"(s_46));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t905;
            asm("max.f32 %0, %1, %2;" : "=f"(t905) : "f"(t904), "f"(s_49));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t906;
            asm("max.f32 %0, %1, %2;" : "=f"(t906) : "f"(t905), "f"(s_50));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t907;
            asm("max.f32 %0, %1, %2;" : "=f"(t907) : "f"(t906), "f"(s_53));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t908;
            asm("max.f32 %0, %1, %2;" : "=f"(t908) : "f"(t907), "f"(s_54));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t909;
            asm("max.f32 %0, %1, %2;" : "=f"(t909) : "f"(t908), "f"(s_57));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t910;
            asm("max.f32 %0, %1, %2;" : "=f"(t910) : "f"(t909), "f"(s_58));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t911;
            asm("max.f32 %0, %1, %2;" : "=f"(t911) : "f"(t910), "f"(s_61));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t912;
            asm("max.f32 %0, %1, %2;" : "=f"(t912) : "f"(t911), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t913;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t913) : "f"(t912));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t912), "f"(t913));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t915;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t915) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t915));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t918 = new_3 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t918;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t920 = -reference_3;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t921;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t921) : "f"(old_3), "f"(scale_log2), "f"(t920));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t921));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t923 = row_sum * rescale_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t924 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t924));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t926;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t926) : "f"(exponent_33));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_33 = t926;
            const f32 t927 = t923 + s_33;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t928 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t928));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t930;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t930) : "f"(exponent_34));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_34 = t930;
            const f32 t931 = t927 + s_34;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t932 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t932));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t934;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t934) : "f"(exponent_35));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_37 = t934;
            const f32 t935 = t931 + s_37;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t936 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t936));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t938;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t938) : "f"(exponent_36));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_38 = t938;
            const f32 t939 = t935 + s_38;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t940 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t940));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t942;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t942) : "f"(exponent_37));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_41 = t942;
            const f32 t943 = t939 + s_41;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t944 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t944));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t946;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t946) : "f"(exponent_38));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_42 = t946;
            const f32 t947 = t943 + s_42;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t948 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t948));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t950;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t950) : "f"(exponent_39));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_45 = t950;
            const f32 t951 = t947 + s_45;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t952 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t952));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t954;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t954) : "f"(exponent_40));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_46 = t954;
            const f32 t955 = t951 + s_46;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t956 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t956));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t958;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t958) : "f"(exponent_41));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_49 = t958;
            const f32 t959 = t955 + s_49;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t960 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t960));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t962;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t962) : "f"(exponent_42));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_50 = t962;
            const f32 t963 = t959 + s_50;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t964 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t964));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t966;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t966) : "f"(exponent_43));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_53 = t966;
            const f32 t967 = t963 + s_53;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t968 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t968));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t970;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t970) : "f"(exponent_44));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_54 = t970;
            const f32 t971 = t967 + s_54;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t972 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t972));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t974;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t974) : "f"(exponent_45));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_57 = t974;
            const f32 t975 = t971 + s_57;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t976 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t976));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t978;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t978) : "f"(exponent_46));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_58 = t978;
            const f32 t979 = t975 + s_58;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t980 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t980));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t982;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t982) : "f"(exponent_47));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_61 = t982;
            const f32 t983 = t979 + s_61;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t984 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t984));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t986;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t986) : "f"(exponent_48));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_62 = t986;
            const f32 t987 = t983 + s_62;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum = t987;
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t989;
            asm("max.f32 %0, %1, %2;" : "=f"(t989) : "f"(old_4), "f"(s_35));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t990;
            asm("max.f32 %0, %1, %2;" : "=f"(t990) : "f"(t989), "f"(s_36));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t991;
            asm("max.f32 %0, %1, %2;" : "=f"(t991) : "f"(t990), "f"(s_39));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t992;
            asm("max.f32 %0, %1, %2;" : "=f"(t992) : "f"(t991), "f"(s_40));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t993;
            asm("max.f32 %0, %1, %2;" : "=f"(t993) : "f"(t992), "f"(s_43));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t994;
            asm("max.f32 %0, %1, %2;" : "=f"(t994) : "f"(t993), "f"(s_44));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t995;
            asm("max.f32 %0, %1, %2;" : "=f"(t995) : "f"(t994), "f"(s_47));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t996;
            asm("max.f32 %0, %1, %2;" : "=f"(t996) : "f"(t995), "f"(s_48));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t997;
            asm("max.f32 %0, %1, %2;" : "=f"(t997) : "f"(t996), "f"(s_51));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t998;
            asm("max.f32 %0, %1, %2;" : "=f"(t998) : "f"(t997), "f"(s_52));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t999;
            asm("max.f32 %0, %1, %2;" : "=f"(t999) : "f"(t998), "f"(s_55));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1000;
            asm("max.f32 %0, %1, %2;" : "=f"(t1000) : "f"(t999), "f"(s_56));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1001;
            asm("max.f32 %0, %1, %2;" : "=f"(t1001) : "f"(t1000), "f"(s_59));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1002;
            asm("max.f32 %0, %1, %2;" : "=f"(t1002) : "f"(t1001), "f"(s_60));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1003;
            asm("max.f32 %0, %1, %2;" : "=f"(t1003) : "f"(t1002), "f"(s_63));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1004;
            asm("max.f32 %0, %1, %2;" : "=f"(t1004) : "f"(t1003), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1005;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1005) : "f"(t1004));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1004), "f"(t1005));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1007;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1007) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1007));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1010 = new_4 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1010;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t1012 = -reference_4;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t1013;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1013) : "f"(old_4), "f"(scale_log2), "f"(t1012));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1013));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t1015 = row_sum_2 * rescale_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1016 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1016));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1018;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1018) : "f"(exponent_49));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_35 = t1018;
            const f32 t1019 = t1015 + s_35;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1020 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1020));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1022;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1022) : "f"(exponent_50));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_36 = t1022;
            const f32 t1023 = t1019 + s_36;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1024 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1024));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1026;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1026) : "f"(exponent_51));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_39 = t1026;
            const f32 t1027 = t1023 + s_39;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1028 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1028));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1030;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1030) : "f"(exponent_52));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_40 = t1030;
            const f32 t1031 = t1027 + s_40;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1032 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1032));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1034;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1034) : "f"(exponent_53));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_43 = t1034;
            const f32 t1035 = t1031 + s_43;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1036 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1036));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1038;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1038) : "f"(exponent_54));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_44 = t1038;
            const f32 t1039 = t1035 + s_44;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1040 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1040));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1042;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1042) : "f"(exponent_55));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_47 = t1042;
            const f32 t1043 = t1039 + s_47;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1044 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1044));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1046;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1046) : "f"(exponent_56));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_48 = t1046;
            const f32 t1047 = t1043 + s_48;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1048 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1048));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1050;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1050) : "f"(exponent_57));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_51 = t1050;
            const f32 t1051 = t1047 + s_51;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1052 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1052));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1054;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1054) : "f"(exponent_58));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_52 = t1054;
            const f32 t1055 = t1051 + s_52;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1056 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1056));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1058;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1058) : "f"(exponent_59));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_55 = t1058;
            const f32 t1059 = t1055 + s_55;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1060 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1060));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1062;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1062) : "f"(exponent_60));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_56 = t1062;
            const f32 t1063 = t1059 + s_56;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1064 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1064));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1066;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1066) : "f"(exponent_61));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_59 = t1066;
            const f32 t1067 = t1063 + s_59;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1068 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1068));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1070;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1070) : "f"(exponent_62));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_60 = t1070;
            const f32 t1071 = t1067 + s_60;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1072 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1072));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1074;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1074) : "f"(exponent_63));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_63 = t1074;
            const f32 t1075 = t1071 + s_63;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1076 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1076));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1078;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1078) : "f"(exponent_64));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_64 = t1078;
            const f32 t1079 = t1075 + s_64;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1079;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1080 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1080;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1081 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1081;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1082 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1082;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1083 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1083;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1084 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1084;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1085 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1085;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1086 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1086;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1087 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1087;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1088 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1088;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1089 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1089;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1090 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1090;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1091 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1091;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1092 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1092;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1093 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1093;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1094 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1094;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1095 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1095;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1096 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t1096;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1097 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t1097;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1098 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t1098;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1099 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t1099;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1100 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t1100;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1101 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t1101;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1102 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t1102;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1103 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t1103;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1104 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t1104;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1105 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t1105;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1106 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t1106;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1107 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t1107;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1108 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t1108;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1109 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t1109;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1110 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t1110;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1111 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t1111;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1112 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1112;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1113 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1113;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1114 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t1114;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1115 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t1115;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1116 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t1116;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1117 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t1117;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1118 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t1118;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1119 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t1119;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1120 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t1120;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1121 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t1121;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1122 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t1122;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1123 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t1123;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1124 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t1124;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1125 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t1125;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1126 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t1126;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1127 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t1127;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1128 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t1128;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1129 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t1129;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1130 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t1130;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1131 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t1131;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1132 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t1132;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1133 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t1133;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1134 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t1134;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1135 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t1135;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1136 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t1136;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1137 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t1137;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1138 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t1138;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1139 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t1139;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1140 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t1140;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1141 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t1141;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1142 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t1142;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1143 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t1143;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1144;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1144) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1145;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1145) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1146;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1146) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1147;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1147) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1148;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1148) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1149;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1149) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1150;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1150) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1151;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1151) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1152;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1152) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1153;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1153) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1154;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1154) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1155;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1155) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1156;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1156) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1157;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1157) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1158;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1158) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
            u32 t1159;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1159) : "f"(s_63), "f"(s_64));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 t1160;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1160) : "r"(t356));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1161 = t1160 ^ 32u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1162 = t1160 ^ 64u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1163 = t1160 ^ 96u;
            const u32 t1164 = t153 + t1160;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1165 = t153 + t1161;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1166 = t153 + t1162;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1167 = t153 + t1163;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_449;
            u32 m_450;
            u32 m_451;
            u32 m_452;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t1164) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1144), "r"(t1145), "r"(t1146), "r"(t1147), "r"(m_449), "r"(m_450));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1144), "r"(t1145), "r"(t1146), "r"(t1147), "r"(m_451), "r"(m_452));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_453;
            u32 m_454;
            u32 m_455;
            u32 m_456;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t1165) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1144), "r"(t1145), "r"(t1146), "r"(t1147), "r"(m_453), "r"(m_454));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1144), "r"(t1145), "r"(t1146), "r"(t1147), "r"(m_455), "r"(m_456));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_457;
            u32 m_458;
            u32 m_459;
            u32 m_460;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t1166) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1144), "r"(t1145), "r"(t1146), "r"(t1147), "r"(m_457), "r"(m_458));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1144), "r"(t1145), "r"(t1146), "r"(t1147), "r"(m_459), "r"(m_460));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_461;
            u32 m_462;
            u32 m_463;
            u32 m_464;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t1167) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1144), "r"(t1145), "r"(t1146), "r"(t1147), "r"(m_461), "r"(m_462));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1144), "r"(t1145), "r"(t1146), "r"(t1147), "r"(m_463), "r"(m_464));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_465;
            u32 m_466;
            u32 m_467;
            u32 m_468;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t1164) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1144), "r"(t1145), "r"(t1146), "r"(t1147), "r"(m_465), "r"(m_466));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1144), "r"(t1145), "r"(t1146), "r"(t1147), "r"(m_467), "r"(m_468));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_469;
            u32 m_470;
            u32 m_471;
            u32 m_472;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t1165) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1144), "r"(t1145), "r"(t1146), "r"(t1147), "r"(m_469), "r"(m_470));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1144), "r"(t1145), "r"(t1146), "r"(t1147), "r"(m_471), "r"(m_472));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_473;
            u32 m_474;
            u32 m_475;
            u32 m_476;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t1166) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1144), "r"(t1145), "r"(t1146), "r"(t1147), "r"(m_473), "r"(m_474));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1144), "r"(t1145), "r"(t1146), "r"(t1147), "r"(m_475), "r"(m_476));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_477;
            u32 m_478;
            u32 m_479;
            u32 m_480;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t1167) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1144), "r"(t1145), "r"(t1146), "r"(t1147), "r"(m_477), "r"(m_478));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1144), "r"(t1145), "r"(t1146), "r"(t1147), "r"(m_479), "r"(m_480));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_481;
            u32 m_482;
            u32 m_483;
            u32 m_484;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t1164) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1148), "r"(t1149), "r"(t1150), "r"(t1151), "r"(m_481), "r"(m_482));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1148), "r"(t1149), "r"(t1150), "r"(t1151), "r"(m_483), "r"(m_484));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_485;
            u32 m_486;
            u32 m_487;
            u32 m_488;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t1165) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1148), "r"(t1149), "r"(t1150), "r"(t1151), "r"(m_485), "r"(m_486));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1148), "r"(t1149), "r"(t1150), "r"(t1151), "r"(m_487), "r"(m_488));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_489;
            u32 m_490;
            u32 m_491;
            u32 m_492;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t1166) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1148), "r"(t1149), "r"(t1150), "r"(t1151), "r"(m_489), "r"(m_490));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1148), "r"(t1149), "r"(t1150), "r"(t1151), "r"(m_491), "r"(m_492));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_493;
            u32 m_494;
            u32 m_495;
            u32 m_496;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t1167) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1148), "r"(t1149), "r"(t1150), "r"(t1151), "r"(m_493), "r"(m_494));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1148), "r"(t1149), "r"(t1150), "r"(t1151), "r"(m_495), "r"(m_496));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_497;
            u32 m_498;
            u32 m_499;
            u32 m_500;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t1164) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1148), "r"(t1149), "r"(t1150), "r"(t1151), "r"(m_497), "r"(m_498));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1148), "r"(t1149), "r"(t1150), "r"(t1151), "r"(m_499), "r"(m_500));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_501;
            u32 m_502;
            u32 m_503;
            u32 m_504;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t1165) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1148), "r"(t1149), "r"(t1150), "r"(t1151), "r"(m_501), "r"(m_502));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1148), "r"(t1149), "r"(t1150), "r"(t1151), "r"(m_503), "r"(m_504));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_505;
            u32 m_506;
            u32 m_507;
            u32 m_508;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t1166) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1148), "r"(t1149), "r"(t1150), "r"(t1151), "r"(m_505), "r"(m_506));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1148), "r"(t1149), "r"(t1150), "r"(t1151), "r"(m_507), "r"(m_508));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_509;
            u32 m_510;
            u32 m_511;
            u32 m_512;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t1167) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1148), "r"(t1149), "r"(t1150), "r"(t1151), "r"(m_509), "r"(m_510));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1148), "r"(t1149), "r"(t1150), "r"(t1151), "r"(m_511), "r"(m_512));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_513;
            u32 m_514;
            u32 m_515;
            u32 m_516;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1164) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1152), "r"(t1153), "r"(t1154), "r"(t1155), "r"(m_513), "r"(m_514));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1152), "r"(t1153), "r"(t1154), "r"(t1155), "r"(m_515), "r"(m_516));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_517;
            u32 m_518;
            u32 m_519;
            u32 m_520;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1165) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1152), "r"(t1153), "r"(t1154), "r"(t1155), "r"(m_517), "r"(m_518));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1152), "r"(t1153), "r"(t1154), "r"(t1155), "r"(m_519), "r"(m_520));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_521;
            u32 m_522;
            u32 m_523;
            u32 m_524;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1166) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1152), "r"(t1153), "r"(t1154), "r"(t1155), "r"(m_521), "r"(m_522));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1152), "r"(t1153), "r"(t1154), "r"(t1155), "r"(m_523), "r"(m_524));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_525;
            u32 m_526;
            u32 m_527;
            u32 m_528;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1167) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1152), "r"(t1153), "r"(t1154), "r"(t1155), "r"(m_525), "r"(m_526));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1152), "r"(t1153), "r"(t1154), "r"(t1155), "r"(m_527), "r"(m_528));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_529;
            u32 m_530;
            u32 m_531;
            u32 m_532;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1164) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1152), "r"(t1153), "r"(t1154), "r"(t1155), "r"(m_529), "r"(m_530));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1152), "r"(t1153), "r"(t1154), "r"(t1155), "r"(m_531), "r"(m_532));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_533;
            u32 m_534;
            u32 m_535;
            u32 m_536;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1165) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1152), "r"(t1153), "r"(t1154), "r"(t1155), "r"(m_533), "r"(m_534));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1152), "r"(t1153), "r"(t1154), "r"(t1155), "r"(m_535), "r"(m_536));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_537;
            u32 m_538;
            u32 m_539;
            u32 m_540;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1166) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1152), "r"(t1153), "r"(t1154), "r"(t1155), "r"(m_537), "r"(m_538));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1152), "r"(t1153), "r"(t1154), "r"(t1155), "r"(m_539), "r"(m_540));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_541;
            u32 m_542;
            u32 m_543;
            u32 m_544;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1167) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1152), "r"(t1153), "r"(t1154), "r"(t1155), "r"(m_541), "r"(m_542));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1152), "r"(t1153), "r"(t1154), "r"(t1155), "r"(m_543), "r"(m_544));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_545;
            u32 m_546;
            u32 m_547;
            u32 m_548;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t1164) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1156), "r"(t1157), "r"(t1158), "r"(t1159), "r"(m_545), "r"(m_546));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1156), "r"(t1157), "r"(t1158), "r"(t1159), "r"(m_547), "r"(m_548));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_549;
            u32 m_550;
            u32 m_551;
            u32 m_552;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t1165) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1156), "r"(t1157), "r"(t1158), "r"(t1159), "r"(m_549), "r"(m_550));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1156), "r"(t1157), "r"(t1158), "r"(t1159), "r"(m_551), "r"(m_552));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_553;
            u32 m_554;
            u32 m_555;
            u32 m_556;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t1166) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1156), "r"(t1157), "r"(t1158), "r"(t1159), "r"(m_553), "r"(m_554));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1156), "r"(t1157), "r"(t1158), "r"(t1159), "r"(m_555), "r"(m_556));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_557;
            u32 m_558;
            u32 m_559;
            u32 m_560;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t1167) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1156), "r"(t1157), "r"(t1158), "r"(t1159), "r"(m_557), "r"(m_558));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1156), "r"(t1157), "r"(t1158), "r"(t1159), "r"(m_559), "r"(m_560));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_561;
            u32 m_562;
            u32 m_563;
            u32 m_564;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t1164) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1156), "r"(t1157), "r"(t1158), "r"(t1159), "r"(m_561), "r"(m_562));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1156), "r"(t1157), "r"(t1158), "r"(t1159), "r"(m_563), "r"(m_564));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_565;
            u32 m_566;
            u32 m_567;
            u32 m_568;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t1165) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1156), "r"(t1157), "r"(t1158), "r"(t1159), "r"(m_565), "r"(m_566));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1156), "r"(t1157), "r"(t1158), "r"(t1159), "r"(m_567), "r"(m_568));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_569;
            u32 m_570;
            u32 m_571;
            u32 m_572;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t1166) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1156), "r"(t1157), "r"(t1158), "r"(t1159), "r"(m_569), "r"(m_570));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1156), "r"(t1157), "r"(t1158), "r"(t1159), "r"(m_571), "r"(m_572));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 m_573;
            u32 m_574;
            u32 m_575;
            u32 m_576;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t1167) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1156), "r"(t1157), "r"(t1158), "r"(t1159), "r"(m_573), "r"(m_574));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1156), "r"(t1157), "r"(t1158), "r"(t1159), "r"(m_575), "r"(m_576));
        }
#line 227 "fa-kernels/src/attention/softmax.rs"
        f32 t1168;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1168) : "f"(row_sum));
#line 227 "fa-kernels/src/attention/softmax.rs"
        const f32 pair_5 = row_sum + t1168;
        f32 t1170;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1170) : "f"(pair_5));
#line 228 "fa-kernels/src/attention/softmax.rs"
        const f32 t1171 = pair_5 + t1170;
#line 228 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1171;
#line 227 "fa-kernels/src/attention/softmax.rs"
        f32 t1172;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1172) : "f"(row_sum_2));
#line 227 "fa-kernels/src/attention/softmax.rs"
        const f32 pair_6 = row_sum_2 + t1172;
        f32 t1174;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1174) : "f"(pair_6));
#line 228 "fa-kernels/src/attention/softmax.rs"
        const f32 t1175 = pair_6 + t1174;
#line 228 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1175;
#line 310 "fa-kernels/src/attention/softmax.rs"
        const f32 sum = row_sum;
        const bool t1176 = sum == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
        f32 t1177;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1177) : "f"(sum));
#line 311 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer = t1176 ? 0.0f : t1177;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1179 = acc * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc = t1179;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1180 = acc_2 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_2 = t1180;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1181 = acc_5 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_5 = t1181;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1182 = acc_6 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_6 = t1182;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1183 = acc_9 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_9 = t1183;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1184 = acc_10 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_10 = t1184;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1185 = acc_13 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_13 = t1185;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1186 = acc_14 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_14 = t1186;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1187 = acc_17 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_17 = t1187;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1188 = acc_18 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_18 = t1188;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1189 = acc_21 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_21 = t1189;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1190 = acc_22 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_22 = t1190;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1191 = acc_25 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_25 = t1191;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1192 = acc_26 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_26 = t1192;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1193 = acc_29 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_29 = t1193;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1194 = acc_30 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_30 = t1194;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1195 = acc_33 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_33 = t1195;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1196 = acc_34 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_34 = t1196;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1197 = acc_37 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_37 = t1197;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1198 = acc_38 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_38 = t1198;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1199 = acc_41 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_41 = t1199;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1200 = acc_42 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_42 = t1200;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1201 = acc_45 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_45 = t1201;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1202 = acc_46 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_46 = t1202;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1203 = acc_49 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_49 = t1203;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1204 = acc_50 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_50 = t1204;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1205 = acc_53 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_53 = t1205;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1206 = acc_54 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_54 = t1206;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1207 = acc_57 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_57 = t1207;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1208 = acc_58 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_58 = t1208;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1209 = acc_61 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_61 = t1209;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1210 = acc_62 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_62 = t1210;
#line 310 "fa-kernels/src/attention/softmax.rs"
        const f32 sum_2 = row_sum_2;
        const bool t1211 = sum_2 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
        f32 t1212;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1212) : "f"(sum_2));
#line 311 "fa-kernels/src/attention/softmax.rs"
        const f32 normalizer_2 = t1211 ? 0.0f : t1212;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1214 = acc_3 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_3 = t1214;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1215 = acc_4 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_4 = t1215;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1216 = acc_7 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_7 = t1216;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1217 = acc_8 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_8 = t1217;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1218 = acc_11 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_11 = t1218;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1219 = acc_12 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_12 = t1219;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1220 = acc_15 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_15 = t1220;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1221 = acc_16 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_16 = t1221;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1222 = acc_19 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_19 = t1222;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1223 = acc_20 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_20 = t1223;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1224 = acc_23 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_23 = t1224;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1225 = acc_24 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_24 = t1225;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1226 = acc_27 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_27 = t1226;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1227 = acc_28 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_28 = t1227;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1228 = acc_31 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_31 = t1228;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1229 = acc_32 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_32 = t1229;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1230 = acc_35 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_35 = t1230;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1231 = acc_36 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_36 = t1231;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1232 = acc_39 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_39 = t1232;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1233 = acc_40 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_40 = t1233;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1234 = acc_43 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_43 = t1234;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1235 = acc_44 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_44 = t1235;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1236 = acc_47 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_47 = t1236;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1237 = acc_48 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_48 = t1237;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1238 = acc_51 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_51 = t1238;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1239 = acc_52 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_52 = t1239;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1240 = acc_55 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_55 = t1240;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1241 = acc_56 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_56 = t1241;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1242 = acc_59 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_59 = t1242;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1243 = acc_60 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_60 = t1243;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1244 = acc_63 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_63 = t1244;
#line 301 "fa-kernels/src/attention/softmax.rs"
        const f32 t1245 = acc_64 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
        acc_64 = t1245;
#line 178 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1246 = blockIdx.x;
#line 178 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1247;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1247) : "r"(t1246));
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
        const u32 t1248 = seq_q + 63u;
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
        const u32 t1249 = t1248 >> 6u;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t1250 = heads_per_section * t1249;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t1251 = t1247 / t1250;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 first_3 = t1251 * heads_per_section;
        const u32 t1253 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t1254 = t1253 - first_3;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 heads_3 = t1254 < heads_per_section ? t1254 : heads_per_section;
        const u32 t1256 = first_3 * t1249;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 rest_2 = t1247 - t1256;
        const u32 t1258 = rest_2 % heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t1259 = first_3 + t1258;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t1260 = t1249 - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t1261 = rest_2 / heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t1262 = t1260 - t1261;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t1263 = t1262 << 6u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t1264 = t1259 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
        const u32 t1265 = t1259 / heads;
#line 192 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
        const u32 t1266 = smem_1 + 8192u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1267 = lane >> 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1268 = first_row + t1267;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1269 = t1268 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1270 = 0u ^ t1269;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1271 = t1268 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1272 = t1270 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1273 = t1271 + t1272;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1274 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1275 = t1274 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1276 = t1273 + t1275;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1277;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1277) : "f"(acc), "f"(acc_2));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1278 = smem_1 + t1276;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1278), "r"(t1277) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1279;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1279) : "f"(acc_5), "f"(acc_6));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1280 = t1276 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1281 = smem_1 + t1280;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1281), "r"(t1279) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1282;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1282) : "f"(acc_9), "f"(acc_10));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1283 = t1276 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1284 = smem_1 + t1283;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1284), "r"(t1282) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1285;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1285) : "f"(acc_13), "f"(acc_14));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1286 = t1276 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1287 = smem_1 + t1286;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1287), "r"(t1285) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1288;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1288) : "f"(acc_17), "f"(acc_18));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1289 = t1276 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1290 = smem_1 + t1289;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1290), "r"(t1288) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1291;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1291) : "f"(acc_21), "f"(acc_22));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1292 = t1276 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1293 = smem_1 + t1292;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1293), "r"(t1291) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1294;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1294) : "f"(acc_25), "f"(acc_26));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1295 = t1276 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1296 = smem_1 + t1295;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1296), "r"(t1294) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1297;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1297) : "f"(acc_29), "f"(acc_30));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1298 = t1276 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1299 = smem_1 + t1298;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1299), "r"(t1297) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1300 = t1268 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1301 = 0u ^ t1300;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1302 = t1268 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1303 = t1301 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1304 = t1302 + t1303;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1305 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1306 = t1305 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1307 = t1304 + t1306;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1308;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1308) : "f"(acc_33), "f"(acc_34));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1309 = t1266 + t1307;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1309), "r"(t1308) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1310;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1310) : "f"(acc_37), "f"(acc_38));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1311 = t1307 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1312 = t1266 + t1311;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1312), "r"(t1310) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1313;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1313) : "f"(acc_41), "f"(acc_42));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1314 = t1307 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1315 = t1266 + t1314;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1315), "r"(t1313) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1316;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1316) : "f"(acc_45), "f"(acc_46));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1317 = t1307 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1318 = t1266 + t1317;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1318), "r"(t1316) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1319;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1319) : "f"(acc_49), "f"(acc_50));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1320 = t1307 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1321 = t1266 + t1320;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1321), "r"(t1319) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1322;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1322) : "f"(acc_53), "f"(acc_54));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1323 = t1307 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1324 = t1266 + t1323;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1324), "r"(t1322) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1325;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1325) : "f"(acc_57), "f"(acc_58));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1326 = t1307 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1327 = t1266 + t1326;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1327), "r"(t1325) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1328;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1328) : "f"(acc_61), "f"(acc_62));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1329 = t1307 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1330 = t1266 + t1329;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1330), "r"(t1328) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1331 = lane >> 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1332 = first_row + t1331;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1333 = t1332 + 8u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1334 = t1333 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1335 = 0u ^ t1334;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1336 = t1333 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1337 = t1335 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1338 = t1336 + t1337;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1339 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1340 = t1339 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1341 = t1338 + t1340;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1342;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1342) : "f"(acc_3), "f"(acc_4));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1343 = smem_1 + t1341;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1343), "r"(t1342) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1344;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1344) : "f"(acc_7), "f"(acc_8));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1345 = t1341 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1346 = smem_1 + t1345;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1346), "r"(t1344) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1347;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1347) : "f"(acc_11), "f"(acc_12));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1348 = t1341 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1349 = smem_1 + t1348;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1349), "r"(t1347) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1350;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1350) : "f"(acc_15), "f"(acc_16));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1351 = t1341 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1352 = smem_1 + t1351;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1352), "r"(t1350) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1353;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1353) : "f"(acc_19), "f"(acc_20));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1354 = t1341 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1355 = smem_1 + t1354;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1355), "r"(t1353) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1356;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1356) : "f"(acc_23), "f"(acc_24));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1357 = t1341 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1358 = smem_1 + t1357;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1358), "r"(t1356) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1359;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1359) : "f"(acc_27), "f"(acc_28));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1360 = t1341 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1361 = smem_1 + t1360;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1361), "r"(t1359) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1362;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1362) : "f"(acc_31), "f"(acc_32));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1363 = t1341 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1364 = smem_1 + t1363;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1364), "r"(t1362) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1365 = t1333 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1366 = 0u ^ t1365;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1367 = t1333 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1368 = t1366 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1369 = t1367 + t1368;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1370 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1371 = t1370 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1372 = t1369 + t1371;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1373;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1373) : "f"(acc_35), "f"(acc_36));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1374 = t1266 + t1372;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1374), "r"(t1373) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1375;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1375) : "f"(acc_39), "f"(acc_40));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1376 = t1372 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1377 = t1266 + t1376;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1377), "r"(t1375) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1378;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1378) : "f"(acc_43), "f"(acc_44));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1379 = t1372 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1380 = t1266 + t1379;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1380), "r"(t1378) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1381;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1381) : "f"(acc_47), "f"(acc_48));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1382 = t1372 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1383 = t1266 + t1382;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1383), "r"(t1381) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1384;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1384) : "f"(acc_51), "f"(acc_52));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1385 = t1372 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1386 = t1266 + t1385;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1386), "r"(t1384) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1387;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1387) : "f"(acc_55), "f"(acc_56));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1388 = t1372 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1389 = t1266 + t1388;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1389), "r"(t1387) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1390;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1390) : "f"(acc_59), "f"(acc_60));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1391 = t1372 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1392 = t1266 + t1391;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1392), "r"(t1390) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1393;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1393) : "f"(acc_63), "f"(acc_64));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1394 = t1372 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1395 = t1266 + t1394;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1395), "r"(t1393) : "memory");
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1396 = first_query + t1263;
        const u64 t1397 = 0ull * o_stride0;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1398 = t1397 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1399 = o + t1398;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1400 = (u64)t1396;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1401 = t1400 * o_stride1;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1402 = t1401 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1403 = t1399 + t1402;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1404 = (u64)t1264;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1405 = t1404 * o_stride2;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1406 = t1405 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1407 = t1403 + t1406;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1408 = (u32)o_stride1;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1409 = t1408 << 1u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1410 = seq_q_2 - t1263;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1411 = head_dim >> 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1412 = lane >> 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1413 = first_row + t1412;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1414 = lane & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1415 = t1413 < t1410;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1416 = t1414 < t1411;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1417 = t1415 & t1416;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t1417) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1418 = t1413 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1419 = t1414 ^ t1418;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1420 = t1413 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1421 = t1419 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1422 = t1420 + t1421;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1423 = smem_1 + t1422;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row;
            u32 row_2;
            u32 row_3;
            u32 row_4;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1423) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1424 = (u64)t1413 * t1409;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1425 = t1407 + t1424;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1426 = (u64)t1414 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1427 = t1425 + t1426;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1427), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
        }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1428 = t1413 + 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1429 = t1428 < t1410;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1430 = t1414 < t1411;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1431 = t1429 & t1430;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t1431) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1432 = t1428 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1433 = t1414 ^ t1432;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1434 = t1428 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1435 = t1433 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1436 = t1434 + t1435;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1437 = smem_1 + t1436;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_5;
            u32 row_6;
            u32 row_7;
            u32 row_8;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t1437) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1438 = (u64)t1428 * t1409;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1439 = t1407 + t1438;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1440 = (u64)t1414 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1441 = t1439 + t1440;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1441), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
        }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1442 = t1413 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1443 = t1442 < t1410;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1444 = t1414 < t1411;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1445 = t1443 & t1444;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t1445) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1446 = t1442 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1447 = t1414 ^ t1446;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1448 = t1442 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1449 = t1447 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1450 = t1448 + t1449;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1451 = smem_1 + t1450;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_9;
            u32 row_10;
            u32 row_11;
            u32 row_12;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1451) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1452 = (u64)t1442 * t1409;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1453 = t1407 + t1452;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1454 = (u64)t1414 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1455 = t1453 + t1454;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1455), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
        }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1456 = t1413 + 12u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1457 = t1456 < t1410;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1458 = t1414 < t1411;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1459 = t1457 & t1458;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t1459) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1460 = t1456 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1461 = t1414 ^ t1460;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1462 = t1456 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1463 = t1461 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1464 = t1462 + t1463;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1465 = smem_1 + t1464;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_13;
            u32 row_14;
            u32 row_15;
            u32 row_16;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1465) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1466 = (u64)t1456 * t1409;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1467 = t1407 + t1466;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1468 = (u64)t1414 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1469 = t1467 + t1468;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1469), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
        }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1470 = smem_1 + 8192u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1471 = t1413 < t1410;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1472 = t1414 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1473 = t1472 < t1411;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1474 = t1471 & t1473;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t1474) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1475 = t1413 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1476 = t1414 ^ t1475;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1477 = t1413 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1478 = t1476 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1479 = t1477 + t1478;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1480 = t1470 + t1479;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_17;
            u32 row_18;
            u32 row_19;
            u32 row_20;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t1480) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1481 = (u64)t1413 * t1409;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1482 = t1407 + t1481;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1483 = (u64)t1414 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1484 = t1482 + t1483;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1484), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
        }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1485 = t1413 + 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1486 = t1485 < t1410;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1487 = t1414 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1488 = t1487 < t1411;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1489 = t1486 & t1488;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t1489) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1490 = t1485 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1491 = t1414 ^ t1490;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1492 = t1485 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1493 = t1491 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1494 = t1492 + t1493;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1495 = t1470 + t1494;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_21;
            u32 row_22;
            u32 row_23;
            u32 row_24;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t1495) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1496 = (u64)t1485 * t1409;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1497 = t1407 + t1496;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1498 = (u64)t1414 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1499 = t1497 + t1498;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1499), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
        }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1500 = t1413 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1501 = t1500 < t1410;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1502 = t1414 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1503 = t1502 < t1411;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1504 = t1501 & t1503;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t1504) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1505 = t1500 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1506 = t1414 ^ t1505;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1507 = t1500 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1508 = t1506 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1509 = t1507 + t1508;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1510 = t1470 + t1509;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_25;
            u32 row_26;
            u32 row_27;
            u32 row_28;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t1510) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1511 = (u64)t1500 * t1409;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1512 = t1407 + t1511;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1513 = (u64)t1414 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1514 = t1512 + t1513;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1514), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
        }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1515 = t1413 + 12u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1516 = t1515 < t1410;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1517 = t1414 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1518 = t1517 < t1411;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1519 = t1516 & t1518;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        if (t1519) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1520 = t1515 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1521 = t1414 ^ t1520;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1522 = t1515 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1523 = t1521 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1524 = t1522 + t1523;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1525 = t1470 + t1524;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 row_29;
            u32 row_30;
            u32 row_31;
            u32 row_32;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t1525) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1526 = (u64)t1515 * t1409;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1527 = t1407 + t1526;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1528 = (u64)t1414 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u64 t1529 = t1527 + t1528;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
            asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1529), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
        }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1530 = t1263 + first_row;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1531 = 0ull * lse_stride0;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1532 = t1531 * 4ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1533 = lse + t1532;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1534 = (u64)t1264;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1535 = t1534 * lse_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1536 = t1535 * 4ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1537 = t1533 + t1536;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1538 = (u64)first_query;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1539 = t1538 * lse_stride2;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1540 = t1539 * 4ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1541 = t1537 + t1540;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1542 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1543 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        const bool t1544 = t1543 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
        if (t1544) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1545 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_33 = t1530 + t1545;
#line 149 "fa-kernels/src/attention/epilogue.rs"
            const bool exists = row_33 < seq_q_2;
#line 139 "fa-kernels/src/attention/epilogue.rs"
            if (exists) {
                const u64 t1548 = (u64)row_33 * t1542;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1549 = t1548 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1550 = t1541 + t1549;
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1551;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1551) : "f"(row_sum));
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1552;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1552) : "f"(row_max), "f"(scale_log2), "f"(t1551));
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1552 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const bool t1554 = row_sum == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const f32 t1555 = t1554 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1550), "f"(t1555) : "memory");
            }
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1556 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1557 = t1530 + t1556;
#line 134 "fa-kernels/src/attention/epilogue.rs"
            const u32 row_34 = t1557 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
            const bool exists_2 = row_34 < seq_q_2;
#line 139 "fa-kernels/src/attention/epilogue.rs"
            if (exists_2) {
                const u64 t1560 = (u64)row_34 * t1542;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1561 = t1560 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                const u64 t1562 = t1541 + t1561;
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1563;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1563) : "f"(row_sum_2));
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1564;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1564) : "f"(row_max_2), "f"(scale_log2), "f"(t1563));
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1564 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const bool t1566 = row_sum_2 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const f32 t1567 = t1566 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1562), "f"(t1567) : "memory");
            }
        }
    }
}
