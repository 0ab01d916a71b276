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
#line 340 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t34 = seq_k + 63u;
#line 340 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t35 = t34 >> 6u;
#line 340 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t35 > 1u ? t35 : 1u;
#line 342 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t37 = seq_k >> 6u;
#line 342 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t37 < end ? t37 : end;
#line 347 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t39 = end - whole;
#line 347 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t40 = t39 < end ? t39 : end;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t41 = first << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    u32 t42;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t42) : "r"(t41), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t43 = t42 >> sharing_shift;
#line 225 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t44 = t30 < 16u ? t30 : 16u;
#line 225 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t45 = t44 > 1u ? t44 : 1u;
#line 225 "fa-kernels/src/attention/forward/decode/work.rs"
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
#line 229 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t51 = t21 * sharing;
#line 126 "fa-kernels/src/attention/forward/block_order.rs"
    const u32 place = (u32)__cvta_generic_to_shared(smem);
#line 37 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t53 = threadIdx.x;
#line 37 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane = t53 & 31u;
    const u32 t55 = threadIdx.x;
#line 38 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t56 = t55 >> 5u;
#line 38 "fa-kernels/src/attention/block_cursor.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t56));
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t58 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t59 = t58 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t60 = t59 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t61 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t62 = t61 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t63 = t60 - t62;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t64 = t63 < 64u ? t63 : 64u;
#line 39 "fa-kernels/src/attention/block_cursor.rs"
    #pragma unroll 1
    for (u32 i = warp; i < t64; i += 4u) {
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t65 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t66 = t65 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t67 = t66 - i;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t68 = t67 << 5u;
#line 40 "fa-kernels/src/attention/block_cursor.rs"
        const u32 block = t68 + lane;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last = seq_k - 1u;
#line 285 "fa-kernels/src/attention/block_walk.rs"
        const u32 key = block << 6u;
        const u32 t72 = key < last ? key : last;
#line 286 "fa-kernels/src/attention/block_walk.rs"
        const u32 t73 = key + 63u;
#line 286 "fa-kernels/src/attention/block_walk.rs"
        const u32 t74 = t73 < last ? t73 : last;
#line 284 "fa-kernels/src/attention/forward/decode/work.rs"
        u32 ever = 0u;
        u32 always = 1u;
#line 302 "fa-kernels/src/attention/forward/decode/work.rs"
        #pragma unroll 1
        for (u32 i_2 = 0u; i_2 < 1u; i_2 += 1u) {
#line 303 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t75 = t51 + i_2;
#line 287 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t76 = t43 >> 4u;
            const u32 t77 = t75 / group;
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
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t83 = t72 <= t74;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t84 = t83 ? t72 : 0u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t85 = t83 ? t74 : 4294967295u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t86 = t84 > first_2 ? t84 : first_2;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t87 = t85 > first_2 ? t85 : first_2;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t88 = t86 - first_2;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t89 = t87 - t86;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t90 = t88 + t89;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t91 = t89 <= t89;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t92 = t91 ? t88 : 0u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t93 = t91 ? t90 : 4294967295u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t94 = t92 <= t93;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t95 = t94 ? t92 : 0u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t96 = t94 ? t93 : 4294967295u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t97 = t95 >> 5u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t98 = t96 >> 5u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t99 = t72 <= t74;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t100 = t99 ? t72 : 0u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t101 = t99 ? t74 : 4294967295u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t102 = t101 < first_2;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t103 = t100 < first_2;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t104 = t92 <= t93;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t105 = t104 ? t92 : 0u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t106 = t104 ? t93 : 4294967295u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t107 = t105 >> 5u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t108 = t106 >> 5u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t109 = t107 == t108;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t110 = t105 & 31u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t111 = t109 ? t110 : 0u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t112 = t106 & 31u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t113 = t109 ? t112 : 31u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t114 = t111 <= t113;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t115 = t114 ? t111 : 0u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t116 = t114 ? t113 : 4294967295u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t117 = 0u >> t116;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t118 = 4294967295u >> t115;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t119 = t117 <= t118;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t120 = t119 ? t117 : 0u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t121 = t119 ? t118 : 4294967295u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t122 = t120 >> 1u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t123 = t121 >> 1u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t124 = t122 == t123;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t125 = t120 & 1u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t126 = t124 ? t125 : 0u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t127 = t121 & 1u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t128 = t124 ? t127 : 1u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t129 = t126 == t128;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t130 = t129 & true;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t131 = t126 == 1u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t132 = t130 & t131;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t133 = 1u - t126;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t134 = t128 - t126;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t135 = t133 <= t134;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t136 = t126 - 1u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t137 = t136 <= 0u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t138 = t135 | t137;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t139 = t102 | t132;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t140 = t103 | t138;
            const u32 t141 = t140 ? 1u : ever;
#line 289 "fa-kernels/src/attention/forward/decode/work.rs"
            ever = t141;
            const u32 t142 = t139 ? always : 0u;
#line 290 "fa-kernels/src/attention/forward/decode/work.rs"
            always = t142;
        }
        const bool t143 = always != 0u;
#line 292 "fa-kernels/src/attention/forward/decode/work.rs"
        const bool t144 = ever != 0u;
#line 129 "fa-kernels/src/attention/block_walk.rs"
        const u32 t145 = end - end;
#line 129 "fa-kernels/src/attention/block_walk.rs"
        const bool t146 = t145 <= block;
#line 129 "fa-kernels/src/attention/block_walk.rs"
        const bool t147 = block < end;
#line 129 "fa-kernels/src/attention/block_walk.rs"
        const bool is_there = t146 & t147;
        const u32 t149 = end - 1u;
#line 130 "fa-kernels/src/attention/block_walk.rs"
        const u32 after = t149 - block;
        const bool t151 = t40 <= after;
#line 131 "fa-kernels/src/attention/block_walk.rs"
        const bool t152 = after < end;
#line 131 "fa-kernels/src/attention/block_walk.rs"
        const bool inside = t151 & t152;
        const bool t154 = is_there & t144;
#line 132 "fa-kernels/src/attention/block_walk.rs"
        const u32 visible = __ballot_sync(0xffffffffu, t154);
        const bool t156 = is_there & inside;
#line 133 "fa-kernels/src/attention/block_walk.rs"
        const bool t157 = t156 & t144;
#line 133 "fa-kernels/src/attention/block_walk.rs"
        const bool t158 = t157 & t143;
#line 133 "fa-kernels/src/attention/block_walk.rs"
        const u32 whole_2 = __ballot_sync(0xffffffffu, t158);
        const u32 pair = visible ^ whole_2;
#line 42 "fa-kernels/src/attention/block_cursor.rs"
        const bool t161 = lane == 0u;
#line 42 "fa-kernels/src/attention/block_cursor.rs"
        if (t161) {
#line 71 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t162 = i << 3u;
#line 71 "fa-kernels/src/attention/block_cursor.rs"
            const u32 to = place + t162;
            f32 t164;
            asm("mov.b32 %0, %1;" : "=f"(t164) : "r"(pair));
#line 72 "fa-kernels/src/attention/block_cursor.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t164) : "memory");
            f32 t165;
            asm("mov.b32 %0, %1;" : "=f"(t165) : "r"(whole_2));
#line 73 "fa-kernels/src/attention/block_cursor.rs"
            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t165) : "memory");
        }
    }
#line 251 "fa-kernels/src/attention/forward/decode/work.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t166 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t167 = t166 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t168 = t167 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t169 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t170 = t169 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t171 = t168 - t170;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t172 = t171 < 64u ? t171 : 64u;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t173 = t172 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t174 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t175 = t174 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t176 = t175 - t173;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t177 = t176 << 5u;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t178 = end - end;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t179 = t177 > t178 ? t177 : t178;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t180 = end - end;
#line 140 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t181 = t179 - t180;
#line 79 "fa-kernels/src/attention/block_cursor.rs"
    u32 all = t181;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t182 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_2 = t182 & 31u;
#line 148 "fa-kernels/src/attention/block_cursor.rs"
    u32 own = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t184 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t185 = t184 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t186 = t185 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t187 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t188 = t187 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t189 = t186 - t188;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t190 = t189 < 64u ? t189 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t191 = lane_2 < t190;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t191) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t192 = lane_2 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_2 = place + t192;
        f32 t194;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t194) : "r"(pair_2) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t195;
        asm("mov.b32 %0, %1;" : "=r"(t195) : "f"(t194));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t196;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t196) : "r"(pair_2) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t197;
        asm("mov.b32 %0, %1;" : "=r"(t197) : "f"(t196));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t198 = t195 | t197;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t199;
        asm("popc.b32 %0, %1;" : "=r"(t199) : "r"(t198));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own = t199;
    }
    const u32 own_2 = own;
    f32 t201;
    asm("mov.b32 %0, %1;" : "=f"(t201) : "r"(own_2));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t202;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t202) : "f"(t201));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t203;
    asm("mov.b32 %0, %1;" : "=r"(t203) : "f"(t202));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t204 = lane_2 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t205 = t204 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t206 = t205 ? t203 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t207 = own_2 + t206;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t208 = own_2 + t203;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t209;
    asm("mov.b32 %0, %1;" : "=f"(t209) : "r"(t208));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t210;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t210) : "f"(t209));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t211;
    asm("mov.b32 %0, %1;" : "=r"(t211) : "f"(t210));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t212 = lane_2 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t213 = t212 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t214 = t213 ? t211 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t215 = t207 + t214;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t216 = t208 + t211;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t217;
    asm("mov.b32 %0, %1;" : "=f"(t217) : "r"(t216));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t218;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t218) : "f"(t217));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t219;
    asm("mov.b32 %0, %1;" : "=r"(t219) : "f"(t218));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t220 = lane_2 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t221 = t220 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t222 = t221 ? t219 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t223 = t215 + t222;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t224 = t216 + t219;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t225;
    asm("mov.b32 %0, %1;" : "=f"(t225) : "r"(t224));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t226;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t226) : "f"(t225));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t227;
    asm("mov.b32 %0, %1;" : "=r"(t227) : "f"(t226));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t228 = lane_2 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t229 = t228 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t230 = t229 ? t227 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t231 = t223 + t230;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t232 = t224 + t227;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t233;
    asm("mov.b32 %0, %1;" : "=f"(t233) : "r"(t232));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t234;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t234) : "f"(t233));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t235;
    asm("mov.b32 %0, %1;" : "=r"(t235) : "f"(t234));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t236 = lane_2 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t237 = t236 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t238 = t237 ? t235 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t239 = t231 + t238;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t240 = t232 + t235;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t241;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t241) : "r"(t240));
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t242 = all + t241;
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    all = t242;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t243 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_3 = t243 & 31u;
    const u32 pair_3 = lane_3 + 32u;
    u32 own_3 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t246 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t247 = t246 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t248 = t247 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t249 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t250 = t249 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t251 = t248 - t250;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t252 = t251 < 64u ? t251 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t253 = pair_3 < t252;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t253) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t254 = pair_3 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_4 = place + t254;
        f32 t256;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t256) : "r"(pair_4) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t257;
        asm("mov.b32 %0, %1;" : "=r"(t257) : "f"(t256));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t258;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t258) : "r"(pair_4) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t259;
        asm("mov.b32 %0, %1;" : "=r"(t259) : "f"(t258));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t260 = t257 | t259;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t261;
        asm("popc.b32 %0, %1;" : "=r"(t261) : "r"(t260));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own_3 = t261;
    }
    const u32 own_4 = own_3;
    f32 t263;
    asm("mov.b32 %0, %1;" : "=f"(t263) : "r"(own_4));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t264;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t264) : "f"(t263));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t265;
    asm("mov.b32 %0, %1;" : "=r"(t265) : "f"(t264));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t266 = lane_3 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t267 = t266 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t268 = t267 ? t265 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t269 = own_4 + t268;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t270 = own_4 + t265;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t271;
    asm("mov.b32 %0, %1;" : "=f"(t271) : "r"(t270));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t272;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t272) : "f"(t271));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t273;
    asm("mov.b32 %0, %1;" : "=r"(t273) : "f"(t272));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t274 = lane_3 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t275 = t274 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t276 = t275 ? t273 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t277 = t269 + t276;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t278 = t270 + t273;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t279;
    asm("mov.b32 %0, %1;" : "=f"(t279) : "r"(t278));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t280;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t280) : "f"(t279));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t281;
    asm("mov.b32 %0, %1;" : "=r"(t281) : "f"(t280));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t282 = lane_3 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t283 = t282 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t284 = t283 ? t281 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t285 = t277 + t284;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t286 = t278 + t281;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t287;
    asm("mov.b32 %0, %1;" : "=f"(t287) : "r"(t286));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t288;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t288) : "f"(t287));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t289;
    asm("mov.b32 %0, %1;" : "=r"(t289) : "f"(t288));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t290 = lane_3 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t291 = t290 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t292 = t291 ? t289 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t293 = t285 + t292;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t294 = t286 + t289;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t295;
    asm("mov.b32 %0, %1;" : "=f"(t295) : "r"(t294));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t296;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t296) : "f"(t295));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t297;
    asm("mov.b32 %0, %1;" : "=r"(t297) : "f"(t296));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t298 = lane_3 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t299 = t298 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t300 = t299 ? t297 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t301 = t293 + t300;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t302 = t294 + t297;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t303;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t303) : "r"(t302));
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t304 = all + t303;
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    all = t304;
#line 199 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 all_2 = all > 1u ? all : 1u;
    const u32 t306 = all_2 + splits;
#line 200 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t307 = t306 - 1u;
#line 200 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t308 = t307 << 1u;
#line 200 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t309;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t309) : "r"(t308), "r"(splits_factor));
#line 200 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 per_split = t309 >> splits_shift;
    const u32 t311 = all_2 + per_split;
#line 201 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t312 = t311 - 1u;
#line 201 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 splits_2 = t312 / per_split;
    const u32 t314 = t13 * per_split;
#line 202 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 first_3 = t314 < all_2 ? t314 : all_2;
    const u32 t316 = all_2 - first_3;
#line 203 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 count = t316 < per_split ? t316 : per_split;
#line 90 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t318 = end - 1u;
#line 90 "fa-kernels/src/attention/block_cursor.rs"
    u32 block_2 = t318;
#line 94 "fa-kernels/src/attention/block_cursor.rs"
    u32 rest = first_3;
    u32 is_found = 0u;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t319 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_4 = t319 & 31u;
#line 148 "fa-kernels/src/attention/block_cursor.rs"
    u32 own_5 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t321 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t322 = t321 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t323 = t322 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t324 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t325 = t324 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t326 = t323 - t325;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t327 = t326 < 64u ? t326 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t328 = lane_4 < t327;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t328) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t329 = lane_4 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_5 = place + t329;
        f32 t331;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t331) : "r"(pair_5) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t332;
        asm("mov.b32 %0, %1;" : "=r"(t332) : "f"(t331));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t333;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t333) : "r"(pair_5) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t334;
        asm("mov.b32 %0, %1;" : "=r"(t334) : "f"(t333));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t335 = t332 | t334;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t336;
        asm("popc.b32 %0, %1;" : "=r"(t336) : "r"(t335));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own_5 = t336;
    }
    const u32 own_6 = own_5;
    f32 t338;
    asm("mov.b32 %0, %1;" : "=f"(t338) : "r"(own_6));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t339;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t339) : "f"(t338));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t340;
    asm("mov.b32 %0, %1;" : "=r"(t340) : "f"(t339));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t341 = lane_4 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t342 = t341 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t343 = t342 ? t340 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t344 = own_6 + t343;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t345 = own_6 + t340;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t346;
    asm("mov.b32 %0, %1;" : "=f"(t346) : "r"(t345));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t347;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t347) : "f"(t346));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t348;
    asm("mov.b32 %0, %1;" : "=r"(t348) : "f"(t347));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t349 = lane_4 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t350 = t349 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t351 = t350 ? t348 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t352 = t344 + t351;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t353 = t345 + t348;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t354;
    asm("mov.b32 %0, %1;" : "=f"(t354) : "r"(t353));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t355;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t355) : "f"(t354));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t356;
    asm("mov.b32 %0, %1;" : "=r"(t356) : "f"(t355));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t357 = lane_4 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t358 = t357 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t359 = t358 ? t356 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t360 = t352 + t359;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t361 = t353 + t356;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t362;
    asm("mov.b32 %0, %1;" : "=f"(t362) : "r"(t361));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t363;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t363) : "f"(t362));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t364;
    asm("mov.b32 %0, %1;" : "=r"(t364) : "f"(t363));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t365 = lane_4 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t366 = t365 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t367 = t366 ? t364 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t368 = t360 + t367;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t369 = t361 + t364;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t370;
    asm("mov.b32 %0, %1;" : "=f"(t370) : "r"(t369));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t371;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t371) : "f"(t370));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t372;
    asm("mov.b32 %0, %1;" : "=r"(t372) : "f"(t371));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t373 = lane_4 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t374 = t373 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t375 = t374 ? t372 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t376 = t368 + t375;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t377 = t369 + t372;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t378;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t378) : "r"(t377));
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    const bool t379 = is_found == 0u;
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    if (t379) {
        const bool t380 = rest < t378;
#line 99 "fa-kernels/src/attention/block_cursor.rs"
        if (t380) {
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const bool t381 = rest < t376;
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const u32 lanes = __ballot_sync(0xffffffffu, t381);
            const u32 t383 = lanes - 1u;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t384 = lanes & t383;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t385 = lanes ^ t384;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            u32 pair_6;
            asm("bfind.u32 %0, %1;" : "=r"(pair_6) : "r"(t385));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t387;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t387) : "r"(t376), "r"(pair_6));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t388;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t388) : "r"(own_6), "r"(pair_6));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            const u32 before = t387 - t388;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t390 = pair_6 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 pair_7 = place + t390;
            f32 t392;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t392) : "r"(pair_7) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t393;
            asm("mov.b32 %0, %1;" : "=r"(t393) : "f"(t392));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            f32 t394;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t394) : "r"(pair_7) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t395;
            asm("mov.b32 %0, %1;" : "=r"(t395) : "f"(t394));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t396 = t393 | t395;
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t397 = rest - before;
#line 175 "fa-kernels/src/attention/block_cursor.rs"
            u32 position = 0u;
            u32 rest_2 = t397;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t398 = position + 16u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t399 = t396 >> t398;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper = t399 & 65535u;
            u32 count_2;
            asm("popc.b32 %0, %1;" : "=r"(count_2) : "r"(upper));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t402 = rest_2 < count_2;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t402) {
                const u32 t403 = position + 16u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t403;
            } else {
                const u32 t404 = rest_2 - count_2;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_2 = t404;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t405 = position + 8u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t406 = t396 >> t405;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_2 = t406 & 255u;
            u32 count_3;
            asm("popc.b32 %0, %1;" : "=r"(count_3) : "r"(upper_2));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t409 = rest_2 < count_3;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t409) {
                const u32 t410 = position + 8u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t410;
            } else {
                const u32 t411 = rest_2 - count_3;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_2 = t411;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t412 = position + 4u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t413 = t396 >> t412;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_3 = t413 & 15u;
            u32 count_4;
            asm("popc.b32 %0, %1;" : "=r"(count_4) : "r"(upper_3));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t416 = rest_2 < count_4;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t416) {
                const u32 t417 = position + 4u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t417;
            } else {
                const u32 t418 = rest_2 - count_4;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_2 = t418;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t419 = position + 2u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t420 = t396 >> t419;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_4 = t420 & 3u;
            u32 count_5;
            asm("popc.b32 %0, %1;" : "=r"(count_5) : "r"(upper_4));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t423 = rest_2 < count_5;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t423) {
                const u32 t424 = position + 2u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t424;
            } else {
                const u32 t425 = rest_2 - count_5;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_2 = t425;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t426 = position + 1u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t427 = t396 >> t426;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_5 = t427 & 1u;
            u32 count_6;
            asm("popc.b32 %0, %1;" : "=r"(count_6) : "r"(upper_5));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t430 = rest_2 < count_6;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t430) {
                const u32 t431 = position + 1u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t431;
            } else {
                const u32 t432 = rest_2 - count_6;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_2 = t432;
            }
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 bit = position;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t433 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t434 = t433 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t435 = t434 - pair_6;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t436 = t435 << 5u;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t437 = t436 + bit;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            block_2 = t437;
            is_found = 1u;
        } else {
            const u32 t438 = rest - t378;
#line 109 "fa-kernels/src/attention/block_cursor.rs"
            rest = t438;
        }
    }
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t439 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_5 = t439 & 31u;
    const u32 pair_8 = lane_5 + 32u;
    u32 own_7 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t442 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t443 = t442 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t444 = t443 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t445 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t446 = t445 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t447 = t444 - t446;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t448 = t447 < 64u ? t447 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t449 = pair_8 < t448;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t449) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t450 = pair_8 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_9 = place + t450;
        f32 t452;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t452) : "r"(pair_9) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t453;
        asm("mov.b32 %0, %1;" : "=r"(t453) : "f"(t452));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t454;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t454) : "r"(pair_9) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t455;
        asm("mov.b32 %0, %1;" : "=r"(t455) : "f"(t454));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t456 = t453 | t455;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t457;
        asm("popc.b32 %0, %1;" : "=r"(t457) : "r"(t456));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own_7 = t457;
    }
    const u32 own_8 = own_7;
    f32 t459;
    asm("mov.b32 %0, %1;" : "=f"(t459) : "r"(own_8));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t460;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t460) : "f"(t459));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t461;
    asm("mov.b32 %0, %1;" : "=r"(t461) : "f"(t460));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t462 = lane_5 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t463 = t462 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t464 = t463 ? t461 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t465 = own_8 + t464;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t466 = own_8 + t461;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t467;
    asm("mov.b32 %0, %1;" : "=f"(t467) : "r"(t466));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t468;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t468) : "f"(t467));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t469;
    asm("mov.b32 %0, %1;" : "=r"(t469) : "f"(t468));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t470 = lane_5 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t471 = t470 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t472 = t471 ? t469 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t473 = t465 + t472;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t474 = t466 + t469;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t475;
    asm("mov.b32 %0, %1;" : "=f"(t475) : "r"(t474));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t476;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t476) : "f"(t475));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t477;
    asm("mov.b32 %0, %1;" : "=r"(t477) : "f"(t476));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t478 = lane_5 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t479 = t478 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t480 = t479 ? t477 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t481 = t473 + t480;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t482 = t474 + t477;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t483;
    asm("mov.b32 %0, %1;" : "=f"(t483) : "r"(t482));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t484;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t484) : "f"(t483));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t485;
    asm("mov.b32 %0, %1;" : "=r"(t485) : "f"(t484));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t486 = lane_5 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t487 = t486 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t488 = t487 ? t485 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t489 = t481 + t488;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t490 = t482 + t485;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t491;
    asm("mov.b32 %0, %1;" : "=f"(t491) : "r"(t490));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t492;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t492) : "f"(t491));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t493;
    asm("mov.b32 %0, %1;" : "=r"(t493) : "f"(t492));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t494 = lane_5 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t495 = t494 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t496 = t495 ? t493 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t497 = t489 + t496;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t498 = t490 + t493;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t499;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t499) : "r"(t498));
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    const bool t500 = is_found == 0u;
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    if (t500) {
        const bool t501 = rest < t499;
#line 99 "fa-kernels/src/attention/block_cursor.rs"
        if (t501) {
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const bool t502 = rest < t497;
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const u32 lanes_2 = __ballot_sync(0xffffffffu, t502);
            const u32 t504 = lanes_2 - 1u;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t505 = lanes_2 & t504;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t506 = lanes_2 ^ t505;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            u32 pair_10;
            asm("bfind.u32 %0, %1;" : "=r"(pair_10) : "r"(t506));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t508;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t508) : "r"(t497), "r"(pair_10));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t509;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t509) : "r"(own_8), "r"(pair_10));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            const u32 before_2 = t508 - t509;
            const u32 pair_11 = pair_10 + 32u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t512 = pair_11 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 pair_12 = place + t512;
            f32 t514;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t514) : "r"(pair_12) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t515;
            asm("mov.b32 %0, %1;" : "=r"(t515) : "f"(t514));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            f32 t516;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t516) : "r"(pair_12) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t517;
            asm("mov.b32 %0, %1;" : "=r"(t517) : "f"(t516));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t518 = t515 | t517;
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t519 = rest - before_2;
#line 175 "fa-kernels/src/attention/block_cursor.rs"
            u32 position_2 = 0u;
            u32 rest_3 = t519;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t520 = position_2 + 16u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t521 = t518 >> t520;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_6 = t521 & 65535u;
            u32 count_7;
            asm("popc.b32 %0, %1;" : "=r"(count_7) : "r"(upper_6));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t524 = rest_3 < count_7;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t524) {
                const u32 t525 = position_2 + 16u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t525;
            } else {
                const u32 t526 = rest_3 - count_7;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t526;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t527 = position_2 + 8u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t528 = t518 >> t527;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_7 = t528 & 255u;
            u32 count_8;
            asm("popc.b32 %0, %1;" : "=r"(count_8) : "r"(upper_7));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t531 = rest_3 < count_8;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t531) {
                const u32 t532 = position_2 + 8u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t532;
            } else {
                const u32 t533 = rest_3 - count_8;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t533;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t534 = position_2 + 4u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t535 = t518 >> t534;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_8 = t535 & 15u;
            u32 count_9;
            asm("popc.b32 %0, %1;" : "=r"(count_9) : "r"(upper_8));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t538 = rest_3 < count_9;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t538) {
                const u32 t539 = position_2 + 4u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t539;
            } else {
                const u32 t540 = rest_3 - count_9;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t540;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t541 = position_2 + 2u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t542 = t518 >> t541;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_9 = t542 & 3u;
            u32 count_10;
            asm("popc.b32 %0, %1;" : "=r"(count_10) : "r"(upper_9));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t545 = rest_3 < count_10;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t545) {
                const u32 t546 = position_2 + 2u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t546;
            } else {
                const u32 t547 = rest_3 - count_10;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t547;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t548 = position_2 + 1u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t549 = t518 >> t548;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_10 = t549 & 1u;
            u32 count_11;
            asm("popc.b32 %0, %1;" : "=r"(count_11) : "r"(upper_10));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t552 = rest_3 < count_11;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t552) {
                const u32 t553 = position_2 + 1u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t553;
            } else {
                const u32 t554 = rest_3 - count_11;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t554;
            }
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 bit_2 = position_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t555 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t556 = t555 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t557 = t556 - pair_11;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t558 = t557 << 5u;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t559 = t558 + bit_2;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            block_2 = t559;
            is_found = 1u;
        } else {
            const u32 t560 = rest - t499;
#line 109 "fa-kernels/src/attention/block_cursor.rs"
            rest = t560;
        }
    }
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    const bool t561 = is_found == 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t562 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t563 = t562 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t564 = t563 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t565 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t566 = t565 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t567 = t564 - t566;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t568 = t567 < 64u ? t567 : 64u;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t569 = t568 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t570 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t571 = t570 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t572 = t571 - t569;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t573 = t572 << 5u;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t574 = end - end;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t575 = t573 > t574 ? t573 : t574;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t576 = end - end;
#line 140 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t577 = t575 - t576;
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    const bool t578 = rest < t577;
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    const bool t579 = t561 & t578;
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    if (t579) {
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t580 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t581 = t580 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t582 = t581 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t583 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t584 = t583 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t585 = t582 - t584;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t586 = t585 < 64u ? t585 : 64u;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t587 = t586 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t588 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t589 = t588 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t590 = t589 - t587;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t591 = t590 << 5u;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t592 = end - end;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t593 = t591 > t592 ? t591 : t592;
#line 114 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t594 = t593 - 1u;
#line 114 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t595 = t594 - rest;
#line 114 "fa-kernels/src/attention/block_cursor.rs"
        block_2 = t595;
    }
#line 202 "fa-kernels/src/attention/block_cursor.rs"
    u32 block_3 = block_2;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t596 = t30 != 0u;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t597 = t13 < splits_2;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t598 = t596 & t597;
#line 39 "fa-kernels/src/attention/forward/decode/mod.rs"
    if (t598) {
#line 69 "fa-kernels/src/attention/warps.rs"
        const u32 thread = threadIdx.x;
        const u32 lane_6 = thread & 31u;
        const u32 t601 = thread >> 5u;
#line 71 "fa-kernels/src/attention/warps.rs"
        u32 warp_2;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp_2) : "r"(t601));
#line 74 "fa-kernels/src/attention/warps.rs"
        const u32 t603 = warp_2 << 4u;
#line 61 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t604 = (u32)__cvta_generic_to_shared(smem);
#line 61 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = t604 + 1024u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t606 = thread >> 3u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t607 = thread & 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t608 = t606 & 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t609 = t607 ^ t608;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t610 = t606 << 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t611 = t609 << 4u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t612 = t610 + t611;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t613 = (u64)t606 * 0u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t614 = (u64)t607 * 16u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t615 = t613 + t614;
        const u32 t616 = head_dim >> 3u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t617 = (u64)t607 * 16u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t618 = smem_1 + t612;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t619 = t30 > 1u ? t30 : 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t620 = t619 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t621 = t606 < t620 ? t606 : t620;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t622 = first + t621;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t623 = t622 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t624;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t624) : "r"(t623), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t625 = t624 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t626 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t627 = first + t621;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t628 = t627 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t629;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t629) : "r"(t628), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t630 = t629 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t631 = t630 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t632 = t627 - t631;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t633 = t626 + t632;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t634 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t635 = t634 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t636 = t635 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t637 = q + t636;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t638 = (u64)t625;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t639 = t638 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t640 = t639 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t641 = t637 + t640;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t642 = (u64)t633;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t643 = t642 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t644 = t643 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t645 = t641 + t644;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t646 = t645 + t617;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t647 = t606 < t30;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t648 = t607 < t616;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t649 = t647 & t648;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t650 = t649 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t618), "l"(t646), "r"(t650) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t651 = t646 + 128ull;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t652 = t606 < t30;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t653 = t607 + 8u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t654 = t653 < t616;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t655 = t652 & t654;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t656 = t655 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t618), "l"(t651), "r"(t656) : "memory");
#line 64 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 4096u;
#line 219 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t658 = ring + 32768u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t659 = (u64)t16;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t660 = t659 * k_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t661 = t660 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t662 = k + t661;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t663 = 0ull * k_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t664 = t663 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t665 = t662 + t664;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t666 = (u64)t21;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t667 = t666 * k_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t668 = t667 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t669 = t665 + t668;
        const u32 t670 = (u32)k_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t671 = t670 << 1u;
        const u32 t672 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t673 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t674 = t672 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t675 = t673 ^ t674;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t676 = t672 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t677 = t675 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t678 = t676 + t677;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t679 = (u64)t672 * t671;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t680 = t669 + t679;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t681 = (u64)t673 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t682 = t680 + t681;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t683 = (u64)t671 * 16u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t684 = (u64)t16;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t685 = t684 * v_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t686 = t685 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t687 = v + t686;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t688 = 0ull * v_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t689 = t688 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t690 = t687 + t689;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t691 = (u64)t21;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t692 = t691 * v_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t693 = t692 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t694 = t690 + t693;
        const u32 t695 = (u32)v_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t696 = t695 << 1u;
        const u32 t697 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t698 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t699 = t697 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t700 = t698 ^ t699;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t701 = t697 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t702 = t700 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t703 = t701 + t702;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t704 = (u64)t697 * t696;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t705 = t694 + t704;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t706 = (u64)t698 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t707 = t705 + t706;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t708 = (u64)t696 * 16u;
#line 241 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t709 = thread & 31u;
#line 202 "fa-kernels/src/attention/block_cursor.rs"
        u32 block_4 = block_3;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = block_3 << 6u;
        const u32 t711 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t712 = ring + t678;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t713 = (u64)first_key * t671;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t714 = t682 + t713;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t715 = t714 + t683;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t716 = t715 + t683;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t717 = t716 + t683;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t718 = first_key + t672;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t719 = t718 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t720 = t673 < t711;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t721 = t719 & t720;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t722 = t721 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t712), "l"(t714), "r"(t722) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t723 = first_key + t672;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t724 = t723 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t725 = t724 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t726 = t673 < t711;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t727 = t725 & t726;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t728 = t727 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t712), "l"(t715), "r"(t728) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t729 = first_key + t672;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t730 = t729 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t731 = t730 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t732 = t673 < t711;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t733 = t731 & t732;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t734 = t733 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t712), "l"(t716), "r"(t734) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t735 = first_key + t672;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t736 = t735 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t737 = t736 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t738 = t673 < t711;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t739 = t737 & t738;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t740 = t739 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t712), "l"(t717), "r"(t740) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t741 = t714 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t742 = first_key + t672;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t743 = t742 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t744 = t673 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t745 = t744 < t711;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t746 = t743 & t745;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t747 = t746 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t712), "l"(t741), "r"(t747) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t748 = t715 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t749 = first_key + t672;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t750 = t749 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t751 = t750 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t752 = t673 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t753 = t752 < t711;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t754 = t751 & t753;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t755 = t754 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t712), "l"(t748), "r"(t755) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t756 = t716 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t757 = first_key + t672;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t758 = t757 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t759 = t758 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t760 = t673 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t761 = t760 < t711;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t762 = t759 & t761;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t763 = t762 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t712), "l"(t756), "r"(t763) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t764 = t717 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t765 = first_key + t672;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t766 = t765 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t767 = t766 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t768 = t673 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t769 = t768 < t711;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t770 = t767 & t769;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t771 = t770 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t712), "l"(t764), "r"(t771) : "memory");
#line 377 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = block_3 << 6u;
        const u32 t773 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t774 = t658 + t703;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t775 = (u64)first_key_2 * t696;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t776 = t707 + t775;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t777 = t776 + t708;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t778 = t777 + t708;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t779 = t778 + t708;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t780 = first_key_2 + t697;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t781 = t780 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t782 = t698 < t773;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t783 = t781 & t782;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t784 = t783 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t774), "l"(t776), "r"(t784) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t785 = first_key_2 + t697;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t786 = t785 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t787 = t786 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t788 = t698 < t773;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t789 = t787 & t788;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t790 = t789 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t774), "l"(t777), "r"(t790) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t791 = first_key_2 + t697;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t792 = t791 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t793 = t792 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t794 = t698 < t773;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t795 = t793 & t794;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t796 = t795 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t774), "l"(t778), "r"(t796) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t797 = first_key_2 + t697;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t798 = t797 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t799 = t798 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t800 = t698 < t773;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t801 = t799 & t800;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t802 = t801 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t774), "l"(t779), "r"(t802) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t803 = t776 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t804 = first_key_2 + t697;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t805 = t804 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t806 = t698 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t807 = t806 < t773;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t808 = t805 & t807;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t809 = t808 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t774), "l"(t803), "r"(t809) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t810 = t777 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t811 = first_key_2 + t697;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t812 = t811 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t813 = t812 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t814 = t698 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t815 = t814 < t773;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t816 = t813 & t815;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t817 = t816 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t774), "l"(t810), "r"(t817) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t818 = t778 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t819 = first_key_2 + t697;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t820 = t819 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t821 = t820 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t822 = t698 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t823 = t822 < t773;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t824 = t821 & t823;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t825 = t824 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t774), "l"(t818), "r"(t825) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t826 = t779 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t827 = first_key_2 + t697;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t828 = t827 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t829 = t828 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t830 = t698 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t831 = t830 < t773;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t832 = t829 & t831;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t833 = t832 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t774), "l"(t826), "r"(t833) : "memory");
#line 380 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
        const bool t834 = 1u < count;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
        if (t834) {
#line 122 "fa-kernels/src/attention/block_cursor.rs"
            const u32 begin = end - end;
#line 212 "fa-kernels/src/attention/block_cursor.rs"
            u32 below = block_3;
            u32 found = 0u;
            while (true) {
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t836 = found == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t837 = begin < below;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t838 = t836 & t837;
                if (!t838) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t839 = below - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t840 = end - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t841 = t840 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t842 = t839 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 number = t841 - t842;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t844 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t845 = t844 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t846 = t845 - number;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_4 = t846 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t848 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t849 = t848 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t850 = t849 - number;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_5 = t850 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t852 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t853 = t852 > first_5 ? t852 : first_5;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 begin_2 = t853 - first_5;
                const u32 t855 = end - first_5;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                const u32 end_2 = t855 < 32u ? t855 : 32u;
                const u32 t857 = 4294967295u << begin_2;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t858 = 32u - end_2;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t859 = 4294967295u >> t858;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t860 = t857 & t859;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
                u32 bits = t860;
                const bool t861 = number < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
                if (t861) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t862 = number << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 pair_13 = place + t862;
                    f32 t864;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t864) : "r"(pair_13) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t865;
                    asm("mov.b32 %0, %1;" : "=r"(t865) : "f"(t864));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    f32 t866;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t866) : "r"(pair_13) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t867;
                    asm("mov.b32 %0, %1;" : "=r"(t867) : "f"(t866));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t868 = t865 | t867;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                    bits = t868;
                }
                const u32 t869 = below - first_4;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
                const u32 unused = 32u - t869;
                const u32 t871 = 4294967295u >> unused;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t872 = bits & t871;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                found = t872;
                const bool t873 = found == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
                if (t873) {
                    below = first_4;
                } else {
                    u32 t874;
                    asm("bfind.u32 %0, %1;" : "=r"(t874) : "r"(found));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t875 = first_4 + t874;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                    block_3 = t875;
                }
            }
        }
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t879 = 1u < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t879) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t880 = ring + 16384u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = block_3 << 6u;
            const u32 t882 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t883 = t880 + t678;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t884 = (u64)first_key_3 * t671;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t885 = t682 + t884;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t886 = t885 + t683;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t887 = t886 + t683;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t888 = t887 + t683;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t889 = t673 < t882;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t890 = t889 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t883), "l"(t885), "r"(t890) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t891 = t673 < t882;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t892 = t891 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t883), "l"(t886), "r"(t892) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t893 = t673 < t882;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t894 = t893 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t883), "l"(t887), "r"(t894) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t895 = t673 < t882;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t896 = t895 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t883), "l"(t888), "r"(t896) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t897 = t885 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t898 = t673 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t899 = t898 < t882;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t900 = t899 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t883), "l"(t897), "r"(t900) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t901 = t886 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t902 = t673 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t903 = t902 < t882;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t904 = t903 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t883), "l"(t901), "r"(t904) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t905 = t887 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t906 = t673 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t907 = t906 < t882;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t908 = t907 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t883), "l"(t905), "r"(t908) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t909 = t888 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t910 = t673 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t911 = t910 < t882;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t912 = t911 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t883), "l"(t909), "r"(t912) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t913 = 1u < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t913) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t914 = t658 + 16384u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_4 = block_3 << 6u;
            const u32 t916 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t917 = t914 + t703;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t918 = (u64)first_key_4 * t696;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t919 = t707 + t918;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t920 = t919 + t708;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t921 = t920 + t708;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t922 = t921 + t708;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t923 = t698 < t916;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t924 = t923 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t917), "l"(t919), "r"(t924) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t925 = t698 < t916;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t926 = t925 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t917), "l"(t920), "r"(t926) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t927 = t698 < t916;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t928 = t927 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t917), "l"(t921), "r"(t928) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t929 = t698 < t916;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t930 = t929 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t917), "l"(t922), "r"(t930) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t931 = t919 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t932 = t698 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t933 = t932 < t916;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t934 = t933 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t917), "l"(t931), "r"(t934) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t935 = t920 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t936 = t698 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t937 = t936 < t916;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t938 = t937 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t917), "l"(t935), "r"(t938) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t939 = t921 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t940 = t698 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t941 = t940 < t916;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t942 = t941 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t917), "l"(t939), "r"(t942) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t943 = t922 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t944 = t698 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t945 = t944 < t916;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t946 = t945 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t917), "l"(t943), "r"(t946) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
        const bool t947 = 2u < count;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
        if (t947) {
#line 122 "fa-kernels/src/attention/block_cursor.rs"
            const u32 begin_3 = end - end;
#line 212 "fa-kernels/src/attention/block_cursor.rs"
            u32 below_2 = block_3;
            u32 found_2 = 0u;
            while (true) {
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t949 = found_2 == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t950 = begin_3 < below_2;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t951 = t949 & t950;
                if (!t951) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t952 = below_2 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t953 = end - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t954 = t953 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t955 = t952 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 number_2 = t954 - t955;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t957 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t958 = t957 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t959 = t958 - number_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_6 = t959 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t961 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t962 = t961 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t963 = t962 - number_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_7 = t963 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t965 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t966 = t965 > first_7 ? t965 : first_7;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 begin_4 = t966 - first_7;
                const u32 t968 = end - first_7;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                const u32 end_3 = t968 < 32u ? t968 : 32u;
                const u32 t970 = 4294967295u << begin_4;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t971 = 32u - end_3;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t972 = 4294967295u >> t971;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t973 = t970 & t972;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
                u32 bits_2 = t973;
                const bool t974 = number_2 < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
                if (t974) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t975 = number_2 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 pair_14 = place + t975;
                    f32 t977;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t977) : "r"(pair_14) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t978;
                    asm("mov.b32 %0, %1;" : "=r"(t978) : "f"(t977));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    f32 t979;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t979) : "r"(pair_14) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t980;
                    asm("mov.b32 %0, %1;" : "=r"(t980) : "f"(t979));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t981 = t978 | t980;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                    bits_2 = t981;
                }
                const u32 t982 = below_2 - first_6;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
                const u32 unused_2 = 32u - t982;
                const u32 t984 = 4294967295u >> unused_2;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t985 = bits_2 & t984;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                found_2 = t985;
                const bool t986 = found_2 == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
                if (t986) {
                    below_2 = first_6;
                } else {
                    u32 t987;
                    asm("bfind.u32 %0, %1;" : "=r"(t987) : "r"(found_2));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t988 = first_6 + t987;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                    block_3 = t988;
                }
            }
        }
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t992 = lane_6 & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t993 = lane_6 >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t994 = t992 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t995 = t993 ^ t994;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t996 = t992 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t997 = t995 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t998 = t996 + t997;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t999 = smem_1 + t998;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t1000;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1000) : "r"(t999));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t1000) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t1001;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1001) : "r"(t999));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1002 = t1001 ^ 32u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t1002) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t1003;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1003) : "r"(t999));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1004 = t1003 ^ 64u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t1004) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t1005;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1005) : "r"(t999));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1006 = t1005 ^ 96u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t1006) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t1007;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1007) : "r"(t999));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t1007) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t1008;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1008) : "r"(t999));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1009 = t1008 ^ 32u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t1009) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t1010;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1010) : "r"(t999));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1011 = t1010 ^ 64u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t1011) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t1012;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1012) : "r"(t999));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1013 = t1012 ^ 96u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t1013) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1014 = lane_6 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1015 = t603 + t1014;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1016 = lane_6 >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1017 = t1016 << 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1018 = t1015 + t1017;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1019 = lane_6 >> 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1020 = t1019 & 1u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1021 = t1018 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1022 = t1020 ^ t1021;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1023 = t1018 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1024 = t1022 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1025 = t1023 + t1024;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1026 = lane_6 & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1027 = t603 + t1026;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1028 = lane_6 >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1029 = t1027 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1030 = t1028 ^ t1029;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1031 = t1027 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1032 = t1030 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1033 = t1031 + t1032;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1034 = lane_6 >> 2u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1035 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1036 = first + t1034;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1037 = t1036 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t1038;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1038) : "r"(t1037), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1039 = t1038 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1040 = t1039 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1041 = t1036 - t1040;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1042 = t1035 + t1041;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1043 = lane_6 >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1044 = first + t1043;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1045 = t1044 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        u32 t1046;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1046) : "r"(t1045), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1047 = t1046 >> sharing_shift;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1048 = t1042 / group;
#line 58 "src/functions/sequences.rs"
        const u32 first_8 = seq_k - seq_q;
#line 61 "src/functions/sequences.rs"
        const u64 t5_3 = (u64)t16;
#line 61 "src/functions/sequences.rs"
        const u64 t6_3 = t5_3 * argument0_stride0;
#line 61 "src/functions/sequences.rs"
        const u64 t7_3 = t6_3 * 4ull;
#line 61 "src/functions/sequences.rs"
        const u64 t8_3 = argument0 + t7_3;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1054 = seq_q - 1u;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1055 = t1047 < t1054 ? t1047 : t1054;
#line 61 "src/functions/sequences.rs"
        const u64 t9_2 = (u64)t1055;
#line 61 "src/functions/sequences.rs"
        const u64 t10_2 = t9_2 * argument0_stride1;
#line 61 "src/functions/sequences.rs"
        const u64 t11_2 = t10_2 * 4ull;
#line 61 "src/functions/sequences.rs"
        const u64 t12_2 = t8_3 + t11_2;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1060 = lane_6 >> 2u;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1061 = t1060 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1062 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1063 = first + t1061;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1064 = t1063 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t1065;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1065) : "r"(t1064), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1066 = t1065 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1067 = t1066 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1068 = t1063 - t1067;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1069 = t1062 + t1068;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1070 = lane_6 >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1071 = first + t1070;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1072 = t1071 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1073 = t1072 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        u32 t1074;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1074) : "r"(t1073), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1075 = t1074 >> sharing_shift;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1076 = t1069 / group;
#line 58 "src/functions/sequences.rs"
        const u32 first_9 = seq_k - seq_q;
#line 61 "src/functions/sequences.rs"
        const u64 t5_4 = (u64)t16;
#line 61 "src/functions/sequences.rs"
        const u64 t6_4 = t5_4 * argument0_stride0;
#line 61 "src/functions/sequences.rs"
        const u64 t7_4 = t6_4 * 4ull;
#line 61 "src/functions/sequences.rs"
        const u64 t8_4 = argument0 + t7_4;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1082 = seq_q - 1u;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1083 = t1075 < t1082 ? t1075 : t1082;
#line 61 "src/functions/sequences.rs"
        const u64 t9_3 = (u64)t1083;
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
        u32 t1088;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1088) : "r"(t1025));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1089 = t1088 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1090 = t1088 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1091 = t1088 ^ 96u;
        const u32 t1092 = ring + t1088;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t1092) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1093 = ring + t1089;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t1093) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1094 = ring + t1090;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t1094) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_41), "r"(m_42));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_43), "r"(m_44));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1095 = ring + t1091;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t1095) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t1092) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_49), "r"(m_50));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_51), "r"(m_52));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t1093) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_53), "r"(m_54));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_55), "r"(m_56));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t1094) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_57), "r"(m_58));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_59), "r"(m_60));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t1095) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_61), "r"(m_62));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_63), "r"(m_64));
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1096 = block_2 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 first_key_5 = t1096 + t603;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1098 = lane_6 & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1099 = t1098 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1100 = first_key_5 + t1099;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1101 = seq_k - 1u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1102 = t1100 < t1101 ? t1100 : t1101;
#line 60 "src/functions/sequences.rs"
        const u32 t2_2 = t1102 > first_8 ? t1102 : first_8;
#line 60 "src/functions/sequences.rs"
        const u32 token = t2_2 - first_8;
        const u32 t4_2 = token >> 5u;
#line 61 "src/functions/sequences.rs"
        const u64 t13_2 = (u64)t4_2;
#line 61 "src/functions/sequences.rs"
        const u64 t14_2 = t13_2 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
        const u64 t15_2 = t14_2 * 4ull;
        const bool t18_2 = t1102 < first_8;
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
        const u32 t1125 = t1100 + 1u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1126 = t1125 < t1101 ? t1125 : t1101;
#line 60 "src/functions/sequences.rs"
        const u32 t2_3 = t1126 > first_8 ? t1126 : first_8;
#line 60 "src/functions/sequences.rs"
        const u32 token_2 = t2_3 - first_8;
        const u32 t4_3 = token_2 >> 5u;
#line 61 "src/functions/sequences.rs"
        const u64 t13_3 = (u64)t4_3;
#line 61 "src/functions/sequences.rs"
        const u64 t14_3 = t13_3 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
        const u64 t15_3 = t14_3 * 4ull;
        const bool t18_3 = t1126 < first_8;
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
        const u32 t1149 = t1100 + 8u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1150 = t1149 < t1101 ? t1149 : t1101;
#line 60 "src/functions/sequences.rs"
        const u32 t2_4 = t1150 > first_8 ? t1150 : first_8;
#line 60 "src/functions/sequences.rs"
        const u32 token_3 = t2_4 - first_8;
        const u32 t4_4 = token_3 >> 5u;
#line 61 "src/functions/sequences.rs"
        const u64 t13_4 = (u64)t4_4;
#line 61 "src/functions/sequences.rs"
        const u64 t14_4 = t13_4 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
        const u64 t15_4 = t14_4 * 4ull;
        const bool t18_4 = t1150 < first_8;
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
        const u32 t1173 = t1100 + 9u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1174 = t1173 < t1101 ? t1173 : t1101;
#line 60 "src/functions/sequences.rs"
        const u32 t2_5 = t1174 > first_8 ? t1174 : first_8;
#line 60 "src/functions/sequences.rs"
        const u32 token_4 = t2_5 - first_8;
        const u32 t4_5 = token_4 >> 5u;
#line 61 "src/functions/sequences.rs"
        const u64 t13_5 = (u64)t4_5;
#line 61 "src/functions/sequences.rs"
        const u64 t14_5 = t13_5 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
        const u64 t15_5 = t14_5 * 4ull;
        const bool t18_5 = t1174 < first_8;
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
        const u32 t1197 = block_2 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 first_key_6 = t1197 + t603;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1199 = lane_6 & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1200 = t1199 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 column = first_key_6 + t1200;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1202 = lane_6 >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1203 = first + t1202;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1204 = t1203 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        u32 t1205;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1205) : "r"(t1204), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1206 = t1205 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t1207 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_4 = t1207 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_2 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t1210 = visible_2 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s = t1210;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_3 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t1212 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_2 = t1212;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_4 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t1214 = visible_4 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_5 = t1214;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_5 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t1216 = visible_5 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_6 = t1216;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1217 = lane_6 >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1218 = first + t1217;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1219 = t1218 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1220 = t1219 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        u32 t1221;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1221) : "r"(t1220), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1222 = t1221 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t1223 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_5 = t1223 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_6 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t1226 = visible_6 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_3 = t1226;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_7 = 1u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t1228 = visible_7 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_4 = t1228;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_8 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t1230 = visible_8 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_7 = t1230;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_9 = 9u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t1232 = visible_9 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_8 = t1232;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1234;
        asm("max.f32 %0, %1, %2;" : "=f"(t1234) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1235;
        asm("max.f32 %0, %1, %2;" : "=f"(t1235) : "f"(t1234), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1236;
        asm("max.f32 %0, %1, %2;" : "=f"(t1236) : "f"(t1235), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1237;
        asm("max.f32 %0, %1, %2;" : "=f"(t1237) : "f"(t1236), "f"(s_6));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1238;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1238) : "f"(t1237));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_15;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_15) : "f"(t1237), "f"(t1238));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1240;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1240) : "f"(pair_15));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair_15), "f"(t1240));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t1243 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t1243;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1245 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1246;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1246) : "f"(old), "f"(scale_log2), "f"(t1245));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1246));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1248 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1249 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1249));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1251;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1251) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t1251;
        const f32 t1252 = t1248 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1253 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1253));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1255;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1255) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t1255;
        const f32 t1256 = t1252 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1257 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1257));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1259;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1259) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t1259;
        const f32 t1260 = t1256 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1261 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1261));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1263;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1263) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t1263;
        const f32 t1264 = t1260 + s_6;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1264;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1265 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1265;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1266 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1266;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1267 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1267;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1268 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1268;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1269 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1269;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1270 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1270;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1271 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1271;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1272 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1272;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1273 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1273;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1274 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1274;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1275 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1275;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1276 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1276;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1277 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1277;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1278 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1278;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1279 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1279;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1280 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1280;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1281 = acc_33 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t1281;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1282 = acc_34 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t1282;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1283 = acc_37 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t1283;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1284 = acc_38 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t1284;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1285 = acc_41 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t1285;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1286 = acc_42 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t1286;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1287 = acc_45 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t1287;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1288 = acc_46 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t1288;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1289 = acc_49 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t1289;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1290 = acc_50 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t1290;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1291 = acc_53 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t1291;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1292 = acc_54 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t1292;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1293 = acc_57 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t1293;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1294 = acc_58 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t1294;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1295 = acc_61 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t1295;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1296 = acc_62 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t1296;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1298;
        asm("max.f32 %0, %1, %2;" : "=f"(t1298) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1299;
        asm("max.f32 %0, %1, %2;" : "=f"(t1299) : "f"(t1298), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1300;
        asm("max.f32 %0, %1, %2;" : "=f"(t1300) : "f"(t1299), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1301;
        asm("max.f32 %0, %1, %2;" : "=f"(t1301) : "f"(t1300), "f"(s_8));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1302;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1302) : "f"(t1301));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_16;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_16) : "f"(t1301), "f"(t1302));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1304;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1304) : "f"(pair_16));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_16), "f"(t1304));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t1307 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t1307;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1309 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1310;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1310) : "f"(old_2), "f"(scale_log2), "f"(t1309));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1310));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1312 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1313 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_3), "f"(scale_log2), "f"(t1313));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1315;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1315) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t1315;
        const f32 t1316 = t1312 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1317 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_4), "f"(scale_log2), "f"(t1317));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1319;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1319) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t1319;
        const f32 t1320 = t1316 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1321 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t1321));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1323;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1323) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t1323;
        const f32 t1324 = t1320 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1325 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t1325));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1327;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1327) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t1327;
        const f32 t1328 = t1324 + s_8;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1328;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1329 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1329;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1330 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1330;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1331 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1331;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1332 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1332;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1333 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1333;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1334 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1334;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1335 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1335;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1336 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1336;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1337 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1337;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1338 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1338;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1339 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1339;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1340 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1340;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1341 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1341;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1342 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1342;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1343 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1343;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1344 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1344;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1345 = acc_35 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t1345;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1346 = acc_36 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t1346;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1347 = acc_39 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t1347;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1348 = acc_40 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t1348;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1349 = acc_43 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t1349;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1350 = acc_44 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t1350;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1351 = acc_47 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t1351;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1352 = acc_48 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t1352;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1353 = acc_51 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t1353;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1354 = acc_52 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t1354;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1355 = acc_55 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t1355;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1356 = acc_56 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1356;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1357 = acc_59 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1357;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1358 = acc_60 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1358;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1359 = acc_63 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1359;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1360 = acc_64 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1360;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1361;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1361) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1362;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1362) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1363;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1363) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1364;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1364) : "f"(s_7), "f"(s_8));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t1365;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1365) : "r"(t1033));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1366 = t1365 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1367 = t1365 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1368 = t1365 ^ 96u;
        const u32 t1369 = t658 + t1365;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1370 = t658 + t1366;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1371 = t658 + t1367;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1372 = t658 + t1368;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t1369) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_65), "r"(m_66));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_67), "r"(m_68));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t1370) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_69), "r"(m_70));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_71), "r"(m_72));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t1371) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_73), "r"(m_74));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_75), "r"(m_76));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t1372) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_77), "r"(m_78));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_79), "r"(m_80));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t1369) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_81), "r"(m_82));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_83), "r"(m_84));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t1370) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_85), "r"(m_86));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_87), "r"(m_88));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t1371) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_89), "r"(m_90));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_91), "r"(m_92));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t1372) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_93), "r"(m_94));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1361), "r"(t1362), "r"(t1363), "r"(t1364), "r"(m_95), "r"(m_96));
#line 81 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i_3 = 1u; i_3 < count; i_3 += 1u) {
#line 122 "fa-kernels/src/attention/block_cursor.rs"
            const u32 begin_5 = end - end;
#line 212 "fa-kernels/src/attention/block_cursor.rs"
            u32 below_3 = block_2;
            u32 found_3 = 0u;
            while (true) {
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1374 = found_3 == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1375 = begin_5 < below_3;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1376 = t1374 & t1375;
                if (!t1376) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1377 = below_3 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1378 = end - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1379 = t1378 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1380 = t1377 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 number_3 = t1379 - t1380;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1382 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1383 = t1382 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1384 = t1383 - number_3;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_10 = t1384 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1386 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1387 = t1386 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1388 = t1387 - number_3;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_11 = t1388 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1390 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1391 = t1390 > first_11 ? t1390 : first_11;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 begin_6 = t1391 - first_11;
                const u32 t1393 = end - first_11;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                const u32 end_6 = t1393 < 32u ? t1393 : 32u;
                const u32 t1395 = 4294967295u << begin_6;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1396 = 32u - end_6;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1397 = 4294967295u >> t1396;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1398 = t1395 & t1397;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
                u32 bits_3 = t1398;
                const bool t1399 = number_3 < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
                if (t1399) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1400 = number_3 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 pair_17 = place + t1400;
                    f32 t1402;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1402) : "r"(pair_17) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t1403;
                    asm("mov.b32 %0, %1;" : "=r"(t1403) : "f"(t1402));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    f32 t1404;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1404) : "r"(pair_17) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t1405;
                    asm("mov.b32 %0, %1;" : "=r"(t1405) : "f"(t1404));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1406 = t1403 | t1405;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                    bits_3 = t1406;
                }
                const u32 t1407 = below_3 - first_10;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
                const u32 unused_3 = 32u - t1407;
                const u32 t1409 = 4294967295u >> unused_3;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1410 = bits_3 & t1409;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                found_3 = t1410;
                const bool t1411 = found_3 == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
                if (t1411) {
                    below_3 = first_10;
                } else {
                    u32 t1412;
                    asm("bfind.u32 %0, %1;" : "=r"(t1412) : "r"(found_3));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1413 = first_10 + t1412;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                    block_2 = t1413;
                }
            }
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 405 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 next = i_3 + 1u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1418 = next < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1418) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1419 = next & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1420 = t1419 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1421 = ring + t1420;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_7 = block_3 << 6u;
                const u32 t1423 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1424 = t1421 + t678;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1425 = (u64)first_key_7 * t671;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1426 = t682 + t1425;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1427 = t1426 + t683;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1428 = t1427 + t683;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1429 = t1428 + t683;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1430 = t673 < t1423;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1431 = t1430 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1424), "l"(t1426), "r"(t1431) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1432 = t673 < t1423;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1433 = t1432 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1424), "l"(t1427), "r"(t1433) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1434 = t673 < t1423;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1435 = t1434 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1424), "l"(t1428), "r"(t1435) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1436 = t673 < t1423;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1437 = t1436 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1424), "l"(t1429), "r"(t1437) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1438 = t1426 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1439 = t673 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1440 = t1439 < t1423;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1441 = t1440 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1424), "l"(t1438), "r"(t1441) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1442 = t1427 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1443 = t673 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1444 = t1443 < t1423;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1445 = t1444 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1424), "l"(t1442), "r"(t1445) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1446 = t1428 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1447 = t673 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1448 = t1447 < t1423;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1449 = t1448 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1424), "l"(t1446), "r"(t1449) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1450 = t1429 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1451 = t673 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1452 = t1451 < t1423;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1453 = t1452 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1424), "l"(t1450), "r"(t1453) : "memory");
            }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1454 = next < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1454) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1455 = next & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1456 = t1455 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1457 = t658 + t1456;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_8 = block_3 << 6u;
                const u32 t1459 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1460 = t1457 + t703;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1461 = (u64)first_key_8 * t696;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1462 = t707 + t1461;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1463 = t1462 + t708;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1464 = t1463 + t708;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1465 = t1464 + t708;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1466 = t698 < t1459;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1467 = t1466 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1460), "l"(t1462), "r"(t1467) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1468 = t698 < t1459;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1469 = t1468 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1460), "l"(t1463), "r"(t1469) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1470 = t698 < t1459;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1471 = t1470 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1460), "l"(t1464), "r"(t1471) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1472 = t698 < t1459;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1473 = t1472 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1460), "l"(t1465), "r"(t1473) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1474 = t1462 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1475 = t698 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1476 = t1475 < t1459;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1477 = t1476 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1460), "l"(t1474), "r"(t1477) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1478 = t1463 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1479 = t698 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1480 = t1479 < t1459;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1481 = t1480 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1460), "l"(t1478), "r"(t1481) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1482 = t1464 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1483 = t698 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1484 = t1483 < t1459;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1485 = t1484 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1460), "l"(t1482), "r"(t1485) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1486 = t1465 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1487 = t698 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1488 = t1487 < t1459;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1489 = t1488 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1460), "l"(t1486), "r"(t1489) : "memory");
            }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t1490 = next + 1u;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
            const bool t1491 = t1490 < count;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
            if (t1491) {
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                const u32 begin_7 = end - end;
#line 212 "fa-kernels/src/attention/block_cursor.rs"
                u32 below_4 = block_3;
                u32 found_4 = 0u;
                while (true) {
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                    const bool t1493 = found_4 == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                    const bool t1494 = begin_7 < below_4;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                    const bool t1495 = t1493 & t1494;
                    if (!t1495) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1496 = below_4 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1497 = end - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1498 = t1497 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1499 = t1496 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 number_4 = t1498 - t1499;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1501 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1502 = t1501 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1503 = t1502 - number_4;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 first_12 = t1503 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1505 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1506 = t1505 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1507 = t1506 - number_4;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 first_13 = t1507 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1509 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1510 = t1509 > first_13 ? t1509 : first_13;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                    const u32 begin_8 = t1510 - first_13;
                    const u32 t1512 = end - first_13;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                    const u32 end_7 = t1512 < 32u ? t1512 : 32u;
                    const u32 t1514 = 4294967295u << begin_8;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1515 = 32u - end_7;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1516 = 4294967295u >> t1515;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1517 = t1514 & t1516;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
                    u32 bits_4 = t1517;
                    const bool t1518 = number_4 < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
                    if (t1518) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 t1519 = number_4 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 pair_18 = place + t1519;
                        f32 t1521;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1521) : "r"(pair_18) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                        u32 t1522;
                        asm("mov.b32 %0, %1;" : "=r"(t1522) : "f"(t1521));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                        f32 t1523;
                        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1523) : "r"(pair_18) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                        u32 t1524;
                        asm("mov.b32 %0, %1;" : "=r"(t1524) : "f"(t1523));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 t1525 = t1522 | t1524;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                        bits_4 = t1525;
                    }
                    const u32 t1526 = below_4 - first_12;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 unused_4 = 32u - t1526;
                    const u32 t1528 = 4294967295u >> unused_4;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1529 = bits_4 & t1528;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                    found_4 = t1529;
                    const bool t1530 = found_4 == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
                    if (t1530) {
                        below_4 = first_12;
                    } else {
                        u32 t1531;
                        asm("bfind.u32 %0, %1;" : "=r"(t1531) : "r"(found_4));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 t1532 = first_12 + t1531;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                        block_3 = t1532;
                    }
                }
            }
#line 407 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1536 = next + 1u;
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
            const u32 t1537 = i_3 & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1538 = t1537 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1539 = ring + t1538;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t1540;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1540) : "r"(t1025));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1541 = t1540 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1542 = t1540 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1543 = t1540 ^ 96u;
            const u32 t1544 = t1539 + t1540;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t1544) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_97), "r"(m_98));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_99), "r"(m_100));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1545 = t1539 + t1541;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t1545) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_101), "r"(m_102));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_103), "r"(m_104));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1546 = t1539 + t1542;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t1546) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_105), "r"(m_106));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_107), "r"(m_108));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1547 = t1539 + t1543;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t1547) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t1544) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_113), "r"(m_114));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_115), "r"(m_116));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t1545) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_117), "r"(m_118));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_119), "r"(m_120));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t1546) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_121), "r"(m_122));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_123), "r"(m_124));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t1547) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_125), "r"(m_126));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_127), "r"(m_128));
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1548 = end - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1549 = t1548 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1550 = block_2 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 number_5 = t1549 - t1550;
#line 235 "fa-kernels/src/attention/block_cursor.rs"
            u32 whole_3 = 0u;
            const bool t1552 = number_5 < 64u;
#line 236 "fa-kernels/src/attention/block_cursor.rs"
            if (t1552) {
                const u32 t1553 = number_5 << 3u;
#line 237 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1554 = place + t1553;
#line 237 "fa-kernels/src/attention/block_cursor.rs"
                f32 t1555;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1555) : "r"(t1554) : "memory");
#line 237 "fa-kernels/src/attention/block_cursor.rs"
                u32 t1556;
                asm("mov.b32 %0, %1;" : "=r"(t1556) : "f"(t1555));
#line 237 "fa-kernels/src/attention/block_cursor.rs"
                whole_3 = t1556;
            }
            const u32 t1557 = block_2 & 31u;
#line 239 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1558 = whole_3 >> t1557;
#line 239 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1559 = t1558 & 1u;
#line 239 "fa-kernels/src/attention/block_cursor.rs"
            const bool t1560 = t1559 == 0u;
#line 495 "fa-kernels/src/attention/kernel_problem.rs"
            if (t1560) {
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1561 = block_2 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_9 = t1561 + t603;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1563 = lane_6 & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1564 = t1563 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1565 = first_key_9 + t1564;
#line 60 "src/functions/sequences.rs"
                const u32 t2_6 = t1565 > first_8 ? t1565 : first_8;
#line 60 "src/functions/sequences.rs"
                const u32 token_5 = t2_6 - first_8;
                const u32 t4_6 = token_5 >> 5u;
#line 61 "src/functions/sequences.rs"
                const u64 t13_6 = (u64)t4_6;
#line 61 "src/functions/sequences.rs"
                const u64 t14_6 = t13_6 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
                const u64 t15_6 = t14_6 * 4ull;
                const bool t18_6 = t1565 < first_8;
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
                const u32 t1588 = t1565 + 1u;
#line 60 "src/functions/sequences.rs"
                const u32 t2_7 = t1588 > first_8 ? t1588 : first_8;
#line 60 "src/functions/sequences.rs"
                const u32 token_6 = t2_7 - first_8;
                const u32 t4_7 = token_6 >> 5u;
#line 61 "src/functions/sequences.rs"
                const u64 t13_7 = (u64)t4_7;
#line 61 "src/functions/sequences.rs"
                const u64 t14_7 = t13_7 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
                const u64 t15_7 = t14_7 * 4ull;
                const bool t18_7 = t1588 < first_8;
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
                const u32 t1611 = t1565 + 8u;
#line 60 "src/functions/sequences.rs"
                const u32 t2_8 = t1611 > first_8 ? t1611 : first_8;
#line 60 "src/functions/sequences.rs"
                const u32 token_7 = t2_8 - first_8;
                const u32 t4_8 = token_7 >> 5u;
#line 61 "src/functions/sequences.rs"
                const u64 t13_8 = (u64)t4_8;
#line 61 "src/functions/sequences.rs"
                const u64 t14_8 = t13_8 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
                const u64 t15_8 = t14_8 * 4ull;
                const bool t18_8 = t1611 < first_8;
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
                const u32 t1634 = t1565 + 9u;
#line 60 "src/functions/sequences.rs"
                const u32 t2_9 = t1634 > first_8 ? t1634 : first_8;
#line 60 "src/functions/sequences.rs"
                const u32 token_8 = t2_9 - first_8;
                const u32 t4_9 = token_8 >> 5u;
#line 61 "src/functions/sequences.rs"
                const u64 t13_9 = (u64)t4_9;
#line 61 "src/functions/sequences.rs"
                const u64 t14_9 = t13_9 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
                const u64 t15_9 = t14_9 * 4ull;
                const bool t18_9 = t1634 < first_8;
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
                const u32 t1657 = block_2 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_10 = t1657 + t603;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1659 = lane_6 & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1660 = t1659 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_10 + t1660;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1662 = lane_6 >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1663 = first + t1662;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1664 = t1663 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1665;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1665) : "r"(t1664), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1666 = t1665 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1667 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_8 = t1667 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1670 = visible_10 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t1670;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 1u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1672 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t1672;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1674 = visible_12 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t1674;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 9u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1676 = visible_13 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t1676;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1677 = lane_6 >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1678 = first + t1677;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1679 = t1678 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1680 = t1679 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1681;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1681) : "r"(t1680), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1682 = t1681 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1683 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_9 = t1683 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1686 = visible_14 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t1686;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 1u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1688 = visible_15 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t1688;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1690 = visible_16 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t1690;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 9u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1692 = visible_17 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t1692;
            }
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1694;
            asm("max.f32 %0, %1, %2;" : "=f"(t1694) : "f"(old_3), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1695;
            asm("max.f32 %0, %1, %2;" : "=f"(t1695) : "f"(t1694), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1696;
            asm("max.f32 %0, %1, %2;" : "=f"(t1696) : "f"(t1695), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1697;
            asm("max.f32 %0, %1, %2;" : "=f"(t1697) : "f"(t1696), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1698;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1698) : "f"(t1697));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_19;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_19) : "f"(t1697), "f"(t1698));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1700;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1700) : "f"(pair_19));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_19), "f"(t1700));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t1703 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t1703;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1705 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1706;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1706) : "f"(old_3), "f"(scale_log2), "f"(t1705));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1706));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1708 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1709 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t1709));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1711;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1711) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_9 = t1711;
            const f32 t1712 = t1708 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1713 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t1713));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1715;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1715) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_10 = t1715;
            const f32 t1716 = t1712 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1717 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_13), "f"(scale_log2), "f"(t1717));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1719;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1719) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_13 = t1719;
            const f32 t1720 = t1716 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1721 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_14), "f"(scale_log2), "f"(t1721));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1723;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1723) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_14 = t1723;
            const f32 t1724 = t1720 + s_14;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1724;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1725 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1725;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1726 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1726;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1727 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1727;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1728 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1728;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1729 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1729;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1730 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1730;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1731 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1731;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1732 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1732;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1733 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1733;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1734 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1734;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1735 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1735;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1736 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1736;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1737 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1737;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1738 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1738;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1739 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1739;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1740 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1740;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1741 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t1741;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1742 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t1742;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1743 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t1743;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1744 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t1744;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1745 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t1745;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1746 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t1746;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1747 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t1747;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1748 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t1748;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1749 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t1749;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1750 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t1750;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1751 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t1751;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1752 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t1752;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1753 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t1753;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1754 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t1754;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1755 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t1755;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1756 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t1756;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1758;
            asm("max.f32 %0, %1, %2;" : "=f"(t1758) : "f"(old_4), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1759;
            asm("max.f32 %0, %1, %2;" : "=f"(t1759) : "f"(t1758), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1760;
            asm("max.f32 %0, %1, %2;" : "=f"(t1760) : "f"(t1759), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1761;
            asm("max.f32 %0, %1, %2;" : "=f"(t1761) : "f"(t1760), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1762;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1762) : "f"(t1761));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_20;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_20) : "f"(t1761), "f"(t1762));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1764;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1764) : "f"(pair_20));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_20), "f"(t1764));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1767 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1767;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1769 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1770;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1770) : "f"(old_4), "f"(scale_log2), "f"(t1769));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1770));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1772 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1773 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t1773));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1775;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1775) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_11 = t1775;
            const f32 t1776 = t1772 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1777 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t1777));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1779;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1779) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_12 = t1779;
            const f32 t1780 = t1776 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1781 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t1781));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1783;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1783) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_15 = t1783;
            const f32 t1784 = t1780 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1785 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t1785));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1787;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1787) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_16 = t1787;
            const f32 t1788 = t1784 + s_16;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1788;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1789 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1789;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1790 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1790;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1791 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t1791;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1792 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t1792;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1793 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t1793;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1794 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t1794;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1795 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t1795;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1796 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t1796;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1797 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t1797;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1798 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t1798;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1799 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t1799;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1800 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t1800;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1801 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t1801;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1802 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t1802;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1803 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t1803;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1804 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t1804;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1805 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t1805;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1806 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t1806;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1807 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t1807;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1808 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t1808;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1809 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t1809;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1810 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t1810;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1811 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t1811;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1812 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t1812;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1813 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t1813;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1814 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t1814;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1815 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t1815;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1816 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t1816;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1817 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t1817;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1818 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t1818;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1819 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t1819;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1820 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t1820;
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1821;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1821) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1822;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1822) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1823;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1823) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1824;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1824) : "f"(s_15), "f"(s_16));
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1825 = i_3 & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1826 = t1825 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1827 = t658 + t1826;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t1828;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1828) : "r"(t1033));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1829 = t1828 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1830 = t1828 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1831 = t1828 ^ 96u;
            const u32 t1832 = t1827 + t1828;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1833 = t1827 + t1829;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1834 = t1827 + t1830;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1835 = t1827 + t1831;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1832) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1821), "r"(t1822), "r"(t1823), "r"(t1824), "r"(m_129), "r"(m_130));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1821), "r"(t1822), "r"(t1823), "r"(t1824), "r"(m_131), "r"(m_132));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1833) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1821), "r"(t1822), "r"(t1823), "r"(t1824), "r"(m_133), "r"(m_134));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1821), "r"(t1822), "r"(t1823), "r"(t1824), "r"(m_135), "r"(m_136));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1834) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1821), "r"(t1822), "r"(t1823), "r"(t1824), "r"(m_137), "r"(m_138));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1821), "r"(t1822), "r"(t1823), "r"(t1824), "r"(m_139), "r"(m_140));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1835) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1821), "r"(t1822), "r"(t1823), "r"(t1824), "r"(m_141), "r"(m_142));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1821), "r"(t1822), "r"(t1823), "r"(t1824), "r"(m_143), "r"(m_144));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_145;
            u32 m_146;
            u32 m_147;
            u32 m_148;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t1832) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1821), "r"(t1822), "r"(t1823), "r"(t1824), "r"(m_145), "r"(m_146));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1821), "r"(t1822), "r"(t1823), "r"(t1824), "r"(m_147), "r"(m_148));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_149;
            u32 m_150;
            u32 m_151;
            u32 m_152;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t1833) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1821), "r"(t1822), "r"(t1823), "r"(t1824), "r"(m_149), "r"(m_150));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1821), "r"(t1822), "r"(t1823), "r"(t1824), "r"(m_151), "r"(m_152));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_153;
            u32 m_154;
            u32 m_155;
            u32 m_156;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t1834) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1821), "r"(t1822), "r"(t1823), "r"(t1824), "r"(m_153), "r"(m_154));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1821), "r"(t1822), "r"(t1823), "r"(t1824), "r"(m_155), "r"(m_156));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_157;
            u32 m_158;
            u32 m_159;
            u32 m_160;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t1835) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1821), "r"(t1822), "r"(t1823), "r"(t1824), "r"(m_157), "r"(m_158));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1821), "r"(t1822), "r"(t1823), "r"(t1824), "r"(m_159), "r"(m_160));
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
        const u32 t1836 = warp_2 * 8704u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1837 = ring + t1836;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1838 = lane_6 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 mine = t1837 + t1838;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1840 = lane_6 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1841 = t1840 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1841) {
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
        const u32 t1842 = lane_6 >> 2u;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1843 = t1842 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1844 = t1843 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1844) {
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
        const u32 t1846 = lane_6 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1847 = t1846 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1847) {
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1848 = lane_6 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs = ring + t1848;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns = theirs + slice;
            f32 t1851;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t1851) : "r"(theirs) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1852;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t1852) : "r"(theirs) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1853;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1853) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1854;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1854) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1855;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1855) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1856;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1856) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1857;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1857) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1858;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1858) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1859;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1859) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1860;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1860) : "r"(columns) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1861 = ring + 8704u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1862 = lane_6 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_2 = t1861 + t1862;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_2 = theirs_2 + slice;
            f32 t1865;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t1865) : "r"(theirs_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1866;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t1866) : "r"(theirs_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1867;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1867) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1868;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1868) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1869;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1869) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1870;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1870) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1871;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1871) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1872;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1872) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1873;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1873) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1874;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1874) : "r"(columns_2) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1875 = ring + 17408u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1876 = lane_6 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_3 = t1875 + t1876;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_3 = theirs_3 + slice;
            f32 t1879;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t1879) : "r"(theirs_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1880;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t1880) : "r"(theirs_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1881;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1881) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1882;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1882) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1883;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1883) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1884;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1884) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1885;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1885) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1886;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1886) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1887;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1887) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1888;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1888) : "r"(columns_3) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1889 = ring + 26112u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1890 = lane_6 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_4 = t1889 + t1890;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_4 = theirs_4 + slice;
            f32 t1893;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t1893) : "r"(theirs_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1894;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t1894) : "r"(theirs_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1895;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1895) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1896;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1896) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1897;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1897) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1898;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1898) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1899;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1899) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1900;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1900) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1901;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1901) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1902;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1902) : "r"(columns_4) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1903;
            asm("max.f32 %0, %1, %2;" : "=f"(t1903) : "f"(t1851), "f"(t1865));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1904;
            asm("max.f32 %0, %1, %2;" : "=f"(t1904) : "f"(t1903), "f"(t1879));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max;
            asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t1904), "f"(t1893));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_5 = max == __uint_as_float(0xff800000u);
            const f32 t1907 = max * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_5 = none_5 ? 0.0f : t1907;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1909 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1910;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1910) : "f"(t1851), "f"(scale_log2), "f"(t1909));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t1910));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1912 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1913;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1913) : "f"(t1865), "f"(scale_log2), "f"(t1912));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t1913));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1915 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1916;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1916) : "f"(t1879), "f"(scale_log2), "f"(t1915));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t1916));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1918 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1919;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1919) : "f"(t1893), "f"(scale_log2), "f"(t1918));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t1919));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1921 = t1852 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1921;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1922;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1922) : "f"(t1866), "f"(factors_2), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1922;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1923;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1923) : "f"(t1880), "f"(factors_3), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1923;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1924;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1924) : "f"(t1894), "f"(factors_4), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1924;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_2 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1925 = t1853 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1925;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1926;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1926) : "f"(t1867), "f"(factors_2), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1926;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1927;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1927) : "f"(t1881), "f"(factors_3), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1927;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1928;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1928) : "f"(t1895), "f"(factors_4), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1928;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_3 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1929 = t1854 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1929;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1930;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1930) : "f"(t1868), "f"(factors_2), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1930;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1931;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1931) : "f"(t1882), "f"(factors_3), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1931;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1932;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1932) : "f"(t1896), "f"(factors_4), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1932;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_4 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1933 = t1855 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1933;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1934;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1934) : "f"(t1869), "f"(factors_2), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1934;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1935;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1935) : "f"(t1883), "f"(factors_3), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1935;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1936;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1936) : "f"(t1897), "f"(factors_4), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1936;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_5 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1937 = t1856 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1937;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1938;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1938) : "f"(t1870), "f"(factors_2), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1938;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1939;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1939) : "f"(t1884), "f"(factors_3), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1939;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1940;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1940) : "f"(t1898), "f"(factors_4), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1940;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_6 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1941 = t1857 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1941;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1942;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1942) : "f"(t1871), "f"(factors_2), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1942;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1943;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1943) : "f"(t1885), "f"(factors_3), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1943;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1944;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1944) : "f"(t1899), "f"(factors_4), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1944;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_7 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1945 = t1858 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1945;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1946;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1946) : "f"(t1872), "f"(factors_2), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1946;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1947;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1947) : "f"(t1886), "f"(factors_3), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1947;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1948;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1948) : "f"(t1900), "f"(factors_4), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1948;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_8 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1949 = t1859 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1949;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1950;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1950) : "f"(t1873), "f"(factors_2), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1950;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1951;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1951) : "f"(t1887), "f"(factors_3), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1951;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1952;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1952) : "f"(t1901), "f"(factors_4), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1952;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_9 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1953 = t1860 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1953;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1954;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1954) : "f"(t1874), "f"(factors_2), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1954;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1955;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1955) : "f"(t1888), "f"(factors_3), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1955;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1956;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1956) : "f"(t1902), "f"(factors_4), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1956;
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
        const u32 t1957 = lane_6 >> 2u;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1958 = t1957 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1959 = t1958 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1959) {
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1960 = lane_6 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_5 = ring + t1960;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_5 = theirs_5 + slice;
            f32 t1963;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1963) : "r"(theirs_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1964;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1964) : "r"(theirs_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1965;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1965) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1966;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1966) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1967;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1967) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1968;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1968) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1969;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1969) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1970;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1970) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1971;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1971) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1972;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1972) : "r"(columns_5) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1973 = ring + 8704u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1974 = lane_6 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_6 = t1973 + t1974;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_6 = theirs_6 + slice;
            f32 t1977;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1977) : "r"(theirs_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1978;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1978) : "r"(theirs_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1979;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1979) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1980;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1980) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1981;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1981) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1982;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1982) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1983;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1983) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1984;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1984) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1985;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1985) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1986;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1986) : "r"(columns_6) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1987 = ring + 17408u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1988 = lane_6 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_7 = t1987 + t1988;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_7 = theirs_7 + slice;
            f32 t1991;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1991) : "r"(theirs_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1992;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1992) : "r"(theirs_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1993;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1993) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1994;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1994) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1995;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1995) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1996;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1996) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1997;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1997) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1998;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1998) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1999;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1999) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2000;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t2000) : "r"(columns_7) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2001 = ring + 26112u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2002 = lane_6 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_8 = t2001 + t2002;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_8 = theirs_8 + slice;
            f32 t2005;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t2005) : "r"(theirs_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2006;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t2006) : "r"(theirs_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2007;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t2007) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2008;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t2008) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2009;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t2009) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2010;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t2010) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2011;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t2011) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2012;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t2012) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2013;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t2013) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2014;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t2014) : "r"(columns_8) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2015;
            asm("max.f32 %0, %1, %2;" : "=f"(t2015) : "f"(t1963), "f"(t1977));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2016;
            asm("max.f32 %0, %1, %2;" : "=f"(t2016) : "f"(t2015), "f"(t1991));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max_2;
            asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t2016), "f"(t2005));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_6 = max_2 == __uint_as_float(0xff800000u);
            const f32 t2019 = max_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_6 = none_6 ? 0.0f : t2019;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t2021 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t2022;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2022) : "f"(t1963), "f"(scale_log2), "f"(t2021));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t2022));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t2024 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t2025;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2025) : "f"(t1977), "f"(scale_log2), "f"(t2024));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t2025));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t2027 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t2028;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2028) : "f"(t1991), "f"(scale_log2), "f"(t2027));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_7;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t2028));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t2030 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t2031;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2031) : "f"(t2005), "f"(scale_log2), "f"(t2030));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_8;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t2031));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_10 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t2033 = t1964 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t2033;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2034;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2034) : "f"(t1978), "f"(factors_6), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t2034;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2035;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2035) : "f"(t1992), "f"(factors_7), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t2035;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2036;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2036) : "f"(t2006), "f"(factors_8), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t2036;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_11 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t2037 = t1965 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t2037;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2038;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2038) : "f"(t1979), "f"(factors_6), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t2038;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2039;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2039) : "f"(t1993), "f"(factors_7), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t2039;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2040;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2040) : "f"(t2007), "f"(factors_8), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t2040;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_12 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t2041 = t1966 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t2041;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2042;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2042) : "f"(t1980), "f"(factors_6), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t2042;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2043;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2043) : "f"(t1994), "f"(factors_7), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t2043;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2044;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2044) : "f"(t2008), "f"(factors_8), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t2044;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_13 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t2045 = t1967 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t2045;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2046;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2046) : "f"(t1981), "f"(factors_6), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t2046;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2047;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2047) : "f"(t1995), "f"(factors_7), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t2047;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2048;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2048) : "f"(t2009), "f"(factors_8), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t2048;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_14 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t2049 = t1968 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t2049;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2050;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2050) : "f"(t1982), "f"(factors_6), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t2050;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2051;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2051) : "f"(t1996), "f"(factors_7), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t2051;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2052;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2052) : "f"(t2010), "f"(factors_8), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t2052;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_15 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t2053 = t1969 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t2053;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2054;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2054) : "f"(t1983), "f"(factors_6), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t2054;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2055;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2055) : "f"(t1997), "f"(factors_7), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t2055;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2056;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2056) : "f"(t2011), "f"(factors_8), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t2056;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_16 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t2057 = t1970 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t2057;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2058;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2058) : "f"(t1984), "f"(factors_6), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t2058;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2059;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2059) : "f"(t1998), "f"(factors_7), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t2059;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2060;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2060) : "f"(t2012), "f"(factors_8), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t2060;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_17 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t2061 = t1971 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t2061;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2062;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2062) : "f"(t1985), "f"(factors_6), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t2062;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2063;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2063) : "f"(t1999), "f"(factors_7), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t2063;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2064;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2064) : "f"(t2013), "f"(factors_8), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t2064;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_18 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t2065 = t1972 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t2065;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2066;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2066) : "f"(t1986), "f"(factors_6), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t2066;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2067;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2067) : "f"(t2000), "f"(factors_7), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t2067;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2068;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2068) : "f"(t2014), "f"(factors_8), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t2068;
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
        const bool t2069 = splits_2 == 1u;
#line 214 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t2069) {
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t2070;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2070) : "f"(row_sum_3));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_21 = row_sum_3 + t2070;
            f32 t2072;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2072) : "f"(pair_21));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t2073 = pair_21 + t2072;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_3 = t2073;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t2074;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2074) : "f"(row_sum_4));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_22 = row_sum_4 + t2074;
            f32 t2076;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2076) : "f"(pair_22));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t2077 = pair_22 + t2076;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_4 = t2077;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum_3;
            const bool t2078 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t2079;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2079) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t2078 ? 0.0f : t2079;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2081 = rows * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows = t2081;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2082 = rows_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_2 = t2082;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2083 = rows_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_5 = t2083;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2084 = rows_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_6 = t2084;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2085 = rows_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_9 = t2085;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2086 = rows_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_10 = t2086;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2087 = rows_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_13 = t2087;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2088 = rows_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_14 = t2088;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_4;
            const bool t2089 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t2090;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2090) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t2089 ? 0.0f : t2090;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2092 = rows_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_3 = t2092;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2093 = rows_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_4 = t2093;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2094 = rows_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_7 = t2094;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2095 = rows_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_8 = t2095;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2096 = rows_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_11 = t2096;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2097 = rows_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_12 = t2097;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2098 = rows_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_15 = t2098;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2099 = rows_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_16 = t2099;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_14 = warp_2 << 2u;
            const u32 t2101 = lane_6 & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2102 = t2101 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2103 = first_14 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t2102 + t2103;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2105 = lane_6 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2106 = t2105 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2106) {
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2107 = lane_6 >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2108 = first + t2107;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2109 = t2108 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2110;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2110) : "r"(t2109), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2111 = t2110 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2112 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2113 = first + t2107;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2114 = t2113 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2115;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2115) : "r"(t2114), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2116 = t2115 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2117 = t2116 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2118 = t2113 - t2117;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2119 = t2112 + t2118;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2120 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2121 = t2120 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2122 = t2121 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2123 = o + t2122;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2124 = (u64)t2111;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2125 = t2124 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2126 = t2125 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2127 = t2123 + t2126;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2128 = (u64)t2119;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2129 = t2128 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2130 = t2129 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2131 = t2127 + t2130;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2132 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t2131 + t2132;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_23 = rows;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_24 = rows_2;
                const u32 t2134 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2135 = first_14 < t2134;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2135) {
                    u32 t2136;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2136) : "f"(pair_23), "f"(pair_24));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t2136) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_25 = rows_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_26 = rows_6;
                const u32 t2137 = first_14 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2138 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2139 = t2137 < t2138;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2139) {
                    u32 t2140;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2140) : "f"(pair_25), "f"(pair_26));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t2140) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_27 = rows_9;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_28 = rows_10;
                const u32 t2141 = first_14 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2142 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2143 = t2141 < t2142;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2143) {
                    u32 t2144;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2144) : "f"(pair_27), "f"(pair_28));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t2144) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_29 = rows_13;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_30 = rows_14;
                const u32 t2145 = first_14 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2146 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2147 = t2145 < t2146;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2147) {
                    u32 t2148;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2148) : "f"(pair_29), "f"(pair_30));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t2148) : "memory");
                }
            }
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2149 = lane_6 >> 2u;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2150 = t2149 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2151 = t2150 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2151) {
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2152 = lane_6 >> 2u;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2153 = t2152 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2154 = first + t2153;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2155 = t2154 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2156;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2156) : "r"(t2155), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2157 = t2156 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2158 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2159 = first + t2153;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2160 = t2159 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2161;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2161) : "r"(t2160), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2162 = t2161 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2163 = t2162 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2164 = t2159 - t2163;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2165 = t2158 + t2164;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2166 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2167 = t2166 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2168 = t2167 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2169 = o + t2168;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2170 = (u64)t2157;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2171 = t2170 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2172 = t2171 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2173 = t2169 + t2172;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2174 = (u64)t2165;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2175 = t2174 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2176 = t2175 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2177 = t2173 + t2176;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2178 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_3 = t2177 + t2178;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_31 = rows_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_32 = rows_4;
                const u32 t2180 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2181 = first_14 < t2180;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2181) {
                    u32 t2182;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2182) : "f"(pair_31), "f"(pair_32));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t2182) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_33 = rows_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_34 = rows_8;
                const u32 t2183 = first_14 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2184 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2185 = t2183 < t2184;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2185) {
                    u32 t2186;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2186) : "f"(pair_33), "f"(pair_34));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t2186) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_35 = rows_11;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_36 = rows_12;
                const u32 t2187 = first_14 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2188 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2189 = t2187 < t2188;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2189) {
                    u32 t2190;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2190) : "f"(pair_35), "f"(pair_36));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t2190) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_37 = rows_15;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_38 = rows_16;
                const u32 t2191 = first_14 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2192 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2193 = t2191 < t2192;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2193) {
                    u32 t2194;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2194) : "f"(pair_37), "f"(pair_38));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t2194) : "memory");
                }
            }
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2195 = warp_2 < 1u;
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2195) {
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row = lane_6 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2197 = row < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2198 = first + row;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2199 = t2198 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2200;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2200) : "r"(t2199), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2201 = t2200 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2202 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2203 = first + row;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2204 = t2203 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2205;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2205) : "r"(t2204), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2206 = t2205 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2207 = t2206 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2208 = t2203 - t2207;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2209 = t2202 + t2208;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t2210;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2210) : "f"(row_sum_3));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t2211;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2211) : "f"(row_max_3), "f"(scale_log2), "f"(t2210));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t2211 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t2213 = row_sum_3 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t2213 ? __uint_as_float(0xff800000u) : lse_2;
#line 557 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2215 = lane_6 & 3u;
#line 557 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2216 = t2215 == 0u;
#line 557 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2217 = t2197 & t2216;
#line 557 "fa-kernels/src/attention/kernel_problem.rs"
                if (t2217) {
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2218 = (u64)t16;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2219 = t2218 * lse_stride0;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2220 = t2219 * 4ull;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2221 = lse + t2220;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2222 = (u64)t2209;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2223 = t2222 * lse_stride1;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2224 = t2223 * 4ull;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2225 = t2221 + t2224;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2226 = (u64)t2201;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2227 = t2226 * lse_stride2;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2228 = t2227 * 4ull;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2229 = t2225 + t2228;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2229), "f"(value) : "memory");
                }
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2230 = lane_6 >> 2u;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_2 = t2230 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2232 = row_2 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2233 = first + row_2;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2234 = t2233 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2235;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2235) : "r"(t2234), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2236 = t2235 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2237 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2238 = first + row_2;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2239 = t2238 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2240;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2240) : "r"(t2239), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2241 = t2240 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2242 = t2241 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2243 = t2238 - t2242;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2244 = t2237 + t2243;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t2245;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2245) : "f"(row_sum_4));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t2246;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2246) : "f"(row_max_4), "f"(scale_log2), "f"(t2245));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t2246 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t2248 = row_sum_4 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t2248 ? __uint_as_float(0xff800000u) : lse_3;
#line 557 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t2250 = lane_6 & 3u;
#line 557 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2251 = t2250 == 0u;
#line 557 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t2252 = t2232 & t2251;
#line 557 "fa-kernels/src/attention/kernel_problem.rs"
                if (t2252) {
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2253 = (u64)t16;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2254 = t2253 * lse_stride0;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2255 = t2254 * 4ull;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2256 = lse + t2255;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2257 = (u64)t2244;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2258 = t2257 * lse_stride1;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2259 = t2258 * 4ull;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2260 = t2256 + t2259;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2261 = (u64)t2236;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2262 = t2261 * lse_stride2;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2263 = t2262 * 4ull;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t2264 = t2260 + t2263;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2264), "f"(value_2) : "memory");
                }
            }
        } else {
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2265 = lane_6 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2266 = t2265 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2266) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index = warp_2 << 1u;
                const u64 t2268 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2269 = t2268 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2270 = t2269 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2271 = partials + t2270;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2272 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2273 = t2272 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2274 = t2273 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2275 = t2271 + t2274;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2276 = (u64)index;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2277 = t2276 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2278 = t2277 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2279 = t2275 + t2278;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2280 = (u64)lane_6 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2281 = t2279 + t2280;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2282 = lane_6 << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2283 = (u64)t2282 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2284 = t2279 + t2283;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2285;
                asm("mov.b32 %0, %1;" : "=r"(t2285) : "f"(rows));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2286;
                asm("mov.b32 %0, %1;" : "=r"(t2286) : "f"(rows_2));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2287;
                asm("mov.b32 %0, %1;" : "=r"(t2287) : "f"(rows_5));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2288;
                asm("mov.b32 %0, %1;" : "=r"(t2288) : "f"(rows_6));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2284), "r"(t2285), "r"(t2286), "r"(t2287), "r"(t2288) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2289;
                asm("mov.b32 %0, %1;" : "=r"(t2289) : "f"(rows_9));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2290;
                asm("mov.b32 %0, %1;" : "=r"(t2290) : "f"(rows_10));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2291;
                asm("mov.b32 %0, %1;" : "=r"(t2291) : "f"(rows_13));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2292;
                asm("mov.b32 %0, %1;" : "=r"(t2292) : "f"(rows_14));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t2284), "r"(t2289), "r"(t2290), "r"(t2291), "r"(t2292) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2281), "f"(row_max_3) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2281), "f"(row_sum_3) : "memory");
            }
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2293 = lane_6 >> 2u;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2294 = t2293 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2295 = t2294 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2295) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2296 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_2 = t2296 + 1u;
                const u64 t2298 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2299 = t2298 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2300 = t2299 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2301 = partials + t2300;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2302 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2303 = t2302 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2304 = t2303 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2305 = t2301 + t2304;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2306 = (u64)index_2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2307 = t2306 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2308 = t2307 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2309 = t2305 + t2308;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2310 = (u64)lane_6 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2311 = t2309 + t2310;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2312 = lane_6 << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2313 = (u64)t2312 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2314 = t2309 + t2313;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2315;
                asm("mov.b32 %0, %1;" : "=r"(t2315) : "f"(rows_3));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2316;
                asm("mov.b32 %0, %1;" : "=r"(t2316) : "f"(rows_4));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2317;
                asm("mov.b32 %0, %1;" : "=r"(t2317) : "f"(rows_7));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2318;
                asm("mov.b32 %0, %1;" : "=r"(t2318) : "f"(rows_8));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2314), "r"(t2315), "r"(t2316), "r"(t2317), "r"(t2318) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2319;
                asm("mov.b32 %0, %1;" : "=r"(t2319) : "f"(rows_11));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2320;
                asm("mov.b32 %0, %1;" : "=r"(t2320) : "f"(rows_12));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2321;
                asm("mov.b32 %0, %1;" : "=r"(t2321) : "f"(rows_15));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2322;
                asm("mov.b32 %0, %1;" : "=r"(t2322) : "f"(rows_16));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t2314), "r"(t2319), "r"(t2320), "r"(t2321), "r"(t2322) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2311), "f"(row_max_4) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2311), "f"(row_sum_4) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2323 = (u64)tile;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2324 = t2323 * arrived_stride0;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2325 = t2324 * 4ull;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2326 = arrived + t2325;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2327 = splits_2 - 1u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2328 = (u32)__cvta_generic_to_shared(smem);
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2329 = t2328 + 70656u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2330 = threadIdx.x;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2331 = t2330 == 0u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2331) {
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2332;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t2332) : "l"(t2326), "r"(t2327) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2329), "r"(t2332) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t2333;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t2333) : "r"(t2329) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2334 = t2333 == t2327;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2334) {
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2335 = lane_6 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2336 = t2335 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2336) {
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
                        const bool t2337 = split < splits_2;
                        if (!t2337) break;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_3 = warp_2 << 1u;
                        const u64 t2339 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2340 = t2339 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2341 = t2340 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2342 = partials + t2341;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2343 = (u64)split;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2344 = t2343 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2345 = t2344 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2346 = t2342 + t2345;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2347 = (u64)index_3;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2348 = t2347 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2349 = t2348 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2350 = t2346 + t2349;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2351 = (u64)lane_6 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2352 = t2350 + t2351;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2353 = lane_6 << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2354 = (u64)t2353 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2355 = t2350 + t2354;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk;
                        u32 chunk_2;
                        u32 chunk_3;
                        u32 chunk_4;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t2355) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2356;
                        asm("mov.b32 %0, %1;" : "=f"(t2356) : "r"(chunk));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2357;
                        asm("mov.b32 %0, %1;" : "=f"(t2357) : "r"(chunk_2));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2358;
                        asm("mov.b32 %0, %1;" : "=f"(t2358) : "r"(chunk_3));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2359;
                        asm("mov.b32 %0, %1;" : "=f"(t2359) : "r"(chunk_4));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_5;
                        u32 chunk_6;
                        u32 chunk_7;
                        u32 chunk_8;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t2355) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2360;
                        asm("mov.b32 %0, %1;" : "=f"(t2360) : "r"(chunk_5));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2361;
                        asm("mov.b32 %0, %1;" : "=f"(t2361) : "r"(chunk_6));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2362;
                        asm("mov.b32 %0, %1;" : "=f"(t2362) : "r"(chunk_7));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2363;
                        asm("mov.b32 %0, %1;" : "=f"(t2363) : "r"(chunk_8));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2364;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2364) : "l"(t2352) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2365;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2365) : "l"(t2352) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words = t2356;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_2 = t2357;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_3 = t2358;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_4 = t2359;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_5 = t2360;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_6 = t2361;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_7 = t2362;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_8 = t2363;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_9 = t2364;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_10 = t2365;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state = words_9;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_2 = words_10;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2366 = split + 1u;
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
                        const bool t2367 = t2366 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2367) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_4 = warp_2 << 1u;
                            const u64 t2369 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2370 = t2369 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2371 = t2370 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2372 = partials + t2371;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2373 = (u64)t2366;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2374 = t2373 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2375 = t2374 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2376 = t2372 + t2375;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2377 = (u64)index_4;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2378 = t2377 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2379 = t2378 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2380 = t2376 + t2379;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2381 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2382 = t2380 + t2381;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2383 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2384 = (u64)t2383 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2385 = t2380 + t2384;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_9;
                            u32 chunk_10;
                            u32 chunk_11;
                            u32 chunk_12;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t2385) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2386;
                            asm("mov.b32 %0, %1;" : "=f"(t2386) : "r"(chunk_9));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2387;
                            asm("mov.b32 %0, %1;" : "=f"(t2387) : "r"(chunk_10));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2388;
                            asm("mov.b32 %0, %1;" : "=f"(t2388) : "r"(chunk_11));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2389;
                            asm("mov.b32 %0, %1;" : "=f"(t2389) : "r"(chunk_12));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_13;
                            u32 chunk_14;
                            u32 chunk_15;
                            u32 chunk_16;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t2385) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2390;
                            asm("mov.b32 %0, %1;" : "=f"(t2390) : "r"(chunk_13));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2391;
                            asm("mov.b32 %0, %1;" : "=f"(t2391) : "r"(chunk_14));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2392;
                            asm("mov.b32 %0, %1;" : "=f"(t2392) : "r"(chunk_15));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2393;
                            asm("mov.b32 %0, %1;" : "=f"(t2393) : "r"(chunk_16));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2394;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2394) : "l"(t2382) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2395;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2395) : "l"(t2382) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t2386;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t2387;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t2388;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t2389;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t2390;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t2391;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t2392;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t2393;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t2394;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t2395;
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
                        const u32 t2396 = split + 2u;
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
                        const bool t2397 = t2396 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2397) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_5 = warp_2 << 1u;
                            const u64 t2399 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2400 = t2399 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2401 = t2400 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2402 = partials + t2401;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2403 = (u64)t2396;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2404 = t2403 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2405 = t2404 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2406 = t2402 + t2405;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2407 = (u64)index_5;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2408 = t2407 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2409 = t2408 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2410 = t2406 + t2409;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2411 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2412 = t2410 + t2411;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2413 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2414 = (u64)t2413 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2415 = t2410 + t2414;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_17;
                            u32 chunk_18;
                            u32 chunk_19;
                            u32 chunk_20;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t2415) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2416;
                            asm("mov.b32 %0, %1;" : "=f"(t2416) : "r"(chunk_17));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2417;
                            asm("mov.b32 %0, %1;" : "=f"(t2417) : "r"(chunk_18));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2418;
                            asm("mov.b32 %0, %1;" : "=f"(t2418) : "r"(chunk_19));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2419;
                            asm("mov.b32 %0, %1;" : "=f"(t2419) : "r"(chunk_20));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_21;
                            u32 chunk_22;
                            u32 chunk_23;
                            u32 chunk_24;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_21), "=r"(chunk_22), "=r"(chunk_23), "=r"(chunk_24) : "l"(t2415) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2420;
                            asm("mov.b32 %0, %1;" : "=f"(t2420) : "r"(chunk_21));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2421;
                            asm("mov.b32 %0, %1;" : "=f"(t2421) : "r"(chunk_22));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2422;
                            asm("mov.b32 %0, %1;" : "=f"(t2422) : "r"(chunk_23));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2423;
                            asm("mov.b32 %0, %1;" : "=f"(t2423) : "r"(chunk_24));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2424;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2424) : "l"(t2412) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2425;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2425) : "l"(t2412) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t2416;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t2417;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t2418;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t2419;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t2420;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t2421;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t2422;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t2423;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t2424;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t2425;
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
                        const u32 t2426 = split + 3u;
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
                        const bool t2427 = t2426 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2427) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_6 = warp_2 << 1u;
                            const u64 t2429 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2430 = t2429 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2431 = t2430 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2432 = partials + t2431;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2433 = (u64)t2426;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2434 = t2433 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2435 = t2434 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2436 = t2432 + t2435;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2437 = (u64)index_6;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2438 = t2437 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2439 = t2438 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2440 = t2436 + t2439;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2441 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2442 = t2440 + t2441;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2443 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2444 = (u64)t2443 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2445 = t2440 + t2444;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_25;
                            u32 chunk_26;
                            u32 chunk_27;
                            u32 chunk_28;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_25), "=r"(chunk_26), "=r"(chunk_27), "=r"(chunk_28) : "l"(t2445) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2446;
                            asm("mov.b32 %0, %1;" : "=f"(t2446) : "r"(chunk_25));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2447;
                            asm("mov.b32 %0, %1;" : "=f"(t2447) : "r"(chunk_26));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2448;
                            asm("mov.b32 %0, %1;" : "=f"(t2448) : "r"(chunk_27));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2449;
                            asm("mov.b32 %0, %1;" : "=f"(t2449) : "r"(chunk_28));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_29;
                            u32 chunk_30;
                            u32 chunk_31;
                            u32 chunk_32;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_29), "=r"(chunk_30), "=r"(chunk_31), "=r"(chunk_32) : "l"(t2445) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2450;
                            asm("mov.b32 %0, %1;" : "=f"(t2450) : "r"(chunk_29));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2451;
                            asm("mov.b32 %0, %1;" : "=f"(t2451) : "r"(chunk_30));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2452;
                            asm("mov.b32 %0, %1;" : "=f"(t2452) : "r"(chunk_31));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2453;
                            asm("mov.b32 %0, %1;" : "=f"(t2453) : "r"(chunk_32));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2454;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2454) : "l"(t2442) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2455;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2455) : "l"(t2442) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t2446;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t2447;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t2448;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t2449;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t2450;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t2451;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t2452;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t2453;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t2454;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t2455;
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
                        const u32 t2456 = split + 4u;
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
                        const bool t2457 = t2456 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2457) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_7 = warp_2 << 1u;
                            const u64 t2459 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2460 = t2459 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2461 = t2460 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2462 = partials + t2461;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2463 = (u64)t2456;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2464 = t2463 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2465 = t2464 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2466 = t2462 + t2465;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2467 = (u64)index_7;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2468 = t2467 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2469 = t2468 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2470 = t2466 + t2469;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2471 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2472 = t2470 + t2471;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2473 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2474 = (u64)t2473 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2475 = t2470 + t2474;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_33;
                            u32 chunk_34;
                            u32 chunk_35;
                            u32 chunk_36;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_33), "=r"(chunk_34), "=r"(chunk_35), "=r"(chunk_36) : "l"(t2475) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2476;
                            asm("mov.b32 %0, %1;" : "=f"(t2476) : "r"(chunk_33));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2477;
                            asm("mov.b32 %0, %1;" : "=f"(t2477) : "r"(chunk_34));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2478;
                            asm("mov.b32 %0, %1;" : "=f"(t2478) : "r"(chunk_35));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2479;
                            asm("mov.b32 %0, %1;" : "=f"(t2479) : "r"(chunk_36));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_37;
                            u32 chunk_38;
                            u32 chunk_39;
                            u32 chunk_40;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_37), "=r"(chunk_38), "=r"(chunk_39), "=r"(chunk_40) : "l"(t2475) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2480;
                            asm("mov.b32 %0, %1;" : "=f"(t2480) : "r"(chunk_37));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2481;
                            asm("mov.b32 %0, %1;" : "=f"(t2481) : "r"(chunk_38));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2482;
                            asm("mov.b32 %0, %1;" : "=f"(t2482) : "r"(chunk_39));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2483;
                            asm("mov.b32 %0, %1;" : "=f"(t2483) : "r"(chunk_40));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2484;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2484) : "l"(t2472) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2485;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2485) : "l"(t2472) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t2476;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t2477;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t2478;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t2479;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t2480;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t2481;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t2482;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t2483;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t2484;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t2485;
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
                        const u32 t2486 = split + 5u;
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
                        const bool t2487 = t2486 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2487) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_8 = warp_2 << 1u;
                            const u64 t2489 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2490 = t2489 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2491 = t2490 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2492 = partials + t2491;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2493 = (u64)t2486;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2494 = t2493 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2495 = t2494 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2496 = t2492 + t2495;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2497 = (u64)index_8;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2498 = t2497 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2499 = t2498 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2500 = t2496 + t2499;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2501 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2502 = t2500 + t2501;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2503 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2504 = (u64)t2503 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2505 = t2500 + t2504;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_41;
                            u32 chunk_42;
                            u32 chunk_43;
                            u32 chunk_44;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_41), "=r"(chunk_42), "=r"(chunk_43), "=r"(chunk_44) : "l"(t2505) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2506;
                            asm("mov.b32 %0, %1;" : "=f"(t2506) : "r"(chunk_41));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2507;
                            asm("mov.b32 %0, %1;" : "=f"(t2507) : "r"(chunk_42));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2508;
                            asm("mov.b32 %0, %1;" : "=f"(t2508) : "r"(chunk_43));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2509;
                            asm("mov.b32 %0, %1;" : "=f"(t2509) : "r"(chunk_44));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_45;
                            u32 chunk_46;
                            u32 chunk_47;
                            u32 chunk_48;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_45), "=r"(chunk_46), "=r"(chunk_47), "=r"(chunk_48) : "l"(t2505) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2510;
                            asm("mov.b32 %0, %1;" : "=f"(t2510) : "r"(chunk_45));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2511;
                            asm("mov.b32 %0, %1;" : "=f"(t2511) : "r"(chunk_46));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2512;
                            asm("mov.b32 %0, %1;" : "=f"(t2512) : "r"(chunk_47));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2513;
                            asm("mov.b32 %0, %1;" : "=f"(t2513) : "r"(chunk_48));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2514;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2514) : "l"(t2502) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2515;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2515) : "l"(t2502) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t2506;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t2507;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t2508;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t2509;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t2510;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t2511;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t2512;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t2513;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t2514;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t2515;
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
                        const u32 t2516 = split + 6u;
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
                        const bool t2517 = t2516 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2517) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_9 = warp_2 << 1u;
                            const u64 t2519 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2520 = t2519 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2521 = t2520 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2522 = partials + t2521;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2523 = (u64)t2516;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2524 = t2523 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2525 = t2524 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2526 = t2522 + t2525;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2527 = (u64)index_9;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2528 = t2527 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2529 = t2528 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2530 = t2526 + t2529;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2531 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2532 = t2530 + t2531;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2533 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2534 = (u64)t2533 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2535 = t2530 + t2534;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_49;
                            u32 chunk_50;
                            u32 chunk_51;
                            u32 chunk_52;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_49), "=r"(chunk_50), "=r"(chunk_51), "=r"(chunk_52) : "l"(t2535) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2536;
                            asm("mov.b32 %0, %1;" : "=f"(t2536) : "r"(chunk_49));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2537;
                            asm("mov.b32 %0, %1;" : "=f"(t2537) : "r"(chunk_50));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2538;
                            asm("mov.b32 %0, %1;" : "=f"(t2538) : "r"(chunk_51));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2539;
                            asm("mov.b32 %0, %1;" : "=f"(t2539) : "r"(chunk_52));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_53;
                            u32 chunk_54;
                            u32 chunk_55;
                            u32 chunk_56;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_53), "=r"(chunk_54), "=r"(chunk_55), "=r"(chunk_56) : "l"(t2535) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2540;
                            asm("mov.b32 %0, %1;" : "=f"(t2540) : "r"(chunk_53));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2541;
                            asm("mov.b32 %0, %1;" : "=f"(t2541) : "r"(chunk_54));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2542;
                            asm("mov.b32 %0, %1;" : "=f"(t2542) : "r"(chunk_55));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2543;
                            asm("mov.b32 %0, %1;" : "=f"(t2543) : "r"(chunk_56));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2544;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2544) : "l"(t2532) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2545;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2545) : "l"(t2532) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t2536;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t2537;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t2538;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t2539;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t2540;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t2541;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t2542;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t2543;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t2544;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t2545;
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
                        const u32 t2546 = split + 7u;
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
                        const bool t2547 = t2546 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2547) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_10 = warp_2 << 1u;
                            const u64 t2549 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2550 = t2549 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2551 = t2550 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2552 = partials + t2551;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2553 = (u64)t2546;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2554 = t2553 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2555 = t2554 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2556 = t2552 + t2555;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2557 = (u64)index_10;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2558 = t2557 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2559 = t2558 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2560 = t2556 + t2559;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2561 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2562 = t2560 + t2561;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2563 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2564 = (u64)t2563 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2565 = t2560 + t2564;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_57;
                            u32 chunk_58;
                            u32 chunk_59;
                            u32 chunk_60;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_57), "=r"(chunk_58), "=r"(chunk_59), "=r"(chunk_60) : "l"(t2565) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2566;
                            asm("mov.b32 %0, %1;" : "=f"(t2566) : "r"(chunk_57));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2567;
                            asm("mov.b32 %0, %1;" : "=f"(t2567) : "r"(chunk_58));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2568;
                            asm("mov.b32 %0, %1;" : "=f"(t2568) : "r"(chunk_59));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2569;
                            asm("mov.b32 %0, %1;" : "=f"(t2569) : "r"(chunk_60));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_61;
                            u32 chunk_62;
                            u32 chunk_63;
                            u32 chunk_64;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_61), "=r"(chunk_62), "=r"(chunk_63), "=r"(chunk_64) : "l"(t2565) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2570;
                            asm("mov.b32 %0, %1;" : "=f"(t2570) : "r"(chunk_61));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2571;
                            asm("mov.b32 %0, %1;" : "=f"(t2571) : "r"(chunk_62));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2572;
                            asm("mov.b32 %0, %1;" : "=f"(t2572) : "r"(chunk_63));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2573;
                            asm("mov.b32 %0, %1;" : "=f"(t2573) : "r"(chunk_64));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2574;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2574) : "l"(t2562) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2575;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2575) : "l"(t2562) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t2566;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t2567;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t2568;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t2569;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t2570;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t2571;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t2572;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t2573;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t2574;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t2575;
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
                        const u32 t2576 = split + 8u;
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
                        const bool t2577 = t2576 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2577) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_11 = warp_2 << 1u;
                            const u64 t2579 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2580 = t2579 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2581 = t2580 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2582 = partials + t2581;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2583 = (u64)t2576;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2584 = t2583 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2585 = t2584 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2586 = t2582 + t2585;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2587 = (u64)index_11;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2588 = t2587 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2589 = t2588 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2590 = t2586 + t2589;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2591 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2592 = t2590 + t2591;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2593 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2594 = (u64)t2593 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2595 = t2590 + t2594;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_65;
                            u32 chunk_66;
                            u32 chunk_67;
                            u32 chunk_68;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_65), "=r"(chunk_66), "=r"(chunk_67), "=r"(chunk_68) : "l"(t2595) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2596;
                            asm("mov.b32 %0, %1;" : "=f"(t2596) : "r"(chunk_65));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2597;
                            asm("mov.b32 %0, %1;" : "=f"(t2597) : "r"(chunk_66));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2598;
                            asm("mov.b32 %0, %1;" : "=f"(t2598) : "r"(chunk_67));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2599;
                            asm("mov.b32 %0, %1;" : "=f"(t2599) : "r"(chunk_68));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_69;
                            u32 chunk_70;
                            u32 chunk_71;
                            u32 chunk_72;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_69), "=r"(chunk_70), "=r"(chunk_71), "=r"(chunk_72) : "l"(t2595) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2600;
                            asm("mov.b32 %0, %1;" : "=f"(t2600) : "r"(chunk_69));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2601;
                            asm("mov.b32 %0, %1;" : "=f"(t2601) : "r"(chunk_70));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2602;
                            asm("mov.b32 %0, %1;" : "=f"(t2602) : "r"(chunk_71));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2603;
                            asm("mov.b32 %0, %1;" : "=f"(t2603) : "r"(chunk_72));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2604;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2604) : "l"(t2592) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2605;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2605) : "l"(t2592) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t2596;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t2597;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t2598;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t2599;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t2600;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t2601;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t2602;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t2603;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t2604;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t2605;
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
                        const u32 t2606 = split + 9u;
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
                        const bool t2607 = t2606 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2607) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_12 = warp_2 << 1u;
                            const u64 t2609 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2610 = t2609 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2611 = t2610 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2612 = partials + t2611;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2613 = (u64)t2606;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2614 = t2613 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2615 = t2614 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2616 = t2612 + t2615;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2617 = (u64)index_12;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2618 = t2617 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2619 = t2618 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2620 = t2616 + t2619;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2621 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2622 = t2620 + t2621;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2623 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2624 = (u64)t2623 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2625 = t2620 + t2624;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_73;
                            u32 chunk_74;
                            u32 chunk_75;
                            u32 chunk_76;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_73), "=r"(chunk_74), "=r"(chunk_75), "=r"(chunk_76) : "l"(t2625) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2626;
                            asm("mov.b32 %0, %1;" : "=f"(t2626) : "r"(chunk_73));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2627;
                            asm("mov.b32 %0, %1;" : "=f"(t2627) : "r"(chunk_74));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2628;
                            asm("mov.b32 %0, %1;" : "=f"(t2628) : "r"(chunk_75));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2629;
                            asm("mov.b32 %0, %1;" : "=f"(t2629) : "r"(chunk_76));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_77;
                            u32 chunk_78;
                            u32 chunk_79;
                            u32 chunk_80;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_77), "=r"(chunk_78), "=r"(chunk_79), "=r"(chunk_80) : "l"(t2625) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2630;
                            asm("mov.b32 %0, %1;" : "=f"(t2630) : "r"(chunk_77));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2631;
                            asm("mov.b32 %0, %1;" : "=f"(t2631) : "r"(chunk_78));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2632;
                            asm("mov.b32 %0, %1;" : "=f"(t2632) : "r"(chunk_79));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2633;
                            asm("mov.b32 %0, %1;" : "=f"(t2633) : "r"(chunk_80));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2634;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2634) : "l"(t2622) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2635;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2635) : "l"(t2622) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t2626;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t2627;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t2628;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t2629;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t2630;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t2631;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t2632;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t2633;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t2634;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t2635;
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
                        const u32 t2636 = split + 10u;
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
                        const bool t2637 = t2636 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2637) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_13 = warp_2 << 1u;
                            const u64 t2639 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2640 = t2639 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2641 = t2640 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2642 = partials + t2641;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2643 = (u64)t2636;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2644 = t2643 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2645 = t2644 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2646 = t2642 + t2645;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2647 = (u64)index_13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2648 = t2647 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2649 = t2648 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2650 = t2646 + t2649;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2651 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2652 = t2650 + t2651;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2653 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2654 = (u64)t2653 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2655 = t2650 + t2654;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_81;
                            u32 chunk_82;
                            u32 chunk_83;
                            u32 chunk_84;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_81), "=r"(chunk_82), "=r"(chunk_83), "=r"(chunk_84) : "l"(t2655) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2656;
                            asm("mov.b32 %0, %1;" : "=f"(t2656) : "r"(chunk_81));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2657;
                            asm("mov.b32 %0, %1;" : "=f"(t2657) : "r"(chunk_82));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2658;
                            asm("mov.b32 %0, %1;" : "=f"(t2658) : "r"(chunk_83));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2659;
                            asm("mov.b32 %0, %1;" : "=f"(t2659) : "r"(chunk_84));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_85;
                            u32 chunk_86;
                            u32 chunk_87;
                            u32 chunk_88;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_85), "=r"(chunk_86), "=r"(chunk_87), "=r"(chunk_88) : "l"(t2655) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2660;
                            asm("mov.b32 %0, %1;" : "=f"(t2660) : "r"(chunk_85));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2661;
                            asm("mov.b32 %0, %1;" : "=f"(t2661) : "r"(chunk_86));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2662;
                            asm("mov.b32 %0, %1;" : "=f"(t2662) : "r"(chunk_87));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2663;
                            asm("mov.b32 %0, %1;" : "=f"(t2663) : "r"(chunk_88));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2664;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2664) : "l"(t2652) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2665;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2665) : "l"(t2652) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t2656;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t2657;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t2658;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t2659;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t2660;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t2661;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t2662;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t2663;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t2664;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t2665;
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
                        const u32 t2666 = split + 11u;
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
                        const bool t2667 = t2666 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2667) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_14 = warp_2 << 1u;
                            const u64 t2669 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2670 = t2669 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2671 = t2670 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2672 = partials + t2671;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2673 = (u64)t2666;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2674 = t2673 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2675 = t2674 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2676 = t2672 + t2675;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2677 = (u64)index_14;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2678 = t2677 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2679 = t2678 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2680 = t2676 + t2679;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2681 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2682 = t2680 + t2681;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2683 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2684 = (u64)t2683 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2685 = t2680 + t2684;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_89;
                            u32 chunk_90;
                            u32 chunk_91;
                            u32 chunk_92;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_89), "=r"(chunk_90), "=r"(chunk_91), "=r"(chunk_92) : "l"(t2685) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2686;
                            asm("mov.b32 %0, %1;" : "=f"(t2686) : "r"(chunk_89));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2687;
                            asm("mov.b32 %0, %1;" : "=f"(t2687) : "r"(chunk_90));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2688;
                            asm("mov.b32 %0, %1;" : "=f"(t2688) : "r"(chunk_91));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2689;
                            asm("mov.b32 %0, %1;" : "=f"(t2689) : "r"(chunk_92));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_93;
                            u32 chunk_94;
                            u32 chunk_95;
                            u32 chunk_96;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_93), "=r"(chunk_94), "=r"(chunk_95), "=r"(chunk_96) : "l"(t2685) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2690;
                            asm("mov.b32 %0, %1;" : "=f"(t2690) : "r"(chunk_93));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2691;
                            asm("mov.b32 %0, %1;" : "=f"(t2691) : "r"(chunk_94));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2692;
                            asm("mov.b32 %0, %1;" : "=f"(t2692) : "r"(chunk_95));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2693;
                            asm("mov.b32 %0, %1;" : "=f"(t2693) : "r"(chunk_96));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2694;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2694) : "l"(t2682) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2695;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2695) : "l"(t2682) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t2686;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t2687;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t2688;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t2689;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t2690;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t2691;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t2692;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t2693;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t2694;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t2695;
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
                        const u32 t2696 = split + 12u;
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
                        const bool t2697 = t2696 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2697) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_15 = warp_2 << 1u;
                            const u64 t2699 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2700 = t2699 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2701 = t2700 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2702 = partials + t2701;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2703 = (u64)t2696;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2704 = t2703 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2705 = t2704 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2706 = t2702 + t2705;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2707 = (u64)index_15;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2708 = t2707 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2709 = t2708 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2710 = t2706 + t2709;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2711 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2712 = t2710 + t2711;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2713 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2714 = (u64)t2713 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2715 = t2710 + t2714;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_97;
                            u32 chunk_98;
                            u32 chunk_99;
                            u32 chunk_100;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_97), "=r"(chunk_98), "=r"(chunk_99), "=r"(chunk_100) : "l"(t2715) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2716;
                            asm("mov.b32 %0, %1;" : "=f"(t2716) : "r"(chunk_97));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2717;
                            asm("mov.b32 %0, %1;" : "=f"(t2717) : "r"(chunk_98));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2718;
                            asm("mov.b32 %0, %1;" : "=f"(t2718) : "r"(chunk_99));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2719;
                            asm("mov.b32 %0, %1;" : "=f"(t2719) : "r"(chunk_100));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_101;
                            u32 chunk_102;
                            u32 chunk_103;
                            u32 chunk_104;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_101), "=r"(chunk_102), "=r"(chunk_103), "=r"(chunk_104) : "l"(t2715) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2720;
                            asm("mov.b32 %0, %1;" : "=f"(t2720) : "r"(chunk_101));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2721;
                            asm("mov.b32 %0, %1;" : "=f"(t2721) : "r"(chunk_102));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2722;
                            asm("mov.b32 %0, %1;" : "=f"(t2722) : "r"(chunk_103));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2723;
                            asm("mov.b32 %0, %1;" : "=f"(t2723) : "r"(chunk_104));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2724;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2724) : "l"(t2712) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2725;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2725) : "l"(t2712) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t2716;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t2717;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t2718;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t2719;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t2720;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t2721;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t2722;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t2723;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t2724;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t2725;
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
                        const u32 t2726 = split + 13u;
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
                        const bool t2727 = t2726 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2727) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_16 = warp_2 << 1u;
                            const u64 t2729 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2730 = t2729 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2731 = t2730 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2732 = partials + t2731;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2733 = (u64)t2726;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2734 = t2733 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2735 = t2734 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2736 = t2732 + t2735;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2737 = (u64)index_16;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2738 = t2737 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2739 = t2738 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2740 = t2736 + t2739;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2741 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2742 = t2740 + t2741;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2743 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2744 = (u64)t2743 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2745 = t2740 + t2744;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_105;
                            u32 chunk_106;
                            u32 chunk_107;
                            u32 chunk_108;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_105), "=r"(chunk_106), "=r"(chunk_107), "=r"(chunk_108) : "l"(t2745) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2746;
                            asm("mov.b32 %0, %1;" : "=f"(t2746) : "r"(chunk_105));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2747;
                            asm("mov.b32 %0, %1;" : "=f"(t2747) : "r"(chunk_106));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2748;
                            asm("mov.b32 %0, %1;" : "=f"(t2748) : "r"(chunk_107));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2749;
                            asm("mov.b32 %0, %1;" : "=f"(t2749) : "r"(chunk_108));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_109;
                            u32 chunk_110;
                            u32 chunk_111;
                            u32 chunk_112;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_109), "=r"(chunk_110), "=r"(chunk_111), "=r"(chunk_112) : "l"(t2745) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2750;
                            asm("mov.b32 %0, %1;" : "=f"(t2750) : "r"(chunk_109));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2751;
                            asm("mov.b32 %0, %1;" : "=f"(t2751) : "r"(chunk_110));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2752;
                            asm("mov.b32 %0, %1;" : "=f"(t2752) : "r"(chunk_111));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2753;
                            asm("mov.b32 %0, %1;" : "=f"(t2753) : "r"(chunk_112));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2754;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2754) : "l"(t2742) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2755;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2755) : "l"(t2742) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t2746;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t2747;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t2748;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t2749;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t2750;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t2751;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t2752;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t2753;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t2754;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t2755;
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
                        const u32 t2756 = split + 14u;
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
                        const bool t2757 = t2756 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2757) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_17 = warp_2 << 1u;
                            const u64 t2759 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2760 = t2759 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2761 = t2760 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2762 = partials + t2761;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2763 = (u64)t2756;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2764 = t2763 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2765 = t2764 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2766 = t2762 + t2765;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2767 = (u64)index_17;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2768 = t2767 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2769 = t2768 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2770 = t2766 + t2769;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2771 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2772 = t2770 + t2771;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2773 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2774 = (u64)t2773 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2775 = t2770 + t2774;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_113;
                            u32 chunk_114;
                            u32 chunk_115;
                            u32 chunk_116;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_113), "=r"(chunk_114), "=r"(chunk_115), "=r"(chunk_116) : "l"(t2775) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2776;
                            asm("mov.b32 %0, %1;" : "=f"(t2776) : "r"(chunk_113));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2777;
                            asm("mov.b32 %0, %1;" : "=f"(t2777) : "r"(chunk_114));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2778;
                            asm("mov.b32 %0, %1;" : "=f"(t2778) : "r"(chunk_115));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2779;
                            asm("mov.b32 %0, %1;" : "=f"(t2779) : "r"(chunk_116));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_117;
                            u32 chunk_118;
                            u32 chunk_119;
                            u32 chunk_120;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_117), "=r"(chunk_118), "=r"(chunk_119), "=r"(chunk_120) : "l"(t2775) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2780;
                            asm("mov.b32 %0, %1;" : "=f"(t2780) : "r"(chunk_117));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2781;
                            asm("mov.b32 %0, %1;" : "=f"(t2781) : "r"(chunk_118));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2782;
                            asm("mov.b32 %0, %1;" : "=f"(t2782) : "r"(chunk_119));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2783;
                            asm("mov.b32 %0, %1;" : "=f"(t2783) : "r"(chunk_120));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2784;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2784) : "l"(t2772) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2785;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2785) : "l"(t2772) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t2776;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t2777;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t2778;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t2779;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t2780;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t2781;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t2782;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t2783;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t2784;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t2785;
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
                        const u32 t2786 = split + 15u;
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
                        const bool t2787 = t2786 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2787) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_18 = warp_2 << 1u;
                            const u64 t2789 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2790 = t2789 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2791 = t2790 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2792 = partials + t2791;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2793 = (u64)t2786;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2794 = t2793 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2795 = t2794 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2796 = t2792 + t2795;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2797 = (u64)index_18;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2798 = t2797 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2799 = t2798 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2800 = t2796 + t2799;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2801 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2802 = t2800 + t2801;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2803 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2804 = (u64)t2803 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2805 = t2800 + t2804;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_121;
                            u32 chunk_122;
                            u32 chunk_123;
                            u32 chunk_124;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_121), "=r"(chunk_122), "=r"(chunk_123), "=r"(chunk_124) : "l"(t2805) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2806;
                            asm("mov.b32 %0, %1;" : "=f"(t2806) : "r"(chunk_121));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2807;
                            asm("mov.b32 %0, %1;" : "=f"(t2807) : "r"(chunk_122));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2808;
                            asm("mov.b32 %0, %1;" : "=f"(t2808) : "r"(chunk_123));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2809;
                            asm("mov.b32 %0, %1;" : "=f"(t2809) : "r"(chunk_124));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_125;
                            u32 chunk_126;
                            u32 chunk_127;
                            u32 chunk_128;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_125), "=r"(chunk_126), "=r"(chunk_127), "=r"(chunk_128) : "l"(t2805) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2810;
                            asm("mov.b32 %0, %1;" : "=f"(t2810) : "r"(chunk_125));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2811;
                            asm("mov.b32 %0, %1;" : "=f"(t2811) : "r"(chunk_126));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2812;
                            asm("mov.b32 %0, %1;" : "=f"(t2812) : "r"(chunk_127));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2813;
                            asm("mov.b32 %0, %1;" : "=f"(t2813) : "r"(chunk_128));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2814;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2814) : "l"(t2802) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2815;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2815) : "l"(t2802) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t2806;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t2807;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t2808;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t2809;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t2810;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t2811;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t2812;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t2813;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t2814;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t2815;
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
                        f32 t2816;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2816) : "f"(row_max_3), "f"(state));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2817;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2817) : "f"(t2816), "f"(state_3));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2818;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2818) : "f"(t2817), "f"(state_5));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2819;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2819) : "f"(t2818), "f"(state_7));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2820;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2820) : "f"(t2819), "f"(state_9));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2821;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2821) : "f"(t2820), "f"(state_11));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2822;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2822) : "f"(t2821), "f"(state_13));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2823;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2823) : "f"(t2822), "f"(state_15));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2824;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2824) : "f"(t2823), "f"(state_17));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2825;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2825) : "f"(t2824), "f"(state_19));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2826;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2826) : "f"(t2825), "f"(state_21));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2827;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2827) : "f"(t2826), "f"(state_23));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2828;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2828) : "f"(t2827), "f"(state_25));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2829;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2829) : "f"(t2828), "f"(state_27));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2830;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2830) : "f"(t2829), "f"(state_29));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_3) : "f"(t2830), "f"(state_31));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_7 = max_3 == __uint_as_float(0xff800000u);
                        const f32 t2833 = max_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_7 = none_7 ? 0.0f : t2833;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2835 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2836;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2836) : "f"(row_max_3), "f"(scale_log2), "f"(t2835));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t2836));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2838 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2839;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2839) : "f"(state), "f"(scale_log2), "f"(t2838));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t2839));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2841 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2842;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2842) : "f"(state_3), "f"(scale_log2), "f"(t2841));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_11) : "f"(t2842));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2844 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2845;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2845) : "f"(state_5), "f"(scale_log2), "f"(t2844));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_12) : "f"(t2845));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2847 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2848;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2848) : "f"(state_7), "f"(scale_log2), "f"(t2847));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_13) : "f"(t2848));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2850 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2851;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2851) : "f"(state_9), "f"(scale_log2), "f"(t2850));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_14) : "f"(t2851));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2853 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2854;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2854) : "f"(state_11), "f"(scale_log2), "f"(t2853));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_15;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_15) : "f"(t2854));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2856 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2857;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2857) : "f"(state_13), "f"(scale_log2), "f"(t2856));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_16;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_16) : "f"(t2857));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2859 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2860;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2860) : "f"(state_15), "f"(scale_log2), "f"(t2859));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_17;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_17) : "f"(t2860));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2862 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2863;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2863) : "f"(state_17), "f"(scale_log2), "f"(t2862));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_18;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_18) : "f"(t2863));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2865 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2866;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2866) : "f"(state_19), "f"(scale_log2), "f"(t2865));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_19;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_19) : "f"(t2866));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2868 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2869;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2869) : "f"(state_21), "f"(scale_log2), "f"(t2868));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_20;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_20) : "f"(t2869));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2871 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2872;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2872) : "f"(state_23), "f"(scale_log2), "f"(t2871));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_21;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_21) : "f"(t2872));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2874 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2875;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2875) : "f"(state_25), "f"(scale_log2), "f"(t2874));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_22;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_22) : "f"(t2875));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2877 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2878;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2878) : "f"(state_27), "f"(scale_log2), "f"(t2877));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_23;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_23) : "f"(t2878));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2880 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2881;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2881) : "f"(state_29), "f"(scale_log2), "f"(t2880));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_24;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_24) : "f"(t2881));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2883 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2884;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2884) : "f"(state_31), "f"(scale_log2), "f"(t2883));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_25;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_25) : "f"(t2884));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2886 = row_sum_3 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2886;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2887;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2887) : "f"(state_2), "f"(factors_10), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2887;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2888;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2888) : "f"(state_4), "f"(factors_11), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2888;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2889;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2889) : "f"(state_6), "f"(factors_12), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2889;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2890;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2890) : "f"(state_8), "f"(factors_13), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2890;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2891;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2891) : "f"(state_10), "f"(factors_14), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2891;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2892;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2892) : "f"(state_12), "f"(factors_15), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2892;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2893;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2893) : "f"(state_14), "f"(factors_16), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2893;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2894;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2894) : "f"(state_16), "f"(factors_17), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2894;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2895;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2895) : "f"(state_18), "f"(factors_18), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2895;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2896;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2896) : "f"(state_20), "f"(factors_19), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2896;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2897;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2897) : "f"(state_22), "f"(factors_20), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2897;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2898;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2898) : "f"(state_24), "f"(factors_21), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2898;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2899;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2899) : "f"(state_26), "f"(factors_22), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2899;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2900;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2900) : "f"(state_28), "f"(factors_23), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2900;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2901;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2901) : "f"(state_30), "f"(factors_24), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2901;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2902;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2902) : "f"(state_32), "f"(factors_25), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2902;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2903 = rows * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2903;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2904;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2904) : "f"(words), "f"(factors_10), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2904;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2905;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2905) : "f"(words_11), "f"(factors_11), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2905;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2906;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2906) : "f"(words_21), "f"(factors_12), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2906;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2907;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2907) : "f"(words_31), "f"(factors_13), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2907;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2908;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2908) : "f"(words_41), "f"(factors_14), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2908;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2909;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2909) : "f"(words_51), "f"(factors_15), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2909;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2910;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2910) : "f"(words_61), "f"(factors_16), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2910;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2911;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2911) : "f"(words_71), "f"(factors_17), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2911;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2912;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2912) : "f"(words_81), "f"(factors_18), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2912;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2913;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2913) : "f"(words_91), "f"(factors_19), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2913;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2914;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2914) : "f"(words_101), "f"(factors_20), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2914;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2915;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2915) : "f"(words_111), "f"(factors_21), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2915;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2916;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2916) : "f"(words_121), "f"(factors_22), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2916;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2917;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2917) : "f"(words_131), "f"(factors_23), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2917;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2918;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2918) : "f"(words_141), "f"(factors_24), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2918;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2919;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2919) : "f"(words_151), "f"(factors_25), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2919;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2920 = rows_2 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2920;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2921;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2921) : "f"(words_2), "f"(factors_10), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2921;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2922;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2922) : "f"(words_12), "f"(factors_11), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2922;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2923;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2923) : "f"(words_22), "f"(factors_12), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2923;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2924;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2924) : "f"(words_32), "f"(factors_13), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2924;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2925;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2925) : "f"(words_42), "f"(factors_14), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2925;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2926;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2926) : "f"(words_52), "f"(factors_15), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2926;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2927;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2927) : "f"(words_62), "f"(factors_16), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2927;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2928;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2928) : "f"(words_72), "f"(factors_17), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2928;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2929;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2929) : "f"(words_82), "f"(factors_18), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2929;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2930;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2930) : "f"(words_92), "f"(factors_19), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2930;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2931;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2931) : "f"(words_102), "f"(factors_20), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2931;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2932;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2932) : "f"(words_112), "f"(factors_21), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2932;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2933;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2933) : "f"(words_122), "f"(factors_22), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2933;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2934;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2934) : "f"(words_132), "f"(factors_23), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2934;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2935;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2935) : "f"(words_142), "f"(factors_24), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2935;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2936;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2936) : "f"(words_152), "f"(factors_25), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2936;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2937 = rows_5 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2937;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2938;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2938) : "f"(words_3), "f"(factors_10), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2938;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2939;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2939) : "f"(words_13), "f"(factors_11), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2939;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2940;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2940) : "f"(words_23), "f"(factors_12), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2940;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2941;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2941) : "f"(words_33), "f"(factors_13), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2941;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2942;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2942) : "f"(words_43), "f"(factors_14), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2942;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2943;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2943) : "f"(words_53), "f"(factors_15), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2943;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2944;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2944) : "f"(words_63), "f"(factors_16), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2944;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2945;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2945) : "f"(words_73), "f"(factors_17), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2945;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2946;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2946) : "f"(words_83), "f"(factors_18), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2946;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2947;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2947) : "f"(words_93), "f"(factors_19), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2947;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2948;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2948) : "f"(words_103), "f"(factors_20), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2948;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2949;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2949) : "f"(words_113), "f"(factors_21), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2949;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2950;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2950) : "f"(words_123), "f"(factors_22), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2950;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2951;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2951) : "f"(words_133), "f"(factors_23), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2951;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2952;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2952) : "f"(words_143), "f"(factors_24), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2952;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2953;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2953) : "f"(words_153), "f"(factors_25), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2953;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2954 = rows_6 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2954;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2955;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2955) : "f"(words_4), "f"(factors_10), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2955;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2956;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2956) : "f"(words_14), "f"(factors_11), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2956;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2957;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2957) : "f"(words_24), "f"(factors_12), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2957;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2958;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2958) : "f"(words_34), "f"(factors_13), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2958;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2959;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2959) : "f"(words_44), "f"(factors_14), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2959;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2960;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2960) : "f"(words_54), "f"(factors_15), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2960;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2961;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2961) : "f"(words_64), "f"(factors_16), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2961;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2962;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2962) : "f"(words_74), "f"(factors_17), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2962;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2963;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2963) : "f"(words_84), "f"(factors_18), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2963;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2964;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2964) : "f"(words_94), "f"(factors_19), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2964;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2965;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2965) : "f"(words_104), "f"(factors_20), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2965;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2966;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2966) : "f"(words_114), "f"(factors_21), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2966;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2967;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2967) : "f"(words_124), "f"(factors_22), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2967;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2968;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2968) : "f"(words_134), "f"(factors_23), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2968;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2969;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2969) : "f"(words_144), "f"(factors_24), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2969;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2970;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2970) : "f"(words_154), "f"(factors_25), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2970;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2971 = rows_9 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2971;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2972;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2972) : "f"(words_5), "f"(factors_10), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2972;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2973;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2973) : "f"(words_15), "f"(factors_11), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2973;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2974;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2974) : "f"(words_25), "f"(factors_12), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2974;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2975;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2975) : "f"(words_35), "f"(factors_13), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2975;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2976;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2976) : "f"(words_45), "f"(factors_14), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2976;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2977;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2977) : "f"(words_55), "f"(factors_15), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2977;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2978;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2978) : "f"(words_65), "f"(factors_16), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2978;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2979;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2979) : "f"(words_75), "f"(factors_17), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2979;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2980;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2980) : "f"(words_85), "f"(factors_18), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2980;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2981;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2981) : "f"(words_95), "f"(factors_19), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2981;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2982;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2982) : "f"(words_105), "f"(factors_20), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2982;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2983;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2983) : "f"(words_115), "f"(factors_21), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2983;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2984;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2984) : "f"(words_125), "f"(factors_22), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2984;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2985;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2985) : "f"(words_135), "f"(factors_23), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2985;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2986;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2986) : "f"(words_145), "f"(factors_24), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2986;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2987;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2987) : "f"(words_155), "f"(factors_25), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2987;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2988 = rows_10 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2988;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2989;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2989) : "f"(words_6), "f"(factors_10), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2989;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2990;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2990) : "f"(words_16), "f"(factors_11), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2990;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2991;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2991) : "f"(words_26), "f"(factors_12), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2991;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2992;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2992) : "f"(words_36), "f"(factors_13), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2992;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2993;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2993) : "f"(words_46), "f"(factors_14), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2993;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2994;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2994) : "f"(words_56), "f"(factors_15), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2994;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2995;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2995) : "f"(words_66), "f"(factors_16), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2995;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2996;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2996) : "f"(words_76), "f"(factors_17), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2996;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2997;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2997) : "f"(words_86), "f"(factors_18), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2997;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2998;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2998) : "f"(words_96), "f"(factors_19), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2998;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2999;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2999) : "f"(words_106), "f"(factors_20), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2999;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3000;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3000) : "f"(words_116), "f"(factors_21), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3000;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3001;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3001) : "f"(words_126), "f"(factors_22), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3001;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3002;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3002) : "f"(words_136), "f"(factors_23), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3002;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3003;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3003) : "f"(words_146), "f"(factors_24), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3003;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3004;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3004) : "f"(words_156), "f"(factors_25), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3004;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3005 = rows_13 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3005;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3006;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3006) : "f"(words_7), "f"(factors_10), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3006;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3007;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3007) : "f"(words_17), "f"(factors_11), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3007;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3008;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3008) : "f"(words_27), "f"(factors_12), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3008;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3009;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3009) : "f"(words_37), "f"(factors_13), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3009;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3010;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3010) : "f"(words_47), "f"(factors_14), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3010;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3011;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3011) : "f"(words_57), "f"(factors_15), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3011;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3012;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3012) : "f"(words_67), "f"(factors_16), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3012;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3013;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3013) : "f"(words_77), "f"(factors_17), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3013;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3014;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3014) : "f"(words_87), "f"(factors_18), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3014;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3015;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3015) : "f"(words_97), "f"(factors_19), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3015;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3016;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3016) : "f"(words_107), "f"(factors_20), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3016;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3017;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3017) : "f"(words_117), "f"(factors_21), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3017;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3018;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3018) : "f"(words_127), "f"(factors_22), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3018;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3019;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3019) : "f"(words_137), "f"(factors_23), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3019;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3020;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3020) : "f"(words_147), "f"(factors_24), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3020;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3021;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3021) : "f"(words_157), "f"(factors_25), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3021;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3022 = rows_14 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3022;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3023;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3023) : "f"(words_8), "f"(factors_10), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3023;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3024;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3024) : "f"(words_18), "f"(factors_11), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3024;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3025;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3025) : "f"(words_28), "f"(factors_12), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3025;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3026;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3026) : "f"(words_38), "f"(factors_13), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3026;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3027;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3027) : "f"(words_48), "f"(factors_14), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3027;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3028;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3028) : "f"(words_58), "f"(factors_15), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3028;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3029;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3029) : "f"(words_68), "f"(factors_16), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3029;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3030;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3030) : "f"(words_78), "f"(factors_17), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3030;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3031;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3031) : "f"(words_88), "f"(factors_18), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3031;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3032;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3032) : "f"(words_98), "f"(factors_19), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3032;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3033;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3033) : "f"(words_108), "f"(factors_20), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3033;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3034;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3034) : "f"(words_118), "f"(factors_21), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3034;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3035;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3035) : "f"(words_128), "f"(factors_22), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3035;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3036;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3036) : "f"(words_138), "f"(factors_23), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3036;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3037;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3037) : "f"(words_148), "f"(factors_24), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3037;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3038;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3038) : "f"(words_158), "f"(factors_25), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3038;
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
                        const u32 t3039 = split + 16u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split = t3039;
                    }
                }
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3041 = lane_6 >> 2u;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3042 = t3041 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3043 = t3042 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3043) {
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
                        const bool t3044 = split_2 < splits_2;
                        if (!t3044) break;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3045 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_19 = t3045 + 1u;
                        const u64 t3047 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3048 = t3047 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3049 = t3048 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3050 = partials + t3049;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3051 = (u64)split_2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3052 = t3051 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3053 = t3052 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3054 = t3050 + t3053;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3055 = (u64)index_19;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3056 = t3055 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3057 = t3056 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3058 = t3054 + t3057;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3059 = (u64)lane_6 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3060 = t3058 + t3059;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3061 = lane_6 << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3062 = (u64)t3061 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3063 = t3058 + t3062;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_129;
                        u32 chunk_130;
                        u32 chunk_131;
                        u32 chunk_132;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_129), "=r"(chunk_130), "=r"(chunk_131), "=r"(chunk_132) : "l"(t3063) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3064;
                        asm("mov.b32 %0, %1;" : "=f"(t3064) : "r"(chunk_129));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3065;
                        asm("mov.b32 %0, %1;" : "=f"(t3065) : "r"(chunk_130));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3066;
                        asm("mov.b32 %0, %1;" : "=f"(t3066) : "r"(chunk_131));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3067;
                        asm("mov.b32 %0, %1;" : "=f"(t3067) : "r"(chunk_132));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_133;
                        u32 chunk_134;
                        u32 chunk_135;
                        u32 chunk_136;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_133), "=r"(chunk_134), "=r"(chunk_135), "=r"(chunk_136) : "l"(t3063) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3068;
                        asm("mov.b32 %0, %1;" : "=f"(t3068) : "r"(chunk_133));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3069;
                        asm("mov.b32 %0, %1;" : "=f"(t3069) : "r"(chunk_134));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3070;
                        asm("mov.b32 %0, %1;" : "=f"(t3070) : "r"(chunk_135));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3071;
                        asm("mov.b32 %0, %1;" : "=f"(t3071) : "r"(chunk_136));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3072;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3072) : "l"(t3060) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3073;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3073) : "l"(t3060) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_161 = t3064;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_162 = t3065;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_163 = t3066;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_164 = t3067;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_165 = t3068;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_166 = t3069;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_167 = t3070;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_168 = t3071;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_169 = t3072;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_170 = t3073;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_33 = words_169;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_34 = words_170;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3074 = split_2 + 1u;
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
                        const bool t3075 = t3074 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3075) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3076 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_20 = t3076 + 1u;
                            const u64 t3078 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3079 = t3078 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3080 = t3079 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3081 = partials + t3080;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3082 = (u64)t3074;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3083 = t3082 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3084 = t3083 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3085 = t3081 + t3084;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3086 = (u64)index_20;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3087 = t3086 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3088 = t3087 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3089 = t3085 + t3088;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3090 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3091 = t3089 + t3090;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3092 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3093 = (u64)t3092 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3094 = t3089 + t3093;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_137;
                            u32 chunk_138;
                            u32 chunk_139;
                            u32 chunk_140;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_137), "=r"(chunk_138), "=r"(chunk_139), "=r"(chunk_140) : "l"(t3094) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3095;
                            asm("mov.b32 %0, %1;" : "=f"(t3095) : "r"(chunk_137));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3096;
                            asm("mov.b32 %0, %1;" : "=f"(t3096) : "r"(chunk_138));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3097;
                            asm("mov.b32 %0, %1;" : "=f"(t3097) : "r"(chunk_139));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3098;
                            asm("mov.b32 %0, %1;" : "=f"(t3098) : "r"(chunk_140));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_141;
                            u32 chunk_142;
                            u32 chunk_143;
                            u32 chunk_144;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_141), "=r"(chunk_142), "=r"(chunk_143), "=r"(chunk_144) : "l"(t3094) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3099;
                            asm("mov.b32 %0, %1;" : "=f"(t3099) : "r"(chunk_141));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3100;
                            asm("mov.b32 %0, %1;" : "=f"(t3100) : "r"(chunk_142));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3101;
                            asm("mov.b32 %0, %1;" : "=f"(t3101) : "r"(chunk_143));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3102;
                            asm("mov.b32 %0, %1;" : "=f"(t3102) : "r"(chunk_144));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3103;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3103) : "l"(t3091) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3104;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3104) : "l"(t3091) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t3095;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t3096;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t3097;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t3098;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t3099;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t3100;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t3101;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t3102;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t3103;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t3104;
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
                        const u32 t3105 = split_2 + 2u;
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
                        const bool t3106 = t3105 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3106) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3107 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_21 = t3107 + 1u;
                            const u64 t3109 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3110 = t3109 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3111 = t3110 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3112 = partials + t3111;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3113 = (u64)t3105;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3114 = t3113 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3115 = t3114 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3116 = t3112 + t3115;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3117 = (u64)index_21;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3118 = t3117 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3119 = t3118 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3120 = t3116 + t3119;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3121 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3122 = t3120 + t3121;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3123 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3124 = (u64)t3123 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3125 = t3120 + t3124;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_145;
                            u32 chunk_146;
                            u32 chunk_147;
                            u32 chunk_148;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_145), "=r"(chunk_146), "=r"(chunk_147), "=r"(chunk_148) : "l"(t3125) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3126;
                            asm("mov.b32 %0, %1;" : "=f"(t3126) : "r"(chunk_145));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3127;
                            asm("mov.b32 %0, %1;" : "=f"(t3127) : "r"(chunk_146));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3128;
                            asm("mov.b32 %0, %1;" : "=f"(t3128) : "r"(chunk_147));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3129;
                            asm("mov.b32 %0, %1;" : "=f"(t3129) : "r"(chunk_148));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_149;
                            u32 chunk_150;
                            u32 chunk_151;
                            u32 chunk_152;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_149), "=r"(chunk_150), "=r"(chunk_151), "=r"(chunk_152) : "l"(t3125) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3130;
                            asm("mov.b32 %0, %1;" : "=f"(t3130) : "r"(chunk_149));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3131;
                            asm("mov.b32 %0, %1;" : "=f"(t3131) : "r"(chunk_150));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3132;
                            asm("mov.b32 %0, %1;" : "=f"(t3132) : "r"(chunk_151));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3133;
                            asm("mov.b32 %0, %1;" : "=f"(t3133) : "r"(chunk_152));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3134;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3134) : "l"(t3122) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3135;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3135) : "l"(t3122) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t3126;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t3127;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t3128;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t3129;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t3130;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t3131;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t3132;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t3133;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t3134;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t3135;
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
                        const u32 t3136 = split_2 + 3u;
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
                        const bool t3137 = t3136 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3137) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3138 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_22 = t3138 + 1u;
                            const u64 t3140 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3141 = t3140 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3142 = t3141 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3143 = partials + t3142;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3144 = (u64)t3136;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3145 = t3144 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3146 = t3145 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3147 = t3143 + t3146;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3148 = (u64)index_22;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3149 = t3148 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3150 = t3149 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3151 = t3147 + t3150;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3152 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3153 = t3151 + t3152;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3154 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3155 = (u64)t3154 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3156 = t3151 + t3155;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_153;
                            u32 chunk_154;
                            u32 chunk_155;
                            u32 chunk_156;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_153), "=r"(chunk_154), "=r"(chunk_155), "=r"(chunk_156) : "l"(t3156) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3157;
                            asm("mov.b32 %0, %1;" : "=f"(t3157) : "r"(chunk_153));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3158;
                            asm("mov.b32 %0, %1;" : "=f"(t3158) : "r"(chunk_154));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3159;
                            asm("mov.b32 %0, %1;" : "=f"(t3159) : "r"(chunk_155));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3160;
                            asm("mov.b32 %0, %1;" : "=f"(t3160) : "r"(chunk_156));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_157;
                            u32 chunk_158;
                            u32 chunk_159;
                            u32 chunk_160;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_157), "=r"(chunk_158), "=r"(chunk_159), "=r"(chunk_160) : "l"(t3156) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3161;
                            asm("mov.b32 %0, %1;" : "=f"(t3161) : "r"(chunk_157));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3162;
                            asm("mov.b32 %0, %1;" : "=f"(t3162) : "r"(chunk_158));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3163;
                            asm("mov.b32 %0, %1;" : "=f"(t3163) : "r"(chunk_159));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3164;
                            asm("mov.b32 %0, %1;" : "=f"(t3164) : "r"(chunk_160));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3165;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3165) : "l"(t3153) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3166;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3166) : "l"(t3153) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t3157;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t3158;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t3159;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t3160;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t3161;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t3162;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t3163;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t3164;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t3165;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t3166;
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
                        const u32 t3167 = split_2 + 4u;
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
                        const bool t3168 = t3167 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3168) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3169 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_23 = t3169 + 1u;
                            const u64 t3171 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3172 = t3171 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3173 = t3172 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3174 = partials + t3173;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3175 = (u64)t3167;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3176 = t3175 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3177 = t3176 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3178 = t3174 + t3177;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3179 = (u64)index_23;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3180 = t3179 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3181 = t3180 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3182 = t3178 + t3181;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3183 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3184 = t3182 + t3183;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3185 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3186 = (u64)t3185 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3187 = t3182 + t3186;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_161;
                            u32 chunk_162;
                            u32 chunk_163;
                            u32 chunk_164;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_161), "=r"(chunk_162), "=r"(chunk_163), "=r"(chunk_164) : "l"(t3187) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3188;
                            asm("mov.b32 %0, %1;" : "=f"(t3188) : "r"(chunk_161));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3189;
                            asm("mov.b32 %0, %1;" : "=f"(t3189) : "r"(chunk_162));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3190;
                            asm("mov.b32 %0, %1;" : "=f"(t3190) : "r"(chunk_163));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3191;
                            asm("mov.b32 %0, %1;" : "=f"(t3191) : "r"(chunk_164));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_165;
                            u32 chunk_166;
                            u32 chunk_167;
                            u32 chunk_168;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_165), "=r"(chunk_166), "=r"(chunk_167), "=r"(chunk_168) : "l"(t3187) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3192;
                            asm("mov.b32 %0, %1;" : "=f"(t3192) : "r"(chunk_165));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3193;
                            asm("mov.b32 %0, %1;" : "=f"(t3193) : "r"(chunk_166));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3194;
                            asm("mov.b32 %0, %1;" : "=f"(t3194) : "r"(chunk_167));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3195;
                            asm("mov.b32 %0, %1;" : "=f"(t3195) : "r"(chunk_168));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3196;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3196) : "l"(t3184) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3197;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3197) : "l"(t3184) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t3188;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t3189;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t3190;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t3191;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t3192;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t3193;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t3194;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t3195;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t3196;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t3197;
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
                        const u32 t3198 = split_2 + 5u;
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
                        const bool t3199 = t3198 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3199) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3200 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_24 = t3200 + 1u;
                            const u64 t3202 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3203 = t3202 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3204 = t3203 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3205 = partials + t3204;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3206 = (u64)t3198;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3207 = t3206 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3208 = t3207 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3209 = t3205 + t3208;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3210 = (u64)index_24;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3211 = t3210 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3212 = t3211 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3213 = t3209 + t3212;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3214 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3215 = t3213 + t3214;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3216 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3217 = (u64)t3216 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3218 = t3213 + t3217;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_169;
                            u32 chunk_170;
                            u32 chunk_171;
                            u32 chunk_172;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_169), "=r"(chunk_170), "=r"(chunk_171), "=r"(chunk_172) : "l"(t3218) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3219;
                            asm("mov.b32 %0, %1;" : "=f"(t3219) : "r"(chunk_169));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3220;
                            asm("mov.b32 %0, %1;" : "=f"(t3220) : "r"(chunk_170));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3221;
                            asm("mov.b32 %0, %1;" : "=f"(t3221) : "r"(chunk_171));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3222;
                            asm("mov.b32 %0, %1;" : "=f"(t3222) : "r"(chunk_172));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_173;
                            u32 chunk_174;
                            u32 chunk_175;
                            u32 chunk_176;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_173), "=r"(chunk_174), "=r"(chunk_175), "=r"(chunk_176) : "l"(t3218) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3223;
                            asm("mov.b32 %0, %1;" : "=f"(t3223) : "r"(chunk_173));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3224;
                            asm("mov.b32 %0, %1;" : "=f"(t3224) : "r"(chunk_174));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3225;
                            asm("mov.b32 %0, %1;" : "=f"(t3225) : "r"(chunk_175));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3226;
                            asm("mov.b32 %0, %1;" : "=f"(t3226) : "r"(chunk_176));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3227;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3227) : "l"(t3215) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3228;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3228) : "l"(t3215) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t3219;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t3220;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t3221;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t3222;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t3223;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t3224;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t3225;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t3226;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_199 = t3227;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_200 = t3228;
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
                        const u32 t3229 = split_2 + 6u;
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
                        const bool t3230 = t3229 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3230) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3231 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_25 = t3231 + 1u;
                            const u64 t3233 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3234 = t3233 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3235 = t3234 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3236 = partials + t3235;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3237 = (u64)t3229;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3238 = t3237 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3239 = t3238 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3240 = t3236 + t3239;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3241 = (u64)index_25;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3242 = t3241 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3243 = t3242 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3244 = t3240 + t3243;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3245 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3246 = t3244 + t3245;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3247 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3248 = (u64)t3247 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3249 = t3244 + t3248;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_177;
                            u32 chunk_178;
                            u32 chunk_179;
                            u32 chunk_180;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_177), "=r"(chunk_178), "=r"(chunk_179), "=r"(chunk_180) : "l"(t3249) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3250;
                            asm("mov.b32 %0, %1;" : "=f"(t3250) : "r"(chunk_177));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3251;
                            asm("mov.b32 %0, %1;" : "=f"(t3251) : "r"(chunk_178));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3252;
                            asm("mov.b32 %0, %1;" : "=f"(t3252) : "r"(chunk_179));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3253;
                            asm("mov.b32 %0, %1;" : "=f"(t3253) : "r"(chunk_180));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_181;
                            u32 chunk_182;
                            u32 chunk_183;
                            u32 chunk_184;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_181), "=r"(chunk_182), "=r"(chunk_183), "=r"(chunk_184) : "l"(t3249) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3254;
                            asm("mov.b32 %0, %1;" : "=f"(t3254) : "r"(chunk_181));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3255;
                            asm("mov.b32 %0, %1;" : "=f"(t3255) : "r"(chunk_182));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3256;
                            asm("mov.b32 %0, %1;" : "=f"(t3256) : "r"(chunk_183));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3257;
                            asm("mov.b32 %0, %1;" : "=f"(t3257) : "r"(chunk_184));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3258;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3258) : "l"(t3246) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3259;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3259) : "l"(t3246) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_201 = t3250;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_202 = t3251;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_203 = t3252;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_204 = t3253;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_205 = t3254;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_206 = t3255;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_207 = t3256;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_208 = t3257;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_209 = t3258;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_210 = t3259;
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
                        const u32 t3260 = split_2 + 7u;
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
                        const bool t3261 = t3260 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3261) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3262 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_26 = t3262 + 1u;
                            const u64 t3264 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3265 = t3264 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3266 = t3265 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3267 = partials + t3266;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3268 = (u64)t3260;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3269 = t3268 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3270 = t3269 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3271 = t3267 + t3270;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3272 = (u64)index_26;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3273 = t3272 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3274 = t3273 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3275 = t3271 + t3274;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3276 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3277 = t3275 + t3276;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3278 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3279 = (u64)t3278 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3280 = t3275 + t3279;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_185;
                            u32 chunk_186;
                            u32 chunk_187;
                            u32 chunk_188;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_185), "=r"(chunk_186), "=r"(chunk_187), "=r"(chunk_188) : "l"(t3280) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3281;
                            asm("mov.b32 %0, %1;" : "=f"(t3281) : "r"(chunk_185));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3282;
                            asm("mov.b32 %0, %1;" : "=f"(t3282) : "r"(chunk_186));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3283;
                            asm("mov.b32 %0, %1;" : "=f"(t3283) : "r"(chunk_187));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3284;
                            asm("mov.b32 %0, %1;" : "=f"(t3284) : "r"(chunk_188));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_189;
                            u32 chunk_190;
                            u32 chunk_191;
                            u32 chunk_192;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_189), "=r"(chunk_190), "=r"(chunk_191), "=r"(chunk_192) : "l"(t3280) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3285;
                            asm("mov.b32 %0, %1;" : "=f"(t3285) : "r"(chunk_189));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3286;
                            asm("mov.b32 %0, %1;" : "=f"(t3286) : "r"(chunk_190));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3287;
                            asm("mov.b32 %0, %1;" : "=f"(t3287) : "r"(chunk_191));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3288;
                            asm("mov.b32 %0, %1;" : "=f"(t3288) : "r"(chunk_192));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3289;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3289) : "l"(t3277) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3290;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3290) : "l"(t3277) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_211 = t3281;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_212 = t3282;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_213 = t3283;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_214 = t3284;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_215 = t3285;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_216 = t3286;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_217 = t3287;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_218 = t3288;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_219 = t3289;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_220 = t3290;
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
                        const u32 t3291 = split_2 + 8u;
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
                        const bool t3292 = t3291 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3292) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3293 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_27 = t3293 + 1u;
                            const u64 t3295 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3296 = t3295 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3297 = t3296 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3298 = partials + t3297;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3299 = (u64)t3291;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3300 = t3299 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3301 = t3300 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3302 = t3298 + t3301;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3303 = (u64)index_27;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3304 = t3303 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3305 = t3304 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3306 = t3302 + t3305;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3307 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3308 = t3306 + t3307;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3309 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3310 = (u64)t3309 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3311 = t3306 + t3310;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_193;
                            u32 chunk_194;
                            u32 chunk_195;
                            u32 chunk_196;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_193), "=r"(chunk_194), "=r"(chunk_195), "=r"(chunk_196) : "l"(t3311) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3312;
                            asm("mov.b32 %0, %1;" : "=f"(t3312) : "r"(chunk_193));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3313;
                            asm("mov.b32 %0, %1;" : "=f"(t3313) : "r"(chunk_194));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3314;
                            asm("mov.b32 %0, %1;" : "=f"(t3314) : "r"(chunk_195));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3315;
                            asm("mov.b32 %0, %1;" : "=f"(t3315) : "r"(chunk_196));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_197;
                            u32 chunk_198;
                            u32 chunk_199;
                            u32 chunk_200;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_197), "=r"(chunk_198), "=r"(chunk_199), "=r"(chunk_200) : "l"(t3311) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3316;
                            asm("mov.b32 %0, %1;" : "=f"(t3316) : "r"(chunk_197));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3317;
                            asm("mov.b32 %0, %1;" : "=f"(t3317) : "r"(chunk_198));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3318;
                            asm("mov.b32 %0, %1;" : "=f"(t3318) : "r"(chunk_199));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3319;
                            asm("mov.b32 %0, %1;" : "=f"(t3319) : "r"(chunk_200));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3320;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3320) : "l"(t3308) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3321;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3321) : "l"(t3308) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_221 = t3312;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_222 = t3313;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_223 = t3314;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_224 = t3315;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_225 = t3316;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_226 = t3317;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_227 = t3318;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_228 = t3319;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_229 = t3320;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_230 = t3321;
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
                        const u32 t3322 = split_2 + 9u;
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
                        const bool t3323 = t3322 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3323) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3324 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_28 = t3324 + 1u;
                            const u64 t3326 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3327 = t3326 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3328 = t3327 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3329 = partials + t3328;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3330 = (u64)t3322;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3331 = t3330 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3332 = t3331 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3333 = t3329 + t3332;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3334 = (u64)index_28;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3335 = t3334 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3336 = t3335 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3337 = t3333 + t3336;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3338 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3339 = t3337 + t3338;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3340 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3341 = (u64)t3340 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3342 = t3337 + t3341;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_201;
                            u32 chunk_202;
                            u32 chunk_203;
                            u32 chunk_204;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_201), "=r"(chunk_202), "=r"(chunk_203), "=r"(chunk_204) : "l"(t3342) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3343;
                            asm("mov.b32 %0, %1;" : "=f"(t3343) : "r"(chunk_201));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3344;
                            asm("mov.b32 %0, %1;" : "=f"(t3344) : "r"(chunk_202));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3345;
                            asm("mov.b32 %0, %1;" : "=f"(t3345) : "r"(chunk_203));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3346;
                            asm("mov.b32 %0, %1;" : "=f"(t3346) : "r"(chunk_204));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_205;
                            u32 chunk_206;
                            u32 chunk_207;
                            u32 chunk_208;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_205), "=r"(chunk_206), "=r"(chunk_207), "=r"(chunk_208) : "l"(t3342) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3347;
                            asm("mov.b32 %0, %1;" : "=f"(t3347) : "r"(chunk_205));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3348;
                            asm("mov.b32 %0, %1;" : "=f"(t3348) : "r"(chunk_206));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3349;
                            asm("mov.b32 %0, %1;" : "=f"(t3349) : "r"(chunk_207));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3350;
                            asm("mov.b32 %0, %1;" : "=f"(t3350) : "r"(chunk_208));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3351;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3351) : "l"(t3339) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3352;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3352) : "l"(t3339) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_231 = t3343;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_232 = t3344;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_233 = t3345;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_234 = t3346;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_235 = t3347;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_236 = t3348;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_237 = t3349;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_238 = t3350;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_239 = t3351;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_240 = t3352;
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
                        const u32 t3353 = split_2 + 10u;
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
                        const bool t3354 = t3353 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3354) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3355 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_29 = t3355 + 1u;
                            const u64 t3357 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3358 = t3357 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3359 = t3358 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3360 = partials + t3359;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3361 = (u64)t3353;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3362 = t3361 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3363 = t3362 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3364 = t3360 + t3363;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3365 = (u64)index_29;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3366 = t3365 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3367 = t3366 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3368 = t3364 + t3367;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3369 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3370 = t3368 + t3369;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3371 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3372 = (u64)t3371 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3373 = t3368 + t3372;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_209;
                            u32 chunk_210;
                            u32 chunk_211;
                            u32 chunk_212;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_209), "=r"(chunk_210), "=r"(chunk_211), "=r"(chunk_212) : "l"(t3373) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3374;
                            asm("mov.b32 %0, %1;" : "=f"(t3374) : "r"(chunk_209));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3375;
                            asm("mov.b32 %0, %1;" : "=f"(t3375) : "r"(chunk_210));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3376;
                            asm("mov.b32 %0, %1;" : "=f"(t3376) : "r"(chunk_211));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3377;
                            asm("mov.b32 %0, %1;" : "=f"(t3377) : "r"(chunk_212));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_213;
                            u32 chunk_214;
                            u32 chunk_215;
                            u32 chunk_216;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_213), "=r"(chunk_214), "=r"(chunk_215), "=r"(chunk_216) : "l"(t3373) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3378;
                            asm("mov.b32 %0, %1;" : "=f"(t3378) : "r"(chunk_213));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3379;
                            asm("mov.b32 %0, %1;" : "=f"(t3379) : "r"(chunk_214));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3380;
                            asm("mov.b32 %0, %1;" : "=f"(t3380) : "r"(chunk_215));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3381;
                            asm("mov.b32 %0, %1;" : "=f"(t3381) : "r"(chunk_216));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3382;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3382) : "l"(t3370) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3383;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3383) : "l"(t3370) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_241 = t3374;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_242 = t3375;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_243 = t3376;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_244 = t3377;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_245 = t3378;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_246 = t3379;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_247 = t3380;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_248 = t3381;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_249 = t3382;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_250 = t3383;
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
                        const u32 t3384 = split_2 + 11u;
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
                        const bool t3385 = t3384 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3385) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3386 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_30 = t3386 + 1u;
                            const u64 t3388 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3389 = t3388 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3390 = t3389 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3391 = partials + t3390;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3392 = (u64)t3384;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3393 = t3392 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3394 = t3393 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3395 = t3391 + t3394;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3396 = (u64)index_30;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3397 = t3396 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3398 = t3397 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3399 = t3395 + t3398;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3400 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3401 = t3399 + t3400;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3402 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3403 = (u64)t3402 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3404 = t3399 + t3403;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_217;
                            u32 chunk_218;
                            u32 chunk_219;
                            u32 chunk_220;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_217), "=r"(chunk_218), "=r"(chunk_219), "=r"(chunk_220) : "l"(t3404) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3405;
                            asm("mov.b32 %0, %1;" : "=f"(t3405) : "r"(chunk_217));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3406;
                            asm("mov.b32 %0, %1;" : "=f"(t3406) : "r"(chunk_218));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3407;
                            asm("mov.b32 %0, %1;" : "=f"(t3407) : "r"(chunk_219));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3408;
                            asm("mov.b32 %0, %1;" : "=f"(t3408) : "r"(chunk_220));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_221;
                            u32 chunk_222;
                            u32 chunk_223;
                            u32 chunk_224;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_221), "=r"(chunk_222), "=r"(chunk_223), "=r"(chunk_224) : "l"(t3404) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3409;
                            asm("mov.b32 %0, %1;" : "=f"(t3409) : "r"(chunk_221));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3410;
                            asm("mov.b32 %0, %1;" : "=f"(t3410) : "r"(chunk_222));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3411;
                            asm("mov.b32 %0, %1;" : "=f"(t3411) : "r"(chunk_223));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3412;
                            asm("mov.b32 %0, %1;" : "=f"(t3412) : "r"(chunk_224));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3413;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3413) : "l"(t3401) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3414;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3414) : "l"(t3401) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_251 = t3405;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_252 = t3406;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_253 = t3407;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_254 = t3408;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_255 = t3409;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_256 = t3410;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_257 = t3411;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_258 = t3412;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_259 = t3413;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_260 = t3414;
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
                        const u32 t3415 = split_2 + 12u;
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
                        const bool t3416 = t3415 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3416) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3417 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_31 = t3417 + 1u;
                            const u64 t3419 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3420 = t3419 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3421 = t3420 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3422 = partials + t3421;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3423 = (u64)t3415;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3424 = t3423 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3425 = t3424 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3426 = t3422 + t3425;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3427 = (u64)index_31;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3428 = t3427 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3429 = t3428 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3430 = t3426 + t3429;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3431 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3432 = t3430 + t3431;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3433 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3434 = (u64)t3433 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3435 = t3430 + t3434;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_225;
                            u32 chunk_226;
                            u32 chunk_227;
                            u32 chunk_228;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_225), "=r"(chunk_226), "=r"(chunk_227), "=r"(chunk_228) : "l"(t3435) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3436;
                            asm("mov.b32 %0, %1;" : "=f"(t3436) : "r"(chunk_225));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3437;
                            asm("mov.b32 %0, %1;" : "=f"(t3437) : "r"(chunk_226));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3438;
                            asm("mov.b32 %0, %1;" : "=f"(t3438) : "r"(chunk_227));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3439;
                            asm("mov.b32 %0, %1;" : "=f"(t3439) : "r"(chunk_228));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_229;
                            u32 chunk_230;
                            u32 chunk_231;
                            u32 chunk_232;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_229), "=r"(chunk_230), "=r"(chunk_231), "=r"(chunk_232) : "l"(t3435) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3440;
                            asm("mov.b32 %0, %1;" : "=f"(t3440) : "r"(chunk_229));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3441;
                            asm("mov.b32 %0, %1;" : "=f"(t3441) : "r"(chunk_230));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3442;
                            asm("mov.b32 %0, %1;" : "=f"(t3442) : "r"(chunk_231));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3443;
                            asm("mov.b32 %0, %1;" : "=f"(t3443) : "r"(chunk_232));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3444;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3444) : "l"(t3432) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3445;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3445) : "l"(t3432) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_261 = t3436;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_262 = t3437;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_263 = t3438;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_264 = t3439;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_265 = t3440;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_266 = t3441;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_267 = t3442;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_268 = t3443;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_269 = t3444;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_270 = t3445;
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
                        const u32 t3446 = split_2 + 13u;
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
                        const bool t3447 = t3446 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3447) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3448 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_32 = t3448 + 1u;
                            const u64 t3450 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3451 = t3450 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3452 = t3451 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3453 = partials + t3452;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3454 = (u64)t3446;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3455 = t3454 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3456 = t3455 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3457 = t3453 + t3456;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3458 = (u64)index_32;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3459 = t3458 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3460 = t3459 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3461 = t3457 + t3460;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3462 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3463 = t3461 + t3462;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3464 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3465 = (u64)t3464 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3466 = t3461 + t3465;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_233;
                            u32 chunk_234;
                            u32 chunk_235;
                            u32 chunk_236;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_233), "=r"(chunk_234), "=r"(chunk_235), "=r"(chunk_236) : "l"(t3466) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3467;
                            asm("mov.b32 %0, %1;" : "=f"(t3467) : "r"(chunk_233));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3468;
                            asm("mov.b32 %0, %1;" : "=f"(t3468) : "r"(chunk_234));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3469;
                            asm("mov.b32 %0, %1;" : "=f"(t3469) : "r"(chunk_235));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3470;
                            asm("mov.b32 %0, %1;" : "=f"(t3470) : "r"(chunk_236));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_237;
                            u32 chunk_238;
                            u32 chunk_239;
                            u32 chunk_240;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_237), "=r"(chunk_238), "=r"(chunk_239), "=r"(chunk_240) : "l"(t3466) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3471;
                            asm("mov.b32 %0, %1;" : "=f"(t3471) : "r"(chunk_237));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3472;
                            asm("mov.b32 %0, %1;" : "=f"(t3472) : "r"(chunk_238));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3473;
                            asm("mov.b32 %0, %1;" : "=f"(t3473) : "r"(chunk_239));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3474;
                            asm("mov.b32 %0, %1;" : "=f"(t3474) : "r"(chunk_240));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3475;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3475) : "l"(t3463) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3476;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3476) : "l"(t3463) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_271 = t3467;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_272 = t3468;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_273 = t3469;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_274 = t3470;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_275 = t3471;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_276 = t3472;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_277 = t3473;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_278 = t3474;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_279 = t3475;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_280 = t3476;
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
                        const u32 t3477 = split_2 + 14u;
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
                        const bool t3478 = t3477 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3478) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3479 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_33 = t3479 + 1u;
                            const u64 t3481 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3482 = t3481 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3483 = t3482 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3484 = partials + t3483;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3485 = (u64)t3477;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3486 = t3485 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3487 = t3486 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3488 = t3484 + t3487;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3489 = (u64)index_33;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3490 = t3489 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3491 = t3490 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3492 = t3488 + t3491;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3493 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3494 = t3492 + t3493;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3495 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3496 = (u64)t3495 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3497 = t3492 + t3496;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_241;
                            u32 chunk_242;
                            u32 chunk_243;
                            u32 chunk_244;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_241), "=r"(chunk_242), "=r"(chunk_243), "=r"(chunk_244) : "l"(t3497) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3498;
                            asm("mov.b32 %0, %1;" : "=f"(t3498) : "r"(chunk_241));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3499;
                            asm("mov.b32 %0, %1;" : "=f"(t3499) : "r"(chunk_242));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3500;
                            asm("mov.b32 %0, %1;" : "=f"(t3500) : "r"(chunk_243));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3501;
                            asm("mov.b32 %0, %1;" : "=f"(t3501) : "r"(chunk_244));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_245;
                            u32 chunk_246;
                            u32 chunk_247;
                            u32 chunk_248;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_245), "=r"(chunk_246), "=r"(chunk_247), "=r"(chunk_248) : "l"(t3497) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3502;
                            asm("mov.b32 %0, %1;" : "=f"(t3502) : "r"(chunk_245));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3503;
                            asm("mov.b32 %0, %1;" : "=f"(t3503) : "r"(chunk_246));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3504;
                            asm("mov.b32 %0, %1;" : "=f"(t3504) : "r"(chunk_247));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3505;
                            asm("mov.b32 %0, %1;" : "=f"(t3505) : "r"(chunk_248));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3506;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3506) : "l"(t3494) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3507;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3507) : "l"(t3494) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_281 = t3498;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_282 = t3499;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_283 = t3500;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_284 = t3501;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_285 = t3502;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_286 = t3503;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_287 = t3504;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_288 = t3505;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_289 = t3506;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_290 = t3507;
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
                        const u32 t3508 = split_2 + 15u;
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
                        const bool t3509 = t3508 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3509) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3510 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_34 = t3510 + 1u;
                            const u64 t3512 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3513 = t3512 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3514 = t3513 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3515 = partials + t3514;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3516 = (u64)t3508;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3517 = t3516 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3518 = t3517 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3519 = t3515 + t3518;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3520 = (u64)index_34;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3521 = t3520 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3522 = t3521 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3523 = t3519 + t3522;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3524 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3525 = t3523 + t3524;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3526 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3527 = (u64)t3526 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3528 = t3523 + t3527;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_249;
                            u32 chunk_250;
                            u32 chunk_251;
                            u32 chunk_252;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_249), "=r"(chunk_250), "=r"(chunk_251), "=r"(chunk_252) : "l"(t3528) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3529;
                            asm("mov.b32 %0, %1;" : "=f"(t3529) : "r"(chunk_249));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3530;
                            asm("mov.b32 %0, %1;" : "=f"(t3530) : "r"(chunk_250));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3531;
                            asm("mov.b32 %0, %1;" : "=f"(t3531) : "r"(chunk_251));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3532;
                            asm("mov.b32 %0, %1;" : "=f"(t3532) : "r"(chunk_252));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_253;
                            u32 chunk_254;
                            u32 chunk_255;
                            u32 chunk_256;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_253), "=r"(chunk_254), "=r"(chunk_255), "=r"(chunk_256) : "l"(t3528) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3533;
                            asm("mov.b32 %0, %1;" : "=f"(t3533) : "r"(chunk_253));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3534;
                            asm("mov.b32 %0, %1;" : "=f"(t3534) : "r"(chunk_254));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3535;
                            asm("mov.b32 %0, %1;" : "=f"(t3535) : "r"(chunk_255));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3536;
                            asm("mov.b32 %0, %1;" : "=f"(t3536) : "r"(chunk_256));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3537;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3537) : "l"(t3525) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3538;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3538) : "l"(t3525) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_291 = t3529;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_292 = t3530;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_293 = t3531;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_294 = t3532;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_295 = t3533;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_296 = t3534;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_297 = t3535;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_298 = t3536;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_299 = t3537;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_300 = t3538;
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
                        f32 t3539;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3539) : "f"(row_max_4), "f"(state_33));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3540;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3540) : "f"(t3539), "f"(state_35));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3541;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3541) : "f"(t3540), "f"(state_37));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3542;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3542) : "f"(t3541), "f"(state_39));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3543;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3543) : "f"(t3542), "f"(state_41));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3544;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3544) : "f"(t3543), "f"(state_43));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3545;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3545) : "f"(t3544), "f"(state_45));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3546;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3546) : "f"(t3545), "f"(state_47));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3547;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3547) : "f"(t3546), "f"(state_49));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3548;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3548) : "f"(t3547), "f"(state_51));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3549;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3549) : "f"(t3548), "f"(state_53));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3550;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3550) : "f"(t3549), "f"(state_55));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3551;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3551) : "f"(t3550), "f"(state_57));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3552;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3552) : "f"(t3551), "f"(state_59));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3553;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3553) : "f"(t3552), "f"(state_61));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_4) : "f"(t3553), "f"(state_63));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_8 = max_4 == __uint_as_float(0xff800000u);
                        const f32 t3556 = max_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_8 = none_8 ? 0.0f : t3556;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3558 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3559;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3559) : "f"(row_max_4), "f"(scale_log2), "f"(t3558));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_26;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_26) : "f"(t3559));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3561 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3562;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3562) : "f"(state_33), "f"(scale_log2), "f"(t3561));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_27;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_27) : "f"(t3562));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3564 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3565;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3565) : "f"(state_35), "f"(scale_log2), "f"(t3564));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_28;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_28) : "f"(t3565));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3567 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3568;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3568) : "f"(state_37), "f"(scale_log2), "f"(t3567));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_29;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_29) : "f"(t3568));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3570 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3571;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3571) : "f"(state_39), "f"(scale_log2), "f"(t3570));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_30;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_30) : "f"(t3571));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3573 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3574;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3574) : "f"(state_41), "f"(scale_log2), "f"(t3573));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_31;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_31) : "f"(t3574));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3576 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3577;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3577) : "f"(state_43), "f"(scale_log2), "f"(t3576));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_32;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_32) : "f"(t3577));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3579 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3580;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3580) : "f"(state_45), "f"(scale_log2), "f"(t3579));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_33;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_33) : "f"(t3580));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3582 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3583;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3583) : "f"(state_47), "f"(scale_log2), "f"(t3582));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_34;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_34) : "f"(t3583));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3585 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3586;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3586) : "f"(state_49), "f"(scale_log2), "f"(t3585));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_35;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_35) : "f"(t3586));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3588 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3589;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3589) : "f"(state_51), "f"(scale_log2), "f"(t3588));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_36;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_36) : "f"(t3589));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3591 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3592;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3592) : "f"(state_53), "f"(scale_log2), "f"(t3591));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_37;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_37) : "f"(t3592));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3594 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3595;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3595) : "f"(state_55), "f"(scale_log2), "f"(t3594));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_38;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_38) : "f"(t3595));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3597 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3598;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3598) : "f"(state_57), "f"(scale_log2), "f"(t3597));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_39;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_39) : "f"(t3598));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3600 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3601;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3601) : "f"(state_59), "f"(scale_log2), "f"(t3600));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_40;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_40) : "f"(t3601));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3603 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3604;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3604) : "f"(state_61), "f"(scale_log2), "f"(t3603));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_41;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_41) : "f"(t3604));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3606 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3607;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3607) : "f"(state_63), "f"(scale_log2), "f"(t3606));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_42;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_42) : "f"(t3607));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3609 = row_sum_4 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3609;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3610;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3610) : "f"(state_34), "f"(factors_27), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3610;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3611;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3611) : "f"(state_36), "f"(factors_28), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3611;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3612;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3612) : "f"(state_38), "f"(factors_29), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3612;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3613;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3613) : "f"(state_40), "f"(factors_30), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3613;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3614;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3614) : "f"(state_42), "f"(factors_31), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3614;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3615;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3615) : "f"(state_44), "f"(factors_32), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3615;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3616;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3616) : "f"(state_46), "f"(factors_33), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3616;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3617;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3617) : "f"(state_48), "f"(factors_34), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3617;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3618;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3618) : "f"(state_50), "f"(factors_35), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3618;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3619;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3619) : "f"(state_52), "f"(factors_36), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3619;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3620;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3620) : "f"(state_54), "f"(factors_37), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3620;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3621;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3621) : "f"(state_56), "f"(factors_38), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3621;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3622;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3622) : "f"(state_58), "f"(factors_39), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3622;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3623;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3623) : "f"(state_60), "f"(factors_40), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3623;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3624;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3624) : "f"(state_62), "f"(factors_41), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3624;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3625;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3625) : "f"(state_64), "f"(factors_42), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3625;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3626 = rows_3 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3626;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3627;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3627) : "f"(words_161), "f"(factors_27), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3627;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3628;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3628) : "f"(words_171), "f"(factors_28), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3628;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3629;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3629) : "f"(words_181), "f"(factors_29), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3629;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3630;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3630) : "f"(words_191), "f"(factors_30), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3630;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3631;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3631) : "f"(words_201), "f"(factors_31), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3631;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3632;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3632) : "f"(words_211), "f"(factors_32), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3632;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3633;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3633) : "f"(words_221), "f"(factors_33), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3633;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3634;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3634) : "f"(words_231), "f"(factors_34), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3634;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3635;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3635) : "f"(words_241), "f"(factors_35), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3635;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3636;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3636) : "f"(words_251), "f"(factors_36), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3636;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3637;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3637) : "f"(words_261), "f"(factors_37), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3637;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3638;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3638) : "f"(words_271), "f"(factors_38), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3638;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3639;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3639) : "f"(words_281), "f"(factors_39), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3639;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3640;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3640) : "f"(words_291), "f"(factors_40), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3640;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3641;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3641) : "f"(words_301), "f"(factors_41), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3641;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3642;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3642) : "f"(words_311), "f"(factors_42), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3642;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3643 = rows_4 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3643;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3644;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3644) : "f"(words_162), "f"(factors_27), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3644;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3645;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3645) : "f"(words_172), "f"(factors_28), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3645;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3646;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3646) : "f"(words_182), "f"(factors_29), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3646;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3647;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3647) : "f"(words_192), "f"(factors_30), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3647;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3648;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3648) : "f"(words_202), "f"(factors_31), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3648;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3649;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3649) : "f"(words_212), "f"(factors_32), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3649;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3650;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3650) : "f"(words_222), "f"(factors_33), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3650;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3651;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3651) : "f"(words_232), "f"(factors_34), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3651;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3652;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3652) : "f"(words_242), "f"(factors_35), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3652;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3653;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3653) : "f"(words_252), "f"(factors_36), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3653;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3654;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3654) : "f"(words_262), "f"(factors_37), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3654;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3655;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3655) : "f"(words_272), "f"(factors_38), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3655;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3656;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3656) : "f"(words_282), "f"(factors_39), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3656;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3657;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3657) : "f"(words_292), "f"(factors_40), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3657;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3658;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3658) : "f"(words_302), "f"(factors_41), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3658;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3659;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3659) : "f"(words_312), "f"(factors_42), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3659;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3660 = rows_7 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3660;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3661;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3661) : "f"(words_163), "f"(factors_27), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3661;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3662;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3662) : "f"(words_173), "f"(factors_28), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3662;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3663;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3663) : "f"(words_183), "f"(factors_29), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3663;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3664;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3664) : "f"(words_193), "f"(factors_30), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3664;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3665;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3665) : "f"(words_203), "f"(factors_31), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3665;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3666;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3666) : "f"(words_213), "f"(factors_32), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3666;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3667;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3667) : "f"(words_223), "f"(factors_33), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3667;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3668;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3668) : "f"(words_233), "f"(factors_34), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3668;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3669;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3669) : "f"(words_243), "f"(factors_35), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3669;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3670;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3670) : "f"(words_253), "f"(factors_36), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3670;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3671;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3671) : "f"(words_263), "f"(factors_37), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3671;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3672;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3672) : "f"(words_273), "f"(factors_38), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3672;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3673;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3673) : "f"(words_283), "f"(factors_39), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3673;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3674;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3674) : "f"(words_293), "f"(factors_40), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3674;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3675;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3675) : "f"(words_303), "f"(factors_41), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3675;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3676;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3676) : "f"(words_313), "f"(factors_42), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3676;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3677 = rows_8 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3677;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3678;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3678) : "f"(words_164), "f"(factors_27), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3678;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3679;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3679) : "f"(words_174), "f"(factors_28), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3679;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3680;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3680) : "f"(words_184), "f"(factors_29), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3680;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3681;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3681) : "f"(words_194), "f"(factors_30), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3681;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3682;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3682) : "f"(words_204), "f"(factors_31), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3682;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3683;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3683) : "f"(words_214), "f"(factors_32), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3683;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3684;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3684) : "f"(words_224), "f"(factors_33), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3684;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3685;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3685) : "f"(words_234), "f"(factors_34), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3685;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3686;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3686) : "f"(words_244), "f"(factors_35), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3686;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3687;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3687) : "f"(words_254), "f"(factors_36), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3687;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3688;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3688) : "f"(words_264), "f"(factors_37), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3688;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3689;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3689) : "f"(words_274), "f"(factors_38), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3689;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3690;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3690) : "f"(words_284), "f"(factors_39), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3690;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3691;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3691) : "f"(words_294), "f"(factors_40), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3691;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3692;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3692) : "f"(words_304), "f"(factors_41), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3692;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3693;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3693) : "f"(words_314), "f"(factors_42), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3693;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3694 = rows_11 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3694;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3695;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3695) : "f"(words_165), "f"(factors_27), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3695;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3696;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3696) : "f"(words_175), "f"(factors_28), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3696;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3697;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3697) : "f"(words_185), "f"(factors_29), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3697;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3698;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3698) : "f"(words_195), "f"(factors_30), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3698;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3699;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3699) : "f"(words_205), "f"(factors_31), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3699;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3700;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3700) : "f"(words_215), "f"(factors_32), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3700;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3701;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3701) : "f"(words_225), "f"(factors_33), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3701;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3702;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3702) : "f"(words_235), "f"(factors_34), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3702;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3703;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3703) : "f"(words_245), "f"(factors_35), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3703;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3704;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3704) : "f"(words_255), "f"(factors_36), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3704;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3705;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3705) : "f"(words_265), "f"(factors_37), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3705;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3706;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3706) : "f"(words_275), "f"(factors_38), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3706;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3707;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3707) : "f"(words_285), "f"(factors_39), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3707;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3708;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3708) : "f"(words_295), "f"(factors_40), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3708;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3709;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3709) : "f"(words_305), "f"(factors_41), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3709;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3710;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3710) : "f"(words_315), "f"(factors_42), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3710;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3711 = rows_12 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3711;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3712;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3712) : "f"(words_166), "f"(factors_27), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3712;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3713;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3713) : "f"(words_176), "f"(factors_28), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3713;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3714;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3714) : "f"(words_186), "f"(factors_29), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3714;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3715;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3715) : "f"(words_196), "f"(factors_30), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3715;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3716;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3716) : "f"(words_206), "f"(factors_31), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3716;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3717;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3717) : "f"(words_216), "f"(factors_32), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3717;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3718;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3718) : "f"(words_226), "f"(factors_33), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3718;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3719;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3719) : "f"(words_236), "f"(factors_34), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3719;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3720;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3720) : "f"(words_246), "f"(factors_35), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3720;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3721;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3721) : "f"(words_256), "f"(factors_36), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3721;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3722;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3722) : "f"(words_266), "f"(factors_37), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3722;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3723;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3723) : "f"(words_276), "f"(factors_38), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3723;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3724;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3724) : "f"(words_286), "f"(factors_39), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3724;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3725;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3725) : "f"(words_296), "f"(factors_40), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3725;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3726;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3726) : "f"(words_306), "f"(factors_41), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3726;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3727;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3727) : "f"(words_316), "f"(factors_42), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3727;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3728 = rows_15 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3728;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3729;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3729) : "f"(words_167), "f"(factors_27), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3729;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3730;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3730) : "f"(words_177), "f"(factors_28), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3730;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3731;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3731) : "f"(words_187), "f"(factors_29), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3731;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3732;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3732) : "f"(words_197), "f"(factors_30), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3732;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3733;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3733) : "f"(words_207), "f"(factors_31), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3733;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3734;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3734) : "f"(words_217), "f"(factors_32), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3734;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3735;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3735) : "f"(words_227), "f"(factors_33), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3735;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3736;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3736) : "f"(words_237), "f"(factors_34), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3736;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3737;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3737) : "f"(words_247), "f"(factors_35), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3737;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3738;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3738) : "f"(words_257), "f"(factors_36), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3738;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3739;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3739) : "f"(words_267), "f"(factors_37), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3739;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3740;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3740) : "f"(words_277), "f"(factors_38), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3740;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3741;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3741) : "f"(words_287), "f"(factors_39), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3741;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3742;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3742) : "f"(words_297), "f"(factors_40), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3742;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3743;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3743) : "f"(words_307), "f"(factors_41), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3743;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3744;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3744) : "f"(words_317), "f"(factors_42), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3744;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3745 = rows_16 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3745;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3746;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3746) : "f"(words_168), "f"(factors_27), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3746;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3747;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3747) : "f"(words_178), "f"(factors_28), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3747;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3748;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3748) : "f"(words_188), "f"(factors_29), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3748;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3749;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3749) : "f"(words_198), "f"(factors_30), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3749;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3750;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3750) : "f"(words_208), "f"(factors_31), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3750;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3751;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3751) : "f"(words_218), "f"(factors_32), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3751;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3752;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3752) : "f"(words_228), "f"(factors_33), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3752;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3753;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3753) : "f"(words_238), "f"(factors_34), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3753;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3754;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3754) : "f"(words_248), "f"(factors_35), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3754;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3755;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3755) : "f"(words_258), "f"(factors_36), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3755;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3756;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3756) : "f"(words_268), "f"(factors_37), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3756;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3757;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3757) : "f"(words_278), "f"(factors_38), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3757;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3758;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3758) : "f"(words_288), "f"(factors_39), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3758;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3759;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3759) : "f"(words_298), "f"(factors_40), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3759;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3760;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3760) : "f"(words_308), "f"(factors_41), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3760;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3761;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3761) : "f"(words_318), "f"(factors_42), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3761;
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
                        const u32 t3762 = split_2 + 16u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t3762;
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t3764;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3764) : "f"(row_sum_3));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_39 = row_sum_3 + t3764;
                f32 t3766;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3766) : "f"(pair_39));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t3767 = pair_39 + t3766;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_3 = t3767;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t3768;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3768) : "f"(row_sum_4));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_40 = row_sum_4 + t3768;
                f32 t3770;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3770) : "f"(pair_40));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t3771 = pair_40 + t3770;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_4 = t3771;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum_3;
                const bool t3772 = sum_3 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t3773;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3773) : "f"(sum_3));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t3772 ? 0.0f : t3773;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3775 = rows * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows = t3775;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3776 = rows_2 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_2 = t3776;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3777 = rows_5 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_5 = t3777;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3778 = rows_6 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_6 = t3778;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3779 = rows_9 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_9 = t3779;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3780 = rows_10 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_10 = t3780;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3781 = rows_13 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_13 = t3781;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3782 = rows_14 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_14 = t3782;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_4;
                const bool t3783 = sum_4 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t3784;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3784) : "f"(sum_4));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t3783 ? 0.0f : t3784;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3786 = rows_3 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_3 = t3786;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3787 = rows_4 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_4 = t3787;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3788 = rows_7 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_7 = t3788;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3789 = rows_8 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_8 = t3789;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3790 = rows_11 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_11 = t3790;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3791 = rows_12 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_12 = t3791;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3792 = rows_15 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_15 = t3792;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3793 = rows_16 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_16 = t3793;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_15 = warp_2 << 2u;
                const u32 t3795 = lane_6 & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3796 = t3795 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3797 = first_15 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t3796 + t3797;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3799 = lane_6 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3800 = t3799 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3800) {
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3801 = lane_6 >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3802 = first + t3801;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3803 = t3802 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3804;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3804) : "r"(t3803), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3805 = t3804 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3806 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3807 = first + t3801;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3808 = t3807 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3809;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3809) : "r"(t3808), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3810 = t3809 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3811 = t3810 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3812 = t3807 - t3811;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3813 = t3806 + t3812;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3814 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3815 = t3814 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3816 = t3815 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3817 = o + t3816;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3818 = (u64)t3805;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3819 = t3818 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3820 = t3819 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3821 = t3817 + t3820;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3822 = (u64)t3813;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3823 = t3822 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3824 = t3823 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3825 = t3821 + t3824;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3826 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t3825 + t3826;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_41 = rows;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_42 = rows_2;
                    const u32 t3828 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3829 = first_15 < t3828;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3829) {
                        u32 t3830;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3830) : "f"(pair_41), "f"(pair_42));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t3830) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_43 = rows_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_44 = rows_6;
                    const u32 t3831 = first_15 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3832 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3833 = t3831 < t3832;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3833) {
                        u32 t3834;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3834) : "f"(pair_43), "f"(pair_44));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t3834) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_45 = rows_9;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_46 = rows_10;
                    const u32 t3835 = first_15 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3836 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3837 = t3835 < t3836;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3837) {
                        u32 t3838;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3838) : "f"(pair_45), "f"(pair_46));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t3838) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_47 = rows_13;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_48 = rows_14;
                    const u32 t3839 = first_15 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3840 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3841 = t3839 < t3840;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3841) {
                        u32 t3842;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3842) : "f"(pair_47), "f"(pair_48));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t3842) : "memory");
                    }
                }
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3843 = lane_6 >> 2u;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3844 = t3843 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3845 = t3844 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3845) {
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3846 = lane_6 >> 2u;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3847 = t3846 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3848 = first + t3847;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3849 = t3848 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3850;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3850) : "r"(t3849), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3851 = t3850 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3852 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3853 = first + t3847;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3854 = t3853 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3855;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3855) : "r"(t3854), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3856 = t3855 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3857 = t3856 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3858 = t3853 - t3857;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3859 = t3852 + t3858;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3860 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3861 = t3860 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3862 = t3861 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3863 = o + t3862;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3864 = (u64)t3851;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3865 = t3864 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3866 = t3865 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3867 = t3863 + t3866;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3868 = (u64)t3859;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3869 = t3868 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3870 = t3869 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3871 = t3867 + t3870;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3872 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_5 = t3871 + t3872;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_49 = rows_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_50 = rows_4;
                    const u32 t3874 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3875 = first_15 < t3874;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3875) {
                        u32 t3876;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3876) : "f"(pair_49), "f"(pair_50));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_5), "r"(t3876) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_51 = rows_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_52 = rows_8;
                    const u32 t3877 = first_15 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3878 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3879 = t3877 < t3878;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3879) {
                        u32 t3880;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3880) : "f"(pair_51), "f"(pair_52));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_5), "r"(t3880) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_53 = rows_11;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_54 = rows_12;
                    const u32 t3881 = first_15 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3882 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3883 = t3881 < t3882;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3883) {
                        u32 t3884;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3884) : "f"(pair_53), "f"(pair_54));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_5), "r"(t3884) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_55 = rows_15;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_56 = rows_16;
                    const u32 t3885 = first_15 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3886 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3887 = t3885 < t3886;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3887) {
                        u32 t3888;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3888) : "f"(pair_55), "f"(pair_56));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_5), "r"(t3888) : "memory");
                    }
                }
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3889 = warp_2 < 1u;
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3889) {
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_3 = lane_6 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3891 = row_3 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3892 = first + row_3;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3893 = t3892 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3894;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3894) : "r"(t3893), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3895 = t3894 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3896 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3897 = first + row_3;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3898 = t3897 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3899;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3899) : "r"(t3898), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3900 = t3899 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3901 = t3900 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3902 = t3897 - t3901;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3903 = t3896 + t3902;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3904;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3904) : "f"(row_sum_3));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3905;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3905) : "f"(row_max_3), "f"(scale_log2), "f"(t3904));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t3905 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t3907 = row_sum_3 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t3907 ? __uint_as_float(0xff800000u) : lse_4;
#line 557 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3909 = lane_6 & 3u;
#line 557 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3910 = t3909 == 0u;
#line 557 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3911 = t3891 & t3910;
#line 557 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3911) {
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3912 = (u64)t16;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3913 = t3912 * lse_stride0;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3914 = t3913 * 4ull;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3915 = lse + t3914;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3916 = (u64)t3903;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3917 = t3916 * lse_stride1;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3918 = t3917 * 4ull;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3919 = t3915 + t3918;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3920 = (u64)t3895;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3921 = t3920 * lse_stride2;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3922 = t3921 * 4ull;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3923 = t3919 + t3922;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3923), "f"(value_3) : "memory");
                    }
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3924 = lane_6 >> 2u;
#line 127 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_4 = t3924 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3926 = row_4 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3927 = first + row_4;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3928 = t3927 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3929;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3929) : "r"(t3928), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3930 = t3929 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3931 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3932 = first + row_4;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3933 = t3932 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3934;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3934) : "r"(t3933), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3935 = t3934 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3936 = t3935 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3937 = t3932 - t3936;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3938 = t3931 + t3937;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3939;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3939) : "f"(row_sum_4));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3940;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3940) : "f"(row_max_4), "f"(scale_log2), "f"(t3939));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t3940 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t3942 = row_sum_4 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t3942 ? __uint_as_float(0xff800000u) : lse_5;
#line 557 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3944 = lane_6 & 3u;
#line 557 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3945 = t3944 == 0u;
#line 557 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3946 = t3926 & t3945;
#line 557 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3946) {
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3947 = (u64)t16;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3948 = t3947 * lse_stride0;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3949 = t3948 * 4ull;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3950 = lse + t3949;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3951 = (u64)t3938;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3952 = t3951 * lse_stride1;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3953 = t3952 * 4ull;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3954 = t3950 + t3953;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3955 = (u64)t3930;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3956 = t3955 * lse_stride2;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3957 = t3956 * 4ull;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3958 = t3954 + t3957;
#line 559 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3958), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
