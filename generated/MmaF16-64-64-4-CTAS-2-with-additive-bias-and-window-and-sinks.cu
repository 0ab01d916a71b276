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
    const u32 t22 = batch * group;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t23 = t17 % t22;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t24 = t17 / t22;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t25 = t24 * group;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t26 = t23 % group;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t27 = t25 + t26;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t28 = t23 / group;
#line 58 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t29 = t27 / group;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t30 = seq_k + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t31 = t30 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 end = t31 > 1u ? t31 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t33 = seq_k >> 6u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 whole = t33 < end ? t33 : end;
    const u32 t35 = end - whole;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 masked_right = t35 < end ? t35 : end;
#line 51 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t38 = (u64)t28;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t39 = t38 * q_stride0;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t40 = t39 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t41 = q + t40;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t42 = (u64)t21;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t43 = t42 * q_stride1;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t44 = t43 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t45 = t41 + t44;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t46 = (u64)t27;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t47 = t46 * q_stride2;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t48 = t47 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t49 = t45 + t48;
    const u32 t50 = (u32)q_stride1;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t51 = t50 << 1u;
    const u32 t52 = thread >> 3u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t53 = thread & 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t54 = t52 & 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t55 = t53 ^ t54;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t56 = t52 << 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t57 = t55 << 4u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t58 = t56 + t57;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t59 = (u64)t52 * t51;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t60 = t49 + t59;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t61 = (u64)t53 * 16u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t62 = t60 + t61;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t63 = (u64)t51 * 16u;
    const u32 exist = seq_q - t21;
    const u32 t65 = head_dim >> 3u;
    const u32 t66 = smem_1 + t58;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t67 = (u64)0u * t51;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t68 = t62 + t67;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t69 = t68 + t63;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t70 = t69 + t63;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t71 = t70 + t63;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t72 = t52 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t73 = t53 < t65;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t74 = t72 & t73;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t75 = t74 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t66), "l"(t68), "r"(t75) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t76 = t52 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t77 = t76 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t78 = t53 < t65;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t79 = t77 & t78;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t80 = t79 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t66), "l"(t69), "r"(t80) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t81 = t52 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t82 = t81 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t83 = t53 < t65;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t84 = t82 & t83;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t85 = t84 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t66), "l"(t70), "r"(t85) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t86 = t52 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t87 = t86 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t88 = t53 < t65;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t89 = t87 & t88;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t90 = t89 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t66), "l"(t71), "r"(t90) : "memory");
#line 117 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 last = t21 + 63u;
    const u32 t92 = t21 >> 6u;
#line 118 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t93 = seq_q - 1u;
#line 118 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t94 = last < t93 ? last : t93;
#line 126 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t95 = (u32)__cvta_generic_to_shared(smem);
#line 126 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t96 = t95 + 24576u;
#line 37 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t97 = threadIdx.x;
#line 37 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_2 = t97 & 31u;
    const u32 t99 = threadIdx.x;
#line 38 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t100 = t99 >> 5u;
#line 38 "fa-kernels/src/attention/block_cursor.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t100));
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t102 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t103 = t102 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t104 = t103 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t105 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t106 = t105 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t107 = t104 - t106;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t108 = t107 < 64u ? t107 : 64u;
#line 39 "fa-kernels/src/attention/block_cursor.rs"
    #pragma unroll 1
    for (u32 i = warp; i < t108; i += 4u) {
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t109 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t110 = t109 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t111 = t110 - i;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t112 = t111 << 5u;
#line 40 "fa-kernels/src/attention/block_cursor.rs"
        const u32 block = t112 + lane_2;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last_2 = seq_k - 1u;
#line 285 "fa-kernels/src/attention/block_walk.rs"
        const u32 key = block << 6u;
        const u32 t116 = key < last_2 ? key : last_2;
#line 286 "fa-kernels/src/attention/block_walk.rs"
        const u32 t117 = key + 63u;
#line 286 "fa-kernels/src/attention/block_walk.rs"
        const u32 t118 = t117 < last_2 ? t117 : last_2;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t119 = t27 / group;
#line 19 "src/functions/windows.rs"
        const u32 t2_2 = argument0_2 < 2147483648u ? argument0_2 : 2147483648u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t121 = t116 <= t118;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t122 = t121 ? t116 : 0u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t123 = t121 ? t118 : 4294967295u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t124 = t123 < argument1;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t125 = t122 < argument1;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t126 = t2_2 - 2147483648u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t127 = t2_2 - 2147483648u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t128 = t126 <= t127;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t129 = 0u > t127 ? 0u : t127;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t130 = t128 ? t129 : 4294967295u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t131 = 2147483648u - t2_2;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t132 = 2147483648u - t2_2;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t133 = t131 <= t132;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t134 = 0u > t132 ? 0u : t132;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t135 = t133 ? t134 : 4294967295u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t136 = t130 <= t135;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t137 = t136 ? 2147483648u : t2_2;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t138 = t130 < t135 ? t130 : t135;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t139 = t137 + t138;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t140 = t125 ? t137 : t2_2;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t141 = t124 ? 2147483648u : t140;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t142 = t125 ? t139 : t2_2;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t143 = t124 ? 2147483648u : t142;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t144 = t21 + seq_k;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t145 = t94 - t21;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t146 = t144 + t145;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t147 = t145 <= t145;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t148 = t147 ? t144 : 0u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t149 = t147 ? t146 : 4294967295u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t150 = t148 - seq_q;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t151 = t149 - t148;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t152 = t150 + t151;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t153 = t151 <= t151;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t154 = t153 ? t150 : 0u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t155 = t153 ? t152 : 4294967295u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t156 = t154 - t118;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t157 = t155 - t154;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t158 = t118 - t116;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t159 = t157 + t158;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t160 = t156 + t159;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t161 = t157 <= t159;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t162 = t161 ? t156 : 0u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t163 = t161 ? t160 : 4294967295u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t164 = t162 <= t163;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t165 = t164 ? t162 : 0u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t166 = t164 ? t163 : 4294967295u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t167 = t141 <= t143;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t168 = t167 ? t141 : 0u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t169 = t167 ? t143 : 4294967295u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t170 = t166 < t168;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t171 = t165 < t169;
#line 129 "fa-kernels/src/attention/block_walk.rs"
        const u32 t172 = end - end;
#line 129 "fa-kernels/src/attention/block_walk.rs"
        const bool t173 = t172 <= block;
#line 129 "fa-kernels/src/attention/block_walk.rs"
        const bool t174 = block < end;
#line 129 "fa-kernels/src/attention/block_walk.rs"
        const bool is_there = t173 & t174;
        const u32 t176 = end - 1u;
#line 130 "fa-kernels/src/attention/block_walk.rs"
        const u32 after = t176 - block;
        const bool t178 = masked_right <= after;
#line 131 "fa-kernels/src/attention/block_walk.rs"
        const bool t179 = after < end;
#line 131 "fa-kernels/src/attention/block_walk.rs"
        const bool inside = t178 & t179;
        const bool t181 = is_there & t171;
#line 132 "fa-kernels/src/attention/block_walk.rs"
        const u32 visible = __ballot_sync(0xffffffffu, t181);
        const bool t183 = is_there & inside;
#line 133 "fa-kernels/src/attention/block_walk.rs"
        const bool t184 = t183 & t171;
#line 133 "fa-kernels/src/attention/block_walk.rs"
        const bool t185 = t184 & t170;
#line 133 "fa-kernels/src/attention/block_walk.rs"
        const u32 whole_2 = __ballot_sync(0xffffffffu, t185);
        const u32 pair = visible ^ whole_2;
#line 42 "fa-kernels/src/attention/block_cursor.rs"
        const bool t188 = lane_2 == 0u;
#line 42 "fa-kernels/src/attention/block_cursor.rs"
        if (t188) {
#line 71 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t189 = i << 3u;
#line 71 "fa-kernels/src/attention/block_cursor.rs"
            const u32 to = t96 + t189;
            f32 t191;
            asm("mov.b32 %0, %1;" : "=f"(t191) : "r"(pair));
#line 72 "fa-kernels/src/attention/block_cursor.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t191) : "memory");
            f32 t192;
            asm("mov.b32 %0, %1;" : "=f"(t192) : "r"(whole_2));
#line 73 "fa-kernels/src/attention/block_cursor.rs"
            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t192) : "memory");
        }
    }
#line 81 "fa-kernels/src/attention/forward/mma/work.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t193 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t194 = t193 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t195 = t194 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t196 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t197 = t196 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t198 = t195 - t197;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t199 = t198 < 64u ? t198 : 64u;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t200 = t199 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t201 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t202 = t201 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t203 = t202 - t200;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t204 = t203 << 5u;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t205 = end - end;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t206 = t204 > t205 ? t204 : t205;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t207 = end - end;
#line 140 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t208 = t206 - t207;
#line 79 "fa-kernels/src/attention/block_cursor.rs"
    u32 all = t208;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t209 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_3 = t209 & 31u;
#line 148 "fa-kernels/src/attention/block_cursor.rs"
    u32 own = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t211 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t212 = t211 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t213 = t212 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t214 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t215 = t214 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t216 = t213 - t215;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t217 = t216 < 64u ? t216 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t218 = lane_3 < t217;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t218) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t219 = lane_3 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_2 = t96 + t219;
        f32 t221;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t221) : "r"(pair_2) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t222;
        asm("mov.b32 %0, %1;" : "=r"(t222) : "f"(t221));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t223;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t223) : "r"(pair_2) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t224;
        asm("mov.b32 %0, %1;" : "=r"(t224) : "f"(t223));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t225 = t222 | t224;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t226;
        asm("popc.b32 %0, %1;" : "=r"(t226) : "r"(t225));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own = t226;
    }
    const u32 own_2 = own;
    f32 t228;
    asm("mov.b32 %0, %1;" : "=f"(t228) : "r"(own_2));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t229;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t229) : "f"(t228));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t230;
    asm("mov.b32 %0, %1;" : "=r"(t230) : "f"(t229));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t231 = lane_3 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t232 = t231 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t233 = t232 ? t230 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t234 = own_2 + t233;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t235 = own_2 + t230;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t236;
    asm("mov.b32 %0, %1;" : "=f"(t236) : "r"(t235));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t237;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t237) : "f"(t236));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t238;
    asm("mov.b32 %0, %1;" : "=r"(t238) : "f"(t237));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t239 = lane_3 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t240 = t239 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t241 = t240 ? t238 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t242 = t234 + t241;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t243 = t235 + t238;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t244;
    asm("mov.b32 %0, %1;" : "=f"(t244) : "r"(t243));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t245;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t245) : "f"(t244));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t246;
    asm("mov.b32 %0, %1;" : "=r"(t246) : "f"(t245));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t247 = lane_3 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t248 = t247 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t249 = t248 ? t246 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t250 = t242 + t249;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t251 = t243 + t246;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t252;
    asm("mov.b32 %0, %1;" : "=f"(t252) : "r"(t251));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t253;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t253) : "f"(t252));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t254;
    asm("mov.b32 %0, %1;" : "=r"(t254) : "f"(t253));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t255 = lane_3 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t256 = t255 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t257 = t256 ? t254 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t258 = t250 + t257;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t259 = t251 + t254;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t260;
    asm("mov.b32 %0, %1;" : "=f"(t260) : "r"(t259));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t261;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t261) : "f"(t260));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t262;
    asm("mov.b32 %0, %1;" : "=r"(t262) : "f"(t261));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t263 = lane_3 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t264 = t263 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t265 = t264 ? t262 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t266 = t258 + t265;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t267 = t259 + t262;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t268;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t268) : "r"(t267));
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t269 = all + t268;
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    all = t269;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t270 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_4 = t270 & 31u;
    const u32 pair_3 = lane_4 + 32u;
    u32 own_3 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t273 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t274 = t273 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t275 = t274 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t276 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t277 = t276 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t278 = t275 - t277;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t279 = t278 < 64u ? t278 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t280 = pair_3 < t279;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t280) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t281 = pair_3 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_4 = t96 + t281;
        f32 t283;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t283) : "r"(pair_4) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t284;
        asm("mov.b32 %0, %1;" : "=r"(t284) : "f"(t283));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t285;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t285) : "r"(pair_4) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t286;
        asm("mov.b32 %0, %1;" : "=r"(t286) : "f"(t285));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t287 = t284 | t286;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t288;
        asm("popc.b32 %0, %1;" : "=r"(t288) : "r"(t287));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own_3 = t288;
    }
    const u32 own_4 = own_3;
    f32 t290;
    asm("mov.b32 %0, %1;" : "=f"(t290) : "r"(own_4));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t291;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t291) : "f"(t290));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t292;
    asm("mov.b32 %0, %1;" : "=r"(t292) : "f"(t291));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t293 = lane_4 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t294 = t293 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t295 = t294 ? t292 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t296 = own_4 + t295;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t297 = own_4 + t292;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t298;
    asm("mov.b32 %0, %1;" : "=f"(t298) : "r"(t297));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t299;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t299) : "f"(t298));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t300;
    asm("mov.b32 %0, %1;" : "=r"(t300) : "f"(t299));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t301 = lane_4 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t302 = t301 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t303 = t302 ? t300 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t304 = t296 + t303;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t305 = t297 + t300;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t306;
    asm("mov.b32 %0, %1;" : "=f"(t306) : "r"(t305));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t307;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t307) : "f"(t306));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t308;
    asm("mov.b32 %0, %1;" : "=r"(t308) : "f"(t307));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t309 = lane_4 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t310 = t309 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t311 = t310 ? t308 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t312 = t304 + t311;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t313 = t305 + t308;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t314;
    asm("mov.b32 %0, %1;" : "=f"(t314) : "r"(t313));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t315;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t315) : "f"(t314));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t316;
    asm("mov.b32 %0, %1;" : "=r"(t316) : "f"(t315));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t317 = lane_4 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t318 = t317 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t319 = t318 ? t316 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t320 = t312 + t319;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t321 = t313 + t316;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t322;
    asm("mov.b32 %0, %1;" : "=f"(t322) : "r"(t321));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t323;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t323) : "f"(t322));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t324;
    asm("mov.b32 %0, %1;" : "=r"(t324) : "f"(t323));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t325 = lane_4 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t326 = t325 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t327 = t326 ? t324 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t328 = t320 + t327;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t329 = t321 + t324;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t330;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t330) : "r"(t329));
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t331 = all + t330;
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    all = t331;
#line 82 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 count = all > 1u ? all : 1u;
#line 90 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t333 = end - 1u;
#line 90 "fa-kernels/src/attention/block_cursor.rs"
    u32 block_2 = t333;
#line 94 "fa-kernels/src/attention/block_cursor.rs"
    u32 rest_2 = 0u;
    u32 is_found = 0u;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t334 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_5 = t334 & 31u;
#line 148 "fa-kernels/src/attention/block_cursor.rs"
    u32 own_5 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t336 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t337 = t336 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t338 = t337 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t339 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t340 = t339 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t341 = t338 - t340;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t342 = t341 < 64u ? t341 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t343 = lane_5 < t342;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t343) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t344 = lane_5 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_5 = t96 + t344;
        f32 t346;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t346) : "r"(pair_5) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t347;
        asm("mov.b32 %0, %1;" : "=r"(t347) : "f"(t346));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t348;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t348) : "r"(pair_5) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t349;
        asm("mov.b32 %0, %1;" : "=r"(t349) : "f"(t348));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t350 = t347 | t349;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t351;
        asm("popc.b32 %0, %1;" : "=r"(t351) : "r"(t350));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own_5 = t351;
    }
    const u32 own_6 = own_5;
    f32 t353;
    asm("mov.b32 %0, %1;" : "=f"(t353) : "r"(own_6));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t354;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t354) : "f"(t353));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t355;
    asm("mov.b32 %0, %1;" : "=r"(t355) : "f"(t354));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t356 = lane_5 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t357 = t356 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t358 = t357 ? t355 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t359 = own_6 + t358;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t360 = own_6 + t355;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t361;
    asm("mov.b32 %0, %1;" : "=f"(t361) : "r"(t360));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t362;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t362) : "f"(t361));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t363;
    asm("mov.b32 %0, %1;" : "=r"(t363) : "f"(t362));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t364 = lane_5 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t365 = t364 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t366 = t365 ? t363 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t367 = t359 + t366;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t368 = t360 + t363;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t369;
    asm("mov.b32 %0, %1;" : "=f"(t369) : "r"(t368));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t370;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t370) : "f"(t369));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t371;
    asm("mov.b32 %0, %1;" : "=r"(t371) : "f"(t370));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t372 = lane_5 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t373 = t372 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t374 = t373 ? t371 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t375 = t367 + t374;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t376 = t368 + t371;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t377;
    asm("mov.b32 %0, %1;" : "=f"(t377) : "r"(t376));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t378;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t378) : "f"(t377));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t379;
    asm("mov.b32 %0, %1;" : "=r"(t379) : "f"(t378));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t380 = lane_5 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t381 = t380 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t382 = t381 ? t379 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t383 = t375 + t382;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t384 = t376 + t379;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t385;
    asm("mov.b32 %0, %1;" : "=f"(t385) : "r"(t384));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t386;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t386) : "f"(t385));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t387;
    asm("mov.b32 %0, %1;" : "=r"(t387) : "f"(t386));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t388 = lane_5 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t389 = t388 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t390 = t389 ? t387 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t391 = t383 + t390;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t392 = t384 + t387;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t393;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t393) : "r"(t392));
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    const bool t394 = is_found == 0u;
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    if (t394) {
        const bool t395 = rest_2 < t393;
#line 99 "fa-kernels/src/attention/block_cursor.rs"
        if (t395) {
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const bool t396 = rest_2 < t391;
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const u32 lanes = __ballot_sync(0xffffffffu, t396);
            const u32 t398 = lanes - 1u;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t399 = lanes & t398;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t400 = lanes ^ t399;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            u32 pair_6;
            asm("bfind.u32 %0, %1;" : "=r"(pair_6) : "r"(t400));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t402;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t402) : "r"(t391), "r"(pair_6));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t403;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t403) : "r"(own_6), "r"(pair_6));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            const u32 before = t402 - t403;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t405 = pair_6 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 pair_7 = t96 + t405;
            f32 t407;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t407) : "r"(pair_7) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t408;
            asm("mov.b32 %0, %1;" : "=r"(t408) : "f"(t407));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            f32 t409;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t409) : "r"(pair_7) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t410;
            asm("mov.b32 %0, %1;" : "=r"(t410) : "f"(t409));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t411 = t408 | t410;
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t412 = rest_2 - before;
#line 175 "fa-kernels/src/attention/block_cursor.rs"
            u32 position = 0u;
            u32 rest_3 = t412;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t413 = position + 16u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t414 = t411 >> t413;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper = t414 & 65535u;
            u32 count_2;
            asm("popc.b32 %0, %1;" : "=r"(count_2) : "r"(upper));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t417 = rest_3 < count_2;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t417) {
                const u32 t418 = position + 16u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t418;
            } else {
                const u32 t419 = rest_3 - count_2;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t419;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t420 = position + 8u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t421 = t411 >> t420;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_2 = t421 & 255u;
            u32 count_3;
            asm("popc.b32 %0, %1;" : "=r"(count_3) : "r"(upper_2));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t424 = rest_3 < count_3;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t424) {
                const u32 t425 = position + 8u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t425;
            } else {
                const u32 t426 = rest_3 - count_3;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t426;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t427 = position + 4u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t428 = t411 >> t427;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_3 = t428 & 15u;
            u32 count_4;
            asm("popc.b32 %0, %1;" : "=r"(count_4) : "r"(upper_3));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t431 = rest_3 < count_4;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t431) {
                const u32 t432 = position + 4u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t432;
            } else {
                const u32 t433 = rest_3 - count_4;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t433;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t434 = position + 2u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t435 = t411 >> t434;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_4 = t435 & 3u;
            u32 count_5;
            asm("popc.b32 %0, %1;" : "=r"(count_5) : "r"(upper_4));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t438 = rest_3 < count_5;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t438) {
                const u32 t439 = position + 2u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t439;
            } else {
                const u32 t440 = rest_3 - count_5;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t440;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t441 = position + 1u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t442 = t411 >> t441;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_5 = t442 & 1u;
            u32 count_6;
            asm("popc.b32 %0, %1;" : "=r"(count_6) : "r"(upper_5));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t445 = rest_3 < count_6;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t445) {
                const u32 t446 = position + 1u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t446;
            } else {
                const u32 t447 = rest_3 - count_6;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t447;
            }
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 bit = position;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t448 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t449 = t448 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t450 = t449 - pair_6;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t451 = t450 << 5u;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t452 = t451 + bit;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            block_2 = t452;
            is_found = 1u;
        } else {
            const u32 t453 = rest_2 - t393;
#line 109 "fa-kernels/src/attention/block_cursor.rs"
            rest_2 = t453;
        }
    }
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t454 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_6 = t454 & 31u;
    const u32 pair_8 = lane_6 + 32u;
    u32 own_7 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t457 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t458 = t457 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t459 = t458 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t460 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t461 = t460 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t462 = t459 - t461;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t463 = t462 < 64u ? t462 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t464 = pair_8 < t463;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t464) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t465 = pair_8 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_9 = t96 + t465;
        f32 t467;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t467) : "r"(pair_9) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t468;
        asm("mov.b32 %0, %1;" : "=r"(t468) : "f"(t467));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t469;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t469) : "r"(pair_9) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t470;
        asm("mov.b32 %0, %1;" : "=r"(t470) : "f"(t469));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t471 = t468 | t470;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t472;
        asm("popc.b32 %0, %1;" : "=r"(t472) : "r"(t471));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own_7 = t472;
    }
    const u32 own_8 = own_7;
    f32 t474;
    asm("mov.b32 %0, %1;" : "=f"(t474) : "r"(own_8));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t475;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t475) : "f"(t474));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t476;
    asm("mov.b32 %0, %1;" : "=r"(t476) : "f"(t475));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t477 = lane_6 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t478 = t477 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t479 = t478 ? t476 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t480 = own_8 + t479;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t481 = own_8 + t476;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t482;
    asm("mov.b32 %0, %1;" : "=f"(t482) : "r"(t481));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t483;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t483) : "f"(t482));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t484;
    asm("mov.b32 %0, %1;" : "=r"(t484) : "f"(t483));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t485 = lane_6 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t486 = t485 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t487 = t486 ? t484 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t488 = t480 + t487;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t489 = t481 + t484;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t490;
    asm("mov.b32 %0, %1;" : "=f"(t490) : "r"(t489));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t491;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t491) : "f"(t490));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t492;
    asm("mov.b32 %0, %1;" : "=r"(t492) : "f"(t491));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t493 = lane_6 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t494 = t493 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t495 = t494 ? t492 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t496 = t488 + t495;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t497 = t489 + t492;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t498;
    asm("mov.b32 %0, %1;" : "=f"(t498) : "r"(t497));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t499;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t499) : "f"(t498));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t500;
    asm("mov.b32 %0, %1;" : "=r"(t500) : "f"(t499));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t501 = lane_6 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t502 = t501 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t503 = t502 ? t500 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t504 = t496 + t503;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t505 = t497 + t500;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t506;
    asm("mov.b32 %0, %1;" : "=f"(t506) : "r"(t505));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t507;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t507) : "f"(t506));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t508;
    asm("mov.b32 %0, %1;" : "=r"(t508) : "f"(t507));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t509 = lane_6 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t510 = t509 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t511 = t510 ? t508 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t512 = t504 + t511;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t513 = t505 + t508;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t514;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t514) : "r"(t513));
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    const bool t515 = is_found == 0u;
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    if (t515) {
        const bool t516 = rest_2 < t514;
#line 99 "fa-kernels/src/attention/block_cursor.rs"
        if (t516) {
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const bool t517 = rest_2 < t512;
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const u32 lanes_2 = __ballot_sync(0xffffffffu, t517);
            const u32 t519 = lanes_2 - 1u;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t520 = lanes_2 & t519;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t521 = lanes_2 ^ t520;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            u32 pair_10;
            asm("bfind.u32 %0, %1;" : "=r"(pair_10) : "r"(t521));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t523;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t523) : "r"(t512), "r"(pair_10));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t524;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t524) : "r"(own_8), "r"(pair_10));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            const u32 before_2 = t523 - t524;
            const u32 pair_11 = pair_10 + 32u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t527 = pair_11 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 pair_12 = t96 + t527;
            f32 t529;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t529) : "r"(pair_12) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t530;
            asm("mov.b32 %0, %1;" : "=r"(t530) : "f"(t529));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            f32 t531;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t531) : "r"(pair_12) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t532;
            asm("mov.b32 %0, %1;" : "=r"(t532) : "f"(t531));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t533 = t530 | t532;
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t534 = rest_2 - before_2;
#line 175 "fa-kernels/src/attention/block_cursor.rs"
            u32 position_2 = 0u;
            u32 rest_4 = t534;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t535 = position_2 + 16u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t536 = t533 >> t535;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_6 = t536 & 65535u;
            u32 count_7;
            asm("popc.b32 %0, %1;" : "=r"(count_7) : "r"(upper_6));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t539 = rest_4 < count_7;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t539) {
                const u32 t540 = position_2 + 16u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t540;
            } else {
                const u32 t541 = rest_4 - count_7;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_4 = t541;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t542 = position_2 + 8u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t543 = t533 >> t542;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_7 = t543 & 255u;
            u32 count_8;
            asm("popc.b32 %0, %1;" : "=r"(count_8) : "r"(upper_7));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t546 = rest_4 < count_8;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t546) {
                const u32 t547 = position_2 + 8u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t547;
            } else {
                const u32 t548 = rest_4 - count_8;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_4 = t548;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t549 = position_2 + 4u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t550 = t533 >> t549;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_8 = t550 & 15u;
            u32 count_9;
            asm("popc.b32 %0, %1;" : "=r"(count_9) : "r"(upper_8));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t553 = rest_4 < count_9;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t553) {
                const u32 t554 = position_2 + 4u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t554;
            } else {
                const u32 t555 = rest_4 - count_9;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_4 = t555;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t556 = position_2 + 2u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t557 = t533 >> t556;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_9 = t557 & 3u;
            u32 count_10;
            asm("popc.b32 %0, %1;" : "=r"(count_10) : "r"(upper_9));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t560 = rest_4 < count_10;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t560) {
                const u32 t561 = position_2 + 2u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t561;
            } else {
                const u32 t562 = rest_4 - count_10;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_4 = t562;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t563 = position_2 + 1u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t564 = t533 >> t563;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_10 = t564 & 1u;
            u32 count_11;
            asm("popc.b32 %0, %1;" : "=r"(count_11) : "r"(upper_10));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t567 = rest_4 < count_11;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t567) {
                const u32 t568 = position_2 + 1u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t568;
            } else {
                const u32 t569 = rest_4 - count_11;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_4 = t569;
            }
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 bit_2 = position_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t570 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t571 = t570 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t572 = t571 - pair_11;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t573 = t572 << 5u;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t574 = t573 + bit_2;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            block_2 = t574;
            is_found = 1u;
        } else {
            const u32 t575 = rest_2 - t514;
#line 109 "fa-kernels/src/attention/block_cursor.rs"
            rest_2 = t575;
        }
    }
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    const bool t576 = is_found == 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t577 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t578 = t577 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t579 = t578 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t580 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t581 = t580 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t582 = t579 - t581;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t583 = t582 < 64u ? t582 : 64u;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t584 = t583 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t585 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t586 = t585 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t587 = t586 - t584;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t588 = t587 << 5u;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t589 = end - end;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t590 = t588 > t589 ? t588 : t589;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t591 = end - end;
#line 140 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t592 = t590 - t591;
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    const bool t593 = rest_2 < t592;
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    const bool t594 = t576 & t593;
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    if (t594) {
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t595 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t596 = t595 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t597 = t596 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t598 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t599 = t598 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t600 = t597 - t599;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t601 = t600 < 64u ? t600 : 64u;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t602 = t601 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t603 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t604 = t603 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t605 = t604 - t602;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t606 = t605 << 5u;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t607 = end - end;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t608 = t606 > t607 ? t606 : t607;
#line 114 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t609 = t608 - 1u;
#line 114 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t610 = t609 - rest_2;
#line 114 "fa-kernels/src/attention/block_cursor.rs"
        block_2 = t610;
    }
#line 202 "fa-kernels/src/attention/block_cursor.rs"
    u32 block_3 = block_2;
#line 63 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t611 = smem_1 + 8192u;
#line 219 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t612 = t611 + 8192u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t613 = (u64)t28;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t614 = t613 * k_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t615 = t614 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t616 = k + t615;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t617 = 0ull * k_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t618 = t617 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t619 = t616 + t618;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t620 = (u64)t29;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t621 = t620 * k_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t622 = t621 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t623 = t619 + t622;
    const u32 t624 = (u32)k_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t625 = t624 << 1u;
    const u32 t626 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t627 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t628 = t626 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t629 = t627 ^ t628;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t630 = t626 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t631 = t629 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t632 = t630 + t631;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t633 = (u64)t626 * t625;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t634 = t623 + t633;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t635 = (u64)t627 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t636 = t634 + t635;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t637 = (u64)t625 * 16u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t638 = (u64)t28;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t639 = t638 * v_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t640 = t639 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t641 = v + t640;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t642 = 0ull * v_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t643 = t642 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t644 = t641 + t643;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t645 = (u64)t29;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t646 = t645 * v_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t647 = t646 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t648 = t644 + t647;
    const u32 t649 = (u32)v_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t650 = t649 << 1u;
    const u32 t651 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t652 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t653 = t651 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t654 = t652 ^ t653;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t655 = t651 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t656 = t654 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t657 = t655 + t656;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t658 = (u64)t651 * t650;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t659 = t648 + t658;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t660 = (u64)t652 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t661 = t659 + t660;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t662 = (u64)t650 * 16u;
#line 241 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t663 = thread & 31u;
#line 202 "fa-kernels/src/attention/block_cursor.rs"
    u32 block_4 = block_3;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key = block_3 << 6u;
    const u32 t665 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t666 = t611 + t632;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t667 = (u64)first_key * t625;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t668 = t636 + t667;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t669 = t668 + t637;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t670 = t669 + t637;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t671 = t670 + t637;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t672 = first_key + t626;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t673 = t672 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t674 = t627 < t665;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t675 = t673 & t674;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t676 = t675 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t666), "l"(t668), "r"(t676) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t677 = first_key + t626;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t678 = t677 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t679 = t678 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t680 = t627 < t665;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t681 = t679 & t680;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t682 = t681 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t666), "l"(t669), "r"(t682) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t683 = first_key + t626;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t684 = t683 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t685 = t684 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t686 = t627 < t665;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t687 = t685 & t686;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t688 = t687 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t666), "l"(t670), "r"(t688) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t689 = first_key + t626;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t690 = t689 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t691 = t690 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t692 = t627 < t665;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t693 = t691 & t692;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t694 = t693 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t666), "l"(t671), "r"(t694) : "memory");
#line 377 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 398 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 number = block_2;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key_2 = number << 6u;
    const u32 t696 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t697 = t612 + t657;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t698 = (u64)first_key_2 * t650;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t699 = t661 + t698;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t700 = t699 + t662;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t701 = t700 + t662;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t702 = t701 + t662;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t703 = first_key_2 + t651;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t704 = t703 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t705 = t652 < t696;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t706 = t704 & t705;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t707 = t706 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t697), "l"(t699), "r"(t707) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t708 = first_key_2 + t651;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t709 = t708 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t710 = t709 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t711 = t652 < t696;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t712 = t710 & t711;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t713 = t712 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t697), "l"(t700), "r"(t713) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t714 = first_key_2 + t651;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t715 = t714 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t716 = t715 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t717 = t652 < t696;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t718 = t716 & t717;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t719 = t718 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t697), "l"(t701), "r"(t719) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t720 = first_key_2 + t651;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t721 = t720 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t722 = t721 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t723 = t652 < t696;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t724 = t722 & t723;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t725 = t724 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t697), "l"(t702), "r"(t725) : "memory");
#line 400 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t726 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t727 = first_row + t726;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t728 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t729 = t727 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t730 = t728 ^ t729;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t731 = t727 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t732 = t730 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t733 = t731 + t732;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t734 = smem_1 + t733;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t735 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t736 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t737 = t736 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t738 = t735 + t737;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t739 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t740 = t739 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t741 = t738 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t742 = t740 ^ t741;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t743 = t738 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t744 = t742 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t745 = t743 + t744;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t746 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t747 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t748 = t746 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t749 = t747 ^ t748;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t750 = t746 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t751 = t749 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t752 = t750 + t751;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t753 = t21 + first_row;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t754 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t755 = t753 + t754;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t756 = t27 / group;
#line 13 "src/functions/bias.rs"
    const u64 t1_2 = (u64)t28;
#line 13 "src/functions/bias.rs"
    const u64 t2_3 = t1_2 * argument0_stride0;
#line 13 "src/functions/bias.rs"
    const u64 t3_2 = t2_3 * 4ull;
#line 13 "src/functions/bias.rs"
    const u64 t4_2 = argument0 + t3_2;
#line 13 "src/functions/bias.rs"
    const u32 t13_2 = (u32)argument0_stride3;
#line 13 "src/functions/bias.rs"
    const u32 t14_2 = t13_2 << 2u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t763 = seq_q - 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t764 = t755 < t763 ? t755 : t763;
#line 13 "src/functions/bias.rs"
    const u64 t5_2 = (u64)t27;
#line 13 "src/functions/bias.rs"
    const u64 t6_2 = t5_2 * argument0_stride1;
#line 13 "src/functions/bias.rs"
    const u64 t7_2 = t6_2 * 4ull;
#line 13 "src/functions/bias.rs"
    const u64 t8_2 = t4_2 + t7_2;
#line 13 "src/functions/bias.rs"
    const u64 t9_2 = (u64)t764;
#line 13 "src/functions/bias.rs"
    const u64 t10_2 = t9_2 * argument0_stride2;
#line 13 "src/functions/bias.rs"
    const u64 t11_2 = t10_2 * 4ull;
#line 13 "src/functions/bias.rs"
    const u64 t12_2 = t8_2 + t11_2;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t773 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t774 = t753 + t773;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t775 = t774 + 8u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t776 = t27 / group;
#line 13 "src/functions/bias.rs"
    const u64 t1_3 = (u64)t28;
#line 13 "src/functions/bias.rs"
    const u64 t2_4 = t1_3 * argument0_stride0;
#line 13 "src/functions/bias.rs"
    const u64 t3_3 = t2_4 * 4ull;
#line 13 "src/functions/bias.rs"
    const u64 t4_3 = argument0 + t3_3;
#line 13 "src/functions/bias.rs"
    const u32 t13_3 = (u32)argument0_stride3;
#line 13 "src/functions/bias.rs"
    const u32 t14_3 = t13_3 << 2u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t783 = seq_q - 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t784 = t775 < t783 ? t775 : t783;
#line 13 "src/functions/bias.rs"
    const u64 t5_3 = (u64)t27;
#line 13 "src/functions/bias.rs"
    const u64 t6_3 = t5_3 * argument0_stride1;
#line 13 "src/functions/bias.rs"
    const u64 t7_3 = t6_3 * 4ull;
#line 13 "src/functions/bias.rs"
    const u64 t8_3 = t4_3 + t7_3;
#line 13 "src/functions/bias.rs"
    const u64 t9_3 = (u64)t784;
#line 13 "src/functions/bias.rs"
    const u64 t10_3 = t9_3 * argument0_stride2;
#line 13 "src/functions/bias.rs"
    const u64 t11_3 = t10_3 * 4ull;
#line 13 "src/functions/bias.rs"
    const u64 t12_3 = t8_3 + t11_3;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t793 = t21 + first_row;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t794 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t795 = t793 + t794;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t796 = t27 / group;
#line 19 "src/functions/windows.rs"
    const u32 t2_5 = argument0_2 < 2147483648u ? argument0_2 : 2147483648u;
    const u32 t4_4 = t795 + seq_k;
#line 20 "src/functions/windows.rs"
    const u32 t5_4 = t4_4 - seq_q;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t800 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t801 = t793 + t800;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t802 = t801 + 8u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t803 = t27 / group;
#line 19 "src/functions/windows.rs"
    const u32 t2_6 = argument0_2 < 2147483648u ? argument0_2 : 2147483648u;
    const u32 t4_5 = t802 + seq_k;
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
    u32 t807;
    asm volatile("mov.b32 %0, %1;" : "=r"(t807) : "r"(t745));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t808 = t807 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t809 = t807 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t810 = t807 ^ 96u;
    const u32 t811 = t611 + t807;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t812;
    asm volatile("mov.b32 %0, %1;" : "=r"(t812) : "r"(t734));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t812) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t811) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t811) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t811) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t811) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t813 = t611 + t808;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t814;
    asm volatile("mov.b32 %0, %1;" : "=r"(t814) : "r"(t734));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t815 = t814 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t815) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t813) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t813) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_33;
    u32 m_34;
    u32 m_35;
    u32 m_36;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t813) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_37;
    u32 m_38;
    u32 m_39;
    u32 m_40;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t813) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t816 = t611 + t809;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t817;
    asm volatile("mov.b32 %0, %1;" : "=r"(t817) : "r"(t734));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t818 = t817 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_41;
    u32 m_42;
    u32 m_43;
    u32 m_44;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t818) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_45;
    u32 m_46;
    u32 m_47;
    u32 m_48;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t816) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_49;
    u32 m_50;
    u32 m_51;
    u32 m_52;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t816) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_53;
    u32 m_54;
    u32 m_55;
    u32 m_56;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t816) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_57;
    u32 m_58;
    u32 m_59;
    u32 m_60;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t816) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t819 = t611 + t810;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t820;
    asm volatile("mov.b32 %0, %1;" : "=r"(t820) : "r"(t734));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t821 = t820 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_61;
    u32 m_62;
    u32 m_63;
    u32 m_64;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t821) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_65;
    u32 m_66;
    u32 m_67;
    u32 m_68;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t819) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_69;
    u32 m_70;
    u32 m_71;
    u32 m_72;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t819) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_73;
    u32 m_74;
    u32 m_75;
    u32 m_76;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t819) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_77;
    u32 m_78;
    u32 m_79;
    u32 m_80;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t819) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
    const bool t822 = 1u < count;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
    if (t822) {
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        const u32 begin = end - end;
#line 212 "fa-kernels/src/attention/block_cursor.rs"
        u32 below = block_3;
        u32 found = 0u;
        while (true) {
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t824 = found == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t825 = begin < below;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t826 = t824 & t825;
            if (!t826) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t827 = below - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t828 = end - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t829 = t828 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t830 = t827 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 number_2 = t829 - t830;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t832 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t833 = t832 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t834 = t833 - number_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_2 = t834 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t836 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t837 = t836 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t838 = t837 - number_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_3 = t838 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t840 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t841 = t840 > first_3 ? t840 : first_3;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 begin_2 = t841 - first_3;
            const u32 t843 = end - first_3;
#line 60 "fa-kernels/src/attention/block_walk.rs"
            const u32 end_2 = t843 < 32u ? t843 : 32u;
            const u32 t845 = 4294967295u << begin_2;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t846 = 32u - end_2;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t847 = 4294967295u >> t846;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t848 = t845 & t847;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
            u32 bits = t848;
            const bool t849 = number_2 < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
            if (t849) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t850 = number_2 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                const u32 pair_13 = t96 + t850;
                f32 t852;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t852) : "r"(pair_13) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                u32 t853;
                asm("mov.b32 %0, %1;" : "=r"(t853) : "f"(t852));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                f32 t854;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t854) : "r"(pair_13) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                u32 t855;
                asm("mov.b32 %0, %1;" : "=r"(t855) : "f"(t854));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t856 = t853 | t855;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                bits = t856;
            }
            const u32 t857 = below - first_2;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
            const u32 unused = 32u - t857;
            const u32 t859 = 4294967295u >> unused;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t860 = bits & t859;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
            found = t860;
            const bool t861 = found == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
            if (t861) {
                below = first_2;
            } else {
                u32 t862;
                asm("bfind.u32 %0, %1;" : "=r"(t862) : "r"(found));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t863 = first_2 + t862;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                block_3 = t863;
            }
        }
    }
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t867 = 1u < count;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t867) {
        const u32 number_3 = block_3;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = number_3 << 6u;
        const u32 t869 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t870 = t611 + t632;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t871 = (u64)first_key_3 * t625;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t872 = t636 + t871;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t873 = t872 + t637;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t874 = t873 + t637;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t875 = t874 + t637;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t876 = t627 < t869;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t877 = t876 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t870), "l"(t872), "r"(t877) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t878 = t627 < t869;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t879 = t878 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t870), "l"(t873), "r"(t879) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t880 = t627 < t869;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t881 = t880 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t870), "l"(t874), "r"(t881) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t882 = t627 < t869;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t883 = t882 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t870), "l"(t875), "r"(t883) : "memory");
    }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_4 = block_2 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t885 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t885));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t887 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t888 = t887 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t889 = first_key_4 + t888;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t890 = seq_k - 1u;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t891 = s * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t892 = t889 < t890 ? t889 : t890;
#line 13 "src/functions/bias.rs"
    const u64 t15_2 = (u64)t892 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_2 = t12_2 + t15_2;
#line 13 "src/functions/bias.rs"
    f32 t17_2;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_2) : "l"(t16_2));
#line 13 "src/functions/bias.rs"
    const f32 t18_2 = t891 + t17_2;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s = t18_2;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t897 = s_3 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_3 = t12_3 + t15_2;
#line 13 "src/functions/bias.rs"
    f32 t17_3;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_3) : "l"(t16_3));
#line 13 "src/functions/bias.rs"
    const f32 t18_3 = t897 + t17_3;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_3 = t18_3;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t901 = s_2 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t902 = t889 + 1u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t903 = t902 < t890 ? t902 : t890;
#line 13 "src/functions/bias.rs"
    const u64 t15_3 = (u64)t903 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_4 = t12_2 + t15_3;
#line 13 "src/functions/bias.rs"
    f32 t17_4;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_4) : "l"(t16_4));
#line 13 "src/functions/bias.rs"
    const f32 t18_4 = t901 + t17_4;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_2 = t18_4;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t908 = s_4 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_5 = t12_3 + t15_3;
#line 13 "src/functions/bias.rs"
    f32 t17_5;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_5) : "l"(t16_5));
#line 13 "src/functions/bias.rs"
    const f32 t18_5 = t908 + t17_5;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_4 = t18_5;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t912 = s_5 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t913 = t889 + 8u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t914 = t913 < t890 ? t913 : t890;
#line 13 "src/functions/bias.rs"
    const u64 t15_4 = (u64)t914 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_6 = t12_2 + t15_4;
#line 13 "src/functions/bias.rs"
    f32 t17_6;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_6) : "l"(t16_6));
#line 13 "src/functions/bias.rs"
    const f32 t18_6 = t912 + t17_6;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_5 = t18_6;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t919 = s_7 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_7 = t12_3 + t15_4;
#line 13 "src/functions/bias.rs"
    f32 t17_7;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_7) : "l"(t16_7));
#line 13 "src/functions/bias.rs"
    const f32 t18_7 = t919 + t17_7;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_7 = t18_7;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t923 = s_6 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t924 = t889 + 9u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t925 = t924 < t890 ? t924 : t890;
#line 13 "src/functions/bias.rs"
    const u64 t15_5 = (u64)t925 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_8 = t12_2 + t15_5;
#line 13 "src/functions/bias.rs"
    f32 t17_8;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_8) : "l"(t16_8));
#line 13 "src/functions/bias.rs"
    const f32 t18_8 = t923 + t17_8;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_6 = t18_8;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t930 = s_8 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_9 = t12_3 + t15_5;
#line 13 "src/functions/bias.rs"
    f32 t17_9;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_9) : "l"(t16_9));
#line 13 "src/functions/bias.rs"
    const f32 t18_9 = t930 + t17_9;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_8 = t18_9;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t934 = s_9 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t935 = t889 + 16u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t936 = t935 < t890 ? t935 : t890;
#line 13 "src/functions/bias.rs"
    const u64 t15_6 = (u64)t936 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_10 = t12_2 + t15_6;
#line 13 "src/functions/bias.rs"
    f32 t17_10;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_10) : "l"(t16_10));
#line 13 "src/functions/bias.rs"
    const f32 t18_10 = t934 + t17_10;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_9 = t18_10;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t941 = s_11 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_11 = t12_3 + t15_6;
#line 13 "src/functions/bias.rs"
    f32 t17_11;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_11) : "l"(t16_11));
#line 13 "src/functions/bias.rs"
    const f32 t18_11 = t941 + t17_11;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_11 = t18_11;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t945 = s_10 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t946 = t889 + 17u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t947 = t946 < t890 ? t946 : t890;
#line 13 "src/functions/bias.rs"
    const u64 t15_7 = (u64)t947 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_12 = t12_2 + t15_7;
#line 13 "src/functions/bias.rs"
    f32 t17_12;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_12) : "l"(t16_12));
#line 13 "src/functions/bias.rs"
    const f32 t18_12 = t945 + t17_12;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_10 = t18_12;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t952 = s_12 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_13 = t12_3 + t15_7;
#line 13 "src/functions/bias.rs"
    f32 t17_13;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_13) : "l"(t16_13));
#line 13 "src/functions/bias.rs"
    const f32 t18_13 = t952 + t17_13;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_12 = t18_13;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t956 = s_13 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t957 = t889 + 24u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t958 = t957 < t890 ? t957 : t890;
#line 13 "src/functions/bias.rs"
    const u64 t15_8 = (u64)t958 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_14 = t12_2 + t15_8;
#line 13 "src/functions/bias.rs"
    f32 t17_14;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_14) : "l"(t16_14));
#line 13 "src/functions/bias.rs"
    const f32 t18_14 = t956 + t17_14;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_13 = t18_14;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t963 = s_15 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_15 = t12_3 + t15_8;
#line 13 "src/functions/bias.rs"
    f32 t17_15;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_15) : "l"(t16_15));
#line 13 "src/functions/bias.rs"
    const f32 t18_15 = t963 + t17_15;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_15 = t18_15;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t967 = s_14 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t968 = t889 + 25u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t969 = t968 < t890 ? t968 : t890;
#line 13 "src/functions/bias.rs"
    const u64 t15_9 = (u64)t969 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_16 = t12_2 + t15_9;
#line 13 "src/functions/bias.rs"
    f32 t17_16;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_16) : "l"(t16_16));
#line 13 "src/functions/bias.rs"
    const f32 t18_16 = t967 + t17_16;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_14 = t18_16;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t974 = s_16 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_17 = t12_3 + t15_9;
#line 13 "src/functions/bias.rs"
    f32 t17_17;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_17) : "l"(t16_17));
#line 13 "src/functions/bias.rs"
    const f32 t18_17 = t974 + t17_17;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_16 = t18_17;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t978 = s_17 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t979 = t889 + 32u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t980 = t979 < t890 ? t979 : t890;
#line 13 "src/functions/bias.rs"
    const u64 t15_10 = (u64)t980 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_18 = t12_2 + t15_10;
#line 13 "src/functions/bias.rs"
    f32 t17_18;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_18) : "l"(t16_18));
#line 13 "src/functions/bias.rs"
    const f32 t18_18 = t978 + t17_18;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_17 = t18_18;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t985 = s_19 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_19 = t12_3 + t15_10;
#line 13 "src/functions/bias.rs"
    f32 t17_19;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_19) : "l"(t16_19));
#line 13 "src/functions/bias.rs"
    const f32 t18_19 = t985 + t17_19;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_19 = t18_19;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t989 = s_18 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t990 = t889 + 33u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t991 = t990 < t890 ? t990 : t890;
#line 13 "src/functions/bias.rs"
    const u64 t15_11 = (u64)t991 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_20 = t12_2 + t15_11;
#line 13 "src/functions/bias.rs"
    f32 t17_20;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_20) : "l"(t16_20));
#line 13 "src/functions/bias.rs"
    const f32 t18_20 = t989 + t17_20;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_18 = t18_20;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t996 = s_20 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_21 = t12_3 + t15_11;
#line 13 "src/functions/bias.rs"
    f32 t17_21;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_21) : "l"(t16_21));
#line 13 "src/functions/bias.rs"
    const f32 t18_21 = t996 + t17_21;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_20 = t18_21;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t1000 = s_21 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1001 = t889 + 40u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1002 = t1001 < t890 ? t1001 : t890;
#line 13 "src/functions/bias.rs"
    const u64 t15_12 = (u64)t1002 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_22 = t12_2 + t15_12;
#line 13 "src/functions/bias.rs"
    f32 t17_22;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_22) : "l"(t16_22));
#line 13 "src/functions/bias.rs"
    const f32 t18_22 = t1000 + t17_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_21 = t18_22;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t1007 = s_23 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_23 = t12_3 + t15_12;
#line 13 "src/functions/bias.rs"
    f32 t17_23;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_23) : "l"(t16_23));
#line 13 "src/functions/bias.rs"
    const f32 t18_23 = t1007 + t17_23;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_23 = t18_23;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t1011 = s_22 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1012 = t889 + 41u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1013 = t1012 < t890 ? t1012 : t890;
#line 13 "src/functions/bias.rs"
    const u64 t15_13 = (u64)t1013 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_24 = t12_2 + t15_13;
#line 13 "src/functions/bias.rs"
    f32 t17_24;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_24) : "l"(t16_24));
#line 13 "src/functions/bias.rs"
    const f32 t18_24 = t1011 + t17_24;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_22 = t18_24;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t1018 = s_24 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_25 = t12_3 + t15_13;
#line 13 "src/functions/bias.rs"
    f32 t17_25;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_25) : "l"(t16_25));
#line 13 "src/functions/bias.rs"
    const f32 t18_25 = t1018 + t17_25;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_24 = t18_25;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t1022 = s_25 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1023 = t889 + 48u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1024 = t1023 < t890 ? t1023 : t890;
#line 13 "src/functions/bias.rs"
    const u64 t15_14 = (u64)t1024 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_26 = t12_2 + t15_14;
#line 13 "src/functions/bias.rs"
    f32 t17_26;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_26) : "l"(t16_26));
#line 13 "src/functions/bias.rs"
    const f32 t18_26 = t1022 + t17_26;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_25 = t18_26;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t1029 = s_27 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_27 = t12_3 + t15_14;
#line 13 "src/functions/bias.rs"
    f32 t17_27;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_27) : "l"(t16_27));
#line 13 "src/functions/bias.rs"
    const f32 t18_27 = t1029 + t17_27;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_27 = t18_27;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t1033 = s_26 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1034 = t889 + 49u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1035 = t1034 < t890 ? t1034 : t890;
#line 13 "src/functions/bias.rs"
    const u64 t15_15 = (u64)t1035 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_28 = t12_2 + t15_15;
#line 13 "src/functions/bias.rs"
    f32 t17_28;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_28) : "l"(t16_28));
#line 13 "src/functions/bias.rs"
    const f32 t18_28 = t1033 + t17_28;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_26 = t18_28;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t1040 = s_28 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_29 = t12_3 + t15_15;
#line 13 "src/functions/bias.rs"
    f32 t17_29;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_29) : "l"(t16_29));
#line 13 "src/functions/bias.rs"
    const f32 t18_29 = t1040 + t17_29;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_28 = t18_29;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t1044 = s_29 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1045 = t889 + 56u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1046 = t1045 < t890 ? t1045 : t890;
#line 13 "src/functions/bias.rs"
    const u64 t15_16 = (u64)t1046 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_30 = t12_2 + t15_16;
#line 13 "src/functions/bias.rs"
    f32 t17_30;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_30) : "l"(t16_30));
#line 13 "src/functions/bias.rs"
    const f32 t18_30 = t1044 + t17_30;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_29 = t18_30;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t1051 = s_31 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_31 = t12_3 + t15_16;
#line 13 "src/functions/bias.rs"
    f32 t17_31;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_31) : "l"(t16_31));
#line 13 "src/functions/bias.rs"
    const f32 t18_31 = t1051 + t17_31;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_31 = t18_31;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t1055 = s_30 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1056 = t889 + 57u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1057 = t1056 < t890 ? t1056 : t890;
#line 13 "src/functions/bias.rs"
    const u64 t15_17 = (u64)t1057 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_32 = t12_2 + t15_17;
#line 13 "src/functions/bias.rs"
    f32 t17_32;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_32) : "l"(t16_32));
#line 13 "src/functions/bias.rs"
    const f32 t18_32 = t1055 + t17_32;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_30 = t18_32;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t1062 = s_32 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_33 = t12_3 + t15_17;
#line 13 "src/functions/bias.rs"
    f32 t17_33;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_33) : "l"(t16_33));
#line 13 "src/functions/bias.rs"
    const f32 t18_33 = t1062 + t17_33;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_32 = t18_33;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_5 = block_2 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1067 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query_2;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t1067));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1069 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1070 = t1069 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1071 = first_key_5 + t1070;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t1072 = seq_k - 1u;
#line 19 "src/functions/windows.rs"
    const bool t1_4 = t1071 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach = t1_4 ? 2147483648u : t2_5;
    const u32 t6_4 = t5_4 - t1071;
#line 20 "src/functions/windows.rs"
    const bool t7_4 = t6_4 < reach;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed = t7_4 ? s : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s = changed;
#line 20 "src/functions/windows.rs"
    const u32 t6_5 = t5_5 - t1071;
#line 20 "src/functions/windows.rs"
    const bool t7_5 = t6_5 < reach;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_2 = t7_5 ? s_3 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_3 = changed_2;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1081 = t1071 + 1u;
#line 19 "src/functions/windows.rs"
    const bool t1_5 = t1081 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_2 = t1_5 ? 2147483648u : t2_5;
    const u32 t6_6 = t5_4 - t1081;
#line 20 "src/functions/windows.rs"
    const bool t7_6 = t6_6 < reach_2;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_3 = t7_6 ? s_2 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_2 = changed_3;
#line 20 "src/functions/windows.rs"
    const u32 t6_7 = t5_5 - t1081;
#line 20 "src/functions/windows.rs"
    const bool t7_7 = t6_7 < reach_2;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_4 = t7_7 ? s_4 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_4 = changed_4;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1090 = t1071 + 8u;
#line 19 "src/functions/windows.rs"
    const bool t1_6 = t1090 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_3 = t1_6 ? 2147483648u : t2_5;
    const u32 t6_8 = t5_4 - t1090;
#line 20 "src/functions/windows.rs"
    const bool t7_8 = t6_8 < reach_3;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_5 = t7_8 ? s_5 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_5 = changed_5;
#line 20 "src/functions/windows.rs"
    const u32 t6_9 = t5_5 - t1090;
#line 20 "src/functions/windows.rs"
    const bool t7_9 = t6_9 < reach_3;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_6 = t7_9 ? s_7 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_7 = changed_6;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1099 = t1071 + 9u;
#line 19 "src/functions/windows.rs"
    const bool t1_7 = t1099 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_4 = t1_7 ? 2147483648u : t2_5;
    const u32 t6_10 = t5_4 - t1099;
#line 20 "src/functions/windows.rs"
    const bool t7_10 = t6_10 < reach_4;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_7 = t7_10 ? s_6 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_6 = changed_7;
#line 20 "src/functions/windows.rs"
    const u32 t6_11 = t5_5 - t1099;
#line 20 "src/functions/windows.rs"
    const bool t7_11 = t6_11 < reach_4;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_8 = t7_11 ? s_8 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_8 = changed_8;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1108 = t1071 + 16u;
#line 19 "src/functions/windows.rs"
    const bool t1_8 = t1108 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_5 = t1_8 ? 2147483648u : t2_5;
    const u32 t6_12 = t5_4 - t1108;
#line 20 "src/functions/windows.rs"
    const bool t7_12 = t6_12 < reach_5;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_9 = t7_12 ? s_9 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_9 = changed_9;
#line 20 "src/functions/windows.rs"
    const u32 t6_13 = t5_5 - t1108;
#line 20 "src/functions/windows.rs"
    const bool t7_13 = t6_13 < reach_5;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_10 = t7_13 ? s_11 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_11 = changed_10;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1117 = t1071 + 17u;
#line 19 "src/functions/windows.rs"
    const bool t1_9 = t1117 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_6 = t1_9 ? 2147483648u : t2_5;
    const u32 t6_14 = t5_4 - t1117;
#line 20 "src/functions/windows.rs"
    const bool t7_14 = t6_14 < reach_6;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_11 = t7_14 ? s_10 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_10 = changed_11;
#line 20 "src/functions/windows.rs"
    const u32 t6_15 = t5_5 - t1117;
#line 20 "src/functions/windows.rs"
    const bool t7_15 = t6_15 < reach_6;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_12 = t7_15 ? s_12 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_12 = changed_12;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1126 = t1071 + 24u;
#line 19 "src/functions/windows.rs"
    const bool t1_10 = t1126 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_7 = t1_10 ? 2147483648u : t2_5;
    const u32 t6_16 = t5_4 - t1126;
#line 20 "src/functions/windows.rs"
    const bool t7_16 = t6_16 < reach_7;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_13 = t7_16 ? s_13 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_13 = changed_13;
#line 20 "src/functions/windows.rs"
    const u32 t6_17 = t5_5 - t1126;
#line 20 "src/functions/windows.rs"
    const bool t7_17 = t6_17 < reach_7;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_14 = t7_17 ? s_15 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_15 = changed_14;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1135 = t1071 + 25u;
#line 19 "src/functions/windows.rs"
    const bool t1_11 = t1135 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_8 = t1_11 ? 2147483648u : t2_5;
    const u32 t6_18 = t5_4 - t1135;
#line 20 "src/functions/windows.rs"
    const bool t7_18 = t6_18 < reach_8;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_15 = t7_18 ? s_14 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_14 = changed_15;
#line 20 "src/functions/windows.rs"
    const u32 t6_19 = t5_5 - t1135;
#line 20 "src/functions/windows.rs"
    const bool t7_19 = t6_19 < reach_8;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_16 = t7_19 ? s_16 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_16 = changed_16;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1144 = t1071 + 32u;
#line 19 "src/functions/windows.rs"
    const bool t1_12 = t1144 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_9 = t1_12 ? 2147483648u : t2_5;
    const u32 t6_20 = t5_4 - t1144;
#line 20 "src/functions/windows.rs"
    const bool t7_20 = t6_20 < reach_9;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_17 = t7_20 ? s_17 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_17 = changed_17;
#line 20 "src/functions/windows.rs"
    const u32 t6_21 = t5_5 - t1144;
#line 20 "src/functions/windows.rs"
    const bool t7_21 = t6_21 < reach_9;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_18 = t7_21 ? s_19 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_19 = changed_18;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1153 = t1071 + 33u;
#line 19 "src/functions/windows.rs"
    const bool t1_13 = t1153 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_10 = t1_13 ? 2147483648u : t2_5;
    const u32 t6_22 = t5_4 - t1153;
#line 20 "src/functions/windows.rs"
    const bool t7_22 = t6_22 < reach_10;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_19 = t7_22 ? s_18 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_18 = changed_19;
#line 20 "src/functions/windows.rs"
    const u32 t6_23 = t5_5 - t1153;
#line 20 "src/functions/windows.rs"
    const bool t7_23 = t6_23 < reach_10;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_20 = t7_23 ? s_20 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_20 = changed_20;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1162 = t1071 + 40u;
#line 19 "src/functions/windows.rs"
    const bool t1_14 = t1162 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_11 = t1_14 ? 2147483648u : t2_5;
    const u32 t6_24 = t5_4 - t1162;
#line 20 "src/functions/windows.rs"
    const bool t7_24 = t6_24 < reach_11;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_21 = t7_24 ? s_21 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_21 = changed_21;
#line 20 "src/functions/windows.rs"
    const u32 t6_25 = t5_5 - t1162;
#line 20 "src/functions/windows.rs"
    const bool t7_25 = t6_25 < reach_11;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_22 = t7_25 ? s_23 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_23 = changed_22;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1171 = t1071 + 41u;
#line 19 "src/functions/windows.rs"
    const bool t1_15 = t1171 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_12 = t1_15 ? 2147483648u : t2_5;
    const u32 t6_26 = t5_4 - t1171;
#line 20 "src/functions/windows.rs"
    const bool t7_26 = t6_26 < reach_12;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_23 = t7_26 ? s_22 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_22 = changed_23;
#line 20 "src/functions/windows.rs"
    const u32 t6_27 = t5_5 - t1171;
#line 20 "src/functions/windows.rs"
    const bool t7_27 = t6_27 < reach_12;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_24 = t7_27 ? s_24 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_24 = changed_24;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1180 = t1071 + 48u;
#line 19 "src/functions/windows.rs"
    const bool t1_16 = t1180 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_13 = t1_16 ? 2147483648u : t2_5;
    const u32 t6_28 = t5_4 - t1180;
#line 20 "src/functions/windows.rs"
    const bool t7_28 = t6_28 < reach_13;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_25 = t7_28 ? s_25 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_25 = changed_25;
#line 20 "src/functions/windows.rs"
    const u32 t6_29 = t5_5 - t1180;
#line 20 "src/functions/windows.rs"
    const bool t7_29 = t6_29 < reach_13;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_26 = t7_29 ? s_27 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_27 = changed_26;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1189 = t1071 + 49u;
#line 19 "src/functions/windows.rs"
    const bool t1_17 = t1189 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_14 = t1_17 ? 2147483648u : t2_5;
    const u32 t6_30 = t5_4 - t1189;
#line 20 "src/functions/windows.rs"
    const bool t7_30 = t6_30 < reach_14;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_27 = t7_30 ? s_26 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_26 = changed_27;
#line 20 "src/functions/windows.rs"
    const u32 t6_31 = t5_5 - t1189;
#line 20 "src/functions/windows.rs"
    const bool t7_31 = t6_31 < reach_14;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_28 = t7_31 ? s_28 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_28 = changed_28;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1198 = t1071 + 56u;
#line 19 "src/functions/windows.rs"
    const bool t1_18 = t1198 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_15 = t1_18 ? 2147483648u : t2_5;
    const u32 t6_32 = t5_4 - t1198;
#line 20 "src/functions/windows.rs"
    const bool t7_32 = t6_32 < reach_15;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_29 = t7_32 ? s_29 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_29 = changed_29;
#line 20 "src/functions/windows.rs"
    const u32 t6_33 = t5_5 - t1198;
#line 20 "src/functions/windows.rs"
    const bool t7_33 = t6_33 < reach_15;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_30 = t7_33 ? s_31 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_31 = changed_30;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1207 = t1071 + 57u;
#line 19 "src/functions/windows.rs"
    const bool t1_19 = t1207 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_16 = t1_19 ? 2147483648u : t2_5;
    const u32 t6_34 = t5_4 - t1207;
#line 20 "src/functions/windows.rs"
    const bool t7_34 = t6_34 < reach_16;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_31 = t7_34 ? s_30 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_30 = changed_31;
#line 20 "src/functions/windows.rs"
    const u32 t6_35 = t5_5 - t1207;
#line 20 "src/functions/windows.rs"
    const bool t7_35 = t6_35 < reach_16;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_32 = t7_35 ? s_32 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
    s_32 = changed_32;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_6 = block_2 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1217 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query_3;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_3) : "r"(t1217));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1219 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1220 = t1219 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 column = first_key_6 + t1220;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1222 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1223 = first_query_3 + t1222;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t1224 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_3 = t1224 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_2 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1227 = visible_2 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s = t1227;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_3 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1229 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_2 = t1229;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_4 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1231 = visible_4 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_5 = t1231;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_5 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1233 = visible_5 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_6 = t1233;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_6 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1235 = visible_6 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_9 = t1235;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_7 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1237 = visible_7 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_10 = t1237;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_8 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1239 = visible_8 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_13 = t1239;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_9 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1241 = visible_9 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_14 = t1241;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_10 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1243 = visible_10 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_17 = t1243;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_11 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1245 = visible_11 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_18 = t1245;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_12 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1247 = visible_12 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_21 = t1247;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_13 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1249 = visible_13 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_22 = t1249;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_14 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1251 = visible_14 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_25 = t1251;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_15 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1253 = visible_15 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_26 = t1253;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_16 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1255 = visible_16 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_29 = t1255;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_17 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1257 = visible_17 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_30 = t1257;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1258 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1259 = first_query_3 + t1258;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1260 = t1259 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t1261 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_4 = t1261 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_18 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1264 = visible_18 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_3 = t1264;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_19 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1266 = visible_19 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_4 = t1266;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_20 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1268 = visible_20 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_7 = t1268;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_21 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1270 = visible_21 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_8 = t1270;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_22 = 16u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1272 = visible_22 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_11 = t1272;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_23 = 17u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1274 = visible_23 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_12 = t1274;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_24 = 24u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1276 = visible_24 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_15 = t1276;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_25 = 25u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1278 = visible_25 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_16 = t1278;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_26 = 32u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1280 = visible_26 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_19 = t1280;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_27 = 33u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1282 = visible_27 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_20 = t1282;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_28 = 40u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1284 = visible_28 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_23 = t1284;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_29 = 41u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1286 = visible_29 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_24 = t1286;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_30 = 48u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1288 = visible_30 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_27 = t1288;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_31 = 49u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1290 = visible_31 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_28 = t1290;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_32 = 56u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1292 = visible_32 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_31 = t1292;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_33 = 57u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1294 = visible_33 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_32 = t1294;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1296;
    asm("max.f32 %0, %1, %2;" : "=f"(t1296) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1297;
    asm("max.f32 %0, %1, %2;" : "=f"(t1297) : "f"(t1296), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1298;
    asm("max.f32 %0, %1, %2;" : "=f"(t1298) : "f"(t1297), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1299;
    asm("max.f32 %0, %1, %2;" : "=f"(t1299) : "f"(t1298), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1300;
    asm("max.f32 %0, %1, %2;" : "=f"(t1300) : "f"(t1299), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1301;
    asm("max.f32 %0, %1, %2;" : "=f"(t1301) : "f"(t1300), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1302;
    asm("max.f32 %0, %1, %2;" : "=f"(t1302) : "f"(t1301), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1303;
    asm("max.f32 %0, %1, %2;" : "=f"(t1303) : "f"(t1302), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1304;
    asm("max.f32 %0, %1, %2;" : "=f"(t1304) : "f"(t1303), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1305;
    asm("max.f32 %0, %1, %2;" : "=f"(t1305) : "f"(t1304), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1306;
    asm("max.f32 %0, %1, %2;" : "=f"(t1306) : "f"(t1305), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1307;
    asm("max.f32 %0, %1, %2;" : "=f"(t1307) : "f"(t1306), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1308;
    asm("max.f32 %0, %1, %2;" : "=f"(t1308) : "f"(t1307), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1309;
    asm("max.f32 %0, %1, %2;" : "=f"(t1309) : "f"(t1308), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1310;
    asm("max.f32 %0, %1, %2;" : "=f"(t1310) : "f"(t1309), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1311;
    asm("max.f32 %0, %1, %2;" : "=f"(t1311) : "f"(t1310), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1312;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1312) : "f"(t1311));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_14;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_14) : "f"(t1311), "f"(t1312));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1314;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1314) : "f"(pair_14));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair_14), "f"(t1314));
#line 200 "fa-kernels/src/attention/softmax.rs"
    f32 reference;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference) : "f"(new_1), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
    f32 t1317;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1317) : "f"(old), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t1318 = t1317 - reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1318));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t1320 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1321 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(1.442695f), "f"(t1321));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1323;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1323) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s = t1323;
    const f32 t1324 = t1320 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1325 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(1.442695f), "f"(t1325));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1327;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1327) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_2 = t1327;
    const f32 t1328 = t1324 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1329 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_3;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(1.442695f), "f"(t1329));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1331;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1331) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_5 = t1331;
    const f32 t1332 = t1328 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1333 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_4;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(1.442695f), "f"(t1333));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1335;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1335) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_6 = t1335;
    const f32 t1336 = t1332 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1337 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_5;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(1.442695f), "f"(t1337));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1339;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1339) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_9 = t1339;
    const f32 t1340 = t1336 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1341 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_6;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(1.442695f), "f"(t1341));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1343;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1343) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_10 = t1343;
    const f32 t1344 = t1340 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1345 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_7;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(1.442695f), "f"(t1345));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1347;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1347) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_13 = t1347;
    const f32 t1348 = t1344 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1349 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_8;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(1.442695f), "f"(t1349));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1351;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1351) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_14 = t1351;
    const f32 t1352 = t1348 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1353 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_9;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(1.442695f), "f"(t1353));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1355;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1355) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_17 = t1355;
    const f32 t1356 = t1352 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1357 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_10;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(1.442695f), "f"(t1357));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1359;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1359) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_18 = t1359;
    const f32 t1360 = t1356 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1361 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_11;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(1.442695f), "f"(t1361));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1363;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1363) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_21 = t1363;
    const f32 t1364 = t1360 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1365 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_12;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(1.442695f), "f"(t1365));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1367;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1367) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_22 = t1367;
    const f32 t1368 = t1364 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1369 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_13;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(1.442695f), "f"(t1369));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1371;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1371) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_25 = t1371;
    const f32 t1372 = t1368 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1373 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_14;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(1.442695f), "f"(t1373));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1375;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1375) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_26 = t1375;
    const f32 t1376 = t1372 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1377 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_15;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(1.442695f), "f"(t1377));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1379;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1379) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_29 = t1379;
    const f32 t1380 = t1376 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1381 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_16;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(1.442695f), "f"(t1381));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1383;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1383) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_30 = t1383;
    const f32 t1384 = t1380 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1384;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1386;
    asm("max.f32 %0, %1, %2;" : "=f"(t1386) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1387;
    asm("max.f32 %0, %1, %2;" : "=f"(t1387) : "f"(t1386), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1388;
    asm("max.f32 %0, %1, %2;" : "=f"(t1388) : "f"(t1387), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1389;
    asm("max.f32 %0, %1, %2;" : "=f"(t1389) : "f"(t1388), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1390;
    asm("max.f32 %0, %1, %2;" : "=f"(t1390) : "f"(t1389), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1391;
    asm("max.f32 %0, %1, %2;" : "=f"(t1391) : "f"(t1390), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1392;
    asm("max.f32 %0, %1, %2;" : "=f"(t1392) : "f"(t1391), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1393;
    asm("max.f32 %0, %1, %2;" : "=f"(t1393) : "f"(t1392), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1394;
    asm("max.f32 %0, %1, %2;" : "=f"(t1394) : "f"(t1393), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1395;
    asm("max.f32 %0, %1, %2;" : "=f"(t1395) : "f"(t1394), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1396;
    asm("max.f32 %0, %1, %2;" : "=f"(t1396) : "f"(t1395), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1397;
    asm("max.f32 %0, %1, %2;" : "=f"(t1397) : "f"(t1396), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1398;
    asm("max.f32 %0, %1, %2;" : "=f"(t1398) : "f"(t1397), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1399;
    asm("max.f32 %0, %1, %2;" : "=f"(t1399) : "f"(t1398), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1400;
    asm("max.f32 %0, %1, %2;" : "=f"(t1400) : "f"(t1399), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1401;
    asm("max.f32 %0, %1, %2;" : "=f"(t1401) : "f"(t1400), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1402;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1402) : "f"(t1401));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_15;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_15) : "f"(t1401), "f"(t1402));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1404;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1404) : "f"(pair_15));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_15), "f"(t1404));
#line 200 "fa-kernels/src/attention/softmax.rs"
    f32 reference_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_2) : "f"(new_2), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
    f32 t1407;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1407) : "f"(old_2), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t1408 = t1407 - reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1408));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t1410 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1411 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_17;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(1.442695f), "f"(t1411));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1413;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1413) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_3 = t1413;
    const f32 t1414 = t1410 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1415 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_18;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(1.442695f), "f"(t1415));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1417;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1417) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_4 = t1417;
    const f32 t1418 = t1414 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1419 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_19;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(1.442695f), "f"(t1419));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1421;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1421) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_7 = t1421;
    const f32 t1422 = t1418 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1423 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_20;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(1.442695f), "f"(t1423));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1425;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1425) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_8 = t1425;
    const f32 t1426 = t1422 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1427 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_21;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(1.442695f), "f"(t1427));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1429;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1429) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_11 = t1429;
    const f32 t1430 = t1426 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1431 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_22;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(1.442695f), "f"(t1431));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1433;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1433) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_12 = t1433;
    const f32 t1434 = t1430 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1435 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_23;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(1.442695f), "f"(t1435));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1437;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1437) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_15 = t1437;
    const f32 t1438 = t1434 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1439 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_24;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(1.442695f), "f"(t1439));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1441;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1441) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_16 = t1441;
    const f32 t1442 = t1438 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1443 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_25;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(1.442695f), "f"(t1443));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1445;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1445) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_19 = t1445;
    const f32 t1446 = t1442 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1447 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_26;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(1.442695f), "f"(t1447));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1449;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1449) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_20 = t1449;
    const f32 t1450 = t1446 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1451 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_27;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(1.442695f), "f"(t1451));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1453;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1453) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_23 = t1453;
    const f32 t1454 = t1450 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1455 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_28;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(1.442695f), "f"(t1455));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1457;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1457) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_24 = t1457;
    const f32 t1458 = t1454 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1459 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_29;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(1.442695f), "f"(t1459));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1461;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1461) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_27 = t1461;
    const f32 t1462 = t1458 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1463 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_30;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(1.442695f), "f"(t1463));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1465;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1465) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_28 = t1465;
    const f32 t1466 = t1462 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1467 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_31;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(1.442695f), "f"(t1467));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1469;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1469) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_31 = t1469;
    const f32 t1470 = t1466 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1471 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_32;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(1.442695f), "f"(t1471));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1473;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1473) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_32 = t1473;
    const f32 t1474 = t1470 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1474;
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1475;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1475) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1476;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1476) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1477;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1477) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1478;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1478) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1479;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1479) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1480;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1480) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1481;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1481) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1482;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1482) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1483;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1483) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1484;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1484) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1485;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1485) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1486;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1486) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1487;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1487) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1488;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1488) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1489;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1489) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1490;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1490) : "f"(s_31), "f"(s_32));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1491;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1491) : "r"(t752));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1492 = t1491 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1493 = t1491 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1494 = t1491 ^ 96u;
    const u32 t1495 = t612 + t1491;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1496 = t612 + t1492;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1497 = t612 + t1493;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1498 = t612 + t1494;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_81;
    u32 m_82;
    u32 m_83;
    u32 m_84;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t1495) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_81), "r"(m_82));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_83), "r"(m_84));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_85;
    u32 m_86;
    u32 m_87;
    u32 m_88;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t1496) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_85), "r"(m_86));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_87), "r"(m_88));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_89;
    u32 m_90;
    u32 m_91;
    u32 m_92;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t1497) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_89), "r"(m_90));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_91), "r"(m_92));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_93;
    u32 m_94;
    u32 m_95;
    u32 m_96;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t1498) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_93), "r"(m_94));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1475), "r"(t1476), "r"(t1477), "r"(t1478), "r"(m_95), "r"(m_96));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_97;
    u32 m_98;
    u32 m_99;
    u32 m_100;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t1495) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1479), "r"(t1480), "r"(t1481), "r"(t1482), "r"(m_97), "r"(m_98));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1479), "r"(t1480), "r"(t1481), "r"(t1482), "r"(m_99), "r"(m_100));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_101;
    u32 m_102;
    u32 m_103;
    u32 m_104;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t1496) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1479), "r"(t1480), "r"(t1481), "r"(t1482), "r"(m_101), "r"(m_102));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1479), "r"(t1480), "r"(t1481), "r"(t1482), "r"(m_103), "r"(m_104));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_105;
    u32 m_106;
    u32 m_107;
    u32 m_108;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t1497) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1479), "r"(t1480), "r"(t1481), "r"(t1482), "r"(m_105), "r"(m_106));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1479), "r"(t1480), "r"(t1481), "r"(t1482), "r"(m_107), "r"(m_108));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_109;
    u32 m_110;
    u32 m_111;
    u32 m_112;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t1498) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1479), "r"(t1480), "r"(t1481), "r"(t1482), "r"(m_109), "r"(m_110));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1479), "r"(t1480), "r"(t1481), "r"(t1482), "r"(m_111), "r"(m_112));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_113;
    u32 m_114;
    u32 m_115;
    u32 m_116;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t1495) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1483), "r"(t1484), "r"(t1485), "r"(t1486), "r"(m_113), "r"(m_114));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1483), "r"(t1484), "r"(t1485), "r"(t1486), "r"(m_115), "r"(m_116));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_117;
    u32 m_118;
    u32 m_119;
    u32 m_120;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t1496) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1483), "r"(t1484), "r"(t1485), "r"(t1486), "r"(m_117), "r"(m_118));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1483), "r"(t1484), "r"(t1485), "r"(t1486), "r"(m_119), "r"(m_120));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_121;
    u32 m_122;
    u32 m_123;
    u32 m_124;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t1497) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1483), "r"(t1484), "r"(t1485), "r"(t1486), "r"(m_121), "r"(m_122));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1483), "r"(t1484), "r"(t1485), "r"(t1486), "r"(m_123), "r"(m_124));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_125;
    u32 m_126;
    u32 m_127;
    u32 m_128;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t1498) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1483), "r"(t1484), "r"(t1485), "r"(t1486), "r"(m_125), "r"(m_126));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1483), "r"(t1484), "r"(t1485), "r"(t1486), "r"(m_127), "r"(m_128));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_129;
    u32 m_130;
    u32 m_131;
    u32 m_132;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1495) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1487), "r"(t1488), "r"(t1489), "r"(t1490), "r"(m_129), "r"(m_130));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1487), "r"(t1488), "r"(t1489), "r"(t1490), "r"(m_131), "r"(m_132));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_133;
    u32 m_134;
    u32 m_135;
    u32 m_136;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1496) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1487), "r"(t1488), "r"(t1489), "r"(t1490), "r"(m_133), "r"(m_134));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1487), "r"(t1488), "r"(t1489), "r"(t1490), "r"(m_135), "r"(m_136));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_137;
    u32 m_138;
    u32 m_139;
    u32 m_140;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1497) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1487), "r"(t1488), "r"(t1489), "r"(t1490), "r"(m_137), "r"(m_138));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1487), "r"(t1488), "r"(t1489), "r"(t1490), "r"(m_139), "r"(m_140));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_141;
    u32 m_142;
    u32 m_143;
    u32 m_144;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1498) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1487), "r"(t1488), "r"(t1489), "r"(t1490), "r"(m_141), "r"(m_142));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1487), "r"(t1488), "r"(t1489), "r"(t1490), "r"(m_143), "r"(m_144));
#line 84 "fa-kernels/src/attention/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i_2 = 1u; i_2 < count; i_2 += 1u) {
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        const u32 begin_3 = end - end;
#line 212 "fa-kernels/src/attention/block_cursor.rs"
        u32 below_2 = block_2;
        u32 found_2 = 0u;
        while (true) {
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t1500 = found_2 == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t1501 = begin_3 < below_2;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t1502 = t1500 & t1501;
            if (!t1502) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1503 = below_2 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1504 = end - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1505 = t1504 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1506 = t1503 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 number_4 = t1505 - t1506;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1508 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1509 = t1508 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1510 = t1509 - number_4;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_4 = t1510 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1512 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1513 = t1512 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1514 = t1513 - number_4;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_5 = t1514 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1516 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1517 = t1516 > first_5 ? t1516 : first_5;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 begin_4 = t1517 - first_5;
            const u32 t1519 = end - first_5;
#line 60 "fa-kernels/src/attention/block_walk.rs"
            const u32 end_5 = t1519 < 32u ? t1519 : 32u;
            const u32 t1521 = 4294967295u << begin_4;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1522 = 32u - end_5;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1523 = 4294967295u >> t1522;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1524 = t1521 & t1523;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
            u32 bits_2 = t1524;
            const bool t1525 = number_4 < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
            if (t1525) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1526 = number_4 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                const u32 pair_16 = t96 + t1526;
                f32 t1528;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1528) : "r"(pair_16) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                u32 t1529;
                asm("mov.b32 %0, %1;" : "=r"(t1529) : "f"(t1528));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                f32 t1530;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1530) : "r"(pair_16) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                u32 t1531;
                asm("mov.b32 %0, %1;" : "=r"(t1531) : "f"(t1530));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1532 = t1529 | t1531;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                bits_2 = t1532;
            }
            const u32 t1533 = below_2 - first_4;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
            const u32 unused_2 = 32u - t1533;
            const u32 t1535 = 4294967295u >> unused_2;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1536 = bits_2 & t1535;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
            found_2 = t1536;
            const bool t1537 = found_2 == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
            if (t1537) {
                below_2 = first_4;
            } else {
                u32 t1538;
                asm("bfind.u32 %0, %1;" : "=r"(t1538) : "r"(found_2));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1539 = first_4 + t1538;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                block_2 = t1539;
            }
        }
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 398 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 number_5 = block_2;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_7 = number_5 << 6u;
        const u32 t1544 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1545 = t612 + t657;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1546 = (u64)first_key_7 * t650;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1547 = t661 + t1546;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1548 = t1547 + t662;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1549 = t1548 + t662;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1550 = t1549 + t662;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1551 = t652 < t1544;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1552 = t1551 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1545), "l"(t1547), "r"(t1552) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1553 = t652 < t1544;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1554 = t1553 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1545), "l"(t1548), "r"(t1554) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1555 = t652 < t1544;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1556 = t1555 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1545), "l"(t1549), "r"(t1556) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1557 = t652 < t1544;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1558 = t1557 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1545), "l"(t1550), "r"(t1558) : "memory");
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
        u32 t1559;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1559) : "r"(t745));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1560 = t1559 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1561 = t1559 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1562 = t1559 ^ 96u;
        const u32 t1563 = t611 + t1559;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1564;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1564) : "r"(t734));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t1564) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t1563) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_149), "r"(m_150));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_151), "r"(m_152));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t1563) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_153), "r"(m_154));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_155), "r"(m_156));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t1563) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_157), "r"(m_158));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_159), "r"(m_160));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1563) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_161), "r"(m_162));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_163), "r"(m_164));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1565 = t611 + t1560;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1566;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1566) : "r"(t734));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1567 = t1566 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1567) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1565) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_169), "r"(m_170));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_171), "r"(m_172));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1565) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_173), "r"(m_174));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_175), "r"(m_176));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1565) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_177), "r"(m_178));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_179), "r"(m_180));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1565) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_181), "r"(m_182));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_183), "r"(m_184));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1568 = t611 + t1561;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1569;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1569) : "r"(t734));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1570 = t1569 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1570) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1568) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_189), "r"(m_190));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_191), "r"(m_192));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1568) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_193), "r"(m_194));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_195), "r"(m_196));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1568) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_197), "r"(m_198));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_199), "r"(m_200));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1568) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_201), "r"(m_202));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_203), "r"(m_204));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1571 = t611 + t1562;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1572;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1572) : "r"(t734));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1573 = t1572 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1573) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1571) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_209), "r"(m_210));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_211), "r"(m_212));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1571) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_213), "r"(m_214));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_215), "r"(m_216));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1571) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_217), "r"(m_218));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_219), "r"(m_220));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1571) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_221), "r"(m_222));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_223), "r"(m_224));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 416 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 next = i_2 + 1u;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t1575 = i_2 + 1u;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
        const bool t1576 = t1575 < count;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
        if (t1576) {
#line 122 "fa-kernels/src/attention/block_cursor.rs"
            const u32 begin_5 = end - end;
#line 212 "fa-kernels/src/attention/block_cursor.rs"
            u32 below_3 = block_3;
            u32 found_3 = 0u;
            while (true) {
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1578 = found_3 == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1579 = begin_5 < below_3;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1580 = t1578 & t1579;
                if (!t1580) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1581 = below_3 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1582 = end - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1583 = t1582 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1584 = t1581 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 number_6 = t1583 - t1584;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1586 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1587 = t1586 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1588 = t1587 - number_6;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_6 = t1588 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1590 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1591 = t1590 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1592 = t1591 - number_6;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_7 = t1592 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1594 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1595 = t1594 > first_7 ? t1594 : first_7;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 begin_6 = t1595 - first_7;
                const u32 t1597 = end - first_7;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                const u32 end_6 = t1597 < 32u ? t1597 : 32u;
                const u32 t1599 = 4294967295u << begin_6;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1600 = 32u - end_6;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1601 = 4294967295u >> t1600;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1602 = t1599 & t1601;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
                u32 bits_3 = t1602;
                const bool t1603 = number_6 < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
                if (t1603) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1604 = number_6 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 pair_17 = t96 + t1604;
                    f32 t1606;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1606) : "r"(pair_17) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t1607;
                    asm("mov.b32 %0, %1;" : "=r"(t1607) : "f"(t1606));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    f32 t1608;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1608) : "r"(pair_17) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t1609;
                    asm("mov.b32 %0, %1;" : "=r"(t1609) : "f"(t1608));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1610 = t1607 | t1609;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                    bits_3 = t1610;
                }
                const u32 t1611 = below_3 - first_6;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
                const u32 unused_3 = 32u - t1611;
                const u32 t1613 = 4294967295u >> unused_3;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1614 = bits_3 & t1613;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                found_3 = t1614;
                const bool t1615 = found_3 == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
                if (t1615) {
                    below_3 = first_6;
                } else {
                    u32 t1616;
                    asm("bfind.u32 %0, %1;" : "=r"(t1616) : "r"(found_3));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1617 = first_6 + t1616;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                    block_3 = t1617;
                }
            }
        }
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1621 = next < count;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t1621) {
            const u32 number_7 = block_3;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_8 = number_7 << 6u;
            const u32 t1623 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1624 = t611 + t632;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1625 = (u64)first_key_8 * t625;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1626 = t636 + t1625;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1627 = t1626 + t637;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1628 = t1627 + t637;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1629 = t1628 + t637;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1630 = t627 < t1623;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1631 = t1630 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1624), "l"(t1626), "r"(t1631) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1632 = t627 < t1623;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1633 = t1632 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1624), "l"(t1627), "r"(t1633) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1634 = t627 < t1623;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1635 = t1634 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1624), "l"(t1628), "r"(t1635) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1636 = t627 < t1623;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1637 = t1636 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1624), "l"(t1629), "r"(t1637) : "memory");
        }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 first_key_9 = block_2 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1639 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_4;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_4) : "r"(t1639));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1641 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1642 = t1641 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1643 = first_key_9 + t1642;
#line 169 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1644 = first_query_4 + 15u;
#line 169 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1645 = first_key_9 + 63u;
#line 169 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1646 = first_key_9 <= t1645;
#line 169 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1647 = t1645 - first_key_9;
#line 169 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1648 = t1647 < 2147483648u;
#line 169 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1649 = t1646 & t1648;
#line 169 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1650 = t14_2 == 4u;
#line 169 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1651 = t1649 & t1650;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1652 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1653 = t1652 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1654 = first_key_9 + t1653;
#line 13 "src/functions/bias.rs"
        const u64 t15_18 = (u64)t1654 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t15_19 = (u64)t1654 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_34 = t12_2 + t15_19;
#line 169 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1658 = (u32)t16_34;
#line 169 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1659 = t1658 & 7u;
#line 169 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1660 = t1659 == 0u;
#line 13 "src/functions/bias.rs"
        const u64 t15_20 = (u64)t1654 * t14_3;
#line 13 "src/functions/bias.rs"
        const u64 t16_35 = t12_3 + t15_20;
#line 169 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1663 = (u32)t16_35;
#line 169 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1664 = t1663 & 7u;
#line 169 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1665 = t1664 == 0u;
#line 169 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1666 = t1660 & t1665;
#line 169 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1667 = !t1666;
#line 169 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1668 = __any_sync(0xffffffffu, t1667);
#line 169 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1669 = !t1668;
#line 169 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1670 = t1651 & t1669;
#line 169 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1671 = first_query_4 + 16u;
#line 169 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1672 = t1671 <= seq_q;
#line 169 "fa-kernels/src/attention/forward/mma/tile.rs"
        const bool t1673 = t1670 & t1672;
#line 95 "fa-kernels/src/attention/options/functions/uniform.rs"
        if (t1673) {
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1674 = s_33 * score_scale;
#line 13 "src/functions/bias.rs"
            f32 t17_34;
            f32 t17_35;
            asm("ld.global.nc.v2.f32 {%0, %1}, [%2+0];" : "=f"(t17_34), "=f"(t17_35) : "l"(t16_34));
#line 13 "src/functions/bias.rs"
            const f32 t18_34 = t1674 + t17_34;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_33 = t18_34;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1676 = s_35 * score_scale;
#line 13 "src/functions/bias.rs"
            f32 t17_36;
            f32 t17_37;
            asm("ld.global.nc.v2.f32 {%0, %1}, [%2+0];" : "=f"(t17_36), "=f"(t17_37) : "l"(t16_35));
#line 13 "src/functions/bias.rs"
            const f32 t18_35 = t1676 + t17_36;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_35 = t18_35;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1678 = s_34 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1679 = t1643 + 1u;
#line 13 "src/functions/bias.rs"
            const f32 t18_36 = t1678 + t17_35;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_34 = t18_36;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1681 = s_36 * score_scale;
#line 13 "src/functions/bias.rs"
            const f32 t18_37 = t1681 + t17_37;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_36 = t18_37;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1683 = s_37 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1684 = t1643 + 8u;
#line 13 "src/functions/bias.rs"
            f32 t17_38;
            f32 t17_39;
            asm("ld.global.nc.v2.f32 {%0, %1}, [%2+32];" : "=f"(t17_38), "=f"(t17_39) : "l"(t16_34));
#line 13 "src/functions/bias.rs"
            const f32 t18_38 = t1683 + t17_38;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_37 = t18_38;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1686 = s_39 * score_scale;
#line 13 "src/functions/bias.rs"
            f32 t17_40;
            f32 t17_41;
            asm("ld.global.nc.v2.f32 {%0, %1}, [%2+32];" : "=f"(t17_40), "=f"(t17_41) : "l"(t16_35));
#line 13 "src/functions/bias.rs"
            const f32 t18_39 = t1686 + t17_40;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_39 = t18_39;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1688 = s_38 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1689 = t1643 + 9u;
#line 13 "src/functions/bias.rs"
            const f32 t18_40 = t1688 + t17_39;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_38 = t18_40;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1691 = s_40 * score_scale;
#line 13 "src/functions/bias.rs"
            const f32 t18_41 = t1691 + t17_41;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_40 = t18_41;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1693 = s_41 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1694 = t1643 + 16u;
#line 13 "src/functions/bias.rs"
            f32 t17_42;
            f32 t17_43;
            asm("ld.global.nc.v2.f32 {%0, %1}, [%2+64];" : "=f"(t17_42), "=f"(t17_43) : "l"(t16_34));
#line 13 "src/functions/bias.rs"
            const f32 t18_42 = t1693 + t17_42;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_41 = t18_42;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1696 = s_43 * score_scale;
#line 13 "src/functions/bias.rs"
            f32 t17_44;
            f32 t17_45;
            asm("ld.global.nc.v2.f32 {%0, %1}, [%2+64];" : "=f"(t17_44), "=f"(t17_45) : "l"(t16_35));
#line 13 "src/functions/bias.rs"
            const f32 t18_43 = t1696 + t17_44;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_43 = t18_43;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1698 = s_42 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1699 = t1643 + 17u;
#line 13 "src/functions/bias.rs"
            const f32 t18_44 = t1698 + t17_43;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_42 = t18_44;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1701 = s_44 * score_scale;
#line 13 "src/functions/bias.rs"
            const f32 t18_45 = t1701 + t17_45;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_44 = t18_45;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1703 = s_45 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1704 = t1643 + 24u;
#line 13 "src/functions/bias.rs"
            f32 t17_46;
            f32 t17_47;
            asm("ld.global.nc.v2.f32 {%0, %1}, [%2+96];" : "=f"(t17_46), "=f"(t17_47) : "l"(t16_34));
#line 13 "src/functions/bias.rs"
            const f32 t18_46 = t1703 + t17_46;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_45 = t18_46;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1706 = s_47 * score_scale;
#line 13 "src/functions/bias.rs"
            f32 t17_48;
            f32 t17_49;
            asm("ld.global.nc.v2.f32 {%0, %1}, [%2+96];" : "=f"(t17_48), "=f"(t17_49) : "l"(t16_35));
#line 13 "src/functions/bias.rs"
            const f32 t18_47 = t1706 + t17_48;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_47 = t18_47;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1708 = s_46 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1709 = t1643 + 25u;
#line 13 "src/functions/bias.rs"
            const f32 t18_48 = t1708 + t17_47;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_46 = t18_48;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1711 = s_48 * score_scale;
#line 13 "src/functions/bias.rs"
            const f32 t18_49 = t1711 + t17_49;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_48 = t18_49;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1713 = s_49 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1714 = t1643 + 32u;
#line 13 "src/functions/bias.rs"
            f32 t17_50;
            f32 t17_51;
            asm("ld.global.nc.v2.f32 {%0, %1}, [%2+128];" : "=f"(t17_50), "=f"(t17_51) : "l"(t16_34));
#line 13 "src/functions/bias.rs"
            const f32 t18_50 = t1713 + t17_50;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_49 = t18_50;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1716 = s_51 * score_scale;
#line 13 "src/functions/bias.rs"
            f32 t17_52;
            f32 t17_53;
            asm("ld.global.nc.v2.f32 {%0, %1}, [%2+128];" : "=f"(t17_52), "=f"(t17_53) : "l"(t16_35));
#line 13 "src/functions/bias.rs"
            const f32 t18_51 = t1716 + t17_52;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_51 = t18_51;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1718 = s_50 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1719 = t1643 + 33u;
#line 13 "src/functions/bias.rs"
            const f32 t18_52 = t1718 + t17_51;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_50 = t18_52;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1721 = s_52 * score_scale;
#line 13 "src/functions/bias.rs"
            const f32 t18_53 = t1721 + t17_53;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_52 = t18_53;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1723 = s_53 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1724 = t1643 + 40u;
#line 13 "src/functions/bias.rs"
            f32 t17_54;
            f32 t17_55;
            asm("ld.global.nc.v2.f32 {%0, %1}, [%2+160];" : "=f"(t17_54), "=f"(t17_55) : "l"(t16_34));
#line 13 "src/functions/bias.rs"
            const f32 t18_54 = t1723 + t17_54;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_53 = t18_54;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1726 = s_55 * score_scale;
#line 13 "src/functions/bias.rs"
            f32 t17_56;
            f32 t17_57;
            asm("ld.global.nc.v2.f32 {%0, %1}, [%2+160];" : "=f"(t17_56), "=f"(t17_57) : "l"(t16_35));
#line 13 "src/functions/bias.rs"
            const f32 t18_55 = t1726 + t17_56;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_55 = t18_55;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1728 = s_54 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1729 = t1643 + 41u;
#line 13 "src/functions/bias.rs"
            const f32 t18_56 = t1728 + t17_55;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_54 = t18_56;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1731 = s_56 * score_scale;
#line 13 "src/functions/bias.rs"
            const f32 t18_57 = t1731 + t17_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_56 = t18_57;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1733 = s_57 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1734 = t1643 + 48u;
#line 13 "src/functions/bias.rs"
            f32 t17_58;
            f32 t17_59;
            asm("ld.global.nc.v2.f32 {%0, %1}, [%2+192];" : "=f"(t17_58), "=f"(t17_59) : "l"(t16_34));
#line 13 "src/functions/bias.rs"
            const f32 t18_58 = t1733 + t17_58;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_57 = t18_58;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1736 = s_59 * score_scale;
#line 13 "src/functions/bias.rs"
            f32 t17_60;
            f32 t17_61;
            asm("ld.global.nc.v2.f32 {%0, %1}, [%2+192];" : "=f"(t17_60), "=f"(t17_61) : "l"(t16_35));
#line 13 "src/functions/bias.rs"
            const f32 t18_59 = t1736 + t17_60;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_59 = t18_59;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1738 = s_58 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1739 = t1643 + 49u;
#line 13 "src/functions/bias.rs"
            const f32 t18_60 = t1738 + t17_59;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_58 = t18_60;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1741 = s_60 * score_scale;
#line 13 "src/functions/bias.rs"
            const f32 t18_61 = t1741 + t17_61;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_60 = t18_61;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1743 = s_61 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1744 = t1643 + 56u;
#line 13 "src/functions/bias.rs"
            f32 t17_62;
            f32 t17_63;
            asm("ld.global.nc.v2.f32 {%0, %1}, [%2+224];" : "=f"(t17_62), "=f"(t17_63) : "l"(t16_34));
#line 13 "src/functions/bias.rs"
            const f32 t18_62 = t1743 + t17_62;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_61 = t18_62;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1746 = s_63 * score_scale;
#line 13 "src/functions/bias.rs"
            f32 t17_64;
            f32 t17_65;
            asm("ld.global.nc.v2.f32 {%0, %1}, [%2+224];" : "=f"(t17_64), "=f"(t17_65) : "l"(t16_35));
#line 13 "src/functions/bias.rs"
            const f32 t18_63 = t1746 + t17_64;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_63 = t18_63;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1748 = s_62 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1749 = t1643 + 57u;
#line 13 "src/functions/bias.rs"
            const f32 t18_64 = t1748 + t17_63;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_62 = t18_64;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1751 = s_64 * score_scale;
#line 13 "src/functions/bias.rs"
            const f32 t18_65 = t1751 + t17_65;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_64 = t18_65;
        } else {
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1753 = s_33 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_36 = t12_2 + t15_18;
#line 13 "src/functions/bias.rs"
            f32 t17_66;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_66) : "l"(t16_36));
#line 13 "src/functions/bias.rs"
            const f32 t18_66 = t1753 + t17_66;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_33 = t18_66;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1757 = s_35 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_37 = t12_3 + t15_18;
#line 13 "src/functions/bias.rs"
            f32 t17_67;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_67) : "l"(t16_37));
#line 13 "src/functions/bias.rs"
            const f32 t18_67 = t1757 + t17_67;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_35 = t18_67;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1761 = s_34 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1762 = t1643 + 1u;
#line 13 "src/functions/bias.rs"
            const u64 t15_21 = (u64)t1762 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_38 = t12_2 + t15_21;
#line 13 "src/functions/bias.rs"
            f32 t17_68;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_68) : "l"(t16_38));
#line 13 "src/functions/bias.rs"
            const f32 t18_68 = t1761 + t17_68;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_34 = t18_68;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1767 = s_36 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_39 = t12_3 + t15_21;
#line 13 "src/functions/bias.rs"
            f32 t17_69;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_69) : "l"(t16_39));
#line 13 "src/functions/bias.rs"
            const f32 t18_69 = t1767 + t17_69;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_36 = t18_69;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1771 = s_37 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1772 = t1643 + 8u;
#line 13 "src/functions/bias.rs"
            const u64 t15_22 = (u64)t1772 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_40 = t12_2 + t15_22;
#line 13 "src/functions/bias.rs"
            f32 t17_70;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_70) : "l"(t16_40));
#line 13 "src/functions/bias.rs"
            const f32 t18_70 = t1771 + t17_70;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_37 = t18_70;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1777 = s_39 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_41 = t12_3 + t15_22;
#line 13 "src/functions/bias.rs"
            f32 t17_71;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_71) : "l"(t16_41));
#line 13 "src/functions/bias.rs"
            const f32 t18_71 = t1777 + t17_71;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_39 = t18_71;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1781 = s_38 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1782 = t1643 + 9u;
#line 13 "src/functions/bias.rs"
            const u64 t15_23 = (u64)t1782 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_42 = t12_2 + t15_23;
#line 13 "src/functions/bias.rs"
            f32 t17_72;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_72) : "l"(t16_42));
#line 13 "src/functions/bias.rs"
            const f32 t18_72 = t1781 + t17_72;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_38 = t18_72;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1787 = s_40 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_43 = t12_3 + t15_23;
#line 13 "src/functions/bias.rs"
            f32 t17_73;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_73) : "l"(t16_43));
#line 13 "src/functions/bias.rs"
            const f32 t18_73 = t1787 + t17_73;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_40 = t18_73;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1791 = s_41 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1792 = t1643 + 16u;
#line 13 "src/functions/bias.rs"
            const u64 t15_24 = (u64)t1792 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_44 = t12_2 + t15_24;
#line 13 "src/functions/bias.rs"
            f32 t17_74;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_74) : "l"(t16_44));
#line 13 "src/functions/bias.rs"
            const f32 t18_74 = t1791 + t17_74;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_41 = t18_74;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1797 = s_43 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_45 = t12_3 + t15_24;
#line 13 "src/functions/bias.rs"
            f32 t17_75;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_75) : "l"(t16_45));
#line 13 "src/functions/bias.rs"
            const f32 t18_75 = t1797 + t17_75;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_43 = t18_75;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1801 = s_42 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1802 = t1643 + 17u;
#line 13 "src/functions/bias.rs"
            const u64 t15_25 = (u64)t1802 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_46 = t12_2 + t15_25;
#line 13 "src/functions/bias.rs"
            f32 t17_76;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_76) : "l"(t16_46));
#line 13 "src/functions/bias.rs"
            const f32 t18_76 = t1801 + t17_76;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_42 = t18_76;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1807 = s_44 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_47 = t12_3 + t15_25;
#line 13 "src/functions/bias.rs"
            f32 t17_77;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_77) : "l"(t16_47));
#line 13 "src/functions/bias.rs"
            const f32 t18_77 = t1807 + t17_77;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_44 = t18_77;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1811 = s_45 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1812 = t1643 + 24u;
#line 13 "src/functions/bias.rs"
            const u64 t15_26 = (u64)t1812 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_48 = t12_2 + t15_26;
#line 13 "src/functions/bias.rs"
            f32 t17_78;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_78) : "l"(t16_48));
#line 13 "src/functions/bias.rs"
            const f32 t18_78 = t1811 + t17_78;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_45 = t18_78;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1817 = s_47 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_49 = t12_3 + t15_26;
#line 13 "src/functions/bias.rs"
            f32 t17_79;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_79) : "l"(t16_49));
#line 13 "src/functions/bias.rs"
            const f32 t18_79 = t1817 + t17_79;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_47 = t18_79;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1821 = s_46 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1822 = t1643 + 25u;
#line 13 "src/functions/bias.rs"
            const u64 t15_27 = (u64)t1822 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_50 = t12_2 + t15_27;
#line 13 "src/functions/bias.rs"
            f32 t17_80;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_80) : "l"(t16_50));
#line 13 "src/functions/bias.rs"
            const f32 t18_80 = t1821 + t17_80;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_46 = t18_80;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1827 = s_48 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_51 = t12_3 + t15_27;
#line 13 "src/functions/bias.rs"
            f32 t17_81;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_81) : "l"(t16_51));
#line 13 "src/functions/bias.rs"
            const f32 t18_81 = t1827 + t17_81;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_48 = t18_81;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1831 = s_49 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1832 = t1643 + 32u;
#line 13 "src/functions/bias.rs"
            const u64 t15_28 = (u64)t1832 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_52 = t12_2 + t15_28;
#line 13 "src/functions/bias.rs"
            f32 t17_82;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_82) : "l"(t16_52));
#line 13 "src/functions/bias.rs"
            const f32 t18_82 = t1831 + t17_82;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_49 = t18_82;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1837 = s_51 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_53 = t12_3 + t15_28;
#line 13 "src/functions/bias.rs"
            f32 t17_83;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_83) : "l"(t16_53));
#line 13 "src/functions/bias.rs"
            const f32 t18_83 = t1837 + t17_83;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_51 = t18_83;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1841 = s_50 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1842 = t1643 + 33u;
#line 13 "src/functions/bias.rs"
            const u64 t15_29 = (u64)t1842 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_54 = t12_2 + t15_29;
#line 13 "src/functions/bias.rs"
            f32 t17_84;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_84) : "l"(t16_54));
#line 13 "src/functions/bias.rs"
            const f32 t18_84 = t1841 + t17_84;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_50 = t18_84;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1847 = s_52 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_55 = t12_3 + t15_29;
#line 13 "src/functions/bias.rs"
            f32 t17_85;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_85) : "l"(t16_55));
#line 13 "src/functions/bias.rs"
            const f32 t18_85 = t1847 + t17_85;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_52 = t18_85;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1851 = s_53 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1852 = t1643 + 40u;
#line 13 "src/functions/bias.rs"
            const u64 t15_30 = (u64)t1852 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_56 = t12_2 + t15_30;
#line 13 "src/functions/bias.rs"
            f32 t17_86;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_86) : "l"(t16_56));
#line 13 "src/functions/bias.rs"
            const f32 t18_86 = t1851 + t17_86;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_53 = t18_86;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1857 = s_55 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_57 = t12_3 + t15_30;
#line 13 "src/functions/bias.rs"
            f32 t17_87;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_87) : "l"(t16_57));
#line 13 "src/functions/bias.rs"
            const f32 t18_87 = t1857 + t17_87;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_55 = t18_87;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1861 = s_54 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1862 = t1643 + 41u;
#line 13 "src/functions/bias.rs"
            const u64 t15_31 = (u64)t1862 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_58 = t12_2 + t15_31;
#line 13 "src/functions/bias.rs"
            f32 t17_88;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_88) : "l"(t16_58));
#line 13 "src/functions/bias.rs"
            const f32 t18_88 = t1861 + t17_88;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_54 = t18_88;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1867 = s_56 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_59 = t12_3 + t15_31;
#line 13 "src/functions/bias.rs"
            f32 t17_89;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_89) : "l"(t16_59));
#line 13 "src/functions/bias.rs"
            const f32 t18_89 = t1867 + t17_89;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_56 = t18_89;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1871 = s_57 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1872 = t1643 + 48u;
#line 13 "src/functions/bias.rs"
            const u64 t15_32 = (u64)t1872 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_60 = t12_2 + t15_32;
#line 13 "src/functions/bias.rs"
            f32 t17_90;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_90) : "l"(t16_60));
#line 13 "src/functions/bias.rs"
            const f32 t18_90 = t1871 + t17_90;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_57 = t18_90;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1877 = s_59 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_61 = t12_3 + t15_32;
#line 13 "src/functions/bias.rs"
            f32 t17_91;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_91) : "l"(t16_61));
#line 13 "src/functions/bias.rs"
            const f32 t18_91 = t1877 + t17_91;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_59 = t18_91;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1881 = s_58 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1882 = t1643 + 49u;
#line 13 "src/functions/bias.rs"
            const u64 t15_33 = (u64)t1882 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_62 = t12_2 + t15_33;
#line 13 "src/functions/bias.rs"
            f32 t17_92;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_92) : "l"(t16_62));
#line 13 "src/functions/bias.rs"
            const f32 t18_92 = t1881 + t17_92;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_58 = t18_92;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1887 = s_60 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_63 = t12_3 + t15_33;
#line 13 "src/functions/bias.rs"
            f32 t17_93;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_93) : "l"(t16_63));
#line 13 "src/functions/bias.rs"
            const f32 t18_93 = t1887 + t17_93;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_60 = t18_93;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1891 = s_61 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1892 = t1643 + 56u;
#line 13 "src/functions/bias.rs"
            const u64 t15_34 = (u64)t1892 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_64 = t12_2 + t15_34;
#line 13 "src/functions/bias.rs"
            f32 t17_94;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_94) : "l"(t16_64));
#line 13 "src/functions/bias.rs"
            const f32 t18_94 = t1891 + t17_94;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_61 = t18_94;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1897 = s_63 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_65 = t12_3 + t15_34;
#line 13 "src/functions/bias.rs"
            f32 t17_95;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_95) : "l"(t16_65));
#line 13 "src/functions/bias.rs"
            const f32 t18_95 = t1897 + t17_95;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_63 = t18_95;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1901 = s_62 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1902 = t1643 + 57u;
#line 13 "src/functions/bias.rs"
            const u64 t15_35 = (u64)t1902 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_66 = t12_2 + t15_35;
#line 13 "src/functions/bias.rs"
            f32 t17_96;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_96) : "l"(t16_66));
#line 13 "src/functions/bias.rs"
            const f32 t18_96 = t1901 + t17_96;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_62 = t18_96;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t1907 = s_64 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_67 = t12_3 + t15_35;
#line 13 "src/functions/bias.rs"
            f32 t17_97;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_97) : "l"(t16_67));
#line 13 "src/functions/bias.rs"
            const f32 t18_97 = t1907 + t17_97;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_64 = t18_97;
        }
#line 245 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t1911 = end - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t1912 = t1911 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t1913 = block_2 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
        const u32 number_8 = t1912 - t1913;
#line 235 "fa-kernels/src/attention/block_cursor.rs"
        u32 whole_3 = 0u;
        const bool t1915 = number_8 < 64u;
#line 236 "fa-kernels/src/attention/block_cursor.rs"
        if (t1915) {
            const u32 t1916 = number_8 << 3u;
#line 237 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1917 = t96 + t1916;
#line 237 "fa-kernels/src/attention/block_cursor.rs"
            f32 t1918;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1918) : "r"(t1917) : "memory");
#line 237 "fa-kernels/src/attention/block_cursor.rs"
            u32 t1919;
            asm("mov.b32 %0, %1;" : "=r"(t1919) : "f"(t1918));
#line 237 "fa-kernels/src/attention/block_cursor.rs"
            whole_3 = t1919;
        }
        const u32 t1920 = block_2 & 31u;
#line 239 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t1921 = whole_3 >> t1920;
#line 239 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t1922 = t1921 & 1u;
#line 239 "fa-kernels/src/attention/block_cursor.rs"
        const bool t1923 = t1922 == 0u;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (t1923) {
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 first_key_10 = block_2 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1925 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_5;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_5) : "r"(t1925));
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1927 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1928 = t1927 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1929 = first_key_10 + t1928;
#line 19 "src/functions/windows.rs"
            const bool t1_20 = t1929 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_17 = t1_20 ? 2147483648u : t2_5;
            const u32 t6_36 = t5_4 - t1929;
#line 20 "src/functions/windows.rs"
            const bool t7_36 = t6_36 < reach_17;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_33 = t7_36 ? s_33 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_33 = changed_33;
#line 20 "src/functions/windows.rs"
            const u32 t6_37 = t5_5 - t1929;
#line 20 "src/functions/windows.rs"
            const bool t7_37 = t6_37 < reach_17;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_34 = t7_37 ? s_35 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_35 = changed_34;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1938 = t1929 + 1u;
#line 19 "src/functions/windows.rs"
            const bool t1_21 = t1938 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_18 = t1_21 ? 2147483648u : t2_5;
            const u32 t6_38 = t5_4 - t1938;
#line 20 "src/functions/windows.rs"
            const bool t7_38 = t6_38 < reach_18;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_35 = t7_38 ? s_34 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_34 = changed_35;
#line 20 "src/functions/windows.rs"
            const u32 t6_39 = t5_5 - t1938;
#line 20 "src/functions/windows.rs"
            const bool t7_39 = t6_39 < reach_18;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_36 = t7_39 ? s_36 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_36 = changed_36;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1947 = t1929 + 8u;
#line 19 "src/functions/windows.rs"
            const bool t1_22 = t1947 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_19 = t1_22 ? 2147483648u : t2_5;
            const u32 t6_40 = t5_4 - t1947;
#line 20 "src/functions/windows.rs"
            const bool t7_40 = t6_40 < reach_19;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_37 = t7_40 ? s_37 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_37 = changed_37;
#line 20 "src/functions/windows.rs"
            const u32 t6_41 = t5_5 - t1947;
#line 20 "src/functions/windows.rs"
            const bool t7_41 = t6_41 < reach_19;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_38 = t7_41 ? s_39 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_39 = changed_38;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1956 = t1929 + 9u;
#line 19 "src/functions/windows.rs"
            const bool t1_23 = t1956 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_20 = t1_23 ? 2147483648u : t2_5;
            const u32 t6_42 = t5_4 - t1956;
#line 20 "src/functions/windows.rs"
            const bool t7_42 = t6_42 < reach_20;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_39 = t7_42 ? s_38 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_38 = changed_39;
#line 20 "src/functions/windows.rs"
            const u32 t6_43 = t5_5 - t1956;
#line 20 "src/functions/windows.rs"
            const bool t7_43 = t6_43 < reach_20;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_40 = t7_43 ? s_40 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_40 = changed_40;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1965 = t1929 + 16u;
#line 19 "src/functions/windows.rs"
            const bool t1_24 = t1965 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_21 = t1_24 ? 2147483648u : t2_5;
            const u32 t6_44 = t5_4 - t1965;
#line 20 "src/functions/windows.rs"
            const bool t7_44 = t6_44 < reach_21;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_41 = t7_44 ? s_41 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_41 = changed_41;
#line 20 "src/functions/windows.rs"
            const u32 t6_45 = t5_5 - t1965;
#line 20 "src/functions/windows.rs"
            const bool t7_45 = t6_45 < reach_21;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_42 = t7_45 ? s_43 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_43 = changed_42;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1974 = t1929 + 17u;
#line 19 "src/functions/windows.rs"
            const bool t1_25 = t1974 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_22 = t1_25 ? 2147483648u : t2_5;
            const u32 t6_46 = t5_4 - t1974;
#line 20 "src/functions/windows.rs"
            const bool t7_46 = t6_46 < reach_22;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_43 = t7_46 ? s_42 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_42 = changed_43;
#line 20 "src/functions/windows.rs"
            const u32 t6_47 = t5_5 - t1974;
#line 20 "src/functions/windows.rs"
            const bool t7_47 = t6_47 < reach_22;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_44 = t7_47 ? s_44 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_44 = changed_44;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1983 = t1929 + 24u;
#line 19 "src/functions/windows.rs"
            const bool t1_26 = t1983 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_23 = t1_26 ? 2147483648u : t2_5;
            const u32 t6_48 = t5_4 - t1983;
#line 20 "src/functions/windows.rs"
            const bool t7_48 = t6_48 < reach_23;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_45 = t7_48 ? s_45 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_45 = changed_45;
#line 20 "src/functions/windows.rs"
            const u32 t6_49 = t5_5 - t1983;
#line 20 "src/functions/windows.rs"
            const bool t7_49 = t6_49 < reach_23;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_46 = t7_49 ? s_47 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_47 = changed_46;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1992 = t1929 + 25u;
#line 19 "src/functions/windows.rs"
            const bool t1_27 = t1992 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_24 = t1_27 ? 2147483648u : t2_5;
            const u32 t6_50 = t5_4 - t1992;
#line 20 "src/functions/windows.rs"
            const bool t7_50 = t6_50 < reach_24;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_47 = t7_50 ? s_46 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_46 = changed_47;
#line 20 "src/functions/windows.rs"
            const u32 t6_51 = t5_5 - t1992;
#line 20 "src/functions/windows.rs"
            const bool t7_51 = t6_51 < reach_24;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_48 = t7_51 ? s_48 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_48 = changed_48;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t2001 = t1929 + 32u;
#line 19 "src/functions/windows.rs"
            const bool t1_28 = t2001 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_25 = t1_28 ? 2147483648u : t2_5;
            const u32 t6_52 = t5_4 - t2001;
#line 20 "src/functions/windows.rs"
            const bool t7_52 = t6_52 < reach_25;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_49 = t7_52 ? s_49 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_49 = changed_49;
#line 20 "src/functions/windows.rs"
            const u32 t6_53 = t5_5 - t2001;
#line 20 "src/functions/windows.rs"
            const bool t7_53 = t6_53 < reach_25;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_50 = t7_53 ? s_51 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_51 = changed_50;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t2010 = t1929 + 33u;
#line 19 "src/functions/windows.rs"
            const bool t1_29 = t2010 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_26 = t1_29 ? 2147483648u : t2_5;
            const u32 t6_54 = t5_4 - t2010;
#line 20 "src/functions/windows.rs"
            const bool t7_54 = t6_54 < reach_26;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_51 = t7_54 ? s_50 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_50 = changed_51;
#line 20 "src/functions/windows.rs"
            const u32 t6_55 = t5_5 - t2010;
#line 20 "src/functions/windows.rs"
            const bool t7_55 = t6_55 < reach_26;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_52 = t7_55 ? s_52 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_52 = changed_52;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t2019 = t1929 + 40u;
#line 19 "src/functions/windows.rs"
            const bool t1_30 = t2019 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_27 = t1_30 ? 2147483648u : t2_5;
            const u32 t6_56 = t5_4 - t2019;
#line 20 "src/functions/windows.rs"
            const bool t7_56 = t6_56 < reach_27;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_53 = t7_56 ? s_53 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_53 = changed_53;
#line 20 "src/functions/windows.rs"
            const u32 t6_57 = t5_5 - t2019;
#line 20 "src/functions/windows.rs"
            const bool t7_57 = t6_57 < reach_27;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_54 = t7_57 ? s_55 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_55 = changed_54;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t2028 = t1929 + 41u;
#line 19 "src/functions/windows.rs"
            const bool t1_31 = t2028 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_28 = t1_31 ? 2147483648u : t2_5;
            const u32 t6_58 = t5_4 - t2028;
#line 20 "src/functions/windows.rs"
            const bool t7_58 = t6_58 < reach_28;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_55 = t7_58 ? s_54 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_54 = changed_55;
#line 20 "src/functions/windows.rs"
            const u32 t6_59 = t5_5 - t2028;
#line 20 "src/functions/windows.rs"
            const bool t7_59 = t6_59 < reach_28;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_56 = t7_59 ? s_56 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_56 = changed_56;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t2037 = t1929 + 48u;
#line 19 "src/functions/windows.rs"
            const bool t1_32 = t2037 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_29 = t1_32 ? 2147483648u : t2_5;
            const u32 t6_60 = t5_4 - t2037;
#line 20 "src/functions/windows.rs"
            const bool t7_60 = t6_60 < reach_29;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_57 = t7_60 ? s_57 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_57 = changed_57;
#line 20 "src/functions/windows.rs"
            const u32 t6_61 = t5_5 - t2037;
#line 20 "src/functions/windows.rs"
            const bool t7_61 = t6_61 < reach_29;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_58 = t7_61 ? s_59 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_59 = changed_58;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t2046 = t1929 + 49u;
#line 19 "src/functions/windows.rs"
            const bool t1_33 = t2046 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_30 = t1_33 ? 2147483648u : t2_5;
            const u32 t6_62 = t5_4 - t2046;
#line 20 "src/functions/windows.rs"
            const bool t7_62 = t6_62 < reach_30;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_59 = t7_62 ? s_58 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_58 = changed_59;
#line 20 "src/functions/windows.rs"
            const u32 t6_63 = t5_5 - t2046;
#line 20 "src/functions/windows.rs"
            const bool t7_63 = t6_63 < reach_30;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_60 = t7_63 ? s_60 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_60 = changed_60;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t2055 = t1929 + 56u;
#line 19 "src/functions/windows.rs"
            const bool t1_34 = t2055 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_31 = t1_34 ? 2147483648u : t2_5;
            const u32 t6_64 = t5_4 - t2055;
#line 20 "src/functions/windows.rs"
            const bool t7_64 = t6_64 < reach_31;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_61 = t7_64 ? s_61 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_61 = changed_61;
#line 20 "src/functions/windows.rs"
            const u32 t6_65 = t5_5 - t2055;
#line 20 "src/functions/windows.rs"
            const bool t7_65 = t6_65 < reach_31;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_62 = t7_65 ? s_63 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_63 = changed_62;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t2064 = t1929 + 57u;
#line 19 "src/functions/windows.rs"
            const bool t1_35 = t2064 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_32 = t1_35 ? 2147483648u : t2_5;
            const u32 t6_66 = t5_4 - t2064;
#line 20 "src/functions/windows.rs"
            const bool t7_66 = t6_66 < reach_32;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_63 = t7_66 ? s_62 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_62 = changed_63;
#line 20 "src/functions/windows.rs"
            const u32 t6_67 = t5_5 - t2064;
#line 20 "src/functions/windows.rs"
            const bool t7_67 = t6_67 < reach_32;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_64 = t7_67 ? s_64 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_64 = changed_64;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 first_key_11 = block_2 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t2074 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_6;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_6) : "r"(t2074));
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t2076 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t2077 = t2076 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_11 + t2077;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t2079 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t2080 = first_query_6 + t2079;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t2081 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_7 = t2081 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2084 = visible_34 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t2084;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = 1u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2086 = visible_35 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t2086;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2088 = visible_36 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t2088;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = 9u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2090 = visible_37 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t2090;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = 16u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2092 = visible_38 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t2092;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = 17u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2094 = visible_39 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t2094;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = 24u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2096 = visible_40 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t2096;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = 25u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2098 = visible_41 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t2098;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = 32u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2100 = visible_42 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t2100;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = 33u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2102 = visible_43 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t2102;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = 40u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2104 = visible_44 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t2104;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = 41u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2106 = visible_45 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t2106;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = 48u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2108 = visible_46 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t2108;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = 49u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2110 = visible_47 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t2110;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = 56u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2112 = visible_48 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t2112;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = 57u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2114 = visible_49 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t2114;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t2115 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t2116 = first_query_6 + t2115;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t2117 = t2116 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t2118 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_8 = t2118 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2121 = visible_50 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t2121;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = 1u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2123 = visible_51 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t2123;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2125 = visible_52 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t2125;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = 9u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2127 = visible_53 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t2127;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = 16u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2129 = visible_54 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t2129;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = 17u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2131 = visible_55 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t2131;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = 24u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2133 = visible_56 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t2133;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = 25u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2135 = visible_57 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t2135;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = 32u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2137 = visible_58 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t2137;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = 33u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2139 = visible_59 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t2139;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = 40u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2141 = visible_60 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t2141;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = 41u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2143 = visible_61 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t2143;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = 48u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2145 = visible_62 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t2145;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = 49u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2147 = visible_63 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t2147;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = 56u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2149 = visible_64 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t2149;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_65 = 57u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2151 = visible_65 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t2151;
        }
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2153;
        asm("max.f32 %0, %1, %2;" : "=f"(t2153) : "f"(old_3), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2154;
        asm("max.f32 %0, %1, %2;" : "=f"(t2154) : "f"(t2153), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2155;
        asm("max.f32 %0, %1, %2;" : "=f"(t2155) : "f"(t2154), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2156;
        asm("max.f32 %0, %1, %2;" : "=f"(t2156) : "f"(t2155), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2157;
        asm("max.f32 %0, %1, %2;" : "=f"(t2157) : "f"(t2156), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2158;
        asm("max.f32 %0, %1, %2;" : "=f"(t2158) : "f"(t2157), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2159;
        asm("max.f32 %0, %1, %2;" : "=f"(t2159) : "f"(t2158), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2160;
        asm("max.f32 %0, %1, %2;" : "=f"(t2160) : "f"(t2159), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2161;
        asm("max.f32 %0, %1, %2;" : "=f"(t2161) : "f"(t2160), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2162;
        asm("max.f32 %0, %1, %2;" : "=f"(t2162) : "f"(t2161), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2163;
        asm("max.f32 %0, %1, %2;" : "=f"(t2163) : "f"(t2162), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2164;
        asm("max.f32 %0, %1, %2;" : "=f"(t2164) : "f"(t2163), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2165;
        asm("max.f32 %0, %1, %2;" : "=f"(t2165) : "f"(t2164), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2166;
        asm("max.f32 %0, %1, %2;" : "=f"(t2166) : "f"(t2165), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2167;
        asm("max.f32 %0, %1, %2;" : "=f"(t2167) : "f"(t2166), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2168;
        asm("max.f32 %0, %1, %2;" : "=f"(t2168) : "f"(t2167), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t2169;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2169) : "f"(t2168));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_18;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_18) : "f"(t2168), "f"(t2169));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t2171;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2171) : "f"(pair_18));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_18), "f"(t2171));
#line 200 "fa-kernels/src/attention/softmax.rs"
        f32 reference_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_3) : "f"(new_3), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
        f32 t2174;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2174) : "f"(old_3), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t2175 = t2174 - reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t2175));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t2177 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2178 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(1.442695f), "f"(t2178));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2180;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2180) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_33 = t2180;
        const f32 t2181 = t2177 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2182 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(1.442695f), "f"(t2182));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2184;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2184) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_34 = t2184;
        const f32 t2185 = t2181 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2186 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(1.442695f), "f"(t2186));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2188;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2188) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_37 = t2188;
        const f32 t2189 = t2185 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2190 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(1.442695f), "f"(t2190));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2192;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2192) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_38 = t2192;
        const f32 t2193 = t2189 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2194 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(1.442695f), "f"(t2194));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2196;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2196) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_41 = t2196;
        const f32 t2197 = t2193 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2198 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(1.442695f), "f"(t2198));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2200;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2200) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_42 = t2200;
        const f32 t2201 = t2197 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2202 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(1.442695f), "f"(t2202));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2204;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2204) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_45 = t2204;
        const f32 t2205 = t2201 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2206 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(1.442695f), "f"(t2206));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2208;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2208) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_46 = t2208;
        const f32 t2209 = t2205 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2210 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(1.442695f), "f"(t2210));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2212;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2212) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_49 = t2212;
        const f32 t2213 = t2209 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2214 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(1.442695f), "f"(t2214));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2216;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2216) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_50 = t2216;
        const f32 t2217 = t2213 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2218 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(1.442695f), "f"(t2218));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2220;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2220) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_53 = t2220;
        const f32 t2221 = t2217 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2222 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(1.442695f), "f"(t2222));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2224;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2224) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_54 = t2224;
        const f32 t2225 = t2221 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2226 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(1.442695f), "f"(t2226));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2228;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2228) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_57 = t2228;
        const f32 t2229 = t2225 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2230 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(1.442695f), "f"(t2230));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2232;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2232) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_58 = t2232;
        const f32 t2233 = t2229 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2234 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(1.442695f), "f"(t2234));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2236;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2236) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_61 = t2236;
        const f32 t2237 = t2233 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2238 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(1.442695f), "f"(t2238));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2240;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2240) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_62 = t2240;
        const f32 t2241 = t2237 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t2241;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2243;
        asm("max.f32 %0, %1, %2;" : "=f"(t2243) : "f"(old_4), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2244;
        asm("max.f32 %0, %1, %2;" : "=f"(t2244) : "f"(t2243), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2245;
        asm("max.f32 %0, %1, %2;" : "=f"(t2245) : "f"(t2244), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2246;
        asm("max.f32 %0, %1, %2;" : "=f"(t2246) : "f"(t2245), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2247;
        asm("max.f32 %0, %1, %2;" : "=f"(t2247) : "f"(t2246), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2248;
        asm("max.f32 %0, %1, %2;" : "=f"(t2248) : "f"(t2247), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2249;
        asm("max.f32 %0, %1, %2;" : "=f"(t2249) : "f"(t2248), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2250;
        asm("max.f32 %0, %1, %2;" : "=f"(t2250) : "f"(t2249), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2251;
        asm("max.f32 %0, %1, %2;" : "=f"(t2251) : "f"(t2250), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2252;
        asm("max.f32 %0, %1, %2;" : "=f"(t2252) : "f"(t2251), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2253;
        asm("max.f32 %0, %1, %2;" : "=f"(t2253) : "f"(t2252), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2254;
        asm("max.f32 %0, %1, %2;" : "=f"(t2254) : "f"(t2253), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2255;
        asm("max.f32 %0, %1, %2;" : "=f"(t2255) : "f"(t2254), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2256;
        asm("max.f32 %0, %1, %2;" : "=f"(t2256) : "f"(t2255), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2257;
        asm("max.f32 %0, %1, %2;" : "=f"(t2257) : "f"(t2256), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2258;
        asm("max.f32 %0, %1, %2;" : "=f"(t2258) : "f"(t2257), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t2259;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2259) : "f"(t2258));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_19;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_19) : "f"(t2258), "f"(t2259));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t2261;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2261) : "f"(pair_19));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_19), "f"(t2261));
#line 200 "fa-kernels/src/attention/softmax.rs"
        f32 reference_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_4) : "f"(new_4), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
        f32 t2264;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2264) : "f"(old_4), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t2265 = t2264 - reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t2265));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t2267 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2268 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(1.442695f), "f"(t2268));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2270;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2270) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_35 = t2270;
        const f32 t2271 = t2267 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2272 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(1.442695f), "f"(t2272));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2274;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2274) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_36 = t2274;
        const f32 t2275 = t2271 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2276 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(1.442695f), "f"(t2276));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2278;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2278) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_39 = t2278;
        const f32 t2279 = t2275 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2280 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(1.442695f), "f"(t2280));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2282;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2282) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_40 = t2282;
        const f32 t2283 = t2279 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2284 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(1.442695f), "f"(t2284));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2286;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2286) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_43 = t2286;
        const f32 t2287 = t2283 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2288 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(1.442695f), "f"(t2288));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2290;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2290) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_44 = t2290;
        const f32 t2291 = t2287 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2292 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(1.442695f), "f"(t2292));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2294;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2294) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_47 = t2294;
        const f32 t2295 = t2291 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2296 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(1.442695f), "f"(t2296));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2298;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2298) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_48 = t2298;
        const f32 t2299 = t2295 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2300 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(1.442695f), "f"(t2300));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2302;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2302) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_51 = t2302;
        const f32 t2303 = t2299 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2304 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(1.442695f), "f"(t2304));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2306;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2306) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_52 = t2306;
        const f32 t2307 = t2303 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2308 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(1.442695f), "f"(t2308));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2310;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2310) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_55 = t2310;
        const f32 t2311 = t2307 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2312 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(1.442695f), "f"(t2312));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2314;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2314) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_56 = t2314;
        const f32 t2315 = t2311 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2316 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(1.442695f), "f"(t2316));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2318;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2318) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_59 = t2318;
        const f32 t2319 = t2315 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2320 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(1.442695f), "f"(t2320));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2322;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2322) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_60 = t2322;
        const f32 t2323 = t2319 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2324 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(1.442695f), "f"(t2324));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2326;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2326) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_63 = t2326;
        const f32 t2327 = t2323 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2328 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(1.442695f), "f"(t2328));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2330;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2330) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_64 = t2330;
        const f32 t2331 = t2327 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t2331;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2332 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t2332;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2333 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t2333;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2334 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t2334;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2335 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t2335;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2336 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t2336;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2337 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t2337;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2338 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t2338;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2339 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t2339;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2340 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t2340;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2341 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t2341;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2342 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t2342;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2343 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t2343;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2344 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t2344;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2345 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t2345;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2346 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t2346;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2347 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t2347;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2348 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t2348;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2349 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t2349;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2350 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t2350;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2351 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t2351;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2352 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t2352;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2353 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t2353;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2354 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t2354;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2355 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t2355;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2356 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t2356;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2357 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t2357;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2358 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t2358;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2359 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t2359;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2360 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t2360;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2361 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t2361;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2362 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t2362;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2363 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t2363;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2364;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2364) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2365;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2365) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2366;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2366) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2367;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2367) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2368;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2368) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2369;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2369) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2370;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2370) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2371;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2371) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2372;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2372) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2373;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2373) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2374;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2374) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2375;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2375) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2376;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2376) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2377;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2377) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2378;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2378) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2379;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2379) : "f"(s_63), "f"(s_64));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2380;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2380) : "r"(t752));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2381 = t2380 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2382 = t2380 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2383 = t2380 ^ 96u;
        const u32 t2384 = t612 + t2380;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2385 = t612 + t2381;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2386 = t612 + t2382;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2387 = t612 + t2383;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t2384) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2364), "r"(t2365), "r"(t2366), "r"(t2367), "r"(m_225), "r"(m_226));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2364), "r"(t2365), "r"(t2366), "r"(t2367), "r"(m_227), "r"(m_228));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t2385) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2364), "r"(t2365), "r"(t2366), "r"(t2367), "r"(m_229), "r"(m_230));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2364), "r"(t2365), "r"(t2366), "r"(t2367), "r"(m_231), "r"(m_232));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t2386) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2364), "r"(t2365), "r"(t2366), "r"(t2367), "r"(m_233), "r"(m_234));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2364), "r"(t2365), "r"(t2366), "r"(t2367), "r"(m_235), "r"(m_236));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t2387) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2364), "r"(t2365), "r"(t2366), "r"(t2367), "r"(m_237), "r"(m_238));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2364), "r"(t2365), "r"(t2366), "r"(t2367), "r"(m_239), "r"(m_240));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t2384) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2368), "r"(t2369), "r"(t2370), "r"(t2371), "r"(m_241), "r"(m_242));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2368), "r"(t2369), "r"(t2370), "r"(t2371), "r"(m_243), "r"(m_244));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t2385) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2368), "r"(t2369), "r"(t2370), "r"(t2371), "r"(m_245), "r"(m_246));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2368), "r"(t2369), "r"(t2370), "r"(t2371), "r"(m_247), "r"(m_248));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t2386) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2368), "r"(t2369), "r"(t2370), "r"(t2371), "r"(m_249), "r"(m_250));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2368), "r"(t2369), "r"(t2370), "r"(t2371), "r"(m_251), "r"(m_252));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t2387) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2368), "r"(t2369), "r"(t2370), "r"(t2371), "r"(m_253), "r"(m_254));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2368), "r"(t2369), "r"(t2370), "r"(t2371), "r"(m_255), "r"(m_256));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t2384) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2372), "r"(t2373), "r"(t2374), "r"(t2375), "r"(m_257), "r"(m_258));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2372), "r"(t2373), "r"(t2374), "r"(t2375), "r"(m_259), "r"(m_260));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t2385) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2372), "r"(t2373), "r"(t2374), "r"(t2375), "r"(m_261), "r"(m_262));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2372), "r"(t2373), "r"(t2374), "r"(t2375), "r"(m_263), "r"(m_264));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t2386) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2372), "r"(t2373), "r"(t2374), "r"(t2375), "r"(m_265), "r"(m_266));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2372), "r"(t2373), "r"(t2374), "r"(t2375), "r"(m_267), "r"(m_268));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t2387) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2372), "r"(t2373), "r"(t2374), "r"(t2375), "r"(m_269), "r"(m_270));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2372), "r"(t2373), "r"(t2374), "r"(t2375), "r"(m_271), "r"(m_272));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t2384) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2376), "r"(t2377), "r"(t2378), "r"(t2379), "r"(m_273), "r"(m_274));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2376), "r"(t2377), "r"(t2378), "r"(t2379), "r"(m_275), "r"(m_276));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t2385) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2376), "r"(t2377), "r"(t2378), "r"(t2379), "r"(m_277), "r"(m_278));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2376), "r"(t2377), "r"(t2378), "r"(t2379), "r"(m_279), "r"(m_280));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t2386) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2376), "r"(t2377), "r"(t2378), "r"(t2379), "r"(m_281), "r"(m_282));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2376), "r"(t2377), "r"(t2378), "r"(t2379), "r"(m_283), "r"(m_284));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t2387) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2376), "r"(t2377), "r"(t2378), "r"(t2379), "r"(m_285), "r"(m_286));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2376), "r"(t2377), "r"(t2378), "r"(t2379), "r"(m_287), "r"(m_288));
    }
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t2388;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2388) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_20 = row_sum + t2388;
    f32 t2390;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2390) : "f"(pair_20));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t2391 = pair_20 + t2390;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t2391;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t2392;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2392) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_21 = row_sum_2 + t2392;
    f32 t2394;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2394) : "f"(pair_21));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t2395 = pair_21 + t2394;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t2395;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum = row_sum;
    const bool t2396 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t2397;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2397) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer = t2396 ? 0.0f : t2397;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2399 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc = t2399;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2400 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_2 = t2400;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2401 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_5 = t2401;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2402 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_6 = t2402;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2403 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_9 = t2403;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2404 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_10 = t2404;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2405 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_13 = t2405;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2406 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_14 = t2406;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2407 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_17 = t2407;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2408 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_18 = t2408;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2409 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_21 = t2409;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2410 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_22 = t2410;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2411 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_25 = t2411;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2412 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_26 = t2412;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2413 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_29 = t2413;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2414 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_30 = t2414;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t2415 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t2416;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2416) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_2 = t2415 ? 0.0f : t2416;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2418 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_3 = t2418;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2419 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_4 = t2419;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2420 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_7 = t2420;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2421 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_8 = t2421;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2422 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_11 = t2422;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2423 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_12 = t2423;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2424 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_15 = t2424;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2425 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_16 = t2425;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2426 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_19 = t2426;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2427 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_20 = t2427;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2428 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_23 = t2428;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2429 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_24 = t2429;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2430 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_27 = t2430;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2431 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_28 = t2431;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2432 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_31 = t2432;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2433 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_32 = t2433;
#line 186 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2434 = blockIdx.x;
#line 186 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2435;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2435) : "r"(t2434));
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t2436 = seq_q + 63u;
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t2437 = t2436 >> 6u;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2438 = heads_per_section * t2437;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2439 = t2435 / t2438;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 first_8 = t2439 * heads_per_section;
    const u32 t2441 = heads * batch;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2442 = t2441 - first_8;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 heads_3 = t2442 < heads_per_section ? t2442 : heads_per_section;
    const u32 t2444 = first_8 * t2437;
#line 92 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 rest_5 = t2435 - t2444;
    const u32 t2446 = rest_5 % heads_3;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2447 = first_8 + t2446;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2448 = t2437 - 1u;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2449 = rest_5 / heads_3;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2450 = t2448 - t2449;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2451 = t2450 << 6u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2452 = batch * group;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2453 = t2447 % t2452;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2454 = t2447 / t2452;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2455 = t2454 * group;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2456 = t2453 % group;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2457 = t2455 + t2456;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2458 = t2453 / group;
#line 200 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2459 = lane >> 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2460 = first_row + t2459;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2461 = t2460 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2462 = 0u ^ t2461;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2463 = t2460 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2464 = t2462 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2465 = t2463 + t2464;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2466 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2467 = t2466 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2468 = t2465 + t2467;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2469;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2469) : "f"(acc), "f"(acc_2));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2470 = smem_1 + t2468;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2470), "r"(t2469) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2471;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2471) : "f"(acc_5), "f"(acc_6));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2472 = t2468 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2473 = smem_1 + t2472;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2473), "r"(t2471) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2474;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2474) : "f"(acc_9), "f"(acc_10));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2475 = t2468 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2476 = smem_1 + t2475;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2476), "r"(t2474) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2477;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2477) : "f"(acc_13), "f"(acc_14));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2478 = t2468 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2479 = smem_1 + t2478;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2479), "r"(t2477) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2480;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2480) : "f"(acc_17), "f"(acc_18));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2481 = t2468 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2482 = smem_1 + t2481;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2482), "r"(t2480) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2483;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2483) : "f"(acc_21), "f"(acc_22));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2484 = t2468 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2485 = smem_1 + t2484;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2485), "r"(t2483) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2486;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2486) : "f"(acc_25), "f"(acc_26));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2487 = t2468 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2488 = smem_1 + t2487;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2488), "r"(t2486) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2489;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2489) : "f"(acc_29), "f"(acc_30));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2490 = t2468 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2491 = smem_1 + t2490;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2491), "r"(t2489) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2492 = lane >> 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2493 = first_row + t2492;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2494 = t2493 + 8u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2495 = t2494 & 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2496 = 0u ^ t2495;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2497 = t2494 << 7u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2498 = t2496 << 4u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2499 = t2497 + t2498;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2500 = lane & 3u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2501 = t2500 << 2u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2502 = t2499 + t2501;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2503;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2503) : "f"(acc_3), "f"(acc_4));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2504 = smem_1 + t2502;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2504), "r"(t2503) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2505;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2505) : "f"(acc_7), "f"(acc_8));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2506 = t2502 ^ 16u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2507 = smem_1 + t2506;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2507), "r"(t2505) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2508;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2508) : "f"(acc_11), "f"(acc_12));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2509 = t2502 ^ 32u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2510 = smem_1 + t2509;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2510), "r"(t2508) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2511;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2511) : "f"(acc_15), "f"(acc_16));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2512 = t2502 ^ 48u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2513 = smem_1 + t2512;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2513), "r"(t2511) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2514;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2514) : "f"(acc_19), "f"(acc_20));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2515 = t2502 ^ 64u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2516 = smem_1 + t2515;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2516), "r"(t2514) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2517;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2517) : "f"(acc_23), "f"(acc_24));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2518 = t2502 ^ 80u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2519 = smem_1 + t2518;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2519), "r"(t2517) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2520;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2520) : "f"(acc_27), "f"(acc_28));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2521 = t2502 ^ 96u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2522 = smem_1 + t2521;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2522), "r"(t2520) : "memory");
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2523;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2523) : "f"(acc_31), "f"(acc_32));
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2524 = t2502 ^ 112u;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2525 = smem_1 + t2524;
#line 204 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2525), "r"(t2523) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2526 = (u64)t2458;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2527 = t2526 * o_stride0;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2528 = t2527 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2529 = o + t2528;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2530 = (u64)t2451;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2531 = t2530 * o_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2532 = t2531 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2533 = t2529 + t2532;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2534 = (u64)t2457;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2535 = t2534 * o_stride2;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2536 = t2535 * 2ull;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2537 = t2533 + t2536;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2538 = (u32)o_stride1;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2539 = t2538 << 1u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2540 = seq_q - t2451;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2541 = head_dim >> 3u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2542 = lane >> 3u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2543 = first_row + t2542;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2544 = lane & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2545 = t2543 < t2540;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2546 = t2544 < t2541;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2547 = t2545 & t2546;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2547) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2548 = t2543 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2549 = t2544 ^ t2548;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2550 = t2543 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2551 = t2549 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2552 = t2550 + t2551;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2553 = smem_1 + t2552;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t2553) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2554 = (u64)t2543 * t2539;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2555 = t2537 + t2554;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2556 = (u64)t2544 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2557 = t2555 + t2556;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2557), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2558 = t2543 + 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2559 = t2558 < t2540;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2560 = t2544 < t2541;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2561 = t2559 & t2560;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2561) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2562 = t2558 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2563 = t2544 ^ t2562;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2564 = t2558 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2565 = t2563 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2566 = t2564 + t2565;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2567 = smem_1 + t2566;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t2567) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2568 = (u64)t2558 * t2539;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2569 = t2537 + t2568;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2570 = (u64)t2544 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2571 = t2569 + t2570;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2571), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2572 = t2543 + 8u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2573 = t2572 < t2540;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2574 = t2544 < t2541;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2575 = t2573 & t2574;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2575) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2576 = t2572 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2577 = t2544 ^ t2576;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2578 = t2572 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2579 = t2577 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2580 = t2578 + t2579;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2581 = smem_1 + t2580;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t2581) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2582 = (u64)t2572 * t2539;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2583 = t2537 + t2582;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2584 = (u64)t2544 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2585 = t2583 + t2584;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2585), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2586 = t2543 + 12u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2587 = t2586 < t2540;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2588 = t2544 < t2541;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2589 = t2587 & t2588;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2589) {
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2590 = t2586 & 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2591 = t2544 ^ t2590;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2592 = t2586 << 7u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2593 = t2591 << 4u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2594 = t2592 + t2593;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2595 = smem_1 + t2594;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t2595) : "memory");
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2596 = (u64)t2586 * t2539;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2597 = t2537 + t2596;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2598 = (u64)t2544 * 16u;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2599 = t2597 + t2598;
#line 210 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2599), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2600 = t2451 + first_row;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2601 = (u64)t2458;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2602 = t2601 * lse_stride0;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2603 = t2602 * 4ull;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2604 = lse + t2603;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2605 = (u64)t2457;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2606 = t2605 * lse_stride1;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2607 = t2606 * 4ull;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2608 = t2604 + t2607;
#line 218 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2609 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const u32 t2610 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const bool t2611 = t2610 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    if (t2611) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2612 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_17 = t2600 + t2612;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists = row_17 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists) {
            const u64 t2615 = (u64)row_17 * t2609;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2616 = t2615 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2617 = t2608 + t2616;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2618;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2618) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2619;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2619) : "f"(row_max), "f"(1.442695f), "f"(t2618));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t2619 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t2621 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t2622 = t2621 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2617), "f"(t2622) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2623 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2624 = t2600 + t2623;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_18 = t2624 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_2 = row_18 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_2) {
            const u64 t2627 = (u64)row_18 * t2609;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2628 = t2627 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2629 = t2608 + t2628;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2630;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2630) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2631;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2631) : "f"(row_max_2), "f"(1.442695f), "f"(t2630));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t2631 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t2633 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t2634 = t2633 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2629), "f"(t2634) : "memory");
        }
    }
}
