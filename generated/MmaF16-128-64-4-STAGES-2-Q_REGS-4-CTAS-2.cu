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
#line 56 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t5 = blockIdx.x;
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t6 = seq_q + 127u;
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t7 = t6 >> 7u;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t8 = t5 / t7;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t9 = t5 % t7;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t10 = t9 << 7u;
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
    const u64 t56 = t55 + t47;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t57 = t56 + t47;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t58 = t57 + t47;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t59 = t58 + t47;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t60 = t36 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t61 = t37 < t49;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t62 = t60 & t61;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t63 = t62 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t50), "l"(t52), "r"(t63) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t64 = t36 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t65 = t64 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t66 = t37 < t49;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t67 = t65 & t66;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t68 = t67 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t50), "l"(t53), "r"(t68) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t69 = t36 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t70 = t69 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t71 = t37 < t49;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t72 = t70 & t71;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t73 = t72 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t50), "l"(t54), "r"(t73) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t74 = t36 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t75 = t74 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t76 = t37 < t49;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t77 = t75 & t76;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t78 = t77 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t50), "l"(t55), "r"(t78) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t79 = t36 + 64u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t80 = t79 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t81 = t37 < t49;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t82 = t80 & t81;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t83 = t82 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t50), "l"(t56), "r"(t83) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t84 = t36 + 80u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t85 = t84 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t86 = t37 < t49;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t87 = t85 & t86;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t88 = t87 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t50), "l"(t57), "r"(t88) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t89 = t36 + 96u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t90 = t89 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t91 = t37 < t49;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t92 = t90 & t91;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t93 = t92 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t50), "l"(t58), "r"(t93) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t94 = t36 + 112u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t95 = t94 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t96 = t37 < t49;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t97 = t95 & t96;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t98 = t97 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t50), "l"(t59), "r"(t98) : "memory");
#line 63 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t99 = smem_1 + 16384u;
#line 219 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t100 = t99 + 16384u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t101 = (u64)t12;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t102 = t101 * k_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t103 = t102 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t104 = k + t103;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t105 = 0ull * k_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t106 = t105 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t107 = t104 + t106;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t108 = (u64)t13;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t109 = t108 * k_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t110 = t109 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t111 = t107 + t110;
    const u32 t112 = (u32)k_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t113 = t112 << 1u;
    const u32 t114 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t115 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t116 = t114 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t117 = t115 ^ t116;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t118 = t114 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t119 = t117 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t120 = t118 + t119;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t121 = (u64)t114 * t113;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t122 = t111 + t121;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t123 = (u64)t115 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t124 = t122 + t123;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t125 = (u64)t113 * 16u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t126 = (u64)t12;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t127 = t126 * v_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t128 = t127 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t129 = v + t128;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t130 = 0ull * v_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t131 = t130 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t132 = t129 + t131;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t133 = (u64)t13;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t134 = t133 * v_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t135 = t134 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t136 = t132 + t135;
    const u32 t137 = (u32)v_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t138 = t137 << 1u;
    const u32 t139 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t140 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t141 = t139 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t142 = t140 ^ t141;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t143 = t139 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t144 = t142 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t145 = t143 + t144;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t146 = (u64)t139 * t138;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t147 = t136 + t146;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t148 = (u64)t140 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t149 = t147 + t148;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t150 = (u64)t138 * 16u;
#line 241 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t151 = thread & 31u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t152 = end - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key = t152 << 6u;
    const u32 t154 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t155 = t99 + t120;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t156 = (u64)first_key * t113;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t157 = t124 + t156;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t158 = t157 + t125;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t159 = t158 + t125;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t160 = t159 + t125;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t161 = first_key + t114;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t162 = t161 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t163 = t115 < t154;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t164 = t162 & t163;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t165 = t164 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t155), "l"(t157), "r"(t165) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t166 = first_key + t114;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t167 = t166 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t168 = t167 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t169 = t115 < t154;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t170 = t168 & t169;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t171 = t170 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t155), "l"(t158), "r"(t171) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t172 = first_key + t114;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t173 = t172 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t174 = t173 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t175 = t115 < t154;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t176 = t174 & t175;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t177 = t176 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t155), "l"(t159), "r"(t177) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t178 = first_key + t114;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t179 = t178 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t180 = t179 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t181 = t115 < t154;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t182 = t180 & t181;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t183 = t182 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t155), "l"(t160), "r"(t183) : "memory");
#line 377 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t184 = end - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key_2 = t184 << 6u;
    const u32 t186 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t187 = t100 + t145;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t188 = (u64)first_key_2 * t138;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t189 = t149 + t188;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t190 = t189 + t150;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t191 = t190 + t150;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t192 = t191 + t150;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t193 = first_key_2 + t139;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t194 = t193 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t195 = t140 < t186;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t196 = t194 & t195;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t197 = t196 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t187), "l"(t189), "r"(t197) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t198 = first_key_2 + t139;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t199 = t198 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t200 = t199 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t201 = t140 < t186;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t202 = t200 & t201;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t203 = t202 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t187), "l"(t190), "r"(t203) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t204 = first_key_2 + t139;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t205 = t204 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t206 = t205 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t207 = t140 < t186;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t208 = t206 & t207;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t209 = t208 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t187), "l"(t191), "r"(t209) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t210 = first_key_2 + t139;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t211 = t210 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t212 = t211 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t213 = t140 < t186;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t214 = t212 & t213;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t215 = t214 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t187), "l"(t192), "r"(t215) : "memory");
#line 380 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t216 = 1u < end;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t216) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t217 = t99 + 8192u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t218 = end - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t219 = t218 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = t219 << 6u;
        const u32 t221 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t222 = t217 + t120;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t223 = (u64)first_key_3 * t113;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t224 = t124 + t223;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t225 = t224 + t125;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t226 = t225 + t125;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t227 = t226 + t125;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t228 = t115 < t221;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t229 = t228 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t222), "l"(t224), "r"(t229) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t230 = t115 < t221;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t231 = t230 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t222), "l"(t225), "r"(t231) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t232 = t115 < t221;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t233 = t232 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t222), "l"(t226), "r"(t233) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t234 = t115 < t221;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t235 = t234 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t222), "l"(t227), "r"(t235) : "memory");
    }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t236 = 1u < end;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t236) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t237 = t100 + 8192u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t238 = end - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t239 = t238 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_4 = t239 << 6u;
        const u32 t241 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t242 = t237 + t145;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t243 = (u64)first_key_4 * t138;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t244 = t149 + t243;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t245 = t244 + t150;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t246 = t245 + t150;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t247 = t246 + t150;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t248 = t140 < t241;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t249 = t248 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t242), "l"(t244), "r"(t249) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t250 = t140 < t241;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t251 = t250 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t242), "l"(t245), "r"(t251) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t252 = t140 < t241;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t253 = t252 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t242), "l"(t246), "r"(t253) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t254 = t140 < t241;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t255 = t254 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t242), "l"(t247), "r"(t255) : "memory");
    }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t256 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t257 = first_row + t256;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t258 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t259 = t257 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t260 = t258 ^ t259;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t261 = t257 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t262 = t260 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t263 = t261 + t262;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t264 = smem_1 + t263;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t265;
    asm volatile("mov.b32 %0, %1;" : "=r"(t265) : "r"(t264));
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t265) : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t265) : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t266;
    asm volatile("mov.b32 %0, %1;" : "=r"(t266) : "r"(t264));
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t267 = t266 ^ 32u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t267) : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t267) : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t268;
    asm volatile("mov.b32 %0, %1;" : "=r"(t268) : "r"(t264));
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t269 = t268 ^ 64u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t269) : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t269) : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t270;
    asm volatile("mov.b32 %0, %1;" : "=r"(t270) : "r"(t264));
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t271 = t270 ^ 96u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t271) : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t271) : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t272 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t273 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t274 = t273 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t275 = t272 + t274;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t276 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t277 = t276 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t278 = t275 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t279 = t277 ^ t278;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t280 = t275 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t281 = t279 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t282 = t280 + t281;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t283 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t284 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t285 = t283 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t286 = t284 ^ t285;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t287 = t283 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t288 = t286 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t289 = t287 + t288;
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_max = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_max_2 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_max_3 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_max_4 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_sum_2 = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
    f32 row_sum_3 = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
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
    u32 t290;
    asm volatile("mov.b32 %0, %1;" : "=r"(t290) : "r"(t282));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t291 = t290 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t292 = t290 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t293 = t290 ^ 96u;
    const u32 t294 = t99 + t290;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_33;
    u32 m_34;
    u32 m_35;
    u32 m_36;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t294) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_33), "r"(m_34));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_35), "r"(m_36));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_37;
    u32 m_38;
    u32 m_39;
    u32 m_40;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t294) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_37), "r"(m_38));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_39), "r"(m_40));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_41;
    u32 m_42;
    u32 m_43;
    u32 m_44;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t294) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_41), "r"(m_42));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_43), "r"(m_44));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_41), "r"(m_42));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_43), "r"(m_44));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_45;
    u32 m_46;
    u32 m_47;
    u32 m_48;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t294) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_45), "r"(m_46));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_47), "r"(m_48));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_45), "r"(m_46));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_47), "r"(m_48));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t295 = t99 + t291;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_49;
    u32 m_50;
    u32 m_51;
    u32 m_52;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t295) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_49), "r"(m_50));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_51), "r"(m_52));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_49), "r"(m_50));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_51), "r"(m_52));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_53;
    u32 m_54;
    u32 m_55;
    u32 m_56;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t295) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_53), "r"(m_54));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_55), "r"(m_56));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_53), "r"(m_54));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_55), "r"(m_56));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_57;
    u32 m_58;
    u32 m_59;
    u32 m_60;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t295) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_57), "r"(m_58));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_59), "r"(m_60));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_57), "r"(m_58));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_59), "r"(m_60));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_61;
    u32 m_62;
    u32 m_63;
    u32 m_64;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t295) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_61), "r"(m_62));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_63), "r"(m_64));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_61), "r"(m_62));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_63), "r"(m_64));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t296 = t99 + t292;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_65;
    u32 m_66;
    u32 m_67;
    u32 m_68;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t296) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_65), "r"(m_66));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_67), "r"(m_68));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_65), "r"(m_66));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_67), "r"(m_68));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_69;
    u32 m_70;
    u32 m_71;
    u32 m_72;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t296) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_69), "r"(m_70));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_71), "r"(m_72));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_69), "r"(m_70));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_71), "r"(m_72));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_73;
    u32 m_74;
    u32 m_75;
    u32 m_76;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t296) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_73), "r"(m_74));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_75), "r"(m_76));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_73), "r"(m_74));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_75), "r"(m_76));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_77;
    u32 m_78;
    u32 m_79;
    u32 m_80;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t296) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_77), "r"(m_78));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_79), "r"(m_80));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_77), "r"(m_78));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_79), "r"(m_80));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t297 = t99 + t293;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_81;
    u32 m_82;
    u32 m_83;
    u32 m_84;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t297) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_81), "r"(m_82));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_83), "r"(m_84));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_81), "r"(m_82));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_83), "r"(m_84));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_85;
    u32 m_86;
    u32 m_87;
    u32 m_88;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t297) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_85), "r"(m_86));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_87), "r"(m_88));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_85), "r"(m_86));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_87), "r"(m_88));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_89;
    u32 m_90;
    u32 m_91;
    u32 m_92;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t297) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_89), "r"(m_90));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_91), "r"(m_92));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_89), "r"(m_90));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_91), "r"(m_92));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_93;
    u32 m_94;
    u32 m_95;
    u32 m_96;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t297) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_93), "r"(m_94));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_95), "r"(m_96));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_93), "r"(m_94));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_95), "r"(m_96));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
    const bool t298 = masked_right != 0u;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
    if (t298) {
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t299 = end - 1u;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 first_key_5 = t299 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t301 = t10 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t301));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t303 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t304 = t303 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 column = first_key_5 + t304;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t306 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t307 = first_query + t306;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t308 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_2 = t308 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t311 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s = t311;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_2 = 1u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t313 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_2 = t313;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_3 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t315 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_5 = t315;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_4 = 9u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t317 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_6 = t317;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_5 = 16u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t319 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_9 = t319;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_6 = 17u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t321 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_10 = t321;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_7 = 24u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t323 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_13 = t323;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_8 = 25u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t325 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_14 = t325;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_9 = 32u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t327 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_17 = t327;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_10 = 33u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t329 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_18 = t329;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_11 = 40u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t331 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_21 = t331;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_12 = 41u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t333 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_22 = t333;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_13 = 48u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t335 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_25 = t335;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_14 = 49u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t337 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_26 = t337;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_15 = 56u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t339 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_29 = t339;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_16 = 57u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t341 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_30 = t341;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t342 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t343 = first_query + t342;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t344 = t343 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t345 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_3 = t345 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_17 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t348 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_3 = t348;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_18 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t350 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_4 = t350;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_19 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t352 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_7 = t352;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_20 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t354 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_8 = t354;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_21 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t356 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_11 = t356;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_22 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t358 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_12 = t358;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_23 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t360 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_15 = t360;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_24 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t362 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_16 = t362;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_25 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t364 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_19 = t364;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_26 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t366 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_20 = t366;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_27 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t368 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_23 = t368;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_28 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t370 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_24 = t370;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_29 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t372 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_27 = t372;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_30 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t374 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_28 = t374;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_31 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t376 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_31 = t376;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_32 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t378 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_32 = t378;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t379 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t380 = first_query + t379;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t381 = t380 + 16u;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t382 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_4 = t382 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_33 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t385 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_33 = t385;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_34 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t387 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_34 = t387;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_35 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t389 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_37 = t389;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_36 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t391 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_38 = t391;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_37 = 16u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t393 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_41 = t393;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_38 = 17u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t395 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_42 = t395;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_39 = 24u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t397 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_45 = t397;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_40 = 25u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t399 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_46 = t399;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_41 = 32u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t401 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_49 = t401;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_42 = 33u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t403 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_50 = t403;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_43 = 40u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t405 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_53 = t405;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_44 = 41u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t407 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_54 = t407;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_45 = 48u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t409 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_57 = t409;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_46 = 49u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t411 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_58 = t411;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_47 = 56u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t413 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_61 = t413;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_48 = 57u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t415 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_62 = t415;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t416 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t417 = first_query + t416;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t418 = t417 + 24u;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t419 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_5 = t419 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_49 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t422 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_35 = t422;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_50 = 1u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t424 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_36 = t424;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_51 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t426 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_39 = t426;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_52 = 9u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t428 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_40 = t428;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_53 = 16u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t430 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_43 = t430;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_54 = 17u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t432 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_44 = t432;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_55 = 24u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t434 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_47 = t434;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_56 = 25u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t436 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_48 = t436;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_57 = 32u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t438 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_51 = t438;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_58 = 33u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t440 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_52 = t440;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_59 = 40u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t442 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_55 = t442;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_60 = 41u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t444 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_56 = t444;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_61 = 48u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t446 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_59 = t446;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_62 = 49u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t448 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_60 = t448;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_63 = 56u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t450 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_63 = t450;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_64 = 57u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t452 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_64 = t452;
    }
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t454;
    asm("max.f32 %0, %1, %2;" : "=f"(t454) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t455;
    asm("max.f32 %0, %1, %2;" : "=f"(t455) : "f"(t454), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t456;
    asm("max.f32 %0, %1, %2;" : "=f"(t456) : "f"(t455), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t457;
    asm("max.f32 %0, %1, %2;" : "=f"(t457) : "f"(t456), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t458;
    asm("max.f32 %0, %1, %2;" : "=f"(t458) : "f"(t457), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t459;
    asm("max.f32 %0, %1, %2;" : "=f"(t459) : "f"(t458), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t460;
    asm("max.f32 %0, %1, %2;" : "=f"(t460) : "f"(t459), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t461;
    asm("max.f32 %0, %1, %2;" : "=f"(t461) : "f"(t460), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t462;
    asm("max.f32 %0, %1, %2;" : "=f"(t462) : "f"(t461), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t463;
    asm("max.f32 %0, %1, %2;" : "=f"(t463) : "f"(t462), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t464;
    asm("max.f32 %0, %1, %2;" : "=f"(t464) : "f"(t463), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t465;
    asm("max.f32 %0, %1, %2;" : "=f"(t465) : "f"(t464), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t466;
    asm("max.f32 %0, %1, %2;" : "=f"(t466) : "f"(t465), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t467;
    asm("max.f32 %0, %1, %2;" : "=f"(t467) : "f"(t466), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t468;
    asm("max.f32 %0, %1, %2;" : "=f"(t468) : "f"(t467), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t469;
    asm("max.f32 %0, %1, %2;" : "=f"(t469) : "f"(t468), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t470;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t470) : "f"(t469));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair;
    asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t469), "f"(t470));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t472;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t472) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t472));
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none = new_1 == __uint_as_float(0xff800000u);
    const f32 t475 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
    const f32 reference = none ? 0.0f : t475;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t477 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 t478;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t478) : "f"(old), "f"(scale_log2), "f"(t477));
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t478));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t480 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t481 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t481));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t483;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t483) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s = t483;
    const f32 t484 = t480 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t485 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t485));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t487;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t487) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_2 = t487;
    const f32 t488 = t484 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t489 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_3;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t489));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t491;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t491) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_5 = t491;
    const f32 t492 = t488 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t493 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_4;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t493));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t495;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t495) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_6 = t495;
    const f32 t496 = t492 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t497 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_5;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t497));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t499;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t499) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_9 = t499;
    const f32 t500 = t496 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t501 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_6;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t501));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t503;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t503) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_10 = t503;
    const f32 t504 = t500 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t505 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_7;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t505));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t507;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t507) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_13 = t507;
    const f32 t508 = t504 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t509 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_8;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t509));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t511;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t511) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_14 = t511;
    const f32 t512 = t508 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t513 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_9;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t513));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t515;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t515) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_17 = t515;
    const f32 t516 = t512 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t517 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_10;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t517));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t519;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t519) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_18 = t519;
    const f32 t520 = t516 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t521 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_11;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t521));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t523;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t523) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_21 = t523;
    const f32 t524 = t520 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t525 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_12;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t525));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t527;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t527) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_22 = t527;
    const f32 t528 = t524 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t529 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_13;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t529));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t531;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t531) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_25 = t531;
    const f32 t532 = t528 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t533 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_14;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t533));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t535;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t535) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_26 = t535;
    const f32 t536 = t532 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t537 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_15;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t537));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t539;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t539) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_29 = t539;
    const f32 t540 = t536 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t541 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_16;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t541));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t543;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t543) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_30 = t543;
    const f32 t544 = t540 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum = t544;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t546;
    asm("max.f32 %0, %1, %2;" : "=f"(t546) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t547;
    asm("max.f32 %0, %1, %2;" : "=f"(t547) : "f"(t546), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t548;
    asm("max.f32 %0, %1, %2;" : "=f"(t548) : "f"(t547), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t549;
    asm("max.f32 %0, %1, %2;" : "=f"(t549) : "f"(t548), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t550;
    asm("max.f32 %0, %1, %2;" : "=f"(t550) : "f"(t549), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t551;
    asm("max.f32 %0, %1, %2;" : "=f"(t551) : "f"(t550), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t552;
    asm("max.f32 %0, %1, %2;" : "=f"(t552) : "f"(t551), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t553;
    asm("max.f32 %0, %1, %2;" : "=f"(t553) : "f"(t552), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t554;
    asm("max.f32 %0, %1, %2;" : "=f"(t554) : "f"(t553), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t555;
    asm("max.f32 %0, %1, %2;" : "=f"(t555) : "f"(t554), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t556;
    asm("max.f32 %0, %1, %2;" : "=f"(t556) : "f"(t555), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t557;
    asm("max.f32 %0, %1, %2;" : "=f"(t557) : "f"(t556), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t558;
    asm("max.f32 %0, %1, %2;" : "=f"(t558) : "f"(t557), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t559;
    asm("max.f32 %0, %1, %2;" : "=f"(t559) : "f"(t558), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t560;
    asm("max.f32 %0, %1, %2;" : "=f"(t560) : "f"(t559), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t561;
    asm("max.f32 %0, %1, %2;" : "=f"(t561) : "f"(t560), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t562;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t562) : "f"(t561));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_2;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t561), "f"(t562));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t564;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t564) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t564));
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none_2 = new_2 == __uint_as_float(0xff800000u);
    const f32 t567 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
    const f32 reference_2 = none_2 ? 0.0f : t567;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t569 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 t570;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t570) : "f"(old_2), "f"(scale_log2), "f"(t569));
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t570));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t572 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t573 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_17;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t573));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t575;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t575) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_3 = t575;
    const f32 t576 = t572 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t577 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_18;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t577));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t579;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t579) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_4 = t579;
    const f32 t580 = t576 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t581 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_19;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t581));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t583;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t583) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_7 = t583;
    const f32 t584 = t580 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t585 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_20;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t585));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t587;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t587) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_8 = t587;
    const f32 t588 = t584 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t589 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_21;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t589));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t591;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t591) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_11 = t591;
    const f32 t592 = t588 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t593 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_22;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t593));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t595;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t595) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_12 = t595;
    const f32 t596 = t592 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t597 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_23;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t597));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t599;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t599) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_15 = t599;
    const f32 t600 = t596 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t601 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_24;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t601));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t603;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t603) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_16 = t603;
    const f32 t604 = t600 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t605 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_25;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t605));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t607;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t607) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_19 = t607;
    const f32 t608 = t604 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t609 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_26;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t609));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t611;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t611) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_20 = t611;
    const f32 t612 = t608 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t613 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_27;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t613));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t615;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t615) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_23 = t615;
    const f32 t616 = t612 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t617 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_28;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t617));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t619;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t619) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_24 = t619;
    const f32 t620 = t616 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t621 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_29;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t621));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t623;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t623) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_27 = t623;
    const f32 t624 = t620 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t625 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_30;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t625));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t627;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t627) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_28 = t627;
    const f32 t628 = t624 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t629 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_31;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t629));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t631;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t631) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_31 = t631;
    const f32 t632 = t628 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t633 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_32;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t633));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t635;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t635) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_32 = t635;
    const f32 t636 = t632 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t636;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old_3 = row_max_3;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t638;
    asm("max.f32 %0, %1, %2;" : "=f"(t638) : "f"(old_3), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t639;
    asm("max.f32 %0, %1, %2;" : "=f"(t639) : "f"(t638), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t640;
    asm("max.f32 %0, %1, %2;" : "=f"(t640) : "f"(t639), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t641;
    asm("max.f32 %0, %1, %2;" : "=f"(t641) : "f"(t640), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t642;
    asm("max.f32 %0, %1, %2;" : "=f"(t642) : "f"(t641), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t643;
    asm("max.f32 %0, %1, %2;" : "=f"(t643) : "f"(t642), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t644;
    asm("max.f32 %0, %1, %2;" : "=f"(t644) : "f"(t643), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t645;
    asm("max.f32 %0, %1, %2;" : "=f"(t645) : "f"(t644), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t646;
    asm("max.f32 %0, %1, %2;" : "=f"(t646) : "f"(t645), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t647;
    asm("max.f32 %0, %1, %2;" : "=f"(t647) : "f"(t646), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t648;
    asm("max.f32 %0, %1, %2;" : "=f"(t648) : "f"(t647), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t649;
    asm("max.f32 %0, %1, %2;" : "=f"(t649) : "f"(t648), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t650;
    asm("max.f32 %0, %1, %2;" : "=f"(t650) : "f"(t649), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t651;
    asm("max.f32 %0, %1, %2;" : "=f"(t651) : "f"(t650), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t652;
    asm("max.f32 %0, %1, %2;" : "=f"(t652) : "f"(t651), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t653;
    asm("max.f32 %0, %1, %2;" : "=f"(t653) : "f"(t652), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t654;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t654) : "f"(t653));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_3;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t653), "f"(t654));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t656;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t656) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_3;
    asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t656));
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none_3 = new_3 == __uint_as_float(0xff800000u);
    const f32 t659 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
    const f32 reference_3 = none_3 ? 0.0f : t659;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t661 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 t662;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t662) : "f"(old_3), "f"(scale_log2), "f"(t661));
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_3;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t662));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max_3 = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t664 = row_sum_3 * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t665 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_33;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t665));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t667;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t667) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_33 = t667;
    const f32 t668 = t664 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t669 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_34;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t669));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t671;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t671) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_34 = t671;
    const f32 t672 = t668 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t673 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_35;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t673));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t675;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t675) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_37 = t675;
    const f32 t676 = t672 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t677 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_36;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t677));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t679;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t679) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_38 = t679;
    const f32 t680 = t676 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t681 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_37;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t681));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t683;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t683) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_41 = t683;
    const f32 t684 = t680 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t685 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_38;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t685));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t687;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t687) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_42 = t687;
    const f32 t688 = t684 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t689 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_39;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t689));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t691;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t691) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_45 = t691;
    const f32 t692 = t688 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t693 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_40;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t693));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t695;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t695) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_46 = t695;
    const f32 t696 = t692 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t697 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_41;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t697));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t699;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t699) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_49 = t699;
    const f32 t700 = t696 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t701 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_42;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t701));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t703;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t703) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_50 = t703;
    const f32 t704 = t700 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t705 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_43;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t705));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t707;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t707) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_53 = t707;
    const f32 t708 = t704 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t709 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_44;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t709));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t711;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t711) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_54 = t711;
    const f32 t712 = t708 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t713 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_45;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t713));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t715;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t715) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_57 = t715;
    const f32 t716 = t712 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t717 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_46;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t717));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t719;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t719) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_58 = t719;
    const f32 t720 = t716 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t721 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_47;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t721));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t723;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t723) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_61 = t723;
    const f32 t724 = t720 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t725 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_48;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t725));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t727;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t727) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_62 = t727;
    const f32 t728 = t724 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum_3 = t728;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old_4 = row_max_4;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t730;
    asm("max.f32 %0, %1, %2;" : "=f"(t730) : "f"(old_4), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t731;
    asm("max.f32 %0, %1, %2;" : "=f"(t731) : "f"(t730), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t732;
    asm("max.f32 %0, %1, %2;" : "=f"(t732) : "f"(t731), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t733;
    asm("max.f32 %0, %1, %2;" : "=f"(t733) : "f"(t732), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t734;
    asm("max.f32 %0, %1, %2;" : "=f"(t734) : "f"(t733), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t735;
    asm("max.f32 %0, %1, %2;" : "=f"(t735) : "f"(t734), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t736;
    asm("max.f32 %0, %1, %2;" : "=f"(t736) : "f"(t735), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t737;
    asm("max.f32 %0, %1, %2;" : "=f"(t737) : "f"(t736), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t738;
    asm("max.f32 %0, %1, %2;" : "=f"(t738) : "f"(t737), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t739;
    asm("max.f32 %0, %1, %2;" : "=f"(t739) : "f"(t738), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t740;
    asm("max.f32 %0, %1, %2;" : "=f"(t740) : "f"(t739), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t741;
    asm("max.f32 %0, %1, %2;" : "=f"(t741) : "f"(t740), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t742;
    asm("max.f32 %0, %1, %2;" : "=f"(t742) : "f"(t741), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t743;
    asm("max.f32 %0, %1, %2;" : "=f"(t743) : "f"(t742), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t744;
    asm("max.f32 %0, %1, %2;" : "=f"(t744) : "f"(t743), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t745;
    asm("max.f32 %0, %1, %2;" : "=f"(t745) : "f"(t744), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t746;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t746) : "f"(t745));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_4;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t745), "f"(t746));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t748;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t748) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_4;
    asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t748));
#line 204 "fa-kernels/src/attention/softmax.rs"
    const bool none_4 = new_4 == __uint_as_float(0xff800000u);
    const f32 t751 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
    const f32 reference_4 = none_4 ? 0.0f : t751;
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t753 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 t754;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t754) : "f"(old_4), "f"(scale_log2), "f"(t753));
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_4;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t754));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max_4 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t756 = row_sum_4 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t757 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_49;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t757));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t759;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t759) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_35 = t759;
    const f32 t760 = t756 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t761 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_50;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t761));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t763;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t763) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_36 = t763;
    const f32 t764 = t760 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t765 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_51;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t765));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t767;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t767) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_39 = t767;
    const f32 t768 = t764 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t769 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_52;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t769));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t771;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t771) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_40 = t771;
    const f32 t772 = t768 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t773 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_53;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t773));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t775;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t775) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_43 = t775;
    const f32 t776 = t772 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t777 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_54;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t777));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t779;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t779) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_44 = t779;
    const f32 t780 = t776 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t781 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_55;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t781));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t783;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t783) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_47 = t783;
    const f32 t784 = t780 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t785 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_56;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t785));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t787;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t787) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_48 = t787;
    const f32 t788 = t784 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t789 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_57;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t789));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t791;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t791) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_51 = t791;
    const f32 t792 = t788 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t793 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_58;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t793));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t795;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t795) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_52 = t795;
    const f32 t796 = t792 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t797 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_59;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t797));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t799;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t799) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_55 = t799;
    const f32 t800 = t796 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t801 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_60;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t801));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t803;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t803) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_56 = t803;
    const f32 t804 = t800 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t805 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_61;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t805));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t807;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t807) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_59 = t807;
    const f32 t808 = t804 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t809 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_62;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t809));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t811;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t811) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_60 = t811;
    const f32 t812 = t808 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t813 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_63;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t813));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t815;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t815) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_63 = t815;
    const f32 t816 = t812 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t817 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_64;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t817));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t819;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t819) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_64 = t819;
    const f32 t820 = t816 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum_4 = t820;
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t821;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t821) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t822;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t822) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t823;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t823) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t824;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t824) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t825;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t825) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t826;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t826) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t827;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t827) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t828;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t828) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t829;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t829) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t830;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t830) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t831;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t831) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t832;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t832) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t833;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t833) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t834;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t834) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t835;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t835) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t836;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t836) : "f"(s_31), "f"(s_32));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t837;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t837) : "f"(s_33), "f"(s_34));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t838;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t838) : "f"(s_35), "f"(s_36));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t839;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t839) : "f"(s_37), "f"(s_38));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t840;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t840) : "f"(s_39), "f"(s_40));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t841;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t841) : "f"(s_41), "f"(s_42));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t842;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t842) : "f"(s_43), "f"(s_44));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t843;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t843) : "f"(s_45), "f"(s_46));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t844;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t844) : "f"(s_47), "f"(s_48));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t845;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t845) : "f"(s_49), "f"(s_50));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t846;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t846) : "f"(s_51), "f"(s_52));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t847;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t847) : "f"(s_53), "f"(s_54));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t848;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t848) : "f"(s_55), "f"(s_56));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t849;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t849) : "f"(s_57), "f"(s_58));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t850;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t850) : "f"(s_59), "f"(s_60));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t851;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t851) : "f"(s_61), "f"(s_62));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t852;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t852) : "f"(s_63), "f"(s_64));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t853;
    asm volatile("mov.b32 %0, %1;" : "=r"(t853) : "r"(t289));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t854 = t853 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t855 = t853 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t856 = t853 ^ 96u;
    const u32 t857 = t100 + t853;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t858 = t100 + t854;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t859 = t100 + t855;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t860 = t100 + t856;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_97;
    u32 m_98;
    u32 m_99;
    u32 m_100;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t857) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t821), "r"(t822), "r"(t823), "r"(t824), "r"(m_97), "r"(m_98));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t821), "r"(t822), "r"(t823), "r"(t824), "r"(m_99), "r"(m_100));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t837), "r"(t838), "r"(t839), "r"(t840), "r"(m_97), "r"(m_98));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t837), "r"(t838), "r"(t839), "r"(t840), "r"(m_99), "r"(m_100));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_101;
    u32 m_102;
    u32 m_103;
    u32 m_104;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t858) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t821), "r"(t822), "r"(t823), "r"(t824), "r"(m_101), "r"(m_102));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t821), "r"(t822), "r"(t823), "r"(t824), "r"(m_103), "r"(m_104));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t837), "r"(t838), "r"(t839), "r"(t840), "r"(m_101), "r"(m_102));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t837), "r"(t838), "r"(t839), "r"(t840), "r"(m_103), "r"(m_104));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_105;
    u32 m_106;
    u32 m_107;
    u32 m_108;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t859) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t821), "r"(t822), "r"(t823), "r"(t824), "r"(m_105), "r"(m_106));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t821), "r"(t822), "r"(t823), "r"(t824), "r"(m_107), "r"(m_108));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t837), "r"(t838), "r"(t839), "r"(t840), "r"(m_105), "r"(m_106));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t837), "r"(t838), "r"(t839), "r"(t840), "r"(m_107), "r"(m_108));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_109;
    u32 m_110;
    u32 m_111;
    u32 m_112;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t860) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t821), "r"(t822), "r"(t823), "r"(t824), "r"(m_109), "r"(m_110));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t821), "r"(t822), "r"(t823), "r"(t824), "r"(m_111), "r"(m_112));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t837), "r"(t838), "r"(t839), "r"(t840), "r"(m_109), "r"(m_110));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t837), "r"(t838), "r"(t839), "r"(t840), "r"(m_111), "r"(m_112));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_113;
    u32 m_114;
    u32 m_115;
    u32 m_116;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t857) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t825), "r"(t826), "r"(t827), "r"(t828), "r"(m_113), "r"(m_114));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t825), "r"(t826), "r"(t827), "r"(t828), "r"(m_115), "r"(m_116));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t841), "r"(t842), "r"(t843), "r"(t844), "r"(m_113), "r"(m_114));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t841), "r"(t842), "r"(t843), "r"(t844), "r"(m_115), "r"(m_116));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_117;
    u32 m_118;
    u32 m_119;
    u32 m_120;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t858) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t825), "r"(t826), "r"(t827), "r"(t828), "r"(m_117), "r"(m_118));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t825), "r"(t826), "r"(t827), "r"(t828), "r"(m_119), "r"(m_120));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t841), "r"(t842), "r"(t843), "r"(t844), "r"(m_117), "r"(m_118));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t841), "r"(t842), "r"(t843), "r"(t844), "r"(m_119), "r"(m_120));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_121;
    u32 m_122;
    u32 m_123;
    u32 m_124;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t859) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t825), "r"(t826), "r"(t827), "r"(t828), "r"(m_121), "r"(m_122));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t825), "r"(t826), "r"(t827), "r"(t828), "r"(m_123), "r"(m_124));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t841), "r"(t842), "r"(t843), "r"(t844), "r"(m_121), "r"(m_122));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t841), "r"(t842), "r"(t843), "r"(t844), "r"(m_123), "r"(m_124));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_125;
    u32 m_126;
    u32 m_127;
    u32 m_128;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t860) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t825), "r"(t826), "r"(t827), "r"(t828), "r"(m_125), "r"(m_126));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t825), "r"(t826), "r"(t827), "r"(t828), "r"(m_127), "r"(m_128));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t841), "r"(t842), "r"(t843), "r"(t844), "r"(m_125), "r"(m_126));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t841), "r"(t842), "r"(t843), "r"(t844), "r"(m_127), "r"(m_128));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_129;
    u32 m_130;
    u32 m_131;
    u32 m_132;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t857) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t829), "r"(t830), "r"(t831), "r"(t832), "r"(m_129), "r"(m_130));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t829), "r"(t830), "r"(t831), "r"(t832), "r"(m_131), "r"(m_132));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t845), "r"(t846), "r"(t847), "r"(t848), "r"(m_129), "r"(m_130));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t845), "r"(t846), "r"(t847), "r"(t848), "r"(m_131), "r"(m_132));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_133;
    u32 m_134;
    u32 m_135;
    u32 m_136;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t858) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t829), "r"(t830), "r"(t831), "r"(t832), "r"(m_133), "r"(m_134));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t829), "r"(t830), "r"(t831), "r"(t832), "r"(m_135), "r"(m_136));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t845), "r"(t846), "r"(t847), "r"(t848), "r"(m_133), "r"(m_134));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t845), "r"(t846), "r"(t847), "r"(t848), "r"(m_135), "r"(m_136));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_137;
    u32 m_138;
    u32 m_139;
    u32 m_140;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t859) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t829), "r"(t830), "r"(t831), "r"(t832), "r"(m_137), "r"(m_138));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t829), "r"(t830), "r"(t831), "r"(t832), "r"(m_139), "r"(m_140));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t845), "r"(t846), "r"(t847), "r"(t848), "r"(m_137), "r"(m_138));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t845), "r"(t846), "r"(t847), "r"(t848), "r"(m_139), "r"(m_140));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_141;
    u32 m_142;
    u32 m_143;
    u32 m_144;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t860) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t829), "r"(t830), "r"(t831), "r"(t832), "r"(m_141), "r"(m_142));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t829), "r"(t830), "r"(t831), "r"(t832), "r"(m_143), "r"(m_144));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t845), "r"(t846), "r"(t847), "r"(t848), "r"(m_141), "r"(m_142));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t845), "r"(t846), "r"(t847), "r"(t848), "r"(m_143), "r"(m_144));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_145;
    u32 m_146;
    u32 m_147;
    u32 m_148;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t857) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t833), "r"(t834), "r"(t835), "r"(t836), "r"(m_145), "r"(m_146));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t833), "r"(t834), "r"(t835), "r"(t836), "r"(m_147), "r"(m_148));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t849), "r"(t850), "r"(t851), "r"(t852), "r"(m_145), "r"(m_146));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t849), "r"(t850), "r"(t851), "r"(t852), "r"(m_147), "r"(m_148));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_149;
    u32 m_150;
    u32 m_151;
    u32 m_152;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t858) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t833), "r"(t834), "r"(t835), "r"(t836), "r"(m_149), "r"(m_150));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t833), "r"(t834), "r"(t835), "r"(t836), "r"(m_151), "r"(m_152));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t849), "r"(t850), "r"(t851), "r"(t852), "r"(m_149), "r"(m_150));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t849), "r"(t850), "r"(t851), "r"(t852), "r"(m_151), "r"(m_152));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_153;
    u32 m_154;
    u32 m_155;
    u32 m_156;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t859) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t833), "r"(t834), "r"(t835), "r"(t836), "r"(m_153), "r"(m_154));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t833), "r"(t834), "r"(t835), "r"(t836), "r"(m_155), "r"(m_156));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t849), "r"(t850), "r"(t851), "r"(t852), "r"(m_153), "r"(m_154));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t849), "r"(t850), "r"(t851), "r"(t852), "r"(m_155), "r"(m_156));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_157;
    u32 m_158;
    u32 m_159;
    u32 m_160;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t860) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t833), "r"(t834), "r"(t835), "r"(t836), "r"(m_157), "r"(m_158));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t833), "r"(t834), "r"(t835), "r"(t836), "r"(m_159), "r"(m_160));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t849), "r"(t850), "r"(t851), "r"(t852), "r"(m_157), "r"(m_158));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t849), "r"(t850), "r"(t851), "r"(t852), "r"(m_159), "r"(m_160));
#line 84 "fa-kernels/src/attention/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i = 1u; i < end; i += 1u) {
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 405 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 next = i + 1u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t862 = next < end;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t862) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t863 = next & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t864 = t863 << 13u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t865 = t99 + t864;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t866 = end - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t867 = t866 - next;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_6 = t867 << 6u;
            const u32 t869 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t870 = t865 + t120;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t871 = (u64)first_key_6 * t113;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t872 = t124 + t871;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t873 = t872 + t125;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t874 = t873 + t125;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t875 = t874 + t125;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t876 = t115 < t869;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t877 = t876 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t870), "l"(t872), "r"(t877) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t878 = t115 < t869;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t879 = t878 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t870), "l"(t873), "r"(t879) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t880 = t115 < t869;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t881 = t880 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t870), "l"(t874), "r"(t881) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t882 = t115 < t869;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t883 = t882 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t870), "l"(t875), "r"(t883) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t884 = next < end;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t884) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t885 = next & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t886 = t885 << 13u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t887 = t100 + t886;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t888 = end - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t889 = t888 - next;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_7 = t889 << 6u;
            const u32 t891 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t892 = t887 + t145;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t893 = (u64)first_key_7 * t138;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t894 = t149 + t893;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t895 = t894 + t150;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t896 = t895 + t150;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t897 = t896 + t150;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t898 = t140 < t891;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t899 = t898 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t892), "l"(t894), "r"(t899) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t900 = t140 < t891;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t901 = t900 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t892), "l"(t895), "r"(t901) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t902 = t140 < t891;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t903 = t902 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t892), "l"(t896), "r"(t903) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t904 = t140 < t891;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t905 = t904 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t892), "l"(t897), "r"(t905) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 407 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t906 = next + 1u;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_65 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_66 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_67 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_68 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_69 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_70 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_71 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_72 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_73 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_74 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_75 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_76 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_77 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_78 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_79 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_80 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_81 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_82 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_83 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_84 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_85 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_86 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_87 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_88 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_89 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_90 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_91 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_92 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_93 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_94 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_95 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_96 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_97 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_98 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_99 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_100 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_101 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_102 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_103 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_104 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_105 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_106 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_107 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_108 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_109 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_110 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_111 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_112 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_113 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_114 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_115 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_116 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_117 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_118 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_119 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_120 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_121 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_122 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_123 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_124 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_125 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_126 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_127 = 0.0f;
#line 147 "fa-kernels/src/attention/forward/mma/tile.rs"
        f32 s_128 = 0.0f;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t907 = i & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t908 = t907 << 13u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t909 = t99 + t908;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t910;
        asm volatile("mov.b32 %0, %1;" : "=r"(t910) : "r"(t282));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t911 = t910 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t912 = t910 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t913 = t910 ^ 96u;
        const u32 t914 = t909 + t910;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t914) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_65), "+f"(s_66), "+f"(s_67), "+f"(s_68) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_161), "r"(m_162));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_69), "+f"(s_70), "+f"(s_71), "+f"(s_72) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_163), "r"(m_164));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_97), "+f"(s_98), "+f"(s_99), "+f"(s_100) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_161), "r"(m_162));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_101), "+f"(s_102), "+f"(s_103), "+f"(s_104) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_163), "r"(m_164));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t914) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_73), "+f"(s_74), "+f"(s_75), "+f"(s_76) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_165), "r"(m_166));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_77), "+f"(s_78), "+f"(s_79), "+f"(s_80) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_167), "r"(m_168));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_105), "+f"(s_106), "+f"(s_107), "+f"(s_108) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_165), "r"(m_166));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_109), "+f"(s_110), "+f"(s_111), "+f"(s_112) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_167), "r"(m_168));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t914) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_81), "+f"(s_82), "+f"(s_83), "+f"(s_84) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_169), "r"(m_170));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_85), "+f"(s_86), "+f"(s_87), "+f"(s_88) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_171), "r"(m_172));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_113), "+f"(s_114), "+f"(s_115), "+f"(s_116) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_169), "r"(m_170));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_117), "+f"(s_118), "+f"(s_119), "+f"(s_120) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_171), "r"(m_172));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t914) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_89), "+f"(s_90), "+f"(s_91), "+f"(s_92) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_173), "r"(m_174));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_93), "+f"(s_94), "+f"(s_95), "+f"(s_96) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_175), "r"(m_176));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_121), "+f"(s_122), "+f"(s_123), "+f"(s_124) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_173), "r"(m_174));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_125), "+f"(s_126), "+f"(s_127), "+f"(s_128) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_175), "r"(m_176));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t915 = t909 + t911;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t915) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_65), "+f"(s_66), "+f"(s_67), "+f"(s_68) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_177), "r"(m_178));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_69), "+f"(s_70), "+f"(s_71), "+f"(s_72) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_179), "r"(m_180));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_97), "+f"(s_98), "+f"(s_99), "+f"(s_100) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_177), "r"(m_178));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_101), "+f"(s_102), "+f"(s_103), "+f"(s_104) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_179), "r"(m_180));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t915) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_73), "+f"(s_74), "+f"(s_75), "+f"(s_76) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_181), "r"(m_182));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_77), "+f"(s_78), "+f"(s_79), "+f"(s_80) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_183), "r"(m_184));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_105), "+f"(s_106), "+f"(s_107), "+f"(s_108) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_181), "r"(m_182));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_109), "+f"(s_110), "+f"(s_111), "+f"(s_112) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_183), "r"(m_184));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t915) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_81), "+f"(s_82), "+f"(s_83), "+f"(s_84) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_185), "r"(m_186));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_85), "+f"(s_86), "+f"(s_87), "+f"(s_88) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_187), "r"(m_188));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_113), "+f"(s_114), "+f"(s_115), "+f"(s_116) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_185), "r"(m_186));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_117), "+f"(s_118), "+f"(s_119), "+f"(s_120) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_187), "r"(m_188));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t915) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_89), "+f"(s_90), "+f"(s_91), "+f"(s_92) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_189), "r"(m_190));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_93), "+f"(s_94), "+f"(s_95), "+f"(s_96) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_191), "r"(m_192));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_121), "+f"(s_122), "+f"(s_123), "+f"(s_124) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_189), "r"(m_190));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_125), "+f"(s_126), "+f"(s_127), "+f"(s_128) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_191), "r"(m_192));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t916 = t909 + t912;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t916) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_65), "+f"(s_66), "+f"(s_67), "+f"(s_68) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_193), "r"(m_194));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_69), "+f"(s_70), "+f"(s_71), "+f"(s_72) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_195), "r"(m_196));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_97), "+f"(s_98), "+f"(s_99), "+f"(s_100) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_193), "r"(m_194));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_101), "+f"(s_102), "+f"(s_103), "+f"(s_104) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_195), "r"(m_196));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t916) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_73), "+f"(s_74), "+f"(s_75), "+f"(s_76) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_197), "r"(m_198));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_77), "+f"(s_78), "+f"(s_79), "+f"(s_80) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_199), "r"(m_200));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_105), "+f"(s_106), "+f"(s_107), "+f"(s_108) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_197), "r"(m_198));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_109), "+f"(s_110), "+f"(s_111), "+f"(s_112) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_199), "r"(m_200));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t916) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_81), "+f"(s_82), "+f"(s_83), "+f"(s_84) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_201), "r"(m_202));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_85), "+f"(s_86), "+f"(s_87), "+f"(s_88) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_203), "r"(m_204));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_113), "+f"(s_114), "+f"(s_115), "+f"(s_116) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_201), "r"(m_202));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_117), "+f"(s_118), "+f"(s_119), "+f"(s_120) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_203), "r"(m_204));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t916) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_89), "+f"(s_90), "+f"(s_91), "+f"(s_92) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_205), "r"(m_206));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_93), "+f"(s_94), "+f"(s_95), "+f"(s_96) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_207), "r"(m_208));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_121), "+f"(s_122), "+f"(s_123), "+f"(s_124) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_205), "r"(m_206));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_125), "+f"(s_126), "+f"(s_127), "+f"(s_128) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_207), "r"(m_208));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t917 = t909 + t913;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t917) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_65), "+f"(s_66), "+f"(s_67), "+f"(s_68) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_209), "r"(m_210));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_69), "+f"(s_70), "+f"(s_71), "+f"(s_72) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_211), "r"(m_212));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_97), "+f"(s_98), "+f"(s_99), "+f"(s_100) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_209), "r"(m_210));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_101), "+f"(s_102), "+f"(s_103), "+f"(s_104) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_211), "r"(m_212));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t917) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_73), "+f"(s_74), "+f"(s_75), "+f"(s_76) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_213), "r"(m_214));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_77), "+f"(s_78), "+f"(s_79), "+f"(s_80) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_215), "r"(m_216));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_105), "+f"(s_106), "+f"(s_107), "+f"(s_108) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_213), "r"(m_214));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_109), "+f"(s_110), "+f"(s_111), "+f"(s_112) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_215), "r"(m_216));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t917) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_81), "+f"(s_82), "+f"(s_83), "+f"(s_84) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_217), "r"(m_218));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_85), "+f"(s_86), "+f"(s_87), "+f"(s_88) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_219), "r"(m_220));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_113), "+f"(s_114), "+f"(s_115), "+f"(s_116) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_217), "r"(m_218));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_117), "+f"(s_118), "+f"(s_119), "+f"(s_120) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_219), "r"(m_220));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t917) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_89), "+f"(s_90), "+f"(s_91), "+f"(s_92) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_221), "r"(m_222));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_93), "+f"(s_94), "+f"(s_95), "+f"(s_96) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_223), "r"(m_224));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_121), "+f"(s_122), "+f"(s_123), "+f"(s_124) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_221), "r"(m_222));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_125), "+f"(s_126), "+f"(s_127), "+f"(s_128) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_223), "r"(m_224));
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_5 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t919;
        asm("max.f32 %0, %1, %2;" : "=f"(t919) : "f"(old_5), "f"(s_65));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t920;
        asm("max.f32 %0, %1, %2;" : "=f"(t920) : "f"(t919), "f"(s_66));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t921;
        asm("max.f32 %0, %1, %2;" : "=f"(t921) : "f"(t920), "f"(s_69));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t922;
        asm("max.f32 %0, %1, %2;" : "=f"(t922) : "f"(t921), "f"(s_70));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t923;
        asm("max.f32 %0, %1, %2;" : "=f"(t923) : "f"(t922), "f"(s_73));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t924;
        asm("max.f32 %0, %1, %2;" : "=f"(t924) : "f"(t923), "f"(s_74));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t925;
        asm("max.f32 %0, %1, %2;" : "=f"(t925) : "f"(t924), "f"(s_77));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t926;
        asm("max.f32 %0, %1, %2;" : "=f"(t926) : "f"(t925), "f"(s_78));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t927;
        asm("max.f32 %0, %1, %2;" : "=f"(t927) : "f"(t926), "f"(s_81));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t928;
        asm("max.f32 %0, %1, %2;" : "=f"(t928) : "f"(t927), "f"(s_82));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t929;
        asm("max.f32 %0, %1, %2;" : "=f"(t929) : "f"(t928), "f"(s_85));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t930;
        asm("max.f32 %0, %1, %2;" : "=f"(t930) : "f"(t929), "f"(s_86));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t931;
        asm("max.f32 %0, %1, %2;" : "=f"(t931) : "f"(t930), "f"(s_89));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t932;
        asm("max.f32 %0, %1, %2;" : "=f"(t932) : "f"(t931), "f"(s_90));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t933;
        asm("max.f32 %0, %1, %2;" : "=f"(t933) : "f"(t932), "f"(s_93));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t934;
        asm("max.f32 %0, %1, %2;" : "=f"(t934) : "f"(t933), "f"(s_94));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t935;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t935) : "f"(t934));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_5;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t934), "f"(t935));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t937;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t937) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_5;
        asm("max.f32 %0, %1, %2;" : "=f"(new_5) : "f"(pair_5), "f"(t937));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_5 = new_5 == __uint_as_float(0xff800000u);
        const f32 t940 = new_5 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_5 = none_5 ? 0.0f : t940;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t942 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t943;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t943) : "f"(old_5), "f"(scale_log2), "f"(t942));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_5;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_5) : "f"(t943));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_5;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t945 = row_sum * rescale_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t946 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_65;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s_65), "f"(scale_log2), "f"(t946));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t948;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t948) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_65 = t948;
        const f32 t949 = t945 + s_65;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t950 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_66;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_66), "f"(scale_log2), "f"(t950));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t952;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t952) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_66 = t952;
        const f32 t953 = t949 + s_66;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t954 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_67;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_69), "f"(scale_log2), "f"(t954));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t956;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t956) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_69 = t956;
        const f32 t957 = t953 + s_69;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t958 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_68;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_70), "f"(scale_log2), "f"(t958));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t960;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t960) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_70 = t960;
        const f32 t961 = t957 + s_70;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t962 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_69;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_73), "f"(scale_log2), "f"(t962));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t964;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t964) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_73 = t964;
        const f32 t965 = t961 + s_73;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t966 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_70;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_74), "f"(scale_log2), "f"(t966));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t968;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t968) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_74 = t968;
        const f32 t969 = t965 + s_74;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t970 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_71;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_77), "f"(scale_log2), "f"(t970));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t972;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t972) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_77 = t972;
        const f32 t973 = t969 + s_77;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t974 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_72;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_78), "f"(scale_log2), "f"(t974));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t976;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t976) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_78 = t976;
        const f32 t977 = t973 + s_78;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t978 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_73;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_81), "f"(scale_log2), "f"(t978));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t980;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t980) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_81 = t980;
        const f32 t981 = t977 + s_81;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t982 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_74;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_82), "f"(scale_log2), "f"(t982));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t984;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t984) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_82 = t984;
        const f32 t985 = t981 + s_82;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t986 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_75;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_85), "f"(scale_log2), "f"(t986));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t988;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t988) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_85 = t988;
        const f32 t989 = t985 + s_85;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t990 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_76;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_86), "f"(scale_log2), "f"(t990));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t992;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t992) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_86 = t992;
        const f32 t993 = t989 + s_86;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t994 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_77;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_89), "f"(scale_log2), "f"(t994));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t996;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t996) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_89 = t996;
        const f32 t997 = t993 + s_89;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t998 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_78;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_90), "f"(scale_log2), "f"(t998));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1000;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1000) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_90 = t1000;
        const f32 t1001 = t997 + s_90;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1002 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_79;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_93), "f"(scale_log2), "f"(t1002));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1004;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1004) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_93 = t1004;
        const f32 t1005 = t1001 + s_93;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1006 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_80;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_94), "f"(scale_log2), "f"(t1006));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1008;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1008) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_94 = t1008;
        const f32 t1009 = t1005 + s_94;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1009;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_6 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1011;
        asm("max.f32 %0, %1, %2;" : "=f"(t1011) : "f"(old_6), "f"(s_67));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1012;
        asm("max.f32 %0, %1, %2;" : "=f"(t1012) : "f"(t1011), "f"(s_68));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1013;
        asm("max.f32 %0, %1, %2;" : "=f"(t1013) : "f"(t1012), "f"(s_71));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1014;
        asm("max.f32 %0, %1, %2;" : "=f"(t1014) : "f"(t1013), "f"(s_72));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1015;
        asm("max.f32 %0, %1, %2;" : "=f"(t1015) : "f"(t1014), "f"(s_75));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1016;
        asm("max.f32 %0, %1, %2;" : "=f"(t1016) : "f"(t1015), "f"(s_76));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1017;
        asm("max.f32 %0, %1, %2;" : "=f"(t1017) : "f"(t1016), "f"(s_79));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1018;
        asm("max.f32 %0, %1, %2;" : "=f"(t1018) : "f"(t1017), "f"(s_80));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1019;
        asm("max.f32 %0, %1, %2;" : "=f"(t1019) : "f"(t1018), "f"(s_83));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1020;
        asm("max.f32 %0, %1, %2;" : "=f"(t1020) : "f"(t1019), "f"(s_84));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1021;
        asm("max.f32 %0, %1, %2;" : "=f"(t1021) : "f"(t1020), "f"(s_87));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1022;
        asm("max.f32 %0, %1, %2;" : "=f"(t1022) : "f"(t1021), "f"(s_88));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1023;
        asm("max.f32 %0, %1, %2;" : "=f"(t1023) : "f"(t1022), "f"(s_91));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1024;
        asm("max.f32 %0, %1, %2;" : "=f"(t1024) : "f"(t1023), "f"(s_92));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1025;
        asm("max.f32 %0, %1, %2;" : "=f"(t1025) : "f"(t1024), "f"(s_95));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1026;
        asm("max.f32 %0, %1, %2;" : "=f"(t1026) : "f"(t1025), "f"(s_96));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1027;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1027) : "f"(t1026));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_6;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t1026), "f"(t1027));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1029;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1029) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_6;
        asm("max.f32 %0, %1, %2;" : "=f"(new_6) : "f"(pair_6), "f"(t1029));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_6 = new_6 == __uint_as_float(0xff800000u);
        const f32 t1032 = new_6 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_6 = none_6 ? 0.0f : t1032;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1034 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1035;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1035) : "f"(old_6), "f"(scale_log2), "f"(t1034));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_6;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_6) : "f"(t1035));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_6;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1037 = row_sum_2 * rescale_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1038 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_81;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_67), "f"(scale_log2), "f"(t1038));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1040;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1040) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_67 = t1040;
        const f32 t1041 = t1037 + s_67;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1042 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_82;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_68), "f"(scale_log2), "f"(t1042));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1044;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1044) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_68 = t1044;
        const f32 t1045 = t1041 + s_68;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1046 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_83;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_71), "f"(scale_log2), "f"(t1046));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1048;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1048) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_71 = t1048;
        const f32 t1049 = t1045 + s_71;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1050 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_84;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_72), "f"(scale_log2), "f"(t1050));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1052;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1052) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_72 = t1052;
        const f32 t1053 = t1049 + s_72;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1054 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_85;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_75), "f"(scale_log2), "f"(t1054));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1056;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1056) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_75 = t1056;
        const f32 t1057 = t1053 + s_75;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1058 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_86;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_76), "f"(scale_log2), "f"(t1058));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1060;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1060) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_76 = t1060;
        const f32 t1061 = t1057 + s_76;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1062 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_87;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_79), "f"(scale_log2), "f"(t1062));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1064;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1064) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_79 = t1064;
        const f32 t1065 = t1061 + s_79;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1066 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_88;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_80), "f"(scale_log2), "f"(t1066));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1068;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1068) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_80 = t1068;
        const f32 t1069 = t1065 + s_80;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1070 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_89;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_83), "f"(scale_log2), "f"(t1070));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1072;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1072) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_83 = t1072;
        const f32 t1073 = t1069 + s_83;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1074 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_90;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_84), "f"(scale_log2), "f"(t1074));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1076;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1076) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_84 = t1076;
        const f32 t1077 = t1073 + s_84;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1078 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_91;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_87), "f"(scale_log2), "f"(t1078));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1080;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1080) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_87 = t1080;
        const f32 t1081 = t1077 + s_87;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1082 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_92;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_88), "f"(scale_log2), "f"(t1082));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1084;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1084) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_88 = t1084;
        const f32 t1085 = t1081 + s_88;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1086 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_93;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_91), "f"(scale_log2), "f"(t1086));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1088;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1088) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_91 = t1088;
        const f32 t1089 = t1085 + s_91;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1090 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_94;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_92), "f"(scale_log2), "f"(t1090));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1092;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1092) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_92 = t1092;
        const f32 t1093 = t1089 + s_92;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1094 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_95;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_95), "f"(scale_log2), "f"(t1094));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1096;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1096) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_95 = t1096;
        const f32 t1097 = t1093 + s_95;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1098 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_96;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_96), "f"(scale_log2), "f"(t1098));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1100;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1100) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_96 = t1100;
        const f32 t1101 = t1097 + s_96;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1101;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_7 = row_max_3;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1103;
        asm("max.f32 %0, %1, %2;" : "=f"(t1103) : "f"(old_7), "f"(s_97));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1104;
        asm("max.f32 %0, %1, %2;" : "=f"(t1104) : "f"(t1103), "f"(s_98));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1105;
        asm("max.f32 %0, %1, %2;" : "=f"(t1105) : "f"(t1104), "f"(s_101));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1106;
        asm("max.f32 %0, %1, %2;" : "=f"(t1106) : "f"(t1105), "f"(s_102));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1107;
        asm("max.f32 %0, %1, %2;" : "=f"(t1107) : "f"(t1106), "f"(s_105));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1108;
        asm("max.f32 %0, %1, %2;" : "=f"(t1108) : "f"(t1107), "f"(s_106));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1109;
        asm("max.f32 %0, %1, %2;" : "=f"(t1109) : "f"(t1108), "f"(s_109));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1110;
        asm("max.f32 %0, %1, %2;" : "=f"(t1110) : "f"(t1109), "f"(s_110));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1111;
        asm("max.f32 %0, %1, %2;" : "=f"(t1111) : "f"(t1110), "f"(s_113));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1112;
        asm("max.f32 %0, %1, %2;" : "=f"(t1112) : "f"(t1111), "f"(s_114));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1113;
        asm("max.f32 %0, %1, %2;" : "=f"(t1113) : "f"(t1112), "f"(s_117));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1114;
        asm("max.f32 %0, %1, %2;" : "=f"(t1114) : "f"(t1113), "f"(s_118));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1115;
        asm("max.f32 %0, %1, %2;" : "=f"(t1115) : "f"(t1114), "f"(s_121));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1116;
        asm("max.f32 %0, %1, %2;" : "=f"(t1116) : "f"(t1115), "f"(s_122));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1117;
        asm("max.f32 %0, %1, %2;" : "=f"(t1117) : "f"(t1116), "f"(s_125));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1118;
        asm("max.f32 %0, %1, %2;" : "=f"(t1118) : "f"(t1117), "f"(s_126));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1119;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1119) : "f"(t1118));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_7;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_7) : "f"(t1118), "f"(t1119));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1121;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1121) : "f"(pair_7));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_7;
        asm("max.f32 %0, %1, %2;" : "=f"(new_7) : "f"(pair_7), "f"(t1121));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_7 = new_7 == __uint_as_float(0xff800000u);
        const f32 t1124 = new_7 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_7 = none_7 ? 0.0f : t1124;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1126 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1127;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1127) : "f"(old_7), "f"(scale_log2), "f"(t1126));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_7;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_7) : "f"(t1127));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_3 = new_7;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1129 = row_sum_3 * rescale_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1130 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_97;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_97), "f"(scale_log2), "f"(t1130));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1132;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1132) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_97 = t1132;
        const f32 t1133 = t1129 + s_97;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1134 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_98;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_98), "f"(scale_log2), "f"(t1134));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1136;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1136) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_98 = t1136;
        const f32 t1137 = t1133 + s_98;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1138 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_99;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_101), "f"(scale_log2), "f"(t1138));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1140;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1140) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_101 = t1140;
        const f32 t1141 = t1137 + s_101;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1142 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_100;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_102), "f"(scale_log2), "f"(t1142));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1144;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1144) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_102 = t1144;
        const f32 t1145 = t1141 + s_102;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1146 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_101;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_105), "f"(scale_log2), "f"(t1146));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1148;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1148) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_105 = t1148;
        const f32 t1149 = t1145 + s_105;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1150 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_102;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_106), "f"(scale_log2), "f"(t1150));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1152;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1152) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_106 = t1152;
        const f32 t1153 = t1149 + s_106;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1154 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_103;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_109), "f"(scale_log2), "f"(t1154));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1156;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1156) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_109 = t1156;
        const f32 t1157 = t1153 + s_109;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1158 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_104;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_110), "f"(scale_log2), "f"(t1158));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1160;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1160) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_110 = t1160;
        const f32 t1161 = t1157 + s_110;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1162 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_105;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_113), "f"(scale_log2), "f"(t1162));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1164;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1164) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_113 = t1164;
        const f32 t1165 = t1161 + s_113;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1166 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_106;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_114), "f"(scale_log2), "f"(t1166));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1168;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1168) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_114 = t1168;
        const f32 t1169 = t1165 + s_114;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1170 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_107;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_117), "f"(scale_log2), "f"(t1170));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1172;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1172) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_117 = t1172;
        const f32 t1173 = t1169 + s_117;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1174 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_108;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_118), "f"(scale_log2), "f"(t1174));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1176;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1176) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_118 = t1176;
        const f32 t1177 = t1173 + s_118;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1178 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_109;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_121), "f"(scale_log2), "f"(t1178));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1180;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1180) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_121 = t1180;
        const f32 t1181 = t1177 + s_121;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1182 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_110;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_122), "f"(scale_log2), "f"(t1182));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1184;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1184) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_122 = t1184;
        const f32 t1185 = t1181 + s_122;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1186 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_111;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_125), "f"(scale_log2), "f"(t1186));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1188;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1188) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_125 = t1188;
        const f32 t1189 = t1185 + s_125;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1190 = -reference_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_112;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_126), "f"(scale_log2), "f"(t1190));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1192;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1192) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_126 = t1192;
        const f32 t1193 = t1189 + s_126;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_3 = t1193;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_8 = row_max_4;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1195;
        asm("max.f32 %0, %1, %2;" : "=f"(t1195) : "f"(old_8), "f"(s_99));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1196;
        asm("max.f32 %0, %1, %2;" : "=f"(t1196) : "f"(t1195), "f"(s_100));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1197;
        asm("max.f32 %0, %1, %2;" : "=f"(t1197) : "f"(t1196), "f"(s_103));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1198;
        asm("max.f32 %0, %1, %2;" : "=f"(t1198) : "f"(t1197), "f"(s_104));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1199;
        asm("max.f32 %0, %1, %2;" : "=f"(t1199) : "f"(t1198), "f"(s_107));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1200;
        asm("max.f32 %0, %1, %2;" : "=f"(t1200) : "f"(t1199), "f"(s_108));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1201;
        asm("max.f32 %0, %1, %2;" : "=f"(t1201) : "f"(t1200), "f"(s_111));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1202;
        asm("max.f32 %0, %1, %2;" : "=f"(t1202) : "f"(t1201), "f"(s_112));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1203;
        asm("max.f32 %0, %1, %2;" : "=f"(t1203) : "f"(t1202), "f"(s_115));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1204;
        asm("max.f32 %0, %1, %2;" : "=f"(t1204) : "f"(t1203), "f"(s_116));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1205;
        asm("max.f32 %0, %1, %2;" : "=f"(t1205) : "f"(t1204), "f"(s_119));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1206;
        asm("max.f32 %0, %1, %2;" : "=f"(t1206) : "f"(t1205), "f"(s_120));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1207;
        asm("max.f32 %0, %1, %2;" : "=f"(t1207) : "f"(t1206), "f"(s_123));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1208;
        asm("max.f32 %0, %1, %2;" : "=f"(t1208) : "f"(t1207), "f"(s_124));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1209;
        asm("max.f32 %0, %1, %2;" : "=f"(t1209) : "f"(t1208), "f"(s_127));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1210;
        asm("max.f32 %0, %1, %2;" : "=f"(t1210) : "f"(t1209), "f"(s_128));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1211;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1211) : "f"(t1210));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_8;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_8) : "f"(t1210), "f"(t1211));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1213;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1213) : "f"(pair_8));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_8;
        asm("max.f32 %0, %1, %2;" : "=f"(new_8) : "f"(pair_8), "f"(t1213));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_8 = new_8 == __uint_as_float(0xff800000u);
        const f32 t1216 = new_8 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_8 = none_8 ? 0.0f : t1216;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1218 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1219;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1219) : "f"(old_8), "f"(scale_log2), "f"(t1218));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_8;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_8) : "f"(t1219));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_4 = new_8;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1221 = row_sum_4 * rescale_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1222 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_113;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_99), "f"(scale_log2), "f"(t1222));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1224;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1224) : "f"(exponent_113));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_99 = t1224;
        const f32 t1225 = t1221 + s_99;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1226 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_114;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_100), "f"(scale_log2), "f"(t1226));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1228;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1228) : "f"(exponent_114));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_100 = t1228;
        const f32 t1229 = t1225 + s_100;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1230 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_115;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_103), "f"(scale_log2), "f"(t1230));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1232;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1232) : "f"(exponent_115));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_103 = t1232;
        const f32 t1233 = t1229 + s_103;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1234 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_116;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_104), "f"(scale_log2), "f"(t1234));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1236;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1236) : "f"(exponent_116));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_104 = t1236;
        const f32 t1237 = t1233 + s_104;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1238 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_117;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_107), "f"(scale_log2), "f"(t1238));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1240;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1240) : "f"(exponent_117));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_107 = t1240;
        const f32 t1241 = t1237 + s_107;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1242 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_118;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_108), "f"(scale_log2), "f"(t1242));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1244;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1244) : "f"(exponent_118));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_108 = t1244;
        const f32 t1245 = t1241 + s_108;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1246 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_119;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_111), "f"(scale_log2), "f"(t1246));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1248;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1248) : "f"(exponent_119));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_111 = t1248;
        const f32 t1249 = t1245 + s_111;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1250 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_120;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_112), "f"(scale_log2), "f"(t1250));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1252;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1252) : "f"(exponent_120));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_112 = t1252;
        const f32 t1253 = t1249 + s_112;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1254 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_121;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_115), "f"(scale_log2), "f"(t1254));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1256;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1256) : "f"(exponent_121));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_115 = t1256;
        const f32 t1257 = t1253 + s_115;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1258 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_122;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_116), "f"(scale_log2), "f"(t1258));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1260;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1260) : "f"(exponent_122));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_116 = t1260;
        const f32 t1261 = t1257 + s_116;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1262 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_123;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_119), "f"(scale_log2), "f"(t1262));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1264;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1264) : "f"(exponent_123));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_119 = t1264;
        const f32 t1265 = t1261 + s_119;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1266 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_124;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_120), "f"(scale_log2), "f"(t1266));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1268;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1268) : "f"(exponent_124));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_120 = t1268;
        const f32 t1269 = t1265 + s_120;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1270 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_125;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_123), "f"(scale_log2), "f"(t1270));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1272;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1272) : "f"(exponent_125));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_123 = t1272;
        const f32 t1273 = t1269 + s_123;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1274 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_126;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_124), "f"(scale_log2), "f"(t1274));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1276;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1276) : "f"(exponent_126));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_124 = t1276;
        const f32 t1277 = t1273 + s_124;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1278 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_127;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_127), "f"(scale_log2), "f"(t1278));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1280;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1280) : "f"(exponent_127));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_127 = t1280;
        const f32 t1281 = t1277 + s_127;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1282 = -reference_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_128;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_128), "f"(scale_log2), "f"(t1282));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1284;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1284) : "f"(exponent_128));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_128 = t1284;
        const f32 t1285 = t1281 + s_128;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_4 = t1285;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1286 = acc * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1286;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1287 = acc_2 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1287;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1288 = acc_5 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1288;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1289 = acc_6 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1289;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1290 = acc_9 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1290;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1291 = acc_10 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1291;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1292 = acc_13 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1292;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1293 = acc_14 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1293;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1294 = acc_17 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1294;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1295 = acc_18 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1295;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1296 = acc_21 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1296;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1297 = acc_22 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1297;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1298 = acc_25 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1298;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1299 = acc_26 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1299;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1300 = acc_29 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1300;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1301 = acc_30 * rescale_5;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1301;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1302 = acc_3 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1302;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1303 = acc_4 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1303;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1304 = acc_7 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1304;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1305 = acc_8 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1305;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1306 = acc_11 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1306;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1307 = acc_12 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1307;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1308 = acc_15 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1308;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1309 = acc_16 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1309;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1310 = acc_19 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1310;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1311 = acc_20 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1311;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1312 = acc_23 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1312;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1313 = acc_24 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1313;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1314 = acc_27 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1314;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1315 = acc_28 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1315;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1316 = acc_31 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1316;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1317 = acc_32 * rescale_6;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1317;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1318 = acc_33 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t1318;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1319 = acc_34 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t1319;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1320 = acc_37 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t1320;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1321 = acc_38 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t1321;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1322 = acc_41 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t1322;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1323 = acc_42 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t1323;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1324 = acc_45 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t1324;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1325 = acc_46 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t1325;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1326 = acc_49 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t1326;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1327 = acc_50 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t1327;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1328 = acc_53 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t1328;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1329 = acc_54 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t1329;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1330 = acc_57 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t1330;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1331 = acc_58 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t1331;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1332 = acc_61 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t1332;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1333 = acc_62 * rescale_7;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t1333;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1334 = acc_35 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t1334;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1335 = acc_36 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t1335;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1336 = acc_39 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t1336;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1337 = acc_40 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t1337;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1338 = acc_43 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t1338;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1339 = acc_44 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t1339;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1340 = acc_47 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t1340;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1341 = acc_48 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t1341;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1342 = acc_51 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t1342;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1343 = acc_52 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t1343;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1344 = acc_55 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t1344;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1345 = acc_56 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1345;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1346 = acc_59 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1346;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1347 = acc_60 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1347;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1348 = acc_63 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1348;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1349 = acc_64 * rescale_8;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1349;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1350;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1350) : "f"(s_65), "f"(s_66));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1351;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1351) : "f"(s_67), "f"(s_68));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1352;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1352) : "f"(s_69), "f"(s_70));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1353;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1353) : "f"(s_71), "f"(s_72));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1354;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1354) : "f"(s_73), "f"(s_74));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1355;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1355) : "f"(s_75), "f"(s_76));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1356;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1356) : "f"(s_77), "f"(s_78));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1357;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1357) : "f"(s_79), "f"(s_80));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1358;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1358) : "f"(s_81), "f"(s_82));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1359;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1359) : "f"(s_83), "f"(s_84));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1360;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1360) : "f"(s_85), "f"(s_86));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1361;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1361) : "f"(s_87), "f"(s_88));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1362;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1362) : "f"(s_89), "f"(s_90));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1363;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1363) : "f"(s_91), "f"(s_92));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1364;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1364) : "f"(s_93), "f"(s_94));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1365;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1365) : "f"(s_95), "f"(s_96));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1366;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1366) : "f"(s_97), "f"(s_98));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1367;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1367) : "f"(s_99), "f"(s_100));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1368;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1368) : "f"(s_101), "f"(s_102));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1369;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1369) : "f"(s_103), "f"(s_104));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1370;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1370) : "f"(s_105), "f"(s_106));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1371;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1371) : "f"(s_107), "f"(s_108));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1372;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1372) : "f"(s_109), "f"(s_110));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1373;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1373) : "f"(s_111), "f"(s_112));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1374;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1374) : "f"(s_113), "f"(s_114));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1375;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1375) : "f"(s_115), "f"(s_116));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1376;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1376) : "f"(s_117), "f"(s_118));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1377;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1377) : "f"(s_119), "f"(s_120));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1378;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1378) : "f"(s_121), "f"(s_122));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1379;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1379) : "f"(s_123), "f"(s_124));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1380;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1380) : "f"(s_125), "f"(s_126));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1381;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1381) : "f"(s_127), "f"(s_128));
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1382 = i & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1383 = t1382 << 13u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1384 = t100 + t1383;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1385;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1385) : "r"(t289));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1386 = t1385 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1387 = t1385 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1388 = t1385 ^ 96u;
        const u32 t1389 = t1384 + t1385;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1390 = t1384 + t1386;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1391 = t1384 + t1387;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1392 = t1384 + t1388;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1389) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1350), "r"(t1351), "r"(t1352), "r"(t1353), "r"(m_225), "r"(m_226));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1350), "r"(t1351), "r"(t1352), "r"(t1353), "r"(m_227), "r"(m_228));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1366), "r"(t1367), "r"(t1368), "r"(t1369), "r"(m_225), "r"(m_226));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1366), "r"(t1367), "r"(t1368), "r"(t1369), "r"(m_227), "r"(m_228));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1390) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1350), "r"(t1351), "r"(t1352), "r"(t1353), "r"(m_229), "r"(m_230));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1350), "r"(t1351), "r"(t1352), "r"(t1353), "r"(m_231), "r"(m_232));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1366), "r"(t1367), "r"(t1368), "r"(t1369), "r"(m_229), "r"(m_230));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1366), "r"(t1367), "r"(t1368), "r"(t1369), "r"(m_231), "r"(m_232));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1391) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1350), "r"(t1351), "r"(t1352), "r"(t1353), "r"(m_233), "r"(m_234));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1350), "r"(t1351), "r"(t1352), "r"(t1353), "r"(m_235), "r"(m_236));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1366), "r"(t1367), "r"(t1368), "r"(t1369), "r"(m_233), "r"(m_234));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1366), "r"(t1367), "r"(t1368), "r"(t1369), "r"(m_235), "r"(m_236));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1392) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1350), "r"(t1351), "r"(t1352), "r"(t1353), "r"(m_237), "r"(m_238));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1350), "r"(t1351), "r"(t1352), "r"(t1353), "r"(m_239), "r"(m_240));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1366), "r"(t1367), "r"(t1368), "r"(t1369), "r"(m_237), "r"(m_238));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1366), "r"(t1367), "r"(t1368), "r"(t1369), "r"(m_239), "r"(m_240));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1389) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1354), "r"(t1355), "r"(t1356), "r"(t1357), "r"(m_241), "r"(m_242));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1354), "r"(t1355), "r"(t1356), "r"(t1357), "r"(m_243), "r"(m_244));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1370), "r"(t1371), "r"(t1372), "r"(t1373), "r"(m_241), "r"(m_242));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1370), "r"(t1371), "r"(t1372), "r"(t1373), "r"(m_243), "r"(m_244));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1390) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1354), "r"(t1355), "r"(t1356), "r"(t1357), "r"(m_245), "r"(m_246));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1354), "r"(t1355), "r"(t1356), "r"(t1357), "r"(m_247), "r"(m_248));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1370), "r"(t1371), "r"(t1372), "r"(t1373), "r"(m_245), "r"(m_246));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1370), "r"(t1371), "r"(t1372), "r"(t1373), "r"(m_247), "r"(m_248));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1391) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1354), "r"(t1355), "r"(t1356), "r"(t1357), "r"(m_249), "r"(m_250));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1354), "r"(t1355), "r"(t1356), "r"(t1357), "r"(m_251), "r"(m_252));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1370), "r"(t1371), "r"(t1372), "r"(t1373), "r"(m_249), "r"(m_250));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1370), "r"(t1371), "r"(t1372), "r"(t1373), "r"(m_251), "r"(m_252));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1392) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1354), "r"(t1355), "r"(t1356), "r"(t1357), "r"(m_253), "r"(m_254));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1354), "r"(t1355), "r"(t1356), "r"(t1357), "r"(m_255), "r"(m_256));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1370), "r"(t1371), "r"(t1372), "r"(t1373), "r"(m_253), "r"(m_254));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1370), "r"(t1371), "r"(t1372), "r"(t1373), "r"(m_255), "r"(m_256));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1389) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1358), "r"(t1359), "r"(t1360), "r"(t1361), "r"(m_257), "r"(m_258));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1358), "r"(t1359), "r"(t1360), "r"(t1361), "r"(m_259), "r"(m_260));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1374), "r"(t1375), "r"(t1376), "r"(t1377), "r"(m_257), "r"(m_258));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1374), "r"(t1375), "r"(t1376), "r"(t1377), "r"(m_259), "r"(m_260));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1390) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1358), "r"(t1359), "r"(t1360), "r"(t1361), "r"(m_261), "r"(m_262));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1358), "r"(t1359), "r"(t1360), "r"(t1361), "r"(m_263), "r"(m_264));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1374), "r"(t1375), "r"(t1376), "r"(t1377), "r"(m_261), "r"(m_262));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1374), "r"(t1375), "r"(t1376), "r"(t1377), "r"(m_263), "r"(m_264));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1391) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1358), "r"(t1359), "r"(t1360), "r"(t1361), "r"(m_265), "r"(m_266));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1358), "r"(t1359), "r"(t1360), "r"(t1361), "r"(m_267), "r"(m_268));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1374), "r"(t1375), "r"(t1376), "r"(t1377), "r"(m_265), "r"(m_266));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1374), "r"(t1375), "r"(t1376), "r"(t1377), "r"(m_267), "r"(m_268));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1392) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1358), "r"(t1359), "r"(t1360), "r"(t1361), "r"(m_269), "r"(m_270));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1358), "r"(t1359), "r"(t1360), "r"(t1361), "r"(m_271), "r"(m_272));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1374), "r"(t1375), "r"(t1376), "r"(t1377), "r"(m_269), "r"(m_270));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1374), "r"(t1375), "r"(t1376), "r"(t1377), "r"(m_271), "r"(m_272));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1389) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1362), "r"(t1363), "r"(t1364), "r"(t1365), "r"(m_273), "r"(m_274));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1362), "r"(t1363), "r"(t1364), "r"(t1365), "r"(m_275), "r"(m_276));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1378), "r"(t1379), "r"(t1380), "r"(t1381), "r"(m_273), "r"(m_274));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1378), "r"(t1379), "r"(t1380), "r"(t1381), "r"(m_275), "r"(m_276));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1390) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1362), "r"(t1363), "r"(t1364), "r"(t1365), "r"(m_277), "r"(m_278));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1362), "r"(t1363), "r"(t1364), "r"(t1365), "r"(m_279), "r"(m_280));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1378), "r"(t1379), "r"(t1380), "r"(t1381), "r"(m_277), "r"(m_278));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1378), "r"(t1379), "r"(t1380), "r"(t1381), "r"(m_279), "r"(m_280));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1391) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1362), "r"(t1363), "r"(t1364), "r"(t1365), "r"(m_281), "r"(m_282));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1362), "r"(t1363), "r"(t1364), "r"(t1365), "r"(m_283), "r"(m_284));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1378), "r"(t1379), "r"(t1380), "r"(t1381), "r"(m_281), "r"(m_282));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1378), "r"(t1379), "r"(t1380), "r"(t1381), "r"(m_283), "r"(m_284));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1392) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1362), "r"(t1363), "r"(t1364), "r"(t1365), "r"(m_285), "r"(m_286));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1362), "r"(t1363), "r"(t1364), "r"(t1365), "r"(m_287), "r"(m_288));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1378), "r"(t1379), "r"(t1380), "r"(t1381), "r"(m_285), "r"(m_286));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1378), "r"(t1379), "r"(t1380), "r"(t1381), "r"(m_287), "r"(m_288));
    }
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t1393;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1393) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_9 = row_sum + t1393;
    f32 t1395;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1395) : "f"(pair_9));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t1396 = pair_9 + t1395;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1396;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t1397;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1397) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_10 = row_sum_2 + t1397;
    f32 t1399;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1399) : "f"(pair_10));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t1400 = pair_10 + t1399;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1400;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t1401;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1401) : "f"(row_sum_3));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_11 = row_sum_3 + t1401;
    f32 t1403;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1403) : "f"(pair_11));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t1404 = pair_11 + t1403;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_3 = t1404;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t1405;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1405) : "f"(row_sum_4));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_12 = row_sum_4 + t1405;
    f32 t1407;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1407) : "f"(pair_12));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t1408 = pair_12 + t1407;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_4 = t1408;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum = row_sum;
    const bool t1409 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t1410;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1410) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer = t1409 ? 0.0f : t1410;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1412 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc = t1412;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1413 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_2 = t1413;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1414 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_5 = t1414;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1415 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_6 = t1415;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1416 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_9 = t1416;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1417 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_10 = t1417;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1418 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_13 = t1418;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1419 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_14 = t1419;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1420 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_17 = t1420;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1421 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_18 = t1421;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1422 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_21 = t1422;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1423 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_22 = t1423;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1424 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_25 = t1424;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1425 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_26 = t1425;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1426 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_29 = t1426;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1427 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_30 = t1427;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t1428 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t1429;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1429) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_2 = t1428 ? 0.0f : t1429;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1431 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_3 = t1431;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1432 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_4 = t1432;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1433 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_7 = t1433;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1434 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_8 = t1434;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1435 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_11 = t1435;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1436 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_12 = t1436;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1437 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_15 = t1437;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1438 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_16 = t1438;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1439 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_19 = t1439;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1440 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_20 = t1440;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1441 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_23 = t1441;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1442 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_24 = t1442;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1443 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_27 = t1443;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1444 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_28 = t1444;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1445 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_31 = t1445;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1446 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_32 = t1446;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_3 = row_sum_3;
    const bool t1447 = sum_3 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t1448;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1448) : "f"(sum_3));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_3 = t1447 ? 0.0f : t1448;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1450 = acc_33 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_33 = t1450;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1451 = acc_34 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_34 = t1451;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1452 = acc_37 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_37 = t1452;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1453 = acc_38 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_38 = t1453;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1454 = acc_41 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_41 = t1454;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1455 = acc_42 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_42 = t1455;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1456 = acc_45 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_45 = t1456;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1457 = acc_46 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_46 = t1457;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1458 = acc_49 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_49 = t1458;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1459 = acc_50 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_50 = t1459;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1460 = acc_53 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_53 = t1460;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1461 = acc_54 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_54 = t1461;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1462 = acc_57 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_57 = t1462;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1463 = acc_58 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_58 = t1463;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1464 = acc_61 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_61 = t1464;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1465 = acc_62 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_62 = t1465;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_4 = row_sum_4;
    const bool t1466 = sum_4 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t1467;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1467) : "f"(sum_4));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_4 = t1466 ? 0.0f : t1467;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1469 = acc_35 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_35 = t1469;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1470 = acc_36 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_36 = t1470;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1471 = acc_39 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_39 = t1471;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1472 = acc_40 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_40 = t1472;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1473 = acc_43 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_43 = t1473;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1474 = acc_44 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_44 = t1474;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1475 = acc_47 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_47 = t1475;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1476 = acc_48 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_48 = t1476;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1477 = acc_51 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_51 = t1477;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1478 = acc_52 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_52 = t1478;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1479 = acc_55 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_55 = t1479;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1480 = acc_56 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_56 = t1480;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1481 = acc_59 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_59 = t1481;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1482 = acc_60 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_60 = t1482;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1483 = acc_63 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_63 = t1483;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1484 = acc_64 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_64 = t1484;
#line 186 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1485 = blockIdx.x;
#line 186 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1486;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1486) : "r"(t1485));
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1487 = seq_q + 127u;
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t1488 = t1487 >> 7u;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1489 = t1486 / t1488;
#line 95 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1490 = t1486 % t1488;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1491 = t1490 << 7u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1492 = t1489 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t1493 = t1489 / heads;
#line 200 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1494 = lane >> 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1495 = first_row + t1494;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1496 = t1495 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1497 = 0u ^ t1496;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1498 = t1495 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1499 = t1497 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1500 = t1498 + t1499;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1501 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1502 = t1501 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1503 = t1500 + t1502;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1504;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1504) : "f"(acc), "f"(acc_2));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1505 = smem_1 + t1503;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1505), "r"(t1504) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1506;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1506) : "f"(acc_5), "f"(acc_6));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1507 = t1503 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1508 = smem_1 + t1507;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1508), "r"(t1506) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1509;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1509) : "f"(acc_9), "f"(acc_10));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1510 = t1503 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1511 = smem_1 + t1510;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1511), "r"(t1509) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1512;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1512) : "f"(acc_13), "f"(acc_14));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1513 = t1503 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1514 = smem_1 + t1513;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1514), "r"(t1512) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1515;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1515) : "f"(acc_17), "f"(acc_18));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1516 = t1503 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1517 = smem_1 + t1516;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1517), "r"(t1515) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1518;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1518) : "f"(acc_21), "f"(acc_22));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1519 = t1503 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1520 = smem_1 + t1519;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1520), "r"(t1518) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1521;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1521) : "f"(acc_25), "f"(acc_26));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1522 = t1503 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1523 = smem_1 + t1522;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1523), "r"(t1521) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1524;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1524) : "f"(acc_29), "f"(acc_30));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1525 = t1503 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1526 = smem_1 + t1525;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1526), "r"(t1524) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1527 = lane >> 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1528 = first_row + t1527;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1529 = t1528 + 8u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1530 = t1529 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1531 = 0u ^ t1530;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1532 = t1529 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1533 = t1531 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1534 = t1532 + t1533;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1535 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1536 = t1535 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1537 = t1534 + t1536;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1538;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1538) : "f"(acc_3), "f"(acc_4));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1539 = smem_1 + t1537;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1539), "r"(t1538) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1540;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1540) : "f"(acc_7), "f"(acc_8));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1541 = t1537 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1542 = smem_1 + t1541;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1542), "r"(t1540) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1543;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1543) : "f"(acc_11), "f"(acc_12));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1544 = t1537 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1545 = smem_1 + t1544;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1545), "r"(t1543) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1546;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1546) : "f"(acc_15), "f"(acc_16));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1547 = t1537 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1548 = smem_1 + t1547;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1548), "r"(t1546) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1549;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1549) : "f"(acc_19), "f"(acc_20));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1550 = t1537 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1551 = smem_1 + t1550;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1551), "r"(t1549) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1552;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1552) : "f"(acc_23), "f"(acc_24));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1553 = t1537 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1554 = smem_1 + t1553;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1554), "r"(t1552) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1555;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1555) : "f"(acc_27), "f"(acc_28));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1556 = t1537 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1557 = smem_1 + t1556;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1557), "r"(t1555) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1558;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1558) : "f"(acc_31), "f"(acc_32));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1559 = t1537 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1560 = smem_1 + t1559;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1560), "r"(t1558) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1561 = lane >> 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1562 = first_row + t1561;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1563 = t1562 + 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1564 = t1563 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1565 = 0u ^ t1564;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1566 = t1563 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1567 = t1565 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1568 = t1566 + t1567;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1569 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1570 = t1569 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1571 = t1568 + t1570;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1572;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1572) : "f"(acc_33), "f"(acc_34));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1573 = smem_1 + t1571;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1573), "r"(t1572) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1574;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1574) : "f"(acc_37), "f"(acc_38));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1575 = t1571 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1576 = smem_1 + t1575;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1576), "r"(t1574) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1577;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1577) : "f"(acc_41), "f"(acc_42));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1578 = t1571 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1579 = smem_1 + t1578;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1579), "r"(t1577) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1580;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1580) : "f"(acc_45), "f"(acc_46));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1581 = t1571 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1582 = smem_1 + t1581;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1582), "r"(t1580) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1583;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1583) : "f"(acc_49), "f"(acc_50));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1584 = t1571 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1585 = smem_1 + t1584;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1585), "r"(t1583) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1586;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1586) : "f"(acc_53), "f"(acc_54));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1587 = t1571 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1588 = smem_1 + t1587;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1588), "r"(t1586) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1589;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1589) : "f"(acc_57), "f"(acc_58));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1590 = t1571 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1591 = smem_1 + t1590;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1591), "r"(t1589) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1592;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1592) : "f"(acc_61), "f"(acc_62));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1593 = t1571 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1594 = smem_1 + t1593;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1594), "r"(t1592) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1595 = lane >> 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1596 = first_row + t1595;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1597 = t1596 + 24u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1598 = t1597 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1599 = 0u ^ t1598;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1600 = t1597 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1601 = t1599 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1602 = t1600 + t1601;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1603 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1604 = t1603 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1605 = t1602 + t1604;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1606;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1606) : "f"(acc_35), "f"(acc_36));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1607 = smem_1 + t1605;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1607), "r"(t1606) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1608;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1608) : "f"(acc_39), "f"(acc_40));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1609 = t1605 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1610 = smem_1 + t1609;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1610), "r"(t1608) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1611;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1611) : "f"(acc_43), "f"(acc_44));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1612 = t1605 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1613 = smem_1 + t1612;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1613), "r"(t1611) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1614;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1614) : "f"(acc_47), "f"(acc_48));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1615 = t1605 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1616 = smem_1 + t1615;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1616), "r"(t1614) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1617;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1617) : "f"(acc_51), "f"(acc_52));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1618 = t1605 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1619 = smem_1 + t1618;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1619), "r"(t1617) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1620;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1620) : "f"(acc_55), "f"(acc_56));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1621 = t1605 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1622 = smem_1 + t1621;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1622), "r"(t1620) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1623;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1623) : "f"(acc_59), "f"(acc_60));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1624 = t1605 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1625 = smem_1 + t1624;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1625), "r"(t1623) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1626;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1626) : "f"(acc_63), "f"(acc_64));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1627 = t1605 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1628 = smem_1 + t1627;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1628), "r"(t1626) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1629 = (u64)t1493;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1630 = t1629 * o_stride0;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1631 = t1630 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1632 = o + t1631;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1633 = (u64)t1491;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1634 = t1633 * o_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1635 = t1634 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1636 = t1632 + t1635;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1637 = (u64)t1492;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1638 = t1637 * o_stride2;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1639 = t1638 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1640 = t1636 + t1639;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1641 = (u32)o_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1642 = t1641 << 1u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1643 = seq_q - t1491;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1644 = head_dim >> 3u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1645 = lane >> 3u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1646 = first_row + t1645;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1647 = lane & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1648 = t1646 < t1643;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1649 = t1647 < t1644;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1650 = t1648 & t1649;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1650) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1651 = t1646 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1652 = t1647 ^ t1651;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1653 = t1646 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1654 = t1652 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1655 = t1653 + t1654;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1656 = smem_1 + t1655;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t1656) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1657 = (u64)t1646 * t1642;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1658 = t1640 + t1657;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1659 = (u64)t1647 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1660 = t1658 + t1659;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1660), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1661 = t1646 + 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1662 = t1661 < t1643;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1663 = t1647 < t1644;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1664 = t1662 & t1663;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1664) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1665 = t1661 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1666 = t1647 ^ t1665;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1667 = t1661 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1668 = t1666 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1669 = t1667 + t1668;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1670 = smem_1 + t1669;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t1670) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1671 = (u64)t1661 * t1642;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1672 = t1640 + t1671;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1673 = (u64)t1647 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1674 = t1672 + t1673;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1674), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1675 = t1646 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1676 = t1675 < t1643;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1677 = t1647 < t1644;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1678 = t1676 & t1677;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1678) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1679 = t1675 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1680 = t1647 ^ t1679;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1681 = t1675 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1682 = t1680 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1683 = t1681 + t1682;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1684 = smem_1 + t1683;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t1684) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1685 = (u64)t1675 * t1642;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1686 = t1640 + t1685;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1687 = (u64)t1647 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1688 = t1686 + t1687;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1688), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1689 = t1646 + 12u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1690 = t1689 < t1643;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1691 = t1647 < t1644;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1692 = t1690 & t1691;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1692) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1693 = t1689 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1694 = t1647 ^ t1693;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1695 = t1689 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1696 = t1694 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1697 = t1695 + t1696;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1698 = smem_1 + t1697;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t1698) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1699 = (u64)t1689 * t1642;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1700 = t1640 + t1699;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1701 = (u64)t1647 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1702 = t1700 + t1701;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1702), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1703 = t1646 + 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1704 = t1703 < t1643;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1705 = t1647 < t1644;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1706 = t1704 & t1705;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1706) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1707 = t1703 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1708 = t1647 ^ t1707;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1709 = t1703 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1710 = t1708 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1711 = t1709 + t1710;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1712 = smem_1 + t1711;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t1712) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1713 = (u64)t1703 * t1642;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1714 = t1640 + t1713;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1715 = (u64)t1647 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1716 = t1714 + t1715;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1716), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1717 = t1646 + 20u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1718 = t1717 < t1643;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1719 = t1647 < t1644;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1720 = t1718 & t1719;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1720) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1721 = t1717 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1722 = t1647 ^ t1721;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1723 = t1717 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1724 = t1722 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1725 = t1723 + t1724;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1726 = smem_1 + t1725;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_21;
        u32 row_22;
        u32 row_23;
        u32 row_24;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t1726) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1727 = (u64)t1717 * t1642;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1728 = t1640 + t1727;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1729 = (u64)t1647 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1730 = t1728 + t1729;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1730), "r"(row_21), "r"(row_22), "r"(row_23), "r"(row_24) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1731 = t1646 + 24u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1732 = t1731 < t1643;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1733 = t1647 < t1644;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1734 = t1732 & t1733;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1734) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1735 = t1731 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1736 = t1647 ^ t1735;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1737 = t1731 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1738 = t1736 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1739 = t1737 + t1738;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1740 = smem_1 + t1739;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_25;
        u32 row_26;
        u32 row_27;
        u32 row_28;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t1740) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1741 = (u64)t1731 * t1642;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1742 = t1640 + t1741;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1743 = (u64)t1647 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1744 = t1742 + t1743;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1744), "r"(row_25), "r"(row_26), "r"(row_27), "r"(row_28) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1745 = t1646 + 28u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1746 = t1745 < t1643;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1747 = t1647 < t1644;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t1748 = t1746 & t1747;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t1748) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1749 = t1745 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1750 = t1647 ^ t1749;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1751 = t1745 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1752 = t1750 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1753 = t1751 + t1752;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1754 = smem_1 + t1753;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_29;
        u32 row_30;
        u32 row_31;
        u32 row_32;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t1754) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1755 = (u64)t1745 * t1642;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1756 = t1640 + t1755;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1757 = (u64)t1647 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t1758 = t1756 + t1757;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1758), "r"(row_29), "r"(row_30), "r"(row_31), "r"(row_32) : "memory");
    }
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1759 = t1491 + first_row;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1760 = (u64)t1493;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1761 = t1760 * lse_stride0;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1762 = t1761 * 4ull;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1763 = lse + t1762;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1764 = (u64)t1492;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1765 = t1764 * lse_stride1;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1766 = t1765 * 4ull;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t1767 = t1763 + t1766;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1768 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const u32 t1769 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const bool t1770 = t1769 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    if (t1770) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1771 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_33 = t1759 + t1771;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists = row_33 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists) {
            const u64 t1774 = (u64)row_33 * t1768;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1775 = t1774 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1776 = t1767 + t1775;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1777;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1777) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1778;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1778) : "f"(row_max), "f"(scale_log2), "f"(t1777));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t1778 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1780 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t1781 = t1780 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1776), "f"(t1781) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1782 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1783 = t1759 + t1782;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_34 = t1783 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_2 = row_34 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_2) {
            const u64 t1786 = (u64)row_34 * t1768;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1787 = t1786 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1788 = t1767 + t1787;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1789;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1789) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1790;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1790) : "f"(row_max_2), "f"(scale_log2), "f"(t1789));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t1790 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1792 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t1793 = t1792 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1788), "f"(t1793) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1794 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1795 = t1759 + t1794;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_35 = t1795 + 16u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_3 = row_35 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_3) {
            const u64 t1798 = (u64)row_35 * t1768;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1799 = t1798 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1800 = t1767 + t1799;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1801;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1801) : "f"(row_sum_3));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1802;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1802) : "f"(row_max_3), "f"(scale_log2), "f"(t1801));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_4 = t1802 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1804 = row_sum_3 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t1805 = t1804 ? __uint_as_float(0xff800000u) : lse_4;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1800), "f"(t1805) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1806 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t1807 = t1759 + t1806;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_36 = t1807 + 24u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_4 = row_36 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_4) {
            const u64 t1810 = (u64)row_36 * t1768;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1811 = t1810 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t1812 = t1767 + t1811;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1813;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1813) : "f"(row_sum_4));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1814;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1814) : "f"(row_max_4), "f"(scale_log2), "f"(t1813));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_5 = t1814 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1816 = row_sum_4 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t1817 = t1816 ? __uint_as_float(0xff800000u) : lse_5;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1812), "f"(t1817) : "memory");
        }
    }
}
