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
#line 58 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t24 = t22 / group;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t25 = seq_k + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t26 = t25 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 end = t26 > 1u ? t26 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t28 = seq_k >> 6u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 whole = t28 < end ? t28 : end;
    const u32 t30 = end - whole;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 masked_right = t30 < end ? t30 : end;
#line 51 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t33 = (u64)t23;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t34 = t33 * q_stride0;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t35 = t34 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t36 = q + t35;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t37 = (u64)t21;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t38 = t37 * q_stride1;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t39 = t38 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t40 = t36 + t39;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t41 = (u64)t22;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t42 = t41 * q_stride2;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t43 = t42 * 2ull;
#line 80 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t44 = t40 + t43;
    const u32 t45 = (u32)q_stride1;
#line 81 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t46 = t45 << 1u;
    const u32 t47 = thread >> 3u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t48 = thread & 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t49 = t47 & 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t50 = t48 ^ t49;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t51 = t47 << 7u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t52 = t50 << 4u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t53 = t51 + t52;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t54 = (u64)t47 * t46;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t55 = t44 + t54;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t56 = (u64)t48 * 16u;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t57 = t55 + t56;
#line 82 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t58 = (u64)t46 * 16u;
    const u32 exist = seq_q - t21;
    const u32 t60 = head_dim >> 3u;
    const u32 t61 = smem_1 + t53;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t62 = (u64)0u * t46;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t63 = t57 + t62;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t64 = t63 + t58;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t65 = t64 + t58;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u64 t66 = t65 + t58;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t67 = t47 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t68 = t48 < t60;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t69 = t67 & t68;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t70 = t69 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t61), "l"(t63), "r"(t70) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t71 = t47 + 16u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t72 = t71 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t73 = t48 < t60;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t74 = t72 & t73;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t75 = t74 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t61), "l"(t64), "r"(t75) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t76 = t47 + 32u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t77 = t76 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t78 = t48 < t60;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t79 = t77 & t78;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t80 = t79 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t61), "l"(t65), "r"(t80) : "memory");
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t81 = t47 + 48u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t82 = t81 < exist;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t83 = t48 < t60;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const bool t84 = t82 & t83;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t85 = t84 ? 16u : 0u;
#line 85 "fa-kernels/src/attention/forward/mma/mod.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t61), "l"(t66), "r"(t85) : "memory");
#line 101 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 last = t21 + 63u;
    const u32 t87 = t21 >> 6u;
#line 102 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t88 = seq_q - 1u;
#line 102 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t89 = last < t88 ? last : t88;
#line 126 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t90 = (u32)__cvta_generic_to_shared(smem);
#line 126 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t91 = t90 + 24576u;
#line 37 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t92 = threadIdx.x;
#line 37 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_2 = t92 & 31u;
    const u32 t94 = threadIdx.x;
#line 38 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t95 = t94 >> 5u;
#line 38 "fa-kernels/src/attention/block_cursor.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t95));
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t97 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t98 = t97 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t99 = t98 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t100 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t101 = t100 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t102 = t99 - t101;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t103 = t102 < 64u ? t102 : 64u;
#line 39 "fa-kernels/src/attention/block_cursor.rs"
    #pragma unroll 1
    for (u32 i = warp; i < t103; i += 4u) {
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t104 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t105 = t104 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t106 = t105 - i;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t107 = t106 << 5u;
#line 40 "fa-kernels/src/attention/block_cursor.rs"
        const u32 block = t107 + lane_2;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last_2 = seq_k - 1u;
#line 285 "fa-kernels/src/attention/block_walk.rs"
        const u32 key = block << 6u;
        const u32 t111 = key < last_2 ? key : last_2;
#line 286 "fa-kernels/src/attention/block_walk.rs"
        const u32 t112 = key + 63u;
#line 286 "fa-kernels/src/attention/block_walk.rs"
        const u32 t113 = t112 < last_2 ? t112 : last_2;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t114 = t22 / group;
#line 19 "src/functions/windows.rs"
        const u32 t2_2 = argument0_2 < 2147483648u ? argument0_2 : 2147483648u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t116 = t111 <= t113;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t117 = t116 ? t111 : 0u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t118 = t116 ? t113 : 4294967295u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t119 = t118 < argument1;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t120 = t117 < argument1;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t121 = t2_2 - 2147483648u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t122 = t2_2 - 2147483648u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t123 = t121 <= t122;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t124 = 0u > t122 ? 0u : t122;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t125 = t123 ? t124 : 4294967295u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t126 = 2147483648u - t2_2;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t127 = 2147483648u - t2_2;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t128 = t126 <= t127;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t129 = 0u > t127 ? 0u : t127;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t130 = t128 ? t129 : 4294967295u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t131 = t125 <= t130;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t132 = t131 ? 2147483648u : t2_2;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t133 = t125 < t130 ? t125 : t130;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t134 = t132 + t133;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t135 = t120 ? t132 : t2_2;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t136 = t119 ? 2147483648u : t135;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t137 = t120 ? t134 : t2_2;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t138 = t119 ? 2147483648u : t137;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t139 = t21 + seq_k;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t140 = t89 - t21;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t141 = t139 + t140;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t142 = t140 <= t140;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t143 = t142 ? t139 : 0u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t144 = t142 ? t141 : 4294967295u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t145 = t143 - seq_q;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t146 = t144 - t143;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t147 = t145 + t146;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t148 = t146 <= t146;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t149 = t148 ? t145 : 0u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t150 = t148 ? t147 : 4294967295u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t151 = t149 - t113;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t152 = t150 - t149;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t153 = t113 - t111;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t154 = t152 + t153;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t155 = t151 + t154;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t156 = t152 <= t154;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t157 = t156 ? t151 : 0u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t158 = t156 ? t155 : 4294967295u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t159 = t157 <= t158;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t160 = t159 ? t157 : 0u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t161 = t159 ? t158 : 4294967295u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t162 = t136 <= t138;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t163 = t162 ? t136 : 0u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t164 = t162 ? t138 : 4294967295u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t165 = t161 < t163;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
        const bool t166 = t160 < t164;
#line 129 "fa-kernels/src/attention/block_walk.rs"
        const u32 t167 = end - end;
#line 129 "fa-kernels/src/attention/block_walk.rs"
        const bool t168 = t167 <= block;
#line 129 "fa-kernels/src/attention/block_walk.rs"
        const bool t169 = block < end;
#line 129 "fa-kernels/src/attention/block_walk.rs"
        const bool is_there = t168 & t169;
        const u32 t171 = end - 1u;
#line 130 "fa-kernels/src/attention/block_walk.rs"
        const u32 after = t171 - block;
        const bool t173 = masked_right <= after;
#line 131 "fa-kernels/src/attention/block_walk.rs"
        const bool t174 = after < end;
#line 131 "fa-kernels/src/attention/block_walk.rs"
        const bool inside = t173 & t174;
        const bool t176 = is_there & t166;
#line 132 "fa-kernels/src/attention/block_walk.rs"
        const u32 visible = __ballot_sync(0xffffffffu, t176);
        const bool t178 = is_there & inside;
#line 133 "fa-kernels/src/attention/block_walk.rs"
        const bool t179 = t178 & t166;
#line 133 "fa-kernels/src/attention/block_walk.rs"
        const bool t180 = t179 & t165;
#line 133 "fa-kernels/src/attention/block_walk.rs"
        const u32 whole_2 = __ballot_sync(0xffffffffu, t180);
        const u32 pair = visible ^ whole_2;
#line 42 "fa-kernels/src/attention/block_cursor.rs"
        const bool t183 = lane_2 == 0u;
#line 42 "fa-kernels/src/attention/block_cursor.rs"
        if (t183) {
#line 71 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t184 = i << 3u;
#line 71 "fa-kernels/src/attention/block_cursor.rs"
            const u32 to = t91 + t184;
            f32 t186;
            asm("mov.b32 %0, %1;" : "=f"(t186) : "r"(pair));
#line 72 "fa-kernels/src/attention/block_cursor.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t186) : "memory");
            f32 t187;
            asm("mov.b32 %0, %1;" : "=f"(t187) : "r"(whole_2));
#line 73 "fa-kernels/src/attention/block_cursor.rs"
            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t187) : "memory");
        }
    }
#line 81 "fa-kernels/src/attention/forward/mma/work.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t188 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t189 = t188 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t190 = t189 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t191 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t192 = t191 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t193 = t190 - t192;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t194 = t193 < 64u ? t193 : 64u;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t195 = t194 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t196 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t197 = t196 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t198 = t197 - t195;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t199 = t198 << 5u;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t200 = end - end;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t201 = t199 > t200 ? t199 : t200;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t202 = end - end;
#line 140 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t203 = t201 - t202;
#line 79 "fa-kernels/src/attention/block_cursor.rs"
    u32 all = t203;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t204 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_3 = t204 & 31u;
#line 148 "fa-kernels/src/attention/block_cursor.rs"
    u32 own = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t206 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t207 = t206 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t208 = t207 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t209 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t210 = t209 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t211 = t208 - t210;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t212 = t211 < 64u ? t211 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t213 = lane_3 < t212;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t213) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t214 = lane_3 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_2 = t91 + t214;
        f32 t216;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t216) : "r"(pair_2) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t217;
        asm("mov.b32 %0, %1;" : "=r"(t217) : "f"(t216));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t218;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t218) : "r"(pair_2) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t219;
        asm("mov.b32 %0, %1;" : "=r"(t219) : "f"(t218));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t220 = t217 | t219;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t221;
        asm("popc.b32 %0, %1;" : "=r"(t221) : "r"(t220));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own = t221;
    }
    const u32 own_2 = own;
    f32 t223;
    asm("mov.b32 %0, %1;" : "=f"(t223) : "r"(own_2));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t224;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t224) : "f"(t223));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t225;
    asm("mov.b32 %0, %1;" : "=r"(t225) : "f"(t224));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t226 = lane_3 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t227 = t226 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t228 = t227 ? t225 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t229 = own_2 + t228;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t230 = own_2 + t225;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t231;
    asm("mov.b32 %0, %1;" : "=f"(t231) : "r"(t230));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t232;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t232) : "f"(t231));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t233;
    asm("mov.b32 %0, %1;" : "=r"(t233) : "f"(t232));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t234 = lane_3 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t235 = t234 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t236 = t235 ? t233 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t237 = t229 + t236;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t238 = t230 + t233;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t239;
    asm("mov.b32 %0, %1;" : "=f"(t239) : "r"(t238));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t240;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t240) : "f"(t239));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t241;
    asm("mov.b32 %0, %1;" : "=r"(t241) : "f"(t240));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t242 = lane_3 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t243 = t242 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t244 = t243 ? t241 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t245 = t237 + t244;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t246 = t238 + t241;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t247;
    asm("mov.b32 %0, %1;" : "=f"(t247) : "r"(t246));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t248;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t248) : "f"(t247));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t249;
    asm("mov.b32 %0, %1;" : "=r"(t249) : "f"(t248));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t250 = lane_3 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t251 = t250 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t252 = t251 ? t249 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t253 = t245 + t252;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t254 = t246 + t249;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t255;
    asm("mov.b32 %0, %1;" : "=f"(t255) : "r"(t254));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t256;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t256) : "f"(t255));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t257;
    asm("mov.b32 %0, %1;" : "=r"(t257) : "f"(t256));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t258 = lane_3 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t259 = t258 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t260 = t259 ? t257 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t261 = t253 + t260;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t262 = t254 + t257;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t263;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t263) : "r"(t262));
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t264 = all + t263;
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    all = t264;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t265 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_4 = t265 & 31u;
    const u32 pair_3 = lane_4 + 32u;
    u32 own_3 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t268 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t269 = t268 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t270 = t269 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t271 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t272 = t271 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t273 = t270 - t272;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t274 = t273 < 64u ? t273 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t275 = pair_3 < t274;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t275) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t276 = pair_3 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_4 = t91 + t276;
        f32 t278;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t278) : "r"(pair_4) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t279;
        asm("mov.b32 %0, %1;" : "=r"(t279) : "f"(t278));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t280;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t280) : "r"(pair_4) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t281;
        asm("mov.b32 %0, %1;" : "=r"(t281) : "f"(t280));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t282 = t279 | t281;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t283;
        asm("popc.b32 %0, %1;" : "=r"(t283) : "r"(t282));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own_3 = t283;
    }
    const u32 own_4 = own_3;
    f32 t285;
    asm("mov.b32 %0, %1;" : "=f"(t285) : "r"(own_4));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t286;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t286) : "f"(t285));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t287;
    asm("mov.b32 %0, %1;" : "=r"(t287) : "f"(t286));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t288 = lane_4 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t289 = t288 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t290 = t289 ? t287 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t291 = own_4 + t290;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t292 = own_4 + t287;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t293;
    asm("mov.b32 %0, %1;" : "=f"(t293) : "r"(t292));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t294;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t294) : "f"(t293));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t295;
    asm("mov.b32 %0, %1;" : "=r"(t295) : "f"(t294));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t296 = lane_4 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t297 = t296 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t298 = t297 ? t295 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t299 = t291 + t298;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t300 = t292 + t295;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t301;
    asm("mov.b32 %0, %1;" : "=f"(t301) : "r"(t300));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t302;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t302) : "f"(t301));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t303;
    asm("mov.b32 %0, %1;" : "=r"(t303) : "f"(t302));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t304 = lane_4 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t305 = t304 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t306 = t305 ? t303 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t307 = t299 + t306;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t308 = t300 + t303;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t309;
    asm("mov.b32 %0, %1;" : "=f"(t309) : "r"(t308));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t310;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t310) : "f"(t309));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t311;
    asm("mov.b32 %0, %1;" : "=r"(t311) : "f"(t310));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t312 = lane_4 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t313 = t312 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t314 = t313 ? t311 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t315 = t307 + t314;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t316 = t308 + t311;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t317;
    asm("mov.b32 %0, %1;" : "=f"(t317) : "r"(t316));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t318;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t318) : "f"(t317));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t319;
    asm("mov.b32 %0, %1;" : "=r"(t319) : "f"(t318));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t320 = lane_4 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t321 = t320 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t322 = t321 ? t319 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t323 = t315 + t322;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t324 = t316 + t319;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t325;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t325) : "r"(t324));
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t326 = all + t325;
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    all = t326;
#line 82 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 count = all > 1u ? all : 1u;
#line 90 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t328 = end - 1u;
#line 90 "fa-kernels/src/attention/block_cursor.rs"
    u32 block_2 = t328;
#line 94 "fa-kernels/src/attention/block_cursor.rs"
    u32 rest_2 = 0u;
    u32 is_found = 0u;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t329 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_5 = t329 & 31u;
#line 148 "fa-kernels/src/attention/block_cursor.rs"
    u32 own_5 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t331 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t332 = t331 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t333 = t332 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t334 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t335 = t334 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t336 = t333 - t335;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t337 = t336 < 64u ? t336 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t338 = lane_5 < t337;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t338) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t339 = lane_5 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_5 = t91 + t339;
        f32 t341;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t341) : "r"(pair_5) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t342;
        asm("mov.b32 %0, %1;" : "=r"(t342) : "f"(t341));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t343;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t343) : "r"(pair_5) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t344;
        asm("mov.b32 %0, %1;" : "=r"(t344) : "f"(t343));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t345 = t342 | t344;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t346;
        asm("popc.b32 %0, %1;" : "=r"(t346) : "r"(t345));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own_5 = t346;
    }
    const u32 own_6 = own_5;
    f32 t348;
    asm("mov.b32 %0, %1;" : "=f"(t348) : "r"(own_6));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t349;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t349) : "f"(t348));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t350;
    asm("mov.b32 %0, %1;" : "=r"(t350) : "f"(t349));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t351 = lane_5 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t352 = t351 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t353 = t352 ? t350 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t354 = own_6 + t353;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t355 = own_6 + t350;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t356;
    asm("mov.b32 %0, %1;" : "=f"(t356) : "r"(t355));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t357;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t357) : "f"(t356));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t358;
    asm("mov.b32 %0, %1;" : "=r"(t358) : "f"(t357));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t359 = lane_5 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t360 = t359 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t361 = t360 ? t358 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t362 = t354 + t361;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t363 = t355 + t358;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t364;
    asm("mov.b32 %0, %1;" : "=f"(t364) : "r"(t363));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t365;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t365) : "f"(t364));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t366;
    asm("mov.b32 %0, %1;" : "=r"(t366) : "f"(t365));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t367 = lane_5 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t368 = t367 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t369 = t368 ? t366 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t370 = t362 + t369;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t371 = t363 + t366;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t372;
    asm("mov.b32 %0, %1;" : "=f"(t372) : "r"(t371));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t373;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t373) : "f"(t372));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t374;
    asm("mov.b32 %0, %1;" : "=r"(t374) : "f"(t373));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t375 = lane_5 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t376 = t375 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t377 = t376 ? t374 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t378 = t370 + t377;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t379 = t371 + t374;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t380;
    asm("mov.b32 %0, %1;" : "=f"(t380) : "r"(t379));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t381;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t381) : "f"(t380));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t382;
    asm("mov.b32 %0, %1;" : "=r"(t382) : "f"(t381));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t383 = lane_5 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t384 = t383 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t385 = t384 ? t382 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t386 = t378 + t385;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t387 = t379 + t382;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t388;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t388) : "r"(t387));
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    const bool t389 = is_found == 0u;
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    if (t389) {
        const bool t390 = rest_2 < t388;
#line 99 "fa-kernels/src/attention/block_cursor.rs"
        if (t390) {
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const bool t391 = rest_2 < t386;
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const u32 lanes = __ballot_sync(0xffffffffu, t391);
            const u32 t393 = lanes - 1u;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t394 = lanes & t393;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t395 = lanes ^ t394;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            u32 pair_6;
            asm("bfind.u32 %0, %1;" : "=r"(pair_6) : "r"(t395));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t397;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t397) : "r"(t386), "r"(pair_6));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t398;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t398) : "r"(own_6), "r"(pair_6));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            const u32 before = t397 - t398;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t400 = pair_6 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 pair_7 = t91 + t400;
            f32 t402;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t402) : "r"(pair_7) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t403;
            asm("mov.b32 %0, %1;" : "=r"(t403) : "f"(t402));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            f32 t404;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t404) : "r"(pair_7) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t405;
            asm("mov.b32 %0, %1;" : "=r"(t405) : "f"(t404));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t406 = t403 | t405;
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t407 = rest_2 - before;
#line 175 "fa-kernels/src/attention/block_cursor.rs"
            u32 position = 0u;
            u32 rest_3 = t407;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t408 = position + 16u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t409 = t406 >> t408;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper = t409 & 65535u;
            u32 count_2;
            asm("popc.b32 %0, %1;" : "=r"(count_2) : "r"(upper));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t412 = rest_3 < count_2;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t412) {
                const u32 t413 = position + 16u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t413;
            } else {
                const u32 t414 = rest_3 - count_2;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t414;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t415 = position + 8u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t416 = t406 >> t415;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_2 = t416 & 255u;
            u32 count_3;
            asm("popc.b32 %0, %1;" : "=r"(count_3) : "r"(upper_2));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t419 = rest_3 < count_3;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t419) {
                const u32 t420 = position + 8u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t420;
            } else {
                const u32 t421 = rest_3 - count_3;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t421;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t422 = position + 4u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t423 = t406 >> t422;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_3 = t423 & 15u;
            u32 count_4;
            asm("popc.b32 %0, %1;" : "=r"(count_4) : "r"(upper_3));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t426 = rest_3 < count_4;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t426) {
                const u32 t427 = position + 4u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t427;
            } else {
                const u32 t428 = rest_3 - count_4;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t428;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t429 = position + 2u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t430 = t406 >> t429;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_4 = t430 & 3u;
            u32 count_5;
            asm("popc.b32 %0, %1;" : "=r"(count_5) : "r"(upper_4));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t433 = rest_3 < count_5;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t433) {
                const u32 t434 = position + 2u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t434;
            } else {
                const u32 t435 = rest_3 - count_5;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t435;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t436 = position + 1u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t437 = t406 >> t436;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_5 = t437 & 1u;
            u32 count_6;
            asm("popc.b32 %0, %1;" : "=r"(count_6) : "r"(upper_5));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t440 = rest_3 < count_6;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t440) {
                const u32 t441 = position + 1u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t441;
            } else {
                const u32 t442 = rest_3 - count_6;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t442;
            }
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 bit = position;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t443 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t444 = t443 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t445 = t444 - pair_6;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t446 = t445 << 5u;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t447 = t446 + bit;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            block_2 = t447;
            is_found = 1u;
        } else {
            const u32 t448 = rest_2 - t388;
#line 109 "fa-kernels/src/attention/block_cursor.rs"
            rest_2 = t448;
        }
    }
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t449 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_6 = t449 & 31u;
    const u32 pair_8 = lane_6 + 32u;
    u32 own_7 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t452 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t453 = t452 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t454 = t453 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t455 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t456 = t455 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t457 = t454 - t456;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t458 = t457 < 64u ? t457 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t459 = pair_8 < t458;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t459) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t460 = pair_8 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_9 = t91 + t460;
        f32 t462;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t462) : "r"(pair_9) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t463;
        asm("mov.b32 %0, %1;" : "=r"(t463) : "f"(t462));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t464;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t464) : "r"(pair_9) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t465;
        asm("mov.b32 %0, %1;" : "=r"(t465) : "f"(t464));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t466 = t463 | t465;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t467;
        asm("popc.b32 %0, %1;" : "=r"(t467) : "r"(t466));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own_7 = t467;
    }
    const u32 own_8 = own_7;
    f32 t469;
    asm("mov.b32 %0, %1;" : "=f"(t469) : "r"(own_8));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t470;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t470) : "f"(t469));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t471;
    asm("mov.b32 %0, %1;" : "=r"(t471) : "f"(t470));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t472 = lane_6 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t473 = t472 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t474 = t473 ? t471 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t475 = own_8 + t474;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t476 = own_8 + t471;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t477;
    asm("mov.b32 %0, %1;" : "=f"(t477) : "r"(t476));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t478;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t478) : "f"(t477));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t479;
    asm("mov.b32 %0, %1;" : "=r"(t479) : "f"(t478));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t480 = lane_6 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t481 = t480 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t482 = t481 ? t479 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t483 = t475 + t482;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t484 = t476 + t479;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t485;
    asm("mov.b32 %0, %1;" : "=f"(t485) : "r"(t484));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t486;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t486) : "f"(t485));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t487;
    asm("mov.b32 %0, %1;" : "=r"(t487) : "f"(t486));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t488 = lane_6 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t489 = t488 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t490 = t489 ? t487 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t491 = t483 + t490;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t492 = t484 + t487;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t493;
    asm("mov.b32 %0, %1;" : "=f"(t493) : "r"(t492));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t494;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t494) : "f"(t493));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t495;
    asm("mov.b32 %0, %1;" : "=r"(t495) : "f"(t494));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t496 = lane_6 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t497 = t496 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t498 = t497 ? t495 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t499 = t491 + t498;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t500 = t492 + t495;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t501;
    asm("mov.b32 %0, %1;" : "=f"(t501) : "r"(t500));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t502;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t502) : "f"(t501));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t503;
    asm("mov.b32 %0, %1;" : "=r"(t503) : "f"(t502));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t504 = lane_6 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t505 = t504 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t506 = t505 ? t503 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t507 = t499 + t506;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t508 = t500 + t503;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t509;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t509) : "r"(t508));
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    const bool t510 = is_found == 0u;
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    if (t510) {
        const bool t511 = rest_2 < t509;
#line 99 "fa-kernels/src/attention/block_cursor.rs"
        if (t511) {
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const bool t512 = rest_2 < t507;
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const u32 lanes_2 = __ballot_sync(0xffffffffu, t512);
            const u32 t514 = lanes_2 - 1u;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t515 = lanes_2 & t514;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t516 = lanes_2 ^ t515;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            u32 pair_10;
            asm("bfind.u32 %0, %1;" : "=r"(pair_10) : "r"(t516));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t518;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t518) : "r"(t507), "r"(pair_10));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t519;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t519) : "r"(own_8), "r"(pair_10));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            const u32 before_2 = t518 - t519;
            const u32 pair_11 = pair_10 + 32u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t522 = pair_11 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 pair_12 = t91 + t522;
            f32 t524;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t524) : "r"(pair_12) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t525;
            asm("mov.b32 %0, %1;" : "=r"(t525) : "f"(t524));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            f32 t526;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t526) : "r"(pair_12) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t527;
            asm("mov.b32 %0, %1;" : "=r"(t527) : "f"(t526));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t528 = t525 | t527;
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t529 = rest_2 - before_2;
#line 175 "fa-kernels/src/attention/block_cursor.rs"
            u32 position_2 = 0u;
            u32 rest_4 = t529;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t530 = position_2 + 16u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t531 = t528 >> t530;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_6 = t531 & 65535u;
            u32 count_7;
            asm("popc.b32 %0, %1;" : "=r"(count_7) : "r"(upper_6));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t534 = rest_4 < count_7;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t534) {
                const u32 t535 = position_2 + 16u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t535;
            } else {
                const u32 t536 = rest_4 - count_7;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_4 = t536;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t537 = position_2 + 8u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t538 = t528 >> t537;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_7 = t538 & 255u;
            u32 count_8;
            asm("popc.b32 %0, %1;" : "=r"(count_8) : "r"(upper_7));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t541 = rest_4 < count_8;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t541) {
                const u32 t542 = position_2 + 8u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t542;
            } else {
                const u32 t543 = rest_4 - count_8;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_4 = t543;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t544 = position_2 + 4u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t545 = t528 >> t544;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_8 = t545 & 15u;
            u32 count_9;
            asm("popc.b32 %0, %1;" : "=r"(count_9) : "r"(upper_8));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t548 = rest_4 < count_9;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t548) {
                const u32 t549 = position_2 + 4u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t549;
            } else {
                const u32 t550 = rest_4 - count_9;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_4 = t550;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t551 = position_2 + 2u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t552 = t528 >> t551;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_9 = t552 & 3u;
            u32 count_10;
            asm("popc.b32 %0, %1;" : "=r"(count_10) : "r"(upper_9));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t555 = rest_4 < count_10;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t555) {
                const u32 t556 = position_2 + 2u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t556;
            } else {
                const u32 t557 = rest_4 - count_10;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_4 = t557;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t558 = position_2 + 1u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t559 = t528 >> t558;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_10 = t559 & 1u;
            u32 count_11;
            asm("popc.b32 %0, %1;" : "=r"(count_11) : "r"(upper_10));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t562 = rest_4 < count_11;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t562) {
                const u32 t563 = position_2 + 1u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t563;
            } else {
                const u32 t564 = rest_4 - count_11;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_4 = t564;
            }
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 bit_2 = position_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t565 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t566 = t565 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t567 = t566 - pair_11;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t568 = t567 << 5u;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t569 = t568 + bit_2;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            block_2 = t569;
            is_found = 1u;
        } else {
            const u32 t570 = rest_2 - t509;
#line 109 "fa-kernels/src/attention/block_cursor.rs"
            rest_2 = t570;
        }
    }
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    const bool t571 = is_found == 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t572 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t573 = t572 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t574 = t573 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t575 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t576 = t575 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t577 = t574 - t576;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t578 = t577 < 64u ? t577 : 64u;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t579 = t578 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t580 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t581 = t580 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t582 = t581 - t579;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t583 = t582 << 5u;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t584 = end - end;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t585 = t583 > t584 ? t583 : t584;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t586 = end - end;
#line 140 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t587 = t585 - t586;
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    const bool t588 = rest_2 < t587;
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    const bool t589 = t571 & t588;
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    if (t589) {
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t590 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t591 = t590 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t592 = t591 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t593 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t594 = t593 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t595 = t592 - t594;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t596 = t595 < 64u ? t595 : 64u;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t597 = t596 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t598 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t599 = t598 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t600 = t599 - t597;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t601 = t600 << 5u;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t602 = end - end;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t603 = t601 > t602 ? t601 : t602;
#line 114 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t604 = t603 - 1u;
#line 114 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t605 = t604 - rest_2;
#line 114 "fa-kernels/src/attention/block_cursor.rs"
        block_2 = t605;
    }
#line 202 "fa-kernels/src/attention/block_cursor.rs"
    u32 block_3 = block_2;
#line 63 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t606 = smem_1 + 8192u;
#line 219 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t607 = t606 + 8192u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t608 = (u64)t23;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t609 = t608 * k_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t610 = t609 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t611 = k + t610;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t612 = 0ull * k_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t613 = t612 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t614 = t611 + t613;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t615 = (u64)t24;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t616 = t615 * k_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t617 = t616 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t618 = t614 + t617;
    const u32 t619 = (u32)k_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t620 = t619 << 1u;
    const u32 t621 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t622 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t623 = t621 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t624 = t622 ^ t623;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t625 = t621 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t626 = t624 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t627 = t625 + t626;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t628 = (u64)t621 * t620;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t629 = t618 + t628;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t630 = (u64)t622 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t631 = t629 + t630;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t632 = (u64)t620 * 16u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t633 = (u64)t23;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t634 = t633 * v_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t635 = t634 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t636 = v + t635;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t637 = 0ull * v_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t638 = t637 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t639 = t636 + t638;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t640 = (u64)t24;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t641 = t640 * v_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t642 = t641 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t643 = t639 + t642;
    const u32 t644 = (u32)v_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t645 = t644 << 1u;
    const u32 t646 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t647 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t648 = t646 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t649 = t647 ^ t648;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t650 = t646 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t651 = t649 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t652 = t650 + t651;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t653 = (u64)t646 * t645;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t654 = t643 + t653;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t655 = (u64)t647 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t656 = t654 + t655;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t657 = (u64)t645 * 16u;
#line 241 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t658 = thread & 31u;
#line 202 "fa-kernels/src/attention/block_cursor.rs"
    u32 block_4 = block_3;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key = block_3 << 6u;
    const u32 t660 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t661 = t606 + t627;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t662 = (u64)first_key * t620;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t663 = t631 + t662;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t664 = t663 + t632;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t665 = t664 + t632;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t666 = t665 + t632;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t667 = first_key + t621;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t668 = t667 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t669 = t622 < t660;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t670 = t668 & t669;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t671 = t670 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t661), "l"(t663), "r"(t671) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t672 = first_key + t621;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t673 = t672 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t674 = t673 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t675 = t622 < t660;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t676 = t674 & t675;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t677 = t676 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t661), "l"(t664), "r"(t677) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t678 = first_key + t621;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t679 = t678 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t680 = t679 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t681 = t622 < t660;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t682 = t680 & t681;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t683 = t682 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t661), "l"(t665), "r"(t683) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t684 = first_key + t621;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t685 = t684 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t686 = t685 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t687 = t622 < t660;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t688 = t686 & t687;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t689 = t688 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t661), "l"(t666), "r"(t689) : "memory");
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
    const u32 t691 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t692 = t607 + t652;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t693 = (u64)first_key_2 * t645;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t694 = t656 + t693;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t695 = t694 + t657;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t696 = t695 + t657;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t697 = t696 + t657;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t698 = first_key_2 + t646;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t699 = t698 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t700 = t647 < t691;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t701 = t699 & t700;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t702 = t701 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t692), "l"(t694), "r"(t702) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t703 = first_key_2 + t646;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t704 = t703 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t705 = t704 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t706 = t647 < t691;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t707 = t705 & t706;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t708 = t707 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t692), "l"(t695), "r"(t708) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t709 = first_key_2 + t646;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t710 = t709 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t711 = t710 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t712 = t647 < t691;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t713 = t711 & t712;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t714 = t713 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t692), "l"(t696), "r"(t714) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t715 = first_key_2 + t646;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t716 = t715 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t717 = t716 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t718 = t647 < t691;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t719 = t717 & t718;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t720 = t719 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t692), "l"(t697), "r"(t720) : "memory");
#line 400 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t721 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t722 = first_row + t721;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t723 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t724 = t722 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t725 = t723 ^ t724;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t726 = t722 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t727 = t725 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t728 = t726 + t727;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t729 = smem_1 + t728;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t730 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t731 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t732 = t731 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t733 = t730 + t732;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t734 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t735 = t734 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t736 = t733 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t737 = t735 ^ t736;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t738 = t733 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t739 = t737 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t740 = t738 + t739;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t741 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t742 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t743 = t741 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t744 = t742 ^ t743;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t745 = t741 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t746 = t744 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t747 = t745 + t746;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t748 = t21 + first_row;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t749 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t750 = t748 + t749;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t751 = t22 / group;
#line 13 "src/functions/bias.rs"
    const u64 t1_2 = (u64)t23;
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
    const u32 t758 = seq_q - 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t759 = t750 < t758 ? t750 : t758;
#line 13 "src/functions/bias.rs"
    const u64 t5_2 = (u64)t22;
#line 13 "src/functions/bias.rs"
    const u64 t6_2 = t5_2 * argument0_stride1;
#line 13 "src/functions/bias.rs"
    const u64 t7_2 = t6_2 * 4ull;
#line 13 "src/functions/bias.rs"
    const u64 t8_2 = t4_2 + t7_2;
#line 13 "src/functions/bias.rs"
    const u64 t9_2 = (u64)t759;
#line 13 "src/functions/bias.rs"
    const u64 t10_2 = t9_2 * argument0_stride2;
#line 13 "src/functions/bias.rs"
    const u64 t11_2 = t10_2 * 4ull;
#line 13 "src/functions/bias.rs"
    const u64 t12_2 = t8_2 + t11_2;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t768 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t769 = t748 + t768;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t770 = t769 + 8u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t771 = t22 / group;
#line 13 "src/functions/bias.rs"
    const u64 t1_3 = (u64)t23;
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
    const u32 t778 = seq_q - 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t779 = t770 < t778 ? t770 : t778;
#line 13 "src/functions/bias.rs"
    const u64 t5_3 = (u64)t22;
#line 13 "src/functions/bias.rs"
    const u64 t6_3 = t5_3 * argument0_stride1;
#line 13 "src/functions/bias.rs"
    const u64 t7_3 = t6_3 * 4ull;
#line 13 "src/functions/bias.rs"
    const u64 t8_3 = t4_3 + t7_3;
#line 13 "src/functions/bias.rs"
    const u64 t9_3 = (u64)t779;
#line 13 "src/functions/bias.rs"
    const u64 t10_3 = t9_3 * argument0_stride2;
#line 13 "src/functions/bias.rs"
    const u64 t11_3 = t10_3 * 4ull;
#line 13 "src/functions/bias.rs"
    const u64 t12_3 = t8_3 + t11_3;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t788 = t21 + first_row;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t789 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t790 = t788 + t789;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t791 = t22 / group;
#line 19 "src/functions/windows.rs"
    const u32 t2_5 = argument0_2 < 2147483648u ? argument0_2 : 2147483648u;
    const u32 t4_4 = t790 + seq_k;
#line 20 "src/functions/windows.rs"
    const u32 t5_4 = t4_4 - seq_q;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t795 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t796 = t788 + t795;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t797 = t796 + 8u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t798 = t22 / group;
#line 19 "src/functions/windows.rs"
    const u32 t2_6 = argument0_2 < 2147483648u ? argument0_2 : 2147483648u;
    const u32 t4_5 = t797 + seq_k;
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
    u32 t802;
    asm volatile("mov.b32 %0, %1;" : "=r"(t802) : "r"(t740));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t803 = t802 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t804 = t802 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t805 = t802 ^ 96u;
    const u32 t806 = t606 + t802;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t807;
    asm volatile("mov.b32 %0, %1;" : "=r"(t807) : "r"(t729));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t807) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t806) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t806) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t806) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t806) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t808 = t606 + t803;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t809;
    asm volatile("mov.b32 %0, %1;" : "=r"(t809) : "r"(t729));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t810 = t809 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t810) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t808) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t808) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_33;
    u32 m_34;
    u32 m_35;
    u32 m_36;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t808) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_37;
    u32 m_38;
    u32 m_39;
    u32 m_40;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t808) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t811 = t606 + t804;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t812;
    asm volatile("mov.b32 %0, %1;" : "=r"(t812) : "r"(t729));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t813 = t812 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_41;
    u32 m_42;
    u32 m_43;
    u32 m_44;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t813) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_45;
    u32 m_46;
    u32 m_47;
    u32 m_48;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t811) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_49;
    u32 m_50;
    u32 m_51;
    u32 m_52;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t811) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_53;
    u32 m_54;
    u32 m_55;
    u32 m_56;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t811) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_57;
    u32 m_58;
    u32 m_59;
    u32 m_60;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t811) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t814 = t606 + t805;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t815;
    asm volatile("mov.b32 %0, %1;" : "=r"(t815) : "r"(t729));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t816 = t815 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_61;
    u32 m_62;
    u32 m_63;
    u32 m_64;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t816) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_65;
    u32 m_66;
    u32 m_67;
    u32 m_68;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t814) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_69;
    u32 m_70;
    u32 m_71;
    u32 m_72;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t814) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_73;
    u32 m_74;
    u32 m_75;
    u32 m_76;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t814) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_77;
    u32 m_78;
    u32 m_79;
    u32 m_80;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t814) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
    const bool t817 = 1u < count;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
    if (t817) {
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        const u32 begin = end - end;
#line 212 "fa-kernels/src/attention/block_cursor.rs"
        u32 below = block_3;
        u32 found = 0u;
        while (true) {
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t819 = found == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t820 = begin < below;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t821 = t819 & t820;
            if (!t821) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t822 = below - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t823 = end - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t824 = t823 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t825 = t822 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 number_2 = t824 - t825;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t827 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t828 = t827 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t829 = t828 - number_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_2 = t829 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t831 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t832 = t831 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t833 = t832 - number_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_3 = t833 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t835 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t836 = t835 > first_3 ? t835 : first_3;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 begin_2 = t836 - first_3;
            const u32 t838 = end - first_3;
#line 60 "fa-kernels/src/attention/block_walk.rs"
            const u32 end_2 = t838 < 32u ? t838 : 32u;
            const u32 t840 = 4294967295u << begin_2;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t841 = 32u - end_2;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t842 = 4294967295u >> t841;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t843 = t840 & t842;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
            u32 bits = t843;
            const bool t844 = number_2 < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
            if (t844) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t845 = number_2 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                const u32 pair_13 = t91 + t845;
                f32 t847;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t847) : "r"(pair_13) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                u32 t848;
                asm("mov.b32 %0, %1;" : "=r"(t848) : "f"(t847));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                f32 t849;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t849) : "r"(pair_13) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                u32 t850;
                asm("mov.b32 %0, %1;" : "=r"(t850) : "f"(t849));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t851 = t848 | t850;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                bits = t851;
            }
            const u32 t852 = below - first_2;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
            const u32 unused = 32u - t852;
            const u32 t854 = 4294967295u >> unused;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t855 = bits & t854;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
            found = t855;
            const bool t856 = found == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
            if (t856) {
                below = first_2;
            } else {
                u32 t857;
                asm("bfind.u32 %0, %1;" : "=r"(t857) : "r"(found));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t858 = first_2 + t857;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                block_3 = t858;
            }
        }
    }
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t862 = 1u < count;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t862) {
        const u32 number_3 = block_3;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = number_3 << 6u;
        const u32 t864 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t865 = t606 + t627;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t866 = (u64)first_key_3 * t620;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t867 = t631 + t866;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t868 = t867 + t632;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t869 = t868 + t632;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t870 = t869 + t632;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t871 = t622 < t864;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t872 = t871 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t865), "l"(t867), "r"(t872) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t873 = t622 < t864;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t874 = t873 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t865), "l"(t868), "r"(t874) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t875 = t622 < t864;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t876 = t875 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t865), "l"(t869), "r"(t876) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t877 = t622 < t864;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t878 = t877 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t865), "l"(t870), "r"(t878) : "memory");
    }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_4 = block_2 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t880 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t880));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t882 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t883 = t882 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t884 = first_key_4 + t883;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t885 = seq_k - 1u;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t886 = s * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t887 = t884 < t885 ? t884 : t885;
#line 13 "src/functions/bias.rs"
    const u64 t15_2 = (u64)t887 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_2 = t12_2 + t15_2;
#line 13 "src/functions/bias.rs"
    f32 t17_2;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_2) : "l"(t16_2));
#line 13 "src/functions/bias.rs"
    const f32 t18_2 = t886 + t17_2;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s = t18_2;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t892 = s_3 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_3 = t12_3 + t15_2;
#line 13 "src/functions/bias.rs"
    f32 t17_3;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_3) : "l"(t16_3));
#line 13 "src/functions/bias.rs"
    const f32 t18_3 = t892 + t17_3;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_3 = t18_3;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t896 = s_2 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t897 = t884 + 1u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t898 = t897 < t885 ? t897 : t885;
#line 13 "src/functions/bias.rs"
    const u64 t15_3 = (u64)t898 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_4 = t12_2 + t15_3;
#line 13 "src/functions/bias.rs"
    f32 t17_4;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_4) : "l"(t16_4));
#line 13 "src/functions/bias.rs"
    const f32 t18_4 = t896 + t17_4;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_2 = t18_4;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t903 = s_4 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_5 = t12_3 + t15_3;
#line 13 "src/functions/bias.rs"
    f32 t17_5;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_5) : "l"(t16_5));
#line 13 "src/functions/bias.rs"
    const f32 t18_5 = t903 + t17_5;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_4 = t18_5;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t907 = s_5 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t908 = t884 + 8u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t909 = t908 < t885 ? t908 : t885;
#line 13 "src/functions/bias.rs"
    const u64 t15_4 = (u64)t909 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_6 = t12_2 + t15_4;
#line 13 "src/functions/bias.rs"
    f32 t17_6;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_6) : "l"(t16_6));
#line 13 "src/functions/bias.rs"
    const f32 t18_6 = t907 + t17_6;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_5 = t18_6;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t914 = s_7 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_7 = t12_3 + t15_4;
#line 13 "src/functions/bias.rs"
    f32 t17_7;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_7) : "l"(t16_7));
#line 13 "src/functions/bias.rs"
    const f32 t18_7 = t914 + t17_7;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_7 = t18_7;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t918 = s_6 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t919 = t884 + 9u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t920 = t919 < t885 ? t919 : t885;
#line 13 "src/functions/bias.rs"
    const u64 t15_5 = (u64)t920 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_8 = t12_2 + t15_5;
#line 13 "src/functions/bias.rs"
    f32 t17_8;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_8) : "l"(t16_8));
#line 13 "src/functions/bias.rs"
    const f32 t18_8 = t918 + t17_8;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_6 = t18_8;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t925 = s_8 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_9 = t12_3 + t15_5;
#line 13 "src/functions/bias.rs"
    f32 t17_9;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_9) : "l"(t16_9));
#line 13 "src/functions/bias.rs"
    const f32 t18_9 = t925 + t17_9;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_8 = t18_9;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t929 = s_9 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t930 = t884 + 16u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t931 = t930 < t885 ? t930 : t885;
#line 13 "src/functions/bias.rs"
    const u64 t15_6 = (u64)t931 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_10 = t12_2 + t15_6;
#line 13 "src/functions/bias.rs"
    f32 t17_10;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_10) : "l"(t16_10));
#line 13 "src/functions/bias.rs"
    const f32 t18_10 = t929 + t17_10;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_9 = t18_10;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t936 = s_11 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_11 = t12_3 + t15_6;
#line 13 "src/functions/bias.rs"
    f32 t17_11;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_11) : "l"(t16_11));
#line 13 "src/functions/bias.rs"
    const f32 t18_11 = t936 + t17_11;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_11 = t18_11;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t940 = s_10 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t941 = t884 + 17u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t942 = t941 < t885 ? t941 : t885;
#line 13 "src/functions/bias.rs"
    const u64 t15_7 = (u64)t942 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_12 = t12_2 + t15_7;
#line 13 "src/functions/bias.rs"
    f32 t17_12;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_12) : "l"(t16_12));
#line 13 "src/functions/bias.rs"
    const f32 t18_12 = t940 + t17_12;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_10 = t18_12;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t947 = s_12 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_13 = t12_3 + t15_7;
#line 13 "src/functions/bias.rs"
    f32 t17_13;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_13) : "l"(t16_13));
#line 13 "src/functions/bias.rs"
    const f32 t18_13 = t947 + t17_13;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_12 = t18_13;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t951 = s_13 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t952 = t884 + 24u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t953 = t952 < t885 ? t952 : t885;
#line 13 "src/functions/bias.rs"
    const u64 t15_8 = (u64)t953 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_14 = t12_2 + t15_8;
#line 13 "src/functions/bias.rs"
    f32 t17_14;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_14) : "l"(t16_14));
#line 13 "src/functions/bias.rs"
    const f32 t18_14 = t951 + t17_14;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_13 = t18_14;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t958 = s_15 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_15 = t12_3 + t15_8;
#line 13 "src/functions/bias.rs"
    f32 t17_15;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_15) : "l"(t16_15));
#line 13 "src/functions/bias.rs"
    const f32 t18_15 = t958 + t17_15;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_15 = t18_15;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t962 = s_14 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t963 = t884 + 25u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t964 = t963 < t885 ? t963 : t885;
#line 13 "src/functions/bias.rs"
    const u64 t15_9 = (u64)t964 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_16 = t12_2 + t15_9;
#line 13 "src/functions/bias.rs"
    f32 t17_16;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_16) : "l"(t16_16));
#line 13 "src/functions/bias.rs"
    const f32 t18_16 = t962 + t17_16;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_14 = t18_16;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t969 = s_16 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_17 = t12_3 + t15_9;
#line 13 "src/functions/bias.rs"
    f32 t17_17;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_17) : "l"(t16_17));
#line 13 "src/functions/bias.rs"
    const f32 t18_17 = t969 + t17_17;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_16 = t18_17;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t973 = s_17 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t974 = t884 + 32u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t975 = t974 < t885 ? t974 : t885;
#line 13 "src/functions/bias.rs"
    const u64 t15_10 = (u64)t975 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_18 = t12_2 + t15_10;
#line 13 "src/functions/bias.rs"
    f32 t17_18;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_18) : "l"(t16_18));
#line 13 "src/functions/bias.rs"
    const f32 t18_18 = t973 + t17_18;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_17 = t18_18;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t980 = s_19 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_19 = t12_3 + t15_10;
#line 13 "src/functions/bias.rs"
    f32 t17_19;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_19) : "l"(t16_19));
#line 13 "src/functions/bias.rs"
    const f32 t18_19 = t980 + t17_19;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_19 = t18_19;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t984 = s_18 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t985 = t884 + 33u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t986 = t985 < t885 ? t985 : t885;
#line 13 "src/functions/bias.rs"
    const u64 t15_11 = (u64)t986 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_20 = t12_2 + t15_11;
#line 13 "src/functions/bias.rs"
    f32 t17_20;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_20) : "l"(t16_20));
#line 13 "src/functions/bias.rs"
    const f32 t18_20 = t984 + t17_20;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_18 = t18_20;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t991 = s_20 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_21 = t12_3 + t15_11;
#line 13 "src/functions/bias.rs"
    f32 t17_21;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_21) : "l"(t16_21));
#line 13 "src/functions/bias.rs"
    const f32 t18_21 = t991 + t17_21;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_20 = t18_21;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t995 = s_21 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t996 = t884 + 40u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t997 = t996 < t885 ? t996 : t885;
#line 13 "src/functions/bias.rs"
    const u64 t15_12 = (u64)t997 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_22 = t12_2 + t15_12;
#line 13 "src/functions/bias.rs"
    f32 t17_22;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_22) : "l"(t16_22));
#line 13 "src/functions/bias.rs"
    const f32 t18_22 = t995 + t17_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_21 = t18_22;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t1002 = s_23 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_23 = t12_3 + t15_12;
#line 13 "src/functions/bias.rs"
    f32 t17_23;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_23) : "l"(t16_23));
#line 13 "src/functions/bias.rs"
    const f32 t18_23 = t1002 + t17_23;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_23 = t18_23;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t1006 = s_22 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1007 = t884 + 41u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1008 = t1007 < t885 ? t1007 : t885;
#line 13 "src/functions/bias.rs"
    const u64 t15_13 = (u64)t1008 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_24 = t12_2 + t15_13;
#line 13 "src/functions/bias.rs"
    f32 t17_24;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_24) : "l"(t16_24));
#line 13 "src/functions/bias.rs"
    const f32 t18_24 = t1006 + t17_24;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_22 = t18_24;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t1013 = s_24 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_25 = t12_3 + t15_13;
#line 13 "src/functions/bias.rs"
    f32 t17_25;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_25) : "l"(t16_25));
#line 13 "src/functions/bias.rs"
    const f32 t18_25 = t1013 + t17_25;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_24 = t18_25;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t1017 = s_25 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1018 = t884 + 48u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1019 = t1018 < t885 ? t1018 : t885;
#line 13 "src/functions/bias.rs"
    const u64 t15_14 = (u64)t1019 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_26 = t12_2 + t15_14;
#line 13 "src/functions/bias.rs"
    f32 t17_26;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_26) : "l"(t16_26));
#line 13 "src/functions/bias.rs"
    const f32 t18_26 = t1017 + t17_26;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_25 = t18_26;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t1024 = s_27 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_27 = t12_3 + t15_14;
#line 13 "src/functions/bias.rs"
    f32 t17_27;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_27) : "l"(t16_27));
#line 13 "src/functions/bias.rs"
    const f32 t18_27 = t1024 + t17_27;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_27 = t18_27;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t1028 = s_26 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1029 = t884 + 49u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1030 = t1029 < t885 ? t1029 : t885;
#line 13 "src/functions/bias.rs"
    const u64 t15_15 = (u64)t1030 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_28 = t12_2 + t15_15;
#line 13 "src/functions/bias.rs"
    f32 t17_28;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_28) : "l"(t16_28));
#line 13 "src/functions/bias.rs"
    const f32 t18_28 = t1028 + t17_28;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_26 = t18_28;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t1035 = s_28 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_29 = t12_3 + t15_15;
#line 13 "src/functions/bias.rs"
    f32 t17_29;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_29) : "l"(t16_29));
#line 13 "src/functions/bias.rs"
    const f32 t18_29 = t1035 + t17_29;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_28 = t18_29;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t1039 = s_29 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1040 = t884 + 56u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1041 = t1040 < t885 ? t1040 : t885;
#line 13 "src/functions/bias.rs"
    const u64 t15_16 = (u64)t1041 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_30 = t12_2 + t15_16;
#line 13 "src/functions/bias.rs"
    f32 t17_30;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_30) : "l"(t16_30));
#line 13 "src/functions/bias.rs"
    const f32 t18_30 = t1039 + t17_30;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_29 = t18_30;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t1046 = s_31 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_31 = t12_3 + t15_16;
#line 13 "src/functions/bias.rs"
    f32 t17_31;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_31) : "l"(t16_31));
#line 13 "src/functions/bias.rs"
    const f32 t18_31 = t1046 + t17_31;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_31 = t18_31;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t1050 = s_30 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1051 = t884 + 57u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1052 = t1051 < t885 ? t1051 : t885;
#line 13 "src/functions/bias.rs"
    const u64 t15_17 = (u64)t1052 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_32 = t12_2 + t15_17;
#line 13 "src/functions/bias.rs"
    f32 t17_32;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_32) : "l"(t16_32));
#line 13 "src/functions/bias.rs"
    const f32 t18_32 = t1050 + t17_32;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_30 = t18_32;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t1057 = s_32 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_33 = t12_3 + t15_17;
#line 13 "src/functions/bias.rs"
    f32 t17_33;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_33) : "l"(t16_33));
#line 13 "src/functions/bias.rs"
    const f32 t18_33 = t1057 + t17_33;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_32 = t18_33;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_5 = block_2 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1062 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query_2;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t1062));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1064 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1065 = t1064 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1066 = first_key_5 + t1065;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t1067 = seq_k - 1u;
#line 19 "src/functions/windows.rs"
    const bool t1_4 = t1066 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach = t1_4 ? 2147483648u : t2_5;
    const u32 t6_4 = t5_4 - t1066;
#line 20 "src/functions/windows.rs"
    const bool t7_4 = t6_4 < reach;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed = t7_4 ? s : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s = changed;
#line 20 "src/functions/windows.rs"
    const u32 t6_5 = t5_5 - t1066;
#line 20 "src/functions/windows.rs"
    const bool t7_5 = t6_5 < reach;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_2 = t7_5 ? s_3 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_3 = changed_2;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1076 = t1066 + 1u;
#line 19 "src/functions/windows.rs"
    const bool t1_5 = t1076 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_2 = t1_5 ? 2147483648u : t2_5;
    const u32 t6_6 = t5_4 - t1076;
#line 20 "src/functions/windows.rs"
    const bool t7_6 = t6_6 < reach_2;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_3 = t7_6 ? s_2 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_2 = changed_3;
#line 20 "src/functions/windows.rs"
    const u32 t6_7 = t5_5 - t1076;
#line 20 "src/functions/windows.rs"
    const bool t7_7 = t6_7 < reach_2;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_4 = t7_7 ? s_4 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_4 = changed_4;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1085 = t1066 + 8u;
#line 19 "src/functions/windows.rs"
    const bool t1_6 = t1085 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_3 = t1_6 ? 2147483648u : t2_5;
    const u32 t6_8 = t5_4 - t1085;
#line 20 "src/functions/windows.rs"
    const bool t7_8 = t6_8 < reach_3;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_5 = t7_8 ? s_5 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_5 = changed_5;
#line 20 "src/functions/windows.rs"
    const u32 t6_9 = t5_5 - t1085;
#line 20 "src/functions/windows.rs"
    const bool t7_9 = t6_9 < reach_3;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_6 = t7_9 ? s_7 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_7 = changed_6;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1094 = t1066 + 9u;
#line 19 "src/functions/windows.rs"
    const bool t1_7 = t1094 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_4 = t1_7 ? 2147483648u : t2_5;
    const u32 t6_10 = t5_4 - t1094;
#line 20 "src/functions/windows.rs"
    const bool t7_10 = t6_10 < reach_4;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_7 = t7_10 ? s_6 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_6 = changed_7;
#line 20 "src/functions/windows.rs"
    const u32 t6_11 = t5_5 - t1094;
#line 20 "src/functions/windows.rs"
    const bool t7_11 = t6_11 < reach_4;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_8 = t7_11 ? s_8 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_8 = changed_8;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1103 = t1066 + 16u;
#line 19 "src/functions/windows.rs"
    const bool t1_8 = t1103 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_5 = t1_8 ? 2147483648u : t2_5;
    const u32 t6_12 = t5_4 - t1103;
#line 20 "src/functions/windows.rs"
    const bool t7_12 = t6_12 < reach_5;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_9 = t7_12 ? s_9 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_9 = changed_9;
#line 20 "src/functions/windows.rs"
    const u32 t6_13 = t5_5 - t1103;
#line 20 "src/functions/windows.rs"
    const bool t7_13 = t6_13 < reach_5;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_10 = t7_13 ? s_11 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_11 = changed_10;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1112 = t1066 + 17u;
#line 19 "src/functions/windows.rs"
    const bool t1_9 = t1112 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_6 = t1_9 ? 2147483648u : t2_5;
    const u32 t6_14 = t5_4 - t1112;
#line 20 "src/functions/windows.rs"
    const bool t7_14 = t6_14 < reach_6;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_11 = t7_14 ? s_10 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_10 = changed_11;
#line 20 "src/functions/windows.rs"
    const u32 t6_15 = t5_5 - t1112;
#line 20 "src/functions/windows.rs"
    const bool t7_15 = t6_15 < reach_6;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_12 = t7_15 ? s_12 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_12 = changed_12;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1121 = t1066 + 24u;
#line 19 "src/functions/windows.rs"
    const bool t1_10 = t1121 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_7 = t1_10 ? 2147483648u : t2_5;
    const u32 t6_16 = t5_4 - t1121;
#line 20 "src/functions/windows.rs"
    const bool t7_16 = t6_16 < reach_7;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_13 = t7_16 ? s_13 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_13 = changed_13;
#line 20 "src/functions/windows.rs"
    const u32 t6_17 = t5_5 - t1121;
#line 20 "src/functions/windows.rs"
    const bool t7_17 = t6_17 < reach_7;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_14 = t7_17 ? s_15 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_15 = changed_14;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1130 = t1066 + 25u;
#line 19 "src/functions/windows.rs"
    const bool t1_11 = t1130 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_8 = t1_11 ? 2147483648u : t2_5;
    const u32 t6_18 = t5_4 - t1130;
#line 20 "src/functions/windows.rs"
    const bool t7_18 = t6_18 < reach_8;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_15 = t7_18 ? s_14 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_14 = changed_15;
#line 20 "src/functions/windows.rs"
    const u32 t6_19 = t5_5 - t1130;
#line 20 "src/functions/windows.rs"
    const bool t7_19 = t6_19 < reach_8;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_16 = t7_19 ? s_16 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_16 = changed_16;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1139 = t1066 + 32u;
#line 19 "src/functions/windows.rs"
    const bool t1_12 = t1139 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_9 = t1_12 ? 2147483648u : t2_5;
    const u32 t6_20 = t5_4 - t1139;
#line 20 "src/functions/windows.rs"
    const bool t7_20 = t6_20 < reach_9;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_17 = t7_20 ? s_17 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_17 = changed_17;
#line 20 "src/functions/windows.rs"
    const u32 t6_21 = t5_5 - t1139;
#line 20 "src/functions/windows.rs"
    const bool t7_21 = t6_21 < reach_9;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_18 = t7_21 ? s_19 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_19 = changed_18;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1148 = t1066 + 33u;
#line 19 "src/functions/windows.rs"
    const bool t1_13 = t1148 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_10 = t1_13 ? 2147483648u : t2_5;
    const u32 t6_22 = t5_4 - t1148;
#line 20 "src/functions/windows.rs"
    const bool t7_22 = t6_22 < reach_10;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_19 = t7_22 ? s_18 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_18 = changed_19;
#line 20 "src/functions/windows.rs"
    const u32 t6_23 = t5_5 - t1148;
#line 20 "src/functions/windows.rs"
    const bool t7_23 = t6_23 < reach_10;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_20 = t7_23 ? s_20 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_20 = changed_20;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1157 = t1066 + 40u;
#line 19 "src/functions/windows.rs"
    const bool t1_14 = t1157 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_11 = t1_14 ? 2147483648u : t2_5;
    const u32 t6_24 = t5_4 - t1157;
#line 20 "src/functions/windows.rs"
    const bool t7_24 = t6_24 < reach_11;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_21 = t7_24 ? s_21 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_21 = changed_21;
#line 20 "src/functions/windows.rs"
    const u32 t6_25 = t5_5 - t1157;
#line 20 "src/functions/windows.rs"
    const bool t7_25 = t6_25 < reach_11;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_22 = t7_25 ? s_23 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_23 = changed_22;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1166 = t1066 + 41u;
#line 19 "src/functions/windows.rs"
    const bool t1_15 = t1166 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_12 = t1_15 ? 2147483648u : t2_5;
    const u32 t6_26 = t5_4 - t1166;
#line 20 "src/functions/windows.rs"
    const bool t7_26 = t6_26 < reach_12;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_23 = t7_26 ? s_22 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_22 = changed_23;
#line 20 "src/functions/windows.rs"
    const u32 t6_27 = t5_5 - t1166;
#line 20 "src/functions/windows.rs"
    const bool t7_27 = t6_27 < reach_12;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_24 = t7_27 ? s_24 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_24 = changed_24;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1175 = t1066 + 48u;
#line 19 "src/functions/windows.rs"
    const bool t1_16 = t1175 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_13 = t1_16 ? 2147483648u : t2_5;
    const u32 t6_28 = t5_4 - t1175;
#line 20 "src/functions/windows.rs"
    const bool t7_28 = t6_28 < reach_13;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_25 = t7_28 ? s_25 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_25 = changed_25;
#line 20 "src/functions/windows.rs"
    const u32 t6_29 = t5_5 - t1175;
#line 20 "src/functions/windows.rs"
    const bool t7_29 = t6_29 < reach_13;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_26 = t7_29 ? s_27 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_27 = changed_26;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1184 = t1066 + 49u;
#line 19 "src/functions/windows.rs"
    const bool t1_17 = t1184 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_14 = t1_17 ? 2147483648u : t2_5;
    const u32 t6_30 = t5_4 - t1184;
#line 20 "src/functions/windows.rs"
    const bool t7_30 = t6_30 < reach_14;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_27 = t7_30 ? s_26 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_26 = changed_27;
#line 20 "src/functions/windows.rs"
    const u32 t6_31 = t5_5 - t1184;
#line 20 "src/functions/windows.rs"
    const bool t7_31 = t6_31 < reach_14;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_28 = t7_31 ? s_28 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_28 = changed_28;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1193 = t1066 + 56u;
#line 19 "src/functions/windows.rs"
    const bool t1_18 = t1193 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_15 = t1_18 ? 2147483648u : t2_5;
    const u32 t6_32 = t5_4 - t1193;
#line 20 "src/functions/windows.rs"
    const bool t7_32 = t6_32 < reach_15;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_29 = t7_32 ? s_29 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_29 = changed_29;
#line 20 "src/functions/windows.rs"
    const u32 t6_33 = t5_5 - t1193;
#line 20 "src/functions/windows.rs"
    const bool t7_33 = t6_33 < reach_15;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_30 = t7_33 ? s_31 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_31 = changed_30;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t1202 = t1066 + 57u;
#line 19 "src/functions/windows.rs"
    const bool t1_19 = t1202 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_16 = t1_19 ? 2147483648u : t2_5;
    const u32 t6_34 = t5_4 - t1202;
#line 20 "src/functions/windows.rs"
    const bool t7_34 = t6_34 < reach_16;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_31 = t7_34 ? s_30 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_30 = changed_31;
#line 20 "src/functions/windows.rs"
    const u32 t6_35 = t5_5 - t1202;
#line 20 "src/functions/windows.rs"
    const bool t7_35 = t6_35 < reach_16;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_32 = t7_35 ? s_32 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_32 = changed_32;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_6 = block_2 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1212 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query_3;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_3) : "r"(t1212));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1214 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1215 = t1214 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 column = first_key_6 + t1215;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1217 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1218 = first_query_3 + t1217;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t1219 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_3 = t1219 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_2 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1222 = visible_2 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s = t1222;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_3 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1224 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_2 = t1224;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_4 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1226 = visible_4 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_5 = t1226;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_5 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1228 = visible_5 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_6 = t1228;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_6 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1230 = visible_6 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_9 = t1230;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_7 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1232 = visible_7 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_10 = t1232;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_8 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1234 = visible_8 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_13 = t1234;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_9 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1236 = visible_9 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_14 = t1236;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_10 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1238 = visible_10 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_17 = t1238;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_11 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1240 = visible_11 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_18 = t1240;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_12 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1242 = visible_12 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_21 = t1242;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_13 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1244 = visible_13 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_22 = t1244;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_14 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1246 = visible_14 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_25 = t1246;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_15 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1248 = visible_15 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_26 = t1248;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_16 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1250 = visible_16 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_29 = t1250;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_17 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1252 = visible_17 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_30 = t1252;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1253 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1254 = first_query_3 + t1253;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t1255 = t1254 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t1256 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_4 = t1256 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_18 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1259 = visible_18 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_3 = t1259;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_19 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1261 = visible_19 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_4 = t1261;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_20 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1263 = visible_20 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_7 = t1263;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_21 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1265 = visible_21 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_8 = t1265;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_22 = 16u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1267 = visible_22 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_11 = t1267;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_23 = 17u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1269 = visible_23 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_12 = t1269;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_24 = 24u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1271 = visible_24 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_15 = t1271;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_25 = 25u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1273 = visible_25 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_16 = t1273;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_26 = 32u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1275 = visible_26 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_19 = t1275;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_27 = 33u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1277 = visible_27 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_20 = t1277;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_28 = 40u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1279 = visible_28 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_23 = t1279;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_29 = 41u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1281 = visible_29 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_24 = t1281;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_30 = 48u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1283 = visible_30 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_27 = t1283;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_31 = 49u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1285 = visible_31 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_28 = t1285;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_32 = 56u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1287 = visible_32 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_31 = t1287;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_33 = 57u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1289 = visible_33 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_32 = t1289;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1291;
    asm("max.f32 %0, %1, %2;" : "=f"(t1291) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1292;
    asm("max.f32 %0, %1, %2;" : "=f"(t1292) : "f"(t1291), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1293;
    asm("max.f32 %0, %1, %2;" : "=f"(t1293) : "f"(t1292), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1294;
    asm("max.f32 %0, %1, %2;" : "=f"(t1294) : "f"(t1293), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1295;
    asm("max.f32 %0, %1, %2;" : "=f"(t1295) : "f"(t1294), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1296;
    asm("max.f32 %0, %1, %2;" : "=f"(t1296) : "f"(t1295), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1297;
    asm("max.f32 %0, %1, %2;" : "=f"(t1297) : "f"(t1296), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1298;
    asm("max.f32 %0, %1, %2;" : "=f"(t1298) : "f"(t1297), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1299;
    asm("max.f32 %0, %1, %2;" : "=f"(t1299) : "f"(t1298), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1300;
    asm("max.f32 %0, %1, %2;" : "=f"(t1300) : "f"(t1299), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1301;
    asm("max.f32 %0, %1, %2;" : "=f"(t1301) : "f"(t1300), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1302;
    asm("max.f32 %0, %1, %2;" : "=f"(t1302) : "f"(t1301), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1303;
    asm("max.f32 %0, %1, %2;" : "=f"(t1303) : "f"(t1302), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1304;
    asm("max.f32 %0, %1, %2;" : "=f"(t1304) : "f"(t1303), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1305;
    asm("max.f32 %0, %1, %2;" : "=f"(t1305) : "f"(t1304), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1306;
    asm("max.f32 %0, %1, %2;" : "=f"(t1306) : "f"(t1305), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1307;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1307) : "f"(t1306));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_14;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_14) : "f"(t1306), "f"(t1307));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1309;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1309) : "f"(pair_14));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair_14), "f"(t1309));
#line 200 "fa-kernels/src/attention/softmax.rs"
    f32 reference;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference) : "f"(new_1), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
    f32 t1312;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1312) : "f"(old), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t1313 = t1312 - reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1313));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t1315 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1316 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(1.442695f), "f"(t1316));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1318;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1318) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s = t1318;
    const f32 t1319 = t1315 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1320 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(1.442695f), "f"(t1320));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1322;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1322) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_2 = t1322;
    const f32 t1323 = t1319 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1324 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_3;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(1.442695f), "f"(t1324));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1326;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1326) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_5 = t1326;
    const f32 t1327 = t1323 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1328 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_4;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(1.442695f), "f"(t1328));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1330;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1330) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_6 = t1330;
    const f32 t1331 = t1327 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1332 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_5;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(1.442695f), "f"(t1332));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1334;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1334) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_9 = t1334;
    const f32 t1335 = t1331 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1336 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_6;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(1.442695f), "f"(t1336));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1338;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1338) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_10 = t1338;
    const f32 t1339 = t1335 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1340 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_7;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(1.442695f), "f"(t1340));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1342;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1342) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_13 = t1342;
    const f32 t1343 = t1339 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1344 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_8;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(1.442695f), "f"(t1344));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1346;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1346) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_14 = t1346;
    const f32 t1347 = t1343 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1348 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_9;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(1.442695f), "f"(t1348));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1350;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1350) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_17 = t1350;
    const f32 t1351 = t1347 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1352 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_10;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(1.442695f), "f"(t1352));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1354;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1354) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_18 = t1354;
    const f32 t1355 = t1351 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1356 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_11;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(1.442695f), "f"(t1356));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1358;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1358) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_21 = t1358;
    const f32 t1359 = t1355 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1360 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_12;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(1.442695f), "f"(t1360));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1362;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1362) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_22 = t1362;
    const f32 t1363 = t1359 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1364 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_13;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(1.442695f), "f"(t1364));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1366;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1366) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_25 = t1366;
    const f32 t1367 = t1363 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1368 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_14;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(1.442695f), "f"(t1368));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1370;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1370) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_26 = t1370;
    const f32 t1371 = t1367 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1372 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_15;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(1.442695f), "f"(t1372));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1374;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1374) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_29 = t1374;
    const f32 t1375 = t1371 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1376 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_16;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(1.442695f), "f"(t1376));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1378;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1378) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_30 = t1378;
    const f32 t1379 = t1375 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1379;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1381;
    asm("max.f32 %0, %1, %2;" : "=f"(t1381) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1382;
    asm("max.f32 %0, %1, %2;" : "=f"(t1382) : "f"(t1381), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1383;
    asm("max.f32 %0, %1, %2;" : "=f"(t1383) : "f"(t1382), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1384;
    asm("max.f32 %0, %1, %2;" : "=f"(t1384) : "f"(t1383), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1385;
    asm("max.f32 %0, %1, %2;" : "=f"(t1385) : "f"(t1384), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1386;
    asm("max.f32 %0, %1, %2;" : "=f"(t1386) : "f"(t1385), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1387;
    asm("max.f32 %0, %1, %2;" : "=f"(t1387) : "f"(t1386), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1388;
    asm("max.f32 %0, %1, %2;" : "=f"(t1388) : "f"(t1387), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1389;
    asm("max.f32 %0, %1, %2;" : "=f"(t1389) : "f"(t1388), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1390;
    asm("max.f32 %0, %1, %2;" : "=f"(t1390) : "f"(t1389), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1391;
    asm("max.f32 %0, %1, %2;" : "=f"(t1391) : "f"(t1390), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1392;
    asm("max.f32 %0, %1, %2;" : "=f"(t1392) : "f"(t1391), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1393;
    asm("max.f32 %0, %1, %2;" : "=f"(t1393) : "f"(t1392), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1394;
    asm("max.f32 %0, %1, %2;" : "=f"(t1394) : "f"(t1393), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1395;
    asm("max.f32 %0, %1, %2;" : "=f"(t1395) : "f"(t1394), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1396;
    asm("max.f32 %0, %1, %2;" : "=f"(t1396) : "f"(t1395), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1397;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1397) : "f"(t1396));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_15;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_15) : "f"(t1396), "f"(t1397));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1399;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1399) : "f"(pair_15));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_15), "f"(t1399));
#line 200 "fa-kernels/src/attention/softmax.rs"
    f32 reference_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_2) : "f"(new_2), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
    f32 t1402;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1402) : "f"(old_2), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t1403 = t1402 - reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1403));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t1405 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1406 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_17;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(1.442695f), "f"(t1406));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1408;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1408) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_3 = t1408;
    const f32 t1409 = t1405 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1410 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_18;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(1.442695f), "f"(t1410));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1412;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1412) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_4 = t1412;
    const f32 t1413 = t1409 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1414 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_19;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(1.442695f), "f"(t1414));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1416;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1416) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_7 = t1416;
    const f32 t1417 = t1413 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1418 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_20;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(1.442695f), "f"(t1418));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1420;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1420) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_8 = t1420;
    const f32 t1421 = t1417 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1422 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_21;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(1.442695f), "f"(t1422));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1424;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1424) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_11 = t1424;
    const f32 t1425 = t1421 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1426 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_22;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(1.442695f), "f"(t1426));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1428;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1428) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_12 = t1428;
    const f32 t1429 = t1425 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1430 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_23;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(1.442695f), "f"(t1430));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1432;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1432) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_15 = t1432;
    const f32 t1433 = t1429 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1434 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_24;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(1.442695f), "f"(t1434));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1436;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1436) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_16 = t1436;
    const f32 t1437 = t1433 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1438 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_25;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(1.442695f), "f"(t1438));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1440;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1440) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_19 = t1440;
    const f32 t1441 = t1437 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1442 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_26;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(1.442695f), "f"(t1442));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1444;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1444) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_20 = t1444;
    const f32 t1445 = t1441 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1446 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_27;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(1.442695f), "f"(t1446));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1448;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1448) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_23 = t1448;
    const f32 t1449 = t1445 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1450 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_28;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(1.442695f), "f"(t1450));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1452;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1452) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_24 = t1452;
    const f32 t1453 = t1449 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1454 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_29;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(1.442695f), "f"(t1454));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1456;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1456) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_27 = t1456;
    const f32 t1457 = t1453 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1458 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_30;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(1.442695f), "f"(t1458));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1460;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1460) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_28 = t1460;
    const f32 t1461 = t1457 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1462 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_31;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(1.442695f), "f"(t1462));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1464;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1464) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_31 = t1464;
    const f32 t1465 = t1461 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1466 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_32;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(1.442695f), "f"(t1466));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1468;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1468) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_32 = t1468;
    const f32 t1469 = t1465 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1469;
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1470;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1470) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1471;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1471) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1472;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1472) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1473;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1473) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1474;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1474) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1475;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1475) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1476;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1476) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1477;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1477) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1478;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1478) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1479;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1479) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1480;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1480) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1481;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1481) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1482;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1482) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1483;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1483) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1484;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1484) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1485;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1485) : "f"(s_31), "f"(s_32));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1486;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1486) : "r"(t747));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1487 = t1486 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1488 = t1486 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1489 = t1486 ^ 96u;
    const u32 t1490 = t607 + t1486;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1491 = t607 + t1487;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1492 = t607 + t1488;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1493 = t607 + t1489;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_81;
    u32 m_82;
    u32 m_83;
    u32 m_84;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t1490) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1470), "r"(t1471), "r"(t1472), "r"(t1473), "r"(m_81), "r"(m_82));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1470), "r"(t1471), "r"(t1472), "r"(t1473), "r"(m_83), "r"(m_84));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_85;
    u32 m_86;
    u32 m_87;
    u32 m_88;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t1491) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1470), "r"(t1471), "r"(t1472), "r"(t1473), "r"(m_85), "r"(m_86));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1470), "r"(t1471), "r"(t1472), "r"(t1473), "r"(m_87), "r"(m_88));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_89;
    u32 m_90;
    u32 m_91;
    u32 m_92;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t1492) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1470), "r"(t1471), "r"(t1472), "r"(t1473), "r"(m_89), "r"(m_90));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1470), "r"(t1471), "r"(t1472), "r"(t1473), "r"(m_91), "r"(m_92));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_93;
    u32 m_94;
    u32 m_95;
    u32 m_96;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t1493) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1470), "r"(t1471), "r"(t1472), "r"(t1473), "r"(m_93), "r"(m_94));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1470), "r"(t1471), "r"(t1472), "r"(t1473), "r"(m_95), "r"(m_96));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_97;
    u32 m_98;
    u32 m_99;
    u32 m_100;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t1490) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1474), "r"(t1475), "r"(t1476), "r"(t1477), "r"(m_97), "r"(m_98));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1474), "r"(t1475), "r"(t1476), "r"(t1477), "r"(m_99), "r"(m_100));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_101;
    u32 m_102;
    u32 m_103;
    u32 m_104;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t1491) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1474), "r"(t1475), "r"(t1476), "r"(t1477), "r"(m_101), "r"(m_102));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1474), "r"(t1475), "r"(t1476), "r"(t1477), "r"(m_103), "r"(m_104));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_105;
    u32 m_106;
    u32 m_107;
    u32 m_108;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t1492) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1474), "r"(t1475), "r"(t1476), "r"(t1477), "r"(m_105), "r"(m_106));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1474), "r"(t1475), "r"(t1476), "r"(t1477), "r"(m_107), "r"(m_108));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_109;
    u32 m_110;
    u32 m_111;
    u32 m_112;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t1493) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1474), "r"(t1475), "r"(t1476), "r"(t1477), "r"(m_109), "r"(m_110));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1474), "r"(t1475), "r"(t1476), "r"(t1477), "r"(m_111), "r"(m_112));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_113;
    u32 m_114;
    u32 m_115;
    u32 m_116;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t1490) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1478), "r"(t1479), "r"(t1480), "r"(t1481), "r"(m_113), "r"(m_114));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1478), "r"(t1479), "r"(t1480), "r"(t1481), "r"(m_115), "r"(m_116));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_117;
    u32 m_118;
    u32 m_119;
    u32 m_120;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t1491) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1478), "r"(t1479), "r"(t1480), "r"(t1481), "r"(m_117), "r"(m_118));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1478), "r"(t1479), "r"(t1480), "r"(t1481), "r"(m_119), "r"(m_120));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_121;
    u32 m_122;
    u32 m_123;
    u32 m_124;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t1492) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1478), "r"(t1479), "r"(t1480), "r"(t1481), "r"(m_121), "r"(m_122));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1478), "r"(t1479), "r"(t1480), "r"(t1481), "r"(m_123), "r"(m_124));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_125;
    u32 m_126;
    u32 m_127;
    u32 m_128;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t1493) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1478), "r"(t1479), "r"(t1480), "r"(t1481), "r"(m_125), "r"(m_126));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1478), "r"(t1479), "r"(t1480), "r"(t1481), "r"(m_127), "r"(m_128));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_129;
    u32 m_130;
    u32 m_131;
    u32 m_132;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1490) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1482), "r"(t1483), "r"(t1484), "r"(t1485), "r"(m_129), "r"(m_130));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1482), "r"(t1483), "r"(t1484), "r"(t1485), "r"(m_131), "r"(m_132));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_133;
    u32 m_134;
    u32 m_135;
    u32 m_136;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1491) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1482), "r"(t1483), "r"(t1484), "r"(t1485), "r"(m_133), "r"(m_134));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1482), "r"(t1483), "r"(t1484), "r"(t1485), "r"(m_135), "r"(m_136));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_137;
    u32 m_138;
    u32 m_139;
    u32 m_140;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1492) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1482), "r"(t1483), "r"(t1484), "r"(t1485), "r"(m_137), "r"(m_138));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1482), "r"(t1483), "r"(t1484), "r"(t1485), "r"(m_139), "r"(m_140));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_141;
    u32 m_142;
    u32 m_143;
    u32 m_144;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1493) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1482), "r"(t1483), "r"(t1484), "r"(t1485), "r"(m_141), "r"(m_142));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1482), "r"(t1483), "r"(t1484), "r"(t1485), "r"(m_143), "r"(m_144));
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
            const bool t1495 = found_2 == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t1496 = begin_3 < below_2;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
            const bool t1497 = t1495 & t1496;
            if (!t1497) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1498 = below_2 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1499 = end - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1500 = t1499 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1501 = t1498 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 number_4 = t1500 - t1501;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1503 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1504 = t1503 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1505 = t1504 - number_4;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_4 = t1505 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1507 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1508 = t1507 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1509 = t1508 - number_4;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_5 = t1509 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1511 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1512 = t1511 > first_5 ? t1511 : first_5;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 begin_4 = t1512 - first_5;
            const u32 t1514 = end - first_5;
#line 60 "fa-kernels/src/attention/block_walk.rs"
            const u32 end_5 = t1514 < 32u ? t1514 : 32u;
            const u32 t1516 = 4294967295u << begin_4;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1517 = 32u - end_5;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1518 = 4294967295u >> t1517;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1519 = t1516 & t1518;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
            u32 bits_2 = t1519;
            const bool t1520 = number_4 < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
            if (t1520) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1521 = number_4 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                const u32 pair_16 = t91 + t1521;
                f32 t1523;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1523) : "r"(pair_16) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                u32 t1524;
                asm("mov.b32 %0, %1;" : "=r"(t1524) : "f"(t1523));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                f32 t1525;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1525) : "r"(pair_16) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                u32 t1526;
                asm("mov.b32 %0, %1;" : "=r"(t1526) : "f"(t1525));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1527 = t1524 | t1526;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                bits_2 = t1527;
            }
            const u32 t1528 = below_2 - first_4;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
            const u32 unused_2 = 32u - t1528;
            const u32 t1530 = 4294967295u >> unused_2;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1531 = bits_2 & t1530;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
            found_2 = t1531;
            const bool t1532 = found_2 == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
            if (t1532) {
                below_2 = first_4;
            } else {
                u32 t1533;
                asm("bfind.u32 %0, %1;" : "=r"(t1533) : "r"(found_2));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1534 = first_4 + t1533;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                block_2 = t1534;
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
        const u32 t1539 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1540 = t607 + t652;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1541 = (u64)first_key_7 * t645;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1542 = t656 + t1541;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1543 = t1542 + t657;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1544 = t1543 + t657;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1545 = t1544 + t657;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1546 = t647 < t1539;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1547 = t1546 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1540), "l"(t1542), "r"(t1547) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1548 = t647 < t1539;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1549 = t1548 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1540), "l"(t1543), "r"(t1549) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1550 = t647 < t1539;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1551 = t1550 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1540), "l"(t1544), "r"(t1551) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1552 = t647 < t1539;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1553 = t1552 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1540), "l"(t1545), "r"(t1553) : "memory");
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
        u32 t1554;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1554) : "r"(t740));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1555 = t1554 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1556 = t1554 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1557 = t1554 ^ 96u;
        const u32 t1558 = t606 + t1554;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1559;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1559) : "r"(t729));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t1559) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t1558) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_149), "r"(m_150));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_151), "r"(m_152));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t1558) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_153), "r"(m_154));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_155), "r"(m_156));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t1558) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_157), "r"(m_158));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_159), "r"(m_160));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1558) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_161), "r"(m_162));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_163), "r"(m_164));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1560 = t606 + t1555;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1561;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1561) : "r"(t729));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1562 = t1561 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1562) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1560) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_169), "r"(m_170));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_171), "r"(m_172));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1560) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_173), "r"(m_174));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_175), "r"(m_176));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1560) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_177), "r"(m_178));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_179), "r"(m_180));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1560) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_181), "r"(m_182));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_183), "r"(m_184));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1563 = t606 + t1556;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1564;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1564) : "r"(t729));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1565 = t1564 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1565) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1563) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_189), "r"(m_190));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_191), "r"(m_192));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1563) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_193), "r"(m_194));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_195), "r"(m_196));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1563) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_197), "r"(m_198));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_199), "r"(m_200));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1563) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_201), "r"(m_202));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_203), "r"(m_204));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1566 = t606 + t1557;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1567;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1567) : "r"(t729));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1568 = t1567 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1568) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1566) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_209), "r"(m_210));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_211), "r"(m_212));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1566) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_213), "r"(m_214));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_215), "r"(m_216));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1566) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_217), "r"(m_218));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_219), "r"(m_220));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1566) : "memory");
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
        const u32 t1570 = i_2 + 1u;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
        const bool t1571 = t1570 < count;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
        if (t1571) {
#line 122 "fa-kernels/src/attention/block_cursor.rs"
            const u32 begin_5 = end - end;
#line 212 "fa-kernels/src/attention/block_cursor.rs"
            u32 below_3 = block_3;
            u32 found_3 = 0u;
            while (true) {
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1573 = found_3 == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1574 = begin_5 < below_3;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1575 = t1573 & t1574;
                if (!t1575) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1576 = below_3 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1577 = end - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1578 = t1577 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1579 = t1576 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 number_6 = t1578 - t1579;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1581 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1582 = t1581 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1583 = t1582 - number_6;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_6 = t1583 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1585 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1586 = t1585 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1587 = t1586 - number_6;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_7 = t1587 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1589 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1590 = t1589 > first_7 ? t1589 : first_7;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 begin_6 = t1590 - first_7;
                const u32 t1592 = end - first_7;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                const u32 end_6 = t1592 < 32u ? t1592 : 32u;
                const u32 t1594 = 4294967295u << begin_6;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1595 = 32u - end_6;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1596 = 4294967295u >> t1595;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1597 = t1594 & t1596;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
                u32 bits_3 = t1597;
                const bool t1598 = number_6 < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
                if (t1598) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1599 = number_6 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 pair_17 = t91 + t1599;
                    f32 t1601;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1601) : "r"(pair_17) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t1602;
                    asm("mov.b32 %0, %1;" : "=r"(t1602) : "f"(t1601));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    f32 t1603;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1603) : "r"(pair_17) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t1604;
                    asm("mov.b32 %0, %1;" : "=r"(t1604) : "f"(t1603));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1605 = t1602 | t1604;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                    bits_3 = t1605;
                }
                const u32 t1606 = below_3 - first_6;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
                const u32 unused_3 = 32u - t1606;
                const u32 t1608 = 4294967295u >> unused_3;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1609 = bits_3 & t1608;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                found_3 = t1609;
                const bool t1610 = found_3 == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
                if (t1610) {
                    below_3 = first_6;
                } else {
                    u32 t1611;
                    asm("bfind.u32 %0, %1;" : "=r"(t1611) : "r"(found_3));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1612 = first_6 + t1611;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                    block_3 = t1612;
                }
            }
        }
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1616 = next < count;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t1616) {
            const u32 number_7 = block_3;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_8 = number_7 << 6u;
            const u32 t1618 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1619 = t606 + t627;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1620 = (u64)first_key_8 * t620;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1621 = t631 + t1620;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1622 = t1621 + t632;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1623 = t1622 + t632;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1624 = t1623 + t632;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1625 = t622 < t1618;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1626 = t1625 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1619), "l"(t1621), "r"(t1626) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1627 = t622 < t1618;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1628 = t1627 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1619), "l"(t1622), "r"(t1628) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1629 = t622 < t1618;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1630 = t1629 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1619), "l"(t1623), "r"(t1630) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1631 = t622 < t1618;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1632 = t1631 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1619), "l"(t1624), "r"(t1632) : "memory");
        }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 first_key_9 = block_2 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1634 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_4;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_4) : "r"(t1634));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1636 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1637 = t1636 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1638 = first_key_9 + t1637;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1639 = s_33 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t15_18 = (u64)t1638 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_34 = t12_2 + t15_18;
#line 13 "src/functions/bias.rs"
        f32 t17_34;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_34) : "l"(t16_34));
#line 13 "src/functions/bias.rs"
        const f32 t18_34 = t1639 + t17_34;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_33 = t18_34;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1644 = s_35 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_35 = t12_3 + t15_18;
#line 13 "src/functions/bias.rs"
        f32 t17_35;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_35) : "l"(t16_35));
#line 13 "src/functions/bias.rs"
        const f32 t18_35 = t1644 + t17_35;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_35 = t18_35;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1648 = s_34 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1649 = t1638 + 1u;
#line 13 "src/functions/bias.rs"
        const u64 t15_19 = (u64)t1649 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_36 = t12_2 + t15_19;
#line 13 "src/functions/bias.rs"
        f32 t17_36;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_36) : "l"(t16_36));
#line 13 "src/functions/bias.rs"
        const f32 t18_36 = t1648 + t17_36;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_34 = t18_36;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1654 = s_36 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_37 = t12_3 + t15_19;
#line 13 "src/functions/bias.rs"
        f32 t17_37;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_37) : "l"(t16_37));
#line 13 "src/functions/bias.rs"
        const f32 t18_37 = t1654 + t17_37;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_36 = t18_37;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1658 = s_37 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1659 = t1638 + 8u;
#line 13 "src/functions/bias.rs"
        const u64 t15_20 = (u64)t1659 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_38 = t12_2 + t15_20;
#line 13 "src/functions/bias.rs"
        f32 t17_38;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_38) : "l"(t16_38));
#line 13 "src/functions/bias.rs"
        const f32 t18_38 = t1658 + t17_38;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_37 = t18_38;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1664 = s_39 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_39 = t12_3 + t15_20;
#line 13 "src/functions/bias.rs"
        f32 t17_39;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_39) : "l"(t16_39));
#line 13 "src/functions/bias.rs"
        const f32 t18_39 = t1664 + t17_39;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_39 = t18_39;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1668 = s_38 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1669 = t1638 + 9u;
#line 13 "src/functions/bias.rs"
        const u64 t15_21 = (u64)t1669 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_40 = t12_2 + t15_21;
#line 13 "src/functions/bias.rs"
        f32 t17_40;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_40) : "l"(t16_40));
#line 13 "src/functions/bias.rs"
        const f32 t18_40 = t1668 + t17_40;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_38 = t18_40;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1674 = s_40 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_41 = t12_3 + t15_21;
#line 13 "src/functions/bias.rs"
        f32 t17_41;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_41) : "l"(t16_41));
#line 13 "src/functions/bias.rs"
        const f32 t18_41 = t1674 + t17_41;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_40 = t18_41;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1678 = s_41 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1679 = t1638 + 16u;
#line 13 "src/functions/bias.rs"
        const u64 t15_22 = (u64)t1679 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_42 = t12_2 + t15_22;
#line 13 "src/functions/bias.rs"
        f32 t17_42;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_42) : "l"(t16_42));
#line 13 "src/functions/bias.rs"
        const f32 t18_42 = t1678 + t17_42;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_41 = t18_42;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1684 = s_43 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_43 = t12_3 + t15_22;
#line 13 "src/functions/bias.rs"
        f32 t17_43;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_43) : "l"(t16_43));
#line 13 "src/functions/bias.rs"
        const f32 t18_43 = t1684 + t17_43;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_43 = t18_43;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1688 = s_42 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1689 = t1638 + 17u;
#line 13 "src/functions/bias.rs"
        const u64 t15_23 = (u64)t1689 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_44 = t12_2 + t15_23;
#line 13 "src/functions/bias.rs"
        f32 t17_44;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_44) : "l"(t16_44));
#line 13 "src/functions/bias.rs"
        const f32 t18_44 = t1688 + t17_44;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_42 = t18_44;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1694 = s_44 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_45 = t12_3 + t15_23;
#line 13 "src/functions/bias.rs"
        f32 t17_45;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_45) : "l"(t16_45));
#line 13 "src/functions/bias.rs"
        const f32 t18_45 = t1694 + t17_45;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_44 = t18_45;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1698 = s_45 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1699 = t1638 + 24u;
#line 13 "src/functions/bias.rs"
        const u64 t15_24 = (u64)t1699 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_46 = t12_2 + t15_24;
#line 13 "src/functions/bias.rs"
        f32 t17_46;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_46) : "l"(t16_46));
#line 13 "src/functions/bias.rs"
        const f32 t18_46 = t1698 + t17_46;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_45 = t18_46;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1704 = s_47 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_47 = t12_3 + t15_24;
#line 13 "src/functions/bias.rs"
        f32 t17_47;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_47) : "l"(t16_47));
#line 13 "src/functions/bias.rs"
        const f32 t18_47 = t1704 + t17_47;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_47 = t18_47;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1708 = s_46 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1709 = t1638 + 25u;
#line 13 "src/functions/bias.rs"
        const u64 t15_25 = (u64)t1709 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_48 = t12_2 + t15_25;
#line 13 "src/functions/bias.rs"
        f32 t17_48;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_48) : "l"(t16_48));
#line 13 "src/functions/bias.rs"
        const f32 t18_48 = t1708 + t17_48;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_46 = t18_48;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1714 = s_48 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_49 = t12_3 + t15_25;
#line 13 "src/functions/bias.rs"
        f32 t17_49;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_49) : "l"(t16_49));
#line 13 "src/functions/bias.rs"
        const f32 t18_49 = t1714 + t17_49;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_48 = t18_49;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1718 = s_49 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1719 = t1638 + 32u;
#line 13 "src/functions/bias.rs"
        const u64 t15_26 = (u64)t1719 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_50 = t12_2 + t15_26;
#line 13 "src/functions/bias.rs"
        f32 t17_50;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_50) : "l"(t16_50));
#line 13 "src/functions/bias.rs"
        const f32 t18_50 = t1718 + t17_50;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_49 = t18_50;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1724 = s_51 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_51 = t12_3 + t15_26;
#line 13 "src/functions/bias.rs"
        f32 t17_51;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_51) : "l"(t16_51));
#line 13 "src/functions/bias.rs"
        const f32 t18_51 = t1724 + t17_51;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_51 = t18_51;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1728 = s_50 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1729 = t1638 + 33u;
#line 13 "src/functions/bias.rs"
        const u64 t15_27 = (u64)t1729 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_52 = t12_2 + t15_27;
#line 13 "src/functions/bias.rs"
        f32 t17_52;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_52) : "l"(t16_52));
#line 13 "src/functions/bias.rs"
        const f32 t18_52 = t1728 + t17_52;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_50 = t18_52;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1734 = s_52 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_53 = t12_3 + t15_27;
#line 13 "src/functions/bias.rs"
        f32 t17_53;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_53) : "l"(t16_53));
#line 13 "src/functions/bias.rs"
        const f32 t18_53 = t1734 + t17_53;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_52 = t18_53;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1738 = s_53 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1739 = t1638 + 40u;
#line 13 "src/functions/bias.rs"
        const u64 t15_28 = (u64)t1739 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_54 = t12_2 + t15_28;
#line 13 "src/functions/bias.rs"
        f32 t17_54;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_54) : "l"(t16_54));
#line 13 "src/functions/bias.rs"
        const f32 t18_54 = t1738 + t17_54;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_53 = t18_54;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1744 = s_55 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_55 = t12_3 + t15_28;
#line 13 "src/functions/bias.rs"
        f32 t17_55;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_55) : "l"(t16_55));
#line 13 "src/functions/bias.rs"
        const f32 t18_55 = t1744 + t17_55;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_55 = t18_55;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1748 = s_54 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1749 = t1638 + 41u;
#line 13 "src/functions/bias.rs"
        const u64 t15_29 = (u64)t1749 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_56 = t12_2 + t15_29;
#line 13 "src/functions/bias.rs"
        f32 t17_56;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_56) : "l"(t16_56));
#line 13 "src/functions/bias.rs"
        const f32 t18_56 = t1748 + t17_56;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_54 = t18_56;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1754 = s_56 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_57 = t12_3 + t15_29;
#line 13 "src/functions/bias.rs"
        f32 t17_57;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_57) : "l"(t16_57));
#line 13 "src/functions/bias.rs"
        const f32 t18_57 = t1754 + t17_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_56 = t18_57;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1758 = s_57 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1759 = t1638 + 48u;
#line 13 "src/functions/bias.rs"
        const u64 t15_30 = (u64)t1759 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_58 = t12_2 + t15_30;
#line 13 "src/functions/bias.rs"
        f32 t17_58;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_58) : "l"(t16_58));
#line 13 "src/functions/bias.rs"
        const f32 t18_58 = t1758 + t17_58;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_57 = t18_58;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1764 = s_59 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_59 = t12_3 + t15_30;
#line 13 "src/functions/bias.rs"
        f32 t17_59;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_59) : "l"(t16_59));
#line 13 "src/functions/bias.rs"
        const f32 t18_59 = t1764 + t17_59;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_59 = t18_59;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1768 = s_58 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1769 = t1638 + 49u;
#line 13 "src/functions/bias.rs"
        const u64 t15_31 = (u64)t1769 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_60 = t12_2 + t15_31;
#line 13 "src/functions/bias.rs"
        f32 t17_60;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_60) : "l"(t16_60));
#line 13 "src/functions/bias.rs"
        const f32 t18_60 = t1768 + t17_60;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_58 = t18_60;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1774 = s_60 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_61 = t12_3 + t15_31;
#line 13 "src/functions/bias.rs"
        f32 t17_61;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_61) : "l"(t16_61));
#line 13 "src/functions/bias.rs"
        const f32 t18_61 = t1774 + t17_61;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_60 = t18_61;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1778 = s_61 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1779 = t1638 + 56u;
#line 13 "src/functions/bias.rs"
        const u64 t15_32 = (u64)t1779 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_62 = t12_2 + t15_32;
#line 13 "src/functions/bias.rs"
        f32 t17_62;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_62) : "l"(t16_62));
#line 13 "src/functions/bias.rs"
        const f32 t18_62 = t1778 + t17_62;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_61 = t18_62;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1784 = s_63 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_63 = t12_3 + t15_32;
#line 13 "src/functions/bias.rs"
        f32 t17_63;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_63) : "l"(t16_63));
#line 13 "src/functions/bias.rs"
        const f32 t18_63 = t1784 + t17_63;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_63 = t18_63;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1788 = s_62 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1789 = t1638 + 57u;
#line 13 "src/functions/bias.rs"
        const u64 t15_33 = (u64)t1789 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_64 = t12_2 + t15_33;
#line 13 "src/functions/bias.rs"
        f32 t17_64;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_64) : "l"(t16_64));
#line 13 "src/functions/bias.rs"
        const f32 t18_64 = t1788 + t17_64;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_62 = t18_64;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1794 = s_64 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_65 = t12_3 + t15_33;
#line 13 "src/functions/bias.rs"
        f32 t17_65;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_65) : "l"(t16_65));
#line 13 "src/functions/bias.rs"
        const f32 t18_65 = t1794 + t17_65;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_64 = t18_65;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t1798 = end - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t1799 = t1798 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t1800 = block_2 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
        const u32 number_8 = t1799 - t1800;
#line 235 "fa-kernels/src/attention/block_cursor.rs"
        u32 whole_3 = 0u;
        const bool t1802 = number_8 < 64u;
#line 236 "fa-kernels/src/attention/block_cursor.rs"
        if (t1802) {
            const u32 t1803 = number_8 << 3u;
#line 237 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1804 = t91 + t1803;
#line 237 "fa-kernels/src/attention/block_cursor.rs"
            f32 t1805;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1805) : "r"(t1804) : "memory");
#line 237 "fa-kernels/src/attention/block_cursor.rs"
            u32 t1806;
            asm("mov.b32 %0, %1;" : "=r"(t1806) : "f"(t1805));
#line 237 "fa-kernels/src/attention/block_cursor.rs"
            whole_3 = t1806;
        }
        const u32 t1807 = block_2 & 31u;
#line 239 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t1808 = whole_3 >> t1807;
#line 239 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t1809 = t1808 & 1u;
#line 239 "fa-kernels/src/attention/block_cursor.rs"
        const bool t1810 = t1809 == 0u;
#line 187 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (t1810) {
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 first_key_10 = block_2 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1812 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_5;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_5) : "r"(t1812));
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1814 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1815 = t1814 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1816 = first_key_10 + t1815;
#line 19 "src/functions/windows.rs"
            const bool t1_20 = t1816 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_17 = t1_20 ? 2147483648u : t2_5;
            const u32 t6_36 = t5_4 - t1816;
#line 20 "src/functions/windows.rs"
            const bool t7_36 = t6_36 < reach_17;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_33 = t7_36 ? s_33 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_33 = changed_33;
#line 20 "src/functions/windows.rs"
            const u32 t6_37 = t5_5 - t1816;
#line 20 "src/functions/windows.rs"
            const bool t7_37 = t6_37 < reach_17;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_34 = t7_37 ? s_35 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_35 = changed_34;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1825 = t1816 + 1u;
#line 19 "src/functions/windows.rs"
            const bool t1_21 = t1825 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_18 = t1_21 ? 2147483648u : t2_5;
            const u32 t6_38 = t5_4 - t1825;
#line 20 "src/functions/windows.rs"
            const bool t7_38 = t6_38 < reach_18;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_35 = t7_38 ? s_34 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_34 = changed_35;
#line 20 "src/functions/windows.rs"
            const u32 t6_39 = t5_5 - t1825;
#line 20 "src/functions/windows.rs"
            const bool t7_39 = t6_39 < reach_18;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_36 = t7_39 ? s_36 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_36 = changed_36;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1834 = t1816 + 8u;
#line 19 "src/functions/windows.rs"
            const bool t1_22 = t1834 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_19 = t1_22 ? 2147483648u : t2_5;
            const u32 t6_40 = t5_4 - t1834;
#line 20 "src/functions/windows.rs"
            const bool t7_40 = t6_40 < reach_19;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_37 = t7_40 ? s_37 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_37 = changed_37;
#line 20 "src/functions/windows.rs"
            const u32 t6_41 = t5_5 - t1834;
#line 20 "src/functions/windows.rs"
            const bool t7_41 = t6_41 < reach_19;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_38 = t7_41 ? s_39 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_39 = changed_38;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1843 = t1816 + 9u;
#line 19 "src/functions/windows.rs"
            const bool t1_23 = t1843 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_20 = t1_23 ? 2147483648u : t2_5;
            const u32 t6_42 = t5_4 - t1843;
#line 20 "src/functions/windows.rs"
            const bool t7_42 = t6_42 < reach_20;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_39 = t7_42 ? s_38 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_38 = changed_39;
#line 20 "src/functions/windows.rs"
            const u32 t6_43 = t5_5 - t1843;
#line 20 "src/functions/windows.rs"
            const bool t7_43 = t6_43 < reach_20;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_40 = t7_43 ? s_40 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_40 = changed_40;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1852 = t1816 + 16u;
#line 19 "src/functions/windows.rs"
            const bool t1_24 = t1852 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_21 = t1_24 ? 2147483648u : t2_5;
            const u32 t6_44 = t5_4 - t1852;
#line 20 "src/functions/windows.rs"
            const bool t7_44 = t6_44 < reach_21;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_41 = t7_44 ? s_41 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_41 = changed_41;
#line 20 "src/functions/windows.rs"
            const u32 t6_45 = t5_5 - t1852;
#line 20 "src/functions/windows.rs"
            const bool t7_45 = t6_45 < reach_21;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_42 = t7_45 ? s_43 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_43 = changed_42;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1861 = t1816 + 17u;
#line 19 "src/functions/windows.rs"
            const bool t1_25 = t1861 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_22 = t1_25 ? 2147483648u : t2_5;
            const u32 t6_46 = t5_4 - t1861;
#line 20 "src/functions/windows.rs"
            const bool t7_46 = t6_46 < reach_22;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_43 = t7_46 ? s_42 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_42 = changed_43;
#line 20 "src/functions/windows.rs"
            const u32 t6_47 = t5_5 - t1861;
#line 20 "src/functions/windows.rs"
            const bool t7_47 = t6_47 < reach_22;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_44 = t7_47 ? s_44 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_44 = changed_44;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1870 = t1816 + 24u;
#line 19 "src/functions/windows.rs"
            const bool t1_26 = t1870 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_23 = t1_26 ? 2147483648u : t2_5;
            const u32 t6_48 = t5_4 - t1870;
#line 20 "src/functions/windows.rs"
            const bool t7_48 = t6_48 < reach_23;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_45 = t7_48 ? s_45 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_45 = changed_45;
#line 20 "src/functions/windows.rs"
            const u32 t6_49 = t5_5 - t1870;
#line 20 "src/functions/windows.rs"
            const bool t7_49 = t6_49 < reach_23;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_46 = t7_49 ? s_47 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_47 = changed_46;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1879 = t1816 + 25u;
#line 19 "src/functions/windows.rs"
            const bool t1_27 = t1879 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_24 = t1_27 ? 2147483648u : t2_5;
            const u32 t6_50 = t5_4 - t1879;
#line 20 "src/functions/windows.rs"
            const bool t7_50 = t6_50 < reach_24;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_47 = t7_50 ? s_46 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_46 = changed_47;
#line 20 "src/functions/windows.rs"
            const u32 t6_51 = t5_5 - t1879;
#line 20 "src/functions/windows.rs"
            const bool t7_51 = t6_51 < reach_24;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_48 = t7_51 ? s_48 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_48 = changed_48;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1888 = t1816 + 32u;
#line 19 "src/functions/windows.rs"
            const bool t1_28 = t1888 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_25 = t1_28 ? 2147483648u : t2_5;
            const u32 t6_52 = t5_4 - t1888;
#line 20 "src/functions/windows.rs"
            const bool t7_52 = t6_52 < reach_25;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_49 = t7_52 ? s_49 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_49 = changed_49;
#line 20 "src/functions/windows.rs"
            const u32 t6_53 = t5_5 - t1888;
#line 20 "src/functions/windows.rs"
            const bool t7_53 = t6_53 < reach_25;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_50 = t7_53 ? s_51 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_51 = changed_50;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1897 = t1816 + 33u;
#line 19 "src/functions/windows.rs"
            const bool t1_29 = t1897 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_26 = t1_29 ? 2147483648u : t2_5;
            const u32 t6_54 = t5_4 - t1897;
#line 20 "src/functions/windows.rs"
            const bool t7_54 = t6_54 < reach_26;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_51 = t7_54 ? s_50 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_50 = changed_51;
#line 20 "src/functions/windows.rs"
            const u32 t6_55 = t5_5 - t1897;
#line 20 "src/functions/windows.rs"
            const bool t7_55 = t6_55 < reach_26;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_52 = t7_55 ? s_52 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_52 = changed_52;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1906 = t1816 + 40u;
#line 19 "src/functions/windows.rs"
            const bool t1_30 = t1906 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_27 = t1_30 ? 2147483648u : t2_5;
            const u32 t6_56 = t5_4 - t1906;
#line 20 "src/functions/windows.rs"
            const bool t7_56 = t6_56 < reach_27;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_53 = t7_56 ? s_53 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_53 = changed_53;
#line 20 "src/functions/windows.rs"
            const u32 t6_57 = t5_5 - t1906;
#line 20 "src/functions/windows.rs"
            const bool t7_57 = t6_57 < reach_27;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_54 = t7_57 ? s_55 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_55 = changed_54;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1915 = t1816 + 41u;
#line 19 "src/functions/windows.rs"
            const bool t1_31 = t1915 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_28 = t1_31 ? 2147483648u : t2_5;
            const u32 t6_58 = t5_4 - t1915;
#line 20 "src/functions/windows.rs"
            const bool t7_58 = t6_58 < reach_28;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_55 = t7_58 ? s_54 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_54 = changed_55;
#line 20 "src/functions/windows.rs"
            const u32 t6_59 = t5_5 - t1915;
#line 20 "src/functions/windows.rs"
            const bool t7_59 = t6_59 < reach_28;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_56 = t7_59 ? s_56 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_56 = changed_56;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1924 = t1816 + 48u;
#line 19 "src/functions/windows.rs"
            const bool t1_32 = t1924 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_29 = t1_32 ? 2147483648u : t2_5;
            const u32 t6_60 = t5_4 - t1924;
#line 20 "src/functions/windows.rs"
            const bool t7_60 = t6_60 < reach_29;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_57 = t7_60 ? s_57 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_57 = changed_57;
#line 20 "src/functions/windows.rs"
            const u32 t6_61 = t5_5 - t1924;
#line 20 "src/functions/windows.rs"
            const bool t7_61 = t6_61 < reach_29;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_58 = t7_61 ? s_59 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_59 = changed_58;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1933 = t1816 + 49u;
#line 19 "src/functions/windows.rs"
            const bool t1_33 = t1933 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_30 = t1_33 ? 2147483648u : t2_5;
            const u32 t6_62 = t5_4 - t1933;
#line 20 "src/functions/windows.rs"
            const bool t7_62 = t6_62 < reach_30;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_59 = t7_62 ? s_58 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_58 = changed_59;
#line 20 "src/functions/windows.rs"
            const u32 t6_63 = t5_5 - t1933;
#line 20 "src/functions/windows.rs"
            const bool t7_63 = t6_63 < reach_30;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_60 = t7_63 ? s_60 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_60 = changed_60;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1942 = t1816 + 56u;
#line 19 "src/functions/windows.rs"
            const bool t1_34 = t1942 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_31 = t1_34 ? 2147483648u : t2_5;
            const u32 t6_64 = t5_4 - t1942;
#line 20 "src/functions/windows.rs"
            const bool t7_64 = t6_64 < reach_31;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_61 = t7_64 ? s_61 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_61 = changed_61;
#line 20 "src/functions/windows.rs"
            const u32 t6_65 = t5_5 - t1942;
#line 20 "src/functions/windows.rs"
            const bool t7_65 = t6_65 < reach_31;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_62 = t7_65 ? s_63 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_63 = changed_62;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1951 = t1816 + 57u;
#line 19 "src/functions/windows.rs"
            const bool t1_35 = t1951 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_32 = t1_35 ? 2147483648u : t2_5;
            const u32 t6_66 = t5_4 - t1951;
#line 20 "src/functions/windows.rs"
            const bool t7_66 = t6_66 < reach_32;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_63 = t7_66 ? s_62 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_62 = changed_63;
#line 20 "src/functions/windows.rs"
            const u32 t6_67 = t5_5 - t1951;
#line 20 "src/functions/windows.rs"
            const bool t7_67 = t6_67 < reach_32;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_64 = t7_67 ? s_64 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_64 = changed_64;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 first_key_11 = block_2 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1961 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_6;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_6) : "r"(t1961));
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1963 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1964 = t1963 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_11 + t1964;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1966 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1967 = first_query_6 + t1966;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1968 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_7 = t1968 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = 0u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1971 = visible_34 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t1971;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = 1u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1973 = visible_35 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t1973;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = 8u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1975 = visible_36 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t1975;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = 9u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1977 = visible_37 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t1977;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = 16u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1979 = visible_38 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t1979;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = 17u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1981 = visible_39 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t1981;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = 24u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1983 = visible_40 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t1983;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = 25u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1985 = visible_41 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t1985;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = 32u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1987 = visible_42 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t1987;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = 33u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1989 = visible_43 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t1989;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = 40u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1991 = visible_44 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t1991;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = 41u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1993 = visible_45 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t1993;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = 48u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1995 = visible_46 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t1995;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = 49u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1997 = visible_47 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t1997;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = 56u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1999 = visible_48 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t1999;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = 57u < end_7;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2001 = visible_49 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t2001;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t2002 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t2003 = first_query_6 + t2002;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t2004 = t2003 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t2005 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_8 = t2005 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2008 = visible_50 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t2008;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = 1u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2010 = visible_51 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t2010;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2012 = visible_52 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t2012;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = 9u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2014 = visible_53 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t2014;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = 16u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2016 = visible_54 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t2016;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = 17u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2018 = visible_55 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t2018;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = 24u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2020 = visible_56 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t2020;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = 25u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2022 = visible_57 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t2022;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = 32u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2024 = visible_58 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t2024;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = 33u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2026 = visible_59 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t2026;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = 40u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2028 = visible_60 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t2028;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = 41u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2030 = visible_61 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t2030;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = 48u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2032 = visible_62 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t2032;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = 49u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2034 = visible_63 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t2034;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = 56u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2036 = visible_64 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t2036;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_65 = 57u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t2038 = visible_65 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t2038;
        }
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2040;
        asm("max.f32 %0, %1, %2;" : "=f"(t2040) : "f"(old_3), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2041;
        asm("max.f32 %0, %1, %2;" : "=f"(t2041) : "f"(t2040), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2042;
        asm("max.f32 %0, %1, %2;" : "=f"(t2042) : "f"(t2041), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2043;
        asm("max.f32 %0, %1, %2;" : "=f"(t2043) : "f"(t2042), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2044;
        asm("max.f32 %0, %1, %2;" : "=f"(t2044) : "f"(t2043), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2045;
        asm("max.f32 %0, %1, %2;" : "=f"(t2045) : "f"(t2044), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2046;
        asm("max.f32 %0, %1, %2;" : "=f"(t2046) : "f"(t2045), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2047;
        asm("max.f32 %0, %1, %2;" : "=f"(t2047) : "f"(t2046), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2048;
        asm("max.f32 %0, %1, %2;" : "=f"(t2048) : "f"(t2047), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2049;
        asm("max.f32 %0, %1, %2;" : "=f"(t2049) : "f"(t2048), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2050;
        asm("max.f32 %0, %1, %2;" : "=f"(t2050) : "f"(t2049), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2051;
        asm("max.f32 %0, %1, %2;" : "=f"(t2051) : "f"(t2050), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2052;
        asm("max.f32 %0, %1, %2;" : "=f"(t2052) : "f"(t2051), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2053;
        asm("max.f32 %0, %1, %2;" : "=f"(t2053) : "f"(t2052), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2054;
        asm("max.f32 %0, %1, %2;" : "=f"(t2054) : "f"(t2053), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2055;
        asm("max.f32 %0, %1, %2;" : "=f"(t2055) : "f"(t2054), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t2056;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2056) : "f"(t2055));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_18;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_18) : "f"(t2055), "f"(t2056));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t2058;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2058) : "f"(pair_18));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_18), "f"(t2058));
#line 200 "fa-kernels/src/attention/softmax.rs"
        f32 reference_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_3) : "f"(new_3), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
        f32 t2061;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2061) : "f"(old_3), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t2062 = t2061 - reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t2062));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t2064 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2065 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(1.442695f), "f"(t2065));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2067;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2067) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_33 = t2067;
        const f32 t2068 = t2064 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2069 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(1.442695f), "f"(t2069));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2071;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2071) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_34 = t2071;
        const f32 t2072 = t2068 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2073 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(1.442695f), "f"(t2073));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2075;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2075) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_37 = t2075;
        const f32 t2076 = t2072 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2077 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(1.442695f), "f"(t2077));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2079;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2079) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_38 = t2079;
        const f32 t2080 = t2076 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2081 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(1.442695f), "f"(t2081));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2083;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2083) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_41 = t2083;
        const f32 t2084 = t2080 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2085 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(1.442695f), "f"(t2085));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2087;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2087) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_42 = t2087;
        const f32 t2088 = t2084 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2089 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(1.442695f), "f"(t2089));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2091;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2091) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_45 = t2091;
        const f32 t2092 = t2088 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2093 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(1.442695f), "f"(t2093));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2095;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2095) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_46 = t2095;
        const f32 t2096 = t2092 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2097 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(1.442695f), "f"(t2097));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2099;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2099) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_49 = t2099;
        const f32 t2100 = t2096 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2101 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(1.442695f), "f"(t2101));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2103;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2103) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_50 = t2103;
        const f32 t2104 = t2100 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2105 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(1.442695f), "f"(t2105));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2107;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2107) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_53 = t2107;
        const f32 t2108 = t2104 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2109 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(1.442695f), "f"(t2109));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2111;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2111) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_54 = t2111;
        const f32 t2112 = t2108 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2113 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(1.442695f), "f"(t2113));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2115;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2115) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_57 = t2115;
        const f32 t2116 = t2112 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2117 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(1.442695f), "f"(t2117));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2119;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2119) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_58 = t2119;
        const f32 t2120 = t2116 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2121 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(1.442695f), "f"(t2121));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2123;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2123) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_61 = t2123;
        const f32 t2124 = t2120 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2125 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(1.442695f), "f"(t2125));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2127;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2127) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_62 = t2127;
        const f32 t2128 = t2124 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t2128;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2130;
        asm("max.f32 %0, %1, %2;" : "=f"(t2130) : "f"(old_4), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2131;
        asm("max.f32 %0, %1, %2;" : "=f"(t2131) : "f"(t2130), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2132;
        asm("max.f32 %0, %1, %2;" : "=f"(t2132) : "f"(t2131), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2133;
        asm("max.f32 %0, %1, %2;" : "=f"(t2133) : "f"(t2132), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2134;
        asm("max.f32 %0, %1, %2;" : "=f"(t2134) : "f"(t2133), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2135;
        asm("max.f32 %0, %1, %2;" : "=f"(t2135) : "f"(t2134), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2136;
        asm("max.f32 %0, %1, %2;" : "=f"(t2136) : "f"(t2135), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2137;
        asm("max.f32 %0, %1, %2;" : "=f"(t2137) : "f"(t2136), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2138;
        asm("max.f32 %0, %1, %2;" : "=f"(t2138) : "f"(t2137), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2139;
        asm("max.f32 %0, %1, %2;" : "=f"(t2139) : "f"(t2138), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2140;
        asm("max.f32 %0, %1, %2;" : "=f"(t2140) : "f"(t2139), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2141;
        asm("max.f32 %0, %1, %2;" : "=f"(t2141) : "f"(t2140), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2142;
        asm("max.f32 %0, %1, %2;" : "=f"(t2142) : "f"(t2141), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2143;
        asm("max.f32 %0, %1, %2;" : "=f"(t2143) : "f"(t2142), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2144;
        asm("max.f32 %0, %1, %2;" : "=f"(t2144) : "f"(t2143), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t2145;
        asm("max.f32 %0, %1, %2;" : "=f"(t2145) : "f"(t2144), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t2146;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2146) : "f"(t2145));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_19;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_19) : "f"(t2145), "f"(t2146));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t2148;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2148) : "f"(pair_19));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_19), "f"(t2148));
#line 200 "fa-kernels/src/attention/softmax.rs"
        f32 reference_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_4) : "f"(new_4), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
        f32 t2151;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2151) : "f"(old_4), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t2152 = t2151 - reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t2152));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t2154 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2155 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(1.442695f), "f"(t2155));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2157;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2157) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_35 = t2157;
        const f32 t2158 = t2154 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2159 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(1.442695f), "f"(t2159));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2161;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2161) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_36 = t2161;
        const f32 t2162 = t2158 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2163 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(1.442695f), "f"(t2163));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2165;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2165) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_39 = t2165;
        const f32 t2166 = t2162 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2167 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(1.442695f), "f"(t2167));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2169;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2169) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_40 = t2169;
        const f32 t2170 = t2166 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2171 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(1.442695f), "f"(t2171));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2173;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2173) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_43 = t2173;
        const f32 t2174 = t2170 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2175 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(1.442695f), "f"(t2175));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2177;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2177) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_44 = t2177;
        const f32 t2178 = t2174 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2179 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(1.442695f), "f"(t2179));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2181;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2181) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_47 = t2181;
        const f32 t2182 = t2178 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2183 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(1.442695f), "f"(t2183));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2185;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2185) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_48 = t2185;
        const f32 t2186 = t2182 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2187 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(1.442695f), "f"(t2187));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2189;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2189) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_51 = t2189;
        const f32 t2190 = t2186 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2191 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(1.442695f), "f"(t2191));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2193;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2193) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_52 = t2193;
        const f32 t2194 = t2190 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2195 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(1.442695f), "f"(t2195));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2197;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2197) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_55 = t2197;
        const f32 t2198 = t2194 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2199 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(1.442695f), "f"(t2199));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2201;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2201) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_56 = t2201;
        const f32 t2202 = t2198 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2203 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(1.442695f), "f"(t2203));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2205;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2205) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_59 = t2205;
        const f32 t2206 = t2202 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2207 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(1.442695f), "f"(t2207));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2209;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2209) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_60 = t2209;
        const f32 t2210 = t2206 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2211 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(1.442695f), "f"(t2211));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2213;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2213) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_63 = t2213;
        const f32 t2214 = t2210 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t2215 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(1.442695f), "f"(t2215));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t2217;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2217) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_64 = t2217;
        const f32 t2218 = t2214 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t2218;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2219 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t2219;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2220 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t2220;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2221 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t2221;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2222 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t2222;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2223 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t2223;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2224 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t2224;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2225 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t2225;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2226 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t2226;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2227 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t2227;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2228 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t2228;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2229 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t2229;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2230 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t2230;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2231 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t2231;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2232 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t2232;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2233 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t2233;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2234 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t2234;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2235 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t2235;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2236 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t2236;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2237 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t2237;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2238 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t2238;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2239 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t2239;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2240 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t2240;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2241 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t2241;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2242 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t2242;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2243 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t2243;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2244 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t2244;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2245 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t2245;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2246 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t2246;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2247 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t2247;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2248 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t2248;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2249 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t2249;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t2250 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t2250;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2251;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2251) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2252;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2252) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2253;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2253) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2254;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2254) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2255;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2255) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2256;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2256) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2257;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2257) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2258;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2258) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2259;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2259) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2260;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2260) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2261;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2261) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2262;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2262) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2263;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2263) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2264;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2264) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2265;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2265) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t2266;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2266) : "f"(s_63), "f"(s_64));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t2267;
        asm volatile("mov.b32 %0, %1;" : "=r"(t2267) : "r"(t747));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2268 = t2267 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2269 = t2267 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2270 = t2267 ^ 96u;
        const u32 t2271 = t607 + t2267;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2272 = t607 + t2268;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2273 = t607 + t2269;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2274 = t607 + t2270;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t2271) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2251), "r"(t2252), "r"(t2253), "r"(t2254), "r"(m_225), "r"(m_226));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2251), "r"(t2252), "r"(t2253), "r"(t2254), "r"(m_227), "r"(m_228));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t2272) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2251), "r"(t2252), "r"(t2253), "r"(t2254), "r"(m_229), "r"(m_230));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2251), "r"(t2252), "r"(t2253), "r"(t2254), "r"(m_231), "r"(m_232));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t2273) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2251), "r"(t2252), "r"(t2253), "r"(t2254), "r"(m_233), "r"(m_234));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2251), "r"(t2252), "r"(t2253), "r"(t2254), "r"(m_235), "r"(m_236));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t2274) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2251), "r"(t2252), "r"(t2253), "r"(t2254), "r"(m_237), "r"(m_238));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2251), "r"(t2252), "r"(t2253), "r"(t2254), "r"(m_239), "r"(m_240));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t2271) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2255), "r"(t2256), "r"(t2257), "r"(t2258), "r"(m_241), "r"(m_242));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2255), "r"(t2256), "r"(t2257), "r"(t2258), "r"(m_243), "r"(m_244));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t2272) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2255), "r"(t2256), "r"(t2257), "r"(t2258), "r"(m_245), "r"(m_246));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2255), "r"(t2256), "r"(t2257), "r"(t2258), "r"(m_247), "r"(m_248));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t2273) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2255), "r"(t2256), "r"(t2257), "r"(t2258), "r"(m_249), "r"(m_250));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2255), "r"(t2256), "r"(t2257), "r"(t2258), "r"(m_251), "r"(m_252));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t2274) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2255), "r"(t2256), "r"(t2257), "r"(t2258), "r"(m_253), "r"(m_254));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2255), "r"(t2256), "r"(t2257), "r"(t2258), "r"(m_255), "r"(m_256));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t2271) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2259), "r"(t2260), "r"(t2261), "r"(t2262), "r"(m_257), "r"(m_258));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2259), "r"(t2260), "r"(t2261), "r"(t2262), "r"(m_259), "r"(m_260));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t2272) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2259), "r"(t2260), "r"(t2261), "r"(t2262), "r"(m_261), "r"(m_262));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2259), "r"(t2260), "r"(t2261), "r"(t2262), "r"(m_263), "r"(m_264));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t2273) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2259), "r"(t2260), "r"(t2261), "r"(t2262), "r"(m_265), "r"(m_266));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2259), "r"(t2260), "r"(t2261), "r"(t2262), "r"(m_267), "r"(m_268));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t2274) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2259), "r"(t2260), "r"(t2261), "r"(t2262), "r"(m_269), "r"(m_270));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2259), "r"(t2260), "r"(t2261), "r"(t2262), "r"(m_271), "r"(m_272));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t2271) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t2263), "r"(t2264), "r"(t2265), "r"(t2266), "r"(m_273), "r"(m_274));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t2263), "r"(t2264), "r"(t2265), "r"(t2266), "r"(m_275), "r"(m_276));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t2272) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t2263), "r"(t2264), "r"(t2265), "r"(t2266), "r"(m_277), "r"(m_278));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t2263), "r"(t2264), "r"(t2265), "r"(t2266), "r"(m_279), "r"(m_280));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t2273) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t2263), "r"(t2264), "r"(t2265), "r"(t2266), "r"(m_281), "r"(m_282));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t2263), "r"(t2264), "r"(t2265), "r"(t2266), "r"(m_283), "r"(m_284));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t2274) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t2263), "r"(t2264), "r"(t2265), "r"(t2266), "r"(m_285), "r"(m_286));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t2263), "r"(t2264), "r"(t2265), "r"(t2266), "r"(m_287), "r"(m_288));
    }
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t2275;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2275) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_20 = row_sum + t2275;
    f32 t2277;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2277) : "f"(pair_20));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t2278 = pair_20 + t2277;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t2278;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t2279;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2279) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_21 = row_sum_2 + t2279;
    f32 t2281;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2281) : "f"(pair_21));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t2282 = pair_21 + t2281;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t2282;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum = row_sum;
    const bool t2283 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t2284;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2284) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer = t2283 ? 0.0f : t2284;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2286 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc = t2286;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2287 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_2 = t2287;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2288 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_5 = t2288;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2289 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_6 = t2289;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2290 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_9 = t2290;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2291 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_10 = t2291;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2292 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_13 = t2292;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2293 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_14 = t2293;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2294 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_17 = t2294;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2295 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_18 = t2295;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2296 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_21 = t2296;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2297 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_22 = t2297;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2298 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_25 = t2298;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2299 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_26 = t2299;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2300 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_29 = t2300;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2301 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_30 = t2301;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t2302 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t2303;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2303) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_2 = t2302 ? 0.0f : t2303;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2305 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_3 = t2305;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2306 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_4 = t2306;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2307 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_7 = t2307;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2308 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_8 = t2308;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2309 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_11 = t2309;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2310 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_12 = t2310;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2311 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_15 = t2311;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2312 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_16 = t2312;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2313 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_19 = t2313;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2314 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_20 = t2314;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2315 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_23 = t2315;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2316 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_24 = t2316;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2317 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_27 = t2317;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2318 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_28 = t2318;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2319 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_31 = t2319;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2320 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_32 = t2320;
#line 185 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2321 = blockIdx.x;
#line 185 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2322;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2322) : "r"(t2321));
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t2323 = seq_q + 63u;
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t2324 = t2323 >> 6u;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2325 = heads_per_section * t2324;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2326 = t2322 / t2325;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 first_8 = t2326 * heads_per_section;
    const u32 t2328 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2329 = t2328 - first_8;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 heads_3 = t2329 < heads_per_section ? t2329 : heads_per_section;
    const u32 t2331 = first_8 * t2324;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 rest_5 = t2322 - t2331;
    const u32 t2333 = rest_5 % heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2334 = first_8 + t2333;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2335 = t2324 - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2336 = rest_5 / heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2337 = t2335 - t2336;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2338 = t2337 << 6u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2339 = t2334 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2340 = t2334 / heads;
#line 199 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2341 = lane >> 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2342 = first_row + t2341;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2343 = t2342 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2344 = 0u ^ t2343;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2345 = t2342 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2346 = t2344 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2347 = t2345 + t2346;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2348 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2349 = t2348 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2350 = t2347 + t2349;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2351;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2351) : "f"(acc), "f"(acc_2));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2352 = smem_1 + t2350;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2352), "r"(t2351) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2353;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2353) : "f"(acc_5), "f"(acc_6));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2354 = t2350 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2355 = smem_1 + t2354;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2355), "r"(t2353) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2356;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2356) : "f"(acc_9), "f"(acc_10));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2357 = t2350 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2358 = smem_1 + t2357;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2358), "r"(t2356) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2359;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2359) : "f"(acc_13), "f"(acc_14));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2360 = t2350 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2361 = smem_1 + t2360;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2361), "r"(t2359) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2362;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2362) : "f"(acc_17), "f"(acc_18));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2363 = t2350 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2364 = smem_1 + t2363;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2364), "r"(t2362) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2365;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2365) : "f"(acc_21), "f"(acc_22));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2366 = t2350 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2367 = smem_1 + t2366;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2367), "r"(t2365) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2368;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2368) : "f"(acc_25), "f"(acc_26));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2369 = t2350 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2370 = smem_1 + t2369;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2370), "r"(t2368) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2371;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2371) : "f"(acc_29), "f"(acc_30));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2372 = t2350 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2373 = smem_1 + t2372;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2373), "r"(t2371) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2374 = lane >> 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2375 = first_row + t2374;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2376 = t2375 + 8u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2377 = t2376 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2378 = 0u ^ t2377;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2379 = t2376 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2380 = t2378 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2381 = t2379 + t2380;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2382 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2383 = t2382 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2384 = t2381 + t2383;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2385;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2385) : "f"(acc_3), "f"(acc_4));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2386 = smem_1 + t2384;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2386), "r"(t2385) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2387;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2387) : "f"(acc_7), "f"(acc_8));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2388 = t2384 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2389 = smem_1 + t2388;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2389), "r"(t2387) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2390;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2390) : "f"(acc_11), "f"(acc_12));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2391 = t2384 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2392 = smem_1 + t2391;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2392), "r"(t2390) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2393;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2393) : "f"(acc_15), "f"(acc_16));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2394 = t2384 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2395 = smem_1 + t2394;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2395), "r"(t2393) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2396;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2396) : "f"(acc_19), "f"(acc_20));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2397 = t2384 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2398 = smem_1 + t2397;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2398), "r"(t2396) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2399;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2399) : "f"(acc_23), "f"(acc_24));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2400 = t2384 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2401 = smem_1 + t2400;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2401), "r"(t2399) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2402;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2402) : "f"(acc_27), "f"(acc_28));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2403 = t2384 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2404 = smem_1 + t2403;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2404), "r"(t2402) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2405;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2405) : "f"(acc_31), "f"(acc_32));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2406 = t2384 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2407 = smem_1 + t2406;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2407), "r"(t2405) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2408 = (u64)t2340;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2409 = t2408 * o_stride0;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2410 = t2409 * 2ull;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2411 = o + t2410;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2412 = (u64)t2338;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2413 = t2412 * o_stride1;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2414 = t2413 * 2ull;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2415 = t2411 + t2414;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2416 = (u64)t2339;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2417 = t2416 * o_stride2;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2418 = t2417 * 2ull;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2419 = t2415 + t2418;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2420 = (u32)o_stride1;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2421 = t2420 << 1u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2422 = seq_q - t2338;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2423 = head_dim >> 3u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2424 = lane >> 3u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2425 = first_row + t2424;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2426 = lane & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2427 = t2425 < t2422;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2428 = t2426 < t2423;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2429 = t2427 & t2428;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2429) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2430 = t2425 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2431 = t2426 ^ t2430;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2432 = t2425 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2433 = t2431 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2434 = t2432 + t2433;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2435 = smem_1 + t2434;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t2435) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2436 = (u64)t2425 * t2421;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2437 = t2419 + t2436;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2438 = (u64)t2426 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2439 = t2437 + t2438;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2439), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2440 = t2425 + 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2441 = t2440 < t2422;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2442 = t2426 < t2423;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2443 = t2441 & t2442;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2443) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2444 = t2440 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2445 = t2426 ^ t2444;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2446 = t2440 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2447 = t2445 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2448 = t2446 + t2447;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2449 = smem_1 + t2448;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t2449) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2450 = (u64)t2440 * t2421;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2451 = t2419 + t2450;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2452 = (u64)t2426 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2453 = t2451 + t2452;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2453), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2454 = t2425 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2455 = t2454 < t2422;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2456 = t2426 < t2423;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2457 = t2455 & t2456;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2457) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2458 = t2454 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2459 = t2426 ^ t2458;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2460 = t2454 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2461 = t2459 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2462 = t2460 + t2461;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2463 = smem_1 + t2462;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t2463) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2464 = (u64)t2454 * t2421;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2465 = t2419 + t2464;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2466 = (u64)t2426 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2467 = t2465 + t2466;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2467), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2468 = t2425 + 12u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2469 = t2468 < t2422;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2470 = t2426 < t2423;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2471 = t2469 & t2470;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2471) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2472 = t2468 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2473 = t2426 ^ t2472;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2474 = t2468 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2475 = t2473 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2476 = t2474 + t2475;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2477 = smem_1 + t2476;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t2477) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2478 = (u64)t2468 * t2421;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2479 = t2419 + t2478;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2480 = (u64)t2426 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2481 = t2479 + t2480;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2481), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2482 = t2338 + first_row;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2483 = (u64)t2340;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2484 = t2483 * lse_stride0;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2485 = t2484 * 4ull;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2486 = lse + t2485;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2487 = (u64)t2339;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2488 = t2487 * lse_stride1;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2489 = t2488 * 4ull;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2490 = t2486 + t2489;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2491 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const u32 t2492 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const bool t2493 = t2492 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    if (t2493) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2494 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_17 = t2482 + t2494;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists = row_17 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists) {
            const u64 t2497 = (u64)row_17 * t2491;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2498 = t2497 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2499 = t2490 + t2498;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2500;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2500) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2501;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2501) : "f"(row_max), "f"(1.442695f), "f"(t2500));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t2501 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t2503 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t2504 = t2503 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2499), "f"(t2504) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2505 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2506 = t2482 + t2505;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_18 = t2506 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_2 = row_18 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_2) {
            const u64 t2509 = (u64)row_18 * t2491;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2510 = t2509 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2511 = t2490 + t2510;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2512;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2512) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2513;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2513) : "f"(row_max_2), "f"(1.442695f), "f"(t2512));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t2513 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t2515 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t2516 = t2515 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2511), "f"(t2516) : "memory");
        }
    }
}
