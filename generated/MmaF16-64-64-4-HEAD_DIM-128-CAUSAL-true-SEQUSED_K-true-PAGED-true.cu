typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

extern "C" __global__ void __launch_bounds__(128, 1)
mma_f16(
    const u64 q /* f16 */,
    const u64 q_stride0,
    const u64 q_stride1,
    const u64 q_stride2,
    const u64 q_stride3,
    const u64 k /* f16 */,
    const u64 k_stride0,
    const u64 k_stride1,
    const u64 k_stride2,
    const u64 k_stride3,
    const u64 v /* f16 */,
    const u64 v_stride0,
    const u64 v_stride1,
    const u64 v_stride2,
    const u64 v_stride3,
    const u64 o /* f16, written */,
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
    const u64 seqused_k /* u32 */,
    const u64 seqused_k_stride0,
    const u64 seqused_k_stride1,
    const u64 seqused_k_stride2,
    const u64 seqused_k_stride3,
    const u32 added_k,
    const u64 block_table /* u32 */,
    const u64 block_table_stride0,
    const u64 block_table_stride1,
    const u64 block_table_stride2,
    const u64 block_table_stride3,
    const u32 page_size,
    const u32 page_size_factor,
    const u32 page_size_shift,
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
#line 90 "fa-kernels/src/attention/options/cache.rs"
    const bool as_queries = added_k == 4294967295u;
    const u32 added = as_queries ? seq_q : added_k;
    const u64 t26 = (u64)t23;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t27 = t26 * seqused_k_stride0;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t28 = t27 * 4ull;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u64 t29 = seqused_k + t28;
#line 92 "fa-kernels/src/attention/options/cache.rs"
    u32 t30;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t30) : "l"(t29) : "memory");
#line 92 "fa-kernels/src/attention/options/cache.rs"
    const u32 used = t30 < seq_k ? t30 : seq_k;
    const u32 t32 = used + added;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u32 end_6 = t32 < seq_k ? t32 : seq_k;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t34 = (u64)t23;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t35 = t34 * block_table_stride0;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t36 = t35 * 4ull;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u64 t37 = block_table + t36;
#line 163 "fa-kernels/src/attention/options/paged.rs"
    const u32 t38 = (u32)block_table_stride1;
#line 54 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t39 = t22 / group;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t40 = t21 + end_6;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t40 + 1u;
    const u32 t42 = end > seq_q ? end : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t43 = t42 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_2 = t43 < end_6 ? t43 : end_6;
#line 317 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t45 = t21 + 63u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t46 = t45 + end_6;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t46 + 1u;
    const u32 t48 = end_3 > seq_q ? end_3 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t49 = t48 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_4 = t49 < end_6 ? t49 : end_6;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t51 = end_4 + 63u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t52 = t51 >> 6u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_5 = t52 > 1u ? t52 : 1u;
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t54 = end_2 >> 6u;
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t54 < end_5 ? t54 : end_5;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t56 = end_5 - whole;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t57 = t56 < end_5 ? t56 : end_5;
#line 51 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t59 = (u64)t23;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t60 = t59 * q_stride0;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t61 = t60 * 2ull;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t62 = q + t61;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t63 = (u64)t21;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t64 = t63 * q_stride1;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t65 = t64 * 2ull;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t66 = t62 + t65;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t67 = (u64)t22;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t68 = t67 * q_stride2;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t69 = t68 * 2ull;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t70 = t66 + t69;
    const u32 t71 = (u32)q_stride1;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t72 = t71 << 1u;
    const u32 t73 = thread >> 3u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t74 = thread & 7u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t75 = t73 & 7u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t76 = t74 ^ t75;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t77 = t73 << 7u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t78 = t76 << 4u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t79 = t77 + t78;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t80 = (u64)t73 * t72;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t81 = t70 + t80;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t82 = (u64)t74 * 16u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t83 = t81 + t82;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t84 = (u64)t72 * 16u;
    const u32 exist = seq_q - t21;
    const u32 t86 = head_dim >> 3u;
    const u32 t87 = smem_1 + t79;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t88 = (u64)0u * t72;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t89 = t83 + t88;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t90 = t89 + t84;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t91 = t90 + t84;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t92 = t91 + t84;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t93 = t73 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t94 = t74 < t86;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t95 = t93 & t94;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t96 = t95 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t87), "l"(t89), "r"(t96) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t97 = t73 + 16u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t98 = t97 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t99 = t74 < t86;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t100 = t98 & t99;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t101 = t100 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t87), "l"(t90), "r"(t101) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t102 = t73 + 32u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t103 = t102 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t104 = t74 < t86;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t105 = t103 & t104;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t106 = t105 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t87), "l"(t91), "r"(t106) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t107 = t73 + 48u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t108 = t107 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t109 = t74 < t86;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t110 = t108 & t109;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t111 = t110 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t87), "l"(t92), "r"(t111) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t112 = t89 + 128ull;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t113 = t73 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t114 = t74 + 8u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t115 = t114 < t86;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t116 = t113 & t115;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t117 = t116 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t87), "l"(t112), "r"(t117) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t118 = t90 + 128ull;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t119 = t73 + 16u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t120 = t119 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t121 = t74 + 8u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t122 = t121 < t86;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t123 = t120 & t122;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t124 = t123 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t87), "l"(t118), "r"(t124) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t125 = t91 + 128ull;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t126 = t73 + 32u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t127 = t126 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t128 = t74 + 8u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t129 = t128 < t86;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t130 = t127 & t129;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t131 = t130 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t87), "l"(t125), "r"(t131) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t132 = t92 + 128ull;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t133 = t73 + 48u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t134 = t133 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t135 = t74 + 8u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t136 = t135 < t86;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t137 = t134 & t136;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t138 = t137 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t87), "l"(t132), "r"(t138) : "memory");
#line 62 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t139 = smem_1 + 16384u;
#line 205 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t140 = t139 + 16384u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t141 = 0ull * k_stride0;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t142 = t141 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t143 = k + t142;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t144 = 0ull * k_stride1;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t145 = t144 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t146 = t143 + t145;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t147 = (u64)t39;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t148 = t147 * k_stride2;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t149 = t148 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t150 = t146 + t149;
    const u32 t151 = (u32)k_stride1;
#line 214 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t152 = t151 << 1u;
    const u32 t153 = thread >> 3u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t154 = thread & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t155 = t153 & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t156 = t154 ^ t155;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t157 = t153 << 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t158 = t156 << 4u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t159 = t157 + t158;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t160 = (u64)t153 * t152;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t161 = t150 + t160;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t162 = (u64)t154 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t163 = t161 + t162;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t164 = (u64)t152 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t165 = (u32)k_stride0;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t166 = t165 << 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t167 = 0ull * v_stride0;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t168 = t167 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t169 = v + t168;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t170 = 0ull * v_stride1;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t171 = t170 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t172 = t169 + t171;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t173 = (u64)t39;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t174 = t173 * v_stride2;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t175 = t174 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t176 = t172 + t175;
    const u32 t177 = (u32)v_stride1;
#line 214 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t178 = t177 << 1u;
    const u32 t179 = thread >> 3u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t180 = thread & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t181 = t179 & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t182 = t180 ^ t181;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t183 = t179 << 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t184 = t182 << 4u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t185 = t183 + t184;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t186 = (u64)t179 * t178;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t187 = t176 + t186;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t188 = (u64)t180 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t189 = t187 + t188;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t190 = (u64)t178 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t191 = (u32)v_stride0;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t192 = t191 << 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t193 = end_5 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key = t193 << 6u;
    const u32 t195 = head_dim >> 3u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t196 = (u64)t154 * 16u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t197 = t139 + t159;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t198 = first_key + t153;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t199 = end_6 > 1u ? end_6 : 1u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t200 = t199 - 1u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t201 = t198 < t200 ? t198 : t200;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 t202 = t201 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    u32 t203;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t203) : "r"(t202), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 index = t203 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t205 = (u64)index * t38;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t206 = t205 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t207 = t37 + t206;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    u32 page;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page) : "l"(t207) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t209 = index * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 place = t201 - t209;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t211 = (u64)page * t166;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t212 = t150 + t211;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t213 = (u64)place * t152;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t214 = t212 + t213;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t215 = t214 + t196;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t216 = first_key + t153;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t217 = t216 + 16u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t218 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t219 = t218 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t220 = t217 < t219 ? t217 : t219;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 t221 = t220 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    u32 t222;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t222) : "r"(t221), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_2 = t222 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t224 = (u64)index_2 * t38;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t225 = t224 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t226 = t37 + t225;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    u32 page_2;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_2) : "l"(t226) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t228 = index_2 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_2 = t220 - t228;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t230 = (u64)page_2 * t166;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t231 = t150 + t230;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t232 = (u64)place_2 * t152;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t233 = t231 + t232;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t234 = t233 + t196;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t235 = first_key + t153;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t236 = t235 + 32u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t237 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t238 = t237 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t239 = t236 < t238 ? t236 : t238;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 t240 = t239 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    u32 t241;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t241) : "r"(t240), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_3 = t241 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t243 = (u64)index_3 * t38;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t244 = t243 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t245 = t37 + t244;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    u32 page_3;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_3) : "l"(t245) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t247 = index_3 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_3 = t239 - t247;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t249 = (u64)page_3 * t166;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t250 = t150 + t249;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t251 = (u64)place_3 * t152;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t252 = t250 + t251;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t253 = t252 + t196;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t254 = first_key + t153;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t255 = t254 + 48u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t256 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t257 = t256 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t258 = t255 < t257 ? t255 : t257;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 t259 = t258 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    u32 t260;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t260) : "r"(t259), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_4 = t260 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t262 = (u64)index_4 * t38;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t263 = t262 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t264 = t37 + t263;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    u32 page_4;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_4) : "l"(t264) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t266 = index_4 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_4 = t258 - t266;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t268 = (u64)page_4 * t166;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t269 = t150 + t268;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t270 = (u64)place_4 * t152;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t271 = t269 + t270;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t272 = t271 + t196;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t273 = first_key + t153;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t274 = t273 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t275 = t154 < t195;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t276 = t274 & t275;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t277 = t276 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t197), "l"(t215), "r"(t277) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t278 = first_key + t153;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t279 = t278 + 16u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t280 = t279 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t281 = t154 < t195;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t282 = t280 & t281;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t283 = t282 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t197), "l"(t234), "r"(t283) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t284 = first_key + t153;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t285 = t284 + 32u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t286 = t285 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t287 = t154 < t195;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t288 = t286 & t287;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t289 = t288 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t197), "l"(t253), "r"(t289) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t290 = first_key + t153;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t291 = t290 + 48u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t292 = t291 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t293 = t154 < t195;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t294 = t292 & t293;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t295 = t294 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t197), "l"(t272), "r"(t295) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t296 = t215 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t297 = first_key + t153;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t298 = t297 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t299 = t154 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t300 = t299 < t195;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t301 = t298 & t300;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t302 = t301 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t197), "l"(t296), "r"(t302) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t303 = t234 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t304 = first_key + t153;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t305 = t304 + 16u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t306 = t305 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t307 = t154 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t308 = t307 < t195;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t309 = t306 & t308;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t310 = t309 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t197), "l"(t303), "r"(t310) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t311 = t253 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t312 = first_key + t153;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t313 = t312 + 32u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t314 = t313 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t315 = t154 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t316 = t315 < t195;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t317 = t314 & t316;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t318 = t317 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t197), "l"(t311), "r"(t318) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t319 = t272 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t320 = first_key + t153;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t321 = t320 + 48u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t322 = t321 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t323 = t154 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t324 = t323 < t195;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t325 = t322 & t324;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t326 = t325 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t197), "l"(t319), "r"(t326) : "memory");
#line 343 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t327 = end_5 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key_2 = t327 << 6u;
    const u32 t329 = head_dim >> 3u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t330 = (u64)t180 * 16u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t331 = t140 + t185;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t332 = first_key_2 + t179;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t333 = end_6 > 1u ? end_6 : 1u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t334 = t333 - 1u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t335 = t332 < t334 ? t332 : t334;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 t336 = t335 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    u32 t337;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t337) : "r"(t336), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_5 = t337 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t339 = (u64)index_5 * t38;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t340 = t339 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t341 = t37 + t340;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    u32 page_5;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_5) : "l"(t341) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t343 = index_5 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_5 = t335 - t343;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t345 = (u64)page_5 * t192;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t346 = t176 + t345;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t347 = (u64)place_5 * t178;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t348 = t346 + t347;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t349 = t348 + t330;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t350 = first_key_2 + t179;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t351 = t350 + 16u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t352 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t353 = t352 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t354 = t351 < t353 ? t351 : t353;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 t355 = t354 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    u32 t356;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t356) : "r"(t355), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_6 = t356 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t358 = (u64)index_6 * t38;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t359 = t358 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t360 = t37 + t359;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    u32 page_6;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_6) : "l"(t360) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t362 = index_6 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_6 = t354 - t362;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t364 = (u64)page_6 * t192;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t365 = t176 + t364;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t366 = (u64)place_6 * t178;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t367 = t365 + t366;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t368 = t367 + t330;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t369 = first_key_2 + t179;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t370 = t369 + 32u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t371 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t372 = t371 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t373 = t370 < t372 ? t370 : t372;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 t374 = t373 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    u32 t375;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t375) : "r"(t374), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_7 = t375 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t377 = (u64)index_7 * t38;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t378 = t377 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t379 = t37 + t378;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    u32 page_7;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_7) : "l"(t379) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t381 = index_7 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_7 = t373 - t381;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t383 = (u64)page_7 * t192;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t384 = t176 + t383;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t385 = (u64)place_7 * t178;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t386 = t384 + t385;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t387 = t386 + t330;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t388 = first_key_2 + t179;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t389 = t388 + 48u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t390 = end_6 > 1u ? end_6 : 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t391 = t390 - 1u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t392 = t389 < t391 ? t389 : t391;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 t393 = t392 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
    u32 t394;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t394) : "r"(t393), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_8 = t394 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t396 = (u64)index_8 * t38;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t397 = t396 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    const u64 t398 = t37 + t397;
#line 50 "fa-kernels/src/attention/options/paged.rs"
    u32 page_8;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_8) : "l"(t398) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 t400 = index_8 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_8 = t392 - t400;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t402 = (u64)page_8 * t192;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t403 = t176 + t402;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t404 = (u64)place_8 * t178;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t405 = t403 + t404;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t406 = t405 + t330;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t407 = first_key_2 + t179;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t408 = t407 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t409 = t180 < t329;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t410 = t408 & t409;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t411 = t410 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t331), "l"(t349), "r"(t411) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t412 = first_key_2 + t179;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t413 = t412 + 16u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t414 = t413 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t415 = t180 < t329;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t416 = t414 & t415;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t417 = t416 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t331), "l"(t368), "r"(t417) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t418 = first_key_2 + t179;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t419 = t418 + 32u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t420 = t419 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t421 = t180 < t329;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t422 = t420 & t421;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t423 = t422 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t331), "l"(t387), "r"(t423) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t424 = first_key_2 + t179;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t425 = t424 + 48u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t426 = t425 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t427 = t180 < t329;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t428 = t426 & t427;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t429 = t428 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t331), "l"(t406), "r"(t429) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t430 = t349 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t431 = first_key_2 + t179;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t432 = t431 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t433 = t180 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t434 = t433 < t329;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t435 = t432 & t434;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t436 = t435 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t331), "l"(t430), "r"(t436) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t437 = t368 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t438 = first_key_2 + t179;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t439 = t438 + 16u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t440 = t439 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t441 = t180 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t442 = t441 < t329;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t443 = t440 & t442;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t444 = t443 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t331), "l"(t437), "r"(t444) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t445 = t387 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t446 = first_key_2 + t179;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t447 = t446 + 32u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t448 = t447 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t449 = t180 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t450 = t449 < t329;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t451 = t448 & t450;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t452 = t451 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t331), "l"(t445), "r"(t452) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t453 = t406 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t454 = first_key_2 + t179;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t455 = t454 + 48u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t456 = t455 < end_6;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t457 = t180 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t458 = t457 < t329;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t459 = t456 & t458;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t460 = t459 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t331), "l"(t453), "r"(t460) : "memory");
#line 361 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t461 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t462 = first_row + t461;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t463 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t464 = t462 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t465 = t463 ^ t464;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t466 = t462 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t467 = t465 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t468 = t466 + t467;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t469 = smem_1 + t468;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t470 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t471 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t472 = t471 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t473 = t470 + t472;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t474 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t475 = t474 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t476 = t473 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t477 = t475 ^ t476;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t478 = t473 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t479 = t477 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t480 = t478 + t479;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t481 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t482 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t483 = t481 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t484 = t482 ^ t483;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t485 = t481 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t486 = t484 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t487 = t485 + t486;
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
    u32 t488;
    asm volatile("mov.b32 %0, %1;" : "=r"(t488) : "r"(t480));
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t489 = t488 ^ 32u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t490 = t488 ^ 64u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t491 = t488 ^ 96u;
    const u32 t492 = t139 + t488;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t493;
    asm volatile("mov.b32 %0, %1;" : "=r"(t493) : "r"(t469));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t493) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t492) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t492) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t492) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t492) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t494 = t139 + t489;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t495;
    asm volatile("mov.b32 %0, %1;" : "=r"(t495) : "r"(t469));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t496 = t495 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t496) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t494) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t494) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_33;
    u32 m_34;
    u32 m_35;
    u32 m_36;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t494) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_37;
    u32 m_38;
    u32 m_39;
    u32 m_40;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t494) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t497 = t139 + t490;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t498;
    asm volatile("mov.b32 %0, %1;" : "=r"(t498) : "r"(t469));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t499 = t498 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_41;
    u32 m_42;
    u32 m_43;
    u32 m_44;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t499) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_45;
    u32 m_46;
    u32 m_47;
    u32 m_48;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t497) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_49;
    u32 m_50;
    u32 m_51;
    u32 m_52;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t497) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_53;
    u32 m_54;
    u32 m_55;
    u32 m_56;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t497) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_57;
    u32 m_58;
    u32 m_59;
    u32 m_60;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t497) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t500 = t139 + t491;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t501;
    asm volatile("mov.b32 %0, %1;" : "=r"(t501) : "r"(t469));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t502 = t501 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_61;
    u32 m_62;
    u32 m_63;
    u32 m_64;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t502) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_65;
    u32 m_66;
    u32 m_67;
    u32 m_68;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t500) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_69;
    u32 m_70;
    u32 m_71;
    u32 m_72;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t500) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_73;
    u32 m_74;
    u32 m_75;
    u32 m_76;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t500) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_77;
    u32 m_78;
    u32 m_79;
    u32 m_80;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t500) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t503;
    asm volatile("mov.b32 %0, %1;" : "=r"(t503) : "r"(t469));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_81;
    u32 m_82;
    u32 m_83;
    u32 m_84;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t503) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_85;
    u32 m_86;
    u32 m_87;
    u32 m_88;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t492) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_89;
    u32 m_90;
    u32 m_91;
    u32 m_92;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t492) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_93;
    u32 m_94;
    u32 m_95;
    u32 m_96;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t492) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_97;
    u32 m_98;
    u32 m_99;
    u32 m_100;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t492) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t504;
    asm volatile("mov.b32 %0, %1;" : "=r"(t504) : "r"(t469));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t505 = t504 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_101;
    u32 m_102;
    u32 m_103;
    u32 m_104;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t505) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_105;
    u32 m_106;
    u32 m_107;
    u32 m_108;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t494) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_109;
    u32 m_110;
    u32 m_111;
    u32 m_112;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t494) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_113;
    u32 m_114;
    u32 m_115;
    u32 m_116;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t494) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_117;
    u32 m_118;
    u32 m_119;
    u32 m_120;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t494) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t506;
    asm volatile("mov.b32 %0, %1;" : "=r"(t506) : "r"(t469));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t507 = t506 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_121;
    u32 m_122;
    u32 m_123;
    u32 m_124;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t507) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_125;
    u32 m_126;
    u32 m_127;
    u32 m_128;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t497) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_129;
    u32 m_130;
    u32 m_131;
    u32 m_132;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t497) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_133;
    u32 m_134;
    u32 m_135;
    u32 m_136;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t497) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_137;
    u32 m_138;
    u32 m_139;
    u32 m_140;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t497) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t508;
    asm volatile("mov.b32 %0, %1;" : "=r"(t508) : "r"(t469));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t509 = t508 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_141;
    u32 m_142;
    u32 m_143;
    u32 m_144;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t509) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_145;
    u32 m_146;
    u32 m_147;
    u32 m_148;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t500) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_149;
    u32 m_150;
    u32 m_151;
    u32 m_152;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t500) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_153;
    u32 m_154;
    u32 m_155;
    u32 m_156;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t500) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_157;
    u32 m_158;
    u32 m_159;
    u32 m_160;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t500) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 378 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t510 = 1u < end_5;
#line 378 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t510) {
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t511 = end_5 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t512 = t511 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = t512 << 6u;
        const u32 t514 = head_dim >> 3u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t515 = (u64)t154 * 16u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t516 = t139 + t159;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t517 = first_key_3 + t153;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t518 = t517 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t519;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t519) : "r"(t518), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_9 = t519 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t521 = (u64)index_9 * t38;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t522 = t521 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t523 = t37 + t522;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_9;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_9) : "l"(t523) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t525 = index_9 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_9 = t517 - t525;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t527 = (u64)page_9 * t166;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t528 = t150 + t527;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t529 = (u64)place_9 * t152;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t530 = t528 + t529;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t531 = t530 + t515;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t532 = first_key_3 + t153;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t533 = t532 + 16u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t534 = t533 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t535;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t535) : "r"(t534), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_10 = t535 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t537 = (u64)index_10 * t38;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t538 = t537 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t539 = t37 + t538;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_10;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_10) : "l"(t539) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t541 = index_10 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_10 = t533 - t541;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t543 = (u64)page_10 * t166;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t544 = t150 + t543;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t545 = (u64)place_10 * t152;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t546 = t544 + t545;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t547 = t546 + t515;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t548 = first_key_3 + t153;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t549 = t548 + 32u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t550 = t549 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t551;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t551) : "r"(t550), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_11 = t551 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t553 = (u64)index_11 * t38;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t554 = t553 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t555 = t37 + t554;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_11;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_11) : "l"(t555) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t557 = index_11 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_11 = t549 - t557;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t559 = (u64)page_11 * t166;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t560 = t150 + t559;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t561 = (u64)place_11 * t152;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t562 = t560 + t561;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t563 = t562 + t515;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t564 = first_key_3 + t153;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t565 = t564 + 48u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t566 = t565 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t567;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t567) : "r"(t566), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_12 = t567 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t569 = (u64)index_12 * t38;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t570 = t569 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t571 = t37 + t570;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_12;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_12) : "l"(t571) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t573 = index_12 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_12 = t565 - t573;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t575 = (u64)page_12 * t166;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t576 = t150 + t575;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t577 = (u64)place_12 * t152;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t578 = t576 + t577;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t579 = t578 + t515;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t580 = t154 < t514;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t581 = t580 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t516), "l"(t531), "r"(t581) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t582 = t154 < t514;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t583 = t582 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t516), "l"(t547), "r"(t583) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t584 = t154 < t514;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t585 = t584 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t516), "l"(t563), "r"(t585) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t586 = t154 < t514;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t587 = t586 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t516), "l"(t579), "r"(t587) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t588 = t531 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t589 = t154 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t590 = t589 < t514;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t591 = t590 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t516), "l"(t588), "r"(t591) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t592 = t547 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t593 = t154 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t594 = t593 < t514;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t595 = t594 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t516), "l"(t592), "r"(t595) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t596 = t563 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t597 = t154 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t598 = t597 < t514;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t599 = t598 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t516), "l"(t596), "r"(t599) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t600 = t579 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t601 = t154 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t602 = t601 < t514;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t603 = t602 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t516), "l"(t600), "r"(t603) : "memory");
    }
#line 381 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t604 = end_5 - 1u;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_4 = t604 << 6u;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t606 = t21 + first_row;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t606));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t608 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t609 = t608 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 column = first_key_4 + t609;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t611 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t612 = first_query + t611;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t613 = t612 + end_6;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_7 = t613 + 1u;
    const u32 t615 = end_7 > seq_q ? end_7 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t616 = t615 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_8 = t616 < end_6 ? t616 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t618 = end_8 > column ? end_8 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_9 = t618 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t621 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s = t621;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_2 = 1u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t623 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_2 = t623;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_3 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t625 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_5 = t625;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_4 = 9u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t627 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_6 = t627;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_5 = 16u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t629 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_9 = t629;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_6 = 17u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t631 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_10 = t631;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_7 = 24u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t633 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_13 = t633;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_8 = 25u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t635 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_14 = t635;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_9 = 32u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t637 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_17 = t637;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_10 = 33u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t639 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_18 = t639;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_11 = 40u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t641 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_21 = t641;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_12 = 41u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t643 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_22 = t643;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_13 = 48u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t645 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_25 = t645;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_14 = 49u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t647 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_26 = t647;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_15 = 56u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t649 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_29 = t649;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_16 = 57u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t651 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_30 = t651;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t652 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t653 = first_query + t652;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t654 = t653 + 8u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t655 = t654 + end_6;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_10 = t655 + 1u;
    const u32 t657 = end_10 > seq_q ? end_10 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t658 = t657 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_11 = t658 < end_6 ? t658 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t660 = end_11 > column ? end_11 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_12 = t660 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_17 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t663 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_3 = t663;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_18 = 1u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t665 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_4 = t665;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_19 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t667 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_7 = t667;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_20 = 9u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t669 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_8 = t669;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_21 = 16u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t671 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_11 = t671;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_22 = 17u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t673 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_12 = t673;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_23 = 24u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t675 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_15 = t675;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_24 = 25u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t677 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_16 = t677;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_25 = 32u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t679 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_19 = t679;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_26 = 33u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t681 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_20 = t681;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_27 = 40u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t683 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_23 = t683;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_28 = 41u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t685 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_24 = t685;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_29 = 48u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t687 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_27 = t687;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_30 = 49u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t689 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_28 = t689;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_31 = 56u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t691 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_31 = t691;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_32 = 57u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t693 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_32 = t693;
#line 153 "fa-kernels/src/attention/softmax.rs"
    const f32 old = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t695;
    asm("max.f32 %0, %1, %2;" : "=f"(t695) : "f"(old), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t696;
    asm("max.f32 %0, %1, %2;" : "=f"(t696) : "f"(t695), "f"(s_2));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t697;
    asm("max.f32 %0, %1, %2;" : "=f"(t697) : "f"(t696), "f"(s_5));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t698;
    asm("max.f32 %0, %1, %2;" : "=f"(t698) : "f"(t697), "f"(s_6));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t699;
    asm("max.f32 %0, %1, %2;" : "=f"(t699) : "f"(t698), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t700;
    asm("max.f32 %0, %1, %2;" : "=f"(t700) : "f"(t699), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t701;
    asm("max.f32 %0, %1, %2;" : "=f"(t701) : "f"(t700), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t702;
    asm("max.f32 %0, %1, %2;" : "=f"(t702) : "f"(t701), "f"(s_14));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t703;
    asm("max.f32 %0, %1, %2;" : "=f"(t703) : "f"(t702), "f"(s_17));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t704;
    asm("max.f32 %0, %1, %2;" : "=f"(t704) : "f"(t703), "f"(s_18));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t705;
    asm("max.f32 %0, %1, %2;" : "=f"(t705) : "f"(t704), "f"(s_21));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t706;
    asm("max.f32 %0, %1, %2;" : "=f"(t706) : "f"(t705), "f"(s_22));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t707;
    asm("max.f32 %0, %1, %2;" : "=f"(t707) : "f"(t706), "f"(s_25));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t708;
    asm("max.f32 %0, %1, %2;" : "=f"(t708) : "f"(t707), "f"(s_26));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t709;
    asm("max.f32 %0, %1, %2;" : "=f"(t709) : "f"(t708), "f"(s_29));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t710;
    asm("max.f32 %0, %1, %2;" : "=f"(t710) : "f"(t709), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t711;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t711) : "f"(t710));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair;
    asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t710), "f"(t711));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t713;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t713) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t713));
#line 184 "fa-kernels/src/attention/softmax.rs"
    const bool none = new_1 == __uint_as_float(0xff800000u);
    const f32 t716 = new_1 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
    const f32 reference = none ? 0.0f : t716;
#line 156 "fa-kernels/src/attention/softmax.rs"
    const f32 t718 = -reference;
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 t719;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t719) : "f"(old), "f"(scale_log2), "f"(t718));
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t719));
#line 157 "fa-kernels/src/attention/softmax.rs"
    row_max = new_1;
#line 199 "fa-kernels/src/attention/softmax.rs"
    const f32 t721 = row_sum * rescale;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t722 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t722));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t724;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t724) : "f"(exponent));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s = t724;
    const f32 t725 = t721 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t726 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t726));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t728;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t728) : "f"(exponent_2));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_2 = t728;
    const f32 t729 = t725 + s_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t730 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_3;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t730));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t732;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t732) : "f"(exponent_3));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_5 = t732;
    const f32 t733 = t729 + s_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t734 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_4;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t734));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t736;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t736) : "f"(exponent_4));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_6 = t736;
    const f32 t737 = t733 + s_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t738 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_5;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t738));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t740;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t740) : "f"(exponent_5));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_9 = t740;
    const f32 t741 = t737 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t742 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_6;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t742));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t744;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t744) : "f"(exponent_6));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_10 = t744;
    const f32 t745 = t741 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t746 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_7;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t746));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t748;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t748) : "f"(exponent_7));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_13 = t748;
    const f32 t749 = t745 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t750 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_8;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t750));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t752;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t752) : "f"(exponent_8));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_14 = t752;
    const f32 t753 = t749 + s_14;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t754 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_9;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t754));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t756;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t756) : "f"(exponent_9));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_17 = t756;
    const f32 t757 = t753 + s_17;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t758 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_10;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t758));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t760;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t760) : "f"(exponent_10));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_18 = t760;
    const f32 t761 = t757 + s_18;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t762 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_11;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t762));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t764;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t764) : "f"(exponent_11));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_21 = t764;
    const f32 t765 = t761 + s_21;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t766 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_12;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t766));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t768;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t768) : "f"(exponent_12));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_22 = t768;
    const f32 t769 = t765 + s_22;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t770 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_13;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t770));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t772;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t772) : "f"(exponent_13));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_25 = t772;
    const f32 t773 = t769 + s_25;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t774 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_14;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t774));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t776;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t776) : "f"(exponent_14));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_26 = t776;
    const f32 t777 = t773 + s_26;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t778 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_15;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t778));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t780;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t780) : "f"(exponent_15));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_29 = t780;
    const f32 t781 = t777 + s_29;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t782 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_16;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t782));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t784;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t784) : "f"(exponent_16));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_30 = t784;
    const f32 t785 = t781 + s_30;
#line 205 "fa-kernels/src/attention/softmax.rs"
    row_sum = t785;
#line 153 "fa-kernels/src/attention/softmax.rs"
    const f32 old_2 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t787;
    asm("max.f32 %0, %1, %2;" : "=f"(t787) : "f"(old_2), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t788;
    asm("max.f32 %0, %1, %2;" : "=f"(t788) : "f"(t787), "f"(s_4));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t789;
    asm("max.f32 %0, %1, %2;" : "=f"(t789) : "f"(t788), "f"(s_7));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t790;
    asm("max.f32 %0, %1, %2;" : "=f"(t790) : "f"(t789), "f"(s_8));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t791;
    asm("max.f32 %0, %1, %2;" : "=f"(t791) : "f"(t790), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t792;
    asm("max.f32 %0, %1, %2;" : "=f"(t792) : "f"(t791), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t793;
    asm("max.f32 %0, %1, %2;" : "=f"(t793) : "f"(t792), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t794;
    asm("max.f32 %0, %1, %2;" : "=f"(t794) : "f"(t793), "f"(s_16));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t795;
    asm("max.f32 %0, %1, %2;" : "=f"(t795) : "f"(t794), "f"(s_19));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t796;
    asm("max.f32 %0, %1, %2;" : "=f"(t796) : "f"(t795), "f"(s_20));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t797;
    asm("max.f32 %0, %1, %2;" : "=f"(t797) : "f"(t796), "f"(s_23));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t798;
    asm("max.f32 %0, %1, %2;" : "=f"(t798) : "f"(t797), "f"(s_24));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t799;
    asm("max.f32 %0, %1, %2;" : "=f"(t799) : "f"(t798), "f"(s_27));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t800;
    asm("max.f32 %0, %1, %2;" : "=f"(t800) : "f"(t799), "f"(s_28));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t801;
    asm("max.f32 %0, %1, %2;" : "=f"(t801) : "f"(t800), "f"(s_31));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t802;
    asm("max.f32 %0, %1, %2;" : "=f"(t802) : "f"(t801), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t803;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t803) : "f"(t802));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_2;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t802), "f"(t803));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t805;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t805) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t805));
#line 184 "fa-kernels/src/attention/softmax.rs"
    const bool none_2 = new_2 == __uint_as_float(0xff800000u);
    const f32 t808 = new_2 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
    const f32 reference_2 = none_2 ? 0.0f : t808;
#line 156 "fa-kernels/src/attention/softmax.rs"
    const f32 t810 = -reference_2;
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 t811;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t811) : "f"(old_2), "f"(scale_log2), "f"(t810));
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t811));
#line 157 "fa-kernels/src/attention/softmax.rs"
    row_max_2 = new_2;
#line 199 "fa-kernels/src/attention/softmax.rs"
    const f32 t813 = row_sum_2 * rescale_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t814 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_17;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t814));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t816;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t816) : "f"(exponent_17));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_3 = t816;
    const f32 t817 = t813 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t818 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_18;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t818));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t820;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t820) : "f"(exponent_18));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_4 = t820;
    const f32 t821 = t817 + s_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t822 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_19;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t822));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t824;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t824) : "f"(exponent_19));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_7 = t824;
    const f32 t825 = t821 + s_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t826 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_20;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t826));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t828;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t828) : "f"(exponent_20));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_8 = t828;
    const f32 t829 = t825 + s_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t830 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_21;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t830));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t832;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t832) : "f"(exponent_21));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_11 = t832;
    const f32 t833 = t829 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t834 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_22;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t834));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t836;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t836) : "f"(exponent_22));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_12 = t836;
    const f32 t837 = t833 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t838 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_23;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t838));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t840;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t840) : "f"(exponent_23));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_15 = t840;
    const f32 t841 = t837 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t842 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_24;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t842));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t844;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t844) : "f"(exponent_24));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_16 = t844;
    const f32 t845 = t841 + s_16;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t846 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_25;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t846));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t848;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t848) : "f"(exponent_25));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_19 = t848;
    const f32 t849 = t845 + s_19;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t850 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_26;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t850));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t852;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t852) : "f"(exponent_26));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_20 = t852;
    const f32 t853 = t849 + s_20;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t854 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_27;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t854));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t856;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t856) : "f"(exponent_27));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_23 = t856;
    const f32 t857 = t853 + s_23;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t858 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_28;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t858));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t860;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t860) : "f"(exponent_28));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_24 = t860;
    const f32 t861 = t857 + s_24;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t862 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_29;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t862));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t864;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t864) : "f"(exponent_29));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_27 = t864;
    const f32 t865 = t861 + s_27;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t866 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_30;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t866));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t868;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t868) : "f"(exponent_30));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_28 = t868;
    const f32 t869 = t865 + s_28;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t870 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_31;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t870));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t872;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t872) : "f"(exponent_31));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_31 = t872;
    const f32 t873 = t869 + s_31;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t874 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_32;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t874));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t876;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t876) : "f"(exponent_32));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_32 = t876;
    const f32 t877 = t873 + s_32;
#line 205 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t877;
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t878;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t878) : "f"(s), "f"(s_2));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t879;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t879) : "f"(s_3), "f"(s_4));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t880;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t880) : "f"(s_5), "f"(s_6));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t881;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t881) : "f"(s_7), "f"(s_8));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t882;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t882) : "f"(s_9), "f"(s_10));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t883;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t883) : "f"(s_11), "f"(s_12));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t884;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t884) : "f"(s_13), "f"(s_14));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t885;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t885) : "f"(s_15), "f"(s_16));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t886;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t886) : "f"(s_17), "f"(s_18));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t887;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t887) : "f"(s_19), "f"(s_20));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t888;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t888) : "f"(s_21), "f"(s_22));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t889;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t889) : "f"(s_23), "f"(s_24));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t890;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t890) : "f"(s_25), "f"(s_26));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t891;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t891) : "f"(s_27), "f"(s_28));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t892;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t892) : "f"(s_29), "f"(s_30));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t893;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t893) : "f"(s_31), "f"(s_32));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t894;
    asm volatile("mov.b32 %0, %1;" : "=r"(t894) : "r"(t487));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t895 = t894 ^ 32u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t896 = t894 ^ 64u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t897 = t894 ^ 96u;
    const u32 t898 = t140 + t894;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t899 = t140 + t895;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t900 = t140 + t896;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t901 = t140 + t897;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_161;
    u32 m_162;
    u32 m_163;
    u32 m_164;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t898) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_161), "r"(m_162));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_163), "r"(m_164));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_165;
    u32 m_166;
    u32 m_167;
    u32 m_168;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t899) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_165), "r"(m_166));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_167), "r"(m_168));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_169;
    u32 m_170;
    u32 m_171;
    u32 m_172;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t900) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_169), "r"(m_170));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_171), "r"(m_172));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_173;
    u32 m_174;
    u32 m_175;
    u32 m_176;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t901) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_173), "r"(m_174));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_175), "r"(m_176));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_177;
    u32 m_178;
    u32 m_179;
    u32 m_180;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t898) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_177), "r"(m_178));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_179), "r"(m_180));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_181;
    u32 m_182;
    u32 m_183;
    u32 m_184;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t899) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_181), "r"(m_182));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_183), "r"(m_184));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_185;
    u32 m_186;
    u32 m_187;
    u32 m_188;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t900) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_185), "r"(m_186));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_187), "r"(m_188));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_189;
    u32 m_190;
    u32 m_191;
    u32 m_192;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t901) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_189), "r"(m_190));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_191), "r"(m_192));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_193;
    u32 m_194;
    u32 m_195;
    u32 m_196;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t898) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_193), "r"(m_194));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_195), "r"(m_196));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_197;
    u32 m_198;
    u32 m_199;
    u32 m_200;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t899) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_197), "r"(m_198));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_199), "r"(m_200));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_201;
    u32 m_202;
    u32 m_203;
    u32 m_204;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t900) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_201), "r"(m_202));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_203), "r"(m_204));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_205;
    u32 m_206;
    u32 m_207;
    u32 m_208;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t901) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_205), "r"(m_206));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_207), "r"(m_208));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_209;
    u32 m_210;
    u32 m_211;
    u32 m_212;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t898) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_209), "r"(m_210));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_211), "r"(m_212));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_213;
    u32 m_214;
    u32 m_215;
    u32 m_216;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t899) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_213), "r"(m_214));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_215), "r"(m_216));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_217;
    u32 m_218;
    u32 m_219;
    u32 m_220;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t900) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_217), "r"(m_218));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_219), "r"(m_220));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_221;
    u32 m_222;
    u32 m_223;
    u32 m_224;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t901) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_221), "r"(m_222));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_223), "r"(m_224));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_225;
    u32 m_226;
    u32 m_227;
    u32 m_228;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t898) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_225), "r"(m_226));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_227), "r"(m_228));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_229;
    u32 m_230;
    u32 m_231;
    u32 m_232;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t899) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_229), "r"(m_230));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_231), "r"(m_232));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_233;
    u32 m_234;
    u32 m_235;
    u32 m_236;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t900) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_233), "r"(m_234));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_235), "r"(m_236));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_237;
    u32 m_238;
    u32 m_239;
    u32 m_240;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t901) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_237), "r"(m_238));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_239), "r"(m_240));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_241;
    u32 m_242;
    u32 m_243;
    u32 m_244;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t898) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_241), "r"(m_242));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_243), "r"(m_244));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_245;
    u32 m_246;
    u32 m_247;
    u32 m_248;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t899) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_245), "r"(m_246));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_247), "r"(m_248));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_249;
    u32 m_250;
    u32 m_251;
    u32 m_252;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t900) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_249), "r"(m_250));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_251), "r"(m_252));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_253;
    u32 m_254;
    u32 m_255;
    u32 m_256;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t901) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_253), "r"(m_254));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_255), "r"(m_256));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_257;
    u32 m_258;
    u32 m_259;
    u32 m_260;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t898) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t890), "r"(t891), "r"(t892), "r"(t893), "r"(m_257), "r"(m_258));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t890), "r"(t891), "r"(t892), "r"(t893), "r"(m_259), "r"(m_260));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_261;
    u32 m_262;
    u32 m_263;
    u32 m_264;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t899) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t890), "r"(t891), "r"(t892), "r"(t893), "r"(m_261), "r"(m_262));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t890), "r"(t891), "r"(t892), "r"(t893), "r"(m_263), "r"(m_264));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_265;
    u32 m_266;
    u32 m_267;
    u32 m_268;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t900) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t890), "r"(t891), "r"(t892), "r"(t893), "r"(m_265), "r"(m_266));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t890), "r"(t891), "r"(t892), "r"(t893), "r"(m_267), "r"(m_268));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_269;
    u32 m_270;
    u32 m_271;
    u32 m_272;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t901) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t890), "r"(t891), "r"(t892), "r"(t893), "r"(m_269), "r"(m_270));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t890), "r"(t891), "r"(t892), "r"(t893), "r"(m_271), "r"(m_272));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_273;
    u32 m_274;
    u32 m_275;
    u32 m_276;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t898) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t890), "r"(t891), "r"(t892), "r"(t893), "r"(m_273), "r"(m_274));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t890), "r"(t891), "r"(t892), "r"(t893), "r"(m_275), "r"(m_276));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_277;
    u32 m_278;
    u32 m_279;
    u32 m_280;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t899) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t890), "r"(t891), "r"(t892), "r"(t893), "r"(m_277), "r"(m_278));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t890), "r"(t891), "r"(t892), "r"(t893), "r"(m_279), "r"(m_280));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_281;
    u32 m_282;
    u32 m_283;
    u32 m_284;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t900) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t890), "r"(t891), "r"(t892), "r"(t893), "r"(m_281), "r"(m_282));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t890), "r"(t891), "r"(t892), "r"(t893), "r"(m_283), "r"(m_284));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_285;
    u32 m_286;
    u32 m_287;
    u32 m_288;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t901) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t890), "r"(t891), "r"(t892), "r"(t893), "r"(m_285), "r"(m_286));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t890), "r"(t891), "r"(t892), "r"(t893), "r"(m_287), "r"(m_288));
#line 79 "fa-kernels/src/attention/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i = 1u; i < end_5; i += 1u) {
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t902 = end_5 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t903 = t902 - i;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_5 = t903 << 6u;
        const u32 t905 = head_dim >> 3u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t906 = (u64)t180 * 16u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t907 = t140 + t185;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t908 = first_key_5 + t179;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t909 = t908 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t910;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t910) : "r"(t909), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_13 = t910 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t912 = (u64)index_13 * t38;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t913 = t912 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t914 = t37 + t913;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_13;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_13) : "l"(t914) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t916 = index_13 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_13 = t908 - t916;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t918 = (u64)page_13 * t192;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t919 = t176 + t918;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t920 = (u64)place_13 * t178;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t921 = t919 + t920;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t922 = t921 + t906;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t923 = first_key_5 + t179;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t924 = t923 + 16u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t925 = t924 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t926;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t926) : "r"(t925), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_14 = t926 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t928 = (u64)index_14 * t38;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t929 = t928 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t930 = t37 + t929;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_14;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_14) : "l"(t930) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t932 = index_14 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_14 = t924 - t932;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t934 = (u64)page_14 * t192;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t935 = t176 + t934;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t936 = (u64)place_14 * t178;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t937 = t935 + t936;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t938 = t937 + t906;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t939 = first_key_5 + t179;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t940 = t939 + 32u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t941 = t940 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t942;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t942) : "r"(t941), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_15 = t942 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t944 = (u64)index_15 * t38;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t945 = t944 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t946 = t37 + t945;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_15;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_15) : "l"(t946) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t948 = index_15 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_15 = t940 - t948;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t950 = (u64)page_15 * t192;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t951 = t176 + t950;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t952 = (u64)place_15 * t178;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t953 = t951 + t952;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t954 = t953 + t906;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t955 = first_key_5 + t179;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t956 = t955 + 48u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 t957 = t956 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
        u32 t958;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t958) : "r"(t957), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_16 = t958 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t960 = (u64)index_16 * t38;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t961 = t960 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        const u64 t962 = t37 + t961;
#line 50 "fa-kernels/src/attention/options/paged.rs"
        u32 page_16;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_16) : "l"(t962) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 t964 = index_16 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_16 = t956 - t964;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t966 = (u64)page_16 * t192;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t967 = t176 + t966;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t968 = (u64)place_16 * t178;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t969 = t967 + t968;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t970 = t969 + t906;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t971 = t180 < t905;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t972 = t971 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t907), "l"(t922), "r"(t972) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t973 = t180 < t905;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t974 = t973 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t907), "l"(t938), "r"(t974) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t975 = t180 < t905;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t976 = t975 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t907), "l"(t954), "r"(t976) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t977 = t180 < t905;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t978 = t977 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t907), "l"(t970), "r"(t978) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t979 = t922 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t980 = t180 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t981 = t980 < t905;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t982 = t981 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t907), "l"(t979), "r"(t982) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t983 = t938 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t984 = t180 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t985 = t984 < t905;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t986 = t985 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t907), "l"(t983), "r"(t986) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t987 = t954 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t988 = t180 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t989 = t988 < t905;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t990 = t989 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t907), "l"(t987), "r"(t990) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t991 = t970 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t992 = t180 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t993 = t992 < t905;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t994 = t993 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t907), "l"(t991), "r"(t994) : "memory");
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
        u32 t995;
        asm volatile("mov.b32 %0, %1;" : "=r"(t995) : "r"(t480));
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t996 = t995 ^ 32u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t997 = t995 ^ 64u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t998 = t995 ^ 96u;
        const u32 t999 = t139 + t995;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1000;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1000) : "r"(t469));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1000) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t999) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t999) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t999) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t999) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1001 = t139 + t996;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1002;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1002) : "r"(t469));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1003 = t1002 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1003) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1001) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1001) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1001) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1001) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1004 = t139 + t997;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1005;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1005) : "r"(t469));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1006 = t1005 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1006) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1004) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1004) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1004) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1004) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1007 = t139 + t998;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1008;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1008) : "r"(t469));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1009 = t1008 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1009) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1007) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1007) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1007) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1007) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1010;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1010) : "r"(t469));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1010) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t999) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_373), "r"(m_374));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_375), "r"(m_376));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t999) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_377), "r"(m_378));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_379), "r"(m_380));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t999) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_381), "r"(m_382));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_383), "r"(m_384));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t999) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_385), "r"(m_386));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_387), "r"(m_388));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1011;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1011) : "r"(t469));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1012 = t1011 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1012) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1001) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_393), "r"(m_394));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_395), "r"(m_396));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1001) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_397), "r"(m_398));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_399), "r"(m_400));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1001) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_401), "r"(m_402));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_403), "r"(m_404));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1001) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_405), "r"(m_406));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_407), "r"(m_408));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1013;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1013) : "r"(t469));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1014 = t1013 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1014) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1004) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_413), "r"(m_414));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_415), "r"(m_416));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1004) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_417), "r"(m_418));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_419), "r"(m_420));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1004) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_421), "r"(m_422));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_423), "r"(m_424));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1004) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_425), "r"(m_426));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_427), "r"(m_428));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1015;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1015) : "r"(t469));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1016 = t1015 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1016) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1007) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1007) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1007) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_441), "r"(m_442));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_443), "r"(m_444));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1007) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_445), "r"(m_446));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_447), "r"(m_448));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 377 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 next = i + 1u;
        const bool t1018 = next < end_5;
#line 378 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t1018) {
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1019 = end_5 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1020 = t1019 - next;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_6 = t1020 << 6u;
            const u32 t1022 = head_dim >> 3u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1023 = (u64)t154 * 16u;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1024 = t139 + t159;
#line 288 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1025 = first_key_6 + t153;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1026 = t1025 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t1027;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1027) : "r"(t1026), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_17 = t1027 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1029 = (u64)index_17 * t38;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1030 = t1029 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1031 = t37 + t1030;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_17;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_17) : "l"(t1031) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1033 = index_17 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_17 = t1025 - t1033;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1035 = (u64)page_17 * t166;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1036 = t150 + t1035;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1037 = (u64)place_17 * t152;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1038 = t1036 + t1037;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1039 = t1038 + t1023;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1040 = first_key_6 + t153;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1041 = t1040 + 16u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1042 = t1041 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t1043;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1043) : "r"(t1042), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_18 = t1043 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1045 = (u64)index_18 * t38;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1046 = t1045 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1047 = t37 + t1046;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_18;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_18) : "l"(t1047) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1049 = index_18 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_18 = t1041 - t1049;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1051 = (u64)page_18 * t166;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1052 = t150 + t1051;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1053 = (u64)place_18 * t152;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1054 = t1052 + t1053;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1055 = t1054 + t1023;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1056 = first_key_6 + t153;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1057 = t1056 + 32u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1058 = t1057 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t1059;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1059) : "r"(t1058), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_19 = t1059 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1061 = (u64)index_19 * t38;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1062 = t1061 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1063 = t37 + t1062;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_19;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_19) : "l"(t1063) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1065 = index_19 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_19 = t1057 - t1065;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1067 = (u64)page_19 * t166;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1068 = t150 + t1067;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1069 = (u64)place_19 * t152;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1070 = t1068 + t1069;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1071 = t1070 + t1023;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1072 = first_key_6 + t153;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1073 = t1072 + 48u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1074 = t1073 << 1u;
#line 68 "fa-kernels/src/attention/options/paged.rs"
            u32 t1075;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1075) : "r"(t1074), "r"(page_size_factor));
#line 68 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_20 = t1075 >> page_size_shift;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1077 = (u64)index_20 * t38;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1078 = t1077 * 4ull;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1079 = t37 + t1078;
#line 50 "fa-kernels/src/attention/options/paged.rs"
            u32 page_20;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_20) : "l"(t1079) : "memory");
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1081 = index_20 * page_size;
#line 51 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_20 = t1073 - t1081;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1083 = (u64)page_20 * t166;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1084 = t150 + t1083;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1085 = (u64)place_20 * t152;
#line 159 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1086 = t1084 + t1085;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1087 = t1086 + t1023;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1088 = t154 < t1022;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1089 = t1088 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1024), "l"(t1039), "r"(t1089) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1090 = t154 < t1022;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1091 = t1090 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1024), "l"(t1055), "r"(t1091) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1092 = t154 < t1022;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1093 = t1092 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1024), "l"(t1071), "r"(t1093) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1094 = t154 < t1022;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1095 = t1094 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1024), "l"(t1087), "r"(t1095) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1096 = t1039 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1097 = t154 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1098 = t1097 < t1022;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1099 = t1098 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1024), "l"(t1096), "r"(t1099) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1100 = t1055 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1101 = t154 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1102 = t1101 < t1022;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1103 = t1102 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1024), "l"(t1100), "r"(t1103) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1104 = t1071 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1105 = t154 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1106 = t1105 < t1022;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1107 = t1106 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1024), "l"(t1104), "r"(t1107) : "memory");
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1108 = t1087 + 128ull;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1109 = t154 + 8u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1110 = t1109 < t1022;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1111 = t1110 ? 16u : 0u;
#line 286 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1024), "l"(t1108), "r"(t1111) : "memory");
        }
#line 381 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1112 = i < t57;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        if (t1112) {
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1113 = end_5 - 1u;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1114 = t1113 - i;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 first_key_7 = t1114 << 6u;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1116 = t21 + first_row;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_2;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t1116));
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1118 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1119 = t1118 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_7 + t1119;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1121 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1122 = first_query_2 + t1121;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1123 = t1122 + end_6;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t1123 + 1u;
            const u32 t1125 = end_13 > seq_q ? end_13 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1126 = t1125 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t1126 < end_6 ? t1126 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1128 = end_14 > column_2 ? end_14 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_15 = t1128 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1131 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t1131;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = 1u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1133 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t1133;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1135 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t1135;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = 9u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1137 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t1137;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = 16u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1139 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t1139;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = 17u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1141 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t1141;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = 24u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1143 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t1143;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = 25u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1145 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t1145;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = 32u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1147 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t1147;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = 33u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1149 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t1149;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = 40u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1151 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t1151;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = 41u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1153 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t1153;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = 48u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1155 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t1155;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = 49u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1157 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t1157;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = 56u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1159 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t1159;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = 57u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1161 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t1161;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1162 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1163 = first_query_2 + t1162;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1164 = t1163 + 8u;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1165 = t1164 + end_6;
#line 288 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_16 = t1165 + 1u;
            const u32 t1167 = end_16 > seq_q ? end_16 : seq_q;
#line 289 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1168 = t1167 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_17 = t1168 < end_6 ? t1168 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1170 = end_17 > column_2 ? end_17 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_18 = t1170 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1173 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t1173;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1175 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t1175;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1177 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t1177;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1179 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t1179;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1181 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t1181;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1183 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t1183;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1185 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t1185;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1187 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t1187;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1189 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t1189;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1191 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t1191;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1193 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t1193;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1195 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t1195;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1197 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t1197;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1199 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t1199;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1201 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t1201;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1203 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t1203;
        }
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1205;
        asm("max.f32 %0, %1, %2;" : "=f"(t1205) : "f"(old_3), "f"(s_33));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1206;
        asm("max.f32 %0, %1, %2;" : "=f"(t1206) : "f"(t1205), "f"(s_34));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1207;
        asm("max.f32 %0, %1, %2;" : "=f"(t1207) : "f"(t1206), "f"(s_37));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1208;
        asm("max.f32 %0, %1, %2;" : "=f"(t1208) : "f"(t1207), "f"(s_38));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1209;
        asm("max.f32 %0, %1, %2;" : "=f"(t1209) : "f"(t1208), "f"(s_41));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1210;
        asm("max.f32 %0, %1, %2;" : "=f"(t1210) : "f"(t1209), "f"(s_42));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1211;
        asm("max.f32 %0, %1, %2;" : "=f"(t1211) : "f"(t1210), "f"(s_45));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1212;
        asm("max.f32 %0, %1, %2;" : "=f"(t1212) : "f"(t1211), "f"(s_46));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1213;
        asm("max.f32 %0, %1, %2;" : "=f"(t1213) : "f"(t1212), "f"(s_49));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1214;
        asm("max.f32 %0, %1, %2;" : "=f"(t1214) : "f"(t1213), "f"(s_50));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1215;
        asm("max.f32 %0, %1, %2;" : "=f"(t1215) : "f"(t1214), "f"(s_53));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1216;
        asm("max.f32 %0, %1, %2;" : "=f"(t1216) : "f"(t1215), "f"(s_54));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1217;
        asm("max.f32 %0, %1, %2;" : "=f"(t1217) : "f"(t1216), "f"(s_57));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1218;
        asm("max.f32 %0, %1, %2;" : "=f"(t1218) : "f"(t1217), "f"(s_58));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1219;
        asm("max.f32 %0, %1, %2;" : "=f"(t1219) : "f"(t1218), "f"(s_61));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1220;
        asm("max.f32 %0, %1, %2;" : "=f"(t1220) : "f"(t1219), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1221;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1221) : "f"(t1220));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1220), "f"(t1221));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1223;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1223) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1223));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t1226 = new_3 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t1226;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t1228 = -reference_3;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t1229;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1229) : "f"(old_3), "f"(scale_log2), "f"(t1228));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1229));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t1231 = row_sum * rescale_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1232 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1232));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1234;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1234) : "f"(exponent_33));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_33 = t1234;
        const f32 t1235 = t1231 + s_33;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1236 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1236));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1238;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1238) : "f"(exponent_34));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_34 = t1238;
        const f32 t1239 = t1235 + s_34;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1240 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1240));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1242;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1242) : "f"(exponent_35));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_37 = t1242;
        const f32 t1243 = t1239 + s_37;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1244 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1244));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1246;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1246) : "f"(exponent_36));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_38 = t1246;
        const f32 t1247 = t1243 + s_38;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1248 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1248));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1250;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1250) : "f"(exponent_37));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_41 = t1250;
        const f32 t1251 = t1247 + s_41;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1252 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1252));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1254;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1254) : "f"(exponent_38));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_42 = t1254;
        const f32 t1255 = t1251 + s_42;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1256 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1256));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1258;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1258) : "f"(exponent_39));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_45 = t1258;
        const f32 t1259 = t1255 + s_45;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1260 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1260));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1262;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1262) : "f"(exponent_40));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_46 = t1262;
        const f32 t1263 = t1259 + s_46;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1264 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1264));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1266;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1266) : "f"(exponent_41));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_49 = t1266;
        const f32 t1267 = t1263 + s_49;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1268 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1268));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1270;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1270) : "f"(exponent_42));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_50 = t1270;
        const f32 t1271 = t1267 + s_50;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1272 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1272));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1274;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1274) : "f"(exponent_43));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_53 = t1274;
        const f32 t1275 = t1271 + s_53;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1276 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1276));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1278;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1278) : "f"(exponent_44));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_54 = t1278;
        const f32 t1279 = t1275 + s_54;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1280 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1280));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1282;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1282) : "f"(exponent_45));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_57 = t1282;
        const f32 t1283 = t1279 + s_57;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1284 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1284));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1286;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1286) : "f"(exponent_46));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_58 = t1286;
        const f32 t1287 = t1283 + s_58;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1288 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t1288));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1290;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1290) : "f"(exponent_47));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_61 = t1290;
        const f32 t1291 = t1287 + s_61;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1292 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t1292));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1294;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1294) : "f"(exponent_48));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_62 = t1294;
        const f32 t1295 = t1291 + s_62;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1295;
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1297;
        asm("max.f32 %0, %1, %2;" : "=f"(t1297) : "f"(old_4), "f"(s_35));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1298;
        asm("max.f32 %0, %1, %2;" : "=f"(t1298) : "f"(t1297), "f"(s_36));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1299;
        asm("max.f32 %0, %1, %2;" : "=f"(t1299) : "f"(t1298), "f"(s_39));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1300;
        asm("max.f32 %0, %1, %2;" : "=f"(t1300) : "f"(t1299), "f"(s_40));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1301;
        asm("max.f32 %0, %1, %2;" : "=f"(t1301) : "f"(t1300), "f"(s_43));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1302;
        asm("max.f32 %0, %1, %2;" : "=f"(t1302) : "f"(t1301), "f"(s_44));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1303;
        asm("max.f32 %0, %1, %2;" : "=f"(t1303) : "f"(t1302), "f"(s_47));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1304;
        asm("max.f32 %0, %1, %2;" : "=f"(t1304) : "f"(t1303), "f"(s_48));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1305;
        asm("max.f32 %0, %1, %2;" : "=f"(t1305) : "f"(t1304), "f"(s_51));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1306;
        asm("max.f32 %0, %1, %2;" : "=f"(t1306) : "f"(t1305), "f"(s_52));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1307;
        asm("max.f32 %0, %1, %2;" : "=f"(t1307) : "f"(t1306), "f"(s_55));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1308;
        asm("max.f32 %0, %1, %2;" : "=f"(t1308) : "f"(t1307), "f"(s_56));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1309;
        asm("max.f32 %0, %1, %2;" : "=f"(t1309) : "f"(t1308), "f"(s_59));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1310;
        asm("max.f32 %0, %1, %2;" : "=f"(t1310) : "f"(t1309), "f"(s_60));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1311;
        asm("max.f32 %0, %1, %2;" : "=f"(t1311) : "f"(t1310), "f"(s_63));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1312;
        asm("max.f32 %0, %1, %2;" : "=f"(t1312) : "f"(t1311), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1313;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1313) : "f"(t1312));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1312), "f"(t1313));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1315;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1315) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1315));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t1318 = new_4 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t1318;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t1320 = -reference_4;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t1321;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1321) : "f"(old_4), "f"(scale_log2), "f"(t1320));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1321));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t1323 = row_sum_2 * rescale_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1324 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1324));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1326;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1326) : "f"(exponent_49));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_35 = t1326;
        const f32 t1327 = t1323 + s_35;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1328 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1328));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1330;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1330) : "f"(exponent_50));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_36 = t1330;
        const f32 t1331 = t1327 + s_36;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1332 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1332));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1334;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1334) : "f"(exponent_51));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_39 = t1334;
        const f32 t1335 = t1331 + s_39;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1336 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1336));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1338;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1338) : "f"(exponent_52));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_40 = t1338;
        const f32 t1339 = t1335 + s_40;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1340 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1340));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1342;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1342) : "f"(exponent_53));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_43 = t1342;
        const f32 t1343 = t1339 + s_43;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1344 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1344));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1346;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1346) : "f"(exponent_54));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_44 = t1346;
        const f32 t1347 = t1343 + s_44;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1348 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1348));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1350;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1350) : "f"(exponent_55));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_47 = t1350;
        const f32 t1351 = t1347 + s_47;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1352 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1352));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1354;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1354) : "f"(exponent_56));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_48 = t1354;
        const f32 t1355 = t1351 + s_48;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1356 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1356));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1358;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1358) : "f"(exponent_57));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_51 = t1358;
        const f32 t1359 = t1355 + s_51;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1360 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1360));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1362;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1362) : "f"(exponent_58));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_52 = t1362;
        const f32 t1363 = t1359 + s_52;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1364 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1364));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1366;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1366) : "f"(exponent_59));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_55 = t1366;
        const f32 t1367 = t1363 + s_55;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1368 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1368));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1370;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1370) : "f"(exponent_60));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_56 = t1370;
        const f32 t1371 = t1367 + s_56;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1372 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1372));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1374;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1374) : "f"(exponent_61));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_59 = t1374;
        const f32 t1375 = t1371 + s_59;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1376 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1376));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1378;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1378) : "f"(exponent_62));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_60 = t1378;
        const f32 t1379 = t1375 + s_60;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1380 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1380));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1382;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1382) : "f"(exponent_63));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_63 = t1382;
        const f32 t1383 = t1379 + s_63;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1384 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1384));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1386;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1386) : "f"(exponent_64));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_64 = t1386;
        const f32 t1387 = t1383 + s_64;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1387;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1388 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1388;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1389 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1389;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1390 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1390;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1391 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1391;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1392 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1392;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1393 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1393;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1394 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1394;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1395 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1395;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1396 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1396;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1397 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1397;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1398 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1398;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1399 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1399;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1400 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1400;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1401 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1401;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1402 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1402;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1403 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1403;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1404 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t1404;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1405 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t1405;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1406 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t1406;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1407 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t1407;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1408 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t1408;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1409 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t1409;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1410 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t1410;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1411 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t1411;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1412 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t1412;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1413 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t1413;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1414 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t1414;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1415 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t1415;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1416 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t1416;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1417 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t1417;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1418 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t1418;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1419 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t1419;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1420 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1420;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1421 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1421;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1422 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1422;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1423 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1423;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1424 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1424;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1425 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1425;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1426 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1426;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1427 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1427;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1428 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1428;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1429 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1429;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1430 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1430;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1431 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1431;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1432 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1432;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1433 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1433;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1434 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1434;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1435 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1435;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1436 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t1436;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1437 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t1437;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1438 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t1438;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1439 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t1439;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1440 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t1440;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1441 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t1441;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1442 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t1442;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1443 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t1443;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1444 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t1444;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1445 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t1445;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1446 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t1446;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1447 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1447;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1448 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1448;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1449 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1449;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1450 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1450;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1451 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1451;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1452;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1452) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1453;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1453) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1454;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1454) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1455;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1455) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1456;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1456) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1457;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1457) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1458;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1458) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1459;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1459) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1460;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1460) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1461;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1461) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1462;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1462) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1463;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1463) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1464;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1464) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1465;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1465) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1466;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1466) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1467;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1467) : "f"(s_63), "f"(s_64));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1468;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1468) : "r"(t487));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1469 = t1468 ^ 32u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1470 = t1468 ^ 64u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1471 = t1468 ^ 96u;
        const u32 t1472 = t140 + t1468;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1473 = t140 + t1469;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1474 = t140 + t1470;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1475 = t140 + t1471;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t1472) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_449), "r"(m_450));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_451), "r"(m_452));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t1473) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_453), "r"(m_454));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_455), "r"(m_456));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t1474) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_457), "r"(m_458));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_459), "r"(m_460));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t1475) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_461), "r"(m_462));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_463), "r"(m_464));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t1472) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_465), "r"(m_466));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_467), "r"(m_468));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t1473) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_469), "r"(m_470));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_471), "r"(m_472));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t1474) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_473), "r"(m_474));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_475), "r"(m_476));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t1475) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_477), "r"(m_478));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_479), "r"(m_480));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t1472) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_481), "r"(m_482));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_483), "r"(m_484));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t1473) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_485), "r"(m_486));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_487), "r"(m_488));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t1474) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_489), "r"(m_490));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_491), "r"(m_492));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t1475) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_493), "r"(m_494));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_495), "r"(m_496));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t1472) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_497), "r"(m_498));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_499), "r"(m_500));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t1473) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_501), "r"(m_502));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_503), "r"(m_504));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t1474) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_505), "r"(m_506));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_507), "r"(m_508));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t1475) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_509), "r"(m_510));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_511), "r"(m_512));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1472) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_513), "r"(m_514));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_515), "r"(m_516));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1473) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_517), "r"(m_518));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_519), "r"(m_520));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1474) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_521), "r"(m_522));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_523), "r"(m_524));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1475) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_525), "r"(m_526));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_527), "r"(m_528));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1472) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_529), "r"(m_530));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_531), "r"(m_532));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1473) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_533), "r"(m_534));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_535), "r"(m_536));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1474) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_537), "r"(m_538));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_539), "r"(m_540));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1475) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_541), "r"(m_542));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_543), "r"(m_544));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t1472) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1464), "r"(t1465), "r"(t1466), "r"(t1467), "r"(m_545), "r"(m_546));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1464), "r"(t1465), "r"(t1466), "r"(t1467), "r"(m_547), "r"(m_548));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t1473) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1464), "r"(t1465), "r"(t1466), "r"(t1467), "r"(m_549), "r"(m_550));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1464), "r"(t1465), "r"(t1466), "r"(t1467), "r"(m_551), "r"(m_552));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t1474) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1464), "r"(t1465), "r"(t1466), "r"(t1467), "r"(m_553), "r"(m_554));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1464), "r"(t1465), "r"(t1466), "r"(t1467), "r"(m_555), "r"(m_556));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t1475) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1464), "r"(t1465), "r"(t1466), "r"(t1467), "r"(m_557), "r"(m_558));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1464), "r"(t1465), "r"(t1466), "r"(t1467), "r"(m_559), "r"(m_560));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t1472) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1464), "r"(t1465), "r"(t1466), "r"(t1467), "r"(m_561), "r"(m_562));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1464), "r"(t1465), "r"(t1466), "r"(t1467), "r"(m_563), "r"(m_564));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t1473) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1464), "r"(t1465), "r"(t1466), "r"(t1467), "r"(m_565), "r"(m_566));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1464), "r"(t1465), "r"(t1466), "r"(t1467), "r"(m_567), "r"(m_568));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t1474) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1464), "r"(t1465), "r"(t1466), "r"(t1467), "r"(m_569), "r"(m_570));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1464), "r"(t1465), "r"(t1466), "r"(t1467), "r"(m_571), "r"(m_572));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t1475) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1464), "r"(t1465), "r"(t1466), "r"(t1467), "r"(m_573), "r"(m_574));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1464), "r"(t1465), "r"(t1466), "r"(t1467), "r"(m_575), "r"(m_576));
    }
#line 227 "fa-kernels/src/attention/softmax.rs"
    f32 t1476;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1476) : "f"(row_sum));
#line 227 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_5 = row_sum + t1476;
    f32 t1478;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1478) : "f"(pair_5));
#line 228 "fa-kernels/src/attention/softmax.rs"
    const f32 t1479 = pair_5 + t1478;
#line 228 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1479;
#line 227 "fa-kernels/src/attention/softmax.rs"
    f32 t1480;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1480) : "f"(row_sum_2));
#line 227 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_6 = row_sum_2 + t1480;
    f32 t1482;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1482) : "f"(pair_6));
#line 228 "fa-kernels/src/attention/softmax.rs"
    const f32 t1483 = pair_6 + t1482;
#line 228 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1483;
#line 310 "fa-kernels/src/attention/softmax.rs"
    const f32 sum = row_sum;
    const bool t1484 = sum == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
    f32 t1485;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1485) : "f"(sum));
#line 311 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer = t1484 ? 0.0f : t1485;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1487 = acc * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc = t1487;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1488 = acc_2 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_2 = t1488;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1489 = acc_5 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_5 = t1489;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1490 = acc_6 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_6 = t1490;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1491 = acc_9 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_9 = t1491;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1492 = acc_10 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_10 = t1492;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1493 = acc_13 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_13 = t1493;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1494 = acc_14 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_14 = t1494;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1495 = acc_17 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_17 = t1495;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1496 = acc_18 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_18 = t1496;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1497 = acc_21 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_21 = t1497;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1498 = acc_22 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_22 = t1498;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1499 = acc_25 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_25 = t1499;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1500 = acc_26 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_26 = t1500;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1501 = acc_29 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_29 = t1501;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1502 = acc_30 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_30 = t1502;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1503 = acc_33 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_33 = t1503;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1504 = acc_34 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_34 = t1504;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1505 = acc_37 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_37 = t1505;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1506 = acc_38 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_38 = t1506;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1507 = acc_41 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_41 = t1507;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1508 = acc_42 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_42 = t1508;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1509 = acc_45 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_45 = t1509;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1510 = acc_46 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_46 = t1510;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1511 = acc_49 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_49 = t1511;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1512 = acc_50 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_50 = t1512;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1513 = acc_53 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_53 = t1513;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1514 = acc_54 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_54 = t1514;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1515 = acc_57 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_57 = t1515;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1516 = acc_58 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_58 = t1516;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1517 = acc_61 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_61 = t1517;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1518 = acc_62 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_62 = t1518;
#line 310 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t1519 = sum_2 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
    f32 t1520;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1520) : "f"(sum_2));
#line 311 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_2 = t1519 ? 0.0f : t1520;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1522 = acc_3 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_3 = t1522;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1523 = acc_4 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_4 = t1523;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1524 = acc_7 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_7 = t1524;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1525 = acc_8 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_8 = t1525;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1526 = acc_11 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_11 = t1526;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1527 = acc_12 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_12 = t1527;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1528 = acc_15 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_15 = t1528;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1529 = acc_16 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_16 = t1529;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1530 = acc_19 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_19 = t1530;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1531 = acc_20 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_20 = t1531;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1532 = acc_23 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_23 = t1532;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1533 = acc_24 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_24 = t1533;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1534 = acc_27 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_27 = t1534;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1535 = acc_28 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_28 = t1535;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1536 = acc_31 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_31 = t1536;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1537 = acc_32 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_32 = t1537;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1538 = acc_35 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_35 = t1538;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1539 = acc_36 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_36 = t1539;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1540 = acc_39 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_39 = t1540;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1541 = acc_40 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_40 = t1541;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1542 = acc_43 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_43 = t1542;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1543 = acc_44 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_44 = t1543;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1544 = acc_47 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_47 = t1544;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1545 = acc_48 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_48 = t1545;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1546 = acc_51 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_51 = t1546;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1547 = acc_52 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_52 = t1547;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1548 = acc_55 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_55 = t1548;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1549 = acc_56 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_56 = t1549;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1550 = acc_59 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_59 = t1550;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1551 = acc_60 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_60 = t1551;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1552 = acc_63 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_63 = t1552;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1553 = acc_64 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_64 = t1553;
#line 178 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1554 = blockIdx.x;
#line 178 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1555;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1555) : "r"(t1554));
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1556 = seq_q + 63u;
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1557 = t1556 >> 6u;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1558 = heads_per_section * t1557;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1559 = t1555 / t1558;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 first_2 = t1559 * heads_per_section;
    const u32 t1561 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1562 = t1561 - first_2;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 heads_3 = t1562 < heads_per_section ? t1562 : heads_per_section;
    const u32 t1564 = first_2 * t1557;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 rest_2 = t1555 - t1564;
    const u32 t1566 = rest_2 % heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1567 = first_2 + t1566;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1568 = t1557 - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1569 = rest_2 / heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1570 = t1568 - t1569;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1571 = t1570 << 6u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1572 = t1567 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1573 = t1567 / heads;
#line 192 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
    const u32 t1574 = smem_1 + 8192u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1575 = lane >> 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1576 = first_row + t1575;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1577 = t1576 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1578 = 0u ^ t1577;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1579 = t1576 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1580 = t1578 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1581 = t1579 + t1580;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1582 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1583 = t1582 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1584 = t1581 + t1583;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1585;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1585) : "f"(acc), "f"(acc_2));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1586 = smem_1 + t1584;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1586), "r"(t1585) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1587;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1587) : "f"(acc_5), "f"(acc_6));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1588 = t1584 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1589 = smem_1 + t1588;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1589), "r"(t1587) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1590;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1590) : "f"(acc_9), "f"(acc_10));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1591 = t1584 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1592 = smem_1 + t1591;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1592), "r"(t1590) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1593;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1593) : "f"(acc_13), "f"(acc_14));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1594 = t1584 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1595 = smem_1 + t1594;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1595), "r"(t1593) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1596;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1596) : "f"(acc_17), "f"(acc_18));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1597 = t1584 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1598 = smem_1 + t1597;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1598), "r"(t1596) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1599;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1599) : "f"(acc_21), "f"(acc_22));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1600 = t1584 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1601 = smem_1 + t1600;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1601), "r"(t1599) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1602;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1602) : "f"(acc_25), "f"(acc_26));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1603 = t1584 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1604 = smem_1 + t1603;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1604), "r"(t1602) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1605;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1605) : "f"(acc_29), "f"(acc_30));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1606 = t1584 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1607 = smem_1 + t1606;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1607), "r"(t1605) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1608 = t1576 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1609 = 0u ^ t1608;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1610 = t1576 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1611 = t1609 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1612 = t1610 + t1611;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1613 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1614 = t1613 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1615 = t1612 + t1614;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1616;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1616) : "f"(acc_33), "f"(acc_34));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1617 = t1574 + t1615;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1617), "r"(t1616) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1618;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1618) : "f"(acc_37), "f"(acc_38));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1619 = t1615 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1620 = t1574 + t1619;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1620), "r"(t1618) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1621;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1621) : "f"(acc_41), "f"(acc_42));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1622 = t1615 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1623 = t1574 + t1622;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1623), "r"(t1621) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1624;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1624) : "f"(acc_45), "f"(acc_46));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1625 = t1615 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1626 = t1574 + t1625;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1626), "r"(t1624) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1627;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1627) : "f"(acc_49), "f"(acc_50));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1628 = t1615 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1629 = t1574 + t1628;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1629), "r"(t1627) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1630;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1630) : "f"(acc_53), "f"(acc_54));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1631 = t1615 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1632 = t1574 + t1631;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1632), "r"(t1630) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1633;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1633) : "f"(acc_57), "f"(acc_58));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1634 = t1615 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1635 = t1574 + t1634;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1635), "r"(t1633) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1636;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1636) : "f"(acc_61), "f"(acc_62));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1637 = t1615 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1638 = t1574 + t1637;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1638), "r"(t1636) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1639 = lane >> 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1640 = first_row + t1639;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1641 = t1640 + 8u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1642 = t1641 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1643 = 0u ^ t1642;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1644 = t1641 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1645 = t1643 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1646 = t1644 + t1645;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1647 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1648 = t1647 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1649 = t1646 + t1648;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1650;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1650) : "f"(acc_3), "f"(acc_4));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1651 = smem_1 + t1649;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1651), "r"(t1650) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1652;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1652) : "f"(acc_7), "f"(acc_8));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1653 = t1649 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1654 = smem_1 + t1653;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1654), "r"(t1652) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1655;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1655) : "f"(acc_11), "f"(acc_12));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1656 = t1649 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1657 = smem_1 + t1656;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1657), "r"(t1655) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1658;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1658) : "f"(acc_15), "f"(acc_16));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1659 = t1649 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1660 = smem_1 + t1659;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1660), "r"(t1658) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1661;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1661) : "f"(acc_19), "f"(acc_20));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1662 = t1649 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1663 = smem_1 + t1662;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1663), "r"(t1661) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1664;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1664) : "f"(acc_23), "f"(acc_24));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1665 = t1649 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1666 = smem_1 + t1665;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1666), "r"(t1664) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1667;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1667) : "f"(acc_27), "f"(acc_28));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1668 = t1649 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1669 = smem_1 + t1668;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1669), "r"(t1667) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1670;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1670) : "f"(acc_31), "f"(acc_32));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1671 = t1649 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1672 = smem_1 + t1671;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1672), "r"(t1670) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1673 = t1641 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1674 = 0u ^ t1673;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1675 = t1641 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1676 = t1674 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1677 = t1675 + t1676;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1678 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1679 = t1678 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1680 = t1677 + t1679;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1681;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1681) : "f"(acc_35), "f"(acc_36));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1682 = t1574 + t1680;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1682), "r"(t1681) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1683;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1683) : "f"(acc_39), "f"(acc_40));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1684 = t1680 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1685 = t1574 + t1684;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1685), "r"(t1683) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1686;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1686) : "f"(acc_43), "f"(acc_44));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1687 = t1680 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1688 = t1574 + t1687;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1688), "r"(t1686) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1689;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1689) : "f"(acc_47), "f"(acc_48));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1690 = t1680 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1691 = t1574 + t1690;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1691), "r"(t1689) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1692;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1692) : "f"(acc_51), "f"(acc_52));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1693 = t1680 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1694 = t1574 + t1693;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1694), "r"(t1692) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1695;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1695) : "f"(acc_55), "f"(acc_56));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1696 = t1680 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1697 = t1574 + t1696;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1697), "r"(t1695) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1698;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1698) : "f"(acc_59), "f"(acc_60));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1699 = t1680 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1700 = t1574 + t1699;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1700), "r"(t1698) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1701;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1701) : "f"(acc_63), "f"(acc_64));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1702 = t1680 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1703 = t1574 + t1702;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1703), "r"(t1701) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1704 = (u64)t23;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1705 = t1704 * o_stride0;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1706 = t1705 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1707 = o + t1706;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1708 = (u64)t1571;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1709 = t1708 * o_stride1;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1710 = t1709 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1711 = t1707 + t1710;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1712 = (u64)t1572;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1713 = t1712 * o_stride2;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1714 = t1713 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1715 = t1711 + t1714;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1716 = (u32)o_stride1;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1717 = t1716 << 1u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1718 = seq_q - t1571;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1719 = head_dim >> 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1720 = lane >> 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1721 = first_row + t1720;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1722 = lane & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1723 = t1721 < t1718;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1724 = t1722 < t1719;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1725 = t1723 & t1724;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1725) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1726 = t1721 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1727 = t1722 ^ t1726;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1728 = t1721 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1729 = t1727 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1730 = t1728 + t1729;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1731 = smem_1 + t1730;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1731) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1732 = (u64)t1721 * t1717;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1733 = t1715 + t1732;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1734 = (u64)t1722 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1735 = t1733 + t1734;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1735), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1736 = t1721 + 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1737 = t1736 < t1718;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1738 = t1722 < t1719;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1739 = t1737 & t1738;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1739) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1740 = t1736 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1741 = t1722 ^ t1740;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1742 = t1736 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1743 = t1741 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1744 = t1742 + t1743;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1745 = smem_1 + t1744;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t1745) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1746 = (u64)t1736 * t1717;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1747 = t1715 + t1746;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1748 = (u64)t1722 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1749 = t1747 + t1748;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1749), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1750 = t1721 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1751 = t1750 < t1718;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1752 = t1722 < t1719;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1753 = t1751 & t1752;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1753) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1754 = t1750 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1755 = t1722 ^ t1754;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1756 = t1750 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1757 = t1755 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1758 = t1756 + t1757;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1759 = smem_1 + t1758;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1759) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1760 = (u64)t1750 * t1717;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1761 = t1715 + t1760;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1762 = (u64)t1722 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1763 = t1761 + t1762;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1763), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1764 = t1721 + 12u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1765 = t1764 < t1718;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1766 = t1722 < t1719;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1767 = t1765 & t1766;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1767) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1768 = t1764 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1769 = t1722 ^ t1768;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1770 = t1764 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1771 = t1769 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1772 = t1770 + t1771;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1773 = smem_1 + t1772;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1773) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1774 = (u64)t1764 * t1717;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1775 = t1715 + t1774;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1776 = (u64)t1722 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1777 = t1775 + t1776;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1777), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1778 = smem_1 + 8192u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1779 = t1721 < t1718;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1780 = t1722 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1781 = t1780 < t1719;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1782 = t1779 & t1781;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1782) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1783 = t1721 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1784 = t1722 ^ t1783;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1785 = t1721 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1786 = t1784 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1787 = t1785 + t1786;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1788 = t1778 + t1787;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t1788) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1789 = (u64)t1721 * t1717;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1790 = t1715 + t1789;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1791 = (u64)t1722 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1792 = t1790 + t1791;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1792), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1793 = t1721 + 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1794 = t1793 < t1718;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1795 = t1722 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1796 = t1795 < t1719;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1797 = t1794 & t1796;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1797) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1798 = t1793 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1799 = t1722 ^ t1798;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1800 = t1793 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1801 = t1799 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1802 = t1800 + t1801;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1803 = t1778 + t1802;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_21;
        u32 row_22;
        u32 row_23;
        u32 row_24;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t1803) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1804 = (u64)t1793 * t1717;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1805 = t1715 + t1804;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1806 = (u64)t1722 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1807 = t1805 + t1806;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1807), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1808 = t1721 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1809 = t1808 < t1718;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1810 = t1722 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1811 = t1810 < t1719;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1812 = t1809 & t1811;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1812) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1813 = t1808 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1814 = t1722 ^ t1813;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1815 = t1808 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1816 = t1814 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1817 = t1815 + t1816;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1818 = t1778 + t1817;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_25;
        u32 row_26;
        u32 row_27;
        u32 row_28;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t1818) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1819 = (u64)t1808 * t1717;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1820 = t1715 + t1819;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1821 = (u64)t1722 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1822 = t1820 + t1821;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1822), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1823 = t1721 + 12u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1824 = t1823 < t1718;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1825 = t1722 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1826 = t1825 < t1719;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1827 = t1824 & t1826;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1827) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1828 = t1823 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1829 = t1722 ^ t1828;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1830 = t1823 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1831 = t1829 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1832 = t1830 + t1831;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1833 = t1778 + t1832;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_29;
        u32 row_30;
        u32 row_31;
        u32 row_32;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t1833) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1834 = (u64)t1823 * t1717;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1835 = t1715 + t1834;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1836 = (u64)t1722 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1837 = t1835 + t1836;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1837), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1838 = t1571 + first_row;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1839 = (u64)t23;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1840 = t1839 * lse_stride0;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1841 = t1840 * 4ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1842 = lse + t1841;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1843 = (u64)t1572;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1844 = t1843 * lse_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1845 = t1844 * 4ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1846 = t1842 + t1845;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1847 = 0ull * lse_stride2;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1848 = t1847 * 4ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1849 = t1846 + t1848;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1850 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const u32 t1851 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const bool t1852 = t1851 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    if (t1852) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1853 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_33 = t1838 + t1853;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists = row_33 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists) {
            const u64 t1856 = (u64)row_33 * t1850;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1857 = t1856 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1858 = t1849 + t1857;
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t1859;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1859) : "f"(row_sum));
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t1860;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1860) : "f"(row_max), "f"(scale_log2), "f"(t1859));
#line 287 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t1860 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const bool t1862 = row_sum == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const f32 t1863 = t1862 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1858), "f"(t1863) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1864 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1865 = t1838 + t1864;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_34 = t1865 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_2 = row_34 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_2) {
            const u64 t1868 = (u64)row_34 * t1850;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1869 = t1868 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1870 = t1849 + t1869;
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t1871;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1871) : "f"(row_sum_2));
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t1872;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1872) : "f"(row_max_2), "f"(scale_log2), "f"(t1871));
#line 287 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t1872 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const bool t1874 = row_sum_2 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const f32 t1875 = t1874 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1870), "f"(t1875) : "memory");
        }
    }
}
