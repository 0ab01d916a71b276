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
    const u64 block_table /* u32 */,
    const u64 block_table_stride0,
    const u64 block_table_stride1,
    const u64 block_table_stride2,
    const u64 block_table_stride3,
    const u32 page_size,
    const u32 page_magic,
    const u32 page_shift,
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
#line 58 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t8 = heads_per_section * t7;
#line 58 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t9 = t5 / t8;
#line 58 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 first = t9 * heads_per_section;
    const u32 t11 = heads * batch;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t12 = t11 - first;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 heads_2 = t12 < heads_per_section ? t12 : heads_per_section;
    const u32 t14 = first * t7;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 rest = t5 - t14;
    const u32 t16 = rest % heads_2;
#line 61 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t17 = first + t16;
#line 61 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t18 = t7 - 1u;
#line 61 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t19 = rest / heads_2;
#line 61 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t20 = t18 - t19;
#line 65 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t21 = t20 << 6u;
#line 65 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t22 = t17 % heads;
#line 65 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t23 = t17 / heads;
#line 61 "fa-kernels/src/attention/options/cache.rs"
    const u64 t24 = (u64)t23;
#line 61 "fa-kernels/src/attention/options/cache.rs"
    const u64 t25 = t24 * seqused_k_stride0;
#line 61 "fa-kernels/src/attention/options/cache.rs"
    const u64 t26 = t25 * 4ull;
#line 61 "fa-kernels/src/attention/options/cache.rs"
    const u64 t27 = seqused_k + t26;
#line 61 "fa-kernels/src/attention/options/cache.rs"
    u32 t28;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t28) : "l"(t27) : "memory");
#line 71 "fa-kernels/src/attention/options/cache.rs"
    const u32 end_6 = t28 < seq_k ? t28 : seq_k;
#line 171 "fa-kernels/src/attention/options/paged.rs"
    const u64 t30 = (u64)t23;
#line 171 "fa-kernels/src/attention/options/paged.rs"
    const u64 t31 = t30 * block_table_stride0;
#line 171 "fa-kernels/src/attention/options/paged.rs"
    const u64 t32 = t31 * 4ull;
#line 171 "fa-kernels/src/attention/options/paged.rs"
    const u64 t33 = block_table + t32;
#line 171 "fa-kernels/src/attention/options/paged.rs"
    const u32 t34 = (u32)block_table_stride1;
#line 54 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t35 = t22 / group;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t36 = t21 + end_6;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t36 + 1u;
    const u32 t38 = end > seq_q ? end : seq_q;
#line 194 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t39 = t38 - seq_q;
#line 41 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_2 = t39 < end_6 ? t39 : end_6;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t41 = t21 + 63u;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t42 = t41 + end_6;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t42 + 1u;
    const u32 t44 = end_3 > seq_q ? end_3 : seq_q;
#line 194 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t45 = t44 - seq_q;
#line 41 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_4 = t45 < end_6 ? t45 : end_6;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t47 = end_4 + 63u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t48 = t47 >> 6u;
#line 230 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_5 = t48 > 1u ? t48 : 1u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t50 = end_2 >> 6u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t50 < end_5 ? t50 : end_5;
#line 237 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t52 = end_5 - whole;
#line 237 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t53 = t52 < end_5 ? t52 : end_5;
#line 51 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t55 = (u64)t23;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t56 = t55 * q_stride0;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t57 = t56 * 2ull;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t58 = q + t57;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t59 = (u64)t21;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t60 = t59 * q_stride1;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t61 = t60 * 2ull;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t62 = t58 + t61;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t63 = (u64)t22;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t64 = t63 * q_stride2;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t65 = t64 * 2ull;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t66 = t62 + t65;
    const u32 t67 = (u32)q_stride1;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t68 = t67 << 1u;
    const u32 t69 = thread >> 3u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t70 = thread & 7u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t71 = t69 & 7u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t72 = t70 ^ t71;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t73 = t69 << 7u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t74 = t72 << 4u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t75 = t73 + t74;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t76 = (u64)t69 * t68;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t77 = t66 + t76;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t78 = (u64)t70 * 16u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t79 = t77 + t78;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t80 = (u64)t68 * 16u;
    const u32 exist = seq_q - t21;
    const u32 t82 = head_dim >> 3u;
    const u32 t83 = smem_1 + t75;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t84 = (u64)0u * t68;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t85 = t79 + t84;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t86 = t85 + t80;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t87 = t86 + t80;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t88 = t87 + t80;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t89 = t69 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t90 = t70 < t82;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t91 = t89 & t90;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t92 = t91 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t83), "l"(t85), "r"(t92) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t93 = t69 + 16u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t94 = t93 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t95 = t70 < t82;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t96 = t94 & t95;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t97 = t96 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t83), "l"(t86), "r"(t97) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t98 = t69 + 32u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t99 = t98 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t100 = t70 < t82;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t101 = t99 & t100;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t102 = t101 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t83), "l"(t87), "r"(t102) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t103 = t69 + 48u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t104 = t103 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t105 = t70 < t82;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t106 = t104 & t105;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t107 = t106 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t83), "l"(t88), "r"(t107) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t108 = t85 + 128ull;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t109 = t69 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t110 = t70 + 8u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t111 = t110 < t82;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t112 = t109 & t111;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t113 = t112 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t83), "l"(t108), "r"(t113) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t114 = t86 + 128ull;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t115 = t69 + 16u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t116 = t115 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t117 = t70 + 8u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t118 = t117 < t82;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t119 = t116 & t118;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t120 = t119 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t83), "l"(t114), "r"(t120) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t121 = t87 + 128ull;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t122 = t69 + 32u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t123 = t122 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t124 = t70 + 8u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t125 = t124 < t82;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t126 = t123 & t125;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t127 = t126 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t83), "l"(t121), "r"(t127) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t128 = t88 + 128ull;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t129 = t69 + 48u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t130 = t129 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t131 = t70 + 8u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t132 = t131 < t82;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t133 = t130 & t132;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t134 = t133 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t83), "l"(t128), "r"(t134) : "memory");
#line 62 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t135 = smem_1 + 16384u;
#line 93 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t136 = t135 + 16384u;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t137 = 0ull * k_stride0;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t138 = t137 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t139 = k + t138;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t140 = 0ull * k_stride1;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t141 = t140 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t142 = t139 + t141;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t143 = (u64)t35;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t144 = t143 * k_stride2;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t145 = t144 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t146 = t142 + t145;
    const u32 t147 = (u32)k_stride1;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t148 = t147 << 1u;
    const u32 t149 = thread >> 3u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t150 = thread & 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t151 = t149 & 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t152 = t150 ^ t151;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t153 = t149 << 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t154 = t152 << 4u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t155 = t153 + t154;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t156 = (u64)t149 * t148;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t157 = t146 + t156;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t158 = (u64)t150 * 16u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t159 = t157 + t158;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t160 = (u64)t148 * 16u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t161 = (u32)k_stride0;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t162 = t161 << 1u;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t163 = 0ull * v_stride0;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t164 = t163 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t165 = v + t164;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t166 = 0ull * v_stride1;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t167 = t166 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t168 = t165 + t167;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t169 = (u64)t35;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t170 = t169 * v_stride2;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t171 = t170 * 2ull;
#line 101 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t172 = t168 + t171;
    const u32 t173 = (u32)v_stride1;
#line 102 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t174 = t173 << 1u;
    const u32 t175 = thread >> 3u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t176 = thread & 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t177 = t175 & 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t178 = t176 ^ t177;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t179 = t175 << 7u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t180 = t178 << 4u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t181 = t179 + t180;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t182 = (u64)t175 * t174;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t183 = t172 + t182;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t184 = (u64)t176 * 16u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t185 = t183 + t184;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t186 = (u64)t174 * 16u;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t187 = (u32)v_stride0;
#line 103 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t188 = t187 << 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t189 = end_5 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key = t189 << 6u;
    const u32 t191 = head_dim >> 3u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t192 = (u64)t150 * 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t193 = t135 + t155;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t194 = first_key + t149;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t195 = end_6 > 1u ? end_6 : 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t196 = t195 - 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t197 = t194 < t196 ? t194 : t196;
#line 70 "fa-kernels/src/attention/options/paged.rs"
    const u32 t198 = t197 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
    u32 t199;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t199) : "r"(t198), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
    const u32 index = t199 >> page_shift;
    const u64 t201 = (u64)index * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
    const u64 t202 = t201 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
    const u64 t203 = t33 + t202;
#line 71 "fa-kernels/src/attention/options/paged.rs"
    u32 page;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page) : "l"(t203) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
    const u32 t205 = index * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
    const u32 t206 = t197 - t205;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t207 = (u64)page * t162;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t208 = t146 + t207;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t209 = (u64)t206 * t148;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t210 = t208 + t209;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t211 = t210 + t192;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t212 = first_key + t149;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t213 = t212 + 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t214 = end_6 > 1u ? end_6 : 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t215 = t214 - 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t216 = t213 < t215 ? t213 : t215;
#line 70 "fa-kernels/src/attention/options/paged.rs"
    const u32 t217 = t216 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
    u32 t218;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t218) : "r"(t217), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_2 = t218 >> page_shift;
    const u64 t220 = (u64)index_2 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
    const u64 t221 = t220 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
    const u64 t222 = t33 + t221;
#line 71 "fa-kernels/src/attention/options/paged.rs"
    u32 page_2;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_2) : "l"(t222) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
    const u32 t224 = index_2 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
    const u32 t225 = t216 - t224;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t226 = (u64)page_2 * t162;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t227 = t146 + t226;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t228 = (u64)t225 * t148;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t229 = t227 + t228;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t230 = t229 + t192;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t231 = first_key + t149;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t232 = t231 + 32u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t233 = end_6 > 1u ? end_6 : 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t234 = t233 - 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t235 = t232 < t234 ? t232 : t234;
#line 70 "fa-kernels/src/attention/options/paged.rs"
    const u32 t236 = t235 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
    u32 t237;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t237) : "r"(t236), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_3 = t237 >> page_shift;
    const u64 t239 = (u64)index_3 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
    const u64 t240 = t239 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
    const u64 t241 = t33 + t240;
#line 71 "fa-kernels/src/attention/options/paged.rs"
    u32 page_3;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_3) : "l"(t241) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
    const u32 t243 = index_3 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
    const u32 t244 = t235 - t243;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t245 = (u64)page_3 * t162;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t246 = t146 + t245;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t247 = (u64)t244 * t148;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t248 = t246 + t247;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t249 = t248 + t192;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t250 = first_key + t149;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t251 = t250 + 48u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t252 = end_6 > 1u ? end_6 : 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t253 = t252 - 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t254 = t251 < t253 ? t251 : t253;
#line 70 "fa-kernels/src/attention/options/paged.rs"
    const u32 t255 = t254 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
    u32 t256;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t256) : "r"(t255), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_4 = t256 >> page_shift;
    const u64 t258 = (u64)index_4 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
    const u64 t259 = t258 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
    const u64 t260 = t33 + t259;
#line 71 "fa-kernels/src/attention/options/paged.rs"
    u32 page_4;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_4) : "l"(t260) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
    const u32 t262 = index_4 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
    const u32 t263 = t254 - t262;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t264 = (u64)page_4 * t162;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t265 = t146 + t264;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t266 = (u64)t263 * t148;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t267 = t265 + t266;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t268 = t267 + t192;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t269 = first_key + t149;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t270 = t269 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t271 = t150 < t191;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t272 = t270 & t271;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t273 = t272 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t193), "l"(t211), "r"(t273) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t274 = first_key + t149;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t275 = t274 + 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t276 = t275 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t277 = t150 < t191;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t278 = t276 & t277;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t279 = t278 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t193), "l"(t230), "r"(t279) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t280 = first_key + t149;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t281 = t280 + 32u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t282 = t281 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t283 = t150 < t191;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t284 = t282 & t283;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t285 = t284 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t193), "l"(t249), "r"(t285) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t286 = first_key + t149;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t287 = t286 + 48u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t288 = t287 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t289 = t150 < t191;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t290 = t288 & t289;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t291 = t290 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t193), "l"(t268), "r"(t291) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t292 = t211 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t293 = first_key + t149;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t294 = t293 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t295 = t150 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t296 = t295 < t191;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t297 = t294 & t296;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t298 = t297 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t193), "l"(t292), "r"(t298) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t299 = t230 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t300 = first_key + t149;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t301 = t300 + 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t302 = t301 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t303 = t150 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t304 = t303 < t191;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t305 = t302 & t304;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t306 = t305 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t193), "l"(t299), "r"(t306) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t307 = t249 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t308 = first_key + t149;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t309 = t308 + 32u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t310 = t309 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t311 = t150 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t312 = t311 < t191;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t313 = t310 & t312;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t314 = t313 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t193), "l"(t307), "r"(t314) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t315 = t268 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t316 = first_key + t149;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t317 = t316 + 48u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t318 = t317 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t319 = t150 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t320 = t319 < t191;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t321 = t318 & t320;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t322 = t321 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t193), "l"(t315), "r"(t322) : "memory");
#line 146 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 161 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t323 = end_5 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key_2 = t323 << 6u;
    const u32 t325 = head_dim >> 3u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t326 = (u64)t176 * 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t327 = t136 + t181;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t328 = first_key_2 + t175;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t329 = end_6 > 1u ? end_6 : 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t330 = t329 - 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t331 = t328 < t330 ? t328 : t330;
#line 70 "fa-kernels/src/attention/options/paged.rs"
    const u32 t332 = t331 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
    u32 t333;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t333) : "r"(t332), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_5 = t333 >> page_shift;
    const u64 t335 = (u64)index_5 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
    const u64 t336 = t335 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
    const u64 t337 = t33 + t336;
#line 71 "fa-kernels/src/attention/options/paged.rs"
    u32 page_5;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_5) : "l"(t337) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
    const u32 t339 = index_5 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
    const u32 t340 = t331 - t339;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t341 = (u64)page_5 * t188;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t342 = t172 + t341;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t343 = (u64)t340 * t174;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t344 = t342 + t343;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t345 = t344 + t326;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t346 = first_key_2 + t175;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t347 = t346 + 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t348 = end_6 > 1u ? end_6 : 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t349 = t348 - 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t350 = t347 < t349 ? t347 : t349;
#line 70 "fa-kernels/src/attention/options/paged.rs"
    const u32 t351 = t350 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
    u32 t352;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t352) : "r"(t351), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_6 = t352 >> page_shift;
    const u64 t354 = (u64)index_6 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
    const u64 t355 = t354 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
    const u64 t356 = t33 + t355;
#line 71 "fa-kernels/src/attention/options/paged.rs"
    u32 page_6;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_6) : "l"(t356) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
    const u32 t358 = index_6 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
    const u32 t359 = t350 - t358;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t360 = (u64)page_6 * t188;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t361 = t172 + t360;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t362 = (u64)t359 * t174;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t363 = t361 + t362;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t364 = t363 + t326;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t365 = first_key_2 + t175;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t366 = t365 + 32u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t367 = end_6 > 1u ? end_6 : 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t368 = t367 - 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t369 = t366 < t368 ? t366 : t368;
#line 70 "fa-kernels/src/attention/options/paged.rs"
    const u32 t370 = t369 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
    u32 t371;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t371) : "r"(t370), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_7 = t371 >> page_shift;
    const u64 t373 = (u64)index_7 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
    const u64 t374 = t373 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
    const u64 t375 = t33 + t374;
#line 71 "fa-kernels/src/attention/options/paged.rs"
    u32 page_7;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_7) : "l"(t375) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
    const u32 t377 = index_7 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
    const u32 t378 = t369 - t377;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t379 = (u64)page_7 * t188;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t380 = t172 + t379;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t381 = (u64)t378 * t174;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t382 = t380 + t381;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t383 = t382 + t326;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t384 = first_key_2 + t175;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t385 = t384 + 48u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t386 = end_6 > 1u ? end_6 : 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t387 = t386 - 1u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t388 = t385 < t387 ? t385 : t387;
#line 70 "fa-kernels/src/attention/options/paged.rs"
    const u32 t389 = t388 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
    u32 t390;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t390) : "r"(t389), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_8 = t390 >> page_shift;
    const u64 t392 = (u64)index_8 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
    const u64 t393 = t392 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
    const u64 t394 = t33 + t393;
#line 71 "fa-kernels/src/attention/options/paged.rs"
    u32 page_8;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_8) : "l"(t394) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
    const u32 t396 = index_8 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
    const u32 t397 = t388 - t396;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t398 = (u64)page_8 * t188;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t399 = t172 + t398;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t400 = (u64)t397 * t174;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t401 = t399 + t400;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t402 = t401 + t326;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t403 = first_key_2 + t175;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t404 = t403 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t405 = t176 < t325;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t406 = t404 & t405;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t407 = t406 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t327), "l"(t345), "r"(t407) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t408 = first_key_2 + t175;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t409 = t408 + 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t410 = t409 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t411 = t176 < t325;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t412 = t410 & t411;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t413 = t412 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t327), "l"(t364), "r"(t413) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t414 = first_key_2 + t175;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t415 = t414 + 32u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t416 = t415 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t417 = t176 < t325;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t418 = t416 & t417;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t419 = t418 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t327), "l"(t383), "r"(t419) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t420 = first_key_2 + t175;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t421 = t420 + 48u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t422 = t421 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t423 = t176 < t325;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t424 = t422 & t423;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t425 = t424 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t327), "l"(t402), "r"(t425) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t426 = t345 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t427 = first_key_2 + t175;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t428 = t427 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t429 = t176 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t430 = t429 < t325;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t431 = t428 & t430;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t432 = t431 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t327), "l"(t426), "r"(t432) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t433 = t364 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t434 = first_key_2 + t175;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t435 = t434 + 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t436 = t435 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t437 = t176 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t438 = t437 < t325;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t439 = t436 & t438;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t440 = t439 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t327), "l"(t433), "r"(t440) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t441 = t383 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t442 = first_key_2 + t175;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t443 = t442 + 32u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t444 = t443 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t445 = t176 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t446 = t445 < t325;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t447 = t444 & t446;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t448 = t447 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t327), "l"(t441), "r"(t448) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t449 = t402 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t450 = first_key_2 + t175;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t451 = t450 + 48u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t452 = t451 < end_6;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t453 = t176 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t454 = t453 < t325;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t455 = t452 & t454;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t456 = t455 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t327), "l"(t449), "r"(t456) : "memory");
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t457 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t458 = first_row + t457;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t459 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t460 = t458 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t461 = t459 ^ t460;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t462 = t458 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t463 = t461 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t464 = t462 + t463;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t465 = smem_1 + t464;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t466 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t467 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t468 = t467 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t469 = t466 + t468;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t470 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t471 = t470 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t472 = t469 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t473 = t471 ^ t472;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t474 = t469 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t475 = t473 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t476 = t474 + t475;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t477 = lane & 15u;
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
#line 100 "fa-kernels/src/attention/softmax.rs"
    f32 row_max = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
    f32 row_max_2 = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
    f32 row_sum = 0.0f;
#line 100 "fa-kernels/src/attention/softmax.rs"
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
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_2 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_3 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_4 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_5 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_6 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_7 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_8 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_9 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_10 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_11 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_12 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_13 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_14 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_15 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_16 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_17 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_18 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_19 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_20 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_21 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_22 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_23 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_24 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_25 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_26 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_27 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_28 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_29 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_30 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_31 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
    f32 s_32 = 0.0f;
#line 137 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t484;
    asm volatile("mov.b32 %0, %1;" : "=r"(t484) : "r"(t476));
#line 137 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t485 = t484 ^ 32u;
#line 137 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t486 = t484 ^ 64u;
#line 137 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t487 = t484 ^ 96u;
    const u32 t488 = t135 + t484;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t489;
    asm volatile("mov.b32 %0, %1;" : "=r"(t489) : "r"(t465));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t489) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t488) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t488) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t488) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t488) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t490 = t135 + t485;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t491;
    asm volatile("mov.b32 %0, %1;" : "=r"(t491) : "r"(t465));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t492 = t491 ^ 32u;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t492) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t490) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t490) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_33;
    u32 m_34;
    u32 m_35;
    u32 m_36;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t490) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_37;
    u32 m_38;
    u32 m_39;
    u32 m_40;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t490) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t493 = t135 + t486;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t494;
    asm volatile("mov.b32 %0, %1;" : "=r"(t494) : "r"(t465));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t495 = t494 ^ 64u;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_41;
    u32 m_42;
    u32 m_43;
    u32 m_44;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t495) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_45;
    u32 m_46;
    u32 m_47;
    u32 m_48;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t493) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_49;
    u32 m_50;
    u32 m_51;
    u32 m_52;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t493) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_53;
    u32 m_54;
    u32 m_55;
    u32 m_56;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t493) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_57;
    u32 m_58;
    u32 m_59;
    u32 m_60;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t493) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t496 = t135 + t487;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t497;
    asm volatile("mov.b32 %0, %1;" : "=r"(t497) : "r"(t465));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t498 = t497 ^ 96u;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_61;
    u32 m_62;
    u32 m_63;
    u32 m_64;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t498) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_65;
    u32 m_66;
    u32 m_67;
    u32 m_68;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t496) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_69;
    u32 m_70;
    u32 m_71;
    u32 m_72;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t496) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_73;
    u32 m_74;
    u32 m_75;
    u32 m_76;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t496) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_77;
    u32 m_78;
    u32 m_79;
    u32 m_80;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t496) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t499;
    asm volatile("mov.b32 %0, %1;" : "=r"(t499) : "r"(t465));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_81;
    u32 m_82;
    u32 m_83;
    u32 m_84;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t499) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_85;
    u32 m_86;
    u32 m_87;
    u32 m_88;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t488) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_89;
    u32 m_90;
    u32 m_91;
    u32 m_92;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t488) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_93;
    u32 m_94;
    u32 m_95;
    u32 m_96;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t488) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_97;
    u32 m_98;
    u32 m_99;
    u32 m_100;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t488) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t500;
    asm volatile("mov.b32 %0, %1;" : "=r"(t500) : "r"(t465));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t501 = t500 ^ 32u;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_101;
    u32 m_102;
    u32 m_103;
    u32 m_104;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t501) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_105;
    u32 m_106;
    u32 m_107;
    u32 m_108;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t490) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_109;
    u32 m_110;
    u32 m_111;
    u32 m_112;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t490) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_113;
    u32 m_114;
    u32 m_115;
    u32 m_116;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t490) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_117;
    u32 m_118;
    u32 m_119;
    u32 m_120;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t490) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t502;
    asm volatile("mov.b32 %0, %1;" : "=r"(t502) : "r"(t465));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t503 = t502 ^ 64u;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_121;
    u32 m_122;
    u32 m_123;
    u32 m_124;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t503) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_125;
    u32 m_126;
    u32 m_127;
    u32 m_128;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t493) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_129;
    u32 m_130;
    u32 m_131;
    u32 m_132;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t493) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_133;
    u32 m_134;
    u32 m_135;
    u32 m_136;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t493) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_137;
    u32 m_138;
    u32 m_139;
    u32 m_140;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t493) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t504;
    asm volatile("mov.b32 %0, %1;" : "=r"(t504) : "r"(t465));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t505 = t504 ^ 96u;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_141;
    u32 m_142;
    u32 m_143;
    u32 m_144;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t505) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_145;
    u32 m_146;
    u32 m_147;
    u32 m_148;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t496) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_149;
    u32 m_150;
    u32 m_151;
    u32 m_152;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t496) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_153;
    u32 m_154;
    u32 m_155;
    u32 m_156;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t496) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_157;
    u32 m_158;
    u32 m_159;
    u32 m_160;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t496) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 180 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 183 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t506 = 1u < end_5;
#line 183 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t506) {
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t507 = end_5 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t508 = t507 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = t508 << 6u;
        const u32 t510 = head_dim >> 3u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t511 = (u64)t150 * 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t512 = t135 + t155;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t513 = first_key_3 + t149;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 t514 = t513 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 t515;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t515) : "r"(t514), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_9 = t515 >> page_shift;
        const u64 t517 = (u64)index_9 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t518 = t517 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t519 = t33 + t518;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        u32 page_9;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_9) : "l"(t519) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t521 = index_9 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t522 = t513 - t521;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t523 = (u64)page_9 * t162;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t524 = t146 + t523;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t525 = (u64)t522 * t148;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t526 = t524 + t525;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t527 = t526 + t511;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t528 = first_key_3 + t149;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t529 = t528 + 16u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 t530 = t529 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 t531;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t531) : "r"(t530), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_10 = t531 >> page_shift;
        const u64 t533 = (u64)index_10 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t534 = t533 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t535 = t33 + t534;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        u32 page_10;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_10) : "l"(t535) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t537 = index_10 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t538 = t529 - t537;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t539 = (u64)page_10 * t162;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t540 = t146 + t539;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t541 = (u64)t538 * t148;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t542 = t540 + t541;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t543 = t542 + t511;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t544 = first_key_3 + t149;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t545 = t544 + 32u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 t546 = t545 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 t547;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t547) : "r"(t546), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_11 = t547 >> page_shift;
        const u64 t549 = (u64)index_11 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t550 = t549 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t551 = t33 + t550;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        u32 page_11;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_11) : "l"(t551) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t553 = index_11 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t554 = t545 - t553;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t555 = (u64)page_11 * t162;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t556 = t146 + t555;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t557 = (u64)t554 * t148;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t558 = t556 + t557;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t559 = t558 + t511;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t560 = first_key_3 + t149;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t561 = t560 + 48u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 t562 = t561 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 t563;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t563) : "r"(t562), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_12 = t563 >> page_shift;
        const u64 t565 = (u64)index_12 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t566 = t565 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t567 = t33 + t566;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        u32 page_12;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_12) : "l"(t567) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t569 = index_12 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t570 = t561 - t569;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t571 = (u64)page_12 * t162;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t572 = t146 + t571;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t573 = (u64)t570 * t148;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t574 = t572 + t573;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t575 = t574 + t511;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t576 = t150 < t510;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t577 = t576 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t512), "l"(t527), "r"(t577) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t578 = t150 < t510;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t579 = t578 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t512), "l"(t543), "r"(t579) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t580 = t150 < t510;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t581 = t580 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t512), "l"(t559), "r"(t581) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t582 = t150 < t510;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t583 = t582 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t512), "l"(t575), "r"(t583) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t584 = t527 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t585 = t150 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t586 = t585 < t510;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t587 = t586 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t512), "l"(t584), "r"(t587) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t588 = t543 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t589 = t150 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t590 = t589 < t510;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t591 = t590 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t512), "l"(t588), "r"(t591) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t592 = t559 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t593 = t150 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t594 = t593 < t510;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t595 = t594 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t512), "l"(t592), "r"(t595) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t596 = t575 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t597 = t150 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t598 = t597 < t510;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t599 = t598 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t512), "l"(t596), "r"(t599) : "memory");
    }
#line 186 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t600 = end_5 - 1u;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_4 = t600 << 6u;
#line 156 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t602 = t21 + first_row;
#line 156 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t602));
#line 30 "fa-kernels/src/attention/mask.rs"
    const u32 t604 = lane & 3u;
#line 30 "fa-kernels/src/attention/mask.rs"
    const u32 t605 = t604 << 1u;
#line 30 "fa-kernels/src/attention/mask.rs"
    const u32 column = first_key_4 + t605;
#line 25 "fa-kernels/src/attention/options/rows.rs"
    const u32 t607 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
    const u32 t608 = first_query + t607;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t609 = t608 + end_6;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_7 = t609 + 1u;
    const u32 t611 = end_7 > seq_q ? end_7 : seq_q;
#line 194 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t612 = t611 - seq_q;
#line 41 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_8 = t612 < end_6 ? t612 : end_6;
#line 65 "fa-kernels/src/attention/mask.rs"
    const u32 t614 = end_8 > column ? end_8 : column;
#line 65 "fa-kernels/src/attention/mask.rs"
    const u32 end_9 = t614 - column;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible = 0u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t617 = visible ? s : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s = t617;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_2 = 1u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t619 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_2 = t619;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_3 = 8u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t621 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_5 = t621;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_4 = 9u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t623 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_6 = t623;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_5 = 16u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t625 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_9 = t625;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_6 = 17u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t627 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_10 = t627;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_7 = 24u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t629 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_13 = t629;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_8 = 25u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t631 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_14 = t631;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_9 = 32u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t633 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_17 = t633;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_10 = 33u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t635 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_18 = t635;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_11 = 40u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t637 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_21 = t637;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_12 = 41u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t639 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_22 = t639;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_13 = 48u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t641 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_25 = t641;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_14 = 49u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t643 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_26 = t643;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_15 = 56u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t645 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_29 = t645;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_16 = 57u < end_9;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t647 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_30 = t647;
#line 25 "fa-kernels/src/attention/options/rows.rs"
    const u32 t648 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
    const u32 t649 = first_query + t648;
#line 25 "fa-kernels/src/attention/options/rows.rs"
    const u32 t650 = t649 + 8u;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t651 = t650 + end_6;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_10 = t651 + 1u;
    const u32 t653 = end_10 > seq_q ? end_10 : seq_q;
#line 194 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t654 = t653 - seq_q;
#line 41 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_11 = t654 < end_6 ? t654 : end_6;
#line 65 "fa-kernels/src/attention/mask.rs"
    const u32 t656 = end_11 > column ? end_11 : column;
#line 65 "fa-kernels/src/attention/mask.rs"
    const u32 end_12 = t656 - column;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_17 = 0u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t659 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_3 = t659;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_18 = 1u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t661 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_4 = t661;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_19 = 8u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t663 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_7 = t663;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_20 = 9u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t665 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_8 = t665;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_21 = 16u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t667 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_11 = t667;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_22 = 17u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t669 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_12 = t669;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_23 = 24u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t671 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_15 = t671;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_24 = 25u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t673 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_16 = t673;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_25 = 32u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t675 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_19 = t675;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_26 = 33u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t677 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_20 = t677;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_27 = 40u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t679 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_23 = t679;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_28 = 41u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t681 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_24 = t681;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_29 = 48u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t683 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_27 = t683;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_30 = 49u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t685 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_28 = t685;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_31 = 56u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t687 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_31 = t687;
#line 54 "fa-kernels/src/attention/mask.rs"
    const bool visible_32 = 57u < end_12;
#line 45 "fa-kernels/src/attention/mask.rs"
    const f32 t689 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
    s_32 = t689;
#line 141 "fa-kernels/src/attention/softmax.rs"
    const f32 old = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t691;
    asm("max.f32 %0, %1, %2;" : "=f"(t691) : "f"(old), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t692;
    asm("max.f32 %0, %1, %2;" : "=f"(t692) : "f"(t691), "f"(s_2));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t693;
    asm("max.f32 %0, %1, %2;" : "=f"(t693) : "f"(t692), "f"(s_5));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t694;
    asm("max.f32 %0, %1, %2;" : "=f"(t694) : "f"(t693), "f"(s_6));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t695;
    asm("max.f32 %0, %1, %2;" : "=f"(t695) : "f"(t694), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t696;
    asm("max.f32 %0, %1, %2;" : "=f"(t696) : "f"(t695), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t697;
    asm("max.f32 %0, %1, %2;" : "=f"(t697) : "f"(t696), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t698;
    asm("max.f32 %0, %1, %2;" : "=f"(t698) : "f"(t697), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t699;
    asm("max.f32 %0, %1, %2;" : "=f"(t699) : "f"(t698), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t700;
    asm("max.f32 %0, %1, %2;" : "=f"(t700) : "f"(t699), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t701;
    asm("max.f32 %0, %1, %2;" : "=f"(t701) : "f"(t700), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t702;
    asm("max.f32 %0, %1, %2;" : "=f"(t702) : "f"(t701), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t703;
    asm("max.f32 %0, %1, %2;" : "=f"(t703) : "f"(t702), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t704;
    asm("max.f32 %0, %1, %2;" : "=f"(t704) : "f"(t703), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t705;
    asm("max.f32 %0, %1, %2;" : "=f"(t705) : "f"(t704), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t706;
    asm("max.f32 %0, %1, %2;" : "=f"(t706) : "f"(t705), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t707;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t707) : "f"(t706));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair;
    asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t706), "f"(t707));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t709;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t709) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t709));
#line 172 "fa-kernels/src/attention/softmax.rs"
    const bool none = new_1 == __uint_as_float(0xff800000u);
    const f32 t712 = new_1 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
    const f32 reference = none ? 0.0f : t712;
#line 144 "fa-kernels/src/attention/softmax.rs"
    const f32 t714 = -reference;
#line 144 "fa-kernels/src/attention/softmax.rs"
    f32 t715;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t715) : "f"(old), "f"(scale_log2), "f"(t714));
#line 144 "fa-kernels/src/attention/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t715));
#line 145 "fa-kernels/src/attention/softmax.rs"
    row_max = new_1;
#line 187 "fa-kernels/src/attention/softmax.rs"
    const f32 t717 = row_sum * rescale;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t718 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t718));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t720;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t720) : "f"(exponent));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s = t720;
    const f32 t721 = t717 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t722 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t722));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t724;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t724) : "f"(exponent_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_2 = t724;
    const f32 t725 = t721 + s_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t726 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_3;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t726));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t728;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t728) : "f"(exponent_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_5 = t728;
    const f32 t729 = t725 + s_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t730 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_4;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t730));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t732;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t732) : "f"(exponent_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_6 = t732;
    const f32 t733 = t729 + s_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t734 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_5;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t734));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t736;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t736) : "f"(exponent_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_9 = t736;
    const f32 t737 = t733 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t738 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_6;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t738));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t740;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t740) : "f"(exponent_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_10 = t740;
    const f32 t741 = t737 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t742 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_7;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t742));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t744;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t744) : "f"(exponent_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_13 = t744;
    const f32 t745 = t741 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t746 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_8;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t746));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t748;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t748) : "f"(exponent_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_14 = t748;
    const f32 t749 = t745 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t750 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_9;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t750));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t752;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t752) : "f"(exponent_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_17 = t752;
    const f32 t753 = t749 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t754 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_10;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t754));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t756;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t756) : "f"(exponent_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_18 = t756;
    const f32 t757 = t753 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t758 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_11;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t758));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t760;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t760) : "f"(exponent_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_21 = t760;
    const f32 t761 = t757 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t762 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_12;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t762));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t764;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t764) : "f"(exponent_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_22 = t764;
    const f32 t765 = t761 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t766 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_13;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t766));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t768;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t768) : "f"(exponent_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_25 = t768;
    const f32 t769 = t765 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t770 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_14;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t770));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t772;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t772) : "f"(exponent_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_26 = t772;
    const f32 t773 = t769 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t774 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_15;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t774));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t776;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t776) : "f"(exponent_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_29 = t776;
    const f32 t777 = t773 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t778 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_16;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t778));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t780;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t780) : "f"(exponent_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_30 = t780;
    const f32 t781 = t777 + s_30;
#line 193 "fa-kernels/src/attention/softmax.rs"
    row_sum = t781;
#line 141 "fa-kernels/src/attention/softmax.rs"
    const f32 old_2 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t783;
    asm("max.f32 %0, %1, %2;" : "=f"(t783) : "f"(old_2), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t784;
    asm("max.f32 %0, %1, %2;" : "=f"(t784) : "f"(t783), "f"(s_4));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t785;
    asm("max.f32 %0, %1, %2;" : "=f"(t785) : "f"(t784), "f"(s_7));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t786;
    asm("max.f32 %0, %1, %2;" : "=f"(t786) : "f"(t785), "f"(s_8));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t787;
    asm("max.f32 %0, %1, %2;" : "=f"(t787) : "f"(t786), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t788;
    asm("max.f32 %0, %1, %2;" : "=f"(t788) : "f"(t787), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t789;
    asm("max.f32 %0, %1, %2;" : "=f"(t789) : "f"(t788), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t790;
    asm("max.f32 %0, %1, %2;" : "=f"(t790) : "f"(t789), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t791;
    asm("max.f32 %0, %1, %2;" : "=f"(t791) : "f"(t790), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t792;
    asm("max.f32 %0, %1, %2;" : "=f"(t792) : "f"(t791), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t793;
    asm("max.f32 %0, %1, %2;" : "=f"(t793) : "f"(t792), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t794;
    asm("max.f32 %0, %1, %2;" : "=f"(t794) : "f"(t793), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t795;
    asm("max.f32 %0, %1, %2;" : "=f"(t795) : "f"(t794), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t796;
    asm("max.f32 %0, %1, %2;" : "=f"(t796) : "f"(t795), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t797;
    asm("max.f32 %0, %1, %2;" : "=f"(t797) : "f"(t796), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t798;
    asm("max.f32 %0, %1, %2;" : "=f"(t798) : "f"(t797), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t799;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t799) : "f"(t798));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_2;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t798), "f"(t799));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t801;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t801) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t801));
#line 172 "fa-kernels/src/attention/softmax.rs"
    const bool none_2 = new_2 == __uint_as_float(0xff800000u);
    const f32 t804 = new_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
    const f32 reference_2 = none_2 ? 0.0f : t804;
#line 144 "fa-kernels/src/attention/softmax.rs"
    const f32 t806 = -reference_2;
#line 144 "fa-kernels/src/attention/softmax.rs"
    f32 t807;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t807) : "f"(old_2), "f"(scale_log2), "f"(t806));
#line 144 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t807));
#line 145 "fa-kernels/src/attention/softmax.rs"
    row_max_2 = new_2;
#line 187 "fa-kernels/src/attention/softmax.rs"
    const f32 t809 = row_sum_2 * rescale_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t810 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_17;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t810));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t812;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t812) : "f"(exponent_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_3 = t812;
    const f32 t813 = t809 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t814 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_18;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t814));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t816;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t816) : "f"(exponent_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_4 = t816;
    const f32 t817 = t813 + s_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t818 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_19;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t818));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t820;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t820) : "f"(exponent_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_7 = t820;
    const f32 t821 = t817 + s_7;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t822 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_20;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t822));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t824;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t824) : "f"(exponent_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_8 = t824;
    const f32 t825 = t821 + s_8;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t826 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_21;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t826));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t828;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t828) : "f"(exponent_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_11 = t828;
    const f32 t829 = t825 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t830 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_22;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t830));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t832;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t832) : "f"(exponent_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_12 = t832;
    const f32 t833 = t829 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t834 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_23;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t834));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t836;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t836) : "f"(exponent_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_15 = t836;
    const f32 t837 = t833 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t838 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_24;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t838));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t840;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t840) : "f"(exponent_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_16 = t840;
    const f32 t841 = t837 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t842 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_25;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t842));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t844;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t844) : "f"(exponent_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_19 = t844;
    const f32 t845 = t841 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t846 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_26;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t846));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t848;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t848) : "f"(exponent_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_20 = t848;
    const f32 t849 = t845 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t850 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_27;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t850));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t852;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t852) : "f"(exponent_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_23 = t852;
    const f32 t853 = t849 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t854 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_28;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t854));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t856;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t856) : "f"(exponent_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_24 = t856;
    const f32 t857 = t853 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t858 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_29;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t858));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t860;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t860) : "f"(exponent_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_27 = t860;
    const f32 t861 = t857 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t862 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_30;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t862));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t864;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t864) : "f"(exponent_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_28 = t864;
    const f32 t865 = t861 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t866 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_31;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t866));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t868;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t868) : "f"(exponent_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_31 = t868;
    const f32 t869 = t865 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t870 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_32;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t870));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t872;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t872) : "f"(exponent_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_32 = t872;
    const f32 t873 = t869 + s_32;
#line 193 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t873;
#line 96 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t874;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t874) : "f"(s), "f"(s_2));
#line 96 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t875;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t875) : "f"(s_3), "f"(s_4));
#line 96 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t876;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t876) : "f"(s_5), "f"(s_6));
#line 96 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t877;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t877) : "f"(s_7), "f"(s_8));
#line 96 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t878;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t878) : "f"(s_9), "f"(s_10));
#line 96 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t879;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t879) : "f"(s_11), "f"(s_12));
#line 96 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t880;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t880) : "f"(s_13), "f"(s_14));
#line 96 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t881;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t881) : "f"(s_15), "f"(s_16));
#line 96 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t882;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t882) : "f"(s_17), "f"(s_18));
#line 96 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t883;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t883) : "f"(s_19), "f"(s_20));
#line 96 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t884;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t884) : "f"(s_21), "f"(s_22));
#line 96 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t885;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t885) : "f"(s_23), "f"(s_24));
#line 96 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t886;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t886) : "f"(s_25), "f"(s_26));
#line 96 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t887;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t887) : "f"(s_27), "f"(s_28));
#line 96 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t888;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t888) : "f"(s_29), "f"(s_30));
#line 96 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t889;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t889) : "f"(s_31), "f"(s_32));
#line 146 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t890;
    asm volatile("mov.b32 %0, %1;" : "=r"(t890) : "r"(t483));
#line 146 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t891 = t890 ^ 32u;
#line 146 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t892 = t890 ^ 64u;
#line 146 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t893 = t890 ^ 96u;
    const u32 t894 = t136 + t890;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t895 = t136 + t891;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t896 = t136 + t892;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t897 = t136 + t893;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_161;
    u32 m_162;
    u32 m_163;
    u32 m_164;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t894) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t874), "r"(t875), "r"(t876), "r"(t877), "r"(m_161), "r"(m_162));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t874), "r"(t875), "r"(t876), "r"(t877), "r"(m_163), "r"(m_164));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_165;
    u32 m_166;
    u32 m_167;
    u32 m_168;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t895) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t874), "r"(t875), "r"(t876), "r"(t877), "r"(m_165), "r"(m_166));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t874), "r"(t875), "r"(t876), "r"(t877), "r"(m_167), "r"(m_168));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_169;
    u32 m_170;
    u32 m_171;
    u32 m_172;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t896) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t874), "r"(t875), "r"(t876), "r"(t877), "r"(m_169), "r"(m_170));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t874), "r"(t875), "r"(t876), "r"(t877), "r"(m_171), "r"(m_172));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_173;
    u32 m_174;
    u32 m_175;
    u32 m_176;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t897) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t874), "r"(t875), "r"(t876), "r"(t877), "r"(m_173), "r"(m_174));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t874), "r"(t875), "r"(t876), "r"(t877), "r"(m_175), "r"(m_176));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_177;
    u32 m_178;
    u32 m_179;
    u32 m_180;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t894) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t874), "r"(t875), "r"(t876), "r"(t877), "r"(m_177), "r"(m_178));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t874), "r"(t875), "r"(t876), "r"(t877), "r"(m_179), "r"(m_180));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_181;
    u32 m_182;
    u32 m_183;
    u32 m_184;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t895) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t874), "r"(t875), "r"(t876), "r"(t877), "r"(m_181), "r"(m_182));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t874), "r"(t875), "r"(t876), "r"(t877), "r"(m_183), "r"(m_184));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_185;
    u32 m_186;
    u32 m_187;
    u32 m_188;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t896) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t874), "r"(t875), "r"(t876), "r"(t877), "r"(m_185), "r"(m_186));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t874), "r"(t875), "r"(t876), "r"(t877), "r"(m_187), "r"(m_188));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_189;
    u32 m_190;
    u32 m_191;
    u32 m_192;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t897) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t874), "r"(t875), "r"(t876), "r"(t877), "r"(m_189), "r"(m_190));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t874), "r"(t875), "r"(t876), "r"(t877), "r"(m_191), "r"(m_192));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_193;
    u32 m_194;
    u32 m_195;
    u32 m_196;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t894) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_193), "r"(m_194));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_195), "r"(m_196));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_197;
    u32 m_198;
    u32 m_199;
    u32 m_200;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t895) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_197), "r"(m_198));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_199), "r"(m_200));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_201;
    u32 m_202;
    u32 m_203;
    u32 m_204;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t896) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_201), "r"(m_202));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_203), "r"(m_204));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_205;
    u32 m_206;
    u32 m_207;
    u32 m_208;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t897) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_205), "r"(m_206));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_207), "r"(m_208));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_209;
    u32 m_210;
    u32 m_211;
    u32 m_212;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t894) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_209), "r"(m_210));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_211), "r"(m_212));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_213;
    u32 m_214;
    u32 m_215;
    u32 m_216;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t895) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_213), "r"(m_214));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_215), "r"(m_216));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_217;
    u32 m_218;
    u32 m_219;
    u32 m_220;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t896) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_217), "r"(m_218));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_219), "r"(m_220));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_221;
    u32 m_222;
    u32 m_223;
    u32 m_224;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t897) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_221), "r"(m_222));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t878), "r"(t879), "r"(t880), "r"(t881), "r"(m_223), "r"(m_224));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_225;
    u32 m_226;
    u32 m_227;
    u32 m_228;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t894) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_225), "r"(m_226));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_227), "r"(m_228));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_229;
    u32 m_230;
    u32 m_231;
    u32 m_232;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t895) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_229), "r"(m_230));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_231), "r"(m_232));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_233;
    u32 m_234;
    u32 m_235;
    u32 m_236;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t896) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_233), "r"(m_234));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_235), "r"(m_236));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_237;
    u32 m_238;
    u32 m_239;
    u32 m_240;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t897) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_237), "r"(m_238));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_239), "r"(m_240));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_241;
    u32 m_242;
    u32 m_243;
    u32 m_244;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t894) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_241), "r"(m_242));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_243), "r"(m_244));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_245;
    u32 m_246;
    u32 m_247;
    u32 m_248;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t895) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_245), "r"(m_246));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_247), "r"(m_248));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_249;
    u32 m_250;
    u32 m_251;
    u32 m_252;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t896) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_249), "r"(m_250));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_251), "r"(m_252));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_253;
    u32 m_254;
    u32 m_255;
    u32 m_256;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t897) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_253), "r"(m_254));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t882), "r"(t883), "r"(t884), "r"(t885), "r"(m_255), "r"(m_256));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_257;
    u32 m_258;
    u32 m_259;
    u32 m_260;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t894) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_257), "r"(m_258));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_259), "r"(m_260));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_261;
    u32 m_262;
    u32 m_263;
    u32 m_264;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t895) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_261), "r"(m_262));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_263), "r"(m_264));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_265;
    u32 m_266;
    u32 m_267;
    u32 m_268;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t896) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_265), "r"(m_266));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_267), "r"(m_268));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_269;
    u32 m_270;
    u32 m_271;
    u32 m_272;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t897) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_269), "r"(m_270));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_271), "r"(m_272));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_273;
    u32 m_274;
    u32 m_275;
    u32 m_276;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t894) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_273), "r"(m_274));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_275), "r"(m_276));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_277;
    u32 m_278;
    u32 m_279;
    u32 m_280;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t895) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_277), "r"(m_278));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_279), "r"(m_280));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_281;
    u32 m_282;
    u32 m_283;
    u32 m_284;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t896) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_281), "r"(m_282));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_283), "r"(m_284));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_285;
    u32 m_286;
    u32 m_287;
    u32 m_288;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t897) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_285), "r"(m_286));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t886), "r"(t887), "r"(t888), "r"(t889), "r"(m_287), "r"(m_288));
#line 72 "fa-kernels/src/attention/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i = 1u; i < end_5; i += 1u) {
#line 161 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t898 = end_5 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t899 = t898 - i;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_5 = t899 << 6u;
        const u32 t901 = head_dim >> 3u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t902 = (u64)t176 * 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t903 = t136 + t181;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t904 = first_key_5 + t175;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 t905 = t904 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 t906;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t906) : "r"(t905), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_13 = t906 >> page_shift;
        const u64 t908 = (u64)index_13 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t909 = t908 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t910 = t33 + t909;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        u32 page_13;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_13) : "l"(t910) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t912 = index_13 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t913 = t904 - t912;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t914 = (u64)page_13 * t188;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t915 = t172 + t914;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t916 = (u64)t913 * t174;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t917 = t915 + t916;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t918 = t917 + t902;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t919 = first_key_5 + t175;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t920 = t919 + 16u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 t921 = t920 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 t922;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t922) : "r"(t921), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_14 = t922 >> page_shift;
        const u64 t924 = (u64)index_14 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t925 = t924 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t926 = t33 + t925;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        u32 page_14;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_14) : "l"(t926) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t928 = index_14 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t929 = t920 - t928;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t930 = (u64)page_14 * t188;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t931 = t172 + t930;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t932 = (u64)t929 * t174;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t933 = t931 + t932;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t934 = t933 + t902;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t935 = first_key_5 + t175;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t936 = t935 + 32u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 t937 = t936 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 t938;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t938) : "r"(t937), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_15 = t938 >> page_shift;
        const u64 t940 = (u64)index_15 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t941 = t940 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t942 = t33 + t941;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        u32 page_15;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_15) : "l"(t942) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t944 = index_15 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t945 = t936 - t944;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t946 = (u64)page_15 * t188;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t947 = t172 + t946;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t948 = (u64)t945 * t174;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t949 = t947 + t948;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t950 = t949 + t902;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t951 = first_key_5 + t175;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t952 = t951 + 48u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 t953 = t952 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
        u32 t954;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t954) : "r"(t953), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_16 = t954 >> page_shift;
        const u64 t956 = (u64)index_16 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t957 = t956 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        const u64 t958 = t33 + t957;
#line 71 "fa-kernels/src/attention/options/paged.rs"
        u32 page_16;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_16) : "l"(t958) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t960 = index_16 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
        const u32 t961 = t952 - t960;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t962 = (u64)page_16 * t188;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t963 = t172 + t962;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t964 = (u64)t961 * t174;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t965 = t963 + t964;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t966 = t965 + t902;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t967 = t176 < t901;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t968 = t967 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t903), "l"(t918), "r"(t968) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t969 = t176 < t901;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t970 = t969 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t903), "l"(t934), "r"(t970) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t971 = t176 < t901;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t972 = t971 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t903), "l"(t950), "r"(t972) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t973 = t176 < t901;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t974 = t973 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t903), "l"(t966), "r"(t974) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t975 = t918 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t976 = t176 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t977 = t976 < t901;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t978 = t977 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t903), "l"(t975), "r"(t978) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t979 = t934 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t980 = t176 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t981 = t980 < t901;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t982 = t981 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t903), "l"(t979), "r"(t982) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t983 = t950 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t984 = t176 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t985 = t984 < t901;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t986 = t985 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t903), "l"(t983), "r"(t986) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t987 = t966 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t988 = t176 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t989 = t988 < t901;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t990 = t989 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t903), "l"(t987), "r"(t990) : "memory");
#line 165 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_33 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_34 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_35 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_36 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_37 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_38 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_39 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_40 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_41 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_42 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_43 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_44 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_45 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_46 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_47 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_48 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_49 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_50 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_51 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_52 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_53 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_54 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_55 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_56 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_57 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_58 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_59 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_60 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_61 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_62 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_63 = 0.0f;
#line 135 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_64 = 0.0f;
#line 137 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t991;
        asm volatile("mov.b32 %0, %1;" : "=r"(t991) : "r"(t476));
#line 137 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t992 = t991 ^ 32u;
#line 137 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t993 = t991 ^ 64u;
#line 137 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t994 = t991 ^ 96u;
        const u32 t995 = t135 + t991;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t996;
        asm volatile("mov.b32 %0, %1;" : "=r"(t996) : "r"(t465));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t996) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t995) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t995) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t995) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t995) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t997 = t135 + t992;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t998;
        asm volatile("mov.b32 %0, %1;" : "=r"(t998) : "r"(t465));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t999 = t998 ^ 32u;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t999) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t997) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t997) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t997) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t997) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1000 = t135 + t993;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1001;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1001) : "r"(t465));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1002 = t1001 ^ 64u;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1002) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1000) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1000) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1000) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1000) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1003 = t135 + t994;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1004;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1004) : "r"(t465));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1005 = t1004 ^ 96u;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1005) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1003) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1003) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1003) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1003) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1006;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1006) : "r"(t465));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1006) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t995) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_373), "r"(m_374));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_375), "r"(m_376));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t995) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_377), "r"(m_378));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_379), "r"(m_380));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t995) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_381), "r"(m_382));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_383), "r"(m_384));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t995) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_385), "r"(m_386));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_387), "r"(m_388));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1007;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1007) : "r"(t465));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1008 = t1007 ^ 32u;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1008) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t997) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_393), "r"(m_394));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_395), "r"(m_396));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t997) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_397), "r"(m_398));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_399), "r"(m_400));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t997) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_401), "r"(m_402));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_403), "r"(m_404));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t997) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_405), "r"(m_406));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_407), "r"(m_408));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1009;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1009) : "r"(t465));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1010 = t1009 ^ 64u;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1010) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1000) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_413), "r"(m_414));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_415), "r"(m_416));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1000) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_417), "r"(m_418));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_419), "r"(m_420));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1000) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_421), "r"(m_422));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_423), "r"(m_424));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1000) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_425), "r"(m_426));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_427), "r"(m_428));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1011;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1011) : "r"(t465));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1012 = t1011 ^ 96u;
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1012) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1003) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1003) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1003) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_441), "r"(m_442));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_443), "r"(m_444));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1003) : "memory");
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_445), "r"(m_446));
#line 138 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_447), "r"(m_448));
#line 180 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
        const u32 next = i + 1u;
        const bool t1014 = next < end_5;
#line 183 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t1014) {
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1015 = end_5 - 1u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1016 = t1015 - next;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_6 = t1016 << 6u;
            const u32 t1018 = head_dim >> 3u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1019 = (u64)t150 * 16u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1020 = t135 + t155;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1021 = first_key_6 + t149;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1022 = t1021 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            u32 t1023;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1023) : "r"(t1022), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_17 = t1023 >> page_shift;
            const u64 t1025 = (u64)index_17 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1026 = t1025 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1027 = t33 + t1026;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            u32 page_17;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_17) : "l"(t1027) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1029 = index_17 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1030 = t1021 - t1029;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1031 = (u64)page_17 * t162;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1032 = t146 + t1031;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1033 = (u64)t1030 * t148;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1034 = t1032 + t1033;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1035 = t1034 + t1019;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1036 = first_key_6 + t149;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1037 = t1036 + 16u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1038 = t1037 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            u32 t1039;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1039) : "r"(t1038), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_18 = t1039 >> page_shift;
            const u64 t1041 = (u64)index_18 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1042 = t1041 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1043 = t33 + t1042;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            u32 page_18;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_18) : "l"(t1043) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1045 = index_18 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1046 = t1037 - t1045;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1047 = (u64)page_18 * t162;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1048 = t146 + t1047;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1049 = (u64)t1046 * t148;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1050 = t1048 + t1049;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1051 = t1050 + t1019;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1052 = first_key_6 + t149;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1053 = t1052 + 32u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1054 = t1053 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            u32 t1055;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1055) : "r"(t1054), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_19 = t1055 >> page_shift;
            const u64 t1057 = (u64)index_19 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1058 = t1057 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1059 = t33 + t1058;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            u32 page_19;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_19) : "l"(t1059) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1061 = index_19 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1062 = t1053 - t1061;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1063 = (u64)page_19 * t162;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1064 = t146 + t1063;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1065 = (u64)t1062 * t148;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1066 = t1064 + t1065;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1067 = t1066 + t1019;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1068 = first_key_6 + t149;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1069 = t1068 + 48u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1070 = t1069 << 2u;
#line 70 "fa-kernels/src/attention/options/paged.rs"
            u32 t1071;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1071) : "r"(t1070), "r"(page_magic));
#line 70 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_20 = t1071 >> page_shift;
            const u64 t1073 = (u64)index_20 * t34;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1074 = t1073 * 4ull;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1075 = t33 + t1074;
#line 71 "fa-kernels/src/attention/options/paged.rs"
            u32 page_20;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_20) : "l"(t1075) : "memory");
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1077 = index_20 * page_size;
#line 72 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1078 = t1069 - t1077;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1079 = (u64)page_20 * t162;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1080 = t146 + t1079;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1081 = (u64)t1078 * t148;
#line 78 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1082 = t1080 + t1081;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1083 = t1082 + t1019;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1084 = t150 < t1018;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1085 = t1084 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1020), "l"(t1035), "r"(t1085) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1086 = t150 < t1018;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1087 = t1086 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1020), "l"(t1051), "r"(t1087) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1088 = t150 < t1018;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1089 = t1088 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1020), "l"(t1067), "r"(t1089) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1090 = t150 < t1018;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1091 = t1090 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1020), "l"(t1083), "r"(t1091) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1092 = t1035 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1093 = t150 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1094 = t1093 < t1018;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1095 = t1094 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1020), "l"(t1092), "r"(t1095) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1096 = t1051 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1097 = t150 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1098 = t1097 < t1018;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1099 = t1098 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1020), "l"(t1096), "r"(t1099) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1100 = t1067 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1101 = t150 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1102 = t1101 < t1018;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1103 = t1102 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1020), "l"(t1100), "r"(t1103) : "memory");
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1104 = t1083 + 128ull;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1105 = t150 + 8u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1106 = t1105 < t1018;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1107 = t1106 ? 16u : 0u;
#line 221 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1020), "l"(t1104), "r"(t1107) : "memory");
        }
#line 186 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 128 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1108 = i < t53;
#line 276 "fa-kernels/src/attention/kernel_problem.rs"
        if (t1108) {
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1109 = end_5 - 1u;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1110 = t1109 - i;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 first_key_7 = t1110 << 6u;
#line 156 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1112 = t21 + first_row;
#line 156 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_2;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t1112));
#line 30 "fa-kernels/src/attention/mask.rs"
            const u32 t1114 = lane & 3u;
#line 30 "fa-kernels/src/attention/mask.rs"
            const u32 t1115 = t1114 << 1u;
#line 30 "fa-kernels/src/attention/mask.rs"
            const u32 column_2 = first_key_7 + t1115;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1117 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1118 = first_query_2 + t1117;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1119 = t1118 + end_6;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t1119 + 1u;
            const u32 t1121 = end_13 > seq_q ? end_13 : seq_q;
#line 194 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1122 = t1121 - seq_q;
#line 41 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t1122 < end_6 ? t1122 : end_6;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 t1124 = end_14 > column_2 ? end_14 : column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 end_15 = t1124 - column_2;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = 0u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1127 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_33 = t1127;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = 1u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1129 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_34 = t1129;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = 8u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1131 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_37 = t1131;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = 9u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1133 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_38 = t1133;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = 16u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1135 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_41 = t1135;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = 17u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1137 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_42 = t1137;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = 24u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1139 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_45 = t1139;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = 25u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1141 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_46 = t1141;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = 32u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1143 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_49 = t1143;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = 33u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1145 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_50 = t1145;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = 40u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1147 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_53 = t1147;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = 41u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1149 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_54 = t1149;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = 48u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1151 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_57 = t1151;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = 49u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1153 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_58 = t1153;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = 56u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1155 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_61 = t1155;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = 57u < end_15;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1157 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_62 = t1157;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1158 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1159 = first_query_2 + t1158;
#line 25 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1160 = t1159 + 8u;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1161 = t1160 + end_6;
#line 193 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_16 = t1161 + 1u;
            const u32 t1163 = end_16 > seq_q ? end_16 : seq_q;
#line 194 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1164 = t1163 - seq_q;
#line 41 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_17 = t1164 < end_6 ? t1164 : end_6;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 t1166 = end_17 > column_2 ? end_17 : column_2;
#line 65 "fa-kernels/src/attention/mask.rs"
            const u32 end_18 = t1166 - column_2;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = 0u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1169 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_35 = t1169;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = 1u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1171 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_36 = t1171;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = 8u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1173 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_39 = t1173;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = 9u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1175 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_40 = t1175;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = 16u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1177 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_43 = t1177;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = 17u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1179 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_44 = t1179;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = 24u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1181 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_47 = t1181;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = 25u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1183 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_48 = t1183;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = 32u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1185 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_51 = t1185;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = 33u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1187 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_52 = t1187;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = 40u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1189 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_55 = t1189;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = 41u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1191 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_56 = t1191;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = 48u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1193 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_59 = t1193;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = 49u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1195 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_60 = t1195;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = 56u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1197 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_63 = t1197;
#line 54 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = 57u < end_18;
#line 45 "fa-kernels/src/attention/mask.rs"
            const f32 t1199 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
            s_64 = t1199;
        }
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1201;
        asm("max.f32 %0, %1, %2;" : "=f"(t1201) : "f"(old_3), "f"(s_33));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1202;
        asm("max.f32 %0, %1, %2;" : "=f"(t1202) : "f"(t1201), "f"(s_34));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1203;
        asm("max.f32 %0, %1, %2;" : "=f"(t1203) : "f"(t1202), "f"(s_37));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1204;
        asm("max.f32 %0, %1, %2;" : "=f"(t1204) : "f"(t1203), "f"(s_38));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1205;
        asm("max.f32 %0, %1, %2;" : "=f"(t1205) : "f"(t1204), "f"(s_41));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1206;
        asm("max.f32 %0, %1, %2;" : "=f"(t1206) : "f"(t1205), "f"(s_42));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1207;
        asm("max.f32 %0, %1, %2;" : "=f"(t1207) : "f"(t1206), "f"(s_45));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1208;
        asm("max.f32 %0, %1, %2;" : "=f"(t1208) : "f"(t1207), "f"(s_46));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1209;
        asm("max.f32 %0, %1, %2;" : "=f"(t1209) : "f"(t1208), "f"(s_49));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1210;
        asm("max.f32 %0, %1, %2;" : "=f"(t1210) : "f"(t1209), "f"(s_50));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1211;
        asm("max.f32 %0, %1, %2;" : "=f"(t1211) : "f"(t1210), "f"(s_53));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1212;
        asm("max.f32 %0, %1, %2;" : "=f"(t1212) : "f"(t1211), "f"(s_54));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1213;
        asm("max.f32 %0, %1, %2;" : "=f"(t1213) : "f"(t1212), "f"(s_57));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1214;
        asm("max.f32 %0, %1, %2;" : "=f"(t1214) : "f"(t1213), "f"(s_58));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1215;
        asm("max.f32 %0, %1, %2;" : "=f"(t1215) : "f"(t1214), "f"(s_61));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1216;
        asm("max.f32 %0, %1, %2;" : "=f"(t1216) : "f"(t1215), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1217;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1217) : "f"(t1216));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1216), "f"(t1217));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1219;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1219) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1219));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t1222 = new_3 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t1222;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t1224 = -reference_3;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t1225;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1225) : "f"(old_3), "f"(scale_log2), "f"(t1224));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1225));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t1227 = row_sum * rescale_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1228 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1228));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1230;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1230) : "f"(exponent_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_33 = t1230;
        const f32 t1231 = t1227 + s_33;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1232 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1232));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1234;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1234) : "f"(exponent_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_34 = t1234;
        const f32 t1235 = t1231 + s_34;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1236 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1236));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1238;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1238) : "f"(exponent_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_37 = t1238;
        const f32 t1239 = t1235 + s_37;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1240 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1240));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1242;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1242) : "f"(exponent_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_38 = t1242;
        const f32 t1243 = t1239 + s_38;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1244 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1244));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1246;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1246) : "f"(exponent_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_41 = t1246;
        const f32 t1247 = t1243 + s_41;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1248 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1248));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1250;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1250) : "f"(exponent_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_42 = t1250;
        const f32 t1251 = t1247 + s_42;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1252 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1252));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1254;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1254) : "f"(exponent_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_45 = t1254;
        const f32 t1255 = t1251 + s_45;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1256 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1256));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1258;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1258) : "f"(exponent_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_46 = t1258;
        const f32 t1259 = t1255 + s_46;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1260 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1260));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1262;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1262) : "f"(exponent_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_49 = t1262;
        const f32 t1263 = t1259 + s_49;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1264 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1264));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1266;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1266) : "f"(exponent_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_50 = t1266;
        const f32 t1267 = t1263 + s_50;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1268 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1268));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1270;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1270) : "f"(exponent_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_53 = t1270;
        const f32 t1271 = t1267 + s_53;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1272 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1272));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1274;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1274) : "f"(exponent_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_54 = t1274;
        const f32 t1275 = t1271 + s_54;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1276 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1276));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1278;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1278) : "f"(exponent_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_57 = t1278;
        const f32 t1279 = t1275 + s_57;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1280 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1280));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1282;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1282) : "f"(exponent_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_58 = t1282;
        const f32 t1283 = t1279 + s_58;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1284 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t1284));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1286;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1286) : "f"(exponent_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_61 = t1286;
        const f32 t1287 = t1283 + s_61;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1288 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t1288));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1290;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1290) : "f"(exponent_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_62 = t1290;
        const f32 t1291 = t1287 + s_62;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1291;
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1293;
        asm("max.f32 %0, %1, %2;" : "=f"(t1293) : "f"(old_4), "f"(s_35));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1294;
        asm("max.f32 %0, %1, %2;" : "=f"(t1294) : "f"(t1293), "f"(s_36));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1295;
        asm("max.f32 %0, %1, %2;" : "=f"(t1295) : "f"(t1294), "f"(s_39));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1296;
        asm("max.f32 %0, %1, %2;" : "=f"(t1296) : "f"(t1295), "f"(s_40));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1297;
        asm("max.f32 %0, %1, %2;" : "=f"(t1297) : "f"(t1296), "f"(s_43));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1298;
        asm("max.f32 %0, %1, %2;" : "=f"(t1298) : "f"(t1297), "f"(s_44));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1299;
        asm("max.f32 %0, %1, %2;" : "=f"(t1299) : "f"(t1298), "f"(s_47));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1300;
        asm("max.f32 %0, %1, %2;" : "=f"(t1300) : "f"(t1299), "f"(s_48));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1301;
        asm("max.f32 %0, %1, %2;" : "=f"(t1301) : "f"(t1300), "f"(s_51));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1302;
        asm("max.f32 %0, %1, %2;" : "=f"(t1302) : "f"(t1301), "f"(s_52));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1303;
        asm("max.f32 %0, %1, %2;" : "=f"(t1303) : "f"(t1302), "f"(s_55));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1304;
        asm("max.f32 %0, %1, %2;" : "=f"(t1304) : "f"(t1303), "f"(s_56));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1305;
        asm("max.f32 %0, %1, %2;" : "=f"(t1305) : "f"(t1304), "f"(s_59));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1306;
        asm("max.f32 %0, %1, %2;" : "=f"(t1306) : "f"(t1305), "f"(s_60));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1307;
        asm("max.f32 %0, %1, %2;" : "=f"(t1307) : "f"(t1306), "f"(s_63));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1308;
        asm("max.f32 %0, %1, %2;" : "=f"(t1308) : "f"(t1307), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1309;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1309) : "f"(t1308));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1308), "f"(t1309));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1311;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1311) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1311));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t1314 = new_4 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t1314;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t1316 = -reference_4;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t1317;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1317) : "f"(old_4), "f"(scale_log2), "f"(t1316));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1317));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t1319 = row_sum_2 * rescale_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1320 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1320));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1322;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1322) : "f"(exponent_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_35 = t1322;
        const f32 t1323 = t1319 + s_35;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1324 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1324));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1326;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1326) : "f"(exponent_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_36 = t1326;
        const f32 t1327 = t1323 + s_36;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1328 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1328));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1330;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1330) : "f"(exponent_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_39 = t1330;
        const f32 t1331 = t1327 + s_39;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1332 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1332));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1334;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1334) : "f"(exponent_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_40 = t1334;
        const f32 t1335 = t1331 + s_40;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1336 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1336));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1338;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1338) : "f"(exponent_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_43 = t1338;
        const f32 t1339 = t1335 + s_43;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1340 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1340));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1342;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1342) : "f"(exponent_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_44 = t1342;
        const f32 t1343 = t1339 + s_44;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1344 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1344));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1346;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1346) : "f"(exponent_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_47 = t1346;
        const f32 t1347 = t1343 + s_47;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1348 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1348));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1350;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1350) : "f"(exponent_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_48 = t1350;
        const f32 t1351 = t1347 + s_48;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1352 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1352));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1354;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1354) : "f"(exponent_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_51 = t1354;
        const f32 t1355 = t1351 + s_51;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1356 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1356));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1358;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1358) : "f"(exponent_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_52 = t1358;
        const f32 t1359 = t1355 + s_52;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1360 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1360));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1362;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1362) : "f"(exponent_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_55 = t1362;
        const f32 t1363 = t1359 + s_55;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1364 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1364));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1366;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1366) : "f"(exponent_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_56 = t1366;
        const f32 t1367 = t1363 + s_56;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1368 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1368));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1370;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1370) : "f"(exponent_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_59 = t1370;
        const f32 t1371 = t1367 + s_59;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1372 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1372));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1374;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1374) : "f"(exponent_62));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_60 = t1374;
        const f32 t1375 = t1371 + s_60;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1376 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1376));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1378;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1378) : "f"(exponent_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_63 = t1378;
        const f32 t1379 = t1375 + s_63;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1380 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1380));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1382;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1382) : "f"(exponent_64));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_64 = t1382;
        const f32 t1383 = t1379 + s_64;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1383;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1384 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1384;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1385 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1385;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1386 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1386;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1387 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1387;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1388 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1388;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1389 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1389;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1390 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1390;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1391 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1391;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1392 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1392;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1393 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1393;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1394 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1394;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1395 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1395;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1396 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1396;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1397 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1397;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1398 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1398;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1399 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1399;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1400 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t1400;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1401 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t1401;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1402 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t1402;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1403 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t1403;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1404 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t1404;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1405 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t1405;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1406 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t1406;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1407 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t1407;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1408 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t1408;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1409 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t1409;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1410 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t1410;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1411 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t1411;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1412 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t1412;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1413 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t1413;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1414 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t1414;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1415 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t1415;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1416 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1416;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1417 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1417;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1418 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1418;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1419 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1419;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1420 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1420;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1421 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1421;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1422 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1422;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1423 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1423;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1424 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1424;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1425 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1425;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1426 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1426;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1427 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1427;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1428 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1428;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1429 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1429;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1430 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1430;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1431 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1431;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1432 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t1432;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1433 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t1433;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1434 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t1434;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1435 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t1435;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1436 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t1436;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1437 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t1437;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1438 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t1438;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1439 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t1439;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1440 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t1440;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1441 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t1441;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1442 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t1442;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1443 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1443;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1444 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1444;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1445 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1445;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1446 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1446;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1447 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1447;
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1448;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1448) : "f"(s_33), "f"(s_34));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1449;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1449) : "f"(s_35), "f"(s_36));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1450;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1450) : "f"(s_37), "f"(s_38));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1451;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1451) : "f"(s_39), "f"(s_40));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1452;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1452) : "f"(s_41), "f"(s_42));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1453;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1453) : "f"(s_43), "f"(s_44));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1454;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1454) : "f"(s_45), "f"(s_46));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1455;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1455) : "f"(s_47), "f"(s_48));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1456;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1456) : "f"(s_49), "f"(s_50));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1457;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1457) : "f"(s_51), "f"(s_52));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1458;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1458) : "f"(s_53), "f"(s_54));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1459;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1459) : "f"(s_55), "f"(s_56));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1460;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1460) : "f"(s_57), "f"(s_58));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1461;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1461) : "f"(s_59), "f"(s_60));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1462;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1462) : "f"(s_61), "f"(s_62));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1463;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1463) : "f"(s_63), "f"(s_64));
#line 146 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1464;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1464) : "r"(t483));
#line 146 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1465 = t1464 ^ 32u;
#line 146 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1466 = t1464 ^ 64u;
#line 146 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1467 = t1464 ^ 96u;
        const u32 t1468 = t136 + t1464;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1469 = t136 + t1465;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1470 = t136 + t1466;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1471 = t136 + t1467;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t1468) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1448), "r"(t1449), "r"(t1450), "r"(t1451), "r"(m_449), "r"(m_450));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1448), "r"(t1449), "r"(t1450), "r"(t1451), "r"(m_451), "r"(m_452));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t1469) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1448), "r"(t1449), "r"(t1450), "r"(t1451), "r"(m_453), "r"(m_454));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1448), "r"(t1449), "r"(t1450), "r"(t1451), "r"(m_455), "r"(m_456));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t1470) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1448), "r"(t1449), "r"(t1450), "r"(t1451), "r"(m_457), "r"(m_458));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1448), "r"(t1449), "r"(t1450), "r"(t1451), "r"(m_459), "r"(m_460));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t1471) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1448), "r"(t1449), "r"(t1450), "r"(t1451), "r"(m_461), "r"(m_462));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1448), "r"(t1449), "r"(t1450), "r"(t1451), "r"(m_463), "r"(m_464));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t1468) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1448), "r"(t1449), "r"(t1450), "r"(t1451), "r"(m_465), "r"(m_466));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1448), "r"(t1449), "r"(t1450), "r"(t1451), "r"(m_467), "r"(m_468));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t1469) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1448), "r"(t1449), "r"(t1450), "r"(t1451), "r"(m_469), "r"(m_470));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1448), "r"(t1449), "r"(t1450), "r"(t1451), "r"(m_471), "r"(m_472));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t1470) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1448), "r"(t1449), "r"(t1450), "r"(t1451), "r"(m_473), "r"(m_474));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1448), "r"(t1449), "r"(t1450), "r"(t1451), "r"(m_475), "r"(m_476));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t1471) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1448), "r"(t1449), "r"(t1450), "r"(t1451), "r"(m_477), "r"(m_478));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1448), "r"(t1449), "r"(t1450), "r"(t1451), "r"(m_479), "r"(m_480));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t1468) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_481), "r"(m_482));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_483), "r"(m_484));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t1469) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_485), "r"(m_486));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_487), "r"(m_488));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t1470) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_489), "r"(m_490));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_491), "r"(m_492));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t1471) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_493), "r"(m_494));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_495), "r"(m_496));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t1468) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_497), "r"(m_498));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_499), "r"(m_500));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t1469) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_501), "r"(m_502));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_503), "r"(m_504));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t1470) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_505), "r"(m_506));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_507), "r"(m_508));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t1471) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_509), "r"(m_510));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1452), "r"(t1453), "r"(t1454), "r"(t1455), "r"(m_511), "r"(m_512));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1468) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_513), "r"(m_514));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_515), "r"(m_516));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1469) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_517), "r"(m_518));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_519), "r"(m_520));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1470) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_521), "r"(m_522));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_523), "r"(m_524));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1471) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_525), "r"(m_526));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_527), "r"(m_528));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1468) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_529), "r"(m_530));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_531), "r"(m_532));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1469) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_533), "r"(m_534));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_535), "r"(m_536));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1470) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_537), "r"(m_538));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_539), "r"(m_540));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1471) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_541), "r"(m_542));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1456), "r"(t1457), "r"(t1458), "r"(t1459), "r"(m_543), "r"(m_544));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t1468) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_545), "r"(m_546));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_547), "r"(m_548));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t1469) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_549), "r"(m_550));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_551), "r"(m_552));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t1470) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_553), "r"(m_554));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_555), "r"(m_556));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t1471) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_557), "r"(m_558));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_559), "r"(m_560));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t1468) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_561), "r"(m_562));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_563), "r"(m_564));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t1469) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_565), "r"(m_566));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_567), "r"(m_568));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t1470) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_569), "r"(m_570));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_571), "r"(m_572));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t1471) : "memory");
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_573), "r"(m_574));
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1460), "r"(t1461), "r"(t1462), "r"(t1463), "r"(m_575), "r"(m_576));
    }
#line 212 "fa-kernels/src/attention/softmax.rs"
    f32 t1472;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1472) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_5 = row_sum + t1472;
    f32 t1474;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1474) : "f"(pair_5));
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t1475 = pair_5 + t1474;
#line 213 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1475;
#line 212 "fa-kernels/src/attention/softmax.rs"
    f32 t1476;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1476) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_6 = row_sum_2 + t1476;
    f32 t1478;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1478) : "f"(pair_6));
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t1479 = pair_6 + t1478;
#line 213 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1479;
#line 273 "fa-kernels/src/attention/softmax.rs"
    const f32 sum = row_sum;
    const bool t1480 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
    f32 t1481;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1481) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer = t1480 ? 0.0f : t1481;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1483 = acc * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc = t1483;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1484 = acc_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_2 = t1484;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1485 = acc_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_5 = t1485;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1486 = acc_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_6 = t1486;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1487 = acc_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_9 = t1487;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1488 = acc_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_10 = t1488;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1489 = acc_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_13 = t1489;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1490 = acc_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_14 = t1490;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1491 = acc_17 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_17 = t1491;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1492 = acc_18 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_18 = t1492;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1493 = acc_21 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_21 = t1493;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1494 = acc_22 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_22 = t1494;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1495 = acc_25 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_25 = t1495;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1496 = acc_26 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_26 = t1496;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1497 = acc_29 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_29 = t1497;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1498 = acc_30 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_30 = t1498;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1499 = acc_33 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_33 = t1499;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1500 = acc_34 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_34 = t1500;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1501 = acc_37 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_37 = t1501;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1502 = acc_38 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_38 = t1502;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1503 = acc_41 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_41 = t1503;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1504 = acc_42 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_42 = t1504;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1505 = acc_45 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_45 = t1505;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1506 = acc_46 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_46 = t1506;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1507 = acc_49 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_49 = t1507;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1508 = acc_50 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_50 = t1508;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1509 = acc_53 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_53 = t1509;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1510 = acc_54 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_54 = t1510;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1511 = acc_57 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_57 = t1511;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1512 = acc_58 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_58 = t1512;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1513 = acc_61 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_61 = t1513;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1514 = acc_62 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_62 = t1514;
#line 273 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t1515 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
    f32 t1516;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1516) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_2 = t1515 ? 0.0f : t1516;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1518 = acc_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_3 = t1518;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1519 = acc_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_4 = t1519;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1520 = acc_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_7 = t1520;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1521 = acc_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_8 = t1521;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1522 = acc_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_11 = t1522;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1523 = acc_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_12 = t1523;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1524 = acc_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_15 = t1524;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1525 = acc_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_16 = t1525;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1526 = acc_19 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_19 = t1526;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1527 = acc_20 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_20 = t1527;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1528 = acc_23 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_23 = t1528;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1529 = acc_24 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_24 = t1529;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1530 = acc_27 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_27 = t1530;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1531 = acc_28 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_28 = t1531;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1532 = acc_31 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_31 = t1532;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1533 = acc_32 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_32 = t1533;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1534 = acc_35 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_35 = t1534;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1535 = acc_36 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_36 = t1535;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1536 = acc_39 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_39 = t1536;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1537 = acc_40 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_40 = t1537;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1538 = acc_43 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_43 = t1538;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1539 = acc_44 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_44 = t1539;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1540 = acc_47 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_47 = t1540;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1541 = acc_48 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_48 = t1541;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1542 = acc_51 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_51 = t1542;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1543 = acc_52 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_52 = t1543;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1544 = acc_55 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_55 = t1544;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1545 = acc_56 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_56 = t1545;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1546 = acc_59 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_59 = t1546;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1547 = acc_60 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_60 = t1547;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1548 = acc_63 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_63 = t1548;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1549 = acc_64 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_64 = t1549;
#line 170 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1550 = blockIdx.x;
#line 170 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1551;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1551) : "r"(t1550));
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1552 = seq_q + 63u;
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1553 = t1552 >> 6u;
#line 58 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1554 = heads_per_section * t1553;
#line 58 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1555 = t1551 / t1554;
#line 58 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 first_2 = t1555 * heads_per_section;
    const u32 t1557 = heads * batch;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1558 = t1557 - first_2;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 heads_3 = t1558 < heads_per_section ? t1558 : heads_per_section;
    const u32 t1560 = first_2 * t1553;
#line 60 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 rest_2 = t1551 - t1560;
    const u32 t1562 = rest_2 % heads_3;
#line 61 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1563 = first_2 + t1562;
#line 61 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1564 = t1553 - 1u;
#line 61 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1565 = rest_2 / heads_3;
#line 61 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1566 = t1564 - t1565;
#line 65 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1567 = t1566 << 6u;
#line 65 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1568 = t1563 % heads;
#line 65 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1569 = t1563 / heads;
#line 184 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
    const u32 t1570 = smem_1 + 8192u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1571 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1572 = first_row + t1571;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1573 = t1572 & 7u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1574 = 0u ^ t1573;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1575 = t1572 << 7u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1576 = t1574 << 4u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1577 = t1575 + t1576;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1578 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1579 = t1578 << 2u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1580 = t1577 + t1579;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1581;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1581) : "f"(acc), "f"(acc_2));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1582 = smem_1 + t1580;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1582), "r"(t1581) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1583;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1583) : "f"(acc_5), "f"(acc_6));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1584 = t1580 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1585 = smem_1 + t1584;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1585), "r"(t1583) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1586;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1586) : "f"(acc_9), "f"(acc_10));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1587 = t1580 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1588 = smem_1 + t1587;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1588), "r"(t1586) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1589;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1589) : "f"(acc_13), "f"(acc_14));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1590 = t1580 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1591 = smem_1 + t1590;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1591), "r"(t1589) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1592;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1592) : "f"(acc_17), "f"(acc_18));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1593 = t1580 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1594 = smem_1 + t1593;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1594), "r"(t1592) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1595;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1595) : "f"(acc_21), "f"(acc_22));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1596 = t1580 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1597 = smem_1 + t1596;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1597), "r"(t1595) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1598;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1598) : "f"(acc_25), "f"(acc_26));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1599 = t1580 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1600 = smem_1 + t1599;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1600), "r"(t1598) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1601;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1601) : "f"(acc_29), "f"(acc_30));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1602 = t1580 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1603 = smem_1 + t1602;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1603), "r"(t1601) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1604 = t1572 & 7u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1605 = 0u ^ t1604;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1606 = t1572 << 7u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1607 = t1605 << 4u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1608 = t1606 + t1607;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1609 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1610 = t1609 << 2u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1611 = t1608 + t1610;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1612;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1612) : "f"(acc_33), "f"(acc_34));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1613 = t1570 + t1611;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1613), "r"(t1612) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1614;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1614) : "f"(acc_37), "f"(acc_38));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1615 = t1611 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1616 = t1570 + t1615;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1616), "r"(t1614) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1617;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1617) : "f"(acc_41), "f"(acc_42));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1618 = t1611 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1619 = t1570 + t1618;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1619), "r"(t1617) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1620;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1620) : "f"(acc_45), "f"(acc_46));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1621 = t1611 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1622 = t1570 + t1621;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1622), "r"(t1620) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1623;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1623) : "f"(acc_49), "f"(acc_50));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1624 = t1611 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1625 = t1570 + t1624;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1625), "r"(t1623) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1626;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1626) : "f"(acc_53), "f"(acc_54));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1627 = t1611 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1628 = t1570 + t1627;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1628), "r"(t1626) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1629;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1629) : "f"(acc_57), "f"(acc_58));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1630 = t1611 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1631 = t1570 + t1630;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1631), "r"(t1629) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1632;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1632) : "f"(acc_61), "f"(acc_62));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1633 = t1611 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1634 = t1570 + t1633;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1634), "r"(t1632) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1635 = lane >> 2u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1636 = first_row + t1635;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1637 = t1636 + 8u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1638 = t1637 & 7u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1639 = 0u ^ t1638;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1640 = t1637 << 7u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1641 = t1639 << 4u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1642 = t1640 + t1641;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1643 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1644 = t1643 << 2u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1645 = t1642 + t1644;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1646;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1646) : "f"(acc_3), "f"(acc_4));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1647 = smem_1 + t1645;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1647), "r"(t1646) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1648;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1648) : "f"(acc_7), "f"(acc_8));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1649 = t1645 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1650 = smem_1 + t1649;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1650), "r"(t1648) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1651;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1651) : "f"(acc_11), "f"(acc_12));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1652 = t1645 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1653 = smem_1 + t1652;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1653), "r"(t1651) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1654;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1654) : "f"(acc_15), "f"(acc_16));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1655 = t1645 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1656 = smem_1 + t1655;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1656), "r"(t1654) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1657;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1657) : "f"(acc_19), "f"(acc_20));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1658 = t1645 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1659 = smem_1 + t1658;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1659), "r"(t1657) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1660;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1660) : "f"(acc_23), "f"(acc_24));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1661 = t1645 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1662 = smem_1 + t1661;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1662), "r"(t1660) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1663;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1663) : "f"(acc_27), "f"(acc_28));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1664 = t1645 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1665 = smem_1 + t1664;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1665), "r"(t1663) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1666;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1666) : "f"(acc_31), "f"(acc_32));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1667 = t1645 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1668 = smem_1 + t1667;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1668), "r"(t1666) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1669 = t1637 & 7u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1670 = 0u ^ t1669;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1671 = t1637 << 7u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1672 = t1670 << 4u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1673 = t1671 + t1672;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1674 = lane & 3u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1675 = t1674 << 2u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1676 = t1673 + t1675;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1677;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1677) : "f"(acc_35), "f"(acc_36));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1678 = t1570 + t1676;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1678), "r"(t1677) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1679;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1679) : "f"(acc_39), "f"(acc_40));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1680 = t1676 ^ 16u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1681 = t1570 + t1680;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1681), "r"(t1679) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1682;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1682) : "f"(acc_43), "f"(acc_44));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1683 = t1676 ^ 32u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1684 = t1570 + t1683;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1684), "r"(t1682) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1685;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1685) : "f"(acc_47), "f"(acc_48));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1686 = t1676 ^ 48u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1687 = t1570 + t1686;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1687), "r"(t1685) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1688;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1688) : "f"(acc_51), "f"(acc_52));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1689 = t1676 ^ 64u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1690 = t1570 + t1689;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1690), "r"(t1688) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1691;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1691) : "f"(acc_55), "f"(acc_56));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1692 = t1676 ^ 80u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1693 = t1570 + t1692;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1693), "r"(t1691) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1694;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1694) : "f"(acc_59), "f"(acc_60));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1695 = t1676 ^ 96u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1696 = t1570 + t1695;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1696), "r"(t1694) : "memory");
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1697;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1697) : "f"(acc_63), "f"(acc_64));
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1698 = t1676 ^ 112u;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1699 = t1570 + t1698;
#line 188 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1699), "r"(t1697) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1700 = (u64)t23;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1701 = t1700 * o_stride0;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1702 = t1701 * 2ull;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1703 = o + t1702;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1704 = (u64)t1567;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1705 = t1704 * o_stride1;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1706 = t1705 * 2ull;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1707 = t1703 + t1706;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1708 = (u64)t1568;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1709 = t1708 * o_stride2;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1710 = t1709 * 2ull;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1711 = t1707 + t1710;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1712 = (u32)o_stride1;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1713 = t1712 << 1u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1714 = seq_q - t1567;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1715 = head_dim >> 3u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1716 = lane >> 3u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1717 = first_row + t1716;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1718 = lane & 7u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1719 = t1717 < t1714;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1720 = t1718 < t1715;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1721 = t1719 & t1720;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1721) {
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1722 = t1717 & 7u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1723 = t1718 ^ t1722;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1724 = t1717 << 7u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1725 = t1723 << 4u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1726 = t1724 + t1725;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1727 = smem_1 + t1726;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1727) : "memory");
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1728 = (u64)t1717 * t1713;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1729 = t1711 + t1728;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1730 = (u64)t1718 * 16u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1731 = t1729 + t1730;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1731), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1732 = t1717 + 4u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1733 = t1732 < t1714;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1734 = t1718 < t1715;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1735 = t1733 & t1734;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1735) {
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1736 = t1732 & 7u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1737 = t1718 ^ t1736;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1738 = t1732 << 7u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1739 = t1737 << 4u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1740 = t1738 + t1739;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1741 = smem_1 + t1740;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t1741) : "memory");
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1742 = (u64)t1732 * t1713;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1743 = t1711 + t1742;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1744 = (u64)t1718 * 16u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1745 = t1743 + t1744;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1745), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1746 = t1717 + 8u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1747 = t1746 < t1714;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1748 = t1718 < t1715;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1749 = t1747 & t1748;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1749) {
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1750 = t1746 & 7u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1751 = t1718 ^ t1750;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1752 = t1746 << 7u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1753 = t1751 << 4u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1754 = t1752 + t1753;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1755 = smem_1 + t1754;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1755) : "memory");
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1756 = (u64)t1746 * t1713;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1757 = t1711 + t1756;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1758 = (u64)t1718 * 16u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1759 = t1757 + t1758;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1759), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1760 = t1717 + 12u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1761 = t1760 < t1714;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1762 = t1718 < t1715;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1763 = t1761 & t1762;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1763) {
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1764 = t1760 & 7u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1765 = t1718 ^ t1764;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1766 = t1760 << 7u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1767 = t1765 << 4u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1768 = t1766 + t1767;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1769 = smem_1 + t1768;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1769) : "memory");
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1770 = (u64)t1760 * t1713;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1771 = t1711 + t1770;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1772 = (u64)t1718 * 16u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1773 = t1771 + t1772;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1773), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1774 = smem_1 + 8192u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1775 = t1717 < t1714;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1776 = t1718 + 8u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1777 = t1776 < t1715;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1778 = t1775 & t1777;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1778) {
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1779 = t1717 & 7u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1780 = t1718 ^ t1779;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1781 = t1717 << 7u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1782 = t1780 << 4u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1783 = t1781 + t1782;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1784 = t1774 + t1783;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t1784) : "memory");
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1785 = (u64)t1717 * t1713;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1786 = t1711 + t1785;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1787 = (u64)t1718 * 16u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1788 = t1786 + t1787;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1788), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
    }
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1789 = t1717 + 4u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1790 = t1789 < t1714;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1791 = t1718 + 8u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1792 = t1791 < t1715;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1793 = t1790 & t1792;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1793) {
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1794 = t1789 & 7u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1795 = t1718 ^ t1794;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1796 = t1789 << 7u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1797 = t1795 << 4u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1798 = t1796 + t1797;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1799 = t1774 + t1798;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_21;
        u32 row_22;
        u32 row_23;
        u32 row_24;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t1799) : "memory");
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1800 = (u64)t1789 * t1713;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1801 = t1711 + t1800;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1802 = (u64)t1718 * 16u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1803 = t1801 + t1802;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1803), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
    }
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1804 = t1717 + 8u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1805 = t1804 < t1714;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1806 = t1718 + 8u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1807 = t1806 < t1715;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1808 = t1805 & t1807;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1808) {
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1809 = t1804 & 7u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1810 = t1718 ^ t1809;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1811 = t1804 << 7u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1812 = t1810 << 4u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1813 = t1811 + t1812;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1814 = t1774 + t1813;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_25;
        u32 row_26;
        u32 row_27;
        u32 row_28;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t1814) : "memory");
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1815 = (u64)t1804 * t1713;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1816 = t1711 + t1815;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1817 = (u64)t1718 * 16u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1818 = t1816 + t1817;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1818), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
    }
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1819 = t1717 + 12u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1820 = t1819 < t1714;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1821 = t1718 + 8u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1822 = t1821 < t1715;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1823 = t1820 & t1822;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1823) {
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1824 = t1819 & 7u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1825 = t1718 ^ t1824;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1826 = t1819 << 7u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1827 = t1825 << 4u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1828 = t1826 + t1827;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1829 = t1774 + t1828;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_29;
        u32 row_30;
        u32 row_31;
        u32 row_32;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t1829) : "memory");
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1830 = (u64)t1819 * t1713;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1831 = t1711 + t1830;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1832 = (u64)t1718 * 16u;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1833 = t1831 + t1832;
#line 194 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1833), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1834 = t1567 + first_row;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1835 = (u64)t23;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1836 = t1835 * lse_stride0;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1837 = t1836 * 4ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1838 = lse + t1837;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1839 = (u64)t1568;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1840 = t1839 * lse_stride1;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1841 = t1840 * 4ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1842 = t1838 + t1841;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1843 = 0ull * lse_stride2;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1844 = t1843 * 4ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1845 = t1842 + t1844;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1846 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const u32 t1847 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const bool t1848 = t1847 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    if (t1848) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1849 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_33 = t1834 + t1849;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists = row_33 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists) {
            const u64 t1852 = (u64)row_33 * t1846;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1853 = t1852 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1854 = t1845 + t1853;
#line 253 "fa-kernels/src/attention/softmax.rs"
            f32 t1855;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1855) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
            f32 t1856;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1856) : "f"(row_max), "f"(scale_log2), "f"(t1855));
#line 253 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t1856 * 0.6931472f;
            const bool t1858 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
            const f32 t1859 = t1858 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1854), "f"(t1859) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1860 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1861 = t1834 + t1860;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_34 = t1861 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_2 = row_34 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_2) {
            const u64 t1864 = (u64)row_34 * t1846;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1865 = t1864 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1866 = t1845 + t1865;
#line 253 "fa-kernels/src/attention/softmax.rs"
            f32 t1867;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1867) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
            f32 t1868;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1868) : "f"(row_max_2), "f"(scale_log2), "f"(t1867));
#line 253 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t1868 * 0.6931472f;
            const bool t1870 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
            const f32 t1871 = t1870 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1866), "f"(t1871) : "memory");
        }
    }
}
