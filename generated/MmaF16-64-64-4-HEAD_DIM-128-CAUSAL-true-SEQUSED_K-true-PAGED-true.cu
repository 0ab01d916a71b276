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
#line 91 "fa-kernels/src/attention/options/cache.rs"
    const bool as_queries = added_k == 4294967295u;
    const u32 added = as_queries ? seq_q : added_k;
    const u64 t26 = (u64)t23;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t27 = t26 * seqused_k_stride0;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t28 = t27 * 4ull;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u64 t29 = seqused_k + t28;
#line 93 "fa-kernels/src/attention/options/cache.rs"
    u32 t30;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t30) : "l"(t29) : "memory");
#line 93 "fa-kernels/src/attention/options/cache.rs"
    const u32 used = (int)t30 > (int)0u ? t30 : 0u;
    const u32 used_2 = used < seq_k ? used : seq_k;
    const u32 t33 = used_2 + added;
#line 95 "fa-kernels/src/attention/options/cache.rs"
    const u32 end_6 = t33 < seq_k ? t33 : seq_k;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t35 = (u64)t23;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t36 = t35 * block_table_stride0;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t37 = t36 * 4ull;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u64 t38 = block_table + t37;
#line 174 "fa-kernels/src/attention/options/paged.rs"
    const u32 t39 = (u32)block_table_stride1;
#line 58 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t40 = t22 / group;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t41 = t21 + end_6;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t41 + 1u;
    const u32 t43 = end > seq_q ? end : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t44 = t43 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_2 = t44 < end_6 ? t44 : end_6;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t46 = t21 + 63u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t47 = t46 + end_6;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_3 = t47 + 1u;
    const u32 t49 = end_3 > seq_q ? end_3 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t50 = t49 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_4 = t50 < end_6 ? t50 : end_6;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t52 = end_4 + 63u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t53 = t52 >> 6u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 end_5 = t53 > 1u ? t53 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t55 = end_2 >> 6u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 whole = t55 < end_5 ? t55 : end_5;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t57 = end_5 - whole;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t58 = t57 < end_5 ? t57 : end_5;
#line 51 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t60 = (u64)t23;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t61 = t60 * q_stride0;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t62 = t61 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t63 = q + t62;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t64 = (u64)t21;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t65 = t64 * q_stride1;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t66 = t65 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t67 = t63 + t66;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t68 = (u64)t22;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t69 = t68 * q_stride2;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t70 = t69 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t71 = t67 + t70;
    const u32 t72 = (u32)q_stride1;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t73 = t72 << 1u;
    const u32 t74 = thread >> 3u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t75 = thread & 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t76 = t74 & 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t77 = t75 ^ t76;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t78 = t74 << 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t79 = t77 << 4u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t80 = t78 + t79;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t81 = (u64)t74 * t73;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t82 = t71 + t81;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t83 = (u64)t75 * 16u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t84 = t82 + t83;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t85 = (u64)t73 * 16u;
    const u32 exist = seq_q - t21;
    const u32 t87 = head_dim >> 3u;
    const u32 t88 = smem_1 + t80;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t89 = (u64)0u * t73;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t90 = t84 + t89;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t91 = t90 + t85;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t92 = t91 + t85;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t93 = t92 + t85;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t94 = t74 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t95 = t75 < t87;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t96 = t94 & t95;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t97 = t96 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t88), "l"(t90), "r"(t97) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t98 = t74 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t99 = t98 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t100 = t75 < t87;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t101 = t99 & t100;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t102 = t101 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t88), "l"(t91), "r"(t102) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t103 = t74 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t104 = t103 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t105 = t75 < t87;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t106 = t104 & t105;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t107 = t106 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t88), "l"(t92), "r"(t107) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t108 = t74 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t109 = t108 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t110 = t75 < t87;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t111 = t109 & t110;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t112 = t111 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t88), "l"(t93), "r"(t112) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t113 = t90 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t114 = t74 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t115 = t75 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t116 = t115 < t87;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t117 = t114 & t116;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t118 = t117 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t88), "l"(t113), "r"(t118) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t119 = t91 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t120 = t74 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t121 = t120 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t122 = t75 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t123 = t122 < t87;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t124 = t121 & t123;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t125 = t124 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t88), "l"(t119), "r"(t125) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t126 = t92 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t127 = t74 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t128 = t127 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t129 = t75 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t130 = t129 < t87;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t131 = t128 & t130;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t132 = t131 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t88), "l"(t126), "r"(t132) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t133 = t93 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t134 = t74 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t135 = t134 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t136 = t75 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t137 = t136 < t87;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t138 = t135 & t137;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t139 = t138 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t88), "l"(t133), "r"(t139) : "memory");
#line 63 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t140 = smem_1 + 16384u;
#line 219 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t141 = t140 + 16384u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t142 = 0ull * k_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t143 = t142 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t144 = k + t143;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t145 = 0ull * k_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t146 = t145 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t147 = t144 + t146;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t148 = (u64)t40;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t149 = t148 * k_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t150 = t149 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t151 = t147 + t150;
    const u32 t152 = (u32)k_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t153 = t152 << 1u;
    const u32 t154 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t155 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t156 = t154 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t157 = t155 ^ t156;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t158 = t154 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t159 = t157 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t160 = t158 + t159;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t161 = (u64)t154 * t153;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t162 = t151 + t161;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t163 = (u64)t155 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t164 = t162 + t163;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t165 = (u64)t153 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t166 = (u32)k_stride0;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t167 = t166 << 1u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t168 = 0ull * v_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t169 = t168 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t170 = v + t169;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t171 = 0ull * v_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t172 = t171 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t173 = t170 + t172;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t174 = (u64)t40;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t175 = t174 * v_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t176 = t175 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t177 = t173 + t176;
    const u32 t178 = (u32)v_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t179 = t178 << 1u;
    const u32 t180 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t181 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t182 = t180 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t183 = t181 ^ t182;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t184 = t180 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t185 = t183 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t186 = t184 + t185;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t187 = (u64)t180 * t179;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t188 = t177 + t187;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t189 = (u64)t181 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t190 = t188 + t189;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t191 = (u64)t179 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t192 = (u32)v_stride0;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t193 = t192 << 1u;
#line 241 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t194 = thread & 31u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t195 = end_5 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key = t195 << 6u;
    const u32 t197 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t198 = (u64)t155 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t199 = t140 + t160;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t200 = first_key + t154;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t201 = end_6 > 1u ? end_6 : 1u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t202 = t201 - 1u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t203 = t200 < t202 ? t200 : t202;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t204 = t154 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 t205 = t203 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    u32 t206;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t206) : "r"(t205), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 index = t206 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t208 = (u64)index * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t209 = t208 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t210 = t38 + t209;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    u32 page;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page) : "l"(t210) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 t212 = index * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 place = t203 - t212;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t214 = (u64)page * t167;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t215 = t151 + t214;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t216 = (u64)place * t153;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t217 = t215 + t216;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t218 = t217 + t198;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t219 = first_key + t154;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t220 = t219 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t221 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t222 = t221 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t223 = t220 < t222 ? t220 : t222;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t224 = t154 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t225 = t224 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 t226 = t223 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    u32 t227;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t227) : "r"(t226), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_2 = t227 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t229 = (u64)index_2 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t230 = t229 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t231 = t38 + t230;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    u32 page_2;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_2) : "l"(t231) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 t233 = index_2 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_2 = t223 - t233;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t235 = (u64)page_2 * t167;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t236 = t151 + t235;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t237 = (u64)place_2 * t153;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t238 = t236 + t237;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t239 = t238 + t198;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t240 = first_key + t154;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t241 = t240 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t242 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t243 = t242 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t244 = t241 < t243 ? t241 : t243;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t245 = t154 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t246 = t245 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 t247 = t244 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    u32 t248;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t248) : "r"(t247), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_3 = t248 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t250 = (u64)index_3 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t251 = t250 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t252 = t38 + t251;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    u32 page_3;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_3) : "l"(t252) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 t254 = index_3 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_3 = t244 - t254;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t256 = (u64)page_3 * t167;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t257 = t151 + t256;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t258 = (u64)place_3 * t153;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t259 = t257 + t258;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t260 = t259 + t198;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t261 = first_key + t154;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t262 = t261 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t263 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t264 = t263 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t265 = t262 < t264 ? t262 : t264;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t266 = t154 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t267 = t266 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 t268 = t265 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    u32 t269;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t269) : "r"(t268), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_4 = t269 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t271 = (u64)index_4 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t272 = t271 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t273 = t38 + t272;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    u32 page_4;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_4) : "l"(t273) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 t275 = index_4 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_4 = t265 - t275;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t277 = (u64)page_4 * t167;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t278 = t151 + t277;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t279 = (u64)place_4 * t153;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t280 = t278 + t279;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t281 = t280 + t198;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t282 = first_key + t154;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t283 = t282 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t284 = t155 < t197;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t285 = t283 & t284;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t286 = t285 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t199), "l"(t218), "r"(t286) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t287 = first_key + t154;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t288 = t287 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t289 = t288 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t290 = t155 < t197;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t291 = t289 & t290;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t292 = t291 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t199), "l"(t239), "r"(t292) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t293 = first_key + t154;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t294 = t293 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t295 = t294 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t296 = t155 < t197;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t297 = t295 & t296;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t298 = t297 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t199), "l"(t260), "r"(t298) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t299 = first_key + t154;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t300 = t299 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t301 = t300 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t302 = t155 < t197;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t303 = t301 & t302;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t304 = t303 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t199), "l"(t281), "r"(t304) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t305 = t218 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t306 = first_key + t154;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t307 = t306 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t308 = t155 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t309 = t308 < t197;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t310 = t307 & t309;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t311 = t310 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t199), "l"(t305), "r"(t311) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t312 = t239 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t313 = first_key + t154;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t314 = t313 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t315 = t314 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t316 = t155 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t317 = t316 < t197;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t318 = t315 & t317;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t319 = t318 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t199), "l"(t312), "r"(t319) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t320 = t260 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t321 = first_key + t154;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t322 = t321 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t323 = t322 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t324 = t155 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t325 = t324 < t197;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t326 = t323 & t325;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t327 = t326 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t199), "l"(t320), "r"(t327) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t328 = t281 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t329 = first_key + t154;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t330 = t329 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t331 = t330 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t332 = t155 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t333 = t332 < t197;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t334 = t331 & t333;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t335 = t334 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t199), "l"(t328), "r"(t335) : "memory");
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
    const u32 t338 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t339 = (u64)t181 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t340 = t141 + t186;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t341 = first_key_2 + t180;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t342 = end_6 > 1u ? end_6 : 1u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t343 = t342 - 1u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t344 = t341 < t343 ? t341 : t343;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t345 = t180 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 t346 = t344 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    u32 t347;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t347) : "r"(t346), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_5 = t347 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t349 = (u64)index_5 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t350 = t349 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t351 = t38 + t350;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    u32 page_5;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_5) : "l"(t351) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 t353 = index_5 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_5 = t344 - t353;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t355 = (u64)page_5 * t193;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t356 = t177 + t355;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t357 = (u64)place_5 * t179;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t358 = t356 + t357;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t359 = t358 + t339;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t360 = first_key_2 + t180;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t361 = t360 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t362 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t363 = t362 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t364 = t361 < t363 ? t361 : t363;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t365 = t180 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t366 = t365 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 t367 = t364 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    u32 t368;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t368) : "r"(t367), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_6 = t368 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t370 = (u64)index_6 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t371 = t370 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t372 = t38 + t371;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    u32 page_6;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_6) : "l"(t372) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 t374 = index_6 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_6 = t364 - t374;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t376 = (u64)page_6 * t193;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t377 = t177 + t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t378 = (u64)place_6 * t179;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t379 = t377 + t378;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t380 = t379 + t339;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t381 = first_key_2 + t180;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t382 = t381 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t383 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t384 = t383 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t385 = t382 < t384 ? t382 : t384;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t386 = t180 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t387 = t386 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 t388 = t385 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    u32 t389;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t389) : "r"(t388), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_7 = t389 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t391 = (u64)index_7 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t392 = t391 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t393 = t38 + t392;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    u32 page_7;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_7) : "l"(t393) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 t395 = index_7 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_7 = t385 - t395;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t397 = (u64)page_7 * t193;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t398 = t177 + t397;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t399 = (u64)place_7 * t179;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t400 = t398 + t399;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t401 = t400 + t339;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t402 = first_key_2 + t180;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t403 = t402 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t404 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t405 = t404 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t406 = t403 < t405 ? t403 : t405;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t407 = t180 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t408 = t407 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 t409 = t406 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    u32 t410;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t410) : "r"(t409), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_8 = t410 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t412 = (u64)index_8 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t413 = t412 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t414 = t38 + t413;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    u32 page_8;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_8) : "l"(t414) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 t416 = index_8 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_8 = t406 - t416;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t418 = (u64)page_8 * t193;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t419 = t177 + t418;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t420 = (u64)place_8 * t179;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t421 = t419 + t420;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t422 = t421 + t339;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t423 = first_key_2 + t180;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t424 = t423 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t425 = t181 < t338;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t426 = t424 & t425;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t427 = t426 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t340), "l"(t359), "r"(t427) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t428 = first_key_2 + t180;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t429 = t428 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t430 = t429 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t431 = t181 < t338;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t432 = t430 & t431;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t433 = t432 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t340), "l"(t380), "r"(t433) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t434 = first_key_2 + t180;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t435 = t434 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t436 = t435 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t437 = t181 < t338;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t438 = t436 & t437;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t439 = t438 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t340), "l"(t401), "r"(t439) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t440 = first_key_2 + t180;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t441 = t440 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t442 = t441 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t443 = t181 < t338;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t444 = t442 & t443;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t445 = t444 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t340), "l"(t422), "r"(t445) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t446 = t359 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t447 = first_key_2 + t180;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t448 = t447 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t449 = t181 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t450 = t449 < t338;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t451 = t448 & t450;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t452 = t451 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t340), "l"(t446), "r"(t452) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t453 = t380 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t454 = first_key_2 + t180;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t455 = t454 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t456 = t455 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t457 = t181 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t458 = t457 < t338;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t459 = t456 & t458;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t460 = t459 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t340), "l"(t453), "r"(t460) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t461 = t401 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t462 = first_key_2 + t180;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t463 = t462 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t464 = t463 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t465 = t181 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t466 = t465 < t338;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t467 = t464 & t466;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t468 = t467 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t340), "l"(t461), "r"(t468) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t469 = t422 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t470 = first_key_2 + t180;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t471 = t470 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t472 = t471 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t473 = t181 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t474 = t473 < t338;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t475 = t472 & t474;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t476 = t475 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t340), "l"(t469), "r"(t476) : "memory");
#line 400 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t477 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t478 = first_row + t477;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t479 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t480 = t478 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t481 = t479 ^ t480;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t482 = t478 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t483 = t481 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t484 = t482 + t483;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t485 = smem_1 + t484;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t486 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t487 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t488 = t487 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t489 = t486 + t488;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t490 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t491 = t490 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t492 = t489 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t493 = t491 ^ t492;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t494 = t489 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t495 = t493 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t496 = t494 + t495;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t497 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t498 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t499 = t497 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t500 = t498 ^ t499;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t501 = t497 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t502 = t500 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t503 = t501 + t502;
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
    u32 t504;
    asm volatile("mov.b32 %0, %1;" : "=r"(t504) : "r"(t496));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t505 = t504 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t506 = t504 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t507 = t504 ^ 96u;
    const u32 t508 = t140 + t504;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t509;
    asm volatile("mov.b32 %0, %1;" : "=r"(t509) : "r"(t485));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t509) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t508) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t508) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t508) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t508) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t510 = t140 + t505;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t511;
    asm volatile("mov.b32 %0, %1;" : "=r"(t511) : "r"(t485));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t512 = t511 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t512) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t510) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t510) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_33;
    u32 m_34;
    u32 m_35;
    u32 m_36;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t510) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_37;
    u32 m_38;
    u32 m_39;
    u32 m_40;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t510) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t513 = t140 + t506;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t514;
    asm volatile("mov.b32 %0, %1;" : "=r"(t514) : "r"(t485));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t515 = t514 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_41;
    u32 m_42;
    u32 m_43;
    u32 m_44;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t515) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_45;
    u32 m_46;
    u32 m_47;
    u32 m_48;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t513) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_49;
    u32 m_50;
    u32 m_51;
    u32 m_52;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t513) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_53;
    u32 m_54;
    u32 m_55;
    u32 m_56;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t513) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_57;
    u32 m_58;
    u32 m_59;
    u32 m_60;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t513) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t516 = t140 + t507;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t517;
    asm volatile("mov.b32 %0, %1;" : "=r"(t517) : "r"(t485));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t518 = t517 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_61;
    u32 m_62;
    u32 m_63;
    u32 m_64;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t518) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_65;
    u32 m_66;
    u32 m_67;
    u32 m_68;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t516) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_69;
    u32 m_70;
    u32 m_71;
    u32 m_72;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t516) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_73;
    u32 m_74;
    u32 m_75;
    u32 m_76;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t516) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_77;
    u32 m_78;
    u32 m_79;
    u32 m_80;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t516) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t519;
    asm volatile("mov.b32 %0, %1;" : "=r"(t519) : "r"(t485));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_81;
    u32 m_82;
    u32 m_83;
    u32 m_84;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t519) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_85;
    u32 m_86;
    u32 m_87;
    u32 m_88;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t508) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_89;
    u32 m_90;
    u32 m_91;
    u32 m_92;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t508) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_93;
    u32 m_94;
    u32 m_95;
    u32 m_96;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t508) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_97;
    u32 m_98;
    u32 m_99;
    u32 m_100;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t508) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t520;
    asm volatile("mov.b32 %0, %1;" : "=r"(t520) : "r"(t485));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t521 = t520 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_101;
    u32 m_102;
    u32 m_103;
    u32 m_104;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t521) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_105;
    u32 m_106;
    u32 m_107;
    u32 m_108;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t510) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_109;
    u32 m_110;
    u32 m_111;
    u32 m_112;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t510) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_113;
    u32 m_114;
    u32 m_115;
    u32 m_116;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t510) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_117;
    u32 m_118;
    u32 m_119;
    u32 m_120;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t510) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t522;
    asm volatile("mov.b32 %0, %1;" : "=r"(t522) : "r"(t485));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t523 = t522 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_121;
    u32 m_122;
    u32 m_123;
    u32 m_124;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t523) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_125;
    u32 m_126;
    u32 m_127;
    u32 m_128;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t513) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_129;
    u32 m_130;
    u32 m_131;
    u32 m_132;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t513) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_133;
    u32 m_134;
    u32 m_135;
    u32 m_136;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t513) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_137;
    u32 m_138;
    u32 m_139;
    u32 m_140;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t513) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t524;
    asm volatile("mov.b32 %0, %1;" : "=r"(t524) : "r"(t485));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t525 = t524 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_141;
    u32 m_142;
    u32 m_143;
    u32 m_144;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t525) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_145;
    u32 m_146;
    u32 m_147;
    u32 m_148;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t516) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_149;
    u32 m_150;
    u32 m_151;
    u32 m_152;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t516) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_153;
    u32 m_154;
    u32 m_155;
    u32 m_156;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t516) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_157;
    u32 m_158;
    u32 m_159;
    u32 m_160;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t516) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t526 = 1u < end_5;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t526) {
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t527 = end_5 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 number_2 = t527 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = number_2 << 6u;
        const u32 t530 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t531 = (u64)t155 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t532 = t140 + t160;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t533 = first_key_3 + t154;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t534 = t154 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t535 = t533 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t536;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t536) : "r"(t535), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_9 = t536 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t538 = (u64)index_9 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t539 = t538 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t540 = t38 + t539;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_9;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_9) : "l"(t540) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t542 = index_9 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_9 = t533 - t542;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t544 = (u64)page_9 * t167;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t545 = t151 + t544;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t546 = (u64)place_9 * t153;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t547 = t545 + t546;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t548 = t547 + t531;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t549 = first_key_3 + t154;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t550 = t549 + 16u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t551 = t154 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t552 = t551 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t553 = t550 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t554;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t554) : "r"(t553), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_10 = t554 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t556 = (u64)index_10 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t557 = t556 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t558 = t38 + t557;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_10;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_10) : "l"(t558) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t560 = index_10 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_10 = t550 - t560;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t562 = (u64)page_10 * t167;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t563 = t151 + t562;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t564 = (u64)place_10 * t153;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t565 = t563 + t564;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t566 = t565 + t531;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t567 = first_key_3 + t154;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t568 = t567 + 32u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t569 = t154 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t570 = t569 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t571 = t568 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t572;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t572) : "r"(t571), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_11 = t572 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t574 = (u64)index_11 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t575 = t574 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t576 = t38 + t575;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_11;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_11) : "l"(t576) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t578 = index_11 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_11 = t568 - t578;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t580 = (u64)page_11 * t167;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t581 = t151 + t580;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t582 = (u64)place_11 * t153;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t583 = t581 + t582;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t584 = t583 + t531;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t585 = first_key_3 + t154;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t586 = t585 + 48u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t587 = t154 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t588 = t587 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t589 = t586 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t590;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t590) : "r"(t589), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_12 = t590 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t592 = (u64)index_12 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t593 = t592 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t594 = t38 + t593;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_12;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_12) : "l"(t594) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t596 = index_12 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_12 = t586 - t596;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t598 = (u64)page_12 * t167;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t599 = t151 + t598;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t600 = (u64)place_12 * t153;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t601 = t599 + t600;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t602 = t601 + t531;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t603 = t155 < t530;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t604 = t603 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t532), "l"(t548), "r"(t604) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t605 = t155 < t530;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t606 = t605 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t532), "l"(t566), "r"(t606) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t607 = t155 < t530;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t608 = t607 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t532), "l"(t584), "r"(t608) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t609 = t155 < t530;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t610 = t609 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t532), "l"(t602), "r"(t610) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t611 = t548 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t612 = t155 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t613 = t612 < t530;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t614 = t613 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t532), "l"(t611), "r"(t614) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t615 = t566 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t616 = t155 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t617 = t616 < t530;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t618 = t617 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t532), "l"(t615), "r"(t618) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t619 = t584 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t620 = t155 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t621 = t620 < t530;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t622 = t621 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t532), "l"(t619), "r"(t622) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t623 = t602 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t624 = t155 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t625 = t624 < t530;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t626 = t625 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t532), "l"(t623), "r"(t626) : "memory");
    }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t627 = end_5 - 1u;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_4 = t627 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t629 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t629));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t631 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t632 = t631 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 column = first_key_4 + t632;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t634 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t635 = first_query + t634;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t636 = t635 + end_6;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_7 = t636 + 1u;
    const u32 t638 = end_7 > seq_q ? end_7 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t639 = t638 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_8 = t639 < end_6 ? t639 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t641 = end_8 > column ? end_8 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_9 = t641 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t644 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s = t644;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_2 = 1u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t646 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_2 = t646;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_3 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t648 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_5 = t648;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_4 = 9u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t650 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_6 = t650;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_5 = 16u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t652 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_9 = t652;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_6 = 17u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t654 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_10 = t654;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_7 = 24u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t656 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_13 = t656;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_8 = 25u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t658 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_14 = t658;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_9 = 32u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t660 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_17 = t660;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_10 = 33u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t662 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_18 = t662;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_11 = 40u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t664 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_21 = t664;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_12 = 41u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t666 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_22 = t666;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_13 = 48u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t668 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_25 = t668;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_14 = 49u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t670 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_26 = t670;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_15 = 56u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t672 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_29 = t672;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_16 = 57u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t674 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_30 = t674;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t675 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t676 = first_query + t675;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t677 = t676 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t678 = t677 + end_6;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_10 = t678 + 1u;
    const u32 t680 = end_10 > seq_q ? end_10 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t681 = t680 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_11 = t681 < end_6 ? t681 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t683 = end_11 > column ? end_11 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_12 = t683 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_17 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t686 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_3 = t686;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_18 = 1u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t688 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_4 = t688;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_19 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t690 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_7 = t690;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_20 = 9u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t692 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_8 = t692;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_21 = 16u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t694 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_11 = t694;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_22 = 17u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t696 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_12 = t696;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_23 = 24u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t698 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_15 = t698;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_24 = 25u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t700 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_16 = t700;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_25 = 32u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t702 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_19 = t702;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_26 = 33u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t704 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_20 = t704;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_27 = 40u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t706 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_23 = t706;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_28 = 41u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t708 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_24 = t708;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_29 = 48u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t710 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_27 = t710;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_30 = 49u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t712 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_28 = t712;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_31 = 56u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t714 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_31 = t714;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_32 = 57u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t716 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_32 = t716;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t718;
    asm("max.f32 %0, %1, %2;" : "=f"(t718) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t719;
    asm("max.f32 %0, %1, %2;" : "=f"(t719) : "f"(t718), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t720;
    asm("max.f32 %0, %1, %2;" : "=f"(t720) : "f"(t719), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t721;
    asm("max.f32 %0, %1, %2;" : "=f"(t721) : "f"(t720), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t722;
    asm("max.f32 %0, %1, %2;" : "=f"(t722) : "f"(t721), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t723;
    asm("max.f32 %0, %1, %2;" : "=f"(t723) : "f"(t722), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t724;
    asm("max.f32 %0, %1, %2;" : "=f"(t724) : "f"(t723), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t725;
    asm("max.f32 %0, %1, %2;" : "=f"(t725) : "f"(t724), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t726;
    asm("max.f32 %0, %1, %2;" : "=f"(t726) : "f"(t725), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t727;
    asm("max.f32 %0, %1, %2;" : "=f"(t727) : "f"(t726), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t728;
    asm("max.f32 %0, %1, %2;" : "=f"(t728) : "f"(t727), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t729;
    asm("max.f32 %0, %1, %2;" : "=f"(t729) : "f"(t728), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t730;
    asm("max.f32 %0, %1, %2;" : "=f"(t730) : "f"(t729), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t731;
    asm("max.f32 %0, %1, %2;" : "=f"(t731) : "f"(t730), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t732;
    asm("max.f32 %0, %1, %2;" : "=f"(t732) : "f"(t731), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t733;
    asm("max.f32 %0, %1, %2;" : "=f"(t733) : "f"(t732), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t734;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t734) : "f"(t733));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair;
    asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t733), "f"(t734));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t736;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t736) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t736));
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none = new_1 == __uint_as_float(0xff800000u);
    const f32 t739 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
    const f32 reference = none ? 0.0f : t739;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t741 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 t742;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t742) : "f"(old), "f"(scale_log2), "f"(t741));
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t742));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t744 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t745 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t745));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t747;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t747) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s = t747;
    const f32 t748 = t744 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t749 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t749));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t751;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t751) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_2 = t751;
    const f32 t752 = t748 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t753 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_3;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t753));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t755;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t755) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_5 = t755;
    const f32 t756 = t752 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t757 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_4;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t757));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t759;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t759) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_6 = t759;
    const f32 t760 = t756 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t761 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_5;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t761));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t763;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t763) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_9 = t763;
    const f32 t764 = t760 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t765 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_6;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t765));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t767;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t767) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_10 = t767;
    const f32 t768 = t764 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t769 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_7;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t769));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t771;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t771) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_13 = t771;
    const f32 t772 = t768 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t773 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_8;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t773));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t775;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t775) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_14 = t775;
    const f32 t776 = t772 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t777 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_9;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t777));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t779;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t779) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_17 = t779;
    const f32 t780 = t776 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t781 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_10;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t781));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t783;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t783) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_18 = t783;
    const f32 t784 = t780 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t785 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_11;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t785));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t787;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t787) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_21 = t787;
    const f32 t788 = t784 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t789 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_12;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t789));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t791;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t791) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_22 = t791;
    const f32 t792 = t788 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t793 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_13;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t793));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t795;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t795) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_25 = t795;
    const f32 t796 = t792 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t797 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_14;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t797));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t799;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t799) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_26 = t799;
    const f32 t800 = t796 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t801 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_15;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t801));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t803;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t803) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_29 = t803;
    const f32 t804 = t800 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t805 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_16;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t805));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t807;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t807) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_30 = t807;
    const f32 t808 = t804 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum = t808;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t810;
    asm("max.f32 %0, %1, %2;" : "=f"(t810) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t811;
    asm("max.f32 %0, %1, %2;" : "=f"(t811) : "f"(t810), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t812;
    asm("max.f32 %0, %1, %2;" : "=f"(t812) : "f"(t811), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t813;
    asm("max.f32 %0, %1, %2;" : "=f"(t813) : "f"(t812), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t814;
    asm("max.f32 %0, %1, %2;" : "=f"(t814) : "f"(t813), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t815;
    asm("max.f32 %0, %1, %2;" : "=f"(t815) : "f"(t814), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t816;
    asm("max.f32 %0, %1, %2;" : "=f"(t816) : "f"(t815), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t817;
    asm("max.f32 %0, %1, %2;" : "=f"(t817) : "f"(t816), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t818;
    asm("max.f32 %0, %1, %2;" : "=f"(t818) : "f"(t817), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t819;
    asm("max.f32 %0, %1, %2;" : "=f"(t819) : "f"(t818), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t820;
    asm("max.f32 %0, %1, %2;" : "=f"(t820) : "f"(t819), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t821;
    asm("max.f32 %0, %1, %2;" : "=f"(t821) : "f"(t820), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t822;
    asm("max.f32 %0, %1, %2;" : "=f"(t822) : "f"(t821), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t823;
    asm("max.f32 %0, %1, %2;" : "=f"(t823) : "f"(t822), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t824;
    asm("max.f32 %0, %1, %2;" : "=f"(t824) : "f"(t823), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t825;
    asm("max.f32 %0, %1, %2;" : "=f"(t825) : "f"(t824), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t826;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t826) : "f"(t825));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_2;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t825), "f"(t826));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t828;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t828) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t828));
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none_2 = new_2 == __uint_as_float(0xff800000u);
    const f32 t831 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
    const f32 reference_2 = none_2 ? 0.0f : t831;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t833 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 t834;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t834) : "f"(old_2), "f"(scale_log2), "f"(t833));
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t834));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t836 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t837 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_17;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t837));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t839;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t839) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_3 = t839;
    const f32 t840 = t836 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t841 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_18;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t841));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t843;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t843) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_4 = t843;
    const f32 t844 = t840 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t845 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_19;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t845));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t847;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t847) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_7 = t847;
    const f32 t848 = t844 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t849 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_20;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t849));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t851;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t851) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_8 = t851;
    const f32 t852 = t848 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t853 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_21;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t853));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t855;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t855) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_11 = t855;
    const f32 t856 = t852 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t857 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_22;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t857));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t859;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t859) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_12 = t859;
    const f32 t860 = t856 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t861 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_23;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t861));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t863;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t863) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_15 = t863;
    const f32 t864 = t860 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t865 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_24;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t865));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t867;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t867) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_16 = t867;
    const f32 t868 = t864 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t869 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_25;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t869));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t871;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t871) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_19 = t871;
    const f32 t872 = t868 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t873 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_26;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t873));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t875;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t875) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_20 = t875;
    const f32 t876 = t872 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t877 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_27;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t877));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t879;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t879) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_23 = t879;
    const f32 t880 = t876 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t881 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_28;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t881));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t883;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t883) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_24 = t883;
    const f32 t884 = t880 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t885 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_29;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t885));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t887;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t887) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_27 = t887;
    const f32 t888 = t884 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t889 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_30;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t889));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t891;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t891) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_28 = t891;
    const f32 t892 = t888 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t893 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_31;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t893));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t895;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t895) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_31 = t895;
    const f32 t896 = t892 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t897 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_32;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t897));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t899;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t899) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_32 = t899;
    const f32 t900 = t896 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t900;
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t901;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t901) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t902;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t902) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t903;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t903) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t904;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t904) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t905;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t905) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t906;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t906) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t907;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t907) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t908;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t908) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t909;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t909) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t910;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t910) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t911;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t911) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t912;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t912) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t913;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t913) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t914;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t914) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t915;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t915) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t916;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t916) : "f"(s_31), "f"(s_32));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t917;
    asm volatile("mov.b32 %0, %1;" : "=r"(t917) : "r"(t503));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t918 = t917 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t919 = t917 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t920 = t917 ^ 96u;
    const u32 t921 = t141 + t917;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t922 = t141 + t918;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t923 = t141 + t919;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t924 = t141 + t920;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_161;
    u32 m_162;
    u32 m_163;
    u32 m_164;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t921) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t901), "r"(t902), "r"(t903), "r"(t904), "r"(m_161), "r"(m_162));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t901), "r"(t902), "r"(t903), "r"(t904), "r"(m_163), "r"(m_164));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_165;
    u32 m_166;
    u32 m_167;
    u32 m_168;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t922) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t901), "r"(t902), "r"(t903), "r"(t904), "r"(m_165), "r"(m_166));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t901), "r"(t902), "r"(t903), "r"(t904), "r"(m_167), "r"(m_168));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_169;
    u32 m_170;
    u32 m_171;
    u32 m_172;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t923) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t901), "r"(t902), "r"(t903), "r"(t904), "r"(m_169), "r"(m_170));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t901), "r"(t902), "r"(t903), "r"(t904), "r"(m_171), "r"(m_172));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_173;
    u32 m_174;
    u32 m_175;
    u32 m_176;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t924) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t901), "r"(t902), "r"(t903), "r"(t904), "r"(m_173), "r"(m_174));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t901), "r"(t902), "r"(t903), "r"(t904), "r"(m_175), "r"(m_176));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_177;
    u32 m_178;
    u32 m_179;
    u32 m_180;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t921) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t901), "r"(t902), "r"(t903), "r"(t904), "r"(m_177), "r"(m_178));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t901), "r"(t902), "r"(t903), "r"(t904), "r"(m_179), "r"(m_180));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_181;
    u32 m_182;
    u32 m_183;
    u32 m_184;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t922) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t901), "r"(t902), "r"(t903), "r"(t904), "r"(m_181), "r"(m_182));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t901), "r"(t902), "r"(t903), "r"(t904), "r"(m_183), "r"(m_184));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_185;
    u32 m_186;
    u32 m_187;
    u32 m_188;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t923) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t901), "r"(t902), "r"(t903), "r"(t904), "r"(m_185), "r"(m_186));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t901), "r"(t902), "r"(t903), "r"(t904), "r"(m_187), "r"(m_188));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_189;
    u32 m_190;
    u32 m_191;
    u32 m_192;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t924) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t901), "r"(t902), "r"(t903), "r"(t904), "r"(m_189), "r"(m_190));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t901), "r"(t902), "r"(t903), "r"(t904), "r"(m_191), "r"(m_192));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_193;
    u32 m_194;
    u32 m_195;
    u32 m_196;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t921) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t905), "r"(t906), "r"(t907), "r"(t908), "r"(m_193), "r"(m_194));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t905), "r"(t906), "r"(t907), "r"(t908), "r"(m_195), "r"(m_196));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_197;
    u32 m_198;
    u32 m_199;
    u32 m_200;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t922) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t905), "r"(t906), "r"(t907), "r"(t908), "r"(m_197), "r"(m_198));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t905), "r"(t906), "r"(t907), "r"(t908), "r"(m_199), "r"(m_200));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_201;
    u32 m_202;
    u32 m_203;
    u32 m_204;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t923) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t905), "r"(t906), "r"(t907), "r"(t908), "r"(m_201), "r"(m_202));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t905), "r"(t906), "r"(t907), "r"(t908), "r"(m_203), "r"(m_204));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_205;
    u32 m_206;
    u32 m_207;
    u32 m_208;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t924) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t905), "r"(t906), "r"(t907), "r"(t908), "r"(m_205), "r"(m_206));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t905), "r"(t906), "r"(t907), "r"(t908), "r"(m_207), "r"(m_208));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_209;
    u32 m_210;
    u32 m_211;
    u32 m_212;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t921) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t905), "r"(t906), "r"(t907), "r"(t908), "r"(m_209), "r"(m_210));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t905), "r"(t906), "r"(t907), "r"(t908), "r"(m_211), "r"(m_212));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_213;
    u32 m_214;
    u32 m_215;
    u32 m_216;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t922) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t905), "r"(t906), "r"(t907), "r"(t908), "r"(m_213), "r"(m_214));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t905), "r"(t906), "r"(t907), "r"(t908), "r"(m_215), "r"(m_216));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_217;
    u32 m_218;
    u32 m_219;
    u32 m_220;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t923) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t905), "r"(t906), "r"(t907), "r"(t908), "r"(m_217), "r"(m_218));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t905), "r"(t906), "r"(t907), "r"(t908), "r"(m_219), "r"(m_220));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_221;
    u32 m_222;
    u32 m_223;
    u32 m_224;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t924) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t905), "r"(t906), "r"(t907), "r"(t908), "r"(m_221), "r"(m_222));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t905), "r"(t906), "r"(t907), "r"(t908), "r"(m_223), "r"(m_224));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_225;
    u32 m_226;
    u32 m_227;
    u32 m_228;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t921) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t909), "r"(t910), "r"(t911), "r"(t912), "r"(m_225), "r"(m_226));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t909), "r"(t910), "r"(t911), "r"(t912), "r"(m_227), "r"(m_228));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_229;
    u32 m_230;
    u32 m_231;
    u32 m_232;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t922) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t909), "r"(t910), "r"(t911), "r"(t912), "r"(m_229), "r"(m_230));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t909), "r"(t910), "r"(t911), "r"(t912), "r"(m_231), "r"(m_232));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_233;
    u32 m_234;
    u32 m_235;
    u32 m_236;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t923) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t909), "r"(t910), "r"(t911), "r"(t912), "r"(m_233), "r"(m_234));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t909), "r"(t910), "r"(t911), "r"(t912), "r"(m_235), "r"(m_236));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_237;
    u32 m_238;
    u32 m_239;
    u32 m_240;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t924) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t909), "r"(t910), "r"(t911), "r"(t912), "r"(m_237), "r"(m_238));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t909), "r"(t910), "r"(t911), "r"(t912), "r"(m_239), "r"(m_240));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_241;
    u32 m_242;
    u32 m_243;
    u32 m_244;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t921) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t909), "r"(t910), "r"(t911), "r"(t912), "r"(m_241), "r"(m_242));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t909), "r"(t910), "r"(t911), "r"(t912), "r"(m_243), "r"(m_244));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_245;
    u32 m_246;
    u32 m_247;
    u32 m_248;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t922) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t909), "r"(t910), "r"(t911), "r"(t912), "r"(m_245), "r"(m_246));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t909), "r"(t910), "r"(t911), "r"(t912), "r"(m_247), "r"(m_248));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_249;
    u32 m_250;
    u32 m_251;
    u32 m_252;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t923) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t909), "r"(t910), "r"(t911), "r"(t912), "r"(m_249), "r"(m_250));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t909), "r"(t910), "r"(t911), "r"(t912), "r"(m_251), "r"(m_252));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_253;
    u32 m_254;
    u32 m_255;
    u32 m_256;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t924) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t909), "r"(t910), "r"(t911), "r"(t912), "r"(m_253), "r"(m_254));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t909), "r"(t910), "r"(t911), "r"(t912), "r"(m_255), "r"(m_256));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_257;
    u32 m_258;
    u32 m_259;
    u32 m_260;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t921) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t913), "r"(t914), "r"(t915), "r"(t916), "r"(m_257), "r"(m_258));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t913), "r"(t914), "r"(t915), "r"(t916), "r"(m_259), "r"(m_260));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_261;
    u32 m_262;
    u32 m_263;
    u32 m_264;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t922) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t913), "r"(t914), "r"(t915), "r"(t916), "r"(m_261), "r"(m_262));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t913), "r"(t914), "r"(t915), "r"(t916), "r"(m_263), "r"(m_264));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_265;
    u32 m_266;
    u32 m_267;
    u32 m_268;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t923) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t913), "r"(t914), "r"(t915), "r"(t916), "r"(m_265), "r"(m_266));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t913), "r"(t914), "r"(t915), "r"(t916), "r"(m_267), "r"(m_268));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_269;
    u32 m_270;
    u32 m_271;
    u32 m_272;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t924) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t913), "r"(t914), "r"(t915), "r"(t916), "r"(m_269), "r"(m_270));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t913), "r"(t914), "r"(t915), "r"(t916), "r"(m_271), "r"(m_272));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_273;
    u32 m_274;
    u32 m_275;
    u32 m_276;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t921) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t913), "r"(t914), "r"(t915), "r"(t916), "r"(m_273), "r"(m_274));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t913), "r"(t914), "r"(t915), "r"(t916), "r"(m_275), "r"(m_276));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_277;
    u32 m_278;
    u32 m_279;
    u32 m_280;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t922) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t913), "r"(t914), "r"(t915), "r"(t916), "r"(m_277), "r"(m_278));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t913), "r"(t914), "r"(t915), "r"(t916), "r"(m_279), "r"(m_280));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_281;
    u32 m_282;
    u32 m_283;
    u32 m_284;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t923) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t913), "r"(t914), "r"(t915), "r"(t916), "r"(m_281), "r"(m_282));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t913), "r"(t914), "r"(t915), "r"(t916), "r"(m_283), "r"(m_284));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_285;
    u32 m_286;
    u32 m_287;
    u32 m_288;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t924) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t913), "r"(t914), "r"(t915), "r"(t916), "r"(m_285), "r"(m_286));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t913), "r"(t914), "r"(t915), "r"(t916), "r"(m_287), "r"(m_288));
#line 84 "fa-kernels/src/attention/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i = 1u; i < end_5; i += 1u) {
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t925 = end_5 - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 number_3 = t925 - i;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_5 = number_3 << 6u;
        const u32 t928 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t929 = (u64)t181 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t930 = t141 + t186;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t931 = first_key_5 + t180;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t932 = t180 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t933 = t931 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t934;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t934) : "r"(t933), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_13 = t934 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t936 = (u64)index_13 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t937 = t936 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t938 = t38 + t937;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_13;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_13) : "l"(t938) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t940 = index_13 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_13 = t931 - t940;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t942 = (u64)page_13 * t193;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t943 = t177 + t942;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t944 = (u64)place_13 * t179;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t945 = t943 + t944;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t946 = t945 + t929;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t947 = first_key_5 + t180;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t948 = t947 + 16u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t949 = t180 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t950 = t949 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t951 = t948 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t952;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t952) : "r"(t951), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_14 = t952 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t954 = (u64)index_14 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t955 = t954 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t956 = t38 + t955;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_14;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_14) : "l"(t956) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t958 = index_14 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_14 = t948 - t958;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t960 = (u64)page_14 * t193;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t961 = t177 + t960;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t962 = (u64)place_14 * t179;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t963 = t961 + t962;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t964 = t963 + t929;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t965 = first_key_5 + t180;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t966 = t965 + 32u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t967 = t180 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t968 = t967 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t969 = t966 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t970;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t970) : "r"(t969), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_15 = t970 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t972 = (u64)index_15 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t973 = t972 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t974 = t38 + t973;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_15;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_15) : "l"(t974) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t976 = index_15 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_15 = t966 - t976;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t978 = (u64)page_15 * t193;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t979 = t177 + t978;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t980 = (u64)place_15 * t179;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t981 = t979 + t980;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t982 = t981 + t929;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t983 = first_key_5 + t180;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t984 = t983 + 48u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t985 = t180 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t986 = t985 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t987 = t984 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t988;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t988) : "r"(t987), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_16 = t988 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t990 = (u64)index_16 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t991 = t990 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t992 = t38 + t991;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_16;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_16) : "l"(t992) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t994 = index_16 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_16 = t984 - t994;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t996 = (u64)page_16 * t193;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t997 = t177 + t996;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t998 = (u64)place_16 * t179;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t999 = t997 + t998;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1000 = t999 + t929;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1001 = t181 < t928;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1002 = t1001 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t930), "l"(t946), "r"(t1002) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1003 = t181 < t928;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1004 = t1003 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t930), "l"(t964), "r"(t1004) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1005 = t181 < t928;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1006 = t1005 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t930), "l"(t982), "r"(t1006) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1007 = t181 < t928;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1008 = t1007 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t930), "l"(t1000), "r"(t1008) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1009 = t946 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1010 = t181 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1011 = t1010 < t928;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1012 = t1011 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t930), "l"(t1009), "r"(t1012) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1013 = t964 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1014 = t181 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1015 = t1014 < t928;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1016 = t1015 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t930), "l"(t1013), "r"(t1016) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1017 = t982 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1018 = t181 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1019 = t1018 < t928;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1020 = t1019 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t930), "l"(t1017), "r"(t1020) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1021 = t1000 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1022 = t181 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1023 = t1022 < t928;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1024 = t1023 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t930), "l"(t1021), "r"(t1024) : "memory");
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
        u32 t1025;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1025) : "r"(t496));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1026 = t1025 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1027 = t1025 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1028 = t1025 ^ 96u;
        const u32 t1029 = t140 + t1025;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1030;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1030) : "r"(t485));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1030) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1029) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1029) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1029) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1029) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1031 = t140 + t1026;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1032;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1032) : "r"(t485));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1033 = t1032 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1033) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1031) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1031) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1031) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1031) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1034 = t140 + t1027;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1035;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1035) : "r"(t485));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1036 = t1035 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1036) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1034) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1034) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1034) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1034) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1037 = t140 + t1028;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1038;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1038) : "r"(t485));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1039 = t1038 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1039) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1037) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1037) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1037) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1037) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1040;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1040) : "r"(t485));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1040) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1029) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_373), "r"(m_374));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_375), "r"(m_376));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1029) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_377), "r"(m_378));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_379), "r"(m_380));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1029) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_381), "r"(m_382));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_383), "r"(m_384));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1029) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_385), "r"(m_386));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_387), "r"(m_388));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1041;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1041) : "r"(t485));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1042 = t1041 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1042) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1031) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_393), "r"(m_394));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_395), "r"(m_396));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1031) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_397), "r"(m_398));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_399), "r"(m_400));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1031) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_401), "r"(m_402));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_403), "r"(m_404));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1031) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_405), "r"(m_406));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_407), "r"(m_408));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1043;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1043) : "r"(t485));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1044 = t1043 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1044) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1034) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_413), "r"(m_414));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_415), "r"(m_416));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1034) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_417), "r"(m_418));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_419), "r"(m_420));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1034) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_421), "r"(m_422));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_423), "r"(m_424));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1034) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_425), "r"(m_426));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_427), "r"(m_428));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1045;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1045) : "r"(t485));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1046 = t1045 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1046) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1037) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1037) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1037) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_441), "r"(m_442));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_443), "r"(m_444));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1037) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_445), "r"(m_446));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_447), "r"(m_448));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 416 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 next = i + 1u;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1048 = next < end_5;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t1048) {
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t1049 = end_5 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 number_4 = t1049 - next;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_6 = number_4 << 6u;
            const u32 t1052 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1053 = (u64)t155 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1054 = t140 + t160;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1055 = first_key_6 + t154;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1056 = t154 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1057 = t1055 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1058;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1058) : "r"(t1057), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_17 = t1058 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1060 = (u64)index_17 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1061 = t1060 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1062 = t38 + t1061;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_17;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_17) : "l"(t1062) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1064 = index_17 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_17 = t1055 - t1064;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1066 = (u64)page_17 * t167;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1067 = t151 + t1066;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1068 = (u64)place_17 * t153;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1069 = t1067 + t1068;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1070 = t1069 + t1053;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1071 = first_key_6 + t154;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1072 = t1071 + 16u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1073 = t154 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1074 = t1073 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1075 = t1072 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1076;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1076) : "r"(t1075), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_18 = t1076 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1078 = (u64)index_18 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1079 = t1078 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1080 = t38 + t1079;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_18;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_18) : "l"(t1080) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1082 = index_18 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_18 = t1072 - t1082;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1084 = (u64)page_18 * t167;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1085 = t151 + t1084;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1086 = (u64)place_18 * t153;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1087 = t1085 + t1086;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1088 = t1087 + t1053;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1089 = first_key_6 + t154;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1090 = t1089 + 32u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1091 = t154 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1092 = t1091 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1093 = t1090 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1094;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1094) : "r"(t1093), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_19 = t1094 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1096 = (u64)index_19 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1097 = t1096 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1098 = t38 + t1097;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_19;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_19) : "l"(t1098) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1100 = index_19 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_19 = t1090 - t1100;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1102 = (u64)page_19 * t167;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1103 = t151 + t1102;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1104 = (u64)place_19 * t153;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1105 = t1103 + t1104;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1106 = t1105 + t1053;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1107 = first_key_6 + t154;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1108 = t1107 + 48u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1109 = t154 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1110 = t1109 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1111 = t1108 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1112;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1112) : "r"(t1111), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_20 = t1112 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1114 = (u64)index_20 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1115 = t1114 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1116 = t38 + t1115;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_20;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_20) : "l"(t1116) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1118 = index_20 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_20 = t1108 - t1118;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1120 = (u64)page_20 * t167;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1121 = t151 + t1120;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1122 = (u64)place_20 * t153;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1123 = t1121 + t1122;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1124 = t1123 + t1053;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1125 = t155 < t1052;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1126 = t1125 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1054), "l"(t1070), "r"(t1126) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1127 = t155 < t1052;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1128 = t1127 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1054), "l"(t1088), "r"(t1128) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1129 = t155 < t1052;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1130 = t1129 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1054), "l"(t1106), "r"(t1130) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1131 = t155 < t1052;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1132 = t1131 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1054), "l"(t1124), "r"(t1132) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1133 = t1070 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1134 = t155 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1135 = t1134 < t1052;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1136 = t1135 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1054), "l"(t1133), "r"(t1136) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1137 = t1088 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1138 = t155 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1139 = t1138 < t1052;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1140 = t1139 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1054), "l"(t1137), "r"(t1140) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1141 = t1106 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1142 = t155 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1143 = t1142 < t1052;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1144 = t1143 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1054), "l"(t1141), "r"(t1144) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1145 = t1124 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1146 = t155 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1147 = t1146 < t1052;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1148 = t1147 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1054), "l"(t1145), "r"(t1148) : "memory");
        }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 140 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1149 = i < t58;
#line 187 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (t1149) {
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t1150 = end_5 - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t1151 = t1150 - i;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 first_key_7 = t1151 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1153 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_2;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t1153));
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1155 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1156 = t1155 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_7 + t1156;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1158 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1159 = first_query_2 + t1158;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1160 = t1159 + end_6;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t1160 + 1u;
            const u32 t1162 = end_13 > seq_q ? end_13 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1163 = t1162 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t1163 < end_6 ? t1163 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1165 = end_14 > column_2 ? end_14 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_15 = t1165 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1168 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t1168;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = 1u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1170 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t1170;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1172 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t1172;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = 9u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1174 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t1174;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = 16u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1176 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t1176;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = 17u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1178 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t1178;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = 24u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1180 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t1180;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = 25u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1182 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t1182;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = 32u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1184 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t1184;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = 33u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1186 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t1186;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = 40u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1188 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t1188;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = 41u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1190 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t1190;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = 48u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1192 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t1192;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = 49u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1194 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t1194;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = 56u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1196 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t1196;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = 57u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1198 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t1198;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1199 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1200 = first_query_2 + t1199;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1201 = t1200 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1202 = t1201 + end_6;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_16 = t1202 + 1u;
            const u32 t1204 = end_16 > seq_q ? end_16 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1205 = t1204 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_17 = t1205 < end_6 ? t1205 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1207 = end_17 > column_2 ? end_17 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_18 = t1207 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1210 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t1210;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1212 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t1212;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1214 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t1214;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1216 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t1216;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1218 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t1218;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1220 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t1220;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1222 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t1222;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1224 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t1224;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1226 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t1226;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1228 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t1228;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1230 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t1230;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1232 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t1232;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1234 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t1234;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1236 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t1236;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1238 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t1238;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1240 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t1240;
        }
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1242;
        asm("max.f32 %0, %1, %2;" : "=f"(t1242) : "f"(old_3), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1243;
        asm("max.f32 %0, %1, %2;" : "=f"(t1243) : "f"(t1242), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1244;
        asm("max.f32 %0, %1, %2;" : "=f"(t1244) : "f"(t1243), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1245;
        asm("max.f32 %0, %1, %2;" : "=f"(t1245) : "f"(t1244), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1246;
        asm("max.f32 %0, %1, %2;" : "=f"(t1246) : "f"(t1245), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1247;
        asm("max.f32 %0, %1, %2;" : "=f"(t1247) : "f"(t1246), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1248;
        asm("max.f32 %0, %1, %2;" : "=f"(t1248) : "f"(t1247), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1249;
        asm("max.f32 %0, %1, %2;" : "=f"(t1249) : "f"(t1248), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1250;
        asm("max.f32 %0, %1, %2;" : "=f"(t1250) : "f"(t1249), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1251;
        asm("max.f32 %0, %1, %2;" : "=f"(t1251) : "f"(t1250), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1252;
        asm("max.f32 %0, %1, %2;" : "=f"(t1252) : "f"(t1251), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1253;
        asm("max.f32 %0, %1, %2;" : "=f"(t1253) : "f"(t1252), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1254;
        asm("max.f32 %0, %1, %2;" : "=f"(t1254) : "f"(t1253), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1255;
        asm("max.f32 %0, %1, %2;" : "=f"(t1255) : "f"(t1254), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1256;
        asm("max.f32 %0, %1, %2;" : "=f"(t1256) : "f"(t1255), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1257;
        asm("max.f32 %0, %1, %2;" : "=f"(t1257) : "f"(t1256), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1258;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1258) : "f"(t1257));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1257), "f"(t1258));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1260;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1260) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1260));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t1263 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t1263;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1265 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1266;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1266) : "f"(old_3), "f"(scale_log2), "f"(t1265));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1266));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1268 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1269 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1269));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1271;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1271) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_33 = t1271;
        const f32 t1272 = t1268 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1273 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1273));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1275;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1275) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_34 = t1275;
        const f32 t1276 = t1272 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1277 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1277));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1279;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1279) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_37 = t1279;
        const f32 t1280 = t1276 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1281 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1281));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1283;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1283) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_38 = t1283;
        const f32 t1284 = t1280 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1285 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1285));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1287;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1287) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_41 = t1287;
        const f32 t1288 = t1284 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1289 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1289));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1291;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1291) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_42 = t1291;
        const f32 t1292 = t1288 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1293 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1293));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1295;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1295) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_45 = t1295;
        const f32 t1296 = t1292 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1297 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1297));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1299;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1299) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_46 = t1299;
        const f32 t1300 = t1296 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1301 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1301));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1303;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1303) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_49 = t1303;
        const f32 t1304 = t1300 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1305 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1305));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1307;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1307) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_50 = t1307;
        const f32 t1308 = t1304 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1309 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1309));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1311;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1311) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_53 = t1311;
        const f32 t1312 = t1308 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1313 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1313));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1315;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1315) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_54 = t1315;
        const f32 t1316 = t1312 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1317 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1317));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1319;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1319) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_57 = t1319;
        const f32 t1320 = t1316 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1321 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1321));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1323;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1323) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_58 = t1323;
        const f32 t1324 = t1320 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1325 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t1325));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1327;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1327) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_61 = t1327;
        const f32 t1328 = t1324 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1329 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t1329));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1331;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1331) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_62 = t1331;
        const f32 t1332 = t1328 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1332;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1334;
        asm("max.f32 %0, %1, %2;" : "=f"(t1334) : "f"(old_4), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1335;
        asm("max.f32 %0, %1, %2;" : "=f"(t1335) : "f"(t1334), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1336;
        asm("max.f32 %0, %1, %2;" : "=f"(t1336) : "f"(t1335), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1337;
        asm("max.f32 %0, %1, %2;" : "=f"(t1337) : "f"(t1336), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1338;
        asm("max.f32 %0, %1, %2;" : "=f"(t1338) : "f"(t1337), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1339;
        asm("max.f32 %0, %1, %2;" : "=f"(t1339) : "f"(t1338), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1340;
        asm("max.f32 %0, %1, %2;" : "=f"(t1340) : "f"(t1339), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1341;
        asm("max.f32 %0, %1, %2;" : "=f"(t1341) : "f"(t1340), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1342;
        asm("max.f32 %0, %1, %2;" : "=f"(t1342) : "f"(t1341), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1343;
        asm("max.f32 %0, %1, %2;" : "=f"(t1343) : "f"(t1342), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1344;
        asm("max.f32 %0, %1, %2;" : "=f"(t1344) : "f"(t1343), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1345;
        asm("max.f32 %0, %1, %2;" : "=f"(t1345) : "f"(t1344), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1346;
        asm("max.f32 %0, %1, %2;" : "=f"(t1346) : "f"(t1345), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1347;
        asm("max.f32 %0, %1, %2;" : "=f"(t1347) : "f"(t1346), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1348;
        asm("max.f32 %0, %1, %2;" : "=f"(t1348) : "f"(t1347), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1349;
        asm("max.f32 %0, %1, %2;" : "=f"(t1349) : "f"(t1348), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1350;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1350) : "f"(t1349));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1349), "f"(t1350));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1352;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1352) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1352));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t1355 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t1355;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1357 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1358;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1358) : "f"(old_4), "f"(scale_log2), "f"(t1357));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1358));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1360 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1361 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1361));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1363;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1363) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_35 = t1363;
        const f32 t1364 = t1360 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1365 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1365));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1367;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1367) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_36 = t1367;
        const f32 t1368 = t1364 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1369 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1369));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1371;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1371) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_39 = t1371;
        const f32 t1372 = t1368 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1373 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1373));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1375;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1375) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_40 = t1375;
        const f32 t1376 = t1372 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1377 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1377));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1379;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1379) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_43 = t1379;
        const f32 t1380 = t1376 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1381 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1381));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1383;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1383) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_44 = t1383;
        const f32 t1384 = t1380 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1385 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1385));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1387;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1387) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_47 = t1387;
        const f32 t1388 = t1384 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1389 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1389));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1391;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1391) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_48 = t1391;
        const f32 t1392 = t1388 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1393 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1393));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1395;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1395) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_51 = t1395;
        const f32 t1396 = t1392 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1397 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1397));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1399;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1399) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_52 = t1399;
        const f32 t1400 = t1396 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1401 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1401));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1403;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1403) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_55 = t1403;
        const f32 t1404 = t1400 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1405 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1405));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1407;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1407) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_56 = t1407;
        const f32 t1408 = t1404 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1409 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1409));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1411;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1411) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_59 = t1411;
        const f32 t1412 = t1408 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1413 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1413));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1415;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1415) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_60 = t1415;
        const f32 t1416 = t1412 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1417 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1417));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1419;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1419) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_63 = t1419;
        const f32 t1420 = t1416 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1421 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1421));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1423;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1423) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_64 = t1423;
        const f32 t1424 = t1420 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1424;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1425 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1425;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1426 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1426;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1427 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1427;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1428 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1428;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1429 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1429;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1430 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1430;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1431 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1431;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1432 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1432;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1433 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1433;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1434 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1434;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1435 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1435;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1436 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1436;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1437 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1437;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1438 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1438;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1439 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1439;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1440 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1440;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1441 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t1441;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1442 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t1442;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1443 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t1443;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1444 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t1444;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1445 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t1445;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1446 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t1446;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1447 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t1447;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1448 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t1448;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1449 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t1449;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1450 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t1450;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1451 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t1451;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1452 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t1452;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1453 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t1453;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1454 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t1454;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1455 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t1455;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1456 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t1456;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1457 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1457;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1458 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1458;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1459 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1459;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1460 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1460;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1461 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1461;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1462 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1462;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1463 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1463;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1464 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1464;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1465 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1465;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1466 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1466;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1467 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1467;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1468 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1468;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1469 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1469;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1470 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1470;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1471 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1471;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1472 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1472;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1473 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t1473;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1474 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t1474;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1475 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t1475;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1476 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t1476;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1477 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t1477;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1478 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t1478;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1479 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t1479;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1480 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t1480;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1481 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t1481;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1482 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t1482;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1483 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t1483;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1484 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1484;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1485 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1485;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1486 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1486;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1487 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1487;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1488 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1488;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1489;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1489) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1490;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1490) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1491;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1491) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1492;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1492) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1493;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1493) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1494;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1494) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1495;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1495) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1496;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1496) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1497;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1497) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1498;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1498) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1499;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1499) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1500;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1500) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1501;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1501) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1502;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1502) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1503;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1503) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1504;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1504) : "f"(s_63), "f"(s_64));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1505;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1505) : "r"(t503));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1506 = t1505 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1507 = t1505 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1508 = t1505 ^ 96u;
        const u32 t1509 = t141 + t1505;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1510 = t141 + t1506;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1511 = t141 + t1507;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1512 = t141 + t1508;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t1509) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1489), "r"(t1490), "r"(t1491), "r"(t1492), "r"(m_449), "r"(m_450));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1489), "r"(t1490), "r"(t1491), "r"(t1492), "r"(m_451), "r"(m_452));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t1510) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1489), "r"(t1490), "r"(t1491), "r"(t1492), "r"(m_453), "r"(m_454));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1489), "r"(t1490), "r"(t1491), "r"(t1492), "r"(m_455), "r"(m_456));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t1511) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1489), "r"(t1490), "r"(t1491), "r"(t1492), "r"(m_457), "r"(m_458));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1489), "r"(t1490), "r"(t1491), "r"(t1492), "r"(m_459), "r"(m_460));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t1512) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1489), "r"(t1490), "r"(t1491), "r"(t1492), "r"(m_461), "r"(m_462));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1489), "r"(t1490), "r"(t1491), "r"(t1492), "r"(m_463), "r"(m_464));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t1509) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1489), "r"(t1490), "r"(t1491), "r"(t1492), "r"(m_465), "r"(m_466));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1489), "r"(t1490), "r"(t1491), "r"(t1492), "r"(m_467), "r"(m_468));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t1510) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1489), "r"(t1490), "r"(t1491), "r"(t1492), "r"(m_469), "r"(m_470));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1489), "r"(t1490), "r"(t1491), "r"(t1492), "r"(m_471), "r"(m_472));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t1511) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1489), "r"(t1490), "r"(t1491), "r"(t1492), "r"(m_473), "r"(m_474));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1489), "r"(t1490), "r"(t1491), "r"(t1492), "r"(m_475), "r"(m_476));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t1512) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1489), "r"(t1490), "r"(t1491), "r"(t1492), "r"(m_477), "r"(m_478));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1489), "r"(t1490), "r"(t1491), "r"(t1492), "r"(m_479), "r"(m_480));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t1509) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1493), "r"(t1494), "r"(t1495), "r"(t1496), "r"(m_481), "r"(m_482));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1493), "r"(t1494), "r"(t1495), "r"(t1496), "r"(m_483), "r"(m_484));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t1510) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1493), "r"(t1494), "r"(t1495), "r"(t1496), "r"(m_485), "r"(m_486));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1493), "r"(t1494), "r"(t1495), "r"(t1496), "r"(m_487), "r"(m_488));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t1511) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1493), "r"(t1494), "r"(t1495), "r"(t1496), "r"(m_489), "r"(m_490));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1493), "r"(t1494), "r"(t1495), "r"(t1496), "r"(m_491), "r"(m_492));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t1512) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1493), "r"(t1494), "r"(t1495), "r"(t1496), "r"(m_493), "r"(m_494));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1493), "r"(t1494), "r"(t1495), "r"(t1496), "r"(m_495), "r"(m_496));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t1509) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1493), "r"(t1494), "r"(t1495), "r"(t1496), "r"(m_497), "r"(m_498));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1493), "r"(t1494), "r"(t1495), "r"(t1496), "r"(m_499), "r"(m_500));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t1510) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1493), "r"(t1494), "r"(t1495), "r"(t1496), "r"(m_501), "r"(m_502));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1493), "r"(t1494), "r"(t1495), "r"(t1496), "r"(m_503), "r"(m_504));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t1511) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1493), "r"(t1494), "r"(t1495), "r"(t1496), "r"(m_505), "r"(m_506));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1493), "r"(t1494), "r"(t1495), "r"(t1496), "r"(m_507), "r"(m_508));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t1512) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1493), "r"(t1494), "r"(t1495), "r"(t1496), "r"(m_509), "r"(m_510));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1493), "r"(t1494), "r"(t1495), "r"(t1496), "r"(m_511), "r"(m_512));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1509) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1497), "r"(t1498), "r"(t1499), "r"(t1500), "r"(m_513), "r"(m_514));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1497), "r"(t1498), "r"(t1499), "r"(t1500), "r"(m_515), "r"(m_516));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1510) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1497), "r"(t1498), "r"(t1499), "r"(t1500), "r"(m_517), "r"(m_518));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1497), "r"(t1498), "r"(t1499), "r"(t1500), "r"(m_519), "r"(m_520));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1511) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1497), "r"(t1498), "r"(t1499), "r"(t1500), "r"(m_521), "r"(m_522));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1497), "r"(t1498), "r"(t1499), "r"(t1500), "r"(m_523), "r"(m_524));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1512) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1497), "r"(t1498), "r"(t1499), "r"(t1500), "r"(m_525), "r"(m_526));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1497), "r"(t1498), "r"(t1499), "r"(t1500), "r"(m_527), "r"(m_528));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1509) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1497), "r"(t1498), "r"(t1499), "r"(t1500), "r"(m_529), "r"(m_530));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1497), "r"(t1498), "r"(t1499), "r"(t1500), "r"(m_531), "r"(m_532));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1510) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1497), "r"(t1498), "r"(t1499), "r"(t1500), "r"(m_533), "r"(m_534));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1497), "r"(t1498), "r"(t1499), "r"(t1500), "r"(m_535), "r"(m_536));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1511) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1497), "r"(t1498), "r"(t1499), "r"(t1500), "r"(m_537), "r"(m_538));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1497), "r"(t1498), "r"(t1499), "r"(t1500), "r"(m_539), "r"(m_540));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1512) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1497), "r"(t1498), "r"(t1499), "r"(t1500), "r"(m_541), "r"(m_542));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1497), "r"(t1498), "r"(t1499), "r"(t1500), "r"(m_543), "r"(m_544));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t1509) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1501), "r"(t1502), "r"(t1503), "r"(t1504), "r"(m_545), "r"(m_546));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1501), "r"(t1502), "r"(t1503), "r"(t1504), "r"(m_547), "r"(m_548));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t1510) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1501), "r"(t1502), "r"(t1503), "r"(t1504), "r"(m_549), "r"(m_550));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1501), "r"(t1502), "r"(t1503), "r"(t1504), "r"(m_551), "r"(m_552));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t1511) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1501), "r"(t1502), "r"(t1503), "r"(t1504), "r"(m_553), "r"(m_554));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1501), "r"(t1502), "r"(t1503), "r"(t1504), "r"(m_555), "r"(m_556));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t1512) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1501), "r"(t1502), "r"(t1503), "r"(t1504), "r"(m_557), "r"(m_558));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1501), "r"(t1502), "r"(t1503), "r"(t1504), "r"(m_559), "r"(m_560));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t1509) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1501), "r"(t1502), "r"(t1503), "r"(t1504), "r"(m_561), "r"(m_562));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1501), "r"(t1502), "r"(t1503), "r"(t1504), "r"(m_563), "r"(m_564));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t1510) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1501), "r"(t1502), "r"(t1503), "r"(t1504), "r"(m_565), "r"(m_566));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1501), "r"(t1502), "r"(t1503), "r"(t1504), "r"(m_567), "r"(m_568));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t1511) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1501), "r"(t1502), "r"(t1503), "r"(t1504), "r"(m_569), "r"(m_570));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1501), "r"(t1502), "r"(t1503), "r"(t1504), "r"(m_571), "r"(m_572));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t1512) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1501), "r"(t1502), "r"(t1503), "r"(t1504), "r"(m_573), "r"(m_574));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1501), "r"(t1502), "r"(t1503), "r"(t1504), "r"(m_575), "r"(m_576));
    }
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t1513;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1513) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_5 = row_sum + t1513;
    f32 t1515;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1515) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t1516 = pair_5 + t1515;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1516;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t1517;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1517) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_6 = row_sum_2 + t1517;
    f32 t1519;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1519) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t1520 = pair_6 + t1519;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1520;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum = row_sum;
    const bool t1521 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t1522;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1522) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer = t1521 ? 0.0f : t1522;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1524 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc = t1524;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1525 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_2 = t1525;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1526 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_5 = t1526;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1527 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_6 = t1527;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1528 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_9 = t1528;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1529 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_10 = t1529;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1530 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_13 = t1530;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1531 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_14 = t1531;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1532 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_17 = t1532;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1533 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_18 = t1533;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1534 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_21 = t1534;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1535 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_22 = t1535;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1536 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_25 = t1536;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1537 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_26 = t1537;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1538 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_29 = t1538;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1539 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_30 = t1539;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1540 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_33 = t1540;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1541 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_34 = t1541;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1542 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_37 = t1542;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1543 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_38 = t1543;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1544 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_41 = t1544;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1545 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_42 = t1545;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1546 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_45 = t1546;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1547 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_46 = t1547;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1548 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_49 = t1548;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1549 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_50 = t1549;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1550 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_53 = t1550;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1551 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_54 = t1551;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1552 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_57 = t1552;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1553 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_58 = t1553;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1554 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_61 = t1554;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1555 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_62 = t1555;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t1556 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t1557;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1557) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_2 = t1556 ? 0.0f : t1557;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1559 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_3 = t1559;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1560 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_4 = t1560;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1561 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_7 = t1561;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1562 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_8 = t1562;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1563 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_11 = t1563;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1564 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_12 = t1564;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1565 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_15 = t1565;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1566 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_16 = t1566;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1567 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_19 = t1567;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1568 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_20 = t1568;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1569 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_23 = t1569;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1570 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_24 = t1570;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1571 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_27 = t1571;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1572 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_28 = t1572;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1573 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_31 = t1573;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1574 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_32 = t1574;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1575 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_35 = t1575;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1576 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_36 = t1576;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1577 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_39 = t1577;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1578 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_40 = t1578;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1579 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_43 = t1579;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1580 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_44 = t1580;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1581 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_47 = t1581;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1582 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_48 = t1582;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1583 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_51 = t1583;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1584 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_52 = t1584;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1585 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_55 = t1585;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1586 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_56 = t1586;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1587 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_59 = t1587;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1588 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_60 = t1588;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1589 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_63 = t1589;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1590 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_64 = t1590;
#line 185 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1591 = blockIdx.x;
#line 185 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1592;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1592) : "r"(t1591));
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1593 = seq_q + 63u;
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1594 = t1593 >> 6u;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1595 = heads_per_section * t1594;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1596 = t1592 / t1595;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 first_2 = t1596 * heads_per_section;
    const u32 t1598 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1599 = t1598 - first_2;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 heads_3 = t1599 < heads_per_section ? t1599 : heads_per_section;
    const u32 t1601 = first_2 * t1594;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 rest_2 = t1592 - t1601;
    const u32 t1603 = rest_2 % heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1604 = first_2 + t1603;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1605 = t1594 - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1606 = rest_2 / heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1607 = t1605 - t1606;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1608 = t1607 << 6u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1609 = t1604 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1610 = t1604 / heads;
#line 199 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
    const u32 t1611 = smem_1 + 8192u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1612 = lane >> 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1613 = first_row + t1612;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1614 = t1613 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1615 = 0u ^ t1614;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1616 = t1613 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1617 = t1615 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1618 = t1616 + t1617;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1619 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1620 = t1619 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1621 = t1618 + t1620;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1622;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1622) : "f"(acc), "f"(acc_2));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1623 = smem_1 + t1621;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1623), "r"(t1622) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1624;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1624) : "f"(acc_5), "f"(acc_6));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1625 = t1621 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1626 = smem_1 + t1625;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1626), "r"(t1624) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1627;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1627) : "f"(acc_9), "f"(acc_10));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1628 = t1621 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1629 = smem_1 + t1628;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1629), "r"(t1627) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1630;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1630) : "f"(acc_13), "f"(acc_14));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1631 = t1621 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1632 = smem_1 + t1631;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1632), "r"(t1630) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1633;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1633) : "f"(acc_17), "f"(acc_18));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1634 = t1621 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1635 = smem_1 + t1634;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1635), "r"(t1633) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1636;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1636) : "f"(acc_21), "f"(acc_22));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1637 = t1621 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1638 = smem_1 + t1637;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1638), "r"(t1636) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1639;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1639) : "f"(acc_25), "f"(acc_26));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1640 = t1621 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1641 = smem_1 + t1640;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1641), "r"(t1639) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1642;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1642) : "f"(acc_29), "f"(acc_30));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1643 = t1621 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1644 = smem_1 + t1643;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1644), "r"(t1642) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1645 = t1613 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1646 = 0u ^ t1645;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1647 = t1613 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1648 = t1646 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1649 = t1647 + t1648;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1650 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1651 = t1650 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1652 = t1649 + t1651;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1653;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1653) : "f"(acc_33), "f"(acc_34));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1654 = t1611 + t1652;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1654), "r"(t1653) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1655;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1655) : "f"(acc_37), "f"(acc_38));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1656 = t1652 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1657 = t1611 + t1656;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1657), "r"(t1655) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1658;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1658) : "f"(acc_41), "f"(acc_42));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1659 = t1652 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1660 = t1611 + t1659;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1660), "r"(t1658) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1661;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1661) : "f"(acc_45), "f"(acc_46));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1662 = t1652 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1663 = t1611 + t1662;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1663), "r"(t1661) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1664;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1664) : "f"(acc_49), "f"(acc_50));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1665 = t1652 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1666 = t1611 + t1665;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1666), "r"(t1664) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1667;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1667) : "f"(acc_53), "f"(acc_54));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1668 = t1652 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1669 = t1611 + t1668;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1669), "r"(t1667) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1670;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1670) : "f"(acc_57), "f"(acc_58));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1671 = t1652 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1672 = t1611 + t1671;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1672), "r"(t1670) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1673;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1673) : "f"(acc_61), "f"(acc_62));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1674 = t1652 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1675 = t1611 + t1674;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1675), "r"(t1673) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1676 = lane >> 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1677 = first_row + t1676;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1678 = t1677 + 8u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1679 = t1678 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1680 = 0u ^ t1679;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1681 = t1678 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1682 = t1680 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1683 = t1681 + t1682;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1684 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1685 = t1684 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1686 = t1683 + t1685;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1687;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1687) : "f"(acc_3), "f"(acc_4));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1688 = smem_1 + t1686;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1688), "r"(t1687) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1689;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1689) : "f"(acc_7), "f"(acc_8));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1690 = t1686 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1691 = smem_1 + t1690;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1691), "r"(t1689) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1692;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1692) : "f"(acc_11), "f"(acc_12));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1693 = t1686 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1694 = smem_1 + t1693;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1694), "r"(t1692) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1695;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1695) : "f"(acc_15), "f"(acc_16));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1696 = t1686 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1697 = smem_1 + t1696;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1697), "r"(t1695) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1698;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1698) : "f"(acc_19), "f"(acc_20));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1699 = t1686 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1700 = smem_1 + t1699;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1700), "r"(t1698) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1701;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1701) : "f"(acc_23), "f"(acc_24));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1702 = t1686 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1703 = smem_1 + t1702;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1703), "r"(t1701) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1704;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1704) : "f"(acc_27), "f"(acc_28));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1705 = t1686 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1706 = smem_1 + t1705;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1706), "r"(t1704) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1707;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1707) : "f"(acc_31), "f"(acc_32));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1708 = t1686 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1709 = smem_1 + t1708;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1709), "r"(t1707) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1710 = t1678 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1711 = 0u ^ t1710;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1712 = t1678 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1713 = t1711 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1714 = t1712 + t1713;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1715 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1716 = t1715 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1717 = t1714 + t1716;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1718;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1718) : "f"(acc_35), "f"(acc_36));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1719 = t1611 + t1717;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1719), "r"(t1718) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1720;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1720) : "f"(acc_39), "f"(acc_40));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1721 = t1717 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1722 = t1611 + t1721;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1722), "r"(t1720) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1723;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1723) : "f"(acc_43), "f"(acc_44));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1724 = t1717 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1725 = t1611 + t1724;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1725), "r"(t1723) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1726;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1726) : "f"(acc_47), "f"(acc_48));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1727 = t1717 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1728 = t1611 + t1727;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1728), "r"(t1726) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1729;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1729) : "f"(acc_51), "f"(acc_52));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1730 = t1717 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1731 = t1611 + t1730;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1731), "r"(t1729) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1732;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1732) : "f"(acc_55), "f"(acc_56));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1733 = t1717 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1734 = t1611 + t1733;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1734), "r"(t1732) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1735;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1735) : "f"(acc_59), "f"(acc_60));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1736 = t1717 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1737 = t1611 + t1736;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1737), "r"(t1735) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1738;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1738) : "f"(acc_63), "f"(acc_64));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1739 = t1717 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1740 = t1611 + t1739;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1740), "r"(t1738) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1741 = (u64)t23;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1742 = t1741 * o_stride0;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1743 = t1742 * 2ull;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1744 = o + t1743;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1745 = (u64)t1608;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1746 = t1745 * o_stride1;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1747 = t1746 * 2ull;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1748 = t1744 + t1747;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1749 = (u64)t1609;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1750 = t1749 * o_stride2;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1751 = t1750 * 2ull;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1752 = t1748 + t1751;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1753 = (u32)o_stride1;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1754 = t1753 << 1u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1755 = seq_q - t1608;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1756 = head_dim >> 3u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1757 = lane >> 3u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1758 = first_row + t1757;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1759 = lane & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1760 = t1758 < t1755;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1761 = t1759 < t1756;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1762 = t1760 & t1761;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1762) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1763 = t1758 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1764 = t1759 ^ t1763;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1765 = t1758 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1766 = t1764 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1767 = t1765 + t1766;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1768 = smem_1 + t1767;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1768) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1769 = (u64)t1758 * t1754;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1770 = t1752 + t1769;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1771 = (u64)t1759 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1772 = t1770 + t1771;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1772), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1773 = t1758 + 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1774 = t1773 < t1755;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1775 = t1759 < t1756;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1776 = t1774 & t1775;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1776) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1777 = t1773 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1778 = t1759 ^ t1777;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1779 = t1773 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1780 = t1778 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1781 = t1779 + t1780;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1782 = smem_1 + t1781;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t1782) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1783 = (u64)t1773 * t1754;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1784 = t1752 + t1783;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1785 = (u64)t1759 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1786 = t1784 + t1785;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1786), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1787 = t1758 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1788 = t1787 < t1755;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1789 = t1759 < t1756;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1790 = t1788 & t1789;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1790) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1791 = t1787 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1792 = t1759 ^ t1791;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1793 = t1787 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1794 = t1792 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1795 = t1793 + t1794;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1796 = smem_1 + t1795;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1796) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1797 = (u64)t1787 * t1754;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1798 = t1752 + t1797;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1799 = (u64)t1759 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1800 = t1798 + t1799;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1800), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1801 = t1758 + 12u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1802 = t1801 < t1755;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1803 = t1759 < t1756;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1804 = t1802 & t1803;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1804) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1805 = t1801 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1806 = t1759 ^ t1805;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1807 = t1801 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1808 = t1806 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1809 = t1807 + t1808;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1810 = smem_1 + t1809;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1810) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1811 = (u64)t1801 * t1754;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1812 = t1752 + t1811;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1813 = (u64)t1759 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1814 = t1812 + t1813;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1814), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1815 = smem_1 + 8192u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1816 = t1758 < t1755;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1817 = t1759 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1818 = t1817 < t1756;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1819 = t1816 & t1818;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1819) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1820 = t1758 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1821 = t1759 ^ t1820;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1822 = t1758 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1823 = t1821 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1824 = t1822 + t1823;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1825 = t1815 + t1824;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t1825) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1826 = (u64)t1758 * t1754;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1827 = t1752 + t1826;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1828 = (u64)t1759 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1829 = t1827 + t1828;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1829), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1830 = t1758 + 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1831 = t1830 < t1755;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1832 = t1759 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1833 = t1832 < t1756;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1834 = t1831 & t1833;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1834) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1835 = t1830 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1836 = t1759 ^ t1835;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1837 = t1830 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1838 = t1836 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1839 = t1837 + t1838;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1840 = t1815 + t1839;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_21;
        u32 row_22;
        u32 row_23;
        u32 row_24;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t1840) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1841 = (u64)t1830 * t1754;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1842 = t1752 + t1841;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1843 = (u64)t1759 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1844 = t1842 + t1843;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1844), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1845 = t1758 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1846 = t1845 < t1755;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1847 = t1759 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1848 = t1847 < t1756;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1849 = t1846 & t1848;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1849) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1850 = t1845 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1851 = t1759 ^ t1850;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1852 = t1845 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1853 = t1851 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1854 = t1852 + t1853;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1855 = t1815 + t1854;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_25;
        u32 row_26;
        u32 row_27;
        u32 row_28;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t1855) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1856 = (u64)t1845 * t1754;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1857 = t1752 + t1856;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1858 = (u64)t1759 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1859 = t1857 + t1858;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1859), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1860 = t1758 + 12u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1861 = t1860 < t1755;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1862 = t1759 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1863 = t1862 < t1756;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1864 = t1861 & t1863;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1864) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1865 = t1860 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1866 = t1759 ^ t1865;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1867 = t1860 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1868 = t1866 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1869 = t1867 + t1868;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1870 = t1815 + t1869;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_29;
        u32 row_30;
        u32 row_31;
        u32 row_32;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t1870) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1871 = (u64)t1860 * t1754;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1872 = t1752 + t1871;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1873 = (u64)t1759 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1874 = t1872 + t1873;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1874), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
    }
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1875 = t1608 + first_row;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1876 = (u64)t23;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1877 = t1876 * lse_stride0;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1878 = t1877 * 4ull;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1879 = lse + t1878;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1880 = (u64)t1609;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1881 = t1880 * lse_stride1;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1882 = t1881 * 4ull;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1883 = t1879 + t1882;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1884 = 0ull * lse_stride2;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1885 = t1884 * 4ull;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1886 = t1883 + t1885;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1887 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const u32 t1888 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const bool t1889 = t1888 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    if (t1889) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1890 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_33 = t1875 + t1890;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists = row_33 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists) {
            const u64 t1893 = (u64)row_33 * t1887;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1894 = t1893 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1895 = t1886 + t1894;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1896;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1896) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1897;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1897) : "f"(row_max), "f"(scale_log2), "f"(t1896));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t1897 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1899 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t1900 = t1899 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1895), "f"(t1900) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1901 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1902 = t1875 + t1901;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_34 = t1902 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_2 = row_34 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_2) {
            const u64 t1905 = (u64)row_34 * t1887;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1906 = t1905 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1907 = t1886 + t1906;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1908;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1908) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1909;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1909) : "f"(row_max_2), "f"(scale_log2), "f"(t1908));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t1909 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1911 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t1912 = t1911 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1907), "f"(t1912) : "memory");
        }
    }
}
