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
    const u32 first = t26 << 6u;
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
#line 186 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t41 = end + blocks_of_split;
#line 186 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t42 = t41 - 1u;
#line 186 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t43 = t42 << 1u;
#line 186 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t44;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t44) : "r"(t43), "r"(blocks_of_split_factor));
#line 186 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 splits_2 = t44 >> blocks_of_split_shift;
    const u32 t46 = t13 * blocks_of_split;
#line 44 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t47 = t46 < end ? t46 : end;
#line 44 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 left = end - t47;
    const u32 count = left < blocks_of_split ? left : blocks_of_split;
    const u32 before = left - count;
    const u32 t51 = end - before;
#line 47 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t52 = masked_right > before ? masked_right : before;
#line 47 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t53 = t52 - before;
#line 47 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t54 = end > before ? end : before;
#line 47 "fa-kernels/src/attention/kernel_problem/blocks.rs"
    const u32 t55 = t54 - before;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t56 = t30 != 0u;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t57 = t13 < splits_2;
#line 178 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t58 = t56 & t57;
#line 39 "fa-kernels/src/attention/forward/decode/mod.rs"
    if (t58) {
#line 69 "fa-kernels/src/attention/warps.rs"
        const u32 thread = threadIdx.x;
        const u32 lane = thread & 31u;
        const u32 t61 = thread >> 5u;
#line 71 "fa-kernels/src/attention/warps.rs"
        u32 warp;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t61));
#line 72 "fa-kernels/src/attention/warps.rs"
        const u32 warp_m = warp & 3u;
        const u32 warp_n = warp >> 2u;
        const u32 t65 = warp_m << 4u;
#line 74 "fa-kernels/src/attention/warps.rs"
        const u32 t66 = warp_n << 6u;
#line 61 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t68 = thread >> 3u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t69 = thread & 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t70 = t68 & 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t71 = t69 ^ t70;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t72 = t68 << 7u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t73 = t71 << 4u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t74 = t72 + t73;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t75 = (u64)t68 * 0u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t76 = (u64)t69 * 16u;
#line 115 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t77 = t75 + t76;
        const u32 t78 = head_dim >> 3u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t79 = (u64)t69 * 16u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t80 = smem_1 + t74;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t81 = t30 > 1u ? t30 : 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t82 = t81 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t83 = t68 < t82 ? t68 : t82;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t84 = first + t83;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t85 = t84 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t86;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t86) : "r"(t85), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t87 = t86 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t88 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t89 = first + t83;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t90 = t89 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t91;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t91) : "r"(t90), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t92 = t91 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t93 = t92 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t94 = t89 - t93;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t95 = t88 + t94;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t96 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t97 = t96 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t98 = t97 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t99 = q + t98;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t100 = (u64)t87;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t101 = t100 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t102 = t101 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t103 = t99 + t102;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t104 = (u64)t95;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t105 = t104 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t106 = t105 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t107 = t103 + t106;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t108 = t107 + t79;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t109 = t68 + 16u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t110 = t30 > 1u ? t30 : 1u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t111 = t110 - 1u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t112 = t109 < t111 ? t109 : t111;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t113 = first + t112;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t114 = t113 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t115;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t115) : "r"(t114), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t116 = t115 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t117 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t118 = first + t112;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t119 = t118 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t120;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t120) : "r"(t119), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t121 = t120 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t122 = t121 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t123 = t118 - t122;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t124 = t117 + t123;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t125 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t126 = t125 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t127 = t126 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t128 = q + t127;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t129 = (u64)t116;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t130 = t129 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t131 = t130 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t132 = t128 + t131;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t133 = (u64)t124;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t134 = t133 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t135 = t134 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t136 = t132 + t135;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t137 = t136 + t79;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t138 = t68 + 32u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t139 = t30 > 1u ? t30 : 1u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t140 = t139 - 1u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t141 = t138 < t140 ? t138 : t140;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t142 = first + t141;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t143 = t142 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t144;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t144) : "r"(t143), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t145 = t144 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t146 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t147 = first + t141;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t148 = t147 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t149;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t149) : "r"(t148), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t150 = t149 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t151 = t150 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t152 = t147 - t151;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t153 = t146 + t152;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t154 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t155 = t154 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t156 = t155 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t157 = q + t156;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t158 = (u64)t145;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t159 = t158 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t160 = t159 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t161 = t157 + t160;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t162 = (u64)t153;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t163 = t162 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t164 = t163 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t165 = t161 + t164;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t166 = t165 + t79;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t167 = t68 + 48u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t168 = t30 > 1u ? t30 : 1u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t169 = t168 - 1u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t170 = t167 < t169 ? t167 : t169;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t171 = first + t170;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t172 = t171 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t173;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t173) : "r"(t172), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t174 = t173 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t175 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t176 = first + t170;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t177 = t176 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t178;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t178) : "r"(t177), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t179 = t178 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t180 = t179 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t181 = t176 - t180;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t182 = t175 + t181;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t183 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t184 = t183 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t185 = t184 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t186 = q + t185;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t187 = (u64)t174;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t188 = t187 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t189 = t188 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t190 = t186 + t189;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t191 = (u64)t182;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t192 = t191 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t193 = t192 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t194 = t190 + t193;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t195 = t194 + t79;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t196 = t68 < t30;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t197 = t69 < t78;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t198 = t196 & t197;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t199 = t198 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t80), "l"(t108), "r"(t199) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t200 = t68 + 16u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t201 = t200 < t30;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t202 = t69 < t78;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t203 = t201 & t202;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t204 = t203 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t80), "l"(t137), "r"(t204) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t205 = t68 + 32u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t206 = t205 < t30;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t207 = t69 < t78;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t208 = t206 & t207;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t209 = t208 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t80), "l"(t166), "r"(t209) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t210 = t68 + 48u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t211 = t210 < t30;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t212 = t69 < t78;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t213 = t211 & t212;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t214 = t213 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t80), "l"(t195), "r"(t214) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t215 = t108 + 128ull;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t216 = t68 < t30;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t217 = t69 + 8u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t218 = t217 < t78;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t219 = t216 & t218;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t220 = t219 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t80), "l"(t215), "r"(t220) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t221 = t137 + 128ull;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t222 = t68 + 16u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t223 = t222 < t30;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t224 = t69 + 8u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t225 = t224 < t78;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t226 = t223 & t225;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t227 = t226 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t80), "l"(t221), "r"(t227) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t228 = t166 + 128ull;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t229 = t68 + 32u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t230 = t229 < t30;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t231 = t69 + 8u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t232 = t231 < t78;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t233 = t230 & t232;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t234 = t233 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t80), "l"(t228), "r"(t234) : "memory");
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t235 = t195 + 128ull;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t236 = t68 + 48u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t237 = t236 < t30;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t238 = t69 + 8u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t239 = t238 < t78;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t240 = t237 & t239;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t241 = t240 ? 16u : 0u;
#line 121 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t80), "l"(t235), "r"(t241) : "memory");
#line 64 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 16384u;
#line 219 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t243 = ring + 65536u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t244 = (u64)t16;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t245 = t244 * k_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t246 = t245 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t247 = k + t246;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t248 = 0ull * k_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t249 = t248 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t250 = t247 + t249;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t251 = (u64)t21;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t252 = t251 * k_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t253 = t252 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t254 = t250 + t253;
        const u32 t255 = (u32)k_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t256 = t255 << 1u;
        const u32 t257 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t258 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t259 = t257 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t260 = t258 ^ t259;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t261 = t257 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t262 = t260 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t263 = t261 + t262;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t264 = (u64)t257 * t256;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t265 = t254 + t264;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t266 = (u64)t258 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t267 = t265 + t266;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t268 = (u64)t256 * 16u;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t269 = (u64)t16;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t270 = t269 * v_stride0;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t271 = t270 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t272 = v + t271;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t273 = 0ull * v_stride1;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t274 = t273 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t275 = t272 + t274;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t276 = (u64)t21;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t277 = t276 * v_stride2;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t278 = t277 * 2ull;
#line 227 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t279 = t275 + t278;
        const u32 t280 = (u32)v_stride1;
#line 228 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t281 = t280 << 1u;
        const u32 t282 = thread >> 3u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t283 = thread & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t284 = t282 & 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t285 = t283 ^ t284;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t286 = t282 << 7u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t287 = t285 << 4u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t288 = t286 + t287;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t289 = (u64)t282 * t281;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t290 = t279 + t289;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t291 = (u64)t283 * 16u;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t292 = t290 + t291;
#line 229 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t293 = (u64)t281 * 16u;
#line 241 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t294 = thread & 31u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t295 = t51 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = t295 << 6u;
        const u32 t297 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t298 = ring + t263;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t299 = (u64)first_key * t256;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t300 = t267 + t299;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t301 = t300 + t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t302 = t301 + t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t303 = t302 + t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t304 = first_key + t257;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t305 = t304 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t306 = t258 < t297;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t307 = t305 & t306;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t308 = t307 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t298), "l"(t300), "r"(t308) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t309 = first_key + t257;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t310 = t309 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t311 = t310 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t312 = t258 < t297;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t313 = t311 & t312;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t314 = t313 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t298), "l"(t301), "r"(t314) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t315 = first_key + t257;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t316 = t315 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t317 = t316 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t318 = t258 < t297;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t319 = t317 & t318;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t320 = t319 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t298), "l"(t302), "r"(t320) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t321 = first_key + t257;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t322 = t321 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t323 = t322 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t324 = t258 < t297;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t325 = t323 & t324;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t326 = t325 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t298), "l"(t303), "r"(t326) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t327 = t300 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t328 = first_key + t257;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t329 = t328 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t330 = t258 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t331 = t330 < t297;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t332 = t329 & t331;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t333 = t332 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t298), "l"(t327), "r"(t333) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t334 = t301 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t335 = first_key + t257;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t336 = t335 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t337 = t336 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t338 = t258 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t339 = t338 < t297;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t340 = t337 & t339;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t341 = t340 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t298), "l"(t334), "r"(t341) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t342 = t302 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t343 = first_key + t257;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t344 = t343 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t345 = t344 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t346 = t258 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t347 = t346 < t297;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t348 = t345 & t347;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t349 = t348 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t298), "l"(t342), "r"(t349) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t350 = t303 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t351 = first_key + t257;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t352 = t351 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t353 = t352 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t354 = t258 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t355 = t354 < t297;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t356 = t353 & t355;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t357 = t356 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t298), "l"(t350), "r"(t357) : "memory");
#line 377 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
        const u32 t358 = t51 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = t358 << 6u;
        const u32 t360 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t361 = t243 + t288;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t362 = (u64)first_key_2 * t281;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t363 = t292 + t362;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t364 = t363 + t293;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t365 = t364 + t293;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t366 = t365 + t293;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t367 = first_key_2 + t282;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t368 = t367 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t369 = t283 < t360;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t370 = t368 & t369;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t371 = t370 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t361), "l"(t363), "r"(t371) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t372 = first_key_2 + t282;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t373 = t372 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t374 = t373 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t375 = t283 < t360;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t376 = t374 & t375;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t377 = t376 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t361), "l"(t364), "r"(t377) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t378 = first_key_2 + t282;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t379 = t378 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t380 = t379 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t381 = t283 < t360;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t382 = t380 & t381;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t383 = t382 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t361), "l"(t365), "r"(t383) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t384 = first_key_2 + t282;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t385 = t384 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t386 = t385 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t387 = t283 < t360;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t388 = t386 & t387;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t389 = t388 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t361), "l"(t366), "r"(t389) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t390 = t363 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t391 = first_key_2 + t282;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t392 = t391 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t393 = t283 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t394 = t393 < t360;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t395 = t392 & t394;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t396 = t395 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t361), "l"(t390), "r"(t396) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t397 = t364 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t398 = first_key_2 + t282;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t399 = t398 + 16u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t400 = t399 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t401 = t283 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t402 = t401 < t360;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t403 = t400 & t402;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t404 = t403 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t361), "l"(t397), "r"(t404) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t405 = t365 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t406 = first_key_2 + t282;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t407 = t406 + 32u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t408 = t407 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t409 = t283 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t410 = t409 < t360;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t411 = t408 & t410;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t412 = t411 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t361), "l"(t405), "r"(t412) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t413 = t366 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t414 = first_key_2 + t282;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t415 = t414 + 48u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t416 = t415 < seq_k;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t417 = t283 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t418 = t417 < t360;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t419 = t416 & t418;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t420 = t419 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t361), "l"(t413), "r"(t420) : "memory");
#line 380 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t421 = 1u < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t421) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t422 = ring + 16384u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t423 = t51 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t424 = t423 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = t424 << 6u;
            const u32 t426 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t427 = t422 + t263;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t428 = (u64)first_key_3 * t256;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t429 = t267 + t428;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t430 = t429 + t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t431 = t430 + t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t432 = t431 + t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t433 = t258 < t426;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t434 = t433 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t427), "l"(t429), "r"(t434) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t435 = t258 < t426;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t436 = t435 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t427), "l"(t430), "r"(t436) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t437 = t258 < t426;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t438 = t437 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t427), "l"(t431), "r"(t438) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t439 = t258 < t426;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t440 = t439 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t427), "l"(t432), "r"(t440) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t441 = t429 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t442 = t258 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t443 = t442 < t426;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t444 = t443 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t427), "l"(t441), "r"(t444) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t445 = t430 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t446 = t258 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t447 = t446 < t426;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t448 = t447 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t427), "l"(t445), "r"(t448) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t449 = t431 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t450 = t258 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t451 = t450 < t426;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t452 = t451 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t427), "l"(t449), "r"(t452) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t453 = t432 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t454 = t258 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t455 = t454 < t426;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t456 = t455 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t427), "l"(t453), "r"(t456) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t457 = 1u < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t457) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t458 = t243 + 16384u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t459 = t51 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t460 = t459 - 1u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_4 = t460 << 6u;
            const u32 t462 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t463 = t458 + t288;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t464 = (u64)first_key_4 * t281;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t465 = t292 + t464;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t466 = t465 + t293;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t467 = t466 + t293;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t468 = t467 + t293;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t469 = t283 < t462;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t470 = t469 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t463), "l"(t465), "r"(t470) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t471 = t283 < t462;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t472 = t471 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t463), "l"(t466), "r"(t472) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t473 = t283 < t462;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t474 = t473 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t463), "l"(t467), "r"(t474) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t475 = t283 < t462;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t476 = t475 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t463), "l"(t468), "r"(t476) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t477 = t465 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t478 = t283 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t479 = t478 < t462;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t480 = t479 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t463), "l"(t477), "r"(t480) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t481 = t466 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t482 = t283 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t483 = t482 < t462;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t484 = t483 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t463), "l"(t481), "r"(t484) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t485 = t467 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t486 = t283 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t487 = t486 < t462;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t488 = t487 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t463), "l"(t485), "r"(t488) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t489 = t468 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t490 = t283 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t491 = t490 < t462;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t492 = t491 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t463), "l"(t489), "r"(t492) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t493 = 2u < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t493) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t494 = ring + 32768u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t495 = t51 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t496 = t495 - 2u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_5 = t496 << 6u;
            const u32 t498 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t499 = t494 + t263;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t500 = (u64)first_key_5 * t256;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t501 = t267 + t500;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t502 = t501 + t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t503 = t502 + t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t504 = t503 + t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t505 = t258 < t498;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t506 = t505 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t499), "l"(t501), "r"(t506) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t507 = t258 < t498;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t508 = t507 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t499), "l"(t502), "r"(t508) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t509 = t258 < t498;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t510 = t509 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t499), "l"(t503), "r"(t510) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t511 = t258 < t498;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t512 = t511 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t499), "l"(t504), "r"(t512) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t513 = t501 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t514 = t258 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t515 = t514 < t498;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t516 = t515 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t499), "l"(t513), "r"(t516) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t517 = t502 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t518 = t258 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t519 = t518 < t498;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t520 = t519 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t499), "l"(t517), "r"(t520) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t521 = t503 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t522 = t258 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t523 = t522 < t498;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t524 = t523 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t499), "l"(t521), "r"(t524) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t525 = t504 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t526 = t258 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t527 = t526 < t498;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t528 = t527 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t499), "l"(t525), "r"(t528) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t529 = 2u < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t529) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t530 = t243 + 32768u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t531 = t51 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t532 = t531 - 2u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_6 = t532 << 6u;
            const u32 t534 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t535 = t530 + t288;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t536 = (u64)first_key_6 * t281;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t537 = t292 + t536;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t538 = t537 + t293;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t539 = t538 + t293;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t540 = t539 + t293;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t541 = t283 < t534;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t542 = t541 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t535), "l"(t537), "r"(t542) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t543 = t283 < t534;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t544 = t543 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t535), "l"(t538), "r"(t544) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t545 = t283 < t534;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t546 = t545 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t535), "l"(t539), "r"(t546) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t547 = t283 < t534;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t548 = t547 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t535), "l"(t540), "r"(t548) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t549 = t537 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t550 = t283 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t551 = t550 < t534;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t552 = t551 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t535), "l"(t549), "r"(t552) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t553 = t538 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t554 = t283 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t555 = t554 < t534;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t556 = t555 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t535), "l"(t553), "r"(t556) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t557 = t539 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t558 = t283 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t559 = t558 < t534;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t560 = t559 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t535), "l"(t557), "r"(t560) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t561 = t540 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t562 = t283 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t563 = t562 < t534;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t564 = t563 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t535), "l"(t561), "r"(t564) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 5;" :  :  : "memory");
#line 44 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t565 = 3u < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t565) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t566 = ring + 49152u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t567 = t51 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t568 = t567 - 3u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_7 = t568 << 6u;
            const u32 t570 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t571 = t566 + t263;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t572 = (u64)first_key_7 * t256;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t573 = t267 + t572;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t574 = t573 + t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t575 = t574 + t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t576 = t575 + t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t577 = t258 < t570;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t578 = t577 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t571), "l"(t573), "r"(t578) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t579 = t258 < t570;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t580 = t579 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t571), "l"(t574), "r"(t580) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t581 = t258 < t570;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t582 = t581 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t571), "l"(t575), "r"(t582) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t583 = t258 < t570;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t584 = t583 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t571), "l"(t576), "r"(t584) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t585 = t573 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t586 = t258 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t587 = t586 < t570;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t588 = t587 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t571), "l"(t585), "r"(t588) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t589 = t574 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t590 = t258 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t591 = t590 < t570;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t592 = t591 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t571), "l"(t589), "r"(t592) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t593 = t575 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t594 = t258 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t595 = t594 < t570;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t596 = t595 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t571), "l"(t593), "r"(t596) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t597 = t576 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t598 = t258 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t599 = t598 < t570;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t600 = t599 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t571), "l"(t597), "r"(t600) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t601 = 3u < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t601) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t602 = t243 + 49152u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t603 = t51 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t604 = t603 - 3u;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_8 = t604 << 6u;
            const u32 t606 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t607 = t602 + t288;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t608 = (u64)first_key_8 * t281;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t609 = t292 + t608;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t610 = t609 + t293;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t611 = t610 + t293;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t612 = t611 + t293;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t613 = t283 < t606;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t614 = t613 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t607), "l"(t609), "r"(t614) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t615 = t283 < t606;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t616 = t615 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t607), "l"(t610), "r"(t616) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t617 = t283 < t606;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t618 = t617 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t607), "l"(t611), "r"(t618) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t619 = t283 < t606;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t620 = t619 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t607), "l"(t612), "r"(t620) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t621 = t609 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t622 = t283 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t623 = t622 < t606;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t624 = t623 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t607), "l"(t621), "r"(t624) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t625 = t610 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t626 = t283 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t627 = t626 < t606;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t628 = t627 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t607), "l"(t625), "r"(t628) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t629 = t611 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t630 = t283 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t631 = t630 < t606;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t632 = t631 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t607), "l"(t629), "r"(t632) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t633 = t612 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t634 = t283 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t635 = t634 < t606;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t636 = t635 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t607), "l"(t633), "r"(t636) : "memory");
        }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
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
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_17 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_18 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_19 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_20 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_21 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_22 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_23 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_24 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_25 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_26 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_27 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_28 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_29 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_30 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_31 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_32 = 0.0f;
#line 50 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
        const u32 t637 = smem_1 >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t638 = ring >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t639 = t637 + 65536u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t640 = (u64)t639;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t641 = t640 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t642 = t638 + 65536u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t643 = (u64)t642;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t644 = t643 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t645 = t637 + 65538u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t646 = (u64)t645;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t647 = t646 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t648 = t638 + 65538u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t649 = (u64)t648;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t650 = t649 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t651 = t637 + 65540u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t652 = (u64)t651;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t653 = t652 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t654 = t638 + 65540u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t655 = (u64)t654;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t656 = t655 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t657 = t637 + 65542u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t658 = (u64)t657;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t659 = t658 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t660 = t638 + 65542u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t661 = (u64)t660;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t662 = t661 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t663 = t637 + 66048u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t664 = (u64)t663;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t665 = t664 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t666 = t638 + 66048u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t667 = (u64)t666;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t668 = t667 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t669 = t637 + 66050u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t670 = (u64)t669;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t671 = t670 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t672 = t638 + 66050u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t673 = (u64)t672;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t674 = t673 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t675 = t637 + 66052u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t676 = (u64)t675;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t677 = t676 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t678 = t638 + 66052u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t679 = (u64)t678;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t680 = t679 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t681 = t637 + 66054u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t682 = (u64)t681;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t683 = t682 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t684 = t638 + 66054u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t685 = (u64)t684;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t686 = t685 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t641), "l"(t644), "l"(t647), "l"(t650), "l"(t653), "l"(t656), "l"(t659), "l"(t662), "l"(t665), "l"(t668), "l"(t671), "l"(t674), "l"(t677), "l"(t680), "l"(t683), "l"(t686) : "memory");
#line 77 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        const bool t687 = 0u < t53;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        const bool t688 = t55 <= 0u;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        const bool t689 = t687 | t688;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
        if (t689) {
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
            const u32 t690 = t51 - 1u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t691 = t690 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_9 = t691 + t66;
            const u32 t693 = first + t65;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t694 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t695 = t694 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key_9 + t695;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t697 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t698 = t693 + t697;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t699 = t698 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t700;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t700) : "r"(t699), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t701 = t700 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t702 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_2 = t702 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t705 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t705;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t707 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t707;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t709 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t709;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t711 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t711;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 16u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t713 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t713;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 17u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t715 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t715;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 24u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t717 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t717;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 25u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t719 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t719;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 32u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t721 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t721;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 33u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t723 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t723;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 40u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t725 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t725;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 41u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t727 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t727;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 48u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t729 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t729;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 49u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t731 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t731;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 56u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t733 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t733;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 57u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t735 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t735;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t736 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t737 = t693 + t736;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t738 = t737 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t739 = t738 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t740;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t740) : "r"(t739), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t741 = t740 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t742 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_3 = t742 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t745 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t745;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t747 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t747;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t749 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t749;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t751 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t751;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t753 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t753;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t755 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t755;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t757 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t757;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t759 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t759;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t761 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t761;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t763 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t763;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t765 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t765;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t767 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t767;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t769 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t769;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t771 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t771;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t773 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t773;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t775 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t775;
        }
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t777;
        asm("max.f32 %0, %1, %2;" : "=f"(t777) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t778;
        asm("max.f32 %0, %1, %2;" : "=f"(t778) : "f"(t777), "f"(s_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t779;
        asm("max.f32 %0, %1, %2;" : "=f"(t779) : "f"(t778), "f"(s_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t780;
        asm("max.f32 %0, %1, %2;" : "=f"(t780) : "f"(t779), "f"(s_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t781;
        asm("max.f32 %0, %1, %2;" : "=f"(t781) : "f"(t780), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t782;
        asm("max.f32 %0, %1, %2;" : "=f"(t782) : "f"(t781), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t783;
        asm("max.f32 %0, %1, %2;" : "=f"(t783) : "f"(t782), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t784;
        asm("max.f32 %0, %1, %2;" : "=f"(t784) : "f"(t783), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t785;
        asm("max.f32 %0, %1, %2;" : "=f"(t785) : "f"(t784), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t786;
        asm("max.f32 %0, %1, %2;" : "=f"(t786) : "f"(t785), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t787;
        asm("max.f32 %0, %1, %2;" : "=f"(t787) : "f"(t786), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t788;
        asm("max.f32 %0, %1, %2;" : "=f"(t788) : "f"(t787), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t789;
        asm("max.f32 %0, %1, %2;" : "=f"(t789) : "f"(t788), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t790;
        asm("max.f32 %0, %1, %2;" : "=f"(t790) : "f"(t789), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t791;
        asm("max.f32 %0, %1, %2;" : "=f"(t791) : "f"(t790), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t792;
        asm("max.f32 %0, %1, %2;" : "=f"(t792) : "f"(t791), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t793;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t793) : "f"(t792));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t792), "f"(t793));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t795;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t795) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t795));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t798 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t798;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t800 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t801;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t801) : "f"(old), "f"(scale_log2), "f"(t800));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t801));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t803 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t804 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t804));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t806;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t806) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s = t806;
        const f32 t807 = t803 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t808 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t808));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t810;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t810) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_2 = t810;
        const f32 t811 = t807 + s_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t812 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t812));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t814;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t814) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_5 = t814;
        const f32 t815 = t811 + s_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t816 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t816));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t818;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t818) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_6 = t818;
        const f32 t819 = t815 + s_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t820 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t820));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t822;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t822) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_9 = t822;
        const f32 t823 = t819 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t824 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t824));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t826;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t826) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_10 = t826;
        const f32 t827 = t823 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t828 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t828));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t830;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t830) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_13 = t830;
        const f32 t831 = t827 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t832 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t832));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t834;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t834) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_14 = t834;
        const f32 t835 = t831 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t836 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t836));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t838;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t838) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_17 = t838;
        const f32 t839 = t835 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t840 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t840));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t842;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t842) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_18 = t842;
        const f32 t843 = t839 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t844 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t844));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t846;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t846) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_21 = t846;
        const f32 t847 = t843 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t848 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t848));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t850;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t850) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_22 = t850;
        const f32 t851 = t847 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t852 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t852));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t854;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t854) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_25 = t854;
        const f32 t855 = t851 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t856 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t856));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t858;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t858) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_26 = t858;
        const f32 t859 = t855 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t860 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t860));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t862;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t862) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_29 = t862;
        const f32 t863 = t859 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t864 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t864));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t866;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t866) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_30 = t866;
        const f32 t867 = t863 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum = t867;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t868 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t868;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t869 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t869;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t870 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t870;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t871 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t871;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t872 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t872;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t873 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t873;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t874 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t874;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t875 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t875;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t876 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t876;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t877 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t877;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t878 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t878;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t879 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t879;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t880 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t880;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t881 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t881;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t882 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t882;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t883 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t883;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t884 = acc_33 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t884;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t885 = acc_34 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t885;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t886 = acc_37 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t886;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t887 = acc_38 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t887;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t888 = acc_41 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t888;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t889 = acc_42 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t889;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t890 = acc_45 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t890;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t891 = acc_46 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t891;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t892 = acc_49 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t892;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t893 = acc_50 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t893;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t894 = acc_53 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t894;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t895 = acc_54 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t895;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t896 = acc_57 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t896;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t897 = acc_58 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t897;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t898 = acc_61 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t898;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t899 = acc_62 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t899;
#line 165 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t901;
        asm("max.f32 %0, %1, %2;" : "=f"(t901) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t902;
        asm("max.f32 %0, %1, %2;" : "=f"(t902) : "f"(t901), "f"(s_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t903;
        asm("max.f32 %0, %1, %2;" : "=f"(t903) : "f"(t902), "f"(s_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t904;
        asm("max.f32 %0, %1, %2;" : "=f"(t904) : "f"(t903), "f"(s_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t905;
        asm("max.f32 %0, %1, %2;" : "=f"(t905) : "f"(t904), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t906;
        asm("max.f32 %0, %1, %2;" : "=f"(t906) : "f"(t905), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t907;
        asm("max.f32 %0, %1, %2;" : "=f"(t907) : "f"(t906), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t908;
        asm("max.f32 %0, %1, %2;" : "=f"(t908) : "f"(t907), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t909;
        asm("max.f32 %0, %1, %2;" : "=f"(t909) : "f"(t908), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t910;
        asm("max.f32 %0, %1, %2;" : "=f"(t910) : "f"(t909), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t911;
        asm("max.f32 %0, %1, %2;" : "=f"(t911) : "f"(t910), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t912;
        asm("max.f32 %0, %1, %2;" : "=f"(t912) : "f"(t911), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t913;
        asm("max.f32 %0, %1, %2;" : "=f"(t913) : "f"(t912), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t914;
        asm("max.f32 %0, %1, %2;" : "=f"(t914) : "f"(t913), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t915;
        asm("max.f32 %0, %1, %2;" : "=f"(t915) : "f"(t914), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
        f32 t916;
        asm("max.f32 %0, %1, %2;" : "=f"(t916) : "f"(t915), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t917;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t917) : "f"(t916));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t916), "f"(t917));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t919;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t919) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t919));
#line 204 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t922 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t922;
#line 213 "fa-kernels/src/attention/softmax.rs"
        const f32 t924 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 t925;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t925) : "f"(old_2), "f"(scale_log2), "f"(t924));
#line 213 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t925));
#line 169 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
        const f32 t927 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t928 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t928));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t930;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t930) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_3 = t930;
        const f32 t931 = t927 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t932 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t932));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t934;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t934) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_4 = t934;
        const f32 t935 = t931 + s_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t936 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t936));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t938;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t938) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_7 = t938;
        const f32 t939 = t935 + s_7;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t940 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t940));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t942;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t942) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_8 = t942;
        const f32 t943 = t939 + s_8;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t944 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t944));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t946;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t946) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_11 = t946;
        const f32 t947 = t943 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t948 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t948));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t950;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t950) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_12 = t950;
        const f32 t951 = t947 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t952 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t952));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t954;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t954) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_15 = t954;
        const f32 t955 = t951 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t956 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t956));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t958;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t958) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_16 = t958;
        const f32 t959 = t955 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t960 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t960));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t962;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t962) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_19 = t962;
        const f32 t963 = t959 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t964 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t964));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t966;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t966) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_20 = t966;
        const f32 t967 = t963 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t968 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t968));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t970;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t970) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_23 = t970;
        const f32 t971 = t967 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t972 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t972));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t974;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t974) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_24 = t974;
        const f32 t975 = t971 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t976 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t976));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t978;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t978) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_27 = t978;
        const f32 t979 = t975 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t980 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t980));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t982;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t982) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_28 = t982;
        const f32 t983 = t979 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t984 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t984));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t986;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t986) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_31 = t986;
        const f32 t987 = t983 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
        const f32 t988 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t988));
#line 250 "fa-kernels/src/attention/softmax.rs"
        f32 t990;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t990) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
        s_32 = t990;
        const f32 t991 = t987 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t991;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t992 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t992;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t993 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t993;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t994 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t994;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t995 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t995;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t996 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t996;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t997 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t997;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t998 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t998;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t999 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t999;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1000 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t1000;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1001 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1001;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1002 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1002;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1003 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1003;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1004 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1004;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1005 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1005;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1006 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1006;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1007 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1007;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1008 = acc_35 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t1008;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1009 = acc_36 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t1009;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1010 = acc_39 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t1010;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1011 = acc_40 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t1011;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1012 = acc_43 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t1012;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1013 = acc_44 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t1013;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1014 = acc_47 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t1014;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1015 = acc_48 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t1015;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1016 = acc_51 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t1016;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1017 = acc_52 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t1017;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1018 = acc_55 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t1018;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1019 = acc_56 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1019;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1020 = acc_59 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1020;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1021 = acc_60 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1021;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1022 = acc_63 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1022;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1023 = acc_64 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1023;
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1024;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1024) : "f"(s), "f"(s_2));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1025;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1025) : "f"(s_3), "f"(s_4));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1026;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1026) : "f"(s_5), "f"(s_6));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1027;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1027) : "f"(s_7), "f"(s_8));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1028;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1028) : "f"(s_9), "f"(s_10));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1029;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1029) : "f"(s_11), "f"(s_12));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1030;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1030) : "f"(s_13), "f"(s_14));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1031;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1031) : "f"(s_15), "f"(s_16));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1032;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1032) : "f"(s_17), "f"(s_18));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1033;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1033) : "f"(s_19), "f"(s_20));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1034;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1034) : "f"(s_21), "f"(s_22));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1035;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1035) : "f"(s_23), "f"(s_24));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1036;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1036) : "f"(s_25), "f"(s_26));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1037;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1037) : "f"(s_27), "f"(s_28));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1038;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1038) : "f"(s_29), "f"(s_30));
#line 150 "fa-kernels/src/attention/softmax.rs"
        u32 t1039;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1039) : "f"(s_31), "f"(s_32));
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 6;" :  :  : "memory");
#line 44 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 66 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
        const u32 t1040 = t243 >> 4u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1041 = t1040 + 33554432u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1042 = (u64)t1041;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1043 = t1042 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1044 = t1040 + 33554560u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1045 = (u64)t1044;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1046 = t1045 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1047 = t1040 + 33554688u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1048 = (u64)t1047;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1049 = t1048 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1050 = t1040 + 33554816u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1051 = (u64)t1050;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1052 = t1051 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1024), "r"(t1025), "r"(t1026), "r"(t1027), "l"(t1043), "r"(t1028), "r"(t1029), "r"(t1030), "r"(t1031), "l"(t1046), "r"(t1032), "r"(t1033), "r"(t1034), "r"(t1035), "l"(t1049), "r"(t1036), "r"(t1037), "r"(t1038), "r"(t1039), "l"(t1052) : "memory");
#line 77 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 81 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i = 1u; i < count; i += 1u) {
#line 42 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 4;" :  :  : "memory");
#line 44 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
#line 46 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 405 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 next = i + 3u;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1054 = next < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1054) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1055 = next & 3u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1056 = t1055 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1057 = ring + t1056;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t1058 = t51 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t1059 = t1058 - next;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_10 = t1059 << 6u;
                const u32 t1061 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1062 = t1057 + t263;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1063 = (u64)first_key_10 * t256;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1064 = t267 + t1063;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1065 = t1064 + t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1066 = t1065 + t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1067 = t1066 + t268;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1068 = t258 < t1061;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1069 = t1068 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1062), "l"(t1064), "r"(t1069) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1070 = t258 < t1061;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1071 = t1070 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1062), "l"(t1065), "r"(t1071) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1072 = t258 < t1061;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1073 = t1072 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1062), "l"(t1066), "r"(t1073) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1074 = t258 < t1061;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1075 = t1074 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1062), "l"(t1067), "r"(t1075) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1076 = t1064 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1077 = t258 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1078 = t1077 < t1061;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1079 = t1078 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1062), "l"(t1076), "r"(t1079) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1080 = t1065 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1081 = t258 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1082 = t1081 < t1061;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1083 = t1082 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1062), "l"(t1080), "r"(t1083) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1084 = t1066 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1085 = t258 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1086 = t1085 < t1061;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1087 = t1086 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1062), "l"(t1084), "r"(t1087) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1088 = t1067 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1089 = t258 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1090 = t1089 < t1061;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1091 = t1090 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1062), "l"(t1088), "r"(t1091) : "memory");
            }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1092 = next < count;
#line 275 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1092) {
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1093 = next & 3u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1094 = t1093 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1095 = t243 + t1094;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t1096 = t51 - 1u;
#line 80 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t1097 = t1096 - next;
#line 303 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_11 = t1097 << 6u;
                const u32 t1099 = head_dim >> 3u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1100 = t1095 + t288;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1101 = (u64)first_key_11 * t281;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1102 = t292 + t1101;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1103 = t1102 + t293;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1104 = t1103 + t293;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1105 = t1104 + t293;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1106 = t283 < t1099;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1107 = t1106 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1100), "l"(t1102), "r"(t1107) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1108 = t283 < t1099;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1109 = t1108 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1100), "l"(t1103), "r"(t1109) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1110 = t283 < t1099;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1111 = t1110 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1100), "l"(t1104), "r"(t1111) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1112 = t283 < t1099;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1113 = t1112 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1100), "l"(t1105), "r"(t1113) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1114 = t1102 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1115 = t283 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1116 = t1115 < t1099;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1117 = t1116 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1100), "l"(t1114), "r"(t1117) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1118 = t1103 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1119 = t283 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1120 = t1119 < t1099;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1121 = t1120 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1100), "l"(t1118), "r"(t1121) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1122 = t1104 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1123 = t283 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1124 = t1123 < t1099;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1125 = t1124 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1100), "l"(t1122), "r"(t1125) : "memory");
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1126 = t1105 + 128ull;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1127 = t283 + 8u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1128 = t1127 < t1099;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1129 = t1128 ? 16u : 0u;
#line 308 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1100), "l"(t1126), "r"(t1129) : "memory");
            }
#line 285 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 407 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1130 = next + 1u;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_33 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_34 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_35 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_36 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_37 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_38 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_39 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_40 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_41 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_42 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_43 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_44 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_45 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_46 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_47 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_48 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_49 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_50 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_51 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_52 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_53 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_54 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_55 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_56 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_57 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_58 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_59 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_60 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_61 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_62 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_63 = 0.0f;
#line 90 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_64 = 0.0f;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1131 = i & 3u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1132 = t1131 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1133 = ring + t1132;
#line 50 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t1134 = smem_1 >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1135 = t1133 >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1136 = t1134 + 65536u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1137 = (u64)t1136;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1138 = t1137 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1139 = t1135 + 65536u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1140 = (u64)t1139;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1141 = t1140 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1142 = t1134 + 65538u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1143 = (u64)t1142;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1144 = t1143 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1145 = t1135 + 65538u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1146 = (u64)t1145;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1147 = t1146 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1148 = t1134 + 65540u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1149 = (u64)t1148;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1150 = t1149 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1151 = t1135 + 65540u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1152 = (u64)t1151;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1153 = t1152 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1154 = t1134 + 65542u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1155 = (u64)t1154;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1156 = t1155 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1157 = t1135 + 65542u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1158 = (u64)t1157;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1159 = t1158 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1160 = t1134 + 66048u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1161 = (u64)t1160;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1162 = t1161 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1163 = t1135 + 66048u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1164 = (u64)t1163;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1165 = t1164 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1166 = t1134 + 66050u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1167 = (u64)t1166;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1168 = t1167 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1169 = t1135 + 66050u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1170 = (u64)t1169;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1171 = t1170 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1172 = t1134 + 66052u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1173 = (u64)t1172;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1174 = t1173 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1175 = t1135 + 66052u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1176 = (u64)t1175;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1177 = t1176 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1178 = t1134 + 66054u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1179 = (u64)t1178;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1180 = t1179 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1181 = t1135 + 66054u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1182 = (u64)t1181;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1183 = t1182 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1138), "l"(t1141), "l"(t1144), "l"(t1147), "l"(t1150), "l"(t1153), "l"(t1156), "l"(t1159), "l"(t1162), "l"(t1165), "l"(t1168), "l"(t1171), "l"(t1174), "l"(t1177), "l"(t1180), "l"(t1183) : "memory");
#line 77 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1184 = i < t53;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1185 = t55 <= i;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1186 = t1184 | t1185;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (t1186) {
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t1187 = t51 - 1u;
#line 71 "fa-kernels/src/attention/forward/block_order.rs"
                const u32 t1188 = t1187 - i;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1189 = t1188 << 6u;
#line 103 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_12 = t1189 + t66;
                const u32 t1191 = first + t65;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1192 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1193 = t1192 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_12 + t1193;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1195 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1196 = t1191 + t1195;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1197 = t1196 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1198;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1198) : "r"(t1197), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1199 = t1198 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1200 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_4 = t1200 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1203 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t1203;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1205 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t1205;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1207 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t1207;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1209 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t1209;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1211 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t1211;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1213 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t1213;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1215 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t1215;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1217 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t1217;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1219 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t1219;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1221 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t1221;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1223 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t1223;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1225 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t1225;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1227 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t1227;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1229 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t1229;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1231 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t1231;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1233 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t1233;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1234 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1235 = t1191 + t1234;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1236 = t1235 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1237 = t1236 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1238;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1238) : "r"(t1237), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1239 = t1238 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1240 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_5 = t1240 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1243 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t1243;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 1u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1245 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t1245;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1247 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t1247;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 9u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1249 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t1249;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 16u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1251 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t1251;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 17u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1253 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t1253;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 24u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1255 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t1255;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 25u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1257 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t1257;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 32u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1259 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t1259;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 33u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1261 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t1261;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 40u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1263 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t1263;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 41u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1265 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t1265;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 48u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1267 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t1267;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 49u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1269 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t1269;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 56u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1271 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t1271;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 57u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1273 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t1273;
            }
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1275;
            asm("max.f32 %0, %1, %2;" : "=f"(t1275) : "f"(old_3), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1276;
            asm("max.f32 %0, %1, %2;" : "=f"(t1276) : "f"(t1275), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1277;
            asm("max.f32 %0, %1, %2;" : "=f"(t1277) : "f"(t1276), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1278;
            asm("max.f32 %0, %1, %2;" : "=f"(t1278) : "f"(t1277), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1279;
            asm("max.f32 %0, %1, %2;" : "=f"(t1279) : "f"(t1278), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1280;
            asm("max.f32 %0, %1, %2;" : "=f"(t1280) : "f"(t1279), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1281;
            asm("max.f32 %0, %1, %2;" : "=f"(t1281) : "f"(t1280), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1282;
            asm("max.f32 %0, %1, %2;" : "=f"(t1282) : "f"(t1281), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1283;
            asm("max.f32 %0, %1, %2;" : "=f"(t1283) : "f"(t1282), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1284;
            asm("max.f32 %0, %1, %2;" : "=f"(t1284) : "f"(t1283), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1285;
            asm("max.f32 %0, %1, %2;" : "=f"(t1285) : "f"(t1284), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1286;
            asm("max.f32 %0, %1, %2;" : "=f"(t1286) : "f"(t1285), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1287;
            asm("max.f32 %0, %1, %2;" : "=f"(t1287) : "f"(t1286), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1288;
            asm("max.f32 %0, %1, %2;" : "=f"(t1288) : "f"(t1287), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1289;
            asm("max.f32 %0, %1, %2;" : "=f"(t1289) : "f"(t1288), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1290;
            asm("max.f32 %0, %1, %2;" : "=f"(t1290) : "f"(t1289), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1291;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1291) : "f"(t1290));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1290), "f"(t1291));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1293;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1293) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1293));
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t1296 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t1296;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1298 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1299;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1299) : "f"(old_3), "f"(scale_log2), "f"(t1298));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1299));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1301 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1302 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1302));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1304;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1304) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_33 = t1304;
            const f32 t1305 = t1301 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1306 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1306));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1308;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1308) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_34 = t1308;
            const f32 t1309 = t1305 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1310 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1310));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1312;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1312) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_37 = t1312;
            const f32 t1313 = t1309 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1314 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1314));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1316;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1316) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_38 = t1316;
            const f32 t1317 = t1313 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1318 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1318));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1320;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1320) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_41 = t1320;
            const f32 t1321 = t1317 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1322 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1322));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1324;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1324) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_42 = t1324;
            const f32 t1325 = t1321 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1326 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1326));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1328;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1328) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_45 = t1328;
            const f32 t1329 = t1325 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1330 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1330));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1332;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1332) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_46 = t1332;
            const f32 t1333 = t1329 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1334 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1334));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1336;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1336) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_49 = t1336;
            const f32 t1337 = t1333 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1338 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1338));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1340;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1340) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_50 = t1340;
            const f32 t1341 = t1337 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1342 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1342));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1344;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1344) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_53 = t1344;
            const f32 t1345 = t1341 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1346 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1346));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1348;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1348) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_54 = t1348;
            const f32 t1349 = t1345 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1350 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1350));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1352;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1352) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_57 = t1352;
            const f32 t1353 = t1349 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1354 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1354));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1356;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1356) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_58 = t1356;
            const f32 t1357 = t1353 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1358 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t1358));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1360;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1360) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_61 = t1360;
            const f32 t1361 = t1357 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1362 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t1362));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1364;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1364) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_62 = t1364;
            const f32 t1365 = t1361 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1365;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1366 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1366;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1367 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1367;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1368 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1368;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1369 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1369;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1370 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1370;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1371 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1371;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1372 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1372;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1373 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1373;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1374 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1374;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1375 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1375;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1376 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1376;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1377 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1377;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1378 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1378;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1379 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1379;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1380 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1380;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1381 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1381;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1382 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t1382;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1383 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t1383;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1384 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t1384;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1385 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t1385;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1386 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t1386;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1387 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t1387;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1388 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t1388;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1389 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t1389;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1390 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t1390;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1391 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t1391;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1392 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t1392;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1393 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t1393;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1394 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t1394;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1395 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t1395;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1396 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t1396;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1397 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t1397;
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
#line 204 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1420 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1420;
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1422 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 t1423;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1423) : "f"(old_4), "f"(scale_log2), "f"(t1422));
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1423));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1425 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1426 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1426));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1428;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1428) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_35 = t1428;
            const f32 t1429 = t1425 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1430 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1430));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1432;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1432) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_36 = t1432;
            const f32 t1433 = t1429 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1434 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1434));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1436;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1436) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_39 = t1436;
            const f32 t1437 = t1433 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1438 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1438));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1440;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1440) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_40 = t1440;
            const f32 t1441 = t1437 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1442 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1442));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1444;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1444) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_43 = t1444;
            const f32 t1445 = t1441 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1446 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1446));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1448;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1448) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_44 = t1448;
            const f32 t1449 = t1445 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1450 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1450));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1452;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1452) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_47 = t1452;
            const f32 t1453 = t1449 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1454 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1454));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1456;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1456) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_48 = t1456;
            const f32 t1457 = t1453 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1458 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1458));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1460;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1460) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_51 = t1460;
            const f32 t1461 = t1457 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1462 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1462));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1464;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1464) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_52 = t1464;
            const f32 t1465 = t1461 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1466 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1466));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1468;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1468) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_55 = t1468;
            const f32 t1469 = t1465 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1470 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1470));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1472;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1472) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_56 = t1472;
            const f32 t1473 = t1469 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1474 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1474));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1476;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1476) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_59 = t1476;
            const f32 t1477 = t1473 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1478 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1478));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1480;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1480) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_60 = t1480;
            const f32 t1481 = t1477 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1482 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1482));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1484;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1484) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_63 = t1484;
            const f32 t1485 = t1481 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1486 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1486));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1488;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1488) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_64 = t1488;
            const f32 t1489 = t1485 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1489;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1490 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1490;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1491 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1491;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1492 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t1492;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1493 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t1493;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1494 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t1494;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1495 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t1495;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1496 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t1496;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1497 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t1497;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1498 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t1498;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1499 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t1499;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1500 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t1500;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1501 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t1501;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1502 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t1502;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1503 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t1503;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1504 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t1504;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1505 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t1505;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1506 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t1506;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1507 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t1507;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1508 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t1508;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1509 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t1509;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1510 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t1510;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1511 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t1511;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1512 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t1512;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1513 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t1513;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1514 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t1514;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1515 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t1515;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1516 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t1516;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1517 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t1517;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1518 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t1518;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1519 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t1519;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1520 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t1520;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1521 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t1521;
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1522;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1522) : "f"(s_33), "f"(s_34));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1523;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1523) : "f"(s_35), "f"(s_36));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1524;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1524) : "f"(s_37), "f"(s_38));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1525;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1525) : "f"(s_39), "f"(s_40));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1526;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1526) : "f"(s_41), "f"(s_42));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1527;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1527) : "f"(s_43), "f"(s_44));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1528;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1528) : "f"(s_45), "f"(s_46));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1529;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1529) : "f"(s_47), "f"(s_48));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1530;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1530) : "f"(s_49), "f"(s_50));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1531;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1531) : "f"(s_51), "f"(s_52));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1532;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1532) : "f"(s_53), "f"(s_54));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1533;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1533) : "f"(s_55), "f"(s_56));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1534;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1534) : "f"(s_57), "f"(s_58));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1535;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1535) : "f"(s_59), "f"(s_60));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1536;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1536) : "f"(s_61), "f"(s_62));
#line 150 "fa-kernels/src/attention/softmax.rs"
            u32 t1537;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1537) : "f"(s_63), "f"(s_64));
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1538 = i & 3u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1539 = t1538 << 14u;
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1540 = t243 + t1539;
#line 66 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t1541 = t1540 >> 4u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1542 = t1541 + 33554432u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1543 = (u64)t1542;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1544 = t1543 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1545 = t1541 + 33554560u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1546 = (u64)t1545;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1547 = t1546 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1548 = t1541 + 33554688u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1549 = (u64)t1548;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1550 = t1549 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1551 = t1541 + 33554816u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1552 = (u64)t1551;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1553 = t1552 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1522), "r"(t1523), "r"(t1524), "r"(t1525), "l"(t1544), "r"(t1526), "r"(t1527), "r"(t1528), "r"(t1529), "l"(t1547), "r"(t1530), "r"(t1531), "r"(t1532), "r"(t1533), "l"(t1550), "r"(t1534), "r"(t1535), "r"(t1536), "r"(t1537), "l"(t1553) : "memory");
#line 77 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
        }
#line 214 "fa-kernels/src/attention/forward/decode/merge.rs"
        const bool t1554 = splits_2 == 1u;
#line 214 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1554) {
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1555;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1555) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t1555;
            f32 t1557;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1557) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1558 = pair_5 + t1557;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1558;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1559;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1559) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t1559;
            f32 t1561;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1561) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1562 = pair_6 + t1561;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1562;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t1563 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1564;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1564) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1563 ? 0.0f : t1564;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1566 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t1566;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1567 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t1567;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1568 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t1568;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1569 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t1569;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1570 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t1570;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1571 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t1571;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1572 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t1572;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1573 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t1573;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1574 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t1574;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1575 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t1575;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1576 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t1576;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1577 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t1577;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1578 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t1578;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1579 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t1579;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1580 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t1580;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1581 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t1581;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1582 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t1582;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1583 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t1583;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1584 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t1584;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1585 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t1585;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1586 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t1586;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1587 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t1587;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1588 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t1588;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1589 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t1589;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1590 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t1590;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1591 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t1591;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1592 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t1592;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1593 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t1593;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1594 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t1594;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1595 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t1595;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1596 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t1596;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1597 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t1597;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t1598 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1599;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1599) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1598 ? 0.0f : t1599;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1601 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t1601;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1602 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t1602;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1603 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t1603;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1604 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t1604;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1605 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t1605;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1606 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t1606;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1607 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t1607;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1608 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t1608;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1609 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t1609;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1610 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t1610;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1611 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t1611;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1612 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t1612;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1613 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t1613;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1614 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t1614;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1615 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t1615;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1616 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t1616;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1617 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t1617;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1618 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t1618;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1619 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t1619;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1620 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t1620;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1621 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t1621;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1622 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t1622;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1623 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t1623;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1624 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t1624;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1625 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t1625;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1626 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t1626;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1627 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t1627;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1628 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t1628;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1629 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t1629;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1630 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t1630;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1631 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t1631;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1632 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t1632;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_2 = warp_n << 4u;
            const u32 t1634 = lane & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1635 = t1634 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1636 = first_2 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t1635 + t1636;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1638 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1639 = t65 + t1638;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1640 = t1639 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1640) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1641 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1642 = t65 + t1641;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1643 = first + t1642;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1644 = t1643 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1645;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1645) : "r"(t1644), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1646 = t1645 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1647 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1648 = first + t1642;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1649 = t1648 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1650;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1650) : "r"(t1649), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1651 = t1650 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1652 = t1651 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1653 = t1648 - t1652;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1654 = t1647 + t1653;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1655 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1656 = t1655 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1657 = t1656 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1658 = o + t1657;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1659 = (u64)t1646;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1660 = t1659 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1661 = t1660 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1662 = t1658 + t1661;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1663 = (u64)t1654;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1664 = t1663 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1665 = t1664 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1666 = t1662 + t1665;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1667 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t1666 + t1667;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_7 = acc;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_8 = acc_2;
                const u32 t1669 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1670 = first_2 < t1669;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1670) {
                    u32 t1671;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1671) : "f"(pair_7), "f"(pair_8));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t1671) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_9 = acc_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_10 = acc_6;
                const u32 t1672 = first_2 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1673 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1674 = t1672 < t1673;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1674) {
                    u32 t1675;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1675) : "f"(pair_9), "f"(pair_10));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t1675) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_11 = acc_9;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_12 = acc_10;
                const u32 t1676 = first_2 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1677 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1678 = t1676 < t1677;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1678) {
                    u32 t1679;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1679) : "f"(pair_11), "f"(pair_12));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t1679) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_13 = acc_13;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_14 = acc_14;
                const u32 t1680 = first_2 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1681 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1682 = t1680 < t1681;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1682) {
                    u32 t1683;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1683) : "f"(pair_13), "f"(pair_14));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t1683) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_15 = acc_17;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_16 = acc_18;
                const u32 t1684 = first_2 + 4u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1685 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1686 = t1684 < t1685;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1686) {
                    u32 t1687;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1687) : "f"(pair_15), "f"(pair_16));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to), "r"(t1687) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_17 = acc_21;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = acc_22;
                const u32 t1688 = first_2 + 5u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1689 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1690 = t1688 < t1689;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1690) {
                    u32 t1691;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1691) : "f"(pair_17), "f"(pair_18));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to), "r"(t1691) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = acc_25;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = acc_26;
                const u32 t1692 = first_2 + 6u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1693 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1694 = t1692 < t1693;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1694) {
                    u32 t1695;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1695) : "f"(pair_19), "f"(pair_20));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to), "r"(t1695) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = acc_29;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = acc_30;
                const u32 t1696 = first_2 + 7u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1697 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1698 = t1696 < t1697;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1698) {
                    u32 t1699;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1699) : "f"(pair_21), "f"(pair_22));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to), "r"(t1699) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_23 = acc_33;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_24 = acc_34;
                const u32 t1700 = first_2 + 8u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1701 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1702 = t1700 < t1701;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1702) {
                    u32 t1703;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1703) : "f"(pair_23), "f"(pair_24));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to), "r"(t1703) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_25 = acc_37;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_26 = acc_38;
                const u32 t1704 = first_2 + 9u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1705 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1706 = t1704 < t1705;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1706) {
                    u32 t1707;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1707) : "f"(pair_25), "f"(pair_26));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to), "r"(t1707) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_27 = acc_41;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_28 = acc_42;
                const u32 t1708 = first_2 + 10u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1709 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1710 = t1708 < t1709;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1710) {
                    u32 t1711;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1711) : "f"(pair_27), "f"(pair_28));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to), "r"(t1711) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_29 = acc_45;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_30 = acc_46;
                const u32 t1712 = first_2 + 11u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1713 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1714 = t1712 < t1713;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1714) {
                    u32 t1715;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1715) : "f"(pair_29), "f"(pair_30));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to), "r"(t1715) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_31 = acc_49;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_32 = acc_50;
                const u32 t1716 = first_2 + 12u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1717 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1718 = t1716 < t1717;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1718) {
                    u32 t1719;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1719) : "f"(pair_31), "f"(pair_32));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to), "r"(t1719) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_33 = acc_53;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_34 = acc_54;
                const u32 t1720 = first_2 + 13u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1721 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1722 = t1720 < t1721;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1722) {
                    u32 t1723;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1723) : "f"(pair_33), "f"(pair_34));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to), "r"(t1723) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_35 = acc_57;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_36 = acc_58;
                const u32 t1724 = first_2 + 14u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1725 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1726 = t1724 < t1725;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1726) {
                    u32 t1727;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1727) : "f"(pair_35), "f"(pair_36));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to), "r"(t1727) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_37 = acc_61;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_38 = acc_62;
                const u32 t1728 = first_2 + 15u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1729 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1730 = t1728 < t1729;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1730) {
                    u32 t1731;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1731) : "f"(pair_37), "f"(pair_38));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to), "r"(t1731) : "memory");
                }
            }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1732 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1733 = t65 + t1732;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1734 = t1733 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1735 = t1734 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1735) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1736 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1737 = t65 + t1736;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1738 = t1737 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1739 = first + t1738;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1740 = t1739 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1741;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1741) : "r"(t1740), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1742 = t1741 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1743 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1744 = first + t1738;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1745 = t1744 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1746;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1746) : "r"(t1745), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1747 = t1746 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1748 = t1747 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1749 = t1744 - t1748;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1750 = t1743 + t1749;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1751 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1752 = t1751 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1753 = t1752 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1754 = o + t1753;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1755 = (u64)t1742;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1756 = t1755 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1757 = t1756 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1758 = t1754 + t1757;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1759 = (u64)t1750;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1760 = t1759 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1761 = t1760 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1762 = t1758 + t1761;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1763 = (u64)lane_bytes;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t1762 + t1763;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_39 = acc_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_40 = acc_4;
                const u32 t1765 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1766 = first_2 < t1765;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1766) {
                    u32 t1767;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1767) : "f"(pair_39), "f"(pair_40));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t1767) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_41 = acc_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_42 = acc_8;
                const u32 t1768 = first_2 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1769 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1770 = t1768 < t1769;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1770) {
                    u32 t1771;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1771) : "f"(pair_41), "f"(pair_42));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t1771) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_43 = acc_11;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_44 = acc_12;
                const u32 t1772 = first_2 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1773 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1774 = t1772 < t1773;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1774) {
                    u32 t1775;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1775) : "f"(pair_43), "f"(pair_44));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t1775) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_45 = acc_15;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_46 = acc_16;
                const u32 t1776 = first_2 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1777 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1778 = t1776 < t1777;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1778) {
                    u32 t1779;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1779) : "f"(pair_45), "f"(pair_46));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t1779) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_47 = acc_19;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_48 = acc_20;
                const u32 t1780 = first_2 + 4u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1781 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1782 = t1780 < t1781;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1782) {
                    u32 t1783;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1783) : "f"(pair_47), "f"(pair_48));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_2), "r"(t1783) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_49 = acc_23;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_50 = acc_24;
                const u32 t1784 = first_2 + 5u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1785 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1786 = t1784 < t1785;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1786) {
                    u32 t1787;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1787) : "f"(pair_49), "f"(pair_50));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_2), "r"(t1787) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_51 = acc_27;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_52 = acc_28;
                const u32 t1788 = first_2 + 6u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1789 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1790 = t1788 < t1789;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1790) {
                    u32 t1791;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1791) : "f"(pair_51), "f"(pair_52));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_2), "r"(t1791) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_53 = acc_31;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_54 = acc_32;
                const u32 t1792 = first_2 + 7u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1793 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1794 = t1792 < t1793;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1794) {
                    u32 t1795;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1795) : "f"(pair_53), "f"(pair_54));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_2), "r"(t1795) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_55 = acc_35;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_56 = acc_36;
                const u32 t1796 = first_2 + 8u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1797 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1798 = t1796 < t1797;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1798) {
                    u32 t1799;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1799) : "f"(pair_55), "f"(pair_56));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_2), "r"(t1799) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_57 = acc_39;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_58 = acc_40;
                const u32 t1800 = first_2 + 9u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1801 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1802 = t1800 < t1801;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1802) {
                    u32 t1803;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1803) : "f"(pair_57), "f"(pair_58));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_2), "r"(t1803) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_59 = acc_43;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_60 = acc_44;
                const u32 t1804 = first_2 + 10u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1805 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1806 = t1804 < t1805;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1806) {
                    u32 t1807;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1807) : "f"(pair_59), "f"(pair_60));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_2), "r"(t1807) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_61 = acc_47;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_62 = acc_48;
                const u32 t1808 = first_2 + 11u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1809 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1810 = t1808 < t1809;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1810) {
                    u32 t1811;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1811) : "f"(pair_61), "f"(pair_62));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_2), "r"(t1811) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_63 = acc_51;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_64 = acc_52;
                const u32 t1812 = first_2 + 12u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1813 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1814 = t1812 < t1813;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1814) {
                    u32 t1815;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1815) : "f"(pair_63), "f"(pair_64));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_2), "r"(t1815) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_65 = acc_55;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_66 = acc_56;
                const u32 t1816 = first_2 + 13u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1817 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1818 = t1816 < t1817;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1818) {
                    u32 t1819;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1819) : "f"(pair_65), "f"(pair_66));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_2), "r"(t1819) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_67 = acc_59;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_68 = acc_60;
                const u32 t1820 = first_2 + 14u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1821 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1822 = t1820 < t1821;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1822) {
                    u32 t1823;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1823) : "f"(pair_67), "f"(pair_68));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_2), "r"(t1823) : "memory");
                }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_69 = acc_63;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_70 = acc_64;
                const u32 t1824 = first_2 + 15u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1825 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1826 = t1824 < t1825;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1826) {
                    u32 t1827;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1827) : "f"(pair_69), "f"(pair_70));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_2), "r"(t1827) : "memory");
                }
            }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1828 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 row = t65 + t1828;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1830 = row < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1831 = first + row;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1832 = t1831 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t1833;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1833) : "r"(t1832), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1834 = t1833 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1835 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1836 = first + row;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1837 = t1836 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t1838;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1838) : "r"(t1837), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1839 = t1838 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1840 = t1839 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1841 = t1836 - t1840;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1842 = t1835 + t1841;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1843;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1843) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1844;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1844) : "f"(row_max), "f"(scale_log2), "f"(t1843));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t1844 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1846 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 value = t1846 ? __uint_as_float(0xff800000u) : lse_2;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1848 = lane & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1849 = t1848 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1850 = t1830 & t1849;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (t1850) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t1851 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t1852 = t1851 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t1853 = t1852 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t1854 = lse + t1853;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t1855 = (u64)t1842;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t1856 = t1855 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t1857 = t1856 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t1858 = t1854 + t1857;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t1859 = (u64)t1834;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t1860 = t1859 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t1861 = t1860 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t1862 = t1858 + t1861;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1862), "f"(value) : "memory");
            }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1863 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1864 = t65 + t1863;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 row_2 = t1864 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1866 = row_2 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1867 = first + row_2;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1868 = t1867 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t1869;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1869) : "r"(t1868), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1870 = t1869 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1871 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1872 = first + row_2;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1873 = t1872 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t1874;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1874) : "r"(t1873), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1875 = t1874 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1876 = t1875 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1877 = t1872 - t1876;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1878 = t1871 + t1877;
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1879;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1879) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
            f32 t1880;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1880) : "f"(row_max_2), "f"(scale_log2), "f"(t1879));
#line 323 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t1880 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const bool t1882 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
            const f32 value_2 = t1882 ? __uint_as_float(0xff800000u) : lse_3;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const u32 t1884 = lane & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1885 = t1884 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t1886 = t1866 & t1885;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (t1886) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t1887 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t1888 = t1887 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t1889 = t1888 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t1890 = lse + t1889;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t1891 = (u64)t1878;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t1892 = t1891 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t1893 = t1892 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t1894 = t1890 + t1893;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t1895 = (u64)t1870;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t1896 = t1895 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t1897 = t1896 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u64 t1898 = t1894 + t1897;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1898), "f"(value_2) : "memory");
            }
        } else {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1899 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1900 = t65 + t1899;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1901 = t1900 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1901) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice = warp_m + warp_n;
                const u32 index = slice << 1u;
                const u64 t1904 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1905 = t1904 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1906 = t1905 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1907 = partials + t1906;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1908 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1909 = t1908 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1910 = t1909 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1911 = t1907 + t1910;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1912 = (u64)index;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1913 = t1912 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1914 = t1913 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1915 = t1911 + t1914;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1916 = (u64)lane * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1917 = t1915 + t1916;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1918 = lane << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1919 = (u64)t1918 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1920 = t1915 + t1919;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1921;
                asm("mov.b32 %0, %1;" : "=r"(t1921) : "f"(acc));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1922;
                asm("mov.b32 %0, %1;" : "=r"(t1922) : "f"(acc_2));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1923;
                asm("mov.b32 %0, %1;" : "=r"(t1923) : "f"(acc_5));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1924;
                asm("mov.b32 %0, %1;" : "=r"(t1924) : "f"(acc_6));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1920), "r"(t1921), "r"(t1922), "r"(t1923), "r"(t1924) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1925;
                asm("mov.b32 %0, %1;" : "=r"(t1925) : "f"(acc_9));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1926;
                asm("mov.b32 %0, %1;" : "=r"(t1926) : "f"(acc_10));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1927;
                asm("mov.b32 %0, %1;" : "=r"(t1927) : "f"(acc_13));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1928;
                asm("mov.b32 %0, %1;" : "=r"(t1928) : "f"(acc_14));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1920), "r"(t1925), "r"(t1926), "r"(t1927), "r"(t1928) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1929;
                asm("mov.b32 %0, %1;" : "=r"(t1929) : "f"(acc_17));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1930;
                asm("mov.b32 %0, %1;" : "=r"(t1930) : "f"(acc_18));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1931;
                asm("mov.b32 %0, %1;" : "=r"(t1931) : "f"(acc_21));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1932;
                asm("mov.b32 %0, %1;" : "=r"(t1932) : "f"(acc_22));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t1920), "r"(t1929), "r"(t1930), "r"(t1931), "r"(t1932) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1933;
                asm("mov.b32 %0, %1;" : "=r"(t1933) : "f"(acc_25));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1934;
                asm("mov.b32 %0, %1;" : "=r"(t1934) : "f"(acc_26));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1935;
                asm("mov.b32 %0, %1;" : "=r"(t1935) : "f"(acc_29));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1936;
                asm("mov.b32 %0, %1;" : "=r"(t1936) : "f"(acc_30));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t1920), "r"(t1933), "r"(t1934), "r"(t1935), "r"(t1936) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1937;
                asm("mov.b32 %0, %1;" : "=r"(t1937) : "f"(acc_33));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1938;
                asm("mov.b32 %0, %1;" : "=r"(t1938) : "f"(acc_34));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1939;
                asm("mov.b32 %0, %1;" : "=r"(t1939) : "f"(acc_37));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1940;
                asm("mov.b32 %0, %1;" : "=r"(t1940) : "f"(acc_38));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t1920), "r"(t1937), "r"(t1938), "r"(t1939), "r"(t1940) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1941;
                asm("mov.b32 %0, %1;" : "=r"(t1941) : "f"(acc_41));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1942;
                asm("mov.b32 %0, %1;" : "=r"(t1942) : "f"(acc_42));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1943;
                asm("mov.b32 %0, %1;" : "=r"(t1943) : "f"(acc_45));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1944;
                asm("mov.b32 %0, %1;" : "=r"(t1944) : "f"(acc_46));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t1920), "r"(t1941), "r"(t1942), "r"(t1943), "r"(t1944) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1945;
                asm("mov.b32 %0, %1;" : "=r"(t1945) : "f"(acc_49));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1946;
                asm("mov.b32 %0, %1;" : "=r"(t1946) : "f"(acc_50));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1947;
                asm("mov.b32 %0, %1;" : "=r"(t1947) : "f"(acc_53));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1948;
                asm("mov.b32 %0, %1;" : "=r"(t1948) : "f"(acc_54));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t1920), "r"(t1945), "r"(t1946), "r"(t1947), "r"(t1948) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1949;
                asm("mov.b32 %0, %1;" : "=r"(t1949) : "f"(acc_57));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1950;
                asm("mov.b32 %0, %1;" : "=r"(t1950) : "f"(acc_58));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1951;
                asm("mov.b32 %0, %1;" : "=r"(t1951) : "f"(acc_61));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1952;
                asm("mov.b32 %0, %1;" : "=r"(t1952) : "f"(acc_62));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t1920), "r"(t1949), "r"(t1950), "r"(t1951), "r"(t1952) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t1917), "f"(row_max) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t1917), "f"(row_sum) : "memory");
            }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1953 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1954 = t65 + t1953;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1955 = t1954 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1956 = t1955 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1956) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice_2 = warp_m + warp_n;
                const u32 t1958 = slice_2 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_2 = t1958 + 1u;
                const u64 t1960 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1961 = t1960 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1962 = t1961 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1963 = partials + t1962;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1964 = (u64)t13;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1965 = t1964 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1966 = t1965 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1967 = t1963 + t1966;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1968 = (u64)index_2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1969 = t1968 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1970 = t1969 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1971 = t1967 + t1970;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1972 = (u64)lane * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1973 = t1971 + t1972;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1974 = lane << 2u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1975 = (u64)t1974 * 4u;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1976 = t1971 + t1975;
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1977;
                asm("mov.b32 %0, %1;" : "=r"(t1977) : "f"(acc_3));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1978;
                asm("mov.b32 %0, %1;" : "=r"(t1978) : "f"(acc_4));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1979;
                asm("mov.b32 %0, %1;" : "=r"(t1979) : "f"(acc_7));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1980;
                asm("mov.b32 %0, %1;" : "=r"(t1980) : "f"(acc_8));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t1976), "r"(t1977), "r"(t1978), "r"(t1979), "r"(t1980) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1981;
                asm("mov.b32 %0, %1;" : "=r"(t1981) : "f"(acc_11));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1982;
                asm("mov.b32 %0, %1;" : "=r"(t1982) : "f"(acc_12));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1983;
                asm("mov.b32 %0, %1;" : "=r"(t1983) : "f"(acc_15));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1984;
                asm("mov.b32 %0, %1;" : "=r"(t1984) : "f"(acc_16));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+512], {%1, %2, %3, %4};" :  : "l"(t1976), "r"(t1981), "r"(t1982), "r"(t1983), "r"(t1984) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1985;
                asm("mov.b32 %0, %1;" : "=r"(t1985) : "f"(acc_19));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1986;
                asm("mov.b32 %0, %1;" : "=r"(t1986) : "f"(acc_20));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1987;
                asm("mov.b32 %0, %1;" : "=r"(t1987) : "f"(acc_23));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1988;
                asm("mov.b32 %0, %1;" : "=r"(t1988) : "f"(acc_24));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+1024], {%1, %2, %3, %4};" :  : "l"(t1976), "r"(t1985), "r"(t1986), "r"(t1987), "r"(t1988) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1989;
                asm("mov.b32 %0, %1;" : "=r"(t1989) : "f"(acc_27));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1990;
                asm("mov.b32 %0, %1;" : "=r"(t1990) : "f"(acc_28));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1991;
                asm("mov.b32 %0, %1;" : "=r"(t1991) : "f"(acc_31));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1992;
                asm("mov.b32 %0, %1;" : "=r"(t1992) : "f"(acc_32));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+1536], {%1, %2, %3, %4};" :  : "l"(t1976), "r"(t1989), "r"(t1990), "r"(t1991), "r"(t1992) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1993;
                asm("mov.b32 %0, %1;" : "=r"(t1993) : "f"(acc_35));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1994;
                asm("mov.b32 %0, %1;" : "=r"(t1994) : "f"(acc_36));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1995;
                asm("mov.b32 %0, %1;" : "=r"(t1995) : "f"(acc_39));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1996;
                asm("mov.b32 %0, %1;" : "=r"(t1996) : "f"(acc_40));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+2048], {%1, %2, %3, %4};" :  : "l"(t1976), "r"(t1993), "r"(t1994), "r"(t1995), "r"(t1996) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1997;
                asm("mov.b32 %0, %1;" : "=r"(t1997) : "f"(acc_43));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1998;
                asm("mov.b32 %0, %1;" : "=r"(t1998) : "f"(acc_44));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1999;
                asm("mov.b32 %0, %1;" : "=r"(t1999) : "f"(acc_47));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2000;
                asm("mov.b32 %0, %1;" : "=r"(t2000) : "f"(acc_48));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+2560], {%1, %2, %3, %4};" :  : "l"(t1976), "r"(t1997), "r"(t1998), "r"(t1999), "r"(t2000) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2001;
                asm("mov.b32 %0, %1;" : "=r"(t2001) : "f"(acc_51));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2002;
                asm("mov.b32 %0, %1;" : "=r"(t2002) : "f"(acc_52));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2003;
                asm("mov.b32 %0, %1;" : "=r"(t2003) : "f"(acc_55));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2004;
                asm("mov.b32 %0, %1;" : "=r"(t2004) : "f"(acc_56));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+3072], {%1, %2, %3, %4};" :  : "l"(t1976), "r"(t2001), "r"(t2002), "r"(t2003), "r"(t2004) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2005;
                asm("mov.b32 %0, %1;" : "=r"(t2005) : "f"(acc_59));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2006;
                asm("mov.b32 %0, %1;" : "=r"(t2006) : "f"(acc_60));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2007;
                asm("mov.b32 %0, %1;" : "=r"(t2007) : "f"(acc_63));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2008;
                asm("mov.b32 %0, %1;" : "=r"(t2008) : "f"(acc_64));
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.v4.u32 [%0+3584], {%1, %2, %3, %4};" :  : "l"(t1976), "r"(t2005), "r"(t2006), "r"(t2007), "r"(t2008) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t1973), "f"(row_max_2) : "memory");
#line 341 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t1973), "f"(row_sum_2) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2009 = (u64)tile;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2010 = t2009 * arrived_stride0;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2011 = t2010 * 4ull;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t2012 = arrived + t2011;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2013 = splits_2 - 1u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2014 = (u32)__cvta_generic_to_shared(smem);
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2015 = t2014 + 147456u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t2016 = threadIdx.x;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2017 = t2016 == 0u;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2017) {
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t2018;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t2018) : "l"(t2012), "r"(t2013) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2015), "r"(t2018) : "memory");
            }
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t2019;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t2019) : "r"(t2015) : "memory");
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t2020 = t2019 == t2013;
#line 218 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t2020) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2021 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2022 = t65 + t2021;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2023 = t2022 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2023) {
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_max = __uint_as_float(0xff800000u);
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_sum = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_2 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_5 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_6 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_9 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_10 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_13 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_14 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_17 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_18 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_21 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_22 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_25 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_26 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_29 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_30 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_33 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_34 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_37 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_38 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_41 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_42 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_45 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_46 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_49 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_50 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_53 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_54 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_57 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_58 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_61 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_62 = 0.0f;
                    u32 split = 0u;
                    while (true) {
#line 357 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2024 = split < splits_2;
                        if (!t2024) break;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_3 = warp_m + warp_n;
                        const u32 index_3 = slice_3 << 1u;
                        const u64 t2027 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2028 = t2027 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2029 = t2028 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2030 = partials + t2029;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2031 = (u64)split;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2032 = t2031 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2033 = t2032 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2034 = t2030 + t2033;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2035 = (u64)index_3;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2036 = t2035 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2037 = t2036 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2038 = t2034 + t2037;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2039 = (u64)lane * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2040 = t2038 + t2039;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2041 = lane << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2042 = (u64)t2041 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2043 = t2038 + t2042;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk;
                        u32 chunk_2;
                        u32 chunk_3;
                        u32 chunk_4;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t2043) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2044;
                        asm("mov.b32 %0, %1;" : "=f"(t2044) : "r"(chunk));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2045;
                        asm("mov.b32 %0, %1;" : "=f"(t2045) : "r"(chunk_2));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2046;
                        asm("mov.b32 %0, %1;" : "=f"(t2046) : "r"(chunk_3));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2047;
                        asm("mov.b32 %0, %1;" : "=f"(t2047) : "r"(chunk_4));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_5;
                        u32 chunk_6;
                        u32 chunk_7;
                        u32 chunk_8;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t2043) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2048;
                        asm("mov.b32 %0, %1;" : "=f"(t2048) : "r"(chunk_5));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2049;
                        asm("mov.b32 %0, %1;" : "=f"(t2049) : "r"(chunk_6));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2050;
                        asm("mov.b32 %0, %1;" : "=f"(t2050) : "r"(chunk_7));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2051;
                        asm("mov.b32 %0, %1;" : "=f"(t2051) : "r"(chunk_8));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_9;
                        u32 chunk_10;
                        u32 chunk_11;
                        u32 chunk_12;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t2043) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2052;
                        asm("mov.b32 %0, %1;" : "=f"(t2052) : "r"(chunk_9));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2053;
                        asm("mov.b32 %0, %1;" : "=f"(t2053) : "r"(chunk_10));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2054;
                        asm("mov.b32 %0, %1;" : "=f"(t2054) : "r"(chunk_11));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2055;
                        asm("mov.b32 %0, %1;" : "=f"(t2055) : "r"(chunk_12));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_13;
                        u32 chunk_14;
                        u32 chunk_15;
                        u32 chunk_16;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t2043) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2056;
                        asm("mov.b32 %0, %1;" : "=f"(t2056) : "r"(chunk_13));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2057;
                        asm("mov.b32 %0, %1;" : "=f"(t2057) : "r"(chunk_14));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2058;
                        asm("mov.b32 %0, %1;" : "=f"(t2058) : "r"(chunk_15));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2059;
                        asm("mov.b32 %0, %1;" : "=f"(t2059) : "r"(chunk_16));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_17;
                        u32 chunk_18;
                        u32 chunk_19;
                        u32 chunk_20;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t2043) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2060;
                        asm("mov.b32 %0, %1;" : "=f"(t2060) : "r"(chunk_17));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2061;
                        asm("mov.b32 %0, %1;" : "=f"(t2061) : "r"(chunk_18));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2062;
                        asm("mov.b32 %0, %1;" : "=f"(t2062) : "r"(chunk_19));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2063;
                        asm("mov.b32 %0, %1;" : "=f"(t2063) : "r"(chunk_20));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_21;
                        u32 chunk_22;
                        u32 chunk_23;
                        u32 chunk_24;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_21), "=r"(chunk_22), "=r"(chunk_23), "=r"(chunk_24) : "l"(t2043) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2064;
                        asm("mov.b32 %0, %1;" : "=f"(t2064) : "r"(chunk_21));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2065;
                        asm("mov.b32 %0, %1;" : "=f"(t2065) : "r"(chunk_22));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2066;
                        asm("mov.b32 %0, %1;" : "=f"(t2066) : "r"(chunk_23));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2067;
                        asm("mov.b32 %0, %1;" : "=f"(t2067) : "r"(chunk_24));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_25;
                        u32 chunk_26;
                        u32 chunk_27;
                        u32 chunk_28;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_25), "=r"(chunk_26), "=r"(chunk_27), "=r"(chunk_28) : "l"(t2043) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2068;
                        asm("mov.b32 %0, %1;" : "=f"(t2068) : "r"(chunk_25));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2069;
                        asm("mov.b32 %0, %1;" : "=f"(t2069) : "r"(chunk_26));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2070;
                        asm("mov.b32 %0, %1;" : "=f"(t2070) : "r"(chunk_27));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2071;
                        asm("mov.b32 %0, %1;" : "=f"(t2071) : "r"(chunk_28));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_29;
                        u32 chunk_30;
                        u32 chunk_31;
                        u32 chunk_32;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_29), "=r"(chunk_30), "=r"(chunk_31), "=r"(chunk_32) : "l"(t2043) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2072;
                        asm("mov.b32 %0, %1;" : "=f"(t2072) : "r"(chunk_29));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2073;
                        asm("mov.b32 %0, %1;" : "=f"(t2073) : "r"(chunk_30));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2074;
                        asm("mov.b32 %0, %1;" : "=f"(t2074) : "r"(chunk_31));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2075;
                        asm("mov.b32 %0, %1;" : "=f"(t2075) : "r"(chunk_32));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2076;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t2076) : "l"(t2040) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2077;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t2077) : "l"(t2040) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words = t2044;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_2 = t2045;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_3 = t2046;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_4 = t2047;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_5 = t2048;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_6 = t2049;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_7 = t2050;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_8 = t2051;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_9 = t2052;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_10 = t2053;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_11 = t2054;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_12 = t2055;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_13 = t2056;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_14 = t2057;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_15 = t2058;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_16 = t2059;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_17 = t2060;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_18 = t2061;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_19 = t2062;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_20 = t2063;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_21 = t2064;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_22 = t2065;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_23 = t2066;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_24 = t2067;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_25 = t2068;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_26 = t2069;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_27 = t2070;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_28 = t2071;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_29 = t2072;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_30 = t2073;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_31 = t2074;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_32 = t2075;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_33 = t2076;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_34 = t2077;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state = words_33;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_2 = words_34;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2078 = split + 1u;
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
                        f32 part_9 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_10 = 0.0f;
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
                        f32 part_19 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_20 = 0.0f;
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
                        f32 part_29 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_30 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_31 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_32 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_33 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_34 = 0.0f;
                        const bool t2079 = t2078 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2079) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_4 = warp_m + warp_n;
                            const u32 index_4 = slice_4 << 1u;
                            const u64 t2082 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2083 = t2082 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2084 = t2083 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2085 = partials + t2084;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2086 = (u64)t2078;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2087 = t2086 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2088 = t2087 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2089 = t2085 + t2088;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2090 = (u64)index_4;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2091 = t2090 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2092 = t2091 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2093 = t2089 + t2092;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2094 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2095 = t2093 + t2094;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2096 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2097 = (u64)t2096 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2098 = t2093 + t2097;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_33;
                            u32 chunk_34;
                            u32 chunk_35;
                            u32 chunk_36;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_33), "=r"(chunk_34), "=r"(chunk_35), "=r"(chunk_36) : "l"(t2098) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2099;
                            asm("mov.b32 %0, %1;" : "=f"(t2099) : "r"(chunk_33));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2100;
                            asm("mov.b32 %0, %1;" : "=f"(t2100) : "r"(chunk_34));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2101;
                            asm("mov.b32 %0, %1;" : "=f"(t2101) : "r"(chunk_35));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2102;
                            asm("mov.b32 %0, %1;" : "=f"(t2102) : "r"(chunk_36));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_37;
                            u32 chunk_38;
                            u32 chunk_39;
                            u32 chunk_40;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_37), "=r"(chunk_38), "=r"(chunk_39), "=r"(chunk_40) : "l"(t2098) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2103;
                            asm("mov.b32 %0, %1;" : "=f"(t2103) : "r"(chunk_37));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2104;
                            asm("mov.b32 %0, %1;" : "=f"(t2104) : "r"(chunk_38));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2105;
                            asm("mov.b32 %0, %1;" : "=f"(t2105) : "r"(chunk_39));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2106;
                            asm("mov.b32 %0, %1;" : "=f"(t2106) : "r"(chunk_40));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_41;
                            u32 chunk_42;
                            u32 chunk_43;
                            u32 chunk_44;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_41), "=r"(chunk_42), "=r"(chunk_43), "=r"(chunk_44) : "l"(t2098) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2107;
                            asm("mov.b32 %0, %1;" : "=f"(t2107) : "r"(chunk_41));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2108;
                            asm("mov.b32 %0, %1;" : "=f"(t2108) : "r"(chunk_42));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2109;
                            asm("mov.b32 %0, %1;" : "=f"(t2109) : "r"(chunk_43));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2110;
                            asm("mov.b32 %0, %1;" : "=f"(t2110) : "r"(chunk_44));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_45;
                            u32 chunk_46;
                            u32 chunk_47;
                            u32 chunk_48;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_45), "=r"(chunk_46), "=r"(chunk_47), "=r"(chunk_48) : "l"(t2098) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2111;
                            asm("mov.b32 %0, %1;" : "=f"(t2111) : "r"(chunk_45));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2112;
                            asm("mov.b32 %0, %1;" : "=f"(t2112) : "r"(chunk_46));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2113;
                            asm("mov.b32 %0, %1;" : "=f"(t2113) : "r"(chunk_47));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2114;
                            asm("mov.b32 %0, %1;" : "=f"(t2114) : "r"(chunk_48));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_49;
                            u32 chunk_50;
                            u32 chunk_51;
                            u32 chunk_52;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_49), "=r"(chunk_50), "=r"(chunk_51), "=r"(chunk_52) : "l"(t2098) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2115;
                            asm("mov.b32 %0, %1;" : "=f"(t2115) : "r"(chunk_49));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2116;
                            asm("mov.b32 %0, %1;" : "=f"(t2116) : "r"(chunk_50));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2117;
                            asm("mov.b32 %0, %1;" : "=f"(t2117) : "r"(chunk_51));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2118;
                            asm("mov.b32 %0, %1;" : "=f"(t2118) : "r"(chunk_52));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_53;
                            u32 chunk_54;
                            u32 chunk_55;
                            u32 chunk_56;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_53), "=r"(chunk_54), "=r"(chunk_55), "=r"(chunk_56) : "l"(t2098) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2119;
                            asm("mov.b32 %0, %1;" : "=f"(t2119) : "r"(chunk_53));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2120;
                            asm("mov.b32 %0, %1;" : "=f"(t2120) : "r"(chunk_54));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2121;
                            asm("mov.b32 %0, %1;" : "=f"(t2121) : "r"(chunk_55));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2122;
                            asm("mov.b32 %0, %1;" : "=f"(t2122) : "r"(chunk_56));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_57;
                            u32 chunk_58;
                            u32 chunk_59;
                            u32 chunk_60;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_57), "=r"(chunk_58), "=r"(chunk_59), "=r"(chunk_60) : "l"(t2098) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2123;
                            asm("mov.b32 %0, %1;" : "=f"(t2123) : "r"(chunk_57));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2124;
                            asm("mov.b32 %0, %1;" : "=f"(t2124) : "r"(chunk_58));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2125;
                            asm("mov.b32 %0, %1;" : "=f"(t2125) : "r"(chunk_59));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2126;
                            asm("mov.b32 %0, %1;" : "=f"(t2126) : "r"(chunk_60));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_61;
                            u32 chunk_62;
                            u32 chunk_63;
                            u32 chunk_64;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_61), "=r"(chunk_62), "=r"(chunk_63), "=r"(chunk_64) : "l"(t2098) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2127;
                            asm("mov.b32 %0, %1;" : "=f"(t2127) : "r"(chunk_61));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2128;
                            asm("mov.b32 %0, %1;" : "=f"(t2128) : "r"(chunk_62));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2129;
                            asm("mov.b32 %0, %1;" : "=f"(t2129) : "r"(chunk_63));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2130;
                            asm("mov.b32 %0, %1;" : "=f"(t2130) : "r"(chunk_64));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2131;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t2131) : "l"(t2095) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2132;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t2132) : "l"(t2095) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t2099;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t2100;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t2101;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t2102;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t2103;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t2104;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t2105;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t2106;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t2107;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t2108;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t2109;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t2110;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t2111;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t2112;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t2113;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t2114;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t2115;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t2116;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t2117;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t2118;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t2119;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t2120;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t2121;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t2122;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t2123;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t2124;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t2125;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t2126;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t2127;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t2128;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t2129;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t2130;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t2131;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t2132;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_35 = part;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_36 = part_2;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_37 = part_3;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_38 = part_4;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_39 = part_5;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_40 = part_6;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_41 = part_7;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_42 = part_8;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_43 = part_9;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_44 = part_10;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_45 = part_11;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_46 = part_12;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_47 = part_13;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_48 = part_14;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_49 = part_15;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_50 = part_16;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_51 = part_17;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_52 = part_18;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_53 = part_19;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_54 = part_20;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_55 = part_21;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_56 = part_22;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_57 = part_23;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_58 = part_24;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_59 = part_25;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_60 = part_26;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_61 = part_27;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_62 = part_28;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_63 = part_29;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_64 = part_30;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_65 = part_31;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_66 = part_32;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_67 = part_33;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_68 = part_34;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_3 = words_67;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_4 = words_68;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2133 = split + 2u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_35 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_36 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_37 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_38 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_39 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_40 = 0.0f;
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
                        f32 part_49 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_50 = 0.0f;
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
                        f32 part_59 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_60 = 0.0f;
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
                        f32 part_67 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_68 = 0.0f;
                        const bool t2134 = t2133 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2134) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_5 = warp_m + warp_n;
                            const u32 index_5 = slice_5 << 1u;
                            const u64 t2137 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2138 = t2137 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2139 = t2138 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2140 = partials + t2139;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2141 = (u64)t2133;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2142 = t2141 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2143 = t2142 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2144 = t2140 + t2143;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2145 = (u64)index_5;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2146 = t2145 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2147 = t2146 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2148 = t2144 + t2147;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2149 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2150 = t2148 + t2149;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2151 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2152 = (u64)t2151 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2153 = t2148 + t2152;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_65;
                            u32 chunk_66;
                            u32 chunk_67;
                            u32 chunk_68;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_65), "=r"(chunk_66), "=r"(chunk_67), "=r"(chunk_68) : "l"(t2153) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2154;
                            asm("mov.b32 %0, %1;" : "=f"(t2154) : "r"(chunk_65));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2155;
                            asm("mov.b32 %0, %1;" : "=f"(t2155) : "r"(chunk_66));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2156;
                            asm("mov.b32 %0, %1;" : "=f"(t2156) : "r"(chunk_67));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2157;
                            asm("mov.b32 %0, %1;" : "=f"(t2157) : "r"(chunk_68));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_69;
                            u32 chunk_70;
                            u32 chunk_71;
                            u32 chunk_72;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_69), "=r"(chunk_70), "=r"(chunk_71), "=r"(chunk_72) : "l"(t2153) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2158;
                            asm("mov.b32 %0, %1;" : "=f"(t2158) : "r"(chunk_69));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2159;
                            asm("mov.b32 %0, %1;" : "=f"(t2159) : "r"(chunk_70));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2160;
                            asm("mov.b32 %0, %1;" : "=f"(t2160) : "r"(chunk_71));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2161;
                            asm("mov.b32 %0, %1;" : "=f"(t2161) : "r"(chunk_72));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_73;
                            u32 chunk_74;
                            u32 chunk_75;
                            u32 chunk_76;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_73), "=r"(chunk_74), "=r"(chunk_75), "=r"(chunk_76) : "l"(t2153) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2162;
                            asm("mov.b32 %0, %1;" : "=f"(t2162) : "r"(chunk_73));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2163;
                            asm("mov.b32 %0, %1;" : "=f"(t2163) : "r"(chunk_74));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2164;
                            asm("mov.b32 %0, %1;" : "=f"(t2164) : "r"(chunk_75));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2165;
                            asm("mov.b32 %0, %1;" : "=f"(t2165) : "r"(chunk_76));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_77;
                            u32 chunk_78;
                            u32 chunk_79;
                            u32 chunk_80;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_77), "=r"(chunk_78), "=r"(chunk_79), "=r"(chunk_80) : "l"(t2153) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2166;
                            asm("mov.b32 %0, %1;" : "=f"(t2166) : "r"(chunk_77));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2167;
                            asm("mov.b32 %0, %1;" : "=f"(t2167) : "r"(chunk_78));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2168;
                            asm("mov.b32 %0, %1;" : "=f"(t2168) : "r"(chunk_79));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2169;
                            asm("mov.b32 %0, %1;" : "=f"(t2169) : "r"(chunk_80));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_81;
                            u32 chunk_82;
                            u32 chunk_83;
                            u32 chunk_84;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_81), "=r"(chunk_82), "=r"(chunk_83), "=r"(chunk_84) : "l"(t2153) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2170;
                            asm("mov.b32 %0, %1;" : "=f"(t2170) : "r"(chunk_81));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2171;
                            asm("mov.b32 %0, %1;" : "=f"(t2171) : "r"(chunk_82));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2172;
                            asm("mov.b32 %0, %1;" : "=f"(t2172) : "r"(chunk_83));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2173;
                            asm("mov.b32 %0, %1;" : "=f"(t2173) : "r"(chunk_84));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_85;
                            u32 chunk_86;
                            u32 chunk_87;
                            u32 chunk_88;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_85), "=r"(chunk_86), "=r"(chunk_87), "=r"(chunk_88) : "l"(t2153) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2174;
                            asm("mov.b32 %0, %1;" : "=f"(t2174) : "r"(chunk_85));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2175;
                            asm("mov.b32 %0, %1;" : "=f"(t2175) : "r"(chunk_86));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2176;
                            asm("mov.b32 %0, %1;" : "=f"(t2176) : "r"(chunk_87));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2177;
                            asm("mov.b32 %0, %1;" : "=f"(t2177) : "r"(chunk_88));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_89;
                            u32 chunk_90;
                            u32 chunk_91;
                            u32 chunk_92;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_89), "=r"(chunk_90), "=r"(chunk_91), "=r"(chunk_92) : "l"(t2153) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2178;
                            asm("mov.b32 %0, %1;" : "=f"(t2178) : "r"(chunk_89));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2179;
                            asm("mov.b32 %0, %1;" : "=f"(t2179) : "r"(chunk_90));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2180;
                            asm("mov.b32 %0, %1;" : "=f"(t2180) : "r"(chunk_91));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2181;
                            asm("mov.b32 %0, %1;" : "=f"(t2181) : "r"(chunk_92));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_93;
                            u32 chunk_94;
                            u32 chunk_95;
                            u32 chunk_96;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_93), "=r"(chunk_94), "=r"(chunk_95), "=r"(chunk_96) : "l"(t2153) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2182;
                            asm("mov.b32 %0, %1;" : "=f"(t2182) : "r"(chunk_93));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2183;
                            asm("mov.b32 %0, %1;" : "=f"(t2183) : "r"(chunk_94));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2184;
                            asm("mov.b32 %0, %1;" : "=f"(t2184) : "r"(chunk_95));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2185;
                            asm("mov.b32 %0, %1;" : "=f"(t2185) : "r"(chunk_96));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2186;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t2186) : "l"(t2150) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2187;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t2187) : "l"(t2150) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t2154;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t2155;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t2156;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t2157;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t2158;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t2159;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t2160;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t2161;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t2162;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t2163;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t2164;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t2165;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t2166;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t2167;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t2168;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t2169;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t2170;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t2171;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t2172;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t2173;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t2174;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t2175;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t2176;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t2177;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t2178;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t2179;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t2180;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t2181;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t2182;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t2183;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t2184;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t2185;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t2186;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t2187;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_69 = part_35;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_70 = part_36;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_71 = part_37;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_72 = part_38;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_73 = part_39;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_74 = part_40;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_75 = part_41;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_76 = part_42;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_77 = part_43;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_78 = part_44;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_79 = part_45;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_80 = part_46;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_81 = part_47;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_82 = part_48;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_83 = part_49;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_84 = part_50;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_85 = part_51;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_86 = part_52;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_87 = part_53;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_88 = part_54;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_89 = part_55;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_90 = part_56;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_91 = part_57;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_92 = part_58;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_93 = part_59;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_94 = part_60;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_95 = part_61;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_96 = part_62;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_97 = part_63;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_98 = part_64;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_99 = part_65;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_100 = part_66;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_101 = part_67;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_102 = part_68;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_5 = words_101;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_6 = words_102;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2188 = split + 3u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_69 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_70 = 0.0f;
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
                        f32 part_79 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_80 = 0.0f;
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
                        f32 part_89 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_90 = 0.0f;
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
                        f32 part_99 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_100 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_101 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_102 = 0.0f;
                        const bool t2189 = t2188 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2189) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_6 = warp_m + warp_n;
                            const u32 index_6 = slice_6 << 1u;
                            const u64 t2192 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2193 = t2192 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2194 = t2193 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2195 = partials + t2194;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2196 = (u64)t2188;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2197 = t2196 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2198 = t2197 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2199 = t2195 + t2198;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2200 = (u64)index_6;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2201 = t2200 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2202 = t2201 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2203 = t2199 + t2202;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2204 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2205 = t2203 + t2204;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2206 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2207 = (u64)t2206 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2208 = t2203 + t2207;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_97;
                            u32 chunk_98;
                            u32 chunk_99;
                            u32 chunk_100;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_97), "=r"(chunk_98), "=r"(chunk_99), "=r"(chunk_100) : "l"(t2208) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2209;
                            asm("mov.b32 %0, %1;" : "=f"(t2209) : "r"(chunk_97));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2210;
                            asm("mov.b32 %0, %1;" : "=f"(t2210) : "r"(chunk_98));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2211;
                            asm("mov.b32 %0, %1;" : "=f"(t2211) : "r"(chunk_99));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2212;
                            asm("mov.b32 %0, %1;" : "=f"(t2212) : "r"(chunk_100));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_101;
                            u32 chunk_102;
                            u32 chunk_103;
                            u32 chunk_104;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_101), "=r"(chunk_102), "=r"(chunk_103), "=r"(chunk_104) : "l"(t2208) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2213;
                            asm("mov.b32 %0, %1;" : "=f"(t2213) : "r"(chunk_101));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2214;
                            asm("mov.b32 %0, %1;" : "=f"(t2214) : "r"(chunk_102));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2215;
                            asm("mov.b32 %0, %1;" : "=f"(t2215) : "r"(chunk_103));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2216;
                            asm("mov.b32 %0, %1;" : "=f"(t2216) : "r"(chunk_104));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_105;
                            u32 chunk_106;
                            u32 chunk_107;
                            u32 chunk_108;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_105), "=r"(chunk_106), "=r"(chunk_107), "=r"(chunk_108) : "l"(t2208) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2217;
                            asm("mov.b32 %0, %1;" : "=f"(t2217) : "r"(chunk_105));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2218;
                            asm("mov.b32 %0, %1;" : "=f"(t2218) : "r"(chunk_106));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2219;
                            asm("mov.b32 %0, %1;" : "=f"(t2219) : "r"(chunk_107));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2220;
                            asm("mov.b32 %0, %1;" : "=f"(t2220) : "r"(chunk_108));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_109;
                            u32 chunk_110;
                            u32 chunk_111;
                            u32 chunk_112;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_109), "=r"(chunk_110), "=r"(chunk_111), "=r"(chunk_112) : "l"(t2208) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2221;
                            asm("mov.b32 %0, %1;" : "=f"(t2221) : "r"(chunk_109));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2222;
                            asm("mov.b32 %0, %1;" : "=f"(t2222) : "r"(chunk_110));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2223;
                            asm("mov.b32 %0, %1;" : "=f"(t2223) : "r"(chunk_111));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2224;
                            asm("mov.b32 %0, %1;" : "=f"(t2224) : "r"(chunk_112));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_113;
                            u32 chunk_114;
                            u32 chunk_115;
                            u32 chunk_116;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_113), "=r"(chunk_114), "=r"(chunk_115), "=r"(chunk_116) : "l"(t2208) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2225;
                            asm("mov.b32 %0, %1;" : "=f"(t2225) : "r"(chunk_113));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2226;
                            asm("mov.b32 %0, %1;" : "=f"(t2226) : "r"(chunk_114));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2227;
                            asm("mov.b32 %0, %1;" : "=f"(t2227) : "r"(chunk_115));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2228;
                            asm("mov.b32 %0, %1;" : "=f"(t2228) : "r"(chunk_116));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_117;
                            u32 chunk_118;
                            u32 chunk_119;
                            u32 chunk_120;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_117), "=r"(chunk_118), "=r"(chunk_119), "=r"(chunk_120) : "l"(t2208) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2229;
                            asm("mov.b32 %0, %1;" : "=f"(t2229) : "r"(chunk_117));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2230;
                            asm("mov.b32 %0, %1;" : "=f"(t2230) : "r"(chunk_118));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2231;
                            asm("mov.b32 %0, %1;" : "=f"(t2231) : "r"(chunk_119));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2232;
                            asm("mov.b32 %0, %1;" : "=f"(t2232) : "r"(chunk_120));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_121;
                            u32 chunk_122;
                            u32 chunk_123;
                            u32 chunk_124;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_121), "=r"(chunk_122), "=r"(chunk_123), "=r"(chunk_124) : "l"(t2208) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2233;
                            asm("mov.b32 %0, %1;" : "=f"(t2233) : "r"(chunk_121));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2234;
                            asm("mov.b32 %0, %1;" : "=f"(t2234) : "r"(chunk_122));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2235;
                            asm("mov.b32 %0, %1;" : "=f"(t2235) : "r"(chunk_123));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2236;
                            asm("mov.b32 %0, %1;" : "=f"(t2236) : "r"(chunk_124));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_125;
                            u32 chunk_126;
                            u32 chunk_127;
                            u32 chunk_128;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_125), "=r"(chunk_126), "=r"(chunk_127), "=r"(chunk_128) : "l"(t2208) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2237;
                            asm("mov.b32 %0, %1;" : "=f"(t2237) : "r"(chunk_125));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2238;
                            asm("mov.b32 %0, %1;" : "=f"(t2238) : "r"(chunk_126));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2239;
                            asm("mov.b32 %0, %1;" : "=f"(t2239) : "r"(chunk_127));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2240;
                            asm("mov.b32 %0, %1;" : "=f"(t2240) : "r"(chunk_128));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2241;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t2241) : "l"(t2205) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2242;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t2242) : "l"(t2205) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t2209;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t2210;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t2211;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t2212;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t2213;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t2214;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t2215;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t2216;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t2217;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t2218;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t2219;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t2220;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t2221;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t2222;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t2223;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t2224;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t2225;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t2226;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t2227;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t2228;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t2229;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t2230;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t2231;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t2232;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t2233;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t2234;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t2235;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t2236;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t2237;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t2238;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t2239;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t2240;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t2241;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t2242;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_103 = part_69;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_104 = part_70;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_105 = part_71;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_106 = part_72;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_107 = part_73;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_108 = part_74;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_109 = part_75;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_110 = part_76;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_111 = part_77;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_112 = part_78;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_113 = part_79;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_114 = part_80;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_115 = part_81;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_116 = part_82;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_117 = part_83;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_118 = part_84;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_119 = part_85;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_120 = part_86;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_121 = part_87;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_122 = part_88;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_123 = part_89;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_124 = part_90;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_125 = part_91;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_126 = part_92;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_127 = part_93;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_128 = part_94;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_129 = part_95;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_130 = part_96;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_131 = part_97;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_132 = part_98;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_133 = part_99;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_134 = part_100;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_135 = part_101;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_136 = part_102;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_7 = words_135;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_8 = words_136;
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2243;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2243) : "f"(row_max), "f"(state));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2244;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2244) : "f"(t2243), "f"(state_3));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2245;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2245) : "f"(t2244), "f"(state_5));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max;
                        asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t2245), "f"(state_7));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_5 = max == __uint_as_float(0xff800000u);
                        const f32 t2248 = max * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_5 = none_5 ? 0.0f : t2248;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2250 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2251;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2251) : "f"(row_max), "f"(scale_log2), "f"(t2250));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t2251));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2253 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2254;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2254) : "f"(state), "f"(scale_log2), "f"(t2253));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_2;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t2254));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2256 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2257;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2257) : "f"(state_3), "f"(scale_log2), "f"(t2256));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_3;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t2257));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2259 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2260;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2260) : "f"(state_5), "f"(scale_log2), "f"(t2259));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_4;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t2260));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2262 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2263;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2263) : "f"(state_7), "f"(scale_log2), "f"(t2262));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_5;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t2263));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2265 = row_sum * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t2265;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2266;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2266) : "f"(state_2), "f"(factors_2), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t2266;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2267;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2267) : "f"(state_4), "f"(factors_3), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t2267;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2268;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2268) : "f"(state_6), "f"(factors_4), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t2268;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2269;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2269) : "f"(state_8), "f"(factors_5), "f"(total));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t2269;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_2 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2270 = acc * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t2270;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2271;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2271) : "f"(words), "f"(factors_2), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t2271;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2272;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2272) : "f"(words_35), "f"(factors_3), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t2272;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2273;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2273) : "f"(words_69), "f"(factors_4), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t2273;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2274;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2274) : "f"(words_103), "f"(factors_5), "f"(total_2));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t2274;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_3 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2275 = acc_2 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t2275;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2276;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2276) : "f"(words_2), "f"(factors_2), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t2276;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2277;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2277) : "f"(words_36), "f"(factors_3), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t2277;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2278;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2278) : "f"(words_70), "f"(factors_4), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t2278;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2279;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2279) : "f"(words_104), "f"(factors_5), "f"(total_3));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t2279;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_4 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2280 = acc_5 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t2280;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2281;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2281) : "f"(words_3), "f"(factors_2), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t2281;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2282;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2282) : "f"(words_37), "f"(factors_3), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t2282;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2283;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2283) : "f"(words_71), "f"(factors_4), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t2283;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2284;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2284) : "f"(words_105), "f"(factors_5), "f"(total_4));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t2284;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_5 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2285 = acc_6 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t2285;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2286;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2286) : "f"(words_4), "f"(factors_2), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t2286;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2287;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2287) : "f"(words_38), "f"(factors_3), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t2287;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2288;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2288) : "f"(words_72), "f"(factors_4), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t2288;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2289;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2289) : "f"(words_106), "f"(factors_5), "f"(total_5));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t2289;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_6 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2290 = acc_9 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t2290;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2291;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2291) : "f"(words_5), "f"(factors_2), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t2291;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2292;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2292) : "f"(words_39), "f"(factors_3), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t2292;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2293;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2293) : "f"(words_73), "f"(factors_4), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t2293;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2294;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2294) : "f"(words_107), "f"(factors_5), "f"(total_6));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t2294;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_7 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2295 = acc_10 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t2295;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2296;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2296) : "f"(words_6), "f"(factors_2), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t2296;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2297;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2297) : "f"(words_40), "f"(factors_3), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t2297;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2298;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2298) : "f"(words_74), "f"(factors_4), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t2298;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2299;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2299) : "f"(words_108), "f"(factors_5), "f"(total_7));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t2299;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_8 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2300 = acc_13 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t2300;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2301;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2301) : "f"(words_7), "f"(factors_2), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t2301;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2302;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2302) : "f"(words_41), "f"(factors_3), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t2302;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2303;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2303) : "f"(words_75), "f"(factors_4), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t2303;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2304;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2304) : "f"(words_109), "f"(factors_5), "f"(total_8));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t2304;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_9 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2305 = acc_14 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t2305;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2306;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2306) : "f"(words_8), "f"(factors_2), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t2306;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2307;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2307) : "f"(words_42), "f"(factors_3), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t2307;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2308;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2308) : "f"(words_76), "f"(factors_4), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t2308;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2309;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2309) : "f"(words_110), "f"(factors_5), "f"(total_9));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t2309;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_10 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2310 = acc_17 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t2310;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2311;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2311) : "f"(words_9), "f"(factors_2), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t2311;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2312;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2312) : "f"(words_43), "f"(factors_3), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t2312;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2313;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2313) : "f"(words_77), "f"(factors_4), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t2313;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2314;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2314) : "f"(words_111), "f"(factors_5), "f"(total_10));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t2314;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_11 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2315 = acc_18 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2315;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2316;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2316) : "f"(words_10), "f"(factors_2), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2316;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2317;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2317) : "f"(words_44), "f"(factors_3), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2317;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2318;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2318) : "f"(words_78), "f"(factors_4), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2318;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2319;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2319) : "f"(words_112), "f"(factors_5), "f"(total_11));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2319;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_12 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2320 = acc_21 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2320;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2321;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2321) : "f"(words_11), "f"(factors_2), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2321;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2322;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2322) : "f"(words_45), "f"(factors_3), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2322;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2323;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2323) : "f"(words_79), "f"(factors_4), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2323;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2324;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2324) : "f"(words_113), "f"(factors_5), "f"(total_12));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2324;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_13 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2325 = acc_22 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2325;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2326;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2326) : "f"(words_12), "f"(factors_2), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2326;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2327;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2327) : "f"(words_46), "f"(factors_3), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2327;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2328;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2328) : "f"(words_80), "f"(factors_4), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2328;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2329;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2329) : "f"(words_114), "f"(factors_5), "f"(total_13));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2329;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_14 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2330 = acc_25 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2330;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2331;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2331) : "f"(words_13), "f"(factors_2), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2331;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2332;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2332) : "f"(words_47), "f"(factors_3), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2332;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2333;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2333) : "f"(words_81), "f"(factors_4), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2333;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2334;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2334) : "f"(words_115), "f"(factors_5), "f"(total_14));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2334;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_15 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2335 = acc_26 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2335;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2336;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2336) : "f"(words_14), "f"(factors_2), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2336;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2337;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2337) : "f"(words_48), "f"(factors_3), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2337;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2338;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2338) : "f"(words_82), "f"(factors_4), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2338;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2339;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2339) : "f"(words_116), "f"(factors_5), "f"(total_15));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2339;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_16 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2340 = acc_29 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t2340;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2341;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2341) : "f"(words_15), "f"(factors_2), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t2341;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2342;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2342) : "f"(words_49), "f"(factors_3), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t2342;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2343;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2343) : "f"(words_83), "f"(factors_4), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t2343;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2344;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2344) : "f"(words_117), "f"(factors_5), "f"(total_16));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t2344;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_17 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2345 = acc_30 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t2345;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2346;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2346) : "f"(words_16), "f"(factors_2), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t2346;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2347;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2347) : "f"(words_50), "f"(factors_3), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t2347;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2348;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2348) : "f"(words_84), "f"(factors_4), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t2348;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2349;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2349) : "f"(words_118), "f"(factors_5), "f"(total_17));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t2349;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_18 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2350 = acc_33 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t2350;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2351;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2351) : "f"(words_17), "f"(factors_2), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t2351;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2352;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2352) : "f"(words_51), "f"(factors_3), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t2352;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2353;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2353) : "f"(words_85), "f"(factors_4), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t2353;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2354;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2354) : "f"(words_119), "f"(factors_5), "f"(total_18));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t2354;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2355 = acc_34 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2355;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2356;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2356) : "f"(words_18), "f"(factors_2), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2356;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2357;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2357) : "f"(words_52), "f"(factors_3), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2357;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2358;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2358) : "f"(words_86), "f"(factors_4), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2358;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2359;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2359) : "f"(words_120), "f"(factors_5), "f"(total_19));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2359;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2360 = acc_37 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2360;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2361;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2361) : "f"(words_19), "f"(factors_2), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2361;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2362;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2362) : "f"(words_53), "f"(factors_3), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2362;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2363;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2363) : "f"(words_87), "f"(factors_4), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2363;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2364;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2364) : "f"(words_121), "f"(factors_5), "f"(total_20));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2364;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2365 = acc_38 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2365;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2366;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2366) : "f"(words_20), "f"(factors_2), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2366;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2367;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2367) : "f"(words_54), "f"(factors_3), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2367;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2368;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2368) : "f"(words_88), "f"(factors_4), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2368;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2369;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2369) : "f"(words_122), "f"(factors_5), "f"(total_21));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2369;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2370 = acc_41 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2370;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2371;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2371) : "f"(words_21), "f"(factors_2), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2371;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2372;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2372) : "f"(words_55), "f"(factors_3), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2372;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2373;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2373) : "f"(words_89), "f"(factors_4), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2373;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2374;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2374) : "f"(words_123), "f"(factors_5), "f"(total_22));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2374;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2375 = acc_42 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2375;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2376;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2376) : "f"(words_22), "f"(factors_2), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2376;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2377;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2377) : "f"(words_56), "f"(factors_3), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2377;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2378;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2378) : "f"(words_90), "f"(factors_4), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2378;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2379;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2379) : "f"(words_124), "f"(factors_5), "f"(total_23));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2379;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2380 = acc_45 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2380;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2381;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2381) : "f"(words_23), "f"(factors_2), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2381;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2382;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2382) : "f"(words_57), "f"(factors_3), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2382;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2383;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2383) : "f"(words_91), "f"(factors_4), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2383;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2384;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2384) : "f"(words_125), "f"(factors_5), "f"(total_24));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2384;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2385 = acc_46 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2385;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2386;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2386) : "f"(words_24), "f"(factors_2), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2386;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2387;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2387) : "f"(words_58), "f"(factors_3), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2387;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2388;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2388) : "f"(words_92), "f"(factors_4), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2388;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2389;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2389) : "f"(words_126), "f"(factors_5), "f"(total_25));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2389;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2390 = acc_49 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2390;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2391;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2391) : "f"(words_25), "f"(factors_2), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2391;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2392;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2392) : "f"(words_59), "f"(factors_3), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2392;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2393;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2393) : "f"(words_93), "f"(factors_4), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2393;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2394;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2394) : "f"(words_127), "f"(factors_5), "f"(total_26));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2394;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2395 = acc_50 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2395;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2396;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2396) : "f"(words_26), "f"(factors_2), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2396;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2397;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2397) : "f"(words_60), "f"(factors_3), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2397;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2398;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2398) : "f"(words_94), "f"(factors_4), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2398;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2399;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2399) : "f"(words_128), "f"(factors_5), "f"(total_27));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2399;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2400 = acc_53 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2400;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2401;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2401) : "f"(words_27), "f"(factors_2), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2401;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2402;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2402) : "f"(words_61), "f"(factors_3), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2402;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2403;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2403) : "f"(words_95), "f"(factors_4), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2403;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2404;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2404) : "f"(words_129), "f"(factors_5), "f"(total_28));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2404;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2405 = acc_54 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2405;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2406;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2406) : "f"(words_28), "f"(factors_2), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2406;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2407;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2407) : "f"(words_62), "f"(factors_3), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2407;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2408;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2408) : "f"(words_96), "f"(factors_4), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2408;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2409;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2409) : "f"(words_130), "f"(factors_5), "f"(total_29));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2409;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2410 = acc_57 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2410;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2411;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2411) : "f"(words_29), "f"(factors_2), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2411;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2412;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2412) : "f"(words_63), "f"(factors_3), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2412;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2413;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2413) : "f"(words_97), "f"(factors_4), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2413;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2414;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2414) : "f"(words_131), "f"(factors_5), "f"(total_30));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2414;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2415 = acc_58 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2415;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2416;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2416) : "f"(words_30), "f"(factors_2), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2416;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2417;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2417) : "f"(words_64), "f"(factors_3), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2417;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2418;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2418) : "f"(words_98), "f"(factors_4), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2418;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2419;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2419) : "f"(words_132), "f"(factors_5), "f"(total_31));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2419;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2420 = acc_61 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2420;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2421;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2421) : "f"(words_31), "f"(factors_2), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2421;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2422;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2422) : "f"(words_65), "f"(factors_3), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2422;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2423;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2423) : "f"(words_99), "f"(factors_4), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2423;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2424;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2424) : "f"(words_133), "f"(factors_5), "f"(total_32));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2424;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2425 = acc_62 * factors;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2425;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2426;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2426) : "f"(words_32), "f"(factors_2), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2426;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2427;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2427) : "f"(words_66), "f"(factors_3), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2427;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2428;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2428) : "f"(words_100), "f"(factors_4), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2428;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2429;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2429) : "f"(words_134), "f"(factors_5), "f"(total_33));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2429;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max = max;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum = total;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc = total_2;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_2 = total_3;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_5 = total_4;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_6 = total_5;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_9 = total_6;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_10 = total_7;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_13 = total_8;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_14 = total_9;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_17 = total_10;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_18 = total_11;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_21 = total_12;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_22 = total_13;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_25 = total_14;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_26 = total_15;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_29 = total_16;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_30 = total_17;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_33 = total_18;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_34 = total_19;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_37 = total_20;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_38 = total_21;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_41 = total_22;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_42 = total_23;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_45 = total_24;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_46 = total_25;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_49 = total_26;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_50 = total_27;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_53 = total_28;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_54 = total_29;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_57 = total_30;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_58 = total_31;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_61 = total_32;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_62 = total_33;
                        const u32 t2430 = split + 4u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split = t2430;
                    }
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2432 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2433 = t65 + t2432;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2434 = t2433 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2435 = t2434 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2435) {
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_max_2 = __uint_as_float(0xff800000u);
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_sum_2 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_3 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_4 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_7 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_8 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_11 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_12 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_15 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_16 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_19 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_20 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_23 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_24 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_27 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_28 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_31 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_32 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_35 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_36 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_39 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_40 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_43 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_44 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_47 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_48 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_51 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_52 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_55 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_56 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_59 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_60 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_63 = 0.0f;
#line 355 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_64 = 0.0f;
                    u32 split_2 = 0u;
                    while (true) {
#line 357 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2436 = split_2 < splits_2;
                        if (!t2436) break;
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_7 = warp_m + warp_n;
                        const u32 t2438 = slice_7 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_7 = t2438 + 1u;
                        const u64 t2440 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2441 = t2440 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2442 = t2441 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2443 = partials + t2442;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2444 = (u64)split_2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2445 = t2444 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2446 = t2445 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2447 = t2443 + t2446;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2448 = (u64)index_7;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2449 = t2448 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2450 = t2449 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2451 = t2447 + t2450;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2452 = (u64)lane * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2453 = t2451 + t2452;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2454 = lane << 2u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2455 = (u64)t2454 * 4u;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2456 = t2451 + t2455;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_129;
                        u32 chunk_130;
                        u32 chunk_131;
                        u32 chunk_132;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_129), "=r"(chunk_130), "=r"(chunk_131), "=r"(chunk_132) : "l"(t2456) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2457;
                        asm("mov.b32 %0, %1;" : "=f"(t2457) : "r"(chunk_129));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2458;
                        asm("mov.b32 %0, %1;" : "=f"(t2458) : "r"(chunk_130));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2459;
                        asm("mov.b32 %0, %1;" : "=f"(t2459) : "r"(chunk_131));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2460;
                        asm("mov.b32 %0, %1;" : "=f"(t2460) : "r"(chunk_132));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_133;
                        u32 chunk_134;
                        u32 chunk_135;
                        u32 chunk_136;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_133), "=r"(chunk_134), "=r"(chunk_135), "=r"(chunk_136) : "l"(t2456) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2461;
                        asm("mov.b32 %0, %1;" : "=f"(t2461) : "r"(chunk_133));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2462;
                        asm("mov.b32 %0, %1;" : "=f"(t2462) : "r"(chunk_134));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2463;
                        asm("mov.b32 %0, %1;" : "=f"(t2463) : "r"(chunk_135));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2464;
                        asm("mov.b32 %0, %1;" : "=f"(t2464) : "r"(chunk_136));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_137;
                        u32 chunk_138;
                        u32 chunk_139;
                        u32 chunk_140;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_137), "=r"(chunk_138), "=r"(chunk_139), "=r"(chunk_140) : "l"(t2456) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2465;
                        asm("mov.b32 %0, %1;" : "=f"(t2465) : "r"(chunk_137));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2466;
                        asm("mov.b32 %0, %1;" : "=f"(t2466) : "r"(chunk_138));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2467;
                        asm("mov.b32 %0, %1;" : "=f"(t2467) : "r"(chunk_139));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2468;
                        asm("mov.b32 %0, %1;" : "=f"(t2468) : "r"(chunk_140));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_141;
                        u32 chunk_142;
                        u32 chunk_143;
                        u32 chunk_144;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_141), "=r"(chunk_142), "=r"(chunk_143), "=r"(chunk_144) : "l"(t2456) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2469;
                        asm("mov.b32 %0, %1;" : "=f"(t2469) : "r"(chunk_141));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2470;
                        asm("mov.b32 %0, %1;" : "=f"(t2470) : "r"(chunk_142));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2471;
                        asm("mov.b32 %0, %1;" : "=f"(t2471) : "r"(chunk_143));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2472;
                        asm("mov.b32 %0, %1;" : "=f"(t2472) : "r"(chunk_144));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_145;
                        u32 chunk_146;
                        u32 chunk_147;
                        u32 chunk_148;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_145), "=r"(chunk_146), "=r"(chunk_147), "=r"(chunk_148) : "l"(t2456) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2473;
                        asm("mov.b32 %0, %1;" : "=f"(t2473) : "r"(chunk_145));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2474;
                        asm("mov.b32 %0, %1;" : "=f"(t2474) : "r"(chunk_146));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2475;
                        asm("mov.b32 %0, %1;" : "=f"(t2475) : "r"(chunk_147));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2476;
                        asm("mov.b32 %0, %1;" : "=f"(t2476) : "r"(chunk_148));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_149;
                        u32 chunk_150;
                        u32 chunk_151;
                        u32 chunk_152;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_149), "=r"(chunk_150), "=r"(chunk_151), "=r"(chunk_152) : "l"(t2456) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2477;
                        asm("mov.b32 %0, %1;" : "=f"(t2477) : "r"(chunk_149));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2478;
                        asm("mov.b32 %0, %1;" : "=f"(t2478) : "r"(chunk_150));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2479;
                        asm("mov.b32 %0, %1;" : "=f"(t2479) : "r"(chunk_151));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2480;
                        asm("mov.b32 %0, %1;" : "=f"(t2480) : "r"(chunk_152));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_153;
                        u32 chunk_154;
                        u32 chunk_155;
                        u32 chunk_156;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_153), "=r"(chunk_154), "=r"(chunk_155), "=r"(chunk_156) : "l"(t2456) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2481;
                        asm("mov.b32 %0, %1;" : "=f"(t2481) : "r"(chunk_153));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2482;
                        asm("mov.b32 %0, %1;" : "=f"(t2482) : "r"(chunk_154));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2483;
                        asm("mov.b32 %0, %1;" : "=f"(t2483) : "r"(chunk_155));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2484;
                        asm("mov.b32 %0, %1;" : "=f"(t2484) : "r"(chunk_156));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        u32 chunk_157;
                        u32 chunk_158;
                        u32 chunk_159;
                        u32 chunk_160;
                        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_157), "=r"(chunk_158), "=r"(chunk_159), "=r"(chunk_160) : "l"(t2456) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2485;
                        asm("mov.b32 %0, %1;" : "=f"(t2485) : "r"(chunk_157));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2486;
                        asm("mov.b32 %0, %1;" : "=f"(t2486) : "r"(chunk_158));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2487;
                        asm("mov.b32 %0, %1;" : "=f"(t2487) : "r"(chunk_159));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2488;
                        asm("mov.b32 %0, %1;" : "=f"(t2488) : "r"(chunk_160));
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2489;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t2489) : "l"(t2453) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2490;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t2490) : "l"(t2453) : "memory");
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_137 = t2457;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_138 = t2458;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_139 = t2459;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_140 = t2460;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_141 = t2461;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_142 = t2462;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_143 = t2463;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_144 = t2464;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_145 = t2465;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_146 = t2466;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_147 = t2467;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_148 = t2468;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_149 = t2469;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_150 = t2470;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_151 = t2471;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_152 = t2472;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_153 = t2473;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_154 = t2474;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_155 = t2475;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_156 = t2476;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_157 = t2477;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_158 = t2478;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_159 = t2479;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_160 = t2480;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_161 = t2481;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_162 = t2482;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_163 = t2483;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_164 = t2484;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_165 = t2485;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_166 = t2486;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_167 = t2487;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_168 = t2488;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_169 = t2489;
#line 375 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_170 = t2490;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_9 = words_169;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_10 = words_170;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2491 = split_2 + 1u;
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
                        f32 part_109 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_110 = 0.0f;
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
                        f32 part_119 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_120 = 0.0f;
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
                        f32 part_129 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_130 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_131 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_132 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_133 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_134 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_135 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_136 = 0.0f;
                        const bool t2492 = t2491 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2492) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_8 = warp_m + warp_n;
                            const u32 t2494 = slice_8 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_8 = t2494 + 1u;
                            const u64 t2496 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2497 = t2496 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2498 = t2497 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2499 = partials + t2498;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2500 = (u64)t2491;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2501 = t2500 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2502 = t2501 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2503 = t2499 + t2502;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2504 = (u64)index_8;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2505 = t2504 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2506 = t2505 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2507 = t2503 + t2506;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2508 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2509 = t2507 + t2508;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2510 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2511 = (u64)t2510 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2512 = t2507 + t2511;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_161;
                            u32 chunk_162;
                            u32 chunk_163;
                            u32 chunk_164;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_161), "=r"(chunk_162), "=r"(chunk_163), "=r"(chunk_164) : "l"(t2512) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2513;
                            asm("mov.b32 %0, %1;" : "=f"(t2513) : "r"(chunk_161));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2514;
                            asm("mov.b32 %0, %1;" : "=f"(t2514) : "r"(chunk_162));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2515;
                            asm("mov.b32 %0, %1;" : "=f"(t2515) : "r"(chunk_163));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2516;
                            asm("mov.b32 %0, %1;" : "=f"(t2516) : "r"(chunk_164));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_165;
                            u32 chunk_166;
                            u32 chunk_167;
                            u32 chunk_168;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_165), "=r"(chunk_166), "=r"(chunk_167), "=r"(chunk_168) : "l"(t2512) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2517;
                            asm("mov.b32 %0, %1;" : "=f"(t2517) : "r"(chunk_165));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2518;
                            asm("mov.b32 %0, %1;" : "=f"(t2518) : "r"(chunk_166));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2519;
                            asm("mov.b32 %0, %1;" : "=f"(t2519) : "r"(chunk_167));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2520;
                            asm("mov.b32 %0, %1;" : "=f"(t2520) : "r"(chunk_168));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_169;
                            u32 chunk_170;
                            u32 chunk_171;
                            u32 chunk_172;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_169), "=r"(chunk_170), "=r"(chunk_171), "=r"(chunk_172) : "l"(t2512) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2521;
                            asm("mov.b32 %0, %1;" : "=f"(t2521) : "r"(chunk_169));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2522;
                            asm("mov.b32 %0, %1;" : "=f"(t2522) : "r"(chunk_170));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2523;
                            asm("mov.b32 %0, %1;" : "=f"(t2523) : "r"(chunk_171));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2524;
                            asm("mov.b32 %0, %1;" : "=f"(t2524) : "r"(chunk_172));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_173;
                            u32 chunk_174;
                            u32 chunk_175;
                            u32 chunk_176;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_173), "=r"(chunk_174), "=r"(chunk_175), "=r"(chunk_176) : "l"(t2512) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2525;
                            asm("mov.b32 %0, %1;" : "=f"(t2525) : "r"(chunk_173));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2526;
                            asm("mov.b32 %0, %1;" : "=f"(t2526) : "r"(chunk_174));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2527;
                            asm("mov.b32 %0, %1;" : "=f"(t2527) : "r"(chunk_175));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2528;
                            asm("mov.b32 %0, %1;" : "=f"(t2528) : "r"(chunk_176));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_177;
                            u32 chunk_178;
                            u32 chunk_179;
                            u32 chunk_180;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_177), "=r"(chunk_178), "=r"(chunk_179), "=r"(chunk_180) : "l"(t2512) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2529;
                            asm("mov.b32 %0, %1;" : "=f"(t2529) : "r"(chunk_177));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2530;
                            asm("mov.b32 %0, %1;" : "=f"(t2530) : "r"(chunk_178));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2531;
                            asm("mov.b32 %0, %1;" : "=f"(t2531) : "r"(chunk_179));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2532;
                            asm("mov.b32 %0, %1;" : "=f"(t2532) : "r"(chunk_180));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_181;
                            u32 chunk_182;
                            u32 chunk_183;
                            u32 chunk_184;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_181), "=r"(chunk_182), "=r"(chunk_183), "=r"(chunk_184) : "l"(t2512) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2533;
                            asm("mov.b32 %0, %1;" : "=f"(t2533) : "r"(chunk_181));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2534;
                            asm("mov.b32 %0, %1;" : "=f"(t2534) : "r"(chunk_182));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2535;
                            asm("mov.b32 %0, %1;" : "=f"(t2535) : "r"(chunk_183));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2536;
                            asm("mov.b32 %0, %1;" : "=f"(t2536) : "r"(chunk_184));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_185;
                            u32 chunk_186;
                            u32 chunk_187;
                            u32 chunk_188;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_185), "=r"(chunk_186), "=r"(chunk_187), "=r"(chunk_188) : "l"(t2512) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2537;
                            asm("mov.b32 %0, %1;" : "=f"(t2537) : "r"(chunk_185));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2538;
                            asm("mov.b32 %0, %1;" : "=f"(t2538) : "r"(chunk_186));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2539;
                            asm("mov.b32 %0, %1;" : "=f"(t2539) : "r"(chunk_187));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2540;
                            asm("mov.b32 %0, %1;" : "=f"(t2540) : "r"(chunk_188));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_189;
                            u32 chunk_190;
                            u32 chunk_191;
                            u32 chunk_192;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_189), "=r"(chunk_190), "=r"(chunk_191), "=r"(chunk_192) : "l"(t2512) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2541;
                            asm("mov.b32 %0, %1;" : "=f"(t2541) : "r"(chunk_189));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2542;
                            asm("mov.b32 %0, %1;" : "=f"(t2542) : "r"(chunk_190));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2543;
                            asm("mov.b32 %0, %1;" : "=f"(t2543) : "r"(chunk_191));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2544;
                            asm("mov.b32 %0, %1;" : "=f"(t2544) : "r"(chunk_192));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2545;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t2545) : "l"(t2509) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2546;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t2546) : "l"(t2509) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t2513;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t2514;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t2515;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t2516;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t2517;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t2518;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t2519;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t2520;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t2521;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t2522;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t2523;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t2524;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t2525;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t2526;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t2527;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t2528;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t2529;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t2530;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t2531;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t2532;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t2533;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t2534;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t2535;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t2536;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t2537;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t2538;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t2539;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t2540;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t2541;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t2542;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t2543;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t2544;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t2545;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t2546;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_171 = part_103;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_172 = part_104;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_173 = part_105;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_174 = part_106;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_175 = part_107;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_176 = part_108;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_177 = part_109;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_178 = part_110;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_179 = part_111;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_180 = part_112;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_181 = part_113;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_182 = part_114;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_183 = part_115;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_184 = part_116;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_185 = part_117;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_186 = part_118;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_187 = part_119;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_188 = part_120;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_189 = part_121;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_190 = part_122;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_191 = part_123;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_192 = part_124;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_193 = part_125;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_194 = part_126;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_195 = part_127;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_196 = part_128;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_197 = part_129;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_198 = part_130;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_199 = part_131;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_200 = part_132;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_201 = part_133;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_202 = part_134;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_203 = part_135;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_204 = part_136;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_11 = words_203;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_12 = words_204;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2547 = split_2 + 2u;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_137 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_138 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_139 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_140 = 0.0f;
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
                        f32 part_149 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_150 = 0.0f;
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
                        f32 part_159 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_160 = 0.0f;
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
                        const bool t2548 = t2547 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2548) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_9 = warp_m + warp_n;
                            const u32 t2550 = slice_9 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_9 = t2550 + 1u;
                            const u64 t2552 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2553 = t2552 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2554 = t2553 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2555 = partials + t2554;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2556 = (u64)t2547;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2557 = t2556 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2558 = t2557 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2559 = t2555 + t2558;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2560 = (u64)index_9;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2561 = t2560 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2562 = t2561 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2563 = t2559 + t2562;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2564 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2565 = t2563 + t2564;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2566 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2567 = (u64)t2566 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2568 = t2563 + t2567;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_193;
                            u32 chunk_194;
                            u32 chunk_195;
                            u32 chunk_196;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_193), "=r"(chunk_194), "=r"(chunk_195), "=r"(chunk_196) : "l"(t2568) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2569;
                            asm("mov.b32 %0, %1;" : "=f"(t2569) : "r"(chunk_193));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2570;
                            asm("mov.b32 %0, %1;" : "=f"(t2570) : "r"(chunk_194));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2571;
                            asm("mov.b32 %0, %1;" : "=f"(t2571) : "r"(chunk_195));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2572;
                            asm("mov.b32 %0, %1;" : "=f"(t2572) : "r"(chunk_196));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_197;
                            u32 chunk_198;
                            u32 chunk_199;
                            u32 chunk_200;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_197), "=r"(chunk_198), "=r"(chunk_199), "=r"(chunk_200) : "l"(t2568) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2573;
                            asm("mov.b32 %0, %1;" : "=f"(t2573) : "r"(chunk_197));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2574;
                            asm("mov.b32 %0, %1;" : "=f"(t2574) : "r"(chunk_198));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2575;
                            asm("mov.b32 %0, %1;" : "=f"(t2575) : "r"(chunk_199));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2576;
                            asm("mov.b32 %0, %1;" : "=f"(t2576) : "r"(chunk_200));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_201;
                            u32 chunk_202;
                            u32 chunk_203;
                            u32 chunk_204;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_201), "=r"(chunk_202), "=r"(chunk_203), "=r"(chunk_204) : "l"(t2568) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2577;
                            asm("mov.b32 %0, %1;" : "=f"(t2577) : "r"(chunk_201));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2578;
                            asm("mov.b32 %0, %1;" : "=f"(t2578) : "r"(chunk_202));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2579;
                            asm("mov.b32 %0, %1;" : "=f"(t2579) : "r"(chunk_203));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2580;
                            asm("mov.b32 %0, %1;" : "=f"(t2580) : "r"(chunk_204));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_205;
                            u32 chunk_206;
                            u32 chunk_207;
                            u32 chunk_208;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_205), "=r"(chunk_206), "=r"(chunk_207), "=r"(chunk_208) : "l"(t2568) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2581;
                            asm("mov.b32 %0, %1;" : "=f"(t2581) : "r"(chunk_205));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2582;
                            asm("mov.b32 %0, %1;" : "=f"(t2582) : "r"(chunk_206));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2583;
                            asm("mov.b32 %0, %1;" : "=f"(t2583) : "r"(chunk_207));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2584;
                            asm("mov.b32 %0, %1;" : "=f"(t2584) : "r"(chunk_208));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_209;
                            u32 chunk_210;
                            u32 chunk_211;
                            u32 chunk_212;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_209), "=r"(chunk_210), "=r"(chunk_211), "=r"(chunk_212) : "l"(t2568) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2585;
                            asm("mov.b32 %0, %1;" : "=f"(t2585) : "r"(chunk_209));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2586;
                            asm("mov.b32 %0, %1;" : "=f"(t2586) : "r"(chunk_210));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2587;
                            asm("mov.b32 %0, %1;" : "=f"(t2587) : "r"(chunk_211));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2588;
                            asm("mov.b32 %0, %1;" : "=f"(t2588) : "r"(chunk_212));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_213;
                            u32 chunk_214;
                            u32 chunk_215;
                            u32 chunk_216;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_213), "=r"(chunk_214), "=r"(chunk_215), "=r"(chunk_216) : "l"(t2568) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2589;
                            asm("mov.b32 %0, %1;" : "=f"(t2589) : "r"(chunk_213));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2590;
                            asm("mov.b32 %0, %1;" : "=f"(t2590) : "r"(chunk_214));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2591;
                            asm("mov.b32 %0, %1;" : "=f"(t2591) : "r"(chunk_215));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2592;
                            asm("mov.b32 %0, %1;" : "=f"(t2592) : "r"(chunk_216));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_217;
                            u32 chunk_218;
                            u32 chunk_219;
                            u32 chunk_220;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_217), "=r"(chunk_218), "=r"(chunk_219), "=r"(chunk_220) : "l"(t2568) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2593;
                            asm("mov.b32 %0, %1;" : "=f"(t2593) : "r"(chunk_217));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2594;
                            asm("mov.b32 %0, %1;" : "=f"(t2594) : "r"(chunk_218));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2595;
                            asm("mov.b32 %0, %1;" : "=f"(t2595) : "r"(chunk_219));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2596;
                            asm("mov.b32 %0, %1;" : "=f"(t2596) : "r"(chunk_220));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_221;
                            u32 chunk_222;
                            u32 chunk_223;
                            u32 chunk_224;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_221), "=r"(chunk_222), "=r"(chunk_223), "=r"(chunk_224) : "l"(t2568) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2597;
                            asm("mov.b32 %0, %1;" : "=f"(t2597) : "r"(chunk_221));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2598;
                            asm("mov.b32 %0, %1;" : "=f"(t2598) : "r"(chunk_222));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2599;
                            asm("mov.b32 %0, %1;" : "=f"(t2599) : "r"(chunk_223));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2600;
                            asm("mov.b32 %0, %1;" : "=f"(t2600) : "r"(chunk_224));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2601;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t2601) : "l"(t2565) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2602;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t2602) : "l"(t2565) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t2569;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t2570;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t2571;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t2572;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t2573;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t2574;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t2575;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t2576;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t2577;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t2578;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t2579;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t2580;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t2581;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t2582;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t2583;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t2584;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t2585;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t2586;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t2587;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t2588;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t2589;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t2590;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t2591;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t2592;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t2593;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t2594;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t2595;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t2596;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t2597;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t2598;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t2599;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t2600;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t2601;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t2602;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_205 = part_137;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_206 = part_138;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_207 = part_139;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_208 = part_140;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_209 = part_141;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_210 = part_142;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_211 = part_143;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_212 = part_144;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_213 = part_145;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_214 = part_146;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_215 = part_147;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_216 = part_148;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_217 = part_149;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_218 = part_150;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_219 = part_151;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_220 = part_152;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_221 = part_153;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_222 = part_154;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_223 = part_155;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_224 = part_156;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_225 = part_157;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_226 = part_158;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_227 = part_159;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_228 = part_160;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_229 = part_161;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_230 = part_162;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_231 = part_163;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_232 = part_164;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_233 = part_165;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_234 = part_166;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_235 = part_167;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_236 = part_168;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_237 = part_169;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_238 = part_170;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_13 = words_237;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_14 = words_238;
#line 361 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2603 = split_2 + 3u;
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
                        f32 part_179 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_180 = 0.0f;
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
                        f32 part_189 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_190 = 0.0f;
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
                        f32 part_199 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_200 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_201 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_202 = 0.0f;
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_203 = __uint_as_float(0xff800000u);
#line 378 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_204 = 0.0f;
                        const bool t2604 = t2603 < splits_2;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2604) {
#line 405 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_10 = warp_m + warp_n;
                            const u32 t2606 = slice_10 << 1u;
#line 406 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_10 = t2606 + 1u;
                            const u64 t2608 = (u64)tile;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2609 = t2608 * partials_stride0;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2610 = t2609 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2611 = partials + t2610;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2612 = (u64)t2603;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2613 = t2612 * partials_stride1;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2614 = t2613 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2615 = t2611 + t2614;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2616 = (u64)index_10;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2617 = t2616 * partials_stride2;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2618 = t2617 * 4ull;
#line 407 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2619 = t2615 + t2618;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2620 = (u64)lane * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2621 = t2619 + t2620;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2622 = lane << 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2623 = (u64)t2622 * 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2624 = t2619 + t2623;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_225;
                            u32 chunk_226;
                            u32 chunk_227;
                            u32 chunk_228;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_225), "=r"(chunk_226), "=r"(chunk_227), "=r"(chunk_228) : "l"(t2624) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2625;
                            asm("mov.b32 %0, %1;" : "=f"(t2625) : "r"(chunk_225));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2626;
                            asm("mov.b32 %0, %1;" : "=f"(t2626) : "r"(chunk_226));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2627;
                            asm("mov.b32 %0, %1;" : "=f"(t2627) : "r"(chunk_227));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2628;
                            asm("mov.b32 %0, %1;" : "=f"(t2628) : "r"(chunk_228));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_229;
                            u32 chunk_230;
                            u32 chunk_231;
                            u32 chunk_232;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+512];" : "=r"(chunk_229), "=r"(chunk_230), "=r"(chunk_231), "=r"(chunk_232) : "l"(t2624) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2629;
                            asm("mov.b32 %0, %1;" : "=f"(t2629) : "r"(chunk_229));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2630;
                            asm("mov.b32 %0, %1;" : "=f"(t2630) : "r"(chunk_230));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2631;
                            asm("mov.b32 %0, %1;" : "=f"(t2631) : "r"(chunk_231));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2632;
                            asm("mov.b32 %0, %1;" : "=f"(t2632) : "r"(chunk_232));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_233;
                            u32 chunk_234;
                            u32 chunk_235;
                            u32 chunk_236;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1024];" : "=r"(chunk_233), "=r"(chunk_234), "=r"(chunk_235), "=r"(chunk_236) : "l"(t2624) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2633;
                            asm("mov.b32 %0, %1;" : "=f"(t2633) : "r"(chunk_233));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2634;
                            asm("mov.b32 %0, %1;" : "=f"(t2634) : "r"(chunk_234));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2635;
                            asm("mov.b32 %0, %1;" : "=f"(t2635) : "r"(chunk_235));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2636;
                            asm("mov.b32 %0, %1;" : "=f"(t2636) : "r"(chunk_236));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_237;
                            u32 chunk_238;
                            u32 chunk_239;
                            u32 chunk_240;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+1536];" : "=r"(chunk_237), "=r"(chunk_238), "=r"(chunk_239), "=r"(chunk_240) : "l"(t2624) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2637;
                            asm("mov.b32 %0, %1;" : "=f"(t2637) : "r"(chunk_237));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2638;
                            asm("mov.b32 %0, %1;" : "=f"(t2638) : "r"(chunk_238));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2639;
                            asm("mov.b32 %0, %1;" : "=f"(t2639) : "r"(chunk_239));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2640;
                            asm("mov.b32 %0, %1;" : "=f"(t2640) : "r"(chunk_240));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_241;
                            u32 chunk_242;
                            u32 chunk_243;
                            u32 chunk_244;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2048];" : "=r"(chunk_241), "=r"(chunk_242), "=r"(chunk_243), "=r"(chunk_244) : "l"(t2624) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2641;
                            asm("mov.b32 %0, %1;" : "=f"(t2641) : "r"(chunk_241));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2642;
                            asm("mov.b32 %0, %1;" : "=f"(t2642) : "r"(chunk_242));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2643;
                            asm("mov.b32 %0, %1;" : "=f"(t2643) : "r"(chunk_243));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2644;
                            asm("mov.b32 %0, %1;" : "=f"(t2644) : "r"(chunk_244));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_245;
                            u32 chunk_246;
                            u32 chunk_247;
                            u32 chunk_248;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+2560];" : "=r"(chunk_245), "=r"(chunk_246), "=r"(chunk_247), "=r"(chunk_248) : "l"(t2624) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2645;
                            asm("mov.b32 %0, %1;" : "=f"(t2645) : "r"(chunk_245));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2646;
                            asm("mov.b32 %0, %1;" : "=f"(t2646) : "r"(chunk_246));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2647;
                            asm("mov.b32 %0, %1;" : "=f"(t2647) : "r"(chunk_247));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2648;
                            asm("mov.b32 %0, %1;" : "=f"(t2648) : "r"(chunk_248));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_249;
                            u32 chunk_250;
                            u32 chunk_251;
                            u32 chunk_252;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3072];" : "=r"(chunk_249), "=r"(chunk_250), "=r"(chunk_251), "=r"(chunk_252) : "l"(t2624) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2649;
                            asm("mov.b32 %0, %1;" : "=f"(t2649) : "r"(chunk_249));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2650;
                            asm("mov.b32 %0, %1;" : "=f"(t2650) : "r"(chunk_250));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2651;
                            asm("mov.b32 %0, %1;" : "=f"(t2651) : "r"(chunk_251));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2652;
                            asm("mov.b32 %0, %1;" : "=f"(t2652) : "r"(chunk_252));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            u32 chunk_253;
                            u32 chunk_254;
                            u32 chunk_255;
                            u32 chunk_256;
                            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+3584];" : "=r"(chunk_253), "=r"(chunk_254), "=r"(chunk_255), "=r"(chunk_256) : "l"(t2624) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2653;
                            asm("mov.b32 %0, %1;" : "=f"(t2653) : "r"(chunk_253));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2654;
                            asm("mov.b32 %0, %1;" : "=f"(t2654) : "r"(chunk_254));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2655;
                            asm("mov.b32 %0, %1;" : "=f"(t2655) : "r"(chunk_255));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2656;
                            asm("mov.b32 %0, %1;" : "=f"(t2656) : "r"(chunk_256));
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2657;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t2657) : "l"(t2621) : "memory");
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2658;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t2658) : "l"(t2621) : "memory");
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t2625;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t2626;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t2627;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t2628;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t2629;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t2630;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t2631;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t2632;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t2633;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t2634;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t2635;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t2636;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t2637;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t2638;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t2639;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t2640;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t2641;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t2642;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t2643;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t2644;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t2645;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t2646;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t2647;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t2648;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t2649;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t2650;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t2651;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t2652;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_199 = t2653;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_200 = t2654;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_201 = t2655;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_202 = t2656;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_203 = t2657;
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_204 = t2658;
                        }
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_239 = part_171;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_240 = part_172;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_241 = part_173;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_242 = part_174;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_243 = part_175;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_244 = part_176;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_245 = part_177;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_246 = part_178;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_247 = part_179;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_248 = part_180;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_249 = part_181;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_250 = part_182;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_251 = part_183;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_252 = part_184;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_253 = part_185;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_254 = part_186;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_255 = part_187;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_256 = part_188;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_257 = part_189;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_258 = part_190;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_259 = part_191;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_260 = part_192;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_261 = part_193;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_262 = part_194;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_263 = part_195;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_264 = part_196;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_265 = part_197;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_266 = part_198;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_267 = part_199;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_268 = part_200;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_269 = part_201;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_270 = part_202;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_271 = part_203;
#line 384 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 words_272 = part_204;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_15 = words_271;
#line 386 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 state_16 = words_272;
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2659;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2659) : "f"(row_max_2), "f"(state_9));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2660;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2660) : "f"(t2659), "f"(state_11));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2661;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2661) : "f"(t2660), "f"(state_13));
#line 93 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_2;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t2661), "f"(state_15));
#line 204 "fa-kernels/src/attention/softmax.rs"
                        const bool none_6 = max_2 == __uint_as_float(0xff800000u);
                        const f32 t2664 = max_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                        const f32 reference_6 = none_6 ? 0.0f : t2664;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2666 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2667;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2667) : "f"(row_max_2), "f"(scale_log2), "f"(t2666));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_6;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t2667));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2669 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2670;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2670) : "f"(state_9), "f"(scale_log2), "f"(t2669));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t2670));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2672 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2673;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2673) : "f"(state_11), "f"(scale_log2), "f"(t2672));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t2673));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2675 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2676;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2676) : "f"(state_13), "f"(scale_log2), "f"(t2675));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t2676));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2678 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 t2679;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2679) : "f"(state_15), "f"(scale_log2), "f"(t2678));
#line 213 "fa-kernels/src/attention/softmax.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t2679));
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2681 = row_sum_2 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2681;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2682;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2682) : "f"(state_10), "f"(factors_7), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2682;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2683;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2683) : "f"(state_12), "f"(factors_8), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2683;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2684;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2684) : "f"(state_14), "f"(factors_9), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2684;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2685;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2685) : "f"(state_16), "f"(factors_10), "f"(total_34));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2685;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2686 = acc_3 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2686;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2687;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2687) : "f"(words_137), "f"(factors_7), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2687;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2688;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2688) : "f"(words_171), "f"(factors_8), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2688;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2689;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2689) : "f"(words_205), "f"(factors_9), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2689;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2690;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2690) : "f"(words_239), "f"(factors_10), "f"(total_35));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2690;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2691 = acc_4 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2691;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2692;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2692) : "f"(words_138), "f"(factors_7), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2692;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2693;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2693) : "f"(words_172), "f"(factors_8), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2693;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2694;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2694) : "f"(words_206), "f"(factors_9), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2694;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2695;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2695) : "f"(words_240), "f"(factors_10), "f"(total_36));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2695;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_37 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2696 = acc_7 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t2696;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2697;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2697) : "f"(words_139), "f"(factors_7), "f"(total_37));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t2697;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2698;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2698) : "f"(words_173), "f"(factors_8), "f"(total_37));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t2698;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2699;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2699) : "f"(words_207), "f"(factors_9), "f"(total_37));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t2699;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2700;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2700) : "f"(words_241), "f"(factors_10), "f"(total_37));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t2700;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_38 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2701 = acc_8 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t2701;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2702;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2702) : "f"(words_140), "f"(factors_7), "f"(total_38));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t2702;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2703;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2703) : "f"(words_174), "f"(factors_8), "f"(total_38));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t2703;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2704;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2704) : "f"(words_208), "f"(factors_9), "f"(total_38));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t2704;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2705;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2705) : "f"(words_242), "f"(factors_10), "f"(total_38));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t2705;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_39 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2706 = acc_11 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t2706;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2707;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2707) : "f"(words_141), "f"(factors_7), "f"(total_39));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t2707;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2708;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2708) : "f"(words_175), "f"(factors_8), "f"(total_39));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t2708;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2709;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2709) : "f"(words_209), "f"(factors_9), "f"(total_39));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t2709;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2710;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2710) : "f"(words_243), "f"(factors_10), "f"(total_39));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t2710;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_40 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2711 = acc_12 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t2711;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2712;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2712) : "f"(words_142), "f"(factors_7), "f"(total_40));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t2712;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2713;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2713) : "f"(words_176), "f"(factors_8), "f"(total_40));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t2713;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2714;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2714) : "f"(words_210), "f"(factors_9), "f"(total_40));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t2714;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2715;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2715) : "f"(words_244), "f"(factors_10), "f"(total_40));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t2715;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_41 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2716 = acc_15 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t2716;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2717;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2717) : "f"(words_143), "f"(factors_7), "f"(total_41));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t2717;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2718;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2718) : "f"(words_177), "f"(factors_8), "f"(total_41));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t2718;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2719;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2719) : "f"(words_211), "f"(factors_9), "f"(total_41));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t2719;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2720;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2720) : "f"(words_245), "f"(factors_10), "f"(total_41));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t2720;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_42 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2721 = acc_16 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t2721;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2722;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2722) : "f"(words_144), "f"(factors_7), "f"(total_42));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t2722;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2723;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2723) : "f"(words_178), "f"(factors_8), "f"(total_42));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t2723;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2724;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2724) : "f"(words_212), "f"(factors_9), "f"(total_42));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t2724;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2725;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2725) : "f"(words_246), "f"(factors_10), "f"(total_42));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t2725;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_43 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2726 = acc_19 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t2726;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2727;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2727) : "f"(words_145), "f"(factors_7), "f"(total_43));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t2727;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2728;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2728) : "f"(words_179), "f"(factors_8), "f"(total_43));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t2728;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2729;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2729) : "f"(words_213), "f"(factors_9), "f"(total_43));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t2729;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2730;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2730) : "f"(words_247), "f"(factors_10), "f"(total_43));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t2730;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_44 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2731 = acc_20 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t2731;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2732;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2732) : "f"(words_146), "f"(factors_7), "f"(total_44));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t2732;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2733;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2733) : "f"(words_180), "f"(factors_8), "f"(total_44));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t2733;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2734;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2734) : "f"(words_214), "f"(factors_9), "f"(total_44));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t2734;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2735;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2735) : "f"(words_248), "f"(factors_10), "f"(total_44));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t2735;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_45 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2736 = acc_23 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t2736;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2737;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2737) : "f"(words_147), "f"(factors_7), "f"(total_45));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t2737;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2738;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2738) : "f"(words_181), "f"(factors_8), "f"(total_45));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t2738;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2739;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2739) : "f"(words_215), "f"(factors_9), "f"(total_45));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t2739;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2740;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2740) : "f"(words_249), "f"(factors_10), "f"(total_45));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t2740;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_46 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2741 = acc_24 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t2741;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2742;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2742) : "f"(words_148), "f"(factors_7), "f"(total_46));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t2742;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2743;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2743) : "f"(words_182), "f"(factors_8), "f"(total_46));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t2743;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2744;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2744) : "f"(words_216), "f"(factors_9), "f"(total_46));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t2744;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2745;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2745) : "f"(words_250), "f"(factors_10), "f"(total_46));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t2745;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_47 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2746 = acc_27 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t2746;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2747;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2747) : "f"(words_149), "f"(factors_7), "f"(total_47));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t2747;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2748;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2748) : "f"(words_183), "f"(factors_8), "f"(total_47));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t2748;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2749;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2749) : "f"(words_217), "f"(factors_9), "f"(total_47));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t2749;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2750;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2750) : "f"(words_251), "f"(factors_10), "f"(total_47));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t2750;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_48 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2751 = acc_28 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t2751;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2752;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2752) : "f"(words_150), "f"(factors_7), "f"(total_48));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t2752;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2753;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2753) : "f"(words_184), "f"(factors_8), "f"(total_48));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t2753;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2754;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2754) : "f"(words_218), "f"(factors_9), "f"(total_48));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t2754;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2755;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2755) : "f"(words_252), "f"(factors_10), "f"(total_48));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t2755;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_49 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2756 = acc_31 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t2756;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2757;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2757) : "f"(words_151), "f"(factors_7), "f"(total_49));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t2757;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2758;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2758) : "f"(words_185), "f"(factors_8), "f"(total_49));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t2758;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2759;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2759) : "f"(words_219), "f"(factors_9), "f"(total_49));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t2759;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2760;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2760) : "f"(words_253), "f"(factors_10), "f"(total_49));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t2760;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_50 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2761 = acc_32 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t2761;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2762;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2762) : "f"(words_152), "f"(factors_7), "f"(total_50));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t2762;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2763;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2763) : "f"(words_186), "f"(factors_8), "f"(total_50));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t2763;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2764;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2764) : "f"(words_220), "f"(factors_9), "f"(total_50));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t2764;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2765;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2765) : "f"(words_254), "f"(factors_10), "f"(total_50));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t2765;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_51 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2766 = acc_35 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t2766;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2767;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2767) : "f"(words_153), "f"(factors_7), "f"(total_51));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t2767;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2768;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2768) : "f"(words_187), "f"(factors_8), "f"(total_51));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t2768;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2769;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2769) : "f"(words_221), "f"(factors_9), "f"(total_51));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t2769;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2770;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2770) : "f"(words_255), "f"(factors_10), "f"(total_51));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t2770;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_52 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2771 = acc_36 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t2771;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2772;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2772) : "f"(words_154), "f"(factors_7), "f"(total_52));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t2772;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2773;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2773) : "f"(words_188), "f"(factors_8), "f"(total_52));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t2773;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2774;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2774) : "f"(words_222), "f"(factors_9), "f"(total_52));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t2774;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2775;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2775) : "f"(words_256), "f"(factors_10), "f"(total_52));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t2775;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_53 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2776 = acc_39 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t2776;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2777;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2777) : "f"(words_155), "f"(factors_7), "f"(total_53));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t2777;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2778;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2778) : "f"(words_189), "f"(factors_8), "f"(total_53));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t2778;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2779;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2779) : "f"(words_223), "f"(factors_9), "f"(total_53));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t2779;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2780;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2780) : "f"(words_257), "f"(factors_10), "f"(total_53));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t2780;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_54 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2781 = acc_40 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t2781;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2782;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2782) : "f"(words_156), "f"(factors_7), "f"(total_54));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t2782;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2783;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2783) : "f"(words_190), "f"(factors_8), "f"(total_54));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t2783;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2784;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2784) : "f"(words_224), "f"(factors_9), "f"(total_54));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t2784;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2785;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2785) : "f"(words_258), "f"(factors_10), "f"(total_54));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t2785;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_55 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2786 = acc_43 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t2786;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2787;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2787) : "f"(words_157), "f"(factors_7), "f"(total_55));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t2787;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2788;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2788) : "f"(words_191), "f"(factors_8), "f"(total_55));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t2788;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2789;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2789) : "f"(words_225), "f"(factors_9), "f"(total_55));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t2789;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2790;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2790) : "f"(words_259), "f"(factors_10), "f"(total_55));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t2790;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_56 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2791 = acc_44 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t2791;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2792;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2792) : "f"(words_158), "f"(factors_7), "f"(total_56));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t2792;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2793;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2793) : "f"(words_192), "f"(factors_8), "f"(total_56));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t2793;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2794;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2794) : "f"(words_226), "f"(factors_9), "f"(total_56));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t2794;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2795;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2795) : "f"(words_260), "f"(factors_10), "f"(total_56));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t2795;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_57 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2796 = acc_47 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t2796;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2797;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2797) : "f"(words_159), "f"(factors_7), "f"(total_57));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t2797;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2798;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2798) : "f"(words_193), "f"(factors_8), "f"(total_57));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t2798;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2799;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2799) : "f"(words_227), "f"(factors_9), "f"(total_57));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t2799;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2800;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2800) : "f"(words_261), "f"(factors_10), "f"(total_57));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t2800;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_58 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2801 = acc_48 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t2801;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2802;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2802) : "f"(words_160), "f"(factors_7), "f"(total_58));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t2802;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2803;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2803) : "f"(words_194), "f"(factors_8), "f"(total_58));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t2803;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2804;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2804) : "f"(words_228), "f"(factors_9), "f"(total_58));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t2804;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2805;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2805) : "f"(words_262), "f"(factors_10), "f"(total_58));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t2805;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_59 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2806 = acc_51 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t2806;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2807;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2807) : "f"(words_161), "f"(factors_7), "f"(total_59));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t2807;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2808;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2808) : "f"(words_195), "f"(factors_8), "f"(total_59));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t2808;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2809;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2809) : "f"(words_229), "f"(factors_9), "f"(total_59));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t2809;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2810;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2810) : "f"(words_263), "f"(factors_10), "f"(total_59));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t2810;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_60 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2811 = acc_52 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t2811;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2812;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2812) : "f"(words_162), "f"(factors_7), "f"(total_60));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t2812;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2813;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2813) : "f"(words_196), "f"(factors_8), "f"(total_60));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t2813;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2814;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2814) : "f"(words_230), "f"(factors_9), "f"(total_60));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t2814;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2815;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2815) : "f"(words_264), "f"(factors_10), "f"(total_60));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t2815;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_61 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2816 = acc_55 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t2816;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2817;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2817) : "f"(words_163), "f"(factors_7), "f"(total_61));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t2817;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2818;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2818) : "f"(words_197), "f"(factors_8), "f"(total_61));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t2818;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2819;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2819) : "f"(words_231), "f"(factors_9), "f"(total_61));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t2819;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2820;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2820) : "f"(words_265), "f"(factors_10), "f"(total_61));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t2820;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_62 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2821 = acc_56 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t2821;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2822;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2822) : "f"(words_164), "f"(factors_7), "f"(total_62));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t2822;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2823;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2823) : "f"(words_198), "f"(factors_8), "f"(total_62));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t2823;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2824;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2824) : "f"(words_232), "f"(factors_9), "f"(total_62));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t2824;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2825;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2825) : "f"(words_266), "f"(factors_10), "f"(total_62));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t2825;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_63 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2826 = acc_59 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t2826;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2827;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2827) : "f"(words_165), "f"(factors_7), "f"(total_63));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t2827;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2828;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2828) : "f"(words_199), "f"(factors_8), "f"(total_63));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t2828;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2829;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2829) : "f"(words_233), "f"(factors_9), "f"(total_63));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t2829;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2830;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2830) : "f"(words_267), "f"(factors_10), "f"(total_63));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t2830;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_64 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2831 = acc_60 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t2831;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2832;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2832) : "f"(words_166), "f"(factors_7), "f"(total_64));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t2832;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2833;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2833) : "f"(words_200), "f"(factors_8), "f"(total_64));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t2833;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2834;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2834) : "f"(words_234), "f"(factors_9), "f"(total_64));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t2834;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2835;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2835) : "f"(words_268), "f"(factors_10), "f"(total_64));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t2835;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_65 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2836 = acc_63 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t2836;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2837;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2837) : "f"(words_167), "f"(factors_7), "f"(total_65));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t2837;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2838;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2838) : "f"(words_201), "f"(factors_8), "f"(total_65));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t2838;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2839;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2839) : "f"(words_235), "f"(factors_9), "f"(total_65));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t2839;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2840;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2840) : "f"(words_269), "f"(factors_10), "f"(total_65));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t2840;
#line 101 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_66 = 0.0f;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2841 = acc_64 * factors_6;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t2841;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2842;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2842) : "f"(words_168), "f"(factors_7), "f"(total_66));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t2842;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2843;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2843) : "f"(words_202), "f"(factors_8), "f"(total_66));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t2843;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2844;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2844) : "f"(words_236), "f"(factors_9), "f"(total_66));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t2844;
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2845;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2845) : "f"(words_270), "f"(factors_10), "f"(total_66));
#line 103 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t2845;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max_2 = max_2;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum_2 = total_34;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_3 = total_35;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_4 = total_36;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_7 = total_37;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_8 = total_38;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_11 = total_39;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_12 = total_40;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_15 = total_41;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_16 = total_42;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_19 = total_43;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_20 = total_44;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_23 = total_45;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_24 = total_46;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_27 = total_47;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_28 = total_48;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_31 = total_49;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_32 = total_50;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_35 = total_51;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_36 = total_52;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_39 = total_53;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_40 = total_54;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_43 = total_55;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_44 = total_56;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_47 = total_57;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_48 = total_58;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_51 = total_59;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_52 = total_60;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_55 = total_61;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_56 = total_62;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_59 = total_63;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_60 = total_64;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_63 = total_65;
#line 363 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_64 = total_66;
                        const u32 t2846 = split_2 + 4u;
#line 364 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t2846;
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2848;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2848) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_71 = row_sum + t2848;
                f32 t2850;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2850) : "f"(pair_71));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2851 = pair_71 + t2850;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2851;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t2852;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2852) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_72 = row_sum_2 + t2852;
                f32 t2854;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2854) : "f"(pair_72));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t2855 = pair_72 + t2854;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2855;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum;
                const bool t2856 = sum_3 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t2857;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2857) : "f"(sum_3));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t2856 ? 0.0f : t2857;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2859 = acc * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc = t2859;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2860 = acc_2 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t2860;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2861 = acc_5 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t2861;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2862 = acc_6 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t2862;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2863 = acc_9 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t2863;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2864 = acc_10 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t2864;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2865 = acc_13 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t2865;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2866 = acc_14 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t2866;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2867 = acc_17 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t2867;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2868 = acc_18 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t2868;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2869 = acc_21 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t2869;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2870 = acc_22 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t2870;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2871 = acc_25 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t2871;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2872 = acc_26 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t2872;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2873 = acc_29 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t2873;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2874 = acc_30 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t2874;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2875 = acc_33 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t2875;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2876 = acc_34 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t2876;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2877 = acc_37 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t2877;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2878 = acc_38 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t2878;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2879 = acc_41 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t2879;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2880 = acc_42 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t2880;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2881 = acc_45 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t2881;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2882 = acc_46 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t2882;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2883 = acc_49 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t2883;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2884 = acc_50 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t2884;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2885 = acc_53 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t2885;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2886 = acc_54 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t2886;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2887 = acc_57 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t2887;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2888 = acc_58 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t2888;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2889 = acc_61 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t2889;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2890 = acc_62 * normalizer_3;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t2890;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_2;
                const bool t2891 = sum_4 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t2892;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2892) : "f"(sum_4));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t2891 ? 0.0f : t2892;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2894 = acc_3 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t2894;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2895 = acc_4 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t2895;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2896 = acc_7 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t2896;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2897 = acc_8 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t2897;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2898 = acc_11 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t2898;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2899 = acc_12 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t2899;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2900 = acc_15 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t2900;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2901 = acc_16 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t2901;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2902 = acc_19 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t2902;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2903 = acc_20 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t2903;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2904 = acc_23 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t2904;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2905 = acc_24 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t2905;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2906 = acc_27 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t2906;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2907 = acc_28 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t2907;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2908 = acc_31 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t2908;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2909 = acc_32 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t2909;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2910 = acc_35 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t2910;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2911 = acc_36 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t2911;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2912 = acc_39 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t2912;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2913 = acc_40 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t2913;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2914 = acc_43 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t2914;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2915 = acc_44 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t2915;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2916 = acc_47 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t2916;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2917 = acc_48 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t2917;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2918 = acc_51 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t2918;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2919 = acc_52 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t2919;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2920 = acc_55 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t2920;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2921 = acc_56 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t2921;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2922 = acc_59 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t2922;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2923 = acc_60 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t2923;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2924 = acc_63 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t2924;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t2925 = acc_64 * normalizer_4;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t2925;
#line 436 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_3 = warp_n << 4u;
                const u32 t2927 = lane & 3u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2928 = t2927 << 2u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2929 = first_3 << 4u;
#line 437 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t2928 + t2929;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2931 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2932 = t65 + t2931;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2933 = t2932 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2933) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2934 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2935 = t65 + t2934;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2936 = first + t2935;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2937 = t2936 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t2938;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2938) : "r"(t2937), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2939 = t2938 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2940 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2941 = first + t2935;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2942 = t2941 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t2943;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2943) : "r"(t2942), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2944 = t2943 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2945 = t2944 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2946 = t2941 - t2945;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2947 = t2940 + t2946;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2948 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2949 = t2948 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2950 = t2949 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2951 = o + t2950;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2952 = (u64)t2939;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2953 = t2952 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2954 = t2953 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2955 = t2951 + t2954;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2956 = (u64)t2947;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2957 = t2956 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2958 = t2957 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t2959 = t2955 + t2958;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t2960 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t2959 + t2960;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_73 = acc;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_74 = acc_2;
                    const u32 t2962 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2963 = first_3 < t2962;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2963) {
                        u32 t2964;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2964) : "f"(pair_73), "f"(pair_74));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t2964) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_75 = acc_5;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_76 = acc_6;
                    const u32 t2965 = first_3 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2966 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2967 = t2965 < t2966;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2967) {
                        u32 t2968;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2968) : "f"(pair_75), "f"(pair_76));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t2968) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_77 = acc_9;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_78 = acc_10;
                    const u32 t2969 = first_3 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2970 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2971 = t2969 < t2970;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2971) {
                        u32 t2972;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2972) : "f"(pair_77), "f"(pair_78));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t2972) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_79 = acc_13;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_80 = acc_14;
                    const u32 t2973 = first_3 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2974 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2975 = t2973 < t2974;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2975) {
                        u32 t2976;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2976) : "f"(pair_79), "f"(pair_80));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t2976) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_81 = acc_17;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_82 = acc_18;
                    const u32 t2977 = first_3 + 4u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2978 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2979 = t2977 < t2978;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2979) {
                        u32 t2980;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2980) : "f"(pair_81), "f"(pair_82));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_3), "r"(t2980) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_83 = acc_21;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_84 = acc_22;
                    const u32 t2981 = first_3 + 5u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2982 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2983 = t2981 < t2982;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2983) {
                        u32 t2984;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2984) : "f"(pair_83), "f"(pair_84));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_3), "r"(t2984) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_85 = acc_25;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_86 = acc_26;
                    const u32 t2985 = first_3 + 6u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2986 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2987 = t2985 < t2986;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2987) {
                        u32 t2988;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2988) : "f"(pair_85), "f"(pair_86));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_3), "r"(t2988) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_87 = acc_29;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_88 = acc_30;
                    const u32 t2989 = first_3 + 7u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2990 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2991 = t2989 < t2990;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2991) {
                        u32 t2992;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2992) : "f"(pair_87), "f"(pair_88));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_3), "r"(t2992) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_89 = acc_33;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_90 = acc_34;
                    const u32 t2993 = first_3 + 8u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2994 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2995 = t2993 < t2994;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2995) {
                        u32 t2996;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2996) : "f"(pair_89), "f"(pair_90));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_3), "r"(t2996) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_91 = acc_37;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_92 = acc_38;
                    const u32 t2997 = first_3 + 9u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t2998 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t2999 = t2997 < t2998;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t2999) {
                        u32 t3000;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3000) : "f"(pair_91), "f"(pair_92));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_3), "r"(t3000) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_93 = acc_41;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_94 = acc_42;
                    const u32 t3001 = first_3 + 10u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3002 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3003 = t3001 < t3002;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3003) {
                        u32 t3004;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3004) : "f"(pair_93), "f"(pair_94));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_3), "r"(t3004) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_95 = acc_45;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_96 = acc_46;
                    const u32 t3005 = first_3 + 11u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3006 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3007 = t3005 < t3006;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3007) {
                        u32 t3008;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3008) : "f"(pair_95), "f"(pair_96));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_3), "r"(t3008) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_97 = acc_49;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_98 = acc_50;
                    const u32 t3009 = first_3 + 12u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3010 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3011 = t3009 < t3010;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3011) {
                        u32 t3012;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3012) : "f"(pair_97), "f"(pair_98));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_3), "r"(t3012) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_99 = acc_53;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_100 = acc_54;
                    const u32 t3013 = first_3 + 13u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3014 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3015 = t3013 < t3014;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3015) {
                        u32 t3016;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3016) : "f"(pair_99), "f"(pair_100));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_3), "r"(t3016) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_101 = acc_57;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_102 = acc_58;
                    const u32 t3017 = first_3 + 14u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3018 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3019 = t3017 < t3018;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3019) {
                        u32 t3020;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3020) : "f"(pair_101), "f"(pair_102));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_3), "r"(t3020) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_103 = acc_61;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_104 = acc_62;
                    const u32 t3021 = first_3 + 15u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3022 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3023 = t3021 < t3022;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3023) {
                        u32 t3024;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3024) : "f"(pair_103), "f"(pair_104));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_3), "r"(t3024) : "memory");
                    }
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3025 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3026 = t65 + t3025;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3027 = t3026 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3028 = t3027 < t30;
#line 262 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3028) {
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3029 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3030 = t65 + t3029;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3031 = t3030 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3032 = first + t3031;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3033 = t3032 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3034;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3034) : "r"(t3033), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3035 = t3034 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3036 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3037 = first + t3031;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3038 = t3037 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3039;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3039) : "r"(t3038), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3040 = t3039 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3041 = t3040 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3042 = t3037 - t3041;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3043 = t3036 + t3042;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3044 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3045 = t3044 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3046 = t3045 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3047 = o + t3046;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3048 = (u64)t3035;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3049 = t3048 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3050 = t3049 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3051 = t3047 + t3050;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3052 = (u64)t3043;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3053 = t3052 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3054 = t3053 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3055 = t3051 + t3054;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3056 = (u64)lane_bytes_2;
#line 442 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t3055 + t3056;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_105 = acc_3;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_106 = acc_4;
                    const u32 t3058 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3059 = first_3 < t3058;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3059) {
                        u32 t3060;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3060) : "f"(pair_105), "f"(pair_106));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t3060) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_107 = acc_7;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_108 = acc_8;
                    const u32 t3061 = first_3 + 1u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3062 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3063 = t3061 < t3062;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3063) {
                        u32 t3064;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3064) : "f"(pair_107), "f"(pair_108));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t3064) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_109 = acc_11;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_110 = acc_12;
                    const u32 t3065 = first_3 + 2u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3066 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3067 = t3065 < t3066;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3067) {
                        u32 t3068;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3068) : "f"(pair_109), "f"(pair_110));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t3068) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_111 = acc_15;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_112 = acc_16;
                    const u32 t3069 = first_3 + 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3070 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3071 = t3069 < t3070;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3071) {
                        u32 t3072;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3072) : "f"(pair_111), "f"(pair_112));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t3072) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_113 = acc_19;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_114 = acc_20;
                    const u32 t3073 = first_3 + 4u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3074 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3075 = t3073 < t3074;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3075) {
                        u32 t3076;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3076) : "f"(pair_113), "f"(pair_114));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_4), "r"(t3076) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_115 = acc_23;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_116 = acc_24;
                    const u32 t3077 = first_3 + 5u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3078 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3079 = t3077 < t3078;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3079) {
                        u32 t3080;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3080) : "f"(pair_115), "f"(pair_116));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_4), "r"(t3080) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_117 = acc_27;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_118 = acc_28;
                    const u32 t3081 = first_3 + 6u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3082 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3083 = t3081 < t3082;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3083) {
                        u32 t3084;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3084) : "f"(pair_117), "f"(pair_118));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_4), "r"(t3084) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_119 = acc_31;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_120 = acc_32;
                    const u32 t3085 = first_3 + 7u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3086 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3087 = t3085 < t3086;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3087) {
                        u32 t3088;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3088) : "f"(pair_119), "f"(pair_120));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_4), "r"(t3088) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_121 = acc_35;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_122 = acc_36;
                    const u32 t3089 = first_3 + 8u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3090 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3091 = t3089 < t3090;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3091) {
                        u32 t3092;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3092) : "f"(pair_121), "f"(pair_122));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_4), "r"(t3092) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_123 = acc_39;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_124 = acc_40;
                    const u32 t3093 = first_3 + 9u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3094 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3095 = t3093 < t3094;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3095) {
                        u32 t3096;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3096) : "f"(pair_123), "f"(pair_124));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_4), "r"(t3096) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_125 = acc_43;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_126 = acc_44;
                    const u32 t3097 = first_3 + 10u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3098 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3099 = t3097 < t3098;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3099) {
                        u32 t3100;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3100) : "f"(pair_125), "f"(pair_126));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_4), "r"(t3100) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_127 = acc_47;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_128 = acc_48;
                    const u32 t3101 = first_3 + 11u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3102 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3103 = t3101 < t3102;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3103) {
                        u32 t3104;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3104) : "f"(pair_127), "f"(pair_128));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_4), "r"(t3104) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_129 = acc_51;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_130 = acc_52;
                    const u32 t3105 = first_3 + 12u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3106 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3107 = t3105 < t3106;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3107) {
                        u32 t3108;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3108) : "f"(pair_129), "f"(pair_130));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_4), "r"(t3108) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_131 = acc_55;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_132 = acc_56;
                    const u32 t3109 = first_3 + 13u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3110 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3111 = t3109 < t3110;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3111) {
                        u32 t3112;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3112) : "f"(pair_131), "f"(pair_132));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_4), "r"(t3112) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_133 = acc_59;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_134 = acc_60;
                    const u32 t3113 = first_3 + 14u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3114 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3115 = t3113 < t3114;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3115) {
                        u32 t3116;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3116) : "f"(pair_133), "f"(pair_134));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_4), "r"(t3116) : "memory");
                    }
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_135 = acc_63;
#line 445 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_136 = acc_64;
                    const u32 t3117 = first_3 + 15u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3118 = head_dim >> 3u;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3119 = t3117 < t3118;
#line 446 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3119) {
                        u32 t3120;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3120) : "f"(pair_135), "f"(pair_136));
#line 447 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_4), "r"(t3120) : "memory");
                    }
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3121 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_3 = t65 + t3121;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3123 = row_3 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3124 = first + row_3;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3125 = t3124 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t3126;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3126) : "r"(t3125), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3127 = t3126 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3128 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3129 = first + row_3;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3130 = t3129 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t3131;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3131) : "r"(t3130), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3132 = t3131 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3133 = t3132 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3134 = t3129 - t3133;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3135 = t3128 + t3134;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t3136;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3136) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t3137;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3137) : "f"(row_max), "f"(scale_log2), "f"(t3136));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_4 = t3137 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t3139 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 value_3 = t3139 ? __uint_as_float(0xff800000u) : lse_4;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u32 t3141 = lane & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t3142 = t3141 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t3143 = t3123 & t3142;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (t3143) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3144 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3145 = t3144 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3146 = t3145 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3147 = lse + t3146;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3148 = (u64)t3135;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3149 = t3148 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3150 = t3149 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3151 = t3147 + t3150;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3152 = (u64)t3127;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3153 = t3152 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3154 = t3153 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3155 = t3151 + t3154;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3155), "f"(value_3) : "memory");
                }
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3156 = lane >> 2u;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3157 = t65 + t3156;
#line 128 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_4 = t3157 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3159 = row_4 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3160 = first + row_4;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3161 = t3160 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t3162;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3162) : "r"(t3161), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3163 = t3162 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3164 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3165 = first + row_4;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3166 = t3165 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t3167;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3167) : "r"(t3166), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3168 = t3167 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3169 = t3168 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3170 = t3165 - t3169;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t3171 = t3164 + t3170;
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t3172;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3172) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                f32 t3173;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3173) : "f"(row_max_2), "f"(scale_log2), "f"(t3172));
#line 323 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_5 = t3173 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const bool t3175 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                const f32 value_4 = t3175 ? __uint_as_float(0xff800000u) : lse_5;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const u32 t3177 = lane & 3u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t3178 = t3177 == 0u;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t3179 = t3159 & t3178;
#line 278 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (t3179) {
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3180 = (u64)t16;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3181 = t3180 * lse_stride0;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3182 = t3181 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3183 = lse + t3182;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3184 = (u64)t3171;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3185 = t3184 * lse_stride1;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3186 = t3185 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3187 = t3183 + t3186;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3188 = (u64)t3163;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3189 = t3188 * lse_stride2;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3190 = t3189 * 4ull;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    const u64 t3191 = t3187 + t3190;
#line 280 "fa-kernels/src/attention/kernel_problem/scores.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3191), "f"(value_4) : "memory");
                }
            }
        }
    }
}
