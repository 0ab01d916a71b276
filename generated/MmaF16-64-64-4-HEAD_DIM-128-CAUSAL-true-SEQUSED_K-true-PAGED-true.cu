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
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t34 = (u64)t23;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t35 = t34 * block_table_stride0;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t36 = t35 * 4ull;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t37 = block_table + t36;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u32 t38 = (u32)block_table_stride1;
#line 54 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t39 = t22 / group;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t40 = t21 + end_6;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t40 + 1u;
    const u32 t42 = end > seq_q ? end : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t43 = t42 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_2 = t43 < end_6 ? t43 : end_6;
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t45 = t21 + 63u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t46 = t45 + end_6;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t46 + 1u;
    const u32 t48 = end_3 > seq_q ? end_3 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t49 = t48 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_4 = t49 < end_6 ? t49 : end_6;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t51 = end_4 + 63u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t52 = t51 >> 6u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_5 = t52 > 1u ? t52 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t54 = end_2 >> 6u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t54 < end_5 ? t54 : end_5;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t56 = end_5 - whole;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t140 = t139 + 16384u;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t141 = 0ull * k_stride0;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t142 = t141 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t143 = k + t142;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t144 = 0ull * k_stride1;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t145 = t144 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t146 = t143 + t145;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t147 = (u64)t39;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t148 = t147 * k_stride2;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t149 = t148 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t150 = t146 + t149;
    const u32 t151 = (u32)k_stride1;
#line 224 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t152 = t151 << 1u;
    const u32 t153 = thread >> 3u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t154 = thread & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t155 = t153 & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t156 = t154 ^ t155;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t157 = t153 << 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t158 = t156 << 4u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t159 = t157 + t158;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t160 = (u64)t153 * t152;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t161 = t150 + t160;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t162 = (u64)t154 * 16u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t163 = t161 + t162;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t164 = (u64)t152 * 16u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t165 = (u32)k_stride0;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t166 = t165 << 1u;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t167 = 0ull * v_stride0;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t168 = t167 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t169 = v + t168;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t170 = 0ull * v_stride1;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t171 = t170 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t172 = t169 + t171;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t173 = (u64)t39;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t174 = t173 * v_stride2;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t175 = t174 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t176 = t172 + t175;
    const u32 t177 = (u32)v_stride1;
#line 224 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t178 = t177 << 1u;
    const u32 t179 = thread >> 3u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t180 = thread & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t181 = t179 & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t182 = t180 ^ t181;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t183 = t179 << 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t184 = t182 << 4u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t185 = t183 + t184;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t186 = (u64)t179 * t178;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t187 = t176 + t186;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t188 = (u64)t180 * 16u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t189 = t187 + t188;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t190 = (u64)t178 * 16u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t191 = (u32)v_stride0;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t192 = t191 << 1u;
#line 237 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t193 = thread & 31u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t194 = end_5 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key = t194 << 6u;
    const u32 t196 = head_dim >> 3u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t197 = (u64)t154 * 16u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t198 = t139 + t159;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t199 = first_key + t153;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t200 = end_6 > 1u ? end_6 : 1u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t201 = t200 - 1u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t202 = t199 < t201 ? t199 : t201;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t203 = t153 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 t204 = t202 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    u32 t205;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t205) : "r"(t204), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 index = t205 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t207 = (u64)index * t38;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t208 = t207 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t209 = t37 + t208;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    u32 page;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page) : "l"(t209) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 t211 = index * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 place = t202 - t211;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t213 = (u64)page * t166;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t214 = t150 + t213;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t215 = (u64)place * t152;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t216 = t214 + t215;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t217 = t216 + t197;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t218 = first_key + t153;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t219 = t218 + 16u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t220 = end_6 > 1u ? end_6 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t221 = t220 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t222 = t219 < t221 ? t219 : t221;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t223 = t153 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t224 = t223 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 t225 = t222 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    u32 t226;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t226) : "r"(t225), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_2 = t226 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t228 = (u64)index_2 * t38;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t229 = t228 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t230 = t37 + t229;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    u32 page_2;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_2) : "l"(t230) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 t232 = index_2 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_2 = t222 - t232;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t234 = (u64)page_2 * t166;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t235 = t150 + t234;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t236 = (u64)place_2 * t152;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t237 = t235 + t236;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t238 = t237 + t197;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t239 = first_key + t153;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t240 = t239 + 32u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t241 = end_6 > 1u ? end_6 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t242 = t241 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t243 = t240 < t242 ? t240 : t242;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t244 = t153 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t245 = t244 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 t246 = t243 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    u32 t247;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t247) : "r"(t246), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_3 = t247 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t249 = (u64)index_3 * t38;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t250 = t249 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t251 = t37 + t250;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    u32 page_3;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_3) : "l"(t251) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 t253 = index_3 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_3 = t243 - t253;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t255 = (u64)page_3 * t166;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t256 = t150 + t255;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t257 = (u64)place_3 * t152;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t258 = t256 + t257;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t259 = t258 + t197;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t260 = first_key + t153;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t261 = t260 + 48u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t262 = end_6 > 1u ? end_6 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t263 = t262 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t264 = t261 < t263 ? t261 : t263;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t265 = t153 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t266 = t265 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 t267 = t264 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    u32 t268;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t268) : "r"(t267), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_4 = t268 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t270 = (u64)index_4 * t38;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t271 = t270 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t272 = t37 + t271;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    u32 page_4;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_4) : "l"(t272) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 t274 = index_4 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_4 = t264 - t274;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t276 = (u64)page_4 * t166;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t277 = t150 + t276;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t278 = (u64)place_4 * t152;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t279 = t277 + t278;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t280 = t279 + t197;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t281 = first_key + t153;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t282 = t281 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t283 = t154 < t196;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t284 = t282 & t283;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t285 = t284 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t198), "l"(t217), "r"(t285) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t286 = first_key + t153;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t287 = t286 + 16u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t288 = t287 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t289 = t154 < t196;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t290 = t288 & t289;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t291 = t290 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t198), "l"(t238), "r"(t291) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t292 = first_key + t153;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t293 = t292 + 32u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t294 = t293 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t295 = t154 < t196;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t296 = t294 & t295;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t297 = t296 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t198), "l"(t259), "r"(t297) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t298 = first_key + t153;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t299 = t298 + 48u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t300 = t299 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t301 = t154 < t196;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t302 = t300 & t301;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t303 = t302 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t198), "l"(t280), "r"(t303) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t304 = t217 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t305 = first_key + t153;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t306 = t305 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t307 = t154 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t308 = t307 < t196;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t309 = t306 & t308;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t310 = t309 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t198), "l"(t304), "r"(t310) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t311 = t238 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t312 = first_key + t153;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t313 = t312 + 16u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t314 = t313 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t315 = t154 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t316 = t315 < t196;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t317 = t314 & t316;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t318 = t317 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t198), "l"(t311), "r"(t318) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t319 = t259 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t320 = first_key + t153;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t321 = t320 + 32u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t322 = t321 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t323 = t154 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t324 = t323 < t196;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t325 = t322 & t324;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t326 = t325 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t198), "l"(t319), "r"(t326) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t327 = t280 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t328 = first_key + t153;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t329 = t328 + 48u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t330 = t329 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t331 = t154 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t332 = t331 < t196;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t333 = t330 & t332;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t334 = t333 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t198), "l"(t327), "r"(t334) : "memory");
#line 356 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t335 = end_5 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key_2 = t335 << 6u;
    const u32 t337 = head_dim >> 3u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t338 = (u64)t180 * 16u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t339 = t140 + t185;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t340 = first_key_2 + t179;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t341 = end_6 > 1u ? end_6 : 1u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t342 = t341 - 1u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t343 = t340 < t342 ? t340 : t342;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t344 = t179 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 t345 = t343 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    u32 t346;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t346) : "r"(t345), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_5 = t346 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t348 = (u64)index_5 * t38;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t349 = t348 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t350 = t37 + t349;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    u32 page_5;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_5) : "l"(t350) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 t352 = index_5 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_5 = t343 - t352;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t354 = (u64)page_5 * t192;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t355 = t176 + t354;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t356 = (u64)place_5 * t178;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t357 = t355 + t356;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t358 = t357 + t338;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t359 = first_key_2 + t179;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t360 = t359 + 16u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t361 = end_6 > 1u ? end_6 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t362 = t361 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t363 = t360 < t362 ? t360 : t362;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t364 = t179 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t365 = t364 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 t366 = t363 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    u32 t367;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t367) : "r"(t366), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_6 = t367 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t369 = (u64)index_6 * t38;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t370 = t369 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t371 = t37 + t370;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    u32 page_6;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_6) : "l"(t371) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 t373 = index_6 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_6 = t363 - t373;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t375 = (u64)page_6 * t192;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t376 = t176 + t375;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t377 = (u64)place_6 * t178;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t378 = t376 + t377;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t379 = t378 + t338;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t380 = first_key_2 + t179;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t381 = t380 + 32u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t382 = end_6 > 1u ? end_6 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t383 = t382 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t384 = t381 < t383 ? t381 : t383;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t385 = t179 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t386 = t385 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 t387 = t384 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    u32 t388;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t388) : "r"(t387), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_7 = t388 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t390 = (u64)index_7 * t38;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t391 = t390 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t392 = t37 + t391;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    u32 page_7;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_7) : "l"(t392) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 t394 = index_7 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_7 = t384 - t394;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t396 = (u64)page_7 * t192;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t397 = t176 + t396;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t398 = (u64)place_7 * t178;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t399 = t397 + t398;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t400 = t399 + t338;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t401 = first_key_2 + t179;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t402 = t401 + 48u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t403 = end_6 > 1u ? end_6 : 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t404 = t403 - 1u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t405 = t402 < t404 ? t402 : t404;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t406 = t179 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t407 = t406 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 t408 = t405 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    u32 t409;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t409) : "r"(t408), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_8 = t409 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t411 = (u64)index_8 * t38;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t412 = t411 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t413 = t37 + t412;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    u32 page_8;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_8) : "l"(t413) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 t415 = index_8 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_8 = t405 - t415;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t417 = (u64)page_8 * t192;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t418 = t176 + t417;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t419 = (u64)place_8 * t178;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t420 = t418 + t419;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t421 = t420 + t338;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t422 = first_key_2 + t179;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t423 = t422 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t424 = t180 < t337;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t425 = t423 & t424;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t426 = t425 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t339), "l"(t358), "r"(t426) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t427 = first_key_2 + t179;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t428 = t427 + 16u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t429 = t428 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t430 = t180 < t337;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t431 = t429 & t430;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t432 = t431 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t339), "l"(t379), "r"(t432) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t433 = first_key_2 + t179;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t434 = t433 + 32u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t435 = t434 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t436 = t180 < t337;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t437 = t435 & t436;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t438 = t437 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t339), "l"(t400), "r"(t438) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t439 = first_key_2 + t179;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t440 = t439 + 48u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t441 = t440 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t442 = t180 < t337;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t443 = t441 & t442;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t444 = t443 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t339), "l"(t421), "r"(t444) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t445 = t358 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t446 = first_key_2 + t179;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t447 = t446 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t448 = t180 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t449 = t448 < t337;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t450 = t447 & t449;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t451 = t450 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t339), "l"(t445), "r"(t451) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t452 = t379 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t453 = first_key_2 + t179;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t454 = t453 + 16u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t455 = t454 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t456 = t180 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t457 = t456 < t337;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t458 = t455 & t457;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t459 = t458 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t339), "l"(t452), "r"(t459) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t460 = t400 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t461 = first_key_2 + t179;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t462 = t461 + 32u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t463 = t462 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t464 = t180 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t465 = t464 < t337;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t466 = t463 & t465;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t467 = t466 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t339), "l"(t460), "r"(t467) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t468 = t421 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t469 = first_key_2 + t179;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t470 = t469 + 48u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t471 = t470 < end_6;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t472 = t180 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t473 = t472 < t337;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t474 = t471 & t473;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t475 = t474 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t339), "l"(t468), "r"(t475) : "memory");
#line 374 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t476 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t477 = first_row + t476;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t478 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t479 = t477 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t480 = t478 ^ t479;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t481 = t477 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t482 = t480 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t483 = t481 + t482;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t484 = smem_1 + t483;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t485 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t486 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t487 = t486 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t488 = t485 + t487;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t489 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t490 = t489 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t491 = t488 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t492 = t490 ^ t491;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t493 = t488 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t494 = t492 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t495 = t493 + t494;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t496 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t497 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t498 = t496 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t499 = t497 ^ t498;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t500 = t496 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t501 = t499 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t502 = t500 + t501;
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
    u32 t503;
    asm volatile("mov.b32 %0, %1;" : "=r"(t503) : "r"(t495));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t504 = t503 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t505 = t503 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t506 = t503 ^ 96u;
    const u32 t507 = t139 + t503;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t508;
    asm volatile("mov.b32 %0, %1;" : "=r"(t508) : "r"(t484));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t508) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t507) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t507) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t507) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t507) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t509 = t139 + t504;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t510;
    asm volatile("mov.b32 %0, %1;" : "=r"(t510) : "r"(t484));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t511 = t510 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t511) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t509) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t509) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_33;
    u32 m_34;
    u32 m_35;
    u32 m_36;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t509) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_37;
    u32 m_38;
    u32 m_39;
    u32 m_40;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t509) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t512 = t139 + t505;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t513;
    asm volatile("mov.b32 %0, %1;" : "=r"(t513) : "r"(t484));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t514 = t513 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_41;
    u32 m_42;
    u32 m_43;
    u32 m_44;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t514) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_45;
    u32 m_46;
    u32 m_47;
    u32 m_48;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t512) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_49;
    u32 m_50;
    u32 m_51;
    u32 m_52;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t512) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_53;
    u32 m_54;
    u32 m_55;
    u32 m_56;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t512) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_57;
    u32 m_58;
    u32 m_59;
    u32 m_60;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t512) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t515 = t139 + t506;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t516;
    asm volatile("mov.b32 %0, %1;" : "=r"(t516) : "r"(t484));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t517 = t516 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_61;
    u32 m_62;
    u32 m_63;
    u32 m_64;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t517) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_65;
    u32 m_66;
    u32 m_67;
    u32 m_68;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t515) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_69;
    u32 m_70;
    u32 m_71;
    u32 m_72;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t515) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_73;
    u32 m_74;
    u32 m_75;
    u32 m_76;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t515) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_77;
    u32 m_78;
    u32 m_79;
    u32 m_80;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t515) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t518;
    asm volatile("mov.b32 %0, %1;" : "=r"(t518) : "r"(t484));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_81;
    u32 m_82;
    u32 m_83;
    u32 m_84;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t518) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_85;
    u32 m_86;
    u32 m_87;
    u32 m_88;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t507) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_89;
    u32 m_90;
    u32 m_91;
    u32 m_92;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t507) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_93;
    u32 m_94;
    u32 m_95;
    u32 m_96;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t507) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_97;
    u32 m_98;
    u32 m_99;
    u32 m_100;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t507) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t519;
    asm volatile("mov.b32 %0, %1;" : "=r"(t519) : "r"(t484));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t520 = t519 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_101;
    u32 m_102;
    u32 m_103;
    u32 m_104;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t520) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_105;
    u32 m_106;
    u32 m_107;
    u32 m_108;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t509) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_109;
    u32 m_110;
    u32 m_111;
    u32 m_112;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t509) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_113;
    u32 m_114;
    u32 m_115;
    u32 m_116;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t509) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_117;
    u32 m_118;
    u32 m_119;
    u32 m_120;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t509) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t521;
    asm volatile("mov.b32 %0, %1;" : "=r"(t521) : "r"(t484));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t522 = t521 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_121;
    u32 m_122;
    u32 m_123;
    u32 m_124;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t522) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_125;
    u32 m_126;
    u32 m_127;
    u32 m_128;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t512) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_129;
    u32 m_130;
    u32 m_131;
    u32 m_132;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t512) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_133;
    u32 m_134;
    u32 m_135;
    u32 m_136;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t512) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_137;
    u32 m_138;
    u32 m_139;
    u32 m_140;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t512) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t523;
    asm volatile("mov.b32 %0, %1;" : "=r"(t523) : "r"(t484));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t524 = t523 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_141;
    u32 m_142;
    u32 m_143;
    u32 m_144;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t524) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_145;
    u32 m_146;
    u32 m_147;
    u32 m_148;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t515) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_149;
    u32 m_150;
    u32 m_151;
    u32 m_152;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t515) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_153;
    u32 m_154;
    u32 m_155;
    u32 m_156;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t515) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_157;
    u32 m_158;
    u32 m_159;
    u32 m_160;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t515) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 391 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t525 = 1u < end_5;
#line 391 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t525) {
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t526 = end_5 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t527 = t526 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = t527 << 6u;
        const u32 t529 = head_dim >> 3u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t530 = (u64)t154 * 16u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t531 = t139 + t159;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t532 = first_key_3 + t153;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t533 = t153 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t534 = t532 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t535;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t535) : "r"(t534), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_9 = t535 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t537 = (u64)index_9 * t38;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t538 = t537 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t539 = t37 + t538;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_9;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_9) : "l"(t539) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t541 = index_9 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_9 = t532 - t541;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t543 = (u64)page_9 * t166;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t544 = t150 + t543;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t545 = (u64)place_9 * t152;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t546 = t544 + t545;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t547 = t546 + t530;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t548 = first_key_3 + t153;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t549 = t548 + 16u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t550 = t153 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t551 = t550 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t552 = t549 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t553;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t553) : "r"(t552), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_10 = t553 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t555 = (u64)index_10 * t38;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t556 = t555 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t557 = t37 + t556;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_10;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_10) : "l"(t557) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t559 = index_10 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_10 = t549 - t559;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t561 = (u64)page_10 * t166;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t562 = t150 + t561;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t563 = (u64)place_10 * t152;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t564 = t562 + t563;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t565 = t564 + t530;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t566 = first_key_3 + t153;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t567 = t566 + 32u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t568 = t153 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t569 = t568 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t570 = t567 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t571;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t571) : "r"(t570), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_11 = t571 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t573 = (u64)index_11 * t38;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t574 = t573 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t575 = t37 + t574;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_11;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_11) : "l"(t575) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t577 = index_11 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_11 = t567 - t577;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t579 = (u64)page_11 * t166;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t580 = t150 + t579;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t581 = (u64)place_11 * t152;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t582 = t580 + t581;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t583 = t582 + t530;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t584 = first_key_3 + t153;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t585 = t584 + 48u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t586 = t153 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t587 = t586 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t588 = t585 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t589;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t589) : "r"(t588), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_12 = t589 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t591 = (u64)index_12 * t38;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t592 = t591 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t593 = t37 + t592;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_12;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_12) : "l"(t593) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t595 = index_12 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_12 = t585 - t595;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t597 = (u64)page_12 * t166;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t598 = t150 + t597;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t599 = (u64)place_12 * t152;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t600 = t598 + t599;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t601 = t600 + t530;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t602 = t154 < t529;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t603 = t602 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t531), "l"(t547), "r"(t603) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t604 = t154 < t529;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t605 = t604 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t531), "l"(t565), "r"(t605) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t606 = t154 < t529;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t607 = t606 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t531), "l"(t583), "r"(t607) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t608 = t154 < t529;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t609 = t608 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t531), "l"(t601), "r"(t609) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t610 = t547 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t611 = t154 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t612 = t611 < t529;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t613 = t612 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t531), "l"(t610), "r"(t613) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t614 = t565 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t615 = t154 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t616 = t615 < t529;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t617 = t616 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t531), "l"(t614), "r"(t617) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t618 = t583 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t619 = t154 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t620 = t619 < t529;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t621 = t620 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t531), "l"(t618), "r"(t621) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t622 = t601 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t623 = t154 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t624 = t623 < t529;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t625 = t624 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t531), "l"(t622), "r"(t625) : "memory");
    }
#line 394 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t626 = end_5 - 1u;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_4 = t626 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t628 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t628));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t630 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t631 = t630 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 column = first_key_4 + t631;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t633 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t634 = first_query + t633;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t635 = t634 + end_6;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_7 = t635 + 1u;
    const u32 t637 = end_7 > seq_q ? end_7 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t638 = t637 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_8 = t638 < end_6 ? t638 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t640 = end_8 > column ? end_8 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_9 = t640 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t643 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s = t643;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_2 = 1u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t645 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_2 = t645;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_3 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t647 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_5 = t647;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_4 = 9u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t649 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_6 = t649;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_5 = 16u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t651 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_9 = t651;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_6 = 17u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t653 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_10 = t653;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_7 = 24u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t655 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_13 = t655;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_8 = 25u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t657 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_14 = t657;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_9 = 32u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t659 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_17 = t659;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_10 = 33u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t661 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_18 = t661;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_11 = 40u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t663 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_21 = t663;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_12 = 41u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t665 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_22 = t665;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_13 = 48u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t667 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_25 = t667;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_14 = 49u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t669 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_26 = t669;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_15 = 56u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t671 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_29 = t671;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_16 = 57u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t673 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_30 = t673;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t674 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t675 = first_query + t674;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t676 = t675 + 8u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t677 = t676 + end_6;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_10 = t677 + 1u;
    const u32 t679 = end_10 > seq_q ? end_10 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t680 = t679 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_11 = t680 < end_6 ? t680 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t682 = end_11 > column ? end_11 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_12 = t682 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_17 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t685 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_3 = t685;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_18 = 1u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t687 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_4 = t687;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_19 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t689 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_7 = t689;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_20 = 9u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t691 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_8 = t691;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_21 = 16u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t693 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_11 = t693;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_22 = 17u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t695 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_12 = t695;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_23 = 24u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t697 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_15 = t697;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_24 = 25u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t699 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_16 = t699;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_25 = 32u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t701 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_19 = t701;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_26 = 33u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t703 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_20 = t703;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_27 = 40u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t705 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_23 = t705;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_28 = 41u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t707 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_24 = t707;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_29 = 48u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t709 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_27 = t709;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_30 = 49u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t711 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_28 = t711;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_31 = 56u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t713 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_31 = t713;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_32 = 57u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t715 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_32 = t715;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t717;
    asm("max.f32 %0, %1, %2;" : "=f"(t717) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t718;
    asm("max.f32 %0, %1, %2;" : "=f"(t718) : "f"(t717), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t719;
    asm("max.f32 %0, %1, %2;" : "=f"(t719) : "f"(t718), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t720;
    asm("max.f32 %0, %1, %2;" : "=f"(t720) : "f"(t719), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t721;
    asm("max.f32 %0, %1, %2;" : "=f"(t721) : "f"(t720), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t722;
    asm("max.f32 %0, %1, %2;" : "=f"(t722) : "f"(t721), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t723;
    asm("max.f32 %0, %1, %2;" : "=f"(t723) : "f"(t722), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t724;
    asm("max.f32 %0, %1, %2;" : "=f"(t724) : "f"(t723), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t725;
    asm("max.f32 %0, %1, %2;" : "=f"(t725) : "f"(t724), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t726;
    asm("max.f32 %0, %1, %2;" : "=f"(t726) : "f"(t725), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t727;
    asm("max.f32 %0, %1, %2;" : "=f"(t727) : "f"(t726), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t728;
    asm("max.f32 %0, %1, %2;" : "=f"(t728) : "f"(t727), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t729;
    asm("max.f32 %0, %1, %2;" : "=f"(t729) : "f"(t728), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t730;
    asm("max.f32 %0, %1, %2;" : "=f"(t730) : "f"(t729), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t731;
    asm("max.f32 %0, %1, %2;" : "=f"(t731) : "f"(t730), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t732;
    asm("max.f32 %0, %1, %2;" : "=f"(t732) : "f"(t731), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t733;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t733) : "f"(t732));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair;
    asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t732), "f"(t733));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t735;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t735) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t735));
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none = new_1 == __uint_as_float(0xff800000u);
    const f32 t738 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
    const f32 reference = none ? 0.0f : t738;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t740 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 t741;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t741) : "f"(old), "f"(scale_log2), "f"(t740));
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t741));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t743 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t744 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t744));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t746;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t746) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s = t746;
    const f32 t747 = t743 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t748 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t748));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t750;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t750) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_2 = t750;
    const f32 t751 = t747 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t752 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_3;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t752));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t754;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t754) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_5 = t754;
    const f32 t755 = t751 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t756 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_4;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t756));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t758;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t758) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_6 = t758;
    const f32 t759 = t755 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t760 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_5;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t760));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t762;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t762) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_9 = t762;
    const f32 t763 = t759 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t764 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_6;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t764));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t766;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t766) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_10 = t766;
    const f32 t767 = t763 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t768 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_7;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t768));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t770;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t770) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_13 = t770;
    const f32 t771 = t767 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t772 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_8;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t772));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t774;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t774) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_14 = t774;
    const f32 t775 = t771 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t776 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_9;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t776));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t778;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t778) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_17 = t778;
    const f32 t779 = t775 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t780 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_10;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t780));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t782;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t782) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_18 = t782;
    const f32 t783 = t779 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t784 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_11;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t784));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t786;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t786) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_21 = t786;
    const f32 t787 = t783 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t788 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_12;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t788));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t790;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t790) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_22 = t790;
    const f32 t791 = t787 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t792 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_13;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t792));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t794;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t794) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_25 = t794;
    const f32 t795 = t791 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t796 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_14;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t796));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t798;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t798) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_26 = t798;
    const f32 t799 = t795 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t800 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_15;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t800));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t802;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t802) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_29 = t802;
    const f32 t803 = t799 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t804 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_16;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t804));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t806;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t806) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_30 = t806;
    const f32 t807 = t803 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum = t807;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t809;
    asm("max.f32 %0, %1, %2;" : "=f"(t809) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t810;
    asm("max.f32 %0, %1, %2;" : "=f"(t810) : "f"(t809), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t811;
    asm("max.f32 %0, %1, %2;" : "=f"(t811) : "f"(t810), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t812;
    asm("max.f32 %0, %1, %2;" : "=f"(t812) : "f"(t811), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t813;
    asm("max.f32 %0, %1, %2;" : "=f"(t813) : "f"(t812), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t814;
    asm("max.f32 %0, %1, %2;" : "=f"(t814) : "f"(t813), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t815;
    asm("max.f32 %0, %1, %2;" : "=f"(t815) : "f"(t814), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t816;
    asm("max.f32 %0, %1, %2;" : "=f"(t816) : "f"(t815), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t817;
    asm("max.f32 %0, %1, %2;" : "=f"(t817) : "f"(t816), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t818;
    asm("max.f32 %0, %1, %2;" : "=f"(t818) : "f"(t817), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t819;
    asm("max.f32 %0, %1, %2;" : "=f"(t819) : "f"(t818), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t820;
    asm("max.f32 %0, %1, %2;" : "=f"(t820) : "f"(t819), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t821;
    asm("max.f32 %0, %1, %2;" : "=f"(t821) : "f"(t820), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t822;
    asm("max.f32 %0, %1, %2;" : "=f"(t822) : "f"(t821), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t823;
    asm("max.f32 %0, %1, %2;" : "=f"(t823) : "f"(t822), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t824;
    asm("max.f32 %0, %1, %2;" : "=f"(t824) : "f"(t823), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t825;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t825) : "f"(t824));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_2;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t824), "f"(t825));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t827;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t827) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t827));
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none_2 = new_2 == __uint_as_float(0xff800000u);
    const f32 t830 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
    const f32 reference_2 = none_2 ? 0.0f : t830;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t832 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 t833;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t833) : "f"(old_2), "f"(scale_log2), "f"(t832));
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t833));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t835 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t836 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_17;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t836));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t838;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t838) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_3 = t838;
    const f32 t839 = t835 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t840 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_18;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t840));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t842;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t842) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_4 = t842;
    const f32 t843 = t839 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t844 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_19;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t844));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t846;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t846) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_7 = t846;
    const f32 t847 = t843 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t848 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_20;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t848));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t850;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t850) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_8 = t850;
    const f32 t851 = t847 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t852 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_21;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t852));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t854;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t854) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_11 = t854;
    const f32 t855 = t851 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t856 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_22;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t856));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t858;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t858) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_12 = t858;
    const f32 t859 = t855 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t860 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_23;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t860));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t862;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t862) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_15 = t862;
    const f32 t863 = t859 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t864 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_24;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t864));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t866;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t866) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_16 = t866;
    const f32 t867 = t863 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t868 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_25;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t868));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t870;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t870) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_19 = t870;
    const f32 t871 = t867 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t872 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_26;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t872));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t874;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t874) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_20 = t874;
    const f32 t875 = t871 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t876 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_27;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t876));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t878;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t878) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_23 = t878;
    const f32 t879 = t875 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t880 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_28;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t880));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t882;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t882) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_24 = t882;
    const f32 t883 = t879 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t884 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_29;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t884));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t886;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t886) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_27 = t886;
    const f32 t887 = t883 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t888 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_30;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t888));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t890;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t890) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_28 = t890;
    const f32 t891 = t887 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t892 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_31;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t892));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t894;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t894) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_31 = t894;
    const f32 t895 = t891 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t896 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_32;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t896));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t898;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t898) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_32 = t898;
    const f32 t899 = t895 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t899;
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t900;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t900) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t901;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t901) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t902;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t902) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t903;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t903) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t904;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t904) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t905;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t905) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t906;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t906) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t907;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t907) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t908;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t908) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t909;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t909) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t910;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t910) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t911;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t911) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t912;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t912) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t913;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t913) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t914;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t914) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t915;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t915) : "f"(s_31), "f"(s_32));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t916;
    asm volatile("mov.b32 %0, %1;" : "=r"(t916) : "r"(t502));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t917 = t916 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t918 = t916 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t919 = t916 ^ 96u;
    const u32 t920 = t140 + t916;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t921 = t140 + t917;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t922 = t140 + t918;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t923 = t140 + t919;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_161;
    u32 m_162;
    u32 m_163;
    u32 m_164;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t920) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t900), "r"(t901), "r"(t902), "r"(t903), "r"(m_161), "r"(m_162));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t900), "r"(t901), "r"(t902), "r"(t903), "r"(m_163), "r"(m_164));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_165;
    u32 m_166;
    u32 m_167;
    u32 m_168;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t921) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t900), "r"(t901), "r"(t902), "r"(t903), "r"(m_165), "r"(m_166));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t900), "r"(t901), "r"(t902), "r"(t903), "r"(m_167), "r"(m_168));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_169;
    u32 m_170;
    u32 m_171;
    u32 m_172;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t922) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t900), "r"(t901), "r"(t902), "r"(t903), "r"(m_169), "r"(m_170));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t900), "r"(t901), "r"(t902), "r"(t903), "r"(m_171), "r"(m_172));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_173;
    u32 m_174;
    u32 m_175;
    u32 m_176;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t923) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t900), "r"(t901), "r"(t902), "r"(t903), "r"(m_173), "r"(m_174));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t900), "r"(t901), "r"(t902), "r"(t903), "r"(m_175), "r"(m_176));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_177;
    u32 m_178;
    u32 m_179;
    u32 m_180;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t920) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t900), "r"(t901), "r"(t902), "r"(t903), "r"(m_177), "r"(m_178));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t900), "r"(t901), "r"(t902), "r"(t903), "r"(m_179), "r"(m_180));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_181;
    u32 m_182;
    u32 m_183;
    u32 m_184;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t921) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t900), "r"(t901), "r"(t902), "r"(t903), "r"(m_181), "r"(m_182));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t900), "r"(t901), "r"(t902), "r"(t903), "r"(m_183), "r"(m_184));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_185;
    u32 m_186;
    u32 m_187;
    u32 m_188;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t922) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t900), "r"(t901), "r"(t902), "r"(t903), "r"(m_185), "r"(m_186));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t900), "r"(t901), "r"(t902), "r"(t903), "r"(m_187), "r"(m_188));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_189;
    u32 m_190;
    u32 m_191;
    u32 m_192;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t923) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t900), "r"(t901), "r"(t902), "r"(t903), "r"(m_189), "r"(m_190));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t900), "r"(t901), "r"(t902), "r"(t903), "r"(m_191), "r"(m_192));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_193;
    u32 m_194;
    u32 m_195;
    u32 m_196;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t920) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t904), "r"(t905), "r"(t906), "r"(t907), "r"(m_193), "r"(m_194));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t904), "r"(t905), "r"(t906), "r"(t907), "r"(m_195), "r"(m_196));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_197;
    u32 m_198;
    u32 m_199;
    u32 m_200;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t921) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t904), "r"(t905), "r"(t906), "r"(t907), "r"(m_197), "r"(m_198));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t904), "r"(t905), "r"(t906), "r"(t907), "r"(m_199), "r"(m_200));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_201;
    u32 m_202;
    u32 m_203;
    u32 m_204;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t922) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t904), "r"(t905), "r"(t906), "r"(t907), "r"(m_201), "r"(m_202));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t904), "r"(t905), "r"(t906), "r"(t907), "r"(m_203), "r"(m_204));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_205;
    u32 m_206;
    u32 m_207;
    u32 m_208;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t923) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t904), "r"(t905), "r"(t906), "r"(t907), "r"(m_205), "r"(m_206));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t904), "r"(t905), "r"(t906), "r"(t907), "r"(m_207), "r"(m_208));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_209;
    u32 m_210;
    u32 m_211;
    u32 m_212;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t920) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t904), "r"(t905), "r"(t906), "r"(t907), "r"(m_209), "r"(m_210));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t904), "r"(t905), "r"(t906), "r"(t907), "r"(m_211), "r"(m_212));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_213;
    u32 m_214;
    u32 m_215;
    u32 m_216;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t921) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t904), "r"(t905), "r"(t906), "r"(t907), "r"(m_213), "r"(m_214));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t904), "r"(t905), "r"(t906), "r"(t907), "r"(m_215), "r"(m_216));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_217;
    u32 m_218;
    u32 m_219;
    u32 m_220;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t922) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t904), "r"(t905), "r"(t906), "r"(t907), "r"(m_217), "r"(m_218));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t904), "r"(t905), "r"(t906), "r"(t907), "r"(m_219), "r"(m_220));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_221;
    u32 m_222;
    u32 m_223;
    u32 m_224;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t923) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t904), "r"(t905), "r"(t906), "r"(t907), "r"(m_221), "r"(m_222));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t904), "r"(t905), "r"(t906), "r"(t907), "r"(m_223), "r"(m_224));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_225;
    u32 m_226;
    u32 m_227;
    u32 m_228;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t920) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t908), "r"(t909), "r"(t910), "r"(t911), "r"(m_225), "r"(m_226));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t908), "r"(t909), "r"(t910), "r"(t911), "r"(m_227), "r"(m_228));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_229;
    u32 m_230;
    u32 m_231;
    u32 m_232;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t921) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t908), "r"(t909), "r"(t910), "r"(t911), "r"(m_229), "r"(m_230));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t908), "r"(t909), "r"(t910), "r"(t911), "r"(m_231), "r"(m_232));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_233;
    u32 m_234;
    u32 m_235;
    u32 m_236;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t922) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t908), "r"(t909), "r"(t910), "r"(t911), "r"(m_233), "r"(m_234));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t908), "r"(t909), "r"(t910), "r"(t911), "r"(m_235), "r"(m_236));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_237;
    u32 m_238;
    u32 m_239;
    u32 m_240;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t923) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t908), "r"(t909), "r"(t910), "r"(t911), "r"(m_237), "r"(m_238));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t908), "r"(t909), "r"(t910), "r"(t911), "r"(m_239), "r"(m_240));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_241;
    u32 m_242;
    u32 m_243;
    u32 m_244;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t920) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t908), "r"(t909), "r"(t910), "r"(t911), "r"(m_241), "r"(m_242));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t908), "r"(t909), "r"(t910), "r"(t911), "r"(m_243), "r"(m_244));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_245;
    u32 m_246;
    u32 m_247;
    u32 m_248;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t921) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t908), "r"(t909), "r"(t910), "r"(t911), "r"(m_245), "r"(m_246));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t908), "r"(t909), "r"(t910), "r"(t911), "r"(m_247), "r"(m_248));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_249;
    u32 m_250;
    u32 m_251;
    u32 m_252;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t922) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t908), "r"(t909), "r"(t910), "r"(t911), "r"(m_249), "r"(m_250));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t908), "r"(t909), "r"(t910), "r"(t911), "r"(m_251), "r"(m_252));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_253;
    u32 m_254;
    u32 m_255;
    u32 m_256;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t923) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t908), "r"(t909), "r"(t910), "r"(t911), "r"(m_253), "r"(m_254));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t908), "r"(t909), "r"(t910), "r"(t911), "r"(m_255), "r"(m_256));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_257;
    u32 m_258;
    u32 m_259;
    u32 m_260;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t920) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t912), "r"(t913), "r"(t914), "r"(t915), "r"(m_257), "r"(m_258));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t912), "r"(t913), "r"(t914), "r"(t915), "r"(m_259), "r"(m_260));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_261;
    u32 m_262;
    u32 m_263;
    u32 m_264;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t921) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t912), "r"(t913), "r"(t914), "r"(t915), "r"(m_261), "r"(m_262));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t912), "r"(t913), "r"(t914), "r"(t915), "r"(m_263), "r"(m_264));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_265;
    u32 m_266;
    u32 m_267;
    u32 m_268;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t922) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t912), "r"(t913), "r"(t914), "r"(t915), "r"(m_265), "r"(m_266));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t912), "r"(t913), "r"(t914), "r"(t915), "r"(m_267), "r"(m_268));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_269;
    u32 m_270;
    u32 m_271;
    u32 m_272;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t923) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t912), "r"(t913), "r"(t914), "r"(t915), "r"(m_269), "r"(m_270));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t912), "r"(t913), "r"(t914), "r"(t915), "r"(m_271), "r"(m_272));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_273;
    u32 m_274;
    u32 m_275;
    u32 m_276;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t920) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t912), "r"(t913), "r"(t914), "r"(t915), "r"(m_273), "r"(m_274));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t912), "r"(t913), "r"(t914), "r"(t915), "r"(m_275), "r"(m_276));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_277;
    u32 m_278;
    u32 m_279;
    u32 m_280;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t921) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t912), "r"(t913), "r"(t914), "r"(t915), "r"(m_277), "r"(m_278));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t912), "r"(t913), "r"(t914), "r"(t915), "r"(m_279), "r"(m_280));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_281;
    u32 m_282;
    u32 m_283;
    u32 m_284;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t922) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t912), "r"(t913), "r"(t914), "r"(t915), "r"(m_281), "r"(m_282));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t912), "r"(t913), "r"(t914), "r"(t915), "r"(m_283), "r"(m_284));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_285;
    u32 m_286;
    u32 m_287;
    u32 m_288;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t923) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t912), "r"(t913), "r"(t914), "r"(t915), "r"(m_285), "r"(m_286));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t912), "r"(t913), "r"(t914), "r"(t915), "r"(m_287), "r"(m_288));
#line 84 "fa-kernels/src/attention/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i = 1u; i < end_5; i += 1u) {
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t924 = end_5 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t925 = t924 - i;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_5 = t925 << 6u;
        const u32 t927 = head_dim >> 3u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t928 = (u64)t180 * 16u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t929 = t140 + t185;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t930 = first_key_5 + t179;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t931 = t179 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t932 = t930 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t933;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t933) : "r"(t932), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_13 = t933 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t935 = (u64)index_13 * t38;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t936 = t935 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t937 = t37 + t936;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_13;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_13) : "l"(t937) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t939 = index_13 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_13 = t930 - t939;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t941 = (u64)page_13 * t192;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t942 = t176 + t941;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t943 = (u64)place_13 * t178;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t944 = t942 + t943;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t945 = t944 + t928;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t946 = first_key_5 + t179;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t947 = t946 + 16u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t948 = t179 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t949 = t948 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t950 = t947 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t951;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t951) : "r"(t950), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_14 = t951 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t953 = (u64)index_14 * t38;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t954 = t953 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t955 = t37 + t954;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_14;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_14) : "l"(t955) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t957 = index_14 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_14 = t947 - t957;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t959 = (u64)page_14 * t192;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t960 = t176 + t959;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t961 = (u64)place_14 * t178;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t962 = t960 + t961;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t963 = t962 + t928;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t964 = first_key_5 + t179;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t965 = t964 + 32u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t966 = t179 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t967 = t966 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t968 = t965 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t969;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t969) : "r"(t968), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_15 = t969 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t971 = (u64)index_15 * t38;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t972 = t971 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t973 = t37 + t972;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_15;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_15) : "l"(t973) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t975 = index_15 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_15 = t965 - t975;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t977 = (u64)page_15 * t192;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t978 = t176 + t977;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t979 = (u64)place_15 * t178;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t980 = t978 + t979;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t981 = t980 + t928;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t982 = first_key_5 + t179;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t983 = t982 + 48u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t984 = t179 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t985 = t984 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t986 = t983 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t987;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t987) : "r"(t986), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_16 = t987 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t989 = (u64)index_16 * t38;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t990 = t989 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t991 = t37 + t990;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_16;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_16) : "l"(t991) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t993 = index_16 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_16 = t983 - t993;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t995 = (u64)page_16 * t192;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t996 = t176 + t995;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t997 = (u64)place_16 * t178;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t998 = t996 + t997;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t999 = t998 + t928;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1000 = t180 < t927;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1001 = t1000 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t929), "l"(t945), "r"(t1001) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1002 = t180 < t927;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1003 = t1002 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t929), "l"(t963), "r"(t1003) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1004 = t180 < t927;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1005 = t1004 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t929), "l"(t981), "r"(t1005) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1006 = t180 < t927;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1007 = t1006 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t929), "l"(t999), "r"(t1007) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1008 = t945 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1009 = t180 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1010 = t1009 < t927;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1011 = t1010 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t929), "l"(t1008), "r"(t1011) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1012 = t963 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1013 = t180 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1014 = t1013 < t927;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1015 = t1014 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t929), "l"(t1012), "r"(t1015) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1016 = t981 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1017 = t180 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1018 = t1017 < t927;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1019 = t1018 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t929), "l"(t1016), "r"(t1019) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1020 = t999 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1021 = t180 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1022 = t1021 < t927;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1023 = t1022 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t929), "l"(t1020), "r"(t1023) : "memory");
#line 374 "fa-kernels/src/attention/forward/kv_stream.rs"
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
        u32 t1024;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1024) : "r"(t495));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1025 = t1024 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1026 = t1024 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1027 = t1024 ^ 96u;
        const u32 t1028 = t139 + t1024;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1029;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1029) : "r"(t484));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1029) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1028) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1028) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1028) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1028) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1030 = t139 + t1025;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1031;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1031) : "r"(t484));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1032 = t1031 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1032) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1030) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1030) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1030) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1030) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1033 = t139 + t1026;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1034;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1034) : "r"(t484));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1035 = t1034 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1035) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1033) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1033) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1033) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1033) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1036 = t139 + t1027;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1037;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1037) : "r"(t484));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1038 = t1037 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1038) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1036) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1036) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1036) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1036) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1039;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1039) : "r"(t484));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1039) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1028) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_373), "r"(m_374));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_375), "r"(m_376));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1028) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_377), "r"(m_378));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_379), "r"(m_380));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1028) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_381), "r"(m_382));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_383), "r"(m_384));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1028) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_385), "r"(m_386));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_387), "r"(m_388));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1040;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1040) : "r"(t484));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1041 = t1040 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1041) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1030) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_393), "r"(m_394));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_395), "r"(m_396));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1030) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_397), "r"(m_398));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_399), "r"(m_400));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1030) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_401), "r"(m_402));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_403), "r"(m_404));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1030) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_405), "r"(m_406));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_407), "r"(m_408));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1042;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1042) : "r"(t484));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1043 = t1042 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1043) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1033) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_413), "r"(m_414));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_415), "r"(m_416));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1033) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_417), "r"(m_418));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_419), "r"(m_420));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1033) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_421), "r"(m_422));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_423), "r"(m_424));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1033) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_425), "r"(m_426));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_427), "r"(m_428));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1044;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1044) : "r"(t484));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1045 = t1044 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1045) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1036) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1036) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1036) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_441), "r"(m_442));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_443), "r"(m_444));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1036) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_445), "r"(m_446));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_447), "r"(m_448));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 390 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 next = i + 1u;
        const bool t1047 = next < end_5;
#line 391 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t1047) {
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1048 = end_5 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1049 = t1048 - next;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_6 = t1049 << 6u;
            const u32 t1051 = head_dim >> 3u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1052 = (u64)t154 * 16u;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1053 = t139 + t159;
#line 300 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1054 = first_key_6 + t153;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1055 = t153 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1056 = t1054 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1057;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1057) : "r"(t1056), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_17 = t1057 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1059 = (u64)index_17 * t38;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1060 = t1059 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1061 = t37 + t1060;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_17;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_17) : "l"(t1061) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1063 = index_17 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_17 = t1054 - t1063;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1065 = (u64)page_17 * t166;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1066 = t150 + t1065;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1067 = (u64)place_17 * t152;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1068 = t1066 + t1067;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1069 = t1068 + t1052;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1070 = first_key_6 + t153;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1071 = t1070 + 16u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1072 = t153 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1073 = t1072 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1074 = t1071 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1075;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1075) : "r"(t1074), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_18 = t1075 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1077 = (u64)index_18 * t38;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1078 = t1077 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1079 = t37 + t1078;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_18;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_18) : "l"(t1079) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1081 = index_18 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_18 = t1071 - t1081;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1083 = (u64)page_18 * t166;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1084 = t150 + t1083;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1085 = (u64)place_18 * t152;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1086 = t1084 + t1085;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1087 = t1086 + t1052;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1088 = first_key_6 + t153;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1089 = t1088 + 32u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1090 = t153 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1091 = t1090 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1092 = t1089 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1093;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1093) : "r"(t1092), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_19 = t1093 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1095 = (u64)index_19 * t38;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1096 = t1095 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1097 = t37 + t1096;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_19;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_19) : "l"(t1097) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1099 = index_19 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_19 = t1089 - t1099;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1101 = (u64)page_19 * t166;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1102 = t150 + t1101;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1103 = (u64)place_19 * t152;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1104 = t1102 + t1103;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1105 = t1104 + t1052;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1106 = first_key_6 + t153;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1107 = t1106 + 48u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1108 = t153 & 3u;
#line 293 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1109 = t1108 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1110 = t1107 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1111;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1111) : "r"(t1110), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_20 = t1111 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1113 = (u64)index_20 * t38;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1114 = t1113 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1115 = t37 + t1114;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_20;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_20) : "l"(t1115) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1117 = index_20 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_20 = t1107 - t1117;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1119 = (u64)page_20 * t166;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1120 = t150 + t1119;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1121 = (u64)place_20 * t152;
#line 169 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1122 = t1120 + t1121;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1123 = t1122 + t1052;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1124 = t154 < t1051;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1125 = t1124 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1053), "l"(t1069), "r"(t1125) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1126 = t154 < t1051;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1127 = t1126 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1053), "l"(t1087), "r"(t1127) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1128 = t154 < t1051;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1129 = t1128 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1053), "l"(t1105), "r"(t1129) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1130 = t154 < t1051;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1131 = t1130 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1053), "l"(t1123), "r"(t1131) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1132 = t1069 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1133 = t154 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1134 = t1133 < t1051;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1135 = t1134 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1053), "l"(t1132), "r"(t1135) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1136 = t1087 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1137 = t154 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1138 = t1137 < t1051;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1139 = t1138 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1053), "l"(t1136), "r"(t1139) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1140 = t1105 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1141 = t154 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1142 = t1141 < t1051;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1143 = t1142 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1053), "l"(t1140), "r"(t1143) : "memory");
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1144 = t1123 + 128ull;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1145 = t154 + 8u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1146 = t1145 < t1051;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1147 = t1146 ? 16u : 0u;
#line 298 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1053), "l"(t1144), "r"(t1147) : "memory");
        }
#line 394 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 140 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1148 = i < t57;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
        if (t1148) {
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1149 = end_5 - 1u;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1150 = t1149 - i;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 first_key_7 = t1150 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1152 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_2;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t1152));
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1154 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1155 = t1154 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_7 + t1155;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1157 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1158 = first_query_2 + t1157;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1159 = t1158 + end_6;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t1159 + 1u;
            const u32 t1161 = end_13 > seq_q ? end_13 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1162 = t1161 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t1162 < end_6 ? t1162 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1164 = end_14 > column_2 ? end_14 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_15 = t1164 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1167 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t1167;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = 1u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1169 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t1169;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1171 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t1171;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = 9u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1173 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t1173;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = 16u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1175 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t1175;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = 17u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1177 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t1177;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = 24u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1179 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t1179;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = 25u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1181 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t1181;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = 32u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1183 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t1183;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = 33u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1185 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t1185;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = 40u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1187 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t1187;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = 41u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1189 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t1189;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = 48u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1191 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t1191;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = 49u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1193 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t1193;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = 56u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1195 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t1195;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = 57u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1197 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t1197;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1198 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1199 = first_query_2 + t1198;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1200 = t1199 + 8u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1201 = t1200 + end_6;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_16 = t1201 + 1u;
            const u32 t1203 = end_16 > seq_q ? end_16 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1204 = t1203 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_17 = t1204 < end_6 ? t1204 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1206 = end_17 > column_2 ? end_17 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_18 = t1206 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1209 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t1209;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1211 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t1211;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1213 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t1213;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1215 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t1215;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1217 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t1217;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1219 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t1219;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1221 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t1221;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1223 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t1223;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1225 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t1225;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1227 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t1227;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1229 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t1229;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1231 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t1231;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1233 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t1233;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1235 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t1235;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1237 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t1237;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1239 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t1239;
        }
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1241;
        asm("max.f32 %0, %1, %2;" : "=f"(t1241) : "f"(old_3), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1242;
        asm("max.f32 %0, %1, %2;" : "=f"(t1242) : "f"(t1241), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1243;
        asm("max.f32 %0, %1, %2;" : "=f"(t1243) : "f"(t1242), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1244;
        asm("max.f32 %0, %1, %2;" : "=f"(t1244) : "f"(t1243), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1245;
        asm("max.f32 %0, %1, %2;" : "=f"(t1245) : "f"(t1244), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1246;
        asm("max.f32 %0, %1, %2;" : "=f"(t1246) : "f"(t1245), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1247;
        asm("max.f32 %0, %1, %2;" : "=f"(t1247) : "f"(t1246), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1248;
        asm("max.f32 %0, %1, %2;" : "=f"(t1248) : "f"(t1247), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1249;
        asm("max.f32 %0, %1, %2;" : "=f"(t1249) : "f"(t1248), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1250;
        asm("max.f32 %0, %1, %2;" : "=f"(t1250) : "f"(t1249), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1251;
        asm("max.f32 %0, %1, %2;" : "=f"(t1251) : "f"(t1250), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1252;
        asm("max.f32 %0, %1, %2;" : "=f"(t1252) : "f"(t1251), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1253;
        asm("max.f32 %0, %1, %2;" : "=f"(t1253) : "f"(t1252), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1254;
        asm("max.f32 %0, %1, %2;" : "=f"(t1254) : "f"(t1253), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1255;
        asm("max.f32 %0, %1, %2;" : "=f"(t1255) : "f"(t1254), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1256;
        asm("max.f32 %0, %1, %2;" : "=f"(t1256) : "f"(t1255), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1257;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1257) : "f"(t1256));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1256), "f"(t1257));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1259;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1259) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1259));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t1262 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t1262;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1264 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1265;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1265) : "f"(old_3), "f"(scale_log2), "f"(t1264));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1265));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1267 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1268 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1268));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1270;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1270) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_33 = t1270;
        const f32 t1271 = t1267 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1272 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1272));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1274;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1274) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_34 = t1274;
        const f32 t1275 = t1271 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1276 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1276));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1278;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1278) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_37 = t1278;
        const f32 t1279 = t1275 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1280 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1280));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1282;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1282) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_38 = t1282;
        const f32 t1283 = t1279 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1284 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1284));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1286;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1286) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_41 = t1286;
        const f32 t1287 = t1283 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1288 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1288));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1290;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1290) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_42 = t1290;
        const f32 t1291 = t1287 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1292 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1292));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1294;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1294) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_45 = t1294;
        const f32 t1295 = t1291 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1296 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1296));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1298;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1298) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_46 = t1298;
        const f32 t1299 = t1295 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1300 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1300));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1302;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1302) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_49 = t1302;
        const f32 t1303 = t1299 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1304 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1304));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1306;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1306) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_50 = t1306;
        const f32 t1307 = t1303 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1308 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1308));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1310;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1310) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_53 = t1310;
        const f32 t1311 = t1307 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1312 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1312));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1314;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1314) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_54 = t1314;
        const f32 t1315 = t1311 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1316 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1316));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1318;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1318) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_57 = t1318;
        const f32 t1319 = t1315 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1320 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1320));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1322;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1322) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_58 = t1322;
        const f32 t1323 = t1319 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1324 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t1324));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1326;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1326) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_61 = t1326;
        const f32 t1327 = t1323 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1328 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t1328));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1330;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1330) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_62 = t1330;
        const f32 t1331 = t1327 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1331;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1333;
        asm("max.f32 %0, %1, %2;" : "=f"(t1333) : "f"(old_4), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1334;
        asm("max.f32 %0, %1, %2;" : "=f"(t1334) : "f"(t1333), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1335;
        asm("max.f32 %0, %1, %2;" : "=f"(t1335) : "f"(t1334), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1336;
        asm("max.f32 %0, %1, %2;" : "=f"(t1336) : "f"(t1335), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1337;
        asm("max.f32 %0, %1, %2;" : "=f"(t1337) : "f"(t1336), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1338;
        asm("max.f32 %0, %1, %2;" : "=f"(t1338) : "f"(t1337), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1339;
        asm("max.f32 %0, %1, %2;" : "=f"(t1339) : "f"(t1338), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1340;
        asm("max.f32 %0, %1, %2;" : "=f"(t1340) : "f"(t1339), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1341;
        asm("max.f32 %0, %1, %2;" : "=f"(t1341) : "f"(t1340), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1342;
        asm("max.f32 %0, %1, %2;" : "=f"(t1342) : "f"(t1341), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1343;
        asm("max.f32 %0, %1, %2;" : "=f"(t1343) : "f"(t1342), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1344;
        asm("max.f32 %0, %1, %2;" : "=f"(t1344) : "f"(t1343), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1345;
        asm("max.f32 %0, %1, %2;" : "=f"(t1345) : "f"(t1344), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1346;
        asm("max.f32 %0, %1, %2;" : "=f"(t1346) : "f"(t1345), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1347;
        asm("max.f32 %0, %1, %2;" : "=f"(t1347) : "f"(t1346), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1348;
        asm("max.f32 %0, %1, %2;" : "=f"(t1348) : "f"(t1347), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1349;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1349) : "f"(t1348));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1348), "f"(t1349));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1351;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1351) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1351));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t1354 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t1354;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1356 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1357;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1357) : "f"(old_4), "f"(scale_log2), "f"(t1356));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1357));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1359 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1360 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1360));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1362;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1362) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_35 = t1362;
        const f32 t1363 = t1359 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1364 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1364));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1366;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1366) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_36 = t1366;
        const f32 t1367 = t1363 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1368 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1368));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1370;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1370) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_39 = t1370;
        const f32 t1371 = t1367 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1372 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1372));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1374;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1374) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_40 = t1374;
        const f32 t1375 = t1371 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1376 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1376));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1378;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1378) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_43 = t1378;
        const f32 t1379 = t1375 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1380 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1380));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1382;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1382) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_44 = t1382;
        const f32 t1383 = t1379 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1384 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1384));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1386;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1386) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_47 = t1386;
        const f32 t1387 = t1383 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1388 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1388));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1390;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1390) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_48 = t1390;
        const f32 t1391 = t1387 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1392 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1392));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1394;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1394) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_51 = t1394;
        const f32 t1395 = t1391 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1396 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1396));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1398;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1398) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_52 = t1398;
        const f32 t1399 = t1395 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1400 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1400));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1402;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1402) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_55 = t1402;
        const f32 t1403 = t1399 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1404 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1404));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1406;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1406) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_56 = t1406;
        const f32 t1407 = t1403 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1408 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1408));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1410;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1410) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_59 = t1410;
        const f32 t1411 = t1407 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1412 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1412));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1414;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1414) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_60 = t1414;
        const f32 t1415 = t1411 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1416 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1416));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1418;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1418) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_63 = t1418;
        const f32 t1419 = t1415 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1420 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1420));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1422;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1422) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_64 = t1422;
        const f32 t1423 = t1419 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1423;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1424 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1424;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1425 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1425;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1426 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1426;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1427 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1427;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1428 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1428;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1429 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1429;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1430 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1430;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1431 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1431;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1432 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1432;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1433 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1433;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1434 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1434;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1435 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1435;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1436 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1436;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1437 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1437;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1438 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1438;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1439 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1439;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1440 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t1440;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1441 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t1441;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1442 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t1442;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1443 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t1443;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1444 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t1444;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1445 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t1445;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1446 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t1446;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1447 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t1447;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1448 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t1448;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1449 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t1449;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1450 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t1450;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1451 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t1451;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1452 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t1452;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1453 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t1453;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1454 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t1454;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1455 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t1455;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1456 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1456;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1457 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1457;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1458 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1458;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1459 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1459;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1460 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1460;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1461 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1461;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1462 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1462;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1463 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1463;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1464 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1464;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1465 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1465;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1466 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1466;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1467 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1467;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1468 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1468;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1469 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1469;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1470 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1470;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1471 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1471;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1472 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t1472;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1473 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t1473;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1474 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t1474;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1475 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t1475;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1476 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t1476;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1477 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t1477;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1478 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t1478;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1479 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t1479;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1480 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t1480;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1481 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t1481;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1482 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t1482;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1483 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1483;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1484 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1484;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1485 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1485;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1486 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1486;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1487 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1487;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1488;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1488) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1489;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1489) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1490;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1490) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1491;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1491) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1492;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1492) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1493;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1493) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1494;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1494) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1495;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1495) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1496;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1496) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1497;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1497) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1498;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1498) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1499;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1499) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1500;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1500) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1501;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1501) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1502;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1502) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1503;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1503) : "f"(s_63), "f"(s_64));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1504;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1504) : "r"(t502));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1505 = t1504 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1506 = t1504 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1507 = t1504 ^ 96u;
        const u32 t1508 = t140 + t1504;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1509 = t140 + t1505;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1510 = t140 + t1506;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1511 = t140 + t1507;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t1508) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1488), "r"(t1489), "r"(t1490), "r"(t1491), "r"(m_449), "r"(m_450));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1488), "r"(t1489), "r"(t1490), "r"(t1491), "r"(m_451), "r"(m_452));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t1509) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1488), "r"(t1489), "r"(t1490), "r"(t1491), "r"(m_453), "r"(m_454));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1488), "r"(t1489), "r"(t1490), "r"(t1491), "r"(m_455), "r"(m_456));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t1510) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1488), "r"(t1489), "r"(t1490), "r"(t1491), "r"(m_457), "r"(m_458));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1488), "r"(t1489), "r"(t1490), "r"(t1491), "r"(m_459), "r"(m_460));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t1511) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1488), "r"(t1489), "r"(t1490), "r"(t1491), "r"(m_461), "r"(m_462));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1488), "r"(t1489), "r"(t1490), "r"(t1491), "r"(m_463), "r"(m_464));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t1508) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1488), "r"(t1489), "r"(t1490), "r"(t1491), "r"(m_465), "r"(m_466));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1488), "r"(t1489), "r"(t1490), "r"(t1491), "r"(m_467), "r"(m_468));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t1509) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1488), "r"(t1489), "r"(t1490), "r"(t1491), "r"(m_469), "r"(m_470));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1488), "r"(t1489), "r"(t1490), "r"(t1491), "r"(m_471), "r"(m_472));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t1510) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1488), "r"(t1489), "r"(t1490), "r"(t1491), "r"(m_473), "r"(m_474));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1488), "r"(t1489), "r"(t1490), "r"(t1491), "r"(m_475), "r"(m_476));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t1511) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1488), "r"(t1489), "r"(t1490), "r"(t1491), "r"(m_477), "r"(m_478));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1488), "r"(t1489), "r"(t1490), "r"(t1491), "r"(m_479), "r"(m_480));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t1508) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1492), "r"(t1493), "r"(t1494), "r"(t1495), "r"(m_481), "r"(m_482));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1492), "r"(t1493), "r"(t1494), "r"(t1495), "r"(m_483), "r"(m_484));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t1509) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1492), "r"(t1493), "r"(t1494), "r"(t1495), "r"(m_485), "r"(m_486));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1492), "r"(t1493), "r"(t1494), "r"(t1495), "r"(m_487), "r"(m_488));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t1510) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1492), "r"(t1493), "r"(t1494), "r"(t1495), "r"(m_489), "r"(m_490));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1492), "r"(t1493), "r"(t1494), "r"(t1495), "r"(m_491), "r"(m_492));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t1511) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1492), "r"(t1493), "r"(t1494), "r"(t1495), "r"(m_493), "r"(m_494));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1492), "r"(t1493), "r"(t1494), "r"(t1495), "r"(m_495), "r"(m_496));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t1508) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1492), "r"(t1493), "r"(t1494), "r"(t1495), "r"(m_497), "r"(m_498));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1492), "r"(t1493), "r"(t1494), "r"(t1495), "r"(m_499), "r"(m_500));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t1509) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1492), "r"(t1493), "r"(t1494), "r"(t1495), "r"(m_501), "r"(m_502));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1492), "r"(t1493), "r"(t1494), "r"(t1495), "r"(m_503), "r"(m_504));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t1510) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1492), "r"(t1493), "r"(t1494), "r"(t1495), "r"(m_505), "r"(m_506));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1492), "r"(t1493), "r"(t1494), "r"(t1495), "r"(m_507), "r"(m_508));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t1511) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1492), "r"(t1493), "r"(t1494), "r"(t1495), "r"(m_509), "r"(m_510));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1492), "r"(t1493), "r"(t1494), "r"(t1495), "r"(m_511), "r"(m_512));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1508) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1496), "r"(t1497), "r"(t1498), "r"(t1499), "r"(m_513), "r"(m_514));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1496), "r"(t1497), "r"(t1498), "r"(t1499), "r"(m_515), "r"(m_516));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1509) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1496), "r"(t1497), "r"(t1498), "r"(t1499), "r"(m_517), "r"(m_518));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1496), "r"(t1497), "r"(t1498), "r"(t1499), "r"(m_519), "r"(m_520));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1510) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1496), "r"(t1497), "r"(t1498), "r"(t1499), "r"(m_521), "r"(m_522));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1496), "r"(t1497), "r"(t1498), "r"(t1499), "r"(m_523), "r"(m_524));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1511) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1496), "r"(t1497), "r"(t1498), "r"(t1499), "r"(m_525), "r"(m_526));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1496), "r"(t1497), "r"(t1498), "r"(t1499), "r"(m_527), "r"(m_528));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1508) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1496), "r"(t1497), "r"(t1498), "r"(t1499), "r"(m_529), "r"(m_530));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1496), "r"(t1497), "r"(t1498), "r"(t1499), "r"(m_531), "r"(m_532));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1509) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1496), "r"(t1497), "r"(t1498), "r"(t1499), "r"(m_533), "r"(m_534));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1496), "r"(t1497), "r"(t1498), "r"(t1499), "r"(m_535), "r"(m_536));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1510) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1496), "r"(t1497), "r"(t1498), "r"(t1499), "r"(m_537), "r"(m_538));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1496), "r"(t1497), "r"(t1498), "r"(t1499), "r"(m_539), "r"(m_540));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1511) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1496), "r"(t1497), "r"(t1498), "r"(t1499), "r"(m_541), "r"(m_542));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1496), "r"(t1497), "r"(t1498), "r"(t1499), "r"(m_543), "r"(m_544));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t1508) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1500), "r"(t1501), "r"(t1502), "r"(t1503), "r"(m_545), "r"(m_546));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1500), "r"(t1501), "r"(t1502), "r"(t1503), "r"(m_547), "r"(m_548));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t1509) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1500), "r"(t1501), "r"(t1502), "r"(t1503), "r"(m_549), "r"(m_550));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1500), "r"(t1501), "r"(t1502), "r"(t1503), "r"(m_551), "r"(m_552));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t1510) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1500), "r"(t1501), "r"(t1502), "r"(t1503), "r"(m_553), "r"(m_554));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1500), "r"(t1501), "r"(t1502), "r"(t1503), "r"(m_555), "r"(m_556));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t1511) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1500), "r"(t1501), "r"(t1502), "r"(t1503), "r"(m_557), "r"(m_558));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1500), "r"(t1501), "r"(t1502), "r"(t1503), "r"(m_559), "r"(m_560));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t1508) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1500), "r"(t1501), "r"(t1502), "r"(t1503), "r"(m_561), "r"(m_562));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1500), "r"(t1501), "r"(t1502), "r"(t1503), "r"(m_563), "r"(m_564));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t1509) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1500), "r"(t1501), "r"(t1502), "r"(t1503), "r"(m_565), "r"(m_566));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1500), "r"(t1501), "r"(t1502), "r"(t1503), "r"(m_567), "r"(m_568));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t1510) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1500), "r"(t1501), "r"(t1502), "r"(t1503), "r"(m_569), "r"(m_570));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1500), "r"(t1501), "r"(t1502), "r"(t1503), "r"(m_571), "r"(m_572));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t1511) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1500), "r"(t1501), "r"(t1502), "r"(t1503), "r"(m_573), "r"(m_574));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1500), "r"(t1501), "r"(t1502), "r"(t1503), "r"(m_575), "r"(m_576));
    }
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t1512;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1512) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_5 = row_sum + t1512;
    f32 t1514;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1514) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t1515 = pair_5 + t1514;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1515;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t1516;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1516) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_6 = row_sum_2 + t1516;
    f32 t1518;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1518) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t1519 = pair_6 + t1518;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1519;
#line 343 "fa-kernels/src/attention/softmax.rs"
    const f32 sum = row_sum;
    const bool t1520 = sum == 0.0f;
#line 344 "fa-kernels/src/attention/softmax.rs"
    f32 t1521;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1521) : "f"(sum));
#line 344 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer = t1520 ? 0.0f : t1521;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1523 = acc * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc = t1523;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1524 = acc_2 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_2 = t1524;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1525 = acc_5 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_5 = t1525;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1526 = acc_6 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_6 = t1526;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1527 = acc_9 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_9 = t1527;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1528 = acc_10 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_10 = t1528;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1529 = acc_13 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_13 = t1529;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1530 = acc_14 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_14 = t1530;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1531 = acc_17 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_17 = t1531;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1532 = acc_18 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_18 = t1532;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1533 = acc_21 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_21 = t1533;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1534 = acc_22 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_22 = t1534;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1535 = acc_25 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_25 = t1535;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1536 = acc_26 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_26 = t1536;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1537 = acc_29 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_29 = t1537;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1538 = acc_30 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_30 = t1538;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1539 = acc_33 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_33 = t1539;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1540 = acc_34 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_34 = t1540;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1541 = acc_37 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_37 = t1541;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1542 = acc_38 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_38 = t1542;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1543 = acc_41 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_41 = t1543;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1544 = acc_42 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_42 = t1544;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1545 = acc_45 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_45 = t1545;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1546 = acc_46 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_46 = t1546;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1547 = acc_49 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_49 = t1547;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1548 = acc_50 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_50 = t1548;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1549 = acc_53 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_53 = t1549;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1550 = acc_54 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_54 = t1550;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1551 = acc_57 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_57 = t1551;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1552 = acc_58 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_58 = t1552;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1553 = acc_61 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_61 = t1553;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1554 = acc_62 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_62 = t1554;
#line 343 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t1555 = sum_2 == 0.0f;
#line 344 "fa-kernels/src/attention/softmax.rs"
    f32 t1556;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1556) : "f"(sum_2));
#line 344 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_2 = t1555 ? 0.0f : t1556;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1558 = acc_3 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_3 = t1558;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1559 = acc_4 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_4 = t1559;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1560 = acc_7 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_7 = t1560;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1561 = acc_8 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_8 = t1561;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1562 = acc_11 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_11 = t1562;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1563 = acc_12 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_12 = t1563;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1564 = acc_15 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_15 = t1564;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1565 = acc_16 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_16 = t1565;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1566 = acc_19 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_19 = t1566;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1567 = acc_20 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_20 = t1567;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1568 = acc_23 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_23 = t1568;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1569 = acc_24 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_24 = t1569;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1570 = acc_27 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_27 = t1570;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1571 = acc_28 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_28 = t1571;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1572 = acc_31 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_31 = t1572;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1573 = acc_32 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_32 = t1573;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1574 = acc_35 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_35 = t1574;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1575 = acc_36 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_36 = t1575;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1576 = acc_39 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_39 = t1576;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1577 = acc_40 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_40 = t1577;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1578 = acc_43 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_43 = t1578;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1579 = acc_44 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_44 = t1579;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1580 = acc_47 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_47 = t1580;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1581 = acc_48 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_48 = t1581;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1582 = acc_51 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_51 = t1582;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1583 = acc_52 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_52 = t1583;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1584 = acc_55 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_55 = t1584;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1585 = acc_56 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_56 = t1585;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1586 = acc_59 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_59 = t1586;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1587 = acc_60 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_60 = t1587;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1588 = acc_63 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_63 = t1588;
#line 334 "fa-kernels/src/attention/softmax.rs"
    const f32 t1589 = acc_64 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
    acc_64 = t1589;
#line 184 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1590 = blockIdx.x;
#line 184 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1591;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1591) : "r"(t1590));
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1592 = seq_q + 63u;
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1593 = t1592 >> 6u;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1594 = heads_per_section * t1593;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1595 = t1591 / t1594;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 first_2 = t1595 * heads_per_section;
    const u32 t1597 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1598 = t1597 - first_2;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 heads_3 = t1598 < heads_per_section ? t1598 : heads_per_section;
    const u32 t1600 = first_2 * t1593;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 rest_2 = t1591 - t1600;
    const u32 t1602 = rest_2 % heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1603 = first_2 + t1602;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1604 = t1593 - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1605 = rest_2 / heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1606 = t1604 - t1605;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1607 = t1606 << 6u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1608 = t1603 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1609 = t1603 / heads;
#line 198 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
    const u32 t1610 = smem_1 + 8192u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1611 = lane >> 2u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1612 = first_row + t1611;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1613 = t1612 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1614 = 0u ^ t1613;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1615 = t1612 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1616 = t1614 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1617 = t1615 + t1616;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1618 = lane & 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1619 = t1618 << 2u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1620 = t1617 + t1619;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1621;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1621) : "f"(acc), "f"(acc_2));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1622 = smem_1 + t1620;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1622), "r"(t1621) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1623;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1623) : "f"(acc_5), "f"(acc_6));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1624 = t1620 ^ 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1625 = smem_1 + t1624;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1625), "r"(t1623) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1626;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1626) : "f"(acc_9), "f"(acc_10));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1627 = t1620 ^ 32u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1628 = smem_1 + t1627;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1628), "r"(t1626) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1629;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1629) : "f"(acc_13), "f"(acc_14));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1630 = t1620 ^ 48u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1631 = smem_1 + t1630;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1631), "r"(t1629) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1632;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1632) : "f"(acc_17), "f"(acc_18));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1633 = t1620 ^ 64u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1634 = smem_1 + t1633;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1634), "r"(t1632) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1635;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1635) : "f"(acc_21), "f"(acc_22));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1636 = t1620 ^ 80u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1637 = smem_1 + t1636;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1637), "r"(t1635) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1638;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1638) : "f"(acc_25), "f"(acc_26));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1639 = t1620 ^ 96u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1640 = smem_1 + t1639;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1640), "r"(t1638) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1641;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1641) : "f"(acc_29), "f"(acc_30));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1642 = t1620 ^ 112u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1643 = smem_1 + t1642;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1643), "r"(t1641) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1644 = t1612 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1645 = 0u ^ t1644;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1646 = t1612 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1647 = t1645 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1648 = t1646 + t1647;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1649 = lane & 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1650 = t1649 << 2u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1651 = t1648 + t1650;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1652;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1652) : "f"(acc_33), "f"(acc_34));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1653 = t1610 + t1651;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1653), "r"(t1652) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1654;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1654) : "f"(acc_37), "f"(acc_38));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1655 = t1651 ^ 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1656 = t1610 + t1655;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1656), "r"(t1654) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1657;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1657) : "f"(acc_41), "f"(acc_42));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1658 = t1651 ^ 32u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1659 = t1610 + t1658;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1659), "r"(t1657) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1660;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1660) : "f"(acc_45), "f"(acc_46));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1661 = t1651 ^ 48u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1662 = t1610 + t1661;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1662), "r"(t1660) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1663;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1663) : "f"(acc_49), "f"(acc_50));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1664 = t1651 ^ 64u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1665 = t1610 + t1664;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1665), "r"(t1663) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1666;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1666) : "f"(acc_53), "f"(acc_54));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1667 = t1651 ^ 80u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1668 = t1610 + t1667;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1668), "r"(t1666) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1669;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1669) : "f"(acc_57), "f"(acc_58));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1670 = t1651 ^ 96u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1671 = t1610 + t1670;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1671), "r"(t1669) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1672;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1672) : "f"(acc_61), "f"(acc_62));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1673 = t1651 ^ 112u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1674 = t1610 + t1673;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1674), "r"(t1672) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1675 = lane >> 2u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1676 = first_row + t1675;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1677 = t1676 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1678 = t1677 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1679 = 0u ^ t1678;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1680 = t1677 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1681 = t1679 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1682 = t1680 + t1681;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1683 = lane & 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1684 = t1683 << 2u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1685 = t1682 + t1684;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1686;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1686) : "f"(acc_3), "f"(acc_4));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1687 = smem_1 + t1685;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1687), "r"(t1686) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1688;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1688) : "f"(acc_7), "f"(acc_8));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1689 = t1685 ^ 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1690 = smem_1 + t1689;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1690), "r"(t1688) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1691;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1691) : "f"(acc_11), "f"(acc_12));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1692 = t1685 ^ 32u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1693 = smem_1 + t1692;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1693), "r"(t1691) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1694;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1694) : "f"(acc_15), "f"(acc_16));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1695 = t1685 ^ 48u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1696 = smem_1 + t1695;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1696), "r"(t1694) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1697;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1697) : "f"(acc_19), "f"(acc_20));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1698 = t1685 ^ 64u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1699 = smem_1 + t1698;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1699), "r"(t1697) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1700;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1700) : "f"(acc_23), "f"(acc_24));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1701 = t1685 ^ 80u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1702 = smem_1 + t1701;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1702), "r"(t1700) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1703;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1703) : "f"(acc_27), "f"(acc_28));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1704 = t1685 ^ 96u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1705 = smem_1 + t1704;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1705), "r"(t1703) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1706;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1706) : "f"(acc_31), "f"(acc_32));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1707 = t1685 ^ 112u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1708 = smem_1 + t1707;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1708), "r"(t1706) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1709 = t1677 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1710 = 0u ^ t1709;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1711 = t1677 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1712 = t1710 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1713 = t1711 + t1712;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1714 = lane & 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1715 = t1714 << 2u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1716 = t1713 + t1715;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1717;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1717) : "f"(acc_35), "f"(acc_36));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1718 = t1610 + t1716;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1718), "r"(t1717) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1719;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1719) : "f"(acc_39), "f"(acc_40));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1720 = t1716 ^ 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1721 = t1610 + t1720;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1721), "r"(t1719) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1722;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1722) : "f"(acc_43), "f"(acc_44));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1723 = t1716 ^ 32u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1724 = t1610 + t1723;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1724), "r"(t1722) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1725;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1725) : "f"(acc_47), "f"(acc_48));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1726 = t1716 ^ 48u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1727 = t1610 + t1726;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1727), "r"(t1725) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1728;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1728) : "f"(acc_51), "f"(acc_52));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1729 = t1716 ^ 64u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1730 = t1610 + t1729;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1730), "r"(t1728) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1731;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1731) : "f"(acc_55), "f"(acc_56));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1732 = t1716 ^ 80u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1733 = t1610 + t1732;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1733), "r"(t1731) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1734;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1734) : "f"(acc_59), "f"(acc_60));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1735 = t1716 ^ 96u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1736 = t1610 + t1735;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1736), "r"(t1734) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1737;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1737) : "f"(acc_63), "f"(acc_64));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1738 = t1716 ^ 112u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1739 = t1610 + t1738;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1739), "r"(t1737) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1740 = (u64)t23;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1741 = t1740 * o_stride0;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1742 = t1741 * 2ull;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1743 = o + t1742;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1744 = (u64)t1607;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1745 = t1744 * o_stride1;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1746 = t1745 * 2ull;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1747 = t1743 + t1746;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1748 = (u64)t1608;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1749 = t1748 * o_stride2;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1750 = t1749 * 2ull;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1751 = t1747 + t1750;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1752 = (u32)o_stride1;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1753 = t1752 << 1u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1754 = seq_q - t1607;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1755 = head_dim >> 3u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1756 = lane >> 3u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1757 = first_row + t1756;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1758 = lane & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1759 = t1757 < t1754;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1760 = t1758 < t1755;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1761 = t1759 & t1760;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1761) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1762 = t1757 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1763 = t1758 ^ t1762;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1764 = t1757 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1765 = t1763 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1766 = t1764 + t1765;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1767 = smem_1 + t1766;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1767) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1768 = (u64)t1757 * t1753;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1769 = t1751 + t1768;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1770 = (u64)t1758 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1771 = t1769 + t1770;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1771), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1772 = t1757 + 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1773 = t1772 < t1754;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1774 = t1758 < t1755;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1775 = t1773 & t1774;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1775) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1776 = t1772 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1777 = t1758 ^ t1776;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1778 = t1772 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1779 = t1777 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1780 = t1778 + t1779;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1781 = smem_1 + t1780;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t1781) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1782 = (u64)t1772 * t1753;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1783 = t1751 + t1782;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1784 = (u64)t1758 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1785 = t1783 + t1784;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1785), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1786 = t1757 + 8u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1787 = t1786 < t1754;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1788 = t1758 < t1755;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1789 = t1787 & t1788;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1789) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1790 = t1786 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1791 = t1758 ^ t1790;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1792 = t1786 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1793 = t1791 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1794 = t1792 + t1793;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1795 = smem_1 + t1794;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1795) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1796 = (u64)t1786 * t1753;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1797 = t1751 + t1796;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1798 = (u64)t1758 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1799 = t1797 + t1798;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1799), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1800 = t1757 + 12u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1801 = t1800 < t1754;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1802 = t1758 < t1755;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1803 = t1801 & t1802;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1803) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1804 = t1800 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1805 = t1758 ^ t1804;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1806 = t1800 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1807 = t1805 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1808 = t1806 + t1807;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1809 = smem_1 + t1808;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1809) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1810 = (u64)t1800 * t1753;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1811 = t1751 + t1810;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1812 = (u64)t1758 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1813 = t1811 + t1812;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1813), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1814 = smem_1 + 8192u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1815 = t1757 < t1754;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1816 = t1758 + 8u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1817 = t1816 < t1755;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1818 = t1815 & t1817;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1818) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1819 = t1757 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1820 = t1758 ^ t1819;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1821 = t1757 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1822 = t1820 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1823 = t1821 + t1822;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1824 = t1814 + t1823;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t1824) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1825 = (u64)t1757 * t1753;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1826 = t1751 + t1825;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1827 = (u64)t1758 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1828 = t1826 + t1827;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1828), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
    }
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1829 = t1757 + 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1830 = t1829 < t1754;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1831 = t1758 + 8u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1832 = t1831 < t1755;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1833 = t1830 & t1832;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1833) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1834 = t1829 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1835 = t1758 ^ t1834;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1836 = t1829 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1837 = t1835 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1838 = t1836 + t1837;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1839 = t1814 + t1838;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_21;
        u32 row_22;
        u32 row_23;
        u32 row_24;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t1839) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1840 = (u64)t1829 * t1753;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1841 = t1751 + t1840;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1842 = (u64)t1758 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1843 = t1841 + t1842;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1843), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
    }
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1844 = t1757 + 8u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1845 = t1844 < t1754;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1846 = t1758 + 8u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1847 = t1846 < t1755;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1848 = t1845 & t1847;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1848) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1849 = t1844 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1850 = t1758 ^ t1849;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1851 = t1844 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1852 = t1850 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1853 = t1851 + t1852;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1854 = t1814 + t1853;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_25;
        u32 row_26;
        u32 row_27;
        u32 row_28;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t1854) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1855 = (u64)t1844 * t1753;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1856 = t1751 + t1855;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1857 = (u64)t1758 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1858 = t1856 + t1857;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1858), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
    }
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1859 = t1757 + 12u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1860 = t1859 < t1754;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1861 = t1758 + 8u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1862 = t1861 < t1755;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1863 = t1860 & t1862;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1863) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1864 = t1859 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1865 = t1758 ^ t1864;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1866 = t1859 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1867 = t1865 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1868 = t1866 + t1867;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1869 = t1814 + t1868;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_29;
        u32 row_30;
        u32 row_31;
        u32 row_32;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t1869) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1870 = (u64)t1859 * t1753;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1871 = t1751 + t1870;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1872 = (u64)t1758 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1873 = t1871 + t1872;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1873), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
    }
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1874 = t1607 + first_row;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1875 = (u64)t23;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1876 = t1875 * lse_stride0;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1877 = t1876 * 4ull;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1878 = lse + t1877;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1879 = (u64)t1608;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1880 = t1879 * lse_stride1;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1881 = t1880 * 4ull;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1882 = t1878 + t1881;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1883 = 0ull * lse_stride2;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1884 = t1883 * 4ull;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1885 = t1882 + t1884;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1886 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const u32 t1887 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const bool t1888 = t1887 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    if (t1888) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1889 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_33 = t1874 + t1889;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists = row_33 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists) {
            const u64 t1892 = (u64)row_33 * t1886;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1893 = t1892 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1894 = t1885 + t1893;
#line 320 "fa-kernels/src/attention/softmax.rs"
            f32 t1895;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1895) : "f"(row_sum));
#line 320 "fa-kernels/src/attention/softmax.rs"
            f32 t1896;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1896) : "f"(row_max), "f"(scale_log2), "f"(t1895));
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t1896 * 0.6931472f;
#line 324 "fa-kernels/src/attention/softmax.rs"
            const bool t1898 = row_sum == 0.0f;
#line 324 "fa-kernels/src/attention/softmax.rs"
            const f32 t1899 = t1898 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1894), "f"(t1899) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1900 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1901 = t1874 + t1900;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_34 = t1901 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_2 = row_34 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_2) {
            const u64 t1904 = (u64)row_34 * t1886;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1905 = t1904 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1906 = t1885 + t1905;
#line 320 "fa-kernels/src/attention/softmax.rs"
            f32 t1907;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1907) : "f"(row_sum_2));
#line 320 "fa-kernels/src/attention/softmax.rs"
            f32 t1908;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1908) : "f"(row_max_2), "f"(scale_log2), "f"(t1907));
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t1908 * 0.6931472f;
#line 324 "fa-kernels/src/attention/softmax.rs"
            const bool t1910 = row_sum_2 == 0.0f;
#line 324 "fa-kernels/src/attention/softmax.rs"
            const f32 t1911 = t1910 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1906), "f"(t1911) : "memory");
        }
    }
}
