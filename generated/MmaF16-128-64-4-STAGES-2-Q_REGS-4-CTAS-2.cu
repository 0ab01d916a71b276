typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

extern "C" __global__ void __launch_bounds__(128, 2)
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
    const u32 head_dim,
    const u32 heads_per_section)
{
#line 29 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t3 = thread >> 5u;
#line 31 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 first_row = t3 << 5u;
#line 52 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t5 = blockIdx.x;
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t6 = seq_q + 127u;
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t7 = t6 >> 7u;
#line 87 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t8 = t5 / t7;
#line 87 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t9 = t5 % t7;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t10 = t9 << 7u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t11 = t8 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t12 = t8 / heads;
#line 54 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t13 = t11 / group;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t14 = seq_k + 63u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t15 = t14 >> 6u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t15 > 1u ? t15 : 1u;
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t17 = seq_k >> 6u;
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t17 < end ? t17 : end;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t19 = end - whole;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t20 = t19 < end ? t19 : end;
#line 51 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t22 = (u64)t12;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t23 = t22 * q_stride0;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t24 = t23 * 2ull;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t25 = q + t24;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t26 = (u64)t10;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t27 = t26 * q_stride1;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t28 = t27 * 2ull;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t29 = t25 + t28;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t30 = (u64)t11;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t31 = t30 * q_stride2;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t32 = t31 * 2ull;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t33 = t29 + t32;
    const u32 t34 = (u32)q_stride1;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t35 = t34 << 1u;
    const u32 t36 = thread >> 3u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t37 = thread & 7u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t38 = t36 & 7u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t39 = t37 ^ t38;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t40 = t36 << 7u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t41 = t39 << 4u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t42 = t40 + t41;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t43 = (u64)t36 * t35;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t44 = t33 + t43;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t45 = (u64)t37 * 16u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t46 = t44 + t45;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t47 = (u64)t35 * 16u;
    const u32 exist = seq_q - t10;
    const u32 t49 = head_dim >> 3u;
    const u32 t50 = smem_1 + t42;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t51 = (u64)0u * t35;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t52 = t46 + t51;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t53 = t52 + t47;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t54 = t53 + t47;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t55 = t54 + t47;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t56 = t55 + t47;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t57 = t56 + t47;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t58 = t57 + t47;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t59 = t58 + t47;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t60 = t36 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t61 = t37 < t49;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t62 = t60 & t61;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t63 = t62 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t50), "l"(t52), "r"(t63) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t64 = t36 + 16u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t65 = t64 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t66 = t37 < t49;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t67 = t65 & t66;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t68 = t67 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t50), "l"(t53), "r"(t68) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t69 = t36 + 32u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t70 = t69 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t71 = t37 < t49;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t72 = t70 & t71;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t73 = t72 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t50), "l"(t54), "r"(t73) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t74 = t36 + 48u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t75 = t74 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t76 = t37 < t49;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t77 = t75 & t76;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t78 = t77 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t50), "l"(t55), "r"(t78) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t79 = t36 + 64u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t80 = t79 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t81 = t37 < t49;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t82 = t80 & t81;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t83 = t82 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t50), "l"(t56), "r"(t83) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t84 = t36 + 80u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t85 = t84 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t86 = t37 < t49;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t87 = t85 & t86;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t88 = t87 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t50), "l"(t57), "r"(t88) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t89 = t36 + 96u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t90 = t89 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t91 = t37 < t49;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t92 = t90 & t91;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t93 = t92 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t50), "l"(t58), "r"(t93) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t94 = t36 + 112u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t95 = t94 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t96 = t37 < t49;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t97 = t95 & t96;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t98 = t97 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t50), "l"(t59), "r"(t98) : "memory");
#line 62 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t99 = smem_1 + 16384u;
#line 205 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t100 = t99 + 16384u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t101 = (u64)t12;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t102 = t101 * k_stride0;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t103 = t102 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t104 = k + t103;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t105 = 0ull * k_stride1;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t106 = t105 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t107 = t104 + t106;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t108 = (u64)t13;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t109 = t108 * k_stride2;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t110 = t109 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t111 = t107 + t110;
    const u32 t112 = (u32)k_stride1;
#line 214 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t113 = t112 << 1u;
    const u32 t114 = thread >> 3u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t115 = thread & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t116 = t114 & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t117 = t115 ^ t116;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t118 = t114 << 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t119 = t117 << 4u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t120 = t118 + t119;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t121 = (u64)t114 * t113;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t122 = t111 + t121;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t123 = (u64)t115 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t124 = t122 + t123;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t125 = (u64)t113 * 16u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t126 = (u64)t12;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t127 = t126 * v_stride0;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t128 = t127 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t129 = v + t128;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t130 = 0ull * v_stride1;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t131 = t130 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t132 = t129 + t131;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t133 = (u64)t13;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t134 = t133 * v_stride2;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t135 = t134 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t136 = t132 + t135;
    const u32 t137 = (u32)v_stride1;
#line 214 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t138 = t137 << 1u;
    const u32 t139 = thread >> 3u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t140 = thread & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t141 = t139 & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t142 = t140 ^ t141;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t143 = t139 << 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t144 = t142 << 4u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t145 = t143 + t144;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t146 = (u64)t139 * t138;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t147 = t136 + t146;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t148 = (u64)t140 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t149 = t147 + t148;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t150 = (u64)t138 * 16u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t151 = end - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key = t151 << 6u;
    const u32 t153 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t154 = t99 + t120;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t155 = (u64)first_key * t113;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t156 = t124 + t155;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t157 = t156 + t125;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t158 = t157 + t125;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t159 = t158 + t125;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t160 = first_key + t114;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t161 = t160 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t162 = t115 < t153;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t163 = t161 & t162;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t164 = t163 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t154), "l"(t156), "r"(t164) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t165 = first_key + t114;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t166 = t165 + 16u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t167 = t166 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t168 = t115 < t153;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t169 = t167 & t168;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t170 = t169 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t154), "l"(t157), "r"(t170) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t171 = first_key + t114;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t172 = t171 + 32u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t173 = t172 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t174 = t115 < t153;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t175 = t173 & t174;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t176 = t175 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t154), "l"(t158), "r"(t176) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t177 = first_key + t114;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t178 = t177 + 48u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t179 = t178 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t180 = t115 < t153;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t181 = t179 & t180;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t182 = t181 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t154), "l"(t159), "r"(t182) : "memory");
#line 343 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t183 = end - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key_2 = t183 << 6u;
    const u32 t185 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t186 = t100 + t145;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t187 = (u64)first_key_2 * t138;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t188 = t149 + t187;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t189 = t188 + t150;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t190 = t189 + t150;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t191 = t190 + t150;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t192 = first_key_2 + t139;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t193 = t192 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t194 = t140 < t185;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t195 = t193 & t194;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t196 = t195 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t186), "l"(t188), "r"(t196) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t197 = first_key_2 + t139;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t198 = t197 + 16u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t199 = t198 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t200 = t140 < t185;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t201 = t199 & t200;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t202 = t201 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t186), "l"(t189), "r"(t202) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t203 = first_key_2 + t139;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t204 = t203 + 32u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t205 = t204 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t206 = t140 < t185;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t207 = t205 & t206;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t208 = t207 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t186), "l"(t190), "r"(t208) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t209 = first_key_2 + t139;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t210 = t209 + 48u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t211 = t210 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t212 = t140 < t185;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t213 = t211 & t212;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t214 = t213 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t186), "l"(t191), "r"(t214) : "memory");
#line 346 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t215 = 1u < end;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t215) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t216 = t99 + 8192u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t217 = end - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t218 = t217 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = t218 << 6u;
        const u32 t220 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t221 = t216 + t120;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t222 = (u64)first_key_3 * t113;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t223 = t124 + t222;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t224 = t223 + t125;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t225 = t224 + t125;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t226 = t225 + t125;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t227 = t115 < t220;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t228 = t227 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t221), "l"(t223), "r"(t228) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t229 = t115 < t220;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t230 = t229 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t221), "l"(t224), "r"(t230) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t231 = t115 < t220;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t232 = t231 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t221), "l"(t225), "r"(t232) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t233 = t115 < t220;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t234 = t233 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t221), "l"(t226), "r"(t234) : "memory");
    }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t235 = 1u < end;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t235) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t236 = t100 + 8192u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t237 = end - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t238 = t237 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_4 = t238 << 6u;
        const u32 t240 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t241 = t236 + t145;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t242 = (u64)first_key_4 * t138;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t243 = t149 + t242;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t244 = t243 + t150;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t245 = t244 + t150;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t246 = t245 + t150;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t247 = t140 < t240;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t248 = t247 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t241), "l"(t243), "r"(t248) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t249 = t140 < t240;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t250 = t249 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t241), "l"(t244), "r"(t250) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t251 = t140 < t240;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t252 = t251 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t241), "l"(t245), "r"(t252) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t253 = t140 < t240;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t254 = t253 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t241), "l"(t246), "r"(t254) : "memory");
    }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t255 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t256 = first_row + t255;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t257 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t258 = t256 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t259 = t257 ^ t258;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t260 = t256 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t261 = t259 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t262 = t260 + t261;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t263 = smem_1 + t262;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t264;
    asm volatile("mov.b32 %0, %1;" : "=r"(t264) : "r"(t263));
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t264) : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t264) : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t265;
    asm volatile("mov.b32 %0, %1;" : "=r"(t265) : "r"(t263));
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t266 = t265 ^ 32u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t266) : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t266) : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t267;
    asm volatile("mov.b32 %0, %1;" : "=r"(t267) : "r"(t263));
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t268 = t267 ^ 64u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t268) : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t268) : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t269;
    asm volatile("mov.b32 %0, %1;" : "=r"(t269) : "r"(t263));
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t270 = t269 ^ 96u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t270) : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t270) : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t271 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t272 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t273 = t272 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t274 = t271 + t273;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t275 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t276 = t275 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t277 = t274 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t278 = t276 ^ t277;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t279 = t274 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t280 = t278 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t281 = t279 + t280;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t282 = lane & 15u;
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
#line 112 "fa-kernels/src/attention/softmax.rs"
    f32 row_max = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
    f32 row_max_2 = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
    f32 row_max_3 = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
    f32 row_max_4 = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
    f32 row_sum = 0.0f;
#line 112 "fa-kernels/src/attention/softmax.rs"
    f32 row_sum_2 = 0.0f;
#line 112 "fa-kernels/src/attention/softmax.rs"
    f32 row_sum_3 = 0.0f;
#line 112 "fa-kernels/src/attention/softmax.rs"
    f32 row_sum_4 = 0.0f;
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
    u32 t289;
    asm volatile("mov.b32 %0, %1;" : "=r"(t289) : "r"(t281));
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t290 = t289 ^ 32u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t291 = t289 ^ 64u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t292 = t289 ^ 96u;
    const u32 t293 = t99 + t289;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_33;
    u32 m_34;
    u32 m_35;
    u32 m_36;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t293) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_33), "r"(m_34));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_35), "r"(m_36));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_37;
    u32 m_38;
    u32 m_39;
    u32 m_40;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t293) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_37), "r"(m_38));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_39), "r"(m_40));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_41;
    u32 m_42;
    u32 m_43;
    u32 m_44;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t293) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_41), "r"(m_42));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_43), "r"(m_44));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_41), "r"(m_42));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_43), "r"(m_44));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_45;
    u32 m_46;
    u32 m_47;
    u32 m_48;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t293) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_45), "r"(m_46));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_47), "r"(m_48));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_45), "r"(m_46));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_47), "r"(m_48));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t294 = t99 + t290;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_49;
    u32 m_50;
    u32 m_51;
    u32 m_52;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t294) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_49), "r"(m_50));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_51), "r"(m_52));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_49), "r"(m_50));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_51), "r"(m_52));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_53;
    u32 m_54;
    u32 m_55;
    u32 m_56;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t294) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_53), "r"(m_54));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_55), "r"(m_56));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_53), "r"(m_54));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_55), "r"(m_56));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_57;
    u32 m_58;
    u32 m_59;
    u32 m_60;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t294) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_57), "r"(m_58));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_59), "r"(m_60));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_57), "r"(m_58));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_59), "r"(m_60));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_61;
    u32 m_62;
    u32 m_63;
    u32 m_64;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t294) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_61), "r"(m_62));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_63), "r"(m_64));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_61), "r"(m_62));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_63), "r"(m_64));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t295 = t99 + t291;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_65;
    u32 m_66;
    u32 m_67;
    u32 m_68;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t295) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_65), "r"(m_66));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_67), "r"(m_68));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_65), "r"(m_66));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_67), "r"(m_68));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_69;
    u32 m_70;
    u32 m_71;
    u32 m_72;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t295) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_69), "r"(m_70));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_71), "r"(m_72));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_69), "r"(m_70));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_71), "r"(m_72));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_73;
    u32 m_74;
    u32 m_75;
    u32 m_76;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t295) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_73), "r"(m_74));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_75), "r"(m_76));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_73), "r"(m_74));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_75), "r"(m_76));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_77;
    u32 m_78;
    u32 m_79;
    u32 m_80;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t295) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_77), "r"(m_78));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_79), "r"(m_80));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_77), "r"(m_78));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_79), "r"(m_80));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t296 = t99 + t292;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_81;
    u32 m_82;
    u32 m_83;
    u32 m_84;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t296) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_81), "r"(m_82));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_83), "r"(m_84));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_81), "r"(m_82));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_83), "r"(m_84));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_85;
    u32 m_86;
    u32 m_87;
    u32 m_88;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t296) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_85), "r"(m_86));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_87), "r"(m_88));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_85), "r"(m_86));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_87), "r"(m_88));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_89;
    u32 m_90;
    u32 m_91;
    u32 m_92;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t296) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_89), "r"(m_90));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_91), "r"(m_92));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_89), "r"(m_90));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_91), "r"(m_92));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_93;
    u32 m_94;
    u32 m_95;
    u32 m_96;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t296) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_93), "r"(m_94));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_95), "r"(m_96));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_93), "r"(m_94));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_95), "r"(m_96));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
    const bool t297 = t20 != 0u;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
    if (t297) {
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t298 = end - 1u;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 first_key_5 = t298 << 6u;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t300 = t10 + first_row;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t300));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t302 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t303 = t302 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 column = first_key_5 + t303;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t305 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t306 = first_query + t305;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t307 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_2 = t307 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t310 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s = t310;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_2 = 1u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t312 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_2 = t312;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_3 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t314 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_5 = t314;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_4 = 9u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t316 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_6 = t316;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_5 = 16u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t318 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_9 = t318;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_6 = 17u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t320 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_10 = t320;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_7 = 24u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t322 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_13 = t322;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_8 = 25u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t324 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_14 = t324;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_9 = 32u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t326 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_17 = t326;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_10 = 33u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t328 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_18 = t328;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_11 = 40u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t330 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_21 = t330;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_12 = 41u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t332 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_22 = t332;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_13 = 48u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t334 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_25 = t334;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_14 = 49u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t336 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_26 = t336;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_15 = 56u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t338 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_29 = t338;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_16 = 57u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t340 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_30 = t340;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t341 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t342 = first_query + t341;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t343 = t342 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t344 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_3 = t344 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_17 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t347 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_3 = t347;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_18 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t349 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_4 = t349;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_19 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t351 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_7 = t351;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_20 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t353 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_8 = t353;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_21 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t355 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_11 = t355;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_22 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t357 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_12 = t357;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_23 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t359 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_15 = t359;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_24 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t361 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_16 = t361;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_25 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t363 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_19 = t363;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_26 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t365 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_20 = t365;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_27 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t367 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_23 = t367;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_28 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t369 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_24 = t369;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_29 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t371 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_27 = t371;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_30 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t373 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_28 = t373;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_31 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t375 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_31 = t375;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_32 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t377 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_32 = t377;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t378 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t379 = first_query + t378;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t380 = t379 + 16u;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t381 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_4 = t381 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_33 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t384 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_33 = t384;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_34 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t386 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_34 = t386;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_35 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t388 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_37 = t388;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_36 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t390 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_38 = t390;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_37 = 16u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t392 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_41 = t392;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_38 = 17u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t394 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_42 = t394;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_39 = 24u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t396 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_45 = t396;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_40 = 25u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t398 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_46 = t398;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_41 = 32u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t400 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_49 = t400;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_42 = 33u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t402 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_50 = t402;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_43 = 40u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t404 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_53 = t404;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_44 = 41u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t406 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_54 = t406;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_45 = 48u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t408 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_57 = t408;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_46 = 49u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t410 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_58 = t410;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_47 = 56u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t412 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_61 = t412;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_48 = 57u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t414 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_62 = t414;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t415 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t416 = first_query + t415;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t417 = t416 + 24u;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t418 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_5 = t418 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_49 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t421 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_35 = t421;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_50 = 1u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t423 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_36 = t423;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_51 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t425 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_39 = t425;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_52 = 9u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t427 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_40 = t427;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_53 = 16u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t429 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_43 = t429;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_54 = 17u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t431 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_44 = t431;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_55 = 24u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t433 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_47 = t433;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_56 = 25u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t435 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_48 = t435;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_57 = 32u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t437 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_51 = t437;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_58 = 33u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t439 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_52 = t439;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_59 = 40u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t441 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_55 = t441;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_60 = 41u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t443 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_56 = t443;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_61 = 48u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t445 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_59 = t445;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_62 = 49u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t447 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_60 = t447;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_63 = 56u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t449 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_63 = t449;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_64 = 57u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t451 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_64 = t451;
    }
#line 153 "fa-kernels/src/attention/softmax.rs"
    const f32 old = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t453;
    asm("max.f32 %0, %1, %2;" : "=f"(t453) : "f"(old), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t454;
    asm("max.f32 %0, %1, %2;" : "=f"(t454) : "f"(t453), "f"(s_2));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t455;
    asm("max.f32 %0, %1, %2;" : "=f"(t455) : "f"(t454), "f"(s_5));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t456;
    asm("max.f32 %0, %1, %2;" : "=f"(t456) : "f"(t455), "f"(s_6));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t457;
    asm("max.f32 %0, %1, %2;" : "=f"(t457) : "f"(t456), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t458;
    asm("max.f32 %0, %1, %2;" : "=f"(t458) : "f"(t457), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t459;
    asm("max.f32 %0, %1, %2;" : "=f"(t459) : "f"(t458), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t460;
    asm("max.f32 %0, %1, %2;" : "=f"(t460) : "f"(t459), "f"(s_14));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t461;
    asm("max.f32 %0, %1, %2;" : "=f"(t461) : "f"(t460), "f"(s_17));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t462;
    asm("max.f32 %0, %1, %2;" : "=f"(t462) : "f"(t461), "f"(s_18));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t463;
    asm("max.f32 %0, %1, %2;" : "=f"(t463) : "f"(t462), "f"(s_21));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t464;
    asm("max.f32 %0, %1, %2;" : "=f"(t464) : "f"(t463), "f"(s_22));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t465;
    asm("max.f32 %0, %1, %2;" : "=f"(t465) : "f"(t464), "f"(s_25));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t466;
    asm("max.f32 %0, %1, %2;" : "=f"(t466) : "f"(t465), "f"(s_26));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t467;
    asm("max.f32 %0, %1, %2;" : "=f"(t467) : "f"(t466), "f"(s_29));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t468;
    asm("max.f32 %0, %1, %2;" : "=f"(t468) : "f"(t467), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t469;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t469) : "f"(t468));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair;
    asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t468), "f"(t469));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t471;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t471) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t471));
#line 184 "fa-kernels/src/attention/softmax.rs"
    const bool none = new_1 == __uint_as_float(0xff800000u);
    const f32 t474 = new_1 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
    const f32 reference = none ? 0.0f : t474;
#line 156 "fa-kernels/src/attention/softmax.rs"
    const f32 t476 = -reference;
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 t477;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t477) : "f"(old), "f"(scale_log2), "f"(t476));
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t477));
#line 157 "fa-kernels/src/attention/softmax.rs"
    row_max = new_1;
#line 199 "fa-kernels/src/attention/softmax.rs"
    const f32 t479 = row_sum * rescale;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t480 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t480));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t482;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t482) : "f"(exponent));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s = t482;
    const f32 t483 = t479 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t484 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t484));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t486;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t486) : "f"(exponent_2));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_2 = t486;
    const f32 t487 = t483 + s_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t488 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_3;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t488));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t490;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t490) : "f"(exponent_3));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_5 = t490;
    const f32 t491 = t487 + s_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t492 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_4;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t492));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t494;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t494) : "f"(exponent_4));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_6 = t494;
    const f32 t495 = t491 + s_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t496 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_5;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t496));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t498;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t498) : "f"(exponent_5));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_9 = t498;
    const f32 t499 = t495 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t500 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_6;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t500));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t502;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t502) : "f"(exponent_6));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_10 = t502;
    const f32 t503 = t499 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t504 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_7;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t504));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t506;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t506) : "f"(exponent_7));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_13 = t506;
    const f32 t507 = t503 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t508 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_8;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t508));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t510;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t510) : "f"(exponent_8));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_14 = t510;
    const f32 t511 = t507 + s_14;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t512 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_9;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t512));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t514;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t514) : "f"(exponent_9));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_17 = t514;
    const f32 t515 = t511 + s_17;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t516 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_10;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t516));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t518;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t518) : "f"(exponent_10));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_18 = t518;
    const f32 t519 = t515 + s_18;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t520 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_11;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t520));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t522;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t522) : "f"(exponent_11));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_21 = t522;
    const f32 t523 = t519 + s_21;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t524 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_12;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t524));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t526;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t526) : "f"(exponent_12));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_22 = t526;
    const f32 t527 = t523 + s_22;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t528 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_13;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t528));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t530;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t530) : "f"(exponent_13));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_25 = t530;
    const f32 t531 = t527 + s_25;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t532 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_14;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t532));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t534;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t534) : "f"(exponent_14));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_26 = t534;
    const f32 t535 = t531 + s_26;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t536 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_15;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t536));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t538;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t538) : "f"(exponent_15));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_29 = t538;
    const f32 t539 = t535 + s_29;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t540 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_16;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t540));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t542;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t542) : "f"(exponent_16));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_30 = t542;
    const f32 t543 = t539 + s_30;
#line 205 "fa-kernels/src/attention/softmax.rs"
    row_sum = t543;
#line 153 "fa-kernels/src/attention/softmax.rs"
    const f32 old_2 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t545;
    asm("max.f32 %0, %1, %2;" : "=f"(t545) : "f"(old_2), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t546;
    asm("max.f32 %0, %1, %2;" : "=f"(t546) : "f"(t545), "f"(s_4));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t547;
    asm("max.f32 %0, %1, %2;" : "=f"(t547) : "f"(t546), "f"(s_7));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t548;
    asm("max.f32 %0, %1, %2;" : "=f"(t548) : "f"(t547), "f"(s_8));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t549;
    asm("max.f32 %0, %1, %2;" : "=f"(t549) : "f"(t548), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t550;
    asm("max.f32 %0, %1, %2;" : "=f"(t550) : "f"(t549), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t551;
    asm("max.f32 %0, %1, %2;" : "=f"(t551) : "f"(t550), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t552;
    asm("max.f32 %0, %1, %2;" : "=f"(t552) : "f"(t551), "f"(s_16));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t553;
    asm("max.f32 %0, %1, %2;" : "=f"(t553) : "f"(t552), "f"(s_19));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t554;
    asm("max.f32 %0, %1, %2;" : "=f"(t554) : "f"(t553), "f"(s_20));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t555;
    asm("max.f32 %0, %1, %2;" : "=f"(t555) : "f"(t554), "f"(s_23));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t556;
    asm("max.f32 %0, %1, %2;" : "=f"(t556) : "f"(t555), "f"(s_24));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t557;
    asm("max.f32 %0, %1, %2;" : "=f"(t557) : "f"(t556), "f"(s_27));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t558;
    asm("max.f32 %0, %1, %2;" : "=f"(t558) : "f"(t557), "f"(s_28));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t559;
    asm("max.f32 %0, %1, %2;" : "=f"(t559) : "f"(t558), "f"(s_31));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t560;
    asm("max.f32 %0, %1, %2;" : "=f"(t560) : "f"(t559), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t561;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t561) : "f"(t560));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_2;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t560), "f"(t561));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t563;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t563) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t563));
#line 184 "fa-kernels/src/attention/softmax.rs"
    const bool none_2 = new_2 == __uint_as_float(0xff800000u);
    const f32 t566 = new_2 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
    const f32 reference_2 = none_2 ? 0.0f : t566;
#line 156 "fa-kernels/src/attention/softmax.rs"
    const f32 t568 = -reference_2;
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 t569;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t569) : "f"(old_2), "f"(scale_log2), "f"(t568));
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t569));
#line 157 "fa-kernels/src/attention/softmax.rs"
    row_max_2 = new_2;
#line 199 "fa-kernels/src/attention/softmax.rs"
    const f32 t571 = row_sum_2 * rescale_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t572 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_17;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t572));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t574;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t574) : "f"(exponent_17));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_3 = t574;
    const f32 t575 = t571 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t576 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_18;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t576));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t578;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t578) : "f"(exponent_18));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_4 = t578;
    const f32 t579 = t575 + s_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t580 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_19;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t580));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t582;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t582) : "f"(exponent_19));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_7 = t582;
    const f32 t583 = t579 + s_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t584 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_20;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t584));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t586;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t586) : "f"(exponent_20));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_8 = t586;
    const f32 t587 = t583 + s_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t588 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_21;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t588));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t590;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t590) : "f"(exponent_21));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_11 = t590;
    const f32 t591 = t587 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t592 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_22;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t592));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t594;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t594) : "f"(exponent_22));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_12 = t594;
    const f32 t595 = t591 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t596 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_23;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t596));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t598;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t598) : "f"(exponent_23));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_15 = t598;
    const f32 t599 = t595 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t600 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_24;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t600));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t602;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t602) : "f"(exponent_24));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_16 = t602;
    const f32 t603 = t599 + s_16;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t604 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_25;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t604));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t606;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t606) : "f"(exponent_25));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_19 = t606;
    const f32 t607 = t603 + s_19;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t608 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_26;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t608));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t610;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t610) : "f"(exponent_26));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_20 = t610;
    const f32 t611 = t607 + s_20;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t612 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_27;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t612));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t614;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t614) : "f"(exponent_27));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_23 = t614;
    const f32 t615 = t611 + s_23;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t616 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_28;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t616));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t618;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t618) : "f"(exponent_28));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_24 = t618;
    const f32 t619 = t615 + s_24;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t620 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_29;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t620));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t622;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t622) : "f"(exponent_29));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_27 = t622;
    const f32 t623 = t619 + s_27;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t624 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_30;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t624));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t626;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t626) : "f"(exponent_30));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_28 = t626;
    const f32 t627 = t623 + s_28;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t628 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_31;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t628));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t630;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t630) : "f"(exponent_31));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_31 = t630;
    const f32 t631 = t627 + s_31;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t632 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_32;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t632));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t634;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t634) : "f"(exponent_32));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_32 = t634;
    const f32 t635 = t631 + s_32;
#line 205 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t635;
#line 153 "fa-kernels/src/attention/softmax.rs"
    const f32 old_3 = row_max_3;
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t637;
    asm("max.f32 %0, %1, %2;" : "=f"(t637) : "f"(old_3), "f"(s_33));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t638;
    asm("max.f32 %0, %1, %2;" : "=f"(t638) : "f"(t637), "f"(s_34));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t639;
    asm("max.f32 %0, %1, %2;" : "=f"(t639) : "f"(t638), "f"(s_37));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t640;
    asm("max.f32 %0, %1, %2;" : "=f"(t640) : "f"(t639), "f"(s_38));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t641;
    asm("max.f32 %0, %1, %2;" : "=f"(t641) : "f"(t640), "f"(s_41));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t642;
    asm("max.f32 %0, %1, %2;" : "=f"(t642) : "f"(t641), "f"(s_42));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t643;
    asm("max.f32 %0, %1, %2;" : "=f"(t643) : "f"(t642), "f"(s_45));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t644;
    asm("max.f32 %0, %1, %2;" : "=f"(t644) : "f"(t643), "f"(s_46));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t645;
    asm("max.f32 %0, %1, %2;" : "=f"(t645) : "f"(t644), "f"(s_49));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t646;
    asm("max.f32 %0, %1, %2;" : "=f"(t646) : "f"(t645), "f"(s_50));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t647;
    asm("max.f32 %0, %1, %2;" : "=f"(t647) : "f"(t646), "f"(s_53));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t648;
    asm("max.f32 %0, %1, %2;" : "=f"(t648) : "f"(t647), "f"(s_54));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t649;
    asm("max.f32 %0, %1, %2;" : "=f"(t649) : "f"(t648), "f"(s_57));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t650;
    asm("max.f32 %0, %1, %2;" : "=f"(t650) : "f"(t649), "f"(s_58));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t651;
    asm("max.f32 %0, %1, %2;" : "=f"(t651) : "f"(t650), "f"(s_61));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t652;
    asm("max.f32 %0, %1, %2;" : "=f"(t652) : "f"(t651), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t653;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t653) : "f"(t652));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_3;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t652), "f"(t653));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t655;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t655) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_3;
    asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t655));
#line 184 "fa-kernels/src/attention/softmax.rs"
    const bool none_3 = new_3 == __uint_as_float(0xff800000u);
    const f32 t658 = new_3 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
    const f32 reference_3 = none_3 ? 0.0f : t658;
#line 156 "fa-kernels/src/attention/softmax.rs"
    const f32 t660 = -reference_3;
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 t661;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t661) : "f"(old_3), "f"(scale_log2), "f"(t660));
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_3;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t661));
#line 157 "fa-kernels/src/attention/softmax.rs"
    row_max_3 = new_3;
#line 199 "fa-kernels/src/attention/softmax.rs"
    const f32 t663 = row_sum_3 * rescale_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t664 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_33;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t664));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t666;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t666) : "f"(exponent_33));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_33 = t666;
    const f32 t667 = t663 + s_33;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t668 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_34;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t668));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t670;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t670) : "f"(exponent_34));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_34 = t670;
    const f32 t671 = t667 + s_34;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t672 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_35;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t672));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t674;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t674) : "f"(exponent_35));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_37 = t674;
    const f32 t675 = t671 + s_37;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t676 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_36;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t676));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t678;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t678) : "f"(exponent_36));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_38 = t678;
    const f32 t679 = t675 + s_38;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t680 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_37;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t680));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t682;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t682) : "f"(exponent_37));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_41 = t682;
    const f32 t683 = t679 + s_41;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t684 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_38;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t684));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t686;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t686) : "f"(exponent_38));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_42 = t686;
    const f32 t687 = t683 + s_42;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t688 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_39;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t688));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t690;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t690) : "f"(exponent_39));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_45 = t690;
    const f32 t691 = t687 + s_45;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t692 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_40;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t692));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t694;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t694) : "f"(exponent_40));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_46 = t694;
    const f32 t695 = t691 + s_46;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t696 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_41;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t696));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t698;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t698) : "f"(exponent_41));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_49 = t698;
    const f32 t699 = t695 + s_49;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t700 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_42;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t700));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t702;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t702) : "f"(exponent_42));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_50 = t702;
    const f32 t703 = t699 + s_50;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t704 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_43;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t704));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t706;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t706) : "f"(exponent_43));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_53 = t706;
    const f32 t707 = t703 + s_53;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t708 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_44;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t708));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t710;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t710) : "f"(exponent_44));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_54 = t710;
    const f32 t711 = t707 + s_54;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t712 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_45;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t712));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t714;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t714) : "f"(exponent_45));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_57 = t714;
    const f32 t715 = t711 + s_57;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t716 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_46;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t716));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t718;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t718) : "f"(exponent_46));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_58 = t718;
    const f32 t719 = t715 + s_58;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t720 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_47;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t720));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t722;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t722) : "f"(exponent_47));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_61 = t722;
    const f32 t723 = t719 + s_61;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t724 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_48;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t724));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t726;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t726) : "f"(exponent_48));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_62 = t726;
    const f32 t727 = t723 + s_62;
#line 205 "fa-kernels/src/attention/softmax.rs"
    row_sum_3 = t727;
#line 153 "fa-kernels/src/attention/softmax.rs"
    const f32 old_4 = row_max_4;
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t729;
    asm("max.f32 %0, %1, %2;" : "=f"(t729) : "f"(old_4), "f"(s_35));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t730;
    asm("max.f32 %0, %1, %2;" : "=f"(t730) : "f"(t729), "f"(s_36));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t731;
    asm("max.f32 %0, %1, %2;" : "=f"(t731) : "f"(t730), "f"(s_39));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t732;
    asm("max.f32 %0, %1, %2;" : "=f"(t732) : "f"(t731), "f"(s_40));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t733;
    asm("max.f32 %0, %1, %2;" : "=f"(t733) : "f"(t732), "f"(s_43));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t734;
    asm("max.f32 %0, %1, %2;" : "=f"(t734) : "f"(t733), "f"(s_44));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t735;
    asm("max.f32 %0, %1, %2;" : "=f"(t735) : "f"(t734), "f"(s_47));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t736;
    asm("max.f32 %0, %1, %2;" : "=f"(t736) : "f"(t735), "f"(s_48));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t737;
    asm("max.f32 %0, %1, %2;" : "=f"(t737) : "f"(t736), "f"(s_51));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t738;
    asm("max.f32 %0, %1, %2;" : "=f"(t738) : "f"(t737), "f"(s_52));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t739;
    asm("max.f32 %0, %1, %2;" : "=f"(t739) : "f"(t738), "f"(s_55));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t740;
    asm("max.f32 %0, %1, %2;" : "=f"(t740) : "f"(t739), "f"(s_56));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t741;
    asm("max.f32 %0, %1, %2;" : "=f"(t741) : "f"(t740), "f"(s_59));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t742;
    asm("max.f32 %0, %1, %2;" : "=f"(t742) : "f"(t741), "f"(s_60));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t743;
    asm("max.f32 %0, %1, %2;" : "=f"(t743) : "f"(t742), "f"(s_63));
#line 175 "fa-kernels/src/attention/softmax.rs"
    f32 t744;
    asm("max.f32 %0, %1, %2;" : "=f"(t744) : "f"(t743), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t745;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t745) : "f"(t744));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_4;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t744), "f"(t745));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t747;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t747) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_4;
    asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t747));
#line 184 "fa-kernels/src/attention/softmax.rs"
    const bool none_4 = new_4 == __uint_as_float(0xff800000u);
    const f32 t750 = new_4 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
    const f32 reference_4 = none_4 ? 0.0f : t750;
#line 156 "fa-kernels/src/attention/softmax.rs"
    const f32 t752 = -reference_4;
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 t753;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t753) : "f"(old_4), "f"(scale_log2), "f"(t752));
#line 156 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_4;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t753));
#line 157 "fa-kernels/src/attention/softmax.rs"
    row_max_4 = new_4;
#line 199 "fa-kernels/src/attention/softmax.rs"
    const f32 t755 = row_sum_4 * rescale_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t756 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_49;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t756));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t758;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t758) : "f"(exponent_49));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_35 = t758;
    const f32 t759 = t755 + s_35;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t760 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_50;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t760));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t762;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t762) : "f"(exponent_50));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_36 = t762;
    const f32 t763 = t759 + s_36;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t764 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_51;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t764));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t766;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t766) : "f"(exponent_51));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_39 = t766;
    const f32 t767 = t763 + s_39;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t768 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_52;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t768));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t770;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t770) : "f"(exponent_52));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_40 = t770;
    const f32 t771 = t767 + s_40;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t772 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_53;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t772));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t774;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t774) : "f"(exponent_53));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_43 = t774;
    const f32 t775 = t771 + s_43;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t776 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_54;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t776));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t778;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t778) : "f"(exponent_54));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_44 = t778;
    const f32 t779 = t775 + s_44;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t780 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_55;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t780));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t782;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t782) : "f"(exponent_55));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_47 = t782;
    const f32 t783 = t779 + s_47;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t784 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_56;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t784));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t786;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t786) : "f"(exponent_56));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_48 = t786;
    const f32 t787 = t783 + s_48;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t788 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_57;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t788));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t790;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t790) : "f"(exponent_57));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_51 = t790;
    const f32 t791 = t787 + s_51;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t792 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_58;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t792));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t794;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t794) : "f"(exponent_58));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_52 = t794;
    const f32 t795 = t791 + s_52;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t796 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_59;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t796));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t798;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t798) : "f"(exponent_59));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_55 = t798;
    const f32 t799 = t795 + s_55;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t800 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_60;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t800));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t802;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t802) : "f"(exponent_60));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_56 = t802;
    const f32 t803 = t799 + s_56;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t804 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_61;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t804));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t806;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t806) : "f"(exponent_61));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_59 = t806;
    const f32 t807 = t803 + s_59;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t808 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_62;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t808));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t810;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t810) : "f"(exponent_62));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_60 = t810;
    const f32 t811 = t807 + s_60;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t812 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_63;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t812));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t814;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t814) : "f"(exponent_63));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_63 = t814;
    const f32 t815 = t811 + s_63;
#line 201 "fa-kernels/src/attention/softmax.rs"
    const f32 t816 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_64;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t816));
#line 219 "fa-kernels/src/attention/softmax.rs"
    f32 t818;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t818) : "f"(exponent_64));
#line 202 "fa-kernels/src/attention/softmax.rs"
    s_64 = t818;
    const f32 t819 = t815 + s_64;
#line 205 "fa-kernels/src/attention/softmax.rs"
    row_sum_4 = t819;
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t820;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t820) : "f"(s), "f"(s_2));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t821;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t821) : "f"(s_3), "f"(s_4));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t822;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t822) : "f"(s_5), "f"(s_6));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t823;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t823) : "f"(s_7), "f"(s_8));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t824;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t824) : "f"(s_9), "f"(s_10));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t825;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t825) : "f"(s_11), "f"(s_12));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t826;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t826) : "f"(s_13), "f"(s_14));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t827;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t827) : "f"(s_15), "f"(s_16));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t828;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t828) : "f"(s_17), "f"(s_18));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t829;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t829) : "f"(s_19), "f"(s_20));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t830;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t830) : "f"(s_21), "f"(s_22));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t831;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t831) : "f"(s_23), "f"(s_24));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t832;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t832) : "f"(s_25), "f"(s_26));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t833;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t833) : "f"(s_27), "f"(s_28));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t834;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t834) : "f"(s_29), "f"(s_30));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t835;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t835) : "f"(s_31), "f"(s_32));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t836;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t836) : "f"(s_33), "f"(s_34));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t837;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t837) : "f"(s_35), "f"(s_36));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t838;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t838) : "f"(s_37), "f"(s_38));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t839;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t839) : "f"(s_39), "f"(s_40));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t840;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t840) : "f"(s_41), "f"(s_42));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t841;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t841) : "f"(s_43), "f"(s_44));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t842;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t842) : "f"(s_45), "f"(s_46));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t843;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t843) : "f"(s_47), "f"(s_48));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t844;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t844) : "f"(s_49), "f"(s_50));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t845;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t845) : "f"(s_51), "f"(s_52));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t846;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t846) : "f"(s_53), "f"(s_54));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t847;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t847) : "f"(s_55), "f"(s_56));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t848;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t848) : "f"(s_57), "f"(s_58));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t849;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t849) : "f"(s_59), "f"(s_60));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t850;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t850) : "f"(s_61), "f"(s_62));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t851;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t851) : "f"(s_63), "f"(s_64));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t852;
    asm volatile("mov.b32 %0, %1;" : "=r"(t852) : "r"(t288));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t853 = t852 ^ 32u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t854 = t852 ^ 64u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t855 = t852 ^ 96u;
    const u32 t856 = t100 + t852;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t857 = t100 + t853;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t858 = t100 + t854;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t859 = t100 + t855;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_97;
    u32 m_98;
    u32 m_99;
    u32 m_100;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t856) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t820), "r"(t821), "r"(t822), "r"(t823), "r"(m_97), "r"(m_98));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t820), "r"(t821), "r"(t822), "r"(t823), "r"(m_99), "r"(m_100));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t836), "r"(t837), "r"(t838), "r"(t839), "r"(m_97), "r"(m_98));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t836), "r"(t837), "r"(t838), "r"(t839), "r"(m_99), "r"(m_100));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_101;
    u32 m_102;
    u32 m_103;
    u32 m_104;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t857) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t820), "r"(t821), "r"(t822), "r"(t823), "r"(m_101), "r"(m_102));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t820), "r"(t821), "r"(t822), "r"(t823), "r"(m_103), "r"(m_104));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t836), "r"(t837), "r"(t838), "r"(t839), "r"(m_101), "r"(m_102));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t836), "r"(t837), "r"(t838), "r"(t839), "r"(m_103), "r"(m_104));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_105;
    u32 m_106;
    u32 m_107;
    u32 m_108;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t858) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t820), "r"(t821), "r"(t822), "r"(t823), "r"(m_105), "r"(m_106));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t820), "r"(t821), "r"(t822), "r"(t823), "r"(m_107), "r"(m_108));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t836), "r"(t837), "r"(t838), "r"(t839), "r"(m_105), "r"(m_106));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t836), "r"(t837), "r"(t838), "r"(t839), "r"(m_107), "r"(m_108));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_109;
    u32 m_110;
    u32 m_111;
    u32 m_112;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t859) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t820), "r"(t821), "r"(t822), "r"(t823), "r"(m_109), "r"(m_110));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t820), "r"(t821), "r"(t822), "r"(t823), "r"(m_111), "r"(m_112));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t836), "r"(t837), "r"(t838), "r"(t839), "r"(m_109), "r"(m_110));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t836), "r"(t837), "r"(t838), "r"(t839), "r"(m_111), "r"(m_112));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_113;
    u32 m_114;
    u32 m_115;
    u32 m_116;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t856) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t824), "r"(t825), "r"(t826), "r"(t827), "r"(m_113), "r"(m_114));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t824), "r"(t825), "r"(t826), "r"(t827), "r"(m_115), "r"(m_116));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t840), "r"(t841), "r"(t842), "r"(t843), "r"(m_113), "r"(m_114));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t840), "r"(t841), "r"(t842), "r"(t843), "r"(m_115), "r"(m_116));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_117;
    u32 m_118;
    u32 m_119;
    u32 m_120;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t857) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t824), "r"(t825), "r"(t826), "r"(t827), "r"(m_117), "r"(m_118));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t824), "r"(t825), "r"(t826), "r"(t827), "r"(m_119), "r"(m_120));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t840), "r"(t841), "r"(t842), "r"(t843), "r"(m_117), "r"(m_118));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t840), "r"(t841), "r"(t842), "r"(t843), "r"(m_119), "r"(m_120));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_121;
    u32 m_122;
    u32 m_123;
    u32 m_124;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t858) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t824), "r"(t825), "r"(t826), "r"(t827), "r"(m_121), "r"(m_122));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t824), "r"(t825), "r"(t826), "r"(t827), "r"(m_123), "r"(m_124));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t840), "r"(t841), "r"(t842), "r"(t843), "r"(m_121), "r"(m_122));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t840), "r"(t841), "r"(t842), "r"(t843), "r"(m_123), "r"(m_124));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_125;
    u32 m_126;
    u32 m_127;
    u32 m_128;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t859) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t824), "r"(t825), "r"(t826), "r"(t827), "r"(m_125), "r"(m_126));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t824), "r"(t825), "r"(t826), "r"(t827), "r"(m_127), "r"(m_128));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t840), "r"(t841), "r"(t842), "r"(t843), "r"(m_125), "r"(m_126));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t840), "r"(t841), "r"(t842), "r"(t843), "r"(m_127), "r"(m_128));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_129;
    u32 m_130;
    u32 m_131;
    u32 m_132;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t856) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t828), "r"(t829), "r"(t830), "r"(t831), "r"(m_129), "r"(m_130));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t828), "r"(t829), "r"(t830), "r"(t831), "r"(m_131), "r"(m_132));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t844), "r"(t845), "r"(t846), "r"(t847), "r"(m_129), "r"(m_130));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t844), "r"(t845), "r"(t846), "r"(t847), "r"(m_131), "r"(m_132));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_133;
    u32 m_134;
    u32 m_135;
    u32 m_136;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t857) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t828), "r"(t829), "r"(t830), "r"(t831), "r"(m_133), "r"(m_134));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t828), "r"(t829), "r"(t830), "r"(t831), "r"(m_135), "r"(m_136));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t844), "r"(t845), "r"(t846), "r"(t847), "r"(m_133), "r"(m_134));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t844), "r"(t845), "r"(t846), "r"(t847), "r"(m_135), "r"(m_136));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_137;
    u32 m_138;
    u32 m_139;
    u32 m_140;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t858) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t828), "r"(t829), "r"(t830), "r"(t831), "r"(m_137), "r"(m_138));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t828), "r"(t829), "r"(t830), "r"(t831), "r"(m_139), "r"(m_140));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t844), "r"(t845), "r"(t846), "r"(t847), "r"(m_137), "r"(m_138));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t844), "r"(t845), "r"(t846), "r"(t847), "r"(m_139), "r"(m_140));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_141;
    u32 m_142;
    u32 m_143;
    u32 m_144;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t859) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t828), "r"(t829), "r"(t830), "r"(t831), "r"(m_141), "r"(m_142));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t828), "r"(t829), "r"(t830), "r"(t831), "r"(m_143), "r"(m_144));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t844), "r"(t845), "r"(t846), "r"(t847), "r"(m_141), "r"(m_142));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t844), "r"(t845), "r"(t846), "r"(t847), "r"(m_143), "r"(m_144));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_145;
    u32 m_146;
    u32 m_147;
    u32 m_148;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t856) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t832), "r"(t833), "r"(t834), "r"(t835), "r"(m_145), "r"(m_146));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t832), "r"(t833), "r"(t834), "r"(t835), "r"(m_147), "r"(m_148));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t848), "r"(t849), "r"(t850), "r"(t851), "r"(m_145), "r"(m_146));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t848), "r"(t849), "r"(t850), "r"(t851), "r"(m_147), "r"(m_148));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_149;
    u32 m_150;
    u32 m_151;
    u32 m_152;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t857) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t832), "r"(t833), "r"(t834), "r"(t835), "r"(m_149), "r"(m_150));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t832), "r"(t833), "r"(t834), "r"(t835), "r"(m_151), "r"(m_152));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t848), "r"(t849), "r"(t850), "r"(t851), "r"(m_149), "r"(m_150));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t848), "r"(t849), "r"(t850), "r"(t851), "r"(m_151), "r"(m_152));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_153;
    u32 m_154;
    u32 m_155;
    u32 m_156;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t858) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t832), "r"(t833), "r"(t834), "r"(t835), "r"(m_153), "r"(m_154));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t832), "r"(t833), "r"(t834), "r"(t835), "r"(m_155), "r"(m_156));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t848), "r"(t849), "r"(t850), "r"(t851), "r"(m_153), "r"(m_154));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t848), "r"(t849), "r"(t850), "r"(t851), "r"(m_155), "r"(m_156));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_157;
    u32 m_158;
    u32 m_159;
    u32 m_160;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t859) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t832), "r"(t833), "r"(t834), "r"(t835), "r"(m_157), "r"(m_158));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t832), "r"(t833), "r"(t834), "r"(t835), "r"(m_159), "r"(m_160));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t848), "r"(t849), "r"(t850), "r"(t851), "r"(m_157), "r"(m_158));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t848), "r"(t849), "r"(t850), "r"(t851), "r"(m_159), "r"(m_160));
#line 79 "fa-kernels/src/attention/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i = 1u; i < end; i += 1u) {
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 366 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 next = i + 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t861 = next < end;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t861) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t862 = next & 1u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t863 = t862 << 13u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t864 = t99 + t863;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t865 = end - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t866 = t865 - next;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_6 = t866 << 6u;
            const u32 t868 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t869 = t864 + t120;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t870 = (u64)first_key_6 * t113;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t871 = t124 + t870;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t872 = t871 + t125;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t873 = t872 + t125;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t874 = t873 + t125;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t875 = t115 < t868;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t876 = t875 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t869), "l"(t871), "r"(t876) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t877 = t115 < t868;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t878 = t877 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t869), "l"(t872), "r"(t878) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t879 = t115 < t868;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t880 = t879 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t869), "l"(t873), "r"(t880) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t881 = t115 < t868;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t882 = t881 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t869), "l"(t874), "r"(t882) : "memory");
        }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t883 = next < end;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t883) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t884 = next & 1u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t885 = t884 << 13u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t886 = t100 + t885;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t887 = end - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t888 = t887 - next;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_7 = t888 << 6u;
            const u32 t890 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t891 = t886 + t145;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t892 = (u64)first_key_7 * t138;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t893 = t149 + t892;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t894 = t893 + t150;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t895 = t894 + t150;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t896 = t895 + t150;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t897 = t140 < t890;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t898 = t897 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t891), "l"(t893), "r"(t898) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t899 = t140 < t890;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t900 = t899 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t891), "l"(t894), "r"(t900) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t901 = t140 < t890;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t902 = t901 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t891), "l"(t895), "r"(t902) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t903 = t140 < t890;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t904 = t903 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t891), "l"(t896), "r"(t904) : "memory");
        }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t905 = next + 1u;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_65 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_66 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_67 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_68 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_69 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_70 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_71 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_72 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_73 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_74 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_75 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_76 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_77 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_78 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_79 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_80 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_81 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_82 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_83 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_84 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_85 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_86 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_87 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_88 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_89 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_90 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_91 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_92 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_93 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_94 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_95 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_96 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_97 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_98 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_99 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_100 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_101 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_102 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_103 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_104 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_105 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_106 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_107 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_108 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_109 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_110 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_111 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_112 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_113 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_114 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_115 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_116 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_117 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_118 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_119 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_120 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_121 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_122 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_123 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_124 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_125 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_126 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_127 = 0.0f;
#line 142 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_128 = 0.0f;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t906 = i & 1u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t907 = t906 << 13u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t908 = t99 + t907;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t909;
        asm volatile("mov.b32 %0, %1;" : "=r"(t909) : "r"(t281));
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t910 = t909 ^ 32u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t911 = t909 ^ 64u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t912 = t909 ^ 96u;
        const u32 t913 = t908 + t909;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t913) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_65), "+f"(s_66), "+f"(s_67), "+f"(s_68) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_161), "r"(m_162));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_69), "+f"(s_70), "+f"(s_71), "+f"(s_72) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_163), "r"(m_164));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_97), "+f"(s_98), "+f"(s_99), "+f"(s_100) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_161), "r"(m_162));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_101), "+f"(s_102), "+f"(s_103), "+f"(s_104) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_163), "r"(m_164));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t913) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_73), "+f"(s_74), "+f"(s_75), "+f"(s_76) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_165), "r"(m_166));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_77), "+f"(s_78), "+f"(s_79), "+f"(s_80) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_167), "r"(m_168));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_105), "+f"(s_106), "+f"(s_107), "+f"(s_108) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_165), "r"(m_166));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_109), "+f"(s_110), "+f"(s_111), "+f"(s_112) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_167), "r"(m_168));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t913) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_81), "+f"(s_82), "+f"(s_83), "+f"(s_84) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_169), "r"(m_170));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_85), "+f"(s_86), "+f"(s_87), "+f"(s_88) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_171), "r"(m_172));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_113), "+f"(s_114), "+f"(s_115), "+f"(s_116) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_169), "r"(m_170));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_117), "+f"(s_118), "+f"(s_119), "+f"(s_120) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_171), "r"(m_172));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t913) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_89), "+f"(s_90), "+f"(s_91), "+f"(s_92) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_173), "r"(m_174));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_93), "+f"(s_94), "+f"(s_95), "+f"(s_96) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_175), "r"(m_176));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_121), "+f"(s_122), "+f"(s_123), "+f"(s_124) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_173), "r"(m_174));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_125), "+f"(s_126), "+f"(s_127), "+f"(s_128) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_175), "r"(m_176));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t914 = t908 + t910;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t914) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_65), "+f"(s_66), "+f"(s_67), "+f"(s_68) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_177), "r"(m_178));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_69), "+f"(s_70), "+f"(s_71), "+f"(s_72) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_179), "r"(m_180));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_97), "+f"(s_98), "+f"(s_99), "+f"(s_100) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_177), "r"(m_178));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_101), "+f"(s_102), "+f"(s_103), "+f"(s_104) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_179), "r"(m_180));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t914) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_73), "+f"(s_74), "+f"(s_75), "+f"(s_76) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_181), "r"(m_182));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_77), "+f"(s_78), "+f"(s_79), "+f"(s_80) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_183), "r"(m_184));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_105), "+f"(s_106), "+f"(s_107), "+f"(s_108) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_181), "r"(m_182));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_109), "+f"(s_110), "+f"(s_111), "+f"(s_112) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_183), "r"(m_184));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t914) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_81), "+f"(s_82), "+f"(s_83), "+f"(s_84) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_185), "r"(m_186));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_85), "+f"(s_86), "+f"(s_87), "+f"(s_88) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_187), "r"(m_188));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_113), "+f"(s_114), "+f"(s_115), "+f"(s_116) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_185), "r"(m_186));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_117), "+f"(s_118), "+f"(s_119), "+f"(s_120) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_187), "r"(m_188));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t914) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_89), "+f"(s_90), "+f"(s_91), "+f"(s_92) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_189), "r"(m_190));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_93), "+f"(s_94), "+f"(s_95), "+f"(s_96) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_191), "r"(m_192));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_121), "+f"(s_122), "+f"(s_123), "+f"(s_124) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_189), "r"(m_190));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_125), "+f"(s_126), "+f"(s_127), "+f"(s_128) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_191), "r"(m_192));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t915 = t908 + t911;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t915) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_65), "+f"(s_66), "+f"(s_67), "+f"(s_68) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_193), "r"(m_194));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_69), "+f"(s_70), "+f"(s_71), "+f"(s_72) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_195), "r"(m_196));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_97), "+f"(s_98), "+f"(s_99), "+f"(s_100) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_193), "r"(m_194));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_101), "+f"(s_102), "+f"(s_103), "+f"(s_104) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_195), "r"(m_196));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t915) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_73), "+f"(s_74), "+f"(s_75), "+f"(s_76) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_197), "r"(m_198));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_77), "+f"(s_78), "+f"(s_79), "+f"(s_80) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_199), "r"(m_200));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_105), "+f"(s_106), "+f"(s_107), "+f"(s_108) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_197), "r"(m_198));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_109), "+f"(s_110), "+f"(s_111), "+f"(s_112) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_199), "r"(m_200));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t915) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_81), "+f"(s_82), "+f"(s_83), "+f"(s_84) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_201), "r"(m_202));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_85), "+f"(s_86), "+f"(s_87), "+f"(s_88) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_203), "r"(m_204));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_113), "+f"(s_114), "+f"(s_115), "+f"(s_116) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_201), "r"(m_202));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_117), "+f"(s_118), "+f"(s_119), "+f"(s_120) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_203), "r"(m_204));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t915) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_89), "+f"(s_90), "+f"(s_91), "+f"(s_92) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_205), "r"(m_206));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_93), "+f"(s_94), "+f"(s_95), "+f"(s_96) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_207), "r"(m_208));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_121), "+f"(s_122), "+f"(s_123), "+f"(s_124) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_205), "r"(m_206));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_125), "+f"(s_126), "+f"(s_127), "+f"(s_128) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_207), "r"(m_208));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t916 = t908 + t912;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t916) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_65), "+f"(s_66), "+f"(s_67), "+f"(s_68) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_209), "r"(m_210));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_69), "+f"(s_70), "+f"(s_71), "+f"(s_72) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_211), "r"(m_212));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_97), "+f"(s_98), "+f"(s_99), "+f"(s_100) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_209), "r"(m_210));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_101), "+f"(s_102), "+f"(s_103), "+f"(s_104) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_211), "r"(m_212));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t916) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_73), "+f"(s_74), "+f"(s_75), "+f"(s_76) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_213), "r"(m_214));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_77), "+f"(s_78), "+f"(s_79), "+f"(s_80) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_215), "r"(m_216));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_105), "+f"(s_106), "+f"(s_107), "+f"(s_108) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_213), "r"(m_214));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_109), "+f"(s_110), "+f"(s_111), "+f"(s_112) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_215), "r"(m_216));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t916) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_81), "+f"(s_82), "+f"(s_83), "+f"(s_84) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_217), "r"(m_218));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_85), "+f"(s_86), "+f"(s_87), "+f"(s_88) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_219), "r"(m_220));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_113), "+f"(s_114), "+f"(s_115), "+f"(s_116) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_217), "r"(m_218));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_117), "+f"(s_118), "+f"(s_119), "+f"(s_120) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_219), "r"(m_220));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t916) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_89), "+f"(s_90), "+f"(s_91), "+f"(s_92) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_221), "r"(m_222));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_93), "+f"(s_94), "+f"(s_95), "+f"(s_96) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_223), "r"(m_224));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_121), "+f"(s_122), "+f"(s_123), "+f"(s_124) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_221), "r"(m_222));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_125), "+f"(s_126), "+f"(s_127), "+f"(s_128) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_223), "r"(m_224));
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_5 = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t918;
        asm("max.f32 %0, %1, %2;" : "=f"(t918) : "f"(old_5), "f"(s_65));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t919;
        asm("max.f32 %0, %1, %2;" : "=f"(t919) : "f"(t918), "f"(s_66));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t920;
        asm("max.f32 %0, %1, %2;" : "=f"(t920) : "f"(t919), "f"(s_69));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t921;
        asm("max.f32 %0, %1, %2;" : "=f"(t921) : "f"(t920), "f"(s_70));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t922;
        asm("max.f32 %0, %1, %2;" : "=f"(t922) : "f"(t921), "f"(s_73));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t923;
        asm("max.f32 %0, %1, %2;" : "=f"(t923) : "f"(t922), "f"(s_74));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t924;
        asm("max.f32 %0, %1, %2;" : "=f"(t924) : "f"(t923), "f"(s_77));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t925;
        asm("max.f32 %0, %1, %2;" : "=f"(t925) : "f"(t924), "f"(s_78));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t926;
        asm("max.f32 %0, %1, %2;" : "=f"(t926) : "f"(t925), "f"(s_81));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t927;
        asm("max.f32 %0, %1, %2;" : "=f"(t927) : "f"(t926), "f"(s_82));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t928;
        asm("max.f32 %0, %1, %2;" : "=f"(t928) : "f"(t927), "f"(s_85));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t929;
        asm("max.f32 %0, %1, %2;" : "=f"(t929) : "f"(t928), "f"(s_86));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t930;
        asm("max.f32 %0, %1, %2;" : "=f"(t930) : "f"(t929), "f"(s_89));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t931;
        asm("max.f32 %0, %1, %2;" : "=f"(t931) : "f"(t930), "f"(s_90));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t932;
        asm("max.f32 %0, %1, %2;" : "=f"(t932) : "f"(t931), "f"(s_93));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t933;
        asm("max.f32 %0, %1, %2;" : "=f"(t933) : "f"(t932), "f"(s_94));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t934;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t934) : "f"(t933));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_5;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t933), "f"(t934));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t936;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t936) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_5;
        asm("max.f32 %0, %1, %2;" : "=f"(new_5) : "f"(pair_5), "f"(t936));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_5 = new_5 == __uint_as_float(0xff800000u);
        const f32 t939 = new_5 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_5 = none_5 ? 0.0f : t939;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t941 = -reference_5;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t942;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t942) : "f"(old_5), "f"(scale_log2), "f"(t941));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_5) : "f"(t942));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max = new_5;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t944 = row_sum * rescale_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t945 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_65;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s_65), "f"(scale_log2), "f"(t945));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t947;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t947) : "f"(exponent_65));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_65 = t947;
        const f32 t948 = t944 + s_65;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t949 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_66;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_66), "f"(scale_log2), "f"(t949));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t951;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t951) : "f"(exponent_66));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_66 = t951;
        const f32 t952 = t948 + s_66;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t953 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_67;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_69), "f"(scale_log2), "f"(t953));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t955;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t955) : "f"(exponent_67));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_69 = t955;
        const f32 t956 = t952 + s_69;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t957 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_68;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_70), "f"(scale_log2), "f"(t957));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t959;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t959) : "f"(exponent_68));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_70 = t959;
        const f32 t960 = t956 + s_70;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t961 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_69;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_73), "f"(scale_log2), "f"(t961));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t963;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t963) : "f"(exponent_69));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_73 = t963;
        const f32 t964 = t960 + s_73;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t965 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_70;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_74), "f"(scale_log2), "f"(t965));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t967;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t967) : "f"(exponent_70));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_74 = t967;
        const f32 t968 = t964 + s_74;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t969 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_71;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_77), "f"(scale_log2), "f"(t969));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t971;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t971) : "f"(exponent_71));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_77 = t971;
        const f32 t972 = t968 + s_77;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t973 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_72;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_78), "f"(scale_log2), "f"(t973));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t975;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t975) : "f"(exponent_72));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_78 = t975;
        const f32 t976 = t972 + s_78;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t977 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_73;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_81), "f"(scale_log2), "f"(t977));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t979;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t979) : "f"(exponent_73));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_81 = t979;
        const f32 t980 = t976 + s_81;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t981 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_74;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_82), "f"(scale_log2), "f"(t981));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t983;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t983) : "f"(exponent_74));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_82 = t983;
        const f32 t984 = t980 + s_82;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t985 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_75;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_85), "f"(scale_log2), "f"(t985));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t987;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t987) : "f"(exponent_75));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_85 = t987;
        const f32 t988 = t984 + s_85;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t989 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_76;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_86), "f"(scale_log2), "f"(t989));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t991;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t991) : "f"(exponent_76));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_86 = t991;
        const f32 t992 = t988 + s_86;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t993 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_77;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_89), "f"(scale_log2), "f"(t993));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t995;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t995) : "f"(exponent_77));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_89 = t995;
        const f32 t996 = t992 + s_89;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t997 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_78;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_90), "f"(scale_log2), "f"(t997));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t999;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t999) : "f"(exponent_78));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_90 = t999;
        const f32 t1000 = t996 + s_90;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1001 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_79;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_93), "f"(scale_log2), "f"(t1001));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1003;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1003) : "f"(exponent_79));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_93 = t1003;
        const f32 t1004 = t1000 + s_93;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1005 = -reference_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_80;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_94), "f"(scale_log2), "f"(t1005));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1007;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1007) : "f"(exponent_80));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_94 = t1007;
        const f32 t1008 = t1004 + s_94;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1008;
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_6 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1010;
        asm("max.f32 %0, %1, %2;" : "=f"(t1010) : "f"(old_6), "f"(s_67));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1011;
        asm("max.f32 %0, %1, %2;" : "=f"(t1011) : "f"(t1010), "f"(s_68));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1012;
        asm("max.f32 %0, %1, %2;" : "=f"(t1012) : "f"(t1011), "f"(s_71));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1013;
        asm("max.f32 %0, %1, %2;" : "=f"(t1013) : "f"(t1012), "f"(s_72));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1014;
        asm("max.f32 %0, %1, %2;" : "=f"(t1014) : "f"(t1013), "f"(s_75));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1015;
        asm("max.f32 %0, %1, %2;" : "=f"(t1015) : "f"(t1014), "f"(s_76));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1016;
        asm("max.f32 %0, %1, %2;" : "=f"(t1016) : "f"(t1015), "f"(s_79));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1017;
        asm("max.f32 %0, %1, %2;" : "=f"(t1017) : "f"(t1016), "f"(s_80));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1018;
        asm("max.f32 %0, %1, %2;" : "=f"(t1018) : "f"(t1017), "f"(s_83));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1019;
        asm("max.f32 %0, %1, %2;" : "=f"(t1019) : "f"(t1018), "f"(s_84));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1020;
        asm("max.f32 %0, %1, %2;" : "=f"(t1020) : "f"(t1019), "f"(s_87));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1021;
        asm("max.f32 %0, %1, %2;" : "=f"(t1021) : "f"(t1020), "f"(s_88));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1022;
        asm("max.f32 %0, %1, %2;" : "=f"(t1022) : "f"(t1021), "f"(s_91));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1023;
        asm("max.f32 %0, %1, %2;" : "=f"(t1023) : "f"(t1022), "f"(s_92));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1024;
        asm("max.f32 %0, %1, %2;" : "=f"(t1024) : "f"(t1023), "f"(s_95));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1025;
        asm("max.f32 %0, %1, %2;" : "=f"(t1025) : "f"(t1024), "f"(s_96));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1026;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1026) : "f"(t1025));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_6;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t1025), "f"(t1026));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1028;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1028) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_6;
        asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(pair_6), "f"(t1028));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_6 = new_6 == __uint_as_float(0xff800000u);
        const f32 t1031 = new_6 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_6 = none_6 ? 0.0f : t1031;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t1033 = -reference_6;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t1034;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1034) : "f"(old_6), "f"(scale_log2), "f"(t1033));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_6) : "f"(t1034));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_6;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t1036 = row_sum_2 * rescale_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1037 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_81;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_67), "f"(scale_log2), "f"(t1037));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1039;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1039) : "f"(exponent_81));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_67 = t1039;
        const f32 t1040 = t1036 + s_67;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1041 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_82;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_68), "f"(scale_log2), "f"(t1041));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1043;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1043) : "f"(exponent_82));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_68 = t1043;
        const f32 t1044 = t1040 + s_68;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1045 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_83;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_71), "f"(scale_log2), "f"(t1045));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1047;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1047) : "f"(exponent_83));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_71 = t1047;
        const f32 t1048 = t1044 + s_71;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1049 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_84;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_72), "f"(scale_log2), "f"(t1049));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1051;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1051) : "f"(exponent_84));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_72 = t1051;
        const f32 t1052 = t1048 + s_72;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1053 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_85;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_75), "f"(scale_log2), "f"(t1053));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1055;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1055) : "f"(exponent_85));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_75 = t1055;
        const f32 t1056 = t1052 + s_75;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1057 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_86;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_76), "f"(scale_log2), "f"(t1057));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1059;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1059) : "f"(exponent_86));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_76 = t1059;
        const f32 t1060 = t1056 + s_76;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1061 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_87;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_79), "f"(scale_log2), "f"(t1061));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1063;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1063) : "f"(exponent_87));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_79 = t1063;
        const f32 t1064 = t1060 + s_79;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1065 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_88;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_80), "f"(scale_log2), "f"(t1065));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1067;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1067) : "f"(exponent_88));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_80 = t1067;
        const f32 t1068 = t1064 + s_80;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1069 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_89;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_83), "f"(scale_log2), "f"(t1069));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1071;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1071) : "f"(exponent_89));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_83 = t1071;
        const f32 t1072 = t1068 + s_83;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1073 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_90;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_84), "f"(scale_log2), "f"(t1073));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1075;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1075) : "f"(exponent_90));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_84 = t1075;
        const f32 t1076 = t1072 + s_84;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1077 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_91;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_87), "f"(scale_log2), "f"(t1077));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1079;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1079) : "f"(exponent_91));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_87 = t1079;
        const f32 t1080 = t1076 + s_87;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1081 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_92;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_88), "f"(scale_log2), "f"(t1081));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1083;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1083) : "f"(exponent_92));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_88 = t1083;
        const f32 t1084 = t1080 + s_88;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1085 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_93;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_91), "f"(scale_log2), "f"(t1085));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1087;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1087) : "f"(exponent_93));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_91 = t1087;
        const f32 t1088 = t1084 + s_91;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1089 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_94;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_92), "f"(scale_log2), "f"(t1089));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1091;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1091) : "f"(exponent_94));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_92 = t1091;
        const f32 t1092 = t1088 + s_92;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1093 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_95;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_95), "f"(scale_log2), "f"(t1093));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1095;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1095) : "f"(exponent_95));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_95 = t1095;
        const f32 t1096 = t1092 + s_95;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1097 = -reference_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_96;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_96), "f"(scale_log2), "f"(t1097));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1099;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1099) : "f"(exponent_96));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_96 = t1099;
        const f32 t1100 = t1096 + s_96;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1100;
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_7 = row_max_3;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1102;
        asm("max.f32 %0, %1, %2;" : "=f"(t1102) : "f"(old_7), "f"(s_97));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1103;
        asm("max.f32 %0, %1, %2;" : "=f"(t1103) : "f"(t1102), "f"(s_98));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1104;
        asm("max.f32 %0, %1, %2;" : "=f"(t1104) : "f"(t1103), "f"(s_101));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1105;
        asm("max.f32 %0, %1, %2;" : "=f"(t1105) : "f"(t1104), "f"(s_102));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1106;
        asm("max.f32 %0, %1, %2;" : "=f"(t1106) : "f"(t1105), "f"(s_105));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1107;
        asm("max.f32 %0, %1, %2;" : "=f"(t1107) : "f"(t1106), "f"(s_106));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1108;
        asm("max.f32 %0, %1, %2;" : "=f"(t1108) : "f"(t1107), "f"(s_109));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1109;
        asm("max.f32 %0, %1, %2;" : "=f"(t1109) : "f"(t1108), "f"(s_110));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1110;
        asm("max.f32 %0, %1, %2;" : "=f"(t1110) : "f"(t1109), "f"(s_113));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1111;
        asm("max.f32 %0, %1, %2;" : "=f"(t1111) : "f"(t1110), "f"(s_114));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1112;
        asm("max.f32 %0, %1, %2;" : "=f"(t1112) : "f"(t1111), "f"(s_117));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1113;
        asm("max.f32 %0, %1, %2;" : "=f"(t1113) : "f"(t1112), "f"(s_118));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1114;
        asm("max.f32 %0, %1, %2;" : "=f"(t1114) : "f"(t1113), "f"(s_121));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1115;
        asm("max.f32 %0, %1, %2;" : "=f"(t1115) : "f"(t1114), "f"(s_122));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1116;
        asm("max.f32 %0, %1, %2;" : "=f"(t1116) : "f"(t1115), "f"(s_125));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1117;
        asm("max.f32 %0, %1, %2;" : "=f"(t1117) : "f"(t1116), "f"(s_126));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1118;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1118) : "f"(t1117));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_7;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_7) : "f"(t1117), "f"(t1118));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1120;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1120) : "f"(pair_7));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_7;
        asm("max.f32 %0, %1, %2;" : "=f"(new_7) : "f"(pair_7), "f"(t1120));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_7 = new_7 == __uint_as_float(0xff800000u);
        const f32 t1123 = new_7 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_7 = none_7 ? 0.0f : t1123;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t1125 = -reference_7;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t1126;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1126) : "f"(old_7), "f"(scale_log2), "f"(t1125));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_7) : "f"(t1126));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max_3 = new_7;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t1128 = row_sum_3 * rescale_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1129 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_97;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_97), "f"(scale_log2), "f"(t1129));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1131;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1131) : "f"(exponent_97));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_97 = t1131;
        const f32 t1132 = t1128 + s_97;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1133 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_98;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_98), "f"(scale_log2), "f"(t1133));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1135;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1135) : "f"(exponent_98));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_98 = t1135;
        const f32 t1136 = t1132 + s_98;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1137 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_99;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_101), "f"(scale_log2), "f"(t1137));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1139;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1139) : "f"(exponent_99));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_101 = t1139;
        const f32 t1140 = t1136 + s_101;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1141 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_100;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_102), "f"(scale_log2), "f"(t1141));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1143;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1143) : "f"(exponent_100));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_102 = t1143;
        const f32 t1144 = t1140 + s_102;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1145 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_101;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_105), "f"(scale_log2), "f"(t1145));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1147;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1147) : "f"(exponent_101));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_105 = t1147;
        const f32 t1148 = t1144 + s_105;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1149 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_102;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_106), "f"(scale_log2), "f"(t1149));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1151;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1151) : "f"(exponent_102));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_106 = t1151;
        const f32 t1152 = t1148 + s_106;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1153 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_103;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_109), "f"(scale_log2), "f"(t1153));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1155;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1155) : "f"(exponent_103));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_109 = t1155;
        const f32 t1156 = t1152 + s_109;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1157 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_104;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_110), "f"(scale_log2), "f"(t1157));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1159;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1159) : "f"(exponent_104));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_110 = t1159;
        const f32 t1160 = t1156 + s_110;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1161 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_105;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_113), "f"(scale_log2), "f"(t1161));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1163;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1163) : "f"(exponent_105));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_113 = t1163;
        const f32 t1164 = t1160 + s_113;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1165 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_106;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_114), "f"(scale_log2), "f"(t1165));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1167;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1167) : "f"(exponent_106));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_114 = t1167;
        const f32 t1168 = t1164 + s_114;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1169 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_107;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_117), "f"(scale_log2), "f"(t1169));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1171;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1171) : "f"(exponent_107));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_117 = t1171;
        const f32 t1172 = t1168 + s_117;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1173 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_108;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_118), "f"(scale_log2), "f"(t1173));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1175;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1175) : "f"(exponent_108));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_118 = t1175;
        const f32 t1176 = t1172 + s_118;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1177 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_109;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_121), "f"(scale_log2), "f"(t1177));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1179;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1179) : "f"(exponent_109));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_121 = t1179;
        const f32 t1180 = t1176 + s_121;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1181 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_110;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_122), "f"(scale_log2), "f"(t1181));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1183;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1183) : "f"(exponent_110));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_122 = t1183;
        const f32 t1184 = t1180 + s_122;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1185 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_111;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_125), "f"(scale_log2), "f"(t1185));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1187;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1187) : "f"(exponent_111));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_125 = t1187;
        const f32 t1188 = t1184 + s_125;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1189 = -reference_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_112;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_126), "f"(scale_log2), "f"(t1189));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1191;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1191) : "f"(exponent_112));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_126 = t1191;
        const f32 t1192 = t1188 + s_126;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum_3 = t1192;
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_8 = row_max_4;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1194;
        asm("max.f32 %0, %1, %2;" : "=f"(t1194) : "f"(old_8), "f"(s_99));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1195;
        asm("max.f32 %0, %1, %2;" : "=f"(t1195) : "f"(t1194), "f"(s_100));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1196;
        asm("max.f32 %0, %1, %2;" : "=f"(t1196) : "f"(t1195), "f"(s_103));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1197;
        asm("max.f32 %0, %1, %2;" : "=f"(t1197) : "f"(t1196), "f"(s_104));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1198;
        asm("max.f32 %0, %1, %2;" : "=f"(t1198) : "f"(t1197), "f"(s_107));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1199;
        asm("max.f32 %0, %1, %2;" : "=f"(t1199) : "f"(t1198), "f"(s_108));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1200;
        asm("max.f32 %0, %1, %2;" : "=f"(t1200) : "f"(t1199), "f"(s_111));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1201;
        asm("max.f32 %0, %1, %2;" : "=f"(t1201) : "f"(t1200), "f"(s_112));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1202;
        asm("max.f32 %0, %1, %2;" : "=f"(t1202) : "f"(t1201), "f"(s_115));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1203;
        asm("max.f32 %0, %1, %2;" : "=f"(t1203) : "f"(t1202), "f"(s_116));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1204;
        asm("max.f32 %0, %1, %2;" : "=f"(t1204) : "f"(t1203), "f"(s_119));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1205;
        asm("max.f32 %0, %1, %2;" : "=f"(t1205) : "f"(t1204), "f"(s_120));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1206;
        asm("max.f32 %0, %1, %2;" : "=f"(t1206) : "f"(t1205), "f"(s_123));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1207;
        asm("max.f32 %0, %1, %2;" : "=f"(t1207) : "f"(t1206), "f"(s_124));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1208;
        asm("max.f32 %0, %1, %2;" : "=f"(t1208) : "f"(t1207), "f"(s_127));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t1209;
        asm("max.f32 %0, %1, %2;" : "=f"(t1209) : "f"(t1208), "f"(s_128));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1210;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1210) : "f"(t1209));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_8;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_8) : "f"(t1209), "f"(t1210));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1212;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1212) : "f"(pair_8));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_8;
        asm("max.f32 %0, %1, %2;" : "=f"(new_8) : "f"(pair_8), "f"(t1212));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_8 = new_8 == __uint_as_float(0xff800000u);
        const f32 t1215 = new_8 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_8 = none_8 ? 0.0f : t1215;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t1217 = -reference_8;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t1218;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1218) : "f"(old_8), "f"(scale_log2), "f"(t1217));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_8) : "f"(t1218));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max_4 = new_8;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t1220 = row_sum_4 * rescale_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1221 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_113;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_99), "f"(scale_log2), "f"(t1221));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1223;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1223) : "f"(exponent_113));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_99 = t1223;
        const f32 t1224 = t1220 + s_99;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1225 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_114;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_100), "f"(scale_log2), "f"(t1225));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1227;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1227) : "f"(exponent_114));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_100 = t1227;
        const f32 t1228 = t1224 + s_100;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1229 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_115;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_103), "f"(scale_log2), "f"(t1229));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1231;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1231) : "f"(exponent_115));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_103 = t1231;
        const f32 t1232 = t1228 + s_103;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1233 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_116;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_104), "f"(scale_log2), "f"(t1233));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1235;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1235) : "f"(exponent_116));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_104 = t1235;
        const f32 t1236 = t1232 + s_104;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1237 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_117;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_107), "f"(scale_log2), "f"(t1237));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1239;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1239) : "f"(exponent_117));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_107 = t1239;
        const f32 t1240 = t1236 + s_107;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1241 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_118;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_108), "f"(scale_log2), "f"(t1241));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1243;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1243) : "f"(exponent_118));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_108 = t1243;
        const f32 t1244 = t1240 + s_108;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1245 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_119;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_111), "f"(scale_log2), "f"(t1245));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1247;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1247) : "f"(exponent_119));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_111 = t1247;
        const f32 t1248 = t1244 + s_111;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1249 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_120;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_112), "f"(scale_log2), "f"(t1249));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1251;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1251) : "f"(exponent_120));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_112 = t1251;
        const f32 t1252 = t1248 + s_112;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1253 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_121;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_115), "f"(scale_log2), "f"(t1253));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1255;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1255) : "f"(exponent_121));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_115 = t1255;
        const f32 t1256 = t1252 + s_115;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1257 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_122;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_116), "f"(scale_log2), "f"(t1257));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1259;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1259) : "f"(exponent_122));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_116 = t1259;
        const f32 t1260 = t1256 + s_116;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1261 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_123;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_119), "f"(scale_log2), "f"(t1261));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1263;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1263) : "f"(exponent_123));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_119 = t1263;
        const f32 t1264 = t1260 + s_119;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1265 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_124;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_120), "f"(scale_log2), "f"(t1265));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1267;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1267) : "f"(exponent_124));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_120 = t1267;
        const f32 t1268 = t1264 + s_120;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1269 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_125;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_123), "f"(scale_log2), "f"(t1269));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1271;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1271) : "f"(exponent_125));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_123 = t1271;
        const f32 t1272 = t1268 + s_123;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1273 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_126;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_124), "f"(scale_log2), "f"(t1273));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1275;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1275) : "f"(exponent_126));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_124 = t1275;
        const f32 t1276 = t1272 + s_124;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1277 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_127;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_127), "f"(scale_log2), "f"(t1277));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1279;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1279) : "f"(exponent_127));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_127 = t1279;
        const f32 t1280 = t1276 + s_127;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t1281 = -reference_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_128;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_128), "f"(scale_log2), "f"(t1281));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t1283;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1283) : "f"(exponent_128));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_128 = t1283;
        const f32 t1284 = t1280 + s_128;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum_4 = t1284;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1285 = acc * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1285;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1286 = acc_2 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1286;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1287 = acc_5 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1287;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1288 = acc_6 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1288;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1289 = acc_9 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1289;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1290 = acc_10 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1290;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1291 = acc_13 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1291;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1292 = acc_14 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1292;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1293 = acc_17 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1293;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1294 = acc_18 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1294;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1295 = acc_21 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1295;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1296 = acc_22 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1296;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1297 = acc_25 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1297;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1298 = acc_26 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1298;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1299 = acc_29 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1299;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1300 = acc_30 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1300;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1301 = acc_3 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1301;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1302 = acc_4 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1302;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1303 = acc_7 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1303;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1304 = acc_8 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1304;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1305 = acc_11 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1305;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1306 = acc_12 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1306;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1307 = acc_15 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1307;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1308 = acc_16 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1308;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1309 = acc_19 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1309;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1310 = acc_20 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1310;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1311 = acc_23 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1311;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1312 = acc_24 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1312;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1313 = acc_27 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1313;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1314 = acc_28 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1314;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1315 = acc_31 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1315;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1316 = acc_32 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1316;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1317 = acc_33 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t1317;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1318 = acc_34 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t1318;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1319 = acc_37 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t1319;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1320 = acc_38 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t1320;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1321 = acc_41 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t1321;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1322 = acc_42 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t1322;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1323 = acc_45 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t1323;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1324 = acc_46 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t1324;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1325 = acc_49 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t1325;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1326 = acc_50 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t1326;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1327 = acc_53 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t1327;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1328 = acc_54 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t1328;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1329 = acc_57 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t1329;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1330 = acc_58 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t1330;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1331 = acc_61 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t1331;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1332 = acc_62 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t1332;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1333 = acc_35 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t1333;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1334 = acc_36 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t1334;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1335 = acc_39 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t1335;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1336 = acc_40 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t1336;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1337 = acc_43 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t1337;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1338 = acc_44 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t1338;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1339 = acc_47 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t1339;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1340 = acc_48 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t1340;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1341 = acc_51 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t1341;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1342 = acc_52 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t1342;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1343 = acc_55 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t1343;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1344 = acc_56 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1344;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1345 = acc_59 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1345;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1346 = acc_60 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1346;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1347 = acc_63 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1347;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1348 = acc_64 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1348;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1349;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1349) : "f"(s_65), "f"(s_66));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1350;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1350) : "f"(s_67), "f"(s_68));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1351;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1351) : "f"(s_69), "f"(s_70));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1352;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1352) : "f"(s_71), "f"(s_72));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1353;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1353) : "f"(s_73), "f"(s_74));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1354;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1354) : "f"(s_75), "f"(s_76));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1355;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1355) : "f"(s_77), "f"(s_78));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1356;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1356) : "f"(s_79), "f"(s_80));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1357;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1357) : "f"(s_81), "f"(s_82));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1358;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1358) : "f"(s_83), "f"(s_84));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1359;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1359) : "f"(s_85), "f"(s_86));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1360;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1360) : "f"(s_87), "f"(s_88));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1361;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1361) : "f"(s_89), "f"(s_90));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1362;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1362) : "f"(s_91), "f"(s_92));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1363;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1363) : "f"(s_93), "f"(s_94));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1364;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1364) : "f"(s_95), "f"(s_96));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1365;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1365) : "f"(s_97), "f"(s_98));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1366;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1366) : "f"(s_99), "f"(s_100));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1367;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1367) : "f"(s_101), "f"(s_102));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1368;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1368) : "f"(s_103), "f"(s_104));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1369;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1369) : "f"(s_105), "f"(s_106));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1370;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1370) : "f"(s_107), "f"(s_108));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1371;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1371) : "f"(s_109), "f"(s_110));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1372;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1372) : "f"(s_111), "f"(s_112));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1373;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1373) : "f"(s_113), "f"(s_114));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1374;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1374) : "f"(s_115), "f"(s_116));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1375;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1375) : "f"(s_117), "f"(s_118));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1376;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1376) : "f"(s_119), "f"(s_120));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1377;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1377) : "f"(s_121), "f"(s_122));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1378;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1378) : "f"(s_123), "f"(s_124));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1379;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1379) : "f"(s_125), "f"(s_126));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1380;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1380) : "f"(s_127), "f"(s_128));
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1381 = i & 1u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1382 = t1381 << 13u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1383 = t100 + t1382;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1384;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1384) : "r"(t288));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1385 = t1384 ^ 32u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1386 = t1384 ^ 64u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1387 = t1384 ^ 96u;
        const u32 t1388 = t1383 + t1384;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1389 = t1383 + t1385;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1390 = t1383 + t1386;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1391 = t1383 + t1387;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1388) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1349), "r"(t1350), "r"(t1351), "r"(t1352), "r"(m_225), "r"(m_226));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1349), "r"(t1350), "r"(t1351), "r"(t1352), "r"(m_227), "r"(m_228));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1365), "r"(t1366), "r"(t1367), "r"(t1368), "r"(m_225), "r"(m_226));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1365), "r"(t1366), "r"(t1367), "r"(t1368), "r"(m_227), "r"(m_228));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1389) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1349), "r"(t1350), "r"(t1351), "r"(t1352), "r"(m_229), "r"(m_230));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1349), "r"(t1350), "r"(t1351), "r"(t1352), "r"(m_231), "r"(m_232));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1365), "r"(t1366), "r"(t1367), "r"(t1368), "r"(m_229), "r"(m_230));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1365), "r"(t1366), "r"(t1367), "r"(t1368), "r"(m_231), "r"(m_232));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1390) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1349), "r"(t1350), "r"(t1351), "r"(t1352), "r"(m_233), "r"(m_234));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1349), "r"(t1350), "r"(t1351), "r"(t1352), "r"(m_235), "r"(m_236));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1365), "r"(t1366), "r"(t1367), "r"(t1368), "r"(m_233), "r"(m_234));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1365), "r"(t1366), "r"(t1367), "r"(t1368), "r"(m_235), "r"(m_236));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1391) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1349), "r"(t1350), "r"(t1351), "r"(t1352), "r"(m_237), "r"(m_238));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1349), "r"(t1350), "r"(t1351), "r"(t1352), "r"(m_239), "r"(m_240));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1365), "r"(t1366), "r"(t1367), "r"(t1368), "r"(m_237), "r"(m_238));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1365), "r"(t1366), "r"(t1367), "r"(t1368), "r"(m_239), "r"(m_240));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1388) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1353), "r"(t1354), "r"(t1355), "r"(t1356), "r"(m_241), "r"(m_242));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1353), "r"(t1354), "r"(t1355), "r"(t1356), "r"(m_243), "r"(m_244));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1369), "r"(t1370), "r"(t1371), "r"(t1372), "r"(m_241), "r"(m_242));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1369), "r"(t1370), "r"(t1371), "r"(t1372), "r"(m_243), "r"(m_244));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1389) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1353), "r"(t1354), "r"(t1355), "r"(t1356), "r"(m_245), "r"(m_246));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1353), "r"(t1354), "r"(t1355), "r"(t1356), "r"(m_247), "r"(m_248));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1369), "r"(t1370), "r"(t1371), "r"(t1372), "r"(m_245), "r"(m_246));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1369), "r"(t1370), "r"(t1371), "r"(t1372), "r"(m_247), "r"(m_248));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1390) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1353), "r"(t1354), "r"(t1355), "r"(t1356), "r"(m_249), "r"(m_250));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1353), "r"(t1354), "r"(t1355), "r"(t1356), "r"(m_251), "r"(m_252));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1369), "r"(t1370), "r"(t1371), "r"(t1372), "r"(m_249), "r"(m_250));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1369), "r"(t1370), "r"(t1371), "r"(t1372), "r"(m_251), "r"(m_252));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1391) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1353), "r"(t1354), "r"(t1355), "r"(t1356), "r"(m_253), "r"(m_254));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1353), "r"(t1354), "r"(t1355), "r"(t1356), "r"(m_255), "r"(m_256));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1369), "r"(t1370), "r"(t1371), "r"(t1372), "r"(m_253), "r"(m_254));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1369), "r"(t1370), "r"(t1371), "r"(t1372), "r"(m_255), "r"(m_256));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1388) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1357), "r"(t1358), "r"(t1359), "r"(t1360), "r"(m_257), "r"(m_258));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1357), "r"(t1358), "r"(t1359), "r"(t1360), "r"(m_259), "r"(m_260));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1373), "r"(t1374), "r"(t1375), "r"(t1376), "r"(m_257), "r"(m_258));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1373), "r"(t1374), "r"(t1375), "r"(t1376), "r"(m_259), "r"(m_260));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1389) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1357), "r"(t1358), "r"(t1359), "r"(t1360), "r"(m_261), "r"(m_262));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1357), "r"(t1358), "r"(t1359), "r"(t1360), "r"(m_263), "r"(m_264));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1373), "r"(t1374), "r"(t1375), "r"(t1376), "r"(m_261), "r"(m_262));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1373), "r"(t1374), "r"(t1375), "r"(t1376), "r"(m_263), "r"(m_264));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1390) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1357), "r"(t1358), "r"(t1359), "r"(t1360), "r"(m_265), "r"(m_266));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1357), "r"(t1358), "r"(t1359), "r"(t1360), "r"(m_267), "r"(m_268));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1373), "r"(t1374), "r"(t1375), "r"(t1376), "r"(m_265), "r"(m_266));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1373), "r"(t1374), "r"(t1375), "r"(t1376), "r"(m_267), "r"(m_268));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1391) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1357), "r"(t1358), "r"(t1359), "r"(t1360), "r"(m_269), "r"(m_270));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1357), "r"(t1358), "r"(t1359), "r"(t1360), "r"(m_271), "r"(m_272));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1373), "r"(t1374), "r"(t1375), "r"(t1376), "r"(m_269), "r"(m_270));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1373), "r"(t1374), "r"(t1375), "r"(t1376), "r"(m_271), "r"(m_272));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1388) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_273), "r"(m_274));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_275), "r"(m_276));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1377), "r"(t1378), "r"(t1379), "r"(t1380), "r"(m_273), "r"(m_274));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1377), "r"(t1378), "r"(t1379), "r"(t1380), "r"(m_275), "r"(m_276));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1389) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_277), "r"(m_278));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_279), "r"(m_280));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1377), "r"(t1378), "r"(t1379), "r"(t1380), "r"(m_277), "r"(m_278));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1377), "r"(t1378), "r"(t1379), "r"(t1380), "r"(m_279), "r"(m_280));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1390) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_281), "r"(m_282));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_283), "r"(m_284));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1377), "r"(t1378), "r"(t1379), "r"(t1380), "r"(m_281), "r"(m_282));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1377), "r"(t1378), "r"(t1379), "r"(t1380), "r"(m_283), "r"(m_284));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1391) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_285), "r"(m_286));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_287), "r"(m_288));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1377), "r"(t1378), "r"(t1379), "r"(t1380), "r"(m_285), "r"(m_286));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1377), "r"(t1378), "r"(t1379), "r"(t1380), "r"(m_287), "r"(m_288));
    }
#line 227 "fa-kernels/src/attention/softmax.rs"
    f32 t1392;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1392) : "f"(row_sum));
#line 227 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_9 = row_sum + t1392;
    f32 t1394;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1394) : "f"(pair_9));
#line 228 "fa-kernels/src/attention/softmax.rs"
    const f32 t1395 = pair_9 + t1394;
#line 228 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1395;
#line 227 "fa-kernels/src/attention/softmax.rs"
    f32 t1396;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1396) : "f"(row_sum_2));
#line 227 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_10 = row_sum_2 + t1396;
    f32 t1398;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1398) : "f"(pair_10));
#line 228 "fa-kernels/src/attention/softmax.rs"
    const f32 t1399 = pair_10 + t1398;
#line 228 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1399;
#line 227 "fa-kernels/src/attention/softmax.rs"
    f32 t1400;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1400) : "f"(row_sum_3));
#line 227 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_11 = row_sum_3 + t1400;
    f32 t1402;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1402) : "f"(pair_11));
#line 228 "fa-kernels/src/attention/softmax.rs"
    const f32 t1403 = pair_11 + t1402;
#line 228 "fa-kernels/src/attention/softmax.rs"
    row_sum_3 = t1403;
#line 227 "fa-kernels/src/attention/softmax.rs"
    f32 t1404;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1404) : "f"(row_sum_4));
#line 227 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_12 = row_sum_4 + t1404;
    f32 t1406;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1406) : "f"(pair_12));
#line 228 "fa-kernels/src/attention/softmax.rs"
    const f32 t1407 = pair_12 + t1406;
#line 228 "fa-kernels/src/attention/softmax.rs"
    row_sum_4 = t1407;
#line 310 "fa-kernels/src/attention/softmax.rs"
    const f32 sum = row_sum;
    const bool t1408 = sum == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
    f32 t1409;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1409) : "f"(sum));
#line 311 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer = t1408 ? 0.0f : t1409;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1411 = acc * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc = t1411;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1412 = acc_2 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_2 = t1412;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1413 = acc_5 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_5 = t1413;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1414 = acc_6 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_6 = t1414;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1415 = acc_9 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_9 = t1415;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1416 = acc_10 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_10 = t1416;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1417 = acc_13 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_13 = t1417;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1418 = acc_14 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_14 = t1418;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1419 = acc_17 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_17 = t1419;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1420 = acc_18 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_18 = t1420;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1421 = acc_21 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_21 = t1421;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1422 = acc_22 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_22 = t1422;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1423 = acc_25 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_25 = t1423;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1424 = acc_26 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_26 = t1424;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1425 = acc_29 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_29 = t1425;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1426 = acc_30 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_30 = t1426;
#line 310 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t1427 = sum_2 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
    f32 t1428;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1428) : "f"(sum_2));
#line 311 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_2 = t1427 ? 0.0f : t1428;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1430 = acc_3 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_3 = t1430;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1431 = acc_4 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_4 = t1431;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1432 = acc_7 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_7 = t1432;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1433 = acc_8 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_8 = t1433;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1434 = acc_11 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_11 = t1434;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1435 = acc_12 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_12 = t1435;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1436 = acc_15 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_15 = t1436;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1437 = acc_16 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_16 = t1437;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1438 = acc_19 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_19 = t1438;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1439 = acc_20 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_20 = t1439;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1440 = acc_23 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_23 = t1440;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1441 = acc_24 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_24 = t1441;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1442 = acc_27 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_27 = t1442;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1443 = acc_28 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_28 = t1443;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1444 = acc_31 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_31 = t1444;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1445 = acc_32 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_32 = t1445;
#line 310 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_3 = row_sum_3;
    const bool t1446 = sum_3 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
    f32 t1447;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1447) : "f"(sum_3));
#line 311 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_3 = t1446 ? 0.0f : t1447;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1449 = acc_33 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_33 = t1449;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1450 = acc_34 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_34 = t1450;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1451 = acc_37 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_37 = t1451;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1452 = acc_38 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_38 = t1452;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1453 = acc_41 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_41 = t1453;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1454 = acc_42 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_42 = t1454;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1455 = acc_45 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_45 = t1455;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1456 = acc_46 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_46 = t1456;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1457 = acc_49 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_49 = t1457;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1458 = acc_50 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_50 = t1458;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1459 = acc_53 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_53 = t1459;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1460 = acc_54 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_54 = t1460;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1461 = acc_57 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_57 = t1461;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1462 = acc_58 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_58 = t1462;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1463 = acc_61 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_61 = t1463;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1464 = acc_62 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_62 = t1464;
#line 310 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_4 = row_sum_4;
    const bool t1465 = sum_4 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
    f32 t1466;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1466) : "f"(sum_4));
#line 311 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_4 = t1465 ? 0.0f : t1466;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1468 = acc_35 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_35 = t1468;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1469 = acc_36 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_36 = t1469;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1470 = acc_39 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_39 = t1470;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1471 = acc_40 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_40 = t1471;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1472 = acc_43 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_43 = t1472;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1473 = acc_44 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_44 = t1473;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1474 = acc_47 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_47 = t1474;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1475 = acc_48 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_48 = t1475;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1476 = acc_51 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_51 = t1476;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1477 = acc_52 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_52 = t1477;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1478 = acc_55 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_55 = t1478;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1479 = acc_56 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_56 = t1479;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1480 = acc_59 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_59 = t1480;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1481 = acc_60 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_60 = t1481;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1482 = acc_63 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_63 = t1482;
#line 301 "fa-kernels/src/attention/softmax.rs"
    const f32 t1483 = acc_64 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
    acc_64 = t1483;
#line 178 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1484 = blockIdx.x;
#line 178 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1485;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1485) : "r"(t1484));
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1486 = seq_q + 127u;
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1487 = t1486 >> 7u;
#line 87 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1488 = t1485 / t1487;
#line 87 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1489 = t1485 % t1487;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1490 = t1489 << 7u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1491 = t1488 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1492 = t1488 / heads;
#line 192 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1493 = lane >> 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1494 = first_row + t1493;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1495 = t1494 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1496 = 0u ^ t1495;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1497 = t1494 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1498 = t1496 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1499 = t1497 + t1498;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1500 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1501 = t1500 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1502 = t1499 + t1501;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1503;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1503) : "f"(acc), "f"(acc_2));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1504 = smem_1 + t1502;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1504), "r"(t1503) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1505;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1505) : "f"(acc_5), "f"(acc_6));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1506 = t1502 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1507 = smem_1 + t1506;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1507), "r"(t1505) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1508;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1508) : "f"(acc_9), "f"(acc_10));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1509 = t1502 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1510 = smem_1 + t1509;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1510), "r"(t1508) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1511;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1511) : "f"(acc_13), "f"(acc_14));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1512 = t1502 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1513 = smem_1 + t1512;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1513), "r"(t1511) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1514;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1514) : "f"(acc_17), "f"(acc_18));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1515 = t1502 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1516 = smem_1 + t1515;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1516), "r"(t1514) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1517;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1517) : "f"(acc_21), "f"(acc_22));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1518 = t1502 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1519 = smem_1 + t1518;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1519), "r"(t1517) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1520;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1520) : "f"(acc_25), "f"(acc_26));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1521 = t1502 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1522 = smem_1 + t1521;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1522), "r"(t1520) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1523;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1523) : "f"(acc_29), "f"(acc_30));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1524 = t1502 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1525 = smem_1 + t1524;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1525), "r"(t1523) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1526 = lane >> 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1527 = first_row + t1526;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1528 = t1527 + 8u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1529 = t1528 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1530 = 0u ^ t1529;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1531 = t1528 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1532 = t1530 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1533 = t1531 + t1532;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1534 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1535 = t1534 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1536 = t1533 + t1535;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1537;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1537) : "f"(acc_3), "f"(acc_4));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1538 = smem_1 + t1536;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1538), "r"(t1537) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1539;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1539) : "f"(acc_7), "f"(acc_8));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1540 = t1536 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1541 = smem_1 + t1540;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1541), "r"(t1539) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1542;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1542) : "f"(acc_11), "f"(acc_12));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1543 = t1536 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1544 = smem_1 + t1543;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1544), "r"(t1542) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1545;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1545) : "f"(acc_15), "f"(acc_16));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1546 = t1536 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1547 = smem_1 + t1546;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1547), "r"(t1545) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1548;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1548) : "f"(acc_19), "f"(acc_20));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1549 = t1536 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1550 = smem_1 + t1549;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1550), "r"(t1548) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1551;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1551) : "f"(acc_23), "f"(acc_24));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1552 = t1536 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1553 = smem_1 + t1552;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1553), "r"(t1551) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1554;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1554) : "f"(acc_27), "f"(acc_28));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1555 = t1536 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1556 = smem_1 + t1555;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1556), "r"(t1554) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1557;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1557) : "f"(acc_31), "f"(acc_32));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1558 = t1536 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1559 = smem_1 + t1558;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1559), "r"(t1557) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1560 = lane >> 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1561 = first_row + t1560;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1562 = t1561 + 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1563 = t1562 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1564 = 0u ^ t1563;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1565 = t1562 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1566 = t1564 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1567 = t1565 + t1566;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1568 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1569 = t1568 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1570 = t1567 + t1569;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1571;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1571) : "f"(acc_33), "f"(acc_34));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1572 = smem_1 + t1570;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1572), "r"(t1571) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1573;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1573) : "f"(acc_37), "f"(acc_38));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1574 = t1570 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1575 = smem_1 + t1574;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1575), "r"(t1573) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1576;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1576) : "f"(acc_41), "f"(acc_42));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1577 = t1570 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1578 = smem_1 + t1577;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1578), "r"(t1576) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1579;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1579) : "f"(acc_45), "f"(acc_46));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1580 = t1570 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1581 = smem_1 + t1580;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1581), "r"(t1579) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1582;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1582) : "f"(acc_49), "f"(acc_50));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1583 = t1570 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1584 = smem_1 + t1583;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1584), "r"(t1582) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1585;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1585) : "f"(acc_53), "f"(acc_54));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1586 = t1570 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1587 = smem_1 + t1586;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1587), "r"(t1585) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1588;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1588) : "f"(acc_57), "f"(acc_58));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1589 = t1570 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1590 = smem_1 + t1589;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1590), "r"(t1588) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1591;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1591) : "f"(acc_61), "f"(acc_62));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1592 = t1570 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1593 = smem_1 + t1592;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1593), "r"(t1591) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1594 = lane >> 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1595 = first_row + t1594;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1596 = t1595 + 24u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1597 = t1596 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1598 = 0u ^ t1597;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1599 = t1596 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1600 = t1598 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1601 = t1599 + t1600;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1602 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1603 = t1602 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1604 = t1601 + t1603;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1605;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1605) : "f"(acc_35), "f"(acc_36));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1606 = smem_1 + t1604;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1606), "r"(t1605) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1607;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1607) : "f"(acc_39), "f"(acc_40));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1608 = t1604 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1609 = smem_1 + t1608;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1609), "r"(t1607) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1610;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1610) : "f"(acc_43), "f"(acc_44));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1611 = t1604 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1612 = smem_1 + t1611;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1612), "r"(t1610) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1613;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1613) : "f"(acc_47), "f"(acc_48));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1614 = t1604 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1615 = smem_1 + t1614;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1615), "r"(t1613) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1616;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1616) : "f"(acc_51), "f"(acc_52));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1617 = t1604 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1618 = smem_1 + t1617;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1618), "r"(t1616) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1619;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1619) : "f"(acc_55), "f"(acc_56));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1620 = t1604 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1621 = smem_1 + t1620;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1621), "r"(t1619) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1622;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1622) : "f"(acc_59), "f"(acc_60));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1623 = t1604 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1624 = smem_1 + t1623;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1624), "r"(t1622) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1625;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1625) : "f"(acc_63), "f"(acc_64));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1626 = t1604 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1627 = smem_1 + t1626;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1627), "r"(t1625) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1628 = (u64)t1492;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1629 = t1628 * o_stride0;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1630 = t1629 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1631 = o + t1630;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1632 = (u64)t1490;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1633 = t1632 * o_stride1;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1634 = t1633 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1635 = t1631 + t1634;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1636 = (u64)t1491;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1637 = t1636 * o_stride2;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1638 = t1637 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1639 = t1635 + t1638;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1640 = (u32)o_stride1;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1641 = t1640 << 1u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1642 = seq_q - t1490;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1643 = head_dim >> 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1644 = lane >> 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1645 = first_row + t1644;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1646 = lane & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1647 = t1645 < t1642;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1648 = t1646 < t1643;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1649 = t1647 & t1648;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1649) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1650 = t1645 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1651 = t1646 ^ t1650;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1652 = t1645 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1653 = t1651 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1654 = t1652 + t1653;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1655 = smem_1 + t1654;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1655) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1656 = (u64)t1645 * t1641;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1657 = t1639 + t1656;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1658 = (u64)t1646 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1659 = t1657 + t1658;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1659), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1660 = t1645 + 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1661 = t1660 < t1642;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1662 = t1646 < t1643;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1663 = t1661 & t1662;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1663) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1664 = t1660 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1665 = t1646 ^ t1664;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1666 = t1660 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1667 = t1665 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1668 = t1666 + t1667;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1669 = smem_1 + t1668;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t1669) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1670 = (u64)t1660 * t1641;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1671 = t1639 + t1670;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1672 = (u64)t1646 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1673 = t1671 + t1672;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1673), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1674 = t1645 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1675 = t1674 < t1642;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1676 = t1646 < t1643;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1677 = t1675 & t1676;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1677) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1678 = t1674 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1679 = t1646 ^ t1678;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1680 = t1674 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1681 = t1679 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1682 = t1680 + t1681;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1683 = smem_1 + t1682;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1683) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1684 = (u64)t1674 * t1641;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1685 = t1639 + t1684;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1686 = (u64)t1646 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1687 = t1685 + t1686;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1687), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1688 = t1645 + 12u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1689 = t1688 < t1642;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1690 = t1646 < t1643;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1691 = t1689 & t1690;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1691) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1692 = t1688 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1693 = t1646 ^ t1692;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1694 = t1688 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1695 = t1693 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1696 = t1694 + t1695;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1697 = smem_1 + t1696;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1697) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1698 = (u64)t1688 * t1641;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1699 = t1639 + t1698;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1700 = (u64)t1646 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1701 = t1699 + t1700;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1701), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1702 = t1645 + 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1703 = t1702 < t1642;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1704 = t1646 < t1643;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1705 = t1703 & t1704;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1705) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1706 = t1702 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1707 = t1646 ^ t1706;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1708 = t1702 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1709 = t1707 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1710 = t1708 + t1709;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1711 = smem_1 + t1710;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t1711) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1712 = (u64)t1702 * t1641;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1713 = t1639 + t1712;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1714 = (u64)t1646 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1715 = t1713 + t1714;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1715), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1716 = t1645 + 20u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1717 = t1716 < t1642;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1718 = t1646 < t1643;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1719 = t1717 & t1718;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1719) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1720 = t1716 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1721 = t1646 ^ t1720;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1722 = t1716 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1723 = t1721 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1724 = t1722 + t1723;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1725 = smem_1 + t1724;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_21;
        u32 row_22;
        u32 row_23;
        u32 row_24;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t1725) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1726 = (u64)t1716 * t1641;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1727 = t1639 + t1726;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1728 = (u64)t1646 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1729 = t1727 + t1728;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1729), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1730 = t1645 + 24u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1731 = t1730 < t1642;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1732 = t1646 < t1643;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1733 = t1731 & t1732;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1733) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1734 = t1730 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1735 = t1646 ^ t1734;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1736 = t1730 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1737 = t1735 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1738 = t1736 + t1737;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1739 = smem_1 + t1738;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_25;
        u32 row_26;
        u32 row_27;
        u32 row_28;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t1739) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1740 = (u64)t1730 * t1641;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1741 = t1639 + t1740;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1742 = (u64)t1646 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1743 = t1741 + t1742;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1743), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1744 = t1645 + 28u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1745 = t1744 < t1642;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1746 = t1646 < t1643;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1747 = t1745 & t1746;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1747) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1748 = t1744 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1749 = t1646 ^ t1748;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1750 = t1744 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1751 = t1749 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1752 = t1750 + t1751;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1753 = smem_1 + t1752;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_29;
        u32 row_30;
        u32 row_31;
        u32 row_32;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t1753) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1754 = (u64)t1744 * t1641;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1755 = t1639 + t1754;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1756 = (u64)t1646 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1757 = t1755 + t1756;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1757), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1758 = t1490 + first_row;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1759 = (u64)t1492;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1760 = t1759 * lse_stride0;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1761 = t1760 * 4ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1762 = lse + t1761;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1763 = (u64)t1491;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1764 = t1763 * lse_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1765 = t1764 * 4ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1766 = t1762 + t1765;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1767 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const u32 t1768 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const bool t1769 = t1768 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    if (t1769) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1770 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_33 = t1758 + t1770;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists = row_33 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists) {
            const u64 t1773 = (u64)row_33 * t1767;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1774 = t1773 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1775 = t1766 + t1774;
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t1776;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1776) : "f"(row_sum));
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t1777;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1777) : "f"(row_max), "f"(scale_log2), "f"(t1776));
#line 287 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t1777 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const bool t1779 = row_sum == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const f32 t1780 = t1779 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1775), "f"(t1780) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1781 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1782 = t1758 + t1781;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_34 = t1782 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_2 = row_34 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_2) {
            const u64 t1785 = (u64)row_34 * t1767;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1786 = t1785 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1787 = t1766 + t1786;
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t1788;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1788) : "f"(row_sum_2));
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t1789;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1789) : "f"(row_max_2), "f"(scale_log2), "f"(t1788));
#line 287 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t1789 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const bool t1791 = row_sum_2 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const f32 t1792 = t1791 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1787), "f"(t1792) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1793 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1794 = t1758 + t1793;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_35 = t1794 + 16u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_3 = row_35 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_3) {
            const u64 t1797 = (u64)row_35 * t1767;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1798 = t1797 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1799 = t1766 + t1798;
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t1800;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1800) : "f"(row_sum_3));
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t1801;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1801) : "f"(row_max_3), "f"(scale_log2), "f"(t1800));
#line 287 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_4 = t1801 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const bool t1803 = row_sum_3 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const f32 t1804 = t1803 ? __uint_as_float(0xff800000u) : lse_4;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1799), "f"(t1804) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1805 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1806 = t1758 + t1805;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_36 = t1806 + 24u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_4 = row_36 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_4) {
            const u64 t1809 = (u64)row_36 * t1767;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1810 = t1809 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1811 = t1766 + t1810;
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t1812;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1812) : "f"(row_sum_4));
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t1813;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1813) : "f"(row_max_4), "f"(scale_log2), "f"(t1812));
#line 287 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_5 = t1813 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const bool t1815 = row_sum_4 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const f32 t1816 = t1815 ? __uint_as_float(0xff800000u) : lse_5;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1811), "f"(t1816) : "memory");
        }
    }
}
