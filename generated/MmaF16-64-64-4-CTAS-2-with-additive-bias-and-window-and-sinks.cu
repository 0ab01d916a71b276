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
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t25 = seq_k + 63u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t26 = t25 >> 6u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t26 > 1u ? t26 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t28 = seq_k >> 6u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t28 < end ? t28 : end;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t30 = end - whole;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t87 = t86 + 8192u;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t88 = (u64)t23;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t89 = t88 * k_stride0;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t90 = t89 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t91 = k + t90;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t92 = 0ull * k_stride1;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t93 = t92 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t94 = t91 + t93;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t95 = (u64)t24;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t96 = t95 * k_stride2;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t97 = t96 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t98 = t94 + t97;
    const u32 t99 = (u32)k_stride1;
#line 224 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t100 = t99 << 1u;
    const u32 t101 = thread >> 3u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t102 = thread & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t103 = t101 & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t104 = t102 ^ t103;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t105 = t101 << 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t106 = t104 << 4u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t107 = t105 + t106;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t108 = (u64)t101 * t100;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t109 = t98 + t108;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t110 = (u64)t102 * 16u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t111 = t109 + t110;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t112 = (u64)t100 * 16u;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t113 = (u64)t23;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t114 = t113 * v_stride0;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t115 = t114 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t116 = v + t115;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t117 = 0ull * v_stride1;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t118 = t117 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t119 = t116 + t118;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t120 = (u64)t24;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t121 = t120 * v_stride2;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t122 = t121 * 2ull;
#line 223 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t123 = t119 + t122;
    const u32 t124 = (u32)v_stride1;
#line 224 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t125 = t124 << 1u;
    const u32 t126 = thread >> 3u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t127 = thread & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t128 = t126 & 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t129 = t127 ^ t128;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t130 = t126 << 7u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t131 = t129 << 4u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t132 = t130 + t131;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t133 = (u64)t126 * t125;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t134 = t123 + t133;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t135 = (u64)t127 * 16u;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t136 = t134 + t135;
#line 225 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t137 = (u64)t125 * 16u;
#line 237 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t138 = thread & 31u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t139 = end - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key = t139 << 6u;
    const u32 t141 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t142 = t86 + t107;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t143 = (u64)first_key * t100;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t144 = t111 + t143;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t145 = t144 + t112;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t146 = t145 + t112;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t147 = t146 + t112;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t148 = first_key + t101;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t149 = t148 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t150 = t102 < t141;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t151 = t149 & t150;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t152 = t151 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t142), "l"(t144), "r"(t152) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t153 = first_key + t101;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t154 = t153 + 16u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t155 = t154 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t156 = t102 < t141;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t157 = t155 & t156;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t158 = t157 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t142), "l"(t145), "r"(t158) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t159 = first_key + t101;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t160 = t159 + 32u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t161 = t160 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t162 = t102 < t141;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t163 = t161 & t162;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t164 = t163 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t142), "l"(t146), "r"(t164) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t165 = first_key + t101;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t166 = t165 + 48u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t167 = t166 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t168 = t102 < t141;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t169 = t167 & t168;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t170 = t169 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t142), "l"(t147), "r"(t170) : "memory");
#line 356 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t171 = end - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key_2 = t171 << 6u;
    const u32 t173 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t174 = t87 + t132;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t175 = (u64)first_key_2 * t125;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t176 = t136 + t175;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t177 = t176 + t137;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t178 = t177 + t137;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t179 = t178 + t137;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t180 = first_key_2 + t126;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t181 = t180 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t182 = t127 < t173;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t183 = t181 & t182;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t184 = t183 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t174), "l"(t176), "r"(t184) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t185 = first_key_2 + t126;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t186 = t185 + 16u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t187 = t186 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t188 = t127 < t173;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t189 = t187 & t188;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t190 = t189 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t174), "l"(t177), "r"(t190) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t191 = first_key_2 + t126;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t192 = t191 + 32u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t193 = t192 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t194 = t127 < t173;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t195 = t193 & t194;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t196 = t195 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t174), "l"(t178), "r"(t196) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t197 = first_key_2 + t126;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t198 = t197 + 48u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t199 = t198 < seq_k;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t200 = t127 < t173;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t201 = t199 & t200;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t202 = t201 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t174), "l"(t179), "r"(t202) : "memory");
#line 374 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t203 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t204 = first_row + t203;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t205 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t206 = t204 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t207 = t205 ^ t206;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t208 = t204 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t209 = t207 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t210 = t208 + t209;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t211 = smem_1 + t210;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t212 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t213 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t214 = t213 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t215 = t212 + t214;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t216 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t217 = t216 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t218 = t215 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t219 = t217 ^ t218;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t220 = t215 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t221 = t219 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t222 = t220 + t221;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t223 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t224 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t225 = t223 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t226 = t224 ^ t225;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t227 = t223 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t228 = t226 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t229 = t227 + t228;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t230 = t21 + first_row;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t231 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t232 = t230 + t231;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t233 = t22 / group;
#line 13 "src/functions/bias.rs"
    const u64 t1_2 = (u64)t23;
#line 13 "src/functions/bias.rs"
    const u64 t2_2 = t1_2 * argument0_stride0;
#line 13 "src/functions/bias.rs"
    const u64 t3_2 = t2_2 * 4ull;
#line 13 "src/functions/bias.rs"
    const u64 t4_2 = argument0 + t3_2;
#line 13 "src/functions/bias.rs"
    const u32 t13_2 = (u32)argument0_stride3;
#line 13 "src/functions/bias.rs"
    const u32 t14_2 = t13_2 << 2u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t240 = seq_q - 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t241 = t232 < t240 ? t232 : t240;
#line 13 "src/functions/bias.rs"
    const u64 t5_2 = (u64)t22;
#line 13 "src/functions/bias.rs"
    const u64 t6_2 = t5_2 * argument0_stride1;
#line 13 "src/functions/bias.rs"
    const u64 t7_2 = t6_2 * 4ull;
#line 13 "src/functions/bias.rs"
    const u64 t8_2 = t4_2 + t7_2;
#line 13 "src/functions/bias.rs"
    const u64 t9_2 = (u64)t241;
#line 13 "src/functions/bias.rs"
    const u64 t10_2 = t9_2 * argument0_stride2;
#line 13 "src/functions/bias.rs"
    const u64 t11_2 = t10_2 * 4ull;
#line 13 "src/functions/bias.rs"
    const u64 t12_2 = t8_2 + t11_2;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t250 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t251 = t230 + t250;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t252 = t251 + 8u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t253 = t22 / group;
#line 13 "src/functions/bias.rs"
    const u64 t1_3 = (u64)t23;
#line 13 "src/functions/bias.rs"
    const u64 t2_3 = t1_3 * argument0_stride0;
#line 13 "src/functions/bias.rs"
    const u64 t3_3 = t2_3 * 4ull;
#line 13 "src/functions/bias.rs"
    const u64 t4_3 = argument0 + t3_3;
#line 13 "src/functions/bias.rs"
    const u32 t13_3 = (u32)argument0_stride3;
#line 13 "src/functions/bias.rs"
    const u32 t14_3 = t13_3 << 2u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t260 = seq_q - 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t261 = t252 < t260 ? t252 : t260;
#line 13 "src/functions/bias.rs"
    const u64 t5_3 = (u64)t22;
#line 13 "src/functions/bias.rs"
    const u64 t6_3 = t5_3 * argument0_stride1;
#line 13 "src/functions/bias.rs"
    const u64 t7_3 = t6_3 * 4ull;
#line 13 "src/functions/bias.rs"
    const u64 t8_3 = t4_3 + t7_3;
#line 13 "src/functions/bias.rs"
    const u64 t9_3 = (u64)t261;
#line 13 "src/functions/bias.rs"
    const u64 t10_3 = t9_3 * argument0_stride2;
#line 13 "src/functions/bias.rs"
    const u64 t11_3 = t10_3 * 4ull;
#line 13 "src/functions/bias.rs"
    const u64 t12_3 = t8_3 + t11_3;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t270 = t21 + first_row;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t271 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t272 = t270 + t271;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t273 = t22 / group;
#line 19 "src/functions/windows.rs"
    const u32 t2_4 = argument0_2 < 2147483648u ? argument0_2 : 2147483648u;
    const u32 t4_4 = t272 + seq_k;
#line 20 "src/functions/windows.rs"
    const u32 t5_4 = t4_4 - seq_q;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t277 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t278 = t270 + t277;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t279 = t278 + 8u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t280 = t22 / group;
#line 19 "src/functions/windows.rs"
    const u32 t2_5 = argument0_2 < 2147483648u ? argument0_2 : 2147483648u;
    const u32 t4_5 = t279 + seq_k;
#line 20 "src/functions/windows.rs"
    const u32 t5_5 = t4_5 - seq_q;
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_max = -67108864.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_max_2 = -67108864.0f;
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
    u32 t284;
    asm volatile("mov.b32 %0, %1;" : "=r"(t284) : "r"(t222));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t285 = t284 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t286 = t284 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t287 = t284 ^ 96u;
    const u32 t288 = t86 + t284;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t289;
    asm volatile("mov.b32 %0, %1;" : "=r"(t289) : "r"(t211));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t289) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t288) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t288) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t288) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t288) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t290 = t86 + t285;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t291;
    asm volatile("mov.b32 %0, %1;" : "=r"(t291) : "r"(t211));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t292 = t291 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t292) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t290) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t290) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_33;
    u32 m_34;
    u32 m_35;
    u32 m_36;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t290) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_37;
    u32 m_38;
    u32 m_39;
    u32 m_40;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t290) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t293 = t86 + t286;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t294;
    asm volatile("mov.b32 %0, %1;" : "=r"(t294) : "r"(t211));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t295 = t294 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_41;
    u32 m_42;
    u32 m_43;
    u32 m_44;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t295) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_45;
    u32 m_46;
    u32 m_47;
    u32 m_48;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t293) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_49;
    u32 m_50;
    u32 m_51;
    u32 m_52;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t293) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_53;
    u32 m_54;
    u32 m_55;
    u32 m_56;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t293) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_57;
    u32 m_58;
    u32 m_59;
    u32 m_60;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t293) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t296 = t86 + t287;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t297;
    asm volatile("mov.b32 %0, %1;" : "=r"(t297) : "r"(t211));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t298 = t297 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_61;
    u32 m_62;
    u32 m_63;
    u32 m_64;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t298) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_65;
    u32 m_66;
    u32 m_67;
    u32 m_68;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t296) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_69;
    u32 m_70;
    u32 m_71;
    u32 m_72;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t296) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_73;
    u32 m_74;
    u32 m_75;
    u32 m_76;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t296) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_77;
    u32 m_78;
    u32 m_79;
    u32 m_80;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t296) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 391 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t299 = 1u < end;
#line 391 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t299) {
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t300 = end - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t301 = t300 - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = t301 << 6u;
        const u32 t303 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t304 = t86 + t107;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t305 = (u64)first_key_3 * t100;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t306 = t111 + t305;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t307 = t306 + t112;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t308 = t307 + t112;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t309 = t308 + t112;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t310 = t102 < t303;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t311 = t310 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t304), "l"(t306), "r"(t311) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t312 = t102 < t303;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t313 = t312 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t304), "l"(t307), "r"(t313) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t314 = t102 < t303;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t315 = t314 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t304), "l"(t308), "r"(t315) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t316 = t102 < t303;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t317 = t316 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t304), "l"(t309), "r"(t317) : "memory");
    }
#line 394 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t318 = end - 1u;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_4 = t318 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t320 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t320));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t322 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t323 = t322 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t324 = first_key_4 + t323;
#line 284 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t325 = seq_k - 1u;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t326 = s * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t327 = t324 < t325 ? t324 : t325;
#line 13 "src/functions/bias.rs"
    const u64 t15_2 = (u64)t327 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_2 = t12_2 + t15_2;
#line 13 "src/functions/bias.rs"
    f32 t17_2;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_2) : "l"(t16_2));
#line 13 "src/functions/bias.rs"
    const f32 t18_2 = t326 + t17_2;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s = t18_2;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t332 = s_3 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_3 = t12_3 + t15_2;
#line 13 "src/functions/bias.rs"
    f32 t17_3;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_3) : "l"(t16_3));
#line 13 "src/functions/bias.rs"
    const f32 t18_3 = t332 + t17_3;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_3 = t18_3;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t336 = s_2 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t337 = t324 + 1u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t338 = t337 < t325 ? t337 : t325;
#line 13 "src/functions/bias.rs"
    const u64 t15_3 = (u64)t338 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_4 = t12_2 + t15_3;
#line 13 "src/functions/bias.rs"
    f32 t17_4;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_4) : "l"(t16_4));
#line 13 "src/functions/bias.rs"
    const f32 t18_4 = t336 + t17_4;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_2 = t18_4;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t343 = s_4 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_5 = t12_3 + t15_3;
#line 13 "src/functions/bias.rs"
    f32 t17_5;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_5) : "l"(t16_5));
#line 13 "src/functions/bias.rs"
    const f32 t18_5 = t343 + t17_5;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_4 = t18_5;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t347 = s_5 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t348 = t324 + 8u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t349 = t348 < t325 ? t348 : t325;
#line 13 "src/functions/bias.rs"
    const u64 t15_4 = (u64)t349 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_6 = t12_2 + t15_4;
#line 13 "src/functions/bias.rs"
    f32 t17_6;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_6) : "l"(t16_6));
#line 13 "src/functions/bias.rs"
    const f32 t18_6 = t347 + t17_6;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_5 = t18_6;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t354 = s_7 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_7 = t12_3 + t15_4;
#line 13 "src/functions/bias.rs"
    f32 t17_7;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_7) : "l"(t16_7));
#line 13 "src/functions/bias.rs"
    const f32 t18_7 = t354 + t17_7;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_7 = t18_7;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t358 = s_6 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t359 = t324 + 9u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t360 = t359 < t325 ? t359 : t325;
#line 13 "src/functions/bias.rs"
    const u64 t15_5 = (u64)t360 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_8 = t12_2 + t15_5;
#line 13 "src/functions/bias.rs"
    f32 t17_8;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_8) : "l"(t16_8));
#line 13 "src/functions/bias.rs"
    const f32 t18_8 = t358 + t17_8;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_6 = t18_8;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t365 = s_8 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_9 = t12_3 + t15_5;
#line 13 "src/functions/bias.rs"
    f32 t17_9;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_9) : "l"(t16_9));
#line 13 "src/functions/bias.rs"
    const f32 t18_9 = t365 + t17_9;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_8 = t18_9;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t369 = s_9 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t370 = t324 + 16u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t371 = t370 < t325 ? t370 : t325;
#line 13 "src/functions/bias.rs"
    const u64 t15_6 = (u64)t371 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_10 = t12_2 + t15_6;
#line 13 "src/functions/bias.rs"
    f32 t17_10;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_10) : "l"(t16_10));
#line 13 "src/functions/bias.rs"
    const f32 t18_10 = t369 + t17_10;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_9 = t18_10;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t376 = s_11 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_11 = t12_3 + t15_6;
#line 13 "src/functions/bias.rs"
    f32 t17_11;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_11) : "l"(t16_11));
#line 13 "src/functions/bias.rs"
    const f32 t18_11 = t376 + t17_11;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_11 = t18_11;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t380 = s_10 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t381 = t324 + 17u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t382 = t381 < t325 ? t381 : t325;
#line 13 "src/functions/bias.rs"
    const u64 t15_7 = (u64)t382 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_12 = t12_2 + t15_7;
#line 13 "src/functions/bias.rs"
    f32 t17_12;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_12) : "l"(t16_12));
#line 13 "src/functions/bias.rs"
    const f32 t18_12 = t380 + t17_12;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_10 = t18_12;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t387 = s_12 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_13 = t12_3 + t15_7;
#line 13 "src/functions/bias.rs"
    f32 t17_13;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_13) : "l"(t16_13));
#line 13 "src/functions/bias.rs"
    const f32 t18_13 = t387 + t17_13;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_12 = t18_13;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t391 = s_13 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t392 = t324 + 24u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t393 = t392 < t325 ? t392 : t325;
#line 13 "src/functions/bias.rs"
    const u64 t15_8 = (u64)t393 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_14 = t12_2 + t15_8;
#line 13 "src/functions/bias.rs"
    f32 t17_14;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_14) : "l"(t16_14));
#line 13 "src/functions/bias.rs"
    const f32 t18_14 = t391 + t17_14;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_13 = t18_14;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t398 = s_15 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_15 = t12_3 + t15_8;
#line 13 "src/functions/bias.rs"
    f32 t17_15;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_15) : "l"(t16_15));
#line 13 "src/functions/bias.rs"
    const f32 t18_15 = t398 + t17_15;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_15 = t18_15;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t402 = s_14 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t403 = t324 + 25u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t404 = t403 < t325 ? t403 : t325;
#line 13 "src/functions/bias.rs"
    const u64 t15_9 = (u64)t404 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_16 = t12_2 + t15_9;
#line 13 "src/functions/bias.rs"
    f32 t17_16;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_16) : "l"(t16_16));
#line 13 "src/functions/bias.rs"
    const f32 t18_16 = t402 + t17_16;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_14 = t18_16;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t409 = s_16 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_17 = t12_3 + t15_9;
#line 13 "src/functions/bias.rs"
    f32 t17_17;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_17) : "l"(t16_17));
#line 13 "src/functions/bias.rs"
    const f32 t18_17 = t409 + t17_17;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_16 = t18_17;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t413 = s_17 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t414 = t324 + 32u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t415 = t414 < t325 ? t414 : t325;
#line 13 "src/functions/bias.rs"
    const u64 t15_10 = (u64)t415 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_18 = t12_2 + t15_10;
#line 13 "src/functions/bias.rs"
    f32 t17_18;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_18) : "l"(t16_18));
#line 13 "src/functions/bias.rs"
    const f32 t18_18 = t413 + t17_18;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_17 = t18_18;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t420 = s_19 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_19 = t12_3 + t15_10;
#line 13 "src/functions/bias.rs"
    f32 t17_19;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_19) : "l"(t16_19));
#line 13 "src/functions/bias.rs"
    const f32 t18_19 = t420 + t17_19;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_19 = t18_19;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t424 = s_18 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t425 = t324 + 33u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t426 = t425 < t325 ? t425 : t325;
#line 13 "src/functions/bias.rs"
    const u64 t15_11 = (u64)t426 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_20 = t12_2 + t15_11;
#line 13 "src/functions/bias.rs"
    f32 t17_20;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_20) : "l"(t16_20));
#line 13 "src/functions/bias.rs"
    const f32 t18_20 = t424 + t17_20;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_18 = t18_20;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t431 = s_20 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_21 = t12_3 + t15_11;
#line 13 "src/functions/bias.rs"
    f32 t17_21;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_21) : "l"(t16_21));
#line 13 "src/functions/bias.rs"
    const f32 t18_21 = t431 + t17_21;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_20 = t18_21;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t435 = s_21 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t436 = t324 + 40u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t437 = t436 < t325 ? t436 : t325;
#line 13 "src/functions/bias.rs"
    const u64 t15_12 = (u64)t437 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_22 = t12_2 + t15_12;
#line 13 "src/functions/bias.rs"
    f32 t17_22;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_22) : "l"(t16_22));
#line 13 "src/functions/bias.rs"
    const f32 t18_22 = t435 + t17_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_21 = t18_22;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t442 = s_23 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_23 = t12_3 + t15_12;
#line 13 "src/functions/bias.rs"
    f32 t17_23;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_23) : "l"(t16_23));
#line 13 "src/functions/bias.rs"
    const f32 t18_23 = t442 + t17_23;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_23 = t18_23;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t446 = s_22 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t447 = t324 + 41u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t448 = t447 < t325 ? t447 : t325;
#line 13 "src/functions/bias.rs"
    const u64 t15_13 = (u64)t448 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_24 = t12_2 + t15_13;
#line 13 "src/functions/bias.rs"
    f32 t17_24;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_24) : "l"(t16_24));
#line 13 "src/functions/bias.rs"
    const f32 t18_24 = t446 + t17_24;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_22 = t18_24;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t453 = s_24 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_25 = t12_3 + t15_13;
#line 13 "src/functions/bias.rs"
    f32 t17_25;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_25) : "l"(t16_25));
#line 13 "src/functions/bias.rs"
    const f32 t18_25 = t453 + t17_25;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_24 = t18_25;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t457 = s_25 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t458 = t324 + 48u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t459 = t458 < t325 ? t458 : t325;
#line 13 "src/functions/bias.rs"
    const u64 t15_14 = (u64)t459 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_26 = t12_2 + t15_14;
#line 13 "src/functions/bias.rs"
    f32 t17_26;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_26) : "l"(t16_26));
#line 13 "src/functions/bias.rs"
    const f32 t18_26 = t457 + t17_26;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_25 = t18_26;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t464 = s_27 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_27 = t12_3 + t15_14;
#line 13 "src/functions/bias.rs"
    f32 t17_27;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_27) : "l"(t16_27));
#line 13 "src/functions/bias.rs"
    const f32 t18_27 = t464 + t17_27;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_27 = t18_27;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t468 = s_26 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t469 = t324 + 49u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t470 = t469 < t325 ? t469 : t325;
#line 13 "src/functions/bias.rs"
    const u64 t15_15 = (u64)t470 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_28 = t12_2 + t15_15;
#line 13 "src/functions/bias.rs"
    f32 t17_28;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_28) : "l"(t16_28));
#line 13 "src/functions/bias.rs"
    const f32 t18_28 = t468 + t17_28;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_26 = t18_28;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t475 = s_28 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_29 = t12_3 + t15_15;
#line 13 "src/functions/bias.rs"
    f32 t17_29;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_29) : "l"(t16_29));
#line 13 "src/functions/bias.rs"
    const f32 t18_29 = t475 + t17_29;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_28 = t18_29;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t479 = s_29 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t480 = t324 + 56u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t481 = t480 < t325 ? t480 : t325;
#line 13 "src/functions/bias.rs"
    const u64 t15_16 = (u64)t481 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_30 = t12_2 + t15_16;
#line 13 "src/functions/bias.rs"
    f32 t17_30;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_30) : "l"(t16_30));
#line 13 "src/functions/bias.rs"
    const f32 t18_30 = t479 + t17_30;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_29 = t18_30;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t486 = s_31 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_31 = t12_3 + t15_16;
#line 13 "src/functions/bias.rs"
    f32 t17_31;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_31) : "l"(t16_31));
#line 13 "src/functions/bias.rs"
    const f32 t18_31 = t486 + t17_31;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_31 = t18_31;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t490 = s_30 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t491 = t324 + 57u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t492 = t491 < t325 ? t491 : t325;
#line 13 "src/functions/bias.rs"
    const u64 t15_17 = (u64)t492 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_32 = t12_2 + t15_17;
#line 13 "src/functions/bias.rs"
    f32 t17_32;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_32) : "l"(t16_32));
#line 13 "src/functions/bias.rs"
    const f32 t18_32 = t490 + t17_32;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_30 = t18_32;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t497 = s_32 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_33 = t12_3 + t15_17;
#line 13 "src/functions/bias.rs"
    f32 t17_33;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_33) : "l"(t16_33));
#line 13 "src/functions/bias.rs"
    const f32 t18_33 = t497 + t17_33;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_32 = t18_33;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t501 = end - 1u;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_5 = t501 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t503 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query_2;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t503));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t505 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t506 = t505 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t507 = first_key_5 + t506;
#line 284 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t508 = seq_k - 1u;
#line 19 "src/functions/windows.rs"
    const bool t1_4 = t507 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach = t1_4 ? 2147483648u : t2_4;
    const u32 t6_4 = t5_4 - t507;
#line 20 "src/functions/windows.rs"
    const bool t7_4 = t6_4 < reach;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed = t7_4 ? s : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s = changed;
#line 20 "src/functions/windows.rs"
    const u32 t6_5 = t5_5 - t507;
#line 20 "src/functions/windows.rs"
    const bool t7_5 = t6_5 < reach;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_2 = t7_5 ? s_3 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_3 = changed_2;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t517 = t507 + 1u;
#line 19 "src/functions/windows.rs"
    const bool t1_5 = t517 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_2 = t1_5 ? 2147483648u : t2_4;
    const u32 t6_6 = t5_4 - t517;
#line 20 "src/functions/windows.rs"
    const bool t7_6 = t6_6 < reach_2;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_3 = t7_6 ? s_2 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_2 = changed_3;
#line 20 "src/functions/windows.rs"
    const u32 t6_7 = t5_5 - t517;
#line 20 "src/functions/windows.rs"
    const bool t7_7 = t6_7 < reach_2;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_4 = t7_7 ? s_4 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_4 = changed_4;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t526 = t507 + 8u;
#line 19 "src/functions/windows.rs"
    const bool t1_6 = t526 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_3 = t1_6 ? 2147483648u : t2_4;
    const u32 t6_8 = t5_4 - t526;
#line 20 "src/functions/windows.rs"
    const bool t7_8 = t6_8 < reach_3;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_5 = t7_8 ? s_5 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_5 = changed_5;
#line 20 "src/functions/windows.rs"
    const u32 t6_9 = t5_5 - t526;
#line 20 "src/functions/windows.rs"
    const bool t7_9 = t6_9 < reach_3;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_6 = t7_9 ? s_7 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_7 = changed_6;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t535 = t507 + 9u;
#line 19 "src/functions/windows.rs"
    const bool t1_7 = t535 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_4 = t1_7 ? 2147483648u : t2_4;
    const u32 t6_10 = t5_4 - t535;
#line 20 "src/functions/windows.rs"
    const bool t7_10 = t6_10 < reach_4;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_7 = t7_10 ? s_6 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_6 = changed_7;
#line 20 "src/functions/windows.rs"
    const u32 t6_11 = t5_5 - t535;
#line 20 "src/functions/windows.rs"
    const bool t7_11 = t6_11 < reach_4;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_8 = t7_11 ? s_8 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_8 = changed_8;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t544 = t507 + 16u;
#line 19 "src/functions/windows.rs"
    const bool t1_8 = t544 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_5 = t1_8 ? 2147483648u : t2_4;
    const u32 t6_12 = t5_4 - t544;
#line 20 "src/functions/windows.rs"
    const bool t7_12 = t6_12 < reach_5;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_9 = t7_12 ? s_9 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_9 = changed_9;
#line 20 "src/functions/windows.rs"
    const u32 t6_13 = t5_5 - t544;
#line 20 "src/functions/windows.rs"
    const bool t7_13 = t6_13 < reach_5;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_10 = t7_13 ? s_11 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_11 = changed_10;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t553 = t507 + 17u;
#line 19 "src/functions/windows.rs"
    const bool t1_9 = t553 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_6 = t1_9 ? 2147483648u : t2_4;
    const u32 t6_14 = t5_4 - t553;
#line 20 "src/functions/windows.rs"
    const bool t7_14 = t6_14 < reach_6;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_11 = t7_14 ? s_10 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_10 = changed_11;
#line 20 "src/functions/windows.rs"
    const u32 t6_15 = t5_5 - t553;
#line 20 "src/functions/windows.rs"
    const bool t7_15 = t6_15 < reach_6;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_12 = t7_15 ? s_12 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_12 = changed_12;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t562 = t507 + 24u;
#line 19 "src/functions/windows.rs"
    const bool t1_10 = t562 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_7 = t1_10 ? 2147483648u : t2_4;
    const u32 t6_16 = t5_4 - t562;
#line 20 "src/functions/windows.rs"
    const bool t7_16 = t6_16 < reach_7;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_13 = t7_16 ? s_13 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_13 = changed_13;
#line 20 "src/functions/windows.rs"
    const u32 t6_17 = t5_5 - t562;
#line 20 "src/functions/windows.rs"
    const bool t7_17 = t6_17 < reach_7;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_14 = t7_17 ? s_15 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_15 = changed_14;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t571 = t507 + 25u;
#line 19 "src/functions/windows.rs"
    const bool t1_11 = t571 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_8 = t1_11 ? 2147483648u : t2_4;
    const u32 t6_18 = t5_4 - t571;
#line 20 "src/functions/windows.rs"
    const bool t7_18 = t6_18 < reach_8;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_15 = t7_18 ? s_14 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_14 = changed_15;
#line 20 "src/functions/windows.rs"
    const u32 t6_19 = t5_5 - t571;
#line 20 "src/functions/windows.rs"
    const bool t7_19 = t6_19 < reach_8;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_16 = t7_19 ? s_16 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_16 = changed_16;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t580 = t507 + 32u;
#line 19 "src/functions/windows.rs"
    const bool t1_12 = t580 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_9 = t1_12 ? 2147483648u : t2_4;
    const u32 t6_20 = t5_4 - t580;
#line 20 "src/functions/windows.rs"
    const bool t7_20 = t6_20 < reach_9;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_17 = t7_20 ? s_17 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_17 = changed_17;
#line 20 "src/functions/windows.rs"
    const u32 t6_21 = t5_5 - t580;
#line 20 "src/functions/windows.rs"
    const bool t7_21 = t6_21 < reach_9;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_18 = t7_21 ? s_19 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_19 = changed_18;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t589 = t507 + 33u;
#line 19 "src/functions/windows.rs"
    const bool t1_13 = t589 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_10 = t1_13 ? 2147483648u : t2_4;
    const u32 t6_22 = t5_4 - t589;
#line 20 "src/functions/windows.rs"
    const bool t7_22 = t6_22 < reach_10;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_19 = t7_22 ? s_18 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_18 = changed_19;
#line 20 "src/functions/windows.rs"
    const u32 t6_23 = t5_5 - t589;
#line 20 "src/functions/windows.rs"
    const bool t7_23 = t6_23 < reach_10;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_20 = t7_23 ? s_20 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_20 = changed_20;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t598 = t507 + 40u;
#line 19 "src/functions/windows.rs"
    const bool t1_14 = t598 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_11 = t1_14 ? 2147483648u : t2_4;
    const u32 t6_24 = t5_4 - t598;
#line 20 "src/functions/windows.rs"
    const bool t7_24 = t6_24 < reach_11;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_21 = t7_24 ? s_21 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_21 = changed_21;
#line 20 "src/functions/windows.rs"
    const u32 t6_25 = t5_5 - t598;
#line 20 "src/functions/windows.rs"
    const bool t7_25 = t6_25 < reach_11;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_22 = t7_25 ? s_23 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_23 = changed_22;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t607 = t507 + 41u;
#line 19 "src/functions/windows.rs"
    const bool t1_15 = t607 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_12 = t1_15 ? 2147483648u : t2_4;
    const u32 t6_26 = t5_4 - t607;
#line 20 "src/functions/windows.rs"
    const bool t7_26 = t6_26 < reach_12;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_23 = t7_26 ? s_22 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_22 = changed_23;
#line 20 "src/functions/windows.rs"
    const u32 t6_27 = t5_5 - t607;
#line 20 "src/functions/windows.rs"
    const bool t7_27 = t6_27 < reach_12;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_24 = t7_27 ? s_24 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_24 = changed_24;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t616 = t507 + 48u;
#line 19 "src/functions/windows.rs"
    const bool t1_16 = t616 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_13 = t1_16 ? 2147483648u : t2_4;
    const u32 t6_28 = t5_4 - t616;
#line 20 "src/functions/windows.rs"
    const bool t7_28 = t6_28 < reach_13;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_25 = t7_28 ? s_25 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_25 = changed_25;
#line 20 "src/functions/windows.rs"
    const u32 t6_29 = t5_5 - t616;
#line 20 "src/functions/windows.rs"
    const bool t7_29 = t6_29 < reach_13;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_26 = t7_29 ? s_27 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_27 = changed_26;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t625 = t507 + 49u;
#line 19 "src/functions/windows.rs"
    const bool t1_17 = t625 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_14 = t1_17 ? 2147483648u : t2_4;
    const u32 t6_30 = t5_4 - t625;
#line 20 "src/functions/windows.rs"
    const bool t7_30 = t6_30 < reach_14;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_27 = t7_30 ? s_26 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_26 = changed_27;
#line 20 "src/functions/windows.rs"
    const u32 t6_31 = t5_5 - t625;
#line 20 "src/functions/windows.rs"
    const bool t7_31 = t6_31 < reach_14;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_28 = t7_31 ? s_28 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_28 = changed_28;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t634 = t507 + 56u;
#line 19 "src/functions/windows.rs"
    const bool t1_18 = t634 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_15 = t1_18 ? 2147483648u : t2_4;
    const u32 t6_32 = t5_4 - t634;
#line 20 "src/functions/windows.rs"
    const bool t7_32 = t6_32 < reach_15;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_29 = t7_32 ? s_29 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_29 = changed_29;
#line 20 "src/functions/windows.rs"
    const u32 t6_33 = t5_5 - t634;
#line 20 "src/functions/windows.rs"
    const bool t7_33 = t6_33 < reach_15;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_30 = t7_33 ? s_31 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_31 = changed_30;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t643 = t507 + 57u;
#line 19 "src/functions/windows.rs"
    const bool t1_19 = t643 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_16 = t1_19 ? 2147483648u : t2_4;
    const u32 t6_34 = t5_4 - t643;
#line 20 "src/functions/windows.rs"
    const bool t7_34 = t6_34 < reach_16;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_31 = t7_34 ? s_30 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_30 = changed_31;
#line 20 "src/functions/windows.rs"
    const u32 t6_35 = t5_5 - t643;
#line 20 "src/functions/windows.rs"
    const bool t7_35 = t6_35 < reach_16;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_32 = t7_35 ? s_32 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_32 = changed_32;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
    const bool t652 = t31 != 0u;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
    if (t652) {
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t653 = end - 1u;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 first_key_6 = t653 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t655 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_3;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_3) : "r"(t655));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t657 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t658 = t657 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 column = first_key_6 + t658;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t660 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t661 = first_query_3 + t660;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t662 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_2 = t662 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t665 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s = t665;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_2 = 1u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t667 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_2 = t667;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_3 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t669 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_5 = t669;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_4 = 9u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t671 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_6 = t671;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_5 = 16u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t673 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_9 = t673;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_6 = 17u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t675 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_10 = t675;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_7 = 24u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t677 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_13 = t677;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_8 = 25u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t679 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_14 = t679;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_9 = 32u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t681 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_17 = t681;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_10 = 33u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t683 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_18 = t683;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_11 = 40u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t685 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_21 = t685;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_12 = 41u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t687 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_22 = t687;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_13 = 48u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t689 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_25 = t689;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_14 = 49u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t691 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_26 = t691;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_15 = 56u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t693 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_29 = t693;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_16 = 57u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t695 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_30 = t695;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t696 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t697 = first_query_3 + t696;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t698 = t697 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t699 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_3 = t699 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_17 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t702 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_3 = t702;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_18 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t704 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_4 = t704;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_19 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t706 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_7 = t706;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_20 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t708 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_8 = t708;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_21 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t710 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_11 = t710;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_22 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t712 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_12 = t712;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_23 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t714 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_15 = t714;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_24 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t716 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_16 = t716;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_25 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t718 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_19 = t718;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_26 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t720 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_20 = t720;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_27 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t722 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_23 = t722;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_28 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t724 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_24 = t724;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_29 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t726 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_27 = t726;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_30 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t728 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_28 = t728;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_31 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t730 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_31 = t730;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_32 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t732 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_32 = t732;
    }
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t734;
    asm("max.f32 %0, %1, %2;" : "=f"(t734) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t735;
    asm("max.f32 %0, %1, %2;" : "=f"(t735) : "f"(t734), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t736;
    asm("max.f32 %0, %1, %2;" : "=f"(t736) : "f"(t735), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t737;
    asm("max.f32 %0, %1, %2;" : "=f"(t737) : "f"(t736), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t738;
    asm("max.f32 %0, %1, %2;" : "=f"(t738) : "f"(t737), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t739;
    asm("max.f32 %0, %1, %2;" : "=f"(t739) : "f"(t738), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t740;
    asm("max.f32 %0, %1, %2;" : "=f"(t740) : "f"(t739), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t741;
    asm("max.f32 %0, %1, %2;" : "=f"(t741) : "f"(t740), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t742;
    asm("max.f32 %0, %1, %2;" : "=f"(t742) : "f"(t741), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t743;
    asm("max.f32 %0, %1, %2;" : "=f"(t743) : "f"(t742), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t744;
    asm("max.f32 %0, %1, %2;" : "=f"(t744) : "f"(t743), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t745;
    asm("max.f32 %0, %1, %2;" : "=f"(t745) : "f"(t744), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t746;
    asm("max.f32 %0, %1, %2;" : "=f"(t746) : "f"(t745), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t747;
    asm("max.f32 %0, %1, %2;" : "=f"(t747) : "f"(t746), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t748;
    asm("max.f32 %0, %1, %2;" : "=f"(t748) : "f"(t747), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t749;
    asm("max.f32 %0, %1, %2;" : "=f"(t749) : "f"(t748), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t750;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t750) : "f"(t749));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair;
    asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t749), "f"(t750));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t752;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t752) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t752));
#line 200 "fa-kernels/src/attention/softmax.rs"
    f32 reference;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference) : "f"(new_1), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
    f32 t755;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t755) : "f"(old), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t756 = t755 - reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t756));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t758 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t759 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(1.442695f), "f"(t759));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t761;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t761) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s = t761;
    const f32 t762 = t758 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t763 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(1.442695f), "f"(t763));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t765;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t765) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_2 = t765;
    const f32 t766 = t762 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t767 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_3;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(1.442695f), "f"(t767));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t769;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t769) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_5 = t769;
    const f32 t770 = t766 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t771 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_4;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(1.442695f), "f"(t771));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t773;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t773) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_6 = t773;
    const f32 t774 = t770 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t775 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_5;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(1.442695f), "f"(t775));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t777;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t777) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_9 = t777;
    const f32 t778 = t774 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t779 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_6;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(1.442695f), "f"(t779));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t781;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t781) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_10 = t781;
    const f32 t782 = t778 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t783 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_7;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(1.442695f), "f"(t783));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t785;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t785) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_13 = t785;
    const f32 t786 = t782 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t787 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_8;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(1.442695f), "f"(t787));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t789;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t789) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_14 = t789;
    const f32 t790 = t786 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t791 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_9;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(1.442695f), "f"(t791));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t793;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t793) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_17 = t793;
    const f32 t794 = t790 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t795 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_10;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(1.442695f), "f"(t795));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t797;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t797) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_18 = t797;
    const f32 t798 = t794 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t799 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_11;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(1.442695f), "f"(t799));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t801;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t801) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_21 = t801;
    const f32 t802 = t798 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t803 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_12;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(1.442695f), "f"(t803));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t805;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t805) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_22 = t805;
    const f32 t806 = t802 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t807 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_13;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(1.442695f), "f"(t807));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t809;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t809) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_25 = t809;
    const f32 t810 = t806 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t811 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_14;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(1.442695f), "f"(t811));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t813;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t813) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_26 = t813;
    const f32 t814 = t810 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t815 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_15;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(1.442695f), "f"(t815));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t817;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t817) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_29 = t817;
    const f32 t818 = t814 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t819 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_16;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(1.442695f), "f"(t819));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t821;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t821) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_30 = t821;
    const f32 t822 = t818 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum = t822;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t824;
    asm("max.f32 %0, %1, %2;" : "=f"(t824) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t825;
    asm("max.f32 %0, %1, %2;" : "=f"(t825) : "f"(t824), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t826;
    asm("max.f32 %0, %1, %2;" : "=f"(t826) : "f"(t825), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t827;
    asm("max.f32 %0, %1, %2;" : "=f"(t827) : "f"(t826), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t828;
    asm("max.f32 %0, %1, %2;" : "=f"(t828) : "f"(t827), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t829;
    asm("max.f32 %0, %1, %2;" : "=f"(t829) : "f"(t828), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t830;
    asm("max.f32 %0, %1, %2;" : "=f"(t830) : "f"(t829), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t831;
    asm("max.f32 %0, %1, %2;" : "=f"(t831) : "f"(t830), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t832;
    asm("max.f32 %0, %1, %2;" : "=f"(t832) : "f"(t831), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t833;
    asm("max.f32 %0, %1, %2;" : "=f"(t833) : "f"(t832), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t834;
    asm("max.f32 %0, %1, %2;" : "=f"(t834) : "f"(t833), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t835;
    asm("max.f32 %0, %1, %2;" : "=f"(t835) : "f"(t834), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t836;
    asm("max.f32 %0, %1, %2;" : "=f"(t836) : "f"(t835), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t837;
    asm("max.f32 %0, %1, %2;" : "=f"(t837) : "f"(t836), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t838;
    asm("max.f32 %0, %1, %2;" : "=f"(t838) : "f"(t837), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t839;
    asm("max.f32 %0, %1, %2;" : "=f"(t839) : "f"(t838), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t840;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t840) : "f"(t839));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_2;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t839), "f"(t840));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t842;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t842) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t842));
#line 200 "fa-kernels/src/attention/softmax.rs"
    f32 reference_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_2) : "f"(new_2), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
    f32 t845;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t845) : "f"(old_2), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t846 = t845 - reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t846));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t848 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t849 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_17;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(1.442695f), "f"(t849));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t851;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t851) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_3 = t851;
    const f32 t852 = t848 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t853 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_18;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(1.442695f), "f"(t853));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t855;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t855) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_4 = t855;
    const f32 t856 = t852 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t857 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_19;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(1.442695f), "f"(t857));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t859;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t859) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_7 = t859;
    const f32 t860 = t856 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t861 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_20;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(1.442695f), "f"(t861));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t863;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t863) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_8 = t863;
    const f32 t864 = t860 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t865 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_21;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(1.442695f), "f"(t865));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t867;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t867) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_11 = t867;
    const f32 t868 = t864 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t869 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_22;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(1.442695f), "f"(t869));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t871;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t871) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_12 = t871;
    const f32 t872 = t868 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t873 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_23;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(1.442695f), "f"(t873));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t875;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t875) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_15 = t875;
    const f32 t876 = t872 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t877 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_24;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(1.442695f), "f"(t877));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t879;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t879) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_16 = t879;
    const f32 t880 = t876 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t881 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_25;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(1.442695f), "f"(t881));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t883;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t883) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_19 = t883;
    const f32 t884 = t880 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t885 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_26;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(1.442695f), "f"(t885));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t887;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t887) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_20 = t887;
    const f32 t888 = t884 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t889 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_27;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(1.442695f), "f"(t889));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t891;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t891) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_23 = t891;
    const f32 t892 = t888 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t893 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_28;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(1.442695f), "f"(t893));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t895;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t895) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_24 = t895;
    const f32 t896 = t892 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t897 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_29;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(1.442695f), "f"(t897));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t899;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t899) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_27 = t899;
    const f32 t900 = t896 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t901 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_30;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(1.442695f), "f"(t901));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t903;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t903) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_28 = t903;
    const f32 t904 = t900 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t905 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_31;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(1.442695f), "f"(t905));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t907;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t907) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_31 = t907;
    const f32 t908 = t904 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t909 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_32;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(1.442695f), "f"(t909));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t911;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t911) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_32 = t911;
    const f32 t912 = t908 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t912;
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t913;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t913) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t914;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t914) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t915;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t915) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t916;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t916) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t917;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t917) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t918;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t918) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t919;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t919) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t920;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t920) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t921;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t921) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t922;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t922) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t923;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t923) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t924;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t924) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t925;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t925) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t926;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t926) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t927;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t927) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t928;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t928) : "f"(s_31), "f"(s_32));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t929;
    asm volatile("mov.b32 %0, %1;" : "=r"(t929) : "r"(t229));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t930 = t929 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t931 = t929 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t932 = t929 ^ 96u;
    const u32 t933 = t87 + t929;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t934 = t87 + t930;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t935 = t87 + t931;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t936 = t87 + t932;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_81;
    u32 m_82;
    u32 m_83;
    u32 m_84;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t933) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t913), "r"(t914), "r"(t915), "r"(t916), "r"(m_81), "r"(m_82));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t913), "r"(t914), "r"(t915), "r"(t916), "r"(m_83), "r"(m_84));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_85;
    u32 m_86;
    u32 m_87;
    u32 m_88;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t934) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t913), "r"(t914), "r"(t915), "r"(t916), "r"(m_85), "r"(m_86));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t913), "r"(t914), "r"(t915), "r"(t916), "r"(m_87), "r"(m_88));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_89;
    u32 m_90;
    u32 m_91;
    u32 m_92;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t935) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t913), "r"(t914), "r"(t915), "r"(t916), "r"(m_89), "r"(m_90));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t913), "r"(t914), "r"(t915), "r"(t916), "r"(m_91), "r"(m_92));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_93;
    u32 m_94;
    u32 m_95;
    u32 m_96;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t936) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t913), "r"(t914), "r"(t915), "r"(t916), "r"(m_93), "r"(m_94));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t913), "r"(t914), "r"(t915), "r"(t916), "r"(m_95), "r"(m_96));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_97;
    u32 m_98;
    u32 m_99;
    u32 m_100;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t933) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t917), "r"(t918), "r"(t919), "r"(t920), "r"(m_97), "r"(m_98));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t917), "r"(t918), "r"(t919), "r"(t920), "r"(m_99), "r"(m_100));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_101;
    u32 m_102;
    u32 m_103;
    u32 m_104;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t934) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t917), "r"(t918), "r"(t919), "r"(t920), "r"(m_101), "r"(m_102));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t917), "r"(t918), "r"(t919), "r"(t920), "r"(m_103), "r"(m_104));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_105;
    u32 m_106;
    u32 m_107;
    u32 m_108;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t935) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t917), "r"(t918), "r"(t919), "r"(t920), "r"(m_105), "r"(m_106));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t917), "r"(t918), "r"(t919), "r"(t920), "r"(m_107), "r"(m_108));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_109;
    u32 m_110;
    u32 m_111;
    u32 m_112;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t936) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t917), "r"(t918), "r"(t919), "r"(t920), "r"(m_109), "r"(m_110));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t917), "r"(t918), "r"(t919), "r"(t920), "r"(m_111), "r"(m_112));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_113;
    u32 m_114;
    u32 m_115;
    u32 m_116;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t933) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t921), "r"(t922), "r"(t923), "r"(t924), "r"(m_113), "r"(m_114));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t921), "r"(t922), "r"(t923), "r"(t924), "r"(m_115), "r"(m_116));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_117;
    u32 m_118;
    u32 m_119;
    u32 m_120;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t934) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t921), "r"(t922), "r"(t923), "r"(t924), "r"(m_117), "r"(m_118));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t921), "r"(t922), "r"(t923), "r"(t924), "r"(m_119), "r"(m_120));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_121;
    u32 m_122;
    u32 m_123;
    u32 m_124;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t935) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t921), "r"(t922), "r"(t923), "r"(t924), "r"(m_121), "r"(m_122));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t921), "r"(t922), "r"(t923), "r"(t924), "r"(m_123), "r"(m_124));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_125;
    u32 m_126;
    u32 m_127;
    u32 m_128;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t936) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t921), "r"(t922), "r"(t923), "r"(t924), "r"(m_125), "r"(m_126));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t921), "r"(t922), "r"(t923), "r"(t924), "r"(m_127), "r"(m_128));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_129;
    u32 m_130;
    u32 m_131;
    u32 m_132;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t933) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t925), "r"(t926), "r"(t927), "r"(t928), "r"(m_129), "r"(m_130));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t925), "r"(t926), "r"(t927), "r"(t928), "r"(m_131), "r"(m_132));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_133;
    u32 m_134;
    u32 m_135;
    u32 m_136;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t934) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t925), "r"(t926), "r"(t927), "r"(t928), "r"(m_133), "r"(m_134));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t925), "r"(t926), "r"(t927), "r"(t928), "r"(m_135), "r"(m_136));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_137;
    u32 m_138;
    u32 m_139;
    u32 m_140;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t935) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t925), "r"(t926), "r"(t927), "r"(t928), "r"(m_137), "r"(m_138));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t925), "r"(t926), "r"(t927), "r"(t928), "r"(m_139), "r"(m_140));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_141;
    u32 m_142;
    u32 m_143;
    u32 m_144;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t936) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t925), "r"(t926), "r"(t927), "r"(t928), "r"(m_141), "r"(m_142));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t925), "r"(t926), "r"(t927), "r"(t928), "r"(m_143), "r"(m_144));
#line 84 "fa-kernels/src/attention/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i = 1u; i < end; i += 1u) {
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t937 = end - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t938 = t937 - i;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_7 = t938 << 6u;
        const u32 t940 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t941 = t87 + t132;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t942 = (u64)first_key_7 * t125;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t943 = t136 + t942;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t944 = t943 + t137;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t945 = t944 + t137;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t946 = t945 + t137;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t947 = t127 < t940;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t948 = t947 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t941), "l"(t943), "r"(t948) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t949 = t127 < t940;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t950 = t949 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t941), "l"(t944), "r"(t950) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t951 = t127 < t940;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t952 = t951 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t941), "l"(t945), "r"(t952) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t953 = t127 < t940;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t954 = t953 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t941), "l"(t946), "r"(t954) : "memory");
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
        u32 t955;
        asm volatile("mov.b32 %0, %1;" : "=r"(t955) : "r"(t222));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t956 = t955 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t957 = t955 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t958 = t955 ^ 96u;
        const u32 t959 = t86 + t955;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t960;
        asm volatile("mov.b32 %0, %1;" : "=r"(t960) : "r"(t211));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t960) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t959) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_149), "r"(m_150));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_151), "r"(m_152));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t959) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_153), "r"(m_154));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_155), "r"(m_156));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t959) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_157), "r"(m_158));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_159), "r"(m_160));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t959) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_161), "r"(m_162));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_163), "r"(m_164));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t961 = t86 + t956;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t962;
        asm volatile("mov.b32 %0, %1;" : "=r"(t962) : "r"(t211));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t963 = t962 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t963) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t961) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_169), "r"(m_170));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_171), "r"(m_172));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t961) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_173), "r"(m_174));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_175), "r"(m_176));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t961) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_177), "r"(m_178));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_179), "r"(m_180));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t961) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_181), "r"(m_182));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_183), "r"(m_184));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t964 = t86 + t957;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t965;
        asm volatile("mov.b32 %0, %1;" : "=r"(t965) : "r"(t211));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t966 = t965 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t966) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t964) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_189), "r"(m_190));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_191), "r"(m_192));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t964) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_193), "r"(m_194));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_195), "r"(m_196));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t964) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_197), "r"(m_198));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_199), "r"(m_200));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t964) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_201), "r"(m_202));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_203), "r"(m_204));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t967 = t86 + t958;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t968;
        asm volatile("mov.b32 %0, %1;" : "=r"(t968) : "r"(t211));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t969 = t968 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t969) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t967) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_209), "r"(m_210));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_211), "r"(m_212));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t967) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_213), "r"(m_214));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_215), "r"(m_216));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t967) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_217), "r"(m_218));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_219), "r"(m_220));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t967) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_221), "r"(m_222));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_223), "r"(m_224));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 390 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 next = i + 1u;
        const bool t971 = next < end;
#line 391 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t971) {
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t972 = end - 1u;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t973 = t972 - next;
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_8 = t973 << 6u;
            const u32 t975 = head_dim >> 3u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t976 = t86 + t107;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t977 = (u64)first_key_8 * t100;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t978 = t111 + t977;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t979 = t978 + t112;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t980 = t979 + t112;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t981 = t980 + t112;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t982 = t102 < t975;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t983 = t982 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t976), "l"(t978), "r"(t983) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t984 = t102 < t975;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t985 = t984 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t976), "l"(t979), "r"(t985) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t986 = t102 < t975;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t987 = t986 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t976), "l"(t980), "r"(t987) : "memory");
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t988 = t102 < t975;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t989 = t988 ? 16u : 0u;
#line 290 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t976), "l"(t981), "r"(t989) : "memory");
        }
#line 394 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t990 = end - 1u;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t991 = t990 - i;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 first_key_9 = t991 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t993 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_4;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_4) : "r"(t993));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t995 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t996 = t995 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t997 = first_key_9 + t996;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t998 = s_33 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t15_18 = (u64)t997 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_34 = t12_2 + t15_18;
#line 13 "src/functions/bias.rs"
        f32 t17_34;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_34) : "l"(t16_34));
#line 13 "src/functions/bias.rs"
        const f32 t18_34 = t998 + t17_34;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_33 = t18_34;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1003 = s_35 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_35 = t12_3 + t15_18;
#line 13 "src/functions/bias.rs"
        f32 t17_35;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_35) : "l"(t16_35));
#line 13 "src/functions/bias.rs"
        const f32 t18_35 = t1003 + t17_35;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_35 = t18_35;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1007 = s_34 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1008 = t997 + 1u;
#line 13 "src/functions/bias.rs"
        const u64 t15_19 = (u64)t1008 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_36 = t12_2 + t15_19;
#line 13 "src/functions/bias.rs"
        f32 t17_36;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_36) : "l"(t16_36));
#line 13 "src/functions/bias.rs"
        const f32 t18_36 = t1007 + t17_36;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_34 = t18_36;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1013 = s_36 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_37 = t12_3 + t15_19;
#line 13 "src/functions/bias.rs"
        f32 t17_37;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_37) : "l"(t16_37));
#line 13 "src/functions/bias.rs"
        const f32 t18_37 = t1013 + t17_37;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_36 = t18_37;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1017 = s_37 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1018 = t997 + 8u;
#line 13 "src/functions/bias.rs"
        const u64 t15_20 = (u64)t1018 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_38 = t12_2 + t15_20;
#line 13 "src/functions/bias.rs"
        f32 t17_38;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_38) : "l"(t16_38));
#line 13 "src/functions/bias.rs"
        const f32 t18_38 = t1017 + t17_38;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_37 = t18_38;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1023 = s_39 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_39 = t12_3 + t15_20;
#line 13 "src/functions/bias.rs"
        f32 t17_39;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_39) : "l"(t16_39));
#line 13 "src/functions/bias.rs"
        const f32 t18_39 = t1023 + t17_39;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_39 = t18_39;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1027 = s_38 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1028 = t997 + 9u;
#line 13 "src/functions/bias.rs"
        const u64 t15_21 = (u64)t1028 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_40 = t12_2 + t15_21;
#line 13 "src/functions/bias.rs"
        f32 t17_40;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_40) : "l"(t16_40));
#line 13 "src/functions/bias.rs"
        const f32 t18_40 = t1027 + t17_40;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_38 = t18_40;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1033 = s_40 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_41 = t12_3 + t15_21;
#line 13 "src/functions/bias.rs"
        f32 t17_41;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_41) : "l"(t16_41));
#line 13 "src/functions/bias.rs"
        const f32 t18_41 = t1033 + t17_41;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_40 = t18_41;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1037 = s_41 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1038 = t997 + 16u;
#line 13 "src/functions/bias.rs"
        const u64 t15_22 = (u64)t1038 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_42 = t12_2 + t15_22;
#line 13 "src/functions/bias.rs"
        f32 t17_42;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_42) : "l"(t16_42));
#line 13 "src/functions/bias.rs"
        const f32 t18_42 = t1037 + t17_42;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_41 = t18_42;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1043 = s_43 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_43 = t12_3 + t15_22;
#line 13 "src/functions/bias.rs"
        f32 t17_43;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_43) : "l"(t16_43));
#line 13 "src/functions/bias.rs"
        const f32 t18_43 = t1043 + t17_43;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_43 = t18_43;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1047 = s_42 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1048 = t997 + 17u;
#line 13 "src/functions/bias.rs"
        const u64 t15_23 = (u64)t1048 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_44 = t12_2 + t15_23;
#line 13 "src/functions/bias.rs"
        f32 t17_44;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_44) : "l"(t16_44));
#line 13 "src/functions/bias.rs"
        const f32 t18_44 = t1047 + t17_44;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_42 = t18_44;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1053 = s_44 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_45 = t12_3 + t15_23;
#line 13 "src/functions/bias.rs"
        f32 t17_45;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_45) : "l"(t16_45));
#line 13 "src/functions/bias.rs"
        const f32 t18_45 = t1053 + t17_45;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_44 = t18_45;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1057 = s_45 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1058 = t997 + 24u;
#line 13 "src/functions/bias.rs"
        const u64 t15_24 = (u64)t1058 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_46 = t12_2 + t15_24;
#line 13 "src/functions/bias.rs"
        f32 t17_46;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_46) : "l"(t16_46));
#line 13 "src/functions/bias.rs"
        const f32 t18_46 = t1057 + t17_46;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_45 = t18_46;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1063 = s_47 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_47 = t12_3 + t15_24;
#line 13 "src/functions/bias.rs"
        f32 t17_47;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_47) : "l"(t16_47));
#line 13 "src/functions/bias.rs"
        const f32 t18_47 = t1063 + t17_47;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_47 = t18_47;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1067 = s_46 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1068 = t997 + 25u;
#line 13 "src/functions/bias.rs"
        const u64 t15_25 = (u64)t1068 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_48 = t12_2 + t15_25;
#line 13 "src/functions/bias.rs"
        f32 t17_48;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_48) : "l"(t16_48));
#line 13 "src/functions/bias.rs"
        const f32 t18_48 = t1067 + t17_48;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_46 = t18_48;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1073 = s_48 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_49 = t12_3 + t15_25;
#line 13 "src/functions/bias.rs"
        f32 t17_49;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_49) : "l"(t16_49));
#line 13 "src/functions/bias.rs"
        const f32 t18_49 = t1073 + t17_49;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_48 = t18_49;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1077 = s_49 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1078 = t997 + 32u;
#line 13 "src/functions/bias.rs"
        const u64 t15_26 = (u64)t1078 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_50 = t12_2 + t15_26;
#line 13 "src/functions/bias.rs"
        f32 t17_50;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_50) : "l"(t16_50));
#line 13 "src/functions/bias.rs"
        const f32 t18_50 = t1077 + t17_50;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_49 = t18_50;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1083 = s_51 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_51 = t12_3 + t15_26;
#line 13 "src/functions/bias.rs"
        f32 t17_51;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_51) : "l"(t16_51));
#line 13 "src/functions/bias.rs"
        const f32 t18_51 = t1083 + t17_51;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_51 = t18_51;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1087 = s_50 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1088 = t997 + 33u;
#line 13 "src/functions/bias.rs"
        const u64 t15_27 = (u64)t1088 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_52 = t12_2 + t15_27;
#line 13 "src/functions/bias.rs"
        f32 t17_52;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_52) : "l"(t16_52));
#line 13 "src/functions/bias.rs"
        const f32 t18_52 = t1087 + t17_52;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_50 = t18_52;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1093 = s_52 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_53 = t12_3 + t15_27;
#line 13 "src/functions/bias.rs"
        f32 t17_53;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_53) : "l"(t16_53));
#line 13 "src/functions/bias.rs"
        const f32 t18_53 = t1093 + t17_53;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_52 = t18_53;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1097 = s_53 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1098 = t997 + 40u;
#line 13 "src/functions/bias.rs"
        const u64 t15_28 = (u64)t1098 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_54 = t12_2 + t15_28;
#line 13 "src/functions/bias.rs"
        f32 t17_54;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_54) : "l"(t16_54));
#line 13 "src/functions/bias.rs"
        const f32 t18_54 = t1097 + t17_54;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_53 = t18_54;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1103 = s_55 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_55 = t12_3 + t15_28;
#line 13 "src/functions/bias.rs"
        f32 t17_55;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_55) : "l"(t16_55));
#line 13 "src/functions/bias.rs"
        const f32 t18_55 = t1103 + t17_55;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_55 = t18_55;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1107 = s_54 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1108 = t997 + 41u;
#line 13 "src/functions/bias.rs"
        const u64 t15_29 = (u64)t1108 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_56 = t12_2 + t15_29;
#line 13 "src/functions/bias.rs"
        f32 t17_56;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_56) : "l"(t16_56));
#line 13 "src/functions/bias.rs"
        const f32 t18_56 = t1107 + t17_56;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_54 = t18_56;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1113 = s_56 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_57 = t12_3 + t15_29;
#line 13 "src/functions/bias.rs"
        f32 t17_57;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_57) : "l"(t16_57));
#line 13 "src/functions/bias.rs"
        const f32 t18_57 = t1113 + t17_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_56 = t18_57;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1117 = s_57 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1118 = t997 + 48u;
#line 13 "src/functions/bias.rs"
        const u64 t15_30 = (u64)t1118 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_58 = t12_2 + t15_30;
#line 13 "src/functions/bias.rs"
        f32 t17_58;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_58) : "l"(t16_58));
#line 13 "src/functions/bias.rs"
        const f32 t18_58 = t1117 + t17_58;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_57 = t18_58;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1123 = s_59 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_59 = t12_3 + t15_30;
#line 13 "src/functions/bias.rs"
        f32 t17_59;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_59) : "l"(t16_59));
#line 13 "src/functions/bias.rs"
        const f32 t18_59 = t1123 + t17_59;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_59 = t18_59;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1127 = s_58 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1128 = t997 + 49u;
#line 13 "src/functions/bias.rs"
        const u64 t15_31 = (u64)t1128 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_60 = t12_2 + t15_31;
#line 13 "src/functions/bias.rs"
        f32 t17_60;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_60) : "l"(t16_60));
#line 13 "src/functions/bias.rs"
        const f32 t18_60 = t1127 + t17_60;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_58 = t18_60;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1133 = s_60 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_61 = t12_3 + t15_31;
#line 13 "src/functions/bias.rs"
        f32 t17_61;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_61) : "l"(t16_61));
#line 13 "src/functions/bias.rs"
        const f32 t18_61 = t1133 + t17_61;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_60 = t18_61;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1137 = s_61 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1138 = t997 + 56u;
#line 13 "src/functions/bias.rs"
        const u64 t15_32 = (u64)t1138 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_62 = t12_2 + t15_32;
#line 13 "src/functions/bias.rs"
        f32 t17_62;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_62) : "l"(t16_62));
#line 13 "src/functions/bias.rs"
        const f32 t18_62 = t1137 + t17_62;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_61 = t18_62;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1143 = s_63 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_63 = t12_3 + t15_32;
#line 13 "src/functions/bias.rs"
        f32 t17_63;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_63) : "l"(t16_63));
#line 13 "src/functions/bias.rs"
        const f32 t18_63 = t1143 + t17_63;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_63 = t18_63;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1147 = s_62 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1148 = t997 + 57u;
#line 13 "src/functions/bias.rs"
        const u64 t15_33 = (u64)t1148 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_64 = t12_2 + t15_33;
#line 13 "src/functions/bias.rs"
        f32 t17_64;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_64) : "l"(t16_64));
#line 13 "src/functions/bias.rs"
        const f32 t18_64 = t1147 + t17_64;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_62 = t18_64;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1153 = s_64 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_65 = t12_3 + t15_33;
#line 13 "src/functions/bias.rs"
        f32 t17_65;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_65) : "l"(t16_65));
#line 13 "src/functions/bias.rs"
        const f32 t18_65 = t1153 + t17_65;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_64 = t18_65;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1157 = end - 1u;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1158 = t1157 - i;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 first_key_10 = t1158 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1160 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_5;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_5) : "r"(t1160));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1162 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1163 = t1162 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1164 = first_key_10 + t1163;
#line 19 "src/functions/windows.rs"
        const bool t1_20 = t1164 < argument1;
#line 19 "src/functions/windows.rs"
        const u32 reach_17 = t1_20 ? 2147483648u : t2_4;
        const u32 t6_36 = t5_4 - t1164;
#line 20 "src/functions/windows.rs"
        const bool t7_36 = t6_36 < reach_17;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_33 = t7_36 ? s_33 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_33 = changed_33;
#line 20 "src/functions/windows.rs"
        const u32 t6_37 = t5_5 - t1164;
#line 20 "src/functions/windows.rs"
        const bool t7_37 = t6_37 < reach_17;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_34 = t7_37 ? s_35 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_35 = changed_34;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1173 = t1164 + 1u;
#line 19 "src/functions/windows.rs"
        const bool t1_21 = t1173 < argument1;
#line 19 "src/functions/windows.rs"
        const u32 reach_18 = t1_21 ? 2147483648u : t2_4;
        const u32 t6_38 = t5_4 - t1173;
#line 20 "src/functions/windows.rs"
        const bool t7_38 = t6_38 < reach_18;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_35 = t7_38 ? s_34 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_34 = changed_35;
#line 20 "src/functions/windows.rs"
        const u32 t6_39 = t5_5 - t1173;
#line 20 "src/functions/windows.rs"
        const bool t7_39 = t6_39 < reach_18;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_36 = t7_39 ? s_36 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_36 = changed_36;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1182 = t1164 + 8u;
#line 19 "src/functions/windows.rs"
        const bool t1_22 = t1182 < argument1;
#line 19 "src/functions/windows.rs"
        const u32 reach_19 = t1_22 ? 2147483648u : t2_4;
        const u32 t6_40 = t5_4 - t1182;
#line 20 "src/functions/windows.rs"
        const bool t7_40 = t6_40 < reach_19;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_37 = t7_40 ? s_37 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_37 = changed_37;
#line 20 "src/functions/windows.rs"
        const u32 t6_41 = t5_5 - t1182;
#line 20 "src/functions/windows.rs"
        const bool t7_41 = t6_41 < reach_19;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_38 = t7_41 ? s_39 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_39 = changed_38;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1191 = t1164 + 9u;
#line 19 "src/functions/windows.rs"
        const bool t1_23 = t1191 < argument1;
#line 19 "src/functions/windows.rs"
        const u32 reach_20 = t1_23 ? 2147483648u : t2_4;
        const u32 t6_42 = t5_4 - t1191;
#line 20 "src/functions/windows.rs"
        const bool t7_42 = t6_42 < reach_20;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_39 = t7_42 ? s_38 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_38 = changed_39;
#line 20 "src/functions/windows.rs"
        const u32 t6_43 = t5_5 - t1191;
#line 20 "src/functions/windows.rs"
        const bool t7_43 = t6_43 < reach_20;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_40 = t7_43 ? s_40 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_40 = changed_40;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1200 = t1164 + 16u;
#line 19 "src/functions/windows.rs"
        const bool t1_24 = t1200 < argument1;
#line 19 "src/functions/windows.rs"
        const u32 reach_21 = t1_24 ? 2147483648u : t2_4;
        const u32 t6_44 = t5_4 - t1200;
#line 20 "src/functions/windows.rs"
        const bool t7_44 = t6_44 < reach_21;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_41 = t7_44 ? s_41 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_41 = changed_41;
#line 20 "src/functions/windows.rs"
        const u32 t6_45 = t5_5 - t1200;
#line 20 "src/functions/windows.rs"
        const bool t7_45 = t6_45 < reach_21;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_42 = t7_45 ? s_43 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_43 = changed_42;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1209 = t1164 + 17u;
#line 19 "src/functions/windows.rs"
        const bool t1_25 = t1209 < argument1;
#line 19 "src/functions/windows.rs"
        const u32 reach_22 = t1_25 ? 2147483648u : t2_4;
        const u32 t6_46 = t5_4 - t1209;
#line 20 "src/functions/windows.rs"
        const bool t7_46 = t6_46 < reach_22;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_43 = t7_46 ? s_42 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_42 = changed_43;
#line 20 "src/functions/windows.rs"
        const u32 t6_47 = t5_5 - t1209;
#line 20 "src/functions/windows.rs"
        const bool t7_47 = t6_47 < reach_22;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_44 = t7_47 ? s_44 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_44 = changed_44;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1218 = t1164 + 24u;
#line 19 "src/functions/windows.rs"
        const bool t1_26 = t1218 < argument1;
#line 19 "src/functions/windows.rs"
        const u32 reach_23 = t1_26 ? 2147483648u : t2_4;
        const u32 t6_48 = t5_4 - t1218;
#line 20 "src/functions/windows.rs"
        const bool t7_48 = t6_48 < reach_23;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_45 = t7_48 ? s_45 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_45 = changed_45;
#line 20 "src/functions/windows.rs"
        const u32 t6_49 = t5_5 - t1218;
#line 20 "src/functions/windows.rs"
        const bool t7_49 = t6_49 < reach_23;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_46 = t7_49 ? s_47 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_47 = changed_46;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1227 = t1164 + 25u;
#line 19 "src/functions/windows.rs"
        const bool t1_27 = t1227 < argument1;
#line 19 "src/functions/windows.rs"
        const u32 reach_24 = t1_27 ? 2147483648u : t2_4;
        const u32 t6_50 = t5_4 - t1227;
#line 20 "src/functions/windows.rs"
        const bool t7_50 = t6_50 < reach_24;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_47 = t7_50 ? s_46 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_46 = changed_47;
#line 20 "src/functions/windows.rs"
        const u32 t6_51 = t5_5 - t1227;
#line 20 "src/functions/windows.rs"
        const bool t7_51 = t6_51 < reach_24;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_48 = t7_51 ? s_48 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_48 = changed_48;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1236 = t1164 + 32u;
#line 19 "src/functions/windows.rs"
        const bool t1_28 = t1236 < argument1;
#line 19 "src/functions/windows.rs"
        const u32 reach_25 = t1_28 ? 2147483648u : t2_4;
        const u32 t6_52 = t5_4 - t1236;
#line 20 "src/functions/windows.rs"
        const bool t7_52 = t6_52 < reach_25;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_49 = t7_52 ? s_49 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_49 = changed_49;
#line 20 "src/functions/windows.rs"
        const u32 t6_53 = t5_5 - t1236;
#line 20 "src/functions/windows.rs"
        const bool t7_53 = t6_53 < reach_25;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_50 = t7_53 ? s_51 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_51 = changed_50;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1245 = t1164 + 33u;
#line 19 "src/functions/windows.rs"
        const bool t1_29 = t1245 < argument1;
#line 19 "src/functions/windows.rs"
        const u32 reach_26 = t1_29 ? 2147483648u : t2_4;
        const u32 t6_54 = t5_4 - t1245;
#line 20 "src/functions/windows.rs"
        const bool t7_54 = t6_54 < reach_26;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_51 = t7_54 ? s_50 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_50 = changed_51;
#line 20 "src/functions/windows.rs"
        const u32 t6_55 = t5_5 - t1245;
#line 20 "src/functions/windows.rs"
        const bool t7_55 = t6_55 < reach_26;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_52 = t7_55 ? s_52 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_52 = changed_52;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1254 = t1164 + 40u;
#line 19 "src/functions/windows.rs"
        const bool t1_30 = t1254 < argument1;
#line 19 "src/functions/windows.rs"
        const u32 reach_27 = t1_30 ? 2147483648u : t2_4;
        const u32 t6_56 = t5_4 - t1254;
#line 20 "src/functions/windows.rs"
        const bool t7_56 = t6_56 < reach_27;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_53 = t7_56 ? s_53 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_53 = changed_53;
#line 20 "src/functions/windows.rs"
        const u32 t6_57 = t5_5 - t1254;
#line 20 "src/functions/windows.rs"
        const bool t7_57 = t6_57 < reach_27;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_54 = t7_57 ? s_55 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_55 = changed_54;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1263 = t1164 + 41u;
#line 19 "src/functions/windows.rs"
        const bool t1_31 = t1263 < argument1;
#line 19 "src/functions/windows.rs"
        const u32 reach_28 = t1_31 ? 2147483648u : t2_4;
        const u32 t6_58 = t5_4 - t1263;
#line 20 "src/functions/windows.rs"
        const bool t7_58 = t6_58 < reach_28;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_55 = t7_58 ? s_54 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_54 = changed_55;
#line 20 "src/functions/windows.rs"
        const u32 t6_59 = t5_5 - t1263;
#line 20 "src/functions/windows.rs"
        const bool t7_59 = t6_59 < reach_28;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_56 = t7_59 ? s_56 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_56 = changed_56;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1272 = t1164 + 48u;
#line 19 "src/functions/windows.rs"
        const bool t1_32 = t1272 < argument1;
#line 19 "src/functions/windows.rs"
        const u32 reach_29 = t1_32 ? 2147483648u : t2_4;
        const u32 t6_60 = t5_4 - t1272;
#line 20 "src/functions/windows.rs"
        const bool t7_60 = t6_60 < reach_29;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_57 = t7_60 ? s_57 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_57 = changed_57;
#line 20 "src/functions/windows.rs"
        const u32 t6_61 = t5_5 - t1272;
#line 20 "src/functions/windows.rs"
        const bool t7_61 = t6_61 < reach_29;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_58 = t7_61 ? s_59 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_59 = changed_58;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1281 = t1164 + 49u;
#line 19 "src/functions/windows.rs"
        const bool t1_33 = t1281 < argument1;
#line 19 "src/functions/windows.rs"
        const u32 reach_30 = t1_33 ? 2147483648u : t2_4;
        const u32 t6_62 = t5_4 - t1281;
#line 20 "src/functions/windows.rs"
        const bool t7_62 = t6_62 < reach_30;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_59 = t7_62 ? s_58 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_58 = changed_59;
#line 20 "src/functions/windows.rs"
        const u32 t6_63 = t5_5 - t1281;
#line 20 "src/functions/windows.rs"
        const bool t7_63 = t6_63 < reach_30;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_60 = t7_63 ? s_60 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_60 = changed_60;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1290 = t1164 + 56u;
#line 19 "src/functions/windows.rs"
        const bool t1_34 = t1290 < argument1;
#line 19 "src/functions/windows.rs"
        const u32 reach_31 = t1_34 ? 2147483648u : t2_4;
        const u32 t6_64 = t5_4 - t1290;
#line 20 "src/functions/windows.rs"
        const bool t7_64 = t6_64 < reach_31;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_61 = t7_64 ? s_61 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_61 = changed_61;
#line 20 "src/functions/windows.rs"
        const u32 t6_65 = t5_5 - t1290;
#line 20 "src/functions/windows.rs"
        const bool t7_65 = t6_65 < reach_31;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_62 = t7_65 ? s_63 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_63 = changed_62;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1299 = t1164 + 57u;
#line 19 "src/functions/windows.rs"
        const bool t1_35 = t1299 < argument1;
#line 19 "src/functions/windows.rs"
        const u32 reach_32 = t1_35 ? 2147483648u : t2_4;
        const u32 t6_66 = t5_4 - t1299;
#line 20 "src/functions/windows.rs"
        const bool t7_66 = t6_66 < reach_32;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_63 = t7_66 ? s_62 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_62 = changed_63;
#line 20 "src/functions/windows.rs"
        const u32 t6_67 = t5_5 - t1299;
#line 20 "src/functions/windows.rs"
        const bool t7_67 = t6_67 < reach_32;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_64 = t7_67 ? s_64 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_64 = changed_64;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1309;
        asm("max.f32 %0, %1, %2;" : "=f"(t1309) : "f"(old_3), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1310;
        asm("max.f32 %0, %1, %2;" : "=f"(t1310) : "f"(t1309), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1311;
        asm("max.f32 %0, %1, %2;" : "=f"(t1311) : "f"(t1310), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1312;
        asm("max.f32 %0, %1, %2;" : "=f"(t1312) : "f"(t1311), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1313;
        asm("max.f32 %0, %1, %2;" : "=f"(t1313) : "f"(t1312), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1314;
        asm("max.f32 %0, %1, %2;" : "=f"(t1314) : "f"(t1313), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1315;
        asm("max.f32 %0, %1, %2;" : "=f"(t1315) : "f"(t1314), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1316;
        asm("max.f32 %0, %1, %2;" : "=f"(t1316) : "f"(t1315), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1317;
        asm("max.f32 %0, %1, %2;" : "=f"(t1317) : "f"(t1316), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1318;
        asm("max.f32 %0, %1, %2;" : "=f"(t1318) : "f"(t1317), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1319;
        asm("max.f32 %0, %1, %2;" : "=f"(t1319) : "f"(t1318), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1320;
        asm("max.f32 %0, %1, %2;" : "=f"(t1320) : "f"(t1319), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1321;
        asm("max.f32 %0, %1, %2;" : "=f"(t1321) : "f"(t1320), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1322;
        asm("max.f32 %0, %1, %2;" : "=f"(t1322) : "f"(t1321), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1323;
        asm("max.f32 %0, %1, %2;" : "=f"(t1323) : "f"(t1322), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1324;
        asm("max.f32 %0, %1, %2;" : "=f"(t1324) : "f"(t1323), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1325;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1325) : "f"(t1324));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1324), "f"(t1325));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1327;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1327) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1327));
#line 200 "fa-kernels/src/attention/softmax.rs"
        f32 reference_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_3) : "f"(new_3), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
        f32 t1330;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1330) : "f"(old_3), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1331 = t1330 - reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1331));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1333 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1334 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(1.442695f), "f"(t1334));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1336;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1336) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_33 = t1336;
        const f32 t1337 = t1333 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1338 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(1.442695f), "f"(t1338));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1340;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1340) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_34 = t1340;
        const f32 t1341 = t1337 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1342 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(1.442695f), "f"(t1342));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1344;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1344) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_37 = t1344;
        const f32 t1345 = t1341 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1346 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(1.442695f), "f"(t1346));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1348;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1348) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_38 = t1348;
        const f32 t1349 = t1345 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1350 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(1.442695f), "f"(t1350));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1352;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1352) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_41 = t1352;
        const f32 t1353 = t1349 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1354 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(1.442695f), "f"(t1354));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1356;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1356) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_42 = t1356;
        const f32 t1357 = t1353 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1358 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(1.442695f), "f"(t1358));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1360;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1360) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_45 = t1360;
        const f32 t1361 = t1357 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1362 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(1.442695f), "f"(t1362));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1364;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1364) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_46 = t1364;
        const f32 t1365 = t1361 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1366 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(1.442695f), "f"(t1366));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1368;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1368) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_49 = t1368;
        const f32 t1369 = t1365 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1370 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(1.442695f), "f"(t1370));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1372;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1372) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_50 = t1372;
        const f32 t1373 = t1369 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1374 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(1.442695f), "f"(t1374));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1376;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1376) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_53 = t1376;
        const f32 t1377 = t1373 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1378 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(1.442695f), "f"(t1378));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1380;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1380) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_54 = t1380;
        const f32 t1381 = t1377 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1382 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(1.442695f), "f"(t1382));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1384;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1384) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_57 = t1384;
        const f32 t1385 = t1381 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1386 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(1.442695f), "f"(t1386));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1388;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1388) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_58 = t1388;
        const f32 t1389 = t1385 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1390 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(1.442695f), "f"(t1390));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1392;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1392) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_61 = t1392;
        const f32 t1393 = t1389 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1394 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(1.442695f), "f"(t1394));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1396;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1396) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_62 = t1396;
        const f32 t1397 = t1393 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1397;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1399;
        asm("max.f32 %0, %1, %2;" : "=f"(t1399) : "f"(old_4), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1400;
        asm("max.f32 %0, %1, %2;" : "=f"(t1400) : "f"(t1399), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1401;
        asm("max.f32 %0, %1, %2;" : "=f"(t1401) : "f"(t1400), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1402;
        asm("max.f32 %0, %1, %2;" : "=f"(t1402) : "f"(t1401), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1403;
        asm("max.f32 %0, %1, %2;" : "=f"(t1403) : "f"(t1402), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1404;
        asm("max.f32 %0, %1, %2;" : "=f"(t1404) : "f"(t1403), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1405;
        asm("max.f32 %0, %1, %2;" : "=f"(t1405) : "f"(t1404), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1406;
        asm("max.f32 %0, %1, %2;" : "=f"(t1406) : "f"(t1405), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1407;
        asm("max.f32 %0, %1, %2;" : "=f"(t1407) : "f"(t1406), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1408;
        asm("max.f32 %0, %1, %2;" : "=f"(t1408) : "f"(t1407), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1409;
        asm("max.f32 %0, %1, %2;" : "=f"(t1409) : "f"(t1408), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1410;
        asm("max.f32 %0, %1, %2;" : "=f"(t1410) : "f"(t1409), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1411;
        asm("max.f32 %0, %1, %2;" : "=f"(t1411) : "f"(t1410), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1412;
        asm("max.f32 %0, %1, %2;" : "=f"(t1412) : "f"(t1411), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1413;
        asm("max.f32 %0, %1, %2;" : "=f"(t1413) : "f"(t1412), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1414;
        asm("max.f32 %0, %1, %2;" : "=f"(t1414) : "f"(t1413), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1415;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1415) : "f"(t1414));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1414), "f"(t1415));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1417;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1417) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1417));
#line 200 "fa-kernels/src/attention/softmax.rs"
        f32 reference_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_4) : "f"(new_4), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
        f32 t1420;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1420) : "f"(old_4), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1421 = t1420 - reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1421));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1423 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1424 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(1.442695f), "f"(t1424));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1426;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1426) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_35 = t1426;
        const f32 t1427 = t1423 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1428 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(1.442695f), "f"(t1428));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1430;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1430) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_36 = t1430;
        const f32 t1431 = t1427 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1432 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(1.442695f), "f"(t1432));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1434;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1434) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_39 = t1434;
        const f32 t1435 = t1431 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1436 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(1.442695f), "f"(t1436));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1438;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1438) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_40 = t1438;
        const f32 t1439 = t1435 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1440 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(1.442695f), "f"(t1440));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1442;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1442) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_43 = t1442;
        const f32 t1443 = t1439 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1444 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(1.442695f), "f"(t1444));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1446;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1446) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_44 = t1446;
        const f32 t1447 = t1443 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1448 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(1.442695f), "f"(t1448));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1450;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1450) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_47 = t1450;
        const f32 t1451 = t1447 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1452 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(1.442695f), "f"(t1452));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1454;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1454) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_48 = t1454;
        const f32 t1455 = t1451 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1456 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(1.442695f), "f"(t1456));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1458;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1458) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_51 = t1458;
        const f32 t1459 = t1455 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1460 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(1.442695f), "f"(t1460));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1462;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1462) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_52 = t1462;
        const f32 t1463 = t1459 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1464 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(1.442695f), "f"(t1464));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1466;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1466) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_55 = t1466;
        const f32 t1467 = t1463 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1468 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(1.442695f), "f"(t1468));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1470;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1470) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_56 = t1470;
        const f32 t1471 = t1467 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1472 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(1.442695f), "f"(t1472));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1474;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1474) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_59 = t1474;
        const f32 t1475 = t1471 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1476 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(1.442695f), "f"(t1476));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1478;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1478) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_60 = t1478;
        const f32 t1479 = t1475 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1480 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(1.442695f), "f"(t1480));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1482;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1482) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_63 = t1482;
        const f32 t1483 = t1479 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1484 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(1.442695f), "f"(t1484));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1486;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1486) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_64 = t1486;
        const f32 t1487 = t1483 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1487;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1488 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1488;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1489 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1489;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1490 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1490;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1491 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1491;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1492 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1492;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1493 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1493;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1494 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1494;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1495 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1495;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1496 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1496;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1497 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1497;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1498 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1498;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1499 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1499;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1500 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1500;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1501 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1501;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1502 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1502;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1503 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1503;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1504 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1504;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1505 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1505;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1506 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1506;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1507 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1507;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1508 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1508;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1509 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1509;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1510 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1510;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1511 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1511;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1512 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1512;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1513 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1513;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1514 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1514;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1515 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1515;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1516 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1516;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1517 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1517;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1518 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1518;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1519 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1519;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1520;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1520) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1521;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1521) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1522;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1522) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1523;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1523) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1524;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1524) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1525;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1525) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1526;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1526) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1527;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1527) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1528;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1528) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1529;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1529) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1530;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1530) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1531;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1531) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1532;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1532) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1533;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1533) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1534;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1534) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1535;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1535) : "f"(s_63), "f"(s_64));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1536;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1536) : "r"(t229));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1537 = t1536 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1538 = t1536 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1539 = t1536 ^ 96u;
        const u32 t1540 = t87 + t1536;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1541 = t87 + t1537;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1542 = t87 + t1538;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1543 = t87 + t1539;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1540) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1520), "r"(t1521), "r"(t1522), "r"(t1523), "r"(m_225), "r"(m_226));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1520), "r"(t1521), "r"(t1522), "r"(t1523), "r"(m_227), "r"(m_228));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1541) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1520), "r"(t1521), "r"(t1522), "r"(t1523), "r"(m_229), "r"(m_230));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1520), "r"(t1521), "r"(t1522), "r"(t1523), "r"(m_231), "r"(m_232));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1542) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1520), "r"(t1521), "r"(t1522), "r"(t1523), "r"(m_233), "r"(m_234));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1520), "r"(t1521), "r"(t1522), "r"(t1523), "r"(m_235), "r"(m_236));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1543) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1520), "r"(t1521), "r"(t1522), "r"(t1523), "r"(m_237), "r"(m_238));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1520), "r"(t1521), "r"(t1522), "r"(t1523), "r"(m_239), "r"(m_240));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1540) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1524), "r"(t1525), "r"(t1526), "r"(t1527), "r"(m_241), "r"(m_242));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1524), "r"(t1525), "r"(t1526), "r"(t1527), "r"(m_243), "r"(m_244));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1541) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1524), "r"(t1525), "r"(t1526), "r"(t1527), "r"(m_245), "r"(m_246));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1524), "r"(t1525), "r"(t1526), "r"(t1527), "r"(m_247), "r"(m_248));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1542) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1524), "r"(t1525), "r"(t1526), "r"(t1527), "r"(m_249), "r"(m_250));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1524), "r"(t1525), "r"(t1526), "r"(t1527), "r"(m_251), "r"(m_252));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1543) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1524), "r"(t1525), "r"(t1526), "r"(t1527), "r"(m_253), "r"(m_254));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1524), "r"(t1525), "r"(t1526), "r"(t1527), "r"(m_255), "r"(m_256));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1540) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1528), "r"(t1529), "r"(t1530), "r"(t1531), "r"(m_257), "r"(m_258));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1528), "r"(t1529), "r"(t1530), "r"(t1531), "r"(m_259), "r"(m_260));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1541) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1528), "r"(t1529), "r"(t1530), "r"(t1531), "r"(m_261), "r"(m_262));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1528), "r"(t1529), "r"(t1530), "r"(t1531), "r"(m_263), "r"(m_264));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1542) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1528), "r"(t1529), "r"(t1530), "r"(t1531), "r"(m_265), "r"(m_266));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1528), "r"(t1529), "r"(t1530), "r"(t1531), "r"(m_267), "r"(m_268));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1543) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1528), "r"(t1529), "r"(t1530), "r"(t1531), "r"(m_269), "r"(m_270));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1528), "r"(t1529), "r"(t1530), "r"(t1531), "r"(m_271), "r"(m_272));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1540) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1532), "r"(t1533), "r"(t1534), "r"(t1535), "r"(m_273), "r"(m_274));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1532), "r"(t1533), "r"(t1534), "r"(t1535), "r"(m_275), "r"(m_276));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1541) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1532), "r"(t1533), "r"(t1534), "r"(t1535), "r"(m_277), "r"(m_278));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1532), "r"(t1533), "r"(t1534), "r"(t1535), "r"(m_279), "r"(m_280));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1542) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1532), "r"(t1533), "r"(t1534), "r"(t1535), "r"(m_281), "r"(m_282));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1532), "r"(t1533), "r"(t1534), "r"(t1535), "r"(m_283), "r"(m_284));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1543) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1532), "r"(t1533), "r"(t1534), "r"(t1535), "r"(m_285), "r"(m_286));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1532), "r"(t1533), "r"(t1534), "r"(t1535), "r"(m_287), "r"(m_288));
    }
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t1544;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1544) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_5 = row_sum + t1544;
    f32 t1546;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1546) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t1547 = pair_5 + t1546;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1547;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t1548;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1548) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_6 = row_sum_2 + t1548;
    f32 t1550;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1550) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t1551 = pair_6 + t1550;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1551;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum = row_sum;
    const bool t1552 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t1553;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1553) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer = t1552 ? 0.0f : t1553;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1555 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc = t1555;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1556 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_2 = t1556;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1557 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_5 = t1557;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1558 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_6 = t1558;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1559 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_9 = t1559;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1560 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_10 = t1560;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1561 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_13 = t1561;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1562 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_14 = t1562;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1563 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_17 = t1563;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1564 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_18 = t1564;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1565 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_21 = t1565;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1566 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_22 = t1566;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1567 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_25 = t1567;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1568 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_26 = t1568;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1569 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_29 = t1569;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1570 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_30 = t1570;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t1571 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t1572;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1572) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_2 = t1571 ? 0.0f : t1572;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1574 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_3 = t1574;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1575 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_4 = t1575;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1576 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_7 = t1576;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1577 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_8 = t1577;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1578 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_11 = t1578;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1579 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_12 = t1579;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1580 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_15 = t1580;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1581 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_16 = t1581;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1582 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_19 = t1582;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1583 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_20 = t1583;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1584 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_23 = t1584;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1585 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_24 = t1585;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1586 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_27 = t1586;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1587 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_28 = t1587;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1588 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_31 = t1588;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1589 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_32 = t1589;
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
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1610 = lane >> 2u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1611 = first_row + t1610;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1612 = t1611 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1613 = 0u ^ t1612;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1614 = t1611 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1615 = t1613 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1616 = t1614 + t1615;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1617 = lane & 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1618 = t1617 << 2u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1619 = t1616 + t1618;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1620;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1620) : "f"(acc), "f"(acc_2));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1621 = smem_1 + t1619;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1621), "r"(t1620) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1622;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1622) : "f"(acc_5), "f"(acc_6));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1623 = t1619 ^ 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1624 = smem_1 + t1623;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1624), "r"(t1622) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1625;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1625) : "f"(acc_9), "f"(acc_10));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1626 = t1619 ^ 32u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1627 = smem_1 + t1626;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1627), "r"(t1625) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1628;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1628) : "f"(acc_13), "f"(acc_14));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1629 = t1619 ^ 48u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1630 = smem_1 + t1629;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1630), "r"(t1628) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1631;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1631) : "f"(acc_17), "f"(acc_18));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1632 = t1619 ^ 64u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1633 = smem_1 + t1632;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1633), "r"(t1631) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1634;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1634) : "f"(acc_21), "f"(acc_22));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1635 = t1619 ^ 80u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1636 = smem_1 + t1635;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1636), "r"(t1634) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1637;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1637) : "f"(acc_25), "f"(acc_26));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1638 = t1619 ^ 96u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1639 = smem_1 + t1638;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1639), "r"(t1637) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1640;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1640) : "f"(acc_29), "f"(acc_30));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1641 = t1619 ^ 112u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1642 = smem_1 + t1641;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1642), "r"(t1640) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1643 = lane >> 2u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1644 = first_row + t1643;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1645 = t1644 + 8u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1646 = t1645 & 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1647 = 0u ^ t1646;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1648 = t1645 << 7u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1649 = t1647 << 4u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1650 = t1648 + t1649;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1651 = lane & 3u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1652 = t1651 << 2u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1653 = t1650 + t1652;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1654;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1654) : "f"(acc_3), "f"(acc_4));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1655 = smem_1 + t1653;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1655), "r"(t1654) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1656;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1656) : "f"(acc_7), "f"(acc_8));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1657 = t1653 ^ 16u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1658 = smem_1 + t1657;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1658), "r"(t1656) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1659;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1659) : "f"(acc_11), "f"(acc_12));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1660 = t1653 ^ 32u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1661 = smem_1 + t1660;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1661), "r"(t1659) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1662;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1662) : "f"(acc_15), "f"(acc_16));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1663 = t1653 ^ 48u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1664 = smem_1 + t1663;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1664), "r"(t1662) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1665;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1665) : "f"(acc_19), "f"(acc_20));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1666 = t1653 ^ 64u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1667 = smem_1 + t1666;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1667), "r"(t1665) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1668;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1668) : "f"(acc_23), "f"(acc_24));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1669 = t1653 ^ 80u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1670 = smem_1 + t1669;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1670), "r"(t1668) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1671;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1671) : "f"(acc_27), "f"(acc_28));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1672 = t1653 ^ 96u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1673 = smem_1 + t1672;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1673), "r"(t1671) : "memory");
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1674;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1674) : "f"(acc_31), "f"(acc_32));
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1675 = t1653 ^ 112u;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1676 = smem_1 + t1675;
#line 202 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1676), "r"(t1674) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1677 = (u64)t1609;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1678 = t1677 * o_stride0;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1679 = t1678 * 2ull;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1680 = o + t1679;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1681 = (u64)t1607;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1682 = t1681 * o_stride1;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1683 = t1682 * 2ull;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1684 = t1680 + t1683;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1685 = (u64)t1608;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1686 = t1685 * o_stride2;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1687 = t1686 * 2ull;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1688 = t1684 + t1687;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1689 = (u32)o_stride1;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1690 = t1689 << 1u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1691 = seq_q - t1607;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1692 = head_dim >> 3u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1693 = lane >> 3u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1694 = first_row + t1693;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1695 = lane & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1696 = t1694 < t1691;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1697 = t1695 < t1692;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1698 = t1696 & t1697;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1698) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1699 = t1694 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1700 = t1695 ^ t1699;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1701 = t1694 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1702 = t1700 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1703 = t1701 + t1702;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1704 = smem_1 + t1703;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1704) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1705 = (u64)t1694 * t1690;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1706 = t1688 + t1705;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1707 = (u64)t1695 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1708 = t1706 + t1707;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1708), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1709 = t1694 + 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1710 = t1709 < t1691;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1711 = t1695 < t1692;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1712 = t1710 & t1711;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1712) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1713 = t1709 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1714 = t1695 ^ t1713;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1715 = t1709 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1716 = t1714 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1717 = t1715 + t1716;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1718 = smem_1 + t1717;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t1718) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1719 = (u64)t1709 * t1690;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1720 = t1688 + t1719;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1721 = (u64)t1695 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1722 = t1720 + t1721;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1722), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1723 = t1694 + 8u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1724 = t1723 < t1691;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1725 = t1695 < t1692;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1726 = t1724 & t1725;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1726) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1727 = t1723 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1728 = t1695 ^ t1727;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1729 = t1723 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1730 = t1728 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1731 = t1729 + t1730;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1732 = smem_1 + t1731;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1732) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1733 = (u64)t1723 * t1690;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1734 = t1688 + t1733;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1735 = (u64)t1695 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1736 = t1734 + t1735;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1736), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1737 = t1694 + 12u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1738 = t1737 < t1691;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1739 = t1695 < t1692;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1740 = t1738 & t1739;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1740) {
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1741 = t1737 & 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1742 = t1695 ^ t1741;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1743 = t1737 << 7u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1744 = t1742 << 4u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1745 = t1743 + t1744;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1746 = smem_1 + t1745;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1746) : "memory");
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1747 = (u64)t1737 * t1690;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1748 = t1688 + t1747;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1749 = (u64)t1695 * 16u;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1750 = t1748 + t1749;
#line 208 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1750), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1751 = t1607 + first_row;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1752 = (u64)t1609;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1753 = t1752 * lse_stride0;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1754 = t1753 * 4ull;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1755 = lse + t1754;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1756 = (u64)t1608;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1757 = t1756 * lse_stride1;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1758 = t1757 * 4ull;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1759 = t1755 + t1758;
#line 216 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1760 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const u32 t1761 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const bool t1762 = t1761 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    if (t1762) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1763 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_17 = t1751 + t1763;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists = row_17 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists) {
            const u64 t1766 = (u64)row_17 * t1760;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1767 = t1766 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1768 = t1759 + t1767;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1769;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1769) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1770;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1770) : "f"(row_max), "f"(1.442695f), "f"(t1769));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t1770 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1772 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t1773 = t1772 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1768), "f"(t1773) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1774 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1775 = t1751 + t1774;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_18 = t1775 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_2 = row_18 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_2) {
            const u64 t1778 = (u64)row_18 * t1760;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1779 = t1778 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1780 = t1759 + t1779;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1781;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1781) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1782;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1782) : "f"(row_max_2), "f"(1.442695f), "f"(t1781));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t1782 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1784 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t1785 = t1784 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1780), "f"(t1785) : "memory");
        }
    }
}
