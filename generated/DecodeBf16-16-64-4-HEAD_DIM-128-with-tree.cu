typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

extern "C" __global__ void __launch_bounds__(128, 1)
decode_bf16(
    const u64 q /* bf16 */,
    const u64 q_stride0,
    const u64 q_stride1,
    const u64 q_stride2,
    const u64 q_stride3,
    const u64 k /* bf16 */,
    const u64 k_stride0,
    const u64 k_stride1,
    const u64 k_stride2,
    const u64 k_stride3,
    const u64 v /* bf16 */,
    const u64 v_stride0,
    const u64 v_stride1,
    const u64 v_stride2,
    const u64 v_stride3,
    const u64 o /* bf16, written */,
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
    const u64 argument0 /* u32 */,
    const u64 argument0_stride0,
    const u64 argument0_stride1,
    const u64 argument0_stride2,
    const u64 argument0_stride3,
    const u32 head_dim,
    const u32 kv_heads,
    const u32 kv_heads_factor,
    const u32 kv_heads_shift,
    const u32 sharing,
    const u32 sharing_factor,
    const u32 sharing_shift,
    const u32 tiles,
    const u32 tiles_factor,
    const u32 tiles_shift,
    const u32 splits,
    const u32 splits_factor,
    const u32 splits_shift,
    const u32 blocks_of_split,
    const u32 blocks_of_split_factor,
    const u32 blocks_of_split_shift,
    const u64 partials /* f32, scratch */,
    const u64 partials_stride0,
    const u64 partials_stride1,
    const u64 partials_stride2,
    const u64 partials_stride3,
    const u64 arrived /* u32, counters */,
    const u64 arrived_stride0,
    const u64 arrived_stride1,
    const u64 arrived_stride2,
    const u64 arrived_stride3)
{
#line 92 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t1 = blockIdx.x;
#line 92 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t2 = t1 << 1u;
#line 92 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t3;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3) : "r"(t2), "r"(splits_factor));
#line 92 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 tile = t3 >> splits_shift;
    const u32 t5 = tile << 1u;
#line 93 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t6;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t6) : "r"(t5), "r"(tiles_factor));
#line 93 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 head = t6 >> tiles_shift;
    const u32 t8 = blockIdx.x;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t9 = t8 << 1u;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t10;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t10) : "r"(t9), "r"(splits_factor));
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t11 = t10 >> splits_shift;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t12 = t11 * splits;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t13 = t8 - t12;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t14 = head << 1u;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t15;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t15) : "r"(t14), "r"(kv_heads_factor));
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t16 = t15 >> kv_heads_shift;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t17 = head << 1u;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t18;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t18) : "r"(t17), "r"(kv_heads_factor));
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t19 = t18 >> kv_heads_shift;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t20 = t19 * kv_heads;
#line 94 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t21 = head - t20;
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t22 = tile << 1u;
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t23;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t23) : "r"(t22), "r"(tiles_factor));
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t24 = t23 >> tiles_shift;
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t25 = t24 * tiles;
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t26 = tile - t25;
#line 137 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 first = t26 << 4u;
    const u32 t28 = seq_q * group;
#line 138 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t29 = t28 > first ? t28 : first;
#line 138 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t30 = t29 - first;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t31 = first << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    u32 t32;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t32) : "r"(t31), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t33 = t32 >> sharing_shift;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t34 = seq_k + 63u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t35 = t34 >> 6u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t35 > 1u ? t35 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t37 = seq_k >> 6u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t37 < end ? t37 : end;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t39 = end - whole;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t40 = t39 < end ? t39 : end;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t41 = first << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    u32 t42;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t42) : "r"(t41), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t43 = t42 >> sharing_shift;
#line 215 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t44 = t30 < 16u ? t30 : 16u;
#line 215 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t45 = t44 > 1u ? t44 : 1u;
#line 215 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t46 = t45 - 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t47 = first + t46;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t48 = t47 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    u32 t49;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t49) : "r"(t48), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t50 = t49 >> sharing_shift;
#line 122 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 t51 = (u32)__cvta_generic_to_shared(smem);
#line 39 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t52 = threadIdx.x;
#line 39 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane = t52 & 31u;
    const u32 t54 = threadIdx.x;
#line 40 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t55 = t54 >> 5u;
#line 40 "fa-kernels/src/attention/block_cursor.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t55));
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t57 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t58 = t57 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t59 = t58 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t60 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t61 = t60 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t62 = t59 - t61;
#line 109 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t63 = t62 < 64u ? t62 : 64u;
#line 41 "fa-kernels/src/attention/block_cursor.rs"
    #pragma unroll 1
    for (u32 i = warp; i < t63; i += 4u) {
#line 67 "fa-kernels/src/attention/block_walk.rs"
        const u32 t64 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
        const u32 t65 = t64 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
        const u32 t66 = t65 - i;
#line 67 "fa-kernels/src/attention/block_walk.rs"
        const u32 t67 = t66 << 5u;
#line 42 "fa-kernels/src/attention/block_cursor.rs"
        const u32 block = t67 + lane;
#line 284 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last = seq_k - 1u;
#line 262 "fa-kernels/src/attention/block_walk.rs"
        const u32 key = block << 6u;
        const u32 t71 = key < last ? key : last;
#line 263 "fa-kernels/src/attention/block_walk.rs"
        const u32 t72 = key + 63u;
#line 263 "fa-kernels/src/attention/block_walk.rs"
        const u32 t73 = t72 < last ? t72 : last;
#line 238 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t74 = t21 * sharing;
#line 222 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t75 = t43 >> 5u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t76 = t74 / group;
#line 58 "src/functions/sequences.rs"
        const u32 first_2 = seq_k - seq_q;
#line 61 "src/functions/sequences.rs"
        const u64 t5_2 = (u64)t16;
#line 61 "src/functions/sequences.rs"
        const u64 t6_2 = t5_2 * argument0_stride0;
#line 61 "src/functions/sequences.rs"
        const u64 t7_2 = t6_2 * 4ull;
#line 61 "src/functions/sequences.rs"
        const u64 t8_2 = argument0 + t7_2;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const bool t82 = t71 <= t73;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t83 = t82 ? t71 : 0u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t84 = t82 ? t73 : 4294967295u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t85 = t83 > first_2 ? t83 : first_2;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t86 = t84 > first_2 ? t84 : first_2;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t87 = t85 - first_2;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t88 = t86 - t85;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t89 = t87 + t88;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const bool t90 = t88 <= t88;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t91 = t90 ? t87 : 0u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t92 = t90 ? t89 : 4294967295u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const bool t93 = t91 <= t92;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t94 = t93 ? t91 : 0u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t95 = t93 ? t92 : 4294967295u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t96 = t94 >> 5u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t97 = t95 >> 5u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const bool t98 = t71 <= t73;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t99 = t98 ? t71 : 0u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t100 = t98 ? t73 : 4294967295u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const bool t101 = t100 < first_2;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const bool t102 = t99 < first_2;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const bool t103 = t91 <= t92;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t104 = t103 ? t91 : 0u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t105 = t103 ? t92 : 4294967295u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t106 = t104 >> 5u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t107 = t105 >> 5u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const bool t108 = t106 == t107;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t109 = t104 & 31u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t110 = t108 ? t109 : 0u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t111 = t105 & 31u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t112 = t108 ? t111 : 31u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const bool t113 = t110 <= t112;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t114 = t113 ? t110 : 0u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t115 = t113 ? t112 : 4294967295u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t116 = 0u >> t115;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t117 = 4294967295u >> t114;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const bool t118 = t116 <= t117;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t119 = t118 ? t116 : 0u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t120 = t118 ? t117 : 4294967295u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t121 = t119 >> 1u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t122 = t120 >> 1u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const bool t123 = t121 == t122;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t124 = t119 & 1u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t125 = t123 ? t124 : 0u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t126 = t120 & 1u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t127 = t123 ? t126 : 1u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const bool t128 = t125 == t127;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const bool t129 = t128 & true;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const bool t130 = t125 == 1u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const bool t131 = t129 & t130;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t132 = 1u - t125;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t133 = t127 - t125;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const bool t134 = t132 <= t133;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const u32 t135 = t125 - 1u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const bool t136 = t135 <= 0u;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const bool t137 = t134 | t136;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const bool t138 = t101 | t131;
#line 235 "fa-kernels/src/attention/forward/decode/work.rs"
        const bool t139 = t102 | t137;
#line 106 "fa-kernels/src/attention/block_walk.rs"
        const u32 t140 = end - end;
#line 106 "fa-kernels/src/attention/block_walk.rs"
        const bool t141 = t140 <= block;
#line 106 "fa-kernels/src/attention/block_walk.rs"
        const bool t142 = block < end;
#line 106 "fa-kernels/src/attention/block_walk.rs"
        const bool is_there = t141 & t142;
        const u32 t144 = end - 1u;
#line 107 "fa-kernels/src/attention/block_walk.rs"
        const u32 after = t144 - block;
        const bool t146 = t40 <= after;
#line 108 "fa-kernels/src/attention/block_walk.rs"
        const bool t147 = after < end;
#line 108 "fa-kernels/src/attention/block_walk.rs"
        const bool inside = t146 & t147;
        const bool t149 = is_there & t139;
#line 109 "fa-kernels/src/attention/block_walk.rs"
        const u32 visible = __ballot_sync(0xffffffffu, t149);
        const bool t151 = is_there & inside;
#line 110 "fa-kernels/src/attention/block_walk.rs"
        const bool t152 = t151 & t139;
#line 110 "fa-kernels/src/attention/block_walk.rs"
        const bool t153 = t152 & t138;
#line 110 "fa-kernels/src/attention/block_walk.rs"
        const u32 whole_2 = __ballot_sync(0xffffffffu, t153);
        const u32 t155 = visible ^ whole_2;
#line 44 "fa-kernels/src/attention/block_cursor.rs"
        const bool t156 = lane == 0u;
#line 44 "fa-kernels/src/attention/block_cursor.rs"
        if (t156) {
            const u32 t157 = i << 3u;
#line 45 "fa-kernels/src/attention/block_cursor.rs"
            const u32 pair = t51 + t157;
            f32 t159;
            asm("mov.b32 %0, %1;" : "=f"(t159) : "r"(t155));
#line 46 "fa-kernels/src/attention/block_cursor.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(pair), "f"(t159) : "memory");
            f32 t160;
            asm("mov.b32 %0, %1;" : "=f"(t160) : "r"(whole_2));
#line 47 "fa-kernels/src/attention/block_cursor.rs"
            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(pair), "f"(t160) : "memory");
        }
    }
#line 249 "fa-kernels/src/attention/forward/decode/work.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 56 "fa-kernels/src/attention/block_cursor.rs"
    u32 left = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t161 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t162 = t161 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t163 = t162 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t164 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t165 = t164 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t166 = t163 - t165;
#line 109 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t167 = t166 < 64u ? t166 : 64u;
#line 57 "fa-kernels/src/attention/block_cursor.rs"
    #pragma unroll 1
    for (u32 i_2 = 0u; i_2 < t167; i_2 += 1u) {
#line 121 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t168 = i_2 << 3u;
#line 121 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_2 = t51 + t168;
        f32 t170;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t170) : "r"(pair_2) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        u32 t171;
        asm("mov.b32 %0, %1;" : "=r"(t171) : "f"(t170));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        f32 t172;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t172) : "r"(pair_2) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        u32 t173;
        asm("mov.b32 %0, %1;" : "=r"(t173) : "f"(t172));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t174 = t171 | t173;
#line 115 "fa-kernels/src/attention/block_cursor.rs"
        u32 t175;
        asm("popc.b32 %0, %1;" : "=r"(t175) : "r"(t174));
#line 58 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t176 = left + t175;
#line 58 "fa-kernels/src/attention/block_cursor.rs"
        left = t176;
    }
#line 103 "fa-kernels/src/attention/block_cursor.rs"
    const u32 begin = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t178 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t179 = t178 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t180 = t179 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t181 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t182 = t181 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t183 = t180 - t182;
#line 109 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t184 = t183 < 64u ? t183 : 64u;
#line 61 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t185 = t184 - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
    const u32 t186 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
    const u32 t187 = t186 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
    const u32 t188 = t187 - t185;
#line 67 "fa-kernels/src/attention/block_walk.rs"
    const u32 t189 = t188 << 5u;
#line 61 "fa-kernels/src/attention/block_cursor.rs"
    const u32 listed = t189 > begin ? t189 : begin;
    const u32 t191 = listed - begin;
#line 62 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t192 = left + t191;
#line 199 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 all = t192 > 1u ? t192 : 1u;
    const u32 t194 = all + splits;
#line 200 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t195 = t194 - 1u;
#line 200 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t196 = t195 << 1u;
#line 200 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t197;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t197) : "r"(t196), "r"(splits_factor));
#line 200 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 per_split = t197 >> splits_shift;
    const u32 t199 = all + per_split;
#line 201 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t200 = t199 - 1u;
#line 201 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 splits_2 = t200 / per_split;
    const u32 t202 = t13 * per_split;
#line 202 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 first_3 = t202 < all ? t202 : all;
    const u32 t204 = all - first_3;
#line 203 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 count = t204 < per_split ? t204 : per_split;
#line 69 "fa-kernels/src/attention/block_cursor.rs"
    u32 block_2 = end;
#line 73 "fa-kernels/src/attention/block_cursor.rs"
    u32 rest = first_3;
    u32 pair_3 = 0u;
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
#line 109 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t212 = t211 < 64u ? t211 : 64u;
#line 75 "fa-kernels/src/attention/block_cursor.rs"
    const u32 last_2 = t212 - 1u;
    while (true) {
#line 76 "fa-kernels/src/attention/block_cursor.rs"
        const bool t214 = pair_3 <= last_2;
#line 76 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t215 = pair_3 < last_2 ? pair_3 : last_2;
#line 121 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t216 = t215 << 3u;
#line 121 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_4 = t51 + t216;
        f32 t218;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t218) : "r"(pair_4) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        u32 t219;
        asm("mov.b32 %0, %1;" : "=r"(t219) : "f"(t218));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        f32 t220;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t220) : "r"(pair_4) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        u32 t221;
        asm("mov.b32 %0, %1;" : "=r"(t221) : "f"(t220));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t222 = t219 | t221;
#line 115 "fa-kernels/src/attention/block_cursor.rs"
        u32 t223;
        asm("popc.b32 %0, %1;" : "=r"(t223) : "r"(t222));
#line 76 "fa-kernels/src/attention/block_cursor.rs"
        const bool t224 = t223 <= rest;
#line 76 "fa-kernels/src/attention/block_cursor.rs"
        const bool t225 = t214 & t224;
        if (!t225) break;
#line 77 "fa-kernels/src/attention/block_cursor.rs"
        const u32 number = pair_3;
#line 121 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t226 = number << 3u;
#line 121 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_5 = t51 + t226;
        f32 t228;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t228) : "r"(pair_5) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        u32 t229;
        asm("mov.b32 %0, %1;" : "=r"(t229) : "f"(t228));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        f32 t230;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t230) : "r"(pair_5) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        u32 t231;
        asm("mov.b32 %0, %1;" : "=r"(t231) : "f"(t230));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t232 = t229 | t231;
#line 115 "fa-kernels/src/attention/block_cursor.rs"
        u32 t233;
        asm("popc.b32 %0, %1;" : "=r"(t233) : "r"(t232));
#line 78 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t234 = rest - t233;
#line 78 "fa-kernels/src/attention/block_cursor.rs"
        rest = t234;
#line 67 "fa-kernels/src/attention/block_walk.rs"
        const u32 t235 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
        const u32 t236 = t235 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
        const u32 t237 = t236 - number;
#line 67 "fa-kernels/src/attention/block_walk.rs"
        const u32 t238 = t237 << 5u;
#line 103 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t239 = end - end;
#line 79 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t240 = t238 > t239 ? t238 : t239;
#line 79 "fa-kernels/src/attention/block_cursor.rs"
        block_2 = t240;
#line 82 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t241 = number + 1u;
#line 82 "fa-kernels/src/attention/block_cursor.rs"
        pair_3 = t241;
    }
    const bool t254 = last_2 < pair_3;
#line 84 "fa-kernels/src/attention/block_cursor.rs"
    if (t254) {
#line 103 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t255 = end - end;
#line 85 "fa-kernels/src/attention/block_cursor.rs"
        const u32 before = block_2 - t255;
        const u32 t257 = rest < before ? rest : before;
#line 86 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t258 = block_2 - t257;
#line 86 "fa-kernels/src/attention/block_cursor.rs"
        block_2 = t258;
#line 89 "fa-kernels/src/attention/block_cursor.rs"
        rest = 0u;
    }
    const u32 t259 = rest + 1u;
#line 91 "fa-kernels/src/attention/block_cursor.rs"
    #pragma unroll 1
    for (u32 i_3 = 0u; i_3 < t259; i_3 += 1u) {
#line 103 "fa-kernels/src/attention/block_cursor.rs"
        const u32 begin_2 = end - end;
#line 148 "fa-kernels/src/attention/block_cursor.rs"
        u32 below = block_2;
        u32 found = 0u;
        while (true) {
#line 150 "fa-kernels/src/attention/block_cursor.rs"
            const bool t261 = found == 0u;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
            const bool t262 = begin_2 < below;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
            const bool t263 = t261 & t262;
            if (!t263) break;
#line 151 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t264 = below - 1u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t265 = end - 1u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t266 = t265 >> 5u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t267 = t264 >> 5u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 number_2 = t266 - t267;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t269 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t270 = t269 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t271 = t270 - number_2;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_4 = t271 << 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t273 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t274 = t273 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t275 = t274 - number_2;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_5 = t275 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t277 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t278 = t277 > first_5 ? t277 : first_5;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 begin_3 = t278 - first_5;
            const u32 t280 = end - first_5;
#line 60 "fa-kernels/src/attention/block_walk.rs"
            const u32 end_2 = t280 < 32u ? t280 : 32u;
            const u32 t282 = 4294967295u << begin_3;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t283 = 32u - end_2;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t284 = 4294967295u >> t283;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t285 = t282 & t284;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
            u32 bits = t285;
            const bool t286 = number_2 < 64u;
#line 154 "fa-kernels/src/attention/block_cursor.rs"
            if (t286) {
#line 121 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t287 = number_2 << 3u;
#line 121 "fa-kernels/src/attention/block_cursor.rs"
                const u32 pair_7 = t51 + t287;
                f32 t289;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t289) : "r"(pair_7) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                u32 t290;
                asm("mov.b32 %0, %1;" : "=r"(t290) : "f"(t289));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                f32 t291;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t291) : "r"(pair_7) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                u32 t292;
                asm("mov.b32 %0, %1;" : "=r"(t292) : "f"(t291));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t293 = t290 | t292;
#line 155 "fa-kernels/src/attention/block_cursor.rs"
                bits = t293;
            }
            const u32 t294 = below - first_4;
#line 157 "fa-kernels/src/attention/block_cursor.rs"
            const u32 unused = 32u - t294;
            const u32 t296 = 4294967295u >> unused;
#line 158 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t297 = bits & t296;
#line 158 "fa-kernels/src/attention/block_cursor.rs"
            found = t297;
            const bool t298 = found == 0u;
#line 159 "fa-kernels/src/attention/block_cursor.rs"
            if (t298) {
                below = first_4;
            } else {
                u32 t299;
                asm("bfind.u32 %0, %1;" : "=r"(t299) : "r"(found));
#line 162 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t300 = first_4 + t299;
#line 162 "fa-kernels/src/attention/block_cursor.rs"
                block_2 = t300;
            }
        }
    }
#line 94 "fa-kernels/src/attention/block_cursor.rs"
    const bool t304 = block_2 == end;
#line 94 "fa-kernels/src/attention/block_cursor.rs"
    if (t304) {
        const u32 t305 = end - 1u;
#line 95 "fa-kernels/src/attention/block_cursor.rs"
        block_2 = t305;
    }
#line 138 "fa-kernels/src/attention/block_cursor.rs"
    u32 block_3 = block_2;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t306 = t30 != 0u;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t307 = t13 < splits_2;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t308 = t306 & t307;
#line 39 "fa-kernels/src/attention/forward/decode/mod.rs"
    if (t308) {
#line 69 "fa-kernels/src/attention/warps.rs"
        const u32 thread = threadIdx.x;
        const u32 lane_2 = thread & 31u;
        const u32 t311 = thread >> 5u;
#line 71 "fa-kernels/src/attention/warps.rs"
        u32 warp_2;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp_2) : "r"(t311));
#line 74 "fa-kernels/src/attention/warps.rs"
        const u32 t313 = warp_2 << 4u;
#line 61 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t314 = (u32)__cvta_generic_to_shared(smem);
#line 61 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = t314 + 1024u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t316 = thread >> 3u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t317 = thread & 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t318 = t316 & 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t319 = t317 ^ t318;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t320 = t316 << 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t321 = t319 << 4u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t322 = t320 + t321;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t323 = (u64)t316 * 0u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t324 = (u64)t317 * 16u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t325 = t323 + t324;
        const u32 t326 = head_dim >> 3u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t327 = (u64)t317 * 16u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t328 = smem_1 + t322;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t329 = t30 > 1u ? t30 : 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t330 = t329 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t331 = t316 < t330 ? t316 : t330;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t332 = first + t331;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t333 = t332 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t334;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t334) : "r"(t333), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t335 = t334 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t336 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t337 = first + t331;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t338 = t337 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t339;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t339) : "r"(t338), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t340 = t339 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t341 = t340 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t342 = t337 - t341;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t343 = t336 + t342;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t344 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t345 = t344 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t346 = t345 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t347 = q + t346;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t348 = (u64)t335;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t349 = t348 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t350 = t349 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t351 = t347 + t350;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t352 = (u64)t343;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t353 = t352 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t354 = t353 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t355 = t351 + t354;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t356 = t355 + t327;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t357 = t316 < t30;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t358 = t317 < t326;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t359 = t357 & t358;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t360 = t359 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t328), "l"(t356), "r"(t360) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t361 = t356 + 128ull;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t362 = t316 < t30;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t363 = t317 + 8u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t364 = t363 < t326;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t365 = t362 & t364;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t366 = t365 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t328), "l"(t361), "r"(t366) : "memory");
#line 64 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 4096u;
#line 219 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t368 = ring + 32768u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t369 = (u64)t16;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t370 = t369 * k_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t371 = t370 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t372 = k + t371;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t373 = 0ull * k_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t374 = t373 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t375 = t372 + t374;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t376 = (u64)t21;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t377 = t376 * k_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t378 = t377 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t379 = t375 + t378;
        const u32 t380 = (u32)k_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t381 = t380 << 1u;
        const u32 t382 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t383 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t384 = t382 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t385 = t383 ^ t384;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t386 = t382 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t387 = t385 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t388 = t386 + t387;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t389 = (u64)t382 * t381;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t390 = t379 + t389;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t391 = (u64)t383 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t392 = t390 + t391;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t393 = (u64)t381 * 16u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t394 = (u64)t16;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t395 = t394 * v_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t396 = t395 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t397 = v + t396;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t398 = 0ull * v_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t399 = t398 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t400 = t397 + t399;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t401 = (u64)t21;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t402 = t401 * v_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t403 = t402 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t404 = t400 + t403;
        const u32 t405 = (u32)v_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t406 = t405 << 1u;
        const u32 t407 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t408 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t409 = t407 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t410 = t408 ^ t409;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t411 = t407 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t412 = t410 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t413 = t411 + t412;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t414 = (u64)t407 * t406;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t415 = t404 + t414;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t416 = (u64)t408 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t417 = t415 + t416;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t418 = (u64)t406 * 16u;
#line 241 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t419 = thread & 31u;
#line 138 "fa-kernels/src/attention/block_cursor.rs"
        u32 block_4 = block_3;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = block_3 << 6u;
        const u32 t421 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t422 = ring + t388;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t423 = (u64)first_key * t381;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t424 = t392 + t423;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t425 = t424 + t393;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t426 = t425 + t393;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t427 = t426 + t393;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t428 = first_key + t382;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t429 = t428 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t430 = t383 < t421;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t431 = t429 & t430;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t432 = t431 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t422), "l"(t424), "r"(t432) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t433 = first_key + t382;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t434 = t433 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t435 = t434 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t436 = t383 < t421;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t437 = t435 & t436;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t438 = t437 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t422), "l"(t425), "r"(t438) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t439 = first_key + t382;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t440 = t439 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t441 = t440 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t442 = t383 < t421;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t443 = t441 & t442;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t444 = t443 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t422), "l"(t426), "r"(t444) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t445 = first_key + t382;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t446 = t445 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t447 = t446 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t448 = t383 < t421;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t449 = t447 & t448;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t450 = t449 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t422), "l"(t427), "r"(t450) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t451 = t424 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t452 = first_key + t382;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t453 = t452 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t454 = t383 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t455 = t454 < t421;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t456 = t453 & t455;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t457 = t456 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t422), "l"(t451), "r"(t457) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t458 = t425 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t459 = first_key + t382;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t460 = t459 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t461 = t460 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t462 = t383 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t463 = t462 < t421;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t464 = t461 & t463;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t465 = t464 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t422), "l"(t458), "r"(t465) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t466 = t426 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t467 = first_key + t382;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t468 = t467 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t469 = t468 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t470 = t383 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t471 = t470 < t421;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t472 = t469 & t471;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t473 = t472 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t422), "l"(t466), "r"(t473) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t474 = t427 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t475 = first_key + t382;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t476 = t475 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t477 = t476 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t478 = t383 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t479 = t478 < t421;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t480 = t477 & t479;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t481 = t480 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t422), "l"(t474), "r"(t481) : "memory");
#line 377 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = block_3 << 6u;
        const u32 t483 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t484 = t368 + t413;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t485 = (u64)first_key_2 * t406;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t486 = t417 + t485;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t487 = t486 + t418;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t488 = t487 + t418;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t489 = t488 + t418;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t490 = first_key_2 + t407;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t491 = t490 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t492 = t408 < t483;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t493 = t491 & t492;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t494 = t493 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t484), "l"(t486), "r"(t494) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t495 = first_key_2 + t407;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t496 = t495 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t497 = t496 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t498 = t408 < t483;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t499 = t497 & t498;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t500 = t499 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t484), "l"(t487), "r"(t500) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t501 = first_key_2 + t407;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t502 = t501 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t503 = t502 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t504 = t408 < t483;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t505 = t503 & t504;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t506 = t505 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t484), "l"(t488), "r"(t506) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t507 = first_key_2 + t407;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t508 = t507 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t509 = t508 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t510 = t408 < t483;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t511 = t509 & t510;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t512 = t511 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t484), "l"(t489), "r"(t512) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t513 = t486 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t514 = first_key_2 + t407;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t515 = t514 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t516 = t408 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t517 = t516 < t483;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t518 = t515 & t517;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t519 = t518 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t484), "l"(t513), "r"(t519) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t520 = t487 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t521 = first_key_2 + t407;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t522 = t521 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t523 = t522 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t524 = t408 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t525 = t524 < t483;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t526 = t523 & t525;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t527 = t526 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t484), "l"(t520), "r"(t527) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t528 = t488 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t529 = first_key_2 + t407;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t530 = t529 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t531 = t530 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t532 = t408 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t533 = t532 < t483;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t534 = t531 & t533;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t535 = t534 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t484), "l"(t528), "r"(t535) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t536 = t489 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t537 = first_key_2 + t407;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t538 = t537 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t539 = t538 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t540 = t408 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t541 = t540 < t483;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t542 = t539 & t541;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t543 = t542 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t484), "l"(t536), "r"(t543) : "memory");
#line 380 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 103 "fa-kernels/src/attention/block_cursor.rs"
        const u32 begin_4 = end - end;
#line 148 "fa-kernels/src/attention/block_cursor.rs"
        u32 below_2 = block_3;
        u32 found_2 = 0u;
        while (true) {
#line 150 "fa-kernels/src/attention/block_cursor.rs"
            const bool t545 = found_2 == 0u;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
            const bool t546 = begin_4 < below_2;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
            const bool t547 = t545 & t546;
            if (!t547) break;
#line 151 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t548 = below_2 - 1u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t549 = end - 1u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t550 = t549 >> 5u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t551 = t548 >> 5u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 number_3 = t550 - t551;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t553 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t554 = t553 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t555 = t554 - number_3;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_6 = t555 << 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t557 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t558 = t557 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t559 = t558 - number_3;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_7 = t559 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t561 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t562 = t561 > first_7 ? t561 : first_7;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 begin_5 = t562 - first_7;
            const u32 t564 = end - first_7;
#line 60 "fa-kernels/src/attention/block_walk.rs"
            const u32 end_3 = t564 < 32u ? t564 : 32u;
            const u32 t566 = 4294967295u << begin_5;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t567 = 32u - end_3;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t568 = 4294967295u >> t567;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t569 = t566 & t568;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
            u32 bits_2 = t569;
            const bool t570 = number_3 < 64u;
#line 154 "fa-kernels/src/attention/block_cursor.rs"
            if (t570) {
#line 121 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t571 = number_3 << 3u;
#line 121 "fa-kernels/src/attention/block_cursor.rs"
                const u32 pair_8 = t51 + t571;
                f32 t573;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t573) : "r"(pair_8) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                u32 t574;
                asm("mov.b32 %0, %1;" : "=r"(t574) : "f"(t573));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                f32 t575;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t575) : "r"(pair_8) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                u32 t576;
                asm("mov.b32 %0, %1;" : "=r"(t576) : "f"(t575));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t577 = t574 | t576;
#line 155 "fa-kernels/src/attention/block_cursor.rs"
                bits_2 = t577;
            }
            const u32 t578 = below_2 - first_6;
#line 157 "fa-kernels/src/attention/block_cursor.rs"
            const u32 unused_2 = 32u - t578;
            const u32 t580 = 4294967295u >> unused_2;
#line 158 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t581 = bits_2 & t580;
#line 158 "fa-kernels/src/attention/block_cursor.rs"
            found_2 = t581;
            const bool t582 = found_2 == 0u;
#line 159 "fa-kernels/src/attention/block_cursor.rs"
            if (t582) {
                below_2 = first_6;
            } else {
                u32 t583;
                asm("bfind.u32 %0, %1;" : "=r"(t583) : "r"(found_2));
#line 162 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t584 = first_6 + t583;
#line 162 "fa-kernels/src/attention/block_cursor.rs"
                block_3 = t584;
            }
        }
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t588 = 1u < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t588) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t589 = ring + 16384u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = block_3 << 6u;
            const u32 t591 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t592 = t589 + t388;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t593 = (u64)first_key_3 * t381;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t594 = t392 + t593;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t595 = t594 + t393;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t596 = t595 + t393;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t597 = t596 + t393;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t598 = t383 < t591;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t599 = t598 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t592), "l"(t594), "r"(t599) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t600 = t383 < t591;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t601 = t600 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t592), "l"(t595), "r"(t601) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t602 = t383 < t591;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t603 = t602 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t592), "l"(t596), "r"(t603) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t604 = t383 < t591;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t605 = t604 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t592), "l"(t597), "r"(t605) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t606 = t594 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t607 = t383 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t608 = t607 < t591;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t609 = t608 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t592), "l"(t606), "r"(t609) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t610 = t595 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t611 = t383 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t612 = t611 < t591;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t613 = t612 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t592), "l"(t610), "r"(t613) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t614 = t596 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t615 = t383 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t616 = t615 < t591;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t617 = t616 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t592), "l"(t614), "r"(t617) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t618 = t597 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t619 = t383 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t620 = t619 < t591;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t621 = t620 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t592), "l"(t618), "r"(t621) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t622 = 1u < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t622) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t623 = t368 + 16384u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_4 = block_3 << 6u;
            const u32 t625 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t626 = t623 + t413;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t627 = (u64)first_key_4 * t406;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t628 = t417 + t627;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t629 = t628 + t418;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t630 = t629 + t418;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t631 = t630 + t418;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t632 = t408 < t625;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t633 = t632 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t626), "l"(t628), "r"(t633) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t634 = t408 < t625;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t635 = t634 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t626), "l"(t629), "r"(t635) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t636 = t408 < t625;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t637 = t636 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t626), "l"(t630), "r"(t637) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t638 = t408 < t625;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t639 = t638 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t626), "l"(t631), "r"(t639) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t640 = t628 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t641 = t408 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t642 = t641 < t625;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t643 = t642 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t626), "l"(t640), "r"(t643) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t644 = t629 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t645 = t408 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t646 = t645 < t625;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t647 = t646 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t626), "l"(t644), "r"(t647) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t648 = t630 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t649 = t408 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t650 = t649 < t625;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t651 = t650 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t626), "l"(t648), "r"(t651) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t652 = t631 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t653 = t408 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t654 = t653 < t625;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t655 = t654 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t626), "l"(t652), "r"(t655) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 103 "fa-kernels/src/attention/block_cursor.rs"
        const u32 begin_6 = end - end;
#line 148 "fa-kernels/src/attention/block_cursor.rs"
        u32 below_3 = block_3;
        u32 found_3 = 0u;
        while (true) {
#line 150 "fa-kernels/src/attention/block_cursor.rs"
            const bool t657 = found_3 == 0u;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
            const bool t658 = begin_6 < below_3;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
            const bool t659 = t657 & t658;
            if (!t659) break;
#line 151 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t660 = below_3 - 1u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t661 = end - 1u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t662 = t661 >> 5u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t663 = t660 >> 5u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 number_4 = t662 - t663;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t665 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t666 = t665 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t667 = t666 - number_4;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_8 = t667 << 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t669 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t670 = t669 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 t671 = t670 - number_4;
#line 67 "fa-kernels/src/attention/block_walk.rs"
            const u32 first_9 = t671 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t673 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 t674 = t673 > first_9 ? t673 : first_9;
#line 59 "fa-kernels/src/attention/block_walk.rs"
            const u32 begin_7 = t674 - first_9;
            const u32 t676 = end - first_9;
#line 60 "fa-kernels/src/attention/block_walk.rs"
            const u32 end_4 = t676 < 32u ? t676 : 32u;
            const u32 t678 = 4294967295u << begin_7;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t679 = 32u - end_4;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t680 = 4294967295u >> t679;
#line 61 "fa-kernels/src/attention/block_walk.rs"
            const u32 t681 = t678 & t680;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
            u32 bits_3 = t681;
            const bool t682 = number_4 < 64u;
#line 154 "fa-kernels/src/attention/block_cursor.rs"
            if (t682) {
#line 121 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t683 = number_4 << 3u;
#line 121 "fa-kernels/src/attention/block_cursor.rs"
                const u32 pair_9 = t51 + t683;
                f32 t685;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t685) : "r"(pair_9) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                u32 t686;
                asm("mov.b32 %0, %1;" : "=r"(t686) : "f"(t685));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                f32 t687;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t687) : "r"(pair_9) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                u32 t688;
                asm("mov.b32 %0, %1;" : "=r"(t688) : "f"(t687));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t689 = t686 | t688;
#line 155 "fa-kernels/src/attention/block_cursor.rs"
                bits_3 = t689;
            }
            const u32 t690 = below_3 - first_8;
#line 157 "fa-kernels/src/attention/block_cursor.rs"
            const u32 unused_3 = 32u - t690;
            const u32 t692 = 4294967295u >> unused_3;
#line 158 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t693 = bits_3 & t692;
#line 158 "fa-kernels/src/attention/block_cursor.rs"
            found_3 = t693;
            const bool t694 = found_3 == 0u;
#line 159 "fa-kernels/src/attention/block_cursor.rs"
            if (t694) {
                below_3 = first_8;
            } else {
                u32 t695;
                asm("bfind.u32 %0, %1;" : "=r"(t695) : "r"(found_3));
#line 162 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t696 = first_8 + t695;
#line 162 "fa-kernels/src/attention/block_cursor.rs"
                block_3 = t696;
            }
        }
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t700 = lane_2 & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t701 = lane_2 >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t702 = t700 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t703 = t701 ^ t702;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t704 = t700 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t705 = t703 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t706 = t704 + t705;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t707 = smem_1 + t706;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t708;
        asm volatile("mov.b32 %0, %1;" : "=r"(t708) : "r"(t707));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t708) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t709;
        asm volatile("mov.b32 %0, %1;" : "=r"(t709) : "r"(t707));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t710 = t709 ^ 32u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t710) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t711;
        asm volatile("mov.b32 %0, %1;" : "=r"(t711) : "r"(t707));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t712 = t711 ^ 64u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t712) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t713;
        asm volatile("mov.b32 %0, %1;" : "=r"(t713) : "r"(t707));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t714 = t713 ^ 96u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t714) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t715;
        asm volatile("mov.b32 %0, %1;" : "=r"(t715) : "r"(t707));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t715) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t716;
        asm volatile("mov.b32 %0, %1;" : "=r"(t716) : "r"(t707));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t717 = t716 ^ 32u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t717) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t718;
        asm volatile("mov.b32 %0, %1;" : "=r"(t718) : "r"(t707));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t719 = t718 ^ 64u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t719) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t720;
        asm volatile("mov.b32 %0, %1;" : "=r"(t720) : "r"(t707));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t721 = t720 ^ 96u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t721) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t722 = lane_2 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t723 = t313 + t722;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t724 = lane_2 >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t725 = t724 << 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t726 = t723 + t725;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t727 = lane_2 >> 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t728 = t727 & 1u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t729 = t726 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t730 = t728 ^ t729;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t731 = t726 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t732 = t730 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t733 = t731 + t732;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t734 = lane_2 & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t735 = t313 + t734;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t736 = lane_2 >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t737 = t735 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t738 = t736 ^ t737;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t739 = t735 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t740 = t738 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t741 = t739 + t740;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t742 = lane_2 >> 2u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t743 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t744 = first + t742;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t745 = t744 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t746;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t746) : "r"(t745), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t747 = t746 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t748 = t747 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t749 = t744 - t748;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t750 = t743 + t749;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t751 = lane_2 >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t752 = first + t751;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t753 = t752 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        u32 t754;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t754) : "r"(t753), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t755 = t754 >> sharing_shift;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t756 = t750 / group;
#line 58 "src/functions/sequences.rs"
        const u32 first_10 = seq_k - seq_q;
#line 61 "src/functions/sequences.rs"
        const u64 t5_3 = (u64)t16;
#line 61 "src/functions/sequences.rs"
        const u64 t6_3 = t5_3 * argument0_stride0;
#line 61 "src/functions/sequences.rs"
        const u64 t7_3 = t6_3 * 4ull;
#line 61 "src/functions/sequences.rs"
        const u64 t8_3 = argument0 + t7_3;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t762 = seq_q - 1u;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t763 = t755 < t762 ? t755 : t762;
#line 61 "src/functions/sequences.rs"
        const u64 t9_2 = (u64)t763;
#line 61 "src/functions/sequences.rs"
        const u64 t10_2 = t9_2 * argument0_stride1;
#line 61 "src/functions/sequences.rs"
        const u64 t11_2 = t10_2 * 4ull;
#line 61 "src/functions/sequences.rs"
        const u64 t12_2 = t8_3 + t11_2;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t768 = lane_2 >> 2u;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t769 = t768 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t770 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t771 = first + t769;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t772 = t771 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t773;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t773) : "r"(t772), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t774 = t773 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t775 = t774 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t776 = t771 - t775;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t777 = t770 + t776;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t778 = lane_2 >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t779 = first + t778;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t780 = t779 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t781 = t780 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        u32 t782;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t782) : "r"(t781), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t783 = t782 >> sharing_shift;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t784 = t777 / group;
#line 58 "src/functions/sequences.rs"
        const u32 first_11 = seq_k - seq_q;
#line 61 "src/functions/sequences.rs"
        const u64 t5_4 = (u64)t16;
#line 61 "src/functions/sequences.rs"
        const u64 t6_4 = t5_4 * argument0_stride0;
#line 61 "src/functions/sequences.rs"
        const u64 t7_4 = t6_4 * 4ull;
#line 61 "src/functions/sequences.rs"
        const u64 t8_4 = argument0 + t7_4;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t790 = seq_q - 1u;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t791 = t783 < t790 ? t783 : t790;
#line 61 "src/functions/sequences.rs"
        const u64 t9_3 = (u64)t791;
#line 61 "src/functions/sequences.rs"
        const u64 t10_3 = t9_3 * argument0_stride1;
#line 61 "src/functions/sequences.rs"
        const u64 t11_3 = t10_3 * 4ull;
#line 61 "src/functions/sequences.rs"
        const u64 t12_3 = t8_4 + t11_3;
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_max = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_2 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_2 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_2 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_3 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_4 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_5 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_6 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_7 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_8 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_9 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_10 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_11 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_12 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_13 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_14 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_15 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_16 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_17 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_18 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_19 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_20 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_21 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_22 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_23 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_24 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_25 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_26 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_27 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_28 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_29 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_30 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_31 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_32 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_33 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_34 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_35 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_36 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_37 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_38 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_39 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_40 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_41 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_42 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_43 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_44 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_45 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_46 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_47 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_48 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_49 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_50 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_51 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_52 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_53 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_54 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_55 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_56 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_57 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_58 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_59 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_60 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_61 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_62 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_63 = 0.0f;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 acc_64 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_2 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_3 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_4 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_5 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_6 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_7 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_8 = 0.0f;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t796;
        asm volatile("mov.b32 %0, %1;" : "=r"(t796) : "r"(t733));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t797 = t796 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t798 = t796 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t799 = t796 ^ 96u;
        const u32 t800 = ring + t796;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t800) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t801 = ring + t797;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t801) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t802 = ring + t798;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t802) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_41), "r"(m_42));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_43), "r"(m_44));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t803 = ring + t799;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t803) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t800) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_49), "r"(m_50));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_51), "r"(m_52));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t801) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_53), "r"(m_54));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_55), "r"(m_56));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t802) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_57), "r"(m_58));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_59), "r"(m_60));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t803) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_61), "r"(m_62));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_63), "r"(m_64));
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t804 = block_2 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 first_key_5 = t804 + t313;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t806 = lane_2 & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t807 = t806 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t808 = first_key_5 + t807;
#line 284 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t809 = seq_k - 1u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t810 = t808 < t809 ? t808 : t809;
#line 60 "src/functions/sequences.rs"
        const u32 t2_2 = t810 > first_10 ? t810 : first_10;
#line 60 "src/functions/sequences.rs"
        const u32 token = t2_2 - first_10;
        const u32 t4_2 = token >> 5u;
#line 61 "src/functions/sequences.rs"
        const u64 t13_2 = (u64)t4_2;
#line 61 "src/functions/sequences.rs"
        const u64 t14_2 = t13_2 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
        const u64 t15_2 = t14_2 * 4ull;
        const bool t18_2 = t810 < first_10;
#line 62 "src/functions/sequences.rs"
        const u32 t19_2 = token & 31u;
#line 61 "src/functions/sequences.rs"
        const u64 t16_2 = t12_2 + t15_2;
#line 61 "src/functions/sequences.rs"
        u32 word;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word) : "l"(t16_2));
#line 62 "src/functions/sequences.rs"
        const u32 t20_2 = word >> t19_2;
#line 62 "src/functions/sequences.rs"
        const u32 t21_2 = t20_2 & 1u;
#line 62 "src/functions/sequences.rs"
        const bool t22_2 = t21_2 == 1u;
#line 62 "src/functions/sequences.rs"
        const bool t23_2 = t18_2 | t22_2;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed = t23_2 ? s : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s = changed;
#line 61 "src/functions/sequences.rs"
        const u64 t16_3 = t12_3 + t15_2;
#line 61 "src/functions/sequences.rs"
        u32 word_2;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_2) : "l"(t16_3));
#line 62 "src/functions/sequences.rs"
        const u32 t20_3 = word_2 >> t19_2;
#line 62 "src/functions/sequences.rs"
        const u32 t21_3 = t20_3 & 1u;
#line 62 "src/functions/sequences.rs"
        const bool t22_3 = t21_3 == 1u;
#line 62 "src/functions/sequences.rs"
        const bool t23_3 = t18_2 | t22_3;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_2 = t23_3 ? s_3 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_3 = changed_2;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t833 = t808 + 1u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t834 = t833 < t809 ? t833 : t809;
#line 60 "src/functions/sequences.rs"
        const u32 t2_3 = t834 > first_10 ? t834 : first_10;
#line 60 "src/functions/sequences.rs"
        const u32 token_2 = t2_3 - first_10;
        const u32 t4_3 = token_2 >> 5u;
#line 61 "src/functions/sequences.rs"
        const u64 t13_3 = (u64)t4_3;
#line 61 "src/functions/sequences.rs"
        const u64 t14_3 = t13_3 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
        const u64 t15_3 = t14_3 * 4ull;
        const bool t18_3 = t834 < first_10;
#line 62 "src/functions/sequences.rs"
        const u32 t19_3 = token_2 & 31u;
#line 61 "src/functions/sequences.rs"
        const u64 t16_4 = t12_2 + t15_3;
#line 61 "src/functions/sequences.rs"
        u32 word_3;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_3) : "l"(t16_4));
#line 62 "src/functions/sequences.rs"
        const u32 t20_4 = word_3 >> t19_3;
#line 62 "src/functions/sequences.rs"
        const u32 t21_4 = t20_4 & 1u;
#line 62 "src/functions/sequences.rs"
        const bool t22_4 = t21_4 == 1u;
#line 62 "src/functions/sequences.rs"
        const bool t23_4 = t18_3 | t22_4;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_3 = t23_4 ? s_2 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_2 = changed_3;
#line 61 "src/functions/sequences.rs"
        const u64 t16_5 = t12_3 + t15_3;
#line 61 "src/functions/sequences.rs"
        u32 word_4;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_4) : "l"(t16_5));
#line 62 "src/functions/sequences.rs"
        const u32 t20_5 = word_4 >> t19_3;
#line 62 "src/functions/sequences.rs"
        const u32 t21_5 = t20_5 & 1u;
#line 62 "src/functions/sequences.rs"
        const bool t22_5 = t21_5 == 1u;
#line 62 "src/functions/sequences.rs"
        const bool t23_5 = t18_3 | t22_5;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_4 = t23_5 ? s_4 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_4 = changed_4;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t857 = t808 + 8u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t858 = t857 < t809 ? t857 : t809;
#line 60 "src/functions/sequences.rs"
        const u32 t2_4 = t858 > first_10 ? t858 : first_10;
#line 60 "src/functions/sequences.rs"
        const u32 token_3 = t2_4 - first_10;
        const u32 t4_4 = token_3 >> 5u;
#line 61 "src/functions/sequences.rs"
        const u64 t13_4 = (u64)t4_4;
#line 61 "src/functions/sequences.rs"
        const u64 t14_4 = t13_4 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
        const u64 t15_4 = t14_4 * 4ull;
        const bool t18_4 = t858 < first_10;
#line 62 "src/functions/sequences.rs"
        const u32 t19_4 = token_3 & 31u;
#line 61 "src/functions/sequences.rs"
        const u64 t16_6 = t12_2 + t15_4;
#line 61 "src/functions/sequences.rs"
        u32 word_5;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_5) : "l"(t16_6));
#line 62 "src/functions/sequences.rs"
        const u32 t20_6 = word_5 >> t19_4;
#line 62 "src/functions/sequences.rs"
        const u32 t21_6 = t20_6 & 1u;
#line 62 "src/functions/sequences.rs"
        const bool t22_6 = t21_6 == 1u;
#line 62 "src/functions/sequences.rs"
        const bool t23_6 = t18_4 | t22_6;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_5 = t23_6 ? s_5 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_5 = changed_5;
#line 61 "src/functions/sequences.rs"
        const u64 t16_7 = t12_3 + t15_4;
#line 61 "src/functions/sequences.rs"
        u32 word_6;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_6) : "l"(t16_7));
#line 62 "src/functions/sequences.rs"
        const u32 t20_7 = word_6 >> t19_4;
#line 62 "src/functions/sequences.rs"
        const u32 t21_7 = t20_7 & 1u;
#line 62 "src/functions/sequences.rs"
        const bool t22_7 = t21_7 == 1u;
#line 62 "src/functions/sequences.rs"
        const bool t23_7 = t18_4 | t22_7;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_6 = t23_7 ? s_7 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_7 = changed_6;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t881 = t808 + 9u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t882 = t881 < t809 ? t881 : t809;
#line 60 "src/functions/sequences.rs"
        const u32 t2_5 = t882 > first_10 ? t882 : first_10;
#line 60 "src/functions/sequences.rs"
        const u32 token_4 = t2_5 - first_10;
        const u32 t4_5 = token_4 >> 5u;
#line 61 "src/functions/sequences.rs"
        const u64 t13_5 = (u64)t4_5;
#line 61 "src/functions/sequences.rs"
        const u64 t14_5 = t13_5 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
        const u64 t15_5 = t14_5 * 4ull;
        const bool t18_5 = t882 < first_10;
#line 62 "src/functions/sequences.rs"
        const u32 t19_5 = token_4 & 31u;
#line 61 "src/functions/sequences.rs"
        const u64 t16_8 = t12_2 + t15_5;
#line 61 "src/functions/sequences.rs"
        u32 word_7;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_7) : "l"(t16_8));
#line 62 "src/functions/sequences.rs"
        const u32 t20_8 = word_7 >> t19_5;
#line 62 "src/functions/sequences.rs"
        const u32 t21_8 = t20_8 & 1u;
#line 62 "src/functions/sequences.rs"
        const bool t22_8 = t21_8 == 1u;
#line 62 "src/functions/sequences.rs"
        const bool t23_8 = t18_5 | t22_8;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_7 = t23_8 ? s_6 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_6 = changed_7;
#line 61 "src/functions/sequences.rs"
        const u64 t16_9 = t12_3 + t15_5;
#line 61 "src/functions/sequences.rs"
        u32 word_8;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_8) : "l"(t16_9));
#line 62 "src/functions/sequences.rs"
        const u32 t20_9 = word_8 >> t19_5;
#line 62 "src/functions/sequences.rs"
        const u32 t21_9 = t20_9 & 1u;
#line 62 "src/functions/sequences.rs"
        const bool t22_9 = t21_9 == 1u;
#line 62 "src/functions/sequences.rs"
        const bool t23_9 = t18_5 | t22_9;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_8 = t23_9 ? s_8 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
        s_8 = changed_8;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t905 = block_2 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 first_key_6 = t905 + t313;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t907 = lane_2 & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t908 = t907 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 column = first_key_6 + t908;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t910 = lane_2 >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t911 = first + t910;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t912 = t911 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        u32 t913;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t913) : "r"(t912), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t914 = t913 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t915 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_5 = t915 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_2 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t918 = visible_2 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s = t918;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_3 = 1u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t920 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_2 = t920;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_4 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t922 = visible_4 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_5 = t922;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_5 = 9u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t924 = visible_5 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_6 = t924;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t925 = lane_2 >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t926 = first + t925;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t927 = t926 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t928 = t927 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        u32 t929;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t929) : "r"(t928), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t930 = t929 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t931 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_6 = t931 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_6 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t934 = visible_6 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_3 = t934;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_7 = 1u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t936 = visible_7 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_4 = t936;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_8 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t938 = visible_8 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_7 = t938;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_9 = 9u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t940 = visible_9 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_8 = t940;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t942;
        asm("max.f32 %0, %1, %2;" : "=f"(t942) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t943;
        asm("max.f32 %0, %1, %2;" : "=f"(t943) : "f"(t942), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t944;
        asm("max.f32 %0, %1, %2;" : "=f"(t944) : "f"(t943), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t945;
        asm("max.f32 %0, %1, %2;" : "=f"(t945) : "f"(t944), "f"(s_6));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t946;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t946) : "f"(t945));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_10;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_10) : "f"(t945), "f"(t946));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t948;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t948) : "f"(pair_10));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair_10), "f"(t948));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t951 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t951;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t953 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t954;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t954) : "f"(old), "f"(scale_log2), "f"(t953));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t954));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t956 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t957 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t957));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t959;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t959) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t959;
        const f32 t960 = t956 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t961 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t961));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t963;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t963) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t963;
        const f32 t964 = t960 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t965 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t965));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t967;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t967) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t967;
        const f32 t968 = t964 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t969 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t969));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t971;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t971) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t971;
        const f32 t972 = t968 + s_6;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t972;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t973 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t973;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t974 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t974;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t975 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t975;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t976 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t976;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t977 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t977;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t978 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t978;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t979 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t979;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t980 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t980;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t981 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t981;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t982 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t982;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t983 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t983;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t984 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t984;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t985 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t985;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t986 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t986;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t987 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t987;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t988 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t988;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t989 = acc_33 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t989;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t990 = acc_34 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t990;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t991 = acc_37 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t991;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t992 = acc_38 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t992;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t993 = acc_41 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t993;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t994 = acc_42 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t994;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t995 = acc_45 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t995;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t996 = acc_46 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t996;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t997 = acc_49 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t997;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t998 = acc_50 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t998;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t999 = acc_53 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t999;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1000 = acc_54 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t1000;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1001 = acc_57 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t1001;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1002 = acc_58 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t1002;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1003 = acc_61 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t1003;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1004 = acc_62 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t1004;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1006;
        asm("max.f32 %0, %1, %2;" : "=f"(t1006) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1007;
        asm("max.f32 %0, %1, %2;" : "=f"(t1007) : "f"(t1006), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1008;
        asm("max.f32 %0, %1, %2;" : "=f"(t1008) : "f"(t1007), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1009;
        asm("max.f32 %0, %1, %2;" : "=f"(t1009) : "f"(t1008), "f"(s_8));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1010;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1010) : "f"(t1009));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_11;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_11) : "f"(t1009), "f"(t1010));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1012;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1012) : "f"(pair_11));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_11), "f"(t1012));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t1015 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t1015;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1017 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1018;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1018) : "f"(old_2), "f"(scale_log2), "f"(t1017));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1018));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1020 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1021 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_3), "f"(scale_log2), "f"(t1021));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1023;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1023) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t1023;
        const f32 t1024 = t1020 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1025 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_4), "f"(scale_log2), "f"(t1025));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1027;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1027) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t1027;
        const f32 t1028 = t1024 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1029 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t1029));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1031;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1031) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t1031;
        const f32 t1032 = t1028 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1033 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t1033));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1035;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1035) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t1035;
        const f32 t1036 = t1032 + s_8;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1036;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1037 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1037;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1038 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1038;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1039 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1039;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1040 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1040;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1041 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1041;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1042 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1042;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1043 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1043;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1044 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1044;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1045 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1045;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1046 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1046;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1047 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1047;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1048 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1048;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1049 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1049;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1050 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1050;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1051 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1051;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1052 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1052;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1053 = acc_35 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t1053;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1054 = acc_36 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t1054;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1055 = acc_39 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t1055;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1056 = acc_40 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t1056;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1057 = acc_43 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t1057;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1058 = acc_44 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t1058;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1059 = acc_47 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t1059;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1060 = acc_48 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t1060;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1061 = acc_51 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t1061;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1062 = acc_52 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t1062;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1063 = acc_55 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t1063;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1064 = acc_56 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1064;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1065 = acc_59 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1065;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1066 = acc_60 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1066;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1067 = acc_63 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1067;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1068 = acc_64 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1068;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1069;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1069) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1070;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1070) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1071;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1071) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1072;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1072) : "f"(s_7), "f"(s_8));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t1073;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1073) : "r"(t741));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1074 = t1073 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1075 = t1073 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1076 = t1073 ^ 96u;
        const u32 t1077 = t368 + t1073;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1078 = t368 + t1074;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1079 = t368 + t1075;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1080 = t368 + t1076;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t1077) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1069), "r"(t1070), "r"(t1071), "r"(t1072), "r"(m_65), "r"(m_66));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1069), "r"(t1070), "r"(t1071), "r"(t1072), "r"(m_67), "r"(m_68));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t1078) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1069), "r"(t1070), "r"(t1071), "r"(t1072), "r"(m_69), "r"(m_70));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1069), "r"(t1070), "r"(t1071), "r"(t1072), "r"(m_71), "r"(m_72));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t1079) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1069), "r"(t1070), "r"(t1071), "r"(t1072), "r"(m_73), "r"(m_74));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1069), "r"(t1070), "r"(t1071), "r"(t1072), "r"(m_75), "r"(m_76));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t1080) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1069), "r"(t1070), "r"(t1071), "r"(t1072), "r"(m_77), "r"(m_78));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1069), "r"(t1070), "r"(t1071), "r"(t1072), "r"(m_79), "r"(m_80));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t1077) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1069), "r"(t1070), "r"(t1071), "r"(t1072), "r"(m_81), "r"(m_82));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1069), "r"(t1070), "r"(t1071), "r"(t1072), "r"(m_83), "r"(m_84));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t1078) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1069), "r"(t1070), "r"(t1071), "r"(t1072), "r"(m_85), "r"(m_86));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1069), "r"(t1070), "r"(t1071), "r"(t1072), "r"(m_87), "r"(m_88));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t1079) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1069), "r"(t1070), "r"(t1071), "r"(t1072), "r"(m_89), "r"(m_90));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1069), "r"(t1070), "r"(t1071), "r"(t1072), "r"(m_91), "r"(m_92));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t1080) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1069), "r"(t1070), "r"(t1071), "r"(t1072), "r"(m_93), "r"(m_94));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1069), "r"(t1070), "r"(t1071), "r"(t1072), "r"(m_95), "r"(m_96));
#line 81 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i_4 = 1u; i_4 < count; i_4 += 1u) {
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            const u32 begin_8 = end - end;
#line 148 "fa-kernels/src/attention/block_cursor.rs"
            u32 below_4 = block_2;
            u32 found_4 = 0u;
            while (true) {
#line 150 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1082 = found_4 == 0u;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1083 = begin_8 < below_4;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1084 = t1082 & t1083;
                if (!t1084) break;
#line 151 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1085 = below_4 - 1u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1086 = end - 1u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1087 = t1086 >> 5u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1088 = t1085 >> 5u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
                const u32 number_5 = t1087 - t1088;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1090 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1091 = t1090 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1092 = t1091 - number_5;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_12 = t1092 << 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1094 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1095 = t1094 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1096 = t1095 - number_5;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_13 = t1096 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1098 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1099 = t1098 > first_13 ? t1098 : first_13;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 begin_9 = t1099 - first_13;
                const u32 t1101 = end - first_13;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                const u32 end_7 = t1101 < 32u ? t1101 : 32u;
                const u32 t1103 = 4294967295u << begin_9;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1104 = 32u - end_7;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1105 = 4294967295u >> t1104;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1106 = t1103 & t1105;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
                u32 bits_4 = t1106;
                const bool t1107 = number_5 < 64u;
#line 154 "fa-kernels/src/attention/block_cursor.rs"
                if (t1107) {
#line 121 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1108 = number_5 << 3u;
#line 121 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 pair_12 = t51 + t1108;
                    f32 t1110;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1110) : "r"(pair_12) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t1111;
                    asm("mov.b32 %0, %1;" : "=r"(t1111) : "f"(t1110));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                    f32 t1112;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1112) : "r"(pair_12) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t1113;
                    asm("mov.b32 %0, %1;" : "=r"(t1113) : "f"(t1112));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1114 = t1111 | t1113;
#line 155 "fa-kernels/src/attention/block_cursor.rs"
                    bits_4 = t1114;
                }
                const u32 t1115 = below_4 - first_12;
#line 157 "fa-kernels/src/attention/block_cursor.rs"
                const u32 unused_4 = 32u - t1115;
                const u32 t1117 = 4294967295u >> unused_4;
#line 158 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1118 = bits_4 & t1117;
#line 158 "fa-kernels/src/attention/block_cursor.rs"
                found_4 = t1118;
                const bool t1119 = found_4 == 0u;
#line 159 "fa-kernels/src/attention/block_cursor.rs"
                if (t1119) {
                    below_4 = first_12;
                } else {
                    u32 t1120;
                    asm("bfind.u32 %0, %1;" : "=r"(t1120) : "r"(found_4));
#line 162 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1121 = first_12 + t1120;
#line 162 "fa-kernels/src/attention/block_cursor.rs"
                    block_2 = t1121;
                }
            }
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 405 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 next = i_4 + 1u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1126 = next < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1126) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1127 = next & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1128 = t1127 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1129 = ring + t1128;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_7 = block_3 << 6u;
                const u32 t1131 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1132 = t1129 + t388;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1133 = (u64)first_key_7 * t381;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1134 = t392 + t1133;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1135 = t1134 + t393;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1136 = t1135 + t393;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1137 = t1136 + t393;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1138 = t383 < t1131;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1139 = t1138 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1132), "l"(t1134), "r"(t1139) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1140 = t383 < t1131;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1141 = t1140 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1132), "l"(t1135), "r"(t1141) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1142 = t383 < t1131;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1143 = t1142 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1132), "l"(t1136), "r"(t1143) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1144 = t383 < t1131;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1145 = t1144 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1132), "l"(t1137), "r"(t1145) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1146 = t1134 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1147 = t383 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1148 = t1147 < t1131;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1149 = t1148 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1132), "l"(t1146), "r"(t1149) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1150 = t1135 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1151 = t383 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1152 = t1151 < t1131;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1153 = t1152 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1132), "l"(t1150), "r"(t1153) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1154 = t1136 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1155 = t383 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1156 = t1155 < t1131;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1157 = t1156 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1132), "l"(t1154), "r"(t1157) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1158 = t1137 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1159 = t383 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1160 = t1159 < t1131;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1161 = t1160 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1132), "l"(t1158), "r"(t1161) : "memory");
            }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1162 = next < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1162) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1163 = next & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1164 = t1163 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1165 = t368 + t1164;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_8 = block_3 << 6u;
                const u32 t1167 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1168 = t1165 + t413;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1169 = (u64)first_key_8 * t406;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1170 = t417 + t1169;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1171 = t1170 + t418;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1172 = t1171 + t418;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1173 = t1172 + t418;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1174 = t408 < t1167;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1175 = t1174 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1168), "l"(t1170), "r"(t1175) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1176 = t408 < t1167;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1177 = t1176 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1168), "l"(t1171), "r"(t1177) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1178 = t408 < t1167;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1179 = t1178 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1168), "l"(t1172), "r"(t1179) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1180 = t408 < t1167;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1181 = t1180 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1168), "l"(t1173), "r"(t1181) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1182 = t1170 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1183 = t408 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1184 = t1183 < t1167;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1185 = t1184 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1168), "l"(t1182), "r"(t1185) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1186 = t1171 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1187 = t408 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1188 = t1187 < t1167;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1189 = t1188 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1168), "l"(t1186), "r"(t1189) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1190 = t1172 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1191 = t408 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1192 = t1191 < t1167;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1193 = t1192 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1168), "l"(t1190), "r"(t1193) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1194 = t1173 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1195 = t408 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1196 = t1195 < t1167;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1197 = t1196 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1168), "l"(t1194), "r"(t1197) : "memory");
            }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            const u32 begin_10 = end - end;
#line 148 "fa-kernels/src/attention/block_cursor.rs"
            u32 below_5 = block_3;
            u32 found_5 = 0u;
            while (true) {
#line 150 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1199 = found_5 == 0u;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1200 = begin_10 < below_5;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1201 = t1199 & t1200;
                if (!t1201) break;
#line 151 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1202 = below_5 - 1u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1203 = end - 1u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1204 = t1203 >> 5u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1205 = t1202 >> 5u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
                const u32 number_6 = t1204 - t1205;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1207 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1208 = t1207 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1209 = t1208 - number_6;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_14 = t1209 << 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1211 = end - 1u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1212 = t1211 >> 5u;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1213 = t1212 - number_6;
#line 67 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_15 = t1213 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1215 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1216 = t1215 > first_15 ? t1215 : first_15;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 begin_11 = t1216 - first_15;
                const u32 t1218 = end - first_15;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                const u32 end_8 = t1218 < 32u ? t1218 : 32u;
                const u32 t1220 = 4294967295u << begin_11;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1221 = 32u - end_8;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1222 = 4294967295u >> t1221;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1223 = t1220 & t1222;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
                u32 bits_5 = t1223;
                const bool t1224 = number_6 < 64u;
#line 154 "fa-kernels/src/attention/block_cursor.rs"
                if (t1224) {
#line 121 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1225 = number_6 << 3u;
#line 121 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 pair_13 = t51 + t1225;
                    f32 t1227;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1227) : "r"(pair_13) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t1228;
                    asm("mov.b32 %0, %1;" : "=r"(t1228) : "f"(t1227));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                    f32 t1229;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1229) : "r"(pair_13) : "memory");
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t1230;
                    asm("mov.b32 %0, %1;" : "=r"(t1230) : "f"(t1229));
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1231 = t1228 | t1230;
#line 155 "fa-kernels/src/attention/block_cursor.rs"
                    bits_5 = t1231;
                }
                const u32 t1232 = below_5 - first_14;
#line 157 "fa-kernels/src/attention/block_cursor.rs"
                const u32 unused_5 = 32u - t1232;
                const u32 t1234 = 4294967295u >> unused_5;
#line 158 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1235 = bits_5 & t1234;
#line 158 "fa-kernels/src/attention/block_cursor.rs"
                found_5 = t1235;
                const bool t1236 = found_5 == 0u;
#line 159 "fa-kernels/src/attention/block_cursor.rs"
                if (t1236) {
                    below_5 = first_14;
                } else {
                    u32 t1237;
                    asm("bfind.u32 %0, %1;" : "=r"(t1237) : "r"(found_5));
#line 162 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1238 = first_14 + t1237;
#line 162 "fa-kernels/src/attention/block_cursor.rs"
                    block_3 = t1238;
                }
            }
#line 407 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1242 = next + 1u;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_9 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_10 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_11 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_12 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_13 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_14 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_15 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_16 = 0.0f;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1243 = i_4 & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1244 = t1243 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1245 = ring + t1244;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t1246;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1246) : "r"(t733));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1247 = t1246 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1248 = t1246 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1249 = t1246 ^ 96u;
            const u32 t1250 = t1245 + t1246;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t1250) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_97), "r"(m_98));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_99), "r"(m_100));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1251 = t1245 + t1247;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t1251) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_101), "r"(m_102));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_103), "r"(m_104));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1252 = t1245 + t1248;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t1252) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_105), "r"(m_106));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_107), "r"(m_108));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1253 = t1245 + t1249;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t1253) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t1250) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_113), "r"(m_114));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_115), "r"(m_116));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t1251) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_117), "r"(m_118));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_119), "r"(m_120));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t1252) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_121), "r"(m_122));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_123), "r"(m_124));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t1253) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_125), "r"(m_126));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_127), "r"(m_128));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1254 = end - 1u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1255 = t1254 >> 5u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1256 = block_2 >> 5u;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const u32 number_7 = t1255 - t1256;
#line 171 "fa-kernels/src/attention/block_cursor.rs"
            u32 whole_3 = 0u;
            const bool t1258 = number_7 < 64u;
#line 172 "fa-kernels/src/attention/block_cursor.rs"
            if (t1258) {
                const u32 t1259 = number_7 << 3u;
#line 173 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1260 = t51 + t1259;
#line 173 "fa-kernels/src/attention/block_cursor.rs"
                f32 t1261;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1261) : "r"(t1260) : "memory");
#line 173 "fa-kernels/src/attention/block_cursor.rs"
                u32 t1262;
                asm("mov.b32 %0, %1;" : "=r"(t1262) : "f"(t1261));
#line 173 "fa-kernels/src/attention/block_cursor.rs"
                whole_3 = t1262;
            }
            const u32 t1263 = block_2 & 31u;
#line 175 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1264 = whole_3 >> t1263;
#line 175 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1265 = t1264 & 1u;
#line 175 "fa-kernels/src/attention/block_cursor.rs"
            const bool t1266 = t1265 == 0u;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
            if (t1266) {
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1267 = block_2 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_9 = t1267 + t313;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1269 = lane_2 & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1270 = t1269 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1271 = first_key_9 + t1270;
#line 60 "src/functions/sequences.rs"
                const u32 t2_6 = t1271 > first_10 ? t1271 : first_10;
#line 60 "src/functions/sequences.rs"
                const u32 token_5 = t2_6 - first_10;
                const u32 t4_6 = token_5 >> 5u;
#line 61 "src/functions/sequences.rs"
                const u64 t13_6 = (u64)t4_6;
#line 61 "src/functions/sequences.rs"
                const u64 t14_6 = t13_6 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
                const u64 t15_6 = t14_6 * 4ull;
                const bool t18_6 = t1271 < first_10;
#line 62 "src/functions/sequences.rs"
                const u32 t19_6 = token_5 & 31u;
#line 61 "src/functions/sequences.rs"
                const u64 t16_10 = t12_2 + t15_6;
#line 61 "src/functions/sequences.rs"
                u32 word_9;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_9) : "l"(t16_10));
#line 62 "src/functions/sequences.rs"
                const u32 t20_10 = word_9 >> t19_6;
#line 62 "src/functions/sequences.rs"
                const u32 t21_10 = t20_10 & 1u;
#line 62 "src/functions/sequences.rs"
                const bool t22_10 = t21_10 == 1u;
#line 62 "src/functions/sequences.rs"
                const bool t23_10 = t18_6 | t22_10;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_9 = t23_10 ? s_9 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_9 = changed_9;
#line 61 "src/functions/sequences.rs"
                const u64 t16_11 = t12_3 + t15_6;
#line 61 "src/functions/sequences.rs"
                u32 word_10;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_10) : "l"(t16_11));
#line 62 "src/functions/sequences.rs"
                const u32 t20_11 = word_10 >> t19_6;
#line 62 "src/functions/sequences.rs"
                const u32 t21_11 = t20_11 & 1u;
#line 62 "src/functions/sequences.rs"
                const bool t22_11 = t21_11 == 1u;
#line 62 "src/functions/sequences.rs"
                const bool t23_11 = t18_6 | t22_11;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_10 = t23_11 ? s_11 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_11 = changed_10;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1294 = t1271 + 1u;
#line 60 "src/functions/sequences.rs"
                const u32 t2_7 = t1294 > first_10 ? t1294 : first_10;
#line 60 "src/functions/sequences.rs"
                const u32 token_6 = t2_7 - first_10;
                const u32 t4_7 = token_6 >> 5u;
#line 61 "src/functions/sequences.rs"
                const u64 t13_7 = (u64)t4_7;
#line 61 "src/functions/sequences.rs"
                const u64 t14_7 = t13_7 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
                const u64 t15_7 = t14_7 * 4ull;
                const bool t18_7 = t1294 < first_10;
#line 62 "src/functions/sequences.rs"
                const u32 t19_7 = token_6 & 31u;
#line 61 "src/functions/sequences.rs"
                const u64 t16_12 = t12_2 + t15_7;
#line 61 "src/functions/sequences.rs"
                u32 word_11;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_11) : "l"(t16_12));
#line 62 "src/functions/sequences.rs"
                const u32 t20_12 = word_11 >> t19_7;
#line 62 "src/functions/sequences.rs"
                const u32 t21_12 = t20_12 & 1u;
#line 62 "src/functions/sequences.rs"
                const bool t22_12 = t21_12 == 1u;
#line 62 "src/functions/sequences.rs"
                const bool t23_12 = t18_7 | t22_12;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_11 = t23_12 ? s_10 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_10 = changed_11;
#line 61 "src/functions/sequences.rs"
                const u64 t16_13 = t12_3 + t15_7;
#line 61 "src/functions/sequences.rs"
                u32 word_12;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_12) : "l"(t16_13));
#line 62 "src/functions/sequences.rs"
                const u32 t20_13 = word_12 >> t19_7;
#line 62 "src/functions/sequences.rs"
                const u32 t21_13 = t20_13 & 1u;
#line 62 "src/functions/sequences.rs"
                const bool t22_13 = t21_13 == 1u;
#line 62 "src/functions/sequences.rs"
                const bool t23_13 = t18_7 | t22_13;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_12 = t23_13 ? s_12 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_12 = changed_12;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1317 = t1271 + 8u;
#line 60 "src/functions/sequences.rs"
                const u32 t2_8 = t1317 > first_10 ? t1317 : first_10;
#line 60 "src/functions/sequences.rs"
                const u32 token_7 = t2_8 - first_10;
                const u32 t4_8 = token_7 >> 5u;
#line 61 "src/functions/sequences.rs"
                const u64 t13_8 = (u64)t4_8;
#line 61 "src/functions/sequences.rs"
                const u64 t14_8 = t13_8 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
                const u64 t15_8 = t14_8 * 4ull;
                const bool t18_8 = t1317 < first_10;
#line 62 "src/functions/sequences.rs"
                const u32 t19_8 = token_7 & 31u;
#line 61 "src/functions/sequences.rs"
                const u64 t16_14 = t12_2 + t15_8;
#line 61 "src/functions/sequences.rs"
                u32 word_13;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_13) : "l"(t16_14));
#line 62 "src/functions/sequences.rs"
                const u32 t20_14 = word_13 >> t19_8;
#line 62 "src/functions/sequences.rs"
                const u32 t21_14 = t20_14 & 1u;
#line 62 "src/functions/sequences.rs"
                const bool t22_14 = t21_14 == 1u;
#line 62 "src/functions/sequences.rs"
                const bool t23_14 = t18_8 | t22_14;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_13 = t23_14 ? s_13 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_13 = changed_13;
#line 61 "src/functions/sequences.rs"
                const u64 t16_15 = t12_3 + t15_8;
#line 61 "src/functions/sequences.rs"
                u32 word_14;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_14) : "l"(t16_15));
#line 62 "src/functions/sequences.rs"
                const u32 t20_15 = word_14 >> t19_8;
#line 62 "src/functions/sequences.rs"
                const u32 t21_15 = t20_15 & 1u;
#line 62 "src/functions/sequences.rs"
                const bool t22_15 = t21_15 == 1u;
#line 62 "src/functions/sequences.rs"
                const bool t23_15 = t18_8 | t22_15;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_14 = t23_15 ? s_15 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_15 = changed_14;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1340 = t1271 + 9u;
#line 60 "src/functions/sequences.rs"
                const u32 t2_9 = t1340 > first_10 ? t1340 : first_10;
#line 60 "src/functions/sequences.rs"
                const u32 token_8 = t2_9 - first_10;
                const u32 t4_9 = token_8 >> 5u;
#line 61 "src/functions/sequences.rs"
                const u64 t13_9 = (u64)t4_9;
#line 61 "src/functions/sequences.rs"
                const u64 t14_9 = t13_9 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
                const u64 t15_9 = t14_9 * 4ull;
                const bool t18_9 = t1340 < first_10;
#line 62 "src/functions/sequences.rs"
                const u32 t19_9 = token_8 & 31u;
#line 61 "src/functions/sequences.rs"
                const u64 t16_16 = t12_2 + t15_9;
#line 61 "src/functions/sequences.rs"
                u32 word_15;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_15) : "l"(t16_16));
#line 62 "src/functions/sequences.rs"
                const u32 t20_16 = word_15 >> t19_9;
#line 62 "src/functions/sequences.rs"
                const u32 t21_16 = t20_16 & 1u;
#line 62 "src/functions/sequences.rs"
                const bool t22_16 = t21_16 == 1u;
#line 62 "src/functions/sequences.rs"
                const bool t23_16 = t18_9 | t22_16;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_15 = t23_16 ? s_14 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_14 = changed_15;
#line 61 "src/functions/sequences.rs"
                const u64 t16_17 = t12_3 + t15_9;
#line 61 "src/functions/sequences.rs"
                u32 word_16;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(word_16) : "l"(t16_17));
#line 62 "src/functions/sequences.rs"
                const u32 t20_17 = word_16 >> t19_9;
#line 62 "src/functions/sequences.rs"
                const u32 t21_17 = t20_17 & 1u;
#line 62 "src/functions/sequences.rs"
                const bool t22_17 = t21_17 == 1u;
#line 62 "src/functions/sequences.rs"
                const bool t23_17 = t18_9 | t22_17;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_16 = t23_17 ? s_16 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_16 = changed_16;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1363 = block_2 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_10 = t1363 + t313;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1365 = lane_2 & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1366 = t1365 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_10 + t1366;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1368 = lane_2 >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1369 = first + t1368;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1370 = t1369 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1371;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1371) : "r"(t1370), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1372 = t1371 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1373 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_9 = t1373 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1376 = visible_10 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t1376;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 1u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1378 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t1378;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1380 = visible_12 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t1380;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 9u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1382 = visible_13 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t1382;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1383 = lane_2 >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1384 = first + t1383;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1385 = t1384 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1386 = t1385 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1387;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1387) : "r"(t1386), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1388 = t1387 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1389 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_10 = t1389 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 0u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1392 = visible_14 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t1392;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 1u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1394 = visible_15 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t1394;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 8u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1396 = visible_16 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t1396;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 9u < end_10;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1398 = visible_17 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t1398;
            }
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1400;
            asm("max.f32 %0, %1, %2;" : "=f"(t1400) : "f"(old_3), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1401;
            asm("max.f32 %0, %1, %2;" : "=f"(t1401) : "f"(t1400), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1402;
            asm("max.f32 %0, %1, %2;" : "=f"(t1402) : "f"(t1401), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1403;
            asm("max.f32 %0, %1, %2;" : "=f"(t1403) : "f"(t1402), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1404;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1404) : "f"(t1403));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_14;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_14) : "f"(t1403), "f"(t1404));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1406;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1406) : "f"(pair_14));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_14), "f"(t1406));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t1409 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t1409;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1411 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1412;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1412) : "f"(old_3), "f"(scale_log2), "f"(t1411));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1412));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1414 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1415 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t1415));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1417;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1417) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_9 = t1417;
            const f32 t1418 = t1414 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1419 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t1419));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1421;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1421) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_10 = t1421;
            const f32 t1422 = t1418 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1423 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_13), "f"(scale_log2), "f"(t1423));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1425;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1425) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_13 = t1425;
            const f32 t1426 = t1422 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1427 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_14), "f"(scale_log2), "f"(t1427));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1429;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1429) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_14 = t1429;
            const f32 t1430 = t1426 + s_14;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1430;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1431 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1431;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1432 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1432;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1433 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1433;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1434 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1434;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1435 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1435;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1436 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1436;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1437 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1437;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1438 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1438;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1439 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1439;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1440 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1440;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1441 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1441;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1442 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1442;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1443 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1443;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1444 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1444;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1445 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1445;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1446 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1446;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1447 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t1447;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1448 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t1448;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1449 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t1449;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1450 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t1450;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1451 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t1451;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1452 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t1452;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1453 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t1453;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1454 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t1454;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1455 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t1455;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1456 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t1456;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1457 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t1457;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1458 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t1458;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1459 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t1459;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1460 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t1460;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1461 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t1461;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1462 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t1462;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1464;
            asm("max.f32 %0, %1, %2;" : "=f"(t1464) : "f"(old_4), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1465;
            asm("max.f32 %0, %1, %2;" : "=f"(t1465) : "f"(t1464), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1466;
            asm("max.f32 %0, %1, %2;" : "=f"(t1466) : "f"(t1465), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1467;
            asm("max.f32 %0, %1, %2;" : "=f"(t1467) : "f"(t1466), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1468;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1468) : "f"(t1467));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_15;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_15) : "f"(t1467), "f"(t1468));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1470;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1470) : "f"(pair_15));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_15), "f"(t1470));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1473 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1473;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1475 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1476;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1476) : "f"(old_4), "f"(scale_log2), "f"(t1475));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1476));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1478 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1479 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t1479));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1481;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1481) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_11 = t1481;
            const f32 t1482 = t1478 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1483 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t1483));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1485;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1485) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_12 = t1485;
            const f32 t1486 = t1482 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1487 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t1487));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1489;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1489) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_15 = t1489;
            const f32 t1490 = t1486 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1491 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t1491));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1493;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1493) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_16 = t1493;
            const f32 t1494 = t1490 + s_16;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1494;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1495 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1495;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1496 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1496;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1497 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t1497;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1498 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t1498;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1499 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t1499;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1500 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t1500;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1501 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t1501;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1502 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t1502;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1503 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t1503;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1504 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t1504;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1505 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t1505;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1506 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t1506;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1507 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t1507;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1508 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t1508;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1509 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t1509;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1510 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t1510;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1511 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t1511;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1512 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t1512;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1513 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t1513;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1514 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t1514;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1515 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t1515;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1516 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t1516;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1517 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t1517;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1518 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t1518;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1519 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t1519;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1520 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t1520;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1521 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t1521;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1522 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t1522;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1523 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t1523;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1524 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t1524;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1525 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t1525;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1526 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t1526;
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1527;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1527) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1528;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1528) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1529;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1529) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1530;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1530) : "f"(s_15), "f"(s_16));
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1531 = i_4 & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1532 = t1531 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1533 = t368 + t1532;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t1534;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1534) : "r"(t741));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1535 = t1534 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1536 = t1534 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1537 = t1534 ^ 96u;
            const u32 t1538 = t1533 + t1534;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1539 = t1533 + t1535;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1540 = t1533 + t1536;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1541 = t1533 + t1537;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1538) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1527), "r"(t1528), "r"(t1529), "r"(t1530), "r"(m_129), "r"(m_130));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1527), "r"(t1528), "r"(t1529), "r"(t1530), "r"(m_131), "r"(m_132));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1539) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1527), "r"(t1528), "r"(t1529), "r"(t1530), "r"(m_133), "r"(m_134));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1527), "r"(t1528), "r"(t1529), "r"(t1530), "r"(m_135), "r"(m_136));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1540) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1527), "r"(t1528), "r"(t1529), "r"(t1530), "r"(m_137), "r"(m_138));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1527), "r"(t1528), "r"(t1529), "r"(t1530), "r"(m_139), "r"(m_140));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1541) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1527), "r"(t1528), "r"(t1529), "r"(t1530), "r"(m_141), "r"(m_142));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1527), "r"(t1528), "r"(t1529), "r"(t1530), "r"(m_143), "r"(m_144));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_145;
            u32 m_146;
            u32 m_147;
            u32 m_148;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t1538) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1527), "r"(t1528), "r"(t1529), "r"(t1530), "r"(m_145), "r"(m_146));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1527), "r"(t1528), "r"(t1529), "r"(t1530), "r"(m_147), "r"(m_148));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_149;
            u32 m_150;
            u32 m_151;
            u32 m_152;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t1539) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1527), "r"(t1528), "r"(t1529), "r"(t1530), "r"(m_149), "r"(m_150));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1527), "r"(t1528), "r"(t1529), "r"(t1530), "r"(m_151), "r"(m_152));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_153;
            u32 m_154;
            u32 m_155;
            u32 m_156;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t1540) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1527), "r"(t1528), "r"(t1529), "r"(t1530), "r"(m_153), "r"(m_154));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1527), "r"(t1528), "r"(t1529), "r"(t1530), "r"(m_155), "r"(m_156));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_157;
            u32 m_158;
            u32 m_159;
            u32 m_160;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t1541) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1527), "r"(t1528), "r"(t1529), "r"(t1530), "r"(m_157), "r"(m_158));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1527), "r"(t1528), "r"(t1529), "r"(t1530), "r"(m_159), "r"(m_160));
        }
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_3 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_4 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_3 = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_4 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_2 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_3 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_4 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_5 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_6 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_7 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_8 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_9 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_10 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_11 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_12 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_13 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_14 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_15 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_16 = 0.0f;
#line 243 "fa-kernels/src/attention/forward/decode/merge.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1542 = warp_2 * 8704u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1543 = ring + t1542;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1544 = lane_2 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 mine = t1543 + t1544;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1546 = lane_2 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1547 = t1546 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1547) {
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(mine), "f"(acc) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(mine), "f"(acc_2) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+256], %1;" :  : "r"(mine), "f"(acc_5) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+384], %1;" :  : "r"(mine), "f"(acc_6) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+512], %1;" :  : "r"(mine), "f"(acc_9) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+640], %1;" :  : "r"(mine), "f"(acc_10) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+768], %1;" :  : "r"(mine), "f"(acc_13) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+896], %1;" :  : "r"(mine), "f"(acc_14) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1024], %1;" :  : "r"(mine), "f"(acc_17) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1152], %1;" :  : "r"(mine), "f"(acc_18) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1280], %1;" :  : "r"(mine), "f"(acc_21) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1408], %1;" :  : "r"(mine), "f"(acc_22) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1536], %1;" :  : "r"(mine), "f"(acc_25) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1664], %1;" :  : "r"(mine), "f"(acc_26) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1792], %1;" :  : "r"(mine), "f"(acc_29) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1920], %1;" :  : "r"(mine), "f"(acc_30) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2048], %1;" :  : "r"(mine), "f"(acc_33) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2176], %1;" :  : "r"(mine), "f"(acc_34) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2304], %1;" :  : "r"(mine), "f"(acc_37) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2432], %1;" :  : "r"(mine), "f"(acc_38) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2560], %1;" :  : "r"(mine), "f"(acc_41) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2688], %1;" :  : "r"(mine), "f"(acc_42) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2816], %1;" :  : "r"(mine), "f"(acc_45) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2944], %1;" :  : "r"(mine), "f"(acc_46) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3072], %1;" :  : "r"(mine), "f"(acc_49) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3200], %1;" :  : "r"(mine), "f"(acc_50) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3328], %1;" :  : "r"(mine), "f"(acc_53) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3456], %1;" :  : "r"(mine), "f"(acc_54) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3584], %1;" :  : "r"(mine), "f"(acc_57) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3712], %1;" :  : "r"(mine), "f"(acc_58) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3840], %1;" :  : "r"(mine), "f"(acc_61) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3968], %1;" :  : "r"(mine), "f"(acc_62) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4096], %1;" :  : "r"(mine), "f"(row_max) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4224], %1;" :  : "r"(mine), "f"(row_sum) : "memory");
        }
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1548 = lane_2 >> 2u;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1549 = t1548 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1550 = t1549 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1550) {
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4352], %1;" :  : "r"(mine), "f"(acc_3) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4480], %1;" :  : "r"(mine), "f"(acc_4) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4608], %1;" :  : "r"(mine), "f"(acc_7) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4736], %1;" :  : "r"(mine), "f"(acc_8) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4864], %1;" :  : "r"(mine), "f"(acc_11) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4992], %1;" :  : "r"(mine), "f"(acc_12) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5120], %1;" :  : "r"(mine), "f"(acc_15) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5248], %1;" :  : "r"(mine), "f"(acc_16) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5376], %1;" :  : "r"(mine), "f"(acc_19) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5504], %1;" :  : "r"(mine), "f"(acc_20) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5632], %1;" :  : "r"(mine), "f"(acc_23) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5760], %1;" :  : "r"(mine), "f"(acc_24) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5888], %1;" :  : "r"(mine), "f"(acc_27) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6016], %1;" :  : "r"(mine), "f"(acc_28) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6144], %1;" :  : "r"(mine), "f"(acc_31) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6272], %1;" :  : "r"(mine), "f"(acc_32) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6400], %1;" :  : "r"(mine), "f"(acc_35) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6528], %1;" :  : "r"(mine), "f"(acc_36) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6656], %1;" :  : "r"(mine), "f"(acc_39) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6784], %1;" :  : "r"(mine), "f"(acc_40) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6912], %1;" :  : "r"(mine), "f"(acc_43) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7040], %1;" :  : "r"(mine), "f"(acc_44) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7168], %1;" :  : "r"(mine), "f"(acc_47) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7296], %1;" :  : "r"(mine), "f"(acc_48) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7424], %1;" :  : "r"(mine), "f"(acc_51) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7552], %1;" :  : "r"(mine), "f"(acc_52) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7680], %1;" :  : "r"(mine), "f"(acc_55) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7808], %1;" :  : "r"(mine), "f"(acc_56) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7936], %1;" :  : "r"(mine), "f"(acc_59) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+8064], %1;" :  : "r"(mine), "f"(acc_60) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+8192], %1;" :  : "r"(mine), "f"(acc_63) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+8320], %1;" :  : "r"(mine), "f"(acc_64) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+8448], %1;" :  : "r"(mine), "f"(row_max_2) : "memory");
#line 251 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+8576], %1;" :  : "r"(mine), "f"(row_sum_2) : "memory");
        }
#line 254 "fa-kernels/src/attention/forward/decode/merge.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 291 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 slice = warp_2 << 10u;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1552 = lane_2 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1553 = t1552 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1553) {
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1554 = lane_2 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs = ring + t1554;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns = theirs + slice;
            f32 t1557;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t1557) : "r"(theirs) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1558;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t1558) : "r"(theirs) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1559;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1559) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1560;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1560) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1561;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1561) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1562;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1562) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1563;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1563) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1564;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1564) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1565;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1565) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1566;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1566) : "r"(columns) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1567 = ring + 8704u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1568 = lane_2 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_2 = t1567 + t1568;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_2 = theirs_2 + slice;
            f32 t1571;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t1571) : "r"(theirs_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1572;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t1572) : "r"(theirs_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1573;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1573) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1574;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1574) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1575;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1575) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1576;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1576) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1577;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1577) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1578;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1578) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1579;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1579) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1580;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1580) : "r"(columns_2) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1581 = ring + 17408u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1582 = lane_2 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_3 = t1581 + t1582;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_3 = theirs_3 + slice;
            f32 t1585;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t1585) : "r"(theirs_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1586;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t1586) : "r"(theirs_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1587;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1587) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1588;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1588) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1589;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1589) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1590;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1590) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1591;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1591) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1592;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1592) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1593;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1593) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1594;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1594) : "r"(columns_3) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1595 = ring + 26112u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1596 = lane_2 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_4 = t1595 + t1596;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_4 = theirs_4 + slice;
            f32 t1599;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t1599) : "r"(theirs_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1600;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t1600) : "r"(theirs_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1601;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1601) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1602;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1602) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1603;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1603) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1604;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1604) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1605;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1605) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1606;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1606) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1607;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1607) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1608;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1608) : "r"(columns_4) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1609;
            asm("max.f32 %0, %1, %2;" : "=f"(t1609) : "f"(t1557), "f"(t1571));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1610;
            asm("max.f32 %0, %1, %2;" : "=f"(t1610) : "f"(t1609), "f"(t1585));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max;
            asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t1610), "f"(t1599));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_5 = max == __uint_as_float(0xff800000u);
            const f32 t1613 = max * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_5 = none_5 ? 0.0f : t1613;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1615 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1616;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1616) : "f"(t1557), "f"(scale_log2), "f"(t1615));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t1616));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1618 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1619;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1619) : "f"(t1571), "f"(scale_log2), "f"(t1618));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t1619));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1621 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1622;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1622) : "f"(t1585), "f"(scale_log2), "f"(t1621));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t1622));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1624 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1625;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1625) : "f"(t1599), "f"(scale_log2), "f"(t1624));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t1625));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1627 = t1558 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1627;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1628;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1628) : "f"(t1572), "f"(factors_2), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1628;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1629;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1629) : "f"(t1586), "f"(factors_3), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1629;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1630;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1630) : "f"(t1600), "f"(factors_4), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1630;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_2 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1631 = t1559 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1631;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1632;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1632) : "f"(t1573), "f"(factors_2), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1632;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1633;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1633) : "f"(t1587), "f"(factors_3), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1633;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1634;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1634) : "f"(t1601), "f"(factors_4), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1634;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_3 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1635 = t1560 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1635;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1636;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1636) : "f"(t1574), "f"(factors_2), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1636;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1637;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1637) : "f"(t1588), "f"(factors_3), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1637;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1638;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1638) : "f"(t1602), "f"(factors_4), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1638;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_4 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1639 = t1561 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1639;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1640;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1640) : "f"(t1575), "f"(factors_2), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1640;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1641;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1641) : "f"(t1589), "f"(factors_3), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1641;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1642;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1642) : "f"(t1603), "f"(factors_4), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1642;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_5 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1643 = t1562 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1643;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1644;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1644) : "f"(t1576), "f"(factors_2), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1644;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1645;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1645) : "f"(t1590), "f"(factors_3), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1645;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1646;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1646) : "f"(t1604), "f"(factors_4), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1646;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_6 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1647 = t1563 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1647;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1648;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1648) : "f"(t1577), "f"(factors_2), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1648;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1649;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1649) : "f"(t1591), "f"(factors_3), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1649;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1650;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1650) : "f"(t1605), "f"(factors_4), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1650;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_7 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1651 = t1564 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1651;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1652;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1652) : "f"(t1578), "f"(factors_2), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1652;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1653;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1653) : "f"(t1592), "f"(factors_3), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1653;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1654;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1654) : "f"(t1606), "f"(factors_4), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1654;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_8 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1655 = t1565 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1655;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1656;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1656) : "f"(t1579), "f"(factors_2), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1656;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1657;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1657) : "f"(t1593), "f"(factors_3), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1657;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1658;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1658) : "f"(t1607), "f"(factors_4), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1658;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_9 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1659 = t1566 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1659;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1660;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1660) : "f"(t1580), "f"(factors_2), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1660;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1661;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1661) : "f"(t1594), "f"(factors_3), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1661;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1662;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1662) : "f"(t1608), "f"(factors_4), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1662;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_max_3 = max;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_sum_3 = total;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows = total_2;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_2 = total_3;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_5 = total_4;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_6 = total_5;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_9 = total_6;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_10 = total_7;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_13 = total_8;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_14 = total_9;
        }
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1663 = lane_2 >> 2u;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1664 = t1663 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1665 = t1664 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1665) {
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1666 = lane_2 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_5 = ring + t1666;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_5 = theirs_5 + slice;
            f32 t1669;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1669) : "r"(theirs_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1670;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1670) : "r"(theirs_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1671;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1671) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1672;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1672) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1673;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1673) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1674;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1674) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1675;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1675) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1676;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1676) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1677;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1677) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1678;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1678) : "r"(columns_5) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1679 = ring + 8704u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1680 = lane_2 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_6 = t1679 + t1680;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_6 = theirs_6 + slice;
            f32 t1683;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1683) : "r"(theirs_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1684;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1684) : "r"(theirs_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1685;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1685) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1686;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1686) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1687;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1687) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1688;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1688) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1689;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1689) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1690;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1690) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1691;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1691) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1692;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1692) : "r"(columns_6) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1693 = ring + 17408u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1694 = lane_2 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_7 = t1693 + t1694;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_7 = theirs_7 + slice;
            f32 t1697;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1697) : "r"(theirs_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1698;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1698) : "r"(theirs_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1699;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1699) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1700;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1700) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1701;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1701) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1702;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1702) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1703;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1703) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1704;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1704) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1705;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1705) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1706;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1706) : "r"(columns_7) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1707 = ring + 26112u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1708 = lane_2 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_8 = t1707 + t1708;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_8 = theirs_8 + slice;
            f32 t1711;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1711) : "r"(theirs_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1712;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1712) : "r"(theirs_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1713;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1713) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1714;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1714) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1715;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1715) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1716;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1716) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1717;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1717) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1718;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1718) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1719;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1719) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1720;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1720) : "r"(columns_8) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1721;
            asm("max.f32 %0, %1, %2;" : "=f"(t1721) : "f"(t1669), "f"(t1683));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1722;
            asm("max.f32 %0, %1, %2;" : "=f"(t1722) : "f"(t1721), "f"(t1697));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max_2;
            asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t1722), "f"(t1711));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_6 = max_2 == __uint_as_float(0xff800000u);
            const f32 t1725 = max_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_6 = none_6 ? 0.0f : t1725;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1727 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1728;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1728) : "f"(t1669), "f"(scale_log2), "f"(t1727));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t1728));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1730 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1731;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1731) : "f"(t1683), "f"(scale_log2), "f"(t1730));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t1731));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1733 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1734;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1734) : "f"(t1697), "f"(scale_log2), "f"(t1733));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_7;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t1734));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1736 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1737;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1737) : "f"(t1711), "f"(scale_log2), "f"(t1736));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_8;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t1737));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_10 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1739 = t1670 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1739;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1740;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1740) : "f"(t1684), "f"(factors_6), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1740;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1741;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1741) : "f"(t1698), "f"(factors_7), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1741;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1742;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1742) : "f"(t1712), "f"(factors_8), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1742;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_11 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1743 = t1671 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1743;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1744;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1744) : "f"(t1685), "f"(factors_6), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1744;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1745;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1745) : "f"(t1699), "f"(factors_7), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1745;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1746;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1746) : "f"(t1713), "f"(factors_8), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1746;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_12 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1747 = t1672 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1747;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1748;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1748) : "f"(t1686), "f"(factors_6), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1748;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1749;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1749) : "f"(t1700), "f"(factors_7), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1749;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1750;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1750) : "f"(t1714), "f"(factors_8), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1750;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_13 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1751 = t1673 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1751;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1752;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1752) : "f"(t1687), "f"(factors_6), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1752;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1753;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1753) : "f"(t1701), "f"(factors_7), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1753;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1754;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1754) : "f"(t1715), "f"(factors_8), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1754;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_14 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1755 = t1674 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1755;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1756;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1756) : "f"(t1688), "f"(factors_6), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1756;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1757;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1757) : "f"(t1702), "f"(factors_7), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1757;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1758;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1758) : "f"(t1716), "f"(factors_8), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1758;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_15 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1759 = t1675 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1759;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1760;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1760) : "f"(t1689), "f"(factors_6), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1760;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1761;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1761) : "f"(t1703), "f"(factors_7), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1761;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1762;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1762) : "f"(t1717), "f"(factors_8), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1762;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_16 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1763 = t1676 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1763;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1764;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1764) : "f"(t1690), "f"(factors_6), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1764;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1765;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1765) : "f"(t1704), "f"(factors_7), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1765;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1766;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1766) : "f"(t1718), "f"(factors_8), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1766;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_17 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1767 = t1677 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1767;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1768;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1768) : "f"(t1691), "f"(factors_6), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1768;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1769;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1769) : "f"(t1705), "f"(factors_7), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1769;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1770;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1770) : "f"(t1719), "f"(factors_8), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1770;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_18 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1771 = t1678 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1771;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1772;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1772) : "f"(t1692), "f"(factors_6), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1772;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1773;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1773) : "f"(t1706), "f"(factors_7), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1773;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1774;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1774) : "f"(t1720), "f"(factors_8), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1774;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_max_4 = max_2;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_sum_4 = total_10;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_3 = total_11;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_4 = total_12;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_7 = total_13;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_8 = total_14;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_11 = total_15;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_12 = total_16;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_15 = total_17;
#line 307 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_16 = total_18;
        }
#line 214 "fa-kernels/src/attention/forward/decode/merge.rs"
        const bool t1775 = splits_2 == 1u;
#line 214 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1775) {
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1776;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1776) : "f"(row_sum_3));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_16 = row_sum_3 + t1776;
            f32 t1778;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1778) : "f"(pair_16));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1779 = pair_16 + t1778;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_3 = t1779;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1780;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1780) : "f"(row_sum_4));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_17 = row_sum_4 + t1780;
            f32 t1782;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1782) : "f"(pair_17));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1783 = pair_17 + t1782;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_4 = t1783;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum_3;
            const bool t1784 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1785;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1785) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1784 ? 0.0f : t1785;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1787 = rows * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows = t1787;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1788 = rows_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_2 = t1788;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1789 = rows_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_5 = t1789;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1790 = rows_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_6 = t1790;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1791 = rows_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_9 = t1791;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1792 = rows_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_10 = t1792;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1793 = rows_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_13 = t1793;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1794 = rows_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_14 = t1794;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_4;
            const bool t1795 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1796;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1796) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1795 ? 0.0f : t1796;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1798 = rows_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_3 = t1798;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1799 = rows_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_4 = t1799;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1800 = rows_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_7 = t1800;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1801 = rows_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_8 = t1801;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1802 = rows_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_11 = t1802;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1803 = rows_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_12 = t1803;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1804 = rows_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_15 = t1804;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1805 = rows_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_16 = t1805;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_16 = warp_2 << 2u;
            const u32 t1807 = lane_2 & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1808 = t1807 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1809 = first_16 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t1808 + t1809;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1811 = lane_2 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1812 = t1811 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1812) {
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1813 = lane_2 >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1814 = first + t1813;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1815 = t1814 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1816;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1816) : "r"(t1815), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1817 = t1816 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1818 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1819 = first + t1813;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1820 = t1819 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1821;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1821) : "r"(t1820), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1822 = t1821 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1823 = t1822 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1824 = t1819 - t1823;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1825 = t1818 + t1824;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1826 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1827 = t1826 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1828 = t1827 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1829 = o + t1828;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1830 = (u64)t1817;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1831 = t1830 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1832 = t1831 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1833 = t1829 + t1832;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1834 = (u64)t1825;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1835 = t1834 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1836 = t1835 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1837 = t1833 + t1836;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1838 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t1837 + t1838;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = rows;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = rows_2;
                const u32 t1840 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1841 = first_16 < t1840;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1841) {
                    u32 t1842;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1842) : "f"(pair_18), "f"(pair_19));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t1842) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = rows_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = rows_6;
                const u32 t1843 = first_16 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1844 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1845 = t1843 < t1844;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1845) {
                    u32 t1846;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1846) : "f"(pair_20), "f"(pair_21));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t1846) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = rows_9;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_23 = rows_10;
                const u32 t1847 = first_16 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1848 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1849 = t1847 < t1848;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1849) {
                    u32 t1850;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1850) : "f"(pair_22), "f"(pair_23));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t1850) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_24 = rows_13;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_25 = rows_14;
                const u32 t1851 = first_16 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1852 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1853 = t1851 < t1852;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1853) {
                    u32 t1854;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1854) : "f"(pair_24), "f"(pair_25));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t1854) : "memory");
                }
            }
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1855 = lane_2 >> 2u;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1856 = t1855 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1857 = t1856 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1857) {
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1858 = lane_2 >> 2u;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1859 = t1858 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1860 = first + t1859;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1861 = t1860 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1862;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1862) : "r"(t1861), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1863 = t1862 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1864 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1865 = first + t1859;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1866 = t1865 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1867;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1867) : "r"(t1866), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1868 = t1867 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1869 = t1868 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1870 = t1865 - t1869;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1871 = t1864 + t1870;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1872 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1873 = t1872 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1874 = t1873 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1875 = o + t1874;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1876 = (u64)t1863;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1877 = t1876 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1878 = t1877 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1879 = t1875 + t1878;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1880 = (u64)t1871;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1881 = t1880 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1882 = t1881 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1883 = t1879 + t1882;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1884 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t1883 + t1884;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_26 = rows_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_27 = rows_4;
                const u32 t1886 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1887 = first_16 < t1886;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1887) {
                    u32 t1888;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1888) : "f"(pair_26), "f"(pair_27));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t1888) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_28 = rows_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_29 = rows_8;
                const u32 t1889 = first_16 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1890 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1891 = t1889 < t1890;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1891) {
                    u32 t1892;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1892) : "f"(pair_28), "f"(pair_29));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t1892) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_30 = rows_11;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_31 = rows_12;
                const u32 t1893 = first_16 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1894 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1895 = t1893 < t1894;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1895) {
                    u32 t1896;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1896) : "f"(pair_30), "f"(pair_31));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t1896) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_32 = rows_15;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_33 = rows_16;
                const u32 t1897 = first_16 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1898 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1899 = t1897 < t1898;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1899) {
                    u32 t1900;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1900) : "f"(pair_32), "f"(pair_33));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t1900) : "memory");
                }
            }
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1901 = warp_2 < 1u;
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1901) {
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row = lane_2 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1903 = row < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1904 = first + row;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1905 = t1904 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1906;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1906) : "r"(t1905), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1907 = t1906 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1908 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1909 = first + row;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1910 = t1909 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1911;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1911) : "r"(t1910), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1912 = t1911 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1913 = t1912 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1914 = t1909 - t1913;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1915 = t1908 + t1914;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1916;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1916) : "f"(row_sum_3));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1917;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1917) : "f"(row_max_3), "f"(scale_log2), "f"(t1916));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1917 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t1919 = row_sum_3 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t1919 ? __uint_as_float(0xff800000u) : lse_2;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1921 = lane_2 & 3u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1922 = t1921 == 0u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1923 = t1903 & t1922;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1923) {
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1924 = (u64)t16;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1925 = t1924 * lse_stride0;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1926 = t1925 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1927 = lse + t1926;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1928 = (u64)t1915;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1929 = t1928 * lse_stride1;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1930 = t1929 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1931 = t1927 + t1930;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1932 = (u64)t1907;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1933 = t1932 * lse_stride2;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1934 = t1933 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1935 = t1931 + t1934;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1935), "f"(value) : "memory");
                }
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1936 = lane_2 >> 2u;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_2 = t1936 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1938 = row_2 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1939 = first + row_2;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1940 = t1939 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1941;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1941) : "r"(t1940), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1942 = t1941 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1943 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1944 = first + row_2;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1945 = t1944 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1946;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1946) : "r"(t1945), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1947 = t1946 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1948 = t1947 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1949 = t1944 - t1948;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1950 = t1943 + t1949;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1951;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1951) : "f"(row_sum_4));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t1952;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1952) : "f"(row_max_4), "f"(scale_log2), "f"(t1951));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1952 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t1954 = row_sum_4 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t1954 ? __uint_as_float(0xff800000u) : lse_3;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1956 = lane_2 & 3u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1957 = t1956 == 0u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1958 = t1938 & t1957;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1958) {
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1959 = (u64)t16;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1960 = t1959 * lse_stride0;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1961 = t1960 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1962 = lse + t1961;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1963 = (u64)t1950;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1964 = t1963 * lse_stride1;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1965 = t1964 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1966 = t1962 + t1965;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1967 = (u64)t1942;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1968 = t1967 * lse_stride2;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1969 = t1968 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1970 = t1966 + t1969;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1970), "f"(value_2) : "memory");
                }
            }
        } else {
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1971 = lane_2 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1972 = t1971 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1972) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index = warp_2 << 1u;
                const u64 t1974 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1975 = t1974 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1976 = t1975 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1977 = partials + t1976;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1978 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1979 = t1978 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1980 = t1979 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1981 = t1977 + t1980;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1982 = (u64)index;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1983 = t1982 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1984 = t1983 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1985 = t1981 + t1984;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1986 = (u64)lane_2 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1987 = t1985 + t1986;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1988 = lane_2 << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1989 = (u64)t1988 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1990 = t1985 + t1989;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1991;
                asm("mov.b32 %0, %1;" : "=r"(t1991) : "f"(rows));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1992;
                asm("mov.b32 %0, %1;" : "=r"(t1992) : "f"(rows_2));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1993;
                asm("mov.b32 %0, %1;" : "=r"(t1993) : "f"(rows_5));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1994;
                asm("mov.b32 %0, %1;" : "=r"(t1994) : "f"(rows_6));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1990), "r"(t1991), "r"(t1992), "r"(t1993), "r"(t1994) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1995;
                asm("mov.b32 %0, %1;" : "=r"(t1995) : "f"(rows_9));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1996;
                asm("mov.b32 %0, %1;" : "=r"(t1996) : "f"(rows_10));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1997;
                asm("mov.b32 %0, %1;" : "=r"(t1997) : "f"(rows_13));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1998;
                asm("mov.b32 %0, %1;" : "=r"(t1998) : "f"(rows_14));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1990), "r"(t1995), "r"(t1996), "r"(t1997), "r"(t1998) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1987), "f"(row_max_3) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1987), "f"(row_sum_3) : "memory");
            }
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1999 = lane_2 >> 2u;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2000 = t1999 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2001 = t2000 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2001) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2002 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_2 = t2002 + 1u;
                const u64 t2004 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2005 = t2004 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2006 = t2005 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2007 = partials + t2006;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2008 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2009 = t2008 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2010 = t2009 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2011 = t2007 + t2010;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2012 = (u64)index_2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2013 = t2012 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2014 = t2013 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2015 = t2011 + t2014;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2016 = (u64)lane_2 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2017 = t2015 + t2016;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2018 = lane_2 << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2019 = (u64)t2018 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2020 = t2015 + t2019;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2021;
                asm("mov.b32 %0, %1;" : "=r"(t2021) : "f"(rows_3));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2022;
                asm("mov.b32 %0, %1;" : "=r"(t2022) : "f"(rows_4));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2023;
                asm("mov.b32 %0, %1;" : "=r"(t2023) : "f"(rows_7));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2024;
                asm("mov.b32 %0, %1;" : "=r"(t2024) : "f"(rows_8));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2020), "r"(t2021), "r"(t2022), "r"(t2023), "r"(t2024) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2025;
                asm("mov.b32 %0, %1;" : "=r"(t2025) : "f"(rows_11));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2026;
                asm("mov.b32 %0, %1;" : "=r"(t2026) : "f"(rows_12));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2027;
                asm("mov.b32 %0, %1;" : "=r"(t2027) : "f"(rows_15));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2028;
                asm("mov.b32 %0, %1;" : "=r"(t2028) : "f"(rows_16));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t2020), "r"(t2025), "r"(t2026), "r"(t2027), "r"(t2028) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2017), "f"(row_max_4) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2017), "f"(row_sum_4) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2029 = (u64)tile;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2030 = t2029 * arrived_stride0;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2031 = t2030 * 4ull;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2032 = arrived + t2031;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2033 = splits_2 - 1u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2034 = (u32)__cvta_generic_to_shared(smem);
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2035 = t2034 + 70656u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2036 = threadIdx.x;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2037 = t2036 == 0u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2037) {
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2038;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t2038) : "l"(t2032), "r"(t2033) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2035), "r"(t2038) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t2039;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t2039) : "r"(t2035) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2040 = t2039 == t2033;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2040) {
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2041 = lane_2 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2042 = t2041 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2042) {
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_max_3 = __uint_as_float(0xff800000u);
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_sum_3 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_2 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_5 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_6 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_9 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_10 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_13 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_14 = 0.0f;
                    u32 split = 0u;
                    while (true) {
#line 357 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2043 = split < splits_2;
                        if (!t2043) break;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_3 = warp_2 << 1u;
                        const u64 t2045 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2046 = t2045 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2047 = t2046 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2048 = partials + t2047;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2049 = (u64)split;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2050 = t2049 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2051 = t2050 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2052 = t2048 + t2051;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2053 = (u64)index_3;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2054 = t2053 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2055 = t2054 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2056 = t2052 + t2055;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2057 = (u64)lane_2 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2058 = t2056 + t2057;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2059 = lane_2 << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2060 = (u64)t2059 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2061 = t2056 + t2060;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk;
                        u32 chunk_2;
                        u32 chunk_3;
                        u32 chunk_4;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t2061) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2062;
                        asm("mov.b32 %0, %1;" : "=f"(t2062) : "r"(chunk));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2063;
                        asm("mov.b32 %0, %1;" : "=f"(t2063) : "r"(chunk_2));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2064;
                        asm("mov.b32 %0, %1;" : "=f"(t2064) : "r"(chunk_3));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2065;
                        asm("mov.b32 %0, %1;" : "=f"(t2065) : "r"(chunk_4));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_5;
                        u32 chunk_6;
                        u32 chunk_7;
                        u32 chunk_8;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t2061) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2066;
                        asm("mov.b32 %0, %1;" : "=f"(t2066) : "r"(chunk_5));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2067;
                        asm("mov.b32 %0, %1;" : "=f"(t2067) : "r"(chunk_6));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2068;
                        asm("mov.b32 %0, %1;" : "=f"(t2068) : "r"(chunk_7));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2069;
                        asm("mov.b32 %0, %1;" : "=f"(t2069) : "r"(chunk_8));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2070;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2070) : "l"(t2058) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2071;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2071) : "l"(t2058) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words = t2062;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_2 = t2063;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_3 = t2064;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_4 = t2065;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_5 = t2066;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_6 = t2067;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_7 = t2068;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_8 = t2069;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_9 = t2070;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_10 = t2071;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state = words_9;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_2 = words_10;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2072 = split + 1u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_2 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_3 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_4 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_5 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_6 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_7 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_8 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_9 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_10 = 0.0f;
                        const bool t2073 = t2072 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2073) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_4 = warp_2 << 1u;
                            const u64 t2075 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2076 = t2075 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2077 = t2076 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2078 = partials + t2077;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2079 = (u64)t2072;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2080 = t2079 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2081 = t2080 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2082 = t2078 + t2081;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2083 = (u64)index_4;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2084 = t2083 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2085 = t2084 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2086 = t2082 + t2085;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2087 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2088 = t2086 + t2087;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2089 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2090 = (u64)t2089 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2091 = t2086 + t2090;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_9;
                            u32 chunk_10;
                            u32 chunk_11;
                            u32 chunk_12;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t2091) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2092;
                            asm("mov.b32 %0, %1;" : "=f"(t2092) : "r"(chunk_9));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2093;
                            asm("mov.b32 %0, %1;" : "=f"(t2093) : "r"(chunk_10));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2094;
                            asm("mov.b32 %0, %1;" : "=f"(t2094) : "r"(chunk_11));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2095;
                            asm("mov.b32 %0, %1;" : "=f"(t2095) : "r"(chunk_12));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_13;
                            u32 chunk_14;
                            u32 chunk_15;
                            u32 chunk_16;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t2091) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2096;
                            asm("mov.b32 %0, %1;" : "=f"(t2096) : "r"(chunk_13));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2097;
                            asm("mov.b32 %0, %1;" : "=f"(t2097) : "r"(chunk_14));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2098;
                            asm("mov.b32 %0, %1;" : "=f"(t2098) : "r"(chunk_15));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2099;
                            asm("mov.b32 %0, %1;" : "=f"(t2099) : "r"(chunk_16));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2100;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2100) : "l"(t2088) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2101;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2101) : "l"(t2088) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t2092;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t2093;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t2094;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t2095;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t2096;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t2097;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t2098;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t2099;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t2100;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t2101;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_11 = part;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_12 = part_2;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_13 = part_3;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_14 = part_4;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_15 = part_5;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_16 = part_6;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_17 = part_7;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_18 = part_8;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_19 = part_9;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_20 = part_10;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_3 = words_19;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_4 = words_20;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2102 = split + 2u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_11 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_12 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_13 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_14 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_15 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_16 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_17 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_18 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_19 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_20 = 0.0f;
                        const bool t2103 = t2102 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2103) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_5 = warp_2 << 1u;
                            const u64 t2105 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2106 = t2105 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2107 = t2106 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2108 = partials + t2107;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2109 = (u64)t2102;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2110 = t2109 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2111 = t2110 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2112 = t2108 + t2111;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2113 = (u64)index_5;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2114 = t2113 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2115 = t2114 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2116 = t2112 + t2115;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2117 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2118 = t2116 + t2117;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2119 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2120 = (u64)t2119 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2121 = t2116 + t2120;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_17;
                            u32 chunk_18;
                            u32 chunk_19;
                            u32 chunk_20;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t2121) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2122;
                            asm("mov.b32 %0, %1;" : "=f"(t2122) : "r"(chunk_17));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2123;
                            asm("mov.b32 %0, %1;" : "=f"(t2123) : "r"(chunk_18));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2124;
                            asm("mov.b32 %0, %1;" : "=f"(t2124) : "r"(chunk_19));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2125;
                            asm("mov.b32 %0, %1;" : "=f"(t2125) : "r"(chunk_20));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_21;
                            u32 chunk_22;
                            u32 chunk_23;
                            u32 chunk_24;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_21), "=r"(chunk_22), "=r"(chunk_23), "=r"(chunk_24) : "l"(t2121) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2126;
                            asm("mov.b32 %0, %1;" : "=f"(t2126) : "r"(chunk_21));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2127;
                            asm("mov.b32 %0, %1;" : "=f"(t2127) : "r"(chunk_22));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2128;
                            asm("mov.b32 %0, %1;" : "=f"(t2128) : "r"(chunk_23));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2129;
                            asm("mov.b32 %0, %1;" : "=f"(t2129) : "r"(chunk_24));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2130;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2130) : "l"(t2118) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2131;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2131) : "l"(t2118) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t2122;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t2123;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t2124;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t2125;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t2126;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t2127;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t2128;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t2129;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t2130;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t2131;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_21 = part_11;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_22 = part_12;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_23 = part_13;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_24 = part_14;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_25 = part_15;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_26 = part_16;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_27 = part_17;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_28 = part_18;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_29 = part_19;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_30 = part_20;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_5 = words_29;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_6 = words_30;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2132 = split + 3u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_21 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_22 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_23 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_24 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_25 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_26 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_27 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_28 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_29 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_30 = 0.0f;
                        const bool t2133 = t2132 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2133) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_6 = warp_2 << 1u;
                            const u64 t2135 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2136 = t2135 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2137 = t2136 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2138 = partials + t2137;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2139 = (u64)t2132;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2140 = t2139 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2141 = t2140 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2142 = t2138 + t2141;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2143 = (u64)index_6;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2144 = t2143 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2145 = t2144 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2146 = t2142 + t2145;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2147 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2148 = t2146 + t2147;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2149 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2150 = (u64)t2149 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2151 = t2146 + t2150;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_25;
                            u32 chunk_26;
                            u32 chunk_27;
                            u32 chunk_28;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_25), "=r"(chunk_26), "=r"(chunk_27), "=r"(chunk_28) : "l"(t2151) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2152;
                            asm("mov.b32 %0, %1;" : "=f"(t2152) : "r"(chunk_25));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2153;
                            asm("mov.b32 %0, %1;" : "=f"(t2153) : "r"(chunk_26));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2154;
                            asm("mov.b32 %0, %1;" : "=f"(t2154) : "r"(chunk_27));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2155;
                            asm("mov.b32 %0, %1;" : "=f"(t2155) : "r"(chunk_28));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_29;
                            u32 chunk_30;
                            u32 chunk_31;
                            u32 chunk_32;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_29), "=r"(chunk_30), "=r"(chunk_31), "=r"(chunk_32) : "l"(t2151) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2156;
                            asm("mov.b32 %0, %1;" : "=f"(t2156) : "r"(chunk_29));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2157;
                            asm("mov.b32 %0, %1;" : "=f"(t2157) : "r"(chunk_30));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2158;
                            asm("mov.b32 %0, %1;" : "=f"(t2158) : "r"(chunk_31));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2159;
                            asm("mov.b32 %0, %1;" : "=f"(t2159) : "r"(chunk_32));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2160;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2160) : "l"(t2148) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2161;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2161) : "l"(t2148) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t2152;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t2153;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t2154;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t2155;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t2156;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t2157;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t2158;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t2159;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t2160;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t2161;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_31 = part_21;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_32 = part_22;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_33 = part_23;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_34 = part_24;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_35 = part_25;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_36 = part_26;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_37 = part_27;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_38 = part_28;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_39 = part_29;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_40 = part_30;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_7 = words_39;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_8 = words_40;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2162 = split + 4u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_31 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_32 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_33 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_34 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_35 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_36 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_37 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_38 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_39 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_40 = 0.0f;
                        const bool t2163 = t2162 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2163) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_7 = warp_2 << 1u;
                            const u64 t2165 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2166 = t2165 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2167 = t2166 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2168 = partials + t2167;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2169 = (u64)t2162;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2170 = t2169 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2171 = t2170 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2172 = t2168 + t2171;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2173 = (u64)index_7;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2174 = t2173 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2175 = t2174 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2176 = t2172 + t2175;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2177 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2178 = t2176 + t2177;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2179 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2180 = (u64)t2179 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2181 = t2176 + t2180;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_33;
                            u32 chunk_34;
                            u32 chunk_35;
                            u32 chunk_36;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_33), "=r"(chunk_34), "=r"(chunk_35), "=r"(chunk_36) : "l"(t2181) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2182;
                            asm("mov.b32 %0, %1;" : "=f"(t2182) : "r"(chunk_33));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2183;
                            asm("mov.b32 %0, %1;" : "=f"(t2183) : "r"(chunk_34));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2184;
                            asm("mov.b32 %0, %1;" : "=f"(t2184) : "r"(chunk_35));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2185;
                            asm("mov.b32 %0, %1;" : "=f"(t2185) : "r"(chunk_36));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_37;
                            u32 chunk_38;
                            u32 chunk_39;
                            u32 chunk_40;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_37), "=r"(chunk_38), "=r"(chunk_39), "=r"(chunk_40) : "l"(t2181) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2186;
                            asm("mov.b32 %0, %1;" : "=f"(t2186) : "r"(chunk_37));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2187;
                            asm("mov.b32 %0, %1;" : "=f"(t2187) : "r"(chunk_38));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2188;
                            asm("mov.b32 %0, %1;" : "=f"(t2188) : "r"(chunk_39));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2189;
                            asm("mov.b32 %0, %1;" : "=f"(t2189) : "r"(chunk_40));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2190;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2190) : "l"(t2178) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2191;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2191) : "l"(t2178) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t2182;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t2183;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t2184;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t2185;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t2186;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t2187;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t2188;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t2189;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t2190;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t2191;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_41 = part_31;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_42 = part_32;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_43 = part_33;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_44 = part_34;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_45 = part_35;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_46 = part_36;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_47 = part_37;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_48 = part_38;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_49 = part_39;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_50 = part_40;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_9 = words_49;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_10 = words_50;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2192 = split + 5u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_41 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_42 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_43 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_44 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_45 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_46 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_47 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_48 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_49 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_50 = 0.0f;
                        const bool t2193 = t2192 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2193) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_8 = warp_2 << 1u;
                            const u64 t2195 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2196 = t2195 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2197 = t2196 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2198 = partials + t2197;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2199 = (u64)t2192;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2200 = t2199 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2201 = t2200 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2202 = t2198 + t2201;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2203 = (u64)index_8;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2204 = t2203 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2205 = t2204 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2206 = t2202 + t2205;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2207 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2208 = t2206 + t2207;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2209 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2210 = (u64)t2209 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2211 = t2206 + t2210;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_41;
                            u32 chunk_42;
                            u32 chunk_43;
                            u32 chunk_44;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_41), "=r"(chunk_42), "=r"(chunk_43), "=r"(chunk_44) : "l"(t2211) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2212;
                            asm("mov.b32 %0, %1;" : "=f"(t2212) : "r"(chunk_41));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2213;
                            asm("mov.b32 %0, %1;" : "=f"(t2213) : "r"(chunk_42));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2214;
                            asm("mov.b32 %0, %1;" : "=f"(t2214) : "r"(chunk_43));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2215;
                            asm("mov.b32 %0, %1;" : "=f"(t2215) : "r"(chunk_44));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_45;
                            u32 chunk_46;
                            u32 chunk_47;
                            u32 chunk_48;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_45), "=r"(chunk_46), "=r"(chunk_47), "=r"(chunk_48) : "l"(t2211) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2216;
                            asm("mov.b32 %0, %1;" : "=f"(t2216) : "r"(chunk_45));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2217;
                            asm("mov.b32 %0, %1;" : "=f"(t2217) : "r"(chunk_46));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2218;
                            asm("mov.b32 %0, %1;" : "=f"(t2218) : "r"(chunk_47));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2219;
                            asm("mov.b32 %0, %1;" : "=f"(t2219) : "r"(chunk_48));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2220;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2220) : "l"(t2208) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2221;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2221) : "l"(t2208) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t2212;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t2213;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t2214;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t2215;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t2216;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t2217;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t2218;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t2219;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t2220;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t2221;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_51 = part_41;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_52 = part_42;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_53 = part_43;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_54 = part_44;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_55 = part_45;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_56 = part_46;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_57 = part_47;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_58 = part_48;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_59 = part_49;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_60 = part_50;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_11 = words_59;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_12 = words_60;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2222 = split + 6u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_51 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_52 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_53 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_54 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_55 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_56 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_57 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_58 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_59 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_60 = 0.0f;
                        const bool t2223 = t2222 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2223) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_9 = warp_2 << 1u;
                            const u64 t2225 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2226 = t2225 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2227 = t2226 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2228 = partials + t2227;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2229 = (u64)t2222;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2230 = t2229 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2231 = t2230 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2232 = t2228 + t2231;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2233 = (u64)index_9;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2234 = t2233 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2235 = t2234 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2236 = t2232 + t2235;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2237 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2238 = t2236 + t2237;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2239 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2240 = (u64)t2239 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2241 = t2236 + t2240;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_49;
                            u32 chunk_50;
                            u32 chunk_51;
                            u32 chunk_52;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_49), "=r"(chunk_50), "=r"(chunk_51), "=r"(chunk_52) : "l"(t2241) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2242;
                            asm("mov.b32 %0, %1;" : "=f"(t2242) : "r"(chunk_49));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2243;
                            asm("mov.b32 %0, %1;" : "=f"(t2243) : "r"(chunk_50));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2244;
                            asm("mov.b32 %0, %1;" : "=f"(t2244) : "r"(chunk_51));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2245;
                            asm("mov.b32 %0, %1;" : "=f"(t2245) : "r"(chunk_52));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_53;
                            u32 chunk_54;
                            u32 chunk_55;
                            u32 chunk_56;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_53), "=r"(chunk_54), "=r"(chunk_55), "=r"(chunk_56) : "l"(t2241) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2246;
                            asm("mov.b32 %0, %1;" : "=f"(t2246) : "r"(chunk_53));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2247;
                            asm("mov.b32 %0, %1;" : "=f"(t2247) : "r"(chunk_54));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2248;
                            asm("mov.b32 %0, %1;" : "=f"(t2248) : "r"(chunk_55));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2249;
                            asm("mov.b32 %0, %1;" : "=f"(t2249) : "r"(chunk_56));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2250;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2250) : "l"(t2238) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2251;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2251) : "l"(t2238) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t2242;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t2243;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t2244;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t2245;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t2246;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t2247;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t2248;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t2249;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t2250;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t2251;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_61 = part_51;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_62 = part_52;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_63 = part_53;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_64 = part_54;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_65 = part_55;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_66 = part_56;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_67 = part_57;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_68 = part_58;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_69 = part_59;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_70 = part_60;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_13 = words_69;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_14 = words_70;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2252 = split + 7u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_61 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_62 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_63 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_64 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_65 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_66 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_67 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_68 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_69 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_70 = 0.0f;
                        const bool t2253 = t2252 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2253) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_10 = warp_2 << 1u;
                            const u64 t2255 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2256 = t2255 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2257 = t2256 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2258 = partials + t2257;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2259 = (u64)t2252;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2260 = t2259 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2261 = t2260 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2262 = t2258 + t2261;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2263 = (u64)index_10;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2264 = t2263 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2265 = t2264 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2266 = t2262 + t2265;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2267 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2268 = t2266 + t2267;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2269 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2270 = (u64)t2269 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2271 = t2266 + t2270;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_57;
                            u32 chunk_58;
                            u32 chunk_59;
                            u32 chunk_60;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_57), "=r"(chunk_58), "=r"(chunk_59), "=r"(chunk_60) : "l"(t2271) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2272;
                            asm("mov.b32 %0, %1;" : "=f"(t2272) : "r"(chunk_57));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2273;
                            asm("mov.b32 %0, %1;" : "=f"(t2273) : "r"(chunk_58));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2274;
                            asm("mov.b32 %0, %1;" : "=f"(t2274) : "r"(chunk_59));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2275;
                            asm("mov.b32 %0, %1;" : "=f"(t2275) : "r"(chunk_60));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_61;
                            u32 chunk_62;
                            u32 chunk_63;
                            u32 chunk_64;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_61), "=r"(chunk_62), "=r"(chunk_63), "=r"(chunk_64) : "l"(t2271) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2276;
                            asm("mov.b32 %0, %1;" : "=f"(t2276) : "r"(chunk_61));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2277;
                            asm("mov.b32 %0, %1;" : "=f"(t2277) : "r"(chunk_62));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2278;
                            asm("mov.b32 %0, %1;" : "=f"(t2278) : "r"(chunk_63));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2279;
                            asm("mov.b32 %0, %1;" : "=f"(t2279) : "r"(chunk_64));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2280;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2280) : "l"(t2268) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2281;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2281) : "l"(t2268) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t2272;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t2273;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t2274;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t2275;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t2276;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t2277;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t2278;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t2279;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t2280;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t2281;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_71 = part_61;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_72 = part_62;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_73 = part_63;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_74 = part_64;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_75 = part_65;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_76 = part_66;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_77 = part_67;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_78 = part_68;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_79 = part_69;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_80 = part_70;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_15 = words_79;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_16 = words_80;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2282 = split + 8u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_71 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_72 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_73 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_74 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_75 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_76 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_77 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_78 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_79 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_80 = 0.0f;
                        const bool t2283 = t2282 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2283) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_11 = warp_2 << 1u;
                            const u64 t2285 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2286 = t2285 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2287 = t2286 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2288 = partials + t2287;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2289 = (u64)t2282;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2290 = t2289 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2291 = t2290 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2292 = t2288 + t2291;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2293 = (u64)index_11;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2294 = t2293 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2295 = t2294 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2296 = t2292 + t2295;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2297 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2298 = t2296 + t2297;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2299 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2300 = (u64)t2299 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2301 = t2296 + t2300;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_65;
                            u32 chunk_66;
                            u32 chunk_67;
                            u32 chunk_68;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_65), "=r"(chunk_66), "=r"(chunk_67), "=r"(chunk_68) : "l"(t2301) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2302;
                            asm("mov.b32 %0, %1;" : "=f"(t2302) : "r"(chunk_65));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2303;
                            asm("mov.b32 %0, %1;" : "=f"(t2303) : "r"(chunk_66));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2304;
                            asm("mov.b32 %0, %1;" : "=f"(t2304) : "r"(chunk_67));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2305;
                            asm("mov.b32 %0, %1;" : "=f"(t2305) : "r"(chunk_68));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_69;
                            u32 chunk_70;
                            u32 chunk_71;
                            u32 chunk_72;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_69), "=r"(chunk_70), "=r"(chunk_71), "=r"(chunk_72) : "l"(t2301) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2306;
                            asm("mov.b32 %0, %1;" : "=f"(t2306) : "r"(chunk_69));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2307;
                            asm("mov.b32 %0, %1;" : "=f"(t2307) : "r"(chunk_70));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2308;
                            asm("mov.b32 %0, %1;" : "=f"(t2308) : "r"(chunk_71));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2309;
                            asm("mov.b32 %0, %1;" : "=f"(t2309) : "r"(chunk_72));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2310;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2310) : "l"(t2298) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2311;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2311) : "l"(t2298) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t2302;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t2303;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t2304;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t2305;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t2306;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t2307;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t2308;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t2309;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t2310;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t2311;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_81 = part_71;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_82 = part_72;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_83 = part_73;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_84 = part_74;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_85 = part_75;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_86 = part_76;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_87 = part_77;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_88 = part_78;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_89 = part_79;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_90 = part_80;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_17 = words_89;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_18 = words_90;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2312 = split + 9u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_81 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_82 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_83 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_84 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_85 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_86 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_87 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_88 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_89 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_90 = 0.0f;
                        const bool t2313 = t2312 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2313) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_12 = warp_2 << 1u;
                            const u64 t2315 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2316 = t2315 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2317 = t2316 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2318 = partials + t2317;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2319 = (u64)t2312;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2320 = t2319 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2321 = t2320 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2322 = t2318 + t2321;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2323 = (u64)index_12;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2324 = t2323 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2325 = t2324 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2326 = t2322 + t2325;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2327 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2328 = t2326 + t2327;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2329 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2330 = (u64)t2329 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2331 = t2326 + t2330;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_73;
                            u32 chunk_74;
                            u32 chunk_75;
                            u32 chunk_76;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_73), "=r"(chunk_74), "=r"(chunk_75), "=r"(chunk_76) : "l"(t2331) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2332;
                            asm("mov.b32 %0, %1;" : "=f"(t2332) : "r"(chunk_73));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2333;
                            asm("mov.b32 %0, %1;" : "=f"(t2333) : "r"(chunk_74));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2334;
                            asm("mov.b32 %0, %1;" : "=f"(t2334) : "r"(chunk_75));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2335;
                            asm("mov.b32 %0, %1;" : "=f"(t2335) : "r"(chunk_76));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_77;
                            u32 chunk_78;
                            u32 chunk_79;
                            u32 chunk_80;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_77), "=r"(chunk_78), "=r"(chunk_79), "=r"(chunk_80) : "l"(t2331) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2336;
                            asm("mov.b32 %0, %1;" : "=f"(t2336) : "r"(chunk_77));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2337;
                            asm("mov.b32 %0, %1;" : "=f"(t2337) : "r"(chunk_78));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2338;
                            asm("mov.b32 %0, %1;" : "=f"(t2338) : "r"(chunk_79));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2339;
                            asm("mov.b32 %0, %1;" : "=f"(t2339) : "r"(chunk_80));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2340;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2340) : "l"(t2328) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2341;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2341) : "l"(t2328) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t2332;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t2333;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t2334;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t2335;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t2336;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t2337;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t2338;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t2339;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t2340;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t2341;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_91 = part_81;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_92 = part_82;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_93 = part_83;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_94 = part_84;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_95 = part_85;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_96 = part_86;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_97 = part_87;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_98 = part_88;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_99 = part_89;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_100 = part_90;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_19 = words_99;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_20 = words_100;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2342 = split + 10u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_91 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_92 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_93 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_94 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_95 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_96 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_97 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_98 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_99 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_100 = 0.0f;
                        const bool t2343 = t2342 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2343) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_13 = warp_2 << 1u;
                            const u64 t2345 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2346 = t2345 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2347 = t2346 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2348 = partials + t2347;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2349 = (u64)t2342;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2350 = t2349 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2351 = t2350 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2352 = t2348 + t2351;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2353 = (u64)index_13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2354 = t2353 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2355 = t2354 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2356 = t2352 + t2355;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2357 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2358 = t2356 + t2357;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2359 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2360 = (u64)t2359 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2361 = t2356 + t2360;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_81;
                            u32 chunk_82;
                            u32 chunk_83;
                            u32 chunk_84;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_81), "=r"(chunk_82), "=r"(chunk_83), "=r"(chunk_84) : "l"(t2361) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2362;
                            asm("mov.b32 %0, %1;" : "=f"(t2362) : "r"(chunk_81));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2363;
                            asm("mov.b32 %0, %1;" : "=f"(t2363) : "r"(chunk_82));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2364;
                            asm("mov.b32 %0, %1;" : "=f"(t2364) : "r"(chunk_83));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2365;
                            asm("mov.b32 %0, %1;" : "=f"(t2365) : "r"(chunk_84));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_85;
                            u32 chunk_86;
                            u32 chunk_87;
                            u32 chunk_88;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_85), "=r"(chunk_86), "=r"(chunk_87), "=r"(chunk_88) : "l"(t2361) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2366;
                            asm("mov.b32 %0, %1;" : "=f"(t2366) : "r"(chunk_85));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2367;
                            asm("mov.b32 %0, %1;" : "=f"(t2367) : "r"(chunk_86));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2368;
                            asm("mov.b32 %0, %1;" : "=f"(t2368) : "r"(chunk_87));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2369;
                            asm("mov.b32 %0, %1;" : "=f"(t2369) : "r"(chunk_88));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2370;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2370) : "l"(t2358) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2371;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2371) : "l"(t2358) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t2362;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t2363;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t2364;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t2365;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t2366;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t2367;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t2368;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t2369;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t2370;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t2371;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_101 = part_91;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_102 = part_92;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_103 = part_93;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_104 = part_94;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_105 = part_95;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_106 = part_96;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_107 = part_97;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_108 = part_98;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_109 = part_99;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_110 = part_100;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_21 = words_109;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_22 = words_110;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2372 = split + 11u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_101 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_102 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_103 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_104 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_105 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_106 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_107 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_108 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_109 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_110 = 0.0f;
                        const bool t2373 = t2372 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2373) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_14 = warp_2 << 1u;
                            const u64 t2375 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2376 = t2375 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2377 = t2376 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2378 = partials + t2377;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2379 = (u64)t2372;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2380 = t2379 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2381 = t2380 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2382 = t2378 + t2381;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2383 = (u64)index_14;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2384 = t2383 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2385 = t2384 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2386 = t2382 + t2385;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2387 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2388 = t2386 + t2387;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2389 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2390 = (u64)t2389 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2391 = t2386 + t2390;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_89;
                            u32 chunk_90;
                            u32 chunk_91;
                            u32 chunk_92;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_89), "=r"(chunk_90), "=r"(chunk_91), "=r"(chunk_92) : "l"(t2391) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2392;
                            asm("mov.b32 %0, %1;" : "=f"(t2392) : "r"(chunk_89));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2393;
                            asm("mov.b32 %0, %1;" : "=f"(t2393) : "r"(chunk_90));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2394;
                            asm("mov.b32 %0, %1;" : "=f"(t2394) : "r"(chunk_91));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2395;
                            asm("mov.b32 %0, %1;" : "=f"(t2395) : "r"(chunk_92));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_93;
                            u32 chunk_94;
                            u32 chunk_95;
                            u32 chunk_96;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_93), "=r"(chunk_94), "=r"(chunk_95), "=r"(chunk_96) : "l"(t2391) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2396;
                            asm("mov.b32 %0, %1;" : "=f"(t2396) : "r"(chunk_93));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2397;
                            asm("mov.b32 %0, %1;" : "=f"(t2397) : "r"(chunk_94));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2398;
                            asm("mov.b32 %0, %1;" : "=f"(t2398) : "r"(chunk_95));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2399;
                            asm("mov.b32 %0, %1;" : "=f"(t2399) : "r"(chunk_96));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2400;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2400) : "l"(t2388) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2401;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2401) : "l"(t2388) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t2392;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t2393;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t2394;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t2395;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t2396;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t2397;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t2398;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t2399;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t2400;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t2401;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_111 = part_101;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_112 = part_102;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_113 = part_103;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_114 = part_104;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_115 = part_105;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_116 = part_106;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_117 = part_107;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_118 = part_108;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_119 = part_109;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_120 = part_110;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_23 = words_119;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_24 = words_120;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2402 = split + 12u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_111 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_112 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_113 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_114 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_115 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_116 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_117 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_118 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_119 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_120 = 0.0f;
                        const bool t2403 = t2402 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2403) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_15 = warp_2 << 1u;
                            const u64 t2405 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2406 = t2405 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2407 = t2406 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2408 = partials + t2407;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2409 = (u64)t2402;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2410 = t2409 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2411 = t2410 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2412 = t2408 + t2411;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2413 = (u64)index_15;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2414 = t2413 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2415 = t2414 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2416 = t2412 + t2415;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2417 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2418 = t2416 + t2417;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2419 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2420 = (u64)t2419 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2421 = t2416 + t2420;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_97;
                            u32 chunk_98;
                            u32 chunk_99;
                            u32 chunk_100;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_97), "=r"(chunk_98), "=r"(chunk_99), "=r"(chunk_100) : "l"(t2421) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2422;
                            asm("mov.b32 %0, %1;" : "=f"(t2422) : "r"(chunk_97));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2423;
                            asm("mov.b32 %0, %1;" : "=f"(t2423) : "r"(chunk_98));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2424;
                            asm("mov.b32 %0, %1;" : "=f"(t2424) : "r"(chunk_99));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2425;
                            asm("mov.b32 %0, %1;" : "=f"(t2425) : "r"(chunk_100));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_101;
                            u32 chunk_102;
                            u32 chunk_103;
                            u32 chunk_104;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_101), "=r"(chunk_102), "=r"(chunk_103), "=r"(chunk_104) : "l"(t2421) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2426;
                            asm("mov.b32 %0, %1;" : "=f"(t2426) : "r"(chunk_101));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2427;
                            asm("mov.b32 %0, %1;" : "=f"(t2427) : "r"(chunk_102));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2428;
                            asm("mov.b32 %0, %1;" : "=f"(t2428) : "r"(chunk_103));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2429;
                            asm("mov.b32 %0, %1;" : "=f"(t2429) : "r"(chunk_104));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2430;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2430) : "l"(t2418) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2431;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2431) : "l"(t2418) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t2422;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t2423;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t2424;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t2425;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t2426;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t2427;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t2428;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t2429;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t2430;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t2431;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_121 = part_111;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_122 = part_112;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_123 = part_113;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_124 = part_114;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_125 = part_115;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_126 = part_116;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_127 = part_117;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_128 = part_118;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_129 = part_119;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_130 = part_120;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_25 = words_129;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_26 = words_130;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2432 = split + 13u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_121 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_122 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_123 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_124 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_125 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_126 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_127 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_128 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_129 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_130 = 0.0f;
                        const bool t2433 = t2432 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2433) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_16 = warp_2 << 1u;
                            const u64 t2435 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2436 = t2435 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2437 = t2436 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2438 = partials + t2437;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2439 = (u64)t2432;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2440 = t2439 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2441 = t2440 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2442 = t2438 + t2441;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2443 = (u64)index_16;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2444 = t2443 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2445 = t2444 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2446 = t2442 + t2445;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2447 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2448 = t2446 + t2447;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2449 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2450 = (u64)t2449 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2451 = t2446 + t2450;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_105;
                            u32 chunk_106;
                            u32 chunk_107;
                            u32 chunk_108;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_105), "=r"(chunk_106), "=r"(chunk_107), "=r"(chunk_108) : "l"(t2451) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2452;
                            asm("mov.b32 %0, %1;" : "=f"(t2452) : "r"(chunk_105));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2453;
                            asm("mov.b32 %0, %1;" : "=f"(t2453) : "r"(chunk_106));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2454;
                            asm("mov.b32 %0, %1;" : "=f"(t2454) : "r"(chunk_107));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2455;
                            asm("mov.b32 %0, %1;" : "=f"(t2455) : "r"(chunk_108));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_109;
                            u32 chunk_110;
                            u32 chunk_111;
                            u32 chunk_112;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_109), "=r"(chunk_110), "=r"(chunk_111), "=r"(chunk_112) : "l"(t2451) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2456;
                            asm("mov.b32 %0, %1;" : "=f"(t2456) : "r"(chunk_109));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2457;
                            asm("mov.b32 %0, %1;" : "=f"(t2457) : "r"(chunk_110));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2458;
                            asm("mov.b32 %0, %1;" : "=f"(t2458) : "r"(chunk_111));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2459;
                            asm("mov.b32 %0, %1;" : "=f"(t2459) : "r"(chunk_112));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2460;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2460) : "l"(t2448) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2461;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2461) : "l"(t2448) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t2452;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t2453;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t2454;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t2455;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t2456;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t2457;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t2458;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t2459;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t2460;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t2461;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_131 = part_121;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_132 = part_122;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_133 = part_123;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_134 = part_124;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_135 = part_125;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_136 = part_126;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_137 = part_127;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_138 = part_128;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_139 = part_129;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_140 = part_130;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_27 = words_139;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_28 = words_140;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2462 = split + 14u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_131 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_132 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_133 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_134 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_135 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_136 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_137 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_138 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_139 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_140 = 0.0f;
                        const bool t2463 = t2462 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2463) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_17 = warp_2 << 1u;
                            const u64 t2465 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2466 = t2465 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2467 = t2466 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2468 = partials + t2467;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2469 = (u64)t2462;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2470 = t2469 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2471 = t2470 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2472 = t2468 + t2471;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2473 = (u64)index_17;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2474 = t2473 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2475 = t2474 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2476 = t2472 + t2475;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2477 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2478 = t2476 + t2477;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2479 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2480 = (u64)t2479 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2481 = t2476 + t2480;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_113;
                            u32 chunk_114;
                            u32 chunk_115;
                            u32 chunk_116;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_113), "=r"(chunk_114), "=r"(chunk_115), "=r"(chunk_116) : "l"(t2481) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2482;
                            asm("mov.b32 %0, %1;" : "=f"(t2482) : "r"(chunk_113));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2483;
                            asm("mov.b32 %0, %1;" : "=f"(t2483) : "r"(chunk_114));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2484;
                            asm("mov.b32 %0, %1;" : "=f"(t2484) : "r"(chunk_115));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2485;
                            asm("mov.b32 %0, %1;" : "=f"(t2485) : "r"(chunk_116));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_117;
                            u32 chunk_118;
                            u32 chunk_119;
                            u32 chunk_120;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_117), "=r"(chunk_118), "=r"(chunk_119), "=r"(chunk_120) : "l"(t2481) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2486;
                            asm("mov.b32 %0, %1;" : "=f"(t2486) : "r"(chunk_117));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2487;
                            asm("mov.b32 %0, %1;" : "=f"(t2487) : "r"(chunk_118));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2488;
                            asm("mov.b32 %0, %1;" : "=f"(t2488) : "r"(chunk_119));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2489;
                            asm("mov.b32 %0, %1;" : "=f"(t2489) : "r"(chunk_120));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2490;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2490) : "l"(t2478) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2491;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2491) : "l"(t2478) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t2482;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t2483;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t2484;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t2485;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t2486;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t2487;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t2488;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t2489;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t2490;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t2491;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_141 = part_131;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_142 = part_132;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_143 = part_133;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_144 = part_134;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_145 = part_135;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_146 = part_136;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_147 = part_137;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_148 = part_138;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_149 = part_139;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_150 = part_140;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_29 = words_149;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_30 = words_150;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2492 = split + 15u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_141 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_142 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_143 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_144 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_145 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_146 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_147 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_148 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_149 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_150 = 0.0f;
                        const bool t2493 = t2492 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2493) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_18 = warp_2 << 1u;
                            const u64 t2495 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2496 = t2495 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2497 = t2496 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2498 = partials + t2497;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2499 = (u64)t2492;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2500 = t2499 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2501 = t2500 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2502 = t2498 + t2501;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2503 = (u64)index_18;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2504 = t2503 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2505 = t2504 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2506 = t2502 + t2505;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2507 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2508 = t2506 + t2507;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2509 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2510 = (u64)t2509 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2511 = t2506 + t2510;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_121;
                            u32 chunk_122;
                            u32 chunk_123;
                            u32 chunk_124;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_121), "=r"(chunk_122), "=r"(chunk_123), "=r"(chunk_124) : "l"(t2511) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2512;
                            asm("mov.b32 %0, %1;" : "=f"(t2512) : "r"(chunk_121));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2513;
                            asm("mov.b32 %0, %1;" : "=f"(t2513) : "r"(chunk_122));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2514;
                            asm("mov.b32 %0, %1;" : "=f"(t2514) : "r"(chunk_123));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2515;
                            asm("mov.b32 %0, %1;" : "=f"(t2515) : "r"(chunk_124));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_125;
                            u32 chunk_126;
                            u32 chunk_127;
                            u32 chunk_128;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_125), "=r"(chunk_126), "=r"(chunk_127), "=r"(chunk_128) : "l"(t2511) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2516;
                            asm("mov.b32 %0, %1;" : "=f"(t2516) : "r"(chunk_125));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2517;
                            asm("mov.b32 %0, %1;" : "=f"(t2517) : "r"(chunk_126));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2518;
                            asm("mov.b32 %0, %1;" : "=f"(t2518) : "r"(chunk_127));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2519;
                            asm("mov.b32 %0, %1;" : "=f"(t2519) : "r"(chunk_128));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2520;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2520) : "l"(t2508) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2521;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2521) : "l"(t2508) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t2512;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t2513;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t2514;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t2515;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t2516;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t2517;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t2518;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t2519;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t2520;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t2521;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_151 = part_141;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_152 = part_142;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_153 = part_143;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_154 = part_144;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_155 = part_145;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_156 = part_146;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_157 = part_147;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_158 = part_148;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_159 = part_149;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_160 = part_150;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_31 = words_159;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_32 = words_160;
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2522;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2522) : "f"(row_max_3), "f"(state));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2523;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2523) : "f"(t2522), "f"(state_3));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2524;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2524) : "f"(t2523), "f"(state_5));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2525;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2525) : "f"(t2524), "f"(state_7));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2526;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2526) : "f"(t2525), "f"(state_9));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2527;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2527) : "f"(t2526), "f"(state_11));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2528;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2528) : "f"(t2527), "f"(state_13));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2529;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2529) : "f"(t2528), "f"(state_15));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2530;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2530) : "f"(t2529), "f"(state_17));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2531;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2531) : "f"(t2530), "f"(state_19));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2532;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2532) : "f"(t2531), "f"(state_21));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2533;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2533) : "f"(t2532), "f"(state_23));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2534;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2534) : "f"(t2533), "f"(state_25));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2535;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2535) : "f"(t2534), "f"(state_27));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2536;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2536) : "f"(t2535), "f"(state_29));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_3) : "f"(t2536), "f"(state_31));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_7 = max_3 == __uint_as_float(0xff800000u);
                        const f32 t2539 = max_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_7 = none_7 ? 0.0f : t2539;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2541 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2542;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2542) : "f"(row_max_3), "f"(scale_log2), "f"(t2541));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t2542));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2544 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2545;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2545) : "f"(state), "f"(scale_log2), "f"(t2544));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t2545));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2547 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2548;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2548) : "f"(state_3), "f"(scale_log2), "f"(t2547));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_11) : "f"(t2548));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2550 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2551;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2551) : "f"(state_5), "f"(scale_log2), "f"(t2550));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_12) : "f"(t2551));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2553 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2554;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2554) : "f"(state_7), "f"(scale_log2), "f"(t2553));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_13) : "f"(t2554));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2556 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2557;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2557) : "f"(state_9), "f"(scale_log2), "f"(t2556));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_14) : "f"(t2557));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2559 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2560;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2560) : "f"(state_11), "f"(scale_log2), "f"(t2559));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_15;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_15) : "f"(t2560));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2562 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2563;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2563) : "f"(state_13), "f"(scale_log2), "f"(t2562));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_16;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_16) : "f"(t2563));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2565 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2566;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2566) : "f"(state_15), "f"(scale_log2), "f"(t2565));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_17;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_17) : "f"(t2566));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2568 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2569;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2569) : "f"(state_17), "f"(scale_log2), "f"(t2568));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_18;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_18) : "f"(t2569));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2571 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2572;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2572) : "f"(state_19), "f"(scale_log2), "f"(t2571));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_19;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_19) : "f"(t2572));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2574 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2575;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2575) : "f"(state_21), "f"(scale_log2), "f"(t2574));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_20;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_20) : "f"(t2575));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2577 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2578;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2578) : "f"(state_23), "f"(scale_log2), "f"(t2577));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_21;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_21) : "f"(t2578));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2580 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2581;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2581) : "f"(state_25), "f"(scale_log2), "f"(t2580));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_22;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_22) : "f"(t2581));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2583 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2584;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2584) : "f"(state_27), "f"(scale_log2), "f"(t2583));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_23;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_23) : "f"(t2584));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2586 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2587;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2587) : "f"(state_29), "f"(scale_log2), "f"(t2586));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_24;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_24) : "f"(t2587));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2589 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2590;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2590) : "f"(state_31), "f"(scale_log2), "f"(t2589));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_25;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_25) : "f"(t2590));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2592 = row_sum_3 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2592;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2593;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2593) : "f"(state_2), "f"(factors_10), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2593;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2594;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2594) : "f"(state_4), "f"(factors_11), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2594;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2595;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2595) : "f"(state_6), "f"(factors_12), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2595;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2596;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2596) : "f"(state_8), "f"(factors_13), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2596;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2597;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2597) : "f"(state_10), "f"(factors_14), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2597;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2598;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2598) : "f"(state_12), "f"(factors_15), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2598;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2599;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2599) : "f"(state_14), "f"(factors_16), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2599;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2600;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2600) : "f"(state_16), "f"(factors_17), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2600;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2601;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2601) : "f"(state_18), "f"(factors_18), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2601;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2602;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2602) : "f"(state_20), "f"(factors_19), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2602;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2603;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2603) : "f"(state_22), "f"(factors_20), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2603;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2604;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2604) : "f"(state_24), "f"(factors_21), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2604;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2605;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2605) : "f"(state_26), "f"(factors_22), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2605;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2606;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2606) : "f"(state_28), "f"(factors_23), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2606;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2607;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2607) : "f"(state_30), "f"(factors_24), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2607;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2608;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2608) : "f"(state_32), "f"(factors_25), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2608;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2609 = rows * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2609;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2610;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2610) : "f"(words), "f"(factors_10), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2610;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2611;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2611) : "f"(words_11), "f"(factors_11), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2611;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2612;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2612) : "f"(words_21), "f"(factors_12), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2612;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2613;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2613) : "f"(words_31), "f"(factors_13), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2613;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2614;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2614) : "f"(words_41), "f"(factors_14), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2614;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2615;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2615) : "f"(words_51), "f"(factors_15), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2615;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2616;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2616) : "f"(words_61), "f"(factors_16), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2616;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2617;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2617) : "f"(words_71), "f"(factors_17), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2617;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2618;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2618) : "f"(words_81), "f"(factors_18), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2618;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2619;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2619) : "f"(words_91), "f"(factors_19), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2619;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2620;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2620) : "f"(words_101), "f"(factors_20), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2620;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2621;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2621) : "f"(words_111), "f"(factors_21), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2621;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2622;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2622) : "f"(words_121), "f"(factors_22), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2622;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2623;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2623) : "f"(words_131), "f"(factors_23), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2623;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2624;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2624) : "f"(words_141), "f"(factors_24), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2624;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2625;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2625) : "f"(words_151), "f"(factors_25), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2625;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2626 = rows_2 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2626;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2627;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2627) : "f"(words_2), "f"(factors_10), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2627;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2628;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2628) : "f"(words_12), "f"(factors_11), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2628;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2629;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2629) : "f"(words_22), "f"(factors_12), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2629;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2630;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2630) : "f"(words_32), "f"(factors_13), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2630;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2631;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2631) : "f"(words_42), "f"(factors_14), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2631;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2632;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2632) : "f"(words_52), "f"(factors_15), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2632;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2633;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2633) : "f"(words_62), "f"(factors_16), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2633;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2634;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2634) : "f"(words_72), "f"(factors_17), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2634;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2635;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2635) : "f"(words_82), "f"(factors_18), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2635;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2636;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2636) : "f"(words_92), "f"(factors_19), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2636;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2637;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2637) : "f"(words_102), "f"(factors_20), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2637;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2638;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2638) : "f"(words_112), "f"(factors_21), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2638;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2639;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2639) : "f"(words_122), "f"(factors_22), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2639;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2640;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2640) : "f"(words_132), "f"(factors_23), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2640;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2641;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2641) : "f"(words_142), "f"(factors_24), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2641;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2642;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2642) : "f"(words_152), "f"(factors_25), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2642;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2643 = rows_5 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2643;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2644;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2644) : "f"(words_3), "f"(factors_10), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2644;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2645;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2645) : "f"(words_13), "f"(factors_11), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2645;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2646;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2646) : "f"(words_23), "f"(factors_12), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2646;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2647;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2647) : "f"(words_33), "f"(factors_13), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2647;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2648;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2648) : "f"(words_43), "f"(factors_14), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2648;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2649;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2649) : "f"(words_53), "f"(factors_15), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2649;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2650;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2650) : "f"(words_63), "f"(factors_16), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2650;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2651;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2651) : "f"(words_73), "f"(factors_17), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2651;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2652;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2652) : "f"(words_83), "f"(factors_18), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2652;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2653;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2653) : "f"(words_93), "f"(factors_19), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2653;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2654;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2654) : "f"(words_103), "f"(factors_20), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2654;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2655;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2655) : "f"(words_113), "f"(factors_21), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2655;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2656;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2656) : "f"(words_123), "f"(factors_22), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2656;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2657;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2657) : "f"(words_133), "f"(factors_23), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2657;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2658;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2658) : "f"(words_143), "f"(factors_24), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2658;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2659;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2659) : "f"(words_153), "f"(factors_25), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2659;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2660 = rows_6 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2660;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2661;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2661) : "f"(words_4), "f"(factors_10), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2661;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2662;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2662) : "f"(words_14), "f"(factors_11), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2662;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2663;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2663) : "f"(words_24), "f"(factors_12), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2663;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2664;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2664) : "f"(words_34), "f"(factors_13), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2664;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2665;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2665) : "f"(words_44), "f"(factors_14), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2665;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2666;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2666) : "f"(words_54), "f"(factors_15), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2666;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2667;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2667) : "f"(words_64), "f"(factors_16), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2667;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2668;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2668) : "f"(words_74), "f"(factors_17), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2668;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2669;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2669) : "f"(words_84), "f"(factors_18), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2669;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2670;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2670) : "f"(words_94), "f"(factors_19), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2670;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2671;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2671) : "f"(words_104), "f"(factors_20), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2671;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2672;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2672) : "f"(words_114), "f"(factors_21), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2672;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2673;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2673) : "f"(words_124), "f"(factors_22), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2673;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2674;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2674) : "f"(words_134), "f"(factors_23), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2674;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2675;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2675) : "f"(words_144), "f"(factors_24), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2675;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2676;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2676) : "f"(words_154), "f"(factors_25), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2676;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2677 = rows_9 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2677;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2678;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2678) : "f"(words_5), "f"(factors_10), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2678;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2679;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2679) : "f"(words_15), "f"(factors_11), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2679;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2680;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2680) : "f"(words_25), "f"(factors_12), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2680;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2681;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2681) : "f"(words_35), "f"(factors_13), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2681;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2682;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2682) : "f"(words_45), "f"(factors_14), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2682;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2683;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2683) : "f"(words_55), "f"(factors_15), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2683;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2684;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2684) : "f"(words_65), "f"(factors_16), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2684;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2685;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2685) : "f"(words_75), "f"(factors_17), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2685;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2686;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2686) : "f"(words_85), "f"(factors_18), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2686;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2687;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2687) : "f"(words_95), "f"(factors_19), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2687;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2688;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2688) : "f"(words_105), "f"(factors_20), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2688;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2689;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2689) : "f"(words_115), "f"(factors_21), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2689;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2690;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2690) : "f"(words_125), "f"(factors_22), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2690;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2691;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2691) : "f"(words_135), "f"(factors_23), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2691;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2692;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2692) : "f"(words_145), "f"(factors_24), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2692;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2693;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2693) : "f"(words_155), "f"(factors_25), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2693;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2694 = rows_10 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2694;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2695;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2695) : "f"(words_6), "f"(factors_10), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2695;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2696;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2696) : "f"(words_16), "f"(factors_11), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2696;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2697;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2697) : "f"(words_26), "f"(factors_12), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2697;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2698;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2698) : "f"(words_36), "f"(factors_13), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2698;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2699;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2699) : "f"(words_46), "f"(factors_14), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2699;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2700;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2700) : "f"(words_56), "f"(factors_15), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2700;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2701;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2701) : "f"(words_66), "f"(factors_16), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2701;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2702;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2702) : "f"(words_76), "f"(factors_17), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2702;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2703;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2703) : "f"(words_86), "f"(factors_18), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2703;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2704;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2704) : "f"(words_96), "f"(factors_19), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2704;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2705;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2705) : "f"(words_106), "f"(factors_20), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2705;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2706;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2706) : "f"(words_116), "f"(factors_21), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2706;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2707;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2707) : "f"(words_126), "f"(factors_22), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2707;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2708;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2708) : "f"(words_136), "f"(factors_23), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2708;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2709;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2709) : "f"(words_146), "f"(factors_24), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2709;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2710;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2710) : "f"(words_156), "f"(factors_25), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2710;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2711 = rows_13 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2711;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2712;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2712) : "f"(words_7), "f"(factors_10), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2712;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2713;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2713) : "f"(words_17), "f"(factors_11), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2713;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2714;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2714) : "f"(words_27), "f"(factors_12), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2714;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2715;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2715) : "f"(words_37), "f"(factors_13), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2715;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2716;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2716) : "f"(words_47), "f"(factors_14), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2716;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2717;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2717) : "f"(words_57), "f"(factors_15), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2717;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2718;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2718) : "f"(words_67), "f"(factors_16), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2718;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2719;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2719) : "f"(words_77), "f"(factors_17), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2719;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2720;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2720) : "f"(words_87), "f"(factors_18), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2720;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2721;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2721) : "f"(words_97), "f"(factors_19), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2721;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2722;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2722) : "f"(words_107), "f"(factors_20), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2722;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2723;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2723) : "f"(words_117), "f"(factors_21), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2723;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2724;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2724) : "f"(words_127), "f"(factors_22), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2724;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2725;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2725) : "f"(words_137), "f"(factors_23), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2725;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2726;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2726) : "f"(words_147), "f"(factors_24), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2726;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2727;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2727) : "f"(words_157), "f"(factors_25), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2727;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2728 = rows_14 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2728;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2729;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2729) : "f"(words_8), "f"(factors_10), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2729;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2730;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2730) : "f"(words_18), "f"(factors_11), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2730;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2731;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2731) : "f"(words_28), "f"(factors_12), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2731;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2732;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2732) : "f"(words_38), "f"(factors_13), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2732;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2733;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2733) : "f"(words_48), "f"(factors_14), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2733;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2734;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2734) : "f"(words_58), "f"(factors_15), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2734;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2735;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2735) : "f"(words_68), "f"(factors_16), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2735;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2736;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2736) : "f"(words_78), "f"(factors_17), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2736;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2737;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2737) : "f"(words_88), "f"(factors_18), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2737;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2738;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2738) : "f"(words_98), "f"(factors_19), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2738;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2739;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2739) : "f"(words_108), "f"(factors_20), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2739;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2740;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2740) : "f"(words_118), "f"(factors_21), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2740;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2741;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2741) : "f"(words_128), "f"(factors_22), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2741;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2742;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2742) : "f"(words_138), "f"(factors_23), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2742;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2743;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2743) : "f"(words_148), "f"(factors_24), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2743;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2744;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2744) : "f"(words_158), "f"(factors_25), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2744;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max_3 = max_3;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum_3 = total_19;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows = total_20;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_2 = total_21;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_5 = total_22;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_6 = total_23;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_9 = total_24;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_10 = total_25;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_13 = total_26;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_14 = total_27;
                        const u32 t2745 = split + 16u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split = t2745;
                    }
                }
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2747 = lane_2 >> 2u;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2748 = t2747 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2749 = t2748 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2749) {
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_max_4 = __uint_as_float(0xff800000u);
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_sum_4 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_3 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_4 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_7 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_8 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_11 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_12 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_15 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_16 = 0.0f;
                    u32 split_2 = 0u;
                    while (true) {
#line 357 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2750 = split_2 < splits_2;
                        if (!t2750) break;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2751 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_19 = t2751 + 1u;
                        const u64 t2753 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2754 = t2753 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2755 = t2754 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2756 = partials + t2755;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2757 = (u64)split_2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2758 = t2757 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2759 = t2758 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2760 = t2756 + t2759;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2761 = (u64)index_19;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2762 = t2761 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2763 = t2762 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2764 = t2760 + t2763;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2765 = (u64)lane_2 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2766 = t2764 + t2765;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2767 = lane_2 << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2768 = (u64)t2767 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2769 = t2764 + t2768;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_129;
                        u32 chunk_130;
                        u32 chunk_131;
                        u32 chunk_132;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_129), "=r"(chunk_130), "=r"(chunk_131), "=r"(chunk_132) : "l"(t2769) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2770;
                        asm("mov.b32 %0, %1;" : "=f"(t2770) : "r"(chunk_129));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2771;
                        asm("mov.b32 %0, %1;" : "=f"(t2771) : "r"(chunk_130));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2772;
                        asm("mov.b32 %0, %1;" : "=f"(t2772) : "r"(chunk_131));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2773;
                        asm("mov.b32 %0, %1;" : "=f"(t2773) : "r"(chunk_132));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_133;
                        u32 chunk_134;
                        u32 chunk_135;
                        u32 chunk_136;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_133), "=r"(chunk_134), "=r"(chunk_135), "=r"(chunk_136) : "l"(t2769) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2774;
                        asm("mov.b32 %0, %1;" : "=f"(t2774) : "r"(chunk_133));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2775;
                        asm("mov.b32 %0, %1;" : "=f"(t2775) : "r"(chunk_134));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2776;
                        asm("mov.b32 %0, %1;" : "=f"(t2776) : "r"(chunk_135));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2777;
                        asm("mov.b32 %0, %1;" : "=f"(t2777) : "r"(chunk_136));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2778;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2778) : "l"(t2766) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2779;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2779) : "l"(t2766) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_161 = t2770;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_162 = t2771;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_163 = t2772;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_164 = t2773;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_165 = t2774;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_166 = t2775;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_167 = t2776;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_168 = t2777;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_169 = t2778;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_170 = t2779;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_33 = words_169;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_34 = words_170;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2780 = split_2 + 1u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_151 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_152 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_153 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_154 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_155 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_156 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_157 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_158 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_159 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_160 = 0.0f;
                        const bool t2781 = t2780 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2781) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2782 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_20 = t2782 + 1u;
                            const u64 t2784 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2785 = t2784 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2786 = t2785 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2787 = partials + t2786;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2788 = (u64)t2780;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2789 = t2788 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2790 = t2789 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2791 = t2787 + t2790;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2792 = (u64)index_20;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2793 = t2792 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2794 = t2793 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2795 = t2791 + t2794;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2796 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2797 = t2795 + t2796;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2798 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2799 = (u64)t2798 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2800 = t2795 + t2799;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_137;
                            u32 chunk_138;
                            u32 chunk_139;
                            u32 chunk_140;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_137), "=r"(chunk_138), "=r"(chunk_139), "=r"(chunk_140) : "l"(t2800) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2801;
                            asm("mov.b32 %0, %1;" : "=f"(t2801) : "r"(chunk_137));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2802;
                            asm("mov.b32 %0, %1;" : "=f"(t2802) : "r"(chunk_138));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2803;
                            asm("mov.b32 %0, %1;" : "=f"(t2803) : "r"(chunk_139));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2804;
                            asm("mov.b32 %0, %1;" : "=f"(t2804) : "r"(chunk_140));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_141;
                            u32 chunk_142;
                            u32 chunk_143;
                            u32 chunk_144;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_141), "=r"(chunk_142), "=r"(chunk_143), "=r"(chunk_144) : "l"(t2800) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2805;
                            asm("mov.b32 %0, %1;" : "=f"(t2805) : "r"(chunk_141));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2806;
                            asm("mov.b32 %0, %1;" : "=f"(t2806) : "r"(chunk_142));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2807;
                            asm("mov.b32 %0, %1;" : "=f"(t2807) : "r"(chunk_143));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2808;
                            asm("mov.b32 %0, %1;" : "=f"(t2808) : "r"(chunk_144));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2809;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2809) : "l"(t2797) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2810;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2810) : "l"(t2797) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t2801;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t2802;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t2803;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t2804;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t2805;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t2806;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t2807;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t2808;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t2809;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t2810;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_171 = part_151;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_172 = part_152;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_173 = part_153;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_174 = part_154;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_175 = part_155;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_176 = part_156;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_177 = part_157;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_178 = part_158;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_179 = part_159;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_180 = part_160;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_35 = words_179;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_36 = words_180;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2811 = split_2 + 2u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_161 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_162 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_163 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_164 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_165 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_166 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_167 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_168 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_169 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_170 = 0.0f;
                        const bool t2812 = t2811 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2812) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2813 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_21 = t2813 + 1u;
                            const u64 t2815 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2816 = t2815 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2817 = t2816 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2818 = partials + t2817;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2819 = (u64)t2811;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2820 = t2819 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2821 = t2820 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2822 = t2818 + t2821;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2823 = (u64)index_21;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2824 = t2823 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2825 = t2824 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2826 = t2822 + t2825;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2827 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2828 = t2826 + t2827;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2829 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2830 = (u64)t2829 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2831 = t2826 + t2830;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_145;
                            u32 chunk_146;
                            u32 chunk_147;
                            u32 chunk_148;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_145), "=r"(chunk_146), "=r"(chunk_147), "=r"(chunk_148) : "l"(t2831) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2832;
                            asm("mov.b32 %0, %1;" : "=f"(t2832) : "r"(chunk_145));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2833;
                            asm("mov.b32 %0, %1;" : "=f"(t2833) : "r"(chunk_146));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2834;
                            asm("mov.b32 %0, %1;" : "=f"(t2834) : "r"(chunk_147));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2835;
                            asm("mov.b32 %0, %1;" : "=f"(t2835) : "r"(chunk_148));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_149;
                            u32 chunk_150;
                            u32 chunk_151;
                            u32 chunk_152;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_149), "=r"(chunk_150), "=r"(chunk_151), "=r"(chunk_152) : "l"(t2831) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2836;
                            asm("mov.b32 %0, %1;" : "=f"(t2836) : "r"(chunk_149));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2837;
                            asm("mov.b32 %0, %1;" : "=f"(t2837) : "r"(chunk_150));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2838;
                            asm("mov.b32 %0, %1;" : "=f"(t2838) : "r"(chunk_151));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2839;
                            asm("mov.b32 %0, %1;" : "=f"(t2839) : "r"(chunk_152));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2840;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2840) : "l"(t2828) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2841;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2841) : "l"(t2828) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t2832;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t2833;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t2834;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t2835;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t2836;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t2837;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t2838;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t2839;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t2840;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t2841;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_181 = part_161;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_182 = part_162;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_183 = part_163;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_184 = part_164;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_185 = part_165;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_186 = part_166;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_187 = part_167;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_188 = part_168;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_189 = part_169;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_190 = part_170;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_37 = words_189;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_38 = words_190;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2842 = split_2 + 3u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_171 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_172 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_173 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_174 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_175 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_176 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_177 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_178 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_179 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_180 = 0.0f;
                        const bool t2843 = t2842 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2843) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2844 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_22 = t2844 + 1u;
                            const u64 t2846 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2847 = t2846 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2848 = t2847 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2849 = partials + t2848;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2850 = (u64)t2842;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2851 = t2850 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2852 = t2851 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2853 = t2849 + t2852;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2854 = (u64)index_22;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2855 = t2854 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2856 = t2855 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2857 = t2853 + t2856;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2858 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2859 = t2857 + t2858;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2860 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2861 = (u64)t2860 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2862 = t2857 + t2861;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_153;
                            u32 chunk_154;
                            u32 chunk_155;
                            u32 chunk_156;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_153), "=r"(chunk_154), "=r"(chunk_155), "=r"(chunk_156) : "l"(t2862) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2863;
                            asm("mov.b32 %0, %1;" : "=f"(t2863) : "r"(chunk_153));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2864;
                            asm("mov.b32 %0, %1;" : "=f"(t2864) : "r"(chunk_154));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2865;
                            asm("mov.b32 %0, %1;" : "=f"(t2865) : "r"(chunk_155));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2866;
                            asm("mov.b32 %0, %1;" : "=f"(t2866) : "r"(chunk_156));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_157;
                            u32 chunk_158;
                            u32 chunk_159;
                            u32 chunk_160;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_157), "=r"(chunk_158), "=r"(chunk_159), "=r"(chunk_160) : "l"(t2862) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2867;
                            asm("mov.b32 %0, %1;" : "=f"(t2867) : "r"(chunk_157));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2868;
                            asm("mov.b32 %0, %1;" : "=f"(t2868) : "r"(chunk_158));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2869;
                            asm("mov.b32 %0, %1;" : "=f"(t2869) : "r"(chunk_159));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2870;
                            asm("mov.b32 %0, %1;" : "=f"(t2870) : "r"(chunk_160));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2871;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2871) : "l"(t2859) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2872;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2872) : "l"(t2859) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t2863;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t2864;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t2865;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t2866;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t2867;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t2868;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t2869;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t2870;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t2871;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t2872;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_191 = part_171;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_192 = part_172;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_193 = part_173;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_194 = part_174;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_195 = part_175;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_196 = part_176;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_197 = part_177;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_198 = part_178;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_199 = part_179;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_200 = part_180;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_39 = words_199;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_40 = words_200;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2873 = split_2 + 4u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_181 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_182 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_183 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_184 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_185 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_186 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_187 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_188 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_189 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_190 = 0.0f;
                        const bool t2874 = t2873 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2874) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2875 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_23 = t2875 + 1u;
                            const u64 t2877 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2878 = t2877 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2879 = t2878 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2880 = partials + t2879;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2881 = (u64)t2873;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2882 = t2881 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2883 = t2882 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2884 = t2880 + t2883;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2885 = (u64)index_23;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2886 = t2885 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2887 = t2886 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2888 = t2884 + t2887;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2889 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2890 = t2888 + t2889;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2891 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2892 = (u64)t2891 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2893 = t2888 + t2892;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_161;
                            u32 chunk_162;
                            u32 chunk_163;
                            u32 chunk_164;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_161), "=r"(chunk_162), "=r"(chunk_163), "=r"(chunk_164) : "l"(t2893) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2894;
                            asm("mov.b32 %0, %1;" : "=f"(t2894) : "r"(chunk_161));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2895;
                            asm("mov.b32 %0, %1;" : "=f"(t2895) : "r"(chunk_162));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2896;
                            asm("mov.b32 %0, %1;" : "=f"(t2896) : "r"(chunk_163));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2897;
                            asm("mov.b32 %0, %1;" : "=f"(t2897) : "r"(chunk_164));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_165;
                            u32 chunk_166;
                            u32 chunk_167;
                            u32 chunk_168;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_165), "=r"(chunk_166), "=r"(chunk_167), "=r"(chunk_168) : "l"(t2893) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2898;
                            asm("mov.b32 %0, %1;" : "=f"(t2898) : "r"(chunk_165));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2899;
                            asm("mov.b32 %0, %1;" : "=f"(t2899) : "r"(chunk_166));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2900;
                            asm("mov.b32 %0, %1;" : "=f"(t2900) : "r"(chunk_167));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2901;
                            asm("mov.b32 %0, %1;" : "=f"(t2901) : "r"(chunk_168));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2902;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2902) : "l"(t2890) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2903;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2903) : "l"(t2890) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t2894;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t2895;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t2896;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t2897;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t2898;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t2899;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t2900;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t2901;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t2902;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t2903;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_201 = part_181;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_202 = part_182;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_203 = part_183;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_204 = part_184;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_205 = part_185;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_206 = part_186;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_207 = part_187;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_208 = part_188;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_209 = part_189;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_210 = part_190;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_41 = words_209;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_42 = words_210;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2904 = split_2 + 5u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_191 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_192 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_193 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_194 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_195 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_196 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_197 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_198 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_199 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_200 = 0.0f;
                        const bool t2905 = t2904 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2905) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2906 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_24 = t2906 + 1u;
                            const u64 t2908 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2909 = t2908 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2910 = t2909 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2911 = partials + t2910;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2912 = (u64)t2904;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2913 = t2912 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2914 = t2913 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2915 = t2911 + t2914;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2916 = (u64)index_24;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2917 = t2916 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2918 = t2917 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2919 = t2915 + t2918;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2920 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2921 = t2919 + t2920;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2922 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2923 = (u64)t2922 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2924 = t2919 + t2923;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_169;
                            u32 chunk_170;
                            u32 chunk_171;
                            u32 chunk_172;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_169), "=r"(chunk_170), "=r"(chunk_171), "=r"(chunk_172) : "l"(t2924) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2925;
                            asm("mov.b32 %0, %1;" : "=f"(t2925) : "r"(chunk_169));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2926;
                            asm("mov.b32 %0, %1;" : "=f"(t2926) : "r"(chunk_170));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2927;
                            asm("mov.b32 %0, %1;" : "=f"(t2927) : "r"(chunk_171));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2928;
                            asm("mov.b32 %0, %1;" : "=f"(t2928) : "r"(chunk_172));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_173;
                            u32 chunk_174;
                            u32 chunk_175;
                            u32 chunk_176;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_173), "=r"(chunk_174), "=r"(chunk_175), "=r"(chunk_176) : "l"(t2924) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2929;
                            asm("mov.b32 %0, %1;" : "=f"(t2929) : "r"(chunk_173));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2930;
                            asm("mov.b32 %0, %1;" : "=f"(t2930) : "r"(chunk_174));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2931;
                            asm("mov.b32 %0, %1;" : "=f"(t2931) : "r"(chunk_175));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2932;
                            asm("mov.b32 %0, %1;" : "=f"(t2932) : "r"(chunk_176));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2933;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2933) : "l"(t2921) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2934;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2934) : "l"(t2921) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t2925;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t2926;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t2927;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t2928;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t2929;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t2930;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t2931;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t2932;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_199 = t2933;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_200 = t2934;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_211 = part_191;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_212 = part_192;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_213 = part_193;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_214 = part_194;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_215 = part_195;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_216 = part_196;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_217 = part_197;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_218 = part_198;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_219 = part_199;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_220 = part_200;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_43 = words_219;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_44 = words_220;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2935 = split_2 + 6u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_201 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_202 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_203 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_204 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_205 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_206 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_207 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_208 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_209 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_210 = 0.0f;
                        const bool t2936 = t2935 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2936) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2937 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_25 = t2937 + 1u;
                            const u64 t2939 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2940 = t2939 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2941 = t2940 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2942 = partials + t2941;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2943 = (u64)t2935;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2944 = t2943 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2945 = t2944 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2946 = t2942 + t2945;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2947 = (u64)index_25;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2948 = t2947 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2949 = t2948 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2950 = t2946 + t2949;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2951 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2952 = t2950 + t2951;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2953 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2954 = (u64)t2953 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2955 = t2950 + t2954;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_177;
                            u32 chunk_178;
                            u32 chunk_179;
                            u32 chunk_180;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_177), "=r"(chunk_178), "=r"(chunk_179), "=r"(chunk_180) : "l"(t2955) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2956;
                            asm("mov.b32 %0, %1;" : "=f"(t2956) : "r"(chunk_177));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2957;
                            asm("mov.b32 %0, %1;" : "=f"(t2957) : "r"(chunk_178));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2958;
                            asm("mov.b32 %0, %1;" : "=f"(t2958) : "r"(chunk_179));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2959;
                            asm("mov.b32 %0, %1;" : "=f"(t2959) : "r"(chunk_180));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_181;
                            u32 chunk_182;
                            u32 chunk_183;
                            u32 chunk_184;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_181), "=r"(chunk_182), "=r"(chunk_183), "=r"(chunk_184) : "l"(t2955) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2960;
                            asm("mov.b32 %0, %1;" : "=f"(t2960) : "r"(chunk_181));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2961;
                            asm("mov.b32 %0, %1;" : "=f"(t2961) : "r"(chunk_182));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2962;
                            asm("mov.b32 %0, %1;" : "=f"(t2962) : "r"(chunk_183));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2963;
                            asm("mov.b32 %0, %1;" : "=f"(t2963) : "r"(chunk_184));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2964;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2964) : "l"(t2952) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2965;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2965) : "l"(t2952) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_201 = t2956;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_202 = t2957;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_203 = t2958;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_204 = t2959;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_205 = t2960;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_206 = t2961;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_207 = t2962;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_208 = t2963;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_209 = t2964;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_210 = t2965;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_221 = part_201;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_222 = part_202;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_223 = part_203;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_224 = part_204;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_225 = part_205;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_226 = part_206;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_227 = part_207;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_228 = part_208;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_229 = part_209;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_230 = part_210;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_45 = words_229;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_46 = words_230;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2966 = split_2 + 7u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_211 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_212 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_213 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_214 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_215 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_216 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_217 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_218 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_219 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_220 = 0.0f;
                        const bool t2967 = t2966 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2967) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2968 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_26 = t2968 + 1u;
                            const u64 t2970 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2971 = t2970 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2972 = t2971 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2973 = partials + t2972;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2974 = (u64)t2966;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2975 = t2974 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2976 = t2975 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2977 = t2973 + t2976;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2978 = (u64)index_26;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2979 = t2978 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2980 = t2979 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2981 = t2977 + t2980;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2982 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2983 = t2981 + t2982;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2984 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2985 = (u64)t2984 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2986 = t2981 + t2985;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_185;
                            u32 chunk_186;
                            u32 chunk_187;
                            u32 chunk_188;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_185), "=r"(chunk_186), "=r"(chunk_187), "=r"(chunk_188) : "l"(t2986) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2987;
                            asm("mov.b32 %0, %1;" : "=f"(t2987) : "r"(chunk_185));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2988;
                            asm("mov.b32 %0, %1;" : "=f"(t2988) : "r"(chunk_186));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2989;
                            asm("mov.b32 %0, %1;" : "=f"(t2989) : "r"(chunk_187));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2990;
                            asm("mov.b32 %0, %1;" : "=f"(t2990) : "r"(chunk_188));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_189;
                            u32 chunk_190;
                            u32 chunk_191;
                            u32 chunk_192;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_189), "=r"(chunk_190), "=r"(chunk_191), "=r"(chunk_192) : "l"(t2986) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2991;
                            asm("mov.b32 %0, %1;" : "=f"(t2991) : "r"(chunk_189));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2992;
                            asm("mov.b32 %0, %1;" : "=f"(t2992) : "r"(chunk_190));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2993;
                            asm("mov.b32 %0, %1;" : "=f"(t2993) : "r"(chunk_191));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2994;
                            asm("mov.b32 %0, %1;" : "=f"(t2994) : "r"(chunk_192));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2995;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2995) : "l"(t2983) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2996;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2996) : "l"(t2983) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_211 = t2987;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_212 = t2988;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_213 = t2989;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_214 = t2990;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_215 = t2991;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_216 = t2992;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_217 = t2993;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_218 = t2994;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_219 = t2995;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_220 = t2996;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_231 = part_211;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_232 = part_212;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_233 = part_213;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_234 = part_214;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_235 = part_215;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_236 = part_216;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_237 = part_217;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_238 = part_218;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_239 = part_219;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_240 = part_220;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_47 = words_239;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_48 = words_240;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2997 = split_2 + 8u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_221 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_222 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_223 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_224 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_225 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_226 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_227 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_228 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_229 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_230 = 0.0f;
                        const bool t2998 = t2997 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2998) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2999 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_27 = t2999 + 1u;
                            const u64 t3001 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3002 = t3001 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3003 = t3002 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3004 = partials + t3003;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3005 = (u64)t2997;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3006 = t3005 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3007 = t3006 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3008 = t3004 + t3007;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3009 = (u64)index_27;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3010 = t3009 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3011 = t3010 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3012 = t3008 + t3011;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3013 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3014 = t3012 + t3013;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3015 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3016 = (u64)t3015 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3017 = t3012 + t3016;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_193;
                            u32 chunk_194;
                            u32 chunk_195;
                            u32 chunk_196;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_193), "=r"(chunk_194), "=r"(chunk_195), "=r"(chunk_196) : "l"(t3017) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3018;
                            asm("mov.b32 %0, %1;" : "=f"(t3018) : "r"(chunk_193));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3019;
                            asm("mov.b32 %0, %1;" : "=f"(t3019) : "r"(chunk_194));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3020;
                            asm("mov.b32 %0, %1;" : "=f"(t3020) : "r"(chunk_195));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3021;
                            asm("mov.b32 %0, %1;" : "=f"(t3021) : "r"(chunk_196));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_197;
                            u32 chunk_198;
                            u32 chunk_199;
                            u32 chunk_200;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_197), "=r"(chunk_198), "=r"(chunk_199), "=r"(chunk_200) : "l"(t3017) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3022;
                            asm("mov.b32 %0, %1;" : "=f"(t3022) : "r"(chunk_197));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3023;
                            asm("mov.b32 %0, %1;" : "=f"(t3023) : "r"(chunk_198));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3024;
                            asm("mov.b32 %0, %1;" : "=f"(t3024) : "r"(chunk_199));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3025;
                            asm("mov.b32 %0, %1;" : "=f"(t3025) : "r"(chunk_200));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3026;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3026) : "l"(t3014) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3027;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3027) : "l"(t3014) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_221 = t3018;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_222 = t3019;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_223 = t3020;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_224 = t3021;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_225 = t3022;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_226 = t3023;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_227 = t3024;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_228 = t3025;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_229 = t3026;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_230 = t3027;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_241 = part_221;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_242 = part_222;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_243 = part_223;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_244 = part_224;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_245 = part_225;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_246 = part_226;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_247 = part_227;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_248 = part_228;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_249 = part_229;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_250 = part_230;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_49 = words_249;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_50 = words_250;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3028 = split_2 + 9u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_231 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_232 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_233 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_234 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_235 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_236 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_237 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_238 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_239 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_240 = 0.0f;
                        const bool t3029 = t3028 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3029) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3030 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_28 = t3030 + 1u;
                            const u64 t3032 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3033 = t3032 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3034 = t3033 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3035 = partials + t3034;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3036 = (u64)t3028;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3037 = t3036 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3038 = t3037 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3039 = t3035 + t3038;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3040 = (u64)index_28;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3041 = t3040 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3042 = t3041 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3043 = t3039 + t3042;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3044 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3045 = t3043 + t3044;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3046 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3047 = (u64)t3046 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3048 = t3043 + t3047;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_201;
                            u32 chunk_202;
                            u32 chunk_203;
                            u32 chunk_204;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_201), "=r"(chunk_202), "=r"(chunk_203), "=r"(chunk_204) : "l"(t3048) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3049;
                            asm("mov.b32 %0, %1;" : "=f"(t3049) : "r"(chunk_201));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3050;
                            asm("mov.b32 %0, %1;" : "=f"(t3050) : "r"(chunk_202));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3051;
                            asm("mov.b32 %0, %1;" : "=f"(t3051) : "r"(chunk_203));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3052;
                            asm("mov.b32 %0, %1;" : "=f"(t3052) : "r"(chunk_204));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_205;
                            u32 chunk_206;
                            u32 chunk_207;
                            u32 chunk_208;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_205), "=r"(chunk_206), "=r"(chunk_207), "=r"(chunk_208) : "l"(t3048) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3053;
                            asm("mov.b32 %0, %1;" : "=f"(t3053) : "r"(chunk_205));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3054;
                            asm("mov.b32 %0, %1;" : "=f"(t3054) : "r"(chunk_206));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3055;
                            asm("mov.b32 %0, %1;" : "=f"(t3055) : "r"(chunk_207));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3056;
                            asm("mov.b32 %0, %1;" : "=f"(t3056) : "r"(chunk_208));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3057;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3057) : "l"(t3045) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3058;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3058) : "l"(t3045) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_231 = t3049;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_232 = t3050;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_233 = t3051;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_234 = t3052;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_235 = t3053;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_236 = t3054;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_237 = t3055;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_238 = t3056;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_239 = t3057;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_240 = t3058;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_251 = part_231;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_252 = part_232;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_253 = part_233;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_254 = part_234;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_255 = part_235;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_256 = part_236;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_257 = part_237;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_258 = part_238;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_259 = part_239;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_260 = part_240;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_51 = words_259;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_52 = words_260;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3059 = split_2 + 10u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_241 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_242 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_243 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_244 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_245 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_246 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_247 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_248 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_249 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_250 = 0.0f;
                        const bool t3060 = t3059 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3060) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3061 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_29 = t3061 + 1u;
                            const u64 t3063 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3064 = t3063 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3065 = t3064 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3066 = partials + t3065;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3067 = (u64)t3059;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3068 = t3067 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3069 = t3068 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3070 = t3066 + t3069;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3071 = (u64)index_29;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3072 = t3071 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3073 = t3072 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3074 = t3070 + t3073;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3075 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3076 = t3074 + t3075;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3077 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3078 = (u64)t3077 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3079 = t3074 + t3078;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_209;
                            u32 chunk_210;
                            u32 chunk_211;
                            u32 chunk_212;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_209), "=r"(chunk_210), "=r"(chunk_211), "=r"(chunk_212) : "l"(t3079) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3080;
                            asm("mov.b32 %0, %1;" : "=f"(t3080) : "r"(chunk_209));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3081;
                            asm("mov.b32 %0, %1;" : "=f"(t3081) : "r"(chunk_210));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3082;
                            asm("mov.b32 %0, %1;" : "=f"(t3082) : "r"(chunk_211));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3083;
                            asm("mov.b32 %0, %1;" : "=f"(t3083) : "r"(chunk_212));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_213;
                            u32 chunk_214;
                            u32 chunk_215;
                            u32 chunk_216;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_213), "=r"(chunk_214), "=r"(chunk_215), "=r"(chunk_216) : "l"(t3079) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3084;
                            asm("mov.b32 %0, %1;" : "=f"(t3084) : "r"(chunk_213));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3085;
                            asm("mov.b32 %0, %1;" : "=f"(t3085) : "r"(chunk_214));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3086;
                            asm("mov.b32 %0, %1;" : "=f"(t3086) : "r"(chunk_215));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3087;
                            asm("mov.b32 %0, %1;" : "=f"(t3087) : "r"(chunk_216));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3088;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3088) : "l"(t3076) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3089;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3089) : "l"(t3076) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_241 = t3080;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_242 = t3081;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_243 = t3082;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_244 = t3083;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_245 = t3084;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_246 = t3085;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_247 = t3086;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_248 = t3087;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_249 = t3088;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_250 = t3089;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_261 = part_241;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_262 = part_242;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_263 = part_243;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_264 = part_244;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_265 = part_245;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_266 = part_246;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_267 = part_247;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_268 = part_248;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_269 = part_249;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_270 = part_250;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_53 = words_269;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_54 = words_270;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3090 = split_2 + 11u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_251 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_252 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_253 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_254 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_255 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_256 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_257 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_258 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_259 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_260 = 0.0f;
                        const bool t3091 = t3090 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3091) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3092 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_30 = t3092 + 1u;
                            const u64 t3094 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3095 = t3094 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3096 = t3095 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3097 = partials + t3096;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3098 = (u64)t3090;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3099 = t3098 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3100 = t3099 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3101 = t3097 + t3100;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3102 = (u64)index_30;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3103 = t3102 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3104 = t3103 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3105 = t3101 + t3104;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3106 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3107 = t3105 + t3106;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3108 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3109 = (u64)t3108 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3110 = t3105 + t3109;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_217;
                            u32 chunk_218;
                            u32 chunk_219;
                            u32 chunk_220;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_217), "=r"(chunk_218), "=r"(chunk_219), "=r"(chunk_220) : "l"(t3110) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3111;
                            asm("mov.b32 %0, %1;" : "=f"(t3111) : "r"(chunk_217));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3112;
                            asm("mov.b32 %0, %1;" : "=f"(t3112) : "r"(chunk_218));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3113;
                            asm("mov.b32 %0, %1;" : "=f"(t3113) : "r"(chunk_219));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3114;
                            asm("mov.b32 %0, %1;" : "=f"(t3114) : "r"(chunk_220));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_221;
                            u32 chunk_222;
                            u32 chunk_223;
                            u32 chunk_224;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_221), "=r"(chunk_222), "=r"(chunk_223), "=r"(chunk_224) : "l"(t3110) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3115;
                            asm("mov.b32 %0, %1;" : "=f"(t3115) : "r"(chunk_221));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3116;
                            asm("mov.b32 %0, %1;" : "=f"(t3116) : "r"(chunk_222));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3117;
                            asm("mov.b32 %0, %1;" : "=f"(t3117) : "r"(chunk_223));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3118;
                            asm("mov.b32 %0, %1;" : "=f"(t3118) : "r"(chunk_224));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3119;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3119) : "l"(t3107) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3120;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3120) : "l"(t3107) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_251 = t3111;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_252 = t3112;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_253 = t3113;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_254 = t3114;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_255 = t3115;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_256 = t3116;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_257 = t3117;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_258 = t3118;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_259 = t3119;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_260 = t3120;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_271 = part_251;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_272 = part_252;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_273 = part_253;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_274 = part_254;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_275 = part_255;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_276 = part_256;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_277 = part_257;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_278 = part_258;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_279 = part_259;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_280 = part_260;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_55 = words_279;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_56 = words_280;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3121 = split_2 + 12u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_261 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_262 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_263 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_264 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_265 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_266 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_267 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_268 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_269 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_270 = 0.0f;
                        const bool t3122 = t3121 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3122) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3123 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_31 = t3123 + 1u;
                            const u64 t3125 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3126 = t3125 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3127 = t3126 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3128 = partials + t3127;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3129 = (u64)t3121;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3130 = t3129 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3131 = t3130 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3132 = t3128 + t3131;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3133 = (u64)index_31;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3134 = t3133 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3135 = t3134 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3136 = t3132 + t3135;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3137 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3138 = t3136 + t3137;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3139 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3140 = (u64)t3139 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3141 = t3136 + t3140;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_225;
                            u32 chunk_226;
                            u32 chunk_227;
                            u32 chunk_228;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_225), "=r"(chunk_226), "=r"(chunk_227), "=r"(chunk_228) : "l"(t3141) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3142;
                            asm("mov.b32 %0, %1;" : "=f"(t3142) : "r"(chunk_225));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3143;
                            asm("mov.b32 %0, %1;" : "=f"(t3143) : "r"(chunk_226));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3144;
                            asm("mov.b32 %0, %1;" : "=f"(t3144) : "r"(chunk_227));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3145;
                            asm("mov.b32 %0, %1;" : "=f"(t3145) : "r"(chunk_228));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_229;
                            u32 chunk_230;
                            u32 chunk_231;
                            u32 chunk_232;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_229), "=r"(chunk_230), "=r"(chunk_231), "=r"(chunk_232) : "l"(t3141) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3146;
                            asm("mov.b32 %0, %1;" : "=f"(t3146) : "r"(chunk_229));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3147;
                            asm("mov.b32 %0, %1;" : "=f"(t3147) : "r"(chunk_230));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3148;
                            asm("mov.b32 %0, %1;" : "=f"(t3148) : "r"(chunk_231));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3149;
                            asm("mov.b32 %0, %1;" : "=f"(t3149) : "r"(chunk_232));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3150;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3150) : "l"(t3138) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3151;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3151) : "l"(t3138) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_261 = t3142;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_262 = t3143;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_263 = t3144;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_264 = t3145;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_265 = t3146;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_266 = t3147;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_267 = t3148;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_268 = t3149;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_269 = t3150;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_270 = t3151;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_281 = part_261;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_282 = part_262;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_283 = part_263;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_284 = part_264;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_285 = part_265;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_286 = part_266;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_287 = part_267;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_288 = part_268;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_289 = part_269;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_290 = part_270;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_57 = words_289;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_58 = words_290;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3152 = split_2 + 13u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_271 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_272 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_273 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_274 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_275 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_276 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_277 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_278 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_279 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_280 = 0.0f;
                        const bool t3153 = t3152 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3153) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3154 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_32 = t3154 + 1u;
                            const u64 t3156 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3157 = t3156 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3158 = t3157 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3159 = partials + t3158;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3160 = (u64)t3152;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3161 = t3160 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3162 = t3161 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3163 = t3159 + t3162;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3164 = (u64)index_32;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3165 = t3164 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3166 = t3165 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3167 = t3163 + t3166;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3168 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3169 = t3167 + t3168;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3170 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3171 = (u64)t3170 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3172 = t3167 + t3171;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_233;
                            u32 chunk_234;
                            u32 chunk_235;
                            u32 chunk_236;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_233), "=r"(chunk_234), "=r"(chunk_235), "=r"(chunk_236) : "l"(t3172) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3173;
                            asm("mov.b32 %0, %1;" : "=f"(t3173) : "r"(chunk_233));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3174;
                            asm("mov.b32 %0, %1;" : "=f"(t3174) : "r"(chunk_234));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3175;
                            asm("mov.b32 %0, %1;" : "=f"(t3175) : "r"(chunk_235));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3176;
                            asm("mov.b32 %0, %1;" : "=f"(t3176) : "r"(chunk_236));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_237;
                            u32 chunk_238;
                            u32 chunk_239;
                            u32 chunk_240;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_237), "=r"(chunk_238), "=r"(chunk_239), "=r"(chunk_240) : "l"(t3172) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3177;
                            asm("mov.b32 %0, %1;" : "=f"(t3177) : "r"(chunk_237));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3178;
                            asm("mov.b32 %0, %1;" : "=f"(t3178) : "r"(chunk_238));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3179;
                            asm("mov.b32 %0, %1;" : "=f"(t3179) : "r"(chunk_239));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3180;
                            asm("mov.b32 %0, %1;" : "=f"(t3180) : "r"(chunk_240));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3181;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3181) : "l"(t3169) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3182;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3182) : "l"(t3169) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_271 = t3173;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_272 = t3174;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_273 = t3175;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_274 = t3176;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_275 = t3177;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_276 = t3178;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_277 = t3179;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_278 = t3180;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_279 = t3181;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_280 = t3182;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_291 = part_271;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_292 = part_272;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_293 = part_273;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_294 = part_274;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_295 = part_275;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_296 = part_276;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_297 = part_277;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_298 = part_278;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_299 = part_279;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_300 = part_280;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_59 = words_299;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_60 = words_300;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3183 = split_2 + 14u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_281 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_282 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_283 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_284 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_285 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_286 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_287 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_288 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_289 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_290 = 0.0f;
                        const bool t3184 = t3183 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3184) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3185 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_33 = t3185 + 1u;
                            const u64 t3187 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3188 = t3187 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3189 = t3188 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3190 = partials + t3189;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3191 = (u64)t3183;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3192 = t3191 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3193 = t3192 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3194 = t3190 + t3193;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3195 = (u64)index_33;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3196 = t3195 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3197 = t3196 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3198 = t3194 + t3197;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3199 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3200 = t3198 + t3199;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3201 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3202 = (u64)t3201 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3203 = t3198 + t3202;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_241;
                            u32 chunk_242;
                            u32 chunk_243;
                            u32 chunk_244;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_241), "=r"(chunk_242), "=r"(chunk_243), "=r"(chunk_244) : "l"(t3203) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3204;
                            asm("mov.b32 %0, %1;" : "=f"(t3204) : "r"(chunk_241));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3205;
                            asm("mov.b32 %0, %1;" : "=f"(t3205) : "r"(chunk_242));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3206;
                            asm("mov.b32 %0, %1;" : "=f"(t3206) : "r"(chunk_243));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3207;
                            asm("mov.b32 %0, %1;" : "=f"(t3207) : "r"(chunk_244));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_245;
                            u32 chunk_246;
                            u32 chunk_247;
                            u32 chunk_248;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_245), "=r"(chunk_246), "=r"(chunk_247), "=r"(chunk_248) : "l"(t3203) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3208;
                            asm("mov.b32 %0, %1;" : "=f"(t3208) : "r"(chunk_245));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3209;
                            asm("mov.b32 %0, %1;" : "=f"(t3209) : "r"(chunk_246));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3210;
                            asm("mov.b32 %0, %1;" : "=f"(t3210) : "r"(chunk_247));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3211;
                            asm("mov.b32 %0, %1;" : "=f"(t3211) : "r"(chunk_248));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3212;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3212) : "l"(t3200) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3213;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3213) : "l"(t3200) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_281 = t3204;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_282 = t3205;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_283 = t3206;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_284 = t3207;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_285 = t3208;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_286 = t3209;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_287 = t3210;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_288 = t3211;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_289 = t3212;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_290 = t3213;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_301 = part_281;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_302 = part_282;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_303 = part_283;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_304 = part_284;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_305 = part_285;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_306 = part_286;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_307 = part_287;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_308 = part_288;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_309 = part_289;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_310 = part_290;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_61 = words_309;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_62 = words_310;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3214 = split_2 + 15u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_291 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_292 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_293 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_294 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_295 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_296 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_297 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_298 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_299 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_300 = 0.0f;
                        const bool t3215 = t3214 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3215) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3216 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_34 = t3216 + 1u;
                            const u64 t3218 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3219 = t3218 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3220 = t3219 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3221 = partials + t3220;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3222 = (u64)t3214;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3223 = t3222 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3224 = t3223 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3225 = t3221 + t3224;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3226 = (u64)index_34;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3227 = t3226 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3228 = t3227 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3229 = t3225 + t3228;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3230 = (u64)lane_2 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3231 = t3229 + t3230;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3232 = lane_2 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3233 = (u64)t3232 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3234 = t3229 + t3233;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_249;
                            u32 chunk_250;
                            u32 chunk_251;
                            u32 chunk_252;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_249), "=r"(chunk_250), "=r"(chunk_251), "=r"(chunk_252) : "l"(t3234) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3235;
                            asm("mov.b32 %0, %1;" : "=f"(t3235) : "r"(chunk_249));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3236;
                            asm("mov.b32 %0, %1;" : "=f"(t3236) : "r"(chunk_250));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3237;
                            asm("mov.b32 %0, %1;" : "=f"(t3237) : "r"(chunk_251));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3238;
                            asm("mov.b32 %0, %1;" : "=f"(t3238) : "r"(chunk_252));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_253;
                            u32 chunk_254;
                            u32 chunk_255;
                            u32 chunk_256;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_253), "=r"(chunk_254), "=r"(chunk_255), "=r"(chunk_256) : "l"(t3234) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3239;
                            asm("mov.b32 %0, %1;" : "=f"(t3239) : "r"(chunk_253));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3240;
                            asm("mov.b32 %0, %1;" : "=f"(t3240) : "r"(chunk_254));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3241;
                            asm("mov.b32 %0, %1;" : "=f"(t3241) : "r"(chunk_255));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3242;
                            asm("mov.b32 %0, %1;" : "=f"(t3242) : "r"(chunk_256));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3243;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3243) : "l"(t3231) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3244;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3244) : "l"(t3231) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_291 = t3235;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_292 = t3236;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_293 = t3237;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_294 = t3238;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_295 = t3239;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_296 = t3240;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_297 = t3241;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_298 = t3242;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_299 = t3243;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_300 = t3244;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_311 = part_291;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_312 = part_292;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_313 = part_293;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_314 = part_294;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_315 = part_295;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_316 = part_296;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_317 = part_297;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_318 = part_298;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_319 = part_299;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_320 = part_300;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_63 = words_319;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_64 = words_320;
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3245;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3245) : "f"(row_max_4), "f"(state_33));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3246;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3246) : "f"(t3245), "f"(state_35));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3247;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3247) : "f"(t3246), "f"(state_37));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3248;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3248) : "f"(t3247), "f"(state_39));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3249;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3249) : "f"(t3248), "f"(state_41));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3250;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3250) : "f"(t3249), "f"(state_43));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3251;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3251) : "f"(t3250), "f"(state_45));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3252;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3252) : "f"(t3251), "f"(state_47));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3253;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3253) : "f"(t3252), "f"(state_49));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3254;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3254) : "f"(t3253), "f"(state_51));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3255;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3255) : "f"(t3254), "f"(state_53));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3256;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3256) : "f"(t3255), "f"(state_55));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3257;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3257) : "f"(t3256), "f"(state_57));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3258;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3258) : "f"(t3257), "f"(state_59));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3259;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3259) : "f"(t3258), "f"(state_61));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_4) : "f"(t3259), "f"(state_63));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_8 = max_4 == __uint_as_float(0xff800000u);
                        const f32 t3262 = max_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_8 = none_8 ? 0.0f : t3262;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3264 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3265;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3265) : "f"(row_max_4), "f"(scale_log2), "f"(t3264));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_26;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_26) : "f"(t3265));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3267 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3268;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3268) : "f"(state_33), "f"(scale_log2), "f"(t3267));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_27;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_27) : "f"(t3268));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3270 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3271;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3271) : "f"(state_35), "f"(scale_log2), "f"(t3270));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_28;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_28) : "f"(t3271));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3273 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3274;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3274) : "f"(state_37), "f"(scale_log2), "f"(t3273));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_29;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_29) : "f"(t3274));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3276 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3277;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3277) : "f"(state_39), "f"(scale_log2), "f"(t3276));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_30;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_30) : "f"(t3277));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3279 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3280;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3280) : "f"(state_41), "f"(scale_log2), "f"(t3279));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_31;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_31) : "f"(t3280));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3282 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3283;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3283) : "f"(state_43), "f"(scale_log2), "f"(t3282));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_32;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_32) : "f"(t3283));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3285 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3286;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3286) : "f"(state_45), "f"(scale_log2), "f"(t3285));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_33;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_33) : "f"(t3286));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3288 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3289;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3289) : "f"(state_47), "f"(scale_log2), "f"(t3288));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_34;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_34) : "f"(t3289));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3291 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3292;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3292) : "f"(state_49), "f"(scale_log2), "f"(t3291));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_35;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_35) : "f"(t3292));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3294 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3295;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3295) : "f"(state_51), "f"(scale_log2), "f"(t3294));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_36;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_36) : "f"(t3295));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3297 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3298;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3298) : "f"(state_53), "f"(scale_log2), "f"(t3297));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_37;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_37) : "f"(t3298));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3300 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3301;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3301) : "f"(state_55), "f"(scale_log2), "f"(t3300));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_38;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_38) : "f"(t3301));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3303 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3304;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3304) : "f"(state_57), "f"(scale_log2), "f"(t3303));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_39;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_39) : "f"(t3304));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3306 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3307;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3307) : "f"(state_59), "f"(scale_log2), "f"(t3306));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_40;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_40) : "f"(t3307));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3309 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3310;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3310) : "f"(state_61), "f"(scale_log2), "f"(t3309));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_41;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_41) : "f"(t3310));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3312 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3313;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3313) : "f"(state_63), "f"(scale_log2), "f"(t3312));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_42;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_42) : "f"(t3313));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3315 = row_sum_4 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3315;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3316;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3316) : "f"(state_34), "f"(factors_27), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3316;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3317;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3317) : "f"(state_36), "f"(factors_28), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3317;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3318;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3318) : "f"(state_38), "f"(factors_29), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3318;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3319;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3319) : "f"(state_40), "f"(factors_30), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3319;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3320;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3320) : "f"(state_42), "f"(factors_31), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3320;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3321;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3321) : "f"(state_44), "f"(factors_32), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3321;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3322;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3322) : "f"(state_46), "f"(factors_33), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3322;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3323;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3323) : "f"(state_48), "f"(factors_34), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3323;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3324;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3324) : "f"(state_50), "f"(factors_35), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3324;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3325;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3325) : "f"(state_52), "f"(factors_36), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3325;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3326;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3326) : "f"(state_54), "f"(factors_37), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3326;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3327;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3327) : "f"(state_56), "f"(factors_38), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3327;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3328;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3328) : "f"(state_58), "f"(factors_39), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3328;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3329;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3329) : "f"(state_60), "f"(factors_40), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3329;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3330;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3330) : "f"(state_62), "f"(factors_41), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3330;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3331;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3331) : "f"(state_64), "f"(factors_42), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3331;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3332 = rows_3 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3332;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3333;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3333) : "f"(words_161), "f"(factors_27), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3333;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3334;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3334) : "f"(words_171), "f"(factors_28), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3334;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3335;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3335) : "f"(words_181), "f"(factors_29), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3335;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3336;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3336) : "f"(words_191), "f"(factors_30), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3336;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3337;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3337) : "f"(words_201), "f"(factors_31), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3337;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3338;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3338) : "f"(words_211), "f"(factors_32), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3338;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3339;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3339) : "f"(words_221), "f"(factors_33), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3339;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3340;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3340) : "f"(words_231), "f"(factors_34), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3340;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3341;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3341) : "f"(words_241), "f"(factors_35), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3341;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3342;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3342) : "f"(words_251), "f"(factors_36), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3342;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3343;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3343) : "f"(words_261), "f"(factors_37), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3343;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3344;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3344) : "f"(words_271), "f"(factors_38), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3344;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3345;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3345) : "f"(words_281), "f"(factors_39), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3345;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3346;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3346) : "f"(words_291), "f"(factors_40), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3346;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3347;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3347) : "f"(words_301), "f"(factors_41), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3347;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3348;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3348) : "f"(words_311), "f"(factors_42), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3348;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3349 = rows_4 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3349;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3350;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3350) : "f"(words_162), "f"(factors_27), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3350;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3351;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3351) : "f"(words_172), "f"(factors_28), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3351;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3352;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3352) : "f"(words_182), "f"(factors_29), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3352;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3353;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3353) : "f"(words_192), "f"(factors_30), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3353;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3354;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3354) : "f"(words_202), "f"(factors_31), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3354;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3355;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3355) : "f"(words_212), "f"(factors_32), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3355;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3356;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3356) : "f"(words_222), "f"(factors_33), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3356;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3357;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3357) : "f"(words_232), "f"(factors_34), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3357;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3358;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3358) : "f"(words_242), "f"(factors_35), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3358;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3359;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3359) : "f"(words_252), "f"(factors_36), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3359;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3360;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3360) : "f"(words_262), "f"(factors_37), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3360;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3361;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3361) : "f"(words_272), "f"(factors_38), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3361;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3362;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3362) : "f"(words_282), "f"(factors_39), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3362;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3363;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3363) : "f"(words_292), "f"(factors_40), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3363;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3364;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3364) : "f"(words_302), "f"(factors_41), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3364;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3365;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3365) : "f"(words_312), "f"(factors_42), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3365;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3366 = rows_7 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3366;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3367;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3367) : "f"(words_163), "f"(factors_27), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3367;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3368;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3368) : "f"(words_173), "f"(factors_28), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3368;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3369;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3369) : "f"(words_183), "f"(factors_29), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3369;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3370;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3370) : "f"(words_193), "f"(factors_30), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3370;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3371;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3371) : "f"(words_203), "f"(factors_31), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3371;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3372;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3372) : "f"(words_213), "f"(factors_32), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3372;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3373;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3373) : "f"(words_223), "f"(factors_33), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3373;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3374;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3374) : "f"(words_233), "f"(factors_34), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3374;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3375;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3375) : "f"(words_243), "f"(factors_35), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3375;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3376;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3376) : "f"(words_253), "f"(factors_36), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3376;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3377;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3377) : "f"(words_263), "f"(factors_37), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3377;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3378;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3378) : "f"(words_273), "f"(factors_38), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3378;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3379;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3379) : "f"(words_283), "f"(factors_39), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3379;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3380;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3380) : "f"(words_293), "f"(factors_40), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3380;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3381;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3381) : "f"(words_303), "f"(factors_41), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3381;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3382;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3382) : "f"(words_313), "f"(factors_42), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3382;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3383 = rows_8 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3383;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3384;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3384) : "f"(words_164), "f"(factors_27), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3384;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3385;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3385) : "f"(words_174), "f"(factors_28), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3385;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3386;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3386) : "f"(words_184), "f"(factors_29), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3386;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3387;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3387) : "f"(words_194), "f"(factors_30), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3387;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3388;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3388) : "f"(words_204), "f"(factors_31), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3388;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3389;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3389) : "f"(words_214), "f"(factors_32), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3389;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3390;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3390) : "f"(words_224), "f"(factors_33), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3390;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3391;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3391) : "f"(words_234), "f"(factors_34), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3391;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3392;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3392) : "f"(words_244), "f"(factors_35), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3392;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3393;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3393) : "f"(words_254), "f"(factors_36), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3393;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3394;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3394) : "f"(words_264), "f"(factors_37), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3394;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3395;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3395) : "f"(words_274), "f"(factors_38), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3395;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3396;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3396) : "f"(words_284), "f"(factors_39), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3396;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3397;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3397) : "f"(words_294), "f"(factors_40), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3397;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3398;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3398) : "f"(words_304), "f"(factors_41), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3398;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3399;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3399) : "f"(words_314), "f"(factors_42), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3399;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3400 = rows_11 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3400;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3401;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3401) : "f"(words_165), "f"(factors_27), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3401;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3402;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3402) : "f"(words_175), "f"(factors_28), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3402;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3403;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3403) : "f"(words_185), "f"(factors_29), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3403;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3404;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3404) : "f"(words_195), "f"(factors_30), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3404;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3405;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3405) : "f"(words_205), "f"(factors_31), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3405;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3406;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3406) : "f"(words_215), "f"(factors_32), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3406;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3407;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3407) : "f"(words_225), "f"(factors_33), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3407;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3408;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3408) : "f"(words_235), "f"(factors_34), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3408;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3409;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3409) : "f"(words_245), "f"(factors_35), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3409;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3410;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3410) : "f"(words_255), "f"(factors_36), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3410;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3411;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3411) : "f"(words_265), "f"(factors_37), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3411;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3412;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3412) : "f"(words_275), "f"(factors_38), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3412;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3413;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3413) : "f"(words_285), "f"(factors_39), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3413;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3414;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3414) : "f"(words_295), "f"(factors_40), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3414;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3415;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3415) : "f"(words_305), "f"(factors_41), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3415;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3416;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3416) : "f"(words_315), "f"(factors_42), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3416;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3417 = rows_12 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3417;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3418;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3418) : "f"(words_166), "f"(factors_27), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3418;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3419;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3419) : "f"(words_176), "f"(factors_28), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3419;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3420;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3420) : "f"(words_186), "f"(factors_29), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3420;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3421;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3421) : "f"(words_196), "f"(factors_30), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3421;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3422;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3422) : "f"(words_206), "f"(factors_31), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3422;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3423;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3423) : "f"(words_216), "f"(factors_32), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3423;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3424;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3424) : "f"(words_226), "f"(factors_33), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3424;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3425;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3425) : "f"(words_236), "f"(factors_34), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3425;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3426;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3426) : "f"(words_246), "f"(factors_35), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3426;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3427;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3427) : "f"(words_256), "f"(factors_36), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3427;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3428;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3428) : "f"(words_266), "f"(factors_37), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3428;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3429;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3429) : "f"(words_276), "f"(factors_38), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3429;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3430;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3430) : "f"(words_286), "f"(factors_39), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3430;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3431;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3431) : "f"(words_296), "f"(factors_40), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3431;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3432;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3432) : "f"(words_306), "f"(factors_41), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3432;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3433;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3433) : "f"(words_316), "f"(factors_42), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3433;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3434 = rows_15 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3434;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3435;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3435) : "f"(words_167), "f"(factors_27), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3435;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3436;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3436) : "f"(words_177), "f"(factors_28), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3436;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3437;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3437) : "f"(words_187), "f"(factors_29), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3437;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3438;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3438) : "f"(words_197), "f"(factors_30), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3438;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3439;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3439) : "f"(words_207), "f"(factors_31), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3439;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3440;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3440) : "f"(words_217), "f"(factors_32), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3440;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3441;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3441) : "f"(words_227), "f"(factors_33), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3441;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3442;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3442) : "f"(words_237), "f"(factors_34), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3442;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3443;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3443) : "f"(words_247), "f"(factors_35), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3443;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3444;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3444) : "f"(words_257), "f"(factors_36), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3444;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3445;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3445) : "f"(words_267), "f"(factors_37), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3445;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3446;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3446) : "f"(words_277), "f"(factors_38), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3446;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3447;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3447) : "f"(words_287), "f"(factors_39), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3447;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3448;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3448) : "f"(words_297), "f"(factors_40), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3448;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3449;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3449) : "f"(words_307), "f"(factors_41), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3449;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3450;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3450) : "f"(words_317), "f"(factors_42), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3450;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3451 = rows_16 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3451;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3452;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3452) : "f"(words_168), "f"(factors_27), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3452;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3453;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3453) : "f"(words_178), "f"(factors_28), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3453;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3454;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3454) : "f"(words_188), "f"(factors_29), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3454;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3455;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3455) : "f"(words_198), "f"(factors_30), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3455;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3456;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3456) : "f"(words_208), "f"(factors_31), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3456;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3457;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3457) : "f"(words_218), "f"(factors_32), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3457;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3458;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3458) : "f"(words_228), "f"(factors_33), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3458;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3459;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3459) : "f"(words_238), "f"(factors_34), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3459;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3460;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3460) : "f"(words_248), "f"(factors_35), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3460;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3461;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3461) : "f"(words_258), "f"(factors_36), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3461;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3462;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3462) : "f"(words_268), "f"(factors_37), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3462;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3463;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3463) : "f"(words_278), "f"(factors_38), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3463;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3464;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3464) : "f"(words_288), "f"(factors_39), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3464;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3465;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3465) : "f"(words_298), "f"(factors_40), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3465;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3466;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3466) : "f"(words_308), "f"(factors_41), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3466;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3467;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3467) : "f"(words_318), "f"(factors_42), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3467;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max_4 = max_4;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum_4 = total_28;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_3 = total_29;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_4 = total_30;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_7 = total_31;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_8 = total_32;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_11 = total_33;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_12 = total_34;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_15 = total_35;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_16 = total_36;
                        const u32 t3468 = split_2 + 16u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t3468;
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t3470;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3470) : "f"(row_sum_3));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_34 = row_sum_3 + t3470;
                f32 t3472;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3472) : "f"(pair_34));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t3473 = pair_34 + t3472;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_3 = t3473;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t3474;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3474) : "f"(row_sum_4));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_35 = row_sum_4 + t3474;
                f32 t3476;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3476) : "f"(pair_35));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t3477 = pair_35 + t3476;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_4 = t3477;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum_3;
                const bool t3478 = sum_3 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t3479;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3479) : "f"(sum_3));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t3478 ? 0.0f : t3479;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3481 = rows * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows = t3481;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3482 = rows_2 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_2 = t3482;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3483 = rows_5 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_5 = t3483;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3484 = rows_6 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_6 = t3484;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3485 = rows_9 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_9 = t3485;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3486 = rows_10 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_10 = t3486;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3487 = rows_13 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_13 = t3487;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3488 = rows_14 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_14 = t3488;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_4;
                const bool t3489 = sum_4 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t3490;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3490) : "f"(sum_4));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t3489 ? 0.0f : t3490;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3492 = rows_3 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_3 = t3492;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3493 = rows_4 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_4 = t3493;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3494 = rows_7 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_7 = t3494;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3495 = rows_8 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_8 = t3495;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3496 = rows_11 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_11 = t3496;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3497 = rows_12 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_12 = t3497;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3498 = rows_15 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_15 = t3498;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3499 = rows_16 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_16 = t3499;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_17 = warp_2 << 2u;
                const u32 t3501 = lane_2 & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3502 = t3501 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3503 = first_17 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t3502 + t3503;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3505 = lane_2 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3506 = t3505 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3506) {
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3507 = lane_2 >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3508 = first + t3507;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3509 = t3508 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3510;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3510) : "r"(t3509), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3511 = t3510 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3512 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3513 = first + t3507;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3514 = t3513 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3515;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3515) : "r"(t3514), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3516 = t3515 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3517 = t3516 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3518 = t3513 - t3517;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3519 = t3512 + t3518;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3520 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3521 = t3520 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3522 = t3521 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3523 = o + t3522;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3524 = (u64)t3511;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3525 = t3524 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3526 = t3525 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3527 = t3523 + t3526;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3528 = (u64)t3519;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3529 = t3528 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3530 = t3529 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3531 = t3527 + t3530;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3532 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t3531 + t3532;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_36 = rows;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_37 = rows_2;
                    const u32 t3534 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3535 = first_17 < t3534;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3535) {
                        u32 t3536;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3536) : "f"(pair_36), "f"(pair_37));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t3536) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_38 = rows_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_39 = rows_6;
                    const u32 t3537 = first_17 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3538 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3539 = t3537 < t3538;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3539) {
                        u32 t3540;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3540) : "f"(pair_38), "f"(pair_39));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t3540) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_40 = rows_9;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_41 = rows_10;
                    const u32 t3541 = first_17 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3542 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3543 = t3541 < t3542;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3543) {
                        u32 t3544;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3544) : "f"(pair_40), "f"(pair_41));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t3544) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_42 = rows_13;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_43 = rows_14;
                    const u32 t3545 = first_17 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3546 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3547 = t3545 < t3546;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3547) {
                        u32 t3548;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3548) : "f"(pair_42), "f"(pair_43));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t3548) : "memory");
                    }
                }
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3549 = lane_2 >> 2u;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3550 = t3549 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3551 = t3550 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3551) {
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3552 = lane_2 >> 2u;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3553 = t3552 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3554 = first + t3553;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3555 = t3554 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3556;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3556) : "r"(t3555), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3557 = t3556 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3558 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3559 = first + t3553;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3560 = t3559 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3561;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3561) : "r"(t3560), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3562 = t3561 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3563 = t3562 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3564 = t3559 - t3563;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3565 = t3558 + t3564;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3566 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3567 = t3566 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3568 = t3567 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3569 = o + t3568;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3570 = (u64)t3557;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3571 = t3570 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3572 = t3571 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3573 = t3569 + t3572;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3574 = (u64)t3565;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3575 = t3574 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3576 = t3575 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3577 = t3573 + t3576;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3578 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t3577 + t3578;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_44 = rows_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_45 = rows_4;
                    const u32 t3580 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3581 = first_17 < t3580;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3581) {
                        u32 t3582;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3582) : "f"(pair_44), "f"(pair_45));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t3582) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_46 = rows_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_47 = rows_8;
                    const u32 t3583 = first_17 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3584 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3585 = t3583 < t3584;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3585) {
                        u32 t3586;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3586) : "f"(pair_46), "f"(pair_47));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t3586) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_48 = rows_11;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_49 = rows_12;
                    const u32 t3587 = first_17 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3588 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3589 = t3587 < t3588;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3589) {
                        u32 t3590;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3590) : "f"(pair_48), "f"(pair_49));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t3590) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_50 = rows_15;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_51 = rows_16;
                    const u32 t3591 = first_17 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3592 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3593 = t3591 < t3592;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3593) {
                        u32 t3594;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3594) : "f"(pair_50), "f"(pair_51));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t3594) : "memory");
                    }
                }
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3595 = warp_2 < 1u;
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3595) {
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_3 = lane_2 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3597 = row_3 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3598 = first + row_3;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3599 = t3598 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3600;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3600) : "r"(t3599), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3601 = t3600 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3602 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3603 = first + row_3;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3604 = t3603 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3605;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3605) : "r"(t3604), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3606 = t3605 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3607 = t3606 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3608 = t3603 - t3607;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3609 = t3602 + t3608;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3610;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3610) : "f"(row_sum_3));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3611;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3611) : "f"(row_max_3), "f"(scale_log2), "f"(t3610));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t3611 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t3613 = row_sum_3 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t3613 ? __uint_as_float(0xff800000u) : lse_4;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3615 = lane_2 & 3u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3616 = t3615 == 0u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3617 = t3597 & t3616;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3617) {
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3618 = (u64)t16;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3619 = t3618 * lse_stride0;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3620 = t3619 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3621 = lse + t3620;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3622 = (u64)t3609;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3623 = t3622 * lse_stride1;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3624 = t3623 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3625 = t3621 + t3624;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3626 = (u64)t3601;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3627 = t3626 * lse_stride2;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3628 = t3627 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3629 = t3625 + t3628;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3629), "f"(value_3) : "memory");
                    }
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3630 = lane_2 >> 2u;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_4 = t3630 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3632 = row_4 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3633 = first + row_4;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3634 = t3633 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3635;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3635) : "r"(t3634), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3636 = t3635 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3637 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3638 = first + row_4;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3639 = t3638 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3640;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3640) : "r"(t3639), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3641 = t3640 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3642 = t3641 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3643 = t3638 - t3642;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3644 = t3637 + t3643;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3645;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3645) : "f"(row_sum_4));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3646;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3646) : "f"(row_max_4), "f"(scale_log2), "f"(t3645));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t3646 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t3648 = row_sum_4 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t3648 ? __uint_as_float(0xff800000u) : lse_5;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3650 = lane_2 & 3u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3651 = t3650 == 0u;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3652 = t3632 & t3651;
#line 548 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3652) {
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3653 = (u64)t16;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3654 = t3653 * lse_stride0;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3655 = t3654 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3656 = lse + t3655;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3657 = (u64)t3644;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3658 = t3657 * lse_stride1;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3659 = t3658 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3660 = t3656 + t3659;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3661 = (u64)t3636;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3662 = t3661 * lse_stride2;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3663 = t3662 * 4ull;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3664 = t3660 + t3663;
#line 550 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3664), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
