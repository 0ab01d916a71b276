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
#line 86 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t8 = t5 / t7;
#line 86 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t9 = t5 % t7;
#line 88 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t10 = t9 << 6u;
#line 88 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t11 = t8 % heads;
#line 88 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t12 = t8 / heads;
#line 54 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t13 = t11 / group;
#line 296 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t14 = seq_k + 63u;
#line 296 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t15 = t14 >> 6u;
#line 296 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t15 > 1u ? t15 : 1u;
#line 298 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t17 = seq_k >> 6u;
#line 298 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t17 < end ? t17 : end;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t19 = end - whole;
#line 303 "fa-kernels/src/attention/kernel_problem.rs"
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
    const bool t56 = t36 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t57 = t37 < t49;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t58 = t56 & t57;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t59 = t58 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t50), "l"(t52), "r"(t59) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t60 = t36 + 16u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t61 = t60 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t62 = t37 < t49;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t63 = t61 & t62;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t64 = t63 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t50), "l"(t53), "r"(t64) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t65 = t36 + 32u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t66 = t65 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t67 = t37 < t49;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t68 = t66 & t67;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t69 = t68 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t50), "l"(t54), "r"(t69) : "memory");
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t70 = t36 + 48u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t71 = t70 < exist;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t72 = t37 < t49;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t73 = t71 & t72;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t74 = t73 ? 16u : 0u;
#line 84 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t50), "l"(t55), "r"(t74) : "memory");
#line 62 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t75 = smem_1 + 8192u;
#line 112 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t76 = t75 + 8192u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t77 = (u64)t12;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t78 = t77 * k_stride0;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t79 = t78 * 2ull;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t80 = k + t79;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t81 = 0ull * k_stride1;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t82 = t81 * 2ull;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t83 = t80 + t82;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t84 = (u64)t13;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t85 = t84 * k_stride2;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t86 = t85 * 2ull;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t87 = t83 + t86;
    const u32 t88 = (u32)k_stride1;
#line 121 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t89 = t88 << 1u;
    const u32 t90 = thread >> 3u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t91 = thread & 7u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t92 = t90 & 7u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t93 = t91 ^ t92;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t94 = t90 << 7u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t95 = t93 << 4u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t96 = t94 + t95;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t97 = (u64)t90 * t89;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t98 = t87 + t97;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t99 = (u64)t91 * 16u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t100 = t98 + t99;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t101 = (u64)t89 * 16u;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t102 = (u64)t12;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t103 = t102 * v_stride0;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t104 = t103 * 2ull;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t105 = v + t104;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t106 = 0ull * v_stride1;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t107 = t106 * 2ull;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t108 = t105 + t107;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t109 = (u64)t13;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t110 = t109 * v_stride2;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t111 = t110 * 2ull;
#line 120 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t112 = t108 + t111;
    const u32 t113 = (u32)v_stride1;
#line 121 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t114 = t113 << 1u;
    const u32 t115 = thread >> 3u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t116 = thread & 7u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t117 = t115 & 7u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t118 = t116 ^ t117;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t119 = t115 << 7u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t120 = t118 << 4u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t121 = t119 + t120;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t122 = (u64)t115 * t114;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t123 = t112 + t122;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t124 = (u64)t116 * 16u;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t125 = t123 + t124;
#line 122 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t126 = (u64)t114 * 16u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t127 = end - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key = t127 << 6u;
    const u32 t129 = head_dim >> 3u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t130 = t75 + t96;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t131 = (u64)first_key * t89;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t132 = t100 + t131;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t133 = t132 + t101;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t134 = t133 + t101;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t135 = t134 + t101;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t136 = first_key + t90;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t137 = t136 < seq_k;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t138 = t91 < t129;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t139 = t137 & t138;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t140 = t139 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t130), "l"(t132), "r"(t140) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t141 = first_key + t90;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t142 = t141 + 16u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t143 = t142 < seq_k;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t144 = t91 < t129;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t145 = t143 & t144;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t146 = t145 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t130), "l"(t133), "r"(t146) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t147 = first_key + t90;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t148 = t147 + 32u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t149 = t148 < seq_k;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t150 = t91 < t129;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t151 = t149 & t150;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t152 = t151 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t130), "l"(t134), "r"(t152) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t153 = first_key + t90;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t154 = t153 + 48u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t155 = t154 < seq_k;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t156 = t91 < t129;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t157 = t155 & t156;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t158 = t157 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t130), "l"(t135), "r"(t158) : "memory");
#line 233 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 248 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t159 = end - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key_2 = t159 << 6u;
    const u32 t161 = head_dim >> 3u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t162 = t76 + t121;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t163 = (u64)first_key_2 * t114;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t164 = t125 + t163;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t165 = t164 + t126;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t166 = t165 + t126;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t167 = t166 + t126;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t168 = first_key_2 + t115;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t169 = t168 < seq_k;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t170 = t116 < t161;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t171 = t169 & t170;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t172 = t171 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t162), "l"(t164), "r"(t172) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t173 = first_key_2 + t115;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t174 = t173 + 16u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t175 = t174 < seq_k;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t176 = t116 < t161;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t177 = t175 & t176;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t178 = t177 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t162), "l"(t165), "r"(t178) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t179 = first_key_2 + t115;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t180 = t179 + 32u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t181 = t180 < seq_k;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t182 = t116 < t161;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t183 = t181 & t182;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t184 = t183 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t162), "l"(t166), "r"(t184) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t185 = first_key_2 + t115;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t186 = t185 + 48u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t187 = t186 < seq_k;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t188 = t116 < t161;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t189 = t187 & t188;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t190 = t189 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t162), "l"(t167), "r"(t190) : "memory");
#line 252 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t191 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t192 = first_row + t191;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t193 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t194 = t192 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t195 = t193 ^ t194;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t196 = t192 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t197 = t195 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t198 = t196 + t197;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t199 = smem_1 + t198;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t200 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t201 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t202 = t201 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t203 = t200 + t202;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t204 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t205 = t204 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t206 = t203 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t207 = t205 ^ t206;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t208 = t203 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t209 = t207 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t210 = t208 + t209;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t211 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t212 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t213 = t211 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t214 = t212 ^ t213;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t215 = t211 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t216 = t214 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t217 = t215 + t216;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t218 = t10 + first_row;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t219 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t220 = t218 + t219;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t221 = t11 / group;
#line 11 "src/functions/bias.rs"
    const u64 t1_2 = (u64)t12;
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
    const u32 t228 = seq_q - 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t229 = t220 < t228 ? t220 : t228;
#line 11 "src/functions/bias.rs"
    const u64 t5_2 = (u64)t11;
#line 11 "src/functions/bias.rs"
    const u64 t6_2 = t5_2 * argument0_stride1;
#line 11 "src/functions/bias.rs"
    const u64 t7_2 = t6_2 * 4ull;
#line 11 "src/functions/bias.rs"
    const u64 t8_2 = t4_2 + t7_2;
#line 11 "src/functions/bias.rs"
    const u64 t9_2 = (u64)t229;
#line 11 "src/functions/bias.rs"
    const u64 t10_2 = t9_2 * argument0_stride2;
#line 11 "src/functions/bias.rs"
    const u64 t11_2 = t10_2 * 4ull;
#line 11 "src/functions/bias.rs"
    const u64 t12_2 = t8_2 + t11_2;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t238 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t239 = t218 + t238;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t240 = t239 + 8u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t241 = t11 / group;
#line 11 "src/functions/bias.rs"
    const u64 t1_3 = (u64)t12;
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
    const u32 t248 = seq_q - 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t249 = t240 < t248 ? t240 : t248;
#line 11 "src/functions/bias.rs"
    const u64 t5_3 = (u64)t11;
#line 11 "src/functions/bias.rs"
    const u64 t6_3 = t5_3 * argument0_stride1;
#line 11 "src/functions/bias.rs"
    const u64 t7_3 = t6_3 * 4ull;
#line 11 "src/functions/bias.rs"
    const u64 t8_3 = t4_3 + t7_3;
#line 11 "src/functions/bias.rs"
    const u64 t9_3 = (u64)t249;
#line 11 "src/functions/bias.rs"
    const u64 t10_3 = t9_3 * argument0_stride2;
#line 11 "src/functions/bias.rs"
    const u64 t11_3 = t10_3 * 4ull;
#line 11 "src/functions/bias.rs"
    const u64 t12_3 = t8_3 + t11_3;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t258 = t10 + first_row;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t259 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t260 = t258 + t259;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t261 = t11 / group;
#line 17 "src/functions/windows.rs"
    const u32 t1_4 = t260 + seq_k;
#line 17 "src/functions/windows.rs"
    const u32 t2_4 = t1_4 - seq_q;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t264 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t265 = t258 + t264;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t266 = t265 + 8u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t267 = t11 / group;
#line 17 "src/functions/windows.rs"
    const u32 t1_5 = t266 + seq_k;
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
    u32 t270;
    asm volatile("mov.b32 %0, %1;" : "=r"(t270) : "r"(t210));
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t271 = t270 ^ 32u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t272 = t270 ^ 64u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t273 = t270 ^ 96u;
    const u32 t274 = t75 + t270;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t275;
    asm volatile("mov.b32 %0, %1;" : "=r"(t275) : "r"(t199));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t275) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t274) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t274) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t274) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t274) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t276 = t75 + t271;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t277;
    asm volatile("mov.b32 %0, %1;" : "=r"(t277) : "r"(t199));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t278 = t277 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t278) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t276) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t276) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_33;
    u32 m_34;
    u32 m_35;
    u32 m_36;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t276) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_37;
    u32 m_38;
    u32 m_39;
    u32 m_40;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t276) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t279 = t75 + t272;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t280;
    asm volatile("mov.b32 %0, %1;" : "=r"(t280) : "r"(t199));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t281 = t280 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_41;
    u32 m_42;
    u32 m_43;
    u32 m_44;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t281) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_45;
    u32 m_46;
    u32 m_47;
    u32 m_48;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t279) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_49;
    u32 m_50;
    u32 m_51;
    u32 m_52;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t279) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_53;
    u32 m_54;
    u32 m_55;
    u32 m_56;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t279) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_57;
    u32 m_58;
    u32 m_59;
    u32 m_60;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t279) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t282 = t75 + t273;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t283;
    asm volatile("mov.b32 %0, %1;" : "=r"(t283) : "r"(t199));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t284 = t283 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_61;
    u32 m_62;
    u32 m_63;
    u32 m_64;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t284) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_65;
    u32 m_66;
    u32 m_67;
    u32 m_68;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t282) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_69;
    u32 m_70;
    u32 m_71;
    u32 m_72;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t282) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_73;
    u32 m_74;
    u32 m_75;
    u32 m_76;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t282) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_77;
    u32 m_78;
    u32 m_79;
    u32 m_80;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t282) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t285 = 1u < end;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t285) {
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t286 = end - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t287 = t286 - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = t287 << 6u;
        const u32 t289 = head_dim >> 3u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t290 = t75 + t96;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t291 = (u64)first_key_3 * t89;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t292 = t100 + t291;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t293 = t292 + t101;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t294 = t293 + t101;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t295 = t294 + t101;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t296 = t91 < t289;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t297 = t296 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t290), "l"(t292), "r"(t297) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t298 = t91 < t289;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t299 = t298 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t290), "l"(t293), "r"(t299) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t300 = t91 < t289;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t301 = t300 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t290), "l"(t294), "r"(t301) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t302 = t91 < t289;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t303 = t302 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t290), "l"(t295), "r"(t303) : "memory");
    }
#line 272 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t304 = end - 1u;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_4 = t304 << 6u;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t306 = t10 + first_row;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t306));
#line 257 "fa-kernels/src/attention/options/functions.rs"
    const u32 t308 = lane & 3u;
#line 257 "fa-kernels/src/attention/options/functions.rs"
    const u32 t309 = t308 << 1u;
#line 257 "fa-kernels/src/attention/options/functions.rs"
    const u32 column = first_key_4 + t309;
#line 249 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 last = seq_k - 1u;
#line 262 "fa-kernels/src/attention/options/functions.rs"
    const u32 t312 = column < last ? column : last;
#line 11 "src/functions/bias.rs"
    const u64 t15_2 = (u64)t312 * t14_2;
#line 19 "src/functions/windows.rs"
    const bool t7_4 = column < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t315 = s * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_2 = t12_2 + t15_2;
#line 11 "src/functions/bias.rs"
    f32 t17_2;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_2) : "l"(t16_2));
#line 11 "src/functions/bias.rs"
    const f32 t18_2 = t315 + t17_2;
#line 17 "src/functions/windows.rs"
    const u32 distance = t2_4 - column;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed = t10_4 ? t18_2 : __uint_as_float(0xff800000u);
    s = changed;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t327 = s_3 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_3 = t12_3 + t15_2;
#line 11 "src/functions/bias.rs"
    f32 t17_3;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_3) : "l"(t16_3));
#line 11 "src/functions/bias.rs"
    const f32 t18_3 = t327 + t17_3;
#line 17 "src/functions/windows.rs"
    const u32 distance_2 = t2_5 - column;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_2 = t10_5 ? t18_3 : __uint_as_float(0xff800000u);
    s_3 = changed_2;
#line 261 "fa-kernels/src/attention/options/functions.rs"
    const u32 key = column + 1u;
    const u32 t340 = key < last ? key : last;
#line 11 "src/functions/bias.rs"
    const u64 t15_3 = (u64)t340 * t14_2;
#line 19 "src/functions/windows.rs"
    const bool t7_5 = key < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t343 = s_2 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_4 = t12_2 + t15_3;
#line 11 "src/functions/bias.rs"
    f32 t17_4;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_4) : "l"(t16_4));
#line 11 "src/functions/bias.rs"
    const f32 t18_4 = t343 + t17_4;
#line 17 "src/functions/windows.rs"
    const u32 distance_3 = t2_4 - key;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_3 = t10_6 ? t18_4 : __uint_as_float(0xff800000u);
    s_2 = changed_3;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t355 = s_4 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_5 = t12_3 + t15_3;
#line 11 "src/functions/bias.rs"
    f32 t17_5;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_5) : "l"(t16_5));
#line 11 "src/functions/bias.rs"
    const f32 t18_5 = t355 + t17_5;
#line 17 "src/functions/windows.rs"
    const u32 distance_4 = t2_5 - key;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_4 = t10_7 ? t18_5 : __uint_as_float(0xff800000u);
    s_4 = changed_4;
#line 261 "fa-kernels/src/attention/options/functions.rs"
    const u32 key_2 = column + 8u;
    const u32 t368 = key_2 < last ? key_2 : last;
#line 11 "src/functions/bias.rs"
    const u64 t15_4 = (u64)t368 * t14_2;
#line 19 "src/functions/windows.rs"
    const bool t7_6 = key_2 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t371 = s_5 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_6 = t12_2 + t15_4;
#line 11 "src/functions/bias.rs"
    f32 t17_6;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_6) : "l"(t16_6));
#line 11 "src/functions/bias.rs"
    const f32 t18_6 = t371 + t17_6;
#line 17 "src/functions/windows.rs"
    const u32 distance_5 = t2_4 - key_2;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_5 = t10_8 ? t18_6 : __uint_as_float(0xff800000u);
    s_5 = changed_5;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t383 = s_7 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_7 = t12_3 + t15_4;
#line 11 "src/functions/bias.rs"
    f32 t17_7;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_7) : "l"(t16_7));
#line 11 "src/functions/bias.rs"
    const f32 t18_7 = t383 + t17_7;
#line 17 "src/functions/windows.rs"
    const u32 distance_6 = t2_5 - key_2;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_6 = t10_9 ? t18_7 : __uint_as_float(0xff800000u);
    s_7 = changed_6;
#line 261 "fa-kernels/src/attention/options/functions.rs"
    const u32 key_3 = column + 9u;
    const u32 t396 = key_3 < last ? key_3 : last;
#line 11 "src/functions/bias.rs"
    const u64 t15_5 = (u64)t396 * t14_2;
#line 19 "src/functions/windows.rs"
    const bool t7_7 = key_3 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t399 = s_6 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_8 = t12_2 + t15_5;
#line 11 "src/functions/bias.rs"
    f32 t17_8;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_8) : "l"(t16_8));
#line 11 "src/functions/bias.rs"
    const f32 t18_8 = t399 + t17_8;
#line 17 "src/functions/windows.rs"
    const u32 distance_7 = t2_4 - key_3;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_7 = t10_10 ? t18_8 : __uint_as_float(0xff800000u);
    s_6 = changed_7;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t411 = s_8 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_9 = t12_3 + t15_5;
#line 11 "src/functions/bias.rs"
    f32 t17_9;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_9) : "l"(t16_9));
#line 11 "src/functions/bias.rs"
    const f32 t18_9 = t411 + t17_9;
#line 17 "src/functions/windows.rs"
    const u32 distance_8 = t2_5 - key_3;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_8 = t10_11 ? t18_9 : __uint_as_float(0xff800000u);
    s_8 = changed_8;
#line 261 "fa-kernels/src/attention/options/functions.rs"
    const u32 key_4 = column + 16u;
    const u32 t424 = key_4 < last ? key_4 : last;
#line 11 "src/functions/bias.rs"
    const u64 t15_6 = (u64)t424 * t14_2;
#line 19 "src/functions/windows.rs"
    const bool t7_8 = key_4 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t427 = s_9 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_10 = t12_2 + t15_6;
#line 11 "src/functions/bias.rs"
    f32 t17_10;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_10) : "l"(t16_10));
#line 11 "src/functions/bias.rs"
    const f32 t18_10 = t427 + t17_10;
#line 17 "src/functions/windows.rs"
    const u32 distance_9 = t2_4 - key_4;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_9 = t10_12 ? t18_10 : __uint_as_float(0xff800000u);
    s_9 = changed_9;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t439 = s_11 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_11 = t12_3 + t15_6;
#line 11 "src/functions/bias.rs"
    f32 t17_11;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_11) : "l"(t16_11));
#line 11 "src/functions/bias.rs"
    const f32 t18_11 = t439 + t17_11;
#line 17 "src/functions/windows.rs"
    const u32 distance_10 = t2_5 - key_4;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_10 = t10_13 ? t18_11 : __uint_as_float(0xff800000u);
    s_11 = changed_10;
#line 261 "fa-kernels/src/attention/options/functions.rs"
    const u32 key_5 = column + 17u;
    const u32 t452 = key_5 < last ? key_5 : last;
#line 11 "src/functions/bias.rs"
    const u64 t15_7 = (u64)t452 * t14_2;
#line 19 "src/functions/windows.rs"
    const bool t7_9 = key_5 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t455 = s_10 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_12 = t12_2 + t15_7;
#line 11 "src/functions/bias.rs"
    f32 t17_12;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_12) : "l"(t16_12));
#line 11 "src/functions/bias.rs"
    const f32 t18_12 = t455 + t17_12;
#line 17 "src/functions/windows.rs"
    const u32 distance_11 = t2_4 - key_5;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_11 = t10_14 ? t18_12 : __uint_as_float(0xff800000u);
    s_10 = changed_11;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t467 = s_12 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_13 = t12_3 + t15_7;
#line 11 "src/functions/bias.rs"
    f32 t17_13;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_13) : "l"(t16_13));
#line 11 "src/functions/bias.rs"
    const f32 t18_13 = t467 + t17_13;
#line 17 "src/functions/windows.rs"
    const u32 distance_12 = t2_5 - key_5;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_12 = t10_15 ? t18_13 : __uint_as_float(0xff800000u);
    s_12 = changed_12;
#line 261 "fa-kernels/src/attention/options/functions.rs"
    const u32 key_6 = column + 24u;
    const u32 t480 = key_6 < last ? key_6 : last;
#line 11 "src/functions/bias.rs"
    const u64 t15_8 = (u64)t480 * t14_2;
#line 19 "src/functions/windows.rs"
    const bool t7_10 = key_6 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t483 = s_13 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_14 = t12_2 + t15_8;
#line 11 "src/functions/bias.rs"
    f32 t17_14;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_14) : "l"(t16_14));
#line 11 "src/functions/bias.rs"
    const f32 t18_14 = t483 + t17_14;
#line 17 "src/functions/windows.rs"
    const u32 distance_13 = t2_4 - key_6;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_13 = t10_16 ? t18_14 : __uint_as_float(0xff800000u);
    s_13 = changed_13;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t495 = s_15 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_15 = t12_3 + t15_8;
#line 11 "src/functions/bias.rs"
    f32 t17_15;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_15) : "l"(t16_15));
#line 11 "src/functions/bias.rs"
    const f32 t18_15 = t495 + t17_15;
#line 17 "src/functions/windows.rs"
    const u32 distance_14 = t2_5 - key_6;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_14 = t10_17 ? t18_15 : __uint_as_float(0xff800000u);
    s_15 = changed_14;
#line 261 "fa-kernels/src/attention/options/functions.rs"
    const u32 key_7 = column + 25u;
    const u32 t508 = key_7 < last ? key_7 : last;
#line 11 "src/functions/bias.rs"
    const u64 t15_9 = (u64)t508 * t14_2;
#line 19 "src/functions/windows.rs"
    const bool t7_11 = key_7 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t511 = s_14 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_16 = t12_2 + t15_9;
#line 11 "src/functions/bias.rs"
    f32 t17_16;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_16) : "l"(t16_16));
#line 11 "src/functions/bias.rs"
    const f32 t18_16 = t511 + t17_16;
#line 17 "src/functions/windows.rs"
    const u32 distance_15 = t2_4 - key_7;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_15 = t10_18 ? t18_16 : __uint_as_float(0xff800000u);
    s_14 = changed_15;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t523 = s_16 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_17 = t12_3 + t15_9;
#line 11 "src/functions/bias.rs"
    f32 t17_17;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_17) : "l"(t16_17));
#line 11 "src/functions/bias.rs"
    const f32 t18_17 = t523 + t17_17;
#line 17 "src/functions/windows.rs"
    const u32 distance_16 = t2_5 - key_7;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_16 = t10_19 ? t18_17 : __uint_as_float(0xff800000u);
    s_16 = changed_16;
#line 261 "fa-kernels/src/attention/options/functions.rs"
    const u32 key_8 = column + 32u;
    const u32 t536 = key_8 < last ? key_8 : last;
#line 11 "src/functions/bias.rs"
    const u64 t15_10 = (u64)t536 * t14_2;
#line 19 "src/functions/windows.rs"
    const bool t7_12 = key_8 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t539 = s_17 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_18 = t12_2 + t15_10;
#line 11 "src/functions/bias.rs"
    f32 t17_18;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_18) : "l"(t16_18));
#line 11 "src/functions/bias.rs"
    const f32 t18_18 = t539 + t17_18;
#line 17 "src/functions/windows.rs"
    const u32 distance_17 = t2_4 - key_8;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_17 = t10_20 ? t18_18 : __uint_as_float(0xff800000u);
    s_17 = changed_17;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t551 = s_19 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_19 = t12_3 + t15_10;
#line 11 "src/functions/bias.rs"
    f32 t17_19;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_19) : "l"(t16_19));
#line 11 "src/functions/bias.rs"
    const f32 t18_19 = t551 + t17_19;
#line 17 "src/functions/windows.rs"
    const u32 distance_18 = t2_5 - key_8;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_18 = t10_21 ? t18_19 : __uint_as_float(0xff800000u);
    s_19 = changed_18;
#line 261 "fa-kernels/src/attention/options/functions.rs"
    const u32 key_9 = column + 33u;
    const u32 t564 = key_9 < last ? key_9 : last;
#line 11 "src/functions/bias.rs"
    const u64 t15_11 = (u64)t564 * t14_2;
#line 19 "src/functions/windows.rs"
    const bool t7_13 = key_9 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t567 = s_18 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_20 = t12_2 + t15_11;
#line 11 "src/functions/bias.rs"
    f32 t17_20;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_20) : "l"(t16_20));
#line 11 "src/functions/bias.rs"
    const f32 t18_20 = t567 + t17_20;
#line 17 "src/functions/windows.rs"
    const u32 distance_19 = t2_4 - key_9;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_19 = t10_22 ? t18_20 : __uint_as_float(0xff800000u);
    s_18 = changed_19;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t579 = s_20 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_21 = t12_3 + t15_11;
#line 11 "src/functions/bias.rs"
    f32 t17_21;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_21) : "l"(t16_21));
#line 11 "src/functions/bias.rs"
    const f32 t18_21 = t579 + t17_21;
#line 17 "src/functions/windows.rs"
    const u32 distance_20 = t2_5 - key_9;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_20 = t10_23 ? t18_21 : __uint_as_float(0xff800000u);
    s_20 = changed_20;
#line 261 "fa-kernels/src/attention/options/functions.rs"
    const u32 key_10 = column + 40u;
    const u32 t592 = key_10 < last ? key_10 : last;
#line 11 "src/functions/bias.rs"
    const u64 t15_12 = (u64)t592 * t14_2;
#line 19 "src/functions/windows.rs"
    const bool t7_14 = key_10 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t595 = s_21 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_22 = t12_2 + t15_12;
#line 11 "src/functions/bias.rs"
    f32 t17_22;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_22) : "l"(t16_22));
#line 11 "src/functions/bias.rs"
    const f32 t18_22 = t595 + t17_22;
#line 17 "src/functions/windows.rs"
    const u32 distance_21 = t2_4 - key_10;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_21 = t10_24 ? t18_22 : __uint_as_float(0xff800000u);
    s_21 = changed_21;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t607 = s_23 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_23 = t12_3 + t15_12;
#line 11 "src/functions/bias.rs"
    f32 t17_23;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_23) : "l"(t16_23));
#line 11 "src/functions/bias.rs"
    const f32 t18_23 = t607 + t17_23;
#line 17 "src/functions/windows.rs"
    const u32 distance_22 = t2_5 - key_10;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_22 = t10_25 ? t18_23 : __uint_as_float(0xff800000u);
    s_23 = changed_22;
#line 261 "fa-kernels/src/attention/options/functions.rs"
    const u32 key_11 = column + 41u;
    const u32 t620 = key_11 < last ? key_11 : last;
#line 11 "src/functions/bias.rs"
    const u64 t15_13 = (u64)t620 * t14_2;
#line 19 "src/functions/windows.rs"
    const bool t7_15 = key_11 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t623 = s_22 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_24 = t12_2 + t15_13;
#line 11 "src/functions/bias.rs"
    f32 t17_24;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_24) : "l"(t16_24));
#line 11 "src/functions/bias.rs"
    const f32 t18_24 = t623 + t17_24;
#line 17 "src/functions/windows.rs"
    const u32 distance_23 = t2_4 - key_11;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_23 = t10_26 ? t18_24 : __uint_as_float(0xff800000u);
    s_22 = changed_23;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t635 = s_24 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_25 = t12_3 + t15_13;
#line 11 "src/functions/bias.rs"
    f32 t17_25;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_25) : "l"(t16_25));
#line 11 "src/functions/bias.rs"
    const f32 t18_25 = t635 + t17_25;
#line 17 "src/functions/windows.rs"
    const u32 distance_24 = t2_5 - key_11;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_24 = t10_27 ? t18_25 : __uint_as_float(0xff800000u);
    s_24 = changed_24;
#line 261 "fa-kernels/src/attention/options/functions.rs"
    const u32 key_12 = column + 48u;
    const u32 t648 = key_12 < last ? key_12 : last;
#line 11 "src/functions/bias.rs"
    const u64 t15_14 = (u64)t648 * t14_2;
#line 19 "src/functions/windows.rs"
    const bool t7_16 = key_12 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t651 = s_25 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_26 = t12_2 + t15_14;
#line 11 "src/functions/bias.rs"
    f32 t17_26;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_26) : "l"(t16_26));
#line 11 "src/functions/bias.rs"
    const f32 t18_26 = t651 + t17_26;
#line 17 "src/functions/windows.rs"
    const u32 distance_25 = t2_4 - key_12;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_25 = t10_28 ? t18_26 : __uint_as_float(0xff800000u);
    s_25 = changed_25;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t663 = s_27 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_27 = t12_3 + t15_14;
#line 11 "src/functions/bias.rs"
    f32 t17_27;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_27) : "l"(t16_27));
#line 11 "src/functions/bias.rs"
    const f32 t18_27 = t663 + t17_27;
#line 17 "src/functions/windows.rs"
    const u32 distance_26 = t2_5 - key_12;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_26 = t10_29 ? t18_27 : __uint_as_float(0xff800000u);
    s_27 = changed_26;
#line 261 "fa-kernels/src/attention/options/functions.rs"
    const u32 key_13 = column + 49u;
    const u32 t676 = key_13 < last ? key_13 : last;
#line 11 "src/functions/bias.rs"
    const u64 t15_15 = (u64)t676 * t14_2;
#line 19 "src/functions/windows.rs"
    const bool t7_17 = key_13 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t679 = s_26 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_28 = t12_2 + t15_15;
#line 11 "src/functions/bias.rs"
    f32 t17_28;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_28) : "l"(t16_28));
#line 11 "src/functions/bias.rs"
    const f32 t18_28 = t679 + t17_28;
#line 17 "src/functions/windows.rs"
    const u32 distance_27 = t2_4 - key_13;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_27 = t10_30 ? t18_28 : __uint_as_float(0xff800000u);
    s_26 = changed_27;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t691 = s_28 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_29 = t12_3 + t15_15;
#line 11 "src/functions/bias.rs"
    f32 t17_29;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_29) : "l"(t16_29));
#line 11 "src/functions/bias.rs"
    const f32 t18_29 = t691 + t17_29;
#line 17 "src/functions/windows.rs"
    const u32 distance_28 = t2_5 - key_13;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_28 = t10_31 ? t18_29 : __uint_as_float(0xff800000u);
    s_28 = changed_28;
#line 261 "fa-kernels/src/attention/options/functions.rs"
    const u32 key_14 = column + 56u;
    const u32 t704 = key_14 < last ? key_14 : last;
#line 11 "src/functions/bias.rs"
    const u64 t15_16 = (u64)t704 * t14_2;
#line 19 "src/functions/windows.rs"
    const bool t7_18 = key_14 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t707 = s_29 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_30 = t12_2 + t15_16;
#line 11 "src/functions/bias.rs"
    f32 t17_30;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_30) : "l"(t16_30));
#line 11 "src/functions/bias.rs"
    const f32 t18_30 = t707 + t17_30;
#line 17 "src/functions/windows.rs"
    const u32 distance_29 = t2_4 - key_14;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_29 = t10_32 ? t18_30 : __uint_as_float(0xff800000u);
    s_29 = changed_29;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t719 = s_31 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_31 = t12_3 + t15_16;
#line 11 "src/functions/bias.rs"
    f32 t17_31;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_31) : "l"(t16_31));
#line 11 "src/functions/bias.rs"
    const f32 t18_31 = t719 + t17_31;
#line 17 "src/functions/windows.rs"
    const u32 distance_30 = t2_5 - key_14;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_30 = t10_33 ? t18_31 : __uint_as_float(0xff800000u);
    s_31 = changed_30;
#line 261 "fa-kernels/src/attention/options/functions.rs"
    const u32 key_15 = column + 57u;
    const u32 t732 = key_15 < last ? key_15 : last;
#line 11 "src/functions/bias.rs"
    const u64 t15_17 = (u64)t732 * t14_2;
#line 19 "src/functions/windows.rs"
    const bool t7_19 = key_15 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t735 = s_30 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_32 = t12_2 + t15_17;
#line 11 "src/functions/bias.rs"
    f32 t17_32;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_32) : "l"(t16_32));
#line 11 "src/functions/bias.rs"
    const f32 t18_32 = t735 + t17_32;
#line 17 "src/functions/windows.rs"
    const u32 distance_31 = t2_4 - key_15;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_31 = t10_34 ? t18_32 : __uint_as_float(0xff800000u);
    s_30 = changed_31;
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 t747 = s_32 * score_scale;
#line 11 "src/functions/bias.rs"
    const u64 t16_33 = t12_3 + t15_17;
#line 11 "src/functions/bias.rs"
    f32 t17_33;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_33) : "l"(t16_33));
#line 11 "src/functions/bias.rs"
    const f32 t18_33 = t747 + t17_33;
#line 17 "src/functions/windows.rs"
    const u32 distance_32 = t2_5 - key_15;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
    const f32 changed_32 = t10_35 ? t18_33 : __uint_as_float(0xff800000u);
    s_32 = changed_32;
#line 164 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t759 = t20 != 0u;
#line 365 "fa-kernels/src/attention/kernel_problem.rs"
    if (t759) {
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t760 = end - 1u;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 first_key_5 = t760 << 6u;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t762 = t10 + first_row;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_2;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t762));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t764 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t765 = t764 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 column_2 = first_key_5 + t765;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t767 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t768 = first_query_2 + t767;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t769 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_2 = t769 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t772 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s = t772;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_2 = 1u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t774 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_2 = t774;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_3 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t776 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_5 = t776;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_4 = 9u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t778 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_6 = t778;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_5 = 16u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t780 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_9 = t780;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_6 = 17u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t782 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_10 = t782;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_7 = 24u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t784 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_13 = t784;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_8 = 25u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t786 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_14 = t786;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_9 = 32u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t788 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_17 = t788;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_10 = 33u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t790 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_18 = t790;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_11 = 40u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t792 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_21 = t792;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_12 = 41u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t794 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_22 = t794;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_13 = 48u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t796 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_25 = t796;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_14 = 49u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t798 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_26 = t798;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_15 = 56u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t800 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_29 = t800;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_16 = 57u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t802 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_30 = t802;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t803 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t804 = first_query_2 + t803;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t805 = t804 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t806 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_3 = t806 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_17 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t809 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_3 = t809;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_18 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t811 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_4 = t811;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_19 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t813 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_7 = t813;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_20 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t815 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_8 = t815;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_21 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t817 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_11 = t817;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_22 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t819 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_12 = t819;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_23 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t821 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_15 = t821;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_24 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t823 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_16 = t823;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_25 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t825 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_19 = t825;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_26 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t827 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_20 = t827;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_27 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t829 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_23 = t829;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_28 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t831 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_24 = t831;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_29 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t833 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_27 = t833;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_30 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t835 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_28 = t835;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_31 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t837 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_31 = t837;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_32 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t839 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_32 = t839;
    }
#line 141 "fa-kernels/src/attention/softmax.rs"
    const f32 old = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t841;
    asm("max.f32 %0, %1, %2;" : "=f"(t841) : "f"(old), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t842;
    asm("max.f32 %0, %1, %2;" : "=f"(t842) : "f"(t841), "f"(s_2));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t843;
    asm("max.f32 %0, %1, %2;" : "=f"(t843) : "f"(t842), "f"(s_5));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t844;
    asm("max.f32 %0, %1, %2;" : "=f"(t844) : "f"(t843), "f"(s_6));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t845;
    asm("max.f32 %0, %1, %2;" : "=f"(t845) : "f"(t844), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t846;
    asm("max.f32 %0, %1, %2;" : "=f"(t846) : "f"(t845), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t847;
    asm("max.f32 %0, %1, %2;" : "=f"(t847) : "f"(t846), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t848;
    asm("max.f32 %0, %1, %2;" : "=f"(t848) : "f"(t847), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t849;
    asm("max.f32 %0, %1, %2;" : "=f"(t849) : "f"(t848), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t850;
    asm("max.f32 %0, %1, %2;" : "=f"(t850) : "f"(t849), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t851;
    asm("max.f32 %0, %1, %2;" : "=f"(t851) : "f"(t850), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t852;
    asm("max.f32 %0, %1, %2;" : "=f"(t852) : "f"(t851), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t853;
    asm("max.f32 %0, %1, %2;" : "=f"(t853) : "f"(t852), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t854;
    asm("max.f32 %0, %1, %2;" : "=f"(t854) : "f"(t853), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t855;
    asm("max.f32 %0, %1, %2;" : "=f"(t855) : "f"(t854), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t856;
    asm("max.f32 %0, %1, %2;" : "=f"(t856) : "f"(t855), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t857;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t857) : "f"(t856));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair;
    asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t856), "f"(t857));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t859;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t859) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t859));
#line 172 "fa-kernels/src/attention/softmax.rs"
    const bool none = new_1 == __uint_as_float(0xff800000u);
    const f32 t862 = new_1 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
    const f32 reference = none ? 0.0f : t862;
#line 144 "fa-kernels/src/attention/softmax.rs"
    const f32 t864 = -reference;
#line 144 "fa-kernels/src/attention/softmax.rs"
    f32 t865;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t865) : "f"(old), "f"(scale_log2), "f"(t864));
#line 144 "fa-kernels/src/attention/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t865));
#line 145 "fa-kernels/src/attention/softmax.rs"
    row_max = new_1;
#line 187 "fa-kernels/src/attention/softmax.rs"
    const f32 t867 = row_sum * rescale;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t868 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t868));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t870;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t870) : "f"(exponent));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s = t870;
    const f32 t871 = t867 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t872 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t872));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t874;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t874) : "f"(exponent_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_2 = t874;
    const f32 t875 = t871 + s_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t876 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_3;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t876));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t878;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t878) : "f"(exponent_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_5 = t878;
    const f32 t879 = t875 + s_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t880 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_4;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t880));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t882;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t882) : "f"(exponent_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_6 = t882;
    const f32 t883 = t879 + s_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t884 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_5;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t884));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t886;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t886) : "f"(exponent_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_9 = t886;
    const f32 t887 = t883 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t888 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_6;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t888));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t890;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t890) : "f"(exponent_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_10 = t890;
    const f32 t891 = t887 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t892 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_7;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t892));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t894;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t894) : "f"(exponent_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_13 = t894;
    const f32 t895 = t891 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t896 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_8;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t896));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t898;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t898) : "f"(exponent_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_14 = t898;
    const f32 t899 = t895 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t900 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_9;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t900));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t902;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t902) : "f"(exponent_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_17 = t902;
    const f32 t903 = t899 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t904 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_10;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t904));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t906;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t906) : "f"(exponent_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_18 = t906;
    const f32 t907 = t903 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t908 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_11;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t908));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t910;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t910) : "f"(exponent_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_21 = t910;
    const f32 t911 = t907 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t912 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_12;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t912));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t914;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t914) : "f"(exponent_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_22 = t914;
    const f32 t915 = t911 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t916 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_13;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t916));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t918;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t918) : "f"(exponent_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_25 = t918;
    const f32 t919 = t915 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t920 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_14;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t920));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t922;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t922) : "f"(exponent_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_26 = t922;
    const f32 t923 = t919 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t924 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_15;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t924));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t926;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t926) : "f"(exponent_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_29 = t926;
    const f32 t927 = t923 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t928 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_16;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t928));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t930;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t930) : "f"(exponent_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_30 = t930;
    const f32 t931 = t927 + s_30;
#line 193 "fa-kernels/src/attention/softmax.rs"
    row_sum = t931;
#line 141 "fa-kernels/src/attention/softmax.rs"
    const f32 old_2 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t933;
    asm("max.f32 %0, %1, %2;" : "=f"(t933) : "f"(old_2), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t934;
    asm("max.f32 %0, %1, %2;" : "=f"(t934) : "f"(t933), "f"(s_4));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t935;
    asm("max.f32 %0, %1, %2;" : "=f"(t935) : "f"(t934), "f"(s_7));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t936;
    asm("max.f32 %0, %1, %2;" : "=f"(t936) : "f"(t935), "f"(s_8));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t937;
    asm("max.f32 %0, %1, %2;" : "=f"(t937) : "f"(t936), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t938;
    asm("max.f32 %0, %1, %2;" : "=f"(t938) : "f"(t937), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t939;
    asm("max.f32 %0, %1, %2;" : "=f"(t939) : "f"(t938), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t940;
    asm("max.f32 %0, %1, %2;" : "=f"(t940) : "f"(t939), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t941;
    asm("max.f32 %0, %1, %2;" : "=f"(t941) : "f"(t940), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t942;
    asm("max.f32 %0, %1, %2;" : "=f"(t942) : "f"(t941), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t943;
    asm("max.f32 %0, %1, %2;" : "=f"(t943) : "f"(t942), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t944;
    asm("max.f32 %0, %1, %2;" : "=f"(t944) : "f"(t943), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t945;
    asm("max.f32 %0, %1, %2;" : "=f"(t945) : "f"(t944), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t946;
    asm("max.f32 %0, %1, %2;" : "=f"(t946) : "f"(t945), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t947;
    asm("max.f32 %0, %1, %2;" : "=f"(t947) : "f"(t946), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
    f32 t948;
    asm("max.f32 %0, %1, %2;" : "=f"(t948) : "f"(t947), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t949;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t949) : "f"(t948));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_2;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t948), "f"(t949));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t951;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t951) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t951));
#line 172 "fa-kernels/src/attention/softmax.rs"
    const bool none_2 = new_2 == __uint_as_float(0xff800000u);
    const f32 t954 = new_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
    const f32 reference_2 = none_2 ? 0.0f : t954;
#line 144 "fa-kernels/src/attention/softmax.rs"
    const f32 t956 = -reference_2;
#line 144 "fa-kernels/src/attention/softmax.rs"
    f32 t957;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t957) : "f"(old_2), "f"(scale_log2), "f"(t956));
#line 144 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t957));
#line 145 "fa-kernels/src/attention/softmax.rs"
    row_max_2 = new_2;
#line 187 "fa-kernels/src/attention/softmax.rs"
    const f32 t959 = row_sum_2 * rescale_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t960 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_17;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t960));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t962;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t962) : "f"(exponent_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_3 = t962;
    const f32 t963 = t959 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t964 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_18;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t964));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t966;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t966) : "f"(exponent_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_4 = t966;
    const f32 t967 = t963 + s_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t968 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_19;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t968));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t970;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t970) : "f"(exponent_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_7 = t970;
    const f32 t971 = t967 + s_7;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t972 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_20;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t972));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t974;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t974) : "f"(exponent_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_8 = t974;
    const f32 t975 = t971 + s_8;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t976 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_21;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t976));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t978;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t978) : "f"(exponent_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_11 = t978;
    const f32 t979 = t975 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t980 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_22;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t980));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t982;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t982) : "f"(exponent_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_12 = t982;
    const f32 t983 = t979 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t984 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_23;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t984));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t986;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t986) : "f"(exponent_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_15 = t986;
    const f32 t987 = t983 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t988 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_24;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t988));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t990;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t990) : "f"(exponent_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_16 = t990;
    const f32 t991 = t987 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t992 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_25;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t992));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t994;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t994) : "f"(exponent_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_19 = t994;
    const f32 t995 = t991 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t996 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_26;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t996));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t998;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t998) : "f"(exponent_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_20 = t998;
    const f32 t999 = t995 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t1000 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_27;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t1000));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t1002;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1002) : "f"(exponent_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_23 = t1002;
    const f32 t1003 = t999 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t1004 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_28;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t1004));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t1006;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1006) : "f"(exponent_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_24 = t1006;
    const f32 t1007 = t1003 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t1008 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_29;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t1008));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t1010;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1010) : "f"(exponent_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_27 = t1010;
    const f32 t1011 = t1007 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t1012 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_30;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t1012));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t1014;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1014) : "f"(exponent_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_28 = t1014;
    const f32 t1015 = t1011 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t1016 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_31;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1016));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t1018;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1018) : "f"(exponent_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_31 = t1018;
    const f32 t1019 = t1015 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
    const f32 t1020 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_32;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1020));
#line 204 "fa-kernels/src/attention/softmax.rs"
    f32 t1022;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1022) : "f"(exponent_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
    s_32 = t1022;
    const f32 t1023 = t1019 + s_32;
#line 193 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1023;
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1024;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1024) : "f"(s), "f"(s_2));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1025;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1025) : "f"(s_3), "f"(s_4));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1026;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1026) : "f"(s_5), "f"(s_6));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1027;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1027) : "f"(s_7), "f"(s_8));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1028;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1028) : "f"(s_9), "f"(s_10));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1029;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1029) : "f"(s_11), "f"(s_12));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1030;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1030) : "f"(s_13), "f"(s_14));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1031;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1031) : "f"(s_15), "f"(s_16));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1032;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1032) : "f"(s_17), "f"(s_18));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1033;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1033) : "f"(s_19), "f"(s_20));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1034;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1034) : "f"(s_21), "f"(s_22));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1035;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1035) : "f"(s_23), "f"(s_24));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1036;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1036) : "f"(s_25), "f"(s_26));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1037;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1037) : "f"(s_27), "f"(s_28));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1038;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1038) : "f"(s_29), "f"(s_30));
#line 103 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1039;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1039) : "f"(s_31), "f"(s_32));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1040;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1040) : "r"(t217));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1041 = t1040 ^ 32u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1042 = t1040 ^ 64u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1043 = t1040 ^ 96u;
    const u32 t1044 = t76 + t1040;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1045 = t76 + t1041;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1046 = t76 + t1042;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1047 = t76 + t1043;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_81;
    u32 m_82;
    u32 m_83;
    u32 m_84;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t1044) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1024), "r"(t1025), "r"(t1026), "r"(t1027), "r"(m_81), "r"(m_82));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1024), "r"(t1025), "r"(t1026), "r"(t1027), "r"(m_83), "r"(m_84));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_85;
    u32 m_86;
    u32 m_87;
    u32 m_88;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t1045) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1024), "r"(t1025), "r"(t1026), "r"(t1027), "r"(m_85), "r"(m_86));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1024), "r"(t1025), "r"(t1026), "r"(t1027), "r"(m_87), "r"(m_88));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_89;
    u32 m_90;
    u32 m_91;
    u32 m_92;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t1046) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1024), "r"(t1025), "r"(t1026), "r"(t1027), "r"(m_89), "r"(m_90));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1024), "r"(t1025), "r"(t1026), "r"(t1027), "r"(m_91), "r"(m_92));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_93;
    u32 m_94;
    u32 m_95;
    u32 m_96;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t1047) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1024), "r"(t1025), "r"(t1026), "r"(t1027), "r"(m_93), "r"(m_94));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1024), "r"(t1025), "r"(t1026), "r"(t1027), "r"(m_95), "r"(m_96));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_97;
    u32 m_98;
    u32 m_99;
    u32 m_100;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t1044) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1028), "r"(t1029), "r"(t1030), "r"(t1031), "r"(m_97), "r"(m_98));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1028), "r"(t1029), "r"(t1030), "r"(t1031), "r"(m_99), "r"(m_100));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_101;
    u32 m_102;
    u32 m_103;
    u32 m_104;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t1045) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1028), "r"(t1029), "r"(t1030), "r"(t1031), "r"(m_101), "r"(m_102));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1028), "r"(t1029), "r"(t1030), "r"(t1031), "r"(m_103), "r"(m_104));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_105;
    u32 m_106;
    u32 m_107;
    u32 m_108;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t1046) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1028), "r"(t1029), "r"(t1030), "r"(t1031), "r"(m_105), "r"(m_106));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1028), "r"(t1029), "r"(t1030), "r"(t1031), "r"(m_107), "r"(m_108));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_109;
    u32 m_110;
    u32 m_111;
    u32 m_112;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t1047) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1028), "r"(t1029), "r"(t1030), "r"(t1031), "r"(m_109), "r"(m_110));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1028), "r"(t1029), "r"(t1030), "r"(t1031), "r"(m_111), "r"(m_112));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_113;
    u32 m_114;
    u32 m_115;
    u32 m_116;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t1044) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1032), "r"(t1033), "r"(t1034), "r"(t1035), "r"(m_113), "r"(m_114));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1032), "r"(t1033), "r"(t1034), "r"(t1035), "r"(m_115), "r"(m_116));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_117;
    u32 m_118;
    u32 m_119;
    u32 m_120;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t1045) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1032), "r"(t1033), "r"(t1034), "r"(t1035), "r"(m_117), "r"(m_118));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1032), "r"(t1033), "r"(t1034), "r"(t1035), "r"(m_119), "r"(m_120));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_121;
    u32 m_122;
    u32 m_123;
    u32 m_124;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t1046) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1032), "r"(t1033), "r"(t1034), "r"(t1035), "r"(m_121), "r"(m_122));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1032), "r"(t1033), "r"(t1034), "r"(t1035), "r"(m_123), "r"(m_124));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_125;
    u32 m_126;
    u32 m_127;
    u32 m_128;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t1047) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1032), "r"(t1033), "r"(t1034), "r"(t1035), "r"(m_125), "r"(m_126));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1032), "r"(t1033), "r"(t1034), "r"(t1035), "r"(m_127), "r"(m_128));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_129;
    u32 m_130;
    u32 m_131;
    u32 m_132;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1044) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1036), "r"(t1037), "r"(t1038), "r"(t1039), "r"(m_129), "r"(m_130));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1036), "r"(t1037), "r"(t1038), "r"(t1039), "r"(m_131), "r"(m_132));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_133;
    u32 m_134;
    u32 m_135;
    u32 m_136;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1045) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1036), "r"(t1037), "r"(t1038), "r"(t1039), "r"(m_133), "r"(m_134));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1036), "r"(t1037), "r"(t1038), "r"(t1039), "r"(m_135), "r"(m_136));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_137;
    u32 m_138;
    u32 m_139;
    u32 m_140;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1046) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1036), "r"(t1037), "r"(t1038), "r"(t1039), "r"(m_137), "r"(m_138));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1036), "r"(t1037), "r"(t1038), "r"(t1039), "r"(m_139), "r"(m_140));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_141;
    u32 m_142;
    u32 m_143;
    u32 m_144;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1047) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1036), "r"(t1037), "r"(t1038), "r"(t1039), "r"(m_141), "r"(m_142));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1036), "r"(t1037), "r"(t1038), "r"(t1039), "r"(m_143), "r"(m_144));
#line 79 "fa-kernels/src/attention/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i = 1u; i < end; i += 1u) {
#line 248 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1048 = end - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1049 = t1048 - i;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_6 = t1049 << 6u;
        const u32 t1051 = head_dim >> 3u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1052 = t76 + t121;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1053 = (u64)first_key_6 * t114;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1054 = t125 + t1053;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1055 = t1054 + t126;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1056 = t1055 + t126;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1057 = t1056 + t126;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1058 = t116 < t1051;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1059 = t1058 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1052), "l"(t1054), "r"(t1059) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1060 = t116 < t1051;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1061 = t1060 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1052), "l"(t1055), "r"(t1061) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1062 = t116 < t1051;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1063 = t1062 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1052), "l"(t1056), "r"(t1063) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1064 = t116 < t1051;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1065 = t1064 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1052), "l"(t1057), "r"(t1065) : "memory");
#line 252 "fa-kernels/src/attention/forward/kv_stream.rs"
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
        u32 t1066;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1066) : "r"(t210));
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1067 = t1066 ^ 32u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1068 = t1066 ^ 64u;
#line 144 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1069 = t1066 ^ 96u;
        const u32 t1070 = t75 + t1066;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1071;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1071) : "r"(t199));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t1071) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t1070) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_149), "r"(m_150));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_151), "r"(m_152));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t1070) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_153), "r"(m_154));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_155), "r"(m_156));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t1070) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_157), "r"(m_158));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_159), "r"(m_160));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1070) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_161), "r"(m_162));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_163), "r"(m_164));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1072 = t75 + t1067;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1073;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1073) : "r"(t199));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1074 = t1073 ^ 32u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1074) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1072) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_169), "r"(m_170));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_171), "r"(m_172));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1072) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_173), "r"(m_174));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_175), "r"(m_176));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1072) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_177), "r"(m_178));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_179), "r"(m_180));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1072) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_181), "r"(m_182));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_183), "r"(m_184));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1075 = t75 + t1068;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1076;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1076) : "r"(t199));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1077 = t1076 ^ 64u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1077) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1075) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_189), "r"(m_190));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_191), "r"(m_192));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1075) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_193), "r"(m_194));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_195), "r"(m_196));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1075) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_197), "r"(m_198));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_199), "r"(m_200));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1075) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_201), "r"(m_202));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_203), "r"(m_204));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1078 = t75 + t1069;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1079;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1079) : "r"(t199));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1080 = t1079 ^ 96u;
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1080) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1078) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_209), "r"(m_210));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_211), "r"(m_212));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1078) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_213), "r"(m_214));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_215), "r"(m_216));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1078) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_217), "r"(m_218));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_219), "r"(m_220));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1078) : "memory");
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_221), "r"(m_222));
#line 145 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_223), "r"(m_224));
#line 266 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
        const u32 next = i + 1u;
        const bool t1082 = next < end;
#line 269 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t1082) {
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1083 = end - 1u;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1084 = t1083 - next;
#line 179 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_7 = t1084 << 6u;
            const u32 t1086 = head_dim >> 3u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1087 = t75 + t96;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1088 = (u64)first_key_7 * t89;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1089 = t100 + t1088;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1090 = t1089 + t101;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1091 = t1090 + t101;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1092 = t1091 + t101;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1093 = t91 < t1086;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1094 = t1093 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1087), "l"(t1089), "r"(t1094) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1095 = t91 < t1086;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1096 = t1095 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1087), "l"(t1090), "r"(t1096) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1097 = t91 < t1086;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1098 = t1097 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1087), "l"(t1091), "r"(t1098) : "memory");
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1099 = t91 < t1086;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1100 = t1099 ? 16u : 0u;
#line 184 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1087), "l"(t1092), "r"(t1100) : "memory");
        }
#line 272 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1101 = end - 1u;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1102 = t1101 - i;
#line 161 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 first_key_8 = t1102 << 6u;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1104 = t10 + first_row;
#line 163 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_3;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_3) : "r"(t1104));
#line 257 "fa-kernels/src/attention/options/functions.rs"
        const u32 t1106 = lane & 3u;
#line 257 "fa-kernels/src/attention/options/functions.rs"
        const u32 t1107 = t1106 << 1u;
#line 257 "fa-kernels/src/attention/options/functions.rs"
        const u32 column_3 = first_key_8 + t1107;
#line 249 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last_2 = seq_k - 1u;
#line 262 "fa-kernels/src/attention/options/functions.rs"
        const u32 t1110 = column_3 < last_2 ? column_3 : last_2;
#line 11 "src/functions/bias.rs"
        const u64 t15_18 = (u64)t1110 * t14_2;
#line 19 "src/functions/windows.rs"
        const bool t7_20 = column_3 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1113 = s_33 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_34 = t12_2 + t15_18;
#line 11 "src/functions/bias.rs"
        f32 t17_34;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_34) : "l"(t16_34));
#line 11 "src/functions/bias.rs"
        const f32 t18_34 = t1113 + t17_34;
#line 17 "src/functions/windows.rs"
        const u32 distance_33 = t2_4 - column_3;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_33 = t10_36 ? t18_34 : __uint_as_float(0xff800000u);
        s_33 = changed_33;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1125 = s_35 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_35 = t12_3 + t15_18;
#line 11 "src/functions/bias.rs"
        f32 t17_35;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_35) : "l"(t16_35));
#line 11 "src/functions/bias.rs"
        const f32 t18_35 = t1125 + t17_35;
#line 17 "src/functions/windows.rs"
        const u32 distance_34 = t2_5 - column_3;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_34 = t10_37 ? t18_35 : __uint_as_float(0xff800000u);
        s_35 = changed_34;
#line 261 "fa-kernels/src/attention/options/functions.rs"
        const u32 key_16 = column_3 + 1u;
        const u32 t1138 = key_16 < last_2 ? key_16 : last_2;
#line 11 "src/functions/bias.rs"
        const u64 t15_19 = (u64)t1138 * t14_2;
#line 19 "src/functions/windows.rs"
        const bool t7_21 = key_16 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1141 = s_34 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_36 = t12_2 + t15_19;
#line 11 "src/functions/bias.rs"
        f32 t17_36;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_36) : "l"(t16_36));
#line 11 "src/functions/bias.rs"
        const f32 t18_36 = t1141 + t17_36;
#line 17 "src/functions/windows.rs"
        const u32 distance_35 = t2_4 - key_16;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_35 = t10_38 ? t18_36 : __uint_as_float(0xff800000u);
        s_34 = changed_35;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1153 = s_36 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_37 = t12_3 + t15_19;
#line 11 "src/functions/bias.rs"
        f32 t17_37;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_37) : "l"(t16_37));
#line 11 "src/functions/bias.rs"
        const f32 t18_37 = t1153 + t17_37;
#line 17 "src/functions/windows.rs"
        const u32 distance_36 = t2_5 - key_16;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_36 = t10_39 ? t18_37 : __uint_as_float(0xff800000u);
        s_36 = changed_36;
#line 261 "fa-kernels/src/attention/options/functions.rs"
        const u32 key_17 = column_3 + 8u;
        const u32 t1166 = key_17 < last_2 ? key_17 : last_2;
#line 11 "src/functions/bias.rs"
        const u64 t15_20 = (u64)t1166 * t14_2;
#line 19 "src/functions/windows.rs"
        const bool t7_22 = key_17 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1169 = s_37 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_38 = t12_2 + t15_20;
#line 11 "src/functions/bias.rs"
        f32 t17_38;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_38) : "l"(t16_38));
#line 11 "src/functions/bias.rs"
        const f32 t18_38 = t1169 + t17_38;
#line 17 "src/functions/windows.rs"
        const u32 distance_37 = t2_4 - key_17;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_37 = t10_40 ? t18_38 : __uint_as_float(0xff800000u);
        s_37 = changed_37;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1181 = s_39 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_39 = t12_3 + t15_20;
#line 11 "src/functions/bias.rs"
        f32 t17_39;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_39) : "l"(t16_39));
#line 11 "src/functions/bias.rs"
        const f32 t18_39 = t1181 + t17_39;
#line 17 "src/functions/windows.rs"
        const u32 distance_38 = t2_5 - key_17;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_38 = t10_41 ? t18_39 : __uint_as_float(0xff800000u);
        s_39 = changed_38;
#line 261 "fa-kernels/src/attention/options/functions.rs"
        const u32 key_18 = column_3 + 9u;
        const u32 t1194 = key_18 < last_2 ? key_18 : last_2;
#line 11 "src/functions/bias.rs"
        const u64 t15_21 = (u64)t1194 * t14_2;
#line 19 "src/functions/windows.rs"
        const bool t7_23 = key_18 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1197 = s_38 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_40 = t12_2 + t15_21;
#line 11 "src/functions/bias.rs"
        f32 t17_40;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_40) : "l"(t16_40));
#line 11 "src/functions/bias.rs"
        const f32 t18_40 = t1197 + t17_40;
#line 17 "src/functions/windows.rs"
        const u32 distance_39 = t2_4 - key_18;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_39 = t10_42 ? t18_40 : __uint_as_float(0xff800000u);
        s_38 = changed_39;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1209 = s_40 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_41 = t12_3 + t15_21;
#line 11 "src/functions/bias.rs"
        f32 t17_41;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_41) : "l"(t16_41));
#line 11 "src/functions/bias.rs"
        const f32 t18_41 = t1209 + t17_41;
#line 17 "src/functions/windows.rs"
        const u32 distance_40 = t2_5 - key_18;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_40 = t10_43 ? t18_41 : __uint_as_float(0xff800000u);
        s_40 = changed_40;
#line 261 "fa-kernels/src/attention/options/functions.rs"
        const u32 key_19 = column_3 + 16u;
        const u32 t1222 = key_19 < last_2 ? key_19 : last_2;
#line 11 "src/functions/bias.rs"
        const u64 t15_22 = (u64)t1222 * t14_2;
#line 19 "src/functions/windows.rs"
        const bool t7_24 = key_19 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1225 = s_41 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_42 = t12_2 + t15_22;
#line 11 "src/functions/bias.rs"
        f32 t17_42;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_42) : "l"(t16_42));
#line 11 "src/functions/bias.rs"
        const f32 t18_42 = t1225 + t17_42;
#line 17 "src/functions/windows.rs"
        const u32 distance_41 = t2_4 - key_19;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_41 = t10_44 ? t18_42 : __uint_as_float(0xff800000u);
        s_41 = changed_41;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1237 = s_43 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_43 = t12_3 + t15_22;
#line 11 "src/functions/bias.rs"
        f32 t17_43;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_43) : "l"(t16_43));
#line 11 "src/functions/bias.rs"
        const f32 t18_43 = t1237 + t17_43;
#line 17 "src/functions/windows.rs"
        const u32 distance_42 = t2_5 - key_19;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_42 = t10_45 ? t18_43 : __uint_as_float(0xff800000u);
        s_43 = changed_42;
#line 261 "fa-kernels/src/attention/options/functions.rs"
        const u32 key_20 = column_3 + 17u;
        const u32 t1250 = key_20 < last_2 ? key_20 : last_2;
#line 11 "src/functions/bias.rs"
        const u64 t15_23 = (u64)t1250 * t14_2;
#line 19 "src/functions/windows.rs"
        const bool t7_25 = key_20 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1253 = s_42 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_44 = t12_2 + t15_23;
#line 11 "src/functions/bias.rs"
        f32 t17_44;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_44) : "l"(t16_44));
#line 11 "src/functions/bias.rs"
        const f32 t18_44 = t1253 + t17_44;
#line 17 "src/functions/windows.rs"
        const u32 distance_43 = t2_4 - key_20;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_43 = t10_46 ? t18_44 : __uint_as_float(0xff800000u);
        s_42 = changed_43;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1265 = s_44 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_45 = t12_3 + t15_23;
#line 11 "src/functions/bias.rs"
        f32 t17_45;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_45) : "l"(t16_45));
#line 11 "src/functions/bias.rs"
        const f32 t18_45 = t1265 + t17_45;
#line 17 "src/functions/windows.rs"
        const u32 distance_44 = t2_5 - key_20;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_44 = t10_47 ? t18_45 : __uint_as_float(0xff800000u);
        s_44 = changed_44;
#line 261 "fa-kernels/src/attention/options/functions.rs"
        const u32 key_21 = column_3 + 24u;
        const u32 t1278 = key_21 < last_2 ? key_21 : last_2;
#line 11 "src/functions/bias.rs"
        const u64 t15_24 = (u64)t1278 * t14_2;
#line 19 "src/functions/windows.rs"
        const bool t7_26 = key_21 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1281 = s_45 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_46 = t12_2 + t15_24;
#line 11 "src/functions/bias.rs"
        f32 t17_46;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_46) : "l"(t16_46));
#line 11 "src/functions/bias.rs"
        const f32 t18_46 = t1281 + t17_46;
#line 17 "src/functions/windows.rs"
        const u32 distance_45 = t2_4 - key_21;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_45 = t10_48 ? t18_46 : __uint_as_float(0xff800000u);
        s_45 = changed_45;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1293 = s_47 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_47 = t12_3 + t15_24;
#line 11 "src/functions/bias.rs"
        f32 t17_47;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_47) : "l"(t16_47));
#line 11 "src/functions/bias.rs"
        const f32 t18_47 = t1293 + t17_47;
#line 17 "src/functions/windows.rs"
        const u32 distance_46 = t2_5 - key_21;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_46 = t10_49 ? t18_47 : __uint_as_float(0xff800000u);
        s_47 = changed_46;
#line 261 "fa-kernels/src/attention/options/functions.rs"
        const u32 key_22 = column_3 + 25u;
        const u32 t1306 = key_22 < last_2 ? key_22 : last_2;
#line 11 "src/functions/bias.rs"
        const u64 t15_25 = (u64)t1306 * t14_2;
#line 19 "src/functions/windows.rs"
        const bool t7_27 = key_22 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1309 = s_46 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_48 = t12_2 + t15_25;
#line 11 "src/functions/bias.rs"
        f32 t17_48;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_48) : "l"(t16_48));
#line 11 "src/functions/bias.rs"
        const f32 t18_48 = t1309 + t17_48;
#line 17 "src/functions/windows.rs"
        const u32 distance_47 = t2_4 - key_22;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_47 = t10_50 ? t18_48 : __uint_as_float(0xff800000u);
        s_46 = changed_47;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1321 = s_48 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_49 = t12_3 + t15_25;
#line 11 "src/functions/bias.rs"
        f32 t17_49;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_49) : "l"(t16_49));
#line 11 "src/functions/bias.rs"
        const f32 t18_49 = t1321 + t17_49;
#line 17 "src/functions/windows.rs"
        const u32 distance_48 = t2_5 - key_22;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_48 = t10_51 ? t18_49 : __uint_as_float(0xff800000u);
        s_48 = changed_48;
#line 261 "fa-kernels/src/attention/options/functions.rs"
        const u32 key_23 = column_3 + 32u;
        const u32 t1334 = key_23 < last_2 ? key_23 : last_2;
#line 11 "src/functions/bias.rs"
        const u64 t15_26 = (u64)t1334 * t14_2;
#line 19 "src/functions/windows.rs"
        const bool t7_28 = key_23 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1337 = s_49 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_50 = t12_2 + t15_26;
#line 11 "src/functions/bias.rs"
        f32 t17_50;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_50) : "l"(t16_50));
#line 11 "src/functions/bias.rs"
        const f32 t18_50 = t1337 + t17_50;
#line 17 "src/functions/windows.rs"
        const u32 distance_49 = t2_4 - key_23;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_49 = t10_52 ? t18_50 : __uint_as_float(0xff800000u);
        s_49 = changed_49;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1349 = s_51 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_51 = t12_3 + t15_26;
#line 11 "src/functions/bias.rs"
        f32 t17_51;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_51) : "l"(t16_51));
#line 11 "src/functions/bias.rs"
        const f32 t18_51 = t1349 + t17_51;
#line 17 "src/functions/windows.rs"
        const u32 distance_50 = t2_5 - key_23;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_50 = t10_53 ? t18_51 : __uint_as_float(0xff800000u);
        s_51 = changed_50;
#line 261 "fa-kernels/src/attention/options/functions.rs"
        const u32 key_24 = column_3 + 33u;
        const u32 t1362 = key_24 < last_2 ? key_24 : last_2;
#line 11 "src/functions/bias.rs"
        const u64 t15_27 = (u64)t1362 * t14_2;
#line 19 "src/functions/windows.rs"
        const bool t7_29 = key_24 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1365 = s_50 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_52 = t12_2 + t15_27;
#line 11 "src/functions/bias.rs"
        f32 t17_52;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_52) : "l"(t16_52));
#line 11 "src/functions/bias.rs"
        const f32 t18_52 = t1365 + t17_52;
#line 17 "src/functions/windows.rs"
        const u32 distance_51 = t2_4 - key_24;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_51 = t10_54 ? t18_52 : __uint_as_float(0xff800000u);
        s_50 = changed_51;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1377 = s_52 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_53 = t12_3 + t15_27;
#line 11 "src/functions/bias.rs"
        f32 t17_53;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_53) : "l"(t16_53));
#line 11 "src/functions/bias.rs"
        const f32 t18_53 = t1377 + t17_53;
#line 17 "src/functions/windows.rs"
        const u32 distance_52 = t2_5 - key_24;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_52 = t10_55 ? t18_53 : __uint_as_float(0xff800000u);
        s_52 = changed_52;
#line 261 "fa-kernels/src/attention/options/functions.rs"
        const u32 key_25 = column_3 + 40u;
        const u32 t1390 = key_25 < last_2 ? key_25 : last_2;
#line 11 "src/functions/bias.rs"
        const u64 t15_28 = (u64)t1390 * t14_2;
#line 19 "src/functions/windows.rs"
        const bool t7_30 = key_25 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1393 = s_53 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_54 = t12_2 + t15_28;
#line 11 "src/functions/bias.rs"
        f32 t17_54;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_54) : "l"(t16_54));
#line 11 "src/functions/bias.rs"
        const f32 t18_54 = t1393 + t17_54;
#line 17 "src/functions/windows.rs"
        const u32 distance_53 = t2_4 - key_25;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_53 = t10_56 ? t18_54 : __uint_as_float(0xff800000u);
        s_53 = changed_53;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1405 = s_55 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_55 = t12_3 + t15_28;
#line 11 "src/functions/bias.rs"
        f32 t17_55;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_55) : "l"(t16_55));
#line 11 "src/functions/bias.rs"
        const f32 t18_55 = t1405 + t17_55;
#line 17 "src/functions/windows.rs"
        const u32 distance_54 = t2_5 - key_25;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_54 = t10_57 ? t18_55 : __uint_as_float(0xff800000u);
        s_55 = changed_54;
#line 261 "fa-kernels/src/attention/options/functions.rs"
        const u32 key_26 = column_3 + 41u;
        const u32 t1418 = key_26 < last_2 ? key_26 : last_2;
#line 11 "src/functions/bias.rs"
        const u64 t15_29 = (u64)t1418 * t14_2;
#line 19 "src/functions/windows.rs"
        const bool t7_31 = key_26 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1421 = s_54 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_56 = t12_2 + t15_29;
#line 11 "src/functions/bias.rs"
        f32 t17_56;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_56) : "l"(t16_56));
#line 11 "src/functions/bias.rs"
        const f32 t18_56 = t1421 + t17_56;
#line 17 "src/functions/windows.rs"
        const u32 distance_55 = t2_4 - key_26;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_55 = t10_58 ? t18_56 : __uint_as_float(0xff800000u);
        s_54 = changed_55;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1433 = s_56 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_57 = t12_3 + t15_29;
#line 11 "src/functions/bias.rs"
        f32 t17_57;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_57) : "l"(t16_57));
#line 11 "src/functions/bias.rs"
        const f32 t18_57 = t1433 + t17_57;
#line 17 "src/functions/windows.rs"
        const u32 distance_56 = t2_5 - key_26;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_56 = t10_59 ? t18_57 : __uint_as_float(0xff800000u);
        s_56 = changed_56;
#line 261 "fa-kernels/src/attention/options/functions.rs"
        const u32 key_27 = column_3 + 48u;
        const u32 t1446 = key_27 < last_2 ? key_27 : last_2;
#line 11 "src/functions/bias.rs"
        const u64 t15_30 = (u64)t1446 * t14_2;
#line 19 "src/functions/windows.rs"
        const bool t7_32 = key_27 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1449 = s_57 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_58 = t12_2 + t15_30;
#line 11 "src/functions/bias.rs"
        f32 t17_58;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_58) : "l"(t16_58));
#line 11 "src/functions/bias.rs"
        const f32 t18_58 = t1449 + t17_58;
#line 17 "src/functions/windows.rs"
        const u32 distance_57 = t2_4 - key_27;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_57 = t10_60 ? t18_58 : __uint_as_float(0xff800000u);
        s_57 = changed_57;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1461 = s_59 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_59 = t12_3 + t15_30;
#line 11 "src/functions/bias.rs"
        f32 t17_59;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_59) : "l"(t16_59));
#line 11 "src/functions/bias.rs"
        const f32 t18_59 = t1461 + t17_59;
#line 17 "src/functions/windows.rs"
        const u32 distance_58 = t2_5 - key_27;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_58 = t10_61 ? t18_59 : __uint_as_float(0xff800000u);
        s_59 = changed_58;
#line 261 "fa-kernels/src/attention/options/functions.rs"
        const u32 key_28 = column_3 + 49u;
        const u32 t1474 = key_28 < last_2 ? key_28 : last_2;
#line 11 "src/functions/bias.rs"
        const u64 t15_31 = (u64)t1474 * t14_2;
#line 19 "src/functions/windows.rs"
        const bool t7_33 = key_28 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1477 = s_58 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_60 = t12_2 + t15_31;
#line 11 "src/functions/bias.rs"
        f32 t17_60;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_60) : "l"(t16_60));
#line 11 "src/functions/bias.rs"
        const f32 t18_60 = t1477 + t17_60;
#line 17 "src/functions/windows.rs"
        const u32 distance_59 = t2_4 - key_28;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_59 = t10_62 ? t18_60 : __uint_as_float(0xff800000u);
        s_58 = changed_59;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1489 = s_60 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_61 = t12_3 + t15_31;
#line 11 "src/functions/bias.rs"
        f32 t17_61;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_61) : "l"(t16_61));
#line 11 "src/functions/bias.rs"
        const f32 t18_61 = t1489 + t17_61;
#line 17 "src/functions/windows.rs"
        const u32 distance_60 = t2_5 - key_28;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_60 = t10_63 ? t18_61 : __uint_as_float(0xff800000u);
        s_60 = changed_60;
#line 261 "fa-kernels/src/attention/options/functions.rs"
        const u32 key_29 = column_3 + 56u;
        const u32 t1502 = key_29 < last_2 ? key_29 : last_2;
#line 11 "src/functions/bias.rs"
        const u64 t15_32 = (u64)t1502 * t14_2;
#line 19 "src/functions/windows.rs"
        const bool t7_34 = key_29 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1505 = s_61 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_62 = t12_2 + t15_32;
#line 11 "src/functions/bias.rs"
        f32 t17_62;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_62) : "l"(t16_62));
#line 11 "src/functions/bias.rs"
        const f32 t18_62 = t1505 + t17_62;
#line 17 "src/functions/windows.rs"
        const u32 distance_61 = t2_4 - key_29;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_61 = t10_64 ? t18_62 : __uint_as_float(0xff800000u);
        s_61 = changed_61;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1517 = s_63 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_63 = t12_3 + t15_32;
#line 11 "src/functions/bias.rs"
        f32 t17_63;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_63) : "l"(t16_63));
#line 11 "src/functions/bias.rs"
        const f32 t18_63 = t1517 + t17_63;
#line 17 "src/functions/windows.rs"
        const u32 distance_62 = t2_5 - key_29;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_62 = t10_65 ? t18_63 : __uint_as_float(0xff800000u);
        s_63 = changed_62;
#line 261 "fa-kernels/src/attention/options/functions.rs"
        const u32 key_30 = column_3 + 57u;
        const u32 t1530 = key_30 < last_2 ? key_30 : last_2;
#line 11 "src/functions/bias.rs"
        const u64 t15_33 = (u64)t1530 * t14_2;
#line 19 "src/functions/windows.rs"
        const bool t7_35 = key_30 < argument1;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1533 = s_62 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_64 = t12_2 + t15_33;
#line 11 "src/functions/bias.rs"
        f32 t17_64;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_64) : "l"(t16_64));
#line 11 "src/functions/bias.rs"
        const f32 t18_64 = t1533 + t17_64;
#line 17 "src/functions/windows.rs"
        const u32 distance_63 = t2_4 - key_30;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_63 = t10_66 ? t18_64 : __uint_as_float(0xff800000u);
        s_62 = changed_63;
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 t1545 = s_64 * score_scale;
#line 11 "src/functions/bias.rs"
        const u64 t16_65 = t12_3 + t15_33;
#line 11 "src/functions/bias.rs"
        f32 t17_65;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_65) : "l"(t16_65));
#line 11 "src/functions/bias.rs"
        const f32 t18_65 = t1545 + t17_65;
#line 17 "src/functions/windows.rs"
        const u32 distance_64 = t2_5 - key_30;
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
#line 269 "fa-kernels/src/attention/options/functions.rs"
        const f32 changed_64 = t10_67 ? t18_65 : __uint_as_float(0xff800000u);
        s_64 = changed_64;
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1558;
        asm("max.f32 %0, %1, %2;" : "=f"(t1558) : "f"(old_3), "f"(s_33));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1559;
        asm("max.f32 %0, %1, %2;" : "=f"(t1559) : "f"(t1558), "f"(s_34));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1560;
        asm("max.f32 %0, %1, %2;" : "=f"(t1560) : "f"(t1559), "f"(s_37));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1561;
        asm("max.f32 %0, %1, %2;" : "=f"(t1561) : "f"(t1560), "f"(s_38));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1562;
        asm("max.f32 %0, %1, %2;" : "=f"(t1562) : "f"(t1561), "f"(s_41));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1563;
        asm("max.f32 %0, %1, %2;" : "=f"(t1563) : "f"(t1562), "f"(s_42));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1564;
        asm("max.f32 %0, %1, %2;" : "=f"(t1564) : "f"(t1563), "f"(s_45));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1565;
        asm("max.f32 %0, %1, %2;" : "=f"(t1565) : "f"(t1564), "f"(s_46));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1566;
        asm("max.f32 %0, %1, %2;" : "=f"(t1566) : "f"(t1565), "f"(s_49));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1567;
        asm("max.f32 %0, %1, %2;" : "=f"(t1567) : "f"(t1566), "f"(s_50));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1568;
        asm("max.f32 %0, %1, %2;" : "=f"(t1568) : "f"(t1567), "f"(s_53));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1569;
        asm("max.f32 %0, %1, %2;" : "=f"(t1569) : "f"(t1568), "f"(s_54));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1570;
        asm("max.f32 %0, %1, %2;" : "=f"(t1570) : "f"(t1569), "f"(s_57));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1571;
        asm("max.f32 %0, %1, %2;" : "=f"(t1571) : "f"(t1570), "f"(s_58));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1572;
        asm("max.f32 %0, %1, %2;" : "=f"(t1572) : "f"(t1571), "f"(s_61));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1573;
        asm("max.f32 %0, %1, %2;" : "=f"(t1573) : "f"(t1572), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1574;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1574) : "f"(t1573));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_3;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1573), "f"(t1574));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1576;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1576) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1576));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none_3 = new_3 == __uint_as_float(0xff800000u);
        const f32 t1579 = new_3 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_3 = none_3 ? 0.0f : t1579;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t1581 = -reference_3;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t1582;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1582) : "f"(old_3), "f"(scale_log2), "f"(t1581));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1582));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t1584 = row_sum * rescale_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1585 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1585));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1587;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1587) : "f"(exponent_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_33 = t1587;
        const f32 t1588 = t1584 + s_33;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1589 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1589));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1591;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1591) : "f"(exponent_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_34 = t1591;
        const f32 t1592 = t1588 + s_34;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1593 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1593));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1595;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1595) : "f"(exponent_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_37 = t1595;
        const f32 t1596 = t1592 + s_37;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1597 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1597));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1599;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1599) : "f"(exponent_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_38 = t1599;
        const f32 t1600 = t1596 + s_38;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1601 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1601));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1603;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1603) : "f"(exponent_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_41 = t1603;
        const f32 t1604 = t1600 + s_41;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1605 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1605));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1607;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1607) : "f"(exponent_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_42 = t1607;
        const f32 t1608 = t1604 + s_42;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1609 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1609));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1611;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1611) : "f"(exponent_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_45 = t1611;
        const f32 t1612 = t1608 + s_45;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1613 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1613));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1615;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1615) : "f"(exponent_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_46 = t1615;
        const f32 t1616 = t1612 + s_46;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1617 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1617));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1619;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1619) : "f"(exponent_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_49 = t1619;
        const f32 t1620 = t1616 + s_49;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1621 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1621));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1623;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1623) : "f"(exponent_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_50 = t1623;
        const f32 t1624 = t1620 + s_50;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1625 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1625));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1627;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1627) : "f"(exponent_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_53 = t1627;
        const f32 t1628 = t1624 + s_53;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1629 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1629));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1631;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1631) : "f"(exponent_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_54 = t1631;
        const f32 t1632 = t1628 + s_54;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1633 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1633));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1635;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1635) : "f"(exponent_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_57 = t1635;
        const f32 t1636 = t1632 + s_57;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1637 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1637));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1639;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1639) : "f"(exponent_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_58 = t1639;
        const f32 t1640 = t1636 + s_58;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1641 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t1641));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1643;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1643) : "f"(exponent_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_61 = t1643;
        const f32 t1644 = t1640 + s_61;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1645 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t1645));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1647;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1647) : "f"(exponent_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_62 = t1647;
        const f32 t1648 = t1644 + s_62;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1648;
#line 141 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1650;
        asm("max.f32 %0, %1, %2;" : "=f"(t1650) : "f"(old_4), "f"(s_35));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1651;
        asm("max.f32 %0, %1, %2;" : "=f"(t1651) : "f"(t1650), "f"(s_36));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1652;
        asm("max.f32 %0, %1, %2;" : "=f"(t1652) : "f"(t1651), "f"(s_39));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1653;
        asm("max.f32 %0, %1, %2;" : "=f"(t1653) : "f"(t1652), "f"(s_40));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1654;
        asm("max.f32 %0, %1, %2;" : "=f"(t1654) : "f"(t1653), "f"(s_43));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1655;
        asm("max.f32 %0, %1, %2;" : "=f"(t1655) : "f"(t1654), "f"(s_44));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1656;
        asm("max.f32 %0, %1, %2;" : "=f"(t1656) : "f"(t1655), "f"(s_47));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1657;
        asm("max.f32 %0, %1, %2;" : "=f"(t1657) : "f"(t1656), "f"(s_48));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1658;
        asm("max.f32 %0, %1, %2;" : "=f"(t1658) : "f"(t1657), "f"(s_51));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1659;
        asm("max.f32 %0, %1, %2;" : "=f"(t1659) : "f"(t1658), "f"(s_52));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1660;
        asm("max.f32 %0, %1, %2;" : "=f"(t1660) : "f"(t1659), "f"(s_55));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1661;
        asm("max.f32 %0, %1, %2;" : "=f"(t1661) : "f"(t1660), "f"(s_56));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1662;
        asm("max.f32 %0, %1, %2;" : "=f"(t1662) : "f"(t1661), "f"(s_59));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1663;
        asm("max.f32 %0, %1, %2;" : "=f"(t1663) : "f"(t1662), "f"(s_60));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1664;
        asm("max.f32 %0, %1, %2;" : "=f"(t1664) : "f"(t1663), "f"(s_63));
#line 163 "fa-kernels/src/attention/softmax.rs"
        f32 t1665;
        asm("max.f32 %0, %1, %2;" : "=f"(t1665) : "f"(t1664), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1666;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1666) : "f"(t1665));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_4;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1665), "f"(t1666));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1668;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1668) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1668));
#line 172 "fa-kernels/src/attention/softmax.rs"
        const bool none_4 = new_4 == __uint_as_float(0xff800000u);
        const f32 t1671 = new_4 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_4 = none_4 ? 0.0f : t1671;
#line 144 "fa-kernels/src/attention/softmax.rs"
        const f32 t1673 = -reference_4;
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 t1674;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1674) : "f"(old_4), "f"(scale_log2), "f"(t1673));
#line 144 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1674));
#line 145 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 187 "fa-kernels/src/attention/softmax.rs"
        const f32 t1676 = row_sum_2 * rescale_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1677 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1677));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1679;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1679) : "f"(exponent_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_35 = t1679;
        const f32 t1680 = t1676 + s_35;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1681 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1681));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1683;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1683) : "f"(exponent_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_36 = t1683;
        const f32 t1684 = t1680 + s_36;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1685 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1685));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1687;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1687) : "f"(exponent_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_39 = t1687;
        const f32 t1688 = t1684 + s_39;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1689 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1689));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1691;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1691) : "f"(exponent_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_40 = t1691;
        const f32 t1692 = t1688 + s_40;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1693 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1693));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1695;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1695) : "f"(exponent_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_43 = t1695;
        const f32 t1696 = t1692 + s_43;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1697 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1697));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1699;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1699) : "f"(exponent_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_44 = t1699;
        const f32 t1700 = t1696 + s_44;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1701 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1701));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1703;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1703) : "f"(exponent_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_47 = t1703;
        const f32 t1704 = t1700 + s_47;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1705 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1705));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1707;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1707) : "f"(exponent_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_48 = t1707;
        const f32 t1708 = t1704 + s_48;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1709 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1709));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1711;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1711) : "f"(exponent_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_51 = t1711;
        const f32 t1712 = t1708 + s_51;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1713 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1713));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1715;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1715) : "f"(exponent_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_52 = t1715;
        const f32 t1716 = t1712 + s_52;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1717 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1717));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1719;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1719) : "f"(exponent_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_55 = t1719;
        const f32 t1720 = t1716 + s_55;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1721 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1721));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1723;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1723) : "f"(exponent_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_56 = t1723;
        const f32 t1724 = t1720 + s_56;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1725 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1725));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1727;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1727) : "f"(exponent_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_59 = t1727;
        const f32 t1728 = t1724 + s_59;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1729 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1729));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1731;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1731) : "f"(exponent_62));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_60 = t1731;
        const f32 t1732 = t1728 + s_60;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1733 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1733));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1735;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1735) : "f"(exponent_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_63 = t1735;
        const f32 t1736 = t1732 + s_63;
#line 189 "fa-kernels/src/attention/softmax.rs"
        const f32 t1737 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1737));
#line 204 "fa-kernels/src/attention/softmax.rs"
        f32 t1739;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1739) : "f"(exponent_64));
#line 190 "fa-kernels/src/attention/softmax.rs"
        s_64 = t1739;
        const f32 t1740 = t1736 + s_64;
#line 193 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1740;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1741 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1741;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1742 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1742;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1743 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1743;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1744 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1744;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1745 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1745;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1746 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1746;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1747 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1747;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1748 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1748;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1749 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1749;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1750 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1750;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1751 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1751;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1752 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1752;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1753 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1753;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1754 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1754;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1755 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1755;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1756 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1756;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1757 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1757;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1758 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1758;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1759 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1759;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1760 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1760;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1761 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1761;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1762 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1762;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1763 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1763;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1764 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1764;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1765 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1765;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1766 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1766;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1767 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1767;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1768 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1768;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1769 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1769;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1770 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1770;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1771 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1771;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1772 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1772;
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1773;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1773) : "f"(s_33), "f"(s_34));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1774;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1774) : "f"(s_35), "f"(s_36));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1775;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1775) : "f"(s_37), "f"(s_38));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1776;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1776) : "f"(s_39), "f"(s_40));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1777;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1777) : "f"(s_41), "f"(s_42));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1778;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1778) : "f"(s_43), "f"(s_44));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1779;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1779) : "f"(s_45), "f"(s_46));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1780;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1780) : "f"(s_47), "f"(s_48));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1781;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1781) : "f"(s_49), "f"(s_50));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1782;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1782) : "f"(s_51), "f"(s_52));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1783;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1783) : "f"(s_53), "f"(s_54));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1784;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1784) : "f"(s_55), "f"(s_56));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1785;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1785) : "f"(s_57), "f"(s_58));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1786;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1786) : "f"(s_59), "f"(s_60));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1787;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1787) : "f"(s_61), "f"(s_62));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1788;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1788) : "f"(s_63), "f"(s_64));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1789;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1789) : "r"(t217));
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1790 = t1789 ^ 32u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1791 = t1789 ^ 64u;
#line 153 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1792 = t1789 ^ 96u;
        const u32 t1793 = t76 + t1789;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1794 = t76 + t1790;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1795 = t76 + t1791;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1796 = t76 + t1792;
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1793) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1773), "r"(t1774), "r"(t1775), "r"(t1776), "r"(m_225), "r"(m_226));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1773), "r"(t1774), "r"(t1775), "r"(t1776), "r"(m_227), "r"(m_228));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1794) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1773), "r"(t1774), "r"(t1775), "r"(t1776), "r"(m_229), "r"(m_230));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1773), "r"(t1774), "r"(t1775), "r"(t1776), "r"(m_231), "r"(m_232));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1795) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1773), "r"(t1774), "r"(t1775), "r"(t1776), "r"(m_233), "r"(m_234));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1773), "r"(t1774), "r"(t1775), "r"(t1776), "r"(m_235), "r"(m_236));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1796) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1773), "r"(t1774), "r"(t1775), "r"(t1776), "r"(m_237), "r"(m_238));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1773), "r"(t1774), "r"(t1775), "r"(t1776), "r"(m_239), "r"(m_240));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1793) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1777), "r"(t1778), "r"(t1779), "r"(t1780), "r"(m_241), "r"(m_242));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1777), "r"(t1778), "r"(t1779), "r"(t1780), "r"(m_243), "r"(m_244));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1794) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1777), "r"(t1778), "r"(t1779), "r"(t1780), "r"(m_245), "r"(m_246));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1777), "r"(t1778), "r"(t1779), "r"(t1780), "r"(m_247), "r"(m_248));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1795) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1777), "r"(t1778), "r"(t1779), "r"(t1780), "r"(m_249), "r"(m_250));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1777), "r"(t1778), "r"(t1779), "r"(t1780), "r"(m_251), "r"(m_252));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1796) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1777), "r"(t1778), "r"(t1779), "r"(t1780), "r"(m_253), "r"(m_254));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1777), "r"(t1778), "r"(t1779), "r"(t1780), "r"(m_255), "r"(m_256));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1793) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1781), "r"(t1782), "r"(t1783), "r"(t1784), "r"(m_257), "r"(m_258));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1781), "r"(t1782), "r"(t1783), "r"(t1784), "r"(m_259), "r"(m_260));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1794) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1781), "r"(t1782), "r"(t1783), "r"(t1784), "r"(m_261), "r"(m_262));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1781), "r"(t1782), "r"(t1783), "r"(t1784), "r"(m_263), "r"(m_264));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1795) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1781), "r"(t1782), "r"(t1783), "r"(t1784), "r"(m_265), "r"(m_266));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1781), "r"(t1782), "r"(t1783), "r"(t1784), "r"(m_267), "r"(m_268));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1796) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1781), "r"(t1782), "r"(t1783), "r"(t1784), "r"(m_269), "r"(m_270));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1781), "r"(t1782), "r"(t1783), "r"(t1784), "r"(m_271), "r"(m_272));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1793) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1785), "r"(t1786), "r"(t1787), "r"(t1788), "r"(m_273), "r"(m_274));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1785), "r"(t1786), "r"(t1787), "r"(t1788), "r"(m_275), "r"(m_276));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1794) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1785), "r"(t1786), "r"(t1787), "r"(t1788), "r"(m_277), "r"(m_278));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1785), "r"(t1786), "r"(t1787), "r"(t1788), "r"(m_279), "r"(m_280));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1795) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1785), "r"(t1786), "r"(t1787), "r"(t1788), "r"(m_281), "r"(m_282));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1785), "r"(t1786), "r"(t1787), "r"(t1788), "r"(m_283), "r"(m_284));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1796) : "memory");
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1785), "r"(t1786), "r"(t1787), "r"(t1788), "r"(m_285), "r"(m_286));
#line 154 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1785), "r"(t1786), "r"(t1787), "r"(t1788), "r"(m_287), "r"(m_288));
    }
#line 212 "fa-kernels/src/attention/softmax.rs"
    f32 t1797;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1797) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_5 = row_sum + t1797;
    f32 t1799;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1799) : "f"(pair_5));
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t1800 = pair_5 + t1799;
#line 213 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1800;
#line 212 "fa-kernels/src/attention/softmax.rs"
    f32 t1801;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1801) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_6 = row_sum_2 + t1801;
    f32 t1803;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1803) : "f"(pair_6));
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t1804 = pair_6 + t1803;
#line 213 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1804;
#line 273 "fa-kernels/src/attention/softmax.rs"
    const f32 sum = row_sum;
    const bool t1805 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
    f32 t1806;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1806) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer = t1805 ? 0.0f : t1806;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1808 = acc * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc = t1808;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1809 = acc_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_2 = t1809;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1810 = acc_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_5 = t1810;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1811 = acc_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_6 = t1811;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1812 = acc_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_9 = t1812;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1813 = acc_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_10 = t1813;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1814 = acc_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_13 = t1814;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1815 = acc_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_14 = t1815;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1816 = acc_17 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_17 = t1816;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1817 = acc_18 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_18 = t1817;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1818 = acc_21 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_21 = t1818;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1819 = acc_22 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_22 = t1819;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1820 = acc_25 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_25 = t1820;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1821 = acc_26 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_26 = t1821;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1822 = acc_29 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_29 = t1822;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1823 = acc_30 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_30 = t1823;
#line 273 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t1824 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
    f32 t1825;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1825) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_2 = t1824 ? 0.0f : t1825;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1827 = acc_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_3 = t1827;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1828 = acc_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_4 = t1828;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1829 = acc_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_7 = t1829;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1830 = acc_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_8 = t1830;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1831 = acc_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_11 = t1831;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1832 = acc_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_12 = t1832;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1833 = acc_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_15 = t1833;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1834 = acc_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_16 = t1834;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1835 = acc_19 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_19 = t1835;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1836 = acc_20 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_20 = t1836;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1837 = acc_23 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_23 = t1837;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1838 = acc_24 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_24 = t1838;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1839 = acc_27 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_27 = t1839;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1840 = acc_28 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_28 = t1840;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1841 = acc_31 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_31 = t1841;
#line 264 "fa-kernels/src/attention/softmax.rs"
    const f32 t1842 = acc_32 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
    acc_32 = t1842;
#line 177 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1843 = blockIdx.x;
#line 177 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1844;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1844) : "r"(t1843));
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1845 = seq_q + 63u;
#line 40 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1846 = t1845 >> 6u;
#line 86 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1847 = t1844 / t1846;
#line 86 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1848 = t1844 % t1846;
#line 88 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1849 = t1848 << 6u;
#line 88 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1850 = t1847 % heads;
#line 88 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1851 = t1847 / heads;
#line 191 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1852 = lane >> 2u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1853 = first_row + t1852;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1854 = t1853 & 7u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1855 = 0u ^ t1854;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1856 = t1853 << 7u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1857 = t1855 << 4u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1858 = t1856 + t1857;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1859 = lane & 3u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1860 = t1859 << 2u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1861 = t1858 + t1860;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1862;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1862) : "f"(acc), "f"(acc_2));
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1863 = smem_1 + t1861;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1863), "r"(t1862) : "memory");
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1864;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1864) : "f"(acc_5), "f"(acc_6));
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1865 = t1861 ^ 16u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1866 = smem_1 + t1865;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1866), "r"(t1864) : "memory");
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1867;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1867) : "f"(acc_9), "f"(acc_10));
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1868 = t1861 ^ 32u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1869 = smem_1 + t1868;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1869), "r"(t1867) : "memory");
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1870;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1870) : "f"(acc_13), "f"(acc_14));
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1871 = t1861 ^ 48u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1872 = smem_1 + t1871;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1872), "r"(t1870) : "memory");
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1873;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1873) : "f"(acc_17), "f"(acc_18));
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1874 = t1861 ^ 64u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1875 = smem_1 + t1874;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1875), "r"(t1873) : "memory");
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1876;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1876) : "f"(acc_21), "f"(acc_22));
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1877 = t1861 ^ 80u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1878 = smem_1 + t1877;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1878), "r"(t1876) : "memory");
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1879;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1879) : "f"(acc_25), "f"(acc_26));
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1880 = t1861 ^ 96u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1881 = smem_1 + t1880;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1881), "r"(t1879) : "memory");
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1882;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1882) : "f"(acc_29), "f"(acc_30));
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1883 = t1861 ^ 112u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1884 = smem_1 + t1883;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1884), "r"(t1882) : "memory");
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1885 = lane >> 2u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1886 = first_row + t1885;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1887 = t1886 + 8u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1888 = t1887 & 7u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1889 = 0u ^ t1888;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1890 = t1887 << 7u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1891 = t1889 << 4u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1892 = t1890 + t1891;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1893 = lane & 3u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1894 = t1893 << 2u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1895 = t1892 + t1894;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1896;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1896) : "f"(acc_3), "f"(acc_4));
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1897 = smem_1 + t1895;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1897), "r"(t1896) : "memory");
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1898;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1898) : "f"(acc_7), "f"(acc_8));
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1899 = t1895 ^ 16u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1900 = smem_1 + t1899;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1900), "r"(t1898) : "memory");
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1901;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1901) : "f"(acc_11), "f"(acc_12));
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1902 = t1895 ^ 32u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1903 = smem_1 + t1902;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1903), "r"(t1901) : "memory");
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1904;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1904) : "f"(acc_15), "f"(acc_16));
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1905 = t1895 ^ 48u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1906 = smem_1 + t1905;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1906), "r"(t1904) : "memory");
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1907;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1907) : "f"(acc_19), "f"(acc_20));
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1908 = t1895 ^ 64u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1909 = smem_1 + t1908;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1909), "r"(t1907) : "memory");
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1910;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1910) : "f"(acc_23), "f"(acc_24));
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1911 = t1895 ^ 80u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1912 = smem_1 + t1911;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1912), "r"(t1910) : "memory");
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1913;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1913) : "f"(acc_27), "f"(acc_28));
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1914 = t1895 ^ 96u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1915 = smem_1 + t1914;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1915), "r"(t1913) : "memory");
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1916;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1916) : "f"(acc_31), "f"(acc_32));
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1917 = t1895 ^ 112u;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1918 = smem_1 + t1917;
#line 195 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1918), "r"(t1916) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1919 = (u64)t1851;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1920 = t1919 * o_stride0;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1921 = t1920 * 2ull;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1922 = o + t1921;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1923 = (u64)t1849;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1924 = t1923 * o_stride1;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1925 = t1924 * 2ull;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1926 = t1922 + t1925;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1927 = (u64)t1850;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1928 = t1927 * o_stride2;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1929 = t1928 * 2ull;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1930 = t1926 + t1929;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1931 = (u32)o_stride1;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1932 = t1931 << 1u;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1933 = seq_q - t1849;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1934 = head_dim >> 3u;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1935 = lane >> 3u;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1936 = first_row + t1935;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1937 = lane & 7u;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1938 = t1936 < t1933;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1939 = t1937 < t1934;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1940 = t1938 & t1939;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1940) {
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1941 = t1936 & 7u;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1942 = t1937 ^ t1941;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1943 = t1936 << 7u;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1944 = t1942 << 4u;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1945 = t1943 + t1944;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1946 = smem_1 + t1945;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1946) : "memory");
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1947 = (u64)t1936 * t1932;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1948 = t1930 + t1947;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1949 = (u64)t1937 * 16u;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1950 = t1948 + t1949;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1950), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1951 = t1936 + 4u;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1952 = t1951 < t1933;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1953 = t1937 < t1934;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1954 = t1952 & t1953;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1954) {
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1955 = t1951 & 7u;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1956 = t1937 ^ t1955;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1957 = t1951 << 7u;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1958 = t1956 << 4u;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1959 = t1957 + t1958;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1960 = smem_1 + t1959;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t1960) : "memory");
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1961 = (u64)t1951 * t1932;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1962 = t1930 + t1961;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1963 = (u64)t1937 * 16u;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1964 = t1962 + t1963;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1964), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1965 = t1936 + 8u;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1966 = t1965 < t1933;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1967 = t1937 < t1934;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1968 = t1966 & t1967;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1968) {
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1969 = t1965 & 7u;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1970 = t1937 ^ t1969;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1971 = t1965 << 7u;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1972 = t1970 << 4u;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1973 = t1971 + t1972;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1974 = smem_1 + t1973;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1974) : "memory");
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1975 = (u64)t1965 * t1932;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1976 = t1930 + t1975;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1977 = (u64)t1937 * 16u;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1978 = t1976 + t1977;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1978), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1979 = t1936 + 12u;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1980 = t1979 < t1933;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1981 = t1937 < t1934;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1982 = t1980 & t1981;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1982) {
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1983 = t1979 & 7u;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1984 = t1937 ^ t1983;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1985 = t1979 << 7u;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1986 = t1984 << 4u;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1987 = t1985 + t1986;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1988 = smem_1 + t1987;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1988) : "memory");
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1989 = (u64)t1979 * t1932;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1990 = t1930 + t1989;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1991 = (u64)t1937 * 16u;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1992 = t1990 + t1991;
#line 201 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1992), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1993 = t1849 + first_row;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1994 = (u64)t1851;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1995 = t1994 * lse_stride0;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1996 = t1995 * 4ull;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1997 = lse + t1996;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1998 = (u64)t1850;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1999 = t1998 * lse_stride1;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2000 = t1999 * 4ull;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2001 = t1997 + t2000;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2002 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const u32 t2003 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const bool t2004 = t2003 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    if (t2004) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2005 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_17 = t1993 + t2005;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists = row_17 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists) {
            const u64 t2008 = (u64)row_17 * t2002;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2009 = t2008 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2010 = t2001 + t2009;
#line 253 "fa-kernels/src/attention/softmax.rs"
            f32 t2011;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2011) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
            f32 t2012;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2012) : "f"(row_max), "f"(scale_log2), "f"(t2011));
#line 253 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t2012 * 0.6931472f;
            const bool t2014 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
            const f32 t2015 = t2014 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2010), "f"(t2015) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2016 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2017 = t1993 + t2016;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_18 = t2017 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_2 = row_18 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_2) {
            const u64 t2020 = (u64)row_18 * t2002;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2021 = t2020 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2022 = t2001 + t2021;
#line 253 "fa-kernels/src/attention/softmax.rs"
            f32 t2023;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2023) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
            f32 t2024;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2024) : "f"(row_max_2), "f"(scale_log2), "f"(t2023));
#line 253 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t2024 * 0.6931472f;
            const bool t2026 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
            const f32 t2027 = t2026 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2022), "f"(t2027) : "memory");
        }
    }
}
