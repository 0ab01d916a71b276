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
#line 84 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t1 = blockIdx.x;
#line 84 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t2 = t1 << 1u;
#line 84 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t3;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3) : "r"(t2), "r"(splits_factor));
#line 84 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 tile = t3 >> splits_shift;
    const u32 t5 = tile << 1u;
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t6;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t6) : "r"(t5), "r"(tiles_factor));
#line 85 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 head = t6 >> tiles_shift;
    const u32 t8 = blockIdx.x;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t9 = t8 << 1u;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t10;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t10) : "r"(t9), "r"(splits_factor));
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t11 = t10 >> splits_shift;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t12 = t11 * splits;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t13 = t8 - t12;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t14 = head << 1u;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t15;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t15) : "r"(t14), "r"(kv_heads_factor));
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t16 = t15 >> kv_heads_shift;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t17 = head << 1u;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t18;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t18) : "r"(t17), "r"(kv_heads_factor));
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t19 = t18 >> kv_heads_shift;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t20 = t19 * kv_heads;
#line 86 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t21 = head - t20;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t22 = tile << 1u;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t23;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t23) : "r"(t22), "r"(tiles_factor));
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t24 = t23 >> tiles_shift;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t25 = t24 * tiles;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t26 = tile - t25;
#line 129 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 first = t26 << 6u;
    const u32 t28 = seq_q * group;
#line 130 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t29 = t28 > first ? t28 : first;
#line 130 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t30 = t29 - first;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t31 = first << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    u32 t32;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t32) : "r"(t31), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
    const u32 t33 = t32 >> sharing_shift;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t34 = seq_k + 63u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t35 = t34 >> 6u;
#line 325 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 end = t35 > 1u ? t35 : 1u;
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t37 = seq_k >> 6u;
#line 327 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 whole = t37 < end ? t37 : end;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t39 = end - whole;
#line 332 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t40 = t39 < end ? t39 : end;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t41 = end + blocks_of_split;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t42 = t41 - 1u;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t43 = t42 << 1u;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    u32 t44;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t44) : "r"(t43), "r"(blocks_of_split_factor));
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t45 = t44 >> blocks_of_split_shift;
#line 140 "fa-kernels/src/attention/forward/decode/work.rs"
    const u32 t46 = t13 * blocks_of_split;
#line 130 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t47 = t46 < end ? t46 : end;
#line 130 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 left = end - t47;
    const u32 count = left < blocks_of_split ? left : blocks_of_split;
    const u32 before = left - count;
    const u32 t51 = end - before;
#line 133 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t52 = t40 > before ? t40 : before;
#line 133 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t53 = t52 - before;
#line 133 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t54 = end > before ? end : before;
#line 133 "fa-kernels/src/attention/kernel_problem.rs"
    const u32 t55 = t54 - before;
#line 165 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t56 = t30 != 0u;
#line 165 "fa-kernels/src/attention/forward/decode/work.rs"
    const bool t57 = t13 < t45;
#line 165 "fa-kernels/src/attention/forward/decode/work.rs"
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
#line 60 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t68 = thread >> 3u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t69 = thread & 7u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t70 = t68 & 7u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t71 = t69 ^ t70;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t72 = t68 << 7u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t73 = t71 << 4u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t74 = t72 + t73;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t75 = (u64)t68 * 0u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t76 = (u64)t69 * 16u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t77 = t75 + t76;
        const u32 t78 = head_dim >> 3u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t79 = (u64)t69 * 16u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t80 = smem_1 + t74;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t81 = t30 > 1u ? t30 : 1u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t82 = t81 - 1u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
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
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t108 = t107 + t79;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t109 = t68 + 16u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t110 = t30 > 1u ? t30 : 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t111 = t110 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
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
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t137 = t136 + t79;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t138 = t68 + 32u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t139 = t30 > 1u ? t30 : 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t140 = t139 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
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
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t166 = t165 + t79;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t167 = t68 + 48u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t168 = t30 > 1u ? t30 : 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t169 = t168 - 1u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
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
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t195 = t194 + t79;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t196 = t68 < t30;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t197 = t69 < t78;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t198 = t196 & t197;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t199 = t198 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t80), "l"(t108), "r"(t199) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t200 = t68 + 16u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t201 = t200 < t30;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t202 = t69 < t78;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t203 = t201 & t202;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t204 = t203 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t80), "l"(t137), "r"(t204) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t205 = t68 + 32u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t206 = t205 < t30;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t207 = t69 < t78;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t208 = t206 & t207;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t209 = t208 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t80), "l"(t166), "r"(t209) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t210 = t68 + 48u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t211 = t210 < t30;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t212 = t69 < t78;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t213 = t211 & t212;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t214 = t213 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t80), "l"(t195), "r"(t214) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t215 = t108 + 128ull;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t216 = t68 < t30;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t217 = t69 + 8u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t218 = t217 < t78;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t219 = t216 & t218;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t220 = t219 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t80), "l"(t215), "r"(t220) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t221 = t137 + 128ull;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t222 = t68 + 16u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t223 = t222 < t30;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t224 = t69 + 8u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t225 = t224 < t78;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t226 = t223 & t225;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t227 = t226 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t80), "l"(t221), "r"(t227) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t228 = t166 + 128ull;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t229 = t68 + 32u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t230 = t229 < t30;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t231 = t69 + 8u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t232 = t231 < t78;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t233 = t230 & t232;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t234 = t233 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t80), "l"(t228), "r"(t234) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t235 = t195 + 128ull;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t236 = t68 + 48u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t237 = t236 < t30;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t238 = t69 + 8u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t239 = t238 < t78;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t240 = t237 & t239;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t241 = t240 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t80), "l"(t235), "r"(t241) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 16384u;
#line 205 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t243 = ring + 65536u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t244 = (u64)t16;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t245 = t244 * k_stride0;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t246 = t245 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t247 = k + t246;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t248 = 0ull * k_stride1;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t249 = t248 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t250 = t247 + t249;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t251 = (u64)t21;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t252 = t251 * k_stride2;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t253 = t252 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t254 = t250 + t253;
        const u32 t255 = (u32)k_stride1;
#line 214 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t256 = t255 << 1u;
        const u32 t257 = thread >> 3u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t258 = thread & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t259 = t257 & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t260 = t258 ^ t259;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t261 = t257 << 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t262 = t260 << 4u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t263 = t261 + t262;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t264 = (u64)t257 * t256;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t265 = t254 + t264;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t266 = (u64)t258 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t267 = t265 + t266;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t268 = (u64)t256 * 16u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t269 = (u64)t16;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t270 = t269 * v_stride0;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t271 = t270 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t272 = v + t271;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t273 = 0ull * v_stride1;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t274 = t273 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t275 = t272 + t274;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t276 = (u64)t21;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t277 = t276 * v_stride2;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t278 = t277 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t279 = t275 + t278;
        const u32 t280 = (u32)v_stride1;
#line 214 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t281 = t280 << 1u;
        const u32 t282 = thread >> 3u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t283 = thread & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t284 = t282 & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t285 = t283 ^ t284;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t286 = t282 << 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t287 = t285 << 4u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t288 = t286 + t287;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t289 = (u64)t282 * t281;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t290 = t279 + t289;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t291 = (u64)t283 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t292 = t290 + t291;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t293 = (u64)t281 * 16u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t294 = t51 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = t294 << 6u;
        const u32 t296 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t297 = ring + t263;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t298 = (u64)first_key * t256;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t299 = t267 + t298;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t300 = t299 + t268;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t301 = t300 + t268;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t302 = t301 + t268;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t303 = first_key + t257;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t304 = t303 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t305 = t258 < t296;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t306 = t304 & t305;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t307 = t306 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t297), "l"(t299), "r"(t307) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t308 = first_key + t257;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t309 = t308 + 16u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t310 = t309 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t311 = t258 < t296;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t312 = t310 & t311;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t313 = t312 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t297), "l"(t300), "r"(t313) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t314 = first_key + t257;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t315 = t314 + 32u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t316 = t315 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t317 = t258 < t296;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t318 = t316 & t317;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t319 = t318 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t297), "l"(t301), "r"(t319) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t320 = first_key + t257;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t321 = t320 + 48u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t322 = t321 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t323 = t258 < t296;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t324 = t322 & t323;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t325 = t324 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t297), "l"(t302), "r"(t325) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t326 = t299 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t327 = first_key + t257;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t328 = t327 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t329 = t258 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t330 = t329 < t296;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t331 = t328 & t330;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t332 = t331 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t297), "l"(t326), "r"(t332) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t333 = t300 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t334 = first_key + t257;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t335 = t334 + 16u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t336 = t335 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t337 = t258 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t338 = t337 < t296;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t339 = t336 & t338;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t340 = t339 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t297), "l"(t333), "r"(t340) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t341 = t301 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t342 = first_key + t257;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t343 = t342 + 32u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t344 = t343 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t345 = t258 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t346 = t345 < t296;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t347 = t344 & t346;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t348 = t347 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t297), "l"(t341), "r"(t348) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t349 = t302 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t350 = first_key + t257;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t351 = t350 + 48u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t352 = t351 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t353 = t258 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t354 = t353 < t296;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t355 = t352 & t354;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t356 = t355 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t297), "l"(t349), "r"(t356) : "memory");
#line 343 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t357 = t51 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = t357 << 6u;
        const u32 t359 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t360 = t243 + t288;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t361 = (u64)first_key_2 * t281;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t362 = t292 + t361;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t363 = t362 + t293;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t364 = t363 + t293;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t365 = t364 + t293;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t366 = first_key_2 + t282;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t367 = t366 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t368 = t283 < t359;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t369 = t367 & t368;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t370 = t369 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t360), "l"(t362), "r"(t370) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t371 = first_key_2 + t282;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t372 = t371 + 16u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t373 = t372 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t374 = t283 < t359;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t375 = t373 & t374;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t376 = t375 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t360), "l"(t363), "r"(t376) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t377 = first_key_2 + t282;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t378 = t377 + 32u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t379 = t378 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t380 = t283 < t359;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t381 = t379 & t380;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t382 = t381 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t360), "l"(t364), "r"(t382) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t383 = first_key_2 + t282;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t384 = t383 + 48u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t385 = t384 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t386 = t283 < t359;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t387 = t385 & t386;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t388 = t387 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t360), "l"(t365), "r"(t388) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t389 = t362 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t390 = first_key_2 + t282;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t391 = t390 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t392 = t283 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t393 = t392 < t359;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t394 = t391 & t393;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t395 = t394 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t360), "l"(t389), "r"(t395) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t396 = t363 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t397 = first_key_2 + t282;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t398 = t397 + 16u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t399 = t398 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t400 = t283 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t401 = t400 < t359;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t402 = t399 & t401;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t403 = t402 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t360), "l"(t396), "r"(t403) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t404 = t364 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t405 = first_key_2 + t282;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t406 = t405 + 32u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t407 = t406 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t408 = t283 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t409 = t408 < t359;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t410 = t407 & t409;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t411 = t410 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t360), "l"(t404), "r"(t411) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t412 = t365 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t413 = first_key_2 + t282;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t414 = t413 + 48u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t415 = t414 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t416 = t283 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t417 = t416 < t359;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t418 = t415 & t417;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t419 = t418 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t360), "l"(t412), "r"(t419) : "memory");
#line 346 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t420 = 1u < count;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t420) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t421 = ring + 16384u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t422 = t51 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t423 = t422 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = t423 << 6u;
            const u32 t425 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t426 = t421 + t263;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t427 = (u64)first_key_3 * t256;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t428 = t267 + t427;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t429 = t428 + t268;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t430 = t429 + t268;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t431 = t430 + t268;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t432 = t258 < t425;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t433 = t432 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t426), "l"(t428), "r"(t433) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t434 = t258 < t425;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t435 = t434 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t426), "l"(t429), "r"(t435) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t436 = t258 < t425;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t437 = t436 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t426), "l"(t430), "r"(t437) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t438 = t258 < t425;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t439 = t438 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t426), "l"(t431), "r"(t439) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t440 = t428 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t441 = t258 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t442 = t441 < t425;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t443 = t442 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t426), "l"(t440), "r"(t443) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t444 = t429 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t445 = t258 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t446 = t445 < t425;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t447 = t446 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t426), "l"(t444), "r"(t447) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t448 = t430 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t449 = t258 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t450 = t449 < t425;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t451 = t450 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t426), "l"(t448), "r"(t451) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t452 = t431 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t453 = t258 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t454 = t453 < t425;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t455 = t454 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t426), "l"(t452), "r"(t455) : "memory");
        }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t456 = 1u < count;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t456) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t457 = t243 + 16384u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t458 = t51 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t459 = t458 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_4 = t459 << 6u;
            const u32 t461 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t462 = t457 + t288;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t463 = (u64)first_key_4 * t281;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t464 = t292 + t463;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t465 = t464 + t293;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t466 = t465 + t293;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t467 = t466 + t293;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t468 = t283 < t461;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t469 = t468 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t462), "l"(t464), "r"(t469) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t470 = t283 < t461;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t471 = t470 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t462), "l"(t465), "r"(t471) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t472 = t283 < t461;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t473 = t472 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t462), "l"(t466), "r"(t473) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t474 = t283 < t461;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t475 = t474 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t462), "l"(t467), "r"(t475) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t476 = t464 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t477 = t283 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t478 = t477 < t461;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t479 = t478 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t462), "l"(t476), "r"(t479) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t480 = t465 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t481 = t283 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t482 = t481 < t461;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t483 = t482 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t462), "l"(t480), "r"(t483) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t484 = t466 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t485 = t283 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t486 = t485 < t461;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t487 = t486 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t462), "l"(t484), "r"(t487) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t488 = t467 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t489 = t283 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t490 = t489 < t461;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t491 = t490 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t462), "l"(t488), "r"(t491) : "memory");
        }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t492 = 2u < count;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t492) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t493 = ring + 32768u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t494 = t51 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t495 = t494 - 2u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_5 = t495 << 6u;
            const u32 t497 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t498 = t493 + t263;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t499 = (u64)first_key_5 * t256;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t500 = t267 + t499;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t501 = t500 + t268;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t502 = t501 + t268;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t503 = t502 + t268;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t504 = t258 < t497;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t505 = t504 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t498), "l"(t500), "r"(t505) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t506 = t258 < t497;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t507 = t506 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t498), "l"(t501), "r"(t507) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t508 = t258 < t497;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t509 = t508 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t498), "l"(t502), "r"(t509) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t510 = t258 < t497;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t511 = t510 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t498), "l"(t503), "r"(t511) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t512 = t500 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t513 = t258 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t514 = t513 < t497;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t515 = t514 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t498), "l"(t512), "r"(t515) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t516 = t501 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t517 = t258 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t518 = t517 < t497;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t519 = t518 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t498), "l"(t516), "r"(t519) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t520 = t502 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t521 = t258 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t522 = t521 < t497;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t523 = t522 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t498), "l"(t520), "r"(t523) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t524 = t503 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t525 = t258 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t526 = t525 < t497;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t527 = t526 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t498), "l"(t524), "r"(t527) : "memory");
        }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t528 = 2u < count;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t528) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t529 = t243 + 32768u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t530 = t51 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t531 = t530 - 2u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_6 = t531 << 6u;
            const u32 t533 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t534 = t529 + t288;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t535 = (u64)first_key_6 * t281;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t536 = t292 + t535;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t537 = t536 + t293;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t538 = t537 + t293;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t539 = t538 + t293;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t540 = t283 < t533;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t541 = t540 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t534), "l"(t536), "r"(t541) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t542 = t283 < t533;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t543 = t542 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t534), "l"(t537), "r"(t543) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t544 = t283 < t533;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t545 = t544 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t534), "l"(t538), "r"(t545) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t546 = t283 < t533;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t547 = t546 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t534), "l"(t539), "r"(t547) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t548 = t536 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t549 = t283 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t550 = t549 < t533;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t551 = t550 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t534), "l"(t548), "r"(t551) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t552 = t537 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t553 = t283 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t554 = t553 < t533;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t555 = t554 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t534), "l"(t552), "r"(t555) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t556 = t538 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t557 = t283 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t558 = t557 < t533;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t559 = t558 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t534), "l"(t556), "r"(t559) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t560 = t539 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t561 = t283 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t562 = t561 < t533;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t563 = t562 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t534), "l"(t560), "r"(t563) : "memory");
        }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 5;" :  :  : "memory");
#line 43 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t564 = 3u < count;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t564) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t565 = ring + 49152u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t566 = t51 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t567 = t566 - 3u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_7 = t567 << 6u;
            const u32 t569 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t570 = t565 + t263;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t571 = (u64)first_key_7 * t256;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t572 = t267 + t571;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t573 = t572 + t268;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t574 = t573 + t268;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t575 = t574 + t268;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t576 = t258 < t569;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t577 = t576 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t570), "l"(t572), "r"(t577) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t578 = t258 < t569;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t579 = t578 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t570), "l"(t573), "r"(t579) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t580 = t258 < t569;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t581 = t580 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t570), "l"(t574), "r"(t581) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t582 = t258 < t569;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t583 = t582 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t570), "l"(t575), "r"(t583) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t584 = t572 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t585 = t258 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t586 = t585 < t569;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t587 = t586 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t570), "l"(t584), "r"(t587) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t588 = t573 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t589 = t258 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t590 = t589 < t569;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t591 = t590 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t570), "l"(t588), "r"(t591) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t592 = t574 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t593 = t258 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t594 = t593 < t569;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t595 = t594 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t570), "l"(t592), "r"(t595) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t596 = t575 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t597 = t258 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t598 = t597 < t569;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t599 = t598 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t570), "l"(t596), "r"(t599) : "memory");
        }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t600 = 3u < count;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t600) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t601 = t243 + 49152u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t602 = t51 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t603 = t602 - 3u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_8 = t603 << 6u;
            const u32 t605 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t606 = t601 + t288;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t607 = (u64)first_key_8 * t281;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t608 = t292 + t607;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t609 = t608 + t293;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t610 = t609 + t293;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t611 = t610 + t293;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t612 = t283 < t605;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t613 = t612 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t606), "l"(t608), "r"(t613) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t614 = t283 < t605;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t615 = t614 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t606), "l"(t609), "r"(t615) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t616 = t283 < t605;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t617 = t616 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t606), "l"(t610), "r"(t617) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t618 = t283 < t605;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t619 = t618 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t606), "l"(t611), "r"(t619) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t620 = t608 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t621 = t283 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t622 = t621 < t605;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t623 = t622 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t606), "l"(t620), "r"(t623) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t624 = t609 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t625 = t283 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t626 = t625 < t605;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t627 = t626 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t606), "l"(t624), "r"(t627) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t628 = t610 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t629 = t283 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t630 = t629 < t605;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t631 = t630 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t606), "l"(t628), "r"(t631) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t632 = t611 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t633 = t283 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t634 = t633 < t605;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t635 = t634 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t606), "l"(t632), "r"(t635) : "memory");
        }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_max = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_2 = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum = 0.0f;
#line 112 "fa-kernels/src/attention/softmax.rs"
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
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_2 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_3 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_4 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_5 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_6 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_7 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_8 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_9 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_10 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_11 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_12 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_13 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_14 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_15 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_16 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_17 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_18 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_19 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_20 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_21 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_22 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_23 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_24 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_25 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_26 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_27 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_28 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_29 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_30 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_31 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
        f32 s_32 = 0.0f;
#line 50 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
        const u32 t636 = smem_1 >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t637 = ring >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t638 = t636 + 65536u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t639 = (u64)t638;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t640 = t639 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t641 = t637 + 65536u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t642 = (u64)t641;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t643 = t642 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t644 = t636 + 65538u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t645 = (u64)t644;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t646 = t645 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t647 = t637 + 65538u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t648 = (u64)t647;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t649 = t648 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t650 = t636 + 65540u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t651 = (u64)t650;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t652 = t651 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t653 = t637 + 65540u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t654 = (u64)t653;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t655 = t654 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t656 = t636 + 65542u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t657 = (u64)t656;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t658 = t657 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t659 = t637 + 65542u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t660 = (u64)t659;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t661 = t660 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t662 = t636 + 66048u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t663 = (u64)t662;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t664 = t663 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t665 = t637 + 66048u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t666 = (u64)t665;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t667 = t666 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t668 = t636 + 66050u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t669 = (u64)t668;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t670 = t669 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t671 = t637 + 66050u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t672 = (u64)t671;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t673 = t672 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t674 = t636 + 66052u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t675 = (u64)t674;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t676 = t675 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t677 = t637 + 66052u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t678 = (u64)t677;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t679 = t678 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t680 = t636 + 66054u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t681 = (u64)t680;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t682 = t681 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t683 = t637 + 66054u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t684 = (u64)t683;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t685 = t684 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t640), "l"(t643), "l"(t646), "l"(t649), "l"(t652), "l"(t655), "l"(t658), "l"(t661), "l"(t664), "l"(t667), "l"(t670), "l"(t673), "l"(t676), "l"(t679), "l"(t682), "l"(t685) : "memory");
#line 77 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t686 = 0u < t53;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t687 = t55 <= 0u;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t688 = t686 | t687;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        if (t688) {
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t689 = t51 - 1u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t690 = t689 << 6u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_9 = t690 + t66;
            const u32 t692 = first + t65;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t693 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t694 = t693 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key_9 + t694;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t696 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t697 = t692 + t696;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t698 = t697 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t699;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t699) : "r"(t698), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t700 = t699 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t701 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_2 = t701 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t704 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t704;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t706 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t706;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t708 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t708;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t710 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t710;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 16u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t712 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t712;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 17u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t714 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t714;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 24u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t716 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t716;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 25u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t718 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t718;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 32u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t720 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t720;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 33u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t722 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t722;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 40u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t724 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t724;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 41u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t726 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t726;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 48u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t728 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t728;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 49u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t730 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t730;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 56u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t732 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t732;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 57u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t734 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t734;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t735 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t736 = t692 + t735;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t737 = t736 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t738 = t737 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t739;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t739) : "r"(t738), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t740 = t739 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t741 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_3 = t741 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t744 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t744;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t746 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t746;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t748 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t748;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t750 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t750;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t752 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t752;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t754 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t754;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t756 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t756;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t758 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t758;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t760 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t760;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t762 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t762;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t764 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t764;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t766 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t766;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t768 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t768;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t770 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t770;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t772 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t772;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t774 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t774;
        }
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t776;
        asm("max.f32 %0, %1, %2;" : "=f"(t776) : "f"(old), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t777;
        asm("max.f32 %0, %1, %2;" : "=f"(t777) : "f"(t776), "f"(s_2));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t778;
        asm("max.f32 %0, %1, %2;" : "=f"(t778) : "f"(t777), "f"(s_5));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t779;
        asm("max.f32 %0, %1, %2;" : "=f"(t779) : "f"(t778), "f"(s_6));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t780;
        asm("max.f32 %0, %1, %2;" : "=f"(t780) : "f"(t779), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t781;
        asm("max.f32 %0, %1, %2;" : "=f"(t781) : "f"(t780), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t782;
        asm("max.f32 %0, %1, %2;" : "=f"(t782) : "f"(t781), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t783;
        asm("max.f32 %0, %1, %2;" : "=f"(t783) : "f"(t782), "f"(s_14));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t784;
        asm("max.f32 %0, %1, %2;" : "=f"(t784) : "f"(t783), "f"(s_17));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t785;
        asm("max.f32 %0, %1, %2;" : "=f"(t785) : "f"(t784), "f"(s_18));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t786;
        asm("max.f32 %0, %1, %2;" : "=f"(t786) : "f"(t785), "f"(s_21));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t787;
        asm("max.f32 %0, %1, %2;" : "=f"(t787) : "f"(t786), "f"(s_22));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t788;
        asm("max.f32 %0, %1, %2;" : "=f"(t788) : "f"(t787), "f"(s_25));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t789;
        asm("max.f32 %0, %1, %2;" : "=f"(t789) : "f"(t788), "f"(s_26));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t790;
        asm("max.f32 %0, %1, %2;" : "=f"(t790) : "f"(t789), "f"(s_29));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t791;
        asm("max.f32 %0, %1, %2;" : "=f"(t791) : "f"(t790), "f"(s_30));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t792;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t792) : "f"(t791));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t791), "f"(t792));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t794;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t794) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t794));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t797 = new_1 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t797;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t799 = -reference;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t800;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t800) : "f"(old), "f"(scale_log2), "f"(t799));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t800));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t802 = row_sum * rescale;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t803 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t803));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t805;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t805) : "f"(exponent));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s = t805;
        const f32 t806 = t802 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t807 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t807));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t809;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t809) : "f"(exponent_2));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_2 = t809;
        const f32 t810 = t806 + s_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t811 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t811));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t813;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t813) : "f"(exponent_3));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_5 = t813;
        const f32 t814 = t810 + s_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t815 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t815));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t817;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t817) : "f"(exponent_4));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_6 = t817;
        const f32 t818 = t814 + s_6;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t819 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t819));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t821;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t821) : "f"(exponent_5));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_9 = t821;
        const f32 t822 = t818 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t823 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t823));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t825;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t825) : "f"(exponent_6));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_10 = t825;
        const f32 t826 = t822 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t827 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t827));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t829;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t829) : "f"(exponent_7));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_13 = t829;
        const f32 t830 = t826 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t831 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t831));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t833;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t833) : "f"(exponent_8));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_14 = t833;
        const f32 t834 = t830 + s_14;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t835 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_9;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t835));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t837;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t837) : "f"(exponent_9));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_17 = t837;
        const f32 t838 = t834 + s_17;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t839 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_10;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t839));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t841;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t841) : "f"(exponent_10));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_18 = t841;
        const f32 t842 = t838 + s_18;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t843 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_11;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t843));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t845;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t845) : "f"(exponent_11));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_21 = t845;
        const f32 t846 = t842 + s_21;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t847 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_12;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t847));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t849;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t849) : "f"(exponent_12));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_22 = t849;
        const f32 t850 = t846 + s_22;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t851 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_13;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t851));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t853;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t853) : "f"(exponent_13));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_25 = t853;
        const f32 t854 = t850 + s_25;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t855 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_14;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t855));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t857;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t857) : "f"(exponent_14));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_26 = t857;
        const f32 t858 = t854 + s_26;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t859 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_15;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t859));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t861;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t861) : "f"(exponent_15));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_29 = t861;
        const f32 t862 = t858 + s_29;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t863 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t863));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t865;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t865) : "f"(exponent_16));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_30 = t865;
        const f32 t866 = t862 + s_30;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum = t866;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t867 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t867;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t868 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t868;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t869 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t869;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t870 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t870;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t871 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t871;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t872 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t872;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t873 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t873;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t874 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t874;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t875 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t875;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t876 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t876;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t877 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t877;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t878 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t878;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t879 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t879;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t880 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t880;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t881 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t881;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t882 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t882;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t883 = acc_33 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t883;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t884 = acc_34 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t884;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t885 = acc_37 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t885;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t886 = acc_38 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t886;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t887 = acc_41 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t887;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t888 = acc_42 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t888;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t889 = acc_45 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t889;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t890 = acc_46 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t890;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t891 = acc_49 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t891;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t892 = acc_50 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t892;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t893 = acc_53 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t893;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t894 = acc_54 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t894;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t895 = acc_57 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t895;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t896 = acc_58 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t896;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t897 = acc_61 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t897;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t898 = acc_62 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t898;
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t900;
        asm("max.f32 %0, %1, %2;" : "=f"(t900) : "f"(old_2), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t901;
        asm("max.f32 %0, %1, %2;" : "=f"(t901) : "f"(t900), "f"(s_4));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t902;
        asm("max.f32 %0, %1, %2;" : "=f"(t902) : "f"(t901), "f"(s_7));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t903;
        asm("max.f32 %0, %1, %2;" : "=f"(t903) : "f"(t902), "f"(s_8));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t904;
        asm("max.f32 %0, %1, %2;" : "=f"(t904) : "f"(t903), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t905;
        asm("max.f32 %0, %1, %2;" : "=f"(t905) : "f"(t904), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t906;
        asm("max.f32 %0, %1, %2;" : "=f"(t906) : "f"(t905), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t907;
        asm("max.f32 %0, %1, %2;" : "=f"(t907) : "f"(t906), "f"(s_16));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t908;
        asm("max.f32 %0, %1, %2;" : "=f"(t908) : "f"(t907), "f"(s_19));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t909;
        asm("max.f32 %0, %1, %2;" : "=f"(t909) : "f"(t908), "f"(s_20));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t910;
        asm("max.f32 %0, %1, %2;" : "=f"(t910) : "f"(t909), "f"(s_23));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t911;
        asm("max.f32 %0, %1, %2;" : "=f"(t911) : "f"(t910), "f"(s_24));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t912;
        asm("max.f32 %0, %1, %2;" : "=f"(t912) : "f"(t911), "f"(s_27));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t913;
        asm("max.f32 %0, %1, %2;" : "=f"(t913) : "f"(t912), "f"(s_28));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t914;
        asm("max.f32 %0, %1, %2;" : "=f"(t914) : "f"(t913), "f"(s_31));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t915;
        asm("max.f32 %0, %1, %2;" : "=f"(t915) : "f"(t914), "f"(s_32));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t916;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t916) : "f"(t915));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t915), "f"(t916));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t918;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t918) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t918));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t921 = new_2 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t921;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t923 = -reference_2;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t924;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t924) : "f"(old_2), "f"(scale_log2), "f"(t923));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t924));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t926 = row_sum_2 * rescale_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t927 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_17;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t927));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t929;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t929) : "f"(exponent_17));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_3 = t929;
        const f32 t930 = t926 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t931 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_18;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t931));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t933;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t933) : "f"(exponent_18));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_4 = t933;
        const f32 t934 = t930 + s_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t935 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_19;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t935));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t937;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t937) : "f"(exponent_19));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_7 = t937;
        const f32 t938 = t934 + s_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t939 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_20;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t939));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t941;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t941) : "f"(exponent_20));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_8 = t941;
        const f32 t942 = t938 + s_8;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t943 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_21;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t943));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t945;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t945) : "f"(exponent_21));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_11 = t945;
        const f32 t946 = t942 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t947 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_22;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t947));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t949;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t949) : "f"(exponent_22));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_12 = t949;
        const f32 t950 = t946 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t951 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_23;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t951));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t953;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t953) : "f"(exponent_23));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_15 = t953;
        const f32 t954 = t950 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t955 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_24;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t955));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t957;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t957) : "f"(exponent_24));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_16 = t957;
        const f32 t958 = t954 + s_16;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t959 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_25;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t959));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t961;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t961) : "f"(exponent_25));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_19 = t961;
        const f32 t962 = t958 + s_19;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t963 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_26;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t963));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t965;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t965) : "f"(exponent_26));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_20 = t965;
        const f32 t966 = t962 + s_20;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t967 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_27;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t967));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t969;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t969) : "f"(exponent_27));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_23 = t969;
        const f32 t970 = t966 + s_23;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t971 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_28;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t971));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t973;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t973) : "f"(exponent_28));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_24 = t973;
        const f32 t974 = t970 + s_24;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t975 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_29;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t975));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t977;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t977) : "f"(exponent_29));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_27 = t977;
        const f32 t978 = t974 + s_27;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t979 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_30;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t979));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t981;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t981) : "f"(exponent_30));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_28 = t981;
        const f32 t982 = t978 + s_28;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t983 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_31;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t983));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t985;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t985) : "f"(exponent_31));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_31 = t985;
        const f32 t986 = t982 + s_31;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t987 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_32;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t987));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t989;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t989) : "f"(exponent_32));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_32 = t989;
        const f32 t990 = t986 + s_32;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t990;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t991 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t991;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t992 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t992;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t993 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t993;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t994 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t994;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t995 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t995;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t996 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t996;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t997 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t997;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t998 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t998;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t999 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t999;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1000 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t1000;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1001 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t1001;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1002 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t1002;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1003 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t1003;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1004 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t1004;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1005 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t1005;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1006 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t1006;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1007 = acc_35 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t1007;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1008 = acc_36 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t1008;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1009 = acc_39 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t1009;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1010 = acc_40 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t1010;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1011 = acc_43 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t1011;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1012 = acc_44 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t1012;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1013 = acc_47 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t1013;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1014 = acc_48 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t1014;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1015 = acc_51 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t1015;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1016 = acc_52 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t1016;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1017 = acc_55 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t1017;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1018 = acc_56 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t1018;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1019 = acc_59 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t1019;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1020 = acc_60 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t1020;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1021 = acc_63 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t1021;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t1022 = acc_64 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t1022;
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1023;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1023) : "f"(s), "f"(s_2));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1024;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1024) : "f"(s_3), "f"(s_4));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1025;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1025) : "f"(s_5), "f"(s_6));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1026;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1026) : "f"(s_7), "f"(s_8));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1027;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1027) : "f"(s_9), "f"(s_10));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1028;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1028) : "f"(s_11), "f"(s_12));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1029;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1029) : "f"(s_13), "f"(s_14));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1030;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1030) : "f"(s_15), "f"(s_16));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1031;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1031) : "f"(s_17), "f"(s_18));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1032;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1032) : "f"(s_19), "f"(s_20));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1033;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1033) : "f"(s_21), "f"(s_22));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1034;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1034) : "f"(s_23), "f"(s_24));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1035;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1035) : "f"(s_25), "f"(s_26));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1036;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1036) : "f"(s_27), "f"(s_28));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1037;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1037) : "f"(s_29), "f"(s_30));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t1038;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1038) : "f"(s_31), "f"(s_32));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 6;" :  :  : "memory");
#line 43 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 66 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
        const u32 t1039 = t243 >> 4u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1040 = t1039 + 33554432u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1041 = (u64)t1040;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1042 = t1041 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1043 = t1039 + 33554560u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1044 = (u64)t1043;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1045 = t1044 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1046 = t1039 + 33554688u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1047 = (u64)t1046;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1048 = t1047 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t1049 = t1039 + 33554816u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1050 = (u64)t1049;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        const u64 t1051 = t1050 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1023), "r"(t1024), "r"(t1025), "r"(t1026), "l"(t1042), "r"(t1027), "r"(t1028), "r"(t1029), "r"(t1030), "l"(t1045), "r"(t1031), "r"(t1032), "r"(t1033), "r"(t1034), "l"(t1048), "r"(t1035), "r"(t1036), "r"(t1037), "r"(t1038), "l"(t1051) : "memory");
#line 77 "fa-kernels/src/attention/forward/decode/products.rs"
        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 76 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i = 1u; i < count; i += 1u) {
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 4;" :  :  : "memory");
#line 43 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 366 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 next = i + 3u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1053 = next < count;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1053) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1054 = next & 3u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1055 = t1054 << 14u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1056 = ring + t1055;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1057 = t51 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1058 = t1057 - next;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_10 = t1058 << 6u;
                const u32 t1060 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1061 = t1056 + t263;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1062 = (u64)first_key_10 * t256;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1063 = t267 + t1062;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1064 = t1063 + t268;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1065 = t1064 + t268;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1066 = t1065 + t268;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1067 = t258 < t1060;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1068 = t1067 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1061), "l"(t1063), "r"(t1068) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1069 = t258 < t1060;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1070 = t1069 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1061), "l"(t1064), "r"(t1070) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1071 = t258 < t1060;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1072 = t1071 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1061), "l"(t1065), "r"(t1072) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1073 = t258 < t1060;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1074 = t1073 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1061), "l"(t1066), "r"(t1074) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1075 = t1063 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1076 = t258 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1077 = t1076 < t1060;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1078 = t1077 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1061), "l"(t1075), "r"(t1078) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1079 = t1064 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1080 = t258 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1081 = t1080 < t1060;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1082 = t1081 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1061), "l"(t1079), "r"(t1082) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1083 = t1065 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1084 = t258 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1085 = t1084 < t1060;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1086 = t1085 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1061), "l"(t1083), "r"(t1086) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1087 = t1066 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1088 = t258 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1089 = t1088 < t1060;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1090 = t1089 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1061), "l"(t1087), "r"(t1090) : "memory");
            }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t1091 = next < count;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t1091) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1092 = next & 3u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1093 = t1092 << 14u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1094 = t243 + t1093;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1095 = t51 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1096 = t1095 - next;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_11 = t1096 << 6u;
                const u32 t1098 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1099 = t1094 + t288;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1100 = (u64)first_key_11 * t281;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1101 = t292 + t1100;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1102 = t1101 + t293;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1103 = t1102 + t293;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1104 = t1103 + t293;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1105 = t283 < t1098;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1106 = t1105 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1099), "l"(t1101), "r"(t1106) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1107 = t283 < t1098;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1108 = t1107 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t1099), "l"(t1102), "r"(t1108) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1109 = t283 < t1098;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1110 = t1109 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t1099), "l"(t1103), "r"(t1110) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1111 = t283 < t1098;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1112 = t1111 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t1099), "l"(t1104), "r"(t1112) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1113 = t1101 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1114 = t283 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1115 = t1114 < t1098;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1116 = t1115 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t1099), "l"(t1113), "r"(t1116) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1117 = t1102 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1118 = t283 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1119 = t1118 < t1098;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1120 = t1119 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t1099), "l"(t1117), "r"(t1120) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1121 = t1103 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1122 = t283 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1123 = t1122 < t1098;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1124 = t1123 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t1099), "l"(t1121), "r"(t1124) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t1125 = t1104 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1126 = t283 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t1127 = t1126 < t1098;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t1128 = t1127 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t1099), "l"(t1125), "r"(t1128) : "memory");
            }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1129 = next + 1u;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_33 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_34 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_35 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_36 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_37 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_38 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_39 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_40 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_41 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_42 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_43 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_44 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_45 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_46 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_47 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_48 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_49 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_50 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_51 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_52 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_53 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_54 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_55 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_56 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_57 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_58 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_59 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_60 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_61 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_62 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_63 = 0.0f;
#line 85 "fa-kernels/src/attention/forward/decode/tile.rs"
            f32 s_64 = 0.0f;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1130 = i & 3u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1131 = t1130 << 14u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1132 = ring + t1131;
#line 50 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t1133 = smem_1 >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1134 = t1132 >> 4u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1135 = t1133 + 65536u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1136 = (u64)t1135;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1137 = t1136 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1138 = t1134 + 65536u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1139 = (u64)t1138;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1140 = t1139 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1141 = t1133 + 65538u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1142 = (u64)t1141;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1143 = t1142 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1144 = t1134 + 65538u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1145 = (u64)t1144;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1146 = t1145 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1147 = t1133 + 65540u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1148 = (u64)t1147;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1149 = t1148 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1150 = t1134 + 65540u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1151 = (u64)t1150;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1152 = t1151 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1153 = t1133 + 65542u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1154 = (u64)t1153;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1155 = t1154 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1156 = t1134 + 65542u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1157 = (u64)t1156;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1158 = t1157 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1159 = t1133 + 66048u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1160 = (u64)t1159;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1161 = t1160 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1162 = t1134 + 66048u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1163 = (u64)t1162;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1164 = t1163 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1165 = t1133 + 66050u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1166 = (u64)t1165;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1167 = t1166 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1168 = t1134 + 66050u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1169 = (u64)t1168;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1170 = t1169 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1171 = t1133 + 66052u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1172 = (u64)t1171;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1173 = t1172 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1174 = t1134 + 66052u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1175 = (u64)t1174;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1176 = t1175 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1177 = t1133 + 66054u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1178 = (u64)t1177;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1179 = t1178 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1180 = t1134 + 66054u;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1181 = (u64)t1180;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1182 = t1181 + 4611686293305294848ull;
#line 51 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1137), "l"(t1140), "l"(t1143), "l"(t1146), "l"(t1149), "l"(t1152), "l"(t1155), "l"(t1158), "l"(t1161), "l"(t1164), "l"(t1167), "l"(t1170), "l"(t1173), "l"(t1176), "l"(t1179), "l"(t1182) : "memory");
#line 77 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1183 = i < t53;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1184 = t55 <= i;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1185 = t1183 | t1184;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            if (t1185) {
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1186 = t51 - 1u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1187 = t1186 - i;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1188 = t1187 << 6u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_12 = t1188 + t66;
                const u32 t1190 = first + t65;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1191 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1192 = t1191 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_12 + t1192;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1194 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1195 = t1190 + t1194;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1196 = t1195 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1197;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1197) : "r"(t1196), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1198 = t1197 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1199 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_4 = t1199 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1202 = visible_33 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t1202;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1204 = visible_34 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t1204;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1206 = visible_35 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t1206;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1208 = visible_36 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t1208;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1210 = visible_37 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t1210;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1212 = visible_38 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t1212;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1214 = visible_39 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t1214;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1216 = visible_40 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t1216;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1218 = visible_41 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t1218;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1220 = visible_42 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t1220;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1222 = visible_43 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t1222;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1224 = visible_44 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t1224;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1226 = visible_45 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t1226;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1228 = visible_46 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t1228;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1230 = visible_47 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t1230;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1232 = visible_48 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t1232;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1233 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1234 = t1190 + t1233;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1235 = t1234 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1236 = t1235 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t1237;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1237) : "r"(t1236), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1238 = t1237 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1239 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_5 = t1239 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1242 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t1242;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 1u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1244 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t1244;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1246 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t1246;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 9u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1248 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t1248;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 16u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1250 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t1250;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 17u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1252 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t1252;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 24u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1254 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t1254;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 25u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1256 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t1256;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 32u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1258 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t1258;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 33u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1260 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t1260;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 40u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1262 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t1262;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 41u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1264 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t1264;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 48u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1266 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t1266;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 49u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1268 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t1268;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 56u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1270 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t1270;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 57u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1272 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t1272;
            }
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1274;
            asm("max.f32 %0, %1, %2;" : "=f"(t1274) : "f"(old_3), "f"(s_33));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1275;
            asm("max.f32 %0, %1, %2;" : "=f"(t1275) : "f"(t1274), "f"(s_34));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1276;
            asm("max.f32 %0, %1, %2;" : "=f"(t1276) : "f"(t1275), "f"(s_37));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1277;
            asm("max.f32 %0, %1, %2;" : "=f"(t1277) : "f"(t1276), "f"(s_38));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1278;
            asm("max.f32 %0, %1, %2;" : "=f"(t1278) : "f"(t1277), "f"(s_41));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1279;
            asm("max.f32 %0, %1, %2;" : "=f"(t1279) : "f"(t1278), "f"(s_42));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1280;
            asm("max.f32 %0, %1, %2;" : "=f"(t1280) : "f"(t1279), "f"(s_45));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1281;
            asm("max.f32 %0, %1, %2;" : "=f"(t1281) : "f"(t1280), "f"(s_46));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1282;
            asm("max.f32 %0, %1, %2;" : "=f"(t1282) : "f"(t1281), "f"(s_49));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1283;
            asm("max.f32 %0, %1, %2;" : "=f"(t1283) : "f"(t1282), "f"(s_50));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1284;
            asm("max.f32 %0, %1, %2;" : "=f"(t1284) : "f"(t1283), "f"(s_53));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1285;
            asm("max.f32 %0, %1, %2;" : "=f"(t1285) : "f"(t1284), "f"(s_54));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1286;
            asm("max.f32 %0, %1, %2;" : "=f"(t1286) : "f"(t1285), "f"(s_57));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1287;
            asm("max.f32 %0, %1, %2;" : "=f"(t1287) : "f"(t1286), "f"(s_58));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1288;
            asm("max.f32 %0, %1, %2;" : "=f"(t1288) : "f"(t1287), "f"(s_61));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1289;
            asm("max.f32 %0, %1, %2;" : "=f"(t1289) : "f"(t1288), "f"(s_62));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1290;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1290) : "f"(t1289));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1289), "f"(t1290));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1292;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1292) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1292));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t1295 = new_3 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t1295;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t1297 = -reference_3;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t1298;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1298) : "f"(old_3), "f"(scale_log2), "f"(t1297));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1298));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t1300 = row_sum * rescale_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1301 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_33), "f"(scale_log2), "f"(t1301));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1303;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1303) : "f"(exponent_33));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_33 = t1303;
            const f32 t1304 = t1300 + s_33;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1305 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_34), "f"(scale_log2), "f"(t1305));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1307;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1307) : "f"(exponent_34));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_34 = t1307;
            const f32 t1308 = t1304 + s_34;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1309 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_37), "f"(scale_log2), "f"(t1309));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1311;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1311) : "f"(exponent_35));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_37 = t1311;
            const f32 t1312 = t1308 + s_37;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1313 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_38), "f"(scale_log2), "f"(t1313));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1315;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1315) : "f"(exponent_36));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_38 = t1315;
            const f32 t1316 = t1312 + s_38;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1317 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_41), "f"(scale_log2), "f"(t1317));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1319;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1319) : "f"(exponent_37));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_41 = t1319;
            const f32 t1320 = t1316 + s_41;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1321 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_42), "f"(scale_log2), "f"(t1321));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1323;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1323) : "f"(exponent_38));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_42 = t1323;
            const f32 t1324 = t1320 + s_42;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1325 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_45), "f"(scale_log2), "f"(t1325));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1327;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1327) : "f"(exponent_39));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_45 = t1327;
            const f32 t1328 = t1324 + s_45;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1329 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_46), "f"(scale_log2), "f"(t1329));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1331;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1331) : "f"(exponent_40));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_46 = t1331;
            const f32 t1332 = t1328 + s_46;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1333 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_49), "f"(scale_log2), "f"(t1333));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1335;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1335) : "f"(exponent_41));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_49 = t1335;
            const f32 t1336 = t1332 + s_49;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1337 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_50), "f"(scale_log2), "f"(t1337));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1339;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1339) : "f"(exponent_42));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_50 = t1339;
            const f32 t1340 = t1336 + s_50;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1341 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_53), "f"(scale_log2), "f"(t1341));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1343;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1343) : "f"(exponent_43));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_53 = t1343;
            const f32 t1344 = t1340 + s_53;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1345 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_54), "f"(scale_log2), "f"(t1345));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1347;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1347) : "f"(exponent_44));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_54 = t1347;
            const f32 t1348 = t1344 + s_54;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1349 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_57), "f"(scale_log2), "f"(t1349));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1351;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1351) : "f"(exponent_45));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_57 = t1351;
            const f32 t1352 = t1348 + s_57;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1353 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_58), "f"(scale_log2), "f"(t1353));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1355;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1355) : "f"(exponent_46));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_58 = t1355;
            const f32 t1356 = t1352 + s_58;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1357 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_61), "f"(scale_log2), "f"(t1357));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1359;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1359) : "f"(exponent_47));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_61 = t1359;
            const f32 t1360 = t1356 + s_61;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1361 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_62), "f"(scale_log2), "f"(t1361));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1363;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1363) : "f"(exponent_48));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_62 = t1363;
            const f32 t1364 = t1360 + s_62;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1364;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1365 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t1365;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1366 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t1366;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1367 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t1367;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1368 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t1368;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1369 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t1369;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1370 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t1370;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1371 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t1371;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1372 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t1372;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1373 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t1373;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1374 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t1374;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1375 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t1375;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1376 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t1376;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1377 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t1377;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1378 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t1378;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1379 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t1379;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1380 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t1380;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1381 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t1381;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1382 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t1382;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1383 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t1383;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1384 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t1384;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1385 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t1385;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1386 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t1386;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1387 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t1387;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1388 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t1388;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1389 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t1389;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1390 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t1390;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1391 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t1391;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1392 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t1392;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1393 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t1393;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1394 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t1394;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1395 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t1395;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1396 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t1396;
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1398;
            asm("max.f32 %0, %1, %2;" : "=f"(t1398) : "f"(old_4), "f"(s_35));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1399;
            asm("max.f32 %0, %1, %2;" : "=f"(t1399) : "f"(t1398), "f"(s_36));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1400;
            asm("max.f32 %0, %1, %2;" : "=f"(t1400) : "f"(t1399), "f"(s_39));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1401;
            asm("max.f32 %0, %1, %2;" : "=f"(t1401) : "f"(t1400), "f"(s_40));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1402;
            asm("max.f32 %0, %1, %2;" : "=f"(t1402) : "f"(t1401), "f"(s_43));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1403;
            asm("max.f32 %0, %1, %2;" : "=f"(t1403) : "f"(t1402), "f"(s_44));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1404;
            asm("max.f32 %0, %1, %2;" : "=f"(t1404) : "f"(t1403), "f"(s_47));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1405;
            asm("max.f32 %0, %1, %2;" : "=f"(t1405) : "f"(t1404), "f"(s_48));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1406;
            asm("max.f32 %0, %1, %2;" : "=f"(t1406) : "f"(t1405), "f"(s_51));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1407;
            asm("max.f32 %0, %1, %2;" : "=f"(t1407) : "f"(t1406), "f"(s_52));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1408;
            asm("max.f32 %0, %1, %2;" : "=f"(t1408) : "f"(t1407), "f"(s_55));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1409;
            asm("max.f32 %0, %1, %2;" : "=f"(t1409) : "f"(t1408), "f"(s_56));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1410;
            asm("max.f32 %0, %1, %2;" : "=f"(t1410) : "f"(t1409), "f"(s_59));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1411;
            asm("max.f32 %0, %1, %2;" : "=f"(t1411) : "f"(t1410), "f"(s_60));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1412;
            asm("max.f32 %0, %1, %2;" : "=f"(t1412) : "f"(t1411), "f"(s_63));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t1413;
            asm("max.f32 %0, %1, %2;" : "=f"(t1413) : "f"(t1412), "f"(s_64));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1414;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1414) : "f"(t1413));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1413), "f"(t1414));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1416;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1416) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1416));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t1419 = new_4 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t1419;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t1421 = -reference_4;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t1422;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1422) : "f"(old_4), "f"(scale_log2), "f"(t1421));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1422));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t1424 = row_sum_2 * rescale_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1425 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t1425));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1427;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1427) : "f"(exponent_49));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_35 = t1427;
            const f32 t1428 = t1424 + s_35;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1429 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t1429));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1431;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1431) : "f"(exponent_50));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_36 = t1431;
            const f32 t1432 = t1428 + s_36;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1433 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t1433));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1435;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1435) : "f"(exponent_51));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_39 = t1435;
            const f32 t1436 = t1432 + s_39;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1437 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t1437));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1439;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1439) : "f"(exponent_52));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_40 = t1439;
            const f32 t1440 = t1436 + s_40;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1441 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t1441));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1443;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1443) : "f"(exponent_53));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_43 = t1443;
            const f32 t1444 = t1440 + s_43;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1445 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t1445));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1447;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1447) : "f"(exponent_54));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_44 = t1447;
            const f32 t1448 = t1444 + s_44;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1449 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t1449));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1451;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1451) : "f"(exponent_55));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_47 = t1451;
            const f32 t1452 = t1448 + s_47;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1453 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t1453));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1455;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1455) : "f"(exponent_56));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_48 = t1455;
            const f32 t1456 = t1452 + s_48;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1457 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t1457));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1459;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1459) : "f"(exponent_57));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_51 = t1459;
            const f32 t1460 = t1456 + s_51;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1461 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t1461));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1463;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1463) : "f"(exponent_58));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_52 = t1463;
            const f32 t1464 = t1460 + s_52;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1465 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t1465));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1467;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1467) : "f"(exponent_59));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_55 = t1467;
            const f32 t1468 = t1464 + s_55;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1469 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t1469));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1471;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1471) : "f"(exponent_60));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_56 = t1471;
            const f32 t1472 = t1468 + s_56;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1473 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t1473));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1475;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1475) : "f"(exponent_61));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_59 = t1475;
            const f32 t1476 = t1472 + s_59;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1477 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t1477));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1479;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1479) : "f"(exponent_62));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_60 = t1479;
            const f32 t1480 = t1476 + s_60;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1481 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t1481));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1483;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1483) : "f"(exponent_63));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_63 = t1483;
            const f32 t1484 = t1480 + s_63;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t1485 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t1485));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t1487;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1487) : "f"(exponent_64));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_64 = t1487;
            const f32 t1488 = t1484 + s_64;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1488;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1489 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t1489;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1490 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t1490;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1491 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t1491;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1492 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t1492;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1493 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t1493;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1494 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t1494;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1495 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t1495;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1496 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t1496;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1497 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t1497;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1498 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t1498;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1499 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t1499;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1500 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t1500;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1501 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t1501;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1502 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t1502;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1503 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t1503;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1504 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t1504;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1505 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t1505;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1506 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t1506;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1507 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t1507;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1508 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t1508;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1509 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t1509;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1510 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t1510;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1511 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t1511;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1512 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t1512;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1513 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t1513;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1514 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t1514;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1515 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t1515;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1516 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t1516;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1517 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t1517;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1518 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t1518;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1519 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t1519;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t1520 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t1520;
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1521;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1521) : "f"(s_33), "f"(s_34));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1522;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1522) : "f"(s_35), "f"(s_36));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1523;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1523) : "f"(s_37), "f"(s_38));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1524;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1524) : "f"(s_39), "f"(s_40));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1525;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1525) : "f"(s_41), "f"(s_42));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1526;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1526) : "f"(s_43), "f"(s_44));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1527;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1527) : "f"(s_45), "f"(s_46));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1528;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1528) : "f"(s_47), "f"(s_48));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1529;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1529) : "f"(s_49), "f"(s_50));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1530;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1530) : "f"(s_51), "f"(s_52));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1531;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1531) : "f"(s_53), "f"(s_54));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1532;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1532) : "f"(s_55), "f"(s_56));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1533;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1533) : "f"(s_57), "f"(s_58));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1534;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1534) : "f"(s_59), "f"(s_60));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1535;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1535) : "f"(s_61), "f"(s_62));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t1536;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1536) : "f"(s_63), "f"(s_64));
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1537 = i & 3u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1538 = t1537 << 14u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t1539 = t243 + t1538;
#line 66 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t1540 = t1539 >> 4u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1541 = t1540 + 33554432u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1542 = (u64)t1541;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1543 = t1542 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1544 = t1540 + 33554560u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1545 = (u64)t1544;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1546 = t1545 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1547 = t1540 + 33554688u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1548 = (u64)t1547;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1549 = t1548 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t1550 = t1540 + 33554816u;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1551 = (u64)t1550;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            const u64 t1552 = t1551 + 4611686293305294848ull;
#line 67 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t1521), "r"(t1522), "r"(t1523), "r"(t1524), "l"(t1543), "r"(t1525), "r"(t1526), "r"(t1527), "r"(t1528), "l"(t1546), "r"(t1529), "r"(t1530), "r"(t1531), "r"(t1532), "l"(t1549), "r"(t1533), "r"(t1534), "r"(t1535), "r"(t1536), "l"(t1552) : "memory");
#line 77 "fa-kernels/src/attention/forward/decode/products.rs"
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
        }
#line 146 "fa-kernels/src/attention/forward/decode/merge.rs"
        const bool t1553 = t45 == 1u;
#line 146 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1553) {
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t1554;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1554) : "f"(row_sum));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t1554;
            f32 t1556;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1556) : "f"(pair_5));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t1557 = pair_5 + t1556;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1557;
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t1558;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1558) : "f"(row_sum_2));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t1558;
            f32 t1560;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1560) : "f"(pair_6));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t1561 = pair_6 + t1560;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1561;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t1562 = sum == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t1563;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1563) : "f"(sum));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1562 ? 0.0f : t1563;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1565 = acc * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc = t1565;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1566 = acc_2 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t1566;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1567 = acc_5 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t1567;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1568 = acc_6 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t1568;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1569 = acc_9 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t1569;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1570 = acc_10 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t1570;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1571 = acc_13 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t1571;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1572 = acc_14 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t1572;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1573 = acc_17 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t1573;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1574 = acc_18 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t1574;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1575 = acc_21 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t1575;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1576 = acc_22 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t1576;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1577 = acc_25 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t1577;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1578 = acc_26 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t1578;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1579 = acc_29 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t1579;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1580 = acc_30 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t1580;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1581 = acc_33 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t1581;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1582 = acc_34 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t1582;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1583 = acc_37 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t1583;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1584 = acc_38 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t1584;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1585 = acc_41 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t1585;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1586 = acc_42 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t1586;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1587 = acc_45 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t1587;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1588 = acc_46 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t1588;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1589 = acc_49 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t1589;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1590 = acc_50 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t1590;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1591 = acc_53 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t1591;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1592 = acc_54 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t1592;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1593 = acc_57 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t1593;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1594 = acc_58 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t1594;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1595 = acc_61 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t1595;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1596 = acc_62 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t1596;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t1597 = sum_2 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t1598;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1598) : "f"(sum_2));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1597 ? 0.0f : t1598;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1600 = acc_3 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t1600;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1601 = acc_4 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t1601;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1602 = acc_7 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t1602;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1603 = acc_8 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t1603;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1604 = acc_11 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t1604;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1605 = acc_12 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t1605;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1606 = acc_15 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t1606;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1607 = acc_16 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t1607;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1608 = acc_19 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t1608;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1609 = acc_20 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t1609;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1610 = acc_23 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t1610;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1611 = acc_24 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t1611;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1612 = acc_27 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t1612;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1613 = acc_28 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t1613;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1614 = acc_31 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t1614;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1615 = acc_32 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t1615;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1616 = acc_35 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t1616;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1617 = acc_36 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t1617;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1618 = acc_39 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t1618;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1619 = acc_40 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t1619;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1620 = acc_43 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t1620;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1621 = acc_44 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t1621;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1622 = acc_47 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t1622;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1623 = acc_48 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t1623;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1624 = acc_51 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t1624;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1625 = acc_52 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t1625;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1626 = acc_55 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t1626;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1627 = acc_56 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t1627;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1628 = acc_59 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t1628;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1629 = acc_60 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t1629;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1630 = acc_63 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t1630;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1631 = acc_64 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t1631;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_2 = warp_n << 4u;
            const u32 t1633 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1634 = t1633 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1635 = first_2 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t1634 + t1635;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1637 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1638 = t65 + t1637;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1639 = t1638 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1639) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1640 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1641 = t65 + t1640;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1642 = first + t1641;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1643 = t1642 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1644;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1644) : "r"(t1643), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1645 = t1644 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1646 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1647 = first + t1641;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1648 = t1647 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1649;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1649) : "r"(t1648), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1650 = t1649 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1651 = t1650 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1652 = t1647 - t1651;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1653 = t1646 + t1652;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1654 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1655 = t1654 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1656 = t1655 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1657 = o + t1656;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1658 = (u64)t1645;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1659 = t1658 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1660 = t1659 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1661 = t1657 + t1660;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1662 = (u64)t1653;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1663 = t1662 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1664 = t1663 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1665 = t1661 + t1664;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1666 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t1665 + t1666;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_7 = acc;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_8 = acc_2;
                const u32 t1668 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1669 = first_2 < t1668;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1669) {
                    u32 t1670;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1670) : "f"(pair_7), "f"(pair_8));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t1670) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_9 = acc_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_10 = acc_6;
                const u32 t1671 = first_2 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1672 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1673 = t1671 < t1672;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1673) {
                    u32 t1674;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1674) : "f"(pair_9), "f"(pair_10));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t1674) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_11 = acc_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_12 = acc_10;
                const u32 t1675 = first_2 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1676 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1677 = t1675 < t1676;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1677) {
                    u32 t1678;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1678) : "f"(pair_11), "f"(pair_12));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t1678) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_13 = acc_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_14 = acc_14;
                const u32 t1679 = first_2 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1680 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1681 = t1679 < t1680;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1681) {
                    u32 t1682;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1682) : "f"(pair_13), "f"(pair_14));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t1682) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_15 = acc_17;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_16 = acc_18;
                const u32 t1683 = first_2 + 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1684 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1685 = t1683 < t1684;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1685) {
                    u32 t1686;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1686) : "f"(pair_15), "f"(pair_16));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to), "r"(t1686) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_17 = acc_21;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = acc_22;
                const u32 t1687 = first_2 + 5u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1688 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1689 = t1687 < t1688;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1689) {
                    u32 t1690;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1690) : "f"(pair_17), "f"(pair_18));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to), "r"(t1690) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = acc_25;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = acc_26;
                const u32 t1691 = first_2 + 6u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1692 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1693 = t1691 < t1692;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1693) {
                    u32 t1694;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1694) : "f"(pair_19), "f"(pair_20));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to), "r"(t1694) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = acc_29;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = acc_30;
                const u32 t1695 = first_2 + 7u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1696 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1697 = t1695 < t1696;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1697) {
                    u32 t1698;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1698) : "f"(pair_21), "f"(pair_22));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to), "r"(t1698) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_23 = acc_33;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_24 = acc_34;
                const u32 t1699 = first_2 + 8u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1700 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1701 = t1699 < t1700;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1701) {
                    u32 t1702;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1702) : "f"(pair_23), "f"(pair_24));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to), "r"(t1702) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_25 = acc_37;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_26 = acc_38;
                const u32 t1703 = first_2 + 9u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1704 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1705 = t1703 < t1704;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1705) {
                    u32 t1706;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1706) : "f"(pair_25), "f"(pair_26));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to), "r"(t1706) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_27 = acc_41;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_28 = acc_42;
                const u32 t1707 = first_2 + 10u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1708 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1709 = t1707 < t1708;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1709) {
                    u32 t1710;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1710) : "f"(pair_27), "f"(pair_28));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to), "r"(t1710) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_29 = acc_45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_30 = acc_46;
                const u32 t1711 = first_2 + 11u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1712 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1713 = t1711 < t1712;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1713) {
                    u32 t1714;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1714) : "f"(pair_29), "f"(pair_30));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to), "r"(t1714) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_31 = acc_49;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_32 = acc_50;
                const u32 t1715 = first_2 + 12u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1716 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1717 = t1715 < t1716;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1717) {
                    u32 t1718;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1718) : "f"(pair_31), "f"(pair_32));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to), "r"(t1718) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_33 = acc_53;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_34 = acc_54;
                const u32 t1719 = first_2 + 13u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1720 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1721 = t1719 < t1720;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1721) {
                    u32 t1722;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1722) : "f"(pair_33), "f"(pair_34));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to), "r"(t1722) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_35 = acc_57;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_36 = acc_58;
                const u32 t1723 = first_2 + 14u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1724 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1725 = t1723 < t1724;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1725) {
                    u32 t1726;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1726) : "f"(pair_35), "f"(pair_36));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to), "r"(t1726) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_37 = acc_61;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_38 = acc_62;
                const u32 t1727 = first_2 + 15u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1728 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1729 = t1727 < t1728;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1729) {
                    u32 t1730;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1730) : "f"(pair_37), "f"(pair_38));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to), "r"(t1730) : "memory");
                }
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1731 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1732 = t65 + t1731;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1733 = t1732 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1734 = t1733 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1734) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1735 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1736 = t65 + t1735;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1737 = t1736 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1738 = first + t1737;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1739 = t1738 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1740;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1740) : "r"(t1739), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1741 = t1740 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1742 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1743 = first + t1737;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1744 = t1743 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1745;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1745) : "r"(t1744), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1746 = t1745 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1747 = t1746 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1748 = t1743 - t1747;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1749 = t1742 + t1748;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1750 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1751 = t1750 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1752 = t1751 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1753 = o + t1752;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1754 = (u64)t1741;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1755 = t1754 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1756 = t1755 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1757 = t1753 + t1756;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1758 = (u64)t1749;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1759 = t1758 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1760 = t1759 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1761 = t1757 + t1760;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1762 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t1761 + t1762;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_39 = acc_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_40 = acc_4;
                const u32 t1764 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1765 = first_2 < t1764;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1765) {
                    u32 t1766;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1766) : "f"(pair_39), "f"(pair_40));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t1766) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_41 = acc_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_42 = acc_8;
                const u32 t1767 = first_2 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1768 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1769 = t1767 < t1768;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1769) {
                    u32 t1770;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1770) : "f"(pair_41), "f"(pair_42));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t1770) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_43 = acc_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_44 = acc_12;
                const u32 t1771 = first_2 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1772 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1773 = t1771 < t1772;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1773) {
                    u32 t1774;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1774) : "f"(pair_43), "f"(pair_44));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t1774) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_45 = acc_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_46 = acc_16;
                const u32 t1775 = first_2 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1776 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1777 = t1775 < t1776;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1777) {
                    u32 t1778;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1778) : "f"(pair_45), "f"(pair_46));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t1778) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_47 = acc_19;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_48 = acc_20;
                const u32 t1779 = first_2 + 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1780 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1781 = t1779 < t1780;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1781) {
                    u32 t1782;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1782) : "f"(pair_47), "f"(pair_48));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_2), "r"(t1782) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_49 = acc_23;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_50 = acc_24;
                const u32 t1783 = first_2 + 5u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1784 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1785 = t1783 < t1784;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1785) {
                    u32 t1786;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1786) : "f"(pair_49), "f"(pair_50));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_2), "r"(t1786) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_51 = acc_27;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_52 = acc_28;
                const u32 t1787 = first_2 + 6u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1788 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1789 = t1787 < t1788;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1789) {
                    u32 t1790;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1790) : "f"(pair_51), "f"(pair_52));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_2), "r"(t1790) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_53 = acc_31;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_54 = acc_32;
                const u32 t1791 = first_2 + 7u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1792 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1793 = t1791 < t1792;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1793) {
                    u32 t1794;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1794) : "f"(pair_53), "f"(pair_54));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_2), "r"(t1794) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_55 = acc_35;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_56 = acc_36;
                const u32 t1795 = first_2 + 8u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1796 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1797 = t1795 < t1796;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1797) {
                    u32 t1798;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1798) : "f"(pair_55), "f"(pair_56));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_2), "r"(t1798) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_57 = acc_39;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_58 = acc_40;
                const u32 t1799 = first_2 + 9u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1800 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1801 = t1799 < t1800;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1801) {
                    u32 t1802;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1802) : "f"(pair_57), "f"(pair_58));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_2), "r"(t1802) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_59 = acc_43;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_60 = acc_44;
                const u32 t1803 = first_2 + 10u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1804 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1805 = t1803 < t1804;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1805) {
                    u32 t1806;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1806) : "f"(pair_59), "f"(pair_60));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_2), "r"(t1806) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_61 = acc_47;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_62 = acc_48;
                const u32 t1807 = first_2 + 11u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1808 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1809 = t1807 < t1808;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1809) {
                    u32 t1810;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1810) : "f"(pair_61), "f"(pair_62));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_2), "r"(t1810) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_63 = acc_51;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_64 = acc_52;
                const u32 t1811 = first_2 + 12u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1812 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1813 = t1811 < t1812;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1813) {
                    u32 t1814;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1814) : "f"(pair_63), "f"(pair_64));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_2), "r"(t1814) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_65 = acc_55;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_66 = acc_56;
                const u32 t1815 = first_2 + 13u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1816 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1817 = t1815 < t1816;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1817) {
                    u32 t1818;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1818) : "f"(pair_65), "f"(pair_66));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_2), "r"(t1818) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_67 = acc_59;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_68 = acc_60;
                const u32 t1819 = first_2 + 14u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1820 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1821 = t1819 < t1820;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1821) {
                    u32 t1822;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1822) : "f"(pair_67), "f"(pair_68));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_2), "r"(t1822) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_69 = acc_63;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_70 = acc_64;
                const u32 t1823 = first_2 + 15u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1824 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1825 = t1823 < t1824;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1825) {
                    u32 t1826;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1826) : "f"(pair_69), "f"(pair_70));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_2), "r"(t1826) : "memory");
                }
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1827 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 row = t65 + t1827;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1829 = row < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1830 = first + row;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1831 = t1830 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t1832;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1832) : "r"(t1831), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1833 = t1832 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1834 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1835 = first + row;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1836 = t1835 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t1837;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1837) : "r"(t1836), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1838 = t1837 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1839 = t1838 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1840 = t1835 - t1839;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1841 = t1834 + t1840;
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t1842;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1842) : "f"(row_sum));
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t1843;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1843) : "f"(row_max), "f"(scale_log2), "f"(t1842));
#line 287 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_2 = t1843 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const bool t1845 = row_sum == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const f32 value = t1845 ? __uint_as_float(0xff800000u) : lse_2;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1847 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1848 = t1847 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1849 = t1829 & t1848;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
            if (t1849) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t1850 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t1851 = t1850 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t1852 = t1851 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t1853 = lse + t1852;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t1854 = (u64)t1841;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t1855 = t1854 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t1856 = t1855 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t1857 = t1853 + t1856;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t1858 = (u64)t1833;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t1859 = t1858 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t1860 = t1859 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t1861 = t1857 + t1860;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1861), "f"(value) : "memory");
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1862 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1863 = t65 + t1862;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 row_2 = t1863 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1865 = row_2 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1866 = first + row_2;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1867 = t1866 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t1868;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1868) : "r"(t1867), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1869 = t1868 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1870 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1871 = first + row_2;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1872 = t1871 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            u32 t1873;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1873) : "r"(t1872), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1874 = t1873 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1875 = t1874 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1876 = t1871 - t1875;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
            const u32 t1877 = t1870 + t1876;
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t1878;
            asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1878) : "f"(row_sum_2));
#line 287 "fa-kernels/src/attention/softmax.rs"
            f32 t1879;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1879) : "f"(row_max_2), "f"(scale_log2), "f"(t1878));
#line 287 "fa-kernels/src/attention/softmax.rs"
            const f32 lse_3 = t1879 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const bool t1881 = row_sum_2 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
            const f32 value_2 = t1881 ? __uint_as_float(0xff800000u) : lse_3;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t1883 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1884 = t1883 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t1885 = t1865 & t1884;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
            if (t1885) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t1886 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t1887 = t1886 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t1888 = t1887 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t1889 = lse + t1888;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t1890 = (u64)t1877;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t1891 = t1890 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t1892 = t1891 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t1893 = t1889 + t1892;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t1894 = (u64)t1869;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t1895 = t1894 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t1896 = t1895 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                const u64 t1897 = t1893 + t1896;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1897), "f"(value_2) : "memory");
            }
        } else {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1898 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1899 = t65 + t1898;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1900 = t1899 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1900) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice = warp_m + warp_n;
                const u32 index = slice << 1u;
                const u64 t1903 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1904 = t1903 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1905 = t1904 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1906 = partials + t1905;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1907 = (u64)t13;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1908 = t1907 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1909 = t1908 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1910 = t1906 + t1909;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1911 = (u64)index;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1912 = t1911 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1913 = t1912 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1914 = t1910 + t1913;
                const u64 t1915 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1916 = t1914 + t1915;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1916), "f"(acc) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t1916), "f"(acc_2) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t1916), "f"(acc_5) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t1916), "f"(acc_6) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t1916), "f"(acc_9) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t1916), "f"(acc_10) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t1916), "f"(acc_13) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t1916), "f"(acc_14) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1916), "f"(acc_17) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1916), "f"(acc_18) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t1916), "f"(acc_21) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t1916), "f"(acc_22) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t1916), "f"(acc_25) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t1916), "f"(acc_26) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t1916), "f"(acc_29) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t1916), "f"(acc_30) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t1916), "f"(acc_33) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t1916), "f"(acc_34) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t1916), "f"(acc_37) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t1916), "f"(acc_38) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t1916), "f"(acc_41) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t1916), "f"(acc_42) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t1916), "f"(acc_45) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t1916), "f"(acc_46) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t1916), "f"(acc_49) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t1916), "f"(acc_50) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t1916), "f"(acc_53) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t1916), "f"(acc_54) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t1916), "f"(acc_57) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t1916), "f"(acc_58) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t1916), "f"(acc_61) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t1916), "f"(acc_62) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t1916), "f"(row_max) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t1916), "f"(row_sum) : "memory");
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1917 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1918 = t65 + t1917;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1919 = t1918 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1920 = t1919 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1920) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 slice_2 = warp_m + warp_n;
                const u32 t1922 = slice_2 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_2 = t1922 + 1u;
                const u64 t1924 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1925 = t1924 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1926 = t1925 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1927 = partials + t1926;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1928 = (u64)t13;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1929 = t1928 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1930 = t1929 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1931 = t1927 + t1930;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1932 = (u64)index_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1933 = t1932 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1934 = t1933 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1935 = t1931 + t1934;
                const u64 t1936 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1937 = t1935 + t1936;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1937), "f"(acc_3) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t1937), "f"(acc_4) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t1937), "f"(acc_7) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t1937), "f"(acc_8) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t1937), "f"(acc_11) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t1937), "f"(acc_12) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t1937), "f"(acc_15) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t1937), "f"(acc_16) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1937), "f"(acc_19) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1937), "f"(acc_20) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1280], %1;" :  : "l"(t1937), "f"(acc_23) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1408], %1;" :  : "l"(t1937), "f"(acc_24) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1536], %1;" :  : "l"(t1937), "f"(acc_27) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1664], %1;" :  : "l"(t1937), "f"(acc_28) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1792], %1;" :  : "l"(t1937), "f"(acc_31) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1920], %1;" :  : "l"(t1937), "f"(acc_32) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2048], %1;" :  : "l"(t1937), "f"(acc_35) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2176], %1;" :  : "l"(t1937), "f"(acc_36) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2304], %1;" :  : "l"(t1937), "f"(acc_39) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2432], %1;" :  : "l"(t1937), "f"(acc_40) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2560], %1;" :  : "l"(t1937), "f"(acc_43) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2688], %1;" :  : "l"(t1937), "f"(acc_44) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2816], %1;" :  : "l"(t1937), "f"(acc_47) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+2944], %1;" :  : "l"(t1937), "f"(acc_48) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3072], %1;" :  : "l"(t1937), "f"(acc_51) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3200], %1;" :  : "l"(t1937), "f"(acc_52) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3328], %1;" :  : "l"(t1937), "f"(acc_55) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3456], %1;" :  : "l"(t1937), "f"(acc_56) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3584], %1;" :  : "l"(t1937), "f"(acc_59) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3712], %1;" :  : "l"(t1937), "f"(acc_60) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3840], %1;" :  : "l"(t1937), "f"(acc_63) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+3968], %1;" :  : "l"(t1937), "f"(acc_64) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4096], %1;" :  : "l"(t1937), "f"(row_max_2) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+4224], %1;" :  : "l"(t1937), "f"(row_sum_2) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1938 = (u64)tile;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1939 = t1938 * arrived_stride0;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1940 = t1939 * 4ull;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1941 = arrived + t1940;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1942 = t45 - 1u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1943 = (u32)__cvta_generic_to_shared(smem);
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1944 = t1943 + 147456u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1945 = threadIdx.x;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1946 = t1945 == 0u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1946) {
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1947;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1947) : "l"(t1941), "r"(t1942) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1944), "r"(t1947) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t1948;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t1948) : "r"(t1944) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1949 = t1948 == t1942;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1949) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1950 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1951 = t65 + t1950;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1952 = t1951 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1952) {
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_max = __uint_as_float(0xff800000u);
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_sum = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_2 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_5 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_6 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_9 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_10 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_13 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_14 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_17 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_18 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_21 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_22 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_25 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_26 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_29 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_30 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_33 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_34 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_37 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_38 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_41 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_42 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_45 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_46 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_49 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_50 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_53 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_54 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_57 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_58 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_61 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_62 = 0.0f;
                    u32 split = 0u;
                    while (true) {
#line 286 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t1953 = split < t45;
                        if (!t1953) break;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_3 = warp_m + warp_n;
                        const u32 index_3 = slice_3 << 1u;
                        const u64 t1956 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1957 = t1956 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1958 = t1957 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1959 = partials + t1958;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1960 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1961 = t1960 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1962 = t1961 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1963 = t1959 + t1962;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1964 = (u64)index_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1965 = t1964 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1966 = t1965 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1967 = t1963 + t1966;
                        const u64 t1968 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1969 = t1967 + t1968;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1970;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t1970) : "l"(t1969) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_4 = warp_m + warp_n;
                        const u32 index_4 = slice_4 << 1u;
                        const u64 t1973 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1974 = t1973 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1975 = t1974 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1976 = partials + t1975;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1977 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1978 = t1977 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1979 = t1978 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1980 = t1976 + t1979;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1981 = (u64)index_4;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1982 = t1981 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1983 = t1982 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1984 = t1980 + t1983;
                        const u64 t1985 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1986 = t1984 + t1985;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1987;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t1987) : "l"(t1986) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_5 = warp_m + warp_n;
                        const u32 index_5 = slice_5 << 1u;
                        const u64 t1990 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1991 = t1990 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1992 = t1991 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1993 = partials + t1992;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1994 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1995 = t1994 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1996 = t1995 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1997 = t1993 + t1996;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1998 = (u64)index_5;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1999 = t1998 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2000 = t1999 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2001 = t1997 + t2000;
                        const u64 t2002 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2003 = t2001 + t2002;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2004;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2004) : "l"(t2003) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_6 = warp_m + warp_n;
                        const u32 index_6 = slice_6 << 1u;
                        const u64 t2007 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2008 = t2007 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2009 = t2008 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2010 = partials + t2009;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2011 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2012 = t2011 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2013 = t2012 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2014 = t2010 + t2013;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2015 = (u64)index_6;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2016 = t2015 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2017 = t2016 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2018 = t2014 + t2017;
                        const u64 t2019 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2020 = t2018 + t2019;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2021;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2021) : "l"(t2020) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_7 = warp_m + warp_n;
                        const u32 index_7 = slice_7 << 1u;
                        const u64 t2024 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2025 = t2024 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2026 = t2025 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2027 = partials + t2026;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2028 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2029 = t2028 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2030 = t2029 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2031 = t2027 + t2030;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2032 = (u64)index_7;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2033 = t2032 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2034 = t2033 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2035 = t2031 + t2034;
                        const u64 t2036 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2037 = t2035 + t2036;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2038;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2038) : "l"(t2037) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_8 = warp_m + warp_n;
                        const u32 index_8 = slice_8 << 1u;
                        const u64 t2041 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2042 = t2041 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2043 = t2042 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2044 = partials + t2043;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2045 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2046 = t2045 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2047 = t2046 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2048 = t2044 + t2047;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2049 = (u64)index_8;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2050 = t2049 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2051 = t2050 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2052 = t2048 + t2051;
                        const u64 t2053 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2054 = t2052 + t2053;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2055;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2055) : "l"(t2054) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_9 = warp_m + warp_n;
                        const u32 index_9 = slice_9 << 1u;
                        const u64 t2058 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2059 = t2058 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2060 = t2059 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2061 = partials + t2060;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2062 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2063 = t2062 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2064 = t2063 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2065 = t2061 + t2064;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2066 = (u64)index_9;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2067 = t2066 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2068 = t2067 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2069 = t2065 + t2068;
                        const u64 t2070 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2071 = t2069 + t2070;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2072;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2072) : "l"(t2071) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_10 = warp_m + warp_n;
                        const u32 index_10 = slice_10 << 1u;
                        const u64 t2075 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2076 = t2075 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2077 = t2076 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2078 = partials + t2077;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2079 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2080 = t2079 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2081 = t2080 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2082 = t2078 + t2081;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2083 = (u64)index_10;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2084 = t2083 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2085 = t2084 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2086 = t2082 + t2085;
                        const u64 t2087 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2088 = t2086 + t2087;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2089;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2089) : "l"(t2088) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_11 = warp_m + warp_n;
                        const u32 index_11 = slice_11 << 1u;
                        const u64 t2092 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2093 = t2092 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2094 = t2093 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2095 = partials + t2094;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2096 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2097 = t2096 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2098 = t2097 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2099 = t2095 + t2098;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2100 = (u64)index_11;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2101 = t2100 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2102 = t2101 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2103 = t2099 + t2102;
                        const u64 t2104 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2105 = t2103 + t2104;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2106;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2106) : "l"(t2105) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_12 = warp_m + warp_n;
                        const u32 index_12 = slice_12 << 1u;
                        const u64 t2109 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2110 = t2109 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2111 = t2110 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2112 = partials + t2111;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2113 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2114 = t2113 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2115 = t2114 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2116 = t2112 + t2115;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2117 = (u64)index_12;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2118 = t2117 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2119 = t2118 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2120 = t2116 + t2119;
                        const u64 t2121 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2122 = t2120 + t2121;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2123;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2123) : "l"(t2122) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_13 = warp_m + warp_n;
                        const u32 index_13 = slice_13 << 1u;
                        const u64 t2126 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2127 = t2126 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2128 = t2127 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2129 = partials + t2128;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2130 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2131 = t2130 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2132 = t2131 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2133 = t2129 + t2132;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2134 = (u64)index_13;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2135 = t2134 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2136 = t2135 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2137 = t2133 + t2136;
                        const u64 t2138 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2139 = t2137 + t2138;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2140;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2140) : "l"(t2139) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_14 = warp_m + warp_n;
                        const u32 index_14 = slice_14 << 1u;
                        const u64 t2143 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2144 = t2143 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2145 = t2144 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2146 = partials + t2145;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2147 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2148 = t2147 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2149 = t2148 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2150 = t2146 + t2149;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2151 = (u64)index_14;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2152 = t2151 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2153 = t2152 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2154 = t2150 + t2153;
                        const u64 t2155 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2156 = t2154 + t2155;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2157;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2157) : "l"(t2156) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_15 = warp_m + warp_n;
                        const u32 index_15 = slice_15 << 1u;
                        const u64 t2160 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2161 = t2160 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2162 = t2161 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2163 = partials + t2162;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2164 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2165 = t2164 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2166 = t2165 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2167 = t2163 + t2166;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2168 = (u64)index_15;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2169 = t2168 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2170 = t2169 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2171 = t2167 + t2170;
                        const u64 t2172 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2173 = t2171 + t2172;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2174;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t2174) : "l"(t2173) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_16 = warp_m + warp_n;
                        const u32 index_16 = slice_16 << 1u;
                        const u64 t2177 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2178 = t2177 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2179 = t2178 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2180 = partials + t2179;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2181 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2182 = t2181 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2183 = t2182 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2184 = t2180 + t2183;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2185 = (u64)index_16;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2186 = t2185 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2187 = t2186 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2188 = t2184 + t2187;
                        const u64 t2189 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2190 = t2188 + t2189;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2191;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t2191) : "l"(t2190) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_17 = warp_m + warp_n;
                        const u32 index_17 = slice_17 << 1u;
                        const u64 t2194 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2195 = t2194 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2196 = t2195 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2197 = partials + t2196;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2198 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2199 = t2198 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2200 = t2199 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2201 = t2197 + t2200;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2202 = (u64)index_17;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2203 = t2202 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2204 = t2203 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2205 = t2201 + t2204;
                        const u64 t2206 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2207 = t2205 + t2206;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2208;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t2208) : "l"(t2207) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_18 = warp_m + warp_n;
                        const u32 index_18 = slice_18 << 1u;
                        const u64 t2211 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2212 = t2211 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2213 = t2212 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2214 = partials + t2213;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2215 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2216 = t2215 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2217 = t2216 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2218 = t2214 + t2217;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2219 = (u64)index_18;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2220 = t2219 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2221 = t2220 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2222 = t2218 + t2221;
                        const u64 t2223 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2224 = t2222 + t2223;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2225;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t2225) : "l"(t2224) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_19 = warp_m + warp_n;
                        const u32 index_19 = slice_19 << 1u;
                        const u64 t2228 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2229 = t2228 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2230 = t2229 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2231 = partials + t2230;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2232 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2233 = t2232 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2234 = t2233 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2235 = t2231 + t2234;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2236 = (u64)index_19;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2237 = t2236 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2238 = t2237 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2239 = t2235 + t2238;
                        const u64 t2240 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2241 = t2239 + t2240;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2242;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t2242) : "l"(t2241) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_20 = warp_m + warp_n;
                        const u32 index_20 = slice_20 << 1u;
                        const u64 t2245 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2246 = t2245 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2247 = t2246 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2248 = partials + t2247;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2249 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2250 = t2249 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2251 = t2250 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2252 = t2248 + t2251;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2253 = (u64)index_20;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2254 = t2253 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2255 = t2254 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2256 = t2252 + t2255;
                        const u64 t2257 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2258 = t2256 + t2257;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2259;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t2259) : "l"(t2258) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_21 = warp_m + warp_n;
                        const u32 index_21 = slice_21 << 1u;
                        const u64 t2262 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2263 = t2262 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2264 = t2263 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2265 = partials + t2264;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2266 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2267 = t2266 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2268 = t2267 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2269 = t2265 + t2268;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2270 = (u64)index_21;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2271 = t2270 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2272 = t2271 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2273 = t2269 + t2272;
                        const u64 t2274 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2275 = t2273 + t2274;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2276;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t2276) : "l"(t2275) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_22 = warp_m + warp_n;
                        const u32 index_22 = slice_22 << 1u;
                        const u64 t2279 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2280 = t2279 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2281 = t2280 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2282 = partials + t2281;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2283 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2284 = t2283 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2285 = t2284 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2286 = t2282 + t2285;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2287 = (u64)index_22;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2288 = t2287 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2289 = t2288 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2290 = t2286 + t2289;
                        const u64 t2291 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2292 = t2290 + t2291;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2293;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t2293) : "l"(t2292) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_23 = warp_m + warp_n;
                        const u32 index_23 = slice_23 << 1u;
                        const u64 t2296 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2297 = t2296 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2298 = t2297 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2299 = partials + t2298;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2300 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2301 = t2300 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2302 = t2301 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2303 = t2299 + t2302;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2304 = (u64)index_23;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2305 = t2304 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2306 = t2305 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2307 = t2303 + t2306;
                        const u64 t2308 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2309 = t2307 + t2308;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2310;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t2310) : "l"(t2309) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_24 = warp_m + warp_n;
                        const u32 index_24 = slice_24 << 1u;
                        const u64 t2313 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2314 = t2313 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2315 = t2314 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2316 = partials + t2315;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2317 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2318 = t2317 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2319 = t2318 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2320 = t2316 + t2319;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2321 = (u64)index_24;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2322 = t2321 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2323 = t2322 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2324 = t2320 + t2323;
                        const u64 t2325 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2326 = t2324 + t2325;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2327;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t2327) : "l"(t2326) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_25 = warp_m + warp_n;
                        const u32 index_25 = slice_25 << 1u;
                        const u64 t2330 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2331 = t2330 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2332 = t2331 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2333 = partials + t2332;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2334 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2335 = t2334 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2336 = t2335 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2337 = t2333 + t2336;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2338 = (u64)index_25;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2339 = t2338 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2340 = t2339 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2341 = t2337 + t2340;
                        const u64 t2342 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2343 = t2341 + t2342;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2344;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t2344) : "l"(t2343) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_26 = warp_m + warp_n;
                        const u32 index_26 = slice_26 << 1u;
                        const u64 t2347 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2348 = t2347 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2349 = t2348 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2350 = partials + t2349;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2351 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2352 = t2351 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2353 = t2352 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2354 = t2350 + t2353;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2355 = (u64)index_26;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2356 = t2355 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2357 = t2356 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2358 = t2354 + t2357;
                        const u64 t2359 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2360 = t2358 + t2359;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2361;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t2361) : "l"(t2360) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_27 = warp_m + warp_n;
                        const u32 index_27 = slice_27 << 1u;
                        const u64 t2364 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2365 = t2364 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2366 = t2365 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2367 = partials + t2366;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2368 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2369 = t2368 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2370 = t2369 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2371 = t2367 + t2370;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2372 = (u64)index_27;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2373 = t2372 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2374 = t2373 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2375 = t2371 + t2374;
                        const u64 t2376 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2377 = t2375 + t2376;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2378;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t2378) : "l"(t2377) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_28 = warp_m + warp_n;
                        const u32 index_28 = slice_28 << 1u;
                        const u64 t2381 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2382 = t2381 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2383 = t2382 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2384 = partials + t2383;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2385 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2386 = t2385 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2387 = t2386 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2388 = t2384 + t2387;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2389 = (u64)index_28;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2390 = t2389 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2391 = t2390 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2392 = t2388 + t2391;
                        const u64 t2393 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2394 = t2392 + t2393;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2395;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t2395) : "l"(t2394) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_29 = warp_m + warp_n;
                        const u32 index_29 = slice_29 << 1u;
                        const u64 t2398 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2399 = t2398 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2400 = t2399 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2401 = partials + t2400;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2402 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2403 = t2402 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2404 = t2403 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2405 = t2401 + t2404;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2406 = (u64)index_29;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2407 = t2406 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2408 = t2407 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2409 = t2405 + t2408;
                        const u64 t2410 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2411 = t2409 + t2410;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2412;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t2412) : "l"(t2411) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_30 = warp_m + warp_n;
                        const u32 index_30 = slice_30 << 1u;
                        const u64 t2415 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2416 = t2415 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2417 = t2416 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2418 = partials + t2417;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2419 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2420 = t2419 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2421 = t2420 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2422 = t2418 + t2421;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2423 = (u64)index_30;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2424 = t2423 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2425 = t2424 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2426 = t2422 + t2425;
                        const u64 t2427 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2428 = t2426 + t2427;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2429;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t2429) : "l"(t2428) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_31 = warp_m + warp_n;
                        const u32 index_31 = slice_31 << 1u;
                        const u64 t2432 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2433 = t2432 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2434 = t2433 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2435 = partials + t2434;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2436 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2437 = t2436 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2438 = t2437 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2439 = t2435 + t2438;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2440 = (u64)index_31;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2441 = t2440 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2442 = t2441 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2443 = t2439 + t2442;
                        const u64 t2444 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2445 = t2443 + t2444;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2446;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t2446) : "l"(t2445) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_32 = warp_m + warp_n;
                        const u32 index_32 = slice_32 << 1u;
                        const u64 t2449 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2450 = t2449 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2451 = t2450 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2452 = partials + t2451;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2453 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2454 = t2453 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2455 = t2454 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2456 = t2452 + t2455;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2457 = (u64)index_32;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2458 = t2457 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2459 = t2458 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2460 = t2456 + t2459;
                        const u64 t2461 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2462 = t2460 + t2461;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2463;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t2463) : "l"(t2462) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_33 = warp_m + warp_n;
                        const u32 index_33 = slice_33 << 1u;
                        const u64 t2466 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2467 = t2466 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2468 = t2467 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2469 = partials + t2468;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2470 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2471 = t2470 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2472 = t2471 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2473 = t2469 + t2472;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2474 = (u64)index_33;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2475 = t2474 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2476 = t2475 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2477 = t2473 + t2476;
                        const u64 t2478 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2479 = t2477 + t2478;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2480;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t2480) : "l"(t2479) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_34 = warp_m + warp_n;
                        const u32 index_34 = slice_34 << 1u;
                        const u64 t2483 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2484 = t2483 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2485 = t2484 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2486 = partials + t2485;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2487 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2488 = t2487 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2489 = t2488 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2490 = t2486 + t2489;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2491 = (u64)index_34;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2492 = t2491 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2493 = t2492 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2494 = t2490 + t2493;
                        const u64 t2495 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2496 = t2494 + t2495;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2497;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t2497) : "l"(t2496) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_35 = warp_m + warp_n;
                        const u32 index_35 = slice_35 << 1u;
                        const u64 t2500 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2501 = t2500 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2502 = t2501 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2503 = partials + t2502;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2504 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2505 = t2504 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2506 = t2505 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2507 = t2503 + t2506;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2508 = (u64)index_35;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2509 = t2508 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2510 = t2509 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2511 = t2507 + t2510;
                        const u64 t2512 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2513 = t2511 + t2512;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2514;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t2514) : "l"(t2513) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_36 = warp_m + warp_n;
                        const u32 index_36 = slice_36 << 1u;
                        const u64 t2517 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2518 = t2517 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2519 = t2518 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2520 = partials + t2519;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2521 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2522 = t2521 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2523 = t2522 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2524 = t2520 + t2523;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2525 = (u64)index_36;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2526 = t2525 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2527 = t2526 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2528 = t2524 + t2527;
                        const u64 t2529 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2530 = t2528 + t2529;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2531;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t2531) : "l"(t2530) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2532 = split + 1u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max = __uint_as_float(0xff800000u);
                        f32 part = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_2 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_3 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_4 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_5 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_6 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_7 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_8 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_9 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_10 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_11 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_12 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_13 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_14 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_15 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_16 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_17 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_18 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_19 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_20 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_21 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_22 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_23 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_24 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_25 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_26 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_27 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_28 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_29 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_30 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_31 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_32 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_33 = 0.0f;
                        const bool t2533 = t2532 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2533) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_37 = warp_m + warp_n;
                            const u32 index_37 = slice_37 << 1u;
                            const u64 t2536 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2537 = t2536 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2538 = t2537 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2539 = partials + t2538;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2540 = (u64)t2532;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2541 = t2540 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2542 = t2541 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2543 = t2539 + t2542;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2544 = (u64)index_37;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2545 = t2544 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2546 = t2545 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2547 = t2543 + t2546;
                            const u64 t2548 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2549 = t2547 + t2548;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2550;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t2550) : "l"(t2549) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max = t2550;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2551;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2551) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t2551;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2552;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2552) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t2552;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2553;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2553) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t2553;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2554;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2554) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t2554;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2555;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2555) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t2555;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2556;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2556) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t2556;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2557;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2557) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t2557;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2558;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2558) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t2558;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2559;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2559) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t2559;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2560;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2560) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t2560;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2561;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t2561) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t2561;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2562;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t2562) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t2562;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2563;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t2563) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t2563;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2564;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t2564) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t2564;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2565;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t2565) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t2565;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2566;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t2566) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t2566;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2567;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t2567) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t2567;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2568;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t2568) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t2568;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2569;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t2569) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t2569;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2570;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t2570) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t2570;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2571;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t2571) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t2571;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2572;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t2572) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t2572;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2573;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t2573) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t2573;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2574;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t2574) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t2574;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2575;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t2575) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t2575;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2576;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t2576) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t2576;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2577;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t2577) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t2577;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2578;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t2578) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t2578;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2579;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t2579) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t2579;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2580;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t2580) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t2580;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2581;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t2581) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t2581;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2582;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t2582) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t2582;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2583;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t2583) : "l"(t2549) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t2583;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2584 = split + 2u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_2 = __uint_as_float(0xff800000u);
                        f32 part_34 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_35 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_36 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_37 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_38 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_39 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_40 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_41 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_42 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_43 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_44 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_45 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_46 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_47 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_48 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_49 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_50 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_51 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_52 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_53 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_54 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_55 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_56 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_57 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_58 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_59 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_60 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_61 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_62 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_63 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_64 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_65 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_66 = 0.0f;
                        const bool t2585 = t2584 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2585) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_38 = warp_m + warp_n;
                            const u32 index_38 = slice_38 << 1u;
                            const u64 t2588 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2589 = t2588 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2590 = t2589 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2591 = partials + t2590;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2592 = (u64)t2584;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2593 = t2592 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2594 = t2593 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2595 = t2591 + t2594;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2596 = (u64)index_38;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2597 = t2596 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2598 = t2597 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2599 = t2595 + t2598;
                            const u64 t2600 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2601 = t2599 + t2600;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2602;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t2602) : "l"(t2601) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_2 = t2602;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2603;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2603) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t2603;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2604;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2604) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t2604;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2605;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2605) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t2605;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2606;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2606) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t2606;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2607;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2607) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t2607;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2608;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2608) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t2608;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2609;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2609) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t2609;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2610;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2610) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t2610;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2611;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2611) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t2611;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2612;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2612) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t2612;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2613;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t2613) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t2613;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2614;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t2614) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t2614;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2615;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t2615) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t2615;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2616;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t2616) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t2616;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2617;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t2617) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t2617;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2618;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t2618) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t2618;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2619;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t2619) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t2619;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2620;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t2620) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t2620;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2621;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t2621) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t2621;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2622;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t2622) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t2622;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2623;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t2623) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t2623;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2624;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t2624) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t2624;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2625;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t2625) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t2625;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2626;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t2626) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t2626;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2627;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t2627) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t2627;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2628;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t2628) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t2628;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2629;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t2629) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t2629;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2630;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t2630) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t2630;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2631;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t2631) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t2631;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2632;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t2632) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t2632;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2633;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t2633) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t2633;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2634;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t2634) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t2634;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2635;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t2635) : "l"(t2601) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t2635;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2636 = split + 3u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_3 = __uint_as_float(0xff800000u);
                        f32 part_67 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_68 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_69 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_70 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_71 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_72 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_73 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_74 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_75 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_76 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_77 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_78 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_79 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_80 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_81 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_82 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_83 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_84 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_85 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_86 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_87 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_88 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_89 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_90 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_91 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_92 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_93 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_94 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_95 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_96 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_97 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_98 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_99 = 0.0f;
                        const bool t2637 = t2636 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2637) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_39 = warp_m + warp_n;
                            const u32 index_39 = slice_39 << 1u;
                            const u64 t2640 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2641 = t2640 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2642 = t2641 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2643 = partials + t2642;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2644 = (u64)t2636;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2645 = t2644 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2646 = t2645 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2647 = t2643 + t2646;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2648 = (u64)index_39;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2649 = t2648 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2650 = t2649 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2651 = t2647 + t2650;
                            const u64 t2652 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2653 = t2651 + t2652;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2654;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t2654) : "l"(t2653) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_3 = t2654;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2655;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2655) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t2655;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2656;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2656) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t2656;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2657;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2657) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t2657;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2658;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2658) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t2658;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2659;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2659) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t2659;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2660;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2660) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t2660;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2661;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2661) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t2661;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2662;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2662) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t2662;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2663;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2663) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t2663;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2664;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2664) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t2664;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2665;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t2665) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t2665;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2666;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t2666) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t2666;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2667;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t2667) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t2667;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2668;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t2668) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t2668;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2669;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t2669) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t2669;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2670;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t2670) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t2670;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2671;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t2671) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t2671;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2672;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t2672) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t2672;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2673;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t2673) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t2673;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2674;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t2674) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t2674;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2675;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t2675) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t2675;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2676;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t2676) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t2676;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2677;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t2677) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t2677;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2678;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t2678) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t2678;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2679;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t2679) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t2679;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2680;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t2680) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t2680;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2681;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t2681) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t2681;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2682;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t2682) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t2682;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2683;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t2683) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t2683;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2684;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t2684) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t2684;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2685;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t2685) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t2685;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2686;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t2686) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t2686;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2687;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t2687) : "l"(t2653) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t2687;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2688;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2688) : "f"(row_max), "f"(t1970));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2689;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2689) : "f"(t2688), "f"(part_max));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2690;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2690) : "f"(t2689), "f"(part_max_2));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max;
                        asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t2690), "f"(part_max_3));
                        const bool t2692 = max == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2693 = max * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_5 = t2692 ? 0.0f : t2693;
                        const f32 t2695 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2696;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2696) : "f"(row_max), "f"(scale_log2), "f"(t2695));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t2696));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2698 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2699;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2699) : "f"(t1970), "f"(scale_log2), "f"(t2698));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_2;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t2699));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2701 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2702;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2702) : "f"(part_max), "f"(scale_log2), "f"(t2701));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_3;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t2702));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2704 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2705;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2705) : "f"(part_max_2), "f"(scale_log2), "f"(t2704));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_4;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t2705));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2707 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2708;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2708) : "f"(part_max_3), "f"(scale_log2), "f"(t2707));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_5;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t2708));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2710 = row_sum * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t2710;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2711;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2711) : "f"(t1987), "f"(factors_2), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t2711;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2712;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2712) : "f"(part_33), "f"(factors_3), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t2712;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2713;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2713) : "f"(part_66), "f"(factors_4), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t2713;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2714;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2714) : "f"(part_99), "f"(factors_5), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total = t2714;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_2 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2715 = acc * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t2715;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2716;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2716) : "f"(t2004), "f"(factors_2), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t2716;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2717;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2717) : "f"(part), "f"(factors_3), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t2717;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2718;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2718) : "f"(part_34), "f"(factors_4), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t2718;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2719;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2719) : "f"(part_67), "f"(factors_5), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_2 = t2719;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_3 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2720 = acc_2 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t2720;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2721;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2721) : "f"(t2021), "f"(factors_2), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t2721;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2722;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2722) : "f"(part_2), "f"(factors_3), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t2722;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2723;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2723) : "f"(part_35), "f"(factors_4), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t2723;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2724;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2724) : "f"(part_68), "f"(factors_5), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_3 = t2724;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_4 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2725 = acc_5 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t2725;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2726;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2726) : "f"(t2038), "f"(factors_2), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t2726;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2727;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2727) : "f"(part_3), "f"(factors_3), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t2727;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2728;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2728) : "f"(part_36), "f"(factors_4), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t2728;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2729;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2729) : "f"(part_69), "f"(factors_5), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_4 = t2729;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_5 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2730 = acc_6 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t2730;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2731;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2731) : "f"(t2055), "f"(factors_2), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t2731;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2732;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2732) : "f"(part_4), "f"(factors_3), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t2732;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2733;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2733) : "f"(part_37), "f"(factors_4), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t2733;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2734;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2734) : "f"(part_70), "f"(factors_5), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_5 = t2734;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_6 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2735 = acc_9 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t2735;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2736;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2736) : "f"(t2072), "f"(factors_2), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t2736;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2737;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2737) : "f"(part_5), "f"(factors_3), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t2737;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2738;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2738) : "f"(part_38), "f"(factors_4), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t2738;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2739;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2739) : "f"(part_71), "f"(factors_5), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_6 = t2739;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_7 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2740 = acc_10 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t2740;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2741;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2741) : "f"(t2089), "f"(factors_2), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t2741;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2742;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2742) : "f"(part_6), "f"(factors_3), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t2742;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2743;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2743) : "f"(part_39), "f"(factors_4), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t2743;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2744;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2744) : "f"(part_72), "f"(factors_5), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_7 = t2744;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_8 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2745 = acc_13 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t2745;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2746;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2746) : "f"(t2106), "f"(factors_2), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t2746;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2747;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2747) : "f"(part_7), "f"(factors_3), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t2747;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2748;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2748) : "f"(part_40), "f"(factors_4), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t2748;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2749;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2749) : "f"(part_73), "f"(factors_5), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_8 = t2749;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_9 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2750 = acc_14 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t2750;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2751;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2751) : "f"(t2123), "f"(factors_2), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t2751;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2752;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2752) : "f"(part_8), "f"(factors_3), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t2752;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2753;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2753) : "f"(part_41), "f"(factors_4), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t2753;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2754;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2754) : "f"(part_74), "f"(factors_5), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_9 = t2754;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_10 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2755 = acc_17 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t2755;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2756;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2756) : "f"(t2140), "f"(factors_2), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t2756;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2757;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2757) : "f"(part_9), "f"(factors_3), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t2757;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2758;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2758) : "f"(part_42), "f"(factors_4), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t2758;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2759;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2759) : "f"(part_75), "f"(factors_5), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_10 = t2759;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_11 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2760 = acc_18 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2760;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2761;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2761) : "f"(t2157), "f"(factors_2), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2761;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2762;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2762) : "f"(part_10), "f"(factors_3), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2762;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2763;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2763) : "f"(part_43), "f"(factors_4), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2763;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2764;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2764) : "f"(part_76), "f"(factors_5), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_11 = t2764;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_12 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2765 = acc_21 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2765;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2766;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2766) : "f"(t2174), "f"(factors_2), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2766;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2767;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2767) : "f"(part_11), "f"(factors_3), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2767;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2768;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2768) : "f"(part_44), "f"(factors_4), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2768;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2769;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2769) : "f"(part_77), "f"(factors_5), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_12 = t2769;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_13 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2770 = acc_22 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2770;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2771;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2771) : "f"(t2191), "f"(factors_2), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2771;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2772;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2772) : "f"(part_12), "f"(factors_3), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2772;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2773;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2773) : "f"(part_45), "f"(factors_4), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2773;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2774;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2774) : "f"(part_78), "f"(factors_5), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_13 = t2774;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_14 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2775 = acc_25 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2775;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2776;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2776) : "f"(t2208), "f"(factors_2), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2776;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2777;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2777) : "f"(part_13), "f"(factors_3), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2777;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2778;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2778) : "f"(part_46), "f"(factors_4), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2778;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2779;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2779) : "f"(part_79), "f"(factors_5), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_14 = t2779;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_15 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2780 = acc_26 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2780;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2781;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2781) : "f"(t2225), "f"(factors_2), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2781;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2782;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2782) : "f"(part_14), "f"(factors_3), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2782;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2783;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2783) : "f"(part_47), "f"(factors_4), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2783;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2784;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2784) : "f"(part_80), "f"(factors_5), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_15 = t2784;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_16 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2785 = acc_29 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t2785;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2786;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2786) : "f"(t2242), "f"(factors_2), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t2786;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2787;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2787) : "f"(part_15), "f"(factors_3), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t2787;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2788;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2788) : "f"(part_48), "f"(factors_4), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t2788;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2789;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2789) : "f"(part_81), "f"(factors_5), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_16 = t2789;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_17 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2790 = acc_30 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t2790;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2791;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2791) : "f"(t2259), "f"(factors_2), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t2791;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2792;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2792) : "f"(part_16), "f"(factors_3), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t2792;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2793;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2793) : "f"(part_49), "f"(factors_4), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t2793;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2794;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2794) : "f"(part_82), "f"(factors_5), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_17 = t2794;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_18 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2795 = acc_33 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t2795;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2796;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2796) : "f"(t2276), "f"(factors_2), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t2796;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2797;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2797) : "f"(part_17), "f"(factors_3), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t2797;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2798;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2798) : "f"(part_50), "f"(factors_4), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t2798;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2799;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2799) : "f"(part_83), "f"(factors_5), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_18 = t2799;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2800 = acc_34 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2800;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2801;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2801) : "f"(t2293), "f"(factors_2), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2801;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2802;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2802) : "f"(part_18), "f"(factors_3), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2802;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2803;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2803) : "f"(part_51), "f"(factors_4), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2803;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2804;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2804) : "f"(part_84), "f"(factors_5), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2804;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2805 = acc_37 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2805;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2806;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2806) : "f"(t2310), "f"(factors_2), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2806;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2807;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2807) : "f"(part_19), "f"(factors_3), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2807;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2808;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2808) : "f"(part_52), "f"(factors_4), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2808;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2809;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2809) : "f"(part_85), "f"(factors_5), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2809;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2810 = acc_38 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2810;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2811;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2811) : "f"(t2327), "f"(factors_2), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2811;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2812;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2812) : "f"(part_20), "f"(factors_3), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2812;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2813;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2813) : "f"(part_53), "f"(factors_4), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2813;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2814;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2814) : "f"(part_86), "f"(factors_5), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2814;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2815 = acc_41 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2815;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2816;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2816) : "f"(t2344), "f"(factors_2), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2816;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2817;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2817) : "f"(part_21), "f"(factors_3), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2817;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2818;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2818) : "f"(part_54), "f"(factors_4), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2818;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2819;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2819) : "f"(part_87), "f"(factors_5), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2819;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2820 = acc_42 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2820;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2821;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2821) : "f"(t2361), "f"(factors_2), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2821;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2822;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2822) : "f"(part_22), "f"(factors_3), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2822;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2823;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2823) : "f"(part_55), "f"(factors_4), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2823;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2824;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2824) : "f"(part_88), "f"(factors_5), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2824;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2825 = acc_45 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2825;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2826;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2826) : "f"(t2378), "f"(factors_2), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2826;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2827;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2827) : "f"(part_23), "f"(factors_3), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2827;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2828;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2828) : "f"(part_56), "f"(factors_4), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2828;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2829;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2829) : "f"(part_89), "f"(factors_5), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2829;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2830 = acc_46 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2830;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2831;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2831) : "f"(t2395), "f"(factors_2), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2831;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2832;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2832) : "f"(part_24), "f"(factors_3), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2832;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2833;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2833) : "f"(part_57), "f"(factors_4), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2833;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2834;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2834) : "f"(part_90), "f"(factors_5), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2834;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2835 = acc_49 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2835;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2836;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2836) : "f"(t2412), "f"(factors_2), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2836;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2837;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2837) : "f"(part_25), "f"(factors_3), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2837;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2838;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2838) : "f"(part_58), "f"(factors_4), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2838;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2839;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2839) : "f"(part_91), "f"(factors_5), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2839;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2840 = acc_50 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2840;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2841;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2841) : "f"(t2429), "f"(factors_2), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2841;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2842;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2842) : "f"(part_26), "f"(factors_3), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2842;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2843;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2843) : "f"(part_59), "f"(factors_4), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2843;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2844;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2844) : "f"(part_92), "f"(factors_5), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2844;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2845 = acc_53 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2845;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2846;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2846) : "f"(t2446), "f"(factors_2), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2846;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2847;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2847) : "f"(part_27), "f"(factors_3), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2847;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2848;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2848) : "f"(part_60), "f"(factors_4), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2848;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2849;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2849) : "f"(part_93), "f"(factors_5), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2849;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2850 = acc_54 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2850;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2851;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2851) : "f"(t2463), "f"(factors_2), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2851;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2852;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2852) : "f"(part_28), "f"(factors_3), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2852;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2853;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2853) : "f"(part_61), "f"(factors_4), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2853;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2854;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2854) : "f"(part_94), "f"(factors_5), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2854;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2855 = acc_57 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2855;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2856;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2856) : "f"(t2480), "f"(factors_2), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2856;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2857;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2857) : "f"(part_29), "f"(factors_3), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2857;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2858;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2858) : "f"(part_62), "f"(factors_4), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2858;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2859;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2859) : "f"(part_95), "f"(factors_5), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2859;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2860 = acc_58 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2860;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2861;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2861) : "f"(t2497), "f"(factors_2), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2861;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2862;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2862) : "f"(part_30), "f"(factors_3), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2862;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2863;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2863) : "f"(part_63), "f"(factors_4), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2863;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2864;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2864) : "f"(part_96), "f"(factors_5), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2864;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2865 = acc_61 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2865;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2866;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2866) : "f"(t2514), "f"(factors_2), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2866;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2867;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2867) : "f"(part_31), "f"(factors_3), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2867;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2868;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2868) : "f"(part_64), "f"(factors_4), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2868;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2869;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2869) : "f"(part_97), "f"(factors_5), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2869;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2870 = acc_62 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2870;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2871;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2871) : "f"(t2531), "f"(factors_2), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2871;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2872;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2872) : "f"(part_32), "f"(factors_3), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2872;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2873;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2873) : "f"(part_65), "f"(factors_4), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2873;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2874;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2874) : "f"(part_98), "f"(factors_5), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2874;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max = max;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum = total;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc = total_2;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_2 = total_3;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_5 = total_4;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_6 = total_5;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_9 = total_6;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_10 = total_7;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_13 = total_8;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_14 = total_9;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_17 = total_10;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_18 = total_11;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_21 = total_12;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_22 = total_13;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_25 = total_14;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_26 = total_15;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_29 = total_16;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_30 = total_17;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_33 = total_18;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_34 = total_19;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_37 = total_20;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_38 = total_21;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_41 = total_22;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_42 = total_23;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_45 = total_24;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_46 = total_25;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_49 = total_26;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_50 = total_27;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_53 = total_28;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_54 = total_29;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_57 = total_30;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_58 = total_31;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_61 = total_32;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_62 = total_33;
                        const u32 t2875 = split + 4u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split = t2875;
                    }
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2877 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2878 = t65 + t2877;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2879 = t2878 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2880 = t2879 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2880) {
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_max_2 = __uint_as_float(0xff800000u);
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_sum_2 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_3 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_4 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_7 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_8 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_11 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_12 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_15 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_16 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_19 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_20 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_23 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_24 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_27 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_28 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_31 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_32 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_35 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_36 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_39 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_40 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_43 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_44 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_47 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_48 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_51 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_52 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_55 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_56 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_59 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_60 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_63 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    acc_64 = 0.0f;
                    u32 split_2 = 0u;
                    while (true) {
#line 286 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2881 = split_2 < t45;
                        if (!t2881) break;
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_40 = warp_m + warp_n;
                        const u32 t2883 = slice_40 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_40 = t2883 + 1u;
                        const u64 t2885 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2886 = t2885 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2887 = t2886 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2888 = partials + t2887;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2889 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2890 = t2889 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2891 = t2890 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2892 = t2888 + t2891;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2893 = (u64)index_40;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2894 = t2893 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2895 = t2894 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2896 = t2892 + t2895;
                        const u64 t2897 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2898 = t2896 + t2897;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2899;
                        asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t2899) : "l"(t2898) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_41 = warp_m + warp_n;
                        const u32 t2901 = slice_41 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_41 = t2901 + 1u;
                        const u64 t2903 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2904 = t2903 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2905 = t2904 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2906 = partials + t2905;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2907 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2908 = t2907 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2909 = t2908 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2910 = t2906 + t2909;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2911 = (u64)index_41;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2912 = t2911 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2913 = t2912 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2914 = t2910 + t2913;
                        const u64 t2915 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2916 = t2914 + t2915;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2917;
                        asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t2917) : "l"(t2916) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_42 = warp_m + warp_n;
                        const u32 t2919 = slice_42 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_42 = t2919 + 1u;
                        const u64 t2921 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2922 = t2921 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2923 = t2922 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2924 = partials + t2923;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2925 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2926 = t2925 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2927 = t2926 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2928 = t2924 + t2927;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2929 = (u64)index_42;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2930 = t2929 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2931 = t2930 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2932 = t2928 + t2931;
                        const u64 t2933 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2934 = t2932 + t2933;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2935;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2935) : "l"(t2934) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_43 = warp_m + warp_n;
                        const u32 t2937 = slice_43 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_43 = t2937 + 1u;
                        const u64 t2939 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2940 = t2939 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2941 = t2940 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2942 = partials + t2941;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2943 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2944 = t2943 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2945 = t2944 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2946 = t2942 + t2945;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2947 = (u64)index_43;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2948 = t2947 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2949 = t2948 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2950 = t2946 + t2949;
                        const u64 t2951 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2952 = t2950 + t2951;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2953;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2953) : "l"(t2952) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_44 = warp_m + warp_n;
                        const u32 t2955 = slice_44 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_44 = t2955 + 1u;
                        const u64 t2957 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2958 = t2957 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2959 = t2958 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2960 = partials + t2959;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2961 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2962 = t2961 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2963 = t2962 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2964 = t2960 + t2963;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2965 = (u64)index_44;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2966 = t2965 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2967 = t2966 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2968 = t2964 + t2967;
                        const u64 t2969 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2970 = t2968 + t2969;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2971;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2971) : "l"(t2970) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_45 = warp_m + warp_n;
                        const u32 t2973 = slice_45 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_45 = t2973 + 1u;
                        const u64 t2975 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2976 = t2975 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2977 = t2976 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2978 = partials + t2977;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2979 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2980 = t2979 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2981 = t2980 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2982 = t2978 + t2981;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2983 = (u64)index_45;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2984 = t2983 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2985 = t2984 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2986 = t2982 + t2985;
                        const u64 t2987 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2988 = t2986 + t2987;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2989;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2989) : "l"(t2988) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_46 = warp_m + warp_n;
                        const u32 t2991 = slice_46 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_46 = t2991 + 1u;
                        const u64 t2993 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2994 = t2993 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2995 = t2994 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2996 = partials + t2995;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2997 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2998 = t2997 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2999 = t2998 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3000 = t2996 + t2999;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3001 = (u64)index_46;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3002 = t3001 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3003 = t3002 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3004 = t3000 + t3003;
                        const u64 t3005 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3006 = t3004 + t3005;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3007;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t3007) : "l"(t3006) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_47 = warp_m + warp_n;
                        const u32 t3009 = slice_47 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_47 = t3009 + 1u;
                        const u64 t3011 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3012 = t3011 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3013 = t3012 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3014 = partials + t3013;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3015 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3016 = t3015 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3017 = t3016 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3018 = t3014 + t3017;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3019 = (u64)index_47;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3020 = t3019 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3021 = t3020 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3022 = t3018 + t3021;
                        const u64 t3023 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3024 = t3022 + t3023;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3025;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t3025) : "l"(t3024) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_48 = warp_m + warp_n;
                        const u32 t3027 = slice_48 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_48 = t3027 + 1u;
                        const u64 t3029 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3030 = t3029 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3031 = t3030 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3032 = partials + t3031;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3033 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3034 = t3033 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3035 = t3034 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3036 = t3032 + t3035;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3037 = (u64)index_48;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3038 = t3037 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3039 = t3038 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3040 = t3036 + t3039;
                        const u64 t3041 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3042 = t3040 + t3041;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3043;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t3043) : "l"(t3042) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_49 = warp_m + warp_n;
                        const u32 t3045 = slice_49 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_49 = t3045 + 1u;
                        const u64 t3047 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3048 = t3047 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3049 = t3048 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3050 = partials + t3049;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3051 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3052 = t3051 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3053 = t3052 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3054 = t3050 + t3053;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3055 = (u64)index_49;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3056 = t3055 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3057 = t3056 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3058 = t3054 + t3057;
                        const u64 t3059 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3060 = t3058 + t3059;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3061;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t3061) : "l"(t3060) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_50 = warp_m + warp_n;
                        const u32 t3063 = slice_50 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_50 = t3063 + 1u;
                        const u64 t3065 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3066 = t3065 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3067 = t3066 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3068 = partials + t3067;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3069 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3070 = t3069 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3071 = t3070 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3072 = t3068 + t3071;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3073 = (u64)index_50;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3074 = t3073 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3075 = t3074 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3076 = t3072 + t3075;
                        const u64 t3077 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3078 = t3076 + t3077;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3079;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3079) : "l"(t3078) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_51 = warp_m + warp_n;
                        const u32 t3081 = slice_51 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_51 = t3081 + 1u;
                        const u64 t3083 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3084 = t3083 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3085 = t3084 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3086 = partials + t3085;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3087 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3088 = t3087 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3089 = t3088 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3090 = t3086 + t3089;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3091 = (u64)index_51;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3092 = t3091 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3093 = t3092 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3094 = t3090 + t3093;
                        const u64 t3095 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3096 = t3094 + t3095;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3097;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3097) : "l"(t3096) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_52 = warp_m + warp_n;
                        const u32 t3099 = slice_52 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_52 = t3099 + 1u;
                        const u64 t3101 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3102 = t3101 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3103 = t3102 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3104 = partials + t3103;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3105 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3106 = t3105 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3107 = t3106 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3108 = t3104 + t3107;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3109 = (u64)index_52;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3110 = t3109 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3111 = t3110 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3112 = t3108 + t3111;
                        const u64 t3113 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3114 = t3112 + t3113;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3115;
                        asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t3115) : "l"(t3114) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_53 = warp_m + warp_n;
                        const u32 t3117 = slice_53 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_53 = t3117 + 1u;
                        const u64 t3119 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3120 = t3119 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3121 = t3120 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3122 = partials + t3121;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3123 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3124 = t3123 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3125 = t3124 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3126 = t3122 + t3125;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3127 = (u64)index_53;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3128 = t3127 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3129 = t3128 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3130 = t3126 + t3129;
                        const u64 t3131 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3132 = t3130 + t3131;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3133;
                        asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t3133) : "l"(t3132) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_54 = warp_m + warp_n;
                        const u32 t3135 = slice_54 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_54 = t3135 + 1u;
                        const u64 t3137 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3138 = t3137 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3139 = t3138 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3140 = partials + t3139;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3141 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3142 = t3141 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3143 = t3142 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3144 = t3140 + t3143;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3145 = (u64)index_54;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3146 = t3145 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3147 = t3146 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3148 = t3144 + t3147;
                        const u64 t3149 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3150 = t3148 + t3149;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3151;
                        asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t3151) : "l"(t3150) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_55 = warp_m + warp_n;
                        const u32 t3153 = slice_55 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_55 = t3153 + 1u;
                        const u64 t3155 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3156 = t3155 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3157 = t3156 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3158 = partials + t3157;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3159 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3160 = t3159 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3161 = t3160 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3162 = t3158 + t3161;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3163 = (u64)index_55;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3164 = t3163 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3165 = t3164 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3166 = t3162 + t3165;
                        const u64 t3167 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3168 = t3166 + t3167;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3169;
                        asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t3169) : "l"(t3168) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_56 = warp_m + warp_n;
                        const u32 t3171 = slice_56 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_56 = t3171 + 1u;
                        const u64 t3173 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3174 = t3173 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3175 = t3174 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3176 = partials + t3175;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3177 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3178 = t3177 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3179 = t3178 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3180 = t3176 + t3179;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3181 = (u64)index_56;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3182 = t3181 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3183 = t3182 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3184 = t3180 + t3183;
                        const u64 t3185 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3186 = t3184 + t3185;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3187;
                        asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t3187) : "l"(t3186) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_57 = warp_m + warp_n;
                        const u32 t3189 = slice_57 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_57 = t3189 + 1u;
                        const u64 t3191 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3192 = t3191 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3193 = t3192 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3194 = partials + t3193;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3195 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3196 = t3195 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3197 = t3196 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3198 = t3194 + t3197;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3199 = (u64)index_57;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3200 = t3199 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3201 = t3200 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3202 = t3198 + t3201;
                        const u64 t3203 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3204 = t3202 + t3203;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3205;
                        asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t3205) : "l"(t3204) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_58 = warp_m + warp_n;
                        const u32 t3207 = slice_58 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_58 = t3207 + 1u;
                        const u64 t3209 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3210 = t3209 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3211 = t3210 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3212 = partials + t3211;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3213 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3214 = t3213 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3215 = t3214 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3216 = t3212 + t3215;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3217 = (u64)index_58;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3218 = t3217 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3219 = t3218 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3220 = t3216 + t3219;
                        const u64 t3221 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3222 = t3220 + t3221;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3223;
                        asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t3223) : "l"(t3222) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_59 = warp_m + warp_n;
                        const u32 t3225 = slice_59 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_59 = t3225 + 1u;
                        const u64 t3227 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3228 = t3227 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3229 = t3228 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3230 = partials + t3229;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3231 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3232 = t3231 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3233 = t3232 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3234 = t3230 + t3233;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3235 = (u64)index_59;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3236 = t3235 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3237 = t3236 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3238 = t3234 + t3237;
                        const u64 t3239 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3240 = t3238 + t3239;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3241;
                        asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t3241) : "l"(t3240) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_60 = warp_m + warp_n;
                        const u32 t3243 = slice_60 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_60 = t3243 + 1u;
                        const u64 t3245 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3246 = t3245 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3247 = t3246 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3248 = partials + t3247;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3249 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3250 = t3249 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3251 = t3250 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3252 = t3248 + t3251;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3253 = (u64)index_60;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3254 = t3253 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3255 = t3254 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3256 = t3252 + t3255;
                        const u64 t3257 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3258 = t3256 + t3257;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3259;
                        asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t3259) : "l"(t3258) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_61 = warp_m + warp_n;
                        const u32 t3261 = slice_61 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_61 = t3261 + 1u;
                        const u64 t3263 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3264 = t3263 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3265 = t3264 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3266 = partials + t3265;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3267 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3268 = t3267 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3269 = t3268 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3270 = t3266 + t3269;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3271 = (u64)index_61;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3272 = t3271 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3273 = t3272 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3274 = t3270 + t3273;
                        const u64 t3275 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3276 = t3274 + t3275;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3277;
                        asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t3277) : "l"(t3276) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_62 = warp_m + warp_n;
                        const u32 t3279 = slice_62 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_62 = t3279 + 1u;
                        const u64 t3281 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3282 = t3281 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3283 = t3282 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3284 = partials + t3283;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3285 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3286 = t3285 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3287 = t3286 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3288 = t3284 + t3287;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3289 = (u64)index_62;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3290 = t3289 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3291 = t3290 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3292 = t3288 + t3291;
                        const u64 t3293 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3294 = t3292 + t3293;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3295;
                        asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t3295) : "l"(t3294) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_63 = warp_m + warp_n;
                        const u32 t3297 = slice_63 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_63 = t3297 + 1u;
                        const u64 t3299 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3300 = t3299 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3301 = t3300 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3302 = partials + t3301;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3303 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3304 = t3303 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3305 = t3304 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3306 = t3302 + t3305;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3307 = (u64)index_63;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3308 = t3307 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3309 = t3308 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3310 = t3306 + t3309;
                        const u64 t3311 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3312 = t3310 + t3311;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3313;
                        asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t3313) : "l"(t3312) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_64 = warp_m + warp_n;
                        const u32 t3315 = slice_64 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_64 = t3315 + 1u;
                        const u64 t3317 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3318 = t3317 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3319 = t3318 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3320 = partials + t3319;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3321 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3322 = t3321 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3323 = t3322 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3324 = t3320 + t3323;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3325 = (u64)index_64;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3326 = t3325 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3327 = t3326 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3328 = t3324 + t3327;
                        const u64 t3329 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3330 = t3328 + t3329;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3331;
                        asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t3331) : "l"(t3330) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_65 = warp_m + warp_n;
                        const u32 t3333 = slice_65 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_65 = t3333 + 1u;
                        const u64 t3335 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3336 = t3335 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3337 = t3336 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3338 = partials + t3337;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3339 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3340 = t3339 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3341 = t3340 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3342 = t3338 + t3341;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3343 = (u64)index_65;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3344 = t3343 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3345 = t3344 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3346 = t3342 + t3345;
                        const u64 t3347 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3348 = t3346 + t3347;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3349;
                        asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t3349) : "l"(t3348) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_66 = warp_m + warp_n;
                        const u32 t3351 = slice_66 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_66 = t3351 + 1u;
                        const u64 t3353 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3354 = t3353 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3355 = t3354 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3356 = partials + t3355;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3357 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3358 = t3357 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3359 = t3358 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3360 = t3356 + t3359;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3361 = (u64)index_66;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3362 = t3361 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3363 = t3362 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3364 = t3360 + t3363;
                        const u64 t3365 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3366 = t3364 + t3365;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3367;
                        asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t3367) : "l"(t3366) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_67 = warp_m + warp_n;
                        const u32 t3369 = slice_67 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_67 = t3369 + 1u;
                        const u64 t3371 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3372 = t3371 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3373 = t3372 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3374 = partials + t3373;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3375 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3376 = t3375 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3377 = t3376 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3378 = t3374 + t3377;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3379 = (u64)index_67;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3380 = t3379 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3381 = t3380 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3382 = t3378 + t3381;
                        const u64 t3383 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3384 = t3382 + t3383;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3385;
                        asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t3385) : "l"(t3384) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_68 = warp_m + warp_n;
                        const u32 t3387 = slice_68 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_68 = t3387 + 1u;
                        const u64 t3389 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3390 = t3389 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3391 = t3390 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3392 = partials + t3391;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3393 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3394 = t3393 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3395 = t3394 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3396 = t3392 + t3395;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3397 = (u64)index_68;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3398 = t3397 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3399 = t3398 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3400 = t3396 + t3399;
                        const u64 t3401 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3402 = t3400 + t3401;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3403;
                        asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t3403) : "l"(t3402) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_69 = warp_m + warp_n;
                        const u32 t3405 = slice_69 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_69 = t3405 + 1u;
                        const u64 t3407 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3408 = t3407 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3409 = t3408 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3410 = partials + t3409;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3411 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3412 = t3411 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3413 = t3412 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3414 = t3410 + t3413;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3415 = (u64)index_69;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3416 = t3415 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3417 = t3416 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3418 = t3414 + t3417;
                        const u64 t3419 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3420 = t3418 + t3419;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3421;
                        asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t3421) : "l"(t3420) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_70 = warp_m + warp_n;
                        const u32 t3423 = slice_70 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_70 = t3423 + 1u;
                        const u64 t3425 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3426 = t3425 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3427 = t3426 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3428 = partials + t3427;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3429 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3430 = t3429 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3431 = t3430 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3432 = t3428 + t3431;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3433 = (u64)index_70;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3434 = t3433 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3435 = t3434 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3436 = t3432 + t3435;
                        const u64 t3437 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3438 = t3436 + t3437;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3439;
                        asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t3439) : "l"(t3438) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_71 = warp_m + warp_n;
                        const u32 t3441 = slice_71 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_71 = t3441 + 1u;
                        const u64 t3443 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3444 = t3443 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3445 = t3444 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3446 = partials + t3445;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3447 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3448 = t3447 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3449 = t3448 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3450 = t3446 + t3449;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3451 = (u64)index_71;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3452 = t3451 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3453 = t3452 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3454 = t3450 + t3453;
                        const u64 t3455 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3456 = t3454 + t3455;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3457;
                        asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t3457) : "l"(t3456) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_72 = warp_m + warp_n;
                        const u32 t3459 = slice_72 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_72 = t3459 + 1u;
                        const u64 t3461 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3462 = t3461 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3463 = t3462 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3464 = partials + t3463;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3465 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3466 = t3465 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3467 = t3466 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3468 = t3464 + t3467;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3469 = (u64)index_72;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3470 = t3469 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3471 = t3470 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3472 = t3468 + t3471;
                        const u64 t3473 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3474 = t3472 + t3473;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3475;
                        asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t3475) : "l"(t3474) : "memory");
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 slice_73 = warp_m + warp_n;
                        const u32 t3477 = slice_73 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_73 = t3477 + 1u;
                        const u64 t3479 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3480 = t3479 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3481 = t3480 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3482 = partials + t3481;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3483 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3484 = t3483 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3485 = t3484 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3486 = t3482 + t3485;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3487 = (u64)index_73;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3488 = t3487 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3489 = t3488 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3490 = t3486 + t3489;
                        const u64 t3491 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t3492 = t3490 + t3491;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3493;
                        asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t3493) : "l"(t3492) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3494 = split_2 + 1u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_4 = __uint_as_float(0xff800000u);
                        f32 part_100 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_101 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_102 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_103 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_104 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_105 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_106 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_107 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_108 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_109 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_110 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_111 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_112 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_113 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_114 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_115 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_116 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_117 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_118 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_119 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_120 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_121 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_122 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_123 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_124 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_125 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_126 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_127 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_128 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_129 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_130 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_131 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_132 = 0.0f;
                        const bool t3495 = t3494 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3495) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_74 = warp_m + warp_n;
                            const u32 t3497 = slice_74 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_74 = t3497 + 1u;
                            const u64 t3499 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3500 = t3499 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3501 = t3500 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3502 = partials + t3501;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3503 = (u64)t3494;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3504 = t3503 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3505 = t3504 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3506 = t3502 + t3505;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3507 = (u64)index_74;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3508 = t3507 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3509 = t3508 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3510 = t3506 + t3509;
                            const u64 t3511 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3512 = t3510 + t3511;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3513;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3513) : "l"(t3512) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_4 = t3513;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3514;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t3514) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t3514;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3515;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t3515) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t3515;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3516;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t3516) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t3516;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3517;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t3517) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t3517;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3518;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t3518) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t3518;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3519;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t3519) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t3519;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3520;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t3520) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t3520;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3521;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t3521) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t3521;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3522;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3522) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t3522;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3523;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3523) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t3523;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3524;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t3524) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t3524;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3525;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t3525) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t3525;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3526;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t3526) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t3526;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3527;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t3527) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t3527;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3528;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t3528) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t3528;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3529;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t3529) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t3529;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3530;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t3530) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t3530;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3531;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t3531) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t3531;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3532;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t3532) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t3532;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3533;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t3533) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t3533;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3534;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t3534) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t3534;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3535;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t3535) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t3535;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3536;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t3536) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t3536;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3537;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t3537) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t3537;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3538;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t3538) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t3538;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3539;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t3539) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t3539;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3540;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t3540) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t3540;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3541;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t3541) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t3541;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3542;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t3542) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t3542;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3543;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t3543) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t3543;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3544;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t3544) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t3544;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3545;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t3545) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t3545;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3546;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3546) : "l"(t3512) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t3546;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3547 = split_2 + 2u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_5 = __uint_as_float(0xff800000u);
                        f32 part_133 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_134 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_135 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_136 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_137 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_138 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_139 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_140 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_141 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_142 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_143 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_144 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_145 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_146 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_147 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_148 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_149 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_150 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_151 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_152 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_153 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_154 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_155 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_156 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_157 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_158 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_159 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_160 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_161 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_162 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_163 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_164 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_165 = 0.0f;
                        const bool t3548 = t3547 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3548) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_75 = warp_m + warp_n;
                            const u32 t3550 = slice_75 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_75 = t3550 + 1u;
                            const u64 t3552 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3553 = t3552 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3554 = t3553 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3555 = partials + t3554;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3556 = (u64)t3547;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3557 = t3556 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3558 = t3557 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3559 = t3555 + t3558;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3560 = (u64)index_75;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3561 = t3560 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3562 = t3561 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3563 = t3559 + t3562;
                            const u64 t3564 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3565 = t3563 + t3564;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3566;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3566) : "l"(t3565) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_5 = t3566;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3567;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t3567) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t3567;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3568;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t3568) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t3568;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3569;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t3569) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t3569;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3570;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t3570) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t3570;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3571;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t3571) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t3571;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3572;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t3572) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t3572;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3573;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t3573) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t3573;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3574;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t3574) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t3574;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3575;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3575) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t3575;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3576;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3576) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t3576;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3577;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t3577) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t3577;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3578;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t3578) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t3578;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3579;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t3579) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t3579;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3580;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t3580) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t3580;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3581;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t3581) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t3581;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3582;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t3582) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t3582;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3583;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t3583) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t3583;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3584;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t3584) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t3584;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3585;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t3585) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t3585;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3586;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t3586) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t3586;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3587;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t3587) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t3587;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3588;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t3588) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t3588;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3589;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t3589) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t3589;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3590;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t3590) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t3590;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3591;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t3591) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t3591;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3592;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t3592) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t3592;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3593;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t3593) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t3593;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3594;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t3594) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t3594;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3595;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t3595) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t3595;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3596;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t3596) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t3596;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3597;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t3597) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t3597;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3598;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t3598) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t3598;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3599;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3599) : "l"(t3565) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t3599;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t3600 = split_2 + 3u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_6 = __uint_as_float(0xff800000u);
                        f32 part_166 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_167 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_168 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_169 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_170 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_171 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_172 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_173 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_174 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_175 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_176 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_177 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_178 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_179 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_180 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_181 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_182 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_183 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_184 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_185 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_186 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_187 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_188 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_189 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_190 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_191 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_192 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_193 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_194 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_195 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_196 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_197 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_198 = 0.0f;
                        const bool t3601 = t3600 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t3601) {
#line 342 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 slice_76 = warp_m + warp_n;
                            const u32 t3603 = slice_76 << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_76 = t3603 + 1u;
                            const u64 t3605 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3606 = t3605 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3607 = t3606 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3608 = partials + t3607;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3609 = (u64)t3600;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3610 = t3609 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3611 = t3610 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3612 = t3608 + t3611;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3613 = (u64)index_76;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3614 = t3613 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3615 = t3614 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3616 = t3612 + t3615;
                            const u64 t3617 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t3618 = t3616 + t3617;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3619;
                            asm volatile("ld.global.f32 %0, [%1+4096];" : "=f"(t3619) : "l"(t3618) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_6 = t3619;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3620;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t3620) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t3620;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3621;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t3621) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t3621;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3622;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t3622) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t3622;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3623;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t3623) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t3623;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3624;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t3624) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t3624;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3625;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t3625) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t3625;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3626;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t3626) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t3626;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3627;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t3627) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t3627;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3628;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t3628) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t3628;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3629;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t3629) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t3629;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3630;
                            asm volatile("ld.global.f32 %0, [%1+1280];" : "=f"(t3630) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t3630;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3631;
                            asm volatile("ld.global.f32 %0, [%1+1408];" : "=f"(t3631) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t3631;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3632;
                            asm volatile("ld.global.f32 %0, [%1+1536];" : "=f"(t3632) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t3632;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3633;
                            asm volatile("ld.global.f32 %0, [%1+1664];" : "=f"(t3633) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t3633;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3634;
                            asm volatile("ld.global.f32 %0, [%1+1792];" : "=f"(t3634) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t3634;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3635;
                            asm volatile("ld.global.f32 %0, [%1+1920];" : "=f"(t3635) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t3635;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3636;
                            asm volatile("ld.global.f32 %0, [%1+2048];" : "=f"(t3636) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t3636;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3637;
                            asm volatile("ld.global.f32 %0, [%1+2176];" : "=f"(t3637) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t3637;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3638;
                            asm volatile("ld.global.f32 %0, [%1+2304];" : "=f"(t3638) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t3638;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3639;
                            asm volatile("ld.global.f32 %0, [%1+2432];" : "=f"(t3639) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t3639;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3640;
                            asm volatile("ld.global.f32 %0, [%1+2560];" : "=f"(t3640) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t3640;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3641;
                            asm volatile("ld.global.f32 %0, [%1+2688];" : "=f"(t3641) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t3641;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3642;
                            asm volatile("ld.global.f32 %0, [%1+2816];" : "=f"(t3642) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t3642;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3643;
                            asm volatile("ld.global.f32 %0, [%1+2944];" : "=f"(t3643) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t3643;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3644;
                            asm volatile("ld.global.f32 %0, [%1+3072];" : "=f"(t3644) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t3644;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3645;
                            asm volatile("ld.global.f32 %0, [%1+3200];" : "=f"(t3645) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t3645;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3646;
                            asm volatile("ld.global.f32 %0, [%1+3328];" : "=f"(t3646) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t3646;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3647;
                            asm volatile("ld.global.f32 %0, [%1+3456];" : "=f"(t3647) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t3647;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3648;
                            asm volatile("ld.global.f32 %0, [%1+3584];" : "=f"(t3648) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t3648;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3649;
                            asm volatile("ld.global.f32 %0, [%1+3712];" : "=f"(t3649) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t3649;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3650;
                            asm volatile("ld.global.f32 %0, [%1+3840];" : "=f"(t3650) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t3650;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3651;
                            asm volatile("ld.global.f32 %0, [%1+3968];" : "=f"(t3651) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t3651;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t3652;
                            asm volatile("ld.global.f32 %0, [%1+4224];" : "=f"(t3652) : "l"(t3618) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t3652;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3653;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3653) : "f"(row_max_2), "f"(t2899));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3654;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3654) : "f"(t3653), "f"(part_max_4));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3655;
                        asm("max.f32 %0, %1, %2;" : "=f"(t3655) : "f"(t3654), "f"(part_max_5));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_2;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t3655), "f"(part_max_6));
                        const bool t3657 = max_2 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3658 = max_2 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_6 = t3657 ? 0.0f : t3658;
                        const f32 t3660 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3661;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3661) : "f"(row_max_2), "f"(scale_log2), "f"(t3660));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_6;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t3661));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3663 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3664;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3664) : "f"(t2899), "f"(scale_log2), "f"(t3663));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_7;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t3664));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3666 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3667;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3667) : "f"(part_max_4), "f"(scale_log2), "f"(t3666));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_8;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t3667));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3669 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3670;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3670) : "f"(part_max_5), "f"(scale_log2), "f"(t3669));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t3670));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3672 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3673;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3673) : "f"(part_max_6), "f"(scale_log2), "f"(t3672));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t3673));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3675 = row_sum_2 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3675;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3676;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3676) : "f"(t2917), "f"(factors_7), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3676;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3677;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3677) : "f"(part_132), "f"(factors_8), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3677;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3678;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3678) : "f"(part_165), "f"(factors_9), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3678;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3679;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3679) : "f"(part_198), "f"(factors_10), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t3679;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3680 = acc_3 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3680;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3681;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3681) : "f"(t2935), "f"(factors_7), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3681;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3682;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3682) : "f"(part_100), "f"(factors_8), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3682;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3683;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3683) : "f"(part_133), "f"(factors_9), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3683;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3684;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3684) : "f"(part_166), "f"(factors_10), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t3684;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3685 = acc_4 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3685;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3686;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3686) : "f"(t2953), "f"(factors_7), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3686;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3687;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3687) : "f"(part_101), "f"(factors_8), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3687;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3688;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3688) : "f"(part_134), "f"(factors_9), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3688;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3689;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3689) : "f"(part_167), "f"(factors_10), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t3689;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_37 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3690 = acc_7 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t3690;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3691;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3691) : "f"(t2971), "f"(factors_7), "f"(total_37));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t3691;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3692;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3692) : "f"(part_102), "f"(factors_8), "f"(total_37));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t3692;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3693;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3693) : "f"(part_135), "f"(factors_9), "f"(total_37));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t3693;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3694;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3694) : "f"(part_168), "f"(factors_10), "f"(total_37));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_37 = t3694;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_38 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3695 = acc_8 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t3695;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3696;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3696) : "f"(t2989), "f"(factors_7), "f"(total_38));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t3696;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3697;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3697) : "f"(part_103), "f"(factors_8), "f"(total_38));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t3697;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3698;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3698) : "f"(part_136), "f"(factors_9), "f"(total_38));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t3698;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3699;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3699) : "f"(part_169), "f"(factors_10), "f"(total_38));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_38 = t3699;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_39 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3700 = acc_11 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t3700;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3701;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3701) : "f"(t3007), "f"(factors_7), "f"(total_39));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t3701;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3702;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3702) : "f"(part_104), "f"(factors_8), "f"(total_39));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t3702;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3703;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3703) : "f"(part_137), "f"(factors_9), "f"(total_39));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t3703;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3704;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3704) : "f"(part_170), "f"(factors_10), "f"(total_39));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_39 = t3704;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_40 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3705 = acc_12 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t3705;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3706;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3706) : "f"(t3025), "f"(factors_7), "f"(total_40));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t3706;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3707;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3707) : "f"(part_105), "f"(factors_8), "f"(total_40));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t3707;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3708;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3708) : "f"(part_138), "f"(factors_9), "f"(total_40));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t3708;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3709;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3709) : "f"(part_171), "f"(factors_10), "f"(total_40));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_40 = t3709;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_41 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3710 = acc_15 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t3710;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3711;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3711) : "f"(t3043), "f"(factors_7), "f"(total_41));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t3711;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3712;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3712) : "f"(part_106), "f"(factors_8), "f"(total_41));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t3712;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3713;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3713) : "f"(part_139), "f"(factors_9), "f"(total_41));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t3713;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3714;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3714) : "f"(part_172), "f"(factors_10), "f"(total_41));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_41 = t3714;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_42 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3715 = acc_16 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t3715;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3716;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3716) : "f"(t3061), "f"(factors_7), "f"(total_42));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t3716;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3717;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3717) : "f"(part_107), "f"(factors_8), "f"(total_42));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t3717;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3718;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3718) : "f"(part_140), "f"(factors_9), "f"(total_42));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t3718;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3719;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3719) : "f"(part_173), "f"(factors_10), "f"(total_42));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_42 = t3719;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_43 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3720 = acc_19 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t3720;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3721;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3721) : "f"(t3079), "f"(factors_7), "f"(total_43));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t3721;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3722;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3722) : "f"(part_108), "f"(factors_8), "f"(total_43));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t3722;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3723;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3723) : "f"(part_141), "f"(factors_9), "f"(total_43));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t3723;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3724;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3724) : "f"(part_174), "f"(factors_10), "f"(total_43));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_43 = t3724;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_44 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3725 = acc_20 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t3725;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3726;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3726) : "f"(t3097), "f"(factors_7), "f"(total_44));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t3726;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3727;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3727) : "f"(part_109), "f"(factors_8), "f"(total_44));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t3727;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3728;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3728) : "f"(part_142), "f"(factors_9), "f"(total_44));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t3728;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3729;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3729) : "f"(part_175), "f"(factors_10), "f"(total_44));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_44 = t3729;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_45 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3730 = acc_23 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t3730;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3731;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3731) : "f"(t3115), "f"(factors_7), "f"(total_45));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t3731;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3732;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3732) : "f"(part_110), "f"(factors_8), "f"(total_45));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t3732;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3733;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3733) : "f"(part_143), "f"(factors_9), "f"(total_45));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t3733;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3734;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3734) : "f"(part_176), "f"(factors_10), "f"(total_45));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_45 = t3734;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_46 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3735 = acc_24 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t3735;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3736;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3736) : "f"(t3133), "f"(factors_7), "f"(total_46));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t3736;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3737;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3737) : "f"(part_111), "f"(factors_8), "f"(total_46));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t3737;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3738;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3738) : "f"(part_144), "f"(factors_9), "f"(total_46));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t3738;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3739;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3739) : "f"(part_177), "f"(factors_10), "f"(total_46));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_46 = t3739;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_47 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3740 = acc_27 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t3740;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3741;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3741) : "f"(t3151), "f"(factors_7), "f"(total_47));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t3741;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3742;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3742) : "f"(part_112), "f"(factors_8), "f"(total_47));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t3742;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3743;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3743) : "f"(part_145), "f"(factors_9), "f"(total_47));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t3743;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3744;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3744) : "f"(part_178), "f"(factors_10), "f"(total_47));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_47 = t3744;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_48 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3745 = acc_28 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t3745;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3746;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3746) : "f"(t3169), "f"(factors_7), "f"(total_48));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t3746;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3747;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3747) : "f"(part_113), "f"(factors_8), "f"(total_48));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t3747;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3748;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3748) : "f"(part_146), "f"(factors_9), "f"(total_48));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t3748;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3749;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3749) : "f"(part_179), "f"(factors_10), "f"(total_48));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_48 = t3749;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_49 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3750 = acc_31 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t3750;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3751;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3751) : "f"(t3187), "f"(factors_7), "f"(total_49));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t3751;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3752;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3752) : "f"(part_114), "f"(factors_8), "f"(total_49));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t3752;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3753;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3753) : "f"(part_147), "f"(factors_9), "f"(total_49));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t3753;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3754;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3754) : "f"(part_180), "f"(factors_10), "f"(total_49));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_49 = t3754;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_50 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3755 = acc_32 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t3755;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3756;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3756) : "f"(t3205), "f"(factors_7), "f"(total_50));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t3756;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3757;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3757) : "f"(part_115), "f"(factors_8), "f"(total_50));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t3757;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3758;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3758) : "f"(part_148), "f"(factors_9), "f"(total_50));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t3758;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3759;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3759) : "f"(part_181), "f"(factors_10), "f"(total_50));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_50 = t3759;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_51 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3760 = acc_35 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t3760;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3761;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3761) : "f"(t3223), "f"(factors_7), "f"(total_51));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t3761;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3762;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3762) : "f"(part_116), "f"(factors_8), "f"(total_51));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t3762;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3763;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3763) : "f"(part_149), "f"(factors_9), "f"(total_51));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t3763;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3764;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3764) : "f"(part_182), "f"(factors_10), "f"(total_51));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_51 = t3764;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_52 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3765 = acc_36 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t3765;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3766;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3766) : "f"(t3241), "f"(factors_7), "f"(total_52));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t3766;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3767;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3767) : "f"(part_117), "f"(factors_8), "f"(total_52));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t3767;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3768;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3768) : "f"(part_150), "f"(factors_9), "f"(total_52));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t3768;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3769;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3769) : "f"(part_183), "f"(factors_10), "f"(total_52));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_52 = t3769;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_53 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3770 = acc_39 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t3770;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3771;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3771) : "f"(t3259), "f"(factors_7), "f"(total_53));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t3771;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3772;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3772) : "f"(part_118), "f"(factors_8), "f"(total_53));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t3772;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3773;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3773) : "f"(part_151), "f"(factors_9), "f"(total_53));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t3773;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3774;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3774) : "f"(part_184), "f"(factors_10), "f"(total_53));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_53 = t3774;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_54 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3775 = acc_40 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t3775;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3776;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3776) : "f"(t3277), "f"(factors_7), "f"(total_54));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t3776;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3777;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3777) : "f"(part_119), "f"(factors_8), "f"(total_54));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t3777;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3778;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3778) : "f"(part_152), "f"(factors_9), "f"(total_54));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t3778;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3779;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3779) : "f"(part_185), "f"(factors_10), "f"(total_54));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_54 = t3779;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_55 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3780 = acc_43 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t3780;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3781;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3781) : "f"(t3295), "f"(factors_7), "f"(total_55));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t3781;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3782;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3782) : "f"(part_120), "f"(factors_8), "f"(total_55));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t3782;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3783;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3783) : "f"(part_153), "f"(factors_9), "f"(total_55));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t3783;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3784;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3784) : "f"(part_186), "f"(factors_10), "f"(total_55));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_55 = t3784;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_56 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3785 = acc_44 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t3785;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3786;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3786) : "f"(t3313), "f"(factors_7), "f"(total_56));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t3786;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3787;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3787) : "f"(part_121), "f"(factors_8), "f"(total_56));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t3787;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3788;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3788) : "f"(part_154), "f"(factors_9), "f"(total_56));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t3788;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3789;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3789) : "f"(part_187), "f"(factors_10), "f"(total_56));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_56 = t3789;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_57 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3790 = acc_47 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t3790;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3791;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3791) : "f"(t3331), "f"(factors_7), "f"(total_57));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t3791;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3792;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3792) : "f"(part_122), "f"(factors_8), "f"(total_57));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t3792;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3793;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3793) : "f"(part_155), "f"(factors_9), "f"(total_57));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t3793;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3794;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3794) : "f"(part_188), "f"(factors_10), "f"(total_57));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_57 = t3794;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_58 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3795 = acc_48 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t3795;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3796;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3796) : "f"(t3349), "f"(factors_7), "f"(total_58));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t3796;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3797;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3797) : "f"(part_123), "f"(factors_8), "f"(total_58));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t3797;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3798;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3798) : "f"(part_156), "f"(factors_9), "f"(total_58));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t3798;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3799;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3799) : "f"(part_189), "f"(factors_10), "f"(total_58));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_58 = t3799;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_59 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3800 = acc_51 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t3800;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3801;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3801) : "f"(t3367), "f"(factors_7), "f"(total_59));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t3801;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3802;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3802) : "f"(part_124), "f"(factors_8), "f"(total_59));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t3802;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3803;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3803) : "f"(part_157), "f"(factors_9), "f"(total_59));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t3803;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3804;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3804) : "f"(part_190), "f"(factors_10), "f"(total_59));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_59 = t3804;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_60 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3805 = acc_52 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t3805;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3806;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3806) : "f"(t3385), "f"(factors_7), "f"(total_60));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t3806;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3807;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3807) : "f"(part_125), "f"(factors_8), "f"(total_60));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t3807;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3808;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3808) : "f"(part_158), "f"(factors_9), "f"(total_60));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t3808;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3809;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3809) : "f"(part_191), "f"(factors_10), "f"(total_60));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_60 = t3809;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_61 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3810 = acc_55 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t3810;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3811;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3811) : "f"(t3403), "f"(factors_7), "f"(total_61));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t3811;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3812;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3812) : "f"(part_126), "f"(factors_8), "f"(total_61));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t3812;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3813;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3813) : "f"(part_159), "f"(factors_9), "f"(total_61));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t3813;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3814;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3814) : "f"(part_192), "f"(factors_10), "f"(total_61));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_61 = t3814;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_62 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3815 = acc_56 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t3815;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3816;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3816) : "f"(t3421), "f"(factors_7), "f"(total_62));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t3816;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3817;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3817) : "f"(part_127), "f"(factors_8), "f"(total_62));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t3817;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3818;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3818) : "f"(part_160), "f"(factors_9), "f"(total_62));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t3818;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3819;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3819) : "f"(part_193), "f"(factors_10), "f"(total_62));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_62 = t3819;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_63 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3820 = acc_59 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t3820;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3821;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3821) : "f"(t3439), "f"(factors_7), "f"(total_63));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t3821;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3822;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3822) : "f"(part_128), "f"(factors_8), "f"(total_63));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t3822;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3823;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3823) : "f"(part_161), "f"(factors_9), "f"(total_63));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t3823;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3824;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3824) : "f"(part_194), "f"(factors_10), "f"(total_63));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_63 = t3824;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_64 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3825 = acc_60 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t3825;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3826;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3826) : "f"(t3457), "f"(factors_7), "f"(total_64));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t3826;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3827;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3827) : "f"(part_129), "f"(factors_8), "f"(total_64));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t3827;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3828;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3828) : "f"(part_162), "f"(factors_9), "f"(total_64));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t3828;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3829;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3829) : "f"(part_195), "f"(factors_10), "f"(total_64));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_64 = t3829;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_65 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3830 = acc_63 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t3830;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3831;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3831) : "f"(t3475), "f"(factors_7), "f"(total_65));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t3831;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3832;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3832) : "f"(part_130), "f"(factors_8), "f"(total_65));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t3832;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3833;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3833) : "f"(part_163), "f"(factors_9), "f"(total_65));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t3833;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3834;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3834) : "f"(part_196), "f"(factors_10), "f"(total_65));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_65 = t3834;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_66 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t3835 = acc_64 * factors_6;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t3835;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3836;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3836) : "f"(t3493), "f"(factors_7), "f"(total_66));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t3836;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3837;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3837) : "f"(part_131), "f"(factors_8), "f"(total_66));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t3837;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3838;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3838) : "f"(part_164), "f"(factors_9), "f"(total_66));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t3838;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t3839;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3839) : "f"(part_197), "f"(factors_10), "f"(total_66));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_66 = t3839;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max_2 = max_2;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum_2 = total_34;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_3 = total_35;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_4 = total_36;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_7 = total_37;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_8 = total_38;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_11 = total_39;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_12 = total_40;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_15 = total_41;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_16 = total_42;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_19 = total_43;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_20 = total_44;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_23 = total_45;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_24 = total_46;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_27 = total_47;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_28 = total_48;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_31 = total_49;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_32 = total_50;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_35 = total_51;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_36 = total_52;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_39 = total_53;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_40 = total_54;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_43 = total_55;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_44 = total_56;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_47 = total_57;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_48 = total_58;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_51 = total_59;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_52 = total_60;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_55 = total_61;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_56 = total_62;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_59 = total_63;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_60 = total_64;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_63 = total_65;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        acc_64 = total_66;
                        const u32 t3840 = split_2 + 4u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t3840;
                    }
                }
#line 227 "fa-kernels/src/attention/softmax.rs"
                f32 t3842;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3842) : "f"(row_sum));
#line 227 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_71 = row_sum + t3842;
                f32 t3844;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3844) : "f"(pair_71));
#line 228 "fa-kernels/src/attention/softmax.rs"
                const f32 t3845 = pair_71 + t3844;
#line 228 "fa-kernels/src/attention/softmax.rs"
                row_sum = t3845;
#line 227 "fa-kernels/src/attention/softmax.rs"
                f32 t3846;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3846) : "f"(row_sum_2));
#line 227 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_72 = row_sum_2 + t3846;
                f32 t3848;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3848) : "f"(pair_72));
#line 228 "fa-kernels/src/attention/softmax.rs"
                const f32 t3849 = pair_72 + t3848;
#line 228 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t3849;
#line 310 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum;
                const bool t3850 = sum_3 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
                f32 t3851;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3851) : "f"(sum_3));
#line 311 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t3850 ? 0.0f : t3851;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3853 = acc * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc = t3853;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3854 = acc_2 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t3854;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3855 = acc_5 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t3855;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3856 = acc_6 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t3856;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3857 = acc_9 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t3857;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3858 = acc_10 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t3858;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3859 = acc_13 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t3859;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3860 = acc_14 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t3860;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3861 = acc_17 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t3861;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3862 = acc_18 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t3862;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3863 = acc_21 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t3863;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3864 = acc_22 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t3864;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3865 = acc_25 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t3865;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3866 = acc_26 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t3866;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3867 = acc_29 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t3867;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3868 = acc_30 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t3868;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3869 = acc_33 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t3869;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3870 = acc_34 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t3870;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3871 = acc_37 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t3871;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3872 = acc_38 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t3872;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3873 = acc_41 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t3873;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3874 = acc_42 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t3874;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3875 = acc_45 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t3875;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3876 = acc_46 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t3876;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3877 = acc_49 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t3877;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3878 = acc_50 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t3878;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3879 = acc_53 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t3879;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3880 = acc_54 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t3880;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3881 = acc_57 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t3881;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3882 = acc_58 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t3882;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3883 = acc_61 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t3883;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3884 = acc_62 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t3884;
#line 310 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_2;
                const bool t3885 = sum_4 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
                f32 t3886;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3886) : "f"(sum_4));
#line 311 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t3885 ? 0.0f : t3886;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3888 = acc_3 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t3888;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3889 = acc_4 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t3889;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3890 = acc_7 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t3890;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3891 = acc_8 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t3891;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3892 = acc_11 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t3892;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3893 = acc_12 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t3893;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3894 = acc_15 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t3894;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3895 = acc_16 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t3895;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3896 = acc_19 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t3896;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3897 = acc_20 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t3897;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3898 = acc_23 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t3898;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3899 = acc_24 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t3899;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3900 = acc_27 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t3900;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3901 = acc_28 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t3901;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3902 = acc_31 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t3902;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3903 = acc_32 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t3903;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3904 = acc_35 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t3904;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3905 = acc_36 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t3905;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3906 = acc_39 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t3906;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3907 = acc_40 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t3907;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3908 = acc_43 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t3908;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3909 = acc_44 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t3909;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3910 = acc_47 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t3910;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3911 = acc_48 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t3911;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3912 = acc_51 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t3912;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3913 = acc_52 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t3913;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3914 = acc_55 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t3914;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3915 = acc_56 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t3915;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3916 = acc_59 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t3916;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3917 = acc_60 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t3917;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3918 = acc_63 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t3918;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t3919 = acc_64 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t3919;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_3 = warp_n << 4u;
                const u32 t3921 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3922 = t3921 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t3923 = first_3 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t3922 + t3923;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3925 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3926 = t65 + t3925;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3927 = t3926 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3927) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3928 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3929 = t65 + t3928;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3930 = first + t3929;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3931 = t3930 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3932;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3932) : "r"(t3931), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3933 = t3932 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3934 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3935 = first + t3929;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3936 = t3935 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3937;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3937) : "r"(t3936), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3938 = t3937 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3939 = t3938 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3940 = t3935 - t3939;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3941 = t3934 + t3940;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3942 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3943 = t3942 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3944 = t3943 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3945 = o + t3944;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3946 = (u64)t3933;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3947 = t3946 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3948 = t3947 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3949 = t3945 + t3948;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3950 = (u64)t3941;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3951 = t3950 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3952 = t3951 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3953 = t3949 + t3952;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3954 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t3953 + t3954;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_73 = acc;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_74 = acc_2;
                    const u32 t3956 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3957 = first_3 < t3956;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3957) {
                        u32 t3958;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3958) : "f"(pair_73), "f"(pair_74));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t3958) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_75 = acc_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_76 = acc_6;
                    const u32 t3959 = first_3 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3960 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3961 = t3959 < t3960;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3961) {
                        u32 t3962;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3962) : "f"(pair_75), "f"(pair_76));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t3962) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_77 = acc_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_78 = acc_10;
                    const u32 t3963 = first_3 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3964 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3965 = t3963 < t3964;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3965) {
                        u32 t3966;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3966) : "f"(pair_77), "f"(pair_78));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t3966) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_79 = acc_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_80 = acc_14;
                    const u32 t3967 = first_3 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3968 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3969 = t3967 < t3968;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3969) {
                        u32 t3970;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3970) : "f"(pair_79), "f"(pair_80));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t3970) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_81 = acc_17;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_82 = acc_18;
                    const u32 t3971 = first_3 + 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3972 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3973 = t3971 < t3972;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3973) {
                        u32 t3974;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3974) : "f"(pair_81), "f"(pair_82));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_3), "r"(t3974) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_83 = acc_21;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_84 = acc_22;
                    const u32 t3975 = first_3 + 5u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3976 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3977 = t3975 < t3976;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3977) {
                        u32 t3978;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3978) : "f"(pair_83), "f"(pair_84));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_3), "r"(t3978) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_85 = acc_25;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_86 = acc_26;
                    const u32 t3979 = first_3 + 6u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3980 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3981 = t3979 < t3980;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3981) {
                        u32 t3982;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3982) : "f"(pair_85), "f"(pair_86));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_3), "r"(t3982) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_87 = acc_29;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_88 = acc_30;
                    const u32 t3983 = first_3 + 7u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3984 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3985 = t3983 < t3984;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3985) {
                        u32 t3986;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3986) : "f"(pair_87), "f"(pair_88));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_3), "r"(t3986) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_89 = acc_33;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_90 = acc_34;
                    const u32 t3987 = first_3 + 8u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3988 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3989 = t3987 < t3988;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3989) {
                        u32 t3990;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3990) : "f"(pair_89), "f"(pair_90));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_3), "r"(t3990) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_91 = acc_37;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_92 = acc_38;
                    const u32 t3991 = first_3 + 9u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3992 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3993 = t3991 < t3992;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3993) {
                        u32 t3994;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3994) : "f"(pair_91), "f"(pair_92));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_3), "r"(t3994) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_93 = acc_41;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_94 = acc_42;
                    const u32 t3995 = first_3 + 10u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3996 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3997 = t3995 < t3996;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3997) {
                        u32 t3998;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3998) : "f"(pair_93), "f"(pair_94));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_3), "r"(t3998) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_95 = acc_45;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_96 = acc_46;
                    const u32 t3999 = first_3 + 11u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4000 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4001 = t3999 < t4000;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4001) {
                        u32 t4002;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4002) : "f"(pair_95), "f"(pair_96));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_3), "r"(t4002) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_97 = acc_49;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_98 = acc_50;
                    const u32 t4003 = first_3 + 12u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4004 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4005 = t4003 < t4004;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4005) {
                        u32 t4006;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4006) : "f"(pair_97), "f"(pair_98));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_3), "r"(t4006) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_99 = acc_53;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_100 = acc_54;
                    const u32 t4007 = first_3 + 13u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4008 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4009 = t4007 < t4008;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4009) {
                        u32 t4010;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4010) : "f"(pair_99), "f"(pair_100));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_3), "r"(t4010) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_101 = acc_57;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_102 = acc_58;
                    const u32 t4011 = first_3 + 14u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4012 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4013 = t4011 < t4012;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4013) {
                        u32 t4014;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4014) : "f"(pair_101), "f"(pair_102));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_3), "r"(t4014) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_103 = acc_61;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_104 = acc_62;
                    const u32 t4015 = first_3 + 15u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4016 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4017 = t4015 < t4016;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4017) {
                        u32 t4018;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4018) : "f"(pair_103), "f"(pair_104));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_3), "r"(t4018) : "memory");
                    }
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4019 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4020 = t65 + t4019;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4021 = t4020 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t4022 = t4021 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t4022) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4023 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4024 = t65 + t4023;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t4025 = t4024 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4026 = first + t4025;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4027 = t4026 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t4028;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4028) : "r"(t4027), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4029 = t4028 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4030 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4031 = first + t4025;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4032 = t4031 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t4033;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4033) : "r"(t4032), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4034 = t4033 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4035 = t4034 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4036 = t4031 - t4035;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t4037 = t4030 + t4036;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4038 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4039 = t4038 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4040 = t4039 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4041 = o + t4040;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4042 = (u64)t4029;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4043 = t4042 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4044 = t4043 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4045 = t4041 + t4044;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4046 = (u64)t4037;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4047 = t4046 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4048 = t4047 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t4049 = t4045 + t4048;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t4050 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t4049 + t4050;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_105 = acc_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_106 = acc_4;
                    const u32 t4052 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4053 = first_3 < t4052;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4053) {
                        u32 t4054;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4054) : "f"(pair_105), "f"(pair_106));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t4054) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_107 = acc_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_108 = acc_8;
                    const u32 t4055 = first_3 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4056 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4057 = t4055 < t4056;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4057) {
                        u32 t4058;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4058) : "f"(pair_107), "f"(pair_108));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t4058) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_109 = acc_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_110 = acc_12;
                    const u32 t4059 = first_3 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4060 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4061 = t4059 < t4060;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4061) {
                        u32 t4062;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4062) : "f"(pair_109), "f"(pair_110));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t4062) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_111 = acc_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_112 = acc_16;
                    const u32 t4063 = first_3 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4064 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4065 = t4063 < t4064;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4065) {
                        u32 t4066;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4066) : "f"(pair_111), "f"(pair_112));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t4066) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_113 = acc_19;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_114 = acc_20;
                    const u32 t4067 = first_3 + 4u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4068 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4069 = t4067 < t4068;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4069) {
                        u32 t4070;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4070) : "f"(pair_113), "f"(pair_114));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+64], %1;" :  : "l"(to_4), "r"(t4070) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_115 = acc_23;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_116 = acc_24;
                    const u32 t4071 = first_3 + 5u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4072 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4073 = t4071 < t4072;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4073) {
                        u32 t4074;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4074) : "f"(pair_115), "f"(pair_116));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+80], %1;" :  : "l"(to_4), "r"(t4074) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_117 = acc_27;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_118 = acc_28;
                    const u32 t4075 = first_3 + 6u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4076 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4077 = t4075 < t4076;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4077) {
                        u32 t4078;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4078) : "f"(pair_117), "f"(pair_118));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+96], %1;" :  : "l"(to_4), "r"(t4078) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_119 = acc_31;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_120 = acc_32;
                    const u32 t4079 = first_3 + 7u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4080 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4081 = t4079 < t4080;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4081) {
                        u32 t4082;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4082) : "f"(pair_119), "f"(pair_120));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+112], %1;" :  : "l"(to_4), "r"(t4082) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_121 = acc_35;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_122 = acc_36;
                    const u32 t4083 = first_3 + 8u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4084 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4085 = t4083 < t4084;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4085) {
                        u32 t4086;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4086) : "f"(pair_121), "f"(pair_122));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+128], %1;" :  : "l"(to_4), "r"(t4086) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_123 = acc_39;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_124 = acc_40;
                    const u32 t4087 = first_3 + 9u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4088 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4089 = t4087 < t4088;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4089) {
                        u32 t4090;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4090) : "f"(pair_123), "f"(pair_124));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+144], %1;" :  : "l"(to_4), "r"(t4090) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_125 = acc_43;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_126 = acc_44;
                    const u32 t4091 = first_3 + 10u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4092 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4093 = t4091 < t4092;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4093) {
                        u32 t4094;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4094) : "f"(pair_125), "f"(pair_126));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+160], %1;" :  : "l"(to_4), "r"(t4094) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_127 = acc_47;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_128 = acc_48;
                    const u32 t4095 = first_3 + 11u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4096 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4097 = t4095 < t4096;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4097) {
                        u32 t4098;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4098) : "f"(pair_127), "f"(pair_128));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+176], %1;" :  : "l"(to_4), "r"(t4098) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_129 = acc_51;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_130 = acc_52;
                    const u32 t4099 = first_3 + 12u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4100 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4101 = t4099 < t4100;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4101) {
                        u32 t4102;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4102) : "f"(pair_129), "f"(pair_130));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+192], %1;" :  : "l"(to_4), "r"(t4102) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_131 = acc_55;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_132 = acc_56;
                    const u32 t4103 = first_3 + 13u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4104 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4105 = t4103 < t4104;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4105) {
                        u32 t4106;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4106) : "f"(pair_131), "f"(pair_132));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+208], %1;" :  : "l"(to_4), "r"(t4106) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_133 = acc_59;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_134 = acc_60;
                    const u32 t4107 = first_3 + 14u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4108 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4109 = t4107 < t4108;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4109) {
                        u32 t4110;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4110) : "f"(pair_133), "f"(pair_134));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+224], %1;" :  : "l"(to_4), "r"(t4110) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_135 = acc_63;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_136 = acc_64;
                    const u32 t4111 = first_3 + 15u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t4112 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t4113 = t4111 < t4112;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t4113) {
                        u32 t4114;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4114) : "f"(pair_135), "f"(pair_136));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+240], %1;" :  : "l"(to_4), "r"(t4114) : "memory");
                    }
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4115 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_3 = t65 + t4115;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t4117 = row_3 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4118 = first + row_3;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4119 = t4118 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t4120;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4120) : "r"(t4119), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4121 = t4120 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4122 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4123 = first + row_3;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4124 = t4123 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t4125;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4125) : "r"(t4124), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4126 = t4125 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4127 = t4126 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4128 = t4123 - t4127;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4129 = t4122 + t4128;
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t4130;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4130) : "f"(row_sum));
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t4131;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4131) : "f"(row_max), "f"(scale_log2), "f"(t4130));
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_4 = t4131 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const bool t4133 = row_sum == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const f32 value_3 = t4133 ? __uint_as_float(0xff800000u) : lse_4;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t4135 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t4136 = t4135 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t4137 = t4117 & t4136;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                if (t4137) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4138 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4139 = t4138 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4140 = t4139 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4141 = lse + t4140;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4142 = (u64)t4129;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4143 = t4142 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4144 = t4143 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4145 = t4141 + t4144;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4146 = (u64)t4121;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4147 = t4146 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4148 = t4147 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4149 = t4145 + t4148;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4149), "f"(value_3) : "memory");
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4150 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t4151 = t65 + t4150;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_4 = t4151 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t4153 = row_4 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4154 = first + row_4;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4155 = t4154 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t4156;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4156) : "r"(t4155), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4157 = t4156 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4158 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4159 = first + row_4;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4160 = t4159 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t4161;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4161) : "r"(t4160), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4162 = t4161 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4163 = t4162 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4164 = t4159 - t4163;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t4165 = t4158 + t4164;
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t4166;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t4166) : "f"(row_sum_2));
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t4167;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4167) : "f"(row_max_2), "f"(scale_log2), "f"(t4166));
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_5 = t4167 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const bool t4169 = row_sum_2 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const f32 value_4 = t4169 ? __uint_as_float(0xff800000u) : lse_5;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t4171 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t4172 = t4171 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t4173 = t4153 & t4172;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                if (t4173) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4174 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4175 = t4174 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4176 = t4175 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4177 = lse + t4176;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4178 = (u64)t4165;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4179 = t4178 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4180 = t4179 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4181 = t4177 + t4180;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4182 = (u64)t4157;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4183 = t4182 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4184 = t4183 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t4185 = t4181 + t4184;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t4185), "f"(value_4) : "memory");
                }
            }
        }
    }
}
