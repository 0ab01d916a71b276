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
#line 122 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t90 = (u32)__cvta_generic_to_shared(smem);
#line 122 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t91 = t90 + 24576u;
#line 39 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t92 = threadIdx.x;
#line 39 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_2 = t92 & 31u;
    const u32 t94 = threadIdx.x;
#line 40 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t95 = t94 >> 5u;
#line 40 "fa-kernels/src/attention/block_cursor.rs"
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
#line 109 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t103 = t102 < 64u ? t102 : 64u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
    #pragma unroll 1
    for (u32 i = warp; i < t103; i += 4u) {
#line 67 "fa-kernels/src/attention/block_walk.rs"
        const u32 t104 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
        const u32 t105 = t104 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
        const u32 t106 = t105 - i;
#line 67 "fa-kernels/src/attention/block_walk.rs"
        const u32 t107 = t106 << 5u;
#line 42 "fa-kernels/src/attention/block_cursor.rs"
        const u32 block = t107 + lane_2;
#line 284 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last_2 = seq_k - 1u;
#line 262 "fa-kernels/src/attention/block_walk.rs"
        const u32 key = block << 6u;
        const u32 t111 = key < last_2 ? key : last_2;
#line 263 "fa-kernels/src/attention/block_walk.rs"
        const u32 t112 = key + 63u;
#line 263 "fa-kernels/src/attention/block_walk.rs"
        const u32 t113 = t112 < last_2 ? t112 : last_2;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t114 = t22 / group;
#line 19 "src/functions/windows.rs"
        const u32 t2_2 = argument0_2 < 2147483648u ? argument0_2 : 2147483648u;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const bool t116 = t111 <= t113;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t117 = t116 ? t111 : 0u;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t118 = t116 ? t113 : 4294967295u;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const bool t119 = t118 < argument1;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const bool t120 = t117 < argument1;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t121 = t2_2 - 2147483648u;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t122 = t2_2 - 2147483648u;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const bool t123 = t121 <= t122;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t124 = 0u > t122 ? 0u : t122;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t125 = t123 ? t124 : 4294967295u;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t126 = 2147483648u - t2_2;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t127 = 2147483648u - t2_2;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const bool t128 = t126 <= t127;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t129 = 0u > t127 ? 0u : t127;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t130 = t128 ? t129 : 4294967295u;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const bool t131 = t125 <= t130;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t132 = t131 ? 2147483648u : t2_2;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t133 = t125 < t130 ? t125 : t130;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t134 = t132 + t133;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t135 = t120 ? t132 : t2_2;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t136 = t119 ? 2147483648u : t135;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t137 = t120 ? t134 : t2_2;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t138 = t119 ? 2147483648u : t137;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t139 = t21 + seq_k;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t140 = t89 - t21;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t141 = t139 + t140;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const bool t142 = t140 <= t140;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t143 = t142 ? t139 : 0u;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t144 = t142 ? t141 : 4294967295u;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t145 = t143 - seq_q;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t146 = t144 - t143;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t147 = t145 + t146;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const bool t148 = t146 <= t146;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t149 = t148 ? t145 : 0u;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t150 = t148 ? t147 : 4294967295u;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t151 = t149 - t113;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t152 = t150 - t149;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t153 = t113 - t111;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t154 = t152 + t153;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t155 = t151 + t154;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const bool t156 = t152 <= t154;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t157 = t156 ? t151 : 0u;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t158 = t156 ? t155 : 4294967295u;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const bool t159 = t157 <= t158;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t160 = t159 ? t157 : 0u;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t161 = t159 ? t158 : 4294967295u;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const bool t162 = t136 <= t138;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t163 = t162 ? t136 : 0u;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t164 = t162 ? t138 : 4294967295u;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const bool t165 = t161 < t163;
#line 43 "fa-kernels/src/attention/block_cursor.rs"
        const bool t166 = t160 < t164;
#line 106 "fa-kernels/src/attention/block_walk.rs"
        const u32 t167 = end - end;
#line 106 "fa-kernels/src/attention/block_walk.rs"
        const bool t168 = t167 <= block;
#line 106 "fa-kernels/src/attention/block_walk.rs"
        const bool t169 = block < end;
#line 106 "fa-kernels/src/attention/block_walk.rs"
        const bool is_there = t168 & t169;
        const u32 t171 = end - 1u;
#line 107 "fa-kernels/src/attention/block_walk.rs"
        const u32 after = t171 - block;
        const bool t173 = t31 <= after;
#line 108 "fa-kernels/src/attention/block_walk.rs"
        const bool t174 = after < end;
#line 108 "fa-kernels/src/attention/block_walk.rs"
        const bool inside = t173 & t174;
        const bool t176 = is_there & t166;
#line 109 "fa-kernels/src/attention/block_walk.rs"
        const u32 visible = __ballot_sync(0xffffffffu, t176);
        const bool t178 = is_there & inside;
#line 110 "fa-kernels/src/attention/block_walk.rs"
        const bool t179 = t178 & t166;
#line 110 "fa-kernels/src/attention/block_walk.rs"
        const bool t180 = t179 & t165;
#line 110 "fa-kernels/src/attention/block_walk.rs"
        const u32 whole_2 = __ballot_sync(0xffffffffu, t180);
        const u32 t182 = visible ^ whole_2;
#line 44 "fa-kernels/src/attention/block_cursor.rs"
        const bool t183 = lane_2 == 0u;
#line 44 "fa-kernels/src/attention/block_cursor.rs"
        if (t183) {
            const u32 t184 = i << 3u;
#line 45 "fa-kernels/src/attention/block_cursor.rs"
            const u32 pair = t91 + t184;
            f32 t186;
            asm("mov.b32 %0, %1;" : "=f"(t186) : "r"(t182));
#line 46 "fa-kernels/src/attention/block_cursor.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(pair), "f"(t186) : "memory");
            f32 t187;
            asm("mov.b32 %0, %1;" : "=f"(t187) : "r"(whole_2));
#line 47 "fa-kernels/src/attention/block_cursor.rs"
            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(pair), "f"(t187) : "memory");
        }
    }
#line 75 "fa-kernels/src/attention/forward/mma/work.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 56 "fa-kernels/src/attention/block_cursor.rs"
    u32 left = 0u;
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
#line 109 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t194 = t193 < 64u ? t193 : 64u;
#line 57 "fa-kernels/src/attention/block_cursor.rs"
    #pragma unroll 1
    for (u32 i_2 = 0u; i_2 < t194; i_2 += 1u) {
#line 121 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t195 = i_2 << 3u;
#line 121 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_2 = t91 + t195;
        f32 t197;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t197) : "r"(pair_2) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        u32 t198;
        asm("mov.b32 %0, %1;" : "=r"(t198) : "f"(t197));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        f32 t199;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t199) : "r"(pair_2) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        u32 t200;
        asm("mov.b32 %0, %1;" : "=r"(t200) : "f"(t199));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t201 = t198 | t200;
#line 115 "fa-kernels/src/attention/block_cursor.rs"
        u32 t202;
        asm("popc.b32 %0, %1;" : "=r"(t202) : "r"(t201));
#line 58 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t203 = left + t202;
#line 58 "fa-kernels/src/attention/block_cursor.rs"
        left = t203;
    }
#line 103 "fa-kernels/src/attention/block_cursor.rs"
    const u32 begin = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t205 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t206 = t205 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t207 = t206 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t208 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t209 = t208 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t210 = t207 - t209;
#line 109 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t211 = t210 < 64u ? t210 : 64u;
#line 61 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t212 = t211 - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
    const u32 t213 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
    const u32 t214 = t213 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
    const u32 t215 = t214 - t212;
#line 67 "fa-kernels/src/attention/block_walk.rs"
    const u32 t216 = t215 << 5u;
#line 61 "fa-kernels/src/attention/block_cursor.rs"
    const u32 listed = t216 > begin ? t216 : begin;
    const u32 t218 = listed - begin;
#line 62 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t219 = left + t218;
#line 76 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 count = t219 > 1u ? t219 : 1u;
#line 69 "fa-kernels/src/attention/block_cursor.rs"
    u32 block_2 = end;
#line 73 "fa-kernels/src/attention/block_cursor.rs"
    u32 rest_2 = 0u;
    u32 pair_3 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t221 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t222 = t221 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t223 = t222 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t224 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t225 = t224 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t226 = t223 - t225;
#line 109 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t227 = t226 < 64u ? t226 : 64u;
#line 75 "fa-kernels/src/attention/block_cursor.rs"
    const u32 last_3 = t227 - 1u;
    while (true) {
#line 76 "fa-kernels/src/attention/block_cursor.rs"
        const bool t229 = pair_3 <= last_3;
#line 76 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t230 = pair_3 < last_3 ? pair_3 : last_3;
#line 121 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t231 = t230 << 3u;
#line 121 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_4 = t91 + t231;
        f32 t233;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t233) : "r"(pair_4) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        u32 t234;
        asm("mov.b32 %0, %1;" : "=r"(t234) : "f"(t233));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        f32 t235;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t235) : "r"(pair_4) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        u32 t236;
        asm("mov.b32 %0, %1;" : "=r"(t236) : "f"(t235));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t237 = t234 | t236;
#line 115 "fa-kernels/src/attention/block_cursor.rs"
        u32 t238;
        asm("popc.b32 %0, %1;" : "=r"(t238) : "r"(t237));
#line 76 "fa-kernels/src/attention/block_cursor.rs"
        const bool t239 = t238 <= rest_2;
#line 76 "fa-kernels/src/attention/block_cursor.rs"
        const bool t240 = t229 & t239;
        if (!t240) break;
#line 77 "fa-kernels/src/attention/block_cursor.rs"
        const u32 number = pair_3;
#line 121 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t241 = number << 3u;
#line 121 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_5 = t91 + t241;
        f32 t243;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t243) : "r"(pair_5) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        u32 t244;
        asm("mov.b32 %0, %1;" : "=r"(t244) : "f"(t243));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        f32 t245;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t245) : "r"(pair_5) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        u32 t246;
        asm("mov.b32 %0, %1;" : "=r"(t246) : "f"(t245));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t247 = t244 | t246;
#line 115 "fa-kernels/src/attention/block_cursor.rs"
        u32 t248;
        asm("popc.b32 %0, %1;" : "=r"(t248) : "r"(t247));
#line 78 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t249 = rest_2 - t248;
#line 78 "fa-kernels/src/attention/block_cursor.rs"
        rest_2 = t249;
#line 67 "fa-kernels/src/attention/block_walk.rs"
        const u32 t250 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
        const u32 t251 = t250 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
        const u32 t252 = t251 - number;
#line 67 "fa-kernels/src/attention/block_walk.rs"
        const u32 t253 = t252 << 5u;
#line 103 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t254 = end - end;
#line 79 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t255 = t253 > t254 ? t253 : t254;
#line 79 "fa-kernels/src/attention/block_cursor.rs"
        block_2 = t255;
#line 82 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t256 = number + 1u;
#line 82 "fa-kernels/src/attention/block_cursor.rs"
        pair_3 = t256;
    }
    const bool t269 = last_3 < pair_3;
#line 84 "fa-kernels/src/attention/block_cursor.rs"
    if (t269) {
#line 103 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t270 = end - end;
#line 85 "fa-kernels/src/attention/block_cursor.rs"
        const u32 before = block_2 - t270;
        const u32 t272 = rest_2 < before ? rest_2 : before;
#line 86 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t273 = block_2 - t272;
#line 86 "fa-kernels/src/attention/block_cursor.rs"
        block_2 = t273;
#line 89 "fa-kernels/src/attention/block_cursor.rs"
        rest_2 = 0u;
    }
    const u32 t274 = rest_2 + 1u;
#line 91 "fa-kernels/src/attention/block_cursor.rs"
    #pragma unroll 1
    for (u32 i_3 = 0u; i_3 < t274; i_3 += 1u) {
#line 103 "fa-kernels/src/attention/block_cursor.rs"
        const u32 begin_2 = end - end;
#line 148 "fa-kernels/src/attention/block_cursor.rs"
        u32 below = block_2;
        u32 found = 0u;
        while (true) {
#line 150 "fa-kernels/src/attention/block_cursor.rs"
            const bool t276 = found == 0u;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
            const bool t277 = begin_2 < below;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
            const bool t278 = t276 & t277;
            if (!t278) break;
#line 151 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t279 = below - 1u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t280 = end - 1u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t281 = t280 >> 5u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t282 = t279 >> 5u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 number_2 = t281 - t282;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t284 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t285 = t284 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t286 = t285 - number_2;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_2 = t286 << 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t288 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t289 = t288 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t290 = t289 - number_2;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_3 = t290 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t292 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t293 = t292 > first_3 ? t292 : first_3;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 begin_3 = t293 - first_3;
            const u32 t295 = end - first_3;
#line 60 "fa-kernels/src/attention/block_walk.rs"
            const u32 end_2 = t295 < 32u ? t295 : 32u;
            const u32 t297 = 4294967295u << begin_3;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t298 = 32u - end_2;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t299 = 4294967295u >> t298;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t300 = t297 & t299;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
            u32 bits = t300;
            const bool t301 = number_2 < 64u;
#line 154 "fa-kernels/src/attention/block_cursor.rs"
            if (t301) {
#line 121 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t302 = number_2 << 3u;
#line 121 "fa-kernels/src/attention/block_cursor.rs"
                const u32 pair_7 = t91 + t302;
                f32 t304;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t304) : "r"(pair_7) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                u32 t305;
                asm("mov.b32 %0, %1;" : "=r"(t305) : "f"(t304));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                f32 t306;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t306) : "r"(pair_7) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                u32 t307;
                asm("mov.b32 %0, %1;" : "=r"(t307) : "f"(t306));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t308 = t305 | t307;
#line 155 "fa-kernels/src/attention/block_cursor.rs"
                bits = t308;
            }
            const u32 t309 = below - first_2;
#line 157 "fa-kernels/src/attention/block_cursor.rs"
            const u32 unused = 32u - t309;
            const u32 t311 = 4294967295u >> unused;
#line 158 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t312 = bits & t311;
#line 158 "fa-kernels/src/attention/block_cursor.rs"
            found = t312;
            const bool t313 = found == 0u;
#line 159 "fa-kernels/src/attention/block_cursor.rs"
            if (t313) {
                below = first_2;
            } else {
                u32 t314;
                asm("bfind.u32 %0, %1;" : "=r"(t314) : "r"(found));
#line 162 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t315 = first_2 + t314;
#line 162 "fa-kernels/src/attention/block_cursor.rs"
                block_2 = t315;
            }
        }
    }
#line 94 "fa-kernels/src/attention/block_cursor.rs"
    const bool t319 = block_2 == end;
#line 94 "fa-kernels/src/attention/block_cursor.rs"
    if (t319) {
        const u32 t320 = end - 1u;
#line 95 "fa-kernels/src/attention/block_cursor.rs"
        block_2 = t320;
    }
#line 138 "fa-kernels/src/attention/block_cursor.rs"
    u32 block_3 = block_2;
#line 63 "fa-kernels/src/attention/forward/mma/mod.rs"
    const u32 t321 = smem_1 + 8192u;
#line 219 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t322 = t321 + 8192u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t323 = (u64)t23;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t324 = t323 * k_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t325 = t324 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t326 = k + t325;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t327 = 0ull * k_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t328 = t327 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t329 = t326 + t328;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t330 = (u64)t24;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t331 = t330 * k_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t332 = t331 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t333 = t329 + t332;
    const u32 t334 = (u32)k_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t335 = t334 << 1u;
    const u32 t336 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t337 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t338 = t336 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t339 = t337 ^ t338;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t340 = t336 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t341 = t339 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t342 = t340 + t341;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t343 = (u64)t336 * t335;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t344 = t333 + t343;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t345 = (u64)t337 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t346 = t344 + t345;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t347 = (u64)t335 * 16u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t348 = (u64)t23;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t349 = t348 * v_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t350 = t349 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t351 = v + t350;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t352 = 0ull * v_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t353 = t352 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t354 = t351 + t353;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t355 = (u64)t24;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t356 = t355 * v_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t357 = t356 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t358 = t354 + t357;
    const u32 t359 = (u32)v_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t360 = t359 << 1u;
    const u32 t361 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t362 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t363 = t361 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t364 = t362 ^ t363;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t365 = t361 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t366 = t364 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t367 = t365 + t366;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t368 = (u64)t361 * t360;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t369 = t358 + t368;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t370 = (u64)t362 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t371 = t369 + t370;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t372 = (u64)t360 * 16u;
#line 241 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t373 = thread & 31u;
#line 138 "fa-kernels/src/attention/block_cursor.rs"
    u32 block_4 = block_3;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key = block_3 << 6u;
    const u32 t375 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t376 = t321 + t342;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t377 = (u64)first_key * t335;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t378 = t346 + t377;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t379 = t378 + t347;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t380 = t379 + t347;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t381 = t380 + t347;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t382 = first_key + t336;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t383 = t382 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t384 = t337 < t375;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t385 = t383 & t384;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t386 = t385 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t376), "l"(t378), "r"(t386) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t387 = first_key + t336;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t388 = t387 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t389 = t388 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t390 = t337 < t375;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t391 = t389 & t390;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t392 = t391 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t376), "l"(t379), "r"(t392) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t393 = first_key + t336;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t394 = t393 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t395 = t394 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t396 = t337 < t375;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t397 = t395 & t396;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t398 = t397 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t376), "l"(t380), "r"(t398) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t399 = first_key + t336;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t400 = t399 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t401 = t400 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t402 = t337 < t375;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t403 = t401 & t402;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t404 = t403 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t376), "l"(t381), "r"(t404) : "memory");
#line 377 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 398 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 number_3 = block_2;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 first_key_2 = number_3 << 6u;
    const u32 t406 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t407 = t322 + t367;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t408 = (u64)first_key_2 * t360;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t409 = t371 + t408;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t410 = t409 + t372;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t411 = t410 + t372;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u64 t412 = t411 + t372;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t413 = first_key_2 + t361;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t414 = t413 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t415 = t362 < t406;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t416 = t414 & t415;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t417 = t416 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t407), "l"(t409), "r"(t417) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t418 = first_key_2 + t361;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t419 = t418 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t420 = t419 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t421 = t362 < t406;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t422 = t420 & t421;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t423 = t422 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t407), "l"(t410), "r"(t423) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t424 = first_key_2 + t361;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t425 = t424 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t426 = t425 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t427 = t362 < t406;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t428 = t426 & t427;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t429 = t428 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t407), "l"(t411), "r"(t429) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t430 = first_key_2 + t361;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t431 = t430 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t432 = t431 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t433 = t362 < t406;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t434 = t432 & t433;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    const u32 t435 = t434 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t407), "l"(t412), "r"(t435) : "memory");
#line 400 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t436 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t437 = first_row + t436;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t438 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t439 = t437 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t440 = t438 ^ t439;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t441 = t437 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t442 = t440 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t443 = t441 + t442;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t444 = smem_1 + t443;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t445 = lane & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t446 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t447 = t446 << 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t448 = t445 + t447;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t449 = lane >> 3u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t450 = t449 & 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t451 = t448 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t452 = t450 ^ t451;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t453 = t448 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t454 = t452 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t455 = t453 + t454;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t456 = lane & 15u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t457 = lane >> 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t458 = t456 & 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t459 = t457 ^ t458;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t460 = t456 << 7u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t461 = t459 << 4u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t462 = t460 + t461;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t463 = t21 + first_row;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t464 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t465 = t463 + t464;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t466 = t22 / group;
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
    const u32 t473 = seq_q - 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t474 = t465 < t473 ? t465 : t473;
#line 13 "src/functions/bias.rs"
    const u64 t5_2 = (u64)t22;
#line 13 "src/functions/bias.rs"
    const u64 t6_2 = t5_2 * argument0_stride1;
#line 13 "src/functions/bias.rs"
    const u64 t7_2 = t6_2 * 4ull;
#line 13 "src/functions/bias.rs"
    const u64 t8_2 = t4_2 + t7_2;
#line 13 "src/functions/bias.rs"
    const u64 t9_2 = (u64)t474;
#line 13 "src/functions/bias.rs"
    const u64 t10_2 = t9_2 * argument0_stride2;
#line 13 "src/functions/bias.rs"
    const u64 t11_2 = t10_2 * 4ull;
#line 13 "src/functions/bias.rs"
    const u64 t12_2 = t8_2 + t11_2;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t483 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t484 = t463 + t483;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t485 = t484 + 8u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t486 = t22 / group;
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
    const u32 t493 = seq_q - 1u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t494 = t485 < t493 ? t485 : t493;
#line 13 "src/functions/bias.rs"
    const u64 t5_3 = (u64)t22;
#line 13 "src/functions/bias.rs"
    const u64 t6_3 = t5_3 * argument0_stride1;
#line 13 "src/functions/bias.rs"
    const u64 t7_3 = t6_3 * 4ull;
#line 13 "src/functions/bias.rs"
    const u64 t8_3 = t4_3 + t7_3;
#line 13 "src/functions/bias.rs"
    const u64 t9_3 = (u64)t494;
#line 13 "src/functions/bias.rs"
    const u64 t10_3 = t9_3 * argument0_stride2;
#line 13 "src/functions/bias.rs"
    const u64 t11_3 = t10_3 * 4ull;
#line 13 "src/functions/bias.rs"
    const u64 t12_3 = t8_3 + t11_3;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t503 = t21 + first_row;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t504 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t505 = t503 + t504;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t506 = t22 / group;
#line 19 "src/functions/windows.rs"
    const u32 t2_5 = argument0_2 < 2147483648u ? argument0_2 : 2147483648u;
    const u32 t4_4 = t505 + seq_k;
#line 20 "src/functions/windows.rs"
    const u32 t5_4 = t4_4 - seq_q;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t510 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t511 = t503 + t510;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t512 = t511 + 8u;
#line 51 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t513 = t22 / group;
#line 19 "src/functions/windows.rs"
    const u32 t2_6 = argument0_2 < 2147483648u ? argument0_2 : 2147483648u;
    const u32 t4_5 = t512 + seq_k;
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
    u32 t517;
    asm volatile("mov.b32 %0, %1;" : "=r"(t517) : "r"(t455));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t518 = t517 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t519 = t517 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t520 = t517 ^ 96u;
    const u32 t521 = t321 + t517;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t522;
    asm volatile("mov.b32 %0, %1;" : "=r"(t522) : "r"(t444));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t522) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t521) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_5), "r"(m_6));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_7), "r"(m_8));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t521) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_9), "r"(m_10));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_11), "r"(m_12));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t521) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_13), "r"(m_14));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_15), "r"(m_16));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t521) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t523 = t321 + t518;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t524;
    asm volatile("mov.b32 %0, %1;" : "=r"(t524) : "r"(t444));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t525 = t524 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t525) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t523) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_25), "r"(m_26));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_27), "r"(m_28));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t523) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_29), "r"(m_30));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_31), "r"(m_32));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_33;
    u32 m_34;
    u32 m_35;
    u32 m_36;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t523) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_33), "r"(m_34));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_35), "r"(m_36));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_37;
    u32 m_38;
    u32 m_39;
    u32 m_40;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t523) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_37), "r"(m_38));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_39), "r"(m_40));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t526 = t321 + t519;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t527;
    asm volatile("mov.b32 %0, %1;" : "=r"(t527) : "r"(t444));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t528 = t527 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_41;
    u32 m_42;
    u32 m_43;
    u32 m_44;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t528) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_45;
    u32 m_46;
    u32 m_47;
    u32 m_48;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t526) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_45), "r"(m_46));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_47), "r"(m_48));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_49;
    u32 m_50;
    u32 m_51;
    u32 m_52;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t526) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_49), "r"(m_50));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_51), "r"(m_52));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_53;
    u32 m_54;
    u32 m_55;
    u32 m_56;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t526) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_53), "r"(m_54));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_55), "r"(m_56));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_57;
    u32 m_58;
    u32 m_59;
    u32 m_60;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t526) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_57), "r"(m_58));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_41), "r"(m_42), "r"(m_43), "r"(m_44), "r"(m_59), "r"(m_60));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t529 = t321 + t520;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t530;
    asm volatile("mov.b32 %0, %1;" : "=r"(t530) : "r"(t444));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t531 = t530 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_61;
    u32 m_62;
    u32 m_63;
    u32 m_64;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t531) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_65;
    u32 m_66;
    u32 m_67;
    u32 m_68;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t529) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_65), "r"(m_66));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_67), "r"(m_68));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_69;
    u32 m_70;
    u32 m_71;
    u32 m_72;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t529) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_69), "r"(m_70));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_71), "r"(m_72));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_73;
    u32 m_74;
    u32 m_75;
    u32 m_76;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t529) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_73), "r"(m_74));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_75), "r"(m_76));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_77;
    u32 m_78;
    u32 m_79;
    u32 m_80;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t529) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_77), "r"(m_78));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) : "r"(m_61), "r"(m_62), "r"(m_63), "r"(m_64), "r"(m_79), "r"(m_80));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 103 "fa-kernels/src/attention/block_cursor.rs"
    const u32 begin_4 = end - end;
#line 148 "fa-kernels/src/attention/block_cursor.rs"
    u32 below_2 = block_3;
    u32 found_2 = 0u;
    while (true) {
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        const bool t533 = found_2 == 0u;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        const bool t534 = begin_4 < below_2;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        const bool t535 = t533 & t534;
        if (!t535) break;
#line 151 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t536 = below_2 - 1u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t537 = end - 1u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t538 = t537 >> 5u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t539 = t536 >> 5u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
        const u32 number_4 = t538 - t539;
#line 67 "fa-kernels/src/attention/block_walk.rs"
        const u32 t541 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
        const u32 t542 = t541 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
        const u32 t543 = t542 - number_4;
#line 67 "fa-kernels/src/attention/block_walk.rs"
        const u32 first_4 = t543 << 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
        const u32 t545 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
        const u32 t546 = t545 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
        const u32 t547 = t546 - number_4;
#line 67 "fa-kernels/src/attention/block_walk.rs"
        const u32 first_5 = t547 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
        const u32 t549 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
        const u32 t550 = t549 > first_5 ? t549 : first_5;
#line 59 "fa-kernels/src/attention/block_walk.rs"
        const u32 begin_5 = t550 - first_5;
        const u32 t552 = end - first_5;
#line 60 "fa-kernels/src/attention/block_walk.rs"
        const u32 end_3 = t552 < 32u ? t552 : 32u;
        const u32 t554 = 4294967295u << begin_5;
#line 61 "fa-kernels/src/attention/block_walk.rs"
        const u32 t555 = 32u - end_3;
#line 61 "fa-kernels/src/attention/block_walk.rs"
        const u32 t556 = 4294967295u >> t555;
#line 61 "fa-kernels/src/attention/block_walk.rs"
        const u32 t557 = t554 & t556;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
        u32 bits_2 = t557;
        const bool t558 = number_4 < 64u;
#line 154 "fa-kernels/src/attention/block_cursor.rs"
        if (t558) {
#line 121 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t559 = number_4 << 3u;
#line 121 "fa-kernels/src/attention/block_cursor.rs"
            const u32 pair_8 = t91 + t559;
            f32 t561;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t561) : "r"(pair_8) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
            u32 t562;
            asm("mov.b32 %0, %1;" : "=r"(t562) : "f"(t561));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
            f32 t563;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t563) : "r"(pair_8) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
            u32 t564;
            asm("mov.b32 %0, %1;" : "=r"(t564) : "f"(t563));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t565 = t562 | t564;
#line 155 "fa-kernels/src/attention/block_cursor.rs"
            bits_2 = t565;
        }
        const u32 t566 = below_2 - first_4;
#line 157 "fa-kernels/src/attention/block_cursor.rs"
        const u32 unused_2 = 32u - t566;
        const u32 t568 = 4294967295u >> unused_2;
#line 158 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t569 = bits_2 & t568;
#line 158 "fa-kernels/src/attention/block_cursor.rs"
        found_2 = t569;
        const bool t570 = found_2 == 0u;
#line 159 "fa-kernels/src/attention/block_cursor.rs"
        if (t570) {
            below_2 = first_4;
        } else {
            u32 t571;
            asm("bfind.u32 %0, %1;" : "=r"(t571) : "r"(found_2));
#line 162 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t572 = first_4 + t571;
#line 162 "fa-kernels/src/attention/block_cursor.rs"
            block_3 = t572;
        }
    }
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
    const bool t576 = 1u < count;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
    if (t576) {
        const u32 number_5 = block_3;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_3 = number_5 << 6u;
        const u32 t578 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t579 = t321 + t342;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t580 = (u64)first_key_3 * t335;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t581 = t346 + t580;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t582 = t581 + t347;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t583 = t582 + t347;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t584 = t583 + t347;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t585 = t337 < t578;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t586 = t585 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t579), "l"(t581), "r"(t586) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t587 = t337 < t578;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t588 = t587 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t579), "l"(t582), "r"(t588) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t589 = t337 < t578;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t590 = t589 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t579), "l"(t583), "r"(t590) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t591 = t337 < t578;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t592 = t591 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t579), "l"(t584), "r"(t592) : "memory");
    }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_4 = block_2 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t594 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t594));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t596 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t597 = t596 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t598 = first_key_4 + t597;
#line 284 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t599 = seq_k - 1u;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t600 = s * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t601 = t598 < t599 ? t598 : t599;
#line 13 "src/functions/bias.rs"
    const u64 t15_2 = (u64)t601 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_2 = t12_2 + t15_2;
#line 13 "src/functions/bias.rs"
    f32 t17_2;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_2) : "l"(t16_2));
#line 13 "src/functions/bias.rs"
    const f32 t18_2 = t600 + t17_2;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s = t18_2;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t606 = s_3 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_3 = t12_3 + t15_2;
#line 13 "src/functions/bias.rs"
    f32 t17_3;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_3) : "l"(t16_3));
#line 13 "src/functions/bias.rs"
    const f32 t18_3 = t606 + t17_3;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_3 = t18_3;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t610 = s_2 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t611 = t598 + 1u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t612 = t611 < t599 ? t611 : t599;
#line 13 "src/functions/bias.rs"
    const u64 t15_3 = (u64)t612 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_4 = t12_2 + t15_3;
#line 13 "src/functions/bias.rs"
    f32 t17_4;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_4) : "l"(t16_4));
#line 13 "src/functions/bias.rs"
    const f32 t18_4 = t610 + t17_4;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_2 = t18_4;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t617 = s_4 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_5 = t12_3 + t15_3;
#line 13 "src/functions/bias.rs"
    f32 t17_5;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_5) : "l"(t16_5));
#line 13 "src/functions/bias.rs"
    const f32 t18_5 = t617 + t17_5;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_4 = t18_5;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t621 = s_5 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t622 = t598 + 8u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t623 = t622 < t599 ? t622 : t599;
#line 13 "src/functions/bias.rs"
    const u64 t15_4 = (u64)t623 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_6 = t12_2 + t15_4;
#line 13 "src/functions/bias.rs"
    f32 t17_6;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_6) : "l"(t16_6));
#line 13 "src/functions/bias.rs"
    const f32 t18_6 = t621 + t17_6;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_5 = t18_6;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t628 = s_7 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_7 = t12_3 + t15_4;
#line 13 "src/functions/bias.rs"
    f32 t17_7;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_7) : "l"(t16_7));
#line 13 "src/functions/bias.rs"
    const f32 t18_7 = t628 + t17_7;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_7 = t18_7;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t632 = s_6 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t633 = t598 + 9u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t634 = t633 < t599 ? t633 : t599;
#line 13 "src/functions/bias.rs"
    const u64 t15_5 = (u64)t634 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_8 = t12_2 + t15_5;
#line 13 "src/functions/bias.rs"
    f32 t17_8;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_8) : "l"(t16_8));
#line 13 "src/functions/bias.rs"
    const f32 t18_8 = t632 + t17_8;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_6 = t18_8;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t639 = s_8 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_9 = t12_3 + t15_5;
#line 13 "src/functions/bias.rs"
    f32 t17_9;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_9) : "l"(t16_9));
#line 13 "src/functions/bias.rs"
    const f32 t18_9 = t639 + t17_9;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_8 = t18_9;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t643 = s_9 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t644 = t598 + 16u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t645 = t644 < t599 ? t644 : t599;
#line 13 "src/functions/bias.rs"
    const u64 t15_6 = (u64)t645 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_10 = t12_2 + t15_6;
#line 13 "src/functions/bias.rs"
    f32 t17_10;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_10) : "l"(t16_10));
#line 13 "src/functions/bias.rs"
    const f32 t18_10 = t643 + t17_10;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_9 = t18_10;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t650 = s_11 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_11 = t12_3 + t15_6;
#line 13 "src/functions/bias.rs"
    f32 t17_11;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_11) : "l"(t16_11));
#line 13 "src/functions/bias.rs"
    const f32 t18_11 = t650 + t17_11;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_11 = t18_11;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t654 = s_10 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t655 = t598 + 17u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t656 = t655 < t599 ? t655 : t599;
#line 13 "src/functions/bias.rs"
    const u64 t15_7 = (u64)t656 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_12 = t12_2 + t15_7;
#line 13 "src/functions/bias.rs"
    f32 t17_12;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_12) : "l"(t16_12));
#line 13 "src/functions/bias.rs"
    const f32 t18_12 = t654 + t17_12;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_10 = t18_12;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t661 = s_12 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_13 = t12_3 + t15_7;
#line 13 "src/functions/bias.rs"
    f32 t17_13;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_13) : "l"(t16_13));
#line 13 "src/functions/bias.rs"
    const f32 t18_13 = t661 + t17_13;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_12 = t18_13;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t665 = s_13 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t666 = t598 + 24u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t667 = t666 < t599 ? t666 : t599;
#line 13 "src/functions/bias.rs"
    const u64 t15_8 = (u64)t667 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_14 = t12_2 + t15_8;
#line 13 "src/functions/bias.rs"
    f32 t17_14;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_14) : "l"(t16_14));
#line 13 "src/functions/bias.rs"
    const f32 t18_14 = t665 + t17_14;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_13 = t18_14;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t672 = s_15 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_15 = t12_3 + t15_8;
#line 13 "src/functions/bias.rs"
    f32 t17_15;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_15) : "l"(t16_15));
#line 13 "src/functions/bias.rs"
    const f32 t18_15 = t672 + t17_15;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_15 = t18_15;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t676 = s_14 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t677 = t598 + 25u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t678 = t677 < t599 ? t677 : t599;
#line 13 "src/functions/bias.rs"
    const u64 t15_9 = (u64)t678 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_16 = t12_2 + t15_9;
#line 13 "src/functions/bias.rs"
    f32 t17_16;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_16) : "l"(t16_16));
#line 13 "src/functions/bias.rs"
    const f32 t18_16 = t676 + t17_16;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_14 = t18_16;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t683 = s_16 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_17 = t12_3 + t15_9;
#line 13 "src/functions/bias.rs"
    f32 t17_17;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_17) : "l"(t16_17));
#line 13 "src/functions/bias.rs"
    const f32 t18_17 = t683 + t17_17;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_16 = t18_17;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t687 = s_17 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t688 = t598 + 32u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t689 = t688 < t599 ? t688 : t599;
#line 13 "src/functions/bias.rs"
    const u64 t15_10 = (u64)t689 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_18 = t12_2 + t15_10;
#line 13 "src/functions/bias.rs"
    f32 t17_18;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_18) : "l"(t16_18));
#line 13 "src/functions/bias.rs"
    const f32 t18_18 = t687 + t17_18;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_17 = t18_18;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t694 = s_19 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_19 = t12_3 + t15_10;
#line 13 "src/functions/bias.rs"
    f32 t17_19;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_19) : "l"(t16_19));
#line 13 "src/functions/bias.rs"
    const f32 t18_19 = t694 + t17_19;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_19 = t18_19;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t698 = s_18 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t699 = t598 + 33u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t700 = t699 < t599 ? t699 : t599;
#line 13 "src/functions/bias.rs"
    const u64 t15_11 = (u64)t700 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_20 = t12_2 + t15_11;
#line 13 "src/functions/bias.rs"
    f32 t17_20;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_20) : "l"(t16_20));
#line 13 "src/functions/bias.rs"
    const f32 t18_20 = t698 + t17_20;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_18 = t18_20;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t705 = s_20 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_21 = t12_3 + t15_11;
#line 13 "src/functions/bias.rs"
    f32 t17_21;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_21) : "l"(t16_21));
#line 13 "src/functions/bias.rs"
    const f32 t18_21 = t705 + t17_21;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_20 = t18_21;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t709 = s_21 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t710 = t598 + 40u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t711 = t710 < t599 ? t710 : t599;
#line 13 "src/functions/bias.rs"
    const u64 t15_12 = (u64)t711 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_22 = t12_2 + t15_12;
#line 13 "src/functions/bias.rs"
    f32 t17_22;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_22) : "l"(t16_22));
#line 13 "src/functions/bias.rs"
    const f32 t18_22 = t709 + t17_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_21 = t18_22;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t716 = s_23 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_23 = t12_3 + t15_12;
#line 13 "src/functions/bias.rs"
    f32 t17_23;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_23) : "l"(t16_23));
#line 13 "src/functions/bias.rs"
    const f32 t18_23 = t716 + t17_23;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_23 = t18_23;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t720 = s_22 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t721 = t598 + 41u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t722 = t721 < t599 ? t721 : t599;
#line 13 "src/functions/bias.rs"
    const u64 t15_13 = (u64)t722 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_24 = t12_2 + t15_13;
#line 13 "src/functions/bias.rs"
    f32 t17_24;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_24) : "l"(t16_24));
#line 13 "src/functions/bias.rs"
    const f32 t18_24 = t720 + t17_24;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_22 = t18_24;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t727 = s_24 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_25 = t12_3 + t15_13;
#line 13 "src/functions/bias.rs"
    f32 t17_25;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_25) : "l"(t16_25));
#line 13 "src/functions/bias.rs"
    const f32 t18_25 = t727 + t17_25;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_24 = t18_25;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t731 = s_25 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t732 = t598 + 48u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t733 = t732 < t599 ? t732 : t599;
#line 13 "src/functions/bias.rs"
    const u64 t15_14 = (u64)t733 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_26 = t12_2 + t15_14;
#line 13 "src/functions/bias.rs"
    f32 t17_26;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_26) : "l"(t16_26));
#line 13 "src/functions/bias.rs"
    const f32 t18_26 = t731 + t17_26;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_25 = t18_26;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t738 = s_27 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_27 = t12_3 + t15_14;
#line 13 "src/functions/bias.rs"
    f32 t17_27;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_27) : "l"(t16_27));
#line 13 "src/functions/bias.rs"
    const f32 t18_27 = t738 + t17_27;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_27 = t18_27;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t742 = s_26 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t743 = t598 + 49u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t744 = t743 < t599 ? t743 : t599;
#line 13 "src/functions/bias.rs"
    const u64 t15_15 = (u64)t744 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_28 = t12_2 + t15_15;
#line 13 "src/functions/bias.rs"
    f32 t17_28;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_28) : "l"(t16_28));
#line 13 "src/functions/bias.rs"
    const f32 t18_28 = t742 + t17_28;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_26 = t18_28;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t749 = s_28 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_29 = t12_3 + t15_15;
#line 13 "src/functions/bias.rs"
    f32 t17_29;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_29) : "l"(t16_29));
#line 13 "src/functions/bias.rs"
    const f32 t18_29 = t749 + t17_29;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_28 = t18_29;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t753 = s_29 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t754 = t598 + 56u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t755 = t754 < t599 ? t754 : t599;
#line 13 "src/functions/bias.rs"
    const u64 t15_16 = (u64)t755 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_30 = t12_2 + t15_16;
#line 13 "src/functions/bias.rs"
    f32 t17_30;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_30) : "l"(t16_30));
#line 13 "src/functions/bias.rs"
    const f32 t18_30 = t753 + t17_30;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_29 = t18_30;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t760 = s_31 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_31 = t12_3 + t15_16;
#line 13 "src/functions/bias.rs"
    f32 t17_31;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_31) : "l"(t16_31));
#line 13 "src/functions/bias.rs"
    const f32 t18_31 = t760 + t17_31;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_31 = t18_31;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t764 = s_30 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t765 = t598 + 57u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t766 = t765 < t599 ? t765 : t599;
#line 13 "src/functions/bias.rs"
    const u64 t15_17 = (u64)t766 * t14_2;
#line 13 "src/functions/bias.rs"
    const u64 t16_32 = t12_2 + t15_17;
#line 13 "src/functions/bias.rs"
    f32 t17_32;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_32) : "l"(t16_32));
#line 13 "src/functions/bias.rs"
    const f32 t18_32 = t764 + t17_32;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_30 = t18_32;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 t771 = s_32 * score_scale;
#line 13 "src/functions/bias.rs"
    const u64 t16_33 = t12_3 + t15_17;
#line 13 "src/functions/bias.rs"
    f32 t17_33;
    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_33) : "l"(t16_33));
#line 13 "src/functions/bias.rs"
    const f32 t18_33 = t771 + t17_33;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_32 = t18_33;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_5 = block_2 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t776 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query_2;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_2) : "r"(t776));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t778 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t779 = t778 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t780 = first_key_5 + t779;
#line 284 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t781 = seq_k - 1u;
#line 19 "src/functions/windows.rs"
    const bool t1_4 = t780 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach = t1_4 ? 2147483648u : t2_5;
    const u32 t6_4 = t5_4 - t780;
#line 20 "src/functions/windows.rs"
    const bool t7_4 = t6_4 < reach;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed = t7_4 ? s : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s = changed;
#line 20 "src/functions/windows.rs"
    const u32 t6_5 = t5_5 - t780;
#line 20 "src/functions/windows.rs"
    const bool t7_5 = t6_5 < reach;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_2 = t7_5 ? s_3 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_3 = changed_2;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t790 = t780 + 1u;
#line 19 "src/functions/windows.rs"
    const bool t1_5 = t790 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_2 = t1_5 ? 2147483648u : t2_5;
    const u32 t6_6 = t5_4 - t790;
#line 20 "src/functions/windows.rs"
    const bool t7_6 = t6_6 < reach_2;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_3 = t7_6 ? s_2 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_2 = changed_3;
#line 20 "src/functions/windows.rs"
    const u32 t6_7 = t5_5 - t790;
#line 20 "src/functions/windows.rs"
    const bool t7_7 = t6_7 < reach_2;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_4 = t7_7 ? s_4 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_4 = changed_4;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t799 = t780 + 8u;
#line 19 "src/functions/windows.rs"
    const bool t1_6 = t799 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_3 = t1_6 ? 2147483648u : t2_5;
    const u32 t6_8 = t5_4 - t799;
#line 20 "src/functions/windows.rs"
    const bool t7_8 = t6_8 < reach_3;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_5 = t7_8 ? s_5 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_5 = changed_5;
#line 20 "src/functions/windows.rs"
    const u32 t6_9 = t5_5 - t799;
#line 20 "src/functions/windows.rs"
    const bool t7_9 = t6_9 < reach_3;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_6 = t7_9 ? s_7 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_7 = changed_6;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t808 = t780 + 9u;
#line 19 "src/functions/windows.rs"
    const bool t1_7 = t808 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_4 = t1_7 ? 2147483648u : t2_5;
    const u32 t6_10 = t5_4 - t808;
#line 20 "src/functions/windows.rs"
    const bool t7_10 = t6_10 < reach_4;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_7 = t7_10 ? s_6 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_6 = changed_7;
#line 20 "src/functions/windows.rs"
    const u32 t6_11 = t5_5 - t808;
#line 20 "src/functions/windows.rs"
    const bool t7_11 = t6_11 < reach_4;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_8 = t7_11 ? s_8 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_8 = changed_8;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t817 = t780 + 16u;
#line 19 "src/functions/windows.rs"
    const bool t1_8 = t817 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_5 = t1_8 ? 2147483648u : t2_5;
    const u32 t6_12 = t5_4 - t817;
#line 20 "src/functions/windows.rs"
    const bool t7_12 = t6_12 < reach_5;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_9 = t7_12 ? s_9 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_9 = changed_9;
#line 20 "src/functions/windows.rs"
    const u32 t6_13 = t5_5 - t817;
#line 20 "src/functions/windows.rs"
    const bool t7_13 = t6_13 < reach_5;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_10 = t7_13 ? s_11 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_11 = changed_10;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t826 = t780 + 17u;
#line 19 "src/functions/windows.rs"
    const bool t1_9 = t826 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_6 = t1_9 ? 2147483648u : t2_5;
    const u32 t6_14 = t5_4 - t826;
#line 20 "src/functions/windows.rs"
    const bool t7_14 = t6_14 < reach_6;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_11 = t7_14 ? s_10 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_10 = changed_11;
#line 20 "src/functions/windows.rs"
    const u32 t6_15 = t5_5 - t826;
#line 20 "src/functions/windows.rs"
    const bool t7_15 = t6_15 < reach_6;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_12 = t7_15 ? s_12 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_12 = changed_12;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t835 = t780 + 24u;
#line 19 "src/functions/windows.rs"
    const bool t1_10 = t835 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_7 = t1_10 ? 2147483648u : t2_5;
    const u32 t6_16 = t5_4 - t835;
#line 20 "src/functions/windows.rs"
    const bool t7_16 = t6_16 < reach_7;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_13 = t7_16 ? s_13 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_13 = changed_13;
#line 20 "src/functions/windows.rs"
    const u32 t6_17 = t5_5 - t835;
#line 20 "src/functions/windows.rs"
    const bool t7_17 = t6_17 < reach_7;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_14 = t7_17 ? s_15 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_15 = changed_14;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t844 = t780 + 25u;
#line 19 "src/functions/windows.rs"
    const bool t1_11 = t844 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_8 = t1_11 ? 2147483648u : t2_5;
    const u32 t6_18 = t5_4 - t844;
#line 20 "src/functions/windows.rs"
    const bool t7_18 = t6_18 < reach_8;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_15 = t7_18 ? s_14 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_14 = changed_15;
#line 20 "src/functions/windows.rs"
    const u32 t6_19 = t5_5 - t844;
#line 20 "src/functions/windows.rs"
    const bool t7_19 = t6_19 < reach_8;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_16 = t7_19 ? s_16 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_16 = changed_16;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t853 = t780 + 32u;
#line 19 "src/functions/windows.rs"
    const bool t1_12 = t853 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_9 = t1_12 ? 2147483648u : t2_5;
    const u32 t6_20 = t5_4 - t853;
#line 20 "src/functions/windows.rs"
    const bool t7_20 = t6_20 < reach_9;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_17 = t7_20 ? s_17 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_17 = changed_17;
#line 20 "src/functions/windows.rs"
    const u32 t6_21 = t5_5 - t853;
#line 20 "src/functions/windows.rs"
    const bool t7_21 = t6_21 < reach_9;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_18 = t7_21 ? s_19 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_19 = changed_18;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t862 = t780 + 33u;
#line 19 "src/functions/windows.rs"
    const bool t1_13 = t862 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_10 = t1_13 ? 2147483648u : t2_5;
    const u32 t6_22 = t5_4 - t862;
#line 20 "src/functions/windows.rs"
    const bool t7_22 = t6_22 < reach_10;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_19 = t7_22 ? s_18 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_18 = changed_19;
#line 20 "src/functions/windows.rs"
    const u32 t6_23 = t5_5 - t862;
#line 20 "src/functions/windows.rs"
    const bool t7_23 = t6_23 < reach_10;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_20 = t7_23 ? s_20 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_20 = changed_20;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t871 = t780 + 40u;
#line 19 "src/functions/windows.rs"
    const bool t1_14 = t871 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_11 = t1_14 ? 2147483648u : t2_5;
    const u32 t6_24 = t5_4 - t871;
#line 20 "src/functions/windows.rs"
    const bool t7_24 = t6_24 < reach_11;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_21 = t7_24 ? s_21 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_21 = changed_21;
#line 20 "src/functions/windows.rs"
    const u32 t6_25 = t5_5 - t871;
#line 20 "src/functions/windows.rs"
    const bool t7_25 = t6_25 < reach_11;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_22 = t7_25 ? s_23 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_23 = changed_22;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t880 = t780 + 41u;
#line 19 "src/functions/windows.rs"
    const bool t1_15 = t880 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_12 = t1_15 ? 2147483648u : t2_5;
    const u32 t6_26 = t5_4 - t880;
#line 20 "src/functions/windows.rs"
    const bool t7_26 = t6_26 < reach_12;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_23 = t7_26 ? s_22 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_22 = changed_23;
#line 20 "src/functions/windows.rs"
    const u32 t6_27 = t5_5 - t880;
#line 20 "src/functions/windows.rs"
    const bool t7_27 = t6_27 < reach_12;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_24 = t7_27 ? s_24 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_24 = changed_24;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t889 = t780 + 48u;
#line 19 "src/functions/windows.rs"
    const bool t1_16 = t889 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_13 = t1_16 ? 2147483648u : t2_5;
    const u32 t6_28 = t5_4 - t889;
#line 20 "src/functions/windows.rs"
    const bool t7_28 = t6_28 < reach_13;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_25 = t7_28 ? s_25 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_25 = changed_25;
#line 20 "src/functions/windows.rs"
    const u32 t6_29 = t5_5 - t889;
#line 20 "src/functions/windows.rs"
    const bool t7_29 = t6_29 < reach_13;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_26 = t7_29 ? s_27 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_27 = changed_26;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t898 = t780 + 49u;
#line 19 "src/functions/windows.rs"
    const bool t1_17 = t898 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_14 = t1_17 ? 2147483648u : t2_5;
    const u32 t6_30 = t5_4 - t898;
#line 20 "src/functions/windows.rs"
    const bool t7_30 = t6_30 < reach_14;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_27 = t7_30 ? s_26 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_26 = changed_27;
#line 20 "src/functions/windows.rs"
    const u32 t6_31 = t5_5 - t898;
#line 20 "src/functions/windows.rs"
    const bool t7_31 = t6_31 < reach_14;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_28 = t7_31 ? s_28 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_28 = changed_28;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t907 = t780 + 56u;
#line 19 "src/functions/windows.rs"
    const bool t1_18 = t907 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_15 = t1_18 ? 2147483648u : t2_5;
    const u32 t6_32 = t5_4 - t907;
#line 20 "src/functions/windows.rs"
    const bool t7_32 = t6_32 < reach_15;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_29 = t7_32 ? s_29 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_29 = changed_29;
#line 20 "src/functions/windows.rs"
    const u32 t6_33 = t5_5 - t907;
#line 20 "src/functions/windows.rs"
    const bool t7_33 = t6_33 < reach_15;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_30 = t7_33 ? s_31 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_31 = changed_30;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const u32 t916 = t780 + 57u;
#line 19 "src/functions/windows.rs"
    const bool t1_19 = t916 < argument1;
#line 19 "src/functions/windows.rs"
    const u32 reach_16 = t1_19 ? 2147483648u : t2_5;
    const u32 t6_34 = t5_4 - t916;
#line 20 "src/functions/windows.rs"
    const bool t7_34 = t6_34 < reach_16;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_31 = t7_34 ? s_30 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_30 = changed_31;
#line 20 "src/functions/windows.rs"
    const u32 t6_35 = t5_5 - t916;
#line 20 "src/functions/windows.rs"
    const bool t7_35 = t6_35 < reach_16;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
    const f32 changed_32 = t7_35 ? s_32 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
    s_32 = changed_32;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 first_key_6 = block_2 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t926 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 first_query_3;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_3) : "r"(t926));
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t928 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 t929 = t928 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
    const u32 column = first_key_6 + t929;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t931 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t932 = first_query_3 + t931;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t933 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_4 = t933 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_2 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t936 = visible_2 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s = t936;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_3 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t938 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_2 = t938;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_4 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t940 = visible_4 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_5 = t940;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_5 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t942 = visible_5 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_6 = t942;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_6 = 16u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t944 = visible_6 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_9 = t944;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_7 = 17u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t946 = visible_7 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_10 = t946;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_8 = 24u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t948 = visible_8 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_13 = t948;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_9 = 25u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t950 = visible_9 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_14 = t950;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_10 = 32u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t952 = visible_10 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_17 = t952;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_11 = 33u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t954 = visible_11 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_18 = t954;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_12 = 40u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t956 = visible_12 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_21 = t956;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_13 = 41u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t958 = visible_13 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_22 = t958;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_14 = 48u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t960 = visible_14 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_25 = t960;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_15 = 49u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t962 = visible_15 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_26 = t962;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_16 = 56u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t964 = visible_16 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_29 = t964;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_17 = 57u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t966 = visible_17 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_30 = t966;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t967 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t968 = first_query_3 + t967;
#line 31 "fa-kernels/src/attention/options/rows.rs"
    const u32 t969 = t968 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 t970 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
    const u32 end_5 = t970 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_18 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t973 = visible_18 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_3 = t973;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_19 = 1u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t975 = visible_19 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_4 = t975;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_20 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t977 = visible_20 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_7 = t977;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_21 = 9u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t979 = visible_21 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_8 = t979;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_22 = 16u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t981 = visible_22 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_11 = t981;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_23 = 17u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t983 = visible_23 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_12 = t983;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_24 = 24u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t985 = visible_24 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_15 = t985;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_25 = 25u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t987 = visible_25 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_16 = t987;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_26 = 32u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t989 = visible_26 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_19 = t989;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_27 = 33u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t991 = visible_27 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_20 = t991;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_28 = 40u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t993 = visible_28 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_23 = t993;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_29 = 41u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t995 = visible_29 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_24 = t995;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_30 = 48u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t997 = visible_30 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_27 = t997;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_31 = 49u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t999 = visible_31 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_28 = t999;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_32 = 56u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1001 = visible_32 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_31 = t1001;
#line 46 "fa-kernels/src/attention/mask.rs"
    const bool visible_33 = 57u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
    const f32 t1003 = visible_33 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
    s_32 = t1003;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1005;
    asm("max.f32 %0, %1, %2;" : "=f"(t1005) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1006;
    asm("max.f32 %0, %1, %2;" : "=f"(t1006) : "f"(t1005), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1007;
    asm("max.f32 %0, %1, %2;" : "=f"(t1007) : "f"(t1006), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1008;
    asm("max.f32 %0, %1, %2;" : "=f"(t1008) : "f"(t1007), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1009;
    asm("max.f32 %0, %1, %2;" : "=f"(t1009) : "f"(t1008), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1010;
    asm("max.f32 %0, %1, %2;" : "=f"(t1010) : "f"(t1009), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1011;
    asm("max.f32 %0, %1, %2;" : "=f"(t1011) : "f"(t1010), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1012;
    asm("max.f32 %0, %1, %2;" : "=f"(t1012) : "f"(t1011), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1013;
    asm("max.f32 %0, %1, %2;" : "=f"(t1013) : "f"(t1012), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1014;
    asm("max.f32 %0, %1, %2;" : "=f"(t1014) : "f"(t1013), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1015;
    asm("max.f32 %0, %1, %2;" : "=f"(t1015) : "f"(t1014), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1016;
    asm("max.f32 %0, %1, %2;" : "=f"(t1016) : "f"(t1015), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1017;
    asm("max.f32 %0, %1, %2;" : "=f"(t1017) : "f"(t1016), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1018;
    asm("max.f32 %0, %1, %2;" : "=f"(t1018) : "f"(t1017), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1019;
    asm("max.f32 %0, %1, %2;" : "=f"(t1019) : "f"(t1018), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1020;
    asm("max.f32 %0, %1, %2;" : "=f"(t1020) : "f"(t1019), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1021;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1021) : "f"(t1020));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_9;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_9) : "f"(t1020), "f"(t1021));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1023;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1023) : "f"(pair_9));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_1;
    asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair_9), "f"(t1023));
#line 200 "fa-kernels/src/attention/softmax.rs"
    f32 reference;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference) : "f"(new_1), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
    f32 t1026;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1026) : "f"(old), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t1027 = t1026 - reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1027));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t1029 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1030 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(1.442695f), "f"(t1030));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1032;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1032) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s = t1032;
    const f32 t1033 = t1029 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1034 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(1.442695f), "f"(t1034));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1036;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1036) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_2 = t1036;
    const f32 t1037 = t1033 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1038 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_3;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(1.442695f), "f"(t1038));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1040;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1040) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_5 = t1040;
    const f32 t1041 = t1037 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1042 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_4;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(1.442695f), "f"(t1042));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1044;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1044) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_6 = t1044;
    const f32 t1045 = t1041 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1046 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_5;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(1.442695f), "f"(t1046));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1048;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1048) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_9 = t1048;
    const f32 t1049 = t1045 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1050 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_6;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(1.442695f), "f"(t1050));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1052;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1052) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_10 = t1052;
    const f32 t1053 = t1049 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1054 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_7;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(1.442695f), "f"(t1054));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1056;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1056) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_13 = t1056;
    const f32 t1057 = t1053 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1058 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_8;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(1.442695f), "f"(t1058));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1060;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1060) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_14 = t1060;
    const f32 t1061 = t1057 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1062 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_9;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(1.442695f), "f"(t1062));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1064;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1064) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_17 = t1064;
    const f32 t1065 = t1061 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1066 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_10;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(1.442695f), "f"(t1066));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1068;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1068) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_18 = t1068;
    const f32 t1069 = t1065 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1070 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_11;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(1.442695f), "f"(t1070));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1072;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1072) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_21 = t1072;
    const f32 t1073 = t1069 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1074 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_12;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(1.442695f), "f"(t1074));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1076;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1076) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_22 = t1076;
    const f32 t1077 = t1073 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1078 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_13;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(1.442695f), "f"(t1078));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1080;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1080) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_25 = t1080;
    const f32 t1081 = t1077 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1082 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_14;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(1.442695f), "f"(t1082));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1084;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1084) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_26 = t1084;
    const f32 t1085 = t1081 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1086 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_15;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(1.442695f), "f"(t1086));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1088;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1088) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_29 = t1088;
    const f32 t1089 = t1085 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1090 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_16;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(1.442695f), "f"(t1090));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1092;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1092) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_30 = t1092;
    const f32 t1093 = t1089 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1093;
#line 165 "fa-kernels/src/attention/softmax.rs"
    const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1095;
    asm("max.f32 %0, %1, %2;" : "=f"(t1095) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1096;
    asm("max.f32 %0, %1, %2;" : "=f"(t1096) : "f"(t1095), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1097;
    asm("max.f32 %0, %1, %2;" : "=f"(t1097) : "f"(t1096), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1098;
    asm("max.f32 %0, %1, %2;" : "=f"(t1098) : "f"(t1097), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1099;
    asm("max.f32 %0, %1, %2;" : "=f"(t1099) : "f"(t1098), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1100;
    asm("max.f32 %0, %1, %2;" : "=f"(t1100) : "f"(t1099), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1101;
    asm("max.f32 %0, %1, %2;" : "=f"(t1101) : "f"(t1100), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1102;
    asm("max.f32 %0, %1, %2;" : "=f"(t1102) : "f"(t1101), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1103;
    asm("max.f32 %0, %1, %2;" : "=f"(t1103) : "f"(t1102), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1104;
    asm("max.f32 %0, %1, %2;" : "=f"(t1104) : "f"(t1103), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1105;
    asm("max.f32 %0, %1, %2;" : "=f"(t1105) : "f"(t1104), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1106;
    asm("max.f32 %0, %1, %2;" : "=f"(t1106) : "f"(t1105), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1107;
    asm("max.f32 %0, %1, %2;" : "=f"(t1107) : "f"(t1106), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1108;
    asm("max.f32 %0, %1, %2;" : "=f"(t1108) : "f"(t1107), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1109;
    asm("max.f32 %0, %1, %2;" : "=f"(t1109) : "f"(t1108), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
    f32 t1110;
    asm("max.f32 %0, %1, %2;" : "=f"(t1110) : "f"(t1109), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1111;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1111) : "f"(t1110));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 pair_10;
    asm("max.f32 %0, %1, %2;" : "=f"(pair_10) : "f"(t1110), "f"(t1111));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 t1113;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1113) : "f"(pair_10));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
    f32 new_2;
    asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_10), "f"(t1113));
#line 200 "fa-kernels/src/attention/softmax.rs"
    f32 reference_2;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_2) : "f"(new_2), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
    f32 t1116;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1116) : "f"(old_2), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
    const f32 t1117 = t1116 - reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
    f32 rescale_2;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1117));
#line 169 "fa-kernels/src/attention/softmax.rs"
    row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
    const f32 t1119 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1120 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_17;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(1.442695f), "f"(t1120));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1122;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1122) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_3 = t1122;
    const f32 t1123 = t1119 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1124 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_18;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(1.442695f), "f"(t1124));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1126;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1126) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_4 = t1126;
    const f32 t1127 = t1123 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1128 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_19;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(1.442695f), "f"(t1128));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1130;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1130) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_7 = t1130;
    const f32 t1131 = t1127 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1132 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_20;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(1.442695f), "f"(t1132));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1134;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1134) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_8 = t1134;
    const f32 t1135 = t1131 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1136 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_21;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(1.442695f), "f"(t1136));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1138;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1138) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_11 = t1138;
    const f32 t1139 = t1135 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1140 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_22;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(1.442695f), "f"(t1140));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1142;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1142) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_12 = t1142;
    const f32 t1143 = t1139 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1144 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_23;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(1.442695f), "f"(t1144));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1146;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1146) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_15 = t1146;
    const f32 t1147 = t1143 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1148 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_24;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(1.442695f), "f"(t1148));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1150;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1150) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_16 = t1150;
    const f32 t1151 = t1147 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1152 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_25;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(1.442695f), "f"(t1152));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1154;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1154) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_19 = t1154;
    const f32 t1155 = t1151 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1156 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_26;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(1.442695f), "f"(t1156));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1158;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1158) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_20 = t1158;
    const f32 t1159 = t1155 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1160 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_27;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(1.442695f), "f"(t1160));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1162;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1162) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_23 = t1162;
    const f32 t1163 = t1159 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1164 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_28;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(1.442695f), "f"(t1164));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1166;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1166) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_24 = t1166;
    const f32 t1167 = t1163 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1168 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_29;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(1.442695f), "f"(t1168));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1170;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1170) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_27 = t1170;
    const f32 t1171 = t1167 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1172 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_30;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(1.442695f), "f"(t1172));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1174;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1174) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_28 = t1174;
    const f32 t1175 = t1171 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1176 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_31;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(1.442695f), "f"(t1176));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1178;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1178) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_31 = t1178;
    const f32 t1179 = t1175 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
    const f32 t1180 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
    f32 exponent_32;
    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(1.442695f), "f"(t1180));
#line 250 "fa-kernels/src/attention/softmax.rs"
    f32 t1182;
    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1182) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
    s_32 = t1182;
    const f32 t1183 = t1179 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1183;
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1184;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1184) : "f"(s), "f"(s_2));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1185;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1185) : "f"(s_3), "f"(s_4));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1186;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1186) : "f"(s_5), "f"(s_6));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1187;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1187) : "f"(s_7), "f"(s_8));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1188;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1188) : "f"(s_9), "f"(s_10));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1189;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1189) : "f"(s_11), "f"(s_12));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1190;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1190) : "f"(s_13), "f"(s_14));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1191;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1191) : "f"(s_15), "f"(s_16));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1192;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1192) : "f"(s_17), "f"(s_18));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1193;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1193) : "f"(s_19), "f"(s_20));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1194;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1194) : "f"(s_21), "f"(s_22));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1195;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1195) : "f"(s_23), "f"(s_24));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1196;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1196) : "f"(s_25), "f"(s_26));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1197;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1197) : "f"(s_27), "f"(s_28));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1198;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1198) : "f"(s_29), "f"(s_30));
#line 108 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1199;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1199) : "f"(s_31), "f"(s_32));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t1200;
    asm volatile("mov.b32 %0, %1;" : "=r"(t1200) : "r"(t462));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1201 = t1200 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1202 = t1200 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1203 = t1200 ^ 96u;
    const u32 t1204 = t322 + t1200;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1205 = t322 + t1201;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1206 = t322 + t1202;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t1207 = t322 + t1203;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_81;
    u32 m_82;
    u32 m_83;
    u32 m_84;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t1204) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1184), "r"(t1185), "r"(t1186), "r"(t1187), "r"(m_81), "r"(m_82));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1184), "r"(t1185), "r"(t1186), "r"(t1187), "r"(m_83), "r"(m_84));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_85;
    u32 m_86;
    u32 m_87;
    u32 m_88;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t1205) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1184), "r"(t1185), "r"(t1186), "r"(t1187), "r"(m_85), "r"(m_86));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1184), "r"(t1185), "r"(t1186), "r"(t1187), "r"(m_87), "r"(m_88));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_89;
    u32 m_90;
    u32 m_91;
    u32 m_92;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t1206) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1184), "r"(t1185), "r"(t1186), "r"(t1187), "r"(m_89), "r"(m_90));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1184), "r"(t1185), "r"(t1186), "r"(t1187), "r"(m_91), "r"(m_92));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_93;
    u32 m_94;
    u32 m_95;
    u32 m_96;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t1207) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1184), "r"(t1185), "r"(t1186), "r"(t1187), "r"(m_93), "r"(m_94));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1184), "r"(t1185), "r"(t1186), "r"(t1187), "r"(m_95), "r"(m_96));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_97;
    u32 m_98;
    u32 m_99;
    u32 m_100;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t1204) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1188), "r"(t1189), "r"(t1190), "r"(t1191), "r"(m_97), "r"(m_98));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1188), "r"(t1189), "r"(t1190), "r"(t1191), "r"(m_99), "r"(m_100));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_101;
    u32 m_102;
    u32 m_103;
    u32 m_104;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t1205) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1188), "r"(t1189), "r"(t1190), "r"(t1191), "r"(m_101), "r"(m_102));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1188), "r"(t1189), "r"(t1190), "r"(t1191), "r"(m_103), "r"(m_104));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_105;
    u32 m_106;
    u32 m_107;
    u32 m_108;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t1206) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1188), "r"(t1189), "r"(t1190), "r"(t1191), "r"(m_105), "r"(m_106));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1188), "r"(t1189), "r"(t1190), "r"(t1191), "r"(m_107), "r"(m_108));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_109;
    u32 m_110;
    u32 m_111;
    u32 m_112;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t1207) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1188), "r"(t1189), "r"(t1190), "r"(t1191), "r"(m_109), "r"(m_110));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1188), "r"(t1189), "r"(t1190), "r"(t1191), "r"(m_111), "r"(m_112));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_113;
    u32 m_114;
    u32 m_115;
    u32 m_116;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t1204) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1192), "r"(t1193), "r"(t1194), "r"(t1195), "r"(m_113), "r"(m_114));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1192), "r"(t1193), "r"(t1194), "r"(t1195), "r"(m_115), "r"(m_116));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_117;
    u32 m_118;
    u32 m_119;
    u32 m_120;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t1205) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1192), "r"(t1193), "r"(t1194), "r"(t1195), "r"(m_117), "r"(m_118));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1192), "r"(t1193), "r"(t1194), "r"(t1195), "r"(m_119), "r"(m_120));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_121;
    u32 m_122;
    u32 m_123;
    u32 m_124;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t1206) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1192), "r"(t1193), "r"(t1194), "r"(t1195), "r"(m_121), "r"(m_122));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1192), "r"(t1193), "r"(t1194), "r"(t1195), "r"(m_123), "r"(m_124));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_125;
    u32 m_126;
    u32 m_127;
    u32 m_128;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t1207) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1192), "r"(t1193), "r"(t1194), "r"(t1195), "r"(m_125), "r"(m_126));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1192), "r"(t1193), "r"(t1194), "r"(t1195), "r"(m_127), "r"(m_128));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_129;
    u32 m_130;
    u32 m_131;
    u32 m_132;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1204) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1196), "r"(t1197), "r"(t1198), "r"(t1199), "r"(m_129), "r"(m_130));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1196), "r"(t1197), "r"(t1198), "r"(t1199), "r"(m_131), "r"(m_132));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_133;
    u32 m_134;
    u32 m_135;
    u32 m_136;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1205) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1196), "r"(t1197), "r"(t1198), "r"(t1199), "r"(m_133), "r"(m_134));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1196), "r"(t1197), "r"(t1198), "r"(t1199), "r"(m_135), "r"(m_136));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_137;
    u32 m_138;
    u32 m_139;
    u32 m_140;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1206) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1196), "r"(t1197), "r"(t1198), "r"(t1199), "r"(m_137), "r"(m_138));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1196), "r"(t1197), "r"(t1198), "r"(t1199), "r"(m_139), "r"(m_140));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 m_141;
    u32 m_142;
    u32 m_143;
    u32 m_144;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1207) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1196), "r"(t1197), "r"(t1198), "r"(t1199), "r"(m_141), "r"(m_142));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1196), "r"(t1197), "r"(t1198), "r"(t1199), "r"(m_143), "r"(m_144));
#line 84 "fa-kernels/src/attention/forward/mma/tile.rs"
    #pragma unroll 1
    for (u32 i_4 = 1u; i_4 < count; i_4 += 1u) {
#line 103 "fa-kernels/src/attention/block_cursor.rs"
        const u32 begin_6 = end - end;
#line 148 "fa-kernels/src/attention/block_cursor.rs"
        u32 below_3 = block_2;
        u32 found_3 = 0u;
        while (true) {
#line 150 "fa-kernels/src/attention/block_cursor.rs"
            const bool t1209 = found_3 == 0u;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
            const bool t1210 = begin_6 < below_3;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
            const bool t1211 = t1209 & t1210;
            if (!t1211) break;
#line 151 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1212 = below_3 - 1u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1213 = end - 1u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1214 = t1213 >> 5u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1215 = t1212 >> 5u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 number_6 = t1214 - t1215;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1217 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1218 = t1217 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1219 = t1218 - number_6;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_6 = t1219 << 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1221 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1222 = t1221 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1223 = t1222 - number_6;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_7 = t1223 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1225 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1226 = t1225 > first_7 ? t1225 : first_7;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 begin_7 = t1226 - first_7;
            const u32 t1228 = end - first_7;
#line 60 "fa-kernels/src/attention/block_walk.rs"
            const u32 end_6 = t1228 < 32u ? t1228 : 32u;
            const u32 t1230 = 4294967295u << begin_7;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1231 = 32u - end_6;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1232 = 4294967295u >> t1231;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1233 = t1230 & t1232;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
            u32 bits_3 = t1233;
            const bool t1234 = number_6 < 64u;
#line 154 "fa-kernels/src/attention/block_cursor.rs"
            if (t1234) {
#line 121 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1235 = number_6 << 3u;
#line 121 "fa-kernels/src/attention/block_cursor.rs"
                const u32 pair_11 = t91 + t1235;
                f32 t1237;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1237) : "r"(pair_11) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                u32 t1238;
                asm("mov.b32 %0, %1;" : "=r"(t1238) : "f"(t1237));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                f32 t1239;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1239) : "r"(pair_11) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                u32 t1240;
                asm("mov.b32 %0, %1;" : "=r"(t1240) : "f"(t1239));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1241 = t1238 | t1240;
#line 155 "fa-kernels/src/attention/block_cursor.rs"
                bits_3 = t1241;
            }
            const u32 t1242 = below_3 - first_6;
#line 157 "fa-kernels/src/attention/block_cursor.rs"
            const u32 unused_3 = 32u - t1242;
            const u32 t1244 = 4294967295u >> unused_3;
#line 158 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1245 = bits_3 & t1244;
#line 158 "fa-kernels/src/attention/block_cursor.rs"
            found_3 = t1245;
            const bool t1246 = found_3 == 0u;
#line 159 "fa-kernels/src/attention/block_cursor.rs"
            if (t1246) {
                below_3 = first_6;
            } else {
                u32 t1247;
                asm("bfind.u32 %0, %1;" : "=r"(t1247) : "r"(found_3));
#line 162 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1248 = first_6 + t1247;
#line 162 "fa-kernels/src/attention/block_cursor.rs"
                block_2 = t1248;
            }
        }
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 398 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 number_7 = block_2;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_7 = number_7 << 6u;
        const u32 t1253 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1254 = t322 + t367;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1255 = (u64)first_key_7 * t360;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1256 = t371 + t1255;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1257 = t1256 + t372;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1258 = t1257 + t372;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t1259 = t1258 + t372;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1260 = t362 < t1253;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1261 = t1260 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1254), "l"(t1256), "r"(t1261) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1262 = t362 < t1253;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1263 = t1262 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1254), "l"(t1257), "r"(t1263) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1264 = t362 < t1253;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1265 = t1264 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1254), "l"(t1258), "r"(t1265) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1266 = t362 < t1253;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t1267 = t1266 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1254), "l"(t1259), "r"(t1267) : "memory");
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
        u32 t1268;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1268) : "r"(t455));
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1269 = t1268 ^ 32u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1270 = t1268 ^ 64u;
#line 149 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1271 = t1268 ^ 96u;
        const u32 t1272 = t321 + t1268;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1273;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1273) : "r"(t444));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t1273) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t1272) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_149), "r"(m_150));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_151), "r"(m_152));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t1272) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_153), "r"(m_154));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_155), "r"(m_156));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t1272) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_157), "r"(m_158));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_159), "r"(m_160));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t1272) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_161), "r"(m_162));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_145), "r"(m_146), "r"(m_147), "r"(m_148), "r"(m_163), "r"(m_164));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1274 = t321 + t1269;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1275;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1275) : "r"(t444));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1276 = t1275 ^ 32u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t1276) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t1274) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_169), "r"(m_170));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_171), "r"(m_172));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t1274) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_173), "r"(m_174));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_175), "r"(m_176));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t1274) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_177), "r"(m_178));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_179), "r"(m_180));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t1274) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_181), "r"(m_182));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_183), "r"(m_184));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1277 = t321 + t1270;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1278;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1278) : "r"(t444));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1279 = t1278 ^ 64u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t1279) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t1277) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_189), "r"(m_190));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_191), "r"(m_192));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t1277) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_193), "r"(m_194));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_195), "r"(m_196));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t1277) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_197), "r"(m_198));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_199), "r"(m_200));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t1277) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_201), "r"(m_202));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_185), "r"(m_186), "r"(m_187), "r"(m_188), "r"(m_203), "r"(m_204));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1280 = t321 + t1271;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1281;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1281) : "r"(t444));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1282 = t1281 ^ 96u;
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t1282) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t1280) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_209), "r"(m_210));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_211), "r"(m_212));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t1280) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_213), "r"(m_214));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_215), "r"(m_216));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t1280) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_217), "r"(m_218));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_219), "r"(m_220));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t1280) : "memory");
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_221), "r"(m_222));
#line 150 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "r"(m_205), "r"(m_206), "r"(m_207), "r"(m_208), "r"(m_223), "r"(m_224));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 416 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 next = i_4 + 1u;
#line 103 "fa-kernels/src/attention/block_cursor.rs"
        const u32 begin_8 = end - end;
#line 148 "fa-kernels/src/attention/block_cursor.rs"
        u32 below_4 = block_3;
        u32 found_4 = 0u;
        while (true) {
#line 150 "fa-kernels/src/attention/block_cursor.rs"
            const bool t1285 = found_4 == 0u;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
            const bool t1286 = begin_8 < below_4;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
            const bool t1287 = t1285 & t1286;
            if (!t1287) break;
#line 151 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1288 = below_4 - 1u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1289 = end - 1u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1290 = t1289 >> 5u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1291 = t1288 >> 5u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 number_8 = t1290 - t1291;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1293 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1294 = t1293 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1295 = t1294 - number_8;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_8 = t1295 << 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1297 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1298 = t1297 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1299 = t1298 - number_8;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_9 = t1299 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1301 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1302 = t1301 > first_9 ? t1301 : first_9;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 begin_9 = t1302 - first_9;
            const u32 t1304 = end - first_9;
#line 60 "fa-kernels/src/attention/block_walk.rs"
            const u32 end_7 = t1304 < 32u ? t1304 : 32u;
            const u32 t1306 = 4294967295u << begin_9;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1307 = 32u - end_7;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1308 = 4294967295u >> t1307;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t1309 = t1306 & t1308;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
            u32 bits_4 = t1309;
            const bool t1310 = number_8 < 64u;
#line 154 "fa-kernels/src/attention/block_cursor.rs"
            if (t1310) {
#line 121 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1311 = number_8 << 3u;
#line 121 "fa-kernels/src/attention/block_cursor.rs"
                const u32 pair_12 = t91 + t1311;
                f32 t1313;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1313) : "r"(pair_12) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                u32 t1314;
                asm("mov.b32 %0, %1;" : "=r"(t1314) : "f"(t1313));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                f32 t1315;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1315) : "r"(pair_12) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                u32 t1316;
                asm("mov.b32 %0, %1;" : "=r"(t1316) : "f"(t1315));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1317 = t1314 | t1316;
#line 155 "fa-kernels/src/attention/block_cursor.rs"
                bits_4 = t1317;
            }
            const u32 t1318 = below_4 - first_8;
#line 157 "fa-kernels/src/attention/block_cursor.rs"
            const u32 unused_4 = 32u - t1318;
            const u32 t1320 = 4294967295u >> unused_4;
#line 158 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1321 = bits_4 & t1320;
#line 158 "fa-kernels/src/attention/block_cursor.rs"
            found_4 = t1321;
            const bool t1322 = found_4 == 0u;
#line 159 "fa-kernels/src/attention/block_cursor.rs"
            if (t1322) {
                below_4 = first_8;
            } else {
                u32 t1323;
                asm("bfind.u32 %0, %1;" : "=r"(t1323) : "r"(found_4));
#line 162 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1324 = first_8 + t1323;
#line 162 "fa-kernels/src/attention/block_cursor.rs"
                block_3 = t1324;
            }
        }
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t1328 = next < count;
#line 418 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t1328) {
            const u32 number_9 = block_3;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_8 = number_9 << 6u;
            const u32 t1330 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1331 = t321 + t342;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1332 = (u64)first_key_8 * t335;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1333 = t346 + t1332;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1334 = t1333 + t347;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1335 = t1334 + t347;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t1336 = t1335 + t347;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1337 = t337 < t1330;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1338 = t1337 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1331), "l"(t1333), "r"(t1338) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1339 = t337 < t1330;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1340 = t1339 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1331), "l"(t1334), "r"(t1340) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1341 = t337 < t1330;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1342 = t1341 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1331), "l"(t1335), "r"(t1342) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1343 = t337 < t1330;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1344 = t1343 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1331), "l"(t1336), "r"(t1344) : "memory");
        }
#line 422 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 first_key_9 = block_2 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1346 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 first_query_4;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_4) : "r"(t1346));
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1348 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1349 = t1348 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1350 = first_key_9 + t1349;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1351 = s_33 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t15_18 = (u64)t1350 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_34 = t12_2 + t15_18;
#line 13 "src/functions/bias.rs"
        f32 t17_34;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_34) : "l"(t16_34));
#line 13 "src/functions/bias.rs"
        const f32 t18_34 = t1351 + t17_34;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_33 = t18_34;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1356 = s_35 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_35 = t12_3 + t15_18;
#line 13 "src/functions/bias.rs"
        f32 t17_35;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_35) : "l"(t16_35));
#line 13 "src/functions/bias.rs"
        const f32 t18_35 = t1356 + t17_35;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_35 = t18_35;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1360 = s_34 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1361 = t1350 + 1u;
#line 13 "src/functions/bias.rs"
        const u64 t15_19 = (u64)t1361 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_36 = t12_2 + t15_19;
#line 13 "src/functions/bias.rs"
        f32 t17_36;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_36) : "l"(t16_36));
#line 13 "src/functions/bias.rs"
        const f32 t18_36 = t1360 + t17_36;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_34 = t18_36;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1366 = s_36 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_37 = t12_3 + t15_19;
#line 13 "src/functions/bias.rs"
        f32 t17_37;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_37) : "l"(t16_37));
#line 13 "src/functions/bias.rs"
        const f32 t18_37 = t1366 + t17_37;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_36 = t18_37;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1370 = s_37 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1371 = t1350 + 8u;
#line 13 "src/functions/bias.rs"
        const u64 t15_20 = (u64)t1371 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_38 = t12_2 + t15_20;
#line 13 "src/functions/bias.rs"
        f32 t17_38;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_38) : "l"(t16_38));
#line 13 "src/functions/bias.rs"
        const f32 t18_38 = t1370 + t17_38;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_37 = t18_38;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1376 = s_39 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_39 = t12_3 + t15_20;
#line 13 "src/functions/bias.rs"
        f32 t17_39;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_39) : "l"(t16_39));
#line 13 "src/functions/bias.rs"
        const f32 t18_39 = t1376 + t17_39;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_39 = t18_39;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1380 = s_38 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1381 = t1350 + 9u;
#line 13 "src/functions/bias.rs"
        const u64 t15_21 = (u64)t1381 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_40 = t12_2 + t15_21;
#line 13 "src/functions/bias.rs"
        f32 t17_40;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_40) : "l"(t16_40));
#line 13 "src/functions/bias.rs"
        const f32 t18_40 = t1380 + t17_40;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_38 = t18_40;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1386 = s_40 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_41 = t12_3 + t15_21;
#line 13 "src/functions/bias.rs"
        f32 t17_41;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_41) : "l"(t16_41));
#line 13 "src/functions/bias.rs"
        const f32 t18_41 = t1386 + t17_41;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_40 = t18_41;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1390 = s_41 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1391 = t1350 + 16u;
#line 13 "src/functions/bias.rs"
        const u64 t15_22 = (u64)t1391 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_42 = t12_2 + t15_22;
#line 13 "src/functions/bias.rs"
        f32 t17_42;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_42) : "l"(t16_42));
#line 13 "src/functions/bias.rs"
        const f32 t18_42 = t1390 + t17_42;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_41 = t18_42;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1396 = s_43 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_43 = t12_3 + t15_22;
#line 13 "src/functions/bias.rs"
        f32 t17_43;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_43) : "l"(t16_43));
#line 13 "src/functions/bias.rs"
        const f32 t18_43 = t1396 + t17_43;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_43 = t18_43;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1400 = s_42 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1401 = t1350 + 17u;
#line 13 "src/functions/bias.rs"
        const u64 t15_23 = (u64)t1401 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_44 = t12_2 + t15_23;
#line 13 "src/functions/bias.rs"
        f32 t17_44;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_44) : "l"(t16_44));
#line 13 "src/functions/bias.rs"
        const f32 t18_44 = t1400 + t17_44;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_42 = t18_44;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1406 = s_44 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_45 = t12_3 + t15_23;
#line 13 "src/functions/bias.rs"
        f32 t17_45;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_45) : "l"(t16_45));
#line 13 "src/functions/bias.rs"
        const f32 t18_45 = t1406 + t17_45;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_44 = t18_45;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1410 = s_45 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1411 = t1350 + 24u;
#line 13 "src/functions/bias.rs"
        const u64 t15_24 = (u64)t1411 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_46 = t12_2 + t15_24;
#line 13 "src/functions/bias.rs"
        f32 t17_46;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_46) : "l"(t16_46));
#line 13 "src/functions/bias.rs"
        const f32 t18_46 = t1410 + t17_46;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_45 = t18_46;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1416 = s_47 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_47 = t12_3 + t15_24;
#line 13 "src/functions/bias.rs"
        f32 t17_47;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_47) : "l"(t16_47));
#line 13 "src/functions/bias.rs"
        const f32 t18_47 = t1416 + t17_47;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_47 = t18_47;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1420 = s_46 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1421 = t1350 + 25u;
#line 13 "src/functions/bias.rs"
        const u64 t15_25 = (u64)t1421 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_48 = t12_2 + t15_25;
#line 13 "src/functions/bias.rs"
        f32 t17_48;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_48) : "l"(t16_48));
#line 13 "src/functions/bias.rs"
        const f32 t18_48 = t1420 + t17_48;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_46 = t18_48;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1426 = s_48 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_49 = t12_3 + t15_25;
#line 13 "src/functions/bias.rs"
        f32 t17_49;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_49) : "l"(t16_49));
#line 13 "src/functions/bias.rs"
        const f32 t18_49 = t1426 + t17_49;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_48 = t18_49;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1430 = s_49 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1431 = t1350 + 32u;
#line 13 "src/functions/bias.rs"
        const u64 t15_26 = (u64)t1431 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_50 = t12_2 + t15_26;
#line 13 "src/functions/bias.rs"
        f32 t17_50;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_50) : "l"(t16_50));
#line 13 "src/functions/bias.rs"
        const f32 t18_50 = t1430 + t17_50;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_49 = t18_50;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1436 = s_51 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_51 = t12_3 + t15_26;
#line 13 "src/functions/bias.rs"
        f32 t17_51;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_51) : "l"(t16_51));
#line 13 "src/functions/bias.rs"
        const f32 t18_51 = t1436 + t17_51;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_51 = t18_51;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1440 = s_50 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1441 = t1350 + 33u;
#line 13 "src/functions/bias.rs"
        const u64 t15_27 = (u64)t1441 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_52 = t12_2 + t15_27;
#line 13 "src/functions/bias.rs"
        f32 t17_52;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_52) : "l"(t16_52));
#line 13 "src/functions/bias.rs"
        const f32 t18_52 = t1440 + t17_52;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_50 = t18_52;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1446 = s_52 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_53 = t12_3 + t15_27;
#line 13 "src/functions/bias.rs"
        f32 t17_53;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_53) : "l"(t16_53));
#line 13 "src/functions/bias.rs"
        const f32 t18_53 = t1446 + t17_53;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_52 = t18_53;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1450 = s_53 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1451 = t1350 + 40u;
#line 13 "src/functions/bias.rs"
        const u64 t15_28 = (u64)t1451 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_54 = t12_2 + t15_28;
#line 13 "src/functions/bias.rs"
        f32 t17_54;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_54) : "l"(t16_54));
#line 13 "src/functions/bias.rs"
        const f32 t18_54 = t1450 + t17_54;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_53 = t18_54;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1456 = s_55 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_55 = t12_3 + t15_28;
#line 13 "src/functions/bias.rs"
        f32 t17_55;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_55) : "l"(t16_55));
#line 13 "src/functions/bias.rs"
        const f32 t18_55 = t1456 + t17_55;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_55 = t18_55;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1460 = s_54 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1461 = t1350 + 41u;
#line 13 "src/functions/bias.rs"
        const u64 t15_29 = (u64)t1461 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_56 = t12_2 + t15_29;
#line 13 "src/functions/bias.rs"
        f32 t17_56;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_56) : "l"(t16_56));
#line 13 "src/functions/bias.rs"
        const f32 t18_56 = t1460 + t17_56;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_54 = t18_56;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1466 = s_56 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_57 = t12_3 + t15_29;
#line 13 "src/functions/bias.rs"
        f32 t17_57;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_57) : "l"(t16_57));
#line 13 "src/functions/bias.rs"
        const f32 t18_57 = t1466 + t17_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_56 = t18_57;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1470 = s_57 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1471 = t1350 + 48u;
#line 13 "src/functions/bias.rs"
        const u64 t15_30 = (u64)t1471 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_58 = t12_2 + t15_30;
#line 13 "src/functions/bias.rs"
        f32 t17_58;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_58) : "l"(t16_58));
#line 13 "src/functions/bias.rs"
        const f32 t18_58 = t1470 + t17_58;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_57 = t18_58;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1476 = s_59 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_59 = t12_3 + t15_30;
#line 13 "src/functions/bias.rs"
        f32 t17_59;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_59) : "l"(t16_59));
#line 13 "src/functions/bias.rs"
        const f32 t18_59 = t1476 + t17_59;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_59 = t18_59;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1480 = s_58 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1481 = t1350 + 49u;
#line 13 "src/functions/bias.rs"
        const u64 t15_31 = (u64)t1481 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_60 = t12_2 + t15_31;
#line 13 "src/functions/bias.rs"
        f32 t17_60;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_60) : "l"(t16_60));
#line 13 "src/functions/bias.rs"
        const f32 t18_60 = t1480 + t17_60;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_58 = t18_60;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1486 = s_60 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_61 = t12_3 + t15_31;
#line 13 "src/functions/bias.rs"
        f32 t17_61;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_61) : "l"(t16_61));
#line 13 "src/functions/bias.rs"
        const f32 t18_61 = t1486 + t17_61;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_60 = t18_61;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1490 = s_61 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1491 = t1350 + 56u;
#line 13 "src/functions/bias.rs"
        const u64 t15_32 = (u64)t1491 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_62 = t12_2 + t15_32;
#line 13 "src/functions/bias.rs"
        f32 t17_62;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_62) : "l"(t16_62));
#line 13 "src/functions/bias.rs"
        const f32 t18_62 = t1490 + t17_62;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_61 = t18_62;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1496 = s_63 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_63 = t12_3 + t15_32;
#line 13 "src/functions/bias.rs"
        f32 t17_63;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_63) : "l"(t16_63));
#line 13 "src/functions/bias.rs"
        const f32 t18_63 = t1496 + t17_63;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_63 = t18_63;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1500 = s_62 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1501 = t1350 + 57u;
#line 13 "src/functions/bias.rs"
        const u64 t15_33 = (u64)t1501 * t14_2;
#line 13 "src/functions/bias.rs"
        const u64 t16_64 = t12_2 + t15_33;
#line 13 "src/functions/bias.rs"
        f32 t17_64;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_64) : "l"(t16_64));
#line 13 "src/functions/bias.rs"
        const f32 t18_64 = t1500 + t17_64;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_62 = t18_64;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 t1506 = s_64 * score_scale;
#line 13 "src/functions/bias.rs"
        const u64 t16_65 = t12_3 + t15_33;
#line 13 "src/functions/bias.rs"
        f32 t17_65;
        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_65) : "l"(t16_65));
#line 13 "src/functions/bias.rs"
        const f32 t18_65 = t1506 + t17_65;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_64 = t18_65;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t1510 = end - 1u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t1511 = t1510 >> 5u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t1512 = block_2 >> 5u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
        const u32 number_10 = t1511 - t1512;
#line 171 "fa-kernels/src/attention/block_cursor.rs"
        u32 whole_3 = 0u;
        const bool t1514 = number_10 < 64u;
#line 172 "fa-kernels/src/attention/block_cursor.rs"
        if (t1514) {
            const u32 t1515 = number_10 << 3u;
#line 173 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1516 = t91 + t1515;
#line 173 "fa-kernels/src/attention/block_cursor.rs"
            f32 t1517;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1517) : "r"(t1516) : "memory");
#line 173 "fa-kernels/src/attention/block_cursor.rs"
            u32 t1518;
            asm("mov.b32 %0, %1;" : "=r"(t1518) : "f"(t1517));
#line 173 "fa-kernels/src/attention/block_cursor.rs"
            whole_3 = t1518;
        }
        const u32 t1519 = block_2 & 31u;
#line 175 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t1520 = whole_3 >> t1519;
#line 175 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t1521 = t1520 & 1u;
#line 175 "fa-kernels/src/attention/block_cursor.rs"
        const bool t1522 = t1521 == 0u;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
        if (t1522) {
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 first_key_10 = block_2 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1524 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_5;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_5) : "r"(t1524));
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1526 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1527 = t1526 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1528 = first_key_10 + t1527;
#line 19 "src/functions/windows.rs"
            const bool t1_20 = t1528 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_17 = t1_20 ? 2147483648u : t2_5;
            const u32 t6_36 = t5_4 - t1528;
#line 20 "src/functions/windows.rs"
            const bool t7_36 = t6_36 < reach_17;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_33 = t7_36 ? s_33 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_33 = changed_33;
#line 20 "src/functions/windows.rs"
            const u32 t6_37 = t5_5 - t1528;
#line 20 "src/functions/windows.rs"
            const bool t7_37 = t6_37 < reach_17;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_34 = t7_37 ? s_35 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_35 = changed_34;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1537 = t1528 + 1u;
#line 19 "src/functions/windows.rs"
            const bool t1_21 = t1537 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_18 = t1_21 ? 2147483648u : t2_5;
            const u32 t6_38 = t5_4 - t1537;
#line 20 "src/functions/windows.rs"
            const bool t7_38 = t6_38 < reach_18;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_35 = t7_38 ? s_34 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_34 = changed_35;
#line 20 "src/functions/windows.rs"
            const u32 t6_39 = t5_5 - t1537;
#line 20 "src/functions/windows.rs"
            const bool t7_39 = t6_39 < reach_18;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_36 = t7_39 ? s_36 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_36 = changed_36;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1546 = t1528 + 8u;
#line 19 "src/functions/windows.rs"
            const bool t1_22 = t1546 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_19 = t1_22 ? 2147483648u : t2_5;
            const u32 t6_40 = t5_4 - t1546;
#line 20 "src/functions/windows.rs"
            const bool t7_40 = t6_40 < reach_19;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_37 = t7_40 ? s_37 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_37 = changed_37;
#line 20 "src/functions/windows.rs"
            const u32 t6_41 = t5_5 - t1546;
#line 20 "src/functions/windows.rs"
            const bool t7_41 = t6_41 < reach_19;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_38 = t7_41 ? s_39 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_39 = changed_38;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1555 = t1528 + 9u;
#line 19 "src/functions/windows.rs"
            const bool t1_23 = t1555 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_20 = t1_23 ? 2147483648u : t2_5;
            const u32 t6_42 = t5_4 - t1555;
#line 20 "src/functions/windows.rs"
            const bool t7_42 = t6_42 < reach_20;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_39 = t7_42 ? s_38 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_38 = changed_39;
#line 20 "src/functions/windows.rs"
            const u32 t6_43 = t5_5 - t1555;
#line 20 "src/functions/windows.rs"
            const bool t7_43 = t6_43 < reach_20;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_40 = t7_43 ? s_40 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_40 = changed_40;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1564 = t1528 + 16u;
#line 19 "src/functions/windows.rs"
            const bool t1_24 = t1564 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_21 = t1_24 ? 2147483648u : t2_5;
            const u32 t6_44 = t5_4 - t1564;
#line 20 "src/functions/windows.rs"
            const bool t7_44 = t6_44 < reach_21;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_41 = t7_44 ? s_41 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_41 = changed_41;
#line 20 "src/functions/windows.rs"
            const u32 t6_45 = t5_5 - t1564;
#line 20 "src/functions/windows.rs"
            const bool t7_45 = t6_45 < reach_21;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_42 = t7_45 ? s_43 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_43 = changed_42;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1573 = t1528 + 17u;
#line 19 "src/functions/windows.rs"
            const bool t1_25 = t1573 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_22 = t1_25 ? 2147483648u : t2_5;
            const u32 t6_46 = t5_4 - t1573;
#line 20 "src/functions/windows.rs"
            const bool t7_46 = t6_46 < reach_22;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_43 = t7_46 ? s_42 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_42 = changed_43;
#line 20 "src/functions/windows.rs"
            const u32 t6_47 = t5_5 - t1573;
#line 20 "src/functions/windows.rs"
            const bool t7_47 = t6_47 < reach_22;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_44 = t7_47 ? s_44 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_44 = changed_44;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1582 = t1528 + 24u;
#line 19 "src/functions/windows.rs"
            const bool t1_26 = t1582 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_23 = t1_26 ? 2147483648u : t2_5;
            const u32 t6_48 = t5_4 - t1582;
#line 20 "src/functions/windows.rs"
            const bool t7_48 = t6_48 < reach_23;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_45 = t7_48 ? s_45 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_45 = changed_45;
#line 20 "src/functions/windows.rs"
            const u32 t6_49 = t5_5 - t1582;
#line 20 "src/functions/windows.rs"
            const bool t7_49 = t6_49 < reach_23;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_46 = t7_49 ? s_47 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_47 = changed_46;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1591 = t1528 + 25u;
#line 19 "src/functions/windows.rs"
            const bool t1_27 = t1591 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_24 = t1_27 ? 2147483648u : t2_5;
            const u32 t6_50 = t5_4 - t1591;
#line 20 "src/functions/windows.rs"
            const bool t7_50 = t6_50 < reach_24;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_47 = t7_50 ? s_46 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_46 = changed_47;
#line 20 "src/functions/windows.rs"
            const u32 t6_51 = t5_5 - t1591;
#line 20 "src/functions/windows.rs"
            const bool t7_51 = t6_51 < reach_24;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_48 = t7_51 ? s_48 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_48 = changed_48;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1600 = t1528 + 32u;
#line 19 "src/functions/windows.rs"
            const bool t1_28 = t1600 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_25 = t1_28 ? 2147483648u : t2_5;
            const u32 t6_52 = t5_4 - t1600;
#line 20 "src/functions/windows.rs"
            const bool t7_52 = t6_52 < reach_25;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_49 = t7_52 ? s_49 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_49 = changed_49;
#line 20 "src/functions/windows.rs"
            const u32 t6_53 = t5_5 - t1600;
#line 20 "src/functions/windows.rs"
            const bool t7_53 = t6_53 < reach_25;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_50 = t7_53 ? s_51 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_51 = changed_50;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1609 = t1528 + 33u;
#line 19 "src/functions/windows.rs"
            const bool t1_29 = t1609 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_26 = t1_29 ? 2147483648u : t2_5;
            const u32 t6_54 = t5_4 - t1609;
#line 20 "src/functions/windows.rs"
            const bool t7_54 = t6_54 < reach_26;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_51 = t7_54 ? s_50 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_50 = changed_51;
#line 20 "src/functions/windows.rs"
            const u32 t6_55 = t5_5 - t1609;
#line 20 "src/functions/windows.rs"
            const bool t7_55 = t6_55 < reach_26;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_52 = t7_55 ? s_52 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_52 = changed_52;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1618 = t1528 + 40u;
#line 19 "src/functions/windows.rs"
            const bool t1_30 = t1618 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_27 = t1_30 ? 2147483648u : t2_5;
            const u32 t6_56 = t5_4 - t1618;
#line 20 "src/functions/windows.rs"
            const bool t7_56 = t6_56 < reach_27;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_53 = t7_56 ? s_53 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_53 = changed_53;
#line 20 "src/functions/windows.rs"
            const u32 t6_57 = t5_5 - t1618;
#line 20 "src/functions/windows.rs"
            const bool t7_57 = t6_57 < reach_27;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_54 = t7_57 ? s_55 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_55 = changed_54;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1627 = t1528 + 41u;
#line 19 "src/functions/windows.rs"
            const bool t1_31 = t1627 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_28 = t1_31 ? 2147483648u : t2_5;
            const u32 t6_58 = t5_4 - t1627;
#line 20 "src/functions/windows.rs"
            const bool t7_58 = t6_58 < reach_28;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_55 = t7_58 ? s_54 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_54 = changed_55;
#line 20 "src/functions/windows.rs"
            const u32 t6_59 = t5_5 - t1627;
#line 20 "src/functions/windows.rs"
            const bool t7_59 = t6_59 < reach_28;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_56 = t7_59 ? s_56 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_56 = changed_56;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1636 = t1528 + 48u;
#line 19 "src/functions/windows.rs"
            const bool t1_32 = t1636 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_29 = t1_32 ? 2147483648u : t2_5;
            const u32 t6_60 = t5_4 - t1636;
#line 20 "src/functions/windows.rs"
            const bool t7_60 = t6_60 < reach_29;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_57 = t7_60 ? s_57 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_57 = changed_57;
#line 20 "src/functions/windows.rs"
            const u32 t6_61 = t5_5 - t1636;
#line 20 "src/functions/windows.rs"
            const bool t7_61 = t6_61 < reach_29;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_58 = t7_61 ? s_59 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_59 = changed_58;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1645 = t1528 + 49u;
#line 19 "src/functions/windows.rs"
            const bool t1_33 = t1645 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_30 = t1_33 ? 2147483648u : t2_5;
            const u32 t6_62 = t5_4 - t1645;
#line 20 "src/functions/windows.rs"
            const bool t7_62 = t6_62 < reach_30;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_59 = t7_62 ? s_58 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_58 = changed_59;
#line 20 "src/functions/windows.rs"
            const u32 t6_63 = t5_5 - t1645;
#line 20 "src/functions/windows.rs"
            const bool t7_63 = t6_63 < reach_30;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_60 = t7_63 ? s_60 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_60 = changed_60;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1654 = t1528 + 56u;
#line 19 "src/functions/windows.rs"
            const bool t1_34 = t1654 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_31 = t1_34 ? 2147483648u : t2_5;
            const u32 t6_64 = t5_4 - t1654;
#line 20 "src/functions/windows.rs"
            const bool t7_64 = t6_64 < reach_31;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_61 = t7_64 ? s_61 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_61 = changed_61;
#line 20 "src/functions/windows.rs"
            const u32 t6_65 = t5_5 - t1654;
#line 20 "src/functions/windows.rs"
            const bool t7_65 = t6_65 < reach_31;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_62 = t7_65 ? s_63 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_63 = changed_62;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t1663 = t1528 + 57u;
#line 19 "src/functions/windows.rs"
            const bool t1_35 = t1663 < argument1;
#line 19 "src/functions/windows.rs"
            const u32 reach_32 = t1_35 ? 2147483648u : t2_5;
            const u32 t6_66 = t5_4 - t1663;
#line 20 "src/functions/windows.rs"
            const bool t7_66 = t6_66 < reach_32;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_63 = t7_66 ? s_62 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_62 = changed_63;
#line 20 "src/functions/windows.rs"
            const u32 t6_67 = t5_5 - t1663;
#line 20 "src/functions/windows.rs"
            const bool t7_67 = t6_67 < reach_32;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_64 = t7_67 ? s_64 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_64 = changed_64;
#line 166 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 first_key_11 = block_2 << 6u;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            const u32 t1673 = t21 + first_row;
#line 168 "fa-kernels/src/attention/forward/mma/tile.rs"
            u32 first_query_6;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query_6) : "r"(t1673));
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1675 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1676 = t1675 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_11 + t1676;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1678 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1679 = first_query_6 + t1678;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1680 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_8 = t1680 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_34 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1683 = visible_34 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_33 = t1683;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_35 = 1u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1685 = visible_35 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_34 = t1685;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_36 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1687 = visible_36 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_37 = t1687;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_37 = 9u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1689 = visible_37 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_38 = t1689;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_38 = 16u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1691 = visible_38 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_41 = t1691;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_39 = 17u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1693 = visible_39 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_42 = t1693;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_40 = 24u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1695 = visible_40 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_45 = t1695;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_41 = 25u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1697 = visible_41 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_46 = t1697;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_42 = 32u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1699 = visible_42 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_49 = t1699;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_43 = 33u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1701 = visible_43 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_50 = t1701;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_44 = 40u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1703 = visible_44 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_53 = t1703;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_45 = 41u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1705 = visible_45 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_54 = t1705;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_46 = 48u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1707 = visible_46 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_57 = t1707;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_47 = 49u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1709 = visible_47 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_58 = t1709;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_48 = 56u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1711 = visible_48 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_61 = t1711;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_49 = 57u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1713 = visible_49 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_62 = t1713;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1714 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1715 = first_query_6 + t1714;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t1716 = t1715 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1717 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_9 = t1717 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_50 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1720 = visible_50 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_35 = t1720;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_51 = 1u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1722 = visible_51 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_36 = t1722;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_52 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1724 = visible_52 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_39 = t1724;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_53 = 9u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1726 = visible_53 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_40 = t1726;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_54 = 16u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1728 = visible_54 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_43 = t1728;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_55 = 17u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1730 = visible_55 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_44 = t1730;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_56 = 24u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1732 = visible_56 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_47 = t1732;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_57 = 25u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1734 = visible_57 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_48 = t1734;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_58 = 32u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1736 = visible_58 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_51 = t1736;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_59 = 33u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1738 = visible_59 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_52 = t1738;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_60 = 40u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1740 = visible_60 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_55 = t1740;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_61 = 41u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1742 = visible_61 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_56 = t1742;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_62 = 48u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1744 = visible_62 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_59 = t1744;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_63 = 49u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1746 = visible_63 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_60 = t1746;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_64 = 56u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1748 = visible_64 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_63 = t1748;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_65 = 57u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1750 = visible_65 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_64 = t1750;
        }
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1752;
        asm("max.f32 %0, %1, %2;" : "=f"(t1752) : "f"(old_3), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1753;
        asm("max.f32 %0, %1, %2;" : "=f"(t1753) : "f"(t1752), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1754;
        asm("max.f32 %0, %1, %2;" : "=f"(t1754) : "f"(t1753), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1755;
        asm("max.f32 %0, %1, %2;" : "=f"(t1755) : "f"(t1754), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1756;
        asm("max.f32 %0, %1, %2;" : "=f"(t1756) : "f"(t1755), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1757;
        asm("max.f32 %0, %1, %2;" : "=f"(t1757) : "f"(t1756), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1758;
        asm("max.f32 %0, %1, %2;" : "=f"(t1758) : "f"(t1757), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1759;
        asm("max.f32 %0, %1, %2;" : "=f"(t1759) : "f"(t1758), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1760;
        asm("max.f32 %0, %1, %2;" : "=f"(t1760) : "f"(t1759), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1761;
        asm("max.f32 %0, %1, %2;" : "=f"(t1761) : "f"(t1760), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1762;
        asm("max.f32 %0, %1, %2;" : "=f"(t1762) : "f"(t1761), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1763;
        asm("max.f32 %0, %1, %2;" : "=f"(t1763) : "f"(t1762), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1764;
        asm("max.f32 %0, %1, %2;" : "=f"(t1764) : "f"(t1763), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1765;
        asm("max.f32 %0, %1, %2;" : "=f"(t1765) : "f"(t1764), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1766;
        asm("max.f32 %0, %1, %2;" : "=f"(t1766) : "f"(t1765), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1767;
        asm("max.f32 %0, %1, %2;" : "=f"(t1767) : "f"(t1766), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1768;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1768) : "f"(t1767));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_13;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_13) : "f"(t1767), "f"(t1768));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1770;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1770) : "f"(pair_13));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_3;
        asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_13), "f"(t1770));
#line 200 "fa-kernels/src/attention/softmax.rs"
        f32 reference_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_3) : "f"(new_3), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
        f32 t1773;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1773) : "f"(old_3), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1774 = t1773 - reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_3;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1774));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1776 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1777 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_33;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(1.442695f), "f"(t1777));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1779;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1779) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_33 = t1779;
        const f32 t1780 = t1776 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1781 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_34;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(1.442695f), "f"(t1781));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1783;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1783) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_34 = t1783;
        const f32 t1784 = t1780 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1785 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_35;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(1.442695f), "f"(t1785));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1787;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1787) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_37 = t1787;
        const f32 t1788 = t1784 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1789 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_36;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(1.442695f), "f"(t1789));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1791;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1791) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_38 = t1791;
        const f32 t1792 = t1788 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1793 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_37;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(1.442695f), "f"(t1793));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1795;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1795) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_41 = t1795;
        const f32 t1796 = t1792 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1797 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_38;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(1.442695f), "f"(t1797));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1799;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1799) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_42 = t1799;
        const f32 t1800 = t1796 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1801 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_39;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(1.442695f), "f"(t1801));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1803;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1803) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_45 = t1803;
        const f32 t1804 = t1800 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1805 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_40;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(1.442695f), "f"(t1805));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1807;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1807) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_46 = t1807;
        const f32 t1808 = t1804 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1809 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_41;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(1.442695f), "f"(t1809));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1811;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1811) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_49 = t1811;
        const f32 t1812 = t1808 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1813 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_42;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(1.442695f), "f"(t1813));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1815;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1815) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_50 = t1815;
        const f32 t1816 = t1812 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1817 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_43;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(1.442695f), "f"(t1817));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1819;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1819) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_53 = t1819;
        const f32 t1820 = t1816 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1821 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_44;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(1.442695f), "f"(t1821));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1823;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1823) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_54 = t1823;
        const f32 t1824 = t1820 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1825 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_45;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(1.442695f), "f"(t1825));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1827;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1827) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_57 = t1827;
        const f32 t1828 = t1824 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1829 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_46;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(1.442695f), "f"(t1829));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1831;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1831) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_58 = t1831;
        const f32 t1832 = t1828 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1833 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_47;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(1.442695f), "f"(t1833));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1835;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1835) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_61 = t1835;
        const f32 t1836 = t1832 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1837 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_48;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(1.442695f), "f"(t1837));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1839;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1839) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_62 = t1839;
        const f32 t1840 = t1836 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1840;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1842;
        asm("max.f32 %0, %1, %2;" : "=f"(t1842) : "f"(old_4), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1843;
        asm("max.f32 %0, %1, %2;" : "=f"(t1843) : "f"(t1842), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1844;
        asm("max.f32 %0, %1, %2;" : "=f"(t1844) : "f"(t1843), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1845;
        asm("max.f32 %0, %1, %2;" : "=f"(t1845) : "f"(t1844), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1846;
        asm("max.f32 %0, %1, %2;" : "=f"(t1846) : "f"(t1845), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1847;
        asm("max.f32 %0, %1, %2;" : "=f"(t1847) : "f"(t1846), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1848;
        asm("max.f32 %0, %1, %2;" : "=f"(t1848) : "f"(t1847), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1849;
        asm("max.f32 %0, %1, %2;" : "=f"(t1849) : "f"(t1848), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1850;
        asm("max.f32 %0, %1, %2;" : "=f"(t1850) : "f"(t1849), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1851;
        asm("max.f32 %0, %1, %2;" : "=f"(t1851) : "f"(t1850), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1852;
        asm("max.f32 %0, %1, %2;" : "=f"(t1852) : "f"(t1851), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1853;
        asm("max.f32 %0, %1, %2;" : "=f"(t1853) : "f"(t1852), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1854;
        asm("max.f32 %0, %1, %2;" : "=f"(t1854) : "f"(t1853), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1855;
        asm("max.f32 %0, %1, %2;" : "=f"(t1855) : "f"(t1854), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1856;
        asm("max.f32 %0, %1, %2;" : "=f"(t1856) : "f"(t1855), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1857;
        asm("max.f32 %0, %1, %2;" : "=f"(t1857) : "f"(t1856), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1858;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1858) : "f"(t1857));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_14;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_14) : "f"(t1857), "f"(t1858));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1860;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1860) : "f"(pair_14));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_4;
        asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_14), "f"(t1860));
#line 200 "fa-kernels/src/attention/softmax.rs"
        f32 reference_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_4) : "f"(new_4), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
        f32 t1863;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1863) : "f"(old_4), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1864 = t1863 - reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_4;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1864));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1866 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1867 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_49;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(1.442695f), "f"(t1867));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1869;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1869) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_35 = t1869;
        const f32 t1870 = t1866 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1871 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_50;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(1.442695f), "f"(t1871));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1873;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1873) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_36 = t1873;
        const f32 t1874 = t1870 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1875 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_51;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(1.442695f), "f"(t1875));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1877;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1877) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_39 = t1877;
        const f32 t1878 = t1874 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1879 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_52;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(1.442695f), "f"(t1879));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1881;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1881) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_40 = t1881;
        const f32 t1882 = t1878 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1883 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_53;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(1.442695f), "f"(t1883));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1885;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1885) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_43 = t1885;
        const f32 t1886 = t1882 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1887 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_54;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(1.442695f), "f"(t1887));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1889;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1889) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_44 = t1889;
        const f32 t1890 = t1886 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1891 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_55;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(1.442695f), "f"(t1891));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1893;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1893) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_47 = t1893;
        const f32 t1894 = t1890 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1895 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_56;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(1.442695f), "f"(t1895));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1897;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1897) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_48 = t1897;
        const f32 t1898 = t1894 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1899 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_57;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(1.442695f), "f"(t1899));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1901;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1901) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_51 = t1901;
        const f32 t1902 = t1898 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1903 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_58;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(1.442695f), "f"(t1903));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1905;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1905) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_52 = t1905;
        const f32 t1906 = t1902 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1907 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_59;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(1.442695f), "f"(t1907));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1909;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1909) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_55 = t1909;
        const f32 t1910 = t1906 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1911 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_60;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(1.442695f), "f"(t1911));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1913;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1913) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_56 = t1913;
        const f32 t1914 = t1910 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1915 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_61;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(1.442695f), "f"(t1915));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1917;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1917) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_59 = t1917;
        const f32 t1918 = t1914 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1919 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_62;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(1.442695f), "f"(t1919));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1921;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1921) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_60 = t1921;
        const f32 t1922 = t1918 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1923 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_63;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(1.442695f), "f"(t1923));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1925;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1925) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_63 = t1925;
        const f32 t1926 = t1922 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1927 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_64;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(1.442695f), "f"(t1927));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1929;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1929) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_64 = t1929;
        const f32 t1930 = t1926 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1930;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1931 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1931;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1932 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1932;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1933 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1933;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1934 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1934;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1935 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1935;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1936 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1936;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1937 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1937;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1938 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1938;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1939 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1939;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1940 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1940;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1941 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1941;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1942 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1942;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1943 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1943;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1944 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1944;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1945 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1945;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1946 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1946;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1947 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1947;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1948 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1948;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1949 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1949;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1950 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1950;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1951 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1951;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1952 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1952;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1953 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1953;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1954 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1954;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1955 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1955;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1956 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1956;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1957 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1957;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1958 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1958;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1959 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1959;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1960 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1960;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1961 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1961;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1962 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1962;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1963;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1963) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1964;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1964) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1965;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1965) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1966;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1966) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1967;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1967) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1968;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1968) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1969;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1969) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1970;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1970) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1971;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1971) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1972;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1972) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1973;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1973) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1974;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1974) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1975;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1975) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1976;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1976) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1977;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1977) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
        u32 t1978;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1978) : "f"(s_63), "f"(s_64));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 t1979;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1979) : "r"(t462));
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1980 = t1979 ^ 32u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1981 = t1979 ^ 64u;
#line 158 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1982 = t1979 ^ 96u;
        const u32 t1983 = t322 + t1979;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1984 = t322 + t1980;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1985 = t322 + t1981;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t1986 = t322 + t1982;
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t1983) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1963), "r"(t1964), "r"(t1965), "r"(t1966), "r"(m_225), "r"(m_226));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1963), "r"(t1964), "r"(t1965), "r"(t1966), "r"(m_227), "r"(m_228));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t1984) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1963), "r"(t1964), "r"(t1965), "r"(t1966), "r"(m_229), "r"(m_230));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1963), "r"(t1964), "r"(t1965), "r"(t1966), "r"(m_231), "r"(m_232));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t1985) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1963), "r"(t1964), "r"(t1965), "r"(t1966), "r"(m_233), "r"(m_234));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1963), "r"(t1964), "r"(t1965), "r"(t1966), "r"(m_235), "r"(m_236));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t1986) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1963), "r"(t1964), "r"(t1965), "r"(t1966), "r"(m_237), "r"(m_238));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1963), "r"(t1964), "r"(t1965), "r"(t1966), "r"(m_239), "r"(m_240));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1983) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1967), "r"(t1968), "r"(t1969), "r"(t1970), "r"(m_241), "r"(m_242));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1967), "r"(t1968), "r"(t1969), "r"(t1970), "r"(m_243), "r"(m_244));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1984) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1967), "r"(t1968), "r"(t1969), "r"(t1970), "r"(m_245), "r"(m_246));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1967), "r"(t1968), "r"(t1969), "r"(t1970), "r"(m_247), "r"(m_248));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1985) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1967), "r"(t1968), "r"(t1969), "r"(t1970), "r"(m_249), "r"(m_250));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1967), "r"(t1968), "r"(t1969), "r"(t1970), "r"(m_251), "r"(m_252));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1986) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1967), "r"(t1968), "r"(t1969), "r"(t1970), "r"(m_253), "r"(m_254));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1967), "r"(t1968), "r"(t1969), "r"(t1970), "r"(m_255), "r"(m_256));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1983) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1971), "r"(t1972), "r"(t1973), "r"(t1974), "r"(m_257), "r"(m_258));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1971), "r"(t1972), "r"(t1973), "r"(t1974), "r"(m_259), "r"(m_260));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1984) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1971), "r"(t1972), "r"(t1973), "r"(t1974), "r"(m_261), "r"(m_262));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1971), "r"(t1972), "r"(t1973), "r"(t1974), "r"(m_263), "r"(m_264));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1985) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1971), "r"(t1972), "r"(t1973), "r"(t1974), "r"(m_265), "r"(m_266));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1971), "r"(t1972), "r"(t1973), "r"(t1974), "r"(m_267), "r"(m_268));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+4096];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1986) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1971), "r"(t1972), "r"(t1973), "r"(t1974), "r"(m_269), "r"(m_270));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1971), "r"(t1972), "r"(t1973), "r"(t1974), "r"(m_271), "r"(m_272));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1983) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1975), "r"(t1976), "r"(t1977), "r"(t1978), "r"(m_273), "r"(m_274));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1975), "r"(t1976), "r"(t1977), "r"(t1978), "r"(m_275), "r"(m_276));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1984) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1975), "r"(t1976), "r"(t1977), "r"(t1978), "r"(m_277), "r"(m_278));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1975), "r"(t1976), "r"(t1977), "r"(t1978), "r"(m_279), "r"(m_280));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1985) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1975), "r"(t1976), "r"(t1977), "r"(t1978), "r"(m_281), "r"(m_282));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1975), "r"(t1976), "r"(t1977), "r"(t1978), "r"(m_283), "r"(m_284));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1986) : "memory");
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1975), "r"(t1976), "r"(t1977), "r"(t1978), "r"(m_285), "r"(m_286));
#line 159 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1975), "r"(t1976), "r"(t1977), "r"(t1978), "r"(m_287), "r"(m_288));
    }
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t1987;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1987) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_15 = row_sum + t1987;
    f32 t1989;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1989) : "f"(pair_15));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t1990 = pair_15 + t1989;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum = t1990;
#line 258 "fa-kernels/src/attention/softmax.rs"
    f32 t1991;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1991) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
    const f32 pair_16 = row_sum_2 + t1991;
    f32 t1993;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1993) : "f"(pair_16));
#line 259 "fa-kernels/src/attention/softmax.rs"
    const f32 t1994 = pair_16 + t1993;
#line 259 "fa-kernels/src/attention/softmax.rs"
    row_sum_2 = t1994;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum = row_sum;
    const bool t1995 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t1996;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1996) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer = t1995 ? 0.0f : t1996;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1998 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc = t1998;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t1999 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_2 = t1999;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2000 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_5 = t2000;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2001 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_6 = t2001;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2002 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_9 = t2002;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2003 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_10 = t2003;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2004 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_13 = t2004;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2005 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_14 = t2005;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2006 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_17 = t2006;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2007 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_18 = t2007;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2008 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_21 = t2008;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2009 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_22 = t2009;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2010 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_25 = t2010;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2011 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_26 = t2011;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2012 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_29 = t2012;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2013 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_30 = t2013;
#line 346 "fa-kernels/src/attention/softmax.rs"
    const f32 sum_2 = row_sum_2;
    const bool t2014 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
    f32 t2015;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2015) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
    const f32 normalizer_2 = t2014 ? 0.0f : t2015;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2017 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_3 = t2017;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2018 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_4 = t2018;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2019 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_7 = t2019;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2020 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_8 = t2020;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2021 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_11 = t2021;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2022 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_12 = t2022;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2023 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_15 = t2023;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2024 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_16 = t2024;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2025 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_19 = t2025;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2026 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_20 = t2026;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2027 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_23 = t2027;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2028 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_24 = t2028;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2029 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_27 = t2029;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2030 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_28 = t2030;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2031 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_31 = t2031;
#line 337 "fa-kernels/src/attention/softmax.rs"
    const f32 t2032 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
    acc_32 = t2032;
#line 185 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2033 = blockIdx.x;
#line 185 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2034;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2034) : "r"(t2033));
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t2035 = seq_q + 63u;
#line 44 "fa-kernels/src/attention/forward/mma/work.rs"
    const u32 t2036 = t2035 >> 6u;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2037 = heads_per_section * t2036;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2038 = t2034 / t2037;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 first_10 = t2038 * heads_per_section;
    const u32 t2040 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2041 = t2040 - first_10;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 heads_3 = t2041 < heads_per_section ? t2041 : heads_per_section;
    const u32 t2043 = first_10 * t2036;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 rest_3 = t2034 - t2043;
    const u32 t2045 = rest_3 % heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2046 = first_10 + t2045;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2047 = t2036 - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2048 = rest_3 / heads_3;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2049 = t2047 - t2048;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2050 = t2049 << 6u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2051 = t2046 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
    const u32 t2052 = t2046 / heads;
#line 199 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2053 = lane >> 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2054 = first_row + t2053;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2055 = t2054 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2056 = 0u ^ t2055;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2057 = t2054 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2058 = t2056 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2059 = t2057 + t2058;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2060 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2061 = t2060 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2062 = t2059 + t2061;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2063;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2063) : "f"(acc), "f"(acc_2));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2064 = smem_1 + t2062;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2064), "r"(t2063) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2065;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2065) : "f"(acc_5), "f"(acc_6));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2066 = t2062 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2067 = smem_1 + t2066;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2067), "r"(t2065) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2068;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2068) : "f"(acc_9), "f"(acc_10));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2069 = t2062 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2070 = smem_1 + t2069;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2070), "r"(t2068) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2071;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2071) : "f"(acc_13), "f"(acc_14));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2072 = t2062 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2073 = smem_1 + t2072;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2073), "r"(t2071) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2074;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2074) : "f"(acc_17), "f"(acc_18));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2075 = t2062 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2076 = smem_1 + t2075;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2076), "r"(t2074) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2077;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2077) : "f"(acc_21), "f"(acc_22));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2078 = t2062 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2079 = smem_1 + t2078;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2079), "r"(t2077) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2080;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2080) : "f"(acc_25), "f"(acc_26));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2081 = t2062 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2082 = smem_1 + t2081;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2082), "r"(t2080) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2083;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2083) : "f"(acc_29), "f"(acc_30));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2084 = t2062 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2085 = smem_1 + t2084;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2085), "r"(t2083) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2086 = lane >> 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2087 = first_row + t2086;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2088 = t2087 + 8u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2089 = t2088 & 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2090 = 0u ^ t2089;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2091 = t2088 << 7u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2092 = t2090 << 4u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2093 = t2091 + t2092;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2094 = lane & 3u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2095 = t2094 << 2u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2096 = t2093 + t2095;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2097;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2097) : "f"(acc_3), "f"(acc_4));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2098 = smem_1 + t2096;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2098), "r"(t2097) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2099;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2099) : "f"(acc_7), "f"(acc_8));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2100 = t2096 ^ 16u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2101 = smem_1 + t2100;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2101), "r"(t2099) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2102;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2102) : "f"(acc_11), "f"(acc_12));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2103 = t2096 ^ 32u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2104 = smem_1 + t2103;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2104), "r"(t2102) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2105;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2105) : "f"(acc_15), "f"(acc_16));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2106 = t2096 ^ 48u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2107 = smem_1 + t2106;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2107), "r"(t2105) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2108;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2108) : "f"(acc_19), "f"(acc_20));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2109 = t2096 ^ 64u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2110 = smem_1 + t2109;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2110), "r"(t2108) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2111;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2111) : "f"(acc_23), "f"(acc_24));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2112 = t2096 ^ 80u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2113 = smem_1 + t2112;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2113), "r"(t2111) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2114;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2114) : "f"(acc_27), "f"(acc_28));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2115 = t2096 ^ 96u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2116 = smem_1 + t2115;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2116), "r"(t2114) : "memory");
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    u32 t2117;
    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2117) : "f"(acc_31), "f"(acc_32));
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2118 = t2096 ^ 112u;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2119 = smem_1 + t2118;
#line 203 "fa-kernels/src/attention/forward/mma/tile.rs"
    asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2119), "r"(t2117) : "memory");
    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2120 = (u64)t2052;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2121 = t2120 * o_stride0;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2122 = t2121 * 2ull;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2123 = o + t2122;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2124 = (u64)t2050;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2125 = t2124 * o_stride1;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2126 = t2125 * 2ull;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2127 = t2123 + t2126;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2128 = (u64)t2051;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2129 = t2128 * o_stride2;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2130 = t2129 * 2ull;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2131 = t2127 + t2130;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2132 = (u32)o_stride1;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2133 = t2132 << 1u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2134 = seq_q - t2050;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2135 = head_dim >> 3u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2136 = lane >> 3u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2137 = first_row + t2136;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2138 = lane & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2139 = t2137 < t2134;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2140 = t2138 < t2135;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2141 = t2139 & t2140;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2141) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2142 = t2137 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2143 = t2138 ^ t2142;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2144 = t2137 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2145 = t2143 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2146 = t2144 + t2145;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2147 = smem_1 + t2146;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t2147) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2148 = (u64)t2137 * t2133;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2149 = t2131 + t2148;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2150 = (u64)t2138 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2151 = t2149 + t2150;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2151), "r"(row), "r"(row_2), "r"(row_3), "r"(row_4) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2152 = t2137 + 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2153 = t2152 < t2134;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2154 = t2138 < t2135;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2155 = t2153 & t2154;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2155) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2156 = t2152 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2157 = t2138 ^ t2156;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2158 = t2152 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2159 = t2157 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2160 = t2158 + t2159;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2161 = smem_1 + t2160;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t2161) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2162 = (u64)t2152 * t2133;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2163 = t2131 + t2162;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2164 = (u64)t2138 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2165 = t2163 + t2164;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2165), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2166 = t2137 + 8u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2167 = t2166 < t2134;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2168 = t2138 < t2135;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2169 = t2167 & t2168;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2169) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2170 = t2166 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2171 = t2138 ^ t2170;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2172 = t2166 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2173 = t2171 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2174 = t2172 + t2173;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2175 = smem_1 + t2174;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t2175) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2176 = (u64)t2166 * t2133;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2177 = t2131 + t2176;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2178 = (u64)t2138 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2179 = t2177 + t2178;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2179), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
    }
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2180 = t2137 + 12u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2181 = t2180 < t2134;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2182 = t2138 < t2135;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    const bool t2183 = t2181 & t2182;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
    if (t2183) {
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2184 = t2180 & 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2185 = t2138 ^ t2184;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2186 = t2180 << 7u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2187 = t2185 << 4u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2188 = t2186 + t2187;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u32 t2189 = smem_1 + t2188;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t2189) : "memory");
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2190 = (u64)t2180 * t2133;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2191 = t2131 + t2190;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2192 = (u64)t2138 * 16u;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        const u64 t2193 = t2191 + t2192;
#line 209 "fa-kernels/src/attention/forward/mma/tile.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2193), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
    }
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2194 = t2050 + first_row;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2195 = (u64)t2052;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2196 = t2195 * lse_stride0;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2197 = t2196 * 4ull;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2198 = lse + t2197;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2199 = (u64)t2051;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2200 = t2199 * lse_stride1;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2201 = t2200 * 4ull;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u64 t2202 = t2198 + t2201;
#line 217 "fa-kernels/src/attention/forward/mma/tile.rs"
    const u32 t2203 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const u32 t2204 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    const bool t2205 = t2204 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
    if (t2205) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2206 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_17 = t2194 + t2206;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists = row_17 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists) {
            const u64 t2209 = (u64)row_17 * t2203;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2210 = t2209 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2211 = t2202 + t2210;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2212;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2212) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2213;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2213) : "f"(row_max), "f"(1.442695f), "f"(t2212));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t2213 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t2215 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t2216 = t2215 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2211), "f"(t2216) : "memory");
        }
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2217 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 t2218 = t2194 + t2217;
#line 134 "fa-kernels/src/attention/epilogue.rs"
        const u32 row_18 = t2218 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
        const bool exists_2 = row_18 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
        if (exists_2) {
            const u64 t2221 = (u64)row_18 * t2203;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2222 = t2221 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            const u64 t2223 = t2202 + t2222;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2224;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2224) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t2225;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2225) : "f"(row_max_2), "f"(1.442695f), "f"(t2224));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t2225 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t2227 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 t2228 = t2227 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2223), "f"(t2228) : "memory");
        }
    }
}
