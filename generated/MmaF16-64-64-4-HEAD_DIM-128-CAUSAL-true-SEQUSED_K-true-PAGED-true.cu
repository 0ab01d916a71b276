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
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
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
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t52 = end_4 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t53 = t52 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 end_5 = t53 > 1u ? t53 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t55 = end_2 + 63u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t56 = t55 >> 6u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 seen = t56 < end_5 ? t56 : end_5;
    const u32 t58 = end_5 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t59 = t58 - seen;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 masked_right = t59 < end_5 ? t59 : end_5;
#line 51 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t62 = (u64)t23;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t63 = t62 * q_stride0;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t64 = t63 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t65 = q + t64;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t66 = (u64)t21;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t67 = t66 * q_stride1;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t68 = t67 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t69 = t65 + t68;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t70 = (u64)t22;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t71 = t70 * q_stride2;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t72 = t71 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t73 = t69 + t72;
    const u32 t74 = (u32)q_stride1;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t75 = t74 << 1u;
    const u32 t76 = thread >> 3u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t77 = thread & 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t78 = t76 & 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t79 = t77 ^ t78;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t80 = t76 << 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t81 = t79 << 4u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t82 = t80 + t81;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t83 = (u64)t76 * t75;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t84 = t73 + t83;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t85 = (u64)t77 * 16u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t86 = t84 + t85;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t87 = (u64)t75 * 16u;
    const u32 exist = seq_q - t21;
    const u32 t89 = head_dim >> 3u;
    const u32 t90 = smem_1 + t82;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t91 = (u64)0u * t75;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t92 = t86 + t91;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t93 = t92 + t87;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t94 = t93 + t87;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t95 = t94 + t87;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t96 = t76 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t97 = t77 < t89;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t98 = t96 & t97;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t99 = t98 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t90), "l"(t92), "r"(t99) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t100 = t76 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t101 = t100 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t102 = t77 < t89;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t103 = t101 & t102;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t104 = t103 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t90), "l"(t93), "r"(t104) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t105 = t76 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t106 = t105 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t107 = t77 < t89;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t108 = t106 & t107;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t109 = t108 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t90), "l"(t94), "r"(t109) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t110 = t76 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t111 = t110 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t112 = t77 < t89;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t113 = t111 & t112;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t114 = t113 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t90), "l"(t95), "r"(t114) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t115 = t92 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t116 = t76 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t117 = t77 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t118 = t117 < t89;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t119 = t116 & t118;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t120 = t119 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t90), "l"(t115), "r"(t120) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t121 = t93 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t122 = t76 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t123 = t122 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t124 = t77 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t125 = t124 < t89;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t126 = t123 & t125;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t127 = t126 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t90), "l"(t121), "r"(t127) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t128 = t94 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t129 = t76 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t130 = t129 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t131 = t77 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t132 = t131 < t89;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t133 = t130 & t132;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t134 = t133 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t90), "l"(t128), "r"(t134) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t135 = t95 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t136 = t76 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t137 = t136 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t138 = t77 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t139 = t138 < t89;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t140 = t137 & t139;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t141 = t140 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t90), "l"(t135), "r"(t141) : "memory");
#line 63 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t142 = smem_1 + 16384u;
#line 219 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t143 = t142 + 16384u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t144 = 0ull * k_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t145 = t144 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t146 = k + t145;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t147 = 0ull * k_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t148 = t147 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t149 = t146 + t148;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t150 = (u64)t40;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t151 = t150 * k_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t152 = t151 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t153 = t149 + t152;
    const u32 t154 = (u32)k_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t155 = t154 << 1u;
    const u32 t156 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t157 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t158 = t156 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t159 = t157 ^ t158;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t160 = t156 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t161 = t159 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t162 = t160 + t161;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t163 = (u64)t156 * t155;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t164 = t153 + t163;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t165 = (u64)t157 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t166 = t164 + t165;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t167 = (u64)t155 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t168 = (u32)k_stride0;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t169 = t168 << 1u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t170 = 0ull * v_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t171 = t170 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t172 = v + t171;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t173 = 0ull * v_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t174 = t173 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t175 = t172 + t174;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t176 = (u64)t40;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t177 = t176 * v_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t178 = t177 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t179 = t175 + t178;
    const u32 t180 = (u32)v_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t181 = t180 << 1u;
    const u32 t182 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t183 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t184 = t182 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t185 = t183 ^ t184;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t186 = t182 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t187 = t185 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t188 = t186 + t187;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t189 = (u64)t182 * t181;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t190 = t179 + t189;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t191 = (u64)t183 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t192 = t190 + t191;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t193 = (u64)t181 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t194 = (u32)v_stride0;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t195 = t194 << 1u;
#line 241 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t196 = thread & 31u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t197 = end_5 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key = t197 << 6u;
    const u32 t199 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t200 = (u64)t157 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t201 = t142 + t162;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t202 = first_key + t156;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t203 = end_6 > 1u ? end_6 : 1u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t204 = t203 - 1u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t205 = t202 < t204 ? t202 : t204;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t206 = t156 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 t207 = t205 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    u32 t208;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t208) : "r"(t207), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 index = t208 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t210 = (u64)index * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t211 = t210 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t212 = t38 + t211;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    u32 page;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page) : "l"(t212) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 t214 = index * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 place = t205 - t214;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t216 = (u64)page * t169;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t217 = t153 + t216;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t218 = (u64)place * t155;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t219 = t217 + t218;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t220 = t219 + t200;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t221 = first_key + t156;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t222 = t221 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t223 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t224 = t223 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t225 = t222 < t224 ? t222 : t224;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t226 = t156 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t227 = t226 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 t228 = t225 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    u32 t229;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t229) : "r"(t228), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_2 = t229 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t231 = (u64)index_2 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t232 = t231 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t233 = t38 + t232;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    u32 page_2;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_2) : "l"(t233) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 t235 = index_2 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_2 = t225 - t235;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t237 = (u64)page_2 * t169;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t238 = t153 + t237;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t239 = (u64)place_2 * t155;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t240 = t238 + t239;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t241 = t240 + t200;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t242 = first_key + t156;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t243 = t242 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t244 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t245 = t244 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t246 = t243 < t245 ? t243 : t245;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t247 = t156 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t248 = t247 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 t249 = t246 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    u32 t250;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t250) : "r"(t249), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_3 = t250 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t252 = (u64)index_3 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t253 = t252 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t254 = t38 + t253;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    u32 page_3;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_3) : "l"(t254) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 t256 = index_3 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_3 = t246 - t256;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t258 = (u64)page_3 * t169;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t259 = t153 + t258;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t260 = (u64)place_3 * t155;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t261 = t259 + t260;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t262 = t261 + t200;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t263 = first_key + t156;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t264 = t263 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t265 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t266 = t265 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t267 = t264 < t266 ? t264 : t266;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t268 = t156 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t269 = t268 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 t270 = t267 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    u32 t271;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t271) : "r"(t270), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_4 = t271 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t273 = (u64)index_4 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t274 = t273 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t275 = t38 + t274;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    u32 page_4;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_4) : "l"(t275) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 t277 = index_4 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_4 = t267 - t277;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t279 = (u64)page_4 * t169;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t280 = t153 + t279;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t281 = (u64)place_4 * t155;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t282 = t280 + t281;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t283 = t282 + t200;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t284 = first_key + t156;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t285 = t284 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t286 = t157 < t199;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t287 = t285 & t286;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t288 = t287 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t201), "l"(t220), "r"(t288) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t289 = first_key + t156;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t290 = t289 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t291 = t290 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t292 = t157 < t199;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t293 = t291 & t292;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t294 = t293 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t201), "l"(t241), "r"(t294) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t295 = first_key + t156;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t296 = t295 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t297 = t296 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t298 = t157 < t199;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t299 = t297 & t298;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t300 = t299 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t201), "l"(t262), "r"(t300) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t301 = first_key + t156;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t302 = t301 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t303 = t302 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t304 = t157 < t199;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t305 = t303 & t304;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t306 = t305 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t201), "l"(t283), "r"(t306) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t307 = t220 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t308 = first_key + t156;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t309 = t308 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t310 = t157 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t311 = t310 < t199;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t312 = t309 & t311;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t313 = t312 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t201), "l"(t307), "r"(t313) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t314 = t241 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t315 = first_key + t156;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t316 = t315 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t317 = t316 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t318 = t157 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t319 = t318 < t199;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t320 = t317 & t319;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t321 = t320 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t201), "l"(t314), "r"(t321) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t322 = t262 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t323 = first_key + t156;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t324 = t323 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t325 = t324 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t326 = t157 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t327 = t326 < t199;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t328 = t325 & t327;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t329 = t328 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t201), "l"(t322), "r"(t329) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t330 = t283 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t331 = first_key + t156;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t332 = t331 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t333 = t332 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t334 = t157 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t335 = t334 < t199;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t336 = t333 & t335;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t337 = t336 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t201), "l"(t330), "r"(t337) : "memory");
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
    const u32 t340 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t341 = (u64)t183 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t342 = t143 + t188;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t343 = first_key_2 + t182;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t344 = end_6 > 1u ? end_6 : 1u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t345 = t344 - 1u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t346 = t343 < t345 ? t343 : t345;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t347 = t182 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 t348 = t346 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    u32 t349;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t349) : "r"(t348), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_5 = t349 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t351 = (u64)index_5 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t352 = t351 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t353 = t38 + t352;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    u32 page_5;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_5) : "l"(t353) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 t355 = index_5 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_5 = t346 - t355;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t357 = (u64)page_5 * t195;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t358 = t179 + t357;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t359 = (u64)place_5 * t181;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t360 = t358 + t359;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t361 = t360 + t341;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t362 = first_key_2 + t182;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t363 = t362 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t364 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t365 = t364 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t366 = t363 < t365 ? t363 : t365;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t367 = t182 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t368 = t367 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 t369 = t366 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    u32 t370;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t370) : "r"(t369), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_6 = t370 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t372 = (u64)index_6 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t373 = t372 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t374 = t38 + t373;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    u32 page_6;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_6) : "l"(t374) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 t376 = index_6 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_6 = t366 - t376;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t378 = (u64)page_6 * t195;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t379 = t179 + t378;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t380 = (u64)place_6 * t181;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t381 = t379 + t380;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t382 = t381 + t341;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t383 = first_key_2 + t182;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t384 = t383 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t385 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t386 = t385 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t387 = t384 < t386 ? t384 : t386;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t388 = t182 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t389 = t388 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 t390 = t387 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    u32 t391;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t391) : "r"(t390), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_7 = t391 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t393 = (u64)index_7 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t394 = t393 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t395 = t38 + t394;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    u32 page_7;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_7) : "l"(t395) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 t397 = index_7 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_7 = t387 - t397;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t399 = (u64)page_7 * t195;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t400 = t179 + t399;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t401 = (u64)place_7 * t181;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t402 = t400 + t401;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t403 = t402 + t341;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t404 = first_key_2 + t182;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t405 = t404 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t406 = end_6 > 1u ? end_6 : 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t407 = t406 - 1u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t408 = t405 < t407 ? t405 : t407;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t409 = t182 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t410 = t409 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 t411 = t408 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
    u32 t412;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t412) : "r"(t411), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
    const u32 index_8 = t412 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t414 = (u64)index_8 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t415 = t414 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    const u64 t416 = t38 + t415;
#line 61 "fa-kernels/src/attention/options/paged.rs"
    u32 page_8;
    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_8) : "l"(t416) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 t418 = index_8 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
    const u32 place_8 = t408 - t418;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t420 = (u64)page_8 * t195;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t421 = t179 + t420;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t422 = (u64)place_8 * t181;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t423 = t421 + t422;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t424 = t423 + t341;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t425 = first_key_2 + t182;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t426 = t425 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t427 = t183 < t340;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t428 = t426 & t427;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t429 = t428 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t342), "l"(t361), "r"(t429) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t430 = first_key_2 + t182;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t431 = t430 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t432 = t431 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t433 = t183 < t340;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t434 = t432 & t433;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t435 = t434 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t342), "l"(t382), "r"(t435) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t436 = first_key_2 + t182;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t437 = t436 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t438 = t437 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t439 = t183 < t340;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t440 = t438 & t439;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t441 = t440 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t342), "l"(t403), "r"(t441) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t442 = first_key_2 + t182;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t443 = t442 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t444 = t443 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t445 = t183 < t340;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t446 = t444 & t445;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t447 = t446 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t342), "l"(t424), "r"(t447) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t448 = t361 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t449 = first_key_2 + t182;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t450 = t449 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t451 = t183 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t452 = t451 < t340;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t453 = t450 & t452;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t454 = t453 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t342), "l"(t448), "r"(t454) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t455 = t382 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t456 = first_key_2 + t182;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t457 = t456 + 16u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t458 = t457 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t459 = t183 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t460 = t459 < t340;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t461 = t458 & t460;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t462 = t461 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t342), "l"(t455), "r"(t462) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t463 = t403 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t464 = first_key_2 + t182;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t465 = t464 + 32u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t466 = t465 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t467 = t183 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t468 = t467 < t340;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t469 = t466 & t468;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t470 = t469 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t342), "l"(t463), "r"(t470) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t471 = t424 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t472 = first_key_2 + t182;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t473 = t472 + 48u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t474 = t473 < end_6;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t475 = t183 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t476 = t475 < t340;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t477 = t474 & t476;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t478 = t477 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t342), "l"(t471), "r"(t478) : "memory");
#line 400 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t479 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t480 = first_row + t479;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t481 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t482 = t480 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t483 = t481 ^ t482;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t484 = t480 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t485 = t483 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t486 = t484 + t485;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t487 = smem_1 + t486;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t488 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t489 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t490 = t489 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t491 = t488 + t490;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t492 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t493 = t492 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t494 = t491 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t495 = t493 ^ t494;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t496 = t491 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t497 = t495 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t498 = t496 + t497;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t499 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t500 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t501 = t499 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t502 = t500 ^ t501;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t503 = t499 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t504 = t502 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t505 = t503 + t504;
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
    u32 t506;
    asm volatile("mov.b32 %0, %1;" : "=r"(t506) : "r"(t498));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t507 = t506 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t508 = t506 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t509 = t506 ^ 96u;
    const u32 t510 = t142 + t506;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t511;
    asm volatile("mov.b32 %0, %1;" : "=r"(t511) : "r"(t487));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t511) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t510) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t510) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t510) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t510) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t512 = t142 + t507;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t513;
    asm volatile("mov.b32 %0, %1;" : "=r"(t513) : "r"(t487));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t514 = t513 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t514) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t512) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t512) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_33;
    u32 m_34;
    u32 m_35;
    u32 m_36;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t512) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_37;
    u32 m_38;
    u32 m_39;
    u32 m_40;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t512) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t515 = t142 + t508;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t516;
    asm volatile("mov.b32 %0, %1;" : "=r"(t516) : "r"(t487));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t517 = t516 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_41;
    u32 m_42;
    u32 m_43;
    u32 m_44;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t517) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_45;
    u32 m_46;
    u32 m_47;
    u32 m_48;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t515) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_49;
    u32 m_50;
    u32 m_51;
    u32 m_52;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t515) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_53;
    u32 m_54;
    u32 m_55;
    u32 m_56;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t515) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_57;
    u32 m_58;
    u32 m_59;
    u32 m_60;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t515) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t518 = t142 + t509;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t519;
    asm volatile("mov.b32 %0, %1;" : "=r"(t519) : "r"(t487));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t520 = t519 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_61;
    u32 m_62;
    u32 m_63;
    u32 m_64;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t520) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_65;
    u32 m_66;
    u32 m_67;
    u32 m_68;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t518) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_69;
    u32 m_70;
    u32 m_71;
    u32 m_72;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t518) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_73;
    u32 m_74;
    u32 m_75;
    u32 m_76;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t518) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_77;
    u32 m_78;
    u32 m_79;
    u32 m_80;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t518) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t521;
    asm volatile("mov.b32 %0, %1;" : "=r"(t521) : "r"(t487));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_81;
    u32 m_82;
    u32 m_83;
    u32 m_84;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t521) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_85;
    u32 m_86;
    u32 m_87;
    u32 m_88;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t510) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_89;
    u32 m_90;
    u32 m_91;
    u32 m_92;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t510) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_93;
    u32 m_94;
    u32 m_95;
    u32 m_96;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t510) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_97;
    u32 m_98;
    u32 m_99;
    u32 m_100;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t510) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t522;
    asm volatile("mov.b32 %0, %1;" : "=r"(t522) : "r"(t487));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t523 = t522 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_101;
    u32 m_102;
    u32 m_103;
    u32 m_104;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t523) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_105;
    u32 m_106;
    u32 m_107;
    u32 m_108;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t512) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_109;
    u32 m_110;
    u32 m_111;
    u32 m_112;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t512) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_113;
    u32 m_114;
    u32 m_115;
    u32 m_116;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t512) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_117;
    u32 m_118;
    u32 m_119;
    u32 m_120;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t512) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t524;
    asm volatile("mov.b32 %0, %1;" : "=r"(t524) : "r"(t487));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t525 = t524 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_121;
    u32 m_122;
    u32 m_123;
    u32 m_124;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t525) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_125;
    u32 m_126;
    u32 m_127;
    u32 m_128;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t515) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_129;
    u32 m_130;
    u32 m_131;
    u32 m_132;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t515) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_133;
    u32 m_134;
    u32 m_135;
    u32 m_136;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t515) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_137;
    u32 m_138;
    u32 m_139;
    u32 m_140;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t515) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t526;
    asm volatile("mov.b32 %0, %1;" : "=r"(t526) : "r"(t487));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t527 = t526 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_141;
    u32 m_142;
    u32 m_143;
    u32 m_144;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t527) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_145;
    u32 m_146;
    u32 m_147;
    u32 m_148;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t518) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_149;
    u32 m_150;
    u32 m_151;
    u32 m_152;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t518) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_153;
    u32 m_154;
    u32 m_155;
    u32 m_156;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t518) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_157;
    u32 m_158;
    u32 m_159;
    u32 m_160;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t518) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t528 = 1u < end_5;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t528) {
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t529 = end_5 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 number_2 = t529 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = number_2 << 6u;
        const u32 t532 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t533 = (u64)t157 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t534 = t142 + t162;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t535 = first_key_3 + t156;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t536 = t156 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t537 = t535 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t538;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t538) : "r"(t537), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_9 = t538 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t540 = (u64)index_9 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t541 = t540 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t542 = t38 + t541;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_9;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_9) : "l"(t542) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t544 = index_9 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_9 = t535 - t544;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t546 = (u64)page_9 * t169;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t547 = t153 + t546;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t548 = (u64)place_9 * t155;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t549 = t547 + t548;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t550 = t549 + t533;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t551 = first_key_3 + t156;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t552 = t551 + 16u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t553 = t156 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t554 = t553 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t555 = t552 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t556;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t556) : "r"(t555), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_10 = t556 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t558 = (u64)index_10 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t559 = t558 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t560 = t38 + t559;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_10;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_10) : "l"(t560) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t562 = index_10 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_10 = t552 - t562;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t564 = (u64)page_10 * t169;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t565 = t153 + t564;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t566 = (u64)place_10 * t155;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t567 = t565 + t566;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t568 = t567 + t533;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t569 = first_key_3 + t156;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t570 = t569 + 32u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t571 = t156 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t572 = t571 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t573 = t570 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t574;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t574) : "r"(t573), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_11 = t574 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t576 = (u64)index_11 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t577 = t576 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t578 = t38 + t577;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_11;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_11) : "l"(t578) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t580 = index_11 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_11 = t570 - t580;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t582 = (u64)page_11 * t169;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t583 = t153 + t582;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t584 = (u64)place_11 * t155;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t585 = t583 + t584;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t586 = t585 + t533;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t587 = first_key_3 + t156;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t588 = t587 + 48u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t589 = t156 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t590 = t589 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t591 = t588 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t592;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t592) : "r"(t591), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_12 = t592 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t594 = (u64)index_12 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t595 = t594 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t596 = t38 + t595;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_12;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_12) : "l"(t596) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t598 = index_12 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_12 = t588 - t598;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t600 = (u64)page_12 * t169;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t601 = t153 + t600;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t602 = (u64)place_12 * t155;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t603 = t601 + t602;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t604 = t603 + t533;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t605 = t157 < t532;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t606 = t605 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t534), "l"(t550), "r"(t606) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t607 = t157 < t532;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t608 = t607 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t534), "l"(t568), "r"(t608) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t609 = t157 < t532;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t610 = t609 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t534), "l"(t586), "r"(t610) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t611 = t157 < t532;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t612 = t611 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t534), "l"(t604), "r"(t612) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t613 = t550 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t614 = t157 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t615 = t614 < t532;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t616 = t615 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t534), "l"(t613), "r"(t616) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t617 = t568 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t618 = t157 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t619 = t618 < t532;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t620 = t619 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t534), "l"(t617), "r"(t620) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t621 = t586 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t622 = t157 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t623 = t622 < t532;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t624 = t623 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t534), "l"(t621), "r"(t624) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t625 = t604 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t626 = t157 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t627 = t626 < t532;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t628 = t627 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t534), "l"(t625), "r"(t628) : "memory");
    }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t629 = end_5 - 1u;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_4 = t629 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t631 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t631));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t633 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t634 = t633 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 column = first_key_4 + t634;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t636 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t637 = first_query + t636;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t638 = t637 + end_6;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_7 = t638 + 1u;
    const u32 t640 = end_7 > seq_q ? end_7 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t641 = t640 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_8 = t641 < end_6 ? t641 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t643 = end_8 > column ? end_8 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_9 = t643 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t646 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s = t646;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_2 = 1u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t648 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_2 = t648;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_3 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t650 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_5 = t650;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_4 = 9u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t652 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_6 = t652;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_5 = 16u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t654 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_9 = t654;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_6 = 17u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t656 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_10 = t656;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_7 = 24u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t658 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_13 = t658;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_8 = 25u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t660 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_14 = t660;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_9 = 32u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t662 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_17 = t662;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_10 = 33u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t664 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_18 = t664;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_11 = 40u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t666 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_21 = t666;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_12 = 41u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t668 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_22 = t668;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_13 = 48u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t670 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_25 = t670;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_14 = 49u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t672 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_26 = t672;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_15 = 56u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t674 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_29 = t674;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_16 = 57u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t676 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_30 = t676;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t677 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t678 = first_query + t677;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t679 = t678 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t680 = t679 + end_6;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end_10 = t680 + 1u;
    const u32 t682 = end_10 > seq_q ? end_10 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t683 = t682 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
    const u32 end_11 = t683 < end_6 ? t683 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t685 = end_11 > column ? end_11 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_12 = t685 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_17 = 0u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t688 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_3 = t688;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_18 = 1u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t690 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_4 = t690;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_19 = 8u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t692 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_7 = t692;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_20 = 9u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t694 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_8 = t694;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_21 = 16u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t696 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_11 = t696;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_22 = 17u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t698 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_12 = t698;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_23 = 24u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t700 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_15 = t700;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_24 = 25u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t702 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_16 = t702;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_25 = 32u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t704 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_19 = t704;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_26 = 33u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t706 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_20 = t706;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_27 = 40u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t708 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_23 = t708;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_28 = 41u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t710 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_24 = t710;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_29 = 48u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t712 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_27 = t712;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_30 = 49u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t714 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_28 = t714;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_31 = 56u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t716 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_31 = t716;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_32 = 57u < end_12;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t718 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_32 = t718;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t720;
    asm("max.f32 %0, %1, %2;" : "=f"(t720) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t721;
    asm("max.f32 %0, %1, %2;" : "=f"(t721) : "f"(t720), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t722;
    asm("max.f32 %0, %1, %2;" : "=f"(t722) : "f"(t721), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t723;
    asm("max.f32 %0, %1, %2;" : "=f"(t723) : "f"(t722), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t724;
    asm("max.f32 %0, %1, %2;" : "=f"(t724) : "f"(t723), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t725;
    asm("max.f32 %0, %1, %2;" : "=f"(t725) : "f"(t724), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t726;
    asm("max.f32 %0, %1, %2;" : "=f"(t726) : "f"(t725), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t727;
    asm("max.f32 %0, %1, %2;" : "=f"(t727) : "f"(t726), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t728;
    asm("max.f32 %0, %1, %2;" : "=f"(t728) : "f"(t727), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t729;
    asm("max.f32 %0, %1, %2;" : "=f"(t729) : "f"(t728), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t730;
    asm("max.f32 %0, %1, %2;" : "=f"(t730) : "f"(t729), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t731;
    asm("max.f32 %0, %1, %2;" : "=f"(t731) : "f"(t730), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t732;
    asm("max.f32 %0, %1, %2;" : "=f"(t732) : "f"(t731), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t733;
    asm("max.f32 %0, %1, %2;" : "=f"(t733) : "f"(t732), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t734;
    asm("max.f32 %0, %1, %2;" : "=f"(t734) : "f"(t733), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t735;
    asm("max.f32 %0, %1, %2;" : "=f"(t735) : "f"(t734), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t736;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t736) : "f"(t735));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair;
    asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t735), "f"(t736));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t738;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t738) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t738));
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none = new_1 == __uint_as_float(0xff800000u);
    const f32 t741 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
    const f32 reference = none ? 0.0f : t741;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t743 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 t744;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t744) : "f"(old), "f"(scale_log2), "f"(t743));
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t744));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t746 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t747 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t747));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t749;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t749) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s = t749;
    const f32 t750 = t746 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t751 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t751));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t753;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t753) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_2 = t753;
    const f32 t754 = t750 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t755 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_3;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t755));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t757;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t757) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_5 = t757;
    const f32 t758 = t754 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t759 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_4;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t759));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t761;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t761) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_6 = t761;
    const f32 t762 = t758 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t763 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_5;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t763));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t765;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t765) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_9 = t765;
    const f32 t766 = t762 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t767 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_6;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t767));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t769;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t769) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_10 = t769;
    const f32 t770 = t766 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t771 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_7;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t771));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t773;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t773) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_13 = t773;
    const f32 t774 = t770 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t775 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_8;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t775));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t777;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t777) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_14 = t777;
    const f32 t778 = t774 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t779 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_9;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t779));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t781;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t781) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_17 = t781;
    const f32 t782 = t778 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t783 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_10;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t783));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t785;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t785) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_18 = t785;
    const f32 t786 = t782 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t787 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_11;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t787));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t789;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t789) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_21 = t789;
    const f32 t790 = t786 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t791 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_12;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t791));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t793;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t793) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_22 = t793;
    const f32 t794 = t790 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t795 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_13;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t795));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t797;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t797) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_25 = t797;
    const f32 t798 = t794 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t799 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_14;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t799));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t801;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t801) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_26 = t801;
    const f32 t802 = t798 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t803 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_15;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t803));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t805;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t805) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_29 = t805;
    const f32 t806 = t802 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t807 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_16;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t807));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t809;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t809) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_30 = t809;
    const f32 t810 = t806 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum = t810;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t812;
    asm("max.f32 %0, %1, %2;" : "=f"(t812) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t813;
    asm("max.f32 %0, %1, %2;" : "=f"(t813) : "f"(t812), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t814;
    asm("max.f32 %0, %1, %2;" : "=f"(t814) : "f"(t813), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t815;
    asm("max.f32 %0, %1, %2;" : "=f"(t815) : "f"(t814), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t816;
    asm("max.f32 %0, %1, %2;" : "=f"(t816) : "f"(t815), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t817;
    asm("max.f32 %0, %1, %2;" : "=f"(t817) : "f"(t816), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t818;
    asm("max.f32 %0, %1, %2;" : "=f"(t818) : "f"(t817), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t819;
    asm("max.f32 %0, %1, %2;" : "=f"(t819) : "f"(t818), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t820;
    asm("max.f32 %0, %1, %2;" : "=f"(t820) : "f"(t819), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t821;
    asm("max.f32 %0, %1, %2;" : "=f"(t821) : "f"(t820), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t822;
    asm("max.f32 %0, %1, %2;" : "=f"(t822) : "f"(t821), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t823;
    asm("max.f32 %0, %1, %2;" : "=f"(t823) : "f"(t822), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t824;
    asm("max.f32 %0, %1, %2;" : "=f"(t824) : "f"(t823), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t825;
    asm("max.f32 %0, %1, %2;" : "=f"(t825) : "f"(t824), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t826;
    asm("max.f32 %0, %1, %2;" : "=f"(t826) : "f"(t825), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t827;
    asm("max.f32 %0, %1, %2;" : "=f"(t827) : "f"(t826), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t828;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t828) : "f"(t827));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_2;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t827), "f"(t828));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t830;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t830) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t830));
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none_2 = new_2 == __uint_as_float(0xff800000u);
    const f32 t833 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
    const f32 reference_2 = none_2 ? 0.0f : t833;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t835 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 t836;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t836) : "f"(old_2), "f"(scale_log2), "f"(t835));
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t836));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t838 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t839 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_17;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t839));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t841;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t841) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_3 = t841;
    const f32 t842 = t838 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t843 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_18;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t843));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t845;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t845) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_4 = t845;
    const f32 t846 = t842 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t847 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_19;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t847));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t849;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t849) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_7 = t849;
    const f32 t850 = t846 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t851 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_20;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t851));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t853;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t853) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_8 = t853;
    const f32 t854 = t850 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t855 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_21;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t855));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t857;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t857) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_11 = t857;
    const f32 t858 = t854 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t859 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_22;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t859));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t861;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t861) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_12 = t861;
    const f32 t862 = t858 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t863 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_23;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t863));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t865;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t865) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_15 = t865;
    const f32 t866 = t862 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t867 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_24;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t867));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t869;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t869) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_16 = t869;
    const f32 t870 = t866 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t871 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_25;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t871));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t873;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t873) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_19 = t873;
    const f32 t874 = t870 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t875 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_26;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t875));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t877;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t877) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_20 = t877;
    const f32 t878 = t874 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t879 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_27;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t879));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t881;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t881) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_23 = t881;
    const f32 t882 = t878 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t883 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_28;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t883));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t885;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t885) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_24 = t885;
    const f32 t886 = t882 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t887 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_29;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t887));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t889;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t889) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_27 = t889;
    const f32 t890 = t886 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t891 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_30;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t891));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t893;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t893) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_28 = t893;
    const f32 t894 = t890 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t895 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_31;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t895));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t897;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t897) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_31 = t897;
    const f32 t898 = t894 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t899 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_32;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t899));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t901;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t901) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_32 = t901;
    const f32 t902 = t898 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t902;
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t903;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t903) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t904;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t904) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t905;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t905) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t906;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t906) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t907;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t907) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t908;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t908) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t909;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t909) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t910;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t910) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t911;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t911) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t912;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t912) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t913;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t913) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t914;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t914) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t915;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t915) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t916;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t916) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t917;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t917) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t918;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t918) : "f"(s_31), "f"(s_32));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t919;
    asm volatile("mov.b32 %0, %1;" : "=r"(t919) : "r"(t505));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t920 = t919 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t921 = t919 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t922 = t919 ^ 96u;
    const u32 t923 = t143 + t919;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t924 = t143 + t920;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t925 = t143 + t921;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t926 = t143 + t922;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_161;
    u32 m_162;
    u32 m_163;
    u32 m_164;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t923) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t903), "r"(t904), "r"(t905), "r"(t906), "r"(m_161), "r"(m_162));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t903), "r"(t904), "r"(t905), "r"(t906), "r"(m_163), "r"(m_164));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_165;
    u32 m_166;
    u32 m_167;
    u32 m_168;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t924) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t903), "r"(t904), "r"(t905), "r"(t906), "r"(m_165), "r"(m_166));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t903), "r"(t904), "r"(t905), "r"(t906), "r"(m_167), "r"(m_168));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_169;
    u32 m_170;
    u32 m_171;
    u32 m_172;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t925) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t903), "r"(t904), "r"(t905), "r"(t906), "r"(m_169), "r"(m_170));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t903), "r"(t904), "r"(t905), "r"(t906), "r"(m_171), "r"(m_172));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_173;
    u32 m_174;
    u32 m_175;
    u32 m_176;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t926) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t903), "r"(t904), "r"(t905), "r"(t906), "r"(m_173), "r"(m_174));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t903), "r"(t904), "r"(t905), "r"(t906), "r"(m_175), "r"(m_176));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_177;
    u32 m_178;
    u32 m_179;
    u32 m_180;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t923) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t903), "r"(t904), "r"(t905), "r"(t906), "r"(m_177), "r"(m_178));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t903), "r"(t904), "r"(t905), "r"(t906), "r"(m_179), "r"(m_180));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_181;
    u32 m_182;
    u32 m_183;
    u32 m_184;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t924) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t903), "r"(t904), "r"(t905), "r"(t906), "r"(m_181), "r"(m_182));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t903), "r"(t904), "r"(t905), "r"(t906), "r"(m_183), "r"(m_184));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_185;
    u32 m_186;
    u32 m_187;
    u32 m_188;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t925) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t903), "r"(t904), "r"(t905), "r"(t906), "r"(m_185), "r"(m_186));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t903), "r"(t904), "r"(t905), "r"(t906), "r"(m_187), "r"(m_188));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_189;
    u32 m_190;
    u32 m_191;
    u32 m_192;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t926) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t903), "r"(t904), "r"(t905), "r"(t906), "r"(m_189), "r"(m_190));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t903), "r"(t904), "r"(t905), "r"(t906), "r"(m_191), "r"(m_192));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_193;
    u32 m_194;
    u32 m_195;
    u32 m_196;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t923) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t907), "r"(t908), "r"(t909), "r"(t910), "r"(m_193), "r"(m_194));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t907), "r"(t908), "r"(t909), "r"(t910), "r"(m_195), "r"(m_196));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_197;
    u32 m_198;
    u32 m_199;
    u32 m_200;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t924) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t907), "r"(t908), "r"(t909), "r"(t910), "r"(m_197), "r"(m_198));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t907), "r"(t908), "r"(t909), "r"(t910), "r"(m_199), "r"(m_200));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_201;
    u32 m_202;
    u32 m_203;
    u32 m_204;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t925) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t907), "r"(t908), "r"(t909), "r"(t910), "r"(m_201), "r"(m_202));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t907), "r"(t908), "r"(t909), "r"(t910), "r"(m_203), "r"(m_204));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_205;
    u32 m_206;
    u32 m_207;
    u32 m_208;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t926) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t907), "r"(t908), "r"(t909), "r"(t910), "r"(m_205), "r"(m_206));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t907), "r"(t908), "r"(t909), "r"(t910), "r"(m_207), "r"(m_208));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_209;
    u32 m_210;
    u32 m_211;
    u32 m_212;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t923) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t907), "r"(t908), "r"(t909), "r"(t910), "r"(m_209), "r"(m_210));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t907), "r"(t908), "r"(t909), "r"(t910), "r"(m_211), "r"(m_212));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_213;
    u32 m_214;
    u32 m_215;
    u32 m_216;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t924) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t907), "r"(t908), "r"(t909), "r"(t910), "r"(m_213), "r"(m_214));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t907), "r"(t908), "r"(t909), "r"(t910), "r"(m_215), "r"(m_216));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_217;
    u32 m_218;
    u32 m_219;
    u32 m_220;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t925) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t907), "r"(t908), "r"(t909), "r"(t910), "r"(m_217), "r"(m_218));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t907), "r"(t908), "r"(t909), "r"(t910), "r"(m_219), "r"(m_220));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_221;
    u32 m_222;
    u32 m_223;
    u32 m_224;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t926) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t907), "r"(t908), "r"(t909), "r"(t910), "r"(m_221), "r"(m_222));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t907), "r"(t908), "r"(t909), "r"(t910), "r"(m_223), "r"(m_224));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_225;
    u32 m_226;
    u32 m_227;
    u32 m_228;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t923) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t911), "r"(t912), "r"(t913), "r"(t914), "r"(m_225), "r"(m_226));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t911), "r"(t912), "r"(t913), "r"(t914), "r"(m_227), "r"(m_228));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_229;
    u32 m_230;
    u32 m_231;
    u32 m_232;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t924) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t911), "r"(t912), "r"(t913), "r"(t914), "r"(m_229), "r"(m_230));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t911), "r"(t912), "r"(t913), "r"(t914), "r"(m_231), "r"(m_232));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_233;
    u32 m_234;
    u32 m_235;
    u32 m_236;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t925) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t911), "r"(t912), "r"(t913), "r"(t914), "r"(m_233), "r"(m_234));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t911), "r"(t912), "r"(t913), "r"(t914), "r"(m_235), "r"(m_236));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_237;
    u32 m_238;
    u32 m_239;
    u32 m_240;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t926) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t911), "r"(t912), "r"(t913), "r"(t914), "r"(m_237), "r"(m_238));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t911), "r"(t912), "r"(t913), "r"(t914), "r"(m_239), "r"(m_240));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_241;
    u32 m_242;
    u32 m_243;
    u32 m_244;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t923) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t911), "r"(t912), "r"(t913), "r"(t914), "r"(m_241), "r"(m_242));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t911), "r"(t912), "r"(t913), "r"(t914), "r"(m_243), "r"(m_244));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_245;
    u32 m_246;
    u32 m_247;
    u32 m_248;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t924) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t911), "r"(t912), "r"(t913), "r"(t914), "r"(m_245), "r"(m_246));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t911), "r"(t912), "r"(t913), "r"(t914), "r"(m_247), "r"(m_248));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_249;
    u32 m_250;
    u32 m_251;
    u32 m_252;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t925) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t911), "r"(t912), "r"(t913), "r"(t914), "r"(m_249), "r"(m_250));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t911), "r"(t912), "r"(t913), "r"(t914), "r"(m_251), "r"(m_252));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_253;
    u32 m_254;
    u32 m_255;
    u32 m_256;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t926) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t911), "r"(t912), "r"(t913), "r"(t914), "r"(m_253), "r"(m_254));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t911), "r"(t912), "r"(t913), "r"(t914), "r"(m_255), "r"(m_256));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_257;
    u32 m_258;
    u32 m_259;
    u32 m_260;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t923) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t915), "r"(t916), "r"(t917), "r"(t918), "r"(m_257), "r"(m_258));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t915), "r"(t916), "r"(t917), "r"(t918), "r"(m_259), "r"(m_260));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_261;
    u32 m_262;
    u32 m_263;
    u32 m_264;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t924) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t915), "r"(t916), "r"(t917), "r"(t918), "r"(m_261), "r"(m_262));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t915), "r"(t916), "r"(t917), "r"(t918), "r"(m_263), "r"(m_264));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_265;
    u32 m_266;
    u32 m_267;
    u32 m_268;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t925) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t915), "r"(t916), "r"(t917), "r"(t918), "r"(m_265), "r"(m_266));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t915), "r"(t916), "r"(t917), "r"(t918), "r"(m_267), "r"(m_268));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_269;
    u32 m_270;
    u32 m_271;
    u32 m_272;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t926) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t915), "r"(t916), "r"(t917), "r"(t918), "r"(m_269), "r"(m_270));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t915), "r"(t916), "r"(t917), "r"(t918), "r"(m_271), "r"(m_272));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_273;
    u32 m_274;
    u32 m_275;
    u32 m_276;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t923) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t915), "r"(t916), "r"(t917), "r"(t918), "r"(m_273), "r"(m_274));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t915), "r"(t916), "r"(t917), "r"(t918), "r"(m_275), "r"(m_276));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_277;
    u32 m_278;
    u32 m_279;
    u32 m_280;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t924) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t915), "r"(t916), "r"(t917), "r"(t918), "r"(m_277), "r"(m_278));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t915), "r"(t916), "r"(t917), "r"(t918), "r"(m_279), "r"(m_280));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_281;
    u32 m_282;
    u32 m_283;
    u32 m_284;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t925) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t915), "r"(t916), "r"(t917), "r"(t918), "r"(m_281), "r"(m_282));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t915), "r"(t916), "r"(t917), "r"(t918), "r"(m_283), "r"(m_284));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_285;
    u32 m_286;
    u32 m_287;
    u32 m_288;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t926) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t915), "r"(t916), "r"(t917), "r"(t918), "r"(m_285), "r"(m_286));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t915), "r"(t916), "r"(t917), "r"(t918), "r"(m_287), "r"(m_288));
#line 84 "fa-kernels/src/attention/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i = 1u; i < end_5; i += 1u) {
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t927 = end_5 - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 number_3 = t927 - i;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_5 = number_3 << 6u;
        const u32 t930 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t931 = (u64)t183 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t932 = t143 + t188;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t933 = first_key_5 + t182;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t934 = t182 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t935 = t933 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t936;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t936) : "r"(t935), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_13 = t936 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t938 = (u64)index_13 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t939 = t938 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t940 = t38 + t939;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_13;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_13) : "l"(t940) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t942 = index_13 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_13 = t933 - t942;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t944 = (u64)page_13 * t195;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t945 = t179 + t944;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t946 = (u64)place_13 * t181;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t947 = t945 + t946;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t948 = t947 + t931;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t949 = first_key_5 + t182;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t950 = t949 + 16u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t951 = t182 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t952 = t951 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t953 = t950 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t954;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t954) : "r"(t953), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_14 = t954 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t956 = (u64)index_14 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t957 = t956 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t958 = t38 + t957;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_14;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_14) : "l"(t958) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t960 = index_14 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_14 = t950 - t960;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t962 = (u64)page_14 * t195;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t963 = t179 + t962;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t964 = (u64)place_14 * t181;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t965 = t963 + t964;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t966 = t965 + t931;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t967 = first_key_5 + t182;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t968 = t967 + 32u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t969 = t182 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t970 = t969 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t971 = t968 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t972;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t972) : "r"(t971), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_15 = t972 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t974 = (u64)index_15 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t975 = t974 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t976 = t38 + t975;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_15;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_15) : "l"(t976) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t978 = index_15 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_15 = t968 - t978;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t980 = (u64)page_15 * t195;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t981 = t179 + t980;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t982 = (u64)place_15 * t181;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t983 = t981 + t982;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t984 = t983 + t931;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t985 = first_key_5 + t182;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t986 = t985 + 48u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t987 = t182 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t988 = t987 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 t989 = t986 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
        u32 t990;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t990) : "r"(t989), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
        const u32 index_16 = t990 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t992 = (u64)index_16 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t993 = t992 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        const u64 t994 = t38 + t993;
#line 61 "fa-kernels/src/attention/options/paged.rs"
        u32 page_16;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_16) : "l"(t994) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 t996 = index_16 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
        const u32 place_16 = t986 - t996;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t998 = (u64)page_16 * t195;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t999 = t179 + t998;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1000 = (u64)place_16 * t181;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1001 = t999 + t1000;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1002 = t1001 + t931;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1003 = t183 < t930;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1004 = t1003 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t932), "l"(t948), "r"(t1004) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1005 = t183 < t930;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1006 = t1005 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t932), "l"(t966), "r"(t1006) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1007 = t183 < t930;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1008 = t1007 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t932), "l"(t984), "r"(t1008) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1009 = t183 < t930;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1010 = t1009 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t932), "l"(t1002), "r"(t1010) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1011 = t948 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1012 = t183 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1013 = t1012 < t930;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1014 = t1013 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t932), "l"(t1011), "r"(t1014) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1015 = t966 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1016 = t183 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1017 = t1016 < t930;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1018 = t1017 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t932), "l"(t1015), "r"(t1018) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1019 = t984 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1020 = t183 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1021 = t1020 < t930;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1022 = t1021 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t932), "l"(t1019), "r"(t1022) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1023 = t1002 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1024 = t183 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1025 = t1024 < t930;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1026 = t1025 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t932), "l"(t1023), "r"(t1026) : "memory");
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
        u32 t1027;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1027) : "r"(t498));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1028 = t1027 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1029 = t1027 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1030 = t1027 ^ 96u;
        const u32 t1031 = t142 + t1027;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1032;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1032) : "r"(t487));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1032) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1031) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1031) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1031) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1031) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1033 = t142 + t1028;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1034;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1034) : "r"(t487));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1035 = t1034 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1035) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1033) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1033) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1033) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1033) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1036 = t142 + t1029;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1037;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1037) : "r"(t487));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1038 = t1037 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1038) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1036) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1036) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1036) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1036) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1039 = t142 + t1030;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1040;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1040) : "r"(t487));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1041 = t1040 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1041) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1039) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1039) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1039) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1039) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1042;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1042) : "r"(t487));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1042) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1031) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_373), "r"(m_374));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_375), "r"(m_376));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1031) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_377), "r"(m_378));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_379), "r"(m_380));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1031) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_381), "r"(m_382));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_383), "r"(m_384));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1031) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_385), "r"(m_386));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_387), "r"(m_388));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1043;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1043) : "r"(t487));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1044 = t1043 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1044) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1033) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_393), "r"(m_394));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_395), "r"(m_396));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1033) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_397), "r"(m_398));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_399), "r"(m_400));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1033) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_401), "r"(m_402));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_403), "r"(m_404));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1033) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_405), "r"(m_406));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_407), "r"(m_408));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1045;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1045) : "r"(t487));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1046 = t1045 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1046) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1036) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_413), "r"(m_414));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_415), "r"(m_416));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1036) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_417), "r"(m_418));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_419), "r"(m_420));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1036) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_421), "r"(m_422));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_423), "r"(m_424));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1036) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_425), "r"(m_426));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_427), "r"(m_428));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1047;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1047) : "r"(t487));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1048 = t1047 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1048) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1039) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1039) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1039) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_441), "r"(m_442));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_443), "r"(m_444));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1039) : "memory");
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
        const bool t1050 = next < end_5;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t1050) {
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t1051 = end_5 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 number_4 = t1051 - next;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_6 = number_4 << 6u;
            const u32 t1054 = head_dim >> 3u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1055 = (u64)t157 * 16u;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1056 = t142 + t162;
#line 318 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1057 = first_key_6 + t156;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1058 = t156 & 3u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1059 = t1057 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1060;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1060) : "r"(t1059), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_17 = t1060 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1062 = (u64)index_17 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1063 = t1062 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1064 = t38 + t1063;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_17;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_17) : "l"(t1064) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1066 = index_17 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_17 = t1057 - t1066;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1068 = (u64)page_17 * t169;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1069 = t153 + t1068;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1070 = (u64)place_17 * t155;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1071 = t1069 + t1070;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1072 = t1071 + t1055;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1073 = first_key_6 + t156;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1074 = t1073 + 16u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1075 = t156 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1076 = t1075 + 4u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1077 = t1074 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1078;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1078) : "r"(t1077), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_18 = t1078 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1080 = (u64)index_18 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1081 = t1080 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1082 = t38 + t1081;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_18;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_18) : "l"(t1082) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1084 = index_18 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_18 = t1074 - t1084;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1086 = (u64)page_18 * t169;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1087 = t153 + t1086;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1088 = (u64)place_18 * t155;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1089 = t1087 + t1088;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1090 = t1089 + t1055;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1091 = first_key_6 + t156;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1092 = t1091 + 32u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1093 = t156 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1094 = t1093 + 8u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1095 = t1092 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1096;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1096) : "r"(t1095), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_19 = t1096 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1098 = (u64)index_19 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1099 = t1098 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1100 = t38 + t1099;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_19;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_19) : "l"(t1100) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1102 = index_19 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_19 = t1092 - t1102;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1104 = (u64)page_19 * t169;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1105 = t153 + t1104;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1106 = (u64)place_19 * t155;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1107 = t1105 + t1106;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1108 = t1107 + t1055;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1109 = first_key_6 + t156;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1110 = t1109 + 48u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1111 = t156 & 3u;
#line 311 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1112 = t1111 + 12u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1113 = t1110 << 1u;
#line 79 "fa-kernels/src/attention/options/paged.rs"
            u32 t1114;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1114) : "r"(t1113), "r"(page_size_factor));
#line 79 "fa-kernels/src/attention/options/paged.rs"
            const u32 index_20 = t1114 >> page_size_shift;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1116 = (u64)index_20 * t39;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1117 = t1116 * 4ull;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            const u64 t1118 = t38 + t1117;
#line 61 "fa-kernels/src/attention/options/paged.rs"
            u32 page_20;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(page_20) : "l"(t1118) : "memory");
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 t1120 = index_20 * page_size;
#line 62 "fa-kernels/src/attention/options/paged.rs"
            const u32 place_20 = t1110 - t1120;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1122 = (u64)page_20 * t169;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1123 = t153 + t1122;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1124 = (u64)place_20 * t155;
#line 170 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1125 = t1123 + t1124;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1126 = t1125 + t1055;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1127 = t157 < t1054;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1128 = t1127 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1056), "l"(t1072), "r"(t1128) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1129 = t157 < t1054;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1130 = t1129 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1056), "l"(t1090), "r"(t1130) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1131 = t157 < t1054;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1132 = t1131 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1056), "l"(t1108), "r"(t1132) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1133 = t157 < t1054;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1134 = t1133 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1056), "l"(t1126), "r"(t1134) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1135 = t1072 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1136 = t157 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1137 = t1136 < t1054;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1138 = t1137 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1056), "l"(t1135), "r"(t1138) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1139 = t1090 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1140 = t157 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1141 = t1140 < t1054;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1142 = t1141 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1056), "l"(t1139), "r"(t1142) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1143 = t1108 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1144 = t157 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1145 = t1144 < t1054;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1146 = t1145 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1056), "l"(t1143), "r"(t1146) : "memory");
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1147 = t1126 + 128ull;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1148 = t157 + 8u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1149 = t1148 < t1054;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1150 = t1149 ? 16u : 0u;
#line 316 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1056), "l"(t1147), "r"(t1150) : "memory");
        }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 140 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1151 = i < masked_right;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (t1151) {
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t1152 = end_5 - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t1153 = t1152 - i;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 first_key_7 = t1153 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1155 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_2;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t1155));
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1157 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1158 = t1157 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_7 + t1158;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1160 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1161 = first_query_2 + t1160;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1162 = t1161 + end_6;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t1162 + 1u;
            const u32 t1164 = end_13 > seq_q ? end_13 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1165 = t1164 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t1165 < end_6 ? t1165 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1167 = end_14 > column_2 ? end_14 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_15 = t1167 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_33 = 0u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1170 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t1170;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = 1u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1172 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t1172;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = 8u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1174 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t1174;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = 9u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1176 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t1176;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = 16u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1178 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t1178;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = 17u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1180 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t1180;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = 24u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1182 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t1182;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = 25u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1184 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t1184;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = 32u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1186 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t1186;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = 33u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1188 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t1188;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = 40u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1190 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t1190;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = 41u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1192 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t1192;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = 48u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1194 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t1194;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = 49u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1196 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t1196;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = 56u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1198 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t1198;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = 57u < end_15;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1200 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t1200;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1201 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1202 = first_query_2 + t1201;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1203 = t1202 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1204 = t1203 + end_6;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_16 = t1204 + 1u;
            const u32 t1206 = end_16 > seq_q ? end_16 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1207 = t1206 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_17 = t1207 < end_6 ? t1207 : end_6;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1209 = end_17 > column_2 ? end_17 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_18 = t1209 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1212 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t1212;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1214 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t1214;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1216 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t1216;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1218 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t1218;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1220 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t1220;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1222 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t1222;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1224 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t1224;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1226 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t1226;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1228 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t1228;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1230 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t1230;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1232 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t1232;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1234 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t1234;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1236 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t1236;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1238 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t1238;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1240 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t1240;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1242 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t1242;
        }
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1244;
        asm("max.f32 %0, %1, %2;" : "=f"(t1244) : "f"(old_3), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1245;
        asm("max.f32 %0, %1, %2;" : "=f"(t1245) : "f"(t1244), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1246;
        asm("max.f32 %0, %1, %2;" : "=f"(t1246) : "f"(t1245), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1247;
        asm("max.f32 %0, %1, %2;" : "=f"(t1247) : "f"(t1246), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1248;
        asm("max.f32 %0, %1, %2;" : "=f"(t1248) : "f"(t1247), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1249;
        asm("max.f32 %0, %1, %2;" : "=f"(t1249) : "f"(t1248), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1250;
        asm("max.f32 %0, %1, %2;" : "=f"(t1250) : "f"(t1249), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1251;
        asm("max.f32 %0, %1, %2;" : "=f"(t1251) : "f"(t1250), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1252;
        asm("max.f32 %0, %1, %2;" : "=f"(t1252) : "f"(t1251), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1253;
        asm("max.f32 %0, %1, %2;" : "=f"(t1253) : "f"(t1252), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1254;
        asm("max.f32 %0, %1, %2;" : "=f"(t1254) : "f"(t1253), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1255;
        asm("max.f32 %0, %1, %2;" : "=f"(t1255) : "f"(t1254), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1256;
        asm("max.f32 %0, %1, %2;" : "=f"(t1256) : "f"(t1255), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1257;
        asm("max.f32 %0, %1, %2;" : "=f"(t1257) : "f"(t1256), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1258;
        asm("max.f32 %0, %1, %2;" : "=f"(t1258) : "f"(t1257), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1259;
        asm("max.f32 %0, %1, %2;" : "=f"(t1259) : "f"(t1258), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1260;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1260) : "f"(t1259));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1259), "f"(t1260));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1262;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1262) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1262));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t1265 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t1265;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1267 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1268;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1268) : "f"(old_3), "f"(scale_log2), "f"(t1267));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1268));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1270 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1271 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1271));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1273;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1273) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_33 = t1273;
        const f32 t1274 = t1270 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1275 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1275));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1277;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1277) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_34 = t1277;
        const f32 t1278 = t1274 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1279 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1279));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1281;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1281) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_37 = t1281;
        const f32 t1282 = t1278 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1283 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1283));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1285;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1285) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_38 = t1285;
        const f32 t1286 = t1282 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1287 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1287));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1289;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1289) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_41 = t1289;
        const f32 t1290 = t1286 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1291 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1291));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1293;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1293) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_42 = t1293;
        const f32 t1294 = t1290 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1295 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1295));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1297;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1297) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_45 = t1297;
        const f32 t1298 = t1294 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1299 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1299));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1301;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1301) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_46 = t1301;
        const f32 t1302 = t1298 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1303 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1303));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1305;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1305) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_49 = t1305;
        const f32 t1306 = t1302 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1307 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1307));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1309;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1309) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_50 = t1309;
        const f32 t1310 = t1306 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1311 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1311));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1313;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1313) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_53 = t1313;
        const f32 t1314 = t1310 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1315 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1315));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1317;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1317) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_54 = t1317;
        const f32 t1318 = t1314 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1319 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1319));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1321;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1321) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_57 = t1321;
        const f32 t1322 = t1318 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1323 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1323));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1325;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1325) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_58 = t1325;
        const f32 t1326 = t1322 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1327 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t1327));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1329;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1329) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_61 = t1329;
        const f32 t1330 = t1326 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1331 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t1331));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1333;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1333) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_62 = t1333;
        const f32 t1334 = t1330 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1334;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1336;
        asm("max.f32 %0, %1, %2;" : "=f"(t1336) : "f"(old_4), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1337;
        asm("max.f32 %0, %1, %2;" : "=f"(t1337) : "f"(t1336), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1338;
        asm("max.f32 %0, %1, %2;" : "=f"(t1338) : "f"(t1337), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1339;
        asm("max.f32 %0, %1, %2;" : "=f"(t1339) : "f"(t1338), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1340;
        asm("max.f32 %0, %1, %2;" : "=f"(t1340) : "f"(t1339), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1341;
        asm("max.f32 %0, %1, %2;" : "=f"(t1341) : "f"(t1340), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1342;
        asm("max.f32 %0, %1, %2;" : "=f"(t1342) : "f"(t1341), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1343;
        asm("max.f32 %0, %1, %2;" : "=f"(t1343) : "f"(t1342), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1344;
        asm("max.f32 %0, %1, %2;" : "=f"(t1344) : "f"(t1343), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1345;
        asm("max.f32 %0, %1, %2;" : "=f"(t1345) : "f"(t1344), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1346;
        asm("max.f32 %0, %1, %2;" : "=f"(t1346) : "f"(t1345), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1347;
        asm("max.f32 %0, %1, %2;" : "=f"(t1347) : "f"(t1346), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1348;
        asm("max.f32 %0, %1, %2;" : "=f"(t1348) : "f"(t1347), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1349;
        asm("max.f32 %0, %1, %2;" : "=f"(t1349) : "f"(t1348), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1350;
        asm("max.f32 %0, %1, %2;" : "=f"(t1350) : "f"(t1349), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1351;
        asm("max.f32 %0, %1, %2;" : "=f"(t1351) : "f"(t1350), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1352;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1352) : "f"(t1351));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1351), "f"(t1352));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1354;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1354) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1354));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t1357 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t1357;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1359 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1360;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1360) : "f"(old_4), "f"(scale_log2), "f"(t1359));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1360));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1362 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1363 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1363));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1365;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1365) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_35 = t1365;
        const f32 t1366 = t1362 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1367 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1367));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1369;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1369) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_36 = t1369;
        const f32 t1370 = t1366 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1371 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1371));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1373;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1373) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_39 = t1373;
        const f32 t1374 = t1370 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1375 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1375));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1377;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1377) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_40 = t1377;
        const f32 t1378 = t1374 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1379 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1379));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1381;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1381) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_43 = t1381;
        const f32 t1382 = t1378 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1383 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1383));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1385;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1385) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_44 = t1385;
        const f32 t1386 = t1382 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1387 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1387));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1389;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1389) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_47 = t1389;
        const f32 t1390 = t1386 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1391 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1391));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1393;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1393) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_48 = t1393;
        const f32 t1394 = t1390 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1395 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1395));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1397;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1397) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_51 = t1397;
        const f32 t1398 = t1394 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1399 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1399));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1401;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1401) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_52 = t1401;
        const f32 t1402 = t1398 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1403 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1403));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1405;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1405) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_55 = t1405;
        const f32 t1406 = t1402 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1407 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1407));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1409;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1409) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_56 = t1409;
        const f32 t1410 = t1406 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1411 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1411));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1413;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1413) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_59 = t1413;
        const f32 t1414 = t1410 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1415 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1415));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1417;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1417) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_60 = t1417;
        const f32 t1418 = t1414 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1419 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1419));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1421;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1421) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_63 = t1421;
        const f32 t1422 = t1418 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1423 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1423));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1425;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1425) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_64 = t1425;
        const f32 t1426 = t1422 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1426;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1427 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1427;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1428 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1428;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1429 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1429;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1430 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1430;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1431 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1431;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1432 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1432;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1433 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1433;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1434 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1434;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1435 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1435;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1436 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1436;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1437 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1437;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1438 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1438;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1439 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1439;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1440 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1440;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1441 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1441;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1442 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1442;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1443 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t1443;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1444 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t1444;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1445 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t1445;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1446 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t1446;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1447 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t1447;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1448 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t1448;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1449 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t1449;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1450 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t1450;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1451 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t1451;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1452 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t1452;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1453 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t1453;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1454 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t1454;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1455 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t1455;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1456 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t1456;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1457 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t1457;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1458 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t1458;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1459 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1459;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1460 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1460;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1461 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1461;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1462 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1462;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1463 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1463;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1464 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1464;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1465 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1465;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1466 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1466;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1467 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1467;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1468 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1468;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1469 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1469;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1470 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1470;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1471 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1471;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1472 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1472;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1473 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1473;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1474 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1474;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1475 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t1475;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1476 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t1476;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1477 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t1477;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1478 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t1478;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1479 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t1479;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1480 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t1480;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1481 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t1481;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1482 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t1482;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1483 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t1483;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1484 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t1484;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1485 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t1485;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1486 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1486;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1487 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1487;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1488 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1488;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1489 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1489;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1490 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1490;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1491;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1491) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1492;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1492) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1493;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1493) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1494;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1494) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1495;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1495) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1496;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1496) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1497;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1497) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1498;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1498) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1499;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1499) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1500;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1500) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1501;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1501) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1502;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1502) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1503;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1503) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1504;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1504) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1505;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1505) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1506;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1506) : "f"(s_63), "f"(s_64));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1507;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1507) : "r"(t505));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1508 = t1507 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1509 = t1507 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1510 = t1507 ^ 96u;
        const u32 t1511 = t143 + t1507;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1512 = t143 + t1508;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1513 = t143 + t1509;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1514 = t143 + t1510;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t1511) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1491), "r"(t1492), "r"(t1493), "r"(t1494), "r"(m_449), "r"(m_450));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1491), "r"(t1492), "r"(t1493), "r"(t1494), "r"(m_451), "r"(m_452));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t1512) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1491), "r"(t1492), "r"(t1493), "r"(t1494), "r"(m_453), "r"(m_454));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1491), "r"(t1492), "r"(t1493), "r"(t1494), "r"(m_455), "r"(m_456));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t1513) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1491), "r"(t1492), "r"(t1493), "r"(t1494), "r"(m_457), "r"(m_458));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1491), "r"(t1492), "r"(t1493), "r"(t1494), "r"(m_459), "r"(m_460));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t1514) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1491), "r"(t1492), "r"(t1493), "r"(t1494), "r"(m_461), "r"(m_462));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1491), "r"(t1492), "r"(t1493), "r"(t1494), "r"(m_463), "r"(m_464));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t1511) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1491), "r"(t1492), "r"(t1493), "r"(t1494), "r"(m_465), "r"(m_466));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1491), "r"(t1492), "r"(t1493), "r"(t1494), "r"(m_467), "r"(m_468));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t1512) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1491), "r"(t1492), "r"(t1493), "r"(t1494), "r"(m_469), "r"(m_470));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1491), "r"(t1492), "r"(t1493), "r"(t1494), "r"(m_471), "r"(m_472));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t1513) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1491), "r"(t1492), "r"(t1493), "r"(t1494), "r"(m_473), "r"(m_474));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1491), "r"(t1492), "r"(t1493), "r"(t1494), "r"(m_475), "r"(m_476));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t1514) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1491), "r"(t1492), "r"(t1493), "r"(t1494), "r"(m_477), "r"(m_478));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1491), "r"(t1492), "r"(t1493), "r"(t1494), "r"(m_479), "r"(m_480));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t1511) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1495), "r"(t1496), "r"(t1497), "r"(t1498), "r"(m_481), "r"(m_482));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1495), "r"(t1496), "r"(t1497), "r"(t1498), "r"(m_483), "r"(m_484));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t1512) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1495), "r"(t1496), "r"(t1497), "r"(t1498), "r"(m_485), "r"(m_486));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1495), "r"(t1496), "r"(t1497), "r"(t1498), "r"(m_487), "r"(m_488));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t1513) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1495), "r"(t1496), "r"(t1497), "r"(t1498), "r"(m_489), "r"(m_490));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1495), "r"(t1496), "r"(t1497), "r"(t1498), "r"(m_491), "r"(m_492));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t1514) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1495), "r"(t1496), "r"(t1497), "r"(t1498), "r"(m_493), "r"(m_494));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1495), "r"(t1496), "r"(t1497), "r"(t1498), "r"(m_495), "r"(m_496));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t1511) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1495), "r"(t1496), "r"(t1497), "r"(t1498), "r"(m_497), "r"(m_498));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1495), "r"(t1496), "r"(t1497), "r"(t1498), "r"(m_499), "r"(m_500));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t1512) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1495), "r"(t1496), "r"(t1497), "r"(t1498), "r"(m_501), "r"(m_502));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1495), "r"(t1496), "r"(t1497), "r"(t1498), "r"(m_503), "r"(m_504));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t1513) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1495), "r"(t1496), "r"(t1497), "r"(t1498), "r"(m_505), "r"(m_506));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1495), "r"(t1496), "r"(t1497), "r"(t1498), "r"(m_507), "r"(m_508));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t1514) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1495), "r"(t1496), "r"(t1497), "r"(t1498), "r"(m_509), "r"(m_510));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1495), "r"(t1496), "r"(t1497), "r"(t1498), "r"(m_511), "r"(m_512));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1511) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1499), "r"(t1500), "r"(t1501), "r"(t1502), "r"(m_513), "r"(m_514));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1499), "r"(t1500), "r"(t1501), "r"(t1502), "r"(m_515), "r"(m_516));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1512) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1499), "r"(t1500), "r"(t1501), "r"(t1502), "r"(m_517), "r"(m_518));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1499), "r"(t1500), "r"(t1501), "r"(t1502), "r"(m_519), "r"(m_520));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1513) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1499), "r"(t1500), "r"(t1501), "r"(t1502), "r"(m_521), "r"(m_522));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1499), "r"(t1500), "r"(t1501), "r"(t1502), "r"(m_523), "r"(m_524));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1514) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1499), "r"(t1500), "r"(t1501), "r"(t1502), "r"(m_525), "r"(m_526));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1499), "r"(t1500), "r"(t1501), "r"(t1502), "r"(m_527), "r"(m_528));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1511) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1499), "r"(t1500), "r"(t1501), "r"(t1502), "r"(m_529), "r"(m_530));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1499), "r"(t1500), "r"(t1501), "r"(t1502), "r"(m_531), "r"(m_532));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1512) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1499), "r"(t1500), "r"(t1501), "r"(t1502), "r"(m_533), "r"(m_534));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1499), "r"(t1500), "r"(t1501), "r"(t1502), "r"(m_535), "r"(m_536));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1513) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1499), "r"(t1500), "r"(t1501), "r"(t1502), "r"(m_537), "r"(m_538));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1499), "r"(t1500), "r"(t1501), "r"(t1502), "r"(m_539), "r"(m_540));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1514) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1499), "r"(t1500), "r"(t1501), "r"(t1502), "r"(m_541), "r"(m_542));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1499), "r"(t1500), "r"(t1501), "r"(t1502), "r"(m_543), "r"(m_544));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t1511) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1503), "r"(t1504), "r"(t1505), "r"(t1506), "r"(m_545), "r"(m_546));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1503), "r"(t1504), "r"(t1505), "r"(t1506), "r"(m_547), "r"(m_548));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t1512) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1503), "r"(t1504), "r"(t1505), "r"(t1506), "r"(m_549), "r"(m_550));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1503), "r"(t1504), "r"(t1505), "r"(t1506), "r"(m_551), "r"(m_552));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t1513) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1503), "r"(t1504), "r"(t1505), "r"(t1506), "r"(m_553), "r"(m_554));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1503), "r"(t1504), "r"(t1505), "r"(t1506), "r"(m_555), "r"(m_556));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t1514) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1503), "r"(t1504), "r"(t1505), "r"(t1506), "r"(m_557), "r"(m_558));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1503), "r"(t1504), "r"(t1505), "r"(t1506), "r"(m_559), "r"(m_560));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t1511) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1503), "r"(t1504), "r"(t1505), "r"(t1506), "r"(m_561), "r"(m_562));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1503), "r"(t1504), "r"(t1505), "r"(t1506), "r"(m_563), "r"(m_564));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t1512) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1503), "r"(t1504), "r"(t1505), "r"(t1506), "r"(m_565), "r"(m_566));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1503), "r"(t1504), "r"(t1505), "r"(t1506), "r"(m_567), "r"(m_568));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t1513) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1503), "r"(t1504), "r"(t1505), "r"(t1506), "r"(m_569), "r"(m_570));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1503), "r"(t1504), "r"(t1505), "r"(t1506), "r"(m_571), "r"(m_572));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t1514) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1503), "r"(t1504), "r"(t1505), "r"(t1506), "r"(m_573), "r"(m_574));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1503), "r"(t1504), "r"(t1505), "r"(t1506), "r"(m_575), "r"(m_576));
    }
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t1515;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1515) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_5 = row_sum + t1515;
    f32 t1517;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1517) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t1518 = pair_5 + t1517;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1518;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t1519;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1519) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_6 = row_sum_2 + t1519;
    f32 t1521;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1521) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t1522 = pair_6 + t1521;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1522;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum = row_sum;
    const bool t1523 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t1524;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1524) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer = t1523 ? 0.0f : t1524;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1526 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc = t1526;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1527 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_2 = t1527;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1528 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_5 = t1528;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1529 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_6 = t1529;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1530 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_9 = t1530;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1531 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_10 = t1531;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1532 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_13 = t1532;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1533 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_14 = t1533;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1534 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_17 = t1534;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1535 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_18 = t1535;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1536 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_21 = t1536;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1537 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_22 = t1537;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1538 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_25 = t1538;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1539 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_26 = t1539;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1540 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_29 = t1540;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1541 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_30 = t1541;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1542 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_33 = t1542;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1543 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_34 = t1543;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1544 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_37 = t1544;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1545 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_38 = t1545;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1546 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_41 = t1546;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1547 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_42 = t1547;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1548 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_45 = t1548;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1549 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_46 = t1549;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1550 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_49 = t1550;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1551 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_50 = t1551;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1552 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_53 = t1552;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1553 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_54 = t1553;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1554 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_57 = t1554;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1555 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_58 = t1555;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1556 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_61 = t1556;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1557 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_62 = t1557;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t1558 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t1559;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1559) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_2 = t1558 ? 0.0f : t1559;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1561 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_3 = t1561;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1562 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_4 = t1562;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1563 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_7 = t1563;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1564 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_8 = t1564;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1565 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_11 = t1565;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1566 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_12 = t1566;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1567 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_15 = t1567;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1568 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_16 = t1568;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1569 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_19 = t1569;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1570 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_20 = t1570;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1571 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_23 = t1571;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1572 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_24 = t1572;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1573 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_27 = t1573;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1574 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_28 = t1574;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1575 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_31 = t1575;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1576 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_32 = t1576;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1577 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_35 = t1577;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1578 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_36 = t1578;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1579 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_39 = t1579;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1580 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_40 = t1580;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1581 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_43 = t1581;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1582 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_44 = t1582;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1583 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_47 = t1583;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1584 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_48 = t1584;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1585 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_51 = t1585;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1586 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_52 = t1586;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1587 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_55 = t1587;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1588 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_56 = t1588;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1589 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_59 = t1589;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1590 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_60 = t1590;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1591 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_63 = t1591;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1592 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_64 = t1592;
#line 186 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1593 = blockIdx.x;
#line 186 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1594;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1594) : "r"(t1593));
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1595 = seq_q + 63u;
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1596 = t1595 >> 6u;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1597 = heads_per_section * t1596;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1598 = t1594 / t1597;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 first_2 = t1598 * heads_per_section;
    const u32 t1600 = heads * batch;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1601 = t1600 - first_2;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 heads_3 = t1601 < heads_per_section ? t1601 : heads_per_section;
    const u32 t1603 = first_2 * t1596;
#line 92 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 rest_2 = t1594 - t1603;
    const u32 t1605 = rest_2 % heads_3;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1606 = first_2 + t1605;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1607 = t1596 - 1u;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1608 = rest_2 / heads_3;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1609 = t1607 - t1608;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1610 = t1609 << 6u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1611 = t1606 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1612 = t1606 / heads;
#line 200 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
    const u32 t1613 = smem_1 + 8192u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1614 = lane >> 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1615 = first_row + t1614;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1616 = t1615 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1617 = 0u ^ t1616;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1618 = t1615 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1619 = t1617 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1620 = t1618 + t1619;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1621 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1622 = t1621 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1623 = t1620 + t1622;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1624;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1624) : "f"(acc), "f"(acc_2));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1625 = smem_1 + t1623;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1625), "r"(t1624) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1626;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1626) : "f"(acc_5), "f"(acc_6));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1627 = t1623 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1628 = smem_1 + t1627;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1628), "r"(t1626) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1629;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1629) : "f"(acc_9), "f"(acc_10));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1630 = t1623 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1631 = smem_1 + t1630;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1631), "r"(t1629) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1632;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1632) : "f"(acc_13), "f"(acc_14));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1633 = t1623 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1634 = smem_1 + t1633;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1634), "r"(t1632) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1635;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1635) : "f"(acc_17), "f"(acc_18));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1636 = t1623 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1637 = smem_1 + t1636;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1637), "r"(t1635) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1638;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1638) : "f"(acc_21), "f"(acc_22));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1639 = t1623 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1640 = smem_1 + t1639;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1640), "r"(t1638) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1641;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1641) : "f"(acc_25), "f"(acc_26));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1642 = t1623 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1643 = smem_1 + t1642;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1643), "r"(t1641) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1644;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1644) : "f"(acc_29), "f"(acc_30));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1645 = t1623 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1646 = smem_1 + t1645;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1646), "r"(t1644) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1647 = t1615 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1648 = 0u ^ t1647;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1649 = t1615 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1650 = t1648 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1651 = t1649 + t1650;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1652 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1653 = t1652 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1654 = t1651 + t1653;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1655;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1655) : "f"(acc_33), "f"(acc_34));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1656 = t1613 + t1654;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1656), "r"(t1655) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1657;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1657) : "f"(acc_37), "f"(acc_38));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1658 = t1654 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1659 = t1613 + t1658;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1659), "r"(t1657) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1660;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1660) : "f"(acc_41), "f"(acc_42));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1661 = t1654 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1662 = t1613 + t1661;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1662), "r"(t1660) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1663;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1663) : "f"(acc_45), "f"(acc_46));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1664 = t1654 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1665 = t1613 + t1664;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1665), "r"(t1663) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1666;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1666) : "f"(acc_49), "f"(acc_50));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1667 = t1654 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1668 = t1613 + t1667;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1668), "r"(t1666) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1669;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1669) : "f"(acc_53), "f"(acc_54));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1670 = t1654 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1671 = t1613 + t1670;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1671), "r"(t1669) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1672;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1672) : "f"(acc_57), "f"(acc_58));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1673 = t1654 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1674 = t1613 + t1673;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1674), "r"(t1672) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1675;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1675) : "f"(acc_61), "f"(acc_62));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1676 = t1654 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1677 = t1613 + t1676;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1677), "r"(t1675) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1678 = lane >> 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1679 = first_row + t1678;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1680 = t1679 + 8u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1681 = t1680 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1682 = 0u ^ t1681;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1683 = t1680 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1684 = t1682 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1685 = t1683 + t1684;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1686 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1687 = t1686 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1688 = t1685 + t1687;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1689;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1689) : "f"(acc_3), "f"(acc_4));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1690 = smem_1 + t1688;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1690), "r"(t1689) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1691;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1691) : "f"(acc_7), "f"(acc_8));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1692 = t1688 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1693 = smem_1 + t1692;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1693), "r"(t1691) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1694;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1694) : "f"(acc_11), "f"(acc_12));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1695 = t1688 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1696 = smem_1 + t1695;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1696), "r"(t1694) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1697;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1697) : "f"(acc_15), "f"(acc_16));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1698 = t1688 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1699 = smem_1 + t1698;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1699), "r"(t1697) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1700;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1700) : "f"(acc_19), "f"(acc_20));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1701 = t1688 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1702 = smem_1 + t1701;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1702), "r"(t1700) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1703;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1703) : "f"(acc_23), "f"(acc_24));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1704 = t1688 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1705 = smem_1 + t1704;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1705), "r"(t1703) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1706;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1706) : "f"(acc_27), "f"(acc_28));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1707 = t1688 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1708 = smem_1 + t1707;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1708), "r"(t1706) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1709;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1709) : "f"(acc_31), "f"(acc_32));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1710 = t1688 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1711 = smem_1 + t1710;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1711), "r"(t1709) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1712 = t1680 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1713 = 0u ^ t1712;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1714 = t1680 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1715 = t1713 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1716 = t1714 + t1715;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1717 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1718 = t1717 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1719 = t1716 + t1718;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1720;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1720) : "f"(acc_35), "f"(acc_36));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1721 = t1613 + t1719;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1721), "r"(t1720) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1722;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1722) : "f"(acc_39), "f"(acc_40));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1723 = t1719 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1724 = t1613 + t1723;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1724), "r"(t1722) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1725;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1725) : "f"(acc_43), "f"(acc_44));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1726 = t1719 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1727 = t1613 + t1726;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1727), "r"(t1725) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1728;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1728) : "f"(acc_47), "f"(acc_48));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1729 = t1719 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1730 = t1613 + t1729;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1730), "r"(t1728) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1731;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1731) : "f"(acc_51), "f"(acc_52));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1732 = t1719 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1733 = t1613 + t1732;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1733), "r"(t1731) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1734;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1734) : "f"(acc_55), "f"(acc_56));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1735 = t1719 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1736 = t1613 + t1735;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1736), "r"(t1734) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1737;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1737) : "f"(acc_59), "f"(acc_60));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1738 = t1719 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1739 = t1613 + t1738;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1739), "r"(t1737) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1740;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1740) : "f"(acc_63), "f"(acc_64));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1741 = t1719 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1742 = t1613 + t1741;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1742), "r"(t1740) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1743 = (u64)t23;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1744 = t1743 * o_stride0;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1745 = t1744 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1746 = o + t1745;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1747 = (u64)t1610;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1748 = t1747 * o_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1749 = t1748 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1750 = t1746 + t1749;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1751 = (u64)t1611;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1752 = t1751 * o_stride2;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1753 = t1752 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1754 = t1750 + t1753;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1755 = (u32)o_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1756 = t1755 << 1u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1757 = seq_q - t1610;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1758 = head_dim >> 3u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1759 = lane >> 3u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1760 = first_row + t1759;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1761 = lane & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1762 = t1760 < t1757;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1763 = t1761 < t1758;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1764 = t1762 & t1763;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1764) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1765 = t1760 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1766 = t1761 ^ t1765;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1767 = t1760 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1768 = t1766 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1769 = t1767 + t1768;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1770 = smem_1 + t1769;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1770) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1771 = (u64)t1760 * t1756;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1772 = t1754 + t1771;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1773 = (u64)t1761 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1774 = t1772 + t1773;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1774), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1775 = t1760 + 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1776 = t1775 < t1757;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1777 = t1761 < t1758;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1778 = t1776 & t1777;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1778) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1779 = t1775 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1780 = t1761 ^ t1779;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1781 = t1775 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1782 = t1780 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1783 = t1781 + t1782;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1784 = smem_1 + t1783;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t1784) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1785 = (u64)t1775 * t1756;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1786 = t1754 + t1785;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1787 = (u64)t1761 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1788 = t1786 + t1787;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1788), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1789 = t1760 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1790 = t1789 < t1757;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1791 = t1761 < t1758;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1792 = t1790 & t1791;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1792) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1793 = t1789 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1794 = t1761 ^ t1793;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1795 = t1789 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1796 = t1794 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1797 = t1795 + t1796;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1798 = smem_1 + t1797;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1798) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1799 = (u64)t1789 * t1756;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1800 = t1754 + t1799;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1801 = (u64)t1761 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1802 = t1800 + t1801;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1802), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1803 = t1760 + 12u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1804 = t1803 < t1757;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1805 = t1761 < t1758;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1806 = t1804 & t1805;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1806) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1807 = t1803 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1808 = t1761 ^ t1807;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1809 = t1803 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1810 = t1808 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1811 = t1809 + t1810;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1812 = smem_1 + t1811;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1812) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1813 = (u64)t1803 * t1756;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1814 = t1754 + t1813;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1815 = (u64)t1761 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1816 = t1814 + t1815;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1816), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1817 = smem_1 + 8192u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1818 = t1760 < t1757;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1819 = t1761 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1820 = t1819 < t1758;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1821 = t1818 & t1820;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1821) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1822 = t1760 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1823 = t1761 ^ t1822;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1824 = t1760 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1825 = t1823 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1826 = t1824 + t1825;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1827 = t1817 + t1826;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t1827) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1828 = (u64)t1760 * t1756;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1829 = t1754 + t1828;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1830 = (u64)t1761 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1831 = t1829 + t1830;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1831), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1832 = t1760 + 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1833 = t1832 < t1757;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1834 = t1761 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1835 = t1834 < t1758;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1836 = t1833 & t1835;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1836) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1837 = t1832 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1838 = t1761 ^ t1837;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1839 = t1832 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1840 = t1838 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1841 = t1839 + t1840;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1842 = t1817 + t1841;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_21;
        u32 row_22;
        u32 row_23;
        u32 row_24;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t1842) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1843 = (u64)t1832 * t1756;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1844 = t1754 + t1843;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1845 = (u64)t1761 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1846 = t1844 + t1845;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1846), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1847 = t1760 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1848 = t1847 < t1757;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1849 = t1761 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1850 = t1849 < t1758;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1851 = t1848 & t1850;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1851) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1852 = t1847 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1853 = t1761 ^ t1852;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1854 = t1847 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1855 = t1853 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1856 = t1854 + t1855;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1857 = t1817 + t1856;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_25;
        u32 row_26;
        u32 row_27;
        u32 row_28;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t1857) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1858 = (u64)t1847 * t1756;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1859 = t1754 + t1858;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1860 = (u64)t1761 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1861 = t1859 + t1860;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1861), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1862 = t1760 + 12u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1863 = t1862 < t1757;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1864 = t1761 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1865 = t1864 < t1758;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1866 = t1863 & t1865;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1866) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1867 = t1862 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1868 = t1761 ^ t1867;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1869 = t1862 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1870 = t1868 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1871 = t1869 + t1870;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1872 = t1817 + t1871;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_29;
        u32 row_30;
        u32 row_31;
        u32 row_32;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t1872) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1873 = (u64)t1862 * t1756;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1874 = t1754 + t1873;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1875 = (u64)t1761 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1876 = t1874 + t1875;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1876), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
    }
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1877 = t1610 + first_row;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1878 = (u64)t23;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1879 = t1878 * lse_stride0;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1880 = t1879 * 4ull;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1881 = lse + t1880;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1882 = (u64)t1611;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1883 = t1882 * lse_stride1;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1884 = t1883 * 4ull;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1885 = t1881 + t1884;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1886 = 0ull * lse_stride2;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1887 = t1886 * 4ull;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1888 = t1885 + t1887;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1889 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const u32 t1890 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const bool t1891 = t1890 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    if (t1891) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1892 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_33 = t1877 + t1892;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists = row_33 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists) {
            const u64 t1895 = (u64)row_33 * t1889;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1896 = t1895 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1897 = t1888 + t1896;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1898;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1898) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1899;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1899) : "f"(row_max), "f"(scale_log2), "f"(t1898));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t1899 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1901 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t1902 = t1901 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1897), "f"(t1902) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1903 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1904 = t1877 + t1903;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_34 = t1904 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_2 = row_34 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_2) {
            const u64 t1907 = (u64)row_34 * t1889;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1908 = t1907 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1909 = t1888 + t1908;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1910;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1910) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1911;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1911) : "f"(row_max_2), "f"(scale_log2), "f"(t1910));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t1911 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1913 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t1914 = t1913 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1909), "f"(t1914) : "memory");
        }
    }
}
