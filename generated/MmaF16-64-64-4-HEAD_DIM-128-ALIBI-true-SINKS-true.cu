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
    const u64 alibi_slopes /* f32 */,
    const u64 alibi_slopes_stride0,
    const u64 alibi_slopes_stride1,
    const u64 alibi_slopes_stride2,
    const u64 alibi_slopes_stride3,
    const u64 sinks /* f32 */,
    const u64 sinks_stride0,
    const u64 sinks_stride1,
    const u64 sinks_stride2,
    const u64 sinks_stride3,
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
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t8 = t5 / t7;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t9 = t5 % t7;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t10 = t9 << 6u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t11 = t8 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t12 = t8 / heads;
#line 58 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t13 = t11 / group;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t14 = seq_k + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t15 = t14 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 end = t15 > 1u ? t15 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t17 = seq_k >> 6u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 whole = t17 < end ? t17 : end;
    const u32 t19 = end - whole;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 masked_right = t19 < end ? t19 : end;
#line 51 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t22 = (u64)t12;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t23 = t22 * q_stride0;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t24 = t23 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t25 = q + t24;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t26 = (u64)t10;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t27 = t26 * q_stride1;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t28 = t27 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t29 = t25 + t28;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t30 = (u64)t11;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t31 = t30 * q_stride2;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t32 = t31 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t33 = t29 + t32;
    const u32 t34 = (u32)q_stride1;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t35 = t34 << 1u;
    const u32 t36 = thread >> 3u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t37 = thread & 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t38 = t36 & 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t39 = t37 ^ t38;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t40 = t36 << 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t41 = t39 << 4u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t42 = t40 + t41;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t43 = (u64)t36 * t35;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t44 = t33 + t43;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t45 = (u64)t37 * 16u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t46 = t44 + t45;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t47 = (u64)t35 * 16u;
    const u32 exist = seq_q - t10;
    const u32 t49 = head_dim >> 3u;
    const u32 t50 = smem_1 + t42;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t51 = (u64)0u * t35;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t52 = t46 + t51;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t53 = t52 + t47;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t54 = t53 + t47;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t55 = t54 + t47;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t56 = t36 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t57 = t37 < t49;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t58 = t56 & t57;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t59 = t58 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t50), "l"(t52), "r"(t59) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t60 = t36 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t61 = t60 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t62 = t37 < t49;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t63 = t61 & t62;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t64 = t63 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t50), "l"(t53), "r"(t64) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t65 = t36 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t66 = t65 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t67 = t37 < t49;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t68 = t66 & t67;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t69 = t68 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t50), "l"(t54), "r"(t69) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t70 = t36 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t71 = t70 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t72 = t37 < t49;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t73 = t71 & t72;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t74 = t73 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t50), "l"(t55), "r"(t74) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t75 = t52 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t76 = t36 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t77 = t37 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t78 = t77 < t49;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t79 = t76 & t78;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t80 = t79 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t50), "l"(t75), "r"(t80) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t81 = t53 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t82 = t36 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t83 = t82 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t84 = t37 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t85 = t84 < t49;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t86 = t83 & t85;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t87 = t86 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t50), "l"(t81), "r"(t87) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t88 = t54 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t89 = t36 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t90 = t89 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t91 = t37 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t92 = t91 < t49;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t93 = t90 & t92;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t94 = t93 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t50), "l"(t88), "r"(t94) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t95 = t55 + 128ull;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t96 = t36 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t97 = t96 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t98 = t37 + 8u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t99 = t98 < t49;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t100 = t97 & t99;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t101 = t100 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t50), "l"(t95), "r"(t101) : "memory");
#line 63 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t102 = smem_1 + 16384u;
#line 219 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t103 = t102 + 16384u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t104 = (u64)t12;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t105 = t104 * k_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t106 = t105 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t107 = k + t106;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t108 = 0ull * k_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t109 = t108 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t110 = t107 + t109;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t111 = (u64)t13;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t112 = t111 * k_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t113 = t112 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t114 = t110 + t113;
    const u32 t115 = (u32)k_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t116 = t115 << 1u;
    const u32 t117 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t118 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t119 = t117 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t120 = t118 ^ t119;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t121 = t117 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t122 = t120 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t123 = t121 + t122;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t124 = (u64)t117 * t116;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t125 = t114 + t124;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t126 = (u64)t118 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t127 = t125 + t126;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t128 = (u64)t116 * 16u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t129 = (u64)t12;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t130 = t129 * v_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t131 = t130 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t132 = v + t131;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t133 = 0ull * v_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t134 = t133 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t135 = t132 + t134;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t136 = (u64)t13;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t137 = t136 * v_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t138 = t137 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t139 = t135 + t138;
    const u32 t140 = (u32)v_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t141 = t140 << 1u;
    const u32 t142 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t143 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t144 = t142 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t145 = t143 ^ t144;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t146 = t142 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t147 = t145 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t148 = t146 + t147;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t149 = (u64)t142 * t141;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t150 = t139 + t149;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t151 = (u64)t143 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t152 = t150 + t151;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t153 = (u64)t141 * 16u;
#line 241 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t154 = thread & 31u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t155 = end - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key = t155 << 6u;
    const u32 t157 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t158 = t102 + t123;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t159 = (u64)first_key * t116;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t160 = t127 + t159;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t161 = t160 + t128;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t162 = t161 + t128;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t163 = t162 + t128;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t164 = first_key + t117;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t165 = t164 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t166 = t118 < t157;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t167 = t165 & t166;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t168 = t167 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t158), "l"(t160), "r"(t168) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t169 = first_key + t117;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t170 = t169 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t171 = t170 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t172 = t118 < t157;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t173 = t171 & t172;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t174 = t173 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t158), "l"(t161), "r"(t174) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t175 = first_key + t117;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t176 = t175 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t177 = t176 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t178 = t118 < t157;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t179 = t177 & t178;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t180 = t179 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t158), "l"(t162), "r"(t180) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t181 = first_key + t117;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t182 = t181 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t183 = t182 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t184 = t118 < t157;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t185 = t183 & t184;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t186 = t185 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t158), "l"(t163), "r"(t186) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t187 = t160 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t188 = first_key + t117;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t189 = t188 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t190 = t118 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t191 = t190 < t157;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t192 = t189 & t191;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t193 = t192 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t158), "l"(t187), "r"(t193) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t194 = t161 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t195 = first_key + t117;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t196 = t195 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t197 = t196 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t198 = t118 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t199 = t198 < t157;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t200 = t197 & t199;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t201 = t200 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t158), "l"(t194), "r"(t201) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t202 = t162 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t203 = first_key + t117;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t204 = t203 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t205 = t204 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t206 = t118 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t207 = t206 < t157;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t208 = t205 & t207;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t209 = t208 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t158), "l"(t202), "r"(t209) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t210 = t163 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t211 = first_key + t117;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t212 = t211 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t213 = t212 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t214 = t118 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t215 = t214 < t157;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t216 = t213 & t215;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t217 = t216 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t158), "l"(t210), "r"(t217) : "memory");
#line 377 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 number = end - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key_2 = number << 6u;
    const u32 t220 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t221 = t103 + t148;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t222 = (u64)first_key_2 * t141;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t223 = t152 + t222;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t224 = t223 + t153;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t225 = t224 + t153;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t226 = t225 + t153;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t227 = first_key_2 + t142;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t228 = t227 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t229 = t143 < t220;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t230 = t228 & t229;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t231 = t230 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t221), "l"(t223), "r"(t231) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t232 = first_key_2 + t142;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t233 = t232 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t234 = t233 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t235 = t143 < t220;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t236 = t234 & t235;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t237 = t236 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t221), "l"(t224), "r"(t237) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t238 = first_key_2 + t142;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t239 = t238 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t240 = t239 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t241 = t143 < t220;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t242 = t240 & t241;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t243 = t242 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t221), "l"(t225), "r"(t243) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t244 = first_key_2 + t142;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t245 = t244 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t246 = t245 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t247 = t143 < t220;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t248 = t246 & t247;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t249 = t248 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t221), "l"(t226), "r"(t249) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t250 = t223 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t251 = first_key_2 + t142;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t252 = t251 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t253 = t143 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t254 = t253 < t220;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t255 = t252 & t254;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t256 = t255 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t221), "l"(t250), "r"(t256) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t257 = t224 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t258 = first_key_2 + t142;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t259 = t258 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t260 = t259 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t261 = t143 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t262 = t261 < t220;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t263 = t260 & t262;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t264 = t263 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t221), "l"(t257), "r"(t264) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t265 = t225 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t266 = first_key_2 + t142;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t267 = t266 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t268 = t267 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t269 = t143 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t270 = t269 < t220;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t271 = t268 & t270;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t272 = t271 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t221), "l"(t265), "r"(t272) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t273 = t226 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t274 = first_key_2 + t142;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t275 = t274 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t276 = t275 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t277 = t143 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t278 = t277 < t220;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t279 = t276 & t278;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t280 = t279 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t221), "l"(t273), "r"(t280) : "memory");
#line 400 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t281 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t282 = first_row + t281;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t283 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t284 = t282 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t285 = t283 ^ t284;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t286 = t282 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t287 = t285 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t288 = t286 + t287;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t289 = smem_1 + t288;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t290 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t291 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t292 = t291 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t293 = t290 + t292;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t294 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t295 = t294 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t296 = t293 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t297 = t295 ^ t296;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t298 = t293 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t299 = t297 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t300 = t298 + t299;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t301 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t302 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t303 = t301 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t304 = t302 ^ t303;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t305 = t301 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t306 = t304 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t307 = t305 + t306;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
    const u64 t308 = (u64)t12;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
    const u64 t309 = t308 * alibi_slopes_stride0;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
    const u64 t310 = t309 * 4ull;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
    const u64 t311 = alibi_slopes + t310;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
    const u64 t312 = (u64)t11;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
    const u64 t313 = t312 * alibi_slopes_stride1;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
    const u64 t314 = t313 * 4ull;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
    const u64 t315 = t311 + t314;
#line 90 "fa-kernels/src/attention/options/alibi.rs"
    f32 slope;
    asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(slope) : "l"(t315) : "memory");
#line 91 "fa-kernels/src/attention/options/alibi.rs"
    f32 t317;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t317) : "f"(scale_log2));
#line 91 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t318 = t317 * 1.442695f;
#line 91 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t319 = slope * t318;
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
    u32 t320;
    asm volatile("mov.b32 %0, %1;" : "=r"(t320) : "r"(t300));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t321 = t320 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t322 = t320 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t323 = t320 ^ 96u;
    const u32 t324 = t102 + t320;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t325;
    asm volatile("mov.b32 %0, %1;" : "=r"(t325) : "r"(t289));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t325) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t324) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t324) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t324) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t324) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t326 = t102 + t321;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t327;
    asm volatile("mov.b32 %0, %1;" : "=r"(t327) : "r"(t289));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t328 = t327 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t328) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t326) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t326) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_33;
    u32 m_34;
    u32 m_35;
    u32 m_36;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t326) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_37;
    u32 m_38;
    u32 m_39;
    u32 m_40;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t326) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t329 = t102 + t322;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t330;
    asm volatile("mov.b32 %0, %1;" : "=r"(t330) : "r"(t289));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t331 = t330 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_41;
    u32 m_42;
    u32 m_43;
    u32 m_44;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t331) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_45;
    u32 m_46;
    u32 m_47;
    u32 m_48;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t329) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_49;
    u32 m_50;
    u32 m_51;
    u32 m_52;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t329) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_53;
    u32 m_54;
    u32 m_55;
    u32 m_56;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t329) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_57;
    u32 m_58;
    u32 m_59;
    u32 m_60;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t329) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t332 = t102 + t323;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t333;
    asm volatile("mov.b32 %0, %1;" : "=r"(t333) : "r"(t289));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t334 = t333 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_61;
    u32 m_62;
    u32 m_63;
    u32 m_64;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t334) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_65;
    u32 m_66;
    u32 m_67;
    u32 m_68;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t332) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_69;
    u32 m_70;
    u32 m_71;
    u32 m_72;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t332) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_73;
    u32 m_74;
    u32 m_75;
    u32 m_76;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t332) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_77;
    u32 m_78;
    u32 m_79;
    u32 m_80;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t332) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t335;
    asm volatile("mov.b32 %0, %1;" : "=r"(t335) : "r"(t289));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_81;
    u32 m_82;
    u32 m_83;
    u32 m_84;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t335) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_85;
    u32 m_86;
    u32 m_87;
    u32 m_88;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t324) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_85), "r"(m_86));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_87), "r"(m_88));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_89;
    u32 m_90;
    u32 m_91;
    u32 m_92;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t324) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_89), "r"(m_90));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_91), "r"(m_92));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_93;
    u32 m_94;
    u32 m_95;
    u32 m_96;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t324) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_93), "r"(m_94));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_95), "r"(m_96));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_97;
    u32 m_98;
    u32 m_99;
    u32 m_100;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t324) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t336;
    asm volatile("mov.b32 %0, %1;" : "=r"(t336) : "r"(t289));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t337 = t336 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_101;
    u32 m_102;
    u32 m_103;
    u32 m_104;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t337) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_105;
    u32 m_106;
    u32 m_107;
    u32 m_108;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t326) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_105), "r"(m_106));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_107), "r"(m_108));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_109;
    u32 m_110;
    u32 m_111;
    u32 m_112;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t326) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_109), "r"(m_110));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_111), "r"(m_112));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_113;
    u32 m_114;
    u32 m_115;
    u32 m_116;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t326) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_113), "r"(m_114));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_115), "r"(m_116));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_117;
    u32 m_118;
    u32 m_119;
    u32 m_120;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t326) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_117), "r"(m_118));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_101), "r"(m_102), "r"(m_103), "r"(m_104), "r"(m_119), "r"(m_120));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t338;
    asm volatile("mov.b32 %0, %1;" : "=r"(t338) : "r"(t289));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t339 = t338 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_121;
    u32 m_122;
    u32 m_123;
    u32 m_124;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t339) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_125;
    u32 m_126;
    u32 m_127;
    u32 m_128;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t329) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_125), "r"(m_126));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_127), "r"(m_128));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_129;
    u32 m_130;
    u32 m_131;
    u32 m_132;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t329) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_129), "r"(m_130));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_131), "r"(m_132));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_133;
    u32 m_134;
    u32 m_135;
    u32 m_136;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t329) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_133), "r"(m_134));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_135), "r"(m_136));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_137;
    u32 m_138;
    u32 m_139;
    u32 m_140;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t329) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_137), "r"(m_138));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_121), "r"(m_122), "r"(m_123), "r"(m_124), "r"(m_139), "r"(m_140));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t340;
    asm volatile("mov.b32 %0, %1;" : "=r"(t340) : "r"(t289));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t341 = t340 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_141;
    u32 m_142;
    u32 m_143;
    u32 m_144;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t341) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_145;
    u32 m_146;
    u32 m_147;
    u32 m_148;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t332) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_145), "r"(m_146));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_147), "r"(m_148));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_149;
    u32 m_150;
    u32 m_151;
    u32 m_152;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t332) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_149), "r"(m_150));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_151), "r"(m_152));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_153;
    u32 m_154;
    u32 m_155;
    u32 m_156;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t332) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_153), "r"(m_154));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_155), "r"(m_156));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_157;
    u32 m_158;
    u32 m_159;
    u32 m_160;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t332) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_157), "r"(m_158));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_141), "r"(m_142), "r"(m_143), "r"(m_144), "r"(m_159), "r"(m_160));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t342 = 1u < end;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t342) {
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t343 = end - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 number_2 = t343 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = number_2 << 6u;
        const u32 t346 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t347 = t102 + t123;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t348 = (u64)first_key_3 * t116;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t349 = t127 + t348;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t350 = t349 + t128;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t351 = t350 + t128;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t352 = t351 + t128;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t353 = t118 < t346;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t354 = t353 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t347), "l"(t349), "r"(t354) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t355 = t118 < t346;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t356 = t355 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t347), "l"(t350), "r"(t356) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t357 = t118 < t346;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t358 = t357 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t347), "l"(t351), "r"(t358) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t359 = t118 < t346;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t360 = t359 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t347), "l"(t352), "r"(t360) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t361 = t349 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t362 = t118 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t363 = t362 < t346;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t364 = t363 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t347), "l"(t361), "r"(t364) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t365 = t350 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t366 = t118 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t367 = t366 < t346;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t368 = t367 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t347), "l"(t365), "r"(t368) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t369 = t351 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t370 = t118 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t371 = t370 < t346;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t372 = t371 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t347), "l"(t369), "r"(t372) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t373 = t352 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t374 = t118 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t375 = t374 < t346;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t376 = t375 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t347), "l"(t373), "r"(t376) : "memory");
    }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t377 = end - 1u;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_4 = t377 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t379 = t10 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t379));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t381 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t382 = t381 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t383 = first_key_4 + t382;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
    const u32 t384 = t383 + seq_q;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
    const f32 column = (f32)t384;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t386 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t387 = first_query + t386;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t388 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t389 = first_query + t388;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t390 = t389 + 8u;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
    const u32 t391 = t387 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t392 = (f32)t391;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
    const f32 first = t392 - column;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
    const f32 distance = first + 0.0f;
    f32 t395;
    asm("abs.f32 %0, %1;" : "=f"(t395) : "f"(distance));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t396 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t397;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t397) : "f"(t395), "f"(t396), "f"(s));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s = t397;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
    const f32 distance_2 = first + 8.0f;
    f32 t399;
    asm("abs.f32 %0, %1;" : "=f"(t399) : "f"(distance_2));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t400 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t401;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t401) : "f"(t399), "f"(t400), "f"(s_3));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_3 = t401;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
    const f32 distance_3 = first + -1.0f;
    f32 t403;
    asm("abs.f32 %0, %1;" : "=f"(t403) : "f"(distance_3));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t404 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t405;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t405) : "f"(t403), "f"(t404), "f"(s_2));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_2 = t405;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
    const f32 distance_4 = first + 7.0f;
    f32 t407;
    asm("abs.f32 %0, %1;" : "=f"(t407) : "f"(distance_4));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t408 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t409;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t409) : "f"(t407), "f"(t408), "f"(s_4));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_4 = t409;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
    const f32 distance_5 = first + -8.0f;
    f32 t411;
    asm("abs.f32 %0, %1;" : "=f"(t411) : "f"(distance_5));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t412 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t413;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t413) : "f"(t411), "f"(t412), "f"(s_5));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_5 = t413;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t414 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t415;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t415) : "f"(t395), "f"(t414), "f"(s_7));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_7 = t415;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
    const f32 distance_6 = first + -9.0f;
    f32 t417;
    asm("abs.f32 %0, %1;" : "=f"(t417) : "f"(distance_6));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t418 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t419;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t419) : "f"(t417), "f"(t418), "f"(s_6));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_6 = t419;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t420 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t421;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t421) : "f"(t403), "f"(t420), "f"(s_8));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_8 = t421;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
    const f32 distance_7 = first + -16.0f;
    f32 t423;
    asm("abs.f32 %0, %1;" : "=f"(t423) : "f"(distance_7));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t424 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t425;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t425) : "f"(t423), "f"(t424), "f"(s_9));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_9 = t425;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t426 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t427;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t427) : "f"(t411), "f"(t426), "f"(s_11));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_11 = t427;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
    const f32 distance_8 = first + -17.0f;
    f32 t429;
    asm("abs.f32 %0, %1;" : "=f"(t429) : "f"(distance_8));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t430 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t431;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t431) : "f"(t429), "f"(t430), "f"(s_10));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_10 = t431;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t432 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t433;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t433) : "f"(t417), "f"(t432), "f"(s_12));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_12 = t433;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
    const f32 distance_9 = first + -24.0f;
    f32 t435;
    asm("abs.f32 %0, %1;" : "=f"(t435) : "f"(distance_9));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t436 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t437;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t437) : "f"(t435), "f"(t436), "f"(s_13));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_13 = t437;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t438 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t439;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t439) : "f"(t423), "f"(t438), "f"(s_15));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_15 = t439;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
    const f32 distance_10 = first + -25.0f;
    f32 t441;
    asm("abs.f32 %0, %1;" : "=f"(t441) : "f"(distance_10));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t442 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t443;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t443) : "f"(t441), "f"(t442), "f"(s_14));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_14 = t443;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t444 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t445;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t445) : "f"(t429), "f"(t444), "f"(s_16));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_16 = t445;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
    const f32 distance_11 = first + -32.0f;
    f32 t447;
    asm("abs.f32 %0, %1;" : "=f"(t447) : "f"(distance_11));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t448 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t449;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t449) : "f"(t447), "f"(t448), "f"(s_17));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_17 = t449;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t450 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t451;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t451) : "f"(t435), "f"(t450), "f"(s_19));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_19 = t451;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
    const f32 distance_12 = first + -33.0f;
    f32 t453;
    asm("abs.f32 %0, %1;" : "=f"(t453) : "f"(distance_12));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t454 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t455;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t455) : "f"(t453), "f"(t454), "f"(s_18));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_18 = t455;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t456 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t457;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t457) : "f"(t441), "f"(t456), "f"(s_20));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_20 = t457;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
    const f32 distance_13 = first + -40.0f;
    f32 t459;
    asm("abs.f32 %0, %1;" : "=f"(t459) : "f"(distance_13));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t460 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t461;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t461) : "f"(t459), "f"(t460), "f"(s_21));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_21 = t461;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t462 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t463;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t463) : "f"(t447), "f"(t462), "f"(s_23));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_23 = t463;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
    const f32 distance_14 = first + -41.0f;
    f32 t465;
    asm("abs.f32 %0, %1;" : "=f"(t465) : "f"(distance_14));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t466 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t467;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t467) : "f"(t465), "f"(t466), "f"(s_22));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_22 = t467;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t468 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t469;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t469) : "f"(t453), "f"(t468), "f"(s_24));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_24 = t469;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
    const f32 distance_15 = first + -48.0f;
    f32 t471;
    asm("abs.f32 %0, %1;" : "=f"(t471) : "f"(distance_15));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t472 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t473;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t473) : "f"(t471), "f"(t472), "f"(s_25));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_25 = t473;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t474 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t475;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t475) : "f"(t459), "f"(t474), "f"(s_27));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_27 = t475;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
    const f32 distance_16 = first + -49.0f;
    f32 t477;
    asm("abs.f32 %0, %1;" : "=f"(t477) : "f"(distance_16));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t478 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t479;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t479) : "f"(t477), "f"(t478), "f"(s_26));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_26 = t479;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t480 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t481;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t481) : "f"(t465), "f"(t480), "f"(s_28));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_28 = t481;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
    const f32 distance_17 = first + -56.0f;
    f32 t483;
    asm("abs.f32 %0, %1;" : "=f"(t483) : "f"(distance_17));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t484 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t485;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t485) : "f"(t483), "f"(t484), "f"(s_29));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_29 = t485;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t486 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t487;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t487) : "f"(t471), "f"(t486), "f"(s_31));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_31 = t487;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
    const f32 distance_18 = first + -57.0f;
    f32 t489;
    asm("abs.f32 %0, %1;" : "=f"(t489) : "f"(distance_18));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t490 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t491;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t491) : "f"(t489), "f"(t490), "f"(s_30));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_30 = t491;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    const f32 t492 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    f32 t493;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t493) : "f"(t477), "f"(t492), "f"(s_32));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
    s_32 = t493;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
    const bool t494 = masked_right != 0u;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
    if (t494) {
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t495 = end - 1u;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 first_key_5 = t495 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t497 = t10 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_2;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t497));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t499 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t500 = t499 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 column_2 = first_key_5 + t500;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t502 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t503 = first_query_2 + t502;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t504 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_2 = t504 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t507 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s = t507;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_2 = 1u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t509 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_2 = t509;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_3 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t511 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_5 = t511;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_4 = 9u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t513 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_6 = t513;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_5 = 16u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t515 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_9 = t515;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_6 = 17u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t517 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_10 = t517;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_7 = 24u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t519 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_13 = t519;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_8 = 25u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t521 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_14 = t521;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_9 = 32u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t523 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_17 = t523;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_10 = 33u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t525 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_18 = t525;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_11 = 40u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t527 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_21 = t527;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_12 = 41u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t529 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_22 = t529;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_13 = 48u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t531 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_25 = t531;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_14 = 49u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t533 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_26 = t533;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_15 = 56u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t535 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_29 = t535;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_16 = 57u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t537 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_30 = t537;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t538 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t539 = first_query_2 + t538;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t540 = t539 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t541 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_3 = t541 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_17 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t544 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_3 = t544;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_18 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t546 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_4 = t546;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_19 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t548 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_7 = t548;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_20 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t550 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_8 = t550;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_21 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t552 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_11 = t552;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_22 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t554 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_12 = t554;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_23 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t556 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_15 = t556;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_24 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t558 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_16 = t558;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_25 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t560 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_19 = t560;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_26 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t562 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_20 = t562;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_27 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t564 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_23 = t564;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_28 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t566 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_24 = t566;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_29 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t568 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_27 = t568;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_30 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t570 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_28 = t570;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_31 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t572 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_31 = t572;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_32 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t574 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_32 = t574;
    }
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t576;
    asm("max.f32 %0, %1, %2;" : "=f"(t576) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t577;
    asm("max.f32 %0, %1, %2;" : "=f"(t577) : "f"(t576), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t578;
    asm("max.f32 %0, %1, %2;" : "=f"(t578) : "f"(t577), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t579;
    asm("max.f32 %0, %1, %2;" : "=f"(t579) : "f"(t578), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t580;
    asm("max.f32 %0, %1, %2;" : "=f"(t580) : "f"(t579), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t581;
    asm("max.f32 %0, %1, %2;" : "=f"(t581) : "f"(t580), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t582;
    asm("max.f32 %0, %1, %2;" : "=f"(t582) : "f"(t581), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t583;
    asm("max.f32 %0, %1, %2;" : "=f"(t583) : "f"(t582), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t584;
    asm("max.f32 %0, %1, %2;" : "=f"(t584) : "f"(t583), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t585;
    asm("max.f32 %0, %1, %2;" : "=f"(t585) : "f"(t584), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t586;
    asm("max.f32 %0, %1, %2;" : "=f"(t586) : "f"(t585), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t587;
    asm("max.f32 %0, %1, %2;" : "=f"(t587) : "f"(t586), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t588;
    asm("max.f32 %0, %1, %2;" : "=f"(t588) : "f"(t587), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t589;
    asm("max.f32 %0, %1, %2;" : "=f"(t589) : "f"(t588), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t590;
    asm("max.f32 %0, %1, %2;" : "=f"(t590) : "f"(t589), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t591;
    asm("max.f32 %0, %1, %2;" : "=f"(t591) : "f"(t590), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t592;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t592) : "f"(t591));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair;
    asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t591), "f"(t592));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t594;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t594) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t594));
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none = new_1 == __uint_as_float(0xff800000u);
    const f32 t597 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
    const f32 reference = none ? 0.0f : t597;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t599 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 t600;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t600) : "f"(old), "f"(scale_log2), "f"(t599));
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t600));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t602 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t603 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t603));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t605;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t605) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s = t605;
    const f32 t606 = t602 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t607 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t607));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t609;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t609) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_2 = t609;
    const f32 t610 = t606 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t611 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_3;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t611));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t613;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t613) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_5 = t613;
    const f32 t614 = t610 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t615 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_4;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t615));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t617;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t617) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_6 = t617;
    const f32 t618 = t614 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t619 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_5;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t619));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t621;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t621) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_9 = t621;
    const f32 t622 = t618 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t623 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_6;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t623));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t625;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t625) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_10 = t625;
    const f32 t626 = t622 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t627 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_7;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t627));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t629;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t629) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_13 = t629;
    const f32 t630 = t626 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t631 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_8;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t631));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t633;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t633) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_14 = t633;
    const f32 t634 = t630 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t635 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_9;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t635));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t637;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t637) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_17 = t637;
    const f32 t638 = t634 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t639 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_10;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t639));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t641;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t641) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_18 = t641;
    const f32 t642 = t638 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t643 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_11;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t643));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t645;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t645) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_21 = t645;
    const f32 t646 = t642 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t647 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_12;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t647));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t649;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t649) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_22 = t649;
    const f32 t650 = t646 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t651 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_13;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t651));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t653;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t653) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_25 = t653;
    const f32 t654 = t650 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t655 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_14;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t655));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t657;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t657) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_26 = t657;
    const f32 t658 = t654 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t659 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_15;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t659));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t661;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t661) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_29 = t661;
    const f32 t662 = t658 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t663 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_16;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t663));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t665;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t665) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_30 = t665;
    const f32 t666 = t662 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum = t666;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t668;
    asm("max.f32 %0, %1, %2;" : "=f"(t668) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t669;
    asm("max.f32 %0, %1, %2;" : "=f"(t669) : "f"(t668), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t670;
    asm("max.f32 %0, %1, %2;" : "=f"(t670) : "f"(t669), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t671;
    asm("max.f32 %0, %1, %2;" : "=f"(t671) : "f"(t670), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t672;
    asm("max.f32 %0, %1, %2;" : "=f"(t672) : "f"(t671), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t673;
    asm("max.f32 %0, %1, %2;" : "=f"(t673) : "f"(t672), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t674;
    asm("max.f32 %0, %1, %2;" : "=f"(t674) : "f"(t673), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t675;
    asm("max.f32 %0, %1, %2;" : "=f"(t675) : "f"(t674), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t676;
    asm("max.f32 %0, %1, %2;" : "=f"(t676) : "f"(t675), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t677;
    asm("max.f32 %0, %1, %2;" : "=f"(t677) : "f"(t676), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t678;
    asm("max.f32 %0, %1, %2;" : "=f"(t678) : "f"(t677), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t679;
    asm("max.f32 %0, %1, %2;" : "=f"(t679) : "f"(t678), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t680;
    asm("max.f32 %0, %1, %2;" : "=f"(t680) : "f"(t679), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t681;
    asm("max.f32 %0, %1, %2;" : "=f"(t681) : "f"(t680), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t682;
    asm("max.f32 %0, %1, %2;" : "=f"(t682) : "f"(t681), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t683;
    asm("max.f32 %0, %1, %2;" : "=f"(t683) : "f"(t682), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t684;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t684) : "f"(t683));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_2;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t683), "f"(t684));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t686;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t686) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t686));
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none_2 = new_2 == __uint_as_float(0xff800000u);
    const f32 t689 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
    const f32 reference_2 = none_2 ? 0.0f : t689;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t691 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 t692;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t692) : "f"(old_2), "f"(scale_log2), "f"(t691));
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t692));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t694 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t695 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_17;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t695));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t697;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t697) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_3 = t697;
    const f32 t698 = t694 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t699 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_18;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t699));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t701;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t701) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_4 = t701;
    const f32 t702 = t698 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t703 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_19;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t703));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t705;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t705) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_7 = t705;
    const f32 t706 = t702 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t707 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_20;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t707));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t709;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t709) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_8 = t709;
    const f32 t710 = t706 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t711 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_21;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t711));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t713;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t713) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_11 = t713;
    const f32 t714 = t710 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t715 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_22;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t715));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t717;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t717) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_12 = t717;
    const f32 t718 = t714 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t719 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_23;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t719));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t721;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t721) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_15 = t721;
    const f32 t722 = t718 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t723 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_24;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t723));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t725;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t725) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_16 = t725;
    const f32 t726 = t722 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t727 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_25;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t727));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t729;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t729) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_19 = t729;
    const f32 t730 = t726 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t731 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_26;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t731));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t733;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t733) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_20 = t733;
    const f32 t734 = t730 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t735 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_27;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t735));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t737;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t737) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_23 = t737;
    const f32 t738 = t734 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t739 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_28;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t739));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t741;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t741) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_24 = t741;
    const f32 t742 = t738 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t743 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_29;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t743));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t745;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t745) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_27 = t745;
    const f32 t746 = t742 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t747 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_30;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t747));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t749;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t749) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_28 = t749;
    const f32 t750 = t746 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t751 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_31;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t751));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t753;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t753) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_31 = t753;
    const f32 t754 = t750 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t755 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_32;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t755));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t757;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t757) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_32 = t757;
    const f32 t758 = t754 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t758;
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t759;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t759) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t760;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t760) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t761;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t761) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t762;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t762) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t763;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t763) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t764;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t764) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t765;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t765) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t766;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t766) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t767;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t767) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t768;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t768) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t769;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t769) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t770;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t770) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t771;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t771) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t772;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t772) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t773;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t773) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t774;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t774) : "f"(s_31), "f"(s_32));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t775;
    asm volatile("mov.b32 %0, %1;" : "=r"(t775) : "r"(t307));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t776 = t775 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t777 = t775 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t778 = t775 ^ 96u;
    const u32 t779 = t103 + t775;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t780 = t103 + t776;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t781 = t103 + t777;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t782 = t103 + t778;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_161;
    u32 m_162;
    u32 m_163;
    u32 m_164;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t779) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t759), "r"(t760), "r"(t761), "r"(t762), "r"(m_161), "r"(m_162));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t759), "r"(t760), "r"(t761), "r"(t762), "r"(m_163), "r"(m_164));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_165;
    u32 m_166;
    u32 m_167;
    u32 m_168;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t780) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t759), "r"(t760), "r"(t761), "r"(t762), "r"(m_165), "r"(m_166));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t759), "r"(t760), "r"(t761), "r"(t762), "r"(m_167), "r"(m_168));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_169;
    u32 m_170;
    u32 m_171;
    u32 m_172;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t781) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t759), "r"(t760), "r"(t761), "r"(t762), "r"(m_169), "r"(m_170));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t759), "r"(t760), "r"(t761), "r"(t762), "r"(m_171), "r"(m_172));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_173;
    u32 m_174;
    u32 m_175;
    u32 m_176;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t782) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t759), "r"(t760), "r"(t761), "r"(t762), "r"(m_173), "r"(m_174));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t759), "r"(t760), "r"(t761), "r"(t762), "r"(m_175), "r"(m_176));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_177;
    u32 m_178;
    u32 m_179;
    u32 m_180;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t779) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t759), "r"(t760), "r"(t761), "r"(t762), "r"(m_177), "r"(m_178));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t759), "r"(t760), "r"(t761), "r"(t762), "r"(m_179), "r"(m_180));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_181;
    u32 m_182;
    u32 m_183;
    u32 m_184;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t780) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t759), "r"(t760), "r"(t761), "r"(t762), "r"(m_181), "r"(m_182));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t759), "r"(t760), "r"(t761), "r"(t762), "r"(m_183), "r"(m_184));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_185;
    u32 m_186;
    u32 m_187;
    u32 m_188;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t781) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t759), "r"(t760), "r"(t761), "r"(t762), "r"(m_185), "r"(m_186));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t759), "r"(t760), "r"(t761), "r"(t762), "r"(m_187), "r"(m_188));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_189;
    u32 m_190;
    u32 m_191;
    u32 m_192;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t782) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t759), "r"(t760), "r"(t761), "r"(t762), "r"(m_189), "r"(m_190));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t759), "r"(t760), "r"(t761), "r"(t762), "r"(m_191), "r"(m_192));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_193;
    u32 m_194;
    u32 m_195;
    u32 m_196;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t779) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t763), "r"(t764), "r"(t765), "r"(t766), "r"(m_193), "r"(m_194));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t763), "r"(t764), "r"(t765), "r"(t766), "r"(m_195), "r"(m_196));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_197;
    u32 m_198;
    u32 m_199;
    u32 m_200;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t780) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t763), "r"(t764), "r"(t765), "r"(t766), "r"(m_197), "r"(m_198));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t763), "r"(t764), "r"(t765), "r"(t766), "r"(m_199), "r"(m_200));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_201;
    u32 m_202;
    u32 m_203;
    u32 m_204;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t781) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t763), "r"(t764), "r"(t765), "r"(t766), "r"(m_201), "r"(m_202));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t763), "r"(t764), "r"(t765), "r"(t766), "r"(m_203), "r"(m_204));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_205;
    u32 m_206;
    u32 m_207;
    u32 m_208;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t782) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t763), "r"(t764), "r"(t765), "r"(t766), "r"(m_205), "r"(m_206));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t763), "r"(t764), "r"(t765), "r"(t766), "r"(m_207), "r"(m_208));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_209;
    u32 m_210;
    u32 m_211;
    u32 m_212;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t779) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t763), "r"(t764), "r"(t765), "r"(t766), "r"(m_209), "r"(m_210));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t763), "r"(t764), "r"(t765), "r"(t766), "r"(m_211), "r"(m_212));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_213;
    u32 m_214;
    u32 m_215;
    u32 m_216;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t780) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t763), "r"(t764), "r"(t765), "r"(t766), "r"(m_213), "r"(m_214));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t763), "r"(t764), "r"(t765), "r"(t766), "r"(m_215), "r"(m_216));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_217;
    u32 m_218;
    u32 m_219;
    u32 m_220;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t781) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t763), "r"(t764), "r"(t765), "r"(t766), "r"(m_217), "r"(m_218));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t763), "r"(t764), "r"(t765), "r"(t766), "r"(m_219), "r"(m_220));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_221;
    u32 m_222;
    u32 m_223;
    u32 m_224;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t782) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t763), "r"(t764), "r"(t765), "r"(t766), "r"(m_221), "r"(m_222));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t763), "r"(t764), "r"(t765), "r"(t766), "r"(m_223), "r"(m_224));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_225;
    u32 m_226;
    u32 m_227;
    u32 m_228;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t779) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_225), "r"(m_226));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_227), "r"(m_228));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_229;
    u32 m_230;
    u32 m_231;
    u32 m_232;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t780) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_229), "r"(m_230));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_231), "r"(m_232));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_233;
    u32 m_234;
    u32 m_235;
    u32 m_236;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t781) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_233), "r"(m_234));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_235), "r"(m_236));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_237;
    u32 m_238;
    u32 m_239;
    u32 m_240;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t782) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_237), "r"(m_238));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_239), "r"(m_240));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_241;
    u32 m_242;
    u32 m_243;
    u32 m_244;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t779) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_241), "r"(m_242));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_243), "r"(m_244));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_245;
    u32 m_246;
    u32 m_247;
    u32 m_248;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t780) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_245), "r"(m_246));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_247), "r"(m_248));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_249;
    u32 m_250;
    u32 m_251;
    u32 m_252;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t781) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_249), "r"(m_250));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_251), "r"(m_252));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_253;
    u32 m_254;
    u32 m_255;
    u32 m_256;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t782) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_253), "r"(m_254));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t767), "r"(t768), "r"(t769), "r"(t770), "r"(m_255), "r"(m_256));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_257;
    u32 m_258;
    u32 m_259;
    u32 m_260;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t779) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t771), "r"(t772), "r"(t773), "r"(t774), "r"(m_257), "r"(m_258));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t771), "r"(t772), "r"(t773), "r"(t774), "r"(m_259), "r"(m_260));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_261;
    u32 m_262;
    u32 m_263;
    u32 m_264;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t780) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t771), "r"(t772), "r"(t773), "r"(t774), "r"(m_261), "r"(m_262));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t771), "r"(t772), "r"(t773), "r"(t774), "r"(m_263), "r"(m_264));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_265;
    u32 m_266;
    u32 m_267;
    u32 m_268;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t781) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t771), "r"(t772), "r"(t773), "r"(t774), "r"(m_265), "r"(m_266));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t771), "r"(t772), "r"(t773), "r"(t774), "r"(m_267), "r"(m_268));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_269;
    u32 m_270;
    u32 m_271;
    u32 m_272;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t782) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t771), "r"(t772), "r"(t773), "r"(t774), "r"(m_269), "r"(m_270));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t771), "r"(t772), "r"(t773), "r"(t774), "r"(m_271), "r"(m_272));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_273;
    u32 m_274;
    u32 m_275;
    u32 m_276;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t779) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t771), "r"(t772), "r"(t773), "r"(t774), "r"(m_273), "r"(m_274));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t771), "r"(t772), "r"(t773), "r"(t774), "r"(m_275), "r"(m_276));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_277;
    u32 m_278;
    u32 m_279;
    u32 m_280;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t780) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t771), "r"(t772), "r"(t773), "r"(t774), "r"(m_277), "r"(m_278));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t771), "r"(t772), "r"(t773), "r"(t774), "r"(m_279), "r"(m_280));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_281;
    u32 m_282;
    u32 m_283;
    u32 m_284;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t781) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t771), "r"(t772), "r"(t773), "r"(t774), "r"(m_281), "r"(m_282));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t771), "r"(t772), "r"(t773), "r"(t774), "r"(m_283), "r"(m_284));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_285;
    u32 m_286;
    u32 m_287;
    u32 m_288;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t782) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t771), "r"(t772), "r"(t773), "r"(t774), "r"(m_285), "r"(m_286));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t771), "r"(t772), "r"(t773), "r"(t774), "r"(m_287), "r"(m_288));
#line 84 "fa-kernels/src/attention/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i = 1u; i < end; i += 1u) {
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t783 = end - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 number_3 = t783 - i;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_6 = number_3 << 6u;
        const u32 t786 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t787 = t103 + t148;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t788 = (u64)first_key_6 * t141;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t789 = t152 + t788;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t790 = t789 + t153;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t791 = t790 + t153;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t792 = t791 + t153;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t793 = t143 < t786;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t794 = t793 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t787), "l"(t789), "r"(t794) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t795 = t143 < t786;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t796 = t795 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t787), "l"(t790), "r"(t796) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t797 = t143 < t786;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t798 = t797 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t787), "l"(t791), "r"(t798) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t799 = t143 < t786;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t800 = t799 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t787), "l"(t792), "r"(t800) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t801 = t789 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t802 = t143 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t803 = t802 < t786;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t804 = t803 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t787), "l"(t801), "r"(t804) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t805 = t790 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t806 = t143 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t807 = t806 < t786;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t808 = t807 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t787), "l"(t805), "r"(t808) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t809 = t791 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t810 = t143 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t811 = t810 < t786;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t812 = t811 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t787), "l"(t809), "r"(t812) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t813 = t792 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t814 = t143 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t815 = t814 < t786;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t816 = t815 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t787), "l"(t813), "r"(t816) : "memory");
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
        u32 t817;
        asm volatile("mov.b32 %0, %1;" : "=r"(t817) : "r"(t300));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t818 = t817 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t819 = t817 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t820 = t817 ^ 96u;
        const u32 t821 = t102 + t817;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t822;
        asm volatile("mov.b32 %0, %1;" : "=r"(t822) : "r"(t289));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t822) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t821) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_293), "r"(m_294));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_295), "r"(m_296));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t821) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_297), "r"(m_298));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_299), "r"(m_300));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t821) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_301), "r"(m_302));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_303), "r"(m_304));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t821) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_305), "r"(m_306));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_289), "r"(m_290), "r"(m_291), "r"(m_292), "r"(m_307), "r"(m_308));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t823 = t102 + t818;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t824;
        asm volatile("mov.b32 %0, %1;" : "=r"(t824) : "r"(t289));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t825 = t824 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t825) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t823) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_313), "r"(m_314));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_315), "r"(m_316));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t823) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_317), "r"(m_318));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_319), "r"(m_320));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t823) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_321), "r"(m_322));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_323), "r"(m_324));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t823) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_325), "r"(m_326));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_309), "r"(m_310), "r"(m_311), "r"(m_312), "r"(m_327), "r"(m_328));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t826 = t102 + t819;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t827;
        asm volatile("mov.b32 %0, %1;" : "=r"(t827) : "r"(t289));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t828 = t827 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t828) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t826) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_333), "r"(m_334));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_335), "r"(m_336));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t826) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_337), "r"(m_338));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_339), "r"(m_340));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t826) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_341), "r"(m_342));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_343), "r"(m_344));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t826) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_345), "r"(m_346));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_347), "r"(m_348));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t829 = t102 + t820;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t830;
        asm volatile("mov.b32 %0, %1;" : "=r"(t830) : "r"(t289));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t831 = t830 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t831) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t829) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_353), "r"(m_354));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_355), "r"(m_356));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t829) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_357), "r"(m_358));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_359), "r"(m_360));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t829) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_361), "r"(m_362));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_363), "r"(m_364));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t829) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_365), "r"(m_366));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_349), "r"(m_350), "r"(m_351), "r"(m_352), "r"(m_367), "r"(m_368));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t832;
        asm volatile("mov.b32 %0, %1;" : "=r"(t832) : "r"(t289));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t832) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t821) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_373), "r"(m_374));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_375), "r"(m_376));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t821) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_377), "r"(m_378));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_379), "r"(m_380));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t821) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_381), "r"(m_382));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_383), "r"(m_384));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t821) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_385), "r"(m_386));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_369), "r"(m_370), "r"(m_371), "r"(m_372), "r"(m_387), "r"(m_388));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t833;
        asm volatile("mov.b32 %0, %1;" : "=r"(t833) : "r"(t289));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t834 = t833 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t834) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t823) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_393), "r"(m_394));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_395), "r"(m_396));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t823) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_397), "r"(m_398));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_399), "r"(m_400));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t823) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_401), "r"(m_402));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_403), "r"(m_404));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t823) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_405), "r"(m_406));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_389), "r"(m_390), "r"(m_391), "r"(m_392), "r"(m_407), "r"(m_408));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t835;
        asm volatile("mov.b32 %0, %1;" : "=r"(t835) : "r"(t289));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t836 = t835 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t836) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t826) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_413), "r"(m_414));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_415), "r"(m_416));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t826) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_417), "r"(m_418));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_419), "r"(m_420));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t826) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_421), "r"(m_422));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_423), "r"(m_424));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t826) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_425), "r"(m_426));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_427), "r"(m_428));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t837;
        asm volatile("mov.b32 %0, %1;" : "=r"(t837) : "r"(t289));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t838 = t837 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t838) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t829) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_433), "r"(m_434));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_435), "r"(m_436));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t829) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_437), "r"(m_438));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_439), "r"(m_440));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t829) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_441), "r"(m_442));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_429), "r"(m_430), "r"(m_431), "r"(m_432), "r"(m_443), "r"(m_444));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t829) : "memory");
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
        const bool t840 = next < end;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t840) {
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t841 = end - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 number_4 = t841 - next;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_7 = number_4 << 6u;
            const u32 t844 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t845 = t102 + t123;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t846 = (u64)first_key_7 * t116;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t847 = t127 + t846;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t848 = t847 + t128;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t849 = t848 + t128;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t850 = t849 + t128;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t851 = t118 < t844;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t852 = t851 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t845), "l"(t847), "r"(t852) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t853 = t118 < t844;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t854 = t853 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t845), "l"(t848), "r"(t854) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t855 = t118 < t844;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t856 = t855 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t845), "l"(t849), "r"(t856) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t857 = t118 < t844;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t858 = t857 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t845), "l"(t850), "r"(t858) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t859 = t847 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t860 = t118 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t861 = t860 < t844;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t862 = t861 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t845), "l"(t859), "r"(t862) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t863 = t848 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t864 = t118 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t865 = t864 < t844;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t866 = t865 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t845), "l"(t863), "r"(t866) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t867 = t849 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t868 = t118 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t869 = t868 < t844;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t870 = t869 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t845), "l"(t867), "r"(t870) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t871 = t850 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t872 = t118 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t873 = t872 < t844;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t874 = t873 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t845), "l"(t871), "r"(t874) : "memory");
        }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t875 = end - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t876 = t875 - i;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 first_key_8 = t876 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t878 = t10 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_3;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_3) : "r"(t878));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t880 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t881 = t880 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t882 = first_key_8 + t881;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t883 = t882 + seq_q;
#line 113 "fa-kernels/src/attention/options/alibi.rs"
        const f32 column_3 = (f32)t883;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t885 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t886 = first_query_3 + t885;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t887 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t888 = first_query_3 + t887;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t889 = t888 + 8u;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const u32 t890 = t886 + seq_k;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t891 = (f32)t890;
#line 125 "fa-kernels/src/attention/options/alibi.rs"
        const f32 first_2 = t891 - column_3;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_19 = first_2 + 0.0f;
        f32 t894;
        asm("abs.f32 %0, %1;" : "=f"(t894) : "f"(distance_19));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t895 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t896;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t896) : "f"(t894), "f"(t895), "f"(s_33));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_33 = t896;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_20 = first_2 + 8.0f;
        f32 t898;
        asm("abs.f32 %0, %1;" : "=f"(t898) : "f"(distance_20));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t899 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t900;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t900) : "f"(t898), "f"(t899), "f"(s_35));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_35 = t900;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_21 = first_2 + -1.0f;
        f32 t902;
        asm("abs.f32 %0, %1;" : "=f"(t902) : "f"(distance_21));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t903 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t904;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t904) : "f"(t902), "f"(t903), "f"(s_34));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_34 = t904;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_22 = first_2 + 7.0f;
        f32 t906;
        asm("abs.f32 %0, %1;" : "=f"(t906) : "f"(distance_22));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t907 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t908;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t908) : "f"(t906), "f"(t907), "f"(s_36));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_36 = t908;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_23 = first_2 + -8.0f;
        f32 t910;
        asm("abs.f32 %0, %1;" : "=f"(t910) : "f"(distance_23));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t911 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t912;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t912) : "f"(t910), "f"(t911), "f"(s_37));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_37 = t912;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t913 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t914;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t914) : "f"(t894), "f"(t913), "f"(s_39));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_39 = t914;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_24 = first_2 + -9.0f;
        f32 t916;
        asm("abs.f32 %0, %1;" : "=f"(t916) : "f"(distance_24));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t917 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t918;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t918) : "f"(t916), "f"(t917), "f"(s_38));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_38 = t918;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t919 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t920;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t920) : "f"(t902), "f"(t919), "f"(s_40));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_40 = t920;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_25 = first_2 + -16.0f;
        f32 t922;
        asm("abs.f32 %0, %1;" : "=f"(t922) : "f"(distance_25));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t923 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t924;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t924) : "f"(t922), "f"(t923), "f"(s_41));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_41 = t924;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t925 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t926;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t926) : "f"(t910), "f"(t925), "f"(s_43));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_43 = t926;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_26 = first_2 + -17.0f;
        f32 t928;
        asm("abs.f32 %0, %1;" : "=f"(t928) : "f"(distance_26));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t929 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t930;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t930) : "f"(t928), "f"(t929), "f"(s_42));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_42 = t930;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t931 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t932;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t932) : "f"(t916), "f"(t931), "f"(s_44));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_44 = t932;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_27 = first_2 + -24.0f;
        f32 t934;
        asm("abs.f32 %0, %1;" : "=f"(t934) : "f"(distance_27));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t935 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t936;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t936) : "f"(t934), "f"(t935), "f"(s_45));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_45 = t936;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t937 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t938;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t938) : "f"(t922), "f"(t937), "f"(s_47));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_47 = t938;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_28 = first_2 + -25.0f;
        f32 t940;
        asm("abs.f32 %0, %1;" : "=f"(t940) : "f"(distance_28));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t941 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t942;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t942) : "f"(t940), "f"(t941), "f"(s_46));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_46 = t942;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t943 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t944;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t944) : "f"(t928), "f"(t943), "f"(s_48));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_48 = t944;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_29 = first_2 + -32.0f;
        f32 t946;
        asm("abs.f32 %0, %1;" : "=f"(t946) : "f"(distance_29));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t947 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t948;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t948) : "f"(t946), "f"(t947), "f"(s_49));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_49 = t948;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t949 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t950;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t950) : "f"(t934), "f"(t949), "f"(s_51));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_51 = t950;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_30 = first_2 + -33.0f;
        f32 t952;
        asm("abs.f32 %0, %1;" : "=f"(t952) : "f"(distance_30));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t953 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t954;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t954) : "f"(t952), "f"(t953), "f"(s_50));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_50 = t954;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t955 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t956;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t956) : "f"(t940), "f"(t955), "f"(s_52));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_52 = t956;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_31 = first_2 + -40.0f;
        f32 t958;
        asm("abs.f32 %0, %1;" : "=f"(t958) : "f"(distance_31));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t959 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t960;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t960) : "f"(t958), "f"(t959), "f"(s_53));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_53 = t960;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t961 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t962;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t962) : "f"(t946), "f"(t961), "f"(s_55));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_55 = t962;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_32 = first_2 + -41.0f;
        f32 t964;
        asm("abs.f32 %0, %1;" : "=f"(t964) : "f"(distance_32));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t965 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t966;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t966) : "f"(t964), "f"(t965), "f"(s_54));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_54 = t966;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t967 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t968;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t968) : "f"(t952), "f"(t967), "f"(s_56));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_56 = t968;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_33 = first_2 + -48.0f;
        f32 t970;
        asm("abs.f32 %0, %1;" : "=f"(t970) : "f"(distance_33));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t971 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t972;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t972) : "f"(t970), "f"(t971), "f"(s_57));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_57 = t972;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t973 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t974;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t974) : "f"(t958), "f"(t973), "f"(s_59));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_59 = t974;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_34 = first_2 + -49.0f;
        f32 t976;
        asm("abs.f32 %0, %1;" : "=f"(t976) : "f"(distance_34));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t977 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t978;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t978) : "f"(t976), "f"(t977), "f"(s_58));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_58 = t978;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t979 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t980;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t980) : "f"(t964), "f"(t979), "f"(s_60));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_60 = t980;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_35 = first_2 + -56.0f;
        f32 t982;
        asm("abs.f32 %0, %1;" : "=f"(t982) : "f"(distance_35));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t983 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t984;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t984) : "f"(t982), "f"(t983), "f"(s_61));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_61 = t984;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t985 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t986;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t986) : "f"(t970), "f"(t985), "f"(s_63));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_63 = t986;
#line 128 "fa-kernels/src/attention/options/alibi.rs"
        const f32 distance_36 = first_2 + -57.0f;
        f32 t988;
        asm("abs.f32 %0, %1;" : "=f"(t988) : "f"(distance_36));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t989 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t990;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t990) : "f"(t988), "f"(t989), "f"(s_62));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_62 = t990;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        const f32 t991 = -t319;
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        f32 t992;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t992) : "f"(t976), "f"(t991), "f"(s_64));
#line 134 "fa-kernels/src/attention/options/alibi.rs"
        s_64 = t992;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t994;
        asm("max.f32 %0, %1, %2;" : "=f"(t994) : "f"(old_3), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t995;
        asm("max.f32 %0, %1, %2;" : "=f"(t995) : "f"(t994), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t996;
        asm("max.f32 %0, %1, %2;" : "=f"(t996) : "f"(t995), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t997;
        asm("max.f32 %0, %1, %2;" : "=f"(t997) : "f"(t996), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t998;
        asm("max.f32 %0, %1, %2;" : "=f"(t998) : "f"(t997), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t999;
        asm("max.f32 %0, %1, %2;" : "=f"(t999) : "f"(t998), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1000;
        asm("max.f32 %0, %1, %2;" : "=f"(t1000) : "f"(t999), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1001;
        asm("max.f32 %0, %1, %2;" : "=f"(t1001) : "f"(t1000), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1002;
        asm("max.f32 %0, %1, %2;" : "=f"(t1002) : "f"(t1001), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1003;
        asm("max.f32 %0, %1, %2;" : "=f"(t1003) : "f"(t1002), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1004;
        asm("max.f32 %0, %1, %2;" : "=f"(t1004) : "f"(t1003), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1005;
        asm("max.f32 %0, %1, %2;" : "=f"(t1005) : "f"(t1004), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1006;
        asm("max.f32 %0, %1, %2;" : "=f"(t1006) : "f"(t1005), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1007;
        asm("max.f32 %0, %1, %2;" : "=f"(t1007) : "f"(t1006), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1008;
        asm("max.f32 %0, %1, %2;" : "=f"(t1008) : "f"(t1007), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1009;
        asm("max.f32 %0, %1, %2;" : "=f"(t1009) : "f"(t1008), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1010;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1010) : "f"(t1009));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1009), "f"(t1010));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1012;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1012) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1012));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t1015 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t1015;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1017 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1018;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1018) : "f"(old_3), "f"(scale_log2), "f"(t1017));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1018));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1020 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1021 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1021));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1023;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1023) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_33 = t1023;
        const f32 t1024 = t1020 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1025 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1025));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1027;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1027) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_34 = t1027;
        const f32 t1028 = t1024 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1029 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1029));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1031;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1031) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_37 = t1031;
        const f32 t1032 = t1028 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1033 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1033));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1035;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1035) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_38 = t1035;
        const f32 t1036 = t1032 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1037 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1037));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1039;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1039) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_41 = t1039;
        const f32 t1040 = t1036 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1041 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1041));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1043;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1043) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_42 = t1043;
        const f32 t1044 = t1040 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1045 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1045));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1047;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1047) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_45 = t1047;
        const f32 t1048 = t1044 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1049 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1049));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1051;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1051) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_46 = t1051;
        const f32 t1052 = t1048 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1053 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1053));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1055;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1055) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_49 = t1055;
        const f32 t1056 = t1052 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1057 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1057));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1059;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1059) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_50 = t1059;
        const f32 t1060 = t1056 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1061 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1061));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1063;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1063) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_53 = t1063;
        const f32 t1064 = t1060 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1065 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1065));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1067;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1067) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_54 = t1067;
        const f32 t1068 = t1064 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1069 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1069));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1071;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1071) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_57 = t1071;
        const f32 t1072 = t1068 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1073 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1073));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1075;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1075) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_58 = t1075;
        const f32 t1076 = t1072 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1077 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t1077));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1079;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1079) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_61 = t1079;
        const f32 t1080 = t1076 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1081 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t1081));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1083;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1083) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_62 = t1083;
        const f32 t1084 = t1080 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1084;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1086;
        asm("max.f32 %0, %1, %2;" : "=f"(t1086) : "f"(old_4), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1087;
        asm("max.f32 %0, %1, %2;" : "=f"(t1087) : "f"(t1086), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1088;
        asm("max.f32 %0, %1, %2;" : "=f"(t1088) : "f"(t1087), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1089;
        asm("max.f32 %0, %1, %2;" : "=f"(t1089) : "f"(t1088), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1090;
        asm("max.f32 %0, %1, %2;" : "=f"(t1090) : "f"(t1089), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1091;
        asm("max.f32 %0, %1, %2;" : "=f"(t1091) : "f"(t1090), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1092;
        asm("max.f32 %0, %1, %2;" : "=f"(t1092) : "f"(t1091), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1093;
        asm("max.f32 %0, %1, %2;" : "=f"(t1093) : "f"(t1092), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1094;
        asm("max.f32 %0, %1, %2;" : "=f"(t1094) : "f"(t1093), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1095;
        asm("max.f32 %0, %1, %2;" : "=f"(t1095) : "f"(t1094), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1096;
        asm("max.f32 %0, %1, %2;" : "=f"(t1096) : "f"(t1095), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1097;
        asm("max.f32 %0, %1, %2;" : "=f"(t1097) : "f"(t1096), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1098;
        asm("max.f32 %0, %1, %2;" : "=f"(t1098) : "f"(t1097), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1099;
        asm("max.f32 %0, %1, %2;" : "=f"(t1099) : "f"(t1098), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1100;
        asm("max.f32 %0, %1, %2;" : "=f"(t1100) : "f"(t1099), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1101;
        asm("max.f32 %0, %1, %2;" : "=f"(t1101) : "f"(t1100), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1102;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1102) : "f"(t1101));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1101), "f"(t1102));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1104;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1104) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1104));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t1107 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t1107;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1109 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1110;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1110) : "f"(old_4), "f"(scale_log2), "f"(t1109));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1110));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1112 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1113 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1113));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1115;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1115) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_35 = t1115;
        const f32 t1116 = t1112 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1117 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1117));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1119;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1119) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_36 = t1119;
        const f32 t1120 = t1116 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1121 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1121));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1123;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1123) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_39 = t1123;
        const f32 t1124 = t1120 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1125 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1125));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1127;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1127) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_40 = t1127;
        const f32 t1128 = t1124 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1129 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1129));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1131;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1131) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_43 = t1131;
        const f32 t1132 = t1128 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1133 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1133));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1135;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1135) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_44 = t1135;
        const f32 t1136 = t1132 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1137 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1137));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1139;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1139) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_47 = t1139;
        const f32 t1140 = t1136 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1141 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1141));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1143;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1143) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_48 = t1143;
        const f32 t1144 = t1140 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1145 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1145));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1147;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1147) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_51 = t1147;
        const f32 t1148 = t1144 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1149 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1149));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1151;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1151) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_52 = t1151;
        const f32 t1152 = t1148 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1153 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1153));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1155;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1155) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_55 = t1155;
        const f32 t1156 = t1152 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1157 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1157));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1159;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1159) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_56 = t1159;
        const f32 t1160 = t1156 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1161 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1161));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1163;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1163) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_59 = t1163;
        const f32 t1164 = t1160 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1165 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1165));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1167;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1167) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_60 = t1167;
        const f32 t1168 = t1164 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1169 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1169));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1171;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1171) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_63 = t1171;
        const f32 t1172 = t1168 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1173 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1173));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1175;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1175) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_64 = t1175;
        const f32 t1176 = t1172 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1176;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1177 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1177;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1178 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1178;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1179 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1179;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1180 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1180;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1181 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1181;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1182 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1182;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1183 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1183;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1184 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1184;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1185 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1185;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1186 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1186;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1187 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1187;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1188 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1188;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1189 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1189;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1190 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1190;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1191 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1191;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1192 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1192;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1193 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t1193;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1194 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t1194;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1195 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t1195;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1196 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t1196;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1197 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t1197;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1198 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t1198;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1199 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t1199;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1200 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t1200;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1201 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t1201;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1202 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t1202;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1203 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t1203;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1204 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t1204;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1205 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t1205;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1206 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t1206;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1207 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t1207;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1208 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t1208;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1209 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1209;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1210 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1210;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1211 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1211;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1212 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1212;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1213 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1213;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1214 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1214;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1215 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1215;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1216 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1216;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1217 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1217;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1218 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1218;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1219 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1219;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1220 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1220;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1221 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1221;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1222 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1222;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1223 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1223;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1224 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1224;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1225 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t1225;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1226 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t1226;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1227 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t1227;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1228 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t1228;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1229 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t1229;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1230 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t1230;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1231 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t1231;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1232 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t1232;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1233 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t1233;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1234 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t1234;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1235 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t1235;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1236 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1236;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1237 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1237;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1238 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1238;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1239 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1239;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1240 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1240;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1241;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1241) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1242;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1242) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1243;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1243) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1244;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1244) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1245;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1245) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1246;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1246) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1247;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1247) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1248;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1248) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1249;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1249) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1250;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1250) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1251;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1251) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1252;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1252) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1253;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1253) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1254;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1254) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1255;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1255) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1256;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1256) : "f"(s_63), "f"(s_64));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1257;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1257) : "r"(t307));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1258 = t1257 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1259 = t1257 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1260 = t1257 ^ 96u;
        const u32 t1261 = t103 + t1257;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1262 = t103 + t1258;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1263 = t103 + t1259;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1264 = t103 + t1260;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t1261) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1241), "r"(t1242), "r"(t1243), "r"(t1244), "r"(m_449), "r"(m_450));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1241), "r"(t1242), "r"(t1243), "r"(t1244), "r"(m_451), "r"(m_452));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t1262) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1241), "r"(t1242), "r"(t1243), "r"(t1244), "r"(m_453), "r"(m_454));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1241), "r"(t1242), "r"(t1243), "r"(t1244), "r"(m_455), "r"(m_456));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t1263) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1241), "r"(t1242), "r"(t1243), "r"(t1244), "r"(m_457), "r"(m_458));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1241), "r"(t1242), "r"(t1243), "r"(t1244), "r"(m_459), "r"(m_460));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t1264) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1241), "r"(t1242), "r"(t1243), "r"(t1244), "r"(m_461), "r"(m_462));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1241), "r"(t1242), "r"(t1243), "r"(t1244), "r"(m_463), "r"(m_464));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t1261) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1241), "r"(t1242), "r"(t1243), "r"(t1244), "r"(m_465), "r"(m_466));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1241), "r"(t1242), "r"(t1243), "r"(t1244), "r"(m_467), "r"(m_468));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t1262) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1241), "r"(t1242), "r"(t1243), "r"(t1244), "r"(m_469), "r"(m_470));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1241), "r"(t1242), "r"(t1243), "r"(t1244), "r"(m_471), "r"(m_472));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t1263) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1241), "r"(t1242), "r"(t1243), "r"(t1244), "r"(m_473), "r"(m_474));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1241), "r"(t1242), "r"(t1243), "r"(t1244), "r"(m_475), "r"(m_476));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t1264) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1241), "r"(t1242), "r"(t1243), "r"(t1244), "r"(m_477), "r"(m_478));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1241), "r"(t1242), "r"(t1243), "r"(t1244), "r"(m_479), "r"(m_480));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t1261) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1245), "r"(t1246), "r"(t1247), "r"(t1248), "r"(m_481), "r"(m_482));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1245), "r"(t1246), "r"(t1247), "r"(t1248), "r"(m_483), "r"(m_484));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t1262) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1245), "r"(t1246), "r"(t1247), "r"(t1248), "r"(m_485), "r"(m_486));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1245), "r"(t1246), "r"(t1247), "r"(t1248), "r"(m_487), "r"(m_488));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t1263) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1245), "r"(t1246), "r"(t1247), "r"(t1248), "r"(m_489), "r"(m_490));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1245), "r"(t1246), "r"(t1247), "r"(t1248), "r"(m_491), "r"(m_492));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t1264) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1245), "r"(t1246), "r"(t1247), "r"(t1248), "r"(m_493), "r"(m_494));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1245), "r"(t1246), "r"(t1247), "r"(t1248), "r"(m_495), "r"(m_496));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t1261) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1245), "r"(t1246), "r"(t1247), "r"(t1248), "r"(m_497), "r"(m_498));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1245), "r"(t1246), "r"(t1247), "r"(t1248), "r"(m_499), "r"(m_500));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t1262) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1245), "r"(t1246), "r"(t1247), "r"(t1248), "r"(m_501), "r"(m_502));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1245), "r"(t1246), "r"(t1247), "r"(t1248), "r"(m_503), "r"(m_504));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t1263) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1245), "r"(t1246), "r"(t1247), "r"(t1248), "r"(m_505), "r"(m_506));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1245), "r"(t1246), "r"(t1247), "r"(t1248), "r"(m_507), "r"(m_508));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+10240];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t1264) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1245), "r"(t1246), "r"(t1247), "r"(t1248), "r"(m_509), "r"(m_510));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1245), "r"(t1246), "r"(t1247), "r"(t1248), "r"(m_511), "r"(m_512));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1261) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1249), "r"(t1250), "r"(t1251), "r"(t1252), "r"(m_513), "r"(m_514));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1249), "r"(t1250), "r"(t1251), "r"(t1252), "r"(m_515), "r"(m_516));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1262) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1249), "r"(t1250), "r"(t1251), "r"(t1252), "r"(m_517), "r"(m_518));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1249), "r"(t1250), "r"(t1251), "r"(t1252), "r"(m_519), "r"(m_520));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1263) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1249), "r"(t1250), "r"(t1251), "r"(t1252), "r"(m_521), "r"(m_522));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1249), "r"(t1250), "r"(t1251), "r"(t1252), "r"(m_523), "r"(m_524));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1264) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1249), "r"(t1250), "r"(t1251), "r"(t1252), "r"(m_525), "r"(m_526));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1249), "r"(t1250), "r"(t1251), "r"(t1252), "r"(m_527), "r"(m_528));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1261) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1249), "r"(t1250), "r"(t1251), "r"(t1252), "r"(m_529), "r"(m_530));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1249), "r"(t1250), "r"(t1251), "r"(t1252), "r"(m_531), "r"(m_532));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1262) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1249), "r"(t1250), "r"(t1251), "r"(t1252), "r"(m_533), "r"(m_534));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1249), "r"(t1250), "r"(t1251), "r"(t1252), "r"(m_535), "r"(m_536));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1263) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1249), "r"(t1250), "r"(t1251), "r"(t1252), "r"(m_537), "r"(m_538));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1249), "r"(t1250), "r"(t1251), "r"(t1252), "r"(m_539), "r"(m_540));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+12288];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1264) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1249), "r"(t1250), "r"(t1251), "r"(t1252), "r"(m_541), "r"(m_542));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1249), "r"(t1250), "r"(t1251), "r"(t1252), "r"(m_543), "r"(m_544));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t1261) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1253), "r"(t1254), "r"(t1255), "r"(t1256), "r"(m_545), "r"(m_546));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1253), "r"(t1254), "r"(t1255), "r"(t1256), "r"(m_547), "r"(m_548));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t1262) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1253), "r"(t1254), "r"(t1255), "r"(t1256), "r"(m_549), "r"(m_550));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1253), "r"(t1254), "r"(t1255), "r"(t1256), "r"(m_551), "r"(m_552));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t1263) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1253), "r"(t1254), "r"(t1255), "r"(t1256), "r"(m_553), "r"(m_554));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1253), "r"(t1254), "r"(t1255), "r"(t1256), "r"(m_555), "r"(m_556));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t1264) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1253), "r"(t1254), "r"(t1255), "r"(t1256), "r"(m_557), "r"(m_558));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1253), "r"(t1254), "r"(t1255), "r"(t1256), "r"(m_559), "r"(m_560));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t1261) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1253), "r"(t1254), "r"(t1255), "r"(t1256), "r"(m_561), "r"(m_562));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1253), "r"(t1254), "r"(t1255), "r"(t1256), "r"(m_563), "r"(m_564));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t1262) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1253), "r"(t1254), "r"(t1255), "r"(t1256), "r"(m_565), "r"(m_566));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1253), "r"(t1254), "r"(t1255), "r"(t1256), "r"(m_567), "r"(m_568));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t1263) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1253), "r"(t1254), "r"(t1255), "r"(t1256), "r"(m_569), "r"(m_570));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1253), "r"(t1254), "r"(t1255), "r"(t1256), "r"(m_571), "r"(m_572));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+14336];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t1264) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1253), "r"(t1254), "r"(t1255), "r"(t1256), "r"(m_573), "r"(m_574));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1253), "r"(t1254), "r"(t1255), "r"(t1256), "r"(m_575), "r"(m_576));
    }
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t1265;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1265) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_5 = row_sum + t1265;
    f32 t1267;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1267) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t1268 = pair_5 + t1267;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1268;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t1269;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1269) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_6 = row_sum_2 + t1269;
    f32 t1271;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1271) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t1272 = pair_6 + t1271;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1272;
#line 186 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1273 = blockIdx.x;
#line 186 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1274;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1274) : "r"(t1273));
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1275 = seq_q + 63u;
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1276 = t1275 >> 6u;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1277 = t1274 / t1276;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1278 = t1274 % t1276;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1279 = t1278 << 6u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1280 = t1277 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1281 = t1277 / heads;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
    const u64 t1282 = (u64)t1280;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
    const u64 t1283 = t1282 * sinks_stride0;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
    const u64 t1284 = t1283 * 4ull;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
    const u64 t1285 = sinks + t1284;
#line 65 "fa-kernels/src/attention/options/sinks.rs"
    f32 logit;
    asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(logit) : "l"(t1285) : "memory");
#line 66 "fa-kernels/src/attention/options/sinks.rs"
    const f32 logit_2 = logit * 1.442695f;
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none_5 = row_max == __uint_as_float(0xff800000u);
    const f32 t1289 = row_max * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
    const f32 t1290 = none_5 ? 0.0f : t1289;
#line 270 "fa-kernels/src/attention/softmax.rs"
    const f32 t1291 = logit_2 - t1290;
#line 270 "fa-kernels/src/attention/softmax.rs"
    f32 power;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power) : "f"(t1291));
#line 271 "fa-kernels/src/attention/softmax.rs"
    const f32 t1293 = row_sum + power;
#line 271 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1293;
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none_6 = row_max_2 == __uint_as_float(0xff800000u);
    const f32 t1295 = row_max_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
    const f32 t1296 = none_6 ? 0.0f : t1295;
#line 270 "fa-kernels/src/attention/softmax.rs"
    const f32 t1297 = logit_2 - t1296;
#line 270 "fa-kernels/src/attention/softmax.rs"
    f32 power_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(power_2) : "f"(t1297));
#line 271 "fa-kernels/src/attention/softmax.rs"
    const f32 t1299 = row_sum_2 + power_2;
#line 271 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1299;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum = row_sum;
    const bool t1300 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t1301;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1301) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer = t1300 ? 0.0f : t1301;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1303 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc = t1303;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1304 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_2 = t1304;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1305 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_5 = t1305;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1306 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_6 = t1306;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1307 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_9 = t1307;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1308 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_10 = t1308;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1309 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_13 = t1309;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1310 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_14 = t1310;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1311 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_17 = t1311;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1312 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_18 = t1312;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1313 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_21 = t1313;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1314 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_22 = t1314;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1315 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_25 = t1315;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1316 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_26 = t1316;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1317 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_29 = t1317;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1318 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_30 = t1318;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1319 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_33 = t1319;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1320 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_34 = t1320;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1321 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_37 = t1321;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1322 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_38 = t1322;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1323 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_41 = t1323;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1324 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_42 = t1324;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1325 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_45 = t1325;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1326 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_46 = t1326;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1327 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_49 = t1327;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1328 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_50 = t1328;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1329 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_53 = t1329;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1330 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_54 = t1330;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1331 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_57 = t1331;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1332 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_58 = t1332;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1333 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_61 = t1333;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1334 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_62 = t1334;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t1335 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t1336;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1336) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_2 = t1335 ? 0.0f : t1336;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1338 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_3 = t1338;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1339 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_4 = t1339;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1340 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_7 = t1340;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1341 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_8 = t1341;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1342 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_11 = t1342;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1343 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_12 = t1343;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1344 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_15 = t1344;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1345 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_16 = t1345;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1346 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_19 = t1346;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1347 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_20 = t1347;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1348 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_23 = t1348;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1349 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_24 = t1349;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1350 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_27 = t1350;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1351 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_28 = t1351;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1352 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_31 = t1352;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1353 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_32 = t1353;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1354 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_35 = t1354;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1355 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_36 = t1355;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1356 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_39 = t1356;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1357 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_40 = t1357;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1358 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_43 = t1358;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1359 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_44 = t1359;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1360 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_47 = t1360;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1361 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_48 = t1361;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1362 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_51 = t1362;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1363 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_52 = t1363;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1364 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_55 = t1364;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1365 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_56 = t1365;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1366 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_59 = t1366;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1367 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_60 = t1367;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1368 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_63 = t1368;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1369 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_64 = t1369;
#line 186 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1370 = blockIdx.x;
#line 186 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1371;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1371) : "r"(t1370));
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1372 = seq_q + 63u;
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1373 = t1372 >> 6u;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1374 = t1371 / t1373;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1375 = t1371 % t1373;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1376 = t1375 << 6u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1377 = t1374 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1378 = t1374 / heads;
#line 200 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
    const u32 t1379 = smem_1 + 8192u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1380 = lane >> 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1381 = first_row + t1380;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1382 = t1381 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1383 = 0u ^ t1382;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1384 = t1381 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1385 = t1383 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1386 = t1384 + t1385;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1387 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1388 = t1387 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1389 = t1386 + t1388;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1390;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1390) : "f"(acc), "f"(acc_2));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1391 = smem_1 + t1389;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1391), "r"(t1390) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1392;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1392) : "f"(acc_5), "f"(acc_6));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1393 = t1389 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1394 = smem_1 + t1393;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1394), "r"(t1392) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1395;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1395) : "f"(acc_9), "f"(acc_10));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1396 = t1389 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1397 = smem_1 + t1396;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1397), "r"(t1395) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1398;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1398) : "f"(acc_13), "f"(acc_14));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1399 = t1389 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1400 = smem_1 + t1399;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1400), "r"(t1398) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1401;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1401) : "f"(acc_17), "f"(acc_18));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1402 = t1389 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1403 = smem_1 + t1402;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1403), "r"(t1401) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1404;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1404) : "f"(acc_21), "f"(acc_22));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1405 = t1389 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1406 = smem_1 + t1405;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1406), "r"(t1404) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1407;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1407) : "f"(acc_25), "f"(acc_26));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1408 = t1389 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1409 = smem_1 + t1408;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1409), "r"(t1407) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1410;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1410) : "f"(acc_29), "f"(acc_30));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1411 = t1389 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1412 = smem_1 + t1411;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1412), "r"(t1410) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1413 = t1381 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1414 = 0u ^ t1413;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1415 = t1381 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1416 = t1414 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1417 = t1415 + t1416;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1418 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1419 = t1418 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1420 = t1417 + t1419;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1421;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1421) : "f"(acc_33), "f"(acc_34));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1422 = t1379 + t1420;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1422), "r"(t1421) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1423;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1423) : "f"(acc_37), "f"(acc_38));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1424 = t1420 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1425 = t1379 + t1424;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1425), "r"(t1423) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1426;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1426) : "f"(acc_41), "f"(acc_42));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1427 = t1420 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1428 = t1379 + t1427;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1428), "r"(t1426) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1429;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1429) : "f"(acc_45), "f"(acc_46));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1430 = t1420 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1431 = t1379 + t1430;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1431), "r"(t1429) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1432;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1432) : "f"(acc_49), "f"(acc_50));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1433 = t1420 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1434 = t1379 + t1433;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1434), "r"(t1432) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1435;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1435) : "f"(acc_53), "f"(acc_54));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1436 = t1420 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1437 = t1379 + t1436;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1437), "r"(t1435) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1438;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1438) : "f"(acc_57), "f"(acc_58));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1439 = t1420 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1440 = t1379 + t1439;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1440), "r"(t1438) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1441;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1441) : "f"(acc_61), "f"(acc_62));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1442 = t1420 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1443 = t1379 + t1442;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1443), "r"(t1441) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1444 = lane >> 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1445 = first_row + t1444;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1446 = t1445 + 8u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1447 = t1446 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1448 = 0u ^ t1447;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1449 = t1446 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1450 = t1448 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1451 = t1449 + t1450;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1452 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1453 = t1452 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1454 = t1451 + t1453;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1455;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1455) : "f"(acc_3), "f"(acc_4));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1456 = smem_1 + t1454;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1456), "r"(t1455) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1457;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1457) : "f"(acc_7), "f"(acc_8));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1458 = t1454 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1459 = smem_1 + t1458;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1459), "r"(t1457) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1460;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1460) : "f"(acc_11), "f"(acc_12));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1461 = t1454 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1462 = smem_1 + t1461;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1462), "r"(t1460) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1463;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1463) : "f"(acc_15), "f"(acc_16));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1464 = t1454 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1465 = smem_1 + t1464;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1465), "r"(t1463) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1466;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1466) : "f"(acc_19), "f"(acc_20));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1467 = t1454 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1468 = smem_1 + t1467;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1468), "r"(t1466) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1469;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1469) : "f"(acc_23), "f"(acc_24));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1470 = t1454 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1471 = smem_1 + t1470;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1471), "r"(t1469) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1472;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1472) : "f"(acc_27), "f"(acc_28));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1473 = t1454 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1474 = smem_1 + t1473;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1474), "r"(t1472) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1475;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1475) : "f"(acc_31), "f"(acc_32));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1476 = t1454 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1477 = smem_1 + t1476;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1477), "r"(t1475) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1478 = t1446 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1479 = 0u ^ t1478;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1480 = t1446 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1481 = t1479 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1482 = t1480 + t1481;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1483 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1484 = t1483 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1485 = t1482 + t1484;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1486;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1486) : "f"(acc_35), "f"(acc_36));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1487 = t1379 + t1485;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1487), "r"(t1486) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1488;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1488) : "f"(acc_39), "f"(acc_40));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1489 = t1485 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1490 = t1379 + t1489;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1490), "r"(t1488) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1491;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1491) : "f"(acc_43), "f"(acc_44));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1492 = t1485 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1493 = t1379 + t1492;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1493), "r"(t1491) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1494;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1494) : "f"(acc_47), "f"(acc_48));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1495 = t1485 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1496 = t1379 + t1495;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1496), "r"(t1494) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1497;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1497) : "f"(acc_51), "f"(acc_52));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1498 = t1485 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1499 = t1379 + t1498;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1499), "r"(t1497) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1500;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1500) : "f"(acc_55), "f"(acc_56));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1501 = t1485 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1502 = t1379 + t1501;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1502), "r"(t1500) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1503;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1503) : "f"(acc_59), "f"(acc_60));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1504 = t1485 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1505 = t1379 + t1504;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1505), "r"(t1503) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1506;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1506) : "f"(acc_63), "f"(acc_64));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1507 = t1485 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1508 = t1379 + t1507;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1508), "r"(t1506) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1509 = (u64)t1378;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1510 = t1509 * o_stride0;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1511 = t1510 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1512 = o + t1511;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1513 = (u64)t1376;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1514 = t1513 * o_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1515 = t1514 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1516 = t1512 + t1515;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1517 = (u64)t1377;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1518 = t1517 * o_stride2;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1519 = t1518 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1520 = t1516 + t1519;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1521 = (u32)o_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1522 = t1521 << 1u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1523 = seq_q - t1376;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1524 = head_dim >> 3u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1525 = lane >> 3u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1526 = first_row + t1525;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1527 = lane & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1528 = t1526 < t1523;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1529 = t1527 < t1524;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1530 = t1528 & t1529;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1530) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1531 = t1526 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1532 = t1527 ^ t1531;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1533 = t1526 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1534 = t1532 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1535 = t1533 + t1534;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1536 = smem_1 + t1535;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1536) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1537 = (u64)t1526 * t1522;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1538 = t1520 + t1537;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1539 = (u64)t1527 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1540 = t1538 + t1539;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1540), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1541 = t1526 + 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1542 = t1541 < t1523;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1543 = t1527 < t1524;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1544 = t1542 & t1543;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1544) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1545 = t1541 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1546 = t1527 ^ t1545;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1547 = t1541 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1548 = t1546 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1549 = t1547 + t1548;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1550 = smem_1 + t1549;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t1550) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1551 = (u64)t1541 * t1522;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1552 = t1520 + t1551;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1553 = (u64)t1527 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1554 = t1552 + t1553;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1554), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1555 = t1526 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1556 = t1555 < t1523;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1557 = t1527 < t1524;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1558 = t1556 & t1557;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1558) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1559 = t1555 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1560 = t1527 ^ t1559;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1561 = t1555 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1562 = t1560 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1563 = t1561 + t1562;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1564 = smem_1 + t1563;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1564) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1565 = (u64)t1555 * t1522;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1566 = t1520 + t1565;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1567 = (u64)t1527 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1568 = t1566 + t1567;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1568), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1569 = t1526 + 12u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1570 = t1569 < t1523;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1571 = t1527 < t1524;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1572 = t1570 & t1571;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1572) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1573 = t1569 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1574 = t1527 ^ t1573;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1575 = t1569 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1576 = t1574 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1577 = t1575 + t1576;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1578 = smem_1 + t1577;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1578) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1579 = (u64)t1569 * t1522;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1580 = t1520 + t1579;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1581 = (u64)t1527 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1582 = t1580 + t1581;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1582), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1583 = smem_1 + 8192u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1584 = t1526 < t1523;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1585 = t1527 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1586 = t1585 < t1524;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1587 = t1584 & t1586;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1587) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1588 = t1526 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1589 = t1527 ^ t1588;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1590 = t1526 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1591 = t1589 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1592 = t1590 + t1591;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1593 = t1583 + t1592;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t1593) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1594 = (u64)t1526 * t1522;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1595 = t1520 + t1594;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1596 = (u64)t1527 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1597 = t1595 + t1596;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1597), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1598 = t1526 + 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1599 = t1598 < t1523;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1600 = t1527 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1601 = t1600 < t1524;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1602 = t1599 & t1601;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1602) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1603 = t1598 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1604 = t1527 ^ t1603;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1605 = t1598 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1606 = t1604 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1607 = t1605 + t1606;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1608 = t1583 + t1607;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_21;
        u32 row_22;
        u32 row_23;
        u32 row_24;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t1608) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1609 = (u64)t1598 * t1522;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1610 = t1520 + t1609;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1611 = (u64)t1527 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1612 = t1610 + t1611;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1612), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1613 = t1526 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1614 = t1613 < t1523;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1615 = t1527 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1616 = t1615 < t1524;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1617 = t1614 & t1616;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1617) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1618 = t1613 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1619 = t1527 ^ t1618;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1620 = t1613 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1621 = t1619 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1622 = t1620 + t1621;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1623 = t1583 + t1622;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_25;
        u32 row_26;
        u32 row_27;
        u32 row_28;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t1623) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1624 = (u64)t1613 * t1522;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1625 = t1520 + t1624;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1626 = (u64)t1527 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1627 = t1625 + t1626;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1627), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1628 = t1526 + 12u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1629 = t1628 < t1523;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1630 = t1527 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1631 = t1630 < t1524;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1632 = t1629 & t1631;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1632) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1633 = t1628 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1634 = t1527 ^ t1633;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1635 = t1628 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1636 = t1634 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1637 = t1635 + t1636;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1638 = t1583 + t1637;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_29;
        u32 row_30;
        u32 row_31;
        u32 row_32;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t1638) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1639 = (u64)t1628 * t1522;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1640 = t1520 + t1639;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1641 = (u64)t1527 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1642 = t1640 + t1641;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+128], {%1, %2, %3, %4};" :  : "l"(t1642), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
    }
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1643 = t1376 + first_row;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1644 = (u64)t1378;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1645 = t1644 * lse_stride0;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1646 = t1645 * 4ull;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1647 = lse + t1646;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1648 = (u64)t1377;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1649 = t1648 * lse_stride1;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1650 = t1649 * 4ull;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1651 = t1647 + t1650;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1652 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const u32 t1653 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const bool t1654 = t1653 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    if (t1654) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1655 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_33 = t1643 + t1655;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists = row_33 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists) {
            const u64 t1658 = (u64)row_33 * t1652;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1659 = t1658 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1660 = t1651 + t1659;
#line 298 "fa-kernels/src/attention/softmax.rs"
            const bool none_7 = row_max == __uint_as_float(0xff800000u);
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_8 = row_max == __uint_as_float(0xff800000u);
            const f32 t1663 = row_max * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t1664 = none_8 ? 0.0f : t1663;
#line 286 "fa-kernels/src/attention/softmax.rs"
            const f32 t1665 = logit_2 - t1664;
#line 286 "fa-kernels/src/attention/softmax.rs"
            const bool t1666 = 64.0f < t1665;
#line 286 "fa-kernels/src/attention/softmax.rs"
            const bool alone = none_7 | t1666;
#line 288 "fa-kernels/src/attention/softmax.rs"
            const bool is_number = 0.0f <= row_sum;
            const f32 logit_3 = logit_2 * 0.6931472f;
            const bool t1670 = alone & is_number;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1671;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1671) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1672;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1672) : "f"(row_max), "f"(scale_log2), "f"(t1671));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t1672 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1674 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t1675 = t1674 ? __uint_as_float(0xff800000u) : lse_2;
#line 290 "fa-kernels/src/attention/softmax.rs"
            const f32 t1676 = t1670 ? logit_3 : t1675;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1660), "f"(t1676) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1677 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1678 = t1643 + t1677;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_34 = t1678 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_2 = row_34 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_2) {
            const u64 t1681 = (u64)row_34 * t1652;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1682 = t1681 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1683 = t1651 + t1682;
#line 298 "fa-kernels/src/attention/softmax.rs"
            const bool none_9 = row_max_2 == __uint_as_float(0xff800000u);
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_10 = row_max_2 == __uint_as_float(0xff800000u);
            const f32 t1686 = row_max_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t1687 = none_10 ? 0.0f : t1686;
#line 286 "fa-kernels/src/attention/softmax.rs"
            const f32 t1688 = logit_2 - t1687;
#line 286 "fa-kernels/src/attention/softmax.rs"
            const bool t1689 = 64.0f < t1688;
#line 286 "fa-kernels/src/attention/softmax.rs"
            const bool alone_2 = none_9 | t1689;
#line 288 "fa-kernels/src/attention/softmax.rs"
            const bool is_number_2 = 0.0f <= row_sum_2;
            const f32 logit_4 = logit_2 * 0.6931472f;
            const bool t1693 = alone_2 & is_number_2;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1694;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1694) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1695;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1695) : "f"(row_max_2), "f"(scale_log2), "f"(t1694));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t1695 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1697 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t1698 = t1697 ? __uint_as_float(0xff800000u) : lse_3;
#line 290 "fa-kernels/src/attention/softmax.rs"
            const f32 t1699 = t1693 ? logit_4 : t1698;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1683), "f"(t1699) : "memory");
        }
    }
}
