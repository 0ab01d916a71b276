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
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t34 = seq_k + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t35 = t34 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 end = t35 > 1u ? t35 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t37 = seq_k >> 6u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 whole = t37 < end ? t37 : end;
    const u32 t39 = end - whole;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 masked_right = t39 < end ? t39 : end;
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
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
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
            const u32 t117 = t116 < 31u ? t116 : 31u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t118 = 0u >> t117;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t119 = t116 <= 31u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t120 = t119 ? t118 : 0u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t121 = t115 < 31u ? t115 : 31u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t122 = 4294967295u >> t121;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t123 = t120 <= t122;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t124 = t123 ? t120 : 0u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t125 = t123 ? t122 : 4294967295u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t126 = t124 >> 1u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t127 = t125 >> 1u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t128 = t126 == t127;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t129 = t124 & 1u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t130 = t128 ? t129 : 0u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t131 = t125 & 1u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t132 = t128 ? t131 : 1u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t133 = t130 == t132;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t134 = t133 & true;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t135 = t130 == 1u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t136 = t134 & t135;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t137 = 1u - t130;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t138 = t132 - t130;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t139 = t137 <= t138;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const u32 t140 = t130 - 1u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t141 = t140 <= 0u;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t142 = t139 | t141;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t143 = t102 | t136;
#line 288 "fa-kernels/src/attention/forward/decode/work.rs"
            const bool t144 = t103 | t142;
            const u32 t145 = t144 ? 1u : ever;
#line 289 "fa-kernels/src/attention/forward/decode/work.rs"
            ever = t145;
            const u32 t146 = t143 ? always : 0u;
#line 290 "fa-kernels/src/attention/forward/decode/work.rs"
            always = t146;
        }
        const bool t147 = always != 0u;
#line 292 "fa-kernels/src/attention/forward/decode/work.rs"
        const bool t148 = ever != 0u;
#line 129 "fa-kernels/src/attention/block_walk.rs"
        const u32 t149 = end - end;
#line 129 "fa-kernels/src/attention/block_walk.rs"
        const bool t150 = t149 <= block;
#line 129 "fa-kernels/src/attention/block_walk.rs"
        const bool t151 = block < end;
#line 129 "fa-kernels/src/attention/block_walk.rs"
        const bool is_there = t150 & t151;
        const u32 t153 = end - 1u;
#line 130 "fa-kernels/src/attention/block_walk.rs"
        const u32 after = t153 - block;
        const bool t155 = masked_right <= after;
#line 131 "fa-kernels/src/attention/block_walk.rs"
        const bool t156 = after < end;
#line 131 "fa-kernels/src/attention/block_walk.rs"
        const bool inside = t155 & t156;
        const bool t158 = is_there & t148;
#line 132 "fa-kernels/src/attention/block_walk.rs"
        const u32 visible = __ballot_sync(0xffffffffu, t158);
        const bool t160 = is_there & inside;
#line 133 "fa-kernels/src/attention/block_walk.rs"
        const bool t161 = t160 & t148;
#line 133 "fa-kernels/src/attention/block_walk.rs"
        const bool t162 = t161 & t147;
#line 133 "fa-kernels/src/attention/block_walk.rs"
        const u32 whole_2 = __ballot_sync(0xffffffffu, t162);
        const u32 pair = visible ^ whole_2;
#line 42 "fa-kernels/src/attention/block_cursor.rs"
        const bool t165 = lane == 0u;
#line 42 "fa-kernels/src/attention/block_cursor.rs"
        if (t165) {
#line 71 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t166 = i << 3u;
#line 71 "fa-kernels/src/attention/block_cursor.rs"
            const u32 to = place + t166;
            f32 t168;
            asm("mov.b32 %0, %1;" : "=f"(t168) : "r"(pair));
#line 72 "fa-kernels/src/attention/block_cursor.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t168) : "memory");
            f32 t169;
            asm("mov.b32 %0, %1;" : "=f"(t169) : "r"(whole_2));
#line 73 "fa-kernels/src/attention/block_cursor.rs"
            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t169) : "memory");
        }
    }
#line 251 "fa-kernels/src/attention/forward/decode/work.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t170 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t171 = t170 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t172 = t171 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t173 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t174 = t173 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t175 = t172 - t174;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t176 = t175 < 64u ? t175 : 64u;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t177 = t176 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t178 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t179 = t178 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t180 = t179 - t177;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t181 = t180 << 5u;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t182 = end - end;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t183 = t181 > t182 ? t181 : t182;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t184 = end - end;
#line 140 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t185 = t183 - t184;
#line 79 "fa-kernels/src/attention/block_cursor.rs"
    u32 all = t185;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t186 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_2 = t186 & 31u;
#line 148 "fa-kernels/src/attention/block_cursor.rs"
    u32 own = 0u;
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
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t195 = lane_2 < t194;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t195) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t196 = lane_2 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_2 = place + t196;
        f32 t198;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t198) : "r"(pair_2) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t199;
        asm("mov.b32 %0, %1;" : "=r"(t199) : "f"(t198));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t200;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t200) : "r"(pair_2) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t201;
        asm("mov.b32 %0, %1;" : "=r"(t201) : "f"(t200));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t202 = t199 | t201;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t203;
        asm("popc.b32 %0, %1;" : "=r"(t203) : "r"(t202));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own = t203;
    }
    const u32 own_2 = own;
    f32 t205;
    asm("mov.b32 %0, %1;" : "=f"(t205) : "r"(own_2));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t206;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t206) : "f"(t205));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t207;
    asm("mov.b32 %0, %1;" : "=r"(t207) : "f"(t206));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t208 = lane_2 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t209 = t208 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t210 = t209 ? t207 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t211 = own_2 + t210;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t212 = own_2 + t207;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t213;
    asm("mov.b32 %0, %1;" : "=f"(t213) : "r"(t212));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t214;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t214) : "f"(t213));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t215;
    asm("mov.b32 %0, %1;" : "=r"(t215) : "f"(t214));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t216 = lane_2 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t217 = t216 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t218 = t217 ? t215 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t219 = t211 + t218;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t220 = t212 + t215;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t221;
    asm("mov.b32 %0, %1;" : "=f"(t221) : "r"(t220));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t222;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t222) : "f"(t221));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t223;
    asm("mov.b32 %0, %1;" : "=r"(t223) : "f"(t222));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t224 = lane_2 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t225 = t224 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t226 = t225 ? t223 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t227 = t219 + t226;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t228 = t220 + t223;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t229;
    asm("mov.b32 %0, %1;" : "=f"(t229) : "r"(t228));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t230;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t230) : "f"(t229));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t231;
    asm("mov.b32 %0, %1;" : "=r"(t231) : "f"(t230));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t232 = lane_2 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t233 = t232 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t234 = t233 ? t231 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t235 = t227 + t234;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t236 = t228 + t231;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t237;
    asm("mov.b32 %0, %1;" : "=f"(t237) : "r"(t236));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t238;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t238) : "f"(t237));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t239;
    asm("mov.b32 %0, %1;" : "=r"(t239) : "f"(t238));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t240 = lane_2 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t241 = t240 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t242 = t241 ? t239 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t243 = t235 + t242;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t244 = t236 + t239;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t245;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t245) : "r"(t244));
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t246 = all + t245;
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    all = t246;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t247 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_3 = t247 & 31u;
    const u32 pair_3 = lane_3 + 32u;
    u32 own_3 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t250 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t251 = t250 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t252 = t251 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t253 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t254 = t253 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t255 = t252 - t254;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t256 = t255 < 64u ? t255 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t257 = pair_3 < t256;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t257) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t258 = pair_3 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_4 = place + t258;
        f32 t260;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t260) : "r"(pair_4) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t261;
        asm("mov.b32 %0, %1;" : "=r"(t261) : "f"(t260));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t262;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t262) : "r"(pair_4) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t263;
        asm("mov.b32 %0, %1;" : "=r"(t263) : "f"(t262));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t264 = t261 | t263;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t265;
        asm("popc.b32 %0, %1;" : "=r"(t265) : "r"(t264));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own_3 = t265;
    }
    const u32 own_4 = own_3;
    f32 t267;
    asm("mov.b32 %0, %1;" : "=f"(t267) : "r"(own_4));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t268;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t268) : "f"(t267));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t269;
    asm("mov.b32 %0, %1;" : "=r"(t269) : "f"(t268));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t270 = lane_3 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t271 = t270 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t272 = t271 ? t269 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t273 = own_4 + t272;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t274 = own_4 + t269;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t275;
    asm("mov.b32 %0, %1;" : "=f"(t275) : "r"(t274));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t276;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t276) : "f"(t275));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t277;
    asm("mov.b32 %0, %1;" : "=r"(t277) : "f"(t276));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t278 = lane_3 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t279 = t278 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t280 = t279 ? t277 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t281 = t273 + t280;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t282 = t274 + t277;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t283;
    asm("mov.b32 %0, %1;" : "=f"(t283) : "r"(t282));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t284;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t284) : "f"(t283));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t285;
    asm("mov.b32 %0, %1;" : "=r"(t285) : "f"(t284));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t286 = lane_3 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t287 = t286 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t288 = t287 ? t285 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t289 = t281 + t288;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t290 = t282 + t285;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t291;
    asm("mov.b32 %0, %1;" : "=f"(t291) : "r"(t290));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t292;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t292) : "f"(t291));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t293;
    asm("mov.b32 %0, %1;" : "=r"(t293) : "f"(t292));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t294 = lane_3 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t295 = t294 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t296 = t295 ? t293 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t297 = t289 + t296;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t298 = t290 + t293;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t299;
    asm("mov.b32 %0, %1;" : "=f"(t299) : "r"(t298));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t300;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t300) : "f"(t299));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t301;
    asm("mov.b32 %0, %1;" : "=r"(t301) : "f"(t300));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t302 = lane_3 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t303 = t302 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t304 = t303 ? t301 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t305 = t297 + t304;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t306 = t298 + t301;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t307;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t307) : "r"(t306));
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t308 = all + t307;
#line 81 "fa-kernels/src/attention/block_cursor.rs"
    all = t308;
#line 199 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 all_2 = all > 1u ? all : 1u;
    const u32 t310 = all_2 + splits;
#line 200 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t311 = t310 - 1u;
#line 200 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t312 = t311 << 1u;
#line 200 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t313;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t313) : "r"(t312), "r"(splits_factor));
#line 200 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 per_split = t313 >> splits_shift;
    const u32 t315 = all_2 + per_split;
#line 201 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t316 = t315 - 1u;
#line 201 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 splits_2 = t316 / per_split;
    const u32 t318 = t13 * per_split;
#line 202 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 first_3 = t318 < all_2 ? t318 : all_2;
    const u32 t320 = all_2 - first_3;
#line 203 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 count = t320 < per_split ? t320 : per_split;
#line 90 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t322 = end - 1u;
#line 90 "fa-kernels/src/attention/block_cursor.rs"
    u32 block_2 = t322;
#line 94 "fa-kernels/src/attention/block_cursor.rs"
    u32 rest = first_3;
    u32 is_found = 0u;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t323 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_4 = t323 & 31u;
#line 148 "fa-kernels/src/attention/block_cursor.rs"
    u32 own_5 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t325 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t326 = t325 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t327 = t326 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t328 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t329 = t328 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t330 = t327 - t329;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t331 = t330 < 64u ? t330 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t332 = lane_4 < t331;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t332) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t333 = lane_4 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_5 = place + t333;
        f32 t335;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t335) : "r"(pair_5) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t336;
        asm("mov.b32 %0, %1;" : "=r"(t336) : "f"(t335));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t337;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t337) : "r"(pair_5) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t338;
        asm("mov.b32 %0, %1;" : "=r"(t338) : "f"(t337));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t339 = t336 | t338;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t340;
        asm("popc.b32 %0, %1;" : "=r"(t340) : "r"(t339));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own_5 = t340;
    }
    const u32 own_6 = own_5;
    f32 t342;
    asm("mov.b32 %0, %1;" : "=f"(t342) : "r"(own_6));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t343;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t343) : "f"(t342));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t344;
    asm("mov.b32 %0, %1;" : "=r"(t344) : "f"(t343));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t345 = lane_4 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t346 = t345 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t347 = t346 ? t344 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t348 = own_6 + t347;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t349 = own_6 + t344;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t350;
    asm("mov.b32 %0, %1;" : "=f"(t350) : "r"(t349));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t351;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t351) : "f"(t350));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t352;
    asm("mov.b32 %0, %1;" : "=r"(t352) : "f"(t351));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t353 = lane_4 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t354 = t353 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t355 = t354 ? t352 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t356 = t348 + t355;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t357 = t349 + t352;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t358;
    asm("mov.b32 %0, %1;" : "=f"(t358) : "r"(t357));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t359;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t359) : "f"(t358));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t360;
    asm("mov.b32 %0, %1;" : "=r"(t360) : "f"(t359));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t361 = lane_4 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t362 = t361 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t363 = t362 ? t360 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t364 = t356 + t363;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t365 = t357 + t360;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t366;
    asm("mov.b32 %0, %1;" : "=f"(t366) : "r"(t365));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t367;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t367) : "f"(t366));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t368;
    asm("mov.b32 %0, %1;" : "=r"(t368) : "f"(t367));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t369 = lane_4 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t370 = t369 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t371 = t370 ? t368 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t372 = t364 + t371;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t373 = t365 + t368;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t374;
    asm("mov.b32 %0, %1;" : "=f"(t374) : "r"(t373));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t375;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t375) : "f"(t374));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t376;
    asm("mov.b32 %0, %1;" : "=r"(t376) : "f"(t375));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t377 = lane_4 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t378 = t377 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t379 = t378 ? t376 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t380 = t372 + t379;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t381 = t373 + t376;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t382;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t382) : "r"(t381));
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    const bool t383 = is_found == 0u;
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    if (t383) {
        const bool t384 = rest < t382;
#line 99 "fa-kernels/src/attention/block_cursor.rs"
        if (t384) {
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const bool t385 = rest < t380;
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const u32 lanes = __ballot_sync(0xffffffffu, t385);
            const u32 t387 = lanes - 1u;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t388 = lanes & t387;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t389 = lanes ^ t388;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            u32 pair_6;
            asm("bfind.u32 %0, %1;" : "=r"(pair_6) : "r"(t389));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t391;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t391) : "r"(t380), "r"(pair_6));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t392;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t392) : "r"(own_6), "r"(pair_6));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            const u32 before = t391 - t392;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t394 = pair_6 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 pair_7 = place + t394;
            f32 t396;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t396) : "r"(pair_7) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t397;
            asm("mov.b32 %0, %1;" : "=r"(t397) : "f"(t396));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            f32 t398;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t398) : "r"(pair_7) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t399;
            asm("mov.b32 %0, %1;" : "=r"(t399) : "f"(t398));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t400 = t397 | t399;
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t401 = rest - before;
#line 175 "fa-kernels/src/attention/block_cursor.rs"
            u32 position = 0u;
            u32 rest_2 = t401;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t402 = position + 16u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t403 = t400 >> t402;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper = t403 & 65535u;
            u32 count_2;
            asm("popc.b32 %0, %1;" : "=r"(count_2) : "r"(upper));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t406 = rest_2 < count_2;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t406) {
                const u32 t407 = position + 16u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t407;
            } else {
                const u32 t408 = rest_2 - count_2;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_2 = t408;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t409 = position + 8u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t410 = t400 >> t409;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_2 = t410 & 255u;
            u32 count_3;
            asm("popc.b32 %0, %1;" : "=r"(count_3) : "r"(upper_2));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t413 = rest_2 < count_3;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t413) {
                const u32 t414 = position + 8u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t414;
            } else {
                const u32 t415 = rest_2 - count_3;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_2 = t415;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t416 = position + 4u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t417 = t400 >> t416;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_3 = t417 & 15u;
            u32 count_4;
            asm("popc.b32 %0, %1;" : "=r"(count_4) : "r"(upper_3));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t420 = rest_2 < count_4;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t420) {
                const u32 t421 = position + 4u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t421;
            } else {
                const u32 t422 = rest_2 - count_4;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_2 = t422;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t423 = position + 2u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t424 = t400 >> t423;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_4 = t424 & 3u;
            u32 count_5;
            asm("popc.b32 %0, %1;" : "=r"(count_5) : "r"(upper_4));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t427 = rest_2 < count_5;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t427) {
                const u32 t428 = position + 2u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t428;
            } else {
                const u32 t429 = rest_2 - count_5;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_2 = t429;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t430 = position + 1u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t431 = t400 >> t430;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_5 = t431 & 1u;
            u32 count_6;
            asm("popc.b32 %0, %1;" : "=r"(count_6) : "r"(upper_5));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t434 = rest_2 < count_6;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t434) {
                const u32 t435 = position + 1u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position = t435;
            } else {
                const u32 t436 = rest_2 - count_6;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_2 = t436;
            }
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 bit = position;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t437 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t438 = t437 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t439 = t438 - pair_6;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t440 = t439 << 5u;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t441 = t440 + bit;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            block_2 = t441;
            is_found = 1u;
        } else {
            const u32 t442 = rest - t382;
#line 109 "fa-kernels/src/attention/block_cursor.rs"
            rest = t442;
        }
    }
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t443 = threadIdx.x;
#line 146 "fa-kernels/src/attention/block_cursor.rs"
    const u32 lane_5 = t443 & 31u;
    const u32 pair_8 = lane_5 + 32u;
    u32 own_7 = 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t446 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t447 = t446 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t448 = t447 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t449 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t450 = t449 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t451 = t448 - t450;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t452 = t451 < 64u ? t451 : 64u;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    const bool t453 = pair_8 < t452;
#line 149 "fa-kernels/src/attention/block_cursor.rs"
    if (t453) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t454 = pair_8 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
        const u32 pair_9 = place + t454;
        f32 t456;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t456) : "r"(pair_9) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t457;
        asm("mov.b32 %0, %1;" : "=r"(t457) : "f"(t456));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        f32 t458;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t458) : "r"(pair_9) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        u32 t459;
        asm("mov.b32 %0, %1;" : "=r"(t459) : "f"(t458));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t460 = t457 | t459;
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        u32 t461;
        asm("popc.b32 %0, %1;" : "=r"(t461) : "r"(t460));
#line 150 "fa-kernels/src/attention/block_cursor.rs"
        own_7 = t461;
    }
    const u32 own_8 = own_7;
    f32 t463;
    asm("mov.b32 %0, %1;" : "=f"(t463) : "r"(own_8));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t464;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t464) : "f"(t463));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t465;
    asm("mov.b32 %0, %1;" : "=r"(t465) : "f"(t464));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t466 = lane_5 & 1u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t467 = t466 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t468 = t467 ? t465 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t469 = own_8 + t468;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t470 = own_8 + t465;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t471;
    asm("mov.b32 %0, %1;" : "=f"(t471) : "r"(t470));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t472;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t472) : "f"(t471));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t473;
    asm("mov.b32 %0, %1;" : "=r"(t473) : "f"(t472));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t474 = lane_5 & 2u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t475 = t474 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t476 = t475 ? t473 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t477 = t469 + t476;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t478 = t470 + t473;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t479;
    asm("mov.b32 %0, %1;" : "=f"(t479) : "r"(t478));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t480;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t480) : "f"(t479));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t481;
    asm("mov.b32 %0, %1;" : "=r"(t481) : "f"(t480));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t482 = lane_5 & 4u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t483 = t482 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t484 = t483 ? t481 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t485 = t477 + t484;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t486 = t478 + t481;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t487;
    asm("mov.b32 %0, %1;" : "=f"(t487) : "r"(t486));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t488;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t488) : "f"(t487));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t489;
    asm("mov.b32 %0, %1;" : "=r"(t489) : "f"(t488));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t490 = lane_5 & 8u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t491 = t490 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t492 = t491 ? t489 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t493 = t485 + t492;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t494 = t486 + t489;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t495;
    asm("mov.b32 %0, %1;" : "=f"(t495) : "r"(t494));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    f32 t496;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t496) : "f"(t495));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t497;
    asm("mov.b32 %0, %1;" : "=r"(t497) : "f"(t496));
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t498 = lane_5 & 16u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const bool t499 = t498 != 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t500 = t499 ? t497 : 0u;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t501 = t493 + t500;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t502 = t494 + t497;
#line 153 "fa-kernels/src/attention/block_cursor.rs"
    u32 t503;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t503) : "r"(t502));
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    const bool t504 = is_found == 0u;
#line 98 "fa-kernels/src/attention/block_cursor.rs"
    if (t504) {
        const bool t505 = rest < t503;
#line 99 "fa-kernels/src/attention/block_cursor.rs"
        if (t505) {
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const bool t506 = rest < t501;
#line 101 "fa-kernels/src/attention/block_cursor.rs"
            const u32 lanes_2 = __ballot_sync(0xffffffffu, t506);
            const u32 t508 = lanes_2 - 1u;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t509 = lanes_2 & t508;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t510 = lanes_2 ^ t509;
#line 102 "fa-kernels/src/attention/block_cursor.rs"
            u32 pair_10;
            asm("bfind.u32 %0, %1;" : "=r"(pair_10) : "r"(t510));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t512;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t512) : "r"(t501), "r"(pair_10));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            u32 t513;
            asm volatile("shfl.sync.idx.b32 %0, %1, %2, 0x1f, 0xffffffff;" : "=r"(t513) : "r"(own_8), "r"(pair_10));
#line 103 "fa-kernels/src/attention/block_cursor.rs"
            const u32 before_2 = t512 - t513;
            const u32 pair_11 = pair_10 + 32u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t516 = pair_11 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
            const u32 pair_12 = place + t516;
            f32 t518;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t518) : "r"(pair_12) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t519;
            asm("mov.b32 %0, %1;" : "=r"(t519) : "f"(t518));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            f32 t520;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t520) : "r"(pair_12) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            u32 t521;
            asm("mov.b32 %0, %1;" : "=r"(t521) : "f"(t520));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t522 = t519 | t521;
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t523 = rest - before_2;
#line 175 "fa-kernels/src/attention/block_cursor.rs"
            u32 position_2 = 0u;
            u32 rest_3 = t523;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t524 = position_2 + 16u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t525 = t522 >> t524;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_6 = t525 & 65535u;
            u32 count_7;
            asm("popc.b32 %0, %1;" : "=r"(count_7) : "r"(upper_6));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t528 = rest_3 < count_7;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t528) {
                const u32 t529 = position_2 + 16u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t529;
            } else {
                const u32 t530 = rest_3 - count_7;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t530;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t531 = position_2 + 8u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t532 = t522 >> t531;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_7 = t532 & 255u;
            u32 count_8;
            asm("popc.b32 %0, %1;" : "=r"(count_8) : "r"(upper_7));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t535 = rest_3 < count_8;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t535) {
                const u32 t536 = position_2 + 8u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t536;
            } else {
                const u32 t537 = rest_3 - count_8;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t537;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t538 = position_2 + 4u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t539 = t522 >> t538;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_8 = t539 & 15u;
            u32 count_9;
            asm("popc.b32 %0, %1;" : "=r"(count_9) : "r"(upper_8));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t542 = rest_3 < count_9;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t542) {
                const u32 t543 = position_2 + 4u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t543;
            } else {
                const u32 t544 = rest_3 - count_9;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t544;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t545 = position_2 + 2u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t546 = t522 >> t545;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_9 = t546 & 3u;
            u32 count_10;
            asm("popc.b32 %0, %1;" : "=r"(count_10) : "r"(upper_9));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t549 = rest_3 < count_10;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t549) {
                const u32 t550 = position_2 + 2u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t550;
            } else {
                const u32 t551 = rest_3 - count_10;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t551;
            }
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t552 = position_2 + 1u;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t553 = t522 >> t552;
#line 179 "fa-kernels/src/attention/block_cursor.rs"
            const u32 upper_10 = t553 & 1u;
            u32 count_11;
            asm("popc.b32 %0, %1;" : "=r"(count_11) : "r"(upper_10));
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            const bool t556 = rest_3 < count_11;
#line 181 "fa-kernels/src/attention/block_cursor.rs"
            if (t556) {
                const u32 t557 = position_2 + 1u;
#line 182 "fa-kernels/src/attention/block_cursor.rs"
                position_2 = t557;
            } else {
                const u32 t558 = rest_3 - count_11;
#line 184 "fa-kernels/src/attention/block_cursor.rs"
                rest_3 = t558;
            }
#line 105 "fa-kernels/src/attention/block_cursor.rs"
            const u32 bit_2 = position_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t559 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t560 = t559 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t561 = t560 - pair_11;
#line 90 "fa-kernels/src/attention/block_walk.rs"
            const u32 t562 = t561 << 5u;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t563 = t562 + bit_2;
#line 106 "fa-kernels/src/attention/block_cursor.rs"
            block_2 = t563;
            is_found = 1u;
        } else {
            const u32 t564 = rest - t503;
#line 109 "fa-kernels/src/attention/block_cursor.rs"
            rest = t564;
        }
    }
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    const bool t565 = is_found == 0u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t566 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t567 = t566 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t568 = t567 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t569 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t570 = t569 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
    const u32 t571 = t568 - t570;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t572 = t571 < 64u ? t571 : 64u;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t573 = t572 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t574 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t575 = t574 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t576 = t575 - t573;
#line 90 "fa-kernels/src/attention/block_walk.rs"
    const u32 t577 = t576 << 5u;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t578 = end - end;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t579 = t577 > t578 ? t577 : t578;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t580 = end - end;
#line 140 "fa-kernels/src/attention/block_cursor.rs"
    const u32 t581 = t579 - t580;
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    const bool t582 = rest < t581;
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    const bool t583 = t565 & t582;
#line 113 "fa-kernels/src/attention/block_cursor.rs"
    if (t583) {
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t584 = end - 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t585 = t584 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t586 = t585 + 1u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t587 = end - end;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t588 = t587 >> 5u;
#line 51 "fa-kernels/src/attention/block_walk.rs"
        const u32 t589 = t586 - t588;
#line 128 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t590 = t589 < 64u ? t589 : 64u;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t591 = t590 - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t592 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t593 = t592 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t594 = t593 - t591;
#line 90 "fa-kernels/src/attention/block_walk.rs"
        const u32 t595 = t594 << 5u;
#line 122 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t596 = end - end;
#line 134 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t597 = t595 > t596 ? t595 : t596;
#line 114 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t598 = t597 - 1u;
#line 114 "fa-kernels/src/attention/block_cursor.rs"
        const u32 t599 = t598 - rest;
#line 114 "fa-kernels/src/attention/block_cursor.rs"
        block_2 = t599;
    }
#line 202 "fa-kernels/src/attention/block_cursor.rs"
    u32 block_3 = block_2;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t600 = t30 != 0u;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t601 = t13 < splits_2;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t602 = t600 & t601;
#line 39 "fa-kernels/src/attention/forward/decode/mod.rs"
    if (t602) {
#line 69 "fa-kernels/src/attention/warps.rs"
        const u32 thread = threadIdx.x;
        const u32 lane_6 = thread & 31u;
        const u32 t605 = thread >> 5u;
#line 71 "fa-kernels/src/attention/warps.rs"
        u32 warp_2;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp_2) : "r"(t605));
#line 74 "fa-kernels/src/attention/warps.rs"
        const u32 t607 = warp_2 << 4u;
#line 61 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t608 = (u32)__cvta_generic_to_shared(smem);
#line 61 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = t608 + 1024u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t610 = thread >> 3u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t611 = thread & 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t612 = t610 & 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t613 = t611 ^ t612;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t614 = t610 << 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t615 = t613 << 4u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t616 = t614 + t615;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t617 = (u64)t610 * 0u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t618 = (u64)t611 * 16u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t619 = t617 + t618;
        const u32 t620 = head_dim >> 3u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t621 = (u64)t611 * 16u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t622 = smem_1 + t616;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t623 = t30 > 1u ? t30 : 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t624 = t623 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t625 = t610 < t624 ? t610 : t624;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t626 = first + t625;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t627 = t626 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t628;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t628) : "r"(t627), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t629 = t628 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t630 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t631 = first + t625;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t632 = t631 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t633;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t633) : "r"(t632), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t634 = t633 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t635 = t634 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t636 = t631 - t635;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t637 = t630 + t636;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t638 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t639 = t638 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t640 = t639 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t641 = q + t640;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t642 = (u64)t629;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t643 = t642 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t644 = t643 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t645 = t641 + t644;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t646 = (u64)t637;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t647 = t646 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t648 = t647 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t649 = t645 + t648;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t650 = t649 + t621;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t651 = t610 < t30;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t652 = t611 < t620;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t653 = t651 & t652;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t654 = t653 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t622), "l"(t650), "r"(t654) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t655 = t650 + 128ull;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t656 = t610 < t30;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t657 = t611 + 8u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t658 = t657 < t620;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t659 = t656 & t658;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t660 = t659 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t622), "l"(t655), "r"(t660) : "memory");
#line 64 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 4096u;
#line 219 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t662 = ring + 32768u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t663 = (u64)t16;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t664 = t663 * k_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t665 = t664 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t666 = k + t665;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t667 = 0ull * k_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t668 = t667 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t669 = t666 + t668;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t670 = (u64)t21;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t671 = t670 * k_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t672 = t671 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t673 = t669 + t672;
        const u32 t674 = (u32)k_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t675 = t674 << 1u;
        const u32 t676 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t677 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t678 = t676 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t679 = t677 ^ t678;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t680 = t676 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t681 = t679 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t682 = t680 + t681;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t683 = (u64)t676 * t675;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t684 = t673 + t683;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t685 = (u64)t677 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t686 = t684 + t685;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t687 = (u64)t675 * 16u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t688 = (u64)t16;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t689 = t688 * v_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t690 = t689 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t691 = v + t690;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t692 = 0ull * v_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t693 = t692 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t694 = t691 + t693;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t695 = (u64)t21;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t696 = t695 * v_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t697 = t696 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t698 = t694 + t697;
        const u32 t699 = (u32)v_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t700 = t699 << 1u;
        const u32 t701 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t702 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t703 = t701 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t704 = t702 ^ t703;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t705 = t701 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t706 = t704 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t707 = t705 + t706;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t708 = (u64)t701 * t700;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t709 = t698 + t708;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t710 = (u64)t702 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t711 = t709 + t710;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t712 = (u64)t700 * 16u;
#line 241 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t713 = thread & 31u;
#line 202 "fa-kernels/src/attention/block_cursor.rs"
        u32 block_4 = block_3;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = block_3 << 6u;
        const u32 t715 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t716 = ring + t682;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t717 = (u64)first_key * t675;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t718 = t686 + t717;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t719 = t718 + t687;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t720 = t719 + t687;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t721 = t720 + t687;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t722 = first_key + t676;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t723 = t722 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t724 = t677 < t715;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t725 = t723 & t724;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t726 = t725 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t716), "l"(t718), "r"(t726) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t727 = first_key + t676;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t728 = t727 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t729 = t728 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t730 = t677 < t715;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t731 = t729 & t730;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t732 = t731 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t716), "l"(t719), "r"(t732) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t733 = first_key + t676;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t734 = t733 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t735 = t734 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t736 = t677 < t715;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t737 = t735 & t736;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t738 = t737 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t716), "l"(t720), "r"(t738) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t739 = first_key + t676;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t740 = t739 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t741 = t740 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t742 = t677 < t715;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t743 = t741 & t742;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t744 = t743 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t716), "l"(t721), "r"(t744) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t745 = t718 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t746 = first_key + t676;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t747 = t746 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t748 = t677 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t749 = t748 < t715;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t750 = t747 & t749;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t751 = t750 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t716), "l"(t745), "r"(t751) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t752 = t719 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t753 = first_key + t676;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t754 = t753 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t755 = t754 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t756 = t677 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t757 = t756 < t715;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t758 = t755 & t757;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t759 = t758 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t716), "l"(t752), "r"(t759) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t760 = t720 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t761 = first_key + t676;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t762 = t761 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t763 = t762 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t764 = t677 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t765 = t764 < t715;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t766 = t763 & t765;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t767 = t766 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t716), "l"(t760), "r"(t767) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t768 = t721 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t769 = first_key + t676;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t770 = t769 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t771 = t770 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t772 = t677 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t773 = t772 < t715;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t774 = t771 & t773;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t775 = t774 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t716), "l"(t768), "r"(t775) : "memory");
#line 377 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = block_3 << 6u;
        const u32 t777 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t778 = t662 + t707;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t779 = (u64)first_key_2 * t700;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t780 = t711 + t779;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t781 = t780 + t712;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t782 = t781 + t712;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t783 = t782 + t712;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t784 = first_key_2 + t701;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t785 = t784 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t786 = t702 < t777;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t787 = t785 & t786;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t788 = t787 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t778), "l"(t780), "r"(t788) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t789 = first_key_2 + t701;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t790 = t789 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t791 = t790 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t792 = t702 < t777;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t793 = t791 & t792;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t794 = t793 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t778), "l"(t781), "r"(t794) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t795 = first_key_2 + t701;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t796 = t795 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t797 = t796 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t798 = t702 < t777;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t799 = t797 & t798;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t800 = t799 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t778), "l"(t782), "r"(t800) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t801 = first_key_2 + t701;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t802 = t801 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t803 = t802 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t804 = t702 < t777;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t805 = t803 & t804;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t806 = t805 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t778), "l"(t783), "r"(t806) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t807 = t780 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t808 = first_key_2 + t701;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t809 = t808 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t810 = t702 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t811 = t810 < t777;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t812 = t809 & t811;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t813 = t812 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t778), "l"(t807), "r"(t813) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t814 = t781 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t815 = first_key_2 + t701;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t816 = t815 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t817 = t816 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t818 = t702 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t819 = t818 < t777;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t820 = t817 & t819;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t821 = t820 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t778), "l"(t814), "r"(t821) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t822 = t782 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t823 = first_key_2 + t701;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t824 = t823 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t825 = t824 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t826 = t702 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t827 = t826 < t777;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t828 = t825 & t827;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t829 = t828 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t778), "l"(t822), "r"(t829) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t830 = t783 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t831 = first_key_2 + t701;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t832 = t831 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t833 = t832 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t834 = t702 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t835 = t834 < t777;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t836 = t833 & t835;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t837 = t836 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t778), "l"(t830), "r"(t837) : "memory");
#line 380 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
        const bool t838 = 1u < count;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
        if (t838) {
#line 122 "fa-kernels/src/attention/block_cursor.rs"
            const u32 begin = end - end;
#line 212 "fa-kernels/src/attention/block_cursor.rs"
            u32 below = block_3;
            u32 found = 0u;
            while (true) {
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t840 = found == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t841 = begin < below;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t842 = t840 & t841;
                if (!t842) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t843 = below - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t844 = end - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t845 = t844 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t846 = t843 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 number = t845 - t846;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t848 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t849 = t848 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t850 = t849 - number;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_4 = t850 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t852 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t853 = t852 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t854 = t853 - number;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_5 = t854 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t856 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t857 = t856 > first_5 ? t856 : first_5;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 begin_2 = t857 - first_5;
                const u32 t859 = end - first_5;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                const u32 end_2 = t859 < 32u ? t859 : 32u;
                const u32 t861 = 4294967295u << begin_2;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t862 = 32u - end_2;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t863 = 4294967295u >> t862;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t864 = t861 & t863;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
                u32 bits = t864;
                const bool t865 = number < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
                if (t865) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t866 = number << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 pair_13 = place + t866;
                    f32 t868;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t868) : "r"(pair_13) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t869;
                    asm("mov.b32 %0, %1;" : "=r"(t869) : "f"(t868));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    f32 t870;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t870) : "r"(pair_13) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t871;
                    asm("mov.b32 %0, %1;" : "=r"(t871) : "f"(t870));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t872 = t869 | t871;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                    bits = t872;
                }
                const u32 t873 = below - first_4;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
                const u32 unused = 32u - t873;
                const u32 t875 = 4294967295u >> unused;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t876 = bits & t875;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                found = t876;
                const bool t877 = found == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
                if (t877) {
                    below = first_4;
                } else {
                    u32 t878;
                    asm("bfind.u32 %0, %1;" : "=r"(t878) : "r"(found));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t879 = first_4 + t878;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                    block_3 = t879;
                }
            }
        }
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t883 = 1u < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t883) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t884 = ring + 16384u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = block_3 << 6u;
            const u32 t886 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t887 = t884 + t682;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t888 = (u64)first_key_3 * t675;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t889 = t686 + t888;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t890 = t889 + t687;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t891 = t890 + t687;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t892 = t891 + t687;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t893 = t677 < t886;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t894 = t893 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t887), "l"(t889), "r"(t894) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t895 = t677 < t886;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t896 = t895 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t887), "l"(t890), "r"(t896) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t897 = t677 < t886;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t898 = t897 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t887), "l"(t891), "r"(t898) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t899 = t677 < t886;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t900 = t899 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t887), "l"(t892), "r"(t900) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t901 = t889 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t902 = t677 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t903 = t902 < t886;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t904 = t903 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t887), "l"(t901), "r"(t904) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t905 = t890 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t906 = t677 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t907 = t906 < t886;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t908 = t907 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t887), "l"(t905), "r"(t908) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t909 = t891 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t910 = t677 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t911 = t910 < t886;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t912 = t911 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t887), "l"(t909), "r"(t912) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t913 = t892 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t914 = t677 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t915 = t914 < t886;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t916 = t915 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t887), "l"(t913), "r"(t916) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t917 = 1u < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t917) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t918 = t662 + 16384u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_4 = block_3 << 6u;
            const u32 t920 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t921 = t918 + t707;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t922 = (u64)first_key_4 * t700;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t923 = t711 + t922;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t924 = t923 + t712;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t925 = t924 + t712;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t926 = t925 + t712;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t927 = t702 < t920;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t928 = t927 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t921), "l"(t923), "r"(t928) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t929 = t702 < t920;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t930 = t929 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t921), "l"(t924), "r"(t930) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t931 = t702 < t920;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t932 = t931 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t921), "l"(t925), "r"(t932) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t933 = t702 < t920;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t934 = t933 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t921), "l"(t926), "r"(t934) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t935 = t923 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t936 = t702 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t937 = t936 < t920;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t938 = t937 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t921), "l"(t935), "r"(t938) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t939 = t924 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t940 = t702 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t941 = t940 < t920;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t942 = t941 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t921), "l"(t939), "r"(t942) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t943 = t925 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t944 = t702 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t945 = t944 < t920;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t946 = t945 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t921), "l"(t943), "r"(t946) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t947 = t926 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t948 = t702 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t949 = t948 < t920;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t950 = t949 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t921), "l"(t947), "r"(t950) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
        const bool t951 = 2u < count;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
        if (t951) {
#line 122 "fa-kernels/src/attention/block_cursor.rs"
            const u32 begin_3 = end - end;
#line 212 "fa-kernels/src/attention/block_cursor.rs"
            u32 below_2 = block_3;
            u32 found_2 = 0u;
            while (true) {
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t953 = found_2 == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t954 = begin_3 < below_2;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t955 = t953 & t954;
                if (!t955) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t956 = below_2 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t957 = end - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t958 = t957 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t959 = t956 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 number_2 = t958 - t959;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t961 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t962 = t961 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t963 = t962 - number_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_6 = t963 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t965 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t966 = t965 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t967 = t966 - number_2;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_7 = t967 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t969 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t970 = t969 > first_7 ? t969 : first_7;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 begin_4 = t970 - first_7;
                const u32 t972 = end - first_7;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                const u32 end_3 = t972 < 32u ? t972 : 32u;
                const u32 t974 = 4294967295u << begin_4;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t975 = 32u - end_3;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t976 = 4294967295u >> t975;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t977 = t974 & t976;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
                u32 bits_2 = t977;
                const bool t978 = number_2 < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
                if (t978) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t979 = number_2 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 pair_14 = place + t979;
                    f32 t981;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t981) : "r"(pair_14) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t982;
                    asm("mov.b32 %0, %1;" : "=r"(t982) : "f"(t981));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    f32 t983;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t983) : "r"(pair_14) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t984;
                    asm("mov.b32 %0, %1;" : "=r"(t984) : "f"(t983));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t985 = t982 | t984;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                    bits_2 = t985;
                }
                const u32 t986 = below_2 - first_6;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
                const u32 unused_2 = 32u - t986;
                const u32 t988 = 4294967295u >> unused_2;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t989 = bits_2 & t988;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                found_2 = t989;
                const bool t990 = found_2 == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
                if (t990) {
                    below_2 = first_6;
                } else {
                    u32 t991;
                    asm("bfind.u32 %0, %1;" : "=r"(t991) : "r"(found_2));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t992 = first_6 + t991;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                    block_3 = t992;
                }
            }
        }
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t996 = lane_6 & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t997 = lane_6 >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t998 = t996 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t999 = t997 ^ t998;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1000 = t996 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1001 = t999 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1002 = t1000 + t1001;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1003 = smem_1 + t1002;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t1004;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1004) : "r"(t1003));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t1004) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t1005;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1005) : "r"(t1003));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1006 = t1005 ^ 32u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t1006) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t1007;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1007) : "r"(t1003));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1008 = t1007 ^ 64u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t1008) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t1009;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1009) : "r"(t1003));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1010 = t1009 ^ 96u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t1010) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t1011;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1011) : "r"(t1003));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t1011) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t1012;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1012) : "r"(t1003));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1013 = t1012 ^ 32u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t1013) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t1014;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1014) : "r"(t1003));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1015 = t1014 ^ 64u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t1015) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t1016;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1016) : "r"(t1003));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1017 = t1016 ^ 96u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t1017) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1018 = lane_6 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1019 = t607 + t1018;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1020 = lane_6 >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1021 = t1020 << 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1022 = t1019 + t1021;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1023 = lane_6 >> 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1024 = t1023 & 1u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1025 = t1022 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1026 = t1024 ^ t1025;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1027 = t1022 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1028 = t1026 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1029 = t1027 + t1028;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1030 = lane_6 & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1031 = t607 + t1030;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1032 = lane_6 >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1033 = t1031 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1034 = t1032 ^ t1033;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1035 = t1031 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1036 = t1034 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1037 = t1035 + t1036;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1038 = lane_6 >> 2u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1039 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1040 = first + t1038;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1041 = t1040 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t1042;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1042) : "r"(t1041), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1043 = t1042 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1044 = t1043 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1045 = t1040 - t1044;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1046 = t1039 + t1045;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1047 = lane_6 >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1048 = first + t1047;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1049 = t1048 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        u32 t1050;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1050) : "r"(t1049), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1051 = t1050 >> sharing_shift;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1052 = t1046 / group;
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
        const u32 t1058 = seq_q - 1u;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1059 = t1051 < t1058 ? t1051 : t1058;
#line 61 "src/functions/sequences.rs"
        const u64 t9_2 = (u64)t1059;
#line 61 "src/functions/sequences.rs"
        const u64 t10_2 = t9_2 * argument0_stride1;
#line 61 "src/functions/sequences.rs"
        const u64 t11_2 = t10_2 * 4ull;
#line 61 "src/functions/sequences.rs"
        const u64 t12_2 = t8_3 + t11_2;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1064 = lane_6 >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1065 = t1064 + 8u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1066 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1067 = first + t1065;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1068 = t1067 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t1069;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1069) : "r"(t1068), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1070 = t1069 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1071 = t1070 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1072 = t1067 - t1071;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t1073 = t1066 + t1072;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1074 = lane_6 >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1075 = first + t1074;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1076 = t1075 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1077 = t1076 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        u32 t1078;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1078) : "r"(t1077), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1079 = t1078 >> sharing_shift;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1080 = t1073 / group;
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
        const u32 t1086 = seq_q - 1u;
#line 48 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1087 = t1079 < t1086 ? t1079 : t1086;
#line 61 "src/functions/sequences.rs"
        const u64 t9_3 = (u64)t1087;
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
        u32 t1092;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1092) : "r"(t1029));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1093 = t1092 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1094 = t1092 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1095 = t1092 ^ 96u;
        const u32 t1096 = ring + t1092;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t1096) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1097 = ring + t1093;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t1097) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1098 = ring + t1094;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t1098) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_41), "r"(m_42));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_43), "r"(m_44));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1099 = ring + t1095;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t1099) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t1096) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_49), "r"(m_50));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_51), "r"(m_52));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t1097) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_53), "r"(m_54));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_55), "r"(m_56));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t1098) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_57), "r"(m_58));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_59), "r"(m_60));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t1099) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_61), "r"(m_62));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_63), "r"(m_64));
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1100 = block_2 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 first_key_5 = t1100 + t607;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1102 = lane_6 & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1103 = t1102 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1104 = first_key_5 + t1103;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 t1105 = seq_k - 1u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1106 = t1104 < t1105 ? t1104 : t1105;
#line 60 "src/functions/sequences.rs"
        const u32 t2_2 = t1106 > first_8 ? t1106 : first_8;
#line 60 "src/functions/sequences.rs"
        const u32 token = t2_2 - first_8;
        const u32 t4_2 = token >> 5u;
#line 61 "src/functions/sequences.rs"
        const u64 t13_2 = (u64)t4_2;
#line 61 "src/functions/sequences.rs"
        const u64 t14_2 = t13_2 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
        const u64 t15_2 = t14_2 * 4ull;
        const bool t18_2 = t1106 < first_8;
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
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed = t23_2 ? s : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_2 = t23_3 ? s_3 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
        s_3 = changed_2;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1129 = t1104 + 1u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1130 = t1129 < t1105 ? t1129 : t1105;
#line 60 "src/functions/sequences.rs"
        const u32 t2_3 = t1130 > first_8 ? t1130 : first_8;
#line 60 "src/functions/sequences.rs"
        const u32 token_2 = t2_3 - first_8;
        const u32 t4_3 = token_2 >> 5u;
#line 61 "src/functions/sequences.rs"
        const u64 t13_3 = (u64)t4_3;
#line 61 "src/functions/sequences.rs"
        const u64 t14_3 = t13_3 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
        const u64 t15_3 = t14_3 * 4ull;
        const bool t18_3 = t1130 < first_8;
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
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_3 = t23_4 ? s_2 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_4 = t23_5 ? s_4 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
        s_4 = changed_4;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1153 = t1104 + 8u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1154 = t1153 < t1105 ? t1153 : t1105;
#line 60 "src/functions/sequences.rs"
        const u32 t2_4 = t1154 > first_8 ? t1154 : first_8;
#line 60 "src/functions/sequences.rs"
        const u32 token_3 = t2_4 - first_8;
        const u32 t4_4 = token_3 >> 5u;
#line 61 "src/functions/sequences.rs"
        const u64 t13_4 = (u64)t4_4;
#line 61 "src/functions/sequences.rs"
        const u64 t14_4 = t13_4 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
        const u64 t15_4 = t14_4 * 4ull;
        const bool t18_4 = t1154 < first_8;
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
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_5 = t23_6 ? s_5 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_6 = t23_7 ? s_7 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
        s_7 = changed_6;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1177 = t1104 + 9u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
        const u32 t1178 = t1177 < t1105 ? t1177 : t1105;
#line 60 "src/functions/sequences.rs"
        const u32 t2_5 = t1178 > first_8 ? t1178 : first_8;
#line 60 "src/functions/sequences.rs"
        const u32 token_4 = t2_5 - first_8;
        const u32 t4_5 = token_4 >> 5u;
#line 61 "src/functions/sequences.rs"
        const u64 t13_5 = (u64)t4_5;
#line 61 "src/functions/sequences.rs"
        const u64 t14_5 = t13_5 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
        const u64 t15_5 = t14_5 * 4ull;
        const bool t18_5 = t1178 < first_8;
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
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_7 = t23_8 ? s_6 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
        const f32 changed_8 = t23_9 ? s_8 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
        s_8 = changed_8;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1201 = block_2 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 first_key_6 = t1201 + t607;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1203 = lane_6 & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1204 = t1203 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
        const u32 column = first_key_6 + t1204;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1206 = lane_6 >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1207 = first + t1206;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1208 = t1207 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        u32 t1209;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1209) : "r"(t1208), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1210 = t1209 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t1211 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_4 = t1211 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_2 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t1214 = visible_2 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s = t1214;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_3 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t1216 = visible_3 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_2 = t1216;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_4 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t1218 = visible_4 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_5 = t1218;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_5 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t1220 = visible_5 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_6 = t1220;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1221 = lane_6 >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1222 = first + t1221;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1223 = t1222 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1224 = t1223 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
        u32 t1225;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1225) : "r"(t1224), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
        const u32 t1226 = t1225 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 t1227 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
        const u32 end_5 = t1227 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_6 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t1230 = visible_6 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_3 = t1230;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_7 = 1u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t1232 = visible_7 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_4 = t1232;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_8 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t1234 = visible_8 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_7 = t1234;
#line 46 "fa-kernels/src/attention/mask.rs"
        const bool visible_9 = 9u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
        const f32 t1236 = visible_9 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
        s_8 = t1236;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1238;
        asm("max.f32 %0, %1, %2;" : "=f"(t1238) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1239;
        asm("max.f32 %0, %1, %2;" : "=f"(t1239) : "f"(t1238), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1240;
        asm("max.f32 %0, %1, %2;" : "=f"(t1240) : "f"(t1239), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1241;
        asm("max.f32 %0, %1, %2;" : "=f"(t1241) : "f"(t1240), "f"(s_6));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1242;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1242) : "f"(t1241));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_15;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_15) : "f"(t1241), "f"(t1242));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1244;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1244) : "f"(pair_15));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair_15), "f"(t1244));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t1247 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t1247;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1249 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1250;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1250) : "f"(old), "f"(scale_log2), "f"(t1249));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1250));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1252 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1253 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1253));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1255;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1255) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t1255;
        const f32 t1256 = t1252 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1257 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1257));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1259;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1259) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t1259;
        const f32 t1260 = t1256 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1261 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1261));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1263;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1263) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t1263;
        const f32 t1264 = t1260 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1265 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1265));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1267;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1267) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t1267;
        const f32 t1268 = t1264 + s_6;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t1268;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1269 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t1269;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1270 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t1270;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1271 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t1271;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1272 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t1272;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1273 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t1273;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1274 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t1274;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1275 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t1275;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1276 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t1276;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1277 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t1277;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1278 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t1278;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1279 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t1279;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1280 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t1280;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1281 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t1281;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1282 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t1282;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1283 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t1283;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1284 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t1284;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1285 = acc_33 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t1285;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1286 = acc_34 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t1286;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1287 = acc_37 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t1287;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1288 = acc_38 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t1288;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1289 = acc_41 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t1289;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1290 = acc_42 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t1290;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1291 = acc_45 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t1291;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1292 = acc_46 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t1292;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1293 = acc_49 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t1293;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1294 = acc_50 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t1294;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1295 = acc_53 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t1295;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1296 = acc_54 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t1296;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1297 = acc_57 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t1297;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1298 = acc_58 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t1298;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1299 = acc_61 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t1299;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1300 = acc_62 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t1300;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1302;
        asm("max.f32 %0, %1, %2;" : "=f"(t1302) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1303;
        asm("max.f32 %0, %1, %2;" : "=f"(t1303) : "f"(t1302), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1304;
        asm("max.f32 %0, %1, %2;" : "=f"(t1304) : "f"(t1303), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t1305;
        asm("max.f32 %0, %1, %2;" : "=f"(t1305) : "f"(t1304), "f"(s_8));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1306;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1306) : "f"(t1305));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_16;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_16) : "f"(t1305), "f"(t1306));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t1308;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1308) : "f"(pair_16));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_16), "f"(t1308));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t1311 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t1311;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t1313 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t1314;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1314) : "f"(old_2), "f"(scale_log2), "f"(t1313));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1314));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t1316 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1317 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_3), "f"(scale_log2), "f"(t1317));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1319;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1319) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t1319;
        const f32 t1320 = t1316 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1321 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_4), "f"(scale_log2), "f"(t1321));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1323;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1323) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t1323;
        const f32 t1324 = t1320 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1325 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t1325));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1327;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1327) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t1327;
        const f32 t1328 = t1324 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t1329 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t1329));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t1331;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1331) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t1331;
        const f32 t1332 = t1328 + s_8;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t1332;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1333 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t1333;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1334 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t1334;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1335 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t1335;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1336 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t1336;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1337 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t1337;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1338 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t1338;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1339 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t1339;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1340 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t1340;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1341 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1341;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1342 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1342;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1343 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1343;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1344 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1344;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1345 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1345;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1346 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1346;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1347 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1347;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1348 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1348;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1349 = acc_35 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t1349;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1350 = acc_36 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t1350;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1351 = acc_39 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t1351;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1352 = acc_40 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t1352;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1353 = acc_43 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t1353;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1354 = acc_44 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t1354;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1355 = acc_47 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t1355;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1356 = acc_48 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t1356;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1357 = acc_51 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t1357;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1358 = acc_52 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t1358;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1359 = acc_55 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t1359;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1360 = acc_56 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1360;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1361 = acc_59 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1361;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1362 = acc_60 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1362;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1363 = acc_63 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1363;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1364 = acc_64 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1364;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1365;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1365) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1366;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1366) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1367;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1367) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1368;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1368) : "f"(s_7), "f"(s_8));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t1369;
        asm volatile("mov.b32 %0, %1;" : "=r"(t1369) : "r"(t1037));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1370 = t1369 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1371 = t1369 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1372 = t1369 ^ 96u;
        const u32 t1373 = t662 + t1369;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1374 = t662 + t1370;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1375 = t662 + t1371;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1376 = t662 + t1372;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t1373) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1365), "r"(t1366), "r"(t1367), "r"(t1368), "r"(m_65), "r"(m_66));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1365), "r"(t1366), "r"(t1367), "r"(t1368), "r"(m_67), "r"(m_68));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t1374) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1365), "r"(t1366), "r"(t1367), "r"(t1368), "r"(m_69), "r"(m_70));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1365), "r"(t1366), "r"(t1367), "r"(t1368), "r"(m_71), "r"(m_72));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t1375) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1365), "r"(t1366), "r"(t1367), "r"(t1368), "r"(m_73), "r"(m_74));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1365), "r"(t1366), "r"(t1367), "r"(t1368), "r"(m_75), "r"(m_76));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t1376) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1365), "r"(t1366), "r"(t1367), "r"(t1368), "r"(m_77), "r"(m_78));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1365), "r"(t1366), "r"(t1367), "r"(t1368), "r"(m_79), "r"(m_80));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t1373) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1365), "r"(t1366), "r"(t1367), "r"(t1368), "r"(m_81), "r"(m_82));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1365), "r"(t1366), "r"(t1367), "r"(t1368), "r"(m_83), "r"(m_84));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t1374) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1365), "r"(t1366), "r"(t1367), "r"(t1368), "r"(m_85), "r"(m_86));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1365), "r"(t1366), "r"(t1367), "r"(t1368), "r"(m_87), "r"(m_88));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t1375) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1365), "r"(t1366), "r"(t1367), "r"(t1368), "r"(m_89), "r"(m_90));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1365), "r"(t1366), "r"(t1367), "r"(t1368), "r"(m_91), "r"(m_92));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t1376) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1365), "r"(t1366), "r"(t1367), "r"(t1368), "r"(m_93), "r"(m_94));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1365), "r"(t1366), "r"(t1367), "r"(t1368), "r"(m_95), "r"(m_96));
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
                const bool t1378 = found_3 == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1379 = begin_5 < below_3;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                const bool t1380 = t1378 & t1379;
                if (!t1380) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1381 = below_3 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1382 = end - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1383 = t1382 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1384 = t1381 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                const u32 number_3 = t1383 - t1384;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1386 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1387 = t1386 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1388 = t1387 - number_3;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_10 = t1388 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1390 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1391 = t1390 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1392 = t1391 - number_3;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                const u32 first_11 = t1392 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1394 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1395 = t1394 > first_11 ? t1394 : first_11;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                const u32 begin_6 = t1395 - first_11;
                const u32 t1397 = end - first_11;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                const u32 end_6 = t1397 < 32u ? t1397 : 32u;
                const u32 t1399 = 4294967295u << begin_6;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1400 = 32u - end_6;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1401 = 4294967295u >> t1400;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                const u32 t1402 = t1399 & t1401;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
                u32 bits_3 = t1402;
                const bool t1403 = number_3 < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
                if (t1403) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1404 = number_3 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 pair_17 = place + t1404;
                    f32 t1406;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1406) : "r"(pair_17) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t1407;
                    asm("mov.b32 %0, %1;" : "=r"(t1407) : "f"(t1406));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    f32 t1408;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1408) : "r"(pair_17) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    u32 t1409;
                    asm("mov.b32 %0, %1;" : "=r"(t1409) : "f"(t1408));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1410 = t1407 | t1409;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                    bits_3 = t1410;
                }
                const u32 t1411 = below_3 - first_10;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
                const u32 unused_3 = 32u - t1411;
                const u32 t1413 = 4294967295u >> unused_3;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1414 = bits_3 & t1413;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                found_3 = t1414;
                const bool t1415 = found_3 == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
                if (t1415) {
                    below_3 = first_10;
                } else {
                    u32 t1416;
                    asm("bfind.u32 %0, %1;" : "=r"(t1416) : "r"(found_3));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1417 = first_10 + t1416;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                    block_2 = t1417;
                }
            }
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 405 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 next = i_3 + 1u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1422 = next < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1422) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1423 = next & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1424 = t1423 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1425 = ring + t1424;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_7 = block_3 << 6u;
                const u32 t1427 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1428 = t1425 + t682;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1429 = (u64)first_key_7 * t675;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1430 = t686 + t1429;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1431 = t1430 + t687;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1432 = t1431 + t687;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1433 = t1432 + t687;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1434 = t677 < t1427;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1435 = t1434 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1428), "l"(t1430), "r"(t1435) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1436 = t677 < t1427;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1437 = t1436 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1428), "l"(t1431), "r"(t1437) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1438 = t677 < t1427;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1439 = t1438 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1428), "l"(t1432), "r"(t1439) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1440 = t677 < t1427;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1441 = t1440 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1428), "l"(t1433), "r"(t1441) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1442 = t1430 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1443 = t677 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1444 = t1443 < t1427;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1445 = t1444 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1428), "l"(t1442), "r"(t1445) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1446 = t1431 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1447 = t677 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1448 = t1447 < t1427;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1449 = t1448 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1428), "l"(t1446), "r"(t1449) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1450 = t1432 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1451 = t677 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1452 = t1451 < t1427;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1453 = t1452 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1428), "l"(t1450), "r"(t1453) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1454 = t1433 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1455 = t677 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1456 = t1455 < t1427;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1457 = t1456 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1428), "l"(t1454), "r"(t1457) : "memory");
            }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1458 = next < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1458) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1459 = next & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1460 = t1459 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1461 = t662 + t1460;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_8 = block_3 << 6u;
                const u32 t1463 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1464 = t1461 + t707;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1465 = (u64)first_key_8 * t700;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1466 = t711 + t1465;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1467 = t1466 + t712;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1468 = t1467 + t712;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1469 = t1468 + t712;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1470 = t702 < t1463;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1471 = t1470 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1464), "l"(t1466), "r"(t1471) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1472 = t702 < t1463;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1473 = t1472 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1464), "l"(t1467), "r"(t1473) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1474 = t702 < t1463;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1475 = t1474 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1464), "l"(t1468), "r"(t1475) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1476 = t702 < t1463;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1477 = t1476 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1464), "l"(t1469), "r"(t1477) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1478 = t1466 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1479 = t702 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1480 = t1479 < t1463;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1481 = t1480 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1464), "l"(t1478), "r"(t1481) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1482 = t1467 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1483 = t702 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1484 = t1483 < t1463;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1485 = t1484 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1464), "l"(t1482), "r"(t1485) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1486 = t1468 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1487 = t702 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1488 = t1487 < t1463;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1489 = t1488 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1464), "l"(t1486), "r"(t1489) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1490 = t1469 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1491 = t702 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1492 = t1491 < t1463;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1493 = t1492 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1464), "l"(t1490), "r"(t1493) : "memory");
            }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t1494 = next + 1u;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
            const bool t1495 = t1494 < count;
#line 98 "fa-kernels/src/attention/forward/block_order.rs"
            if (t1495) {
#line 122 "fa-kernels/src/attention/block_cursor.rs"
                const u32 begin_7 = end - end;
#line 212 "fa-kernels/src/attention/block_cursor.rs"
                u32 below_4 = block_3;
                u32 found_4 = 0u;
                while (true) {
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                    const bool t1497 = found_4 == 0u;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                    const bool t1498 = begin_7 < below_4;
#line 214 "fa-kernels/src/attention/block_cursor.rs"
                    const bool t1499 = t1497 & t1498;
                    if (!t1499) break;
#line 215 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1500 = below_4 - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1501 = end - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1502 = t1501 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1503 = t1500 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 number_4 = t1502 - t1503;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1505 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1506 = t1505 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1507 = t1506 - number_4;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 first_12 = t1507 << 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1509 = end - 1u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1510 = t1509 >> 5u;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1511 = t1510 - number_4;
#line 90 "fa-kernels/src/attention/block_walk.rs"
                    const u32 first_13 = t1511 << 5u;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1513 = end - end;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1514 = t1513 > first_13 ? t1513 : first_13;
#line 59 "fa-kernels/src/attention/block_walk.rs"
                    const u32 begin_8 = t1514 - first_13;
                    const u32 t1516 = end - first_13;
#line 60 "fa-kernels/src/attention/block_walk.rs"
                    const u32 end_7 = t1516 < 32u ? t1516 : 32u;
                    const u32 t1518 = 4294967295u << begin_8;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1519 = 32u - end_7;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1520 = 4294967295u >> t1519;
#line 61 "fa-kernels/src/attention/block_walk.rs"
                    const u32 t1521 = t1518 & t1520;
#line 217 "fa-kernels/src/attention/block_cursor.rs"
                    u32 bits_4 = t1521;
                    const bool t1522 = number_4 < 64u;
#line 218 "fa-kernels/src/attention/block_cursor.rs"
                    if (t1522) {
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 t1523 = number_4 << 3u;
#line 160 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 pair_18 = place + t1523;
                        f32 t1525;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1525) : "r"(pair_18) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                        u32 t1526;
                        asm("mov.b32 %0, %1;" : "=r"(t1526) : "f"(t1525));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                        f32 t1527;
                        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1527) : "r"(pair_18) : "memory");
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                        u32 t1528;
                        asm("mov.b32 %0, %1;" : "=r"(t1528) : "f"(t1527));
#line 161 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 t1529 = t1526 | t1528;
#line 219 "fa-kernels/src/attention/block_cursor.rs"
                        bits_4 = t1529;
                    }
                    const u32 t1530 = below_4 - first_12;
#line 221 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 unused_4 = 32u - t1530;
                    const u32 t1532 = 4294967295u >> unused_4;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                    const u32 t1533 = bits_4 & t1532;
#line 222 "fa-kernels/src/attention/block_cursor.rs"
                    found_4 = t1533;
                    const bool t1534 = found_4 == 0u;
#line 223 "fa-kernels/src/attention/block_cursor.rs"
                    if (t1534) {
                        below_4 = first_12;
                    } else {
                        u32 t1535;
                        asm("bfind.u32 %0, %1;" : "=r"(t1535) : "r"(found_4));
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                        const u32 t1536 = first_12 + t1535;
#line 226 "fa-kernels/src/attention/block_cursor.rs"
                        block_3 = t1536;
                    }
                }
            }
#line 407 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1540 = next + 1u;
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
            const u32 t1541 = i_3 & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1542 = t1541 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1543 = ring + t1542;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t1544;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1544) : "r"(t1029));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1545 = t1544 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1546 = t1544 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1547 = t1544 ^ 96u;
            const u32 t1548 = t1543 + t1544;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t1548) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_97), "r"(m_98));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_99), "r"(m_100));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1549 = t1543 + t1545;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t1549) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_101), "r"(m_102));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_103), "r"(m_104));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1550 = t1543 + t1546;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t1550) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_105), "r"(m_106));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_107), "r"(m_108));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1551 = t1543 + t1547;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t1551) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t1548) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_113), "r"(m_114));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_115), "r"(m_116));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t1549) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_117), "r"(m_118));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_119), "r"(m_120));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t1550) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_121), "r"(m_122));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_123), "r"(m_124));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t1551) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_125), "r"(m_126));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_127), "r"(m_128));
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1552 = end - 1u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1553 = t1552 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1554 = block_2 >> 5u;
#line 245 "fa-kernels/src/attention/block_cursor.rs"
            const u32 number_5 = t1553 - t1554;
#line 235 "fa-kernels/src/attention/block_cursor.rs"
            u32 whole_3 = 0u;
            const bool t1556 = number_5 < 64u;
#line 236 "fa-kernels/src/attention/block_cursor.rs"
            if (t1556) {
                const u32 t1557 = number_5 << 3u;
#line 237 "fa-kernels/src/attention/block_cursor.rs"
                const u32 t1558 = place + t1557;
#line 237 "fa-kernels/src/attention/block_cursor.rs"
                f32 t1559;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t1559) : "r"(t1558) : "memory");
#line 237 "fa-kernels/src/attention/block_cursor.rs"
                u32 t1560;
                asm("mov.b32 %0, %1;" : "=r"(t1560) : "f"(t1559));
#line 237 "fa-kernels/src/attention/block_cursor.rs"
                whole_3 = t1560;
            }
            const u32 t1561 = block_2 & 31u;
#line 239 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1562 = whole_3 >> t1561;
#line 239 "fa-kernels/src/attention/block_cursor.rs"
            const u32 t1563 = t1562 & 1u;
#line 239 "fa-kernels/src/attention/block_cursor.rs"
            const bool t1564 = t1563 == 0u;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (t1564) {
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1565 = block_2 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_9 = t1565 + t607;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1567 = lane_6 & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1568 = t1567 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1569 = first_key_9 + t1568;
#line 60 "src/functions/sequences.rs"
                const u32 t2_6 = t1569 > first_8 ? t1569 : first_8;
#line 60 "src/functions/sequences.rs"
                const u32 token_5 = t2_6 - first_8;
                const u32 t4_6 = token_5 >> 5u;
#line 61 "src/functions/sequences.rs"
                const u64 t13_6 = (u64)t4_6;
#line 61 "src/functions/sequences.rs"
                const u64 t14_6 = t13_6 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
                const u64 t15_6 = t14_6 * 4ull;
                const bool t18_6 = t1569 < first_8;
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
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_9 = t23_10 ? s_9 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_10 = t23_11 ? s_11 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_11 = changed_10;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1592 = t1569 + 1u;
#line 60 "src/functions/sequences.rs"
                const u32 t2_7 = t1592 > first_8 ? t1592 : first_8;
#line 60 "src/functions/sequences.rs"
                const u32 token_6 = t2_7 - first_8;
                const u32 t4_7 = token_6 >> 5u;
#line 61 "src/functions/sequences.rs"
                const u64 t13_7 = (u64)t4_7;
#line 61 "src/functions/sequences.rs"
                const u64 t14_7 = t13_7 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
                const u64 t15_7 = t14_7 * 4ull;
                const bool t18_7 = t1592 < first_8;
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
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_11 = t23_12 ? s_10 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_12 = t23_13 ? s_12 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_12 = changed_12;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1615 = t1569 + 8u;
#line 60 "src/functions/sequences.rs"
                const u32 t2_8 = t1615 > first_8 ? t1615 : first_8;
#line 60 "src/functions/sequences.rs"
                const u32 token_7 = t2_8 - first_8;
                const u32 t4_8 = token_7 >> 5u;
#line 61 "src/functions/sequences.rs"
                const u64 t13_8 = (u64)t4_8;
#line 61 "src/functions/sequences.rs"
                const u64 t14_8 = t13_8 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
                const u64 t15_8 = t14_8 * 4ull;
                const bool t18_8 = t1615 < first_8;
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
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_13 = t23_14 ? s_13 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_14 = t23_15 ? s_15 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_15 = changed_14;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1638 = t1569 + 9u;
#line 60 "src/functions/sequences.rs"
                const u32 t2_9 = t1638 > first_8 ? t1638 : first_8;
#line 60 "src/functions/sequences.rs"
                const u32 token_8 = t2_9 - first_8;
                const u32 t4_9 = token_8 >> 5u;
#line 61 "src/functions/sequences.rs"
                const u64 t13_9 = (u64)t4_9;
#line 61 "src/functions/sequences.rs"
                const u64 t14_9 = t13_9 * argument0_stride2;
#line 61 "src/functions/sequences.rs"
                const u64 t15_9 = t14_9 * 4ull;
                const bool t18_9 = t1638 < first_8;
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
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_15 = t23_16 ? s_14 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_16 = t23_17 ? s_16 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_16 = changed_16;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1661 = block_2 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_10 = t1661 + t607;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1663 = lane_6 & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1664 = t1663 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_10 + t1664;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1666 = lane_6 >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1667 = first + t1666;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1668 = t1667 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1669;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1669) : "r"(t1668), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1670 = t1669 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1671 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_8 = t1671 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 0u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1674 = visible_10 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t1674;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 1u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1676 = visible_11 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t1676;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 8u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1678 = visible_12 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t1678;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 9u < end_8;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1680 = visible_13 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t1680;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1681 = lane_6 >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1682 = first + t1681;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1683 = t1682 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1684 = t1683 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1685;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1685) : "r"(t1684), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1686 = t1685 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1687 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_9 = t1687 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 0u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1690 = visible_14 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t1690;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 1u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1692 = visible_15 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t1692;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 8u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1694 = visible_16 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t1694;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 9u < end_9;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1696 = visible_17 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t1696;
            }
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1698;
            asm("max.f32 %0, %1, %2;" : "=f"(t1698) : "f"(old_3), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1699;
            asm("max.f32 %0, %1, %2;" : "=f"(t1699) : "f"(t1698), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1700;
            asm("max.f32 %0, %1, %2;" : "=f"(t1700) : "f"(t1699), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1701;
            asm("max.f32 %0, %1, %2;" : "=f"(t1701) : "f"(t1700), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1702;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1702) : "f"(t1701));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_19;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_19) : "f"(t1701), "f"(t1702));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1704;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1704) : "f"(pair_19));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_19), "f"(t1704));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t1707 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t1707;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1709 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1710;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1710) : "f"(old_3), "f"(scale_log2), "f"(t1709));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1710));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1712 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1713 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t1713));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1715;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1715) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_9 = t1715;
            const f32 t1716 = t1712 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1717 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t1717));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1719;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1719) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_10 = t1719;
            const f32 t1720 = t1716 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1721 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_13), "f"(scale_log2), "f"(t1721));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1723;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1723) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_13 = t1723;
            const f32 t1724 = t1720 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1725 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_14), "f"(scale_log2), "f"(t1725));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1727;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1727) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_14 = t1727;
            const f32 t1728 = t1724 + s_14;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1728;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1729 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1729;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1730 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1730;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1731 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1731;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1732 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1732;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1733 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1733;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1734 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1734;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1735 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1735;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1736 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1736;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1737 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1737;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1738 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1738;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1739 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1739;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1740 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1740;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1741 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1741;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1742 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1742;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1743 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1743;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1744 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1744;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1745 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t1745;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1746 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t1746;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1747 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t1747;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1748 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t1748;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1749 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t1749;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1750 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t1750;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1751 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t1751;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1752 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t1752;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1753 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t1753;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1754 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t1754;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1755 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t1755;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1756 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t1756;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1757 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t1757;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1758 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t1758;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1759 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t1759;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1760 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t1760;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1762;
            asm("max.f32 %0, %1, %2;" : "=f"(t1762) : "f"(old_4), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1763;
            asm("max.f32 %0, %1, %2;" : "=f"(t1763) : "f"(t1762), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1764;
            asm("max.f32 %0, %1, %2;" : "=f"(t1764) : "f"(t1763), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1765;
            asm("max.f32 %0, %1, %2;" : "=f"(t1765) : "f"(t1764), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1766;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1766) : "f"(t1765));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_20;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_20) : "f"(t1765), "f"(t1766));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1768;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1768) : "f"(pair_20));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_20), "f"(t1768));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1771 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1771;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1773 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1774;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1774) : "f"(old_4), "f"(scale_log2), "f"(t1773));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1774));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1776 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1777 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t1777));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1779;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1779) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_11 = t1779;
            const f32 t1780 = t1776 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1781 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t1781));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1783;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1783) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_12 = t1783;
            const f32 t1784 = t1780 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1785 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t1785));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1787;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1787) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_15 = t1787;
            const f32 t1788 = t1784 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1789 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t1789));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1791;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1791) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_16 = t1791;
            const f32 t1792 = t1788 + s_16;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1792;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1793 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1793;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1794 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1794;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1795 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t1795;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1796 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t1796;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1797 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t1797;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1798 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t1798;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1799 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t1799;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1800 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t1800;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1801 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t1801;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1802 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t1802;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1803 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t1803;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1804 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t1804;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1805 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t1805;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1806 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t1806;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1807 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t1807;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1808 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t1808;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1809 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t1809;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1810 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t1810;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1811 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t1811;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1812 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t1812;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1813 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t1813;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1814 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t1814;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1815 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t1815;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1816 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t1816;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1817 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t1817;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1818 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t1818;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1819 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t1819;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1820 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t1820;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1821 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t1821;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1822 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t1822;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1823 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t1823;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1824 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t1824;
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1825;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1825) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1826;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1826) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1827;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1827) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1828;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1828) : "f"(s_15), "f"(s_16));
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1829 = i_3 & 1u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1830 = t1829 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1831 = t662 + t1830;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t1832;
            asm volatile("mov.b32 %0, %1;" : "=r"(t1832) : "r"(t1037));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1833 = t1832 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1834 = t1832 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1835 = t1832 ^ 96u;
            const u32 t1836 = t1831 + t1832;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1837 = t1831 + t1833;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1838 = t1831 + t1834;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1839 = t1831 + t1835;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t1836) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t1825), "r"(t1826), "r"(t1827), "r"(t1828), "r"(m_129), "r"(m_130));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t1825), "r"(t1826), "r"(t1827), "r"(t1828), "r"(m_131), "r"(m_132));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t1837) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t1825), "r"(t1826), "r"(t1827), "r"(t1828), "r"(m_133), "r"(m_134));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t1825), "r"(t1826), "r"(t1827), "r"(t1828), "r"(m_135), "r"(m_136));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t1838) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t1825), "r"(t1826), "r"(t1827), "r"(t1828), "r"(m_137), "r"(m_138));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t1825), "r"(t1826), "r"(t1827), "r"(t1828), "r"(m_139), "r"(m_140));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t1839) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t1825), "r"(t1826), "r"(t1827), "r"(t1828), "r"(m_141), "r"(m_142));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t1825), "r"(t1826), "r"(t1827), "r"(t1828), "r"(m_143), "r"(m_144));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_145;
            u32 m_146;
            u32 m_147;
            u32 m_148;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t1836) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t1825), "r"(t1826), "r"(t1827), "r"(t1828), "r"(m_145), "r"(m_146));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t1825), "r"(t1826), "r"(t1827), "r"(t1828), "r"(m_147), "r"(m_148));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_149;
            u32 m_150;
            u32 m_151;
            u32 m_152;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t1837) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t1825), "r"(t1826), "r"(t1827), "r"(t1828), "r"(m_149), "r"(m_150));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t1825), "r"(t1826), "r"(t1827), "r"(t1828), "r"(m_151), "r"(m_152));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_153;
            u32 m_154;
            u32 m_155;
            u32 m_156;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t1838) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t1825), "r"(t1826), "r"(t1827), "r"(t1828), "r"(m_153), "r"(m_154));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t1825), "r"(t1826), "r"(t1827), "r"(t1828), "r"(m_155), "r"(m_156));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_157;
            u32 m_158;
            u32 m_159;
            u32 m_160;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t1839) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t1825), "r"(t1826), "r"(t1827), "r"(t1828), "r"(m_157), "r"(m_158));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1825), "r"(t1826), "r"(t1827), "r"(t1828), "r"(m_159), "r"(m_160));
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
        const u32 t1840 = warp_2 * 8704u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1841 = ring + t1840;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t1842 = lane_6 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 mine = t1841 + t1842;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1844 = lane_6 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1845 = t1844 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1845) {
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
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1846 = lane_6 >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1847 = t1846 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1848 = t1847 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1848) {
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
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1850 = lane_6 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1851 = t1850 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1851) {
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1852 = lane_6 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs = ring + t1852;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns = theirs + slice;
            f32 t1855;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t1855) : "r"(theirs) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1856;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t1856) : "r"(theirs) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1857;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1857) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1858;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1858) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1859;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1859) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1860;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1860) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1861;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1861) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1862;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1862) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1863;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1863) : "r"(columns) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1864;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1864) : "r"(columns) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1865 = ring + 8704u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1866 = lane_6 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_2 = t1865 + t1866;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_2 = theirs_2 + slice;
            f32 t1869;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t1869) : "r"(theirs_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1870;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t1870) : "r"(theirs_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1871;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1871) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1872;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1872) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1873;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1873) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1874;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1874) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1875;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1875) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1876;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1876) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1877;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1877) : "r"(columns_2) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1878;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1878) : "r"(columns_2) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1879 = ring + 17408u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1880 = lane_6 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_3 = t1879 + t1880;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_3 = theirs_3 + slice;
            f32 t1883;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t1883) : "r"(theirs_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1884;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t1884) : "r"(theirs_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1885;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1885) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1886;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1886) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1887;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1887) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1888;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1888) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1889;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1889) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1890;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1890) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1891;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1891) : "r"(columns_3) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1892;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1892) : "r"(columns_3) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1893 = ring + 26112u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1894 = lane_6 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_4 = t1893 + t1894;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_4 = theirs_4 + slice;
            f32 t1897;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t1897) : "r"(theirs_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1898;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t1898) : "r"(theirs_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1899;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1899) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1900;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t1900) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1901;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t1901) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1902;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t1902) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1903;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t1903) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1904;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t1904) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1905;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t1905) : "r"(columns_4) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1906;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t1906) : "r"(columns_4) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1907;
            asm("max.f32 %0, %1, %2;" : "=f"(t1907) : "f"(t1855), "f"(t1869));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1908;
            asm("max.f32 %0, %1, %2;" : "=f"(t1908) : "f"(t1907), "f"(t1883));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max;
            asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t1908), "f"(t1897));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_5 = max == __uint_as_float(0xff800000u);
            const f32 t1911 = max * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_5 = none_5 ? 0.0f : t1911;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1913 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1914;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1914) : "f"(t1855), "f"(scale_log2), "f"(t1913));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t1914));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1916 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1917;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1917) : "f"(t1869), "f"(scale_log2), "f"(t1916));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t1917));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1919 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1920;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1920) : "f"(t1883), "f"(scale_log2), "f"(t1919));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t1920));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1922 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1923;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1923) : "f"(t1897), "f"(scale_log2), "f"(t1922));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t1923));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1925 = t1856 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1925;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1926;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1926) : "f"(t1870), "f"(factors_2), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1926;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1927;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1927) : "f"(t1884), "f"(factors_3), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1927;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1928;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1928) : "f"(t1898), "f"(factors_4), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t1928;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_2 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1929 = t1857 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1929;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1930;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1930) : "f"(t1871), "f"(factors_2), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1930;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1931;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1931) : "f"(t1885), "f"(factors_3), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1931;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1932;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1932) : "f"(t1899), "f"(factors_4), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t1932;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_3 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1933 = t1858 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1933;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1934;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1934) : "f"(t1872), "f"(factors_2), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1934;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1935;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1935) : "f"(t1886), "f"(factors_3), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1935;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1936;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1936) : "f"(t1900), "f"(factors_4), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t1936;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_4 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1937 = t1859 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1937;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1938;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1938) : "f"(t1873), "f"(factors_2), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1938;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1939;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1939) : "f"(t1887), "f"(factors_3), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1939;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1940;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1940) : "f"(t1901), "f"(factors_4), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t1940;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_5 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1941 = t1860 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1941;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1942;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1942) : "f"(t1874), "f"(factors_2), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1942;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1943;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1943) : "f"(t1888), "f"(factors_3), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1943;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1944;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1944) : "f"(t1902), "f"(factors_4), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t1944;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_6 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1945 = t1861 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1945;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1946;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1946) : "f"(t1875), "f"(factors_2), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1946;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1947;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1947) : "f"(t1889), "f"(factors_3), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1947;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1948;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1948) : "f"(t1903), "f"(factors_4), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t1948;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_7 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1949 = t1862 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1949;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1950;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1950) : "f"(t1876), "f"(factors_2), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1950;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1951;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1951) : "f"(t1890), "f"(factors_3), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1951;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1952;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1952) : "f"(t1904), "f"(factors_4), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t1952;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_8 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1953 = t1863 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1953;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1954;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1954) : "f"(t1877), "f"(factors_2), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1954;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1955;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1955) : "f"(t1891), "f"(factors_3), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1955;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1956;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1956) : "f"(t1905), "f"(factors_4), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t1956;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_9 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1957 = t1864 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1957;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1958;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1958) : "f"(t1878), "f"(factors_2), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1958;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1959;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1959) : "f"(t1892), "f"(factors_3), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1959;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1960;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1960) : "f"(t1906), "f"(factors_4), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t1960;
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
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1961 = lane_6 >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t1962 = t1961 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t1963 = t1962 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1963) {
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1964 = lane_6 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_5 = ring + t1964;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_5 = theirs_5 + slice;
            f32 t1967;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1967) : "r"(theirs_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1968;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1968) : "r"(theirs_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1969;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1969) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1970;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1970) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1971;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1971) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1972;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1972) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1973;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1973) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1974;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1974) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1975;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1975) : "r"(columns_5) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1976;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1976) : "r"(columns_5) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1977 = ring + 8704u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1978 = lane_6 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_6 = t1977 + t1978;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_6 = theirs_6 + slice;
            f32 t1981;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1981) : "r"(theirs_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1982;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1982) : "r"(theirs_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1983;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1983) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1984;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1984) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1985;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1985) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1986;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1986) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1987;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1987) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1988;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1988) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1989;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1989) : "r"(columns_6) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1990;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1990) : "r"(columns_6) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1991 = ring + 17408u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1992 = lane_6 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_7 = t1991 + t1992;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_7 = theirs_7 + slice;
            f32 t1995;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1995) : "r"(theirs_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1996;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1996) : "r"(theirs_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1997;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1997) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1998;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1998) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1999;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1999) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2000;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t2000) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2001;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t2001) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2002;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t2002) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2003;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t2003) : "r"(columns_7) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2004;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t2004) : "r"(columns_7) : "memory");
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2005 = ring + 26112u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2006 = lane_6 << 2u;
#line 236 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_8 = t2005 + t2006;
#line 297 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_8 = theirs_8 + slice;
            f32 t2009;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t2009) : "r"(theirs_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2010;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t2010) : "r"(theirs_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2011;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t2011) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2012;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t2012) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2013;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t2013) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2014;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t2014) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2015;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t2015) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2016;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t2016) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2017;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t2017) : "r"(columns_8) : "memory");
#line 298 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2018;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t2018) : "r"(columns_8) : "memory");
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2019;
            asm("max.f32 %0, %1, %2;" : "=f"(t2019) : "f"(t1967), "f"(t1981));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2020;
            asm("max.f32 %0, %1, %2;" : "=f"(t2020) : "f"(t2019), "f"(t1995));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max_2;
            asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t2020), "f"(t2009));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_6 = max_2 == __uint_as_float(0xff800000u);
            const f32 t2023 = max_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_6 = none_6 ? 0.0f : t2023;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t2025 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t2026;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2026) : "f"(t1967), "f"(scale_log2), "f"(t2025));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t2026));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t2028 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t2029;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2029) : "f"(t1981), "f"(scale_log2), "f"(t2028));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t2029));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t2031 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t2032;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2032) : "f"(t1995), "f"(scale_log2), "f"(t2031));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_7;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t2032));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t2034 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t2035;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2035) : "f"(t2009), "f"(scale_log2), "f"(t2034));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 factors_8;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t2035));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_10 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t2037 = t1968 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t2037;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2038;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2038) : "f"(t1982), "f"(factors_6), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t2038;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2039;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2039) : "f"(t1996), "f"(factors_7), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t2039;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2040;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2040) : "f"(t2010), "f"(factors_8), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t2040;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_11 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t2041 = t1969 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t2041;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2042;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2042) : "f"(t1983), "f"(factors_6), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t2042;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2043;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2043) : "f"(t1997), "f"(factors_7), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t2043;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2044;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2044) : "f"(t2011), "f"(factors_8), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t2044;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_12 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t2045 = t1970 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t2045;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2046;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2046) : "f"(t1984), "f"(factors_6), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t2046;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2047;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2047) : "f"(t1998), "f"(factors_7), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t2047;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2048;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2048) : "f"(t2012), "f"(factors_8), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t2048;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_13 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t2049 = t1971 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t2049;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2050;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2050) : "f"(t1985), "f"(factors_6), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t2050;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2051;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2051) : "f"(t1999), "f"(factors_7), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t2051;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2052;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2052) : "f"(t2013), "f"(factors_8), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t2052;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_14 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t2053 = t1972 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t2053;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2054;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2054) : "f"(t1986), "f"(factors_6), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t2054;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2055;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2055) : "f"(t2000), "f"(factors_7), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t2055;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2056;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2056) : "f"(t2014), "f"(factors_8), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t2056;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_15 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t2057 = t1973 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t2057;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2058;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2058) : "f"(t1987), "f"(factors_6), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t2058;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2059;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2059) : "f"(t2001), "f"(factors_7), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t2059;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2060;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2060) : "f"(t2015), "f"(factors_8), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t2060;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_16 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t2061 = t1974 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t2061;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2062;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2062) : "f"(t1988), "f"(factors_6), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t2062;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2063;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2063) : "f"(t2002), "f"(factors_7), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t2063;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2064;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2064) : "f"(t2016), "f"(factors_8), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t2064;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_17 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t2065 = t1975 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t2065;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2066;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2066) : "f"(t1989), "f"(factors_6), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t2066;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2067;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2067) : "f"(t2003), "f"(factors_7), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t2067;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2068;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2068) : "f"(t2017), "f"(factors_8), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t2068;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_18 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t2069 = t1976 * factors_5;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t2069;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2070;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2070) : "f"(t1990), "f"(factors_6), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t2070;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2071;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2071) : "f"(t2004), "f"(factors_7), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t2071;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t2072;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2072) : "f"(t2018), "f"(factors_8), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t2072;
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
        const bool t2073 = splits_2 == 1u;
#line 214 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t2073) {
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t2074;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2074) : "f"(row_sum_3));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_21 = row_sum_3 + t2074;
            f32 t2076;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2076) : "f"(pair_21));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t2077 = pair_21 + t2076;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_3 = t2077;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t2078;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2078) : "f"(row_sum_4));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_22 = row_sum_4 + t2078;
            f32 t2080;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2080) : "f"(pair_22));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t2081 = pair_22 + t2080;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_4 = t2081;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum_3;
            const bool t2082 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t2083;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2083) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t2082 ? 0.0f : t2083;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2085 = rows * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows = t2085;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2086 = rows_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_2 = t2086;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2087 = rows_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_5 = t2087;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2088 = rows_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_6 = t2088;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2089 = rows_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_9 = t2089;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2090 = rows_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_10 = t2090;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2091 = rows_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_13 = t2091;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2092 = rows_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_14 = t2092;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_4;
            const bool t2093 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t2094;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2094) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t2093 ? 0.0f : t2094;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2096 = rows_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_3 = t2096;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2097 = rows_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_4 = t2097;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2098 = rows_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_7 = t2098;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2099 = rows_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_8 = t2099;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2100 = rows_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_11 = t2100;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2101 = rows_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_12 = t2101;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2102 = rows_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_15 = t2102;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t2103 = rows_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            rows_16 = t2103;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_14 = warp_2 << 2u;
            const u32 t2105 = lane_6 & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2106 = t2105 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2107 = first_14 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t2106 + t2107;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2109 = lane_6 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2110 = t2109 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2110) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2111 = lane_6 >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2112 = first + t2111;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2113 = t2112 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2114;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2114) : "r"(t2113), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2115 = t2114 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2116 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2117 = first + t2111;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2118 = t2117 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2119;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2119) : "r"(t2118), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2120 = t2119 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2121 = t2120 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2122 = t2117 - t2121;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2123 = t2116 + t2122;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2124 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2125 = t2124 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2126 = t2125 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2127 = o + t2126;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2128 = (u64)t2115;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2129 = t2128 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2130 = t2129 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2131 = t2127 + t2130;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2132 = (u64)t2123;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2133 = t2132 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2134 = t2133 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2135 = t2131 + t2134;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2136 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t2135 + t2136;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_23 = rows;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_24 = rows_2;
                const u32 t2138 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2139 = first_14 < t2138;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2139) {
                    u32 t2140;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2140) : "f"(pair_23), "f"(pair_24));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t2140) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_25 = rows_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_26 = rows_6;
                const u32 t2141 = first_14 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2142 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2143 = t2141 < t2142;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2143) {
                    u32 t2144;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2144) : "f"(pair_25), "f"(pair_26));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t2144) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_27 = rows_9;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_28 = rows_10;
                const u32 t2145 = first_14 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2146 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2147 = t2145 < t2146;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2147) {
                    u32 t2148;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2148) : "f"(pair_27), "f"(pair_28));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t2148) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_29 = rows_13;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_30 = rows_14;
                const u32 t2149 = first_14 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2150 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2151 = t2149 < t2150;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2151) {
                    u32 t2152;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2152) : "f"(pair_29), "f"(pair_30));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t2152) : "memory");
                }
            }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2153 = lane_6 >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2154 = t2153 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2155 = t2154 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2155) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2156 = lane_6 >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2157 = t2156 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2158 = first + t2157;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2159 = t2158 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2160;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2160) : "r"(t2159), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2161 = t2160 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2162 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2163 = first + t2157;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2164 = t2163 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2165;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2165) : "r"(t2164), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2166 = t2165 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2167 = t2166 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2168 = t2163 - t2167;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2169 = t2162 + t2168;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2170 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2171 = t2170 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2172 = t2171 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2173 = o + t2172;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2174 = (u64)t2161;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2175 = t2174 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2176 = t2175 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2177 = t2173 + t2176;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2178 = (u64)t2169;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2179 = t2178 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2180 = t2179 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t2181 = t2177 + t2180;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2182 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_3 = t2181 + t2182;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_31 = rows_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_32 = rows_4;
                const u32 t2184 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2185 = first_14 < t2184;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2185) {
                    u32 t2186;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2186) : "f"(pair_31), "f"(pair_32));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t2186) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_33 = rows_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_34 = rows_8;
                const u32 t2187 = first_14 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2188 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2189 = t2187 < t2188;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2189) {
                    u32 t2190;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2190) : "f"(pair_33), "f"(pair_34));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t2190) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_35 = rows_11;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_36 = rows_12;
                const u32 t2191 = first_14 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2192 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2193 = t2191 < t2192;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2193) {
                    u32 t2194;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2194) : "f"(pair_35), "f"(pair_36));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t2194) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_37 = rows_15;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_38 = rows_16;
                const u32 t2195 = first_14 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2196 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t2197 = t2195 < t2196;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2197) {
                    u32 t2198;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2198) : "f"(pair_37), "f"(pair_38));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t2198) : "memory");
                }
            }
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2199 = warp_2 < 1u;
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2199) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row = lane_6 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2201 = row < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2202 = first + row;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2203 = t2202 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2204;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2204) : "r"(t2203), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2205 = t2204 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2206 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2207 = first + row;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2208 = t2207 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2209;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2209) : "r"(t2208), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2210 = t2209 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2211 = t2210 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2212 = t2207 - t2211;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2213 = t2206 + t2212;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t2214;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2214) : "f"(row_sum_3));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t2215;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2215) : "f"(row_max_3), "f"(scale_log2), "f"(t2214));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t2215 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t2217 = row_sum_3 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t2217 ? __uint_as_float(0xff800000u) : lse_2;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u32 t2219 = lane_6 & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t2220 = t2219 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t2221 = t2201 & t2220;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (t2221) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2222 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2223 = t2222 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2224 = t2223 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2225 = lse + t2224;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2226 = (u64)t2213;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2227 = t2226 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2228 = t2227 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2229 = t2225 + t2228;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2230 = (u64)t2205;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2231 = t2230 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2232 = t2231 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2233 = t2229 + t2232;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2233), "f"(value) : "memory");
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2234 = lane_6 >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_2 = t2234 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2236 = row_2 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2237 = first + row_2;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2238 = t2237 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2239;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2239) : "r"(t2238), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2240 = t2239 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2241 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2242 = first + row_2;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2243 = t2242 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t2244;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2244) : "r"(t2243), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2245 = t2244 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2246 = t2245 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2247 = t2242 - t2246;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t2248 = t2241 + t2247;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t2249;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2249) : "f"(row_sum_4));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t2250;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2250) : "f"(row_max_4), "f"(scale_log2), "f"(t2249));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t2250 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t2252 = row_sum_4 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t2252 ? __uint_as_float(0xff800000u) : lse_3;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u32 t2254 = lane_6 & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t2255 = t2254 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t2256 = t2236 & t2255;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (t2256) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2257 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2258 = t2257 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2259 = t2258 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2260 = lse + t2259;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2261 = (u64)t2248;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2262 = t2261 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2263 = t2262 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2264 = t2260 + t2263;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2265 = (u64)t2240;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2266 = t2265 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2267 = t2266 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t2268 = t2264 + t2267;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2268), "f"(value_2) : "memory");
                }
            }
        } else {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2269 = lane_6 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2270 = t2269 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2270) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index = warp_2 << 1u;
                const u64 t2272 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2273 = t2272 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2274 = t2273 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2275 = partials + t2274;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2276 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2277 = t2276 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2278 = t2277 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2279 = t2275 + t2278;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2280 = (u64)index;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2281 = t2280 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2282 = t2281 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2283 = t2279 + t2282;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2284 = (u64)lane_6 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2285 = t2283 + t2284;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2286 = lane_6 << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2287 = (u64)t2286 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2288 = t2283 + t2287;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2289;
                asm("mov.b32 %0, %1;" : "=r"(t2289) : "f"(rows));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2290;
                asm("mov.b32 %0, %1;" : "=r"(t2290) : "f"(rows_2));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2291;
                asm("mov.b32 %0, %1;" : "=r"(t2291) : "f"(rows_5));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2292;
                asm("mov.b32 %0, %1;" : "=r"(t2292) : "f"(rows_6));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2288), "r"(t2289), "r"(t2290), "r"(t2291), "r"(t2292) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2293;
                asm("mov.b32 %0, %1;" : "=r"(t2293) : "f"(rows_9));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2294;
                asm("mov.b32 %0, %1;" : "=r"(t2294) : "f"(rows_10));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2295;
                asm("mov.b32 %0, %1;" : "=r"(t2295) : "f"(rows_13));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2296;
                asm("mov.b32 %0, %1;" : "=r"(t2296) : "f"(rows_14));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t2288), "r"(t2293), "r"(t2294), "r"(t2295), "r"(t2296) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2285), "f"(row_max_3) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2285), "f"(row_sum_3) : "memory");
            }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2297 = lane_6 >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t2298 = t2297 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t2299 = t2298 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2299) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2300 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_2 = t2300 + 1u;
                const u64 t2302 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2303 = t2302 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2304 = t2303 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2305 = partials + t2304;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2306 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2307 = t2306 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2308 = t2307 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2309 = t2305 + t2308;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2310 = (u64)index_2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2311 = t2310 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2312 = t2311 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2313 = t2309 + t2312;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2314 = (u64)lane_6 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2315 = t2313 + t2314;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2316 = lane_6 << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2317 = (u64)t2316 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t2318 = t2313 + t2317;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2319;
                asm("mov.b32 %0, %1;" : "=r"(t2319) : "f"(rows_3));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2320;
                asm("mov.b32 %0, %1;" : "=r"(t2320) : "f"(rows_4));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2321;
                asm("mov.b32 %0, %1;" : "=r"(t2321) : "f"(rows_7));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2322;
                asm("mov.b32 %0, %1;" : "=r"(t2322) : "f"(rows_8));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2318), "r"(t2319), "r"(t2320), "r"(t2321), "r"(t2322) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2323;
                asm("mov.b32 %0, %1;" : "=r"(t2323) : "f"(rows_11));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2324;
                asm("mov.b32 %0, %1;" : "=r"(t2324) : "f"(rows_12));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2325;
                asm("mov.b32 %0, %1;" : "=r"(t2325) : "f"(rows_15));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2326;
                asm("mov.b32 %0, %1;" : "=r"(t2326) : "f"(rows_16));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t2318), "r"(t2323), "r"(t2324), "r"(t2325), "r"(t2326) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t2315), "f"(row_max_4) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t2315), "f"(row_sum_4) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2327 = (u64)tile;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2328 = t2327 * arrived_stride0;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2329 = t2328 * 4ull;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2330 = arrived + t2329;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2331 = splits_2 - 1u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2332 = (u32)__cvta_generic_to_shared(smem);
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2333 = t2332 + 70656u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2334 = threadIdx.x;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2335 = t2334 == 0u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2335) {
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2336;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t2336) : "l"(t2330), "r"(t2331) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2333), "r"(t2336) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t2337;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t2337) : "r"(t2333) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2338 = t2337 == t2331;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2338) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2339 = lane_6 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2340 = t2339 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2340) {
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
                        const bool t2341 = split < splits_2;
                        if (!t2341) break;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_3 = warp_2 << 1u;
                        const u64 t2343 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2344 = t2343 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2345 = t2344 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2346 = partials + t2345;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2347 = (u64)split;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2348 = t2347 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2349 = t2348 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2350 = t2346 + t2349;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2351 = (u64)index_3;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2352 = t2351 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2353 = t2352 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2354 = t2350 + t2353;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2355 = (u64)lane_6 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2356 = t2354 + t2355;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2357 = lane_6 << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2358 = (u64)t2357 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2359 = t2354 + t2358;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk;
                        u32 chunk_2;
                        u32 chunk_3;
                        u32 chunk_4;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t2359) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2360;
                        asm("mov.b32 %0, %1;" : "=f"(t2360) : "r"(chunk));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2361;
                        asm("mov.b32 %0, %1;" : "=f"(t2361) : "r"(chunk_2));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2362;
                        asm("mov.b32 %0, %1;" : "=f"(t2362) : "r"(chunk_3));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2363;
                        asm("mov.b32 %0, %1;" : "=f"(t2363) : "r"(chunk_4));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_5;
                        u32 chunk_6;
                        u32 chunk_7;
                        u32 chunk_8;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t2359) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2364;
                        asm("mov.b32 %0, %1;" : "=f"(t2364) : "r"(chunk_5));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2365;
                        asm("mov.b32 %0, %1;" : "=f"(t2365) : "r"(chunk_6));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2366;
                        asm("mov.b32 %0, %1;" : "=f"(t2366) : "r"(chunk_7));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2367;
                        asm("mov.b32 %0, %1;" : "=f"(t2367) : "r"(chunk_8));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2368;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2368) : "l"(t2356) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2369;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2369) : "l"(t2356) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words = t2360;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_2 = t2361;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_3 = t2362;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_4 = t2363;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_5 = t2364;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_6 = t2365;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_7 = t2366;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_8 = t2367;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_9 = t2368;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_10 = t2369;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state = words_9;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_2 = words_10;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2370 = split + 1u;
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
                        const bool t2371 = t2370 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2371) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_4 = warp_2 << 1u;
                            const u64 t2373 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2374 = t2373 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2375 = t2374 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2376 = partials + t2375;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2377 = (u64)t2370;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2378 = t2377 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2379 = t2378 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2380 = t2376 + t2379;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2381 = (u64)index_4;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2382 = t2381 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2383 = t2382 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2384 = t2380 + t2383;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2385 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2386 = t2384 + t2385;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2387 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2388 = (u64)t2387 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2389 = t2384 + t2388;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_9;
                            u32 chunk_10;
                            u32 chunk_11;
                            u32 chunk_12;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t2389) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2390;
                            asm("mov.b32 %0, %1;" : "=f"(t2390) : "r"(chunk_9));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2391;
                            asm("mov.b32 %0, %1;" : "=f"(t2391) : "r"(chunk_10));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2392;
                            asm("mov.b32 %0, %1;" : "=f"(t2392) : "r"(chunk_11));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2393;
                            asm("mov.b32 %0, %1;" : "=f"(t2393) : "r"(chunk_12));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_13;
                            u32 chunk_14;
                            u32 chunk_15;
                            u32 chunk_16;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t2389) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2394;
                            asm("mov.b32 %0, %1;" : "=f"(t2394) : "r"(chunk_13));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2395;
                            asm("mov.b32 %0, %1;" : "=f"(t2395) : "r"(chunk_14));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2396;
                            asm("mov.b32 %0, %1;" : "=f"(t2396) : "r"(chunk_15));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2397;
                            asm("mov.b32 %0, %1;" : "=f"(t2397) : "r"(chunk_16));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2398;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2398) : "l"(t2386) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2399;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2399) : "l"(t2386) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t2390;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t2391;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t2392;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t2393;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t2394;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t2395;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t2396;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t2397;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t2398;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t2399;
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
                        const u32 t2400 = split + 2u;
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
                        const bool t2401 = t2400 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2401) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_5 = warp_2 << 1u;
                            const u64 t2403 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2404 = t2403 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2405 = t2404 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2406 = partials + t2405;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2407 = (u64)t2400;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2408 = t2407 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2409 = t2408 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2410 = t2406 + t2409;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2411 = (u64)index_5;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2412 = t2411 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2413 = t2412 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2414 = t2410 + t2413;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2415 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2416 = t2414 + t2415;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2417 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2418 = (u64)t2417 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2419 = t2414 + t2418;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_17;
                            u32 chunk_18;
                            u32 chunk_19;
                            u32 chunk_20;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t2419) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2420;
                            asm("mov.b32 %0, %1;" : "=f"(t2420) : "r"(chunk_17));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2421;
                            asm("mov.b32 %0, %1;" : "=f"(t2421) : "r"(chunk_18));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2422;
                            asm("mov.b32 %0, %1;" : "=f"(t2422) : "r"(chunk_19));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2423;
                            asm("mov.b32 %0, %1;" : "=f"(t2423) : "r"(chunk_20));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_21;
                            u32 chunk_22;
                            u32 chunk_23;
                            u32 chunk_24;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_21), "=r"(chunk_22), "=r"(chunk_23), "=r"(chunk_24) : "l"(t2419) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2424;
                            asm("mov.b32 %0, %1;" : "=f"(t2424) : "r"(chunk_21));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2425;
                            asm("mov.b32 %0, %1;" : "=f"(t2425) : "r"(chunk_22));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2426;
                            asm("mov.b32 %0, %1;" : "=f"(t2426) : "r"(chunk_23));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2427;
                            asm("mov.b32 %0, %1;" : "=f"(t2427) : "r"(chunk_24));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2428;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2428) : "l"(t2416) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2429;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2429) : "l"(t2416) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t2420;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t2421;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t2422;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t2423;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t2424;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t2425;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t2426;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t2427;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t2428;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t2429;
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
                        const u32 t2430 = split + 3u;
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
                        const bool t2431 = t2430 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2431) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_6 = warp_2 << 1u;
                            const u64 t2433 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2434 = t2433 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2435 = t2434 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2436 = partials + t2435;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2437 = (u64)t2430;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2438 = t2437 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2439 = t2438 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2440 = t2436 + t2439;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2441 = (u64)index_6;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2442 = t2441 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2443 = t2442 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2444 = t2440 + t2443;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2445 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2446 = t2444 + t2445;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2447 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2448 = (u64)t2447 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2449 = t2444 + t2448;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_25;
                            u32 chunk_26;
                            u32 chunk_27;
                            u32 chunk_28;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_25), "=r"(chunk_26), "=r"(chunk_27), "=r"(chunk_28) : "l"(t2449) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2450;
                            asm("mov.b32 %0, %1;" : "=f"(t2450) : "r"(chunk_25));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2451;
                            asm("mov.b32 %0, %1;" : "=f"(t2451) : "r"(chunk_26));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2452;
                            asm("mov.b32 %0, %1;" : "=f"(t2452) : "r"(chunk_27));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2453;
                            asm("mov.b32 %0, %1;" : "=f"(t2453) : "r"(chunk_28));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_29;
                            u32 chunk_30;
                            u32 chunk_31;
                            u32 chunk_32;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_29), "=r"(chunk_30), "=r"(chunk_31), "=r"(chunk_32) : "l"(t2449) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2454;
                            asm("mov.b32 %0, %1;" : "=f"(t2454) : "r"(chunk_29));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2455;
                            asm("mov.b32 %0, %1;" : "=f"(t2455) : "r"(chunk_30));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2456;
                            asm("mov.b32 %0, %1;" : "=f"(t2456) : "r"(chunk_31));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2457;
                            asm("mov.b32 %0, %1;" : "=f"(t2457) : "r"(chunk_32));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2458;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2458) : "l"(t2446) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2459;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2459) : "l"(t2446) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t2450;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t2451;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t2452;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t2453;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t2454;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t2455;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t2456;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t2457;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t2458;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t2459;
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
                        const u32 t2460 = split + 4u;
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
                        const bool t2461 = t2460 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2461) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_7 = warp_2 << 1u;
                            const u64 t2463 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2464 = t2463 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2465 = t2464 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2466 = partials + t2465;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2467 = (u64)t2460;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2468 = t2467 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2469 = t2468 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2470 = t2466 + t2469;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2471 = (u64)index_7;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2472 = t2471 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2473 = t2472 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2474 = t2470 + t2473;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2475 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2476 = t2474 + t2475;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2477 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2478 = (u64)t2477 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2479 = t2474 + t2478;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_33;
                            u32 chunk_34;
                            u32 chunk_35;
                            u32 chunk_36;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_33), "=r"(chunk_34), "=r"(chunk_35), "=r"(chunk_36) : "l"(t2479) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2480;
                            asm("mov.b32 %0, %1;" : "=f"(t2480) : "r"(chunk_33));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2481;
                            asm("mov.b32 %0, %1;" : "=f"(t2481) : "r"(chunk_34));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2482;
                            asm("mov.b32 %0, %1;" : "=f"(t2482) : "r"(chunk_35));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2483;
                            asm("mov.b32 %0, %1;" : "=f"(t2483) : "r"(chunk_36));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_37;
                            u32 chunk_38;
                            u32 chunk_39;
                            u32 chunk_40;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_37), "=r"(chunk_38), "=r"(chunk_39), "=r"(chunk_40) : "l"(t2479) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2484;
                            asm("mov.b32 %0, %1;" : "=f"(t2484) : "r"(chunk_37));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2485;
                            asm("mov.b32 %0, %1;" : "=f"(t2485) : "r"(chunk_38));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2486;
                            asm("mov.b32 %0, %1;" : "=f"(t2486) : "r"(chunk_39));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2487;
                            asm("mov.b32 %0, %1;" : "=f"(t2487) : "r"(chunk_40));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2488;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2488) : "l"(t2476) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2489;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2489) : "l"(t2476) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t2480;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t2481;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t2482;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t2483;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t2484;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t2485;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t2486;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t2487;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t2488;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t2489;
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
                        const u32 t2490 = split + 5u;
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
                        const bool t2491 = t2490 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2491) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_8 = warp_2 << 1u;
                            const u64 t2493 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2494 = t2493 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2495 = t2494 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2496 = partials + t2495;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2497 = (u64)t2490;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2498 = t2497 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2499 = t2498 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2500 = t2496 + t2499;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2501 = (u64)index_8;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2502 = t2501 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2503 = t2502 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2504 = t2500 + t2503;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2505 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2506 = t2504 + t2505;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2507 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2508 = (u64)t2507 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2509 = t2504 + t2508;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_41;
                            u32 chunk_42;
                            u32 chunk_43;
                            u32 chunk_44;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_41), "=r"(chunk_42), "=r"(chunk_43), "=r"(chunk_44) : "l"(t2509) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2510;
                            asm("mov.b32 %0, %1;" : "=f"(t2510) : "r"(chunk_41));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2511;
                            asm("mov.b32 %0, %1;" : "=f"(t2511) : "r"(chunk_42));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2512;
                            asm("mov.b32 %0, %1;" : "=f"(t2512) : "r"(chunk_43));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2513;
                            asm("mov.b32 %0, %1;" : "=f"(t2513) : "r"(chunk_44));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_45;
                            u32 chunk_46;
                            u32 chunk_47;
                            u32 chunk_48;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_45), "=r"(chunk_46), "=r"(chunk_47), "=r"(chunk_48) : "l"(t2509) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2514;
                            asm("mov.b32 %0, %1;" : "=f"(t2514) : "r"(chunk_45));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2515;
                            asm("mov.b32 %0, %1;" : "=f"(t2515) : "r"(chunk_46));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2516;
                            asm("mov.b32 %0, %1;" : "=f"(t2516) : "r"(chunk_47));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2517;
                            asm("mov.b32 %0, %1;" : "=f"(t2517) : "r"(chunk_48));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2518;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2518) : "l"(t2506) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2519;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2519) : "l"(t2506) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t2510;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t2511;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t2512;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t2513;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t2514;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t2515;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t2516;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t2517;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t2518;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t2519;
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
                        const u32 t2520 = split + 6u;
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
                        const bool t2521 = t2520 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2521) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_9 = warp_2 << 1u;
                            const u64 t2523 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2524 = t2523 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2525 = t2524 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2526 = partials + t2525;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2527 = (u64)t2520;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2528 = t2527 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2529 = t2528 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2530 = t2526 + t2529;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2531 = (u64)index_9;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2532 = t2531 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2533 = t2532 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2534 = t2530 + t2533;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2535 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2536 = t2534 + t2535;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2537 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2538 = (u64)t2537 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2539 = t2534 + t2538;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_49;
                            u32 chunk_50;
                            u32 chunk_51;
                            u32 chunk_52;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_49), "=r"(chunk_50), "=r"(chunk_51), "=r"(chunk_52) : "l"(t2539) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2540;
                            asm("mov.b32 %0, %1;" : "=f"(t2540) : "r"(chunk_49));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2541;
                            asm("mov.b32 %0, %1;" : "=f"(t2541) : "r"(chunk_50));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2542;
                            asm("mov.b32 %0, %1;" : "=f"(t2542) : "r"(chunk_51));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2543;
                            asm("mov.b32 %0, %1;" : "=f"(t2543) : "r"(chunk_52));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_53;
                            u32 chunk_54;
                            u32 chunk_55;
                            u32 chunk_56;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_53), "=r"(chunk_54), "=r"(chunk_55), "=r"(chunk_56) : "l"(t2539) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2544;
                            asm("mov.b32 %0, %1;" : "=f"(t2544) : "r"(chunk_53));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2545;
                            asm("mov.b32 %0, %1;" : "=f"(t2545) : "r"(chunk_54));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2546;
                            asm("mov.b32 %0, %1;" : "=f"(t2546) : "r"(chunk_55));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2547;
                            asm("mov.b32 %0, %1;" : "=f"(t2547) : "r"(chunk_56));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2548;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2548) : "l"(t2536) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2549;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2549) : "l"(t2536) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t2540;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t2541;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t2542;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t2543;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t2544;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t2545;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t2546;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t2547;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t2548;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t2549;
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
                        const u32 t2550 = split + 7u;
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
                        const bool t2551 = t2550 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2551) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_10 = warp_2 << 1u;
                            const u64 t2553 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2554 = t2553 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2555 = t2554 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2556 = partials + t2555;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2557 = (u64)t2550;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2558 = t2557 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2559 = t2558 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2560 = t2556 + t2559;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2561 = (u64)index_10;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2562 = t2561 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2563 = t2562 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2564 = t2560 + t2563;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2565 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2566 = t2564 + t2565;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2567 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2568 = (u64)t2567 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2569 = t2564 + t2568;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_57;
                            u32 chunk_58;
                            u32 chunk_59;
                            u32 chunk_60;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_57), "=r"(chunk_58), "=r"(chunk_59), "=r"(chunk_60) : "l"(t2569) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2570;
                            asm("mov.b32 %0, %1;" : "=f"(t2570) : "r"(chunk_57));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2571;
                            asm("mov.b32 %0, %1;" : "=f"(t2571) : "r"(chunk_58));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2572;
                            asm("mov.b32 %0, %1;" : "=f"(t2572) : "r"(chunk_59));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2573;
                            asm("mov.b32 %0, %1;" : "=f"(t2573) : "r"(chunk_60));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_61;
                            u32 chunk_62;
                            u32 chunk_63;
                            u32 chunk_64;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_61), "=r"(chunk_62), "=r"(chunk_63), "=r"(chunk_64) : "l"(t2569) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2574;
                            asm("mov.b32 %0, %1;" : "=f"(t2574) : "r"(chunk_61));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2575;
                            asm("mov.b32 %0, %1;" : "=f"(t2575) : "r"(chunk_62));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2576;
                            asm("mov.b32 %0, %1;" : "=f"(t2576) : "r"(chunk_63));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2577;
                            asm("mov.b32 %0, %1;" : "=f"(t2577) : "r"(chunk_64));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2578;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2578) : "l"(t2566) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2579;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2579) : "l"(t2566) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t2570;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t2571;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t2572;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t2573;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t2574;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t2575;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t2576;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t2577;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t2578;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t2579;
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
                        const u32 t2580 = split + 8u;
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
                        const bool t2581 = t2580 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2581) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_11 = warp_2 << 1u;
                            const u64 t2583 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2584 = t2583 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2585 = t2584 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2586 = partials + t2585;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2587 = (u64)t2580;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2588 = t2587 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2589 = t2588 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2590 = t2586 + t2589;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2591 = (u64)index_11;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2592 = t2591 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2593 = t2592 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2594 = t2590 + t2593;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2595 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2596 = t2594 + t2595;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2597 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2598 = (u64)t2597 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2599 = t2594 + t2598;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_65;
                            u32 chunk_66;
                            u32 chunk_67;
                            u32 chunk_68;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_65), "=r"(chunk_66), "=r"(chunk_67), "=r"(chunk_68) : "l"(t2599) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2600;
                            asm("mov.b32 %0, %1;" : "=f"(t2600) : "r"(chunk_65));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2601;
                            asm("mov.b32 %0, %1;" : "=f"(t2601) : "r"(chunk_66));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2602;
                            asm("mov.b32 %0, %1;" : "=f"(t2602) : "r"(chunk_67));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2603;
                            asm("mov.b32 %0, %1;" : "=f"(t2603) : "r"(chunk_68));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_69;
                            u32 chunk_70;
                            u32 chunk_71;
                            u32 chunk_72;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_69), "=r"(chunk_70), "=r"(chunk_71), "=r"(chunk_72) : "l"(t2599) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2604;
                            asm("mov.b32 %0, %1;" : "=f"(t2604) : "r"(chunk_69));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2605;
                            asm("mov.b32 %0, %1;" : "=f"(t2605) : "r"(chunk_70));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2606;
                            asm("mov.b32 %0, %1;" : "=f"(t2606) : "r"(chunk_71));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2607;
                            asm("mov.b32 %0, %1;" : "=f"(t2607) : "r"(chunk_72));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2608;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2608) : "l"(t2596) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2609;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2609) : "l"(t2596) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t2600;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t2601;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t2602;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t2603;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t2604;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t2605;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t2606;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t2607;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t2608;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t2609;
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
                        const u32 t2610 = split + 9u;
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
                        const bool t2611 = t2610 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2611) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_12 = warp_2 << 1u;
                            const u64 t2613 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2614 = t2613 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2615 = t2614 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2616 = partials + t2615;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2617 = (u64)t2610;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2618 = t2617 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2619 = t2618 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2620 = t2616 + t2619;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2621 = (u64)index_12;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2622 = t2621 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2623 = t2622 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2624 = t2620 + t2623;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2625 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2626 = t2624 + t2625;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2627 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2628 = (u64)t2627 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2629 = t2624 + t2628;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_73;
                            u32 chunk_74;
                            u32 chunk_75;
                            u32 chunk_76;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_73), "=r"(chunk_74), "=r"(chunk_75), "=r"(chunk_76) : "l"(t2629) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2630;
                            asm("mov.b32 %0, %1;" : "=f"(t2630) : "r"(chunk_73));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2631;
                            asm("mov.b32 %0, %1;" : "=f"(t2631) : "r"(chunk_74));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2632;
                            asm("mov.b32 %0, %1;" : "=f"(t2632) : "r"(chunk_75));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2633;
                            asm("mov.b32 %0, %1;" : "=f"(t2633) : "r"(chunk_76));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_77;
                            u32 chunk_78;
                            u32 chunk_79;
                            u32 chunk_80;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_77), "=r"(chunk_78), "=r"(chunk_79), "=r"(chunk_80) : "l"(t2629) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2634;
                            asm("mov.b32 %0, %1;" : "=f"(t2634) : "r"(chunk_77));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2635;
                            asm("mov.b32 %0, %1;" : "=f"(t2635) : "r"(chunk_78));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2636;
                            asm("mov.b32 %0, %1;" : "=f"(t2636) : "r"(chunk_79));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2637;
                            asm("mov.b32 %0, %1;" : "=f"(t2637) : "r"(chunk_80));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2638;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2638) : "l"(t2626) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2639;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2639) : "l"(t2626) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t2630;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t2631;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t2632;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t2633;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t2634;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t2635;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t2636;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t2637;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t2638;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t2639;
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
                        const u32 t2640 = split + 10u;
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
                        const bool t2641 = t2640 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2641) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_13 = warp_2 << 1u;
                            const u64 t2643 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2644 = t2643 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2645 = t2644 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2646 = partials + t2645;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2647 = (u64)t2640;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2648 = t2647 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2649 = t2648 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2650 = t2646 + t2649;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2651 = (u64)index_13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2652 = t2651 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2653 = t2652 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2654 = t2650 + t2653;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2655 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2656 = t2654 + t2655;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2657 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2658 = (u64)t2657 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2659 = t2654 + t2658;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_81;
                            u32 chunk_82;
                            u32 chunk_83;
                            u32 chunk_84;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_81), "=r"(chunk_82), "=r"(chunk_83), "=r"(chunk_84) : "l"(t2659) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2660;
                            asm("mov.b32 %0, %1;" : "=f"(t2660) : "r"(chunk_81));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2661;
                            asm("mov.b32 %0, %1;" : "=f"(t2661) : "r"(chunk_82));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2662;
                            asm("mov.b32 %0, %1;" : "=f"(t2662) : "r"(chunk_83));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2663;
                            asm("mov.b32 %0, %1;" : "=f"(t2663) : "r"(chunk_84));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_85;
                            u32 chunk_86;
                            u32 chunk_87;
                            u32 chunk_88;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_85), "=r"(chunk_86), "=r"(chunk_87), "=r"(chunk_88) : "l"(t2659) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2664;
                            asm("mov.b32 %0, %1;" : "=f"(t2664) : "r"(chunk_85));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2665;
                            asm("mov.b32 %0, %1;" : "=f"(t2665) : "r"(chunk_86));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2666;
                            asm("mov.b32 %0, %1;" : "=f"(t2666) : "r"(chunk_87));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2667;
                            asm("mov.b32 %0, %1;" : "=f"(t2667) : "r"(chunk_88));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2668;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2668) : "l"(t2656) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2669;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2669) : "l"(t2656) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t2660;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t2661;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t2662;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t2663;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t2664;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t2665;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t2666;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t2667;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t2668;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t2669;
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
                        const u32 t2670 = split + 11u;
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
                        const bool t2671 = t2670 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2671) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_14 = warp_2 << 1u;
                            const u64 t2673 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2674 = t2673 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2675 = t2674 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2676 = partials + t2675;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2677 = (u64)t2670;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2678 = t2677 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2679 = t2678 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2680 = t2676 + t2679;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2681 = (u64)index_14;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2682 = t2681 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2683 = t2682 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2684 = t2680 + t2683;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2685 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2686 = t2684 + t2685;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2687 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2688 = (u64)t2687 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2689 = t2684 + t2688;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_89;
                            u32 chunk_90;
                            u32 chunk_91;
                            u32 chunk_92;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_89), "=r"(chunk_90), "=r"(chunk_91), "=r"(chunk_92) : "l"(t2689) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2690;
                            asm("mov.b32 %0, %1;" : "=f"(t2690) : "r"(chunk_89));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2691;
                            asm("mov.b32 %0, %1;" : "=f"(t2691) : "r"(chunk_90));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2692;
                            asm("mov.b32 %0, %1;" : "=f"(t2692) : "r"(chunk_91));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2693;
                            asm("mov.b32 %0, %1;" : "=f"(t2693) : "r"(chunk_92));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_93;
                            u32 chunk_94;
                            u32 chunk_95;
                            u32 chunk_96;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_93), "=r"(chunk_94), "=r"(chunk_95), "=r"(chunk_96) : "l"(t2689) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2694;
                            asm("mov.b32 %0, %1;" : "=f"(t2694) : "r"(chunk_93));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2695;
                            asm("mov.b32 %0, %1;" : "=f"(t2695) : "r"(chunk_94));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2696;
                            asm("mov.b32 %0, %1;" : "=f"(t2696) : "r"(chunk_95));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2697;
                            asm("mov.b32 %0, %1;" : "=f"(t2697) : "r"(chunk_96));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2698;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2698) : "l"(t2686) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2699;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2699) : "l"(t2686) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t2690;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t2691;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t2692;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t2693;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t2694;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t2695;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t2696;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t2697;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t2698;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t2699;
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
                        const u32 t2700 = split + 12u;
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
                        const bool t2701 = t2700 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2701) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_15 = warp_2 << 1u;
                            const u64 t2703 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2704 = t2703 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2705 = t2704 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2706 = partials + t2705;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2707 = (u64)t2700;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2708 = t2707 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2709 = t2708 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2710 = t2706 + t2709;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2711 = (u64)index_15;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2712 = t2711 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2713 = t2712 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2714 = t2710 + t2713;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2715 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2716 = t2714 + t2715;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2717 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2718 = (u64)t2717 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2719 = t2714 + t2718;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_97;
                            u32 chunk_98;
                            u32 chunk_99;
                            u32 chunk_100;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_97), "=r"(chunk_98), "=r"(chunk_99), "=r"(chunk_100) : "l"(t2719) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2720;
                            asm("mov.b32 %0, %1;" : "=f"(t2720) : "r"(chunk_97));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2721;
                            asm("mov.b32 %0, %1;" : "=f"(t2721) : "r"(chunk_98));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2722;
                            asm("mov.b32 %0, %1;" : "=f"(t2722) : "r"(chunk_99));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2723;
                            asm("mov.b32 %0, %1;" : "=f"(t2723) : "r"(chunk_100));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_101;
                            u32 chunk_102;
                            u32 chunk_103;
                            u32 chunk_104;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_101), "=r"(chunk_102), "=r"(chunk_103), "=r"(chunk_104) : "l"(t2719) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2724;
                            asm("mov.b32 %0, %1;" : "=f"(t2724) : "r"(chunk_101));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2725;
                            asm("mov.b32 %0, %1;" : "=f"(t2725) : "r"(chunk_102));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2726;
                            asm("mov.b32 %0, %1;" : "=f"(t2726) : "r"(chunk_103));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2727;
                            asm("mov.b32 %0, %1;" : "=f"(t2727) : "r"(chunk_104));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2728;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2728) : "l"(t2716) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2729;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2729) : "l"(t2716) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t2720;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t2721;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t2722;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t2723;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t2724;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t2725;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t2726;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t2727;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t2728;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t2729;
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
                        const u32 t2730 = split + 13u;
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
                        const bool t2731 = t2730 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2731) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_16 = warp_2 << 1u;
                            const u64 t2733 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2734 = t2733 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2735 = t2734 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2736 = partials + t2735;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2737 = (u64)t2730;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2738 = t2737 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2739 = t2738 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2740 = t2736 + t2739;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2741 = (u64)index_16;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2742 = t2741 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2743 = t2742 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2744 = t2740 + t2743;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2745 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2746 = t2744 + t2745;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2747 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2748 = (u64)t2747 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2749 = t2744 + t2748;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_105;
                            u32 chunk_106;
                            u32 chunk_107;
                            u32 chunk_108;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_105), "=r"(chunk_106), "=r"(chunk_107), "=r"(chunk_108) : "l"(t2749) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2750;
                            asm("mov.b32 %0, %1;" : "=f"(t2750) : "r"(chunk_105));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2751;
                            asm("mov.b32 %0, %1;" : "=f"(t2751) : "r"(chunk_106));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2752;
                            asm("mov.b32 %0, %1;" : "=f"(t2752) : "r"(chunk_107));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2753;
                            asm("mov.b32 %0, %1;" : "=f"(t2753) : "r"(chunk_108));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_109;
                            u32 chunk_110;
                            u32 chunk_111;
                            u32 chunk_112;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_109), "=r"(chunk_110), "=r"(chunk_111), "=r"(chunk_112) : "l"(t2749) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2754;
                            asm("mov.b32 %0, %1;" : "=f"(t2754) : "r"(chunk_109));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2755;
                            asm("mov.b32 %0, %1;" : "=f"(t2755) : "r"(chunk_110));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2756;
                            asm("mov.b32 %0, %1;" : "=f"(t2756) : "r"(chunk_111));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2757;
                            asm("mov.b32 %0, %1;" : "=f"(t2757) : "r"(chunk_112));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2758;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2758) : "l"(t2746) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2759;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2759) : "l"(t2746) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t2750;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t2751;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t2752;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t2753;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t2754;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t2755;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t2756;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t2757;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t2758;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t2759;
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
                        const u32 t2760 = split + 14u;
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
                        const bool t2761 = t2760 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2761) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_17 = warp_2 << 1u;
                            const u64 t2763 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2764 = t2763 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2765 = t2764 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2766 = partials + t2765;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2767 = (u64)t2760;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2768 = t2767 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2769 = t2768 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2770 = t2766 + t2769;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2771 = (u64)index_17;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2772 = t2771 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2773 = t2772 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2774 = t2770 + t2773;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2775 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2776 = t2774 + t2775;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2777 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2778 = (u64)t2777 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2779 = t2774 + t2778;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_113;
                            u32 chunk_114;
                            u32 chunk_115;
                            u32 chunk_116;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_113), "=r"(chunk_114), "=r"(chunk_115), "=r"(chunk_116) : "l"(t2779) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2780;
                            asm("mov.b32 %0, %1;" : "=f"(t2780) : "r"(chunk_113));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2781;
                            asm("mov.b32 %0, %1;" : "=f"(t2781) : "r"(chunk_114));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2782;
                            asm("mov.b32 %0, %1;" : "=f"(t2782) : "r"(chunk_115));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2783;
                            asm("mov.b32 %0, %1;" : "=f"(t2783) : "r"(chunk_116));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_117;
                            u32 chunk_118;
                            u32 chunk_119;
                            u32 chunk_120;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_117), "=r"(chunk_118), "=r"(chunk_119), "=r"(chunk_120) : "l"(t2779) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2784;
                            asm("mov.b32 %0, %1;" : "=f"(t2784) : "r"(chunk_117));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2785;
                            asm("mov.b32 %0, %1;" : "=f"(t2785) : "r"(chunk_118));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2786;
                            asm("mov.b32 %0, %1;" : "=f"(t2786) : "r"(chunk_119));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2787;
                            asm("mov.b32 %0, %1;" : "=f"(t2787) : "r"(chunk_120));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2788;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2788) : "l"(t2776) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2789;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2789) : "l"(t2776) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t2780;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t2781;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t2782;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t2783;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t2784;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t2785;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t2786;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t2787;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t2788;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t2789;
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
                        const u32 t2790 = split + 15u;
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
                        const bool t2791 = t2790 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2791) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_18 = warp_2 << 1u;
                            const u64 t2793 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2794 = t2793 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2795 = t2794 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2796 = partials + t2795;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2797 = (u64)t2790;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2798 = t2797 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2799 = t2798 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2800 = t2796 + t2799;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2801 = (u64)index_18;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2802 = t2801 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2803 = t2802 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2804 = t2800 + t2803;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2805 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2806 = t2804 + t2805;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2807 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2808 = (u64)t2807 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2809 = t2804 + t2808;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_121;
                            u32 chunk_122;
                            u32 chunk_123;
                            u32 chunk_124;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_121), "=r"(chunk_122), "=r"(chunk_123), "=r"(chunk_124) : "l"(t2809) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2810;
                            asm("mov.b32 %0, %1;" : "=f"(t2810) : "r"(chunk_121));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2811;
                            asm("mov.b32 %0, %1;" : "=f"(t2811) : "r"(chunk_122));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2812;
                            asm("mov.b32 %0, %1;" : "=f"(t2812) : "r"(chunk_123));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2813;
                            asm("mov.b32 %0, %1;" : "=f"(t2813) : "r"(chunk_124));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_125;
                            u32 chunk_126;
                            u32 chunk_127;
                            u32 chunk_128;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_125), "=r"(chunk_126), "=r"(chunk_127), "=r"(chunk_128) : "l"(t2809) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2814;
                            asm("mov.b32 %0, %1;" : "=f"(t2814) : "r"(chunk_125));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2815;
                            asm("mov.b32 %0, %1;" : "=f"(t2815) : "r"(chunk_126));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2816;
                            asm("mov.b32 %0, %1;" : "=f"(t2816) : "r"(chunk_127));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2817;
                            asm("mov.b32 %0, %1;" : "=f"(t2817) : "r"(chunk_128));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2818;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2818) : "l"(t2806) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2819;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2819) : "l"(t2806) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t2810;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t2811;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t2812;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t2813;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t2814;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t2815;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t2816;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t2817;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t2818;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t2819;
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
                        f32 t2820;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2820) : "f"(row_max_3), "f"(state));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2821;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2821) : "f"(t2820), "f"(state_3));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2822;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2822) : "f"(t2821), "f"(state_5));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2823;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2823) : "f"(t2822), "f"(state_7));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2824;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2824) : "f"(t2823), "f"(state_9));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2825;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2825) : "f"(t2824), "f"(state_11));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2826;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2826) : "f"(t2825), "f"(state_13));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2827;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2827) : "f"(t2826), "f"(state_15));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2828;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2828) : "f"(t2827), "f"(state_17));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2829;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2829) : "f"(t2828), "f"(state_19));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2830;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2830) : "f"(t2829), "f"(state_21));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2831;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2831) : "f"(t2830), "f"(state_23));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2832;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2832) : "f"(t2831), "f"(state_25));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2833;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2833) : "f"(t2832), "f"(state_27));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2834;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2834) : "f"(t2833), "f"(state_29));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_3) : "f"(t2834), "f"(state_31));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_7 = max_3 == __uint_as_float(0xff800000u);
                        const f32 t2837 = max_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_7 = none_7 ? 0.0f : t2837;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2839 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2840;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2840) : "f"(row_max_3), "f"(scale_log2), "f"(t2839));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t2840));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2842 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2843;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2843) : "f"(state), "f"(scale_log2), "f"(t2842));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t2843));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2845 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2846;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2846) : "f"(state_3), "f"(scale_log2), "f"(t2845));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_11) : "f"(t2846));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2848 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2849;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2849) : "f"(state_5), "f"(scale_log2), "f"(t2848));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_12) : "f"(t2849));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2851 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2852;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2852) : "f"(state_7), "f"(scale_log2), "f"(t2851));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_13) : "f"(t2852));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2854 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2855;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2855) : "f"(state_9), "f"(scale_log2), "f"(t2854));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_14) : "f"(t2855));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2857 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2858;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2858) : "f"(state_11), "f"(scale_log2), "f"(t2857));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_15;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_15) : "f"(t2858));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2860 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2861;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2861) : "f"(state_13), "f"(scale_log2), "f"(t2860));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_16;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_16) : "f"(t2861));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2863 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2864;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2864) : "f"(state_15), "f"(scale_log2), "f"(t2863));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_17;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_17) : "f"(t2864));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2866 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2867;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2867) : "f"(state_17), "f"(scale_log2), "f"(t2866));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_18;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_18) : "f"(t2867));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2869 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2870;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2870) : "f"(state_19), "f"(scale_log2), "f"(t2869));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_19;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_19) : "f"(t2870));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2872 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2873;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2873) : "f"(state_21), "f"(scale_log2), "f"(t2872));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_20;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_20) : "f"(t2873));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2875 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2876;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2876) : "f"(state_23), "f"(scale_log2), "f"(t2875));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_21;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_21) : "f"(t2876));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2878 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2879;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2879) : "f"(state_25), "f"(scale_log2), "f"(t2878));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_22;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_22) : "f"(t2879));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2881 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2882;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2882) : "f"(state_27), "f"(scale_log2), "f"(t2881));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_23;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_23) : "f"(t2882));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2884 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2885;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2885) : "f"(state_29), "f"(scale_log2), "f"(t2884));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_24;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_24) : "f"(t2885));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2887 = -reference_7;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2888;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2888) : "f"(state_31), "f"(scale_log2), "f"(t2887));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_25;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_25) : "f"(t2888));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2890 = row_sum_3 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2890;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2891;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2891) : "f"(state_2), "f"(factors_10), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2891;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2892;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2892) : "f"(state_4), "f"(factors_11), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2892;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2893;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2893) : "f"(state_6), "f"(factors_12), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2893;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2894;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2894) : "f"(state_8), "f"(factors_13), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2894;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2895;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2895) : "f"(state_10), "f"(factors_14), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2895;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2896;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2896) : "f"(state_12), "f"(factors_15), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2896;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2897;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2897) : "f"(state_14), "f"(factors_16), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2897;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2898;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2898) : "f"(state_16), "f"(factors_17), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2898;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2899;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2899) : "f"(state_18), "f"(factors_18), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2899;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2900;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2900) : "f"(state_20), "f"(factors_19), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2900;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2901;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2901) : "f"(state_22), "f"(factors_20), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2901;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2902;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2902) : "f"(state_24), "f"(factors_21), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2902;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2903;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2903) : "f"(state_26), "f"(factors_22), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2903;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2904;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2904) : "f"(state_28), "f"(factors_23), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2904;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2905;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2905) : "f"(state_30), "f"(factors_24), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2905;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2906;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2906) : "f"(state_32), "f"(factors_25), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2906;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2907 = rows * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2907;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2908;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2908) : "f"(words), "f"(factors_10), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2908;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2909;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2909) : "f"(words_11), "f"(factors_11), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2909;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2910;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2910) : "f"(words_21), "f"(factors_12), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2910;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2911;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2911) : "f"(words_31), "f"(factors_13), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2911;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2912;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2912) : "f"(words_41), "f"(factors_14), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2912;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2913;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2913) : "f"(words_51), "f"(factors_15), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2913;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2914;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2914) : "f"(words_61), "f"(factors_16), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2914;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2915;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2915) : "f"(words_71), "f"(factors_17), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2915;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2916;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2916) : "f"(words_81), "f"(factors_18), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2916;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2917;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2917) : "f"(words_91), "f"(factors_19), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2917;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2918;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2918) : "f"(words_101), "f"(factors_20), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2918;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2919;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2919) : "f"(words_111), "f"(factors_21), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2919;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2920;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2920) : "f"(words_121), "f"(factors_22), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2920;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2921;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2921) : "f"(words_131), "f"(factors_23), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2921;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2922;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2922) : "f"(words_141), "f"(factors_24), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2922;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2923;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2923) : "f"(words_151), "f"(factors_25), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2923;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2924 = rows_2 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2924;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2925;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2925) : "f"(words_2), "f"(factors_10), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2925;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2926;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2926) : "f"(words_12), "f"(factors_11), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2926;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2927;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2927) : "f"(words_22), "f"(factors_12), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2927;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2928;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2928) : "f"(words_32), "f"(factors_13), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2928;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2929;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2929) : "f"(words_42), "f"(factors_14), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2929;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2930;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2930) : "f"(words_52), "f"(factors_15), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2930;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2931;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2931) : "f"(words_62), "f"(factors_16), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2931;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2932;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2932) : "f"(words_72), "f"(factors_17), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2932;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2933;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2933) : "f"(words_82), "f"(factors_18), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2933;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2934;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2934) : "f"(words_92), "f"(factors_19), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2934;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2935;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2935) : "f"(words_102), "f"(factors_20), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2935;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2936;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2936) : "f"(words_112), "f"(factors_21), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2936;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2937;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2937) : "f"(words_122), "f"(factors_22), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2937;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2938;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2938) : "f"(words_132), "f"(factors_23), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2938;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2939;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2939) : "f"(words_142), "f"(factors_24), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2939;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2940;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2940) : "f"(words_152), "f"(factors_25), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2940;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2941 = rows_5 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2941;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2942;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2942) : "f"(words_3), "f"(factors_10), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2942;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2943;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2943) : "f"(words_13), "f"(factors_11), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2943;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2944;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2944) : "f"(words_23), "f"(factors_12), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2944;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2945;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2945) : "f"(words_33), "f"(factors_13), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2945;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2946;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2946) : "f"(words_43), "f"(factors_14), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2946;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2947;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2947) : "f"(words_53), "f"(factors_15), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2947;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2948;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2948) : "f"(words_63), "f"(factors_16), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2948;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2949;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2949) : "f"(words_73), "f"(factors_17), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2949;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2950;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2950) : "f"(words_83), "f"(factors_18), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2950;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2951;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2951) : "f"(words_93), "f"(factors_19), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2951;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2952;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2952) : "f"(words_103), "f"(factors_20), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2952;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2953;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2953) : "f"(words_113), "f"(factors_21), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2953;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2954;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2954) : "f"(words_123), "f"(factors_22), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2954;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2955;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2955) : "f"(words_133), "f"(factors_23), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2955;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2956;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2956) : "f"(words_143), "f"(factors_24), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2956;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2957;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2957) : "f"(words_153), "f"(factors_25), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2957;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2958 = rows_6 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2958;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2959;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2959) : "f"(words_4), "f"(factors_10), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2959;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2960;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2960) : "f"(words_14), "f"(factors_11), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2960;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2961;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2961) : "f"(words_24), "f"(factors_12), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2961;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2962;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2962) : "f"(words_34), "f"(factors_13), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2962;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2963;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2963) : "f"(words_44), "f"(factors_14), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2963;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2964;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2964) : "f"(words_54), "f"(factors_15), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2964;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2965;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2965) : "f"(words_64), "f"(factors_16), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2965;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2966;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2966) : "f"(words_74), "f"(factors_17), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2966;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2967;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2967) : "f"(words_84), "f"(factors_18), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2967;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2968;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2968) : "f"(words_94), "f"(factors_19), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2968;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2969;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2969) : "f"(words_104), "f"(factors_20), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2969;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2970;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2970) : "f"(words_114), "f"(factors_21), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2970;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2971;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2971) : "f"(words_124), "f"(factors_22), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2971;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2972;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2972) : "f"(words_134), "f"(factors_23), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2972;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2973;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2973) : "f"(words_144), "f"(factors_24), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2973;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2974;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2974) : "f"(words_154), "f"(factors_25), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2974;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2975 = rows_9 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2975;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2976;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2976) : "f"(words_5), "f"(factors_10), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2976;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2977;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2977) : "f"(words_15), "f"(factors_11), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2977;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2978;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2978) : "f"(words_25), "f"(factors_12), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2978;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2979;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2979) : "f"(words_35), "f"(factors_13), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2979;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2980;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2980) : "f"(words_45), "f"(factors_14), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2980;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2981;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2981) : "f"(words_55), "f"(factors_15), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2981;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2982;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2982) : "f"(words_65), "f"(factors_16), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2982;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2983;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2983) : "f"(words_75), "f"(factors_17), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2983;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2984;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2984) : "f"(words_85), "f"(factors_18), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2984;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2985;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2985) : "f"(words_95), "f"(factors_19), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2985;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2986;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2986) : "f"(words_105), "f"(factors_20), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2986;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2987;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2987) : "f"(words_115), "f"(factors_21), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2987;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2988;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2988) : "f"(words_125), "f"(factors_22), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2988;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2989;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2989) : "f"(words_135), "f"(factors_23), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2989;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2990;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2990) : "f"(words_145), "f"(factors_24), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2990;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2991;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2991) : "f"(words_155), "f"(factors_25), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2991;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2992 = rows_10 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2992;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2993;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2993) : "f"(words_6), "f"(factors_10), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2993;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2994;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2994) : "f"(words_16), "f"(factors_11), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2994;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2995;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2995) : "f"(words_26), "f"(factors_12), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2995;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2996;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2996) : "f"(words_36), "f"(factors_13), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2996;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2997;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2997) : "f"(words_46), "f"(factors_14), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2997;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2998;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2998) : "f"(words_56), "f"(factors_15), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2998;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2999;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2999) : "f"(words_66), "f"(factors_16), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2999;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3000;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3000) : "f"(words_76), "f"(factors_17), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3000;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3001;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3001) : "f"(words_86), "f"(factors_18), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3001;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3002;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3002) : "f"(words_96), "f"(factors_19), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3002;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3003;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3003) : "f"(words_106), "f"(factors_20), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3003;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3004;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3004) : "f"(words_116), "f"(factors_21), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3004;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3005;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3005) : "f"(words_126), "f"(factors_22), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3005;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3006;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3006) : "f"(words_136), "f"(factors_23), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3006;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3007;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3007) : "f"(words_146), "f"(factors_24), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3007;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3008;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3008) : "f"(words_156), "f"(factors_25), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t3008;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3009 = rows_13 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3009;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3010;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3010) : "f"(words_7), "f"(factors_10), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3010;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3011;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3011) : "f"(words_17), "f"(factors_11), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3011;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3012;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3012) : "f"(words_27), "f"(factors_12), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3012;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3013;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3013) : "f"(words_37), "f"(factors_13), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3013;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3014;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3014) : "f"(words_47), "f"(factors_14), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3014;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3015;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3015) : "f"(words_57), "f"(factors_15), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3015;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3016;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3016) : "f"(words_67), "f"(factors_16), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3016;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3017;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3017) : "f"(words_77), "f"(factors_17), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3017;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3018;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3018) : "f"(words_87), "f"(factors_18), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3018;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3019;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3019) : "f"(words_97), "f"(factors_19), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3019;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3020;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3020) : "f"(words_107), "f"(factors_20), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3020;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3021;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3021) : "f"(words_117), "f"(factors_21), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3021;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3022;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3022) : "f"(words_127), "f"(factors_22), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3022;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3023;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3023) : "f"(words_137), "f"(factors_23), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3023;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3024;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3024) : "f"(words_147), "f"(factors_24), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3024;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3025;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3025) : "f"(words_157), "f"(factors_25), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t3025;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3026 = rows_14 * factors_9;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3026;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3027;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3027) : "f"(words_8), "f"(factors_10), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3027;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3028;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3028) : "f"(words_18), "f"(factors_11), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3028;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3029;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3029) : "f"(words_28), "f"(factors_12), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3029;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3030;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3030) : "f"(words_38), "f"(factors_13), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3030;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3031;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3031) : "f"(words_48), "f"(factors_14), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3031;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3032;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3032) : "f"(words_58), "f"(factors_15), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3032;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3033;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3033) : "f"(words_68), "f"(factors_16), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3033;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3034;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3034) : "f"(words_78), "f"(factors_17), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3034;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3035;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3035) : "f"(words_88), "f"(factors_18), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3035;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3036;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3036) : "f"(words_98), "f"(factors_19), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3036;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3037;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3037) : "f"(words_108), "f"(factors_20), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3037;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3038;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3038) : "f"(words_118), "f"(factors_21), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3038;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3039;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3039) : "f"(words_128), "f"(factors_22), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3039;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3040;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3040) : "f"(words_138), "f"(factors_23), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3040;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3041;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3041) : "f"(words_148), "f"(factors_24), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3041;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3042;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3042) : "f"(words_158), "f"(factors_25), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t3042;
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
                        const u32 t3043 = split + 16u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split = t3043;
                    }
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3045 = lane_6 >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3046 = t3045 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3047 = t3046 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3047) {
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
                        const bool t3048 = split_2 < splits_2;
                        if (!t3048) break;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3049 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_19 = t3049 + 1u;
                        const u64 t3051 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3052 = t3051 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3053 = t3052 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3054 = partials + t3053;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3055 = (u64)split_2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3056 = t3055 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3057 = t3056 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3058 = t3054 + t3057;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3059 = (u64)index_19;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3060 = t3059 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3061 = t3060 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3062 = t3058 + t3061;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3063 = (u64)lane_6 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3064 = t3062 + t3063;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3065 = lane_6 << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3066 = (u64)t3065 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3067 = t3062 + t3066;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_129;
                        u32 chunk_130;
                        u32 chunk_131;
                        u32 chunk_132;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_129), "=r"(chunk_130), "=r"(chunk_131), "=r"(chunk_132) : "l"(t3067) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3068;
                        asm("mov.b32 %0, %1;" : "=f"(t3068) : "r"(chunk_129));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3069;
                        asm("mov.b32 %0, %1;" : "=f"(t3069) : "r"(chunk_130));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3070;
                        asm("mov.b32 %0, %1;" : "=f"(t3070) : "r"(chunk_131));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3071;
                        asm("mov.b32 %0, %1;" : "=f"(t3071) : "r"(chunk_132));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_133;
                        u32 chunk_134;
                        u32 chunk_135;
                        u32 chunk_136;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_133), "=r"(chunk_134), "=r"(chunk_135), "=r"(chunk_136) : "l"(t3067) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3072;
                        asm("mov.b32 %0, %1;" : "=f"(t3072) : "r"(chunk_133));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3073;
                        asm("mov.b32 %0, %1;" : "=f"(t3073) : "r"(chunk_134));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3074;
                        asm("mov.b32 %0, %1;" : "=f"(t3074) : "r"(chunk_135));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3075;
                        asm("mov.b32 %0, %1;" : "=f"(t3075) : "r"(chunk_136));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3076;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3076) : "l"(t3064) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3077;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3077) : "l"(t3064) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_161 = t3068;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_162 = t3069;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_163 = t3070;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_164 = t3071;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_165 = t3072;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_166 = t3073;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_167 = t3074;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_168 = t3075;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_169 = t3076;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_170 = t3077;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_33 = words_169;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_34 = words_170;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3078 = split_2 + 1u;
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
                        const bool t3079 = t3078 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3079) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3080 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_20 = t3080 + 1u;
                            const u64 t3082 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3083 = t3082 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3084 = t3083 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3085 = partials + t3084;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3086 = (u64)t3078;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3087 = t3086 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3088 = t3087 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3089 = t3085 + t3088;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3090 = (u64)index_20;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3091 = t3090 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3092 = t3091 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3093 = t3089 + t3092;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3094 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3095 = t3093 + t3094;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3096 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3097 = (u64)t3096 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3098 = t3093 + t3097;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_137;
                            u32 chunk_138;
                            u32 chunk_139;
                            u32 chunk_140;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_137), "=r"(chunk_138), "=r"(chunk_139), "=r"(chunk_140) : "l"(t3098) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3099;
                            asm("mov.b32 %0, %1;" : "=f"(t3099) : "r"(chunk_137));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3100;
                            asm("mov.b32 %0, %1;" : "=f"(t3100) : "r"(chunk_138));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3101;
                            asm("mov.b32 %0, %1;" : "=f"(t3101) : "r"(chunk_139));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3102;
                            asm("mov.b32 %0, %1;" : "=f"(t3102) : "r"(chunk_140));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_141;
                            u32 chunk_142;
                            u32 chunk_143;
                            u32 chunk_144;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_141), "=r"(chunk_142), "=r"(chunk_143), "=r"(chunk_144) : "l"(t3098) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3103;
                            asm("mov.b32 %0, %1;" : "=f"(t3103) : "r"(chunk_141));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3104;
                            asm("mov.b32 %0, %1;" : "=f"(t3104) : "r"(chunk_142));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3105;
                            asm("mov.b32 %0, %1;" : "=f"(t3105) : "r"(chunk_143));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3106;
                            asm("mov.b32 %0, %1;" : "=f"(t3106) : "r"(chunk_144));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3107;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3107) : "l"(t3095) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3108;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3108) : "l"(t3095) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t3099;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t3100;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t3101;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t3102;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t3103;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t3104;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t3105;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t3106;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t3107;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t3108;
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
                        const u32 t3109 = split_2 + 2u;
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
                        const bool t3110 = t3109 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3110) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3111 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_21 = t3111 + 1u;
                            const u64 t3113 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3114 = t3113 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3115 = t3114 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3116 = partials + t3115;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3117 = (u64)t3109;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3118 = t3117 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3119 = t3118 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3120 = t3116 + t3119;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3121 = (u64)index_21;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3122 = t3121 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3123 = t3122 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3124 = t3120 + t3123;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3125 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3126 = t3124 + t3125;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3127 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3128 = (u64)t3127 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3129 = t3124 + t3128;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_145;
                            u32 chunk_146;
                            u32 chunk_147;
                            u32 chunk_148;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_145), "=r"(chunk_146), "=r"(chunk_147), "=r"(chunk_148) : "l"(t3129) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3130;
                            asm("mov.b32 %0, %1;" : "=f"(t3130) : "r"(chunk_145));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3131;
                            asm("mov.b32 %0, %1;" : "=f"(t3131) : "r"(chunk_146));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3132;
                            asm("mov.b32 %0, %1;" : "=f"(t3132) : "r"(chunk_147));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3133;
                            asm("mov.b32 %0, %1;" : "=f"(t3133) : "r"(chunk_148));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_149;
                            u32 chunk_150;
                            u32 chunk_151;
                            u32 chunk_152;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_149), "=r"(chunk_150), "=r"(chunk_151), "=r"(chunk_152) : "l"(t3129) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3134;
                            asm("mov.b32 %0, %1;" : "=f"(t3134) : "r"(chunk_149));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3135;
                            asm("mov.b32 %0, %1;" : "=f"(t3135) : "r"(chunk_150));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3136;
                            asm("mov.b32 %0, %1;" : "=f"(t3136) : "r"(chunk_151));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3137;
                            asm("mov.b32 %0, %1;" : "=f"(t3137) : "r"(chunk_152));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3138;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3138) : "l"(t3126) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3139;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3139) : "l"(t3126) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t3130;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t3131;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t3132;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t3133;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t3134;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t3135;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t3136;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t3137;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t3138;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t3139;
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
                        const u32 t3140 = split_2 + 3u;
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
                        const bool t3141 = t3140 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3141) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3142 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_22 = t3142 + 1u;
                            const u64 t3144 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3145 = t3144 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3146 = t3145 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3147 = partials + t3146;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3148 = (u64)t3140;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3149 = t3148 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3150 = t3149 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3151 = t3147 + t3150;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3152 = (u64)index_22;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3153 = t3152 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3154 = t3153 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3155 = t3151 + t3154;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3156 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3157 = t3155 + t3156;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3158 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3159 = (u64)t3158 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3160 = t3155 + t3159;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_153;
                            u32 chunk_154;
                            u32 chunk_155;
                            u32 chunk_156;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_153), "=r"(chunk_154), "=r"(chunk_155), "=r"(chunk_156) : "l"(t3160) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3161;
                            asm("mov.b32 %0, %1;" : "=f"(t3161) : "r"(chunk_153));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3162;
                            asm("mov.b32 %0, %1;" : "=f"(t3162) : "r"(chunk_154));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3163;
                            asm("mov.b32 %0, %1;" : "=f"(t3163) : "r"(chunk_155));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3164;
                            asm("mov.b32 %0, %1;" : "=f"(t3164) : "r"(chunk_156));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_157;
                            u32 chunk_158;
                            u32 chunk_159;
                            u32 chunk_160;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_157), "=r"(chunk_158), "=r"(chunk_159), "=r"(chunk_160) : "l"(t3160) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3165;
                            asm("mov.b32 %0, %1;" : "=f"(t3165) : "r"(chunk_157));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3166;
                            asm("mov.b32 %0, %1;" : "=f"(t3166) : "r"(chunk_158));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3167;
                            asm("mov.b32 %0, %1;" : "=f"(t3167) : "r"(chunk_159));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3168;
                            asm("mov.b32 %0, %1;" : "=f"(t3168) : "r"(chunk_160));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3169;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3169) : "l"(t3157) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3170;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3170) : "l"(t3157) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t3161;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t3162;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t3163;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t3164;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t3165;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t3166;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t3167;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t3168;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t3169;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t3170;
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
                        const u32 t3171 = split_2 + 4u;
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
                        const bool t3172 = t3171 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3172) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3173 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_23 = t3173 + 1u;
                            const u64 t3175 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3176 = t3175 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3177 = t3176 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3178 = partials + t3177;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3179 = (u64)t3171;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3180 = t3179 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3181 = t3180 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3182 = t3178 + t3181;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3183 = (u64)index_23;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3184 = t3183 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3185 = t3184 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3186 = t3182 + t3185;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3187 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3188 = t3186 + t3187;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3189 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3190 = (u64)t3189 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3191 = t3186 + t3190;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_161;
                            u32 chunk_162;
                            u32 chunk_163;
                            u32 chunk_164;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_161), "=r"(chunk_162), "=r"(chunk_163), "=r"(chunk_164) : "l"(t3191) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3192;
                            asm("mov.b32 %0, %1;" : "=f"(t3192) : "r"(chunk_161));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3193;
                            asm("mov.b32 %0, %1;" : "=f"(t3193) : "r"(chunk_162));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3194;
                            asm("mov.b32 %0, %1;" : "=f"(t3194) : "r"(chunk_163));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3195;
                            asm("mov.b32 %0, %1;" : "=f"(t3195) : "r"(chunk_164));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_165;
                            u32 chunk_166;
                            u32 chunk_167;
                            u32 chunk_168;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_165), "=r"(chunk_166), "=r"(chunk_167), "=r"(chunk_168) : "l"(t3191) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3196;
                            asm("mov.b32 %0, %1;" : "=f"(t3196) : "r"(chunk_165));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3197;
                            asm("mov.b32 %0, %1;" : "=f"(t3197) : "r"(chunk_166));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3198;
                            asm("mov.b32 %0, %1;" : "=f"(t3198) : "r"(chunk_167));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3199;
                            asm("mov.b32 %0, %1;" : "=f"(t3199) : "r"(chunk_168));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3200;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3200) : "l"(t3188) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3201;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3201) : "l"(t3188) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t3192;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t3193;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t3194;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t3195;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t3196;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t3197;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t3198;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t3199;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t3200;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t3201;
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
                        const u32 t3202 = split_2 + 5u;
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
                        const bool t3203 = t3202 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3203) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3204 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_24 = t3204 + 1u;
                            const u64 t3206 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3207 = t3206 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3208 = t3207 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3209 = partials + t3208;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3210 = (u64)t3202;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3211 = t3210 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3212 = t3211 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3213 = t3209 + t3212;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3214 = (u64)index_24;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3215 = t3214 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3216 = t3215 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3217 = t3213 + t3216;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3218 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3219 = t3217 + t3218;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3220 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3221 = (u64)t3220 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3222 = t3217 + t3221;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_169;
                            u32 chunk_170;
                            u32 chunk_171;
                            u32 chunk_172;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_169), "=r"(chunk_170), "=r"(chunk_171), "=r"(chunk_172) : "l"(t3222) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3223;
                            asm("mov.b32 %0, %1;" : "=f"(t3223) : "r"(chunk_169));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3224;
                            asm("mov.b32 %0, %1;" : "=f"(t3224) : "r"(chunk_170));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3225;
                            asm("mov.b32 %0, %1;" : "=f"(t3225) : "r"(chunk_171));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3226;
                            asm("mov.b32 %0, %1;" : "=f"(t3226) : "r"(chunk_172));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_173;
                            u32 chunk_174;
                            u32 chunk_175;
                            u32 chunk_176;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_173), "=r"(chunk_174), "=r"(chunk_175), "=r"(chunk_176) : "l"(t3222) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3227;
                            asm("mov.b32 %0, %1;" : "=f"(t3227) : "r"(chunk_173));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3228;
                            asm("mov.b32 %0, %1;" : "=f"(t3228) : "r"(chunk_174));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3229;
                            asm("mov.b32 %0, %1;" : "=f"(t3229) : "r"(chunk_175));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3230;
                            asm("mov.b32 %0, %1;" : "=f"(t3230) : "r"(chunk_176));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3231;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3231) : "l"(t3219) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3232;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3232) : "l"(t3219) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t3223;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t3224;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t3225;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t3226;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t3227;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t3228;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t3229;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t3230;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_199 = t3231;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_200 = t3232;
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
                        const u32 t3233 = split_2 + 6u;
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
                        const bool t3234 = t3233 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3234) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3235 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_25 = t3235 + 1u;
                            const u64 t3237 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3238 = t3237 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3239 = t3238 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3240 = partials + t3239;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3241 = (u64)t3233;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3242 = t3241 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3243 = t3242 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3244 = t3240 + t3243;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3245 = (u64)index_25;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3246 = t3245 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3247 = t3246 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3248 = t3244 + t3247;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3249 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3250 = t3248 + t3249;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3251 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3252 = (u64)t3251 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3253 = t3248 + t3252;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_177;
                            u32 chunk_178;
                            u32 chunk_179;
                            u32 chunk_180;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_177), "=r"(chunk_178), "=r"(chunk_179), "=r"(chunk_180) : "l"(t3253) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3254;
                            asm("mov.b32 %0, %1;" : "=f"(t3254) : "r"(chunk_177));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3255;
                            asm("mov.b32 %0, %1;" : "=f"(t3255) : "r"(chunk_178));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3256;
                            asm("mov.b32 %0, %1;" : "=f"(t3256) : "r"(chunk_179));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3257;
                            asm("mov.b32 %0, %1;" : "=f"(t3257) : "r"(chunk_180));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_181;
                            u32 chunk_182;
                            u32 chunk_183;
                            u32 chunk_184;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_181), "=r"(chunk_182), "=r"(chunk_183), "=r"(chunk_184) : "l"(t3253) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3258;
                            asm("mov.b32 %0, %1;" : "=f"(t3258) : "r"(chunk_181));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3259;
                            asm("mov.b32 %0, %1;" : "=f"(t3259) : "r"(chunk_182));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3260;
                            asm("mov.b32 %0, %1;" : "=f"(t3260) : "r"(chunk_183));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3261;
                            asm("mov.b32 %0, %1;" : "=f"(t3261) : "r"(chunk_184));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3262;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3262) : "l"(t3250) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3263;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3263) : "l"(t3250) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_201 = t3254;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_202 = t3255;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_203 = t3256;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_204 = t3257;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_205 = t3258;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_206 = t3259;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_207 = t3260;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_208 = t3261;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_209 = t3262;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_210 = t3263;
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
                        const u32 t3264 = split_2 + 7u;
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
                        const bool t3265 = t3264 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3265) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3266 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_26 = t3266 + 1u;
                            const u64 t3268 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3269 = t3268 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3270 = t3269 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3271 = partials + t3270;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3272 = (u64)t3264;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3273 = t3272 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3274 = t3273 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3275 = t3271 + t3274;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3276 = (u64)index_26;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3277 = t3276 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3278 = t3277 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3279 = t3275 + t3278;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3280 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3281 = t3279 + t3280;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3282 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3283 = (u64)t3282 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3284 = t3279 + t3283;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_185;
                            u32 chunk_186;
                            u32 chunk_187;
                            u32 chunk_188;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_185), "=r"(chunk_186), "=r"(chunk_187), "=r"(chunk_188) : "l"(t3284) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3285;
                            asm("mov.b32 %0, %1;" : "=f"(t3285) : "r"(chunk_185));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3286;
                            asm("mov.b32 %0, %1;" : "=f"(t3286) : "r"(chunk_186));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3287;
                            asm("mov.b32 %0, %1;" : "=f"(t3287) : "r"(chunk_187));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3288;
                            asm("mov.b32 %0, %1;" : "=f"(t3288) : "r"(chunk_188));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_189;
                            u32 chunk_190;
                            u32 chunk_191;
                            u32 chunk_192;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_189), "=r"(chunk_190), "=r"(chunk_191), "=r"(chunk_192) : "l"(t3284) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3289;
                            asm("mov.b32 %0, %1;" : "=f"(t3289) : "r"(chunk_189));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3290;
                            asm("mov.b32 %0, %1;" : "=f"(t3290) : "r"(chunk_190));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3291;
                            asm("mov.b32 %0, %1;" : "=f"(t3291) : "r"(chunk_191));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3292;
                            asm("mov.b32 %0, %1;" : "=f"(t3292) : "r"(chunk_192));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3293;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3293) : "l"(t3281) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3294;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3294) : "l"(t3281) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_211 = t3285;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_212 = t3286;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_213 = t3287;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_214 = t3288;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_215 = t3289;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_216 = t3290;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_217 = t3291;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_218 = t3292;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_219 = t3293;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_220 = t3294;
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
                        const u32 t3295 = split_2 + 8u;
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
                        const bool t3296 = t3295 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3296) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3297 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_27 = t3297 + 1u;
                            const u64 t3299 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3300 = t3299 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3301 = t3300 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3302 = partials + t3301;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3303 = (u64)t3295;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3304 = t3303 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3305 = t3304 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3306 = t3302 + t3305;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3307 = (u64)index_27;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3308 = t3307 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3309 = t3308 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3310 = t3306 + t3309;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3311 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3312 = t3310 + t3311;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3313 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3314 = (u64)t3313 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3315 = t3310 + t3314;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_193;
                            u32 chunk_194;
                            u32 chunk_195;
                            u32 chunk_196;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_193), "=r"(chunk_194), "=r"(chunk_195), "=r"(chunk_196) : "l"(t3315) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3316;
                            asm("mov.b32 %0, %1;" : "=f"(t3316) : "r"(chunk_193));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3317;
                            asm("mov.b32 %0, %1;" : "=f"(t3317) : "r"(chunk_194));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3318;
                            asm("mov.b32 %0, %1;" : "=f"(t3318) : "r"(chunk_195));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3319;
                            asm("mov.b32 %0, %1;" : "=f"(t3319) : "r"(chunk_196));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_197;
                            u32 chunk_198;
                            u32 chunk_199;
                            u32 chunk_200;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_197), "=r"(chunk_198), "=r"(chunk_199), "=r"(chunk_200) : "l"(t3315) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3320;
                            asm("mov.b32 %0, %1;" : "=f"(t3320) : "r"(chunk_197));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3321;
                            asm("mov.b32 %0, %1;" : "=f"(t3321) : "r"(chunk_198));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3322;
                            asm("mov.b32 %0, %1;" : "=f"(t3322) : "r"(chunk_199));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3323;
                            asm("mov.b32 %0, %1;" : "=f"(t3323) : "r"(chunk_200));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3324;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3324) : "l"(t3312) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3325;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3325) : "l"(t3312) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_221 = t3316;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_222 = t3317;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_223 = t3318;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_224 = t3319;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_225 = t3320;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_226 = t3321;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_227 = t3322;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_228 = t3323;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_229 = t3324;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_230 = t3325;
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
                        const u32 t3326 = split_2 + 9u;
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
                        const bool t3327 = t3326 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3327) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3328 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_28 = t3328 + 1u;
                            const u64 t3330 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3331 = t3330 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3332 = t3331 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3333 = partials + t3332;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3334 = (u64)t3326;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3335 = t3334 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3336 = t3335 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3337 = t3333 + t3336;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3338 = (u64)index_28;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3339 = t3338 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3340 = t3339 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3341 = t3337 + t3340;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3342 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3343 = t3341 + t3342;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3344 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3345 = (u64)t3344 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3346 = t3341 + t3345;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_201;
                            u32 chunk_202;
                            u32 chunk_203;
                            u32 chunk_204;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_201), "=r"(chunk_202), "=r"(chunk_203), "=r"(chunk_204) : "l"(t3346) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3347;
                            asm("mov.b32 %0, %1;" : "=f"(t3347) : "r"(chunk_201));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3348;
                            asm("mov.b32 %0, %1;" : "=f"(t3348) : "r"(chunk_202));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3349;
                            asm("mov.b32 %0, %1;" : "=f"(t3349) : "r"(chunk_203));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3350;
                            asm("mov.b32 %0, %1;" : "=f"(t3350) : "r"(chunk_204));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_205;
                            u32 chunk_206;
                            u32 chunk_207;
                            u32 chunk_208;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_205), "=r"(chunk_206), "=r"(chunk_207), "=r"(chunk_208) : "l"(t3346) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3351;
                            asm("mov.b32 %0, %1;" : "=f"(t3351) : "r"(chunk_205));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3352;
                            asm("mov.b32 %0, %1;" : "=f"(t3352) : "r"(chunk_206));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3353;
                            asm("mov.b32 %0, %1;" : "=f"(t3353) : "r"(chunk_207));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3354;
                            asm("mov.b32 %0, %1;" : "=f"(t3354) : "r"(chunk_208));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3355;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3355) : "l"(t3343) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3356;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3356) : "l"(t3343) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_231 = t3347;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_232 = t3348;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_233 = t3349;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_234 = t3350;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_235 = t3351;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_236 = t3352;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_237 = t3353;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_238 = t3354;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_239 = t3355;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_240 = t3356;
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
                        const u32 t3357 = split_2 + 10u;
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
                        const bool t3358 = t3357 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3358) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3359 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_29 = t3359 + 1u;
                            const u64 t3361 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3362 = t3361 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3363 = t3362 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3364 = partials + t3363;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3365 = (u64)t3357;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3366 = t3365 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3367 = t3366 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3368 = t3364 + t3367;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3369 = (u64)index_29;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3370 = t3369 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3371 = t3370 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3372 = t3368 + t3371;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3373 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3374 = t3372 + t3373;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3375 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3376 = (u64)t3375 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3377 = t3372 + t3376;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_209;
                            u32 chunk_210;
                            u32 chunk_211;
                            u32 chunk_212;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_209), "=r"(chunk_210), "=r"(chunk_211), "=r"(chunk_212) : "l"(t3377) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3378;
                            asm("mov.b32 %0, %1;" : "=f"(t3378) : "r"(chunk_209));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3379;
                            asm("mov.b32 %0, %1;" : "=f"(t3379) : "r"(chunk_210));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3380;
                            asm("mov.b32 %0, %1;" : "=f"(t3380) : "r"(chunk_211));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3381;
                            asm("mov.b32 %0, %1;" : "=f"(t3381) : "r"(chunk_212));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_213;
                            u32 chunk_214;
                            u32 chunk_215;
                            u32 chunk_216;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_213), "=r"(chunk_214), "=r"(chunk_215), "=r"(chunk_216) : "l"(t3377) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3382;
                            asm("mov.b32 %0, %1;" : "=f"(t3382) : "r"(chunk_213));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3383;
                            asm("mov.b32 %0, %1;" : "=f"(t3383) : "r"(chunk_214));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3384;
                            asm("mov.b32 %0, %1;" : "=f"(t3384) : "r"(chunk_215));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3385;
                            asm("mov.b32 %0, %1;" : "=f"(t3385) : "r"(chunk_216));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3386;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3386) : "l"(t3374) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3387;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3387) : "l"(t3374) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_241 = t3378;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_242 = t3379;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_243 = t3380;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_244 = t3381;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_245 = t3382;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_246 = t3383;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_247 = t3384;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_248 = t3385;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_249 = t3386;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_250 = t3387;
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
                        const u32 t3388 = split_2 + 11u;
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
                        const bool t3389 = t3388 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3389) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3390 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_30 = t3390 + 1u;
                            const u64 t3392 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3393 = t3392 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3394 = t3393 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3395 = partials + t3394;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3396 = (u64)t3388;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3397 = t3396 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3398 = t3397 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3399 = t3395 + t3398;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3400 = (u64)index_30;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3401 = t3400 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3402 = t3401 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3403 = t3399 + t3402;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3404 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3405 = t3403 + t3404;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3406 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3407 = (u64)t3406 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3408 = t3403 + t3407;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_217;
                            u32 chunk_218;
                            u32 chunk_219;
                            u32 chunk_220;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_217), "=r"(chunk_218), "=r"(chunk_219), "=r"(chunk_220) : "l"(t3408) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3409;
                            asm("mov.b32 %0, %1;" : "=f"(t3409) : "r"(chunk_217));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3410;
                            asm("mov.b32 %0, %1;" : "=f"(t3410) : "r"(chunk_218));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3411;
                            asm("mov.b32 %0, %1;" : "=f"(t3411) : "r"(chunk_219));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3412;
                            asm("mov.b32 %0, %1;" : "=f"(t3412) : "r"(chunk_220));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_221;
                            u32 chunk_222;
                            u32 chunk_223;
                            u32 chunk_224;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_221), "=r"(chunk_222), "=r"(chunk_223), "=r"(chunk_224) : "l"(t3408) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3413;
                            asm("mov.b32 %0, %1;" : "=f"(t3413) : "r"(chunk_221));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3414;
                            asm("mov.b32 %0, %1;" : "=f"(t3414) : "r"(chunk_222));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3415;
                            asm("mov.b32 %0, %1;" : "=f"(t3415) : "r"(chunk_223));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3416;
                            asm("mov.b32 %0, %1;" : "=f"(t3416) : "r"(chunk_224));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3417;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3417) : "l"(t3405) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3418;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3418) : "l"(t3405) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_251 = t3409;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_252 = t3410;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_253 = t3411;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_254 = t3412;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_255 = t3413;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_256 = t3414;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_257 = t3415;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_258 = t3416;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_259 = t3417;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_260 = t3418;
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
                        const u32 t3419 = split_2 + 12u;
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
                        const bool t3420 = t3419 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3420) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3421 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_31 = t3421 + 1u;
                            const u64 t3423 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3424 = t3423 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3425 = t3424 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3426 = partials + t3425;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3427 = (u64)t3419;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3428 = t3427 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3429 = t3428 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3430 = t3426 + t3429;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3431 = (u64)index_31;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3432 = t3431 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3433 = t3432 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3434 = t3430 + t3433;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3435 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3436 = t3434 + t3435;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3437 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3438 = (u64)t3437 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3439 = t3434 + t3438;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_225;
                            u32 chunk_226;
                            u32 chunk_227;
                            u32 chunk_228;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_225), "=r"(chunk_226), "=r"(chunk_227), "=r"(chunk_228) : "l"(t3439) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3440;
                            asm("mov.b32 %0, %1;" : "=f"(t3440) : "r"(chunk_225));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3441;
                            asm("mov.b32 %0, %1;" : "=f"(t3441) : "r"(chunk_226));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3442;
                            asm("mov.b32 %0, %1;" : "=f"(t3442) : "r"(chunk_227));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3443;
                            asm("mov.b32 %0, %1;" : "=f"(t3443) : "r"(chunk_228));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_229;
                            u32 chunk_230;
                            u32 chunk_231;
                            u32 chunk_232;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_229), "=r"(chunk_230), "=r"(chunk_231), "=r"(chunk_232) : "l"(t3439) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3444;
                            asm("mov.b32 %0, %1;" : "=f"(t3444) : "r"(chunk_229));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3445;
                            asm("mov.b32 %0, %1;" : "=f"(t3445) : "r"(chunk_230));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3446;
                            asm("mov.b32 %0, %1;" : "=f"(t3446) : "r"(chunk_231));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3447;
                            asm("mov.b32 %0, %1;" : "=f"(t3447) : "r"(chunk_232));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3448;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3448) : "l"(t3436) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3449;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3449) : "l"(t3436) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_261 = t3440;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_262 = t3441;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_263 = t3442;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_264 = t3443;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_265 = t3444;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_266 = t3445;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_267 = t3446;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_268 = t3447;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_269 = t3448;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_270 = t3449;
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
                        const u32 t3450 = split_2 + 13u;
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
                        const bool t3451 = t3450 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3451) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3452 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_32 = t3452 + 1u;
                            const u64 t3454 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3455 = t3454 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3456 = t3455 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3457 = partials + t3456;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3458 = (u64)t3450;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3459 = t3458 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3460 = t3459 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3461 = t3457 + t3460;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3462 = (u64)index_32;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3463 = t3462 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3464 = t3463 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3465 = t3461 + t3464;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3466 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3467 = t3465 + t3466;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3468 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3469 = (u64)t3468 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3470 = t3465 + t3469;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_233;
                            u32 chunk_234;
                            u32 chunk_235;
                            u32 chunk_236;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_233), "=r"(chunk_234), "=r"(chunk_235), "=r"(chunk_236) : "l"(t3470) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3471;
                            asm("mov.b32 %0, %1;" : "=f"(t3471) : "r"(chunk_233));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3472;
                            asm("mov.b32 %0, %1;" : "=f"(t3472) : "r"(chunk_234));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3473;
                            asm("mov.b32 %0, %1;" : "=f"(t3473) : "r"(chunk_235));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3474;
                            asm("mov.b32 %0, %1;" : "=f"(t3474) : "r"(chunk_236));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_237;
                            u32 chunk_238;
                            u32 chunk_239;
                            u32 chunk_240;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_237), "=r"(chunk_238), "=r"(chunk_239), "=r"(chunk_240) : "l"(t3470) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3475;
                            asm("mov.b32 %0, %1;" : "=f"(t3475) : "r"(chunk_237));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3476;
                            asm("mov.b32 %0, %1;" : "=f"(t3476) : "r"(chunk_238));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3477;
                            asm("mov.b32 %0, %1;" : "=f"(t3477) : "r"(chunk_239));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3478;
                            asm("mov.b32 %0, %1;" : "=f"(t3478) : "r"(chunk_240));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3479;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3479) : "l"(t3467) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3480;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3480) : "l"(t3467) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_271 = t3471;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_272 = t3472;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_273 = t3473;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_274 = t3474;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_275 = t3475;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_276 = t3476;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_277 = t3477;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_278 = t3478;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_279 = t3479;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_280 = t3480;
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
                        const u32 t3481 = split_2 + 14u;
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
                        const bool t3482 = t3481 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3482) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3483 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_33 = t3483 + 1u;
                            const u64 t3485 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3486 = t3485 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3487 = t3486 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3488 = partials + t3487;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3489 = (u64)t3481;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3490 = t3489 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3491 = t3490 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3492 = t3488 + t3491;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3493 = (u64)index_33;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3494 = t3493 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3495 = t3494 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3496 = t3492 + t3495;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3497 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3498 = t3496 + t3497;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3499 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3500 = (u64)t3499 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3501 = t3496 + t3500;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_241;
                            u32 chunk_242;
                            u32 chunk_243;
                            u32 chunk_244;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_241), "=r"(chunk_242), "=r"(chunk_243), "=r"(chunk_244) : "l"(t3501) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3502;
                            asm("mov.b32 %0, %1;" : "=f"(t3502) : "r"(chunk_241));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3503;
                            asm("mov.b32 %0, %1;" : "=f"(t3503) : "r"(chunk_242));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3504;
                            asm("mov.b32 %0, %1;" : "=f"(t3504) : "r"(chunk_243));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3505;
                            asm("mov.b32 %0, %1;" : "=f"(t3505) : "r"(chunk_244));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_245;
                            u32 chunk_246;
                            u32 chunk_247;
                            u32 chunk_248;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_245), "=r"(chunk_246), "=r"(chunk_247), "=r"(chunk_248) : "l"(t3501) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3506;
                            asm("mov.b32 %0, %1;" : "=f"(t3506) : "r"(chunk_245));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3507;
                            asm("mov.b32 %0, %1;" : "=f"(t3507) : "r"(chunk_246));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3508;
                            asm("mov.b32 %0, %1;" : "=f"(t3508) : "r"(chunk_247));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3509;
                            asm("mov.b32 %0, %1;" : "=f"(t3509) : "r"(chunk_248));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3510;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3510) : "l"(t3498) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3511;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3511) : "l"(t3498) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_281 = t3502;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_282 = t3503;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_283 = t3504;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_284 = t3505;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_285 = t3506;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_286 = t3507;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_287 = t3508;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_288 = t3509;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_289 = t3510;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_290 = t3511;
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
                        const u32 t3512 = split_2 + 15u;
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
                        const bool t3513 = t3512 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3513) {
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3514 = warp_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_34 = t3514 + 1u;
                            const u64 t3516 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3517 = t3516 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3518 = t3517 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3519 = partials + t3518;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3520 = (u64)t3512;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3521 = t3520 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3522 = t3521 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3523 = t3519 + t3522;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3524 = (u64)index_34;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3525 = t3524 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3526 = t3525 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3527 = t3523 + t3526;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3528 = (u64)lane_6 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3529 = t3527 + t3528;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t3530 = lane_6 << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3531 = (u64)t3530 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3532 = t3527 + t3531;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_249;
                            u32 chunk_250;
                            u32 chunk_251;
                            u32 chunk_252;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_249), "=r"(chunk_250), "=r"(chunk_251), "=r"(chunk_252) : "l"(t3532) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3533;
                            asm("mov.b32 %0, %1;" : "=f"(t3533) : "r"(chunk_249));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3534;
                            asm("mov.b32 %0, %1;" : "=f"(t3534) : "r"(chunk_250));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3535;
                            asm("mov.b32 %0, %1;" : "=f"(t3535) : "r"(chunk_251));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3536;
                            asm("mov.b32 %0, %1;" : "=f"(t3536) : "r"(chunk_252));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_253;
                            u32 chunk_254;
                            u32 chunk_255;
                            u32 chunk_256;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_253), "=r"(chunk_254), "=r"(chunk_255), "=r"(chunk_256) : "l"(t3532) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3537;
                            asm("mov.b32 %0, %1;" : "=f"(t3537) : "r"(chunk_253));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3538;
                            asm("mov.b32 %0, %1;" : "=f"(t3538) : "r"(chunk_254));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3539;
                            asm("mov.b32 %0, %1;" : "=f"(t3539) : "r"(chunk_255));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3540;
                            asm("mov.b32 %0, %1;" : "=f"(t3540) : "r"(chunk_256));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3541;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3541) : "l"(t3529) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3542;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3542) : "l"(t3529) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_291 = t3533;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_292 = t3534;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_293 = t3535;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_294 = t3536;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_295 = t3537;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_296 = t3538;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_297 = t3539;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_298 = t3540;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_299 = t3541;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_300 = t3542;
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
                        f32 t3543;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3543) : "f"(row_max_4), "f"(state_33));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3544;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3544) : "f"(t3543), "f"(state_35));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3545;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3545) : "f"(t3544), "f"(state_37));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3546;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3546) : "f"(t3545), "f"(state_39));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3547;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3547) : "f"(t3546), "f"(state_41));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3548;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3548) : "f"(t3547), "f"(state_43));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3549;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3549) : "f"(t3548), "f"(state_45));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3550;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3550) : "f"(t3549), "f"(state_47));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3551;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3551) : "f"(t3550), "f"(state_49));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3552;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3552) : "f"(t3551), "f"(state_51));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3553;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3553) : "f"(t3552), "f"(state_53));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3554;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3554) : "f"(t3553), "f"(state_55));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3555;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3555) : "f"(t3554), "f"(state_57));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3556;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3556) : "f"(t3555), "f"(state_59));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3557;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3557) : "f"(t3556), "f"(state_61));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_4) : "f"(t3557), "f"(state_63));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_8 = max_4 == __uint_as_float(0xff800000u);
                        const f32 t3560 = max_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_8 = none_8 ? 0.0f : t3560;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3562 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3563;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3563) : "f"(row_max_4), "f"(scale_log2), "f"(t3562));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_26;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_26) : "f"(t3563));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3565 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3566;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3566) : "f"(state_33), "f"(scale_log2), "f"(t3565));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_27;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_27) : "f"(t3566));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3568 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3569;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3569) : "f"(state_35), "f"(scale_log2), "f"(t3568));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_28;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_28) : "f"(t3569));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3571 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3572;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3572) : "f"(state_37), "f"(scale_log2), "f"(t3571));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_29;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_29) : "f"(t3572));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3574 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3575;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3575) : "f"(state_39), "f"(scale_log2), "f"(t3574));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_30;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_30) : "f"(t3575));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3577 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3578;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3578) : "f"(state_41), "f"(scale_log2), "f"(t3577));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_31;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_31) : "f"(t3578));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3580 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3581;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3581) : "f"(state_43), "f"(scale_log2), "f"(t3580));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_32;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_32) : "f"(t3581));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3583 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3584;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3584) : "f"(state_45), "f"(scale_log2), "f"(t3583));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_33;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_33) : "f"(t3584));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3586 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3587;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3587) : "f"(state_47), "f"(scale_log2), "f"(t3586));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_34;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_34) : "f"(t3587));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3589 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3590;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3590) : "f"(state_49), "f"(scale_log2), "f"(t3589));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_35;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_35) : "f"(t3590));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3592 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3593;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3593) : "f"(state_51), "f"(scale_log2), "f"(t3592));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_36;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_36) : "f"(t3593));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3595 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3596;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3596) : "f"(state_53), "f"(scale_log2), "f"(t3595));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_37;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_37) : "f"(t3596));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3598 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3599;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3599) : "f"(state_55), "f"(scale_log2), "f"(t3598));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_38;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_38) : "f"(t3599));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3601 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3602;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3602) : "f"(state_57), "f"(scale_log2), "f"(t3601));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_39;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_39) : "f"(t3602));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3604 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3605;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3605) : "f"(state_59), "f"(scale_log2), "f"(t3604));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_40;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_40) : "f"(t3605));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3607 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3608;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3608) : "f"(state_61), "f"(scale_log2), "f"(t3607));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_41;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_41) : "f"(t3608));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t3610 = -reference_8;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t3611;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3611) : "f"(state_63), "f"(scale_log2), "f"(t3610));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_42;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_42) : "f"(t3611));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3613 = row_sum_4 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3613;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3614;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3614) : "f"(state_34), "f"(factors_27), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3614;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3615;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3615) : "f"(state_36), "f"(factors_28), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3615;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3616;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3616) : "f"(state_38), "f"(factors_29), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3616;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3617;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3617) : "f"(state_40), "f"(factors_30), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3617;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3618;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3618) : "f"(state_42), "f"(factors_31), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3618;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3619;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3619) : "f"(state_44), "f"(factors_32), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3619;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3620;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3620) : "f"(state_46), "f"(factors_33), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3620;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3621;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3621) : "f"(state_48), "f"(factors_34), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3621;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3622;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3622) : "f"(state_50), "f"(factors_35), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3622;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3623;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3623) : "f"(state_52), "f"(factors_36), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3623;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3624;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3624) : "f"(state_54), "f"(factors_37), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3624;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3625;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3625) : "f"(state_56), "f"(factors_38), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3625;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3626;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3626) : "f"(state_58), "f"(factors_39), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3626;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3627;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3627) : "f"(state_60), "f"(factors_40), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3627;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3628;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3628) : "f"(state_62), "f"(factors_41), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3628;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3629;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3629) : "f"(state_64), "f"(factors_42), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t3629;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3630 = rows_3 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3630;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3631;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3631) : "f"(words_161), "f"(factors_27), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3631;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3632;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3632) : "f"(words_171), "f"(factors_28), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3632;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3633;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3633) : "f"(words_181), "f"(factors_29), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3633;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3634;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3634) : "f"(words_191), "f"(factors_30), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3634;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3635;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3635) : "f"(words_201), "f"(factors_31), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3635;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3636;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3636) : "f"(words_211), "f"(factors_32), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3636;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3637;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3637) : "f"(words_221), "f"(factors_33), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3637;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3638;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3638) : "f"(words_231), "f"(factors_34), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3638;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3639;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3639) : "f"(words_241), "f"(factors_35), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3639;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3640;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3640) : "f"(words_251), "f"(factors_36), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3640;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3641;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3641) : "f"(words_261), "f"(factors_37), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3641;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3642;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3642) : "f"(words_271), "f"(factors_38), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3642;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3643;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3643) : "f"(words_281), "f"(factors_39), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3643;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3644;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3644) : "f"(words_291), "f"(factors_40), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3644;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3645;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3645) : "f"(words_301), "f"(factors_41), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3645;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3646;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3646) : "f"(words_311), "f"(factors_42), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t3646;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3647 = rows_4 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3647;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3648;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3648) : "f"(words_162), "f"(factors_27), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3648;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3649;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3649) : "f"(words_172), "f"(factors_28), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3649;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3650;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3650) : "f"(words_182), "f"(factors_29), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3650;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3651;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3651) : "f"(words_192), "f"(factors_30), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3651;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3652;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3652) : "f"(words_202), "f"(factors_31), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3652;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3653;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3653) : "f"(words_212), "f"(factors_32), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3653;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3654;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3654) : "f"(words_222), "f"(factors_33), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3654;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3655;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3655) : "f"(words_232), "f"(factors_34), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3655;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3656;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3656) : "f"(words_242), "f"(factors_35), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3656;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3657;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3657) : "f"(words_252), "f"(factors_36), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3657;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3658;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3658) : "f"(words_262), "f"(factors_37), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3658;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3659;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3659) : "f"(words_272), "f"(factors_38), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3659;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3660;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3660) : "f"(words_282), "f"(factors_39), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3660;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3661;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3661) : "f"(words_292), "f"(factors_40), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3661;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3662;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3662) : "f"(words_302), "f"(factors_41), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3662;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3663;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3663) : "f"(words_312), "f"(factors_42), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t3663;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3664 = rows_7 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3664;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3665;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3665) : "f"(words_163), "f"(factors_27), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3665;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3666;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3666) : "f"(words_173), "f"(factors_28), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3666;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3667;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3667) : "f"(words_183), "f"(factors_29), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3667;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3668;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3668) : "f"(words_193), "f"(factors_30), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3668;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3669;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3669) : "f"(words_203), "f"(factors_31), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3669;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3670;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3670) : "f"(words_213), "f"(factors_32), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3670;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3671;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3671) : "f"(words_223), "f"(factors_33), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3671;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3672;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3672) : "f"(words_233), "f"(factors_34), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3672;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3673;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3673) : "f"(words_243), "f"(factors_35), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3673;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3674;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3674) : "f"(words_253), "f"(factors_36), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3674;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3675;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3675) : "f"(words_263), "f"(factors_37), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3675;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3676;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3676) : "f"(words_273), "f"(factors_38), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3676;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3677;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3677) : "f"(words_283), "f"(factors_39), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3677;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3678;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3678) : "f"(words_293), "f"(factors_40), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3678;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3679;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3679) : "f"(words_303), "f"(factors_41), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3679;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3680;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3680) : "f"(words_313), "f"(factors_42), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t3680;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3681 = rows_8 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3681;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3682;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3682) : "f"(words_164), "f"(factors_27), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3682;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3683;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3683) : "f"(words_174), "f"(factors_28), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3683;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3684;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3684) : "f"(words_184), "f"(factors_29), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3684;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3685;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3685) : "f"(words_194), "f"(factors_30), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3685;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3686;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3686) : "f"(words_204), "f"(factors_31), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3686;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3687;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3687) : "f"(words_214), "f"(factors_32), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3687;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3688;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3688) : "f"(words_224), "f"(factors_33), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3688;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3689;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3689) : "f"(words_234), "f"(factors_34), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3689;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3690;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3690) : "f"(words_244), "f"(factors_35), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3690;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3691;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3691) : "f"(words_254), "f"(factors_36), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3691;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3692;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3692) : "f"(words_264), "f"(factors_37), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3692;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3693;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3693) : "f"(words_274), "f"(factors_38), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3693;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3694;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3694) : "f"(words_284), "f"(factors_39), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3694;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3695;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3695) : "f"(words_294), "f"(factors_40), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3695;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3696;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3696) : "f"(words_304), "f"(factors_41), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3696;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3697;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3697) : "f"(words_314), "f"(factors_42), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t3697;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3698 = rows_11 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3698;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3699;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3699) : "f"(words_165), "f"(factors_27), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3699;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3700;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3700) : "f"(words_175), "f"(factors_28), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3700;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3701;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3701) : "f"(words_185), "f"(factors_29), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3701;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3702;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3702) : "f"(words_195), "f"(factors_30), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3702;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3703;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3703) : "f"(words_205), "f"(factors_31), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3703;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3704;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3704) : "f"(words_215), "f"(factors_32), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3704;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3705;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3705) : "f"(words_225), "f"(factors_33), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3705;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3706;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3706) : "f"(words_235), "f"(factors_34), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3706;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3707;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3707) : "f"(words_245), "f"(factors_35), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3707;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3708;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3708) : "f"(words_255), "f"(factors_36), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3708;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3709;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3709) : "f"(words_265), "f"(factors_37), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3709;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3710;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3710) : "f"(words_275), "f"(factors_38), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3710;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3711;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3711) : "f"(words_285), "f"(factors_39), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3711;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3712;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3712) : "f"(words_295), "f"(factors_40), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3712;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3713;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3713) : "f"(words_305), "f"(factors_41), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3713;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3714;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3714) : "f"(words_315), "f"(factors_42), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t3714;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3715 = rows_12 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3715;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3716;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3716) : "f"(words_166), "f"(factors_27), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3716;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3717;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3717) : "f"(words_176), "f"(factors_28), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3717;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3718;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3718) : "f"(words_186), "f"(factors_29), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3718;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3719;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3719) : "f"(words_196), "f"(factors_30), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3719;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3720;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3720) : "f"(words_206), "f"(factors_31), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3720;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3721;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3721) : "f"(words_216), "f"(factors_32), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3721;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3722;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3722) : "f"(words_226), "f"(factors_33), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3722;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3723;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3723) : "f"(words_236), "f"(factors_34), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3723;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3724;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3724) : "f"(words_246), "f"(factors_35), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3724;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3725;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3725) : "f"(words_256), "f"(factors_36), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3725;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3726;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3726) : "f"(words_266), "f"(factors_37), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3726;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3727;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3727) : "f"(words_276), "f"(factors_38), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3727;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3728;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3728) : "f"(words_286), "f"(factors_39), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3728;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3729;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3729) : "f"(words_296), "f"(factors_40), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3729;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3730;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3730) : "f"(words_306), "f"(factors_41), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3730;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3731;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3731) : "f"(words_316), "f"(factors_42), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3731;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3732 = rows_15 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3732;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3733;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3733) : "f"(words_167), "f"(factors_27), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3733;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3734;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3734) : "f"(words_177), "f"(factors_28), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3734;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3735;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3735) : "f"(words_187), "f"(factors_29), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3735;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3736;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3736) : "f"(words_197), "f"(factors_30), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3736;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3737;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3737) : "f"(words_207), "f"(factors_31), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3737;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3738;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3738) : "f"(words_217), "f"(factors_32), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3738;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3739;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3739) : "f"(words_227), "f"(factors_33), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3739;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3740;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3740) : "f"(words_237), "f"(factors_34), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3740;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3741;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3741) : "f"(words_247), "f"(factors_35), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3741;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3742;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3742) : "f"(words_257), "f"(factors_36), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3742;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3743;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3743) : "f"(words_267), "f"(factors_37), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3743;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3744;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3744) : "f"(words_277), "f"(factors_38), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3744;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3745;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3745) : "f"(words_287), "f"(factors_39), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3745;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3746;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3746) : "f"(words_297), "f"(factors_40), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3746;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3747;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3747) : "f"(words_307), "f"(factors_41), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3747;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3748;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3748) : "f"(words_317), "f"(factors_42), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3748;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3749 = rows_16 * factors_26;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3749;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3750;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3750) : "f"(words_168), "f"(factors_27), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3750;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3751;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3751) : "f"(words_178), "f"(factors_28), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3751;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3752;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3752) : "f"(words_188), "f"(factors_29), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3752;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3753;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3753) : "f"(words_198), "f"(factors_30), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3753;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3754;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3754) : "f"(words_208), "f"(factors_31), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3754;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3755;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3755) : "f"(words_218), "f"(factors_32), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3755;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3756;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3756) : "f"(words_228), "f"(factors_33), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3756;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3757;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3757) : "f"(words_238), "f"(factors_34), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3757;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3758;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3758) : "f"(words_248), "f"(factors_35), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3758;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3759;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3759) : "f"(words_258), "f"(factors_36), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3759;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3760;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3760) : "f"(words_268), "f"(factors_37), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3760;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3761;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3761) : "f"(words_278), "f"(factors_38), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3761;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3762;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3762) : "f"(words_288), "f"(factors_39), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3762;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3763;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3763) : "f"(words_298), "f"(factors_40), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3763;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3764;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3764) : "f"(words_308), "f"(factors_41), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3764;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3765;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3765) : "f"(words_318), "f"(factors_42), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3765;
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
                        const u32 t3766 = split_2 + 16u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t3766;
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t3768;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3768) : "f"(row_sum_3));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_39 = row_sum_3 + t3768;
                f32 t3770;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3770) : "f"(pair_39));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t3771 = pair_39 + t3770;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_3 = t3771;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t3772;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3772) : "f"(row_sum_4));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_40 = row_sum_4 + t3772;
                f32 t3774;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3774) : "f"(pair_40));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t3775 = pair_40 + t3774;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_4 = t3775;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum_3;
                const bool t3776 = sum_3 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t3777;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3777) : "f"(sum_3));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t3776 ? 0.0f : t3777;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3779 = rows * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows = t3779;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3780 = rows_2 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_2 = t3780;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3781 = rows_5 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_5 = t3781;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3782 = rows_6 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_6 = t3782;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3783 = rows_9 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_9 = t3783;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3784 = rows_10 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_10 = t3784;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3785 = rows_13 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_13 = t3785;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3786 = rows_14 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_14 = t3786;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_4;
                const bool t3787 = sum_4 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t3788;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3788) : "f"(sum_4));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t3787 ? 0.0f : t3788;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3790 = rows_3 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_3 = t3790;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3791 = rows_4 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_4 = t3791;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3792 = rows_7 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_7 = t3792;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3793 = rows_8 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_8 = t3793;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3794 = rows_11 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_11 = t3794;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3795 = rows_12 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_12 = t3795;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3796 = rows_15 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_15 = t3796;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t3797 = rows_16 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                rows_16 = t3797;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_15 = warp_2 << 2u;
                const u32 t3799 = lane_6 & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3800 = t3799 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3801 = first_15 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t3800 + t3801;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3803 = lane_6 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3804 = t3803 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3804) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3805 = lane_6 >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3806 = first + t3805;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3807 = t3806 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3808;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3808) : "r"(t3807), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3809 = t3808 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3810 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3811 = first + t3805;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3812 = t3811 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3813;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3813) : "r"(t3812), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3814 = t3813 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3815 = t3814 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3816 = t3811 - t3815;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3817 = t3810 + t3816;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3818 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3819 = t3818 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3820 = t3819 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3821 = o + t3820;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3822 = (u64)t3809;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3823 = t3822 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3824 = t3823 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3825 = t3821 + t3824;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3826 = (u64)t3817;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3827 = t3826 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3828 = t3827 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3829 = t3825 + t3828;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3830 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t3829 + t3830;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_41 = rows;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_42 = rows_2;
                    const u32 t3832 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3833 = first_15 < t3832;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3833) {
                        u32 t3834;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3834) : "f"(pair_41), "f"(pair_42));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t3834) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_43 = rows_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_44 = rows_6;
                    const u32 t3835 = first_15 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3836 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3837 = t3835 < t3836;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3837) {
                        u32 t3838;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3838) : "f"(pair_43), "f"(pair_44));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t3838) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_45 = rows_9;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_46 = rows_10;
                    const u32 t3839 = first_15 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3840 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3841 = t3839 < t3840;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3841) {
                        u32 t3842;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3842) : "f"(pair_45), "f"(pair_46));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t3842) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_47 = rows_13;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_48 = rows_14;
                    const u32 t3843 = first_15 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3844 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3845 = t3843 < t3844;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3845) {
                        u32 t3846;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3846) : "f"(pair_47), "f"(pair_48));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t3846) : "memory");
                    }
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3847 = lane_6 >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3848 = t3847 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3849 = t3848 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3849) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3850 = lane_6 >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3851 = t3850 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3852 = first + t3851;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3853 = t3852 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3854;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3854) : "r"(t3853), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3855 = t3854 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3856 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3857 = first + t3851;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3858 = t3857 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3859;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3859) : "r"(t3858), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3860 = t3859 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3861 = t3860 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3862 = t3857 - t3861;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3863 = t3856 + t3862;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3864 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3865 = t3864 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3866 = t3865 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3867 = o + t3866;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3868 = (u64)t3855;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3869 = t3868 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3870 = t3869 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3871 = t3867 + t3870;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3872 = (u64)t3863;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3873 = t3872 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3874 = t3873 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3875 = t3871 + t3874;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3876 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_5 = t3875 + t3876;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_49 = rows_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_50 = rows_4;
                    const u32 t3878 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3879 = first_15 < t3878;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3879) {
                        u32 t3880;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3880) : "f"(pair_49), "f"(pair_50));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_5), "r"(t3880) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_51 = rows_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_52 = rows_8;
                    const u32 t3881 = first_15 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3882 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3883 = t3881 < t3882;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3883) {
                        u32 t3884;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3884) : "f"(pair_51), "f"(pair_52));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_5), "r"(t3884) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_53 = rows_11;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_54 = rows_12;
                    const u32 t3885 = first_15 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3886 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3887 = t3885 < t3886;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3887) {
                        u32 t3888;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3888) : "f"(pair_53), "f"(pair_54));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_5), "r"(t3888) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_55 = rows_15;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_56 = rows_16;
                    const u32 t3889 = first_15 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3890 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3891 = t3889 < t3890;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3891) {
                        u32 t3892;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3892) : "f"(pair_55), "f"(pair_56));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_5), "r"(t3892) : "memory");
                    }
                }
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3893 = warp_2 < 1u;
#line 276 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3893) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_3 = lane_6 >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3895 = row_3 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3896 = first + row_3;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3897 = t3896 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3898;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3898) : "r"(t3897), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3899 = t3898 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3900 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3901 = first + row_3;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3902 = t3901 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3903;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3903) : "r"(t3902), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3904 = t3903 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3905 = t3904 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3906 = t3901 - t3905;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3907 = t3900 + t3906;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3908;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3908) : "f"(row_sum_3));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3909;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3909) : "f"(row_max_3), "f"(scale_log2), "f"(t3908));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t3909 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t3911 = row_sum_3 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t3911 ? __uint_as_float(0xff800000u) : lse_4;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t3913 = lane_6 & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const bool t3914 = t3913 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const bool t3915 = t3895 & t3914;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    if (t3915) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3916 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3917 = t3916 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3918 = t3917 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3919 = lse + t3918;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3920 = (u64)t3907;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3921 = t3920 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3922 = t3921 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3923 = t3919 + t3922;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3924 = (u64)t3899;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3925 = t3924 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3926 = t3925 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3927 = t3923 + t3926;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3927), "f"(value_3) : "memory");
                    }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3928 = lane_6 >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_4 = t3928 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3930 = row_4 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3931 = first + row_4;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3932 = t3931 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3933;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3933) : "r"(t3932), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3934 = t3933 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3935 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3936 = first + row_4;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3937 = t3936 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3938;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3938) : "r"(t3937), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3939 = t3938 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3940 = t3939 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3941 = t3936 - t3940;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3942 = t3935 + t3941;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3943;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3943) : "f"(row_sum_4));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3944;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3944) : "f"(row_max_4), "f"(scale_log2), "f"(t3943));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t3944 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t3946 = row_sum_4 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t3946 ? __uint_as_float(0xff800000u) : lse_5;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u32 t3948 = lane_6 & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const bool t3949 = t3948 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const bool t3950 = t3930 & t3949;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    if (t3950) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3951 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3952 = t3951 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3953 = t3952 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3954 = lse + t3953;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3955 = (u64)t3942;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3956 = t3955 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3957 = t3956 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3958 = t3954 + t3957;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3959 = (u64)t3934;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3960 = t3959 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3961 = t3960 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        const u64 t3962 = t3958 + t3961;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3962), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
