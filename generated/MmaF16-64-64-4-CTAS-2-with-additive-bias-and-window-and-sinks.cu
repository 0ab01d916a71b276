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
    const f32 score_scale,
    const u64 argument0 /* f32 */,
    const u64 argument0_stride0,
    const u64 argument0_stride1,
    const u64 argument0_stride2,
    const u64 argument0_stride3,
    const u32 argument0_2,
    const u32 argument1,
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
#line 54 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t24 = t22 / group;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t25 = seq_k + 63u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t26 = t25 >> 6u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t26 > 1u ? t26 : 1u;
#line 311 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t28 = seq_k >> 6u;
#line 311 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t28 < end ? t28 : end;
#line 316 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t30 = end - whole;
#line 316 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t31 = t30 < end ? t30 : end;
#line 51 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t33 = (u64)t23;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t34 = t33 * q_stride0;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t35 = t34 * 2ull;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t36 = q + t35;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t37 = (u64)t21;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t38 = t37 * q_stride1;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t39 = t38 * 2ull;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t40 = t36 + t39;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t41 = (u64)t22;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t42 = t41 * q_stride2;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t43 = t42 * 2ull;
#line 79 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t44 = t40 + t43;
    const u32 t45 = (u32)q_stride1;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t46 = t45 << 1u;
    const u32 t47 = thread >> 3u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t48 = thread & 7u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t49 = t47 & 7u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t50 = t48 ^ t49;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t51 = t47 << 7u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t52 = t50 << 4u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t53 = t51 + t52;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t54 = (u64)t47 * t46;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t55 = t44 + t54;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t56 = (u64)t48 * 16u;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t57 = t55 + t56;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t58 = (u64)t46 * 16u;
    const u32 exist = seq_q - t21;
    const u32 t60 = head_dim >> 3u;
    const u32 t61 = smem_1 + t53;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t62 = (u64)0u * t46;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t63 = t57 + t62;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t64 = t63 + t58;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t65 = t64 + t58;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t66 = t65 + t58;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t67 = t47 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t68 = t48 < t60;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t69 = t67 & t68;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t70 = t69 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t61), "l"(t63), "r"(t70) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t71 = t47 + 16u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t72 = t71 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t73 = t48 < t60;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t74 = t72 & t73;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t75 = t74 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t61), "l"(t64), "r"(t75) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t76 = t47 + 32u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t77 = t76 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t78 = t48 < t60;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t79 = t77 & t78;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t80 = t79 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t61), "l"(t65), "r"(t80) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t81 = t47 + 48u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t82 = t81 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t83 = t48 < t60;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t84 = t82 & t83;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t85 = t84 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t61), "l"(t66), "r"(t85) : "memory");
#line 62 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t86 = smem_1 + 8192u;
#line 192 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t87 = t86 + 8192u;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t88 = (u64)t23;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t89 = t88 * k_stride0;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t90 = t89 * 2ull;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t91 = k + t90;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t92 = 0ull * k_stride1;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t93 = t92 * 2ull;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t94 = t91 + t93;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t95 = (u64)t24;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t96 = t95 * k_stride2;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t97 = t96 * 2ull;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t98 = t94 + t97;
    const u32 t99 = (u32)k_stride1;
#line 201 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t100 = t99 << 1u;
    const u32 t101 = thread >> 3u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t102 = thread & 7u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t103 = t101 & 7u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t104 = t102 ^ t103;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t105 = t101 << 7u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t106 = t104 << 4u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t107 = t105 + t106;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t108 = (u64)t101 * t100;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t109 = t98 + t108;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t110 = (u64)t102 * 16u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t111 = t109 + t110;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t112 = (u64)t100 * 16u;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t113 = (u64)t23;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t114 = t113 * v_stride0;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t115 = t114 * 2ull;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t116 = v + t115;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t117 = 0ull * v_stride1;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t118 = t117 * 2ull;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t119 = t116 + t118;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t120 = (u64)t24;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t121 = t120 * v_stride2;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t122 = t121 * 2ull;
#line 200 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t123 = t119 + t122;
    const u32 t124 = (u32)v_stride1;
#line 201 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t125 = t124 << 1u;
    const u32 t126 = thread >> 3u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t127 = thread & 7u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t128 = t126 & 7u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t129 = t127 ^ t128;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t130 = t126 << 7u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t131 = t129 << 4u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t132 = t130 + t131;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t133 = (u64)t126 * t125;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t134 = t123 + t133;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t135 = (u64)t127 * 16u;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t136 = t134 + t135;
#line 202 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t137 = (u64)t125 * 16u;
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t138 = end - 1u;
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key = t138 << 6u;
    const u32 t140 = head_dim >> 3u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t141 = t86 + t107;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t142 = (u64)first_key * t100;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t143 = t111 + t142;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t144 = t143 + t112;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t145 = t144 + t112;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t146 = t145 + t112;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t147 = first_key + t101;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t148 = t147 < seq_k;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t149 = t102 < t140;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t150 = t148 & t149;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t151 = t150 ? 16u : 0u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t141), "l"(t143), "r"(t151) : "memory");
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t152 = first_key + t101;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t153 = t152 + 16u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t154 = t153 < seq_k;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t155 = t102 < t140;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t156 = t154 & t155;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t157 = t156 ? 16u : 0u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t141), "l"(t144), "r"(t157) : "memory");
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t158 = first_key + t101;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t159 = t158 + 32u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t160 = t159 < seq_k;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t161 = t102 < t140;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t162 = t160 & t161;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t163 = t162 ? 16u : 0u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t141), "l"(t145), "r"(t163) : "memory");
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t164 = first_key + t101;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t165 = t164 + 48u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t166 = t165 < seq_k;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t167 = t102 < t140;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t168 = t166 & t167;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t169 = t168 ? 16u : 0u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t141), "l"(t146), "r"(t169) : "memory");
#line 330 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 345 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t170 = end - 1u;
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key_2 = t170 << 6u;
    const u32 t172 = head_dim >> 3u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t173 = t87 + t132;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t174 = (u64)first_key_2 * t125;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t175 = t136 + t174;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t176 = t175 + t137;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t177 = t176 + t137;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t178 = t177 + t137;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t179 = first_key_2 + t126;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t180 = t179 < seq_k;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t181 = t127 < t172;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t182 = t180 & t181;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t183 = t182 ? 16u : 0u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t173), "l"(t175), "r"(t183) : "memory");
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t184 = first_key_2 + t126;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t185 = t184 + 16u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t186 = t185 < seq_k;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t187 = t127 < t172;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t188 = t186 & t187;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t189 = t188 ? 16u : 0u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t173), "l"(t176), "r"(t189) : "memory");
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t190 = first_key_2 + t126;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t191 = t190 + 32u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t192 = t191 < seq_k;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t193 = t127 < t172;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t194 = t192 & t193;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t195 = t194 ? 16u : 0u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t173), "l"(t177), "r"(t195) : "memory");
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t196 = first_key_2 + t126;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t197 = t196 + 48u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t198 = t197 < seq_k;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t199 = t127 < t172;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t200 = t198 & t199;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t201 = t200 ? 16u : 0u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t173), "l"(t178), "r"(t201) : "memory");
#line 349 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t202 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t203 = first_row + t202;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t204 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t205 = t203 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t206 = t204 ^ t205;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t207 = t203 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t208 = t206 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t209 = t207 + t208;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t210 = smem_1 + t209;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t211 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t212 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t213 = t212 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t214 = t211 + t213;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t215 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t216 = t215 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t217 = t214 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t218 = t216 ^ t217;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t219 = t214 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t220 = t218 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t221 = t219 + t220;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t222 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t223 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t224 = t222 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t225 = t223 ^ t224;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t226 = t222 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t227 = t225 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t228 = t226 + t227;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t229 = t21 + first_row;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t230 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t231 = t229 + t230;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t232 = t22 / group;
#line 11 "src/functions/bias.rs"
    const u64 t1_2 = (u64)t23;
#line 11 "src/functions/bias.rs"
    const u64 t2_2 = t1_2 * argument0_stride0;
#line 11 "src/functions/bias.rs"
    const u64 t3_2 = t2_2 * 4ull;
#line 11 "src/functions/bias.rs"
    const u64 t4_2 = argument0 + t3_2;
#line 11 "src/functions/bias.rs"
    const u32 t13_2 = (u32)argument0_stride3;
#line 11 "src/functions/bias.rs"
    const u32 t14_2 = t13_2 << 2u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t239 = seq_q - 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t240 = t231 < t239 ? t231 : t239;
#line 11 "src/functions/bias.rs"
    const u64 t5_2 = (u64)t22;
#line 11 "src/functions/bias.rs"
    const u64 t6_2 = t5_2 * argument0_stride1;
#line 11 "src/functions/bias.rs"
    const u64 t7_2 = t6_2 * 4ull;
#line 11 "src/functions/bias.rs"
    const u64 t8_2 = t4_2 + t7_2;
#line 11 "src/functions/bias.rs"
    const u64 t9_2 = (u64)t240;
#line 11 "src/functions/bias.rs"
    const u64 t10_2 = t9_2 * argument0_stride2;
#line 11 "src/functions/bias.rs"
    const u64 t11_2 = t10_2 * 4ull;
#line 11 "src/functions/bias.rs"
    const u64 t12_2 = t8_2 + t11_2;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t249 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t250 = t229 + t249;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t251 = t250 + 8u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t252 = t22 / group;
#line 11 "src/functions/bias.rs"
    const u64 t1_3 = (u64)t23;
#line 11 "src/functions/bias.rs"
    const u64 t2_3 = t1_3 * argument0_stride0;
#line 11 "src/functions/bias.rs"
    const u64 t3_3 = t2_3 * 4ull;
#line 11 "src/functions/bias.rs"
    const u64 t4_3 = argument0 + t3_3;
#line 11 "src/functions/bias.rs"
    const u32 t13_3 = (u32)argument0_stride3;
#line 11 "src/functions/bias.rs"
    const u32 t14_3 = t13_3 << 2u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t259 = seq_q - 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t260 = t251 < t259 ? t251 : t259;
#line 11 "src/functions/bias.rs"
    const u64 t5_3 = (u64)t22;
#line 11 "src/functions/bias.rs"
    const u64 t6_3 = t5_3 * argument0_stride1;
#line 11 "src/functions/bias.rs"
    const u64 t7_3 = t6_3 * 4ull;
#line 11 "src/functions/bias.rs"
    const u64 t8_3 = t4_3 + t7_3;
#line 11 "src/functions/bias.rs"
    const u64 t9_3 = (u64)t260;
#line 11 "src/functions/bias.rs"
    const u64 t10_3 = t9_3 * argument0_stride2;
#line 11 "src/functions/bias.rs"
    const u64 t11_3 = t10_3 * 4ull;
#line 11 "src/functions/bias.rs"
    const u64 t12_3 = t8_3 + t11_3;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t269 = t21 + first_row;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t270 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t271 = t269 + t270;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t272 = t22 / group;
#line 17 "src/functions/windows.rs"
    const u32 t1_4 = t271 + seq_k;
#line 17 "src/functions/windows.rs"
    const u32 t2_4 = t1_4 - seq_q;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t275 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t276 = t269 + t275;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t277 = t276 + 8u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t278 = t22 / group;
#line 17 "src/functions/windows.rs"
    const u32 t1_5 = t277 + seq_k;
#line 17 "src/functions/windows.rs"
    const u32 t2_5 = t1_5 - seq_q;
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
    u32 t281;
    asm volatile("mov.b32 %0, %1;" : "=r"(t281) : "r"(t221));
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t282 = t281 ^ 32u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t283 = t281 ^ 64u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t284 = t281 ^ 96u;
    const u32 t285 = t86 + t281;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t286;
    asm volatile("mov.b32 %0, %1;" : "=r"(t286) : "r"(t210));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t286) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t285) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t285) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t285) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t285) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t287 = t86 + t282;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t288;
    asm volatile("mov.b32 %0, %1;" : "=r"(t288) : "r"(t210));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t289 = t288 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t289) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t287) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t287) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_33;
    u32 m_34;
    u32 m_35;
    u32 m_36;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t287) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_37;
    u32 m_38;
    u32 m_39;
    u32 m_40;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t287) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t290 = t86 + t283;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t291;
    asm volatile("mov.b32 %0, %1;" : "=r"(t291) : "r"(t210));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t292 = t291 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_41;
    u32 m_42;
    u32 m_43;
    u32 m_44;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t292) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_45;
    u32 m_46;
    u32 m_47;
    u32 m_48;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t290) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_49;
    u32 m_50;
    u32 m_51;
    u32 m_52;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t290) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_53;
    u32 m_54;
    u32 m_55;
    u32 m_56;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t290) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_57;
    u32 m_58;
    u32 m_59;
    u32 m_60;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t290) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t293 = t86 + t284;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t294;
    asm volatile("mov.b32 %0, %1;" : "=r"(t294) : "r"(t210));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t295 = t294 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_61;
    u32 m_62;
    u32 m_63;
    u32 m_64;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t295) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_65;
    u32 m_66;
    u32 m_67;
    u32 m_68;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t293) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_69;
    u32 m_70;
    u32 m_71;
    u32 m_72;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t293) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_73;
    u32 m_74;
    u32 m_75;
    u32 m_76;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t293) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_77;
    u32 m_78;
    u32 m_79;
    u32 m_80;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t293) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 365 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t296 = 1u < end;
#line 368 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t296) {
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t297 = end - 1u;
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t298 = t297 - 1u;
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = t298 << 6u;
        const u32 t300 = head_dim >> 3u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t301 = t86 + t107;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t302 = (u64)first_key_3 * t100;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t303 = t111 + t302;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t304 = t303 + t112;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t305 = t304 + t112;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t306 = t305 + t112;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t307 = t102 < t300;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t308 = t307 ? 16u : 0u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t301), "l"(t303), "r"(t308) : "memory");
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t309 = t102 < t300;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t310 = t309 ? 16u : 0u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t301), "l"(t304), "r"(t310) : "memory");
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t311 = t102 < t300;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t312 = t311 ? 16u : 0u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t301), "l"(t305), "r"(t312) : "memory");
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t313 = t102 < t300;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t314 = t313 ? 16u : 0u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t301), "l"(t306), "r"(t314) : "memory");
    }
#line 371 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t315 = end - 1u;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_4 = t315 << 6u;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t317 = t21 + first_row;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t317));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t319 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t320 = t319 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t321 = first_key_4 + t320;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t322 = seq_k - 1u;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t323 = s * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t324 = t321 < t322 ? t321 : t322;
#line 11 "src/functions/bias.rs"
    const u64 t15_2 = (u64)t324 * t14_2;
#line 11 "src/functions/bias.rs"
    const u64 t16_2 = t12_2 + t15_2;
#line 11 "src/functions/bias.rs"
    f32 t17_2;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_2) : "l"(t16_2));
#line 11 "src/functions/bias.rs"
    const f32 t18_2 = t323 + t17_2;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s = t18_2;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t329 = s_3 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_3 = t12_3 + t15_2;
#line 11 "src/functions/bias.rs"
    f32 t17_3;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_3) : "l"(t16_3));
#line 11 "src/functions/bias.rs"
    const f32 t18_3 = t329 + t17_3;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_3 = t18_3;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t333 = s_2 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t334 = t321 + 1u;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t335 = t334 < t322 ? t334 : t322;
#line 11 "src/functions/bias.rs"
    const u64 t15_3 = (u64)t335 * t14_2;
#line 11 "src/functions/bias.rs"
    const u64 t16_4 = t12_2 + t15_3;
#line 11 "src/functions/bias.rs"
    f32 t17_4;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_4) : "l"(t16_4));
#line 11 "src/functions/bias.rs"
    const f32 t18_4 = t333 + t17_4;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_2 = t18_4;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t340 = s_4 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_5 = t12_3 + t15_3;
#line 11 "src/functions/bias.rs"
    f32 t17_5;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_5) : "l"(t16_5));
#line 11 "src/functions/bias.rs"
    const f32 t18_5 = t340 + t17_5;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_4 = t18_5;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t344 = s_5 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t345 = t321 + 8u;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t346 = t345 < t322 ? t345 : t322;
#line 11 "src/functions/bias.rs"
    const u64 t15_4 = (u64)t346 * t14_2;
#line 11 "src/functions/bias.rs"
    const u64 t16_6 = t12_2 + t15_4;
#line 11 "src/functions/bias.rs"
    f32 t17_6;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_6) : "l"(t16_6));
#line 11 "src/functions/bias.rs"
    const f32 t18_6 = t344 + t17_6;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_5 = t18_6;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t351 = s_7 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_7 = t12_3 + t15_4;
#line 11 "src/functions/bias.rs"
    f32 t17_7;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_7) : "l"(t16_7));
#line 11 "src/functions/bias.rs"
    const f32 t18_7 = t351 + t17_7;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_7 = t18_7;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t355 = s_6 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t356 = t321 + 9u;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t357 = t356 < t322 ? t356 : t322;
#line 11 "src/functions/bias.rs"
    const u64 t15_5 = (u64)t357 * t14_2;
#line 11 "src/functions/bias.rs"
    const u64 t16_8 = t12_2 + t15_5;
#line 11 "src/functions/bias.rs"
    f32 t17_8;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_8) : "l"(t16_8));
#line 11 "src/functions/bias.rs"
    const f32 t18_8 = t355 + t17_8;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_6 = t18_8;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t362 = s_8 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_9 = t12_3 + t15_5;
#line 11 "src/functions/bias.rs"
    f32 t17_9;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_9) : "l"(t16_9));
#line 11 "src/functions/bias.rs"
    const f32 t18_9 = t362 + t17_9;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_8 = t18_9;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t366 = s_9 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t367 = t321 + 16u;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t368 = t367 < t322 ? t367 : t322;
#line 11 "src/functions/bias.rs"
    const u64 t15_6 = (u64)t368 * t14_2;
#line 11 "src/functions/bias.rs"
    const u64 t16_10 = t12_2 + t15_6;
#line 11 "src/functions/bias.rs"
    f32 t17_10;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_10) : "l"(t16_10));
#line 11 "src/functions/bias.rs"
    const f32 t18_10 = t366 + t17_10;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_9 = t18_10;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t373 = s_11 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_11 = t12_3 + t15_6;
#line 11 "src/functions/bias.rs"
    f32 t17_11;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_11) : "l"(t16_11));
#line 11 "src/functions/bias.rs"
    const f32 t18_11 = t373 + t17_11;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_11 = t18_11;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t377 = s_10 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t378 = t321 + 17u;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t379 = t378 < t322 ? t378 : t322;
#line 11 "src/functions/bias.rs"
    const u64 t15_7 = (u64)t379 * t14_2;
#line 11 "src/functions/bias.rs"
    const u64 t16_12 = t12_2 + t15_7;
#line 11 "src/functions/bias.rs"
    f32 t17_12;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_12) : "l"(t16_12));
#line 11 "src/functions/bias.rs"
    const f32 t18_12 = t377 + t17_12;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_10 = t18_12;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t384 = s_12 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_13 = t12_3 + t15_7;
#line 11 "src/functions/bias.rs"
    f32 t17_13;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_13) : "l"(t16_13));
#line 11 "src/functions/bias.rs"
    const f32 t18_13 = t384 + t17_13;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_12 = t18_13;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t388 = s_13 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t389 = t321 + 24u;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t390 = t389 < t322 ? t389 : t322;
#line 11 "src/functions/bias.rs"
    const u64 t15_8 = (u64)t390 * t14_2;
#line 11 "src/functions/bias.rs"
    const u64 t16_14 = t12_2 + t15_8;
#line 11 "src/functions/bias.rs"
    f32 t17_14;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_14) : "l"(t16_14));
#line 11 "src/functions/bias.rs"
    const f32 t18_14 = t388 + t17_14;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_13 = t18_14;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t395 = s_15 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_15 = t12_3 + t15_8;
#line 11 "src/functions/bias.rs"
    f32 t17_15;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_15) : "l"(t16_15));
#line 11 "src/functions/bias.rs"
    const f32 t18_15 = t395 + t17_15;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_15 = t18_15;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t399 = s_14 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t400 = t321 + 25u;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t401 = t400 < t322 ? t400 : t322;
#line 11 "src/functions/bias.rs"
    const u64 t15_9 = (u64)t401 * t14_2;
#line 11 "src/functions/bias.rs"
    const u64 t16_16 = t12_2 + t15_9;
#line 11 "src/functions/bias.rs"
    f32 t17_16;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_16) : "l"(t16_16));
#line 11 "src/functions/bias.rs"
    const f32 t18_16 = t399 + t17_16;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_14 = t18_16;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t406 = s_16 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_17 = t12_3 + t15_9;
#line 11 "src/functions/bias.rs"
    f32 t17_17;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_17) : "l"(t16_17));
#line 11 "src/functions/bias.rs"
    const f32 t18_17 = t406 + t17_17;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_16 = t18_17;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t410 = s_17 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t411 = t321 + 32u;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t412 = t411 < t322 ? t411 : t322;
#line 11 "src/functions/bias.rs"
    const u64 t15_10 = (u64)t412 * t14_2;
#line 11 "src/functions/bias.rs"
    const u64 t16_18 = t12_2 + t15_10;
#line 11 "src/functions/bias.rs"
    f32 t17_18;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_18) : "l"(t16_18));
#line 11 "src/functions/bias.rs"
    const f32 t18_18 = t410 + t17_18;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_17 = t18_18;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t417 = s_19 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_19 = t12_3 + t15_10;
#line 11 "src/functions/bias.rs"
    f32 t17_19;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_19) : "l"(t16_19));
#line 11 "src/functions/bias.rs"
    const f32 t18_19 = t417 + t17_19;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_19 = t18_19;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t421 = s_18 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t422 = t321 + 33u;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t423 = t422 < t322 ? t422 : t322;
#line 11 "src/functions/bias.rs"
    const u64 t15_11 = (u64)t423 * t14_2;
#line 11 "src/functions/bias.rs"
    const u64 t16_20 = t12_2 + t15_11;
#line 11 "src/functions/bias.rs"
    f32 t17_20;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_20) : "l"(t16_20));
#line 11 "src/functions/bias.rs"
    const f32 t18_20 = t421 + t17_20;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_18 = t18_20;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t428 = s_20 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_21 = t12_3 + t15_11;
#line 11 "src/functions/bias.rs"
    f32 t17_21;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_21) : "l"(t16_21));
#line 11 "src/functions/bias.rs"
    const f32 t18_21 = t428 + t17_21;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_20 = t18_21;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t432 = s_21 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t433 = t321 + 40u;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t434 = t433 < t322 ? t433 : t322;
#line 11 "src/functions/bias.rs"
    const u64 t15_12 = (u64)t434 * t14_2;
#line 11 "src/functions/bias.rs"
    const u64 t16_22 = t12_2 + t15_12;
#line 11 "src/functions/bias.rs"
    f32 t17_22;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_22) : "l"(t16_22));
#line 11 "src/functions/bias.rs"
    const f32 t18_22 = t432 + t17_22;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_21 = t18_22;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t439 = s_23 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_23 = t12_3 + t15_12;
#line 11 "src/functions/bias.rs"
    f32 t17_23;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_23) : "l"(t16_23));
#line 11 "src/functions/bias.rs"
    const f32 t18_23 = t439 + t17_23;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_23 = t18_23;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t443 = s_22 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t444 = t321 + 41u;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t445 = t444 < t322 ? t444 : t322;
#line 11 "src/functions/bias.rs"
    const u64 t15_13 = (u64)t445 * t14_2;
#line 11 "src/functions/bias.rs"
    const u64 t16_24 = t12_2 + t15_13;
#line 11 "src/functions/bias.rs"
    f32 t17_24;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_24) : "l"(t16_24));
#line 11 "src/functions/bias.rs"
    const f32 t18_24 = t443 + t17_24;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_22 = t18_24;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t450 = s_24 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_25 = t12_3 + t15_13;
#line 11 "src/functions/bias.rs"
    f32 t17_25;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_25) : "l"(t16_25));
#line 11 "src/functions/bias.rs"
    const f32 t18_25 = t450 + t17_25;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_24 = t18_25;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t454 = s_25 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t455 = t321 + 48u;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t456 = t455 < t322 ? t455 : t322;
#line 11 "src/functions/bias.rs"
    const u64 t15_14 = (u64)t456 * t14_2;
#line 11 "src/functions/bias.rs"
    const u64 t16_26 = t12_2 + t15_14;
#line 11 "src/functions/bias.rs"
    f32 t17_26;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_26) : "l"(t16_26));
#line 11 "src/functions/bias.rs"
    const f32 t18_26 = t454 + t17_26;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_25 = t18_26;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t461 = s_27 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_27 = t12_3 + t15_14;
#line 11 "src/functions/bias.rs"
    f32 t17_27;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_27) : "l"(t16_27));
#line 11 "src/functions/bias.rs"
    const f32 t18_27 = t461 + t17_27;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_27 = t18_27;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t465 = s_26 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t466 = t321 + 49u;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t467 = t466 < t322 ? t466 : t322;
#line 11 "src/functions/bias.rs"
    const u64 t15_15 = (u64)t467 * t14_2;
#line 11 "src/functions/bias.rs"
    const u64 t16_28 = t12_2 + t15_15;
#line 11 "src/functions/bias.rs"
    f32 t17_28;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_28) : "l"(t16_28));
#line 11 "src/functions/bias.rs"
    const f32 t18_28 = t465 + t17_28;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_26 = t18_28;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t472 = s_28 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_29 = t12_3 + t15_15;
#line 11 "src/functions/bias.rs"
    f32 t17_29;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_29) : "l"(t16_29));
#line 11 "src/functions/bias.rs"
    const f32 t18_29 = t472 + t17_29;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_28 = t18_29;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t476 = s_29 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t477 = t321 + 56u;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t478 = t477 < t322 ? t477 : t322;
#line 11 "src/functions/bias.rs"
    const u64 t15_16 = (u64)t478 * t14_2;
#line 11 "src/functions/bias.rs"
    const u64 t16_30 = t12_2 + t15_16;
#line 11 "src/functions/bias.rs"
    f32 t17_30;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_30) : "l"(t16_30));
#line 11 "src/functions/bias.rs"
    const f32 t18_30 = t476 + t17_30;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_29 = t18_30;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t483 = s_31 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_31 = t12_3 + t15_16;
#line 11 "src/functions/bias.rs"
    f32 t17_31;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_31) : "l"(t16_31));
#line 11 "src/functions/bias.rs"
    const f32 t18_31 = t483 + t17_31;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_31 = t18_31;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t487 = s_30 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t488 = t321 + 57u;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t489 = t488 < t322 ? t488 : t322;
#line 11 "src/functions/bias.rs"
    const u64 t15_17 = (u64)t489 * t14_2;
#line 11 "src/functions/bias.rs"
    const u64 t16_32 = t12_2 + t15_17;
#line 11 "src/functions/bias.rs"
    f32 t17_32;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_32) : "l"(t16_32));
#line 11 "src/functions/bias.rs"
    const f32 t18_32 = t487 + t17_32;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_30 = t18_32;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 t494 = s_32 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_33 = t12_3 + t15_17;
#line 11 "src/functions/bias.rs"
    f32 t17_33;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_33) : "l"(t16_33));
#line 11 "src/functions/bias.rs"
    const f32 t18_33 = t494 + t17_33;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_32 = t18_33;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t498 = end - 1u;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_5 = t498 << 6u;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t500 = t21 + first_row;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query_2;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t500));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t502 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t503 = t502 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t504 = first_key_5 + t503;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t505 = seq_k - 1u;
#line 19 "src/functions/windows.rs"
    const bool t7_4 = t504 < argument1;
#line 17 "src/functions/windows.rs"
    const u32 distance = t2_4 - t504;
    const bool t4_4 = (int)0u <= (int)distance;
#line 18 "src/functions/windows.rs"
    const bool t5_4 = (int)distance < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near = t4_4 & t5_4;
    const bool t8_4 = (int)0u <= (int)distance;
#line 19 "src/functions/windows.rs"
    const bool t9_4 = t7_4 & t8_4;
#line 19 "src/functions/windows.rs"
    const bool t10_4 = near | t9_4;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed = t10_4 ? s : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s = changed;
#line 17 "src/functions/windows.rs"
    const u32 distance_2 = t2_5 - t504;
    const bool t4_5 = (int)0u <= (int)distance_2;
#line 18 "src/functions/windows.rs"
    const bool t5_5 = (int)distance_2 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_2 = t4_5 & t5_5;
    const bool t8_5 = (int)0u <= (int)distance_2;
#line 19 "src/functions/windows.rs"
    const bool t9_5 = t7_4 & t8_5;
#line 19 "src/functions/windows.rs"
    const bool t10_5 = near_2 | t9_5;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_2 = t10_5 ? s_3 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_3 = changed_2;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t523 = t504 + 1u;
#line 19 "src/functions/windows.rs"
    const bool t7_5 = t523 < argument1;
#line 17 "src/functions/windows.rs"
    const u32 distance_3 = t2_4 - t523;
    const bool t4_6 = (int)0u <= (int)distance_3;
#line 18 "src/functions/windows.rs"
    const bool t5_6 = (int)distance_3 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_3 = t4_6 & t5_6;
    const bool t8_6 = (int)0u <= (int)distance_3;
#line 19 "src/functions/windows.rs"
    const bool t9_6 = t7_5 & t8_6;
#line 19 "src/functions/windows.rs"
    const bool t10_6 = near_3 | t9_6;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_3 = t10_6 ? s_2 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_2 = changed_3;
#line 17 "src/functions/windows.rs"
    const u32 distance_4 = t2_5 - t523;
    const bool t4_7 = (int)0u <= (int)distance_4;
#line 18 "src/functions/windows.rs"
    const bool t5_7 = (int)distance_4 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_4 = t4_7 & t5_7;
    const bool t8_7 = (int)0u <= (int)distance_4;
#line 19 "src/functions/windows.rs"
    const bool t9_7 = t7_5 & t8_7;
#line 19 "src/functions/windows.rs"
    const bool t10_7 = near_4 | t9_7;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_4 = t10_7 ? s_4 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_4 = changed_4;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t541 = t504 + 8u;
#line 19 "src/functions/windows.rs"
    const bool t7_6 = t541 < argument1;
#line 17 "src/functions/windows.rs"
    const u32 distance_5 = t2_4 - t541;
    const bool t4_8 = (int)0u <= (int)distance_5;
#line 18 "src/functions/windows.rs"
    const bool t5_8 = (int)distance_5 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_5 = t4_8 & t5_8;
    const bool t8_8 = (int)0u <= (int)distance_5;
#line 19 "src/functions/windows.rs"
    const bool t9_8 = t7_6 & t8_8;
#line 19 "src/functions/windows.rs"
    const bool t10_8 = near_5 | t9_8;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_5 = t10_8 ? s_5 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_5 = changed_5;
#line 17 "src/functions/windows.rs"
    const u32 distance_6 = t2_5 - t541;
    const bool t4_9 = (int)0u <= (int)distance_6;
#line 18 "src/functions/windows.rs"
    const bool t5_9 = (int)distance_6 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_6 = t4_9 & t5_9;
    const bool t8_9 = (int)0u <= (int)distance_6;
#line 19 "src/functions/windows.rs"
    const bool t9_9 = t7_6 & t8_9;
#line 19 "src/functions/windows.rs"
    const bool t10_9 = near_6 | t9_9;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_6 = t10_9 ? s_7 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_7 = changed_6;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t559 = t504 + 9u;
#line 19 "src/functions/windows.rs"
    const bool t7_7 = t559 < argument1;
#line 17 "src/functions/windows.rs"
    const u32 distance_7 = t2_4 - t559;
    const bool t4_10 = (int)0u <= (int)distance_7;
#line 18 "src/functions/windows.rs"
    const bool t5_10 = (int)distance_7 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_7 = t4_10 & t5_10;
    const bool t8_10 = (int)0u <= (int)distance_7;
#line 19 "src/functions/windows.rs"
    const bool t9_10 = t7_7 & t8_10;
#line 19 "src/functions/windows.rs"
    const bool t10_10 = near_7 | t9_10;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_7 = t10_10 ? s_6 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_6 = changed_7;
#line 17 "src/functions/windows.rs"
    const u32 distance_8 = t2_5 - t559;
    const bool t4_11 = (int)0u <= (int)distance_8;
#line 18 "src/functions/windows.rs"
    const bool t5_11 = (int)distance_8 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_8 = t4_11 & t5_11;
    const bool t8_11 = (int)0u <= (int)distance_8;
#line 19 "src/functions/windows.rs"
    const bool t9_11 = t7_7 & t8_11;
#line 19 "src/functions/windows.rs"
    const bool t10_11 = near_8 | t9_11;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_8 = t10_11 ? s_8 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_8 = changed_8;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t577 = t504 + 16u;
#line 19 "src/functions/windows.rs"
    const bool t7_8 = t577 < argument1;
#line 17 "src/functions/windows.rs"
    const u32 distance_9 = t2_4 - t577;
    const bool t4_12 = (int)0u <= (int)distance_9;
#line 18 "src/functions/windows.rs"
    const bool t5_12 = (int)distance_9 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_9 = t4_12 & t5_12;
    const bool t8_12 = (int)0u <= (int)distance_9;
#line 19 "src/functions/windows.rs"
    const bool t9_12 = t7_8 & t8_12;
#line 19 "src/functions/windows.rs"
    const bool t10_12 = near_9 | t9_12;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_9 = t10_12 ? s_9 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_9 = changed_9;
#line 17 "src/functions/windows.rs"
    const u32 distance_10 = t2_5 - t577;
    const bool t4_13 = (int)0u <= (int)distance_10;
#line 18 "src/functions/windows.rs"
    const bool t5_13 = (int)distance_10 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_10 = t4_13 & t5_13;
    const bool t8_13 = (int)0u <= (int)distance_10;
#line 19 "src/functions/windows.rs"
    const bool t9_13 = t7_8 & t8_13;
#line 19 "src/functions/windows.rs"
    const bool t10_13 = near_10 | t9_13;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_10 = t10_13 ? s_11 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_11 = changed_10;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t595 = t504 + 17u;
#line 19 "src/functions/windows.rs"
    const bool t7_9 = t595 < argument1;
#line 17 "src/functions/windows.rs"
    const u32 distance_11 = t2_4 - t595;
    const bool t4_14 = (int)0u <= (int)distance_11;
#line 18 "src/functions/windows.rs"
    const bool t5_14 = (int)distance_11 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_11 = t4_14 & t5_14;
    const bool t8_14 = (int)0u <= (int)distance_11;
#line 19 "src/functions/windows.rs"
    const bool t9_14 = t7_9 & t8_14;
#line 19 "src/functions/windows.rs"
    const bool t10_14 = near_11 | t9_14;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_11 = t10_14 ? s_10 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_10 = changed_11;
#line 17 "src/functions/windows.rs"
    const u32 distance_12 = t2_5 - t595;
    const bool t4_15 = (int)0u <= (int)distance_12;
#line 18 "src/functions/windows.rs"
    const bool t5_15 = (int)distance_12 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_12 = t4_15 & t5_15;
    const bool t8_15 = (int)0u <= (int)distance_12;
#line 19 "src/functions/windows.rs"
    const bool t9_15 = t7_9 & t8_15;
#line 19 "src/functions/windows.rs"
    const bool t10_15 = near_12 | t9_15;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_12 = t10_15 ? s_12 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_12 = changed_12;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t613 = t504 + 24u;
#line 19 "src/functions/windows.rs"
    const bool t7_10 = t613 < argument1;
#line 17 "src/functions/windows.rs"
    const u32 distance_13 = t2_4 - t613;
    const bool t4_16 = (int)0u <= (int)distance_13;
#line 18 "src/functions/windows.rs"
    const bool t5_16 = (int)distance_13 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_13 = t4_16 & t5_16;
    const bool t8_16 = (int)0u <= (int)distance_13;
#line 19 "src/functions/windows.rs"
    const bool t9_16 = t7_10 & t8_16;
#line 19 "src/functions/windows.rs"
    const bool t10_16 = near_13 | t9_16;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_13 = t10_16 ? s_13 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_13 = changed_13;
#line 17 "src/functions/windows.rs"
    const u32 distance_14 = t2_5 - t613;
    const bool t4_17 = (int)0u <= (int)distance_14;
#line 18 "src/functions/windows.rs"
    const bool t5_17 = (int)distance_14 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_14 = t4_17 & t5_17;
    const bool t8_17 = (int)0u <= (int)distance_14;
#line 19 "src/functions/windows.rs"
    const bool t9_17 = t7_10 & t8_17;
#line 19 "src/functions/windows.rs"
    const bool t10_17 = near_14 | t9_17;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_14 = t10_17 ? s_15 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_15 = changed_14;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t631 = t504 + 25u;
#line 19 "src/functions/windows.rs"
    const bool t7_11 = t631 < argument1;
#line 17 "src/functions/windows.rs"
    const u32 distance_15 = t2_4 - t631;
    const bool t4_18 = (int)0u <= (int)distance_15;
#line 18 "src/functions/windows.rs"
    const bool t5_18 = (int)distance_15 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_15 = t4_18 & t5_18;
    const bool t8_18 = (int)0u <= (int)distance_15;
#line 19 "src/functions/windows.rs"
    const bool t9_18 = t7_11 & t8_18;
#line 19 "src/functions/windows.rs"
    const bool t10_18 = near_15 | t9_18;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_15 = t10_18 ? s_14 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_14 = changed_15;
#line 17 "src/functions/windows.rs"
    const u32 distance_16 = t2_5 - t631;
    const bool t4_19 = (int)0u <= (int)distance_16;
#line 18 "src/functions/windows.rs"
    const bool t5_19 = (int)distance_16 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_16 = t4_19 & t5_19;
    const bool t8_19 = (int)0u <= (int)distance_16;
#line 19 "src/functions/windows.rs"
    const bool t9_19 = t7_11 & t8_19;
#line 19 "src/functions/windows.rs"
    const bool t10_19 = near_16 | t9_19;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_16 = t10_19 ? s_16 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_16 = changed_16;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t649 = t504 + 32u;
#line 19 "src/functions/windows.rs"
    const bool t7_12 = t649 < argument1;
#line 17 "src/functions/windows.rs"
    const u32 distance_17 = t2_4 - t649;
    const bool t4_20 = (int)0u <= (int)distance_17;
#line 18 "src/functions/windows.rs"
    const bool t5_20 = (int)distance_17 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_17 = t4_20 & t5_20;
    const bool t8_20 = (int)0u <= (int)distance_17;
#line 19 "src/functions/windows.rs"
    const bool t9_20 = t7_12 & t8_20;
#line 19 "src/functions/windows.rs"
    const bool t10_20 = near_17 | t9_20;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_17 = t10_20 ? s_17 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_17 = changed_17;
#line 17 "src/functions/windows.rs"
    const u32 distance_18 = t2_5 - t649;
    const bool t4_21 = (int)0u <= (int)distance_18;
#line 18 "src/functions/windows.rs"
    const bool t5_21 = (int)distance_18 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_18 = t4_21 & t5_21;
    const bool t8_21 = (int)0u <= (int)distance_18;
#line 19 "src/functions/windows.rs"
    const bool t9_21 = t7_12 & t8_21;
#line 19 "src/functions/windows.rs"
    const bool t10_21 = near_18 | t9_21;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_18 = t10_21 ? s_19 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_19 = changed_18;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t667 = t504 + 33u;
#line 19 "src/functions/windows.rs"
    const bool t7_13 = t667 < argument1;
#line 17 "src/functions/windows.rs"
    const u32 distance_19 = t2_4 - t667;
    const bool t4_22 = (int)0u <= (int)distance_19;
#line 18 "src/functions/windows.rs"
    const bool t5_22 = (int)distance_19 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_19 = t4_22 & t5_22;
    const bool t8_22 = (int)0u <= (int)distance_19;
#line 19 "src/functions/windows.rs"
    const bool t9_22 = t7_13 & t8_22;
#line 19 "src/functions/windows.rs"
    const bool t10_22 = near_19 | t9_22;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_19 = t10_22 ? s_18 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_18 = changed_19;
#line 17 "src/functions/windows.rs"
    const u32 distance_20 = t2_5 - t667;
    const bool t4_23 = (int)0u <= (int)distance_20;
#line 18 "src/functions/windows.rs"
    const bool t5_23 = (int)distance_20 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_20 = t4_23 & t5_23;
    const bool t8_23 = (int)0u <= (int)distance_20;
#line 19 "src/functions/windows.rs"
    const bool t9_23 = t7_13 & t8_23;
#line 19 "src/functions/windows.rs"
    const bool t10_23 = near_20 | t9_23;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_20 = t10_23 ? s_20 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_20 = changed_20;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t685 = t504 + 40u;
#line 19 "src/functions/windows.rs"
    const bool t7_14 = t685 < argument1;
#line 17 "src/functions/windows.rs"
    const u32 distance_21 = t2_4 - t685;
    const bool t4_24 = (int)0u <= (int)distance_21;
#line 18 "src/functions/windows.rs"
    const bool t5_24 = (int)distance_21 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_21 = t4_24 & t5_24;
    const bool t8_24 = (int)0u <= (int)distance_21;
#line 19 "src/functions/windows.rs"
    const bool t9_24 = t7_14 & t8_24;
#line 19 "src/functions/windows.rs"
    const bool t10_24 = near_21 | t9_24;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_21 = t10_24 ? s_21 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_21 = changed_21;
#line 17 "src/functions/windows.rs"
    const u32 distance_22 = t2_5 - t685;
    const bool t4_25 = (int)0u <= (int)distance_22;
#line 18 "src/functions/windows.rs"
    const bool t5_25 = (int)distance_22 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_22 = t4_25 & t5_25;
    const bool t8_25 = (int)0u <= (int)distance_22;
#line 19 "src/functions/windows.rs"
    const bool t9_25 = t7_14 & t8_25;
#line 19 "src/functions/windows.rs"
    const bool t10_25 = near_22 | t9_25;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_22 = t10_25 ? s_23 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_23 = changed_22;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t703 = t504 + 41u;
#line 19 "src/functions/windows.rs"
    const bool t7_15 = t703 < argument1;
#line 17 "src/functions/windows.rs"
    const u32 distance_23 = t2_4 - t703;
    const bool t4_26 = (int)0u <= (int)distance_23;
#line 18 "src/functions/windows.rs"
    const bool t5_26 = (int)distance_23 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_23 = t4_26 & t5_26;
    const bool t8_26 = (int)0u <= (int)distance_23;
#line 19 "src/functions/windows.rs"
    const bool t9_26 = t7_15 & t8_26;
#line 19 "src/functions/windows.rs"
    const bool t10_26 = near_23 | t9_26;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_23 = t10_26 ? s_22 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_22 = changed_23;
#line 17 "src/functions/windows.rs"
    const u32 distance_24 = t2_5 - t703;
    const bool t4_27 = (int)0u <= (int)distance_24;
#line 18 "src/functions/windows.rs"
    const bool t5_27 = (int)distance_24 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_24 = t4_27 & t5_27;
    const bool t8_27 = (int)0u <= (int)distance_24;
#line 19 "src/functions/windows.rs"
    const bool t9_27 = t7_15 & t8_27;
#line 19 "src/functions/windows.rs"
    const bool t10_27 = near_24 | t9_27;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_24 = t10_27 ? s_24 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_24 = changed_24;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t721 = t504 + 48u;
#line 19 "src/functions/windows.rs"
    const bool t7_16 = t721 < argument1;
#line 17 "src/functions/windows.rs"
    const u32 distance_25 = t2_4 - t721;
    const bool t4_28 = (int)0u <= (int)distance_25;
#line 18 "src/functions/windows.rs"
    const bool t5_28 = (int)distance_25 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_25 = t4_28 & t5_28;
    const bool t8_28 = (int)0u <= (int)distance_25;
#line 19 "src/functions/windows.rs"
    const bool t9_28 = t7_16 & t8_28;
#line 19 "src/functions/windows.rs"
    const bool t10_28 = near_25 | t9_28;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_25 = t10_28 ? s_25 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_25 = changed_25;
#line 17 "src/functions/windows.rs"
    const u32 distance_26 = t2_5 - t721;
    const bool t4_29 = (int)0u <= (int)distance_26;
#line 18 "src/functions/windows.rs"
    const bool t5_29 = (int)distance_26 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_26 = t4_29 & t5_29;
    const bool t8_29 = (int)0u <= (int)distance_26;
#line 19 "src/functions/windows.rs"
    const bool t9_29 = t7_16 & t8_29;
#line 19 "src/functions/windows.rs"
    const bool t10_29 = near_26 | t9_29;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_26 = t10_29 ? s_27 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_27 = changed_26;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t739 = t504 + 49u;
#line 19 "src/functions/windows.rs"
    const bool t7_17 = t739 < argument1;
#line 17 "src/functions/windows.rs"
    const u32 distance_27 = t2_4 - t739;
    const bool t4_30 = (int)0u <= (int)distance_27;
#line 18 "src/functions/windows.rs"
    const bool t5_30 = (int)distance_27 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_27 = t4_30 & t5_30;
    const bool t8_30 = (int)0u <= (int)distance_27;
#line 19 "src/functions/windows.rs"
    const bool t9_30 = t7_17 & t8_30;
#line 19 "src/functions/windows.rs"
    const bool t10_30 = near_27 | t9_30;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_27 = t10_30 ? s_26 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_26 = changed_27;
#line 17 "src/functions/windows.rs"
    const u32 distance_28 = t2_5 - t739;
    const bool t4_31 = (int)0u <= (int)distance_28;
#line 18 "src/functions/windows.rs"
    const bool t5_31 = (int)distance_28 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_28 = t4_31 & t5_31;
    const bool t8_31 = (int)0u <= (int)distance_28;
#line 19 "src/functions/windows.rs"
    const bool t9_31 = t7_17 & t8_31;
#line 19 "src/functions/windows.rs"
    const bool t10_31 = near_28 | t9_31;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_28 = t10_31 ? s_28 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_28 = changed_28;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t757 = t504 + 56u;
#line 19 "src/functions/windows.rs"
    const bool t7_18 = t757 < argument1;
#line 17 "src/functions/windows.rs"
    const u32 distance_29 = t2_4 - t757;
    const bool t4_32 = (int)0u <= (int)distance_29;
#line 18 "src/functions/windows.rs"
    const bool t5_32 = (int)distance_29 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_29 = t4_32 & t5_32;
    const bool t8_32 = (int)0u <= (int)distance_29;
#line 19 "src/functions/windows.rs"
    const bool t9_32 = t7_18 & t8_32;
#line 19 "src/functions/windows.rs"
    const bool t10_32 = near_29 | t9_32;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_29 = t10_32 ? s_29 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_29 = changed_29;
#line 17 "src/functions/windows.rs"
    const u32 distance_30 = t2_5 - t757;
    const bool t4_33 = (int)0u <= (int)distance_30;
#line 18 "src/functions/windows.rs"
    const bool t5_33 = (int)distance_30 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_30 = t4_33 & t5_33;
    const bool t8_33 = (int)0u <= (int)distance_30;
#line 19 "src/functions/windows.rs"
    const bool t9_33 = t7_18 & t8_33;
#line 19 "src/functions/windows.rs"
    const bool t10_33 = near_30 | t9_33;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_30 = t10_33 ? s_31 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_31 = changed_30;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const u32 t775 = t504 + 57u;
#line 19 "src/functions/windows.rs"
    const bool t7_19 = t775 < argument1;
#line 17 "src/functions/windows.rs"
    const u32 distance_31 = t2_4 - t775;
    const bool t4_34 = (int)0u <= (int)distance_31;
#line 18 "src/functions/windows.rs"
    const bool t5_34 = (int)distance_31 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_31 = t4_34 & t5_34;
    const bool t8_34 = (int)0u <= (int)distance_31;
#line 19 "src/functions/windows.rs"
    const bool t9_34 = t7_19 & t8_34;
#line 19 "src/functions/windows.rs"
    const bool t10_34 = near_31 | t9_34;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_31 = t10_34 ? s_30 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_30 = changed_31;
#line 17 "src/functions/windows.rs"
    const u32 distance_32 = t2_5 - t775;
    const bool t4_35 = (int)0u <= (int)distance_32;
#line 18 "src/functions/windows.rs"
    const bool t5_35 = (int)distance_32 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
    const bool near_32 = t4_35 & t5_35;
    const bool t8_35 = (int)0u <= (int)distance_32;
#line 19 "src/functions/windows.rs"
    const bool t9_35 = t7_19 & t8_35;
#line 19 "src/functions/windows.rs"
    const bool t10_35 = near_32 | t9_35;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
    const f32 changed_32 = t10_35 ? s_32 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
    s_32 = changed_32;
#line 430 "fa-kernels/src/attention/kernel_problem.rs"
    const bool t793 = t31 != 0u;
#line 430 "fa-kernels/src/attention/kernel_problem.rs"
    if (t793) {
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t794 = end - 1u;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 first_key_6 = t794 << 6u;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t796 = t21 + first_row;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_3;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_3) : "r"(t796));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t798 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t799 = t798 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 column = first_key_6 + t799;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t801 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t802 = first_query_3 + t801;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t803 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_2 = t803 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t806 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s = t806;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_2 = 1u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t808 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_2 = t808;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_3 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t810 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_5 = t810;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_4 = 9u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t812 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_6 = t812;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_5 = 16u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t814 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_9 = t814;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_6 = 17u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t816 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_10 = t816;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_7 = 24u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t818 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_13 = t818;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_8 = 25u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t820 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_14 = t820;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_9 = 32u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t822 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_17 = t822;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_10 = 33u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t824 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_18 = t824;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_11 = 40u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t826 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_21 = t826;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_12 = 41u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t828 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_22 = t828;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_13 = 48u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t830 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_25 = t830;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_14 = 49u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t832 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_26 = t832;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_15 = 56u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t834 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_29 = t834;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_16 = 57u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t836 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_30 = t836;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t837 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t838 = first_query_3 + t837;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t839 = t838 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t840 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_3 = t840 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_17 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t843 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_3 = t843;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_18 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t845 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_4 = t845;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_19 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t847 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_7 = t847;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_20 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t849 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_8 = t849;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_21 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t851 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_11 = t851;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_22 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t853 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_12 = t853;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_23 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t855 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_15 = t855;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_24 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t857 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_16 = t857;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_25 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t859 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_19 = t859;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_26 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t861 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_20 = t861;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_27 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t863 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_23 = t863;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_28 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t865 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_24 = t865;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_29 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t867 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_27 = t867;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_30 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t869 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_28 = t869;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_31 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t871 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_31 = t871;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_32 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t873 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_32 = t873;
    }
#line 141 "fa-kernels/src/attention/softmax.rs"
    const f32 old = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t875;
    asm("max.f32 %0, %1, %2;" : "=f"(t875) : "f"(old), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t876;
    asm("max.f32 %0, %1, %2;" : "=f"(t876) : "f"(t875), "f"(s_2));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t877;
    asm("max.f32 %0, %1, %2;" : "=f"(t877) : "f"(t876), "f"(s_5));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t878;
    asm("max.f32 %0, %1, %2;" : "=f"(t878) : "f"(t877), "f"(s_6));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t879;
    asm("max.f32 %0, %1, %2;" : "=f"(t879) : "f"(t878), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t880;
    asm("max.f32 %0, %1, %2;" : "=f"(t880) : "f"(t879), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t881;
    asm("max.f32 %0, %1, %2;" : "=f"(t881) : "f"(t880), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t882;
    asm("max.f32 %0, %1, %2;" : "=f"(t882) : "f"(t881), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t883;
    asm("max.f32 %0, %1, %2;" : "=f"(t883) : "f"(t882), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t884;
    asm("max.f32 %0, %1, %2;" : "=f"(t884) : "f"(t883), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t885;
    asm("max.f32 %0, %1, %2;" : "=f"(t885) : "f"(t884), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t886;
    asm("max.f32 %0, %1, %2;" : "=f"(t886) : "f"(t885), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t887;
    asm("max.f32 %0, %1, %2;" : "=f"(t887) : "f"(t886), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t888;
    asm("max.f32 %0, %1, %2;" : "=f"(t888) : "f"(t887), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t889;
    asm("max.f32 %0, %1, %2;" : "=f"(t889) : "f"(t888), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t890;
    asm("max.f32 %0, %1, %2;" : "=f"(t890) : "f"(t889), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t891;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t891) : "f"(t890));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair;
    asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t890), "f"(t891));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t893;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t893) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t893));
#line 172 "fa-kernels/src/attention/softmax.rs"
    const bool none = new_1 == __uint_as_float(0xff800000u);
    const f32 t896 = new_1 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
    const f32 reference = none ? 0.0f : t896;
#line 144 "fa-kernels/src/attention/softmax.rs"
    const f32 t898 = -reference;
#line 144 "fa-kernels/src/attention/softmax.rs"
    f32 t899;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t899) : "f"(old), "f"(scale_log2), "f"(t898));
#line 144 "fa-kernels/src/attention/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t899));
#line 145 "fa-kernels/src/attention/softmax.rs"
    row_max = new_1;
#line 187 "fa-kernels/src/attention/softmax.rs"
    const f32 t901 = row_sum * rescale;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t902 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t902));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t904;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t904) : "f"(exponent));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s = t904;
    const f32 t905 = t901 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t906 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t906));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t908;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t908) : "f"(exponent_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_2 = t908;
    const f32 t909 = t905 + s_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t910 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_3;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t910));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t912;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t912) : "f"(exponent_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_5 = t912;
    const f32 t913 = t909 + s_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t914 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_4;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t914));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t916;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t916) : "f"(exponent_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_6 = t916;
    const f32 t917 = t913 + s_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t918 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_5;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t918));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t920;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t920) : "f"(exponent_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_9 = t920;
    const f32 t921 = t917 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t922 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_6;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t922));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t924;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t924) : "f"(exponent_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_10 = t924;
    const f32 t925 = t921 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t926 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_7;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t926));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t928;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t928) : "f"(exponent_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_13 = t928;
    const f32 t929 = t925 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t930 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_8;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t930));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t932;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t932) : "f"(exponent_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_14 = t932;
    const f32 t933 = t929 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t934 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_9;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t934));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t936;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t936) : "f"(exponent_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_17 = t936;
    const f32 t937 = t933 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t938 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_10;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t938));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t940;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t940) : "f"(exponent_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_18 = t940;
    const f32 t941 = t937 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t942 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_11;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t942));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t944;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t944) : "f"(exponent_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_21 = t944;
    const f32 t945 = t941 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t946 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_12;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t946));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t948;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t948) : "f"(exponent_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_22 = t948;
    const f32 t949 = t945 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t950 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_13;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t950));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t952;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t952) : "f"(exponent_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_25 = t952;
    const f32 t953 = t949 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t954 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_14;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t954));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t956;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t956) : "f"(exponent_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_26 = t956;
    const f32 t957 = t953 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t958 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_15;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t958));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t960;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t960) : "f"(exponent_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_29 = t960;
    const f32 t961 = t957 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t962 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_16;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t962));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t964;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t964) : "f"(exponent_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_30 = t964;
    const f32 t965 = t961 + s_30;
#line 193 "fa-kernels/src/attention/softmax.rs"
    row_sum = t965;
#line 141 "fa-kernels/src/attention/softmax.rs"
    const f32 old_2 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t967;
    asm("max.f32 %0, %1, %2;" : "=f"(t967) : "f"(old_2), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t968;
    asm("max.f32 %0, %1, %2;" : "=f"(t968) : "f"(t967), "f"(s_4));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t969;
    asm("max.f32 %0, %1, %2;" : "=f"(t969) : "f"(t968), "f"(s_7));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t970;
    asm("max.f32 %0, %1, %2;" : "=f"(t970) : "f"(t969), "f"(s_8));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t971;
    asm("max.f32 %0, %1, %2;" : "=f"(t971) : "f"(t970), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t972;
    asm("max.f32 %0, %1, %2;" : "=f"(t972) : "f"(t971), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t973;
    asm("max.f32 %0, %1, %2;" : "=f"(t973) : "f"(t972), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t974;
    asm("max.f32 %0, %1, %2;" : "=f"(t974) : "f"(t973), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t975;
    asm("max.f32 %0, %1, %2;" : "=f"(t975) : "f"(t974), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t976;
    asm("max.f32 %0, %1, %2;" : "=f"(t976) : "f"(t975), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t977;
    asm("max.f32 %0, %1, %2;" : "=f"(t977) : "f"(t976), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t978;
    asm("max.f32 %0, %1, %2;" : "=f"(t978) : "f"(t977), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t979;
    asm("max.f32 %0, %1, %2;" : "=f"(t979) : "f"(t978), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t980;
    asm("max.f32 %0, %1, %2;" : "=f"(t980) : "f"(t979), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t981;
    asm("max.f32 %0, %1, %2;" : "=f"(t981) : "f"(t980), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t982;
    asm("max.f32 %0, %1, %2;" : "=f"(t982) : "f"(t981), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t983;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t983) : "f"(t982));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_2;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t982), "f"(t983));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t985;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t985) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t985));
#line 172 "fa-kernels/src/attention/softmax.rs"
    const bool none_2 = new_2 == __uint_as_float(0xff800000u);
    const f32 t988 = new_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
    const f32 reference_2 = none_2 ? 0.0f : t988;
#line 144 "fa-kernels/src/attention/softmax.rs"
    const f32 t990 = -reference_2;
#line 144 "fa-kernels/src/attention/softmax.rs"
    f32 t991;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t991) : "f"(old_2), "f"(scale_log2), "f"(t990));
#line 144 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t991));
#line 145 "fa-kernels/src/attention/softmax.rs"
    row_max_2 = new_2;
#line 187 "fa-kernels/src/attention/softmax.rs"
    const f32 t993 = row_sum_2 * rescale_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t994 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_17;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t994));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t996;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t996) : "f"(exponent_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_3 = t996;
    const f32 t997 = t993 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t998 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_18;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t998));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t1000;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1000) : "f"(exponent_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_4 = t1000;
    const f32 t1001 = t997 + s_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t1002 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_19;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t1002));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t1004;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1004) : "f"(exponent_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_7 = t1004;
    const f32 t1005 = t1001 + s_7;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t1006 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_20;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t1006));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t1008;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1008) : "f"(exponent_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_8 = t1008;
    const f32 t1009 = t1005 + s_8;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t1010 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_21;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t1010));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t1012;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1012) : "f"(exponent_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_11 = t1012;
    const f32 t1013 = t1009 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t1014 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_22;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t1014));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t1016;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1016) : "f"(exponent_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_12 = t1016;
    const f32 t1017 = t1013 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t1018 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_23;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t1018));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t1020;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1020) : "f"(exponent_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_15 = t1020;
    const f32 t1021 = t1017 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t1022 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_24;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t1022));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t1024;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1024) : "f"(exponent_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_16 = t1024;
    const f32 t1025 = t1021 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t1026 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_25;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t1026));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t1028;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1028) : "f"(exponent_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_19 = t1028;
    const f32 t1029 = t1025 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t1030 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_26;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t1030));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t1032;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1032) : "f"(exponent_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_20 = t1032;
    const f32 t1033 = t1029 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t1034 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_27;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t1034));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t1036;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1036) : "f"(exponent_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_23 = t1036;
    const f32 t1037 = t1033 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t1038 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_28;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t1038));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t1040;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1040) : "f"(exponent_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_24 = t1040;
    const f32 t1041 = t1037 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t1042 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_29;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t1042));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t1044;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1044) : "f"(exponent_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_27 = t1044;
    const f32 t1045 = t1041 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t1046 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_30;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t1046));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t1048;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1048) : "f"(exponent_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_28 = t1048;
    const f32 t1049 = t1045 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t1050 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_31;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1050));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t1052;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1052) : "f"(exponent_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_31 = t1052;
    const f32 t1053 = t1049 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t1054 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_32;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1054));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t1056;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1056) : "f"(exponent_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_32 = t1056;
    const f32 t1057 = t1053 + s_32;
#line 193 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1057;
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1058;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1058) : "f"(s), "f"(s_2));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1059;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1059) : "f"(s_3), "f"(s_4));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1060;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1060) : "f"(s_5), "f"(s_6));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1061;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1061) : "f"(s_7), "f"(s_8));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1062;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1062) : "f"(s_9), "f"(s_10));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1063;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1063) : "f"(s_11), "f"(s_12));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1064;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1064) : "f"(s_13), "f"(s_14));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1065;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1065) : "f"(s_15), "f"(s_16));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1066;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1066) : "f"(s_17), "f"(s_18));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1067;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1067) : "f"(s_19), "f"(s_20));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1068;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1068) : "f"(s_21), "f"(s_22));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1069;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1069) : "f"(s_23), "f"(s_24));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1070;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1070) : "f"(s_25), "f"(s_26));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1071;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1071) : "f"(s_27), "f"(s_28));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1072;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1072) : "f"(s_29), "f"(s_30));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1073;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1073) : "f"(s_31), "f"(s_32));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1074;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1074) : "r"(t228));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1075 = t1074 ^ 32u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1076 = t1074 ^ 64u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1077 = t1074 ^ 96u;
    const u32 t1078 = t87 + t1074;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1079 = t87 + t1075;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1080 = t87 + t1076;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1081 = t87 + t1077;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_81;
    u32 m_82;
    u32 m_83;
    u32 m_84;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t1078) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1058), "r"(t1059), "r"(t1060), "r"(t1061), "r"(m_81), "r"(m_82));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1058), "r"(t1059), "r"(t1060), "r"(t1061), "r"(m_83), "r"(m_84));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_85;
    u32 m_86;
    u32 m_87;
    u32 m_88;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t1079) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1058), "r"(t1059), "r"(t1060), "r"(t1061), "r"(m_85), "r"(m_86));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1058), "r"(t1059), "r"(t1060), "r"(t1061), "r"(m_87), "r"(m_88));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_89;
    u32 m_90;
    u32 m_91;
    u32 m_92;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t1080) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1058), "r"(t1059), "r"(t1060), "r"(t1061), "r"(m_89), "r"(m_90));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1058), "r"(t1059), "r"(t1060), "r"(t1061), "r"(m_91), "r"(m_92));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_93;
    u32 m_94;
    u32 m_95;
    u32 m_96;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t1081) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1058), "r"(t1059), "r"(t1060), "r"(t1061), "r"(m_93), "r"(m_94));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1058), "r"(t1059), "r"(t1060), "r"(t1061), "r"(m_95), "r"(m_96));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_97;
    u32 m_98;
    u32 m_99;
    u32 m_100;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t1078) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1062), "r"(t1063), "r"(t1064), "r"(t1065), "r"(m_97), "r"(m_98));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1062), "r"(t1063), "r"(t1064), "r"(t1065), "r"(m_99), "r"(m_100));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_101;
    u32 m_102;
    u32 m_103;
    u32 m_104;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t1079) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1062), "r"(t1063), "r"(t1064), "r"(t1065), "r"(m_101), "r"(m_102));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1062), "r"(t1063), "r"(t1064), "r"(t1065), "r"(m_103), "r"(m_104));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_105;
    u32 m_106;
    u32 m_107;
    u32 m_108;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t1080) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1062), "r"(t1063), "r"(t1064), "r"(t1065), "r"(m_105), "r"(m_106));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1062), "r"(t1063), "r"(t1064), "r"(t1065), "r"(m_107), "r"(m_108));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_109;
    u32 m_110;
    u32 m_111;
    u32 m_112;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t1081) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1062), "r"(t1063), "r"(t1064), "r"(t1065), "r"(m_109), "r"(m_110));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1062), "r"(t1063), "r"(t1064), "r"(t1065), "r"(m_111), "r"(m_112));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_113;
    u32 m_114;
    u32 m_115;
    u32 m_116;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t1078) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1066), "r"(t1067), "r"(t1068), "r"(t1069), "r"(m_113), "r"(m_114));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1066), "r"(t1067), "r"(t1068), "r"(t1069), "r"(m_115), "r"(m_116));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_117;
    u32 m_118;
    u32 m_119;
    u32 m_120;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t1079) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1066), "r"(t1067), "r"(t1068), "r"(t1069), "r"(m_117), "r"(m_118));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1066), "r"(t1067), "r"(t1068), "r"(t1069), "r"(m_119), "r"(m_120));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_121;
    u32 m_122;
    u32 m_123;
    u32 m_124;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t1080) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1066), "r"(t1067), "r"(t1068), "r"(t1069), "r"(m_121), "r"(m_122));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1066), "r"(t1067), "r"(t1068), "r"(t1069), "r"(m_123), "r"(m_124));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_125;
    u32 m_126;
    u32 m_127;
    u32 m_128;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t1081) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1066), "r"(t1067), "r"(t1068), "r"(t1069), "r"(m_125), "r"(m_126));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1066), "r"(t1067), "r"(t1068), "r"(t1069), "r"(m_127), "r"(m_128));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_129;
    u32 m_130;
    u32 m_131;
    u32 m_132;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1078) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1070), "r"(t1071), "r"(t1072), "r"(t1073), "r"(m_129), "r"(m_130));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1070), "r"(t1071), "r"(t1072), "r"(t1073), "r"(m_131), "r"(m_132));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_133;
    u32 m_134;
    u32 m_135;
    u32 m_136;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1079) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1070), "r"(t1071), "r"(t1072), "r"(t1073), "r"(m_133), "r"(m_134));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1070), "r"(t1071), "r"(t1072), "r"(t1073), "r"(m_135), "r"(m_136));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_137;
    u32 m_138;
    u32 m_139;
    u32 m_140;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1080) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1070), "r"(t1071), "r"(t1072), "r"(t1073), "r"(m_137), "r"(m_138));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1070), "r"(t1071), "r"(t1072), "r"(t1073), "r"(m_139), "r"(m_140));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_141;
    u32 m_142;
    u32 m_143;
    u32 m_144;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1081) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1070), "r"(t1071), "r"(t1072), "r"(t1073), "r"(m_141), "r"(m_142));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1070), "r"(t1071), "r"(t1072), "r"(t1073), "r"(m_143), "r"(m_144));
#line 79 "fa-kernels/src/attention/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i = 1u; i < end; i += 1u) {
#line 345 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1082 = end - 1u;
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1083 = t1082 - i;
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_7 = t1083 << 6u;
        const u32 t1085 = head_dim >> 3u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1086 = t87 + t132;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1087 = (u64)first_key_7 * t125;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1088 = t136 + t1087;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1089 = t1088 + t137;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1090 = t1089 + t137;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1091 = t1090 + t137;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1092 = t127 < t1085;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1093 = t1092 ? 16u : 0u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1086), "l"(t1088), "r"(t1093) : "memory");
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1094 = t127 < t1085;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1095 = t1094 ? 16u : 0u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1086), "l"(t1089), "r"(t1095) : "memory");
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1096 = t127 < t1085;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1097 = t1096 ? 16u : 0u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1086), "l"(t1090), "r"(t1097) : "memory");
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1098 = t127 < t1085;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1099 = t1098 ? 16u : 0u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1086), "l"(t1091), "r"(t1099) : "memory");
#line 349 "fa-kernels/src/attention/forward/kv_stream.rs"
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
        u32 t1100;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1100) : "r"(t221));
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1101 = t1100 ^ 32u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1102 = t1100 ^ 64u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1103 = t1100 ^ 96u;
        const u32 t1104 = t86 + t1100;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1105;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1105) : "r"(t210));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t1105) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t1104) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_149), "r"(m_150));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_151), "r"(m_152));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t1104) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_153), "r"(m_154));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_155), "r"(m_156));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t1104) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_157), "r"(m_158));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_159), "r"(m_160));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1104) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_161), "r"(m_162));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_163), "r"(m_164));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1106 = t86 + t1101;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1107;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1107) : "r"(t210));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1108 = t1107 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1108) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1106) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_169), "r"(m_170));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_171), "r"(m_172));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1106) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_173), "r"(m_174));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_175), "r"(m_176));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1106) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_177), "r"(m_178));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_179), "r"(m_180));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1106) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_181), "r"(m_182));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_183), "r"(m_184));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1109 = t86 + t1102;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1110;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1110) : "r"(t210));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1111 = t1110 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1111) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1109) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_189), "r"(m_190));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_191), "r"(m_192));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1109) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_193), "r"(m_194));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_195), "r"(m_196));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1109) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_197), "r"(m_198));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_199), "r"(m_200));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1109) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_201), "r"(m_202));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_203), "r"(m_204));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1112 = t86 + t1103;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1113;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1113) : "r"(t210));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1114 = t1113 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1114) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1112) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_209), "r"(m_210));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_211), "r"(m_212));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1112) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_213), "r"(m_214));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_215), "r"(m_216));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1112) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_217), "r"(m_218));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_219), "r"(m_220));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1112) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_221), "r"(m_222));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_223), "r"(m_224));
#line 365 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
        const u32 next = i + 1u;
        const bool t1116 = next < end;
#line 368 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t1116) {
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1117 = end - 1u;
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1118 = t1117 - next;
#line 261 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_8 = t1118 << 6u;
            const u32 t1120 = head_dim >> 3u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1121 = t86 + t107;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1122 = (u64)first_key_8 * t100;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1123 = t111 + t1122;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1124 = t1123 + t112;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1125 = t1124 + t112;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1126 = t1125 + t112;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1127 = t102 < t1120;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1128 = t1127 ? 16u : 0u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1121), "l"(t1123), "r"(t1128) : "memory");
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1129 = t102 < t1120;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1130 = t1129 ? 16u : 0u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1121), "l"(t1124), "r"(t1130) : "memory");
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1131 = t102 < t1120;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1132 = t1131 ? 16u : 0u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1121), "l"(t1125), "r"(t1132) : "memory");
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1133 = t102 < t1120;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1134 = t1133 ? 16u : 0u;
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1121), "l"(t1126), "r"(t1134) : "memory");
        }
#line 371 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1135 = end - 1u;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1136 = t1135 - i;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 first_key_9 = t1136 << 6u;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1138 = t21 + first_row;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_4;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_4) : "r"(t1138));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1140 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1141 = t1140 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1142 = first_key_9 + t1141;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1143 = s_33 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t15_18 = (u64)t1142 * t14_2;
#line 11 "src/functions/bias.rs"
        const u64 t16_34 = t12_2 + t15_18;
#line 11 "src/functions/bias.rs"
        f32 t17_34;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_34) : "l"(t16_34));
#line 11 "src/functions/bias.rs"
        const f32 t18_34 = t1143 + t17_34;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_33 = t18_34;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1148 = s_35 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_35 = t12_3 + t15_18;
#line 11 "src/functions/bias.rs"
        f32 t17_35;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_35) : "l"(t16_35));
#line 11 "src/functions/bias.rs"
        const f32 t18_35 = t1148 + t17_35;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_35 = t18_35;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1152 = s_34 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1153 = t1142 + 1u;
#line 11 "src/functions/bias.rs"
        const u64 t15_19 = (u64)t1153 * t14_2;
#line 11 "src/functions/bias.rs"
        const u64 t16_36 = t12_2 + t15_19;
#line 11 "src/functions/bias.rs"
        f32 t17_36;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_36) : "l"(t16_36));
#line 11 "src/functions/bias.rs"
        const f32 t18_36 = t1152 + t17_36;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_34 = t18_36;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1158 = s_36 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_37 = t12_3 + t15_19;
#line 11 "src/functions/bias.rs"
        f32 t17_37;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_37) : "l"(t16_37));
#line 11 "src/functions/bias.rs"
        const f32 t18_37 = t1158 + t17_37;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_36 = t18_37;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1162 = s_37 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1163 = t1142 + 8u;
#line 11 "src/functions/bias.rs"
        const u64 t15_20 = (u64)t1163 * t14_2;
#line 11 "src/functions/bias.rs"
        const u64 t16_38 = t12_2 + t15_20;
#line 11 "src/functions/bias.rs"
        f32 t17_38;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_38) : "l"(t16_38));
#line 11 "src/functions/bias.rs"
        const f32 t18_38 = t1162 + t17_38;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_37 = t18_38;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1168 = s_39 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_39 = t12_3 + t15_20;
#line 11 "src/functions/bias.rs"
        f32 t17_39;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_39) : "l"(t16_39));
#line 11 "src/functions/bias.rs"
        const f32 t18_39 = t1168 + t17_39;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_39 = t18_39;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1172 = s_38 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1173 = t1142 + 9u;
#line 11 "src/functions/bias.rs"
        const u64 t15_21 = (u64)t1173 * t14_2;
#line 11 "src/functions/bias.rs"
        const u64 t16_40 = t12_2 + t15_21;
#line 11 "src/functions/bias.rs"
        f32 t17_40;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_40) : "l"(t16_40));
#line 11 "src/functions/bias.rs"
        const f32 t18_40 = t1172 + t17_40;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_38 = t18_40;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1178 = s_40 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_41 = t12_3 + t15_21;
#line 11 "src/functions/bias.rs"
        f32 t17_41;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_41) : "l"(t16_41));
#line 11 "src/functions/bias.rs"
        const f32 t18_41 = t1178 + t17_41;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_40 = t18_41;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1182 = s_41 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1183 = t1142 + 16u;
#line 11 "src/functions/bias.rs"
        const u64 t15_22 = (u64)t1183 * t14_2;
#line 11 "src/functions/bias.rs"
        const u64 t16_42 = t12_2 + t15_22;
#line 11 "src/functions/bias.rs"
        f32 t17_42;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_42) : "l"(t16_42));
#line 11 "src/functions/bias.rs"
        const f32 t18_42 = t1182 + t17_42;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_41 = t18_42;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1188 = s_43 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_43 = t12_3 + t15_22;
#line 11 "src/functions/bias.rs"
        f32 t17_43;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_43) : "l"(t16_43));
#line 11 "src/functions/bias.rs"
        const f32 t18_43 = t1188 + t17_43;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_43 = t18_43;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1192 = s_42 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1193 = t1142 + 17u;
#line 11 "src/functions/bias.rs"
        const u64 t15_23 = (u64)t1193 * t14_2;
#line 11 "src/functions/bias.rs"
        const u64 t16_44 = t12_2 + t15_23;
#line 11 "src/functions/bias.rs"
        f32 t17_44;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_44) : "l"(t16_44));
#line 11 "src/functions/bias.rs"
        const f32 t18_44 = t1192 + t17_44;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_42 = t18_44;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1198 = s_44 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_45 = t12_3 + t15_23;
#line 11 "src/functions/bias.rs"
        f32 t17_45;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_45) : "l"(t16_45));
#line 11 "src/functions/bias.rs"
        const f32 t18_45 = t1198 + t17_45;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_44 = t18_45;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1202 = s_45 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1203 = t1142 + 24u;
#line 11 "src/functions/bias.rs"
        const u64 t15_24 = (u64)t1203 * t14_2;
#line 11 "src/functions/bias.rs"
        const u64 t16_46 = t12_2 + t15_24;
#line 11 "src/functions/bias.rs"
        f32 t17_46;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_46) : "l"(t16_46));
#line 11 "src/functions/bias.rs"
        const f32 t18_46 = t1202 + t17_46;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_45 = t18_46;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1208 = s_47 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_47 = t12_3 + t15_24;
#line 11 "src/functions/bias.rs"
        f32 t17_47;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_47) : "l"(t16_47));
#line 11 "src/functions/bias.rs"
        const f32 t18_47 = t1208 + t17_47;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_47 = t18_47;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1212 = s_46 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1213 = t1142 + 25u;
#line 11 "src/functions/bias.rs"
        const u64 t15_25 = (u64)t1213 * t14_2;
#line 11 "src/functions/bias.rs"
        const u64 t16_48 = t12_2 + t15_25;
#line 11 "src/functions/bias.rs"
        f32 t17_48;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_48) : "l"(t16_48));
#line 11 "src/functions/bias.rs"
        const f32 t18_48 = t1212 + t17_48;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_46 = t18_48;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1218 = s_48 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_49 = t12_3 + t15_25;
#line 11 "src/functions/bias.rs"
        f32 t17_49;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_49) : "l"(t16_49));
#line 11 "src/functions/bias.rs"
        const f32 t18_49 = t1218 + t17_49;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_48 = t18_49;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1222 = s_49 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1223 = t1142 + 32u;
#line 11 "src/functions/bias.rs"
        const u64 t15_26 = (u64)t1223 * t14_2;
#line 11 "src/functions/bias.rs"
        const u64 t16_50 = t12_2 + t15_26;
#line 11 "src/functions/bias.rs"
        f32 t17_50;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_50) : "l"(t16_50));
#line 11 "src/functions/bias.rs"
        const f32 t18_50 = t1222 + t17_50;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_49 = t18_50;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1228 = s_51 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_51 = t12_3 + t15_26;
#line 11 "src/functions/bias.rs"
        f32 t17_51;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_51) : "l"(t16_51));
#line 11 "src/functions/bias.rs"
        const f32 t18_51 = t1228 + t17_51;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_51 = t18_51;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1232 = s_50 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1233 = t1142 + 33u;
#line 11 "src/functions/bias.rs"
        const u64 t15_27 = (u64)t1233 * t14_2;
#line 11 "src/functions/bias.rs"
        const u64 t16_52 = t12_2 + t15_27;
#line 11 "src/functions/bias.rs"
        f32 t17_52;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_52) : "l"(t16_52));
#line 11 "src/functions/bias.rs"
        const f32 t18_52 = t1232 + t17_52;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_50 = t18_52;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1238 = s_52 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_53 = t12_3 + t15_27;
#line 11 "src/functions/bias.rs"
        f32 t17_53;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_53) : "l"(t16_53));
#line 11 "src/functions/bias.rs"
        const f32 t18_53 = t1238 + t17_53;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_52 = t18_53;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1242 = s_53 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1243 = t1142 + 40u;
#line 11 "src/functions/bias.rs"
        const u64 t15_28 = (u64)t1243 * t14_2;
#line 11 "src/functions/bias.rs"
        const u64 t16_54 = t12_2 + t15_28;
#line 11 "src/functions/bias.rs"
        f32 t17_54;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_54) : "l"(t16_54));
#line 11 "src/functions/bias.rs"
        const f32 t18_54 = t1242 + t17_54;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_53 = t18_54;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1248 = s_55 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_55 = t12_3 + t15_28;
#line 11 "src/functions/bias.rs"
        f32 t17_55;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_55) : "l"(t16_55));
#line 11 "src/functions/bias.rs"
        const f32 t18_55 = t1248 + t17_55;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_55 = t18_55;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1252 = s_54 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1253 = t1142 + 41u;
#line 11 "src/functions/bias.rs"
        const u64 t15_29 = (u64)t1253 * t14_2;
#line 11 "src/functions/bias.rs"
        const u64 t16_56 = t12_2 + t15_29;
#line 11 "src/functions/bias.rs"
        f32 t17_56;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_56) : "l"(t16_56));
#line 11 "src/functions/bias.rs"
        const f32 t18_56 = t1252 + t17_56;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_54 = t18_56;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1258 = s_56 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_57 = t12_3 + t15_29;
#line 11 "src/functions/bias.rs"
        f32 t17_57;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_57) : "l"(t16_57));
#line 11 "src/functions/bias.rs"
        const f32 t18_57 = t1258 + t17_57;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_56 = t18_57;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1262 = s_57 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1263 = t1142 + 48u;
#line 11 "src/functions/bias.rs"
        const u64 t15_30 = (u64)t1263 * t14_2;
#line 11 "src/functions/bias.rs"
        const u64 t16_58 = t12_2 + t15_30;
#line 11 "src/functions/bias.rs"
        f32 t17_58;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_58) : "l"(t16_58));
#line 11 "src/functions/bias.rs"
        const f32 t18_58 = t1262 + t17_58;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_57 = t18_58;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1268 = s_59 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_59 = t12_3 + t15_30;
#line 11 "src/functions/bias.rs"
        f32 t17_59;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_59) : "l"(t16_59));
#line 11 "src/functions/bias.rs"
        const f32 t18_59 = t1268 + t17_59;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_59 = t18_59;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1272 = s_58 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1273 = t1142 + 49u;
#line 11 "src/functions/bias.rs"
        const u64 t15_31 = (u64)t1273 * t14_2;
#line 11 "src/functions/bias.rs"
        const u64 t16_60 = t12_2 + t15_31;
#line 11 "src/functions/bias.rs"
        f32 t17_60;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_60) : "l"(t16_60));
#line 11 "src/functions/bias.rs"
        const f32 t18_60 = t1272 + t17_60;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_58 = t18_60;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1278 = s_60 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_61 = t12_3 + t15_31;
#line 11 "src/functions/bias.rs"
        f32 t17_61;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_61) : "l"(t16_61));
#line 11 "src/functions/bias.rs"
        const f32 t18_61 = t1278 + t17_61;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_60 = t18_61;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1282 = s_61 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1283 = t1142 + 56u;
#line 11 "src/functions/bias.rs"
        const u64 t15_32 = (u64)t1283 * t14_2;
#line 11 "src/functions/bias.rs"
        const u64 t16_62 = t12_2 + t15_32;
#line 11 "src/functions/bias.rs"
        f32 t17_62;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_62) : "l"(t16_62));
#line 11 "src/functions/bias.rs"
        const f32 t18_62 = t1282 + t17_62;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_61 = t18_62;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1288 = s_63 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_63 = t12_3 + t15_32;
#line 11 "src/functions/bias.rs"
        f32 t17_63;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_63) : "l"(t16_63));
#line 11 "src/functions/bias.rs"
        const f32 t18_63 = t1288 + t17_63;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_63 = t18_63;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1292 = s_62 * score_scale;
#line 356 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1293 = t1142 + 57u;
#line 11 "src/functions/bias.rs"
        const u64 t15_33 = (u64)t1293 * t14_2;
#line 11 "src/functions/bias.rs"
        const u64 t16_64 = t12_2 + t15_33;
#line 11 "src/functions/bias.rs"
        f32 t17_64;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_64) : "l"(t16_64));
#line 11 "src/functions/bias.rs"
        const f32 t18_64 = t1292 + t17_64;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_62 = t18_64;
#line 354 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 t1298 = s_64 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_65 = t12_3 + t15_33;
#line 11 "src/functions/bias.rs"
        f32 t17_65;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_65) : "l"(t16_65));
#line 11 "src/functions/bias.rs"
        const f32 t18_65 = t1298 + t17_65;
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_64 = t18_65;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1302 = end - 1u;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1303 = t1302 - i;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 first_key_10 = t1303 << 6u;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1305 = t21 + first_row;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_5;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_5) : "r"(t1305));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1307 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1308 = t1307 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1309 = first_key_10 + t1308;
#line 19 "src/functions/windows.rs"
        const bool t7_20 = t1309 < argument1;
#line 17 "src/functions/windows.rs"
        const u32 distance_33 = t2_4 - t1309;
        const bool t4_36 = (int)0u <= (int)distance_33;
#line 18 "src/functions/windows.rs"
        const bool t5_36 = (int)distance_33 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_33 = t4_36 & t5_36;
        const bool t8_36 = (int)0u <= (int)distance_33;
#line 19 "src/functions/windows.rs"
        const bool t9_36 = t7_20 & t8_36;
#line 19 "src/functions/windows.rs"
        const bool t10_36 = near_33 | t9_36;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_33 = t10_36 ? s_33 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_33 = changed_33;
#line 17 "src/functions/windows.rs"
        const u32 distance_34 = t2_5 - t1309;
        const bool t4_37 = (int)0u <= (int)distance_34;
#line 18 "src/functions/windows.rs"
        const bool t5_37 = (int)distance_34 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_34 = t4_37 & t5_37;
        const bool t8_37 = (int)0u <= (int)distance_34;
#line 19 "src/functions/windows.rs"
        const bool t9_37 = t7_20 & t8_37;
#line 19 "src/functions/windows.rs"
        const bool t10_37 = near_34 | t9_37;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_34 = t10_37 ? s_35 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_35 = changed_34;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1327 = t1309 + 1u;
#line 19 "src/functions/windows.rs"
        const bool t7_21 = t1327 < argument1;
#line 17 "src/functions/windows.rs"
        const u32 distance_35 = t2_4 - t1327;
        const bool t4_38 = (int)0u <= (int)distance_35;
#line 18 "src/functions/windows.rs"
        const bool t5_38 = (int)distance_35 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_35 = t4_38 & t5_38;
        const bool t8_38 = (int)0u <= (int)distance_35;
#line 19 "src/functions/windows.rs"
        const bool t9_38 = t7_21 & t8_38;
#line 19 "src/functions/windows.rs"
        const bool t10_38 = near_35 | t9_38;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_35 = t10_38 ? s_34 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_34 = changed_35;
#line 17 "src/functions/windows.rs"
        const u32 distance_36 = t2_5 - t1327;
        const bool t4_39 = (int)0u <= (int)distance_36;
#line 18 "src/functions/windows.rs"
        const bool t5_39 = (int)distance_36 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_36 = t4_39 & t5_39;
        const bool t8_39 = (int)0u <= (int)distance_36;
#line 19 "src/functions/windows.rs"
        const bool t9_39 = t7_21 & t8_39;
#line 19 "src/functions/windows.rs"
        const bool t10_39 = near_36 | t9_39;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_36 = t10_39 ? s_36 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_36 = changed_36;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1345 = t1309 + 8u;
#line 19 "src/functions/windows.rs"
        const bool t7_22 = t1345 < argument1;
#line 17 "src/functions/windows.rs"
        const u32 distance_37 = t2_4 - t1345;
        const bool t4_40 = (int)0u <= (int)distance_37;
#line 18 "src/functions/windows.rs"
        const bool t5_40 = (int)distance_37 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_37 = t4_40 & t5_40;
        const bool t8_40 = (int)0u <= (int)distance_37;
#line 19 "src/functions/windows.rs"
        const bool t9_40 = t7_22 & t8_40;
#line 19 "src/functions/windows.rs"
        const bool t10_40 = near_37 | t9_40;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_37 = t10_40 ? s_37 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_37 = changed_37;
#line 17 "src/functions/windows.rs"
        const u32 distance_38 = t2_5 - t1345;
        const bool t4_41 = (int)0u <= (int)distance_38;
#line 18 "src/functions/windows.rs"
        const bool t5_41 = (int)distance_38 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_38 = t4_41 & t5_41;
        const bool t8_41 = (int)0u <= (int)distance_38;
#line 19 "src/functions/windows.rs"
        const bool t9_41 = t7_22 & t8_41;
#line 19 "src/functions/windows.rs"
        const bool t10_41 = near_38 | t9_41;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_38 = t10_41 ? s_39 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_39 = changed_38;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1363 = t1309 + 9u;
#line 19 "src/functions/windows.rs"
        const bool t7_23 = t1363 < argument1;
#line 17 "src/functions/windows.rs"
        const u32 distance_39 = t2_4 - t1363;
        const bool t4_42 = (int)0u <= (int)distance_39;
#line 18 "src/functions/windows.rs"
        const bool t5_42 = (int)distance_39 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_39 = t4_42 & t5_42;
        const bool t8_42 = (int)0u <= (int)distance_39;
#line 19 "src/functions/windows.rs"
        const bool t9_42 = t7_23 & t8_42;
#line 19 "src/functions/windows.rs"
        const bool t10_42 = near_39 | t9_42;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_39 = t10_42 ? s_38 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_38 = changed_39;
#line 17 "src/functions/windows.rs"
        const u32 distance_40 = t2_5 - t1363;
        const bool t4_43 = (int)0u <= (int)distance_40;
#line 18 "src/functions/windows.rs"
        const bool t5_43 = (int)distance_40 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_40 = t4_43 & t5_43;
        const bool t8_43 = (int)0u <= (int)distance_40;
#line 19 "src/functions/windows.rs"
        const bool t9_43 = t7_23 & t8_43;
#line 19 "src/functions/windows.rs"
        const bool t10_43 = near_40 | t9_43;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_40 = t10_43 ? s_40 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_40 = changed_40;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1381 = t1309 + 16u;
#line 19 "src/functions/windows.rs"
        const bool t7_24 = t1381 < argument1;
#line 17 "src/functions/windows.rs"
        const u32 distance_41 = t2_4 - t1381;
        const bool t4_44 = (int)0u <= (int)distance_41;
#line 18 "src/functions/windows.rs"
        const bool t5_44 = (int)distance_41 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_41 = t4_44 & t5_44;
        const bool t8_44 = (int)0u <= (int)distance_41;
#line 19 "src/functions/windows.rs"
        const bool t9_44 = t7_24 & t8_44;
#line 19 "src/functions/windows.rs"
        const bool t10_44 = near_41 | t9_44;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_41 = t10_44 ? s_41 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_41 = changed_41;
#line 17 "src/functions/windows.rs"
        const u32 distance_42 = t2_5 - t1381;
        const bool t4_45 = (int)0u <= (int)distance_42;
#line 18 "src/functions/windows.rs"
        const bool t5_45 = (int)distance_42 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_42 = t4_45 & t5_45;
        const bool t8_45 = (int)0u <= (int)distance_42;
#line 19 "src/functions/windows.rs"
        const bool t9_45 = t7_24 & t8_45;
#line 19 "src/functions/windows.rs"
        const bool t10_45 = near_42 | t9_45;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_42 = t10_45 ? s_43 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_43 = changed_42;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1399 = t1309 + 17u;
#line 19 "src/functions/windows.rs"
        const bool t7_25 = t1399 < argument1;
#line 17 "src/functions/windows.rs"
        const u32 distance_43 = t2_4 - t1399;
        const bool t4_46 = (int)0u <= (int)distance_43;
#line 18 "src/functions/windows.rs"
        const bool t5_46 = (int)distance_43 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_43 = t4_46 & t5_46;
        const bool t8_46 = (int)0u <= (int)distance_43;
#line 19 "src/functions/windows.rs"
        const bool t9_46 = t7_25 & t8_46;
#line 19 "src/functions/windows.rs"
        const bool t10_46 = near_43 | t9_46;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_43 = t10_46 ? s_42 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_42 = changed_43;
#line 17 "src/functions/windows.rs"
        const u32 distance_44 = t2_5 - t1399;
        const bool t4_47 = (int)0u <= (int)distance_44;
#line 18 "src/functions/windows.rs"
        const bool t5_47 = (int)distance_44 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_44 = t4_47 & t5_47;
        const bool t8_47 = (int)0u <= (int)distance_44;
#line 19 "src/functions/windows.rs"
        const bool t9_47 = t7_25 & t8_47;
#line 19 "src/functions/windows.rs"
        const bool t10_47 = near_44 | t9_47;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_44 = t10_47 ? s_44 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_44 = changed_44;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1417 = t1309 + 24u;
#line 19 "src/functions/windows.rs"
        const bool t7_26 = t1417 < argument1;
#line 17 "src/functions/windows.rs"
        const u32 distance_45 = t2_4 - t1417;
        const bool t4_48 = (int)0u <= (int)distance_45;
#line 18 "src/functions/windows.rs"
        const bool t5_48 = (int)distance_45 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_45 = t4_48 & t5_48;
        const bool t8_48 = (int)0u <= (int)distance_45;
#line 19 "src/functions/windows.rs"
        const bool t9_48 = t7_26 & t8_48;
#line 19 "src/functions/windows.rs"
        const bool t10_48 = near_45 | t9_48;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_45 = t10_48 ? s_45 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_45 = changed_45;
#line 17 "src/functions/windows.rs"
        const u32 distance_46 = t2_5 - t1417;
        const bool t4_49 = (int)0u <= (int)distance_46;
#line 18 "src/functions/windows.rs"
        const bool t5_49 = (int)distance_46 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_46 = t4_49 & t5_49;
        const bool t8_49 = (int)0u <= (int)distance_46;
#line 19 "src/functions/windows.rs"
        const bool t9_49 = t7_26 & t8_49;
#line 19 "src/functions/windows.rs"
        const bool t10_49 = near_46 | t9_49;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_46 = t10_49 ? s_47 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_47 = changed_46;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1435 = t1309 + 25u;
#line 19 "src/functions/windows.rs"
        const bool t7_27 = t1435 < argument1;
#line 17 "src/functions/windows.rs"
        const u32 distance_47 = t2_4 - t1435;
        const bool t4_50 = (int)0u <= (int)distance_47;
#line 18 "src/functions/windows.rs"
        const bool t5_50 = (int)distance_47 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_47 = t4_50 & t5_50;
        const bool t8_50 = (int)0u <= (int)distance_47;
#line 19 "src/functions/windows.rs"
        const bool t9_50 = t7_27 & t8_50;
#line 19 "src/functions/windows.rs"
        const bool t10_50 = near_47 | t9_50;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_47 = t10_50 ? s_46 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_46 = changed_47;
#line 17 "src/functions/windows.rs"
        const u32 distance_48 = t2_5 - t1435;
        const bool t4_51 = (int)0u <= (int)distance_48;
#line 18 "src/functions/windows.rs"
        const bool t5_51 = (int)distance_48 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_48 = t4_51 & t5_51;
        const bool t8_51 = (int)0u <= (int)distance_48;
#line 19 "src/functions/windows.rs"
        const bool t9_51 = t7_27 & t8_51;
#line 19 "src/functions/windows.rs"
        const bool t10_51 = near_48 | t9_51;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_48 = t10_51 ? s_48 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_48 = changed_48;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1453 = t1309 + 32u;
#line 19 "src/functions/windows.rs"
        const bool t7_28 = t1453 < argument1;
#line 17 "src/functions/windows.rs"
        const u32 distance_49 = t2_4 - t1453;
        const bool t4_52 = (int)0u <= (int)distance_49;
#line 18 "src/functions/windows.rs"
        const bool t5_52 = (int)distance_49 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_49 = t4_52 & t5_52;
        const bool t8_52 = (int)0u <= (int)distance_49;
#line 19 "src/functions/windows.rs"
        const bool t9_52 = t7_28 & t8_52;
#line 19 "src/functions/windows.rs"
        const bool t10_52 = near_49 | t9_52;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_49 = t10_52 ? s_49 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_49 = changed_49;
#line 17 "src/functions/windows.rs"
        const u32 distance_50 = t2_5 - t1453;
        const bool t4_53 = (int)0u <= (int)distance_50;
#line 18 "src/functions/windows.rs"
        const bool t5_53 = (int)distance_50 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_50 = t4_53 & t5_53;
        const bool t8_53 = (int)0u <= (int)distance_50;
#line 19 "src/functions/windows.rs"
        const bool t9_53 = t7_28 & t8_53;
#line 19 "src/functions/windows.rs"
        const bool t10_53 = near_50 | t9_53;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_50 = t10_53 ? s_51 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_51 = changed_50;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1471 = t1309 + 33u;
#line 19 "src/functions/windows.rs"
        const bool t7_29 = t1471 < argument1;
#line 17 "src/functions/windows.rs"
        const u32 distance_51 = t2_4 - t1471;
        const bool t4_54 = (int)0u <= (int)distance_51;
#line 18 "src/functions/windows.rs"
        const bool t5_54 = (int)distance_51 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_51 = t4_54 & t5_54;
        const bool t8_54 = (int)0u <= (int)distance_51;
#line 19 "src/functions/windows.rs"
        const bool t9_54 = t7_29 & t8_54;
#line 19 "src/functions/windows.rs"
        const bool t10_54 = near_51 | t9_54;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_51 = t10_54 ? s_50 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_50 = changed_51;
#line 17 "src/functions/windows.rs"
        const u32 distance_52 = t2_5 - t1471;
        const bool t4_55 = (int)0u <= (int)distance_52;
#line 18 "src/functions/windows.rs"
        const bool t5_55 = (int)distance_52 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_52 = t4_55 & t5_55;
        const bool t8_55 = (int)0u <= (int)distance_52;
#line 19 "src/functions/windows.rs"
        const bool t9_55 = t7_29 & t8_55;
#line 19 "src/functions/windows.rs"
        const bool t10_55 = near_52 | t9_55;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_52 = t10_55 ? s_52 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_52 = changed_52;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1489 = t1309 + 40u;
#line 19 "src/functions/windows.rs"
        const bool t7_30 = t1489 < argument1;
#line 17 "src/functions/windows.rs"
        const u32 distance_53 = t2_4 - t1489;
        const bool t4_56 = (int)0u <= (int)distance_53;
#line 18 "src/functions/windows.rs"
        const bool t5_56 = (int)distance_53 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_53 = t4_56 & t5_56;
        const bool t8_56 = (int)0u <= (int)distance_53;
#line 19 "src/functions/windows.rs"
        const bool t9_56 = t7_30 & t8_56;
#line 19 "src/functions/windows.rs"
        const bool t10_56 = near_53 | t9_56;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_53 = t10_56 ? s_53 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_53 = changed_53;
#line 17 "src/functions/windows.rs"
        const u32 distance_54 = t2_5 - t1489;
        const bool t4_57 = (int)0u <= (int)distance_54;
#line 18 "src/functions/windows.rs"
        const bool t5_57 = (int)distance_54 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_54 = t4_57 & t5_57;
        const bool t8_57 = (int)0u <= (int)distance_54;
#line 19 "src/functions/windows.rs"
        const bool t9_57 = t7_30 & t8_57;
#line 19 "src/functions/windows.rs"
        const bool t10_57 = near_54 | t9_57;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_54 = t10_57 ? s_55 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_55 = changed_54;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1507 = t1309 + 41u;
#line 19 "src/functions/windows.rs"
        const bool t7_31 = t1507 < argument1;
#line 17 "src/functions/windows.rs"
        const u32 distance_55 = t2_4 - t1507;
        const bool t4_58 = (int)0u <= (int)distance_55;
#line 18 "src/functions/windows.rs"
        const bool t5_58 = (int)distance_55 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_55 = t4_58 & t5_58;
        const bool t8_58 = (int)0u <= (int)distance_55;
#line 19 "src/functions/windows.rs"
        const bool t9_58 = t7_31 & t8_58;
#line 19 "src/functions/windows.rs"
        const bool t10_58 = near_55 | t9_58;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_55 = t10_58 ? s_54 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_54 = changed_55;
#line 17 "src/functions/windows.rs"
        const u32 distance_56 = t2_5 - t1507;
        const bool t4_59 = (int)0u <= (int)distance_56;
#line 18 "src/functions/windows.rs"
        const bool t5_59 = (int)distance_56 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_56 = t4_59 & t5_59;
        const bool t8_59 = (int)0u <= (int)distance_56;
#line 19 "src/functions/windows.rs"
        const bool t9_59 = t7_31 & t8_59;
#line 19 "src/functions/windows.rs"
        const bool t10_59 = near_56 | t9_59;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_56 = t10_59 ? s_56 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_56 = changed_56;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1525 = t1309 + 48u;
#line 19 "src/functions/windows.rs"
        const bool t7_32 = t1525 < argument1;
#line 17 "src/functions/windows.rs"
        const u32 distance_57 = t2_4 - t1525;
        const bool t4_60 = (int)0u <= (int)distance_57;
#line 18 "src/functions/windows.rs"
        const bool t5_60 = (int)distance_57 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_57 = t4_60 & t5_60;
        const bool t8_60 = (int)0u <= (int)distance_57;
#line 19 "src/functions/windows.rs"
        const bool t9_60 = t7_32 & t8_60;
#line 19 "src/functions/windows.rs"
        const bool t10_60 = near_57 | t9_60;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_57 = t10_60 ? s_57 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_57 = changed_57;
#line 17 "src/functions/windows.rs"
        const u32 distance_58 = t2_5 - t1525;
        const bool t4_61 = (int)0u <= (int)distance_58;
#line 18 "src/functions/windows.rs"
        const bool t5_61 = (int)distance_58 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_58 = t4_61 & t5_61;
        const bool t8_61 = (int)0u <= (int)distance_58;
#line 19 "src/functions/windows.rs"
        const bool t9_61 = t7_32 & t8_61;
#line 19 "src/functions/windows.rs"
        const bool t10_61 = near_58 | t9_61;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_58 = t10_61 ? s_59 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_59 = changed_58;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1543 = t1309 + 49u;
#line 19 "src/functions/windows.rs"
        const bool t7_33 = t1543 < argument1;
#line 17 "src/functions/windows.rs"
        const u32 distance_59 = t2_4 - t1543;
        const bool t4_62 = (int)0u <= (int)distance_59;
#line 18 "src/functions/windows.rs"
        const bool t5_62 = (int)distance_59 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_59 = t4_62 & t5_62;
        const bool t8_62 = (int)0u <= (int)distance_59;
#line 19 "src/functions/windows.rs"
        const bool t9_62 = t7_33 & t8_62;
#line 19 "src/functions/windows.rs"
        const bool t10_62 = near_59 | t9_62;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_59 = t10_62 ? s_58 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_58 = changed_59;
#line 17 "src/functions/windows.rs"
        const u32 distance_60 = t2_5 - t1543;
        const bool t4_63 = (int)0u <= (int)distance_60;
#line 18 "src/functions/windows.rs"
        const bool t5_63 = (int)distance_60 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_60 = t4_63 & t5_63;
        const bool t8_63 = (int)0u <= (int)distance_60;
#line 19 "src/functions/windows.rs"
        const bool t9_63 = t7_33 & t8_63;
#line 19 "src/functions/windows.rs"
        const bool t10_63 = near_60 | t9_63;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_60 = t10_63 ? s_60 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_60 = changed_60;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1561 = t1309 + 56u;
#line 19 "src/functions/windows.rs"
        const bool t7_34 = t1561 < argument1;
#line 17 "src/functions/windows.rs"
        const u32 distance_61 = t2_4 - t1561;
        const bool t4_64 = (int)0u <= (int)distance_61;
#line 18 "src/functions/windows.rs"
        const bool t5_64 = (int)distance_61 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_61 = t4_64 & t5_64;
        const bool t8_64 = (int)0u <= (int)distance_61;
#line 19 "src/functions/windows.rs"
        const bool t9_64 = t7_34 & t8_64;
#line 19 "src/functions/windows.rs"
        const bool t10_64 = near_61 | t9_64;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_61 = t10_64 ? s_61 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_61 = changed_61;
#line 17 "src/functions/windows.rs"
        const u32 distance_62 = t2_5 - t1561;
        const bool t4_65 = (int)0u <= (int)distance_62;
#line 18 "src/functions/windows.rs"
        const bool t5_65 = (int)distance_62 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_62 = t4_65 & t5_65;
        const bool t8_65 = (int)0u <= (int)distance_62;
#line 19 "src/functions/windows.rs"
        const bool t9_65 = t7_34 & t8_65;
#line 19 "src/functions/windows.rs"
        const bool t10_65 = near_62 | t9_65;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_62 = t10_65 ? s_63 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_63 = changed_62;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const u32 t1579 = t1309 + 57u;
#line 19 "src/functions/windows.rs"
        const bool t7_35 = t1579 < argument1;
#line 17 "src/functions/windows.rs"
        const u32 distance_63 = t2_4 - t1579;
        const bool t4_66 = (int)0u <= (int)distance_63;
#line 18 "src/functions/windows.rs"
        const bool t5_66 = (int)distance_63 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_63 = t4_66 & t5_66;
        const bool t8_66 = (int)0u <= (int)distance_63;
#line 19 "src/functions/windows.rs"
        const bool t9_66 = t7_35 & t8_66;
#line 19 "src/functions/windows.rs"
        const bool t10_66 = near_63 | t9_66;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_63 = t10_66 ? s_62 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_62 = changed_63;
#line 17 "src/functions/windows.rs"
        const u32 distance_64 = t2_5 - t1579;
        const bool t4_67 = (int)0u <= (int)distance_64;
#line 18 "src/functions/windows.rs"
        const bool t5_67 = (int)distance_64 < (int)argument0_2;
#line 18 "src/functions/windows.rs"
        const bool near_64 = t4_67 & t5_67;
        const bool t8_67 = (int)0u <= (int)distance_64;
#line 19 "src/functions/windows.rs"
        const bool t9_67 = t7_35 & t8_67;
#line 19 "src/functions/windows.rs"
        const bool t10_67 = near_64 | t9_67;
#line 360 "fa-kernels/src/attention/options/functions/mod.rs"
        const f32 changed_64 = t10_67 ? s_64 : __uint_as_float(0xff800000u);
#line 366 "fa-kernels/src/attention/options/functions/mod.rs"
        s_64 = changed_64;
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1598;
        asm("max.f32 %0, %1, %2;" : "=f"(t1598) : "f"(old_3), "f"(s_33));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1599;
        asm("max.f32 %0, %1, %2;" : "=f"(t1599) : "f"(t1598), "f"(s_34));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1600;
        asm("max.f32 %0, %1, %2;" : "=f"(t1600) : "f"(t1599), "f"(s_37));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1601;
        asm("max.f32 %0, %1, %2;" : "=f"(t1601) : "f"(t1600), "f"(s_38));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1602;
        asm("max.f32 %0, %1, %2;" : "=f"(t1602) : "f"(t1601), "f"(s_41));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1603;
        asm("max.f32 %0, %1, %2;" : "=f"(t1603) : "f"(t1602), "f"(s_42));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1604;
        asm("max.f32 %0, %1, %2;" : "=f"(t1604) : "f"(t1603), "f"(s_45));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1605;
        asm("max.f32 %0, %1, %2;" : "=f"(t1605) : "f"(t1604), "f"(s_46));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1606;
        asm("max.f32 %0, %1, %2;" : "=f"(t1606) : "f"(t1605), "f"(s_49));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1607;
        asm("max.f32 %0, %1, %2;" : "=f"(t1607) : "f"(t1606), "f"(s_50));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1608;
        asm("max.f32 %0, %1, %2;" : "=f"(t1608) : "f"(t1607), "f"(s_53));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1609;
        asm("max.f32 %0, %1, %2;" : "=f"(t1609) : "f"(t1608), "f"(s_54));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1610;
        asm("max.f32 %0, %1, %2;" : "=f"(t1610) : "f"(t1609), "f"(s_57));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1611;
        asm("max.f32 %0, %1, %2;" : "=f"(t1611) : "f"(t1610), "f"(s_58));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1612;
        asm("max.f32 %0, %1, %2;" : "=f"(t1612) : "f"(t1611), "f"(s_61));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1613;
        asm("max.f32 %0, %1, %2;" : "=f"(t1613) : "f"(t1612), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1614;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1614) : "f"(t1613));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1613), "f"(t1614));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1616;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1616) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1616));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t1619 = new_3 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t1619;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t1621 = -reference_3;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t1622;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1622) : "f"(old_3), "f"(scale_log2), "f"(t1621));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1622));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t1624 = row_sum * rescale_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1625 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1625));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1627;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1627) : "f"(exponent_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_33 = t1627;
        const f32 t1628 = t1624 + s_33;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1629 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1629));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1631;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1631) : "f"(exponent_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_34 = t1631;
        const f32 t1632 = t1628 + s_34;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1633 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1633));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1635;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1635) : "f"(exponent_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_37 = t1635;
        const f32 t1636 = t1632 + s_37;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1637 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1637));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1639;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1639) : "f"(exponent_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_38 = t1639;
        const f32 t1640 = t1636 + s_38;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1641 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1641));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1643;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1643) : "f"(exponent_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_41 = t1643;
        const f32 t1644 = t1640 + s_41;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1645 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1645));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1647;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1647) : "f"(exponent_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_42 = t1647;
        const f32 t1648 = t1644 + s_42;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1649 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1649));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1651;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1651) : "f"(exponent_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_45 = t1651;
        const f32 t1652 = t1648 + s_45;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1653 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1653));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1655;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1655) : "f"(exponent_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_46 = t1655;
        const f32 t1656 = t1652 + s_46;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1657 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1657));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1659;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1659) : "f"(exponent_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_49 = t1659;
        const f32 t1660 = t1656 + s_49;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1661 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1661));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1663;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1663) : "f"(exponent_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_50 = t1663;
        const f32 t1664 = t1660 + s_50;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1665 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1665));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1667;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1667) : "f"(exponent_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_53 = t1667;
        const f32 t1668 = t1664 + s_53;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1669 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1669));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1671;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1671) : "f"(exponent_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_54 = t1671;
        const f32 t1672 = t1668 + s_54;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1673 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1673));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1675;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1675) : "f"(exponent_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_57 = t1675;
        const f32 t1676 = t1672 + s_57;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1677 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1677));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1679;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1679) : "f"(exponent_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_58 = t1679;
        const f32 t1680 = t1676 + s_58;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1681 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t1681));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1683;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1683) : "f"(exponent_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_61 = t1683;
        const f32 t1684 = t1680 + s_61;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1685 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t1685));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1687;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1687) : "f"(exponent_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_62 = t1687;
        const f32 t1688 = t1684 + s_62;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1688;
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1690;
        asm("max.f32 %0, %1, %2;" : "=f"(t1690) : "f"(old_4), "f"(s_35));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1691;
        asm("max.f32 %0, %1, %2;" : "=f"(t1691) : "f"(t1690), "f"(s_36));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1692;
        asm("max.f32 %0, %1, %2;" : "=f"(t1692) : "f"(t1691), "f"(s_39));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1693;
        asm("max.f32 %0, %1, %2;" : "=f"(t1693) : "f"(t1692), "f"(s_40));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1694;
        asm("max.f32 %0, %1, %2;" : "=f"(t1694) : "f"(t1693), "f"(s_43));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1695;
        asm("max.f32 %0, %1, %2;" : "=f"(t1695) : "f"(t1694), "f"(s_44));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1696;
        asm("max.f32 %0, %1, %2;" : "=f"(t1696) : "f"(t1695), "f"(s_47));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1697;
        asm("max.f32 %0, %1, %2;" : "=f"(t1697) : "f"(t1696), "f"(s_48));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1698;
        asm("max.f32 %0, %1, %2;" : "=f"(t1698) : "f"(t1697), "f"(s_51));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1699;
        asm("max.f32 %0, %1, %2;" : "=f"(t1699) : "f"(t1698), "f"(s_52));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1700;
        asm("max.f32 %0, %1, %2;" : "=f"(t1700) : "f"(t1699), "f"(s_55));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1701;
        asm("max.f32 %0, %1, %2;" : "=f"(t1701) : "f"(t1700), "f"(s_56));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1702;
        asm("max.f32 %0, %1, %2;" : "=f"(t1702) : "f"(t1701), "f"(s_59));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1703;
        asm("max.f32 %0, %1, %2;" : "=f"(t1703) : "f"(t1702), "f"(s_60));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1704;
        asm("max.f32 %0, %1, %2;" : "=f"(t1704) : "f"(t1703), "f"(s_63));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1705;
        asm("max.f32 %0, %1, %2;" : "=f"(t1705) : "f"(t1704), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1706;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1706) : "f"(t1705));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1705), "f"(t1706));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1708;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1708) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1708));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t1711 = new_4 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t1711;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t1713 = -reference_4;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t1714;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1714) : "f"(old_4), "f"(scale_log2), "f"(t1713));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1714));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t1716 = row_sum_2 * rescale_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1717 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1717));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1719;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1719) : "f"(exponent_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_35 = t1719;
        const f32 t1720 = t1716 + s_35;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1721 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1721));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1723;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1723) : "f"(exponent_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_36 = t1723;
        const f32 t1724 = t1720 + s_36;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1725 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1725));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1727;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1727) : "f"(exponent_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_39 = t1727;
        const f32 t1728 = t1724 + s_39;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1729 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1729));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1731;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1731) : "f"(exponent_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_40 = t1731;
        const f32 t1732 = t1728 + s_40;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1733 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1733));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1735;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1735) : "f"(exponent_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_43 = t1735;
        const f32 t1736 = t1732 + s_43;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1737 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1737));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1739;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1739) : "f"(exponent_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_44 = t1739;
        const f32 t1740 = t1736 + s_44;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1741 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1741));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1743;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1743) : "f"(exponent_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_47 = t1743;
        const f32 t1744 = t1740 + s_47;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1745 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1745));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1747;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1747) : "f"(exponent_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_48 = t1747;
        const f32 t1748 = t1744 + s_48;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1749 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1749));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1751;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1751) : "f"(exponent_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_51 = t1751;
        const f32 t1752 = t1748 + s_51;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1753 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1753));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1755;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1755) : "f"(exponent_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_52 = t1755;
        const f32 t1756 = t1752 + s_52;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1757 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1757));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1759;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1759) : "f"(exponent_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_55 = t1759;
        const f32 t1760 = t1756 + s_55;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1761 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1761));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1763;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1763) : "f"(exponent_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_56 = t1763;
        const f32 t1764 = t1760 + s_56;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1765 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1765));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1767;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1767) : "f"(exponent_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_59 = t1767;
        const f32 t1768 = t1764 + s_59;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1769 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1769));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1771;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1771) : "f"(exponent_62));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_60 = t1771;
        const f32 t1772 = t1768 + s_60;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1773 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1773));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1775;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1775) : "f"(exponent_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_63 = t1775;
        const f32 t1776 = t1772 + s_63;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1777 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1777));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1779;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1779) : "f"(exponent_64));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_64 = t1779;
        const f32 t1780 = t1776 + s_64;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1780;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1781 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1781;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1782 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1782;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1783 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1783;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1784 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1784;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1785 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1785;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1786 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1786;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1787 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1787;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1788 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1788;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1789 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1789;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1790 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1790;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1791 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1791;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1792 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1792;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1793 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1793;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1794 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1794;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1795 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1795;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1796 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1796;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1797 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1797;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1798 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1798;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1799 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1799;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1800 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1800;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1801 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1801;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1802 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1802;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1803 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1803;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1804 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1804;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1805 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1805;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1806 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1806;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1807 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1807;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1808 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1808;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1809 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1809;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1810 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1810;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1811 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1811;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1812 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1812;
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1813;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1813) : "f"(s_33), "f"(s_34));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1814;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1814) : "f"(s_35), "f"(s_36));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1815;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1815) : "f"(s_37), "f"(s_38));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1816;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1816) : "f"(s_39), "f"(s_40));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1817;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1817) : "f"(s_41), "f"(s_42));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1818;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1818) : "f"(s_43), "f"(s_44));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1819;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1819) : "f"(s_45), "f"(s_46));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1820;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1820) : "f"(s_47), "f"(s_48));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1821;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1821) : "f"(s_49), "f"(s_50));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1822;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1822) : "f"(s_51), "f"(s_52));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1823;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1823) : "f"(s_53), "f"(s_54));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1824;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1824) : "f"(s_55), "f"(s_56));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1825;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1825) : "f"(s_57), "f"(s_58));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1826;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1826) : "f"(s_59), "f"(s_60));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1827;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1827) : "f"(s_61), "f"(s_62));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1828;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1828) : "f"(s_63), "f"(s_64));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1829;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1829) : "r"(t228));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1830 = t1829 ^ 32u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1831 = t1829 ^ 64u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1832 = t1829 ^ 96u;
        const u32 t1833 = t87 + t1829;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1834 = t87 + t1830;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1835 = t87 + t1831;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1836 = t87 + t1832;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1833) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1813), "r"(t1814), "r"(t1815), "r"(t1816), "r"(m_225), "r"(m_226));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1813), "r"(t1814), "r"(t1815), "r"(t1816), "r"(m_227), "r"(m_228));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1834) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1813), "r"(t1814), "r"(t1815), "r"(t1816), "r"(m_229), "r"(m_230));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1813), "r"(t1814), "r"(t1815), "r"(t1816), "r"(m_231), "r"(m_232));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1835) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1813), "r"(t1814), "r"(t1815), "r"(t1816), "r"(m_233), "r"(m_234));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1813), "r"(t1814), "r"(t1815), "r"(t1816), "r"(m_235), "r"(m_236));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1836) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1813), "r"(t1814), "r"(t1815), "r"(t1816), "r"(m_237), "r"(m_238));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1813), "r"(t1814), "r"(t1815), "r"(t1816), "r"(m_239), "r"(m_240));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1833) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1817), "r"(t1818), "r"(t1819), "r"(t1820), "r"(m_241), "r"(m_242));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1817), "r"(t1818), "r"(t1819), "r"(t1820), "r"(m_243), "r"(m_244));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1834) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1817), "r"(t1818), "r"(t1819), "r"(t1820), "r"(m_245), "r"(m_246));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1817), "r"(t1818), "r"(t1819), "r"(t1820), "r"(m_247), "r"(m_248));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1835) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1817), "r"(t1818), "r"(t1819), "r"(t1820), "r"(m_249), "r"(m_250));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1817), "r"(t1818), "r"(t1819), "r"(t1820), "r"(m_251), "r"(m_252));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1836) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1817), "r"(t1818), "r"(t1819), "r"(t1820), "r"(m_253), "r"(m_254));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1817), "r"(t1818), "r"(t1819), "r"(t1820), "r"(m_255), "r"(m_256));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1833) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1821), "r"(t1822), "r"(t1823), "r"(t1824), "r"(m_257), "r"(m_258));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1821), "r"(t1822), "r"(t1823), "r"(t1824), "r"(m_259), "r"(m_260));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1834) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1821), "r"(t1822), "r"(t1823), "r"(t1824), "r"(m_261), "r"(m_262));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1821), "r"(t1822), "r"(t1823), "r"(t1824), "r"(m_263), "r"(m_264));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1835) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1821), "r"(t1822), "r"(t1823), "r"(t1824), "r"(m_265), "r"(m_266));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1821), "r"(t1822), "r"(t1823), "r"(t1824), "r"(m_267), "r"(m_268));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1836) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1821), "r"(t1822), "r"(t1823), "r"(t1824), "r"(m_269), "r"(m_270));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1821), "r"(t1822), "r"(t1823), "r"(t1824), "r"(m_271), "r"(m_272));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1833) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1825), "r"(t1826), "r"(t1827), "r"(t1828), "r"(m_273), "r"(m_274));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1825), "r"(t1826), "r"(t1827), "r"(t1828), "r"(m_275), "r"(m_276));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1834) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1825), "r"(t1826), "r"(t1827), "r"(t1828), "r"(m_277), "r"(m_278));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1825), "r"(t1826), "r"(t1827), "r"(t1828), "r"(m_279), "r"(m_280));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1835) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1825), "r"(t1826), "r"(t1827), "r"(t1828), "r"(m_281), "r"(m_282));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1825), "r"(t1826), "r"(t1827), "r"(t1828), "r"(m_283), "r"(m_284));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1836) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1825), "r"(t1826), "r"(t1827), "r"(t1828), "r"(m_285), "r"(m_286));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1825), "r"(t1826), "r"(t1827), "r"(t1828), "r"(m_287), "r"(m_288));
    }
#line 212 "fa-kernels/src/attention/softmax.rs"
    f32 t1837;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1837) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_5 = row_sum + t1837;
    f32 t1839;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1839) : "f"(pair_5));
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t1840 = pair_5 + t1839;
#line 213 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1840;
#line 212 "fa-kernels/src/attention/softmax.rs"
    f32 t1841;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1841) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_6 = row_sum_2 + t1841;
    f32 t1843;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1843) : "f"(pair_6));
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t1844 = pair_6 + t1843;
#line 213 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1844;
#line 273 "fa-kernels/src/attention/softmax.rs"
    const f32 sum = row_sum;
    const bool t1845 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
    f32 t1846;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1846) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer = t1845 ? 0.0f : t1846;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1848 = acc * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc = t1848;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1849 = acc_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_2 = t1849;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1850 = acc_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_5 = t1850;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1851 = acc_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_6 = t1851;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1852 = acc_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_9 = t1852;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1853 = acc_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_10 = t1853;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1854 = acc_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_13 = t1854;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1855 = acc_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_14 = t1855;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1856 = acc_17 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_17 = t1856;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1857 = acc_18 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_18 = t1857;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1858 = acc_21 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_21 = t1858;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1859 = acc_22 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_22 = t1859;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1860 = acc_25 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_25 = t1860;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1861 = acc_26 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_26 = t1861;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1862 = acc_29 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_29 = t1862;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1863 = acc_30 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_30 = t1863;
#line 273 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t1864 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
    f32 t1865;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1865) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_2 = t1864 ? 0.0f : t1865;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1867 = acc_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_3 = t1867;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1868 = acc_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_4 = t1868;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1869 = acc_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_7 = t1869;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1870 = acc_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_8 = t1870;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1871 = acc_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_11 = t1871;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1872 = acc_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_12 = t1872;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1873 = acc_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_15 = t1873;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1874 = acc_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_16 = t1874;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1875 = acc_19 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_19 = t1875;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1876 = acc_20 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_20 = t1876;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1877 = acc_23 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_23 = t1877;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1878 = acc_24 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_24 = t1878;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1879 = acc_27 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_27 = t1879;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1880 = acc_28 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_28 = t1880;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1881 = acc_31 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_31 = t1881;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1882 = acc_32 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_32 = t1882;
#line 178 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1883 = blockIdx.x;
#line 178 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1884;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1884) : "r"(t1883));
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1885 = seq_q + 63u;
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1886 = t1885 >> 6u;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1887 = heads_per_section * t1886;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1888 = t1884 / t1887;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 first_2 = t1888 * heads_per_section;
    const u32 t1890 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1891 = t1890 - first_2;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 heads_3 = t1891 < heads_per_section ? t1891 : heads_per_section;
    const u32 t1893 = first_2 * t1886;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 rest_2 = t1884 - t1893;
    const u32 t1895 = rest_2 % heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1896 = first_2 + t1895;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1897 = t1886 - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1898 = rest_2 / heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1899 = t1897 - t1898;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1900 = t1899 << 6u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1901 = t1896 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1902 = t1896 / heads;
#line 192 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1903 = lane >> 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1904 = first_row + t1903;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1905 = t1904 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1906 = 0u ^ t1905;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1907 = t1904 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1908 = t1906 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1909 = t1907 + t1908;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1910 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1911 = t1910 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1912 = t1909 + t1911;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1913;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1913) : "f"(acc), "f"(acc_2));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1914 = smem_1 + t1912;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1914), "r"(t1913) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1915;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1915) : "f"(acc_5), "f"(acc_6));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1916 = t1912 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1917 = smem_1 + t1916;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1917), "r"(t1915) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1918;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1918) : "f"(acc_9), "f"(acc_10));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1919 = t1912 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1920 = smem_1 + t1919;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1920), "r"(t1918) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1921;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1921) : "f"(acc_13), "f"(acc_14));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1922 = t1912 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1923 = smem_1 + t1922;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1923), "r"(t1921) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1924;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1924) : "f"(acc_17), "f"(acc_18));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1925 = t1912 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1926 = smem_1 + t1925;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1926), "r"(t1924) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1927;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1927) : "f"(acc_21), "f"(acc_22));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1928 = t1912 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1929 = smem_1 + t1928;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1929), "r"(t1927) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1930;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1930) : "f"(acc_25), "f"(acc_26));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1931 = t1912 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1932 = smem_1 + t1931;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1932), "r"(t1930) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1933;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1933) : "f"(acc_29), "f"(acc_30));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1934 = t1912 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1935 = smem_1 + t1934;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1935), "r"(t1933) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1936 = lane >> 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1937 = first_row + t1936;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1938 = t1937 + 8u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1939 = t1938 & 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1940 = 0u ^ t1939;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1941 = t1938 << 7u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1942 = t1940 << 4u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1943 = t1941 + t1942;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1944 = lane & 3u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1945 = t1944 << 2u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1946 = t1943 + t1945;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1947;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1947) : "f"(acc_3), "f"(acc_4));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1948 = smem_1 + t1946;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1948), "r"(t1947) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1949;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1949) : "f"(acc_7), "f"(acc_8));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1950 = t1946 ^ 16u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1951 = smem_1 + t1950;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1951), "r"(t1949) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1952;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1952) : "f"(acc_11), "f"(acc_12));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1953 = t1946 ^ 32u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1954 = smem_1 + t1953;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1954), "r"(t1952) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1955;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1955) : "f"(acc_15), "f"(acc_16));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1956 = t1946 ^ 48u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1957 = smem_1 + t1956;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1957), "r"(t1955) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1958;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1958) : "f"(acc_19), "f"(acc_20));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1959 = t1946 ^ 64u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1960 = smem_1 + t1959;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1960), "r"(t1958) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1961;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1961) : "f"(acc_23), "f"(acc_24));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1962 = t1946 ^ 80u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1963 = smem_1 + t1962;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1963), "r"(t1961) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1964;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1964) : "f"(acc_27), "f"(acc_28));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1965 = t1946 ^ 96u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1966 = smem_1 + t1965;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1966), "r"(t1964) : "memory");
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1967;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1967) : "f"(acc_31), "f"(acc_32));
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1968 = t1946 ^ 112u;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1969 = smem_1 + t1968;
#line 196 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1969), "r"(t1967) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1970 = (u64)t1902;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1971 = t1970 * o_stride0;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1972 = t1971 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1973 = o + t1972;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1974 = (u64)t1900;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1975 = t1974 * o_stride1;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1976 = t1975 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1977 = t1973 + t1976;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1978 = (u64)t1901;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1979 = t1978 * o_stride2;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1980 = t1979 * 2ull;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1981 = t1977 + t1980;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1982 = (u32)o_stride1;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1983 = t1982 << 1u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1984 = seq_q - t1900;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1985 = head_dim >> 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1986 = lane >> 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1987 = first_row + t1986;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1988 = lane & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1989 = t1987 < t1984;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1990 = t1988 < t1985;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1991 = t1989 & t1990;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1991) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1992 = t1987 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1993 = t1988 ^ t1992;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1994 = t1987 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1995 = t1993 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1996 = t1994 + t1995;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1997 = smem_1 + t1996;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1997) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1998 = (u64)t1987 * t1983;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1999 = t1981 + t1998;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2000 = (u64)t1988 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2001 = t1999 + t2000;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2001), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2002 = t1987 + 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2003 = t2002 < t1984;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2004 = t1988 < t1985;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2005 = t2003 & t2004;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2005) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2006 = t2002 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2007 = t1988 ^ t2006;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2008 = t2002 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2009 = t2007 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2010 = t2008 + t2009;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2011 = smem_1 + t2010;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t2011) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2012 = (u64)t2002 * t1983;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2013 = t1981 + t2012;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2014 = (u64)t1988 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2015 = t2013 + t2014;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2015), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2016 = t1987 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2017 = t2016 < t1984;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2018 = t1988 < t1985;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2019 = t2017 & t2018;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2019) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2020 = t2016 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2021 = t1988 ^ t2020;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2022 = t2016 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2023 = t2021 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2024 = t2022 + t2023;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2025 = smem_1 + t2024;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t2025) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2026 = (u64)t2016 * t1983;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2027 = t1981 + t2026;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2028 = (u64)t1988 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2029 = t2027 + t2028;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2029), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2030 = t1987 + 12u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2031 = t2030 < t1984;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2032 = t1988 < t1985;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2033 = t2031 & t2032;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2033) {
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2034 = t2030 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2035 = t1988 ^ t2034;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2036 = t2030 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2037 = t2035 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2038 = t2036 + t2037;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2039 = smem_1 + t2038;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t2039) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2040 = (u64)t2030 * t1983;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2041 = t1981 + t2040;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2042 = (u64)t1988 * 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2043 = t2041 + t2042;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2043), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2044 = t1900 + first_row;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2045 = (u64)t1902;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2046 = t2045 * lse_stride0;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2047 = t2046 * 4ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2048 = lse + t2047;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2049 = (u64)t1901;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2050 = t2049 * lse_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2051 = t2050 * 4ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2052 = t2048 + t2051;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2053 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const u32 t2054 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const bool t2055 = t2054 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    if (t2055) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2056 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_17 = t2044 + t2056;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists = row_17 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists) {
            const u64 t2059 = (u64)row_17 * t2053;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2060 = t2059 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2061 = t2052 + t2060;
#line 253 "fa-kernels/src/attention/softmax.rs"
            f32 t2062;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2062) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
            f32 t2063;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2063) : "f"(row_max), "f"(scale_log2), "f"(t2062));
#line 253 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t2063 * 0.6931472f;
            const bool t2065 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
            const f32 t2066 = t2065 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2061), "f"(t2066) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2067 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2068 = t2044 + t2067;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_18 = t2068 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_2 = row_18 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_2) {
            const u64 t2071 = (u64)row_18 * t2053;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2072 = t2071 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2073 = t2052 + t2072;
#line 253 "fa-kernels/src/attention/softmax.rs"
            f32 t2074;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2074) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
            f32 t2075;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2075) : "f"(row_max_2), "f"(scale_log2), "f"(t2074));
#line 253 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t2075 * 0.6931472f;
            const bool t2077 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
            const f32 t2078 = t2077 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2073), "f"(t2078) : "memory");
        }
    }
}
