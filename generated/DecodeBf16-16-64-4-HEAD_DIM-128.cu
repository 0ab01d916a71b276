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
    const u32 first = t26 << 4u;
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
#line 74 "fa-kernels/src/attention/warps.rs"
        const u32 t63 = warp << 4u;
#line 60 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t65 = thread >> 3u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t66 = thread & 7u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t67 = t65 & 7u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t68 = t66 ^ t67;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t69 = t65 << 7u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t70 = t68 << 4u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t71 = t69 + t70;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t72 = (u64)t65 * 0u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t73 = (u64)t66 * 16u;
#line 114 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t74 = t72 + t73;
        const u32 t75 = head_dim >> 3u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t76 = (u64)t66 * 16u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t77 = smem_1 + t71;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t78 = t30 > 1u ? t30 : 1u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t79 = t78 - 1u;
#line 119 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t80 = t65 < t79 ? t65 : t79;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t81 = first + t80;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t82 = t81 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t83;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t83) : "r"(t82), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t84 = t83 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t85 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t86 = first + t80;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t87 = t86 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        u32 t88;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t88) : "r"(t87), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t89 = t88 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t90 = t89 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t91 = t86 - t90;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u32 t92 = t85 + t91;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t93 = (u64)t16;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t94 = t93 * q_stride0;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t95 = t94 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t96 = q + t95;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t97 = (u64)t84;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t98 = t97 * q_stride1;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t99 = t98 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t100 = t96 + t99;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t101 = (u64)t92;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t102 = t101 * q_stride2;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t103 = t102 * 2ull;
#line 53 "fa-kernels/src/attention/forward/decode/rows.rs"
        const u64 t104 = t100 + t103;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t105 = t104 + t76;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t106 = t65 < t30;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t107 = t66 < t75;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t108 = t106 & t107;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t109 = t108 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t77), "l"(t105), "r"(t109) : "memory");
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u64 t110 = t105 + 128ull;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t111 = t65 < t30;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t112 = t66 + 8u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t113 = t112 < t75;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const bool t114 = t111 & t113;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 t115 = t114 ? 16u : 0u;
#line 120 "fa-kernels/src/attention/forward/decode/mod.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t77), "l"(t110), "r"(t115) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/mod.rs"
        const u32 ring = smem_1 + 4096u;
#line 205 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t117 = ring + 32768u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t118 = (u64)t16;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t119 = t118 * k_stride0;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t120 = t119 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t121 = k + t120;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t122 = 0ull * k_stride1;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t123 = t122 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t124 = t121 + t123;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t125 = (u64)t21;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t126 = t125 * k_stride2;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t127 = t126 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t128 = t124 + t127;
        const u32 t129 = (u32)k_stride1;
#line 214 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t130 = t129 << 1u;
        const u32 t131 = thread >> 3u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t132 = thread & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t133 = t131 & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t134 = t132 ^ t133;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t135 = t131 << 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t136 = t134 << 4u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t137 = t135 + t136;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t138 = (u64)t131 * t130;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t139 = t128 + t138;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t140 = (u64)t132 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t141 = t139 + t140;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t142 = (u64)t130 * 16u;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t143 = (u64)t16;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t144 = t143 * v_stride0;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t145 = t144 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t146 = v + t145;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t147 = 0ull * v_stride1;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t148 = t147 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t149 = t146 + t148;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t150 = (u64)t21;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t151 = t150 * v_stride2;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t152 = t151 * 2ull;
#line 213 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t153 = t149 + t152;
        const u32 t154 = (u32)v_stride1;
#line 214 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t155 = t154 << 1u;
        const u32 t156 = thread >> 3u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t157 = thread & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t158 = t156 & 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t159 = t157 ^ t158;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t160 = t156 << 7u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t161 = t159 << 4u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t162 = t160 + t161;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t163 = (u64)t156 * t155;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t164 = t153 + t163;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t165 = (u64)t157 * 16u;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t166 = t164 + t165;
#line 215 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t167 = (u64)t155 * 16u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t168 = t51 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key = t168 << 6u;
        const u32 t170 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t171 = ring + t137;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t172 = (u64)first_key * t130;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t173 = t141 + t172;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t174 = t173 + t142;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t175 = t174 + t142;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t176 = t175 + t142;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t177 = first_key + t131;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t178 = t177 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t179 = t132 < t170;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t180 = t178 & t179;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t181 = t180 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t171), "l"(t173), "r"(t181) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t182 = first_key + t131;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t183 = t182 + 16u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t184 = t183 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t185 = t132 < t170;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t186 = t184 & t185;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t187 = t186 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t171), "l"(t174), "r"(t187) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t188 = first_key + t131;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t189 = t188 + 32u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t190 = t189 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t191 = t132 < t170;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t192 = t190 & t191;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t193 = t192 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t171), "l"(t175), "r"(t193) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t194 = first_key + t131;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t195 = t194 + 48u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t196 = t195 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t197 = t132 < t170;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t198 = t196 & t197;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t199 = t198 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t171), "l"(t176), "r"(t199) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t200 = t173 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t201 = first_key + t131;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t202 = t201 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t203 = t132 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t204 = t203 < t170;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t205 = t202 & t204;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t206 = t205 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t171), "l"(t200), "r"(t206) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t207 = t174 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t208 = first_key + t131;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t209 = t208 + 16u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t210 = t209 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t211 = t132 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t212 = t211 < t170;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t213 = t210 & t212;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t214 = t213 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t171), "l"(t207), "r"(t214) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t215 = t175 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t216 = first_key + t131;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t217 = t216 + 32u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t218 = t217 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t219 = t132 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t220 = t219 < t170;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t221 = t218 & t220;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t222 = t221 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t171), "l"(t215), "r"(t222) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t223 = t176 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t224 = first_key + t131;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t225 = t224 + 48u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t226 = t225 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t227 = t132 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t228 = t227 < t170;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t229 = t226 & t228;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t230 = t229 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t171), "l"(t223), "r"(t230) : "memory");
#line 343 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t231 = t51 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 first_key_2 = t231 << 6u;
        const u32 t233 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t234 = t117 + t162;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t235 = (u64)first_key_2 * t155;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t236 = t166 + t235;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t237 = t236 + t167;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t238 = t237 + t167;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t239 = t238 + t167;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t240 = first_key_2 + t156;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t241 = t240 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t242 = t157 < t233;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t243 = t241 & t242;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t244 = t243 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t234), "l"(t236), "r"(t244) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t245 = first_key_2 + t156;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t246 = t245 + 16u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t247 = t246 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t248 = t157 < t233;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t249 = t247 & t248;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t250 = t249 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t234), "l"(t237), "r"(t250) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t251 = first_key_2 + t156;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t252 = t251 + 32u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t253 = t252 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t254 = t157 < t233;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t255 = t253 & t254;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t256 = t255 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t234), "l"(t238), "r"(t256) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t257 = first_key_2 + t156;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t258 = t257 + 48u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t259 = t258 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t260 = t157 < t233;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t261 = t259 & t260;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t262 = t261 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t234), "l"(t239), "r"(t262) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t263 = t236 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t264 = first_key_2 + t156;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t265 = t264 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t266 = t157 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t267 = t266 < t233;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t268 = t265 & t267;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t269 = t268 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t234), "l"(t263), "r"(t269) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t270 = t237 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t271 = first_key_2 + t156;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t272 = t271 + 16u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t273 = t272 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t274 = t157 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t275 = t274 < t233;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t276 = t273 & t275;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t277 = t276 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t234), "l"(t270), "r"(t277) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t278 = t238 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t279 = first_key_2 + t156;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t280 = t279 + 32u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t281 = t280 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t282 = t157 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t283 = t282 < t233;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t284 = t281 & t283;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t285 = t284 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t234), "l"(t278), "r"(t285) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u64 t286 = t239 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t287 = first_key_2 + t156;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t288 = t287 + 48u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t289 = t288 < seq_k;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t290 = t157 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t291 = t290 < t233;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t292 = t289 & t291;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        const u32 t293 = t292 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t234), "l"(t286), "r"(t293) : "memory");
#line 346 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t294 = 1u < count;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t294) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t295 = ring + 16384u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t296 = t51 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t297 = t296 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_3 = t297 << 6u;
            const u32 t299 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t300 = t295 + t137;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t301 = (u64)first_key_3 * t130;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t302 = t141 + t301;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t303 = t302 + t142;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t304 = t303 + t142;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t305 = t304 + t142;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t306 = t132 < t299;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t307 = t306 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t300), "l"(t302), "r"(t307) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t308 = t132 < t299;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t309 = t308 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t300), "l"(t303), "r"(t309) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t310 = t132 < t299;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t311 = t310 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t300), "l"(t304), "r"(t311) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t312 = t132 < t299;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t313 = t312 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t300), "l"(t305), "r"(t313) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t314 = t302 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t315 = t132 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t316 = t315 < t299;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t317 = t316 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t300), "l"(t314), "r"(t317) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t318 = t303 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t319 = t132 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t320 = t319 < t299;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t321 = t320 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t300), "l"(t318), "r"(t321) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t322 = t304 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t323 = t132 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t324 = t323 < t299;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t325 = t324 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t300), "l"(t322), "r"(t325) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t326 = t305 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t327 = t132 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t328 = t327 < t299;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t329 = t328 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t300), "l"(t326), "r"(t329) : "memory");
        }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        const bool t330 = 1u < count;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
        if (t330) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t331 = t117 + 16384u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t332 = t51 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t333 = t332 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 first_key_4 = t333 << 6u;
            const u32 t335 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t336 = t331 + t162;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t337 = (u64)first_key_4 * t155;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t338 = t166 + t337;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t339 = t338 + t167;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t340 = t339 + t167;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t341 = t340 + t167;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t342 = t157 < t335;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t343 = t342 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t336), "l"(t338), "r"(t343) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t344 = t157 < t335;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t345 = t344 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t336), "l"(t339), "r"(t345) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t346 = t157 < t335;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t347 = t346 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t336), "l"(t340), "r"(t347) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t348 = t157 < t335;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t349 = t348 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t336), "l"(t341), "r"(t349) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t350 = t338 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t351 = t157 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t352 = t351 < t335;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t353 = t352 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t336), "l"(t350), "r"(t353) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t354 = t339 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t355 = t157 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t356 = t355 < t335;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t357 = t356 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t336), "l"(t354), "r"(t357) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t358 = t340 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t359 = t157 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t360 = t359 < t335;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t361 = t360 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t336), "l"(t358), "r"(t361) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u64 t362 = t341 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t363 = t157 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t364 = t363 < t335;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t365 = t364 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t336), "l"(t362), "r"(t365) : "memory");
        }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t366 = lane & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t367 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t368 = t366 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t369 = t367 ^ t368;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t370 = t366 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t371 = t369 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t372 = t370 + t371;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t373 = smem_1 + t372;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t374;
        asm volatile("mov.b32 %0, %1;" : "=r"(t374) : "r"(t373));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t374) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t375;
        asm volatile("mov.b32 %0, %1;" : "=r"(t375) : "r"(t373));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t376 = t375 ^ 32u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t376) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t377;
        asm volatile("mov.b32 %0, %1;" : "=r"(t377) : "r"(t373));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t378 = t377 ^ 64u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t378) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t379;
        asm volatile("mov.b32 %0, %1;" : "=r"(t379) : "r"(t373));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t380 = t379 ^ 96u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t380) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t381;
        asm volatile("mov.b32 %0, %1;" : "=r"(t381) : "r"(t373));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t381) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t382;
        asm volatile("mov.b32 %0, %1;" : "=r"(t382) : "r"(t373));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t383 = t382 ^ 32u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t383) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t384;
        asm volatile("mov.b32 %0, %1;" : "=r"(t384) : "r"(t373));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t385 = t384 ^ 64u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t385) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t386;
        asm volatile("mov.b32 %0, %1;" : "=r"(t386) : "r"(t373));
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t387 = t386 ^ 96u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t387) : "memory");
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t388 = lane & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t389 = t63 + t388;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t390 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t391 = t390 << 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t392 = t389 + t391;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t393 = lane >> 3u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t394 = t393 & 1u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t395 = t392 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t396 = t394 ^ t395;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t397 = t392 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t398 = t396 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t399 = t397 + t398;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t400 = lane & 15u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t401 = t63 + t400;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t402 = lane >> 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t403 = t401 & 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t404 = t402 ^ t403;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t405 = t401 << 7u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t406 = t404 << 4u;
#line 33 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t407 = t405 + t406;
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
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t408;
        asm volatile("mov.b32 %0, %1;" : "=r"(t408) : "r"(t399));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t409 = t408 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t410 = t408 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t411 = t408 ^ 96u;
        const u32 t412 = ring + t408;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t412) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t413 = ring + t409;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t413) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t414 = ring + t410;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t414) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_41), "r"(m_42));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_43), "r"(m_44));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t415 = ring + t411;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t415) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_45), "r"(m_46));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_47), "r"(m_48));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t412) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_49), "r"(m_50));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_51), "r"(m_52));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t413) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_53), "r"(m_54));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_55), "r"(m_56));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t414) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_57), "r"(m_58));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_59), "r"(m_60));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t415) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_61), "r"(m_62));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_63), "r"(m_64));
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t416 = 0u < t53;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t417 = t55 <= 0u;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        const bool t418 = t416 | t417;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
        if (t418) {
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t419 = t51 - 1u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t420 = t419 << 6u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 first_key_5 = t420 + t63;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t422 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t423 = t422 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key_5 + t423;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t425 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t426 = first + t425;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t427 = t426 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t428;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t428) : "r"(t427), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t429 = t428 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t430 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_2 = t430 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t433 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t433;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t435 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t435;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t437 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t437;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_2;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t439 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t439;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t440 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t441 = first + t440;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t442 = t441 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t443 = t442 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            u32 t444;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t444) : "r"(t443), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t445 = t444 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t446 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_3 = t446 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t449 = visible_5 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t449;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t451 = visible_6 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t451;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t453 = visible_7 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t453;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t455 = visible_8 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t455;
        }
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t457;
        asm("max.f32 %0, %1, %2;" : "=f"(t457) : "f"(old), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t458;
        asm("max.f32 %0, %1, %2;" : "=f"(t458) : "f"(t457), "f"(s_2));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t459;
        asm("max.f32 %0, %1, %2;" : "=f"(t459) : "f"(t458), "f"(s_5));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t460;
        asm("max.f32 %0, %1, %2;" : "=f"(t460) : "f"(t459), "f"(s_6));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t461;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t461) : "f"(t460));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair;
        asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t460), "f"(t461));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t463;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t463) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_1;
        asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t463));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none = new_1 == __uint_as_float(0xff800000u);
        const f32 t466 = new_1 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference = none ? 0.0f : t466;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t468 = -reference;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t469;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t469) : "f"(old), "f"(scale_log2), "f"(t468));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t469));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max = new_1;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t471 = row_sum * rescale;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t472 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t472));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t474;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t474) : "f"(exponent));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s = t474;
        const f32 t475 = t471 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t476 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t476));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t478;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t478) : "f"(exponent_2));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_2 = t478;
        const f32 t479 = t475 + s_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t480 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t480));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t482;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t482) : "f"(exponent_3));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_5 = t482;
        const f32 t483 = t479 + s_5;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t484 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t484));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t486;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t486) : "f"(exponent_4));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_6 = t486;
        const f32 t487 = t483 + s_6;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum = t487;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t488 = acc * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc = t488;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t489 = acc_2 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_2 = t489;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t490 = acc_5 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_5 = t490;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t491 = acc_6 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_6 = t491;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t492 = acc_9 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_9 = t492;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t493 = acc_10 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_10 = t493;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t494 = acc_13 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_13 = t494;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t495 = acc_14 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_14 = t495;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t496 = acc_17 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_17 = t496;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t497 = acc_18 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_18 = t497;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t498 = acc_21 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_21 = t498;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t499 = acc_22 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_22 = t499;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t500 = acc_25 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_25 = t500;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t501 = acc_26 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_26 = t501;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t502 = acc_29 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_29 = t502;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t503 = acc_30 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_30 = t503;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t504 = acc_33 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_33 = t504;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t505 = acc_34 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_34 = t505;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t506 = acc_37 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_37 = t506;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t507 = acc_38 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_38 = t507;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t508 = acc_41 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_41 = t508;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t509 = acc_42 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_42 = t509;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t510 = acc_45 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_45 = t510;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t511 = acc_46 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_46 = t511;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t512 = acc_49 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_49 = t512;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t513 = acc_50 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_50 = t513;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t514 = acc_53 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_53 = t514;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t515 = acc_54 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_54 = t515;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t516 = acc_57 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_57 = t516;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t517 = acc_58 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_58 = t517;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t518 = acc_61 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_61 = t518;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t519 = acc_62 * rescale;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_62 = t519;
#line 153 "fa-kernels/src/attention/softmax.rs"
        const f32 old_2 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t521;
        asm("max.f32 %0, %1, %2;" : "=f"(t521) : "f"(old_2), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t522;
        asm("max.f32 %0, %1, %2;" : "=f"(t522) : "f"(t521), "f"(s_4));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t523;
        asm("max.f32 %0, %1, %2;" : "=f"(t523) : "f"(t522), "f"(s_7));
#line 175 "fa-kernels/src/attention/softmax.rs"
        f32 t524;
        asm("max.f32 %0, %1, %2;" : "=f"(t524) : "f"(t523), "f"(s_8));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t525;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t525) : "f"(t524));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 pair_2;
        asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t524), "f"(t525));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 t527;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t527) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
        f32 new_2;
        asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t527));
#line 184 "fa-kernels/src/attention/softmax.rs"
        const bool none_2 = new_2 == __uint_as_float(0xff800000u);
        const f32 t530 = new_2 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
        const f32 reference_2 = none_2 ? 0.0f : t530;
#line 156 "fa-kernels/src/attention/softmax.rs"
        const f32 t532 = -reference_2;
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 t533;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t533) : "f"(old_2), "f"(scale_log2), "f"(t532));
#line 156 "fa-kernels/src/attention/softmax.rs"
        f32 rescale_2;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t533));
#line 157 "fa-kernels/src/attention/softmax.rs"
        row_max_2 = new_2;
#line 199 "fa-kernels/src/attention/softmax.rs"
        const f32 t535 = row_sum_2 * rescale_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t536 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_3), "f"(scale_log2), "f"(t536));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t538;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t538) : "f"(exponent_5));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_3 = t538;
        const f32 t539 = t535 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t540 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_4), "f"(scale_log2), "f"(t540));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t542;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t542) : "f"(exponent_6));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_4 = t542;
        const f32 t543 = t539 + s_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t544 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_7), "f"(scale_log2), "f"(t544));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t546;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t546) : "f"(exponent_7));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_7 = t546;
        const f32 t547 = t543 + s_7;
#line 201 "fa-kernels/src/attention/softmax.rs"
        const f32 t548 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
        f32 exponent_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_8), "f"(scale_log2), "f"(t548));
#line 219 "fa-kernels/src/attention/softmax.rs"
        f32 t550;
        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t550) : "f"(exponent_8));
#line 202 "fa-kernels/src/attention/softmax.rs"
        s_8 = t550;
        const f32 t551 = t547 + s_8;
#line 205 "fa-kernels/src/attention/softmax.rs"
        row_sum_2 = t551;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t552 = acc_3 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_3 = t552;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t553 = acc_4 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_4 = t553;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t554 = acc_7 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_7 = t554;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t555 = acc_8 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_8 = t555;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t556 = acc_11 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_11 = t556;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t557 = acc_12 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_12 = t557;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t558 = acc_15 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_15 = t558;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t559 = acc_16 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_16 = t559;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t560 = acc_19 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_19 = t560;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t561 = acc_20 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_20 = t561;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t562 = acc_23 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_23 = t562;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t563 = acc_24 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_24 = t563;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t564 = acc_27 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_27 = t564;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t565 = acc_28 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_28 = t565;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t566 = acc_31 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_31 = t566;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t567 = acc_32 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_32 = t567;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t568 = acc_35 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_35 = t568;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t569 = acc_36 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_36 = t569;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t570 = acc_39 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_39 = t570;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t571 = acc_40 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_40 = t571;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t572 = acc_43 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_43 = t572;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t573 = acc_44 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_44 = t573;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t574 = acc_47 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_47 = t574;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t575 = acc_48 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_48 = t575;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t576 = acc_51 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_51 = t576;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t577 = acc_52 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_52 = t577;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t578 = acc_55 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_55 = t578;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t579 = acc_56 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_56 = t579;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t580 = acc_59 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_59 = t580;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t581 = acc_60 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_60 = t581;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t582 = acc_63 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_63 = t582;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        const f32 t583 = acc_64 * rescale_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
        acc_64 = t583;
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t584;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t584) : "f"(s), "f"(s_2));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t585;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t585) : "f"(s_3), "f"(s_4));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t586;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t586) : "f"(s_5), "f"(s_6));
#line 138 "fa-kernels/src/attention/softmax.rs"
        u32 t587;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t587) : "f"(s_7), "f"(s_8));
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("cp.async.wait_group 2;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 t588;
        asm volatile("mov.b32 %0, %1;" : "=r"(t588) : "r"(t407));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t589 = t588 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t590 = t588 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t591 = t588 ^ 96u;
        const u32 t592 = t117 + t588;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t593 = t117 + t589;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t594 = t117 + t590;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        const u32 t595 = t117 + t591;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t592) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t584), "r"(t585), "r"(t586), "r"(t587), "r"(m_65), "r"(m_66));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t584), "r"(t585), "r"(t586), "r"(t587), "r"(m_67), "r"(m_68));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t593) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t584), "r"(t585), "r"(t586), "r"(t587), "r"(m_69), "r"(m_70));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t584), "r"(t585), "r"(t586), "r"(t587), "r"(m_71), "r"(m_72));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t594) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t584), "r"(t585), "r"(t586), "r"(t587), "r"(m_73), "r"(m_74));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t584), "r"(t585), "r"(t586), "r"(t587), "r"(m_75), "r"(m_76));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t595) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t584), "r"(t585), "r"(t586), "r"(t587), "r"(m_77), "r"(m_78));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t584), "r"(t585), "r"(t586), "r"(t587), "r"(m_79), "r"(m_80));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t592) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t584), "r"(t585), "r"(t586), "r"(t587), "r"(m_81), "r"(m_82));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t584), "r"(t585), "r"(t586), "r"(t587), "r"(m_83), "r"(m_84));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t593) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t584), "r"(t585), "r"(t586), "r"(t587), "r"(m_85), "r"(m_86));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t584), "r"(t585), "r"(t586), "r"(t587), "r"(m_87), "r"(m_88));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t594) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t584), "r"(t585), "r"(t586), "r"(t587), "r"(m_89), "r"(m_90));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t584), "r"(t585), "r"(t586), "r"(t587), "r"(m_91), "r"(m_92));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t595) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t584), "r"(t585), "r"(t586), "r"(t587), "r"(m_93), "r"(m_94));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t584), "r"(t585), "r"(t586), "r"(t587), "r"(m_95), "r"(m_96));
#line 76 "fa-kernels/src/attention/forward/decode/tile.rs"
        #pragma unroll 1
        for (u32 i = 1u; i < count; i += 1u) {
#line 41 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
#line 45 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 366 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 next = i + 1u;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t597 = next < count;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t597) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t598 = next & 1u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t599 = t598 << 14u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t600 = ring + t599;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t601 = t51 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t602 = t601 - next;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_6 = t602 << 6u;
                const u32 t604 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t605 = t600 + t137;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t606 = (u64)first_key_6 * t130;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t607 = t141 + t606;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t608 = t607 + t142;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t609 = t608 + t142;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t610 = t609 + t142;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t611 = t132 < t604;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t612 = t611 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t605), "l"(t607), "r"(t612) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t613 = t132 < t604;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t614 = t613 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t605), "l"(t608), "r"(t614) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t615 = t132 < t604;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t616 = t615 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t605), "l"(t609), "r"(t616) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t617 = t132 < t604;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t618 = t617 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t605), "l"(t610), "r"(t618) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t619 = t607 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t620 = t132 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t621 = t620 < t604;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t622 = t621 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t605), "l"(t619), "r"(t622) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t623 = t608 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t624 = t132 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t625 = t624 < t604;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t626 = t625 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t605), "l"(t623), "r"(t626) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t627 = t609 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t628 = t132 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t629 = t628 < t604;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t630 = t629 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t605), "l"(t627), "r"(t630) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t631 = t610 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t632 = t132 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t633 = t632 < t604;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t634 = t633 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t605), "l"(t631), "r"(t634) : "memory");
            }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            const bool t635 = next < count;
#line 260 "fa-kernels/src/attention/forward/kv_stream.rs"
            if (t635) {
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t636 = next & 1u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t637 = t636 << 14u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t638 = t117 + t637;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t639 = t51 - 1u;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t640 = t639 - next;
#line 274 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 first_key_7 = t640 << 6u;
                const u32 t642 = head_dim >> 3u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t643 = t638 + t162;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t644 = (u64)first_key_7 * t155;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t645 = t166 + t644;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t646 = t645 + t167;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t647 = t646 + t167;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t648 = t647 + t167;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t649 = t157 < t642;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t650 = t649 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t643), "l"(t645), "r"(t650) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t651 = t157 < t642;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t652 = t651 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+2048], [%1], 16, %2;" :  : "r"(t643), "l"(t646), "r"(t652) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t653 = t157 < t642;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t654 = t653 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+4096], [%1], 16, %2;" :  : "r"(t643), "l"(t647), "r"(t654) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t655 = t157 < t642;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t656 = t655 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+6144], [%1], 16, %2;" :  : "r"(t643), "l"(t648), "r"(t656) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t657 = t645 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t658 = t157 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t659 = t658 < t642;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t660 = t659 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+8192], [%1], 16, %2;" :  : "r"(t643), "l"(t657), "r"(t660) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t661 = t646 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t662 = t157 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t663 = t662 < t642;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t664 = t663 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+10240], [%1], 16, %2;" :  : "r"(t643), "l"(t661), "r"(t664) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t665 = t647 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t666 = t157 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t667 = t666 < t642;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t668 = t667 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+12288], [%1], 16, %2;" :  : "r"(t643), "l"(t665), "r"(t668) : "memory");
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u64 t669 = t648 + 128ull;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t670 = t157 + 8u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const bool t671 = t670 < t642;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                const u32 t672 = t671 ? 16u : 0u;
#line 279 "fa-kernels/src/attention/forward/kv_stream.rs"
                asm volatile("cp.async.cg.shared.global [%0+14336], [%1], 16, %2;" :  : "r"(t643), "l"(t669), "r"(t672) : "memory");
            }
#line 264 "fa-kernels/src/attention/forward/kv_stream.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 368 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t673 = next + 1u;
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
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t674 = i & 1u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t675 = t674 << 14u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t676 = ring + t675;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t677;
            asm volatile("mov.b32 %0, %1;" : "=r"(t677) : "r"(t399));
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t678 = t677 ^ 32u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t679 = t677 ^ 64u;
#line 46 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t680 = t677 ^ 96u;
            const u32 t681 = t676 + t677;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t681) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_97), "r"(m_98));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_99), "r"(m_100));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t682 = t676 + t678;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t682) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_101), "r"(m_102));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_103), "r"(m_104));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t683 = t676 + t679;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t683) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_105), "r"(m_106));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_107), "r"(m_108));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t684 = t676 + t680;
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t684) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_109), "r"(m_110));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_111), "r"(m_112));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t681) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_113), "r"(m_114));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_115), "r"(m_116));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t682) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_117), "r"(m_118));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_119), "r"(m_120));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t683) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_121), "r"(m_122));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_123), "r"(m_124));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t684) : "memory");
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_125), "r"(m_126));
#line 47 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_127), "r"(m_128));
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t685 = i < t53;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t686 = t55 <= i;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t687 = t685 | t686;
#line 446 "fa-kernels/src/attention/kernel_problem.rs"
            if (t687) {
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t688 = t51 - 1u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t689 = t688 - i;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t690 = t689 << 6u;
#line 98 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 first_key_8 = t690 + t63;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t692 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t693 = t692 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_8 + t693;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t695 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t696 = first + t695;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t697 = t696 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t698;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t698) : "r"(t697), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t699 = t698 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t700 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_4 = t700 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t703 = visible_9 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t703;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t705 = visible_10 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t705;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t707 = visible_11 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t707;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t709 = visible_12 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t709;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t710 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t711 = first + t710;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t712 = t711 + 8u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t713 = t712 << 1u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                u32 t714;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t714) : "r"(t713), "r"(sharing_factor));
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t715 = t714 >> sharing_shift;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t716 = seq_k > column_2 ? seq_k : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_5 = t716 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t719 = visible_13 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t719;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 1u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t721 = visible_14 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t721;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t723 = visible_15 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t723;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 9u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t725 = visible_16 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t725;
            }
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_3 = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t727;
            asm("max.f32 %0, %1, %2;" : "=f"(t727) : "f"(old_3), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t728;
            asm("max.f32 %0, %1, %2;" : "=f"(t728) : "f"(t727), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t729;
            asm("max.f32 %0, %1, %2;" : "=f"(t729) : "f"(t728), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t730;
            asm("max.f32 %0, %1, %2;" : "=f"(t730) : "f"(t729), "f"(s_14));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t731;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t731) : "f"(t730));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_3;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t730), "f"(t731));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t733;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t733) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_3;
            asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t733));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_3 = new_3 == __uint_as_float(0xff800000u);
            const f32 t736 = new_3 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_3 = none_3 ? 0.0f : t736;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t738 = -reference_3;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t739;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t739) : "f"(old_3), "f"(scale_log2), "f"(t738));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t739));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max = new_3;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t741 = row_sum * rescale_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t742 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_9), "f"(scale_log2), "f"(t742));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t744;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t744) : "f"(exponent_9));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_9 = t744;
            const f32 t745 = t741 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t746 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_10), "f"(scale_log2), "f"(t746));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t748;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t748) : "f"(exponent_10));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_10 = t748;
            const f32 t749 = t745 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t750 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_13), "f"(scale_log2), "f"(t750));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t752;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t752) : "f"(exponent_11));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_13 = t752;
            const f32 t753 = t749 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t754 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_14), "f"(scale_log2), "f"(t754));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t756;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t756) : "f"(exponent_12));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_14 = t756;
            const f32 t757 = t753 + s_14;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum = t757;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t758 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc = t758;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t759 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_2 = t759;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t760 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_5 = t760;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t761 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_6 = t761;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t762 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_9 = t762;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t763 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_10 = t763;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t764 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_13 = t764;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t765 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_14 = t765;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t766 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_17 = t766;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t767 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_18 = t767;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t768 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_21 = t768;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t769 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_22 = t769;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t770 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_25 = t770;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t771 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_26 = t771;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t772 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_29 = t772;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t773 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_30 = t773;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t774 = acc_33 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_33 = t774;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t775 = acc_34 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_34 = t775;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t776 = acc_37 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_37 = t776;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t777 = acc_38 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_38 = t777;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t778 = acc_41 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_41 = t778;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t779 = acc_42 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_42 = t779;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t780 = acc_45 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_45 = t780;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t781 = acc_46 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_46 = t781;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t782 = acc_49 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_49 = t782;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t783 = acc_50 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_50 = t783;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t784 = acc_53 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_53 = t784;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t785 = acc_54 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_54 = t785;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t786 = acc_57 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_57 = t786;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t787 = acc_58 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_58 = t787;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t788 = acc_61 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_61 = t788;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t789 = acc_62 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_62 = t789;
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_4 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t791;
            asm("max.f32 %0, %1, %2;" : "=f"(t791) : "f"(old_4), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t792;
            asm("max.f32 %0, %1, %2;" : "=f"(t792) : "f"(t791), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t793;
            asm("max.f32 %0, %1, %2;" : "=f"(t793) : "f"(t792), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t794;
            asm("max.f32 %0, %1, %2;" : "=f"(t794) : "f"(t793), "f"(s_16));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t795;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t795) : "f"(t794));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_4;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t794), "f"(t795));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t797;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t797) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_4;
            asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t797));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_4 = new_4 == __uint_as_float(0xff800000u);
            const f32 t800 = new_4 * scale_log2;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_4 = none_4 ? 0.0f : t800;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t802 = -reference_4;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t803;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t803) : "f"(old_4), "f"(scale_log2), "f"(t802));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t803));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_4;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t805 = row_sum_2 * rescale_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t806 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_11), "f"(scale_log2), "f"(t806));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t808;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t808) : "f"(exponent_13));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_11 = t808;
            const f32 t809 = t805 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t810 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_12), "f"(scale_log2), "f"(t810));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t812;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t812) : "f"(exponent_14));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_12 = t812;
            const f32 t813 = t809 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t814 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_15), "f"(scale_log2), "f"(t814));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t816;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t816) : "f"(exponent_15));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_15 = t816;
            const f32 t817 = t813 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t818 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_16), "f"(scale_log2), "f"(t818));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t820;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t820) : "f"(exponent_16));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_16 = t820;
            const f32 t821 = t817 + s_16;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t821;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t822 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_3 = t822;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t823 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_4 = t823;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t824 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_7 = t824;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t825 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_8 = t825;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t826 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_11 = t826;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t827 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_12 = t827;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t828 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_15 = t828;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t829 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_16 = t829;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t830 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_19 = t830;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t831 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_20 = t831;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t832 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_23 = t832;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t833 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_24 = t833;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t834 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_27 = t834;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t835 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_28 = t835;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t836 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_31 = t836;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t837 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_32 = t837;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t838 = acc_35 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_35 = t838;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t839 = acc_36 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_36 = t839;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t840 = acc_39 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_39 = t840;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t841 = acc_40 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_40 = t841;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t842 = acc_43 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_43 = t842;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t843 = acc_44 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_44 = t843;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t844 = acc_47 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_47 = t844;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t845 = acc_48 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_48 = t845;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t846 = acc_51 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_51 = t846;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t847 = acc_52 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_52 = t847;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t848 = acc_55 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_55 = t848;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t849 = acc_56 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_56 = t849;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t850 = acc_59 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_59 = t850;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t851 = acc_60 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_60 = t851;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t852 = acc_63 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_63 = t852;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            const f32 t853 = acc_64 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
            acc_64 = t853;
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t854;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t854) : "f"(s_9), "f"(s_10));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t855;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t855) : "f"(s_11), "f"(s_12));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t856;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t856) : "f"(s_13), "f"(s_14));
#line 138 "fa-kernels/src/attention/softmax.rs"
            u32 t857;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t857) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t858 = i & 1u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t859 = t858 << 14u;
#line 249 "fa-kernels/src/attention/forward/kv_stream.rs"
            const u32 t860 = t117 + t859;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 t861;
            asm volatile("mov.b32 %0, %1;" : "=r"(t861) : "r"(t407));
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t862 = t861 ^ 32u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t863 = t861 ^ 64u;
#line 62 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t864 = t861 ^ 96u;
            const u32 t865 = t860 + t861;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t866 = t860 + t862;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t867 = t860 + t863;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            const u32 t868 = t860 + t864;
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t865) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(t854), "r"(t855), "r"(t856), "r"(t857), "r"(m_129), "r"(m_130));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(t854), "r"(t855), "r"(t856), "r"(t857), "r"(m_131), "r"(m_132));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t866) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(t854), "r"(t855), "r"(t856), "r"(t857), "r"(m_133), "r"(m_134));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(t854), "r"(t855), "r"(t856), "r"(t857), "r"(m_135), "r"(m_136));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t867) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(t854), "r"(t855), "r"(t856), "r"(t857), "r"(m_137), "r"(m_138));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(t854), "r"(t855), "r"(t856), "r"(t857), "r"(m_139), "r"(m_140));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t868) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(t854), "r"(t855), "r"(t856), "r"(t857), "r"(m_141), "r"(m_142));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(t854), "r"(t855), "r"(t856), "r"(t857), "r"(m_143), "r"(m_144));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_145;
            u32 m_146;
            u32 m_147;
            u32 m_148;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t865) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(t854), "r"(t855), "r"(t856), "r"(t857), "r"(m_145), "r"(m_146));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(t854), "r"(t855), "r"(t856), "r"(t857), "r"(m_147), "r"(m_148));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_149;
            u32 m_150;
            u32 m_151;
            u32 m_152;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t866) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(t854), "r"(t855), "r"(t856), "r"(t857), "r"(m_149), "r"(m_150));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(t854), "r"(t855), "r"(t856), "r"(t857), "r"(m_151), "r"(m_152));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_153;
            u32 m_154;
            u32 m_155;
            u32 m_156;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t867) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(t854), "r"(t855), "r"(t856), "r"(t857), "r"(m_153), "r"(m_154));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(t854), "r"(t855), "r"(t856), "r"(t857), "r"(m_155), "r"(m_156));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            u32 m_157;
            u32 m_158;
            u32 m_159;
            u32 m_160;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4+8192];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t868) : "memory");
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(t854), "r"(t855), "r"(t856), "r"(t857), "r"(m_157), "r"(m_158));
#line 63 "fa-kernels/src/attention/forward/decode/products.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(t854), "r"(t855), "r"(t856), "r"(t857), "r"(m_159), "r"(m_160));
        }
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_3 = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_max_4 = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_3 = 0.0f;
#line 112 "fa-kernels/src/attention/softmax.rs"
        f32 row_sum_4 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_2 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_3 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_4 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_5 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_6 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_7 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_8 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_9 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_10 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_11 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_12 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_13 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_14 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_15 = 0.0f;
#line 132 "fa-kernels/src/attention/forward/decode/merge.rs"
        f32 rows_16 = 0.0f;
#line 175 "fa-kernels/src/attention/forward/decode/merge.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t869 = warp * 8704u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t870 = ring + t869;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 t871 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 mine = t870 + t871;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t873 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t874 = t873 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t874) {
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(mine), "f"(acc) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(mine), "f"(acc_2) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+256], %1;" :  : "r"(mine), "f"(acc_5) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+384], %1;" :  : "r"(mine), "f"(acc_6) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+512], %1;" :  : "r"(mine), "f"(acc_9) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+640], %1;" :  : "r"(mine), "f"(acc_10) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+768], %1;" :  : "r"(mine), "f"(acc_13) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+896], %1;" :  : "r"(mine), "f"(acc_14) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1024], %1;" :  : "r"(mine), "f"(acc_17) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1152], %1;" :  : "r"(mine), "f"(acc_18) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1280], %1;" :  : "r"(mine), "f"(acc_21) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1408], %1;" :  : "r"(mine), "f"(acc_22) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1536], %1;" :  : "r"(mine), "f"(acc_25) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1664], %1;" :  : "r"(mine), "f"(acc_26) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1792], %1;" :  : "r"(mine), "f"(acc_29) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+1920], %1;" :  : "r"(mine), "f"(acc_30) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2048], %1;" :  : "r"(mine), "f"(acc_33) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2176], %1;" :  : "r"(mine), "f"(acc_34) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2304], %1;" :  : "r"(mine), "f"(acc_37) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2432], %1;" :  : "r"(mine), "f"(acc_38) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2560], %1;" :  : "r"(mine), "f"(acc_41) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2688], %1;" :  : "r"(mine), "f"(acc_42) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2816], %1;" :  : "r"(mine), "f"(acc_45) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+2944], %1;" :  : "r"(mine), "f"(acc_46) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3072], %1;" :  : "r"(mine), "f"(acc_49) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3200], %1;" :  : "r"(mine), "f"(acc_50) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3328], %1;" :  : "r"(mine), "f"(acc_53) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3456], %1;" :  : "r"(mine), "f"(acc_54) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3584], %1;" :  : "r"(mine), "f"(acc_57) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3712], %1;" :  : "r"(mine), "f"(acc_58) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3840], %1;" :  : "r"(mine), "f"(acc_61) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+3968], %1;" :  : "r"(mine), "f"(acc_62) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4096], %1;" :  : "r"(mine), "f"(row_max) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4224], %1;" :  : "r"(mine), "f"(row_sum) : "memory");
        }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t875 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t876 = t875 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t877 = t876 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t877) {
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4352], %1;" :  : "r"(mine), "f"(acc_3) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4480], %1;" :  : "r"(mine), "f"(acc_4) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4608], %1;" :  : "r"(mine), "f"(acc_7) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4736], %1;" :  : "r"(mine), "f"(acc_8) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4864], %1;" :  : "r"(mine), "f"(acc_11) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+4992], %1;" :  : "r"(mine), "f"(acc_12) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5120], %1;" :  : "r"(mine), "f"(acc_15) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5248], %1;" :  : "r"(mine), "f"(acc_16) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5376], %1;" :  : "r"(mine), "f"(acc_19) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5504], %1;" :  : "r"(mine), "f"(acc_20) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5632], %1;" :  : "r"(mine), "f"(acc_23) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5760], %1;" :  : "r"(mine), "f"(acc_24) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+5888], %1;" :  : "r"(mine), "f"(acc_27) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6016], %1;" :  : "r"(mine), "f"(acc_28) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6144], %1;" :  : "r"(mine), "f"(acc_31) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6272], %1;" :  : "r"(mine), "f"(acc_32) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6400], %1;" :  : "r"(mine), "f"(acc_35) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6528], %1;" :  : "r"(mine), "f"(acc_36) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6656], %1;" :  : "r"(mine), "f"(acc_39) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6784], %1;" :  : "r"(mine), "f"(acc_40) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+6912], %1;" :  : "r"(mine), "f"(acc_43) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7040], %1;" :  : "r"(mine), "f"(acc_44) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7168], %1;" :  : "r"(mine), "f"(acc_47) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7296], %1;" :  : "r"(mine), "f"(acc_48) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7424], %1;" :  : "r"(mine), "f"(acc_51) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7552], %1;" :  : "r"(mine), "f"(acc_52) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7680], %1;" :  : "r"(mine), "f"(acc_55) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7808], %1;" :  : "r"(mine), "f"(acc_56) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+7936], %1;" :  : "r"(mine), "f"(acc_59) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+8064], %1;" :  : "r"(mine), "f"(acc_60) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+8192], %1;" :  : "r"(mine), "f"(acc_63) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+8320], %1;" :  : "r"(mine), "f"(acc_64) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+8448], %1;" :  : "r"(mine), "f"(row_max_2) : "memory");
#line 183 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("st.shared.f32 [%0+8576], %1;" :  : "r"(mine), "f"(row_sum_2) : "memory");
        }
#line 186 "fa-kernels/src/attention/forward/decode/merge.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 223 "fa-kernels/src/attention/forward/decode/merge.rs"
        const u32 slice = warp << 10u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t879 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t880 = t879 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t880) {
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t881 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs = ring + t881;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns = theirs + slice;
            f32 t884;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t884) : "r"(theirs) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t885;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t885) : "r"(theirs) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t886;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t886) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t887;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t887) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t888;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t888) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t889;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t889) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t890;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t890) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t891;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t891) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t892;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t892) : "r"(columns) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t893;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t893) : "r"(columns) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t894 = ring + 8704u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t895 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_2 = t894 + t895;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_2 = theirs_2 + slice;
            f32 t898;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t898) : "r"(theirs_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t899;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t899) : "r"(theirs_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t900;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t900) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t901;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t901) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t902;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t902) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t903;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t903) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t904;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t904) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t905;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t905) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t906;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t906) : "r"(columns_2) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t907;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t907) : "r"(columns_2) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t908 = ring + 17408u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t909 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_3 = t908 + t909;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_3 = theirs_3 + slice;
            f32 t912;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t912) : "r"(theirs_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t913;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t913) : "r"(theirs_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t914;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t914) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t915;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t915) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t916;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t916) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t917;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t917) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t918;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t918) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t919;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t919) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t920;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t920) : "r"(columns_3) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t921;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t921) : "r"(columns_3) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t922 = ring + 26112u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t923 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_4 = t922 + t923;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_4 = theirs_4 + slice;
            f32 t926;
            asm volatile("ld.shared.f32 %0, [%1+4096];" : "=f"(t926) : "r"(theirs_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t927;
            asm volatile("ld.shared.f32 %0, [%1+4224];" : "=f"(t927) : "r"(theirs_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t928;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t928) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t929;
            asm volatile("ld.shared.f32 %0, [%1+128];" : "=f"(t929) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t930;
            asm volatile("ld.shared.f32 %0, [%1+256];" : "=f"(t930) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t931;
            asm volatile("ld.shared.f32 %0, [%1+384];" : "=f"(t931) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t932;
            asm volatile("ld.shared.f32 %0, [%1+512];" : "=f"(t932) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t933;
            asm volatile("ld.shared.f32 %0, [%1+640];" : "=f"(t933) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t934;
            asm volatile("ld.shared.f32 %0, [%1+768];" : "=f"(t934) : "r"(columns_4) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t935;
            asm volatile("ld.shared.f32 %0, [%1+896];" : "=f"(t935) : "r"(columns_4) : "memory");
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t936;
            asm("max.f32 %0, %1, %2;" : "=f"(t936) : "f"(t884), "f"(t898));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t937;
            asm("max.f32 %0, %1, %2;" : "=f"(t937) : "f"(t936), "f"(t912));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max;
            asm("max.f32 %0, %1, %2;" : "=f"(max) : "f"(t937), "f"(t926));
            const bool t939 = max == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t940 = max * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 reference_5 = t939 ? 0.0f : t940;
            const f32 t942 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t943;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t943) : "f"(t884), "f"(scale_log2), "f"(t942));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors) : "f"(t943));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t945 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t946;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t946) : "f"(t898), "f"(scale_log2), "f"(t945));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_2) : "f"(t946));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t948 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t949;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t949) : "f"(t912), "f"(scale_log2), "f"(t948));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_3;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_3) : "f"(t949));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t951 = -reference_5;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t952;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t952) : "f"(t926), "f"(scale_log2), "f"(t951));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_4;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_4) : "f"(t952));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t954 = t885 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t954;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t955;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t955) : "f"(t899), "f"(factors_2), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t955;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t956;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t956) : "f"(t913), "f"(factors_3), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t956;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t957;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t957) : "f"(t927), "f"(factors_4), "f"(total));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total = t957;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_2 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t958 = t886 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t958;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t959;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t959) : "f"(t900), "f"(factors_2), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t959;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t960;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t960) : "f"(t914), "f"(factors_3), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t960;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t961;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t961) : "f"(t928), "f"(factors_4), "f"(total_2));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_2 = t961;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_3 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t962 = t887 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t962;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t963;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t963) : "f"(t901), "f"(factors_2), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t963;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t964;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t964) : "f"(t915), "f"(factors_3), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t964;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t965;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t965) : "f"(t929), "f"(factors_4), "f"(total_3));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_3 = t965;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_4 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t966 = t888 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t966;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t967;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t967) : "f"(t902), "f"(factors_2), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t967;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t968;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t968) : "f"(t916), "f"(factors_3), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t968;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t969;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t969) : "f"(t930), "f"(factors_4), "f"(total_4));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_4 = t969;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_5 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t970 = t889 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t970;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t971;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t971) : "f"(t903), "f"(factors_2), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t971;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t972;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t972) : "f"(t917), "f"(factors_3), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t972;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t973;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t973) : "f"(t931), "f"(factors_4), "f"(total_5));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_5 = t973;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_6 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t974 = t890 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t974;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t975;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t975) : "f"(t904), "f"(factors_2), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t975;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t976;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t976) : "f"(t918), "f"(factors_3), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t976;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t977;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t977) : "f"(t932), "f"(factors_4), "f"(total_6));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_6 = t977;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_7 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t978 = t891 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t978;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t979;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t979) : "f"(t905), "f"(factors_2), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t979;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t980;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t980) : "f"(t919), "f"(factors_3), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t980;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t981;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t981) : "f"(t933), "f"(factors_4), "f"(total_7));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_7 = t981;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_8 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t982 = t892 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t982;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t983;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t983) : "f"(t906), "f"(factors_2), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t983;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t984;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t984) : "f"(t920), "f"(factors_3), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t984;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t985;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t985) : "f"(t934), "f"(factors_4), "f"(total_8));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_8 = t985;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_9 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t986 = t893 * factors;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t986;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t987;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t987) : "f"(t907), "f"(factors_2), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t987;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t988;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t988) : "f"(t921), "f"(factors_3), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t988;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t989;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t989) : "f"(t935), "f"(factors_4), "f"(total_9));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_9 = t989;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_max_3 = max;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_sum_3 = total;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows = total_2;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_2 = total_3;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_5 = total_4;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_6 = total_5;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_9 = total_6;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_10 = total_7;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_13 = total_8;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_14 = total_9;
        }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t990 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
        const u32 t991 = t990 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
        const bool t992 = t991 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t992) {
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t993 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_5 = ring + t993;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_5 = theirs_5 + slice;
            f32 t996;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t996) : "r"(theirs_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t997;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t997) : "r"(theirs_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t998;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t998) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t999;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t999) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1000;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1000) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1001;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1001) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1002;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1002) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1003;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1003) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1004;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1004) : "r"(columns_5) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1005;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1005) : "r"(columns_5) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1006 = ring + 8704u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1007 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_6 = t1006 + t1007;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_6 = theirs_6 + slice;
            f32 t1010;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1010) : "r"(theirs_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1011;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1011) : "r"(theirs_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1012;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1012) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1013;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1013) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1014;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1014) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1015;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1015) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1016;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1016) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1017;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1017) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1018;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1018) : "r"(columns_6) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1019;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1019) : "r"(columns_6) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1020 = ring + 17408u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1021 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_7 = t1020 + t1021;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_7 = theirs_7 + slice;
            f32 t1024;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1024) : "r"(theirs_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1025;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1025) : "r"(theirs_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1026;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1026) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1027;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1027) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1028;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1028) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1029;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1029) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1030;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1030) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1031;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1031) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1032;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1032) : "r"(columns_7) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1033;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1033) : "r"(columns_7) : "memory");
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1034 = ring + 26112u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1035 = lane << 2u;
#line 168 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 theirs_8 = t1034 + t1035;
#line 229 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 columns_8 = theirs_8 + slice;
            f32 t1038;
            asm volatile("ld.shared.f32 %0, [%1+8448];" : "=f"(t1038) : "r"(theirs_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1039;
            asm volatile("ld.shared.f32 %0, [%1+8576];" : "=f"(t1039) : "r"(theirs_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1040;
            asm volatile("ld.shared.f32 %0, [%1+4352];" : "=f"(t1040) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1041;
            asm volatile("ld.shared.f32 %0, [%1+4480];" : "=f"(t1041) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1042;
            asm volatile("ld.shared.f32 %0, [%1+4608];" : "=f"(t1042) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1043;
            asm volatile("ld.shared.f32 %0, [%1+4736];" : "=f"(t1043) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1044;
            asm volatile("ld.shared.f32 %0, [%1+4864];" : "=f"(t1044) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1045;
            asm volatile("ld.shared.f32 %0, [%1+4992];" : "=f"(t1045) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1046;
            asm volatile("ld.shared.f32 %0, [%1+5120];" : "=f"(t1046) : "r"(columns_8) : "memory");
#line 230 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1047;
            asm volatile("ld.shared.f32 %0, [%1+5248];" : "=f"(t1047) : "r"(columns_8) : "memory");
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1048;
            asm("max.f32 %0, %1, %2;" : "=f"(t1048) : "f"(t996), "f"(t1010));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1049;
            asm("max.f32 %0, %1, %2;" : "=f"(t1049) : "f"(t1048), "f"(t1024));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 max_2;
            asm("max.f32 %0, %1, %2;" : "=f"(max_2) : "f"(t1049), "f"(t1038));
            const bool t1051 = max_2 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1052 = max_2 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 reference_6 = t1051 ? 0.0f : t1052;
            const f32 t1054 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1055;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1055) : "f"(t996), "f"(scale_log2), "f"(t1054));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_5;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_5) : "f"(t1055));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1057 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1058;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1058) : "f"(t1010), "f"(scale_log2), "f"(t1057));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_6;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_6) : "f"(t1058));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1060 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1061;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1061) : "f"(t1024), "f"(scale_log2), "f"(t1060));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_7;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_7) : "f"(t1061));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1063 = -reference_6;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1064;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1064) : "f"(t1038), "f"(scale_log2), "f"(t1063));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 factors_8;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_8) : "f"(t1064));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_10 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1066 = t997 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1066;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1067;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1067) : "f"(t1011), "f"(factors_6), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1067;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1068;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1068) : "f"(t1025), "f"(factors_7), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1068;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1069;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1069) : "f"(t1039), "f"(factors_8), "f"(total_10));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_10 = t1069;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_11 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1070 = t998 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1070;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1071;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1071) : "f"(t1012), "f"(factors_6), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1071;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1072;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1072) : "f"(t1026), "f"(factors_7), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1072;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1073;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1073) : "f"(t1040), "f"(factors_8), "f"(total_11));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_11 = t1073;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_12 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1074 = t999 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1074;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1075;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1075) : "f"(t1013), "f"(factors_6), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1075;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1076;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1076) : "f"(t1027), "f"(factors_7), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1076;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1077;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1077) : "f"(t1041), "f"(factors_8), "f"(total_12));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_12 = t1077;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_13 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1078 = t1000 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1078;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1079;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1079) : "f"(t1014), "f"(factors_6), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1079;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1080;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1080) : "f"(t1028), "f"(factors_7), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1080;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1081;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1081) : "f"(t1042), "f"(factors_8), "f"(total_13));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_13 = t1081;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_14 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1082 = t1001 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1082;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1083;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1083) : "f"(t1015), "f"(factors_6), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1083;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1084;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1084) : "f"(t1029), "f"(factors_7), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1084;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1085;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1085) : "f"(t1043), "f"(factors_8), "f"(total_14));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_14 = t1085;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_15 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1086 = t1002 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1086;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1087;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1087) : "f"(t1016), "f"(factors_6), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1087;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1088;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1088) : "f"(t1030), "f"(factors_7), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1088;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1089;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1089) : "f"(t1044), "f"(factors_8), "f"(total_15));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_15 = t1089;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_16 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1090 = t1003 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1090;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1091;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1091) : "f"(t1017), "f"(factors_6), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1091;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1092;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1092) : "f"(t1031), "f"(factors_7), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1092;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1093;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1093) : "f"(t1045), "f"(factors_8), "f"(total_16));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_16 = t1093;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_17 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1094 = t1004 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1094;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1095;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1095) : "f"(t1018), "f"(factors_6), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1095;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1096;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1096) : "f"(t1032), "f"(factors_7), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1096;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1097;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1097) : "f"(t1046), "f"(factors_8), "f"(total_17));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_17 = t1097;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 total_18 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            const f32 t1098 = t1005 * factors_5;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1098;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1099;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1099) : "f"(t1019), "f"(factors_6), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1099;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1100;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1100) : "f"(t1033), "f"(factors_7), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1100;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            f32 t1101;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1101) : "f"(t1047), "f"(factors_8), "f"(total_18));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
            total_18 = t1101;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_max_4 = max_2;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            row_sum_4 = total_10;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_3 = total_11;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_4 = total_12;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_7 = total_13;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_8 = total_14;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_11 = total_15;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_12 = total_16;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_15 = total_17;
#line 239 "fa-kernels/src/attention/forward/decode/merge.rs"
            rows_16 = total_18;
        }
#line 146 "fa-kernels/src/attention/forward/decode/merge.rs"
        const bool t1102 = t45 == 1u;
#line 146 "fa-kernels/src/attention/forward/decode/merge.rs"
        if (t1102) {
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t1103;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1103) : "f"(row_sum_3));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum_3 + t1103;
            f32 t1105;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1105) : "f"(pair_5));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t1106 = pair_5 + t1105;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum_3 = t1106;
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t1107;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1107) : "f"(row_sum_4));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_4 + t1107;
            f32 t1109;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1109) : "f"(pair_6));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t1110 = pair_6 + t1109;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum_4 = t1110;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum_3;
            const bool t1111 = sum == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t1112;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1112) : "f"(sum));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1111 ? 0.0f : t1112;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1114 = rows * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows = t1114;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1115 = rows_2 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_2 = t1115;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1116 = rows_5 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_5 = t1116;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1117 = rows_6 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_6 = t1117;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1118 = rows_9 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_9 = t1118;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1119 = rows_10 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_10 = t1119;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1120 = rows_13 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_13 = t1120;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1121 = rows_14 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_14 = t1121;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_4;
            const bool t1122 = sum_2 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t1123;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1123) : "f"(sum_2));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1122 ? 0.0f : t1123;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1125 = rows_3 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_3 = t1125;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1126 = rows_4 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_4 = t1126;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1127 = rows_7 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_7 = t1127;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1128 = rows_8 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_8 = t1128;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1129 = rows_11 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_11 = t1129;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1130 = rows_12 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_12 = t1130;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1131 = rows_15 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_15 = t1131;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1132 = rows_16 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            rows_16 = t1132;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 first_2 = warp << 2u;
            const u32 t1134 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1135 = t1134 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1136 = first_2 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 lane_bytes = t1135 + t1136;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1138 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1139 = t1138 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1139) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1140 = lane >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1141 = first + t1140;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1142 = t1141 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1143;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1143) : "r"(t1142), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1144 = t1143 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1145 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1146 = first + t1140;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1147 = t1146 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1148;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1148) : "r"(t1147), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1149 = t1148 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1150 = t1149 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1151 = t1146 - t1150;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1152 = t1145 + t1151;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1153 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1154 = t1153 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1155 = t1154 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1156 = o + t1155;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1157 = (u64)t1144;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1158 = t1157 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1159 = t1158 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1160 = t1156 + t1159;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1161 = (u64)t1152;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1162 = t1161 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1163 = t1162 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1164 = t1160 + t1163;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1165 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to = t1164 + t1165;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_7 = rows;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_8 = rows_2;
                const u32 t1167 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1168 = first_2 < t1167;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1168) {
                    u32 t1169;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1169) : "f"(pair_7), "f"(pair_8));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to), "r"(t1169) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_9 = rows_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_10 = rows_6;
                const u32 t1170 = first_2 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1171 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1172 = t1170 < t1171;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1172) {
                    u32 t1173;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1173) : "f"(pair_9), "f"(pair_10));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to), "r"(t1173) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_11 = rows_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_12 = rows_10;
                const u32 t1174 = first_2 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1175 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1176 = t1174 < t1175;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1176) {
                    u32 t1177;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1177) : "f"(pair_11), "f"(pair_12));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to), "r"(t1177) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_13 = rows_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_14 = rows_14;
                const u32 t1178 = first_2 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1179 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1180 = t1178 < t1179;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1180) {
                    u32 t1181;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1181) : "f"(pair_13), "f"(pair_14));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to), "r"(t1181) : "memory");
                }
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1182 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1183 = t1182 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1184 = t1183 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1184) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1185 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1186 = t1185 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1187 = first + t1186;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1188 = t1187 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1189;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1189) : "r"(t1188), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1190 = t1189 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1191 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1192 = first + t1186;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1193 = t1192 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1194;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1194) : "r"(t1193), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1195 = t1194 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1196 = t1195 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1197 = t1192 - t1196;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1198 = t1191 + t1197;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1199 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1200 = t1199 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1201 = t1200 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1202 = o + t1201;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1203 = (u64)t1190;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1204 = t1203 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1205 = t1204 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1206 = t1202 + t1205;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1207 = (u64)t1198;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1208 = t1207 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1209 = t1208 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u64 t1210 = t1206 + t1209;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1211 = (u64)lane_bytes;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 to_2 = t1210 + t1211;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_15 = rows_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_16 = rows_4;
                const u32 t1213 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1214 = first_2 < t1213;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1214) {
                    u32 t1215;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1215) : "f"(pair_15), "f"(pair_16));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_2), "r"(t1215) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_17 = rows_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_18 = rows_8;
                const u32 t1216 = first_2 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1217 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1218 = t1216 < t1217;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1218) {
                    u32 t1219;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1219) : "f"(pair_17), "f"(pair_18));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_2), "r"(t1219) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_19 = rows_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_20 = rows_12;
                const u32 t1220 = first_2 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1221 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1222 = t1220 < t1221;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1222) {
                    u32 t1223;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1223) : "f"(pair_19), "f"(pair_20));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_2), "r"(t1223) : "memory");
                }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_21 = rows_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                const f32 pair_22 = rows_16;
                const u32 t1224 = first_2 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1225 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t1226 = t1224 < t1225;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1226) {
                    u32 t1227;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1227) : "f"(pair_21), "f"(pair_22));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                    asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_2), "r"(t1227) : "memory");
                }
            }
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1228 = warp < 1u;
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1228) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1230 = row < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1231 = first + row;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1232 = t1231 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1233;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1233) : "r"(t1232), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1234 = t1233 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1235 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1236 = first + row;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1237 = t1236 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1238;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1238) : "r"(t1237), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1239 = t1238 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1240 = t1239 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1241 = t1236 - t1240;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1242 = t1235 + t1241;
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1243;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1243) : "f"(row_sum_3));
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1244;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1244) : "f"(row_max_3), "f"(scale_log2), "f"(t1243));
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_2 = t1244 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const bool t1246 = row_sum_3 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const f32 value = t1246 ? __uint_as_float(0xff800000u) : lse_2;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1248 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1249 = t1248 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1250 = t1230 & t1249;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1250) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1251 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1252 = t1251 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1253 = t1252 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1254 = lse + t1253;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1255 = (u64)t1242;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1256 = t1255 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1257 = t1256 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1258 = t1254 + t1257;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1259 = (u64)t1234;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1260 = t1259 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1261 = t1260 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1262 = t1258 + t1261;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1262), "f"(value) : "memory");
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1263 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 row_2 = t1263 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1265 = row_2 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1266 = first + row_2;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1267 = t1266 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1268;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1268) : "r"(t1267), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1269 = t1268 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1270 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1271 = first + row_2;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1272 = t1271 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                u32 t1273;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1273) : "r"(t1272), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1274 = t1273 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1275 = t1274 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1276 = t1271 - t1275;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                const u32 t1277 = t1270 + t1276;
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1278;
                asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1278) : "f"(row_sum_4));
#line 287 "fa-kernels/src/attention/softmax.rs"
                f32 t1279;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1279) : "f"(row_max_4), "f"(scale_log2), "f"(t1278));
#line 287 "fa-kernels/src/attention/softmax.rs"
                const f32 lse_3 = t1279 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const bool t1281 = row_sum_4 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                const f32 value_2 = t1281 ? __uint_as_float(0xff800000u) : lse_3;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1283 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1284 = t1283 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                const bool t1285 = t1265 & t1284;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                if (t1285) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1286 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1287 = t1286 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1288 = t1287 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1289 = lse + t1288;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1290 = (u64)t1277;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1291 = t1290 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1292 = t1291 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1293 = t1289 + t1292;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1294 = (u64)t1269;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1295 = t1294 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1296 = t1295 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    const u64 t1297 = t1293 + t1296;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1297), "f"(value_2) : "memory");
                }
            }
        } else {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1298 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1299 = t1298 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1299) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index = warp << 1u;
                const u64 t1301 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1302 = t1301 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1303 = t1302 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1304 = partials + t1303;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1305 = (u64)t13;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1306 = t1305 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1307 = t1306 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1308 = t1304 + t1307;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1309 = (u64)index;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1310 = t1309 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1311 = t1310 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1312 = t1308 + t1311;
                const u64 t1313 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1314 = t1312 + t1313;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1314), "f"(rows) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t1314), "f"(rows_2) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t1314), "f"(rows_5) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t1314), "f"(rows_6) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t1314), "f"(rows_9) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t1314), "f"(rows_10) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t1314), "f"(rows_13) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t1314), "f"(rows_14) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1314), "f"(row_max_3) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1314), "f"(row_sum_3) : "memory");
            }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1315 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
            const u32 t1316 = t1315 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
            const bool t1317 = t1316 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1317) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t1318 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 index_2 = t1318 + 1u;
                const u64 t1320 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1321 = t1320 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1322 = t1321 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1323 = partials + t1322;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1324 = (u64)t13;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1325 = t1324 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1326 = t1325 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1327 = t1323 + t1326;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1328 = (u64)index_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1329 = t1328 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1330 = t1329 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1331 = t1327 + t1330;
                const u64 t1332 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u64 t1333 = t1331 + t1332;
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1333), "f"(rows_3) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+128], %1;" :  : "l"(t1333), "f"(rows_4) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+256], %1;" :  : "l"(t1333), "f"(rows_7) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+384], %1;" :  : "l"(t1333), "f"(rows_8) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+512], %1;" :  : "l"(t1333), "f"(rows_11) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+640], %1;" :  : "l"(t1333), "f"(rows_12) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+768], %1;" :  : "l"(t1333), "f"(rows_15) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+896], %1;" :  : "l"(t1333), "f"(rows_16) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1024], %1;" :  : "l"(t1333), "f"(row_max_4) : "memory");
#line 269 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.global.f32 [%0+1152], %1;" :  : "l"(t1333), "f"(row_sum_4) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1334 = (u64)tile;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1335 = t1334 * arrived_stride0;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1336 = t1335 * 4ull;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u64 t1337 = arrived + t1336;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1338 = t45 - 1u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1339 = (u32)__cvta_generic_to_shared(smem);
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1340 = t1339 + 69632u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const u32 t1341 = threadIdx.x;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1342 = t1341 == 0u;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1342) {
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                u32 t1343;
                asm volatile("atom.acq_rel.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1343) : "l"(t1337), "r"(t1338) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
                asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t1340), "r"(t1343) : "memory");
            }
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            u32 t1344;
            asm volatile("ld.shared.u32 %0, [%1+0];" : "=r"(t1344) : "r"(t1340) : "memory");
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            const bool t1345 = t1344 == t1338;
#line 150 "fa-kernels/src/attention/forward/decode/merge.rs"
            if (t1345) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t1346 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t1347 = t1346 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t1347) {
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_max_3 = __uint_as_float(0xff800000u);
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_sum_3 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_2 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_5 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_6 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_9 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_10 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_13 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_14 = 0.0f;
                    u32 split = 0u;
                    while (true) {
#line 286 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t1348 = split < t45;
                        if (!t1348) break;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_3 = warp << 1u;
                        const u64 t1350 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1351 = t1350 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1352 = t1351 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1353 = partials + t1352;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1354 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1355 = t1354 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1356 = t1355 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1357 = t1353 + t1356;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1358 = (u64)index_3;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1359 = t1358 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1360 = t1359 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1361 = t1357 + t1360;
                        const u64 t1362 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1363 = t1361 + t1362;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1364;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1364) : "l"(t1363) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_4 = warp << 1u;
                        const u64 t1366 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1367 = t1366 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1368 = t1367 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1369 = partials + t1368;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1370 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1371 = t1370 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1372 = t1371 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1373 = t1369 + t1372;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1374 = (u64)index_4;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1375 = t1374 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1376 = t1375 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1377 = t1373 + t1376;
                        const u64 t1378 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1379 = t1377 + t1378;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1380;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1380) : "l"(t1379) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_5 = warp << 1u;
                        const u64 t1382 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1383 = t1382 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1384 = t1383 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1385 = partials + t1384;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1386 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1387 = t1386 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1388 = t1387 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1389 = t1385 + t1388;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1390 = (u64)index_5;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1391 = t1390 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1392 = t1391 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1393 = t1389 + t1392;
                        const u64 t1394 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1395 = t1393 + t1394;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1396;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1396) : "l"(t1395) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_6 = warp << 1u;
                        const u64 t1398 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1399 = t1398 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1400 = t1399 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1401 = partials + t1400;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1402 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1403 = t1402 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1404 = t1403 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1405 = t1401 + t1404;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1406 = (u64)index_6;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1407 = t1406 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1408 = t1407 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1409 = t1405 + t1408;
                        const u64 t1410 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1411 = t1409 + t1410;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1412;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1412) : "l"(t1411) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_7 = warp << 1u;
                        const u64 t1414 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1415 = t1414 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1416 = t1415 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1417 = partials + t1416;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1418 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1419 = t1418 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1420 = t1419 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1421 = t1417 + t1420;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1422 = (u64)index_7;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1423 = t1422 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1424 = t1423 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1425 = t1421 + t1424;
                        const u64 t1426 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1427 = t1425 + t1426;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1428;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1428) : "l"(t1427) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_8 = warp << 1u;
                        const u64 t1430 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1431 = t1430 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1432 = t1431 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1433 = partials + t1432;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1434 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1435 = t1434 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1436 = t1435 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1437 = t1433 + t1436;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1438 = (u64)index_8;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1439 = t1438 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1440 = t1439 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1441 = t1437 + t1440;
                        const u64 t1442 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1443 = t1441 + t1442;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1444;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1444) : "l"(t1443) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_9 = warp << 1u;
                        const u64 t1446 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1447 = t1446 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1448 = t1447 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1449 = partials + t1448;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1450 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1451 = t1450 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1452 = t1451 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1453 = t1449 + t1452;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1454 = (u64)index_9;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1455 = t1454 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1456 = t1455 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1457 = t1453 + t1456;
                        const u64 t1458 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1459 = t1457 + t1458;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1460;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1460) : "l"(t1459) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_10 = warp << 1u;
                        const u64 t1462 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1463 = t1462 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1464 = t1463 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1465 = partials + t1464;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1466 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1467 = t1466 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1468 = t1467 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1469 = t1465 + t1468;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1470 = (u64)index_10;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1471 = t1470 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1472 = t1471 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1473 = t1469 + t1472;
                        const u64 t1474 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1475 = t1473 + t1474;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1476;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1476) : "l"(t1475) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_11 = warp << 1u;
                        const u64 t1478 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1479 = t1478 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1480 = t1479 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1481 = partials + t1480;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1482 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1483 = t1482 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1484 = t1483 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1485 = t1481 + t1484;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1486 = (u64)index_11;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1487 = t1486 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1488 = t1487 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1489 = t1485 + t1488;
                        const u64 t1490 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1491 = t1489 + t1490;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1492;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1492) : "l"(t1491) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_12 = warp << 1u;
                        const u64 t1494 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1495 = t1494 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1496 = t1495 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1497 = partials + t1496;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1498 = (u64)split;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1499 = t1498 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1500 = t1499 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1501 = t1497 + t1500;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1502 = (u64)index_12;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1503 = t1502 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1504 = t1503 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1505 = t1501 + t1504;
                        const u64 t1506 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t1507 = t1505 + t1506;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1508;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1508) : "l"(t1507) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1509 = split + 1u;
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
                        const bool t1510 = t1509 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1510) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_13 = warp << 1u;
                            const u64 t1512 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1513 = t1512 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1514 = t1513 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1515 = partials + t1514;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1516 = (u64)t1509;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1517 = t1516 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1518 = t1517 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1519 = t1515 + t1518;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1520 = (u64)index_13;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1521 = t1520 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1522 = t1521 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1523 = t1519 + t1522;
                            const u64 t1524 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1525 = t1523 + t1524;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1526;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1526) : "l"(t1525) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max = t1526;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1527;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1527) : "l"(t1525) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part = t1527;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1528;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1528) : "l"(t1525) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_2 = t1528;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1529;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1529) : "l"(t1525) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_3 = t1529;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1530;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1530) : "l"(t1525) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_4 = t1530;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1531;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1531) : "l"(t1525) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_5 = t1531;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1532;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1532) : "l"(t1525) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_6 = t1532;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1533;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1533) : "l"(t1525) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_7 = t1533;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1534;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1534) : "l"(t1525) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_8 = t1534;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1535;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1535) : "l"(t1525) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_9 = t1535;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1536 = split + 2u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_2 = __uint_as_float(0xff800000u);
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
                        const bool t1537 = t1536 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1537) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_14 = warp << 1u;
                            const u64 t1539 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1540 = t1539 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1541 = t1540 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1542 = partials + t1541;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1543 = (u64)t1536;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1544 = t1543 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1545 = t1544 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1546 = t1542 + t1545;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1547 = (u64)index_14;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1548 = t1547 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1549 = t1548 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1550 = t1546 + t1549;
                            const u64 t1551 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1552 = t1550 + t1551;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1553;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1553) : "l"(t1552) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_2 = t1553;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1554;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1554) : "l"(t1552) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_10 = t1554;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1555;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1555) : "l"(t1552) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_11 = t1555;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1556;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1556) : "l"(t1552) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_12 = t1556;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1557;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1557) : "l"(t1552) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_13 = t1557;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1558;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1558) : "l"(t1552) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_14 = t1558;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1559;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1559) : "l"(t1552) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_15 = t1559;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1560;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1560) : "l"(t1552) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_16 = t1560;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1561;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1561) : "l"(t1552) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_17 = t1561;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1562;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1562) : "l"(t1552) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_18 = t1562;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1563 = split + 3u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_3 = __uint_as_float(0xff800000u);
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
                        const bool t1564 = t1563 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1564) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_15 = warp << 1u;
                            const u64 t1566 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1567 = t1566 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1568 = t1567 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1569 = partials + t1568;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1570 = (u64)t1563;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1571 = t1570 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1572 = t1571 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1573 = t1569 + t1572;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1574 = (u64)index_15;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1575 = t1574 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1576 = t1575 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1577 = t1573 + t1576;
                            const u64 t1578 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1579 = t1577 + t1578;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1580;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1580) : "l"(t1579) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_3 = t1580;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1581;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1581) : "l"(t1579) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_19 = t1581;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1582;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1582) : "l"(t1579) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_20 = t1582;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1583;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1583) : "l"(t1579) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_21 = t1583;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1584;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1584) : "l"(t1579) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_22 = t1584;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1585;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1585) : "l"(t1579) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_23 = t1585;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1586;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1586) : "l"(t1579) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_24 = t1586;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1587;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1587) : "l"(t1579) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_25 = t1587;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1588;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1588) : "l"(t1579) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_26 = t1588;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1589;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1589) : "l"(t1579) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_27 = t1589;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1590 = split + 4u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_4 = __uint_as_float(0xff800000u);
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
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_34 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_35 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_36 = 0.0f;
                        const bool t1591 = t1590 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1591) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_16 = warp << 1u;
                            const u64 t1593 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1594 = t1593 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1595 = t1594 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1596 = partials + t1595;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1597 = (u64)t1590;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1598 = t1597 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1599 = t1598 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1600 = t1596 + t1599;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1601 = (u64)index_16;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1602 = t1601 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1603 = t1602 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1604 = t1600 + t1603;
                            const u64 t1605 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1606 = t1604 + t1605;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1607;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1607) : "l"(t1606) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_4 = t1607;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1608;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1608) : "l"(t1606) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_28 = t1608;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1609;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1609) : "l"(t1606) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_29 = t1609;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1610;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1610) : "l"(t1606) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_30 = t1610;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1611;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1611) : "l"(t1606) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_31 = t1611;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1612;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1612) : "l"(t1606) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_32 = t1612;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1613;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1613) : "l"(t1606) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_33 = t1613;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1614;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1614) : "l"(t1606) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_34 = t1614;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1615;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1615) : "l"(t1606) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_35 = t1615;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1616;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1616) : "l"(t1606) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_36 = t1616;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1617 = split + 5u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_5 = __uint_as_float(0xff800000u);
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
                        const bool t1618 = t1617 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1618) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_17 = warp << 1u;
                            const u64 t1620 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1621 = t1620 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1622 = t1621 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1623 = partials + t1622;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1624 = (u64)t1617;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1625 = t1624 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1626 = t1625 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1627 = t1623 + t1626;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1628 = (u64)index_17;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1629 = t1628 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1630 = t1629 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1631 = t1627 + t1630;
                            const u64 t1632 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1633 = t1631 + t1632;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1634;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1634) : "l"(t1633) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_5 = t1634;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1635;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1635) : "l"(t1633) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_37 = t1635;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1636;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1636) : "l"(t1633) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_38 = t1636;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1637;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1637) : "l"(t1633) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_39 = t1637;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1638;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1638) : "l"(t1633) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_40 = t1638;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1639;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1639) : "l"(t1633) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_41 = t1639;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1640;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1640) : "l"(t1633) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_42 = t1640;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1641;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1641) : "l"(t1633) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_43 = t1641;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1642;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1642) : "l"(t1633) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_44 = t1642;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1643;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1643) : "l"(t1633) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_45 = t1643;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1644 = split + 6u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_6 = __uint_as_float(0xff800000u);
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
                        const bool t1645 = t1644 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1645) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_18 = warp << 1u;
                            const u64 t1647 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1648 = t1647 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1649 = t1648 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1650 = partials + t1649;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1651 = (u64)t1644;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1652 = t1651 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1653 = t1652 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1654 = t1650 + t1653;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1655 = (u64)index_18;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1656 = t1655 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1657 = t1656 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1658 = t1654 + t1657;
                            const u64 t1659 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1660 = t1658 + t1659;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1661;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1661) : "l"(t1660) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_6 = t1661;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1662;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1662) : "l"(t1660) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_46 = t1662;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1663;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1663) : "l"(t1660) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_47 = t1663;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1664;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1664) : "l"(t1660) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_48 = t1664;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1665;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1665) : "l"(t1660) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_49 = t1665;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1666;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1666) : "l"(t1660) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_50 = t1666;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1667;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1667) : "l"(t1660) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_51 = t1667;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1668;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1668) : "l"(t1660) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_52 = t1668;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1669;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1669) : "l"(t1660) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_53 = t1669;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1670;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1670) : "l"(t1660) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_54 = t1670;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1671 = split + 7u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_7 = __uint_as_float(0xff800000u);
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
                        const bool t1672 = t1671 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1672) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_19 = warp << 1u;
                            const u64 t1674 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1675 = t1674 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1676 = t1675 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1677 = partials + t1676;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1678 = (u64)t1671;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1679 = t1678 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1680 = t1679 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1681 = t1677 + t1680;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1682 = (u64)index_19;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1683 = t1682 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1684 = t1683 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1685 = t1681 + t1684;
                            const u64 t1686 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1687 = t1685 + t1686;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1688;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1688) : "l"(t1687) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_7 = t1688;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1689;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1689) : "l"(t1687) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_55 = t1689;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1690;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1690) : "l"(t1687) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_56 = t1690;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1691;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1691) : "l"(t1687) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_57 = t1691;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1692;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1692) : "l"(t1687) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_58 = t1692;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1693;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1693) : "l"(t1687) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_59 = t1693;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1694;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1694) : "l"(t1687) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_60 = t1694;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1695;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1695) : "l"(t1687) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_61 = t1695;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1696;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1696) : "l"(t1687) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_62 = t1696;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1697;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1697) : "l"(t1687) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_63 = t1697;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1698 = split + 8u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_8 = __uint_as_float(0xff800000u);
                        f32 part_64 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_65 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_66 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
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
                        const bool t1699 = t1698 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1699) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_20 = warp << 1u;
                            const u64 t1701 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1702 = t1701 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1703 = t1702 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1704 = partials + t1703;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1705 = (u64)t1698;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1706 = t1705 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1707 = t1706 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1708 = t1704 + t1707;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1709 = (u64)index_20;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1710 = t1709 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1711 = t1710 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1712 = t1708 + t1711;
                            const u64 t1713 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1714 = t1712 + t1713;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1715;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1715) : "l"(t1714) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_8 = t1715;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1716;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1716) : "l"(t1714) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_64 = t1716;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1717;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1717) : "l"(t1714) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_65 = t1717;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1718;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1718) : "l"(t1714) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_66 = t1718;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1719;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1719) : "l"(t1714) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_67 = t1719;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1720;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1720) : "l"(t1714) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_68 = t1720;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1721;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1721) : "l"(t1714) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_69 = t1721;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1722;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1722) : "l"(t1714) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_70 = t1722;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1723;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1723) : "l"(t1714) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_71 = t1723;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1724;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1724) : "l"(t1714) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_72 = t1724;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1725 = split + 9u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_9 = __uint_as_float(0xff800000u);
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
                        const bool t1726 = t1725 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1726) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_21 = warp << 1u;
                            const u64 t1728 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1729 = t1728 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1730 = t1729 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1731 = partials + t1730;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1732 = (u64)t1725;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1733 = t1732 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1734 = t1733 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1735 = t1731 + t1734;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1736 = (u64)index_21;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1737 = t1736 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1738 = t1737 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1739 = t1735 + t1738;
                            const u64 t1740 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1741 = t1739 + t1740;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1742;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1742) : "l"(t1741) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_9 = t1742;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1743;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1743) : "l"(t1741) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_73 = t1743;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1744;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1744) : "l"(t1741) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_74 = t1744;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1745;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1745) : "l"(t1741) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_75 = t1745;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1746;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1746) : "l"(t1741) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_76 = t1746;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1747;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1747) : "l"(t1741) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_77 = t1747;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1748;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1748) : "l"(t1741) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_78 = t1748;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1749;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1749) : "l"(t1741) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_79 = t1749;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1750;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1750) : "l"(t1741) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_80 = t1750;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1751;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1751) : "l"(t1741) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_81 = t1751;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1752 = split + 10u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_10 = __uint_as_float(0xff800000u);
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
                        const bool t1753 = t1752 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1753) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_22 = warp << 1u;
                            const u64 t1755 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1756 = t1755 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1757 = t1756 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1758 = partials + t1757;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1759 = (u64)t1752;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1760 = t1759 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1761 = t1760 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1762 = t1758 + t1761;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1763 = (u64)index_22;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1764 = t1763 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1765 = t1764 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1766 = t1762 + t1765;
                            const u64 t1767 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1768 = t1766 + t1767;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1769;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1769) : "l"(t1768) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_10 = t1769;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1770;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1770) : "l"(t1768) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_82 = t1770;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1771;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1771) : "l"(t1768) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_83 = t1771;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1772;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1772) : "l"(t1768) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_84 = t1772;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1773;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1773) : "l"(t1768) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_85 = t1773;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1774;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1774) : "l"(t1768) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_86 = t1774;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1775;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1775) : "l"(t1768) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_87 = t1775;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1776;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1776) : "l"(t1768) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_88 = t1776;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1777;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1777) : "l"(t1768) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_89 = t1777;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1778;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1778) : "l"(t1768) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_90 = t1778;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1779 = split + 11u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_11 = __uint_as_float(0xff800000u);
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
                        const bool t1780 = t1779 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1780) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_23 = warp << 1u;
                            const u64 t1782 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1783 = t1782 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1784 = t1783 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1785 = partials + t1784;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1786 = (u64)t1779;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1787 = t1786 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1788 = t1787 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1789 = t1785 + t1788;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1790 = (u64)index_23;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1791 = t1790 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1792 = t1791 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1793 = t1789 + t1792;
                            const u64 t1794 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1795 = t1793 + t1794;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1796;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1796) : "l"(t1795) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_11 = t1796;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1797;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1797) : "l"(t1795) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_91 = t1797;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1798;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1798) : "l"(t1795) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_92 = t1798;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1799;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1799) : "l"(t1795) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_93 = t1799;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1800;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1800) : "l"(t1795) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_94 = t1800;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1801;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1801) : "l"(t1795) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_95 = t1801;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1802;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1802) : "l"(t1795) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_96 = t1802;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1803;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1803) : "l"(t1795) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_97 = t1803;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1804;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1804) : "l"(t1795) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_98 = t1804;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1805;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1805) : "l"(t1795) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_99 = t1805;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1806 = split + 12u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_12 = __uint_as_float(0xff800000u);
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
                        const bool t1807 = t1806 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1807) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_24 = warp << 1u;
                            const u64 t1809 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1810 = t1809 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1811 = t1810 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1812 = partials + t1811;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1813 = (u64)t1806;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1814 = t1813 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1815 = t1814 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1816 = t1812 + t1815;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1817 = (u64)index_24;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1818 = t1817 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1819 = t1818 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1820 = t1816 + t1819;
                            const u64 t1821 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1822 = t1820 + t1821;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1823;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1823) : "l"(t1822) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_12 = t1823;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1824;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1824) : "l"(t1822) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_100 = t1824;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1825;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1825) : "l"(t1822) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_101 = t1825;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1826;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1826) : "l"(t1822) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_102 = t1826;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1827;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1827) : "l"(t1822) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_103 = t1827;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1828;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1828) : "l"(t1822) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_104 = t1828;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1829;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1829) : "l"(t1822) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_105 = t1829;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1830;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1830) : "l"(t1822) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_106 = t1830;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1831;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1831) : "l"(t1822) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_107 = t1831;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1832;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1832) : "l"(t1822) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_108 = t1832;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1833 = split + 13u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_13 = __uint_as_float(0xff800000u);
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
                        const bool t1834 = t1833 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1834) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_25 = warp << 1u;
                            const u64 t1836 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1837 = t1836 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1838 = t1837 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1839 = partials + t1838;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1840 = (u64)t1833;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1841 = t1840 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1842 = t1841 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1843 = t1839 + t1842;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1844 = (u64)index_25;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1845 = t1844 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1846 = t1845 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1847 = t1843 + t1846;
                            const u64 t1848 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1849 = t1847 + t1848;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1850;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1850) : "l"(t1849) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_13 = t1850;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1851;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1851) : "l"(t1849) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_109 = t1851;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1852;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1852) : "l"(t1849) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_110 = t1852;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1853;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1853) : "l"(t1849) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_111 = t1853;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1854;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1854) : "l"(t1849) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_112 = t1854;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1855;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1855) : "l"(t1849) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_113 = t1855;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1856;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1856) : "l"(t1849) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_114 = t1856;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1857;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1857) : "l"(t1849) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_115 = t1857;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1858;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1858) : "l"(t1849) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_116 = t1858;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1859;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1859) : "l"(t1849) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_117 = t1859;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1860 = split + 14u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_14 = __uint_as_float(0xff800000u);
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
                        const bool t1861 = t1860 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1861) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_26 = warp << 1u;
                            const u64 t1863 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1864 = t1863 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1865 = t1864 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1866 = partials + t1865;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1867 = (u64)t1860;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1868 = t1867 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1869 = t1868 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1870 = t1866 + t1869;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1871 = (u64)index_26;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1872 = t1871 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1873 = t1872 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1874 = t1870 + t1873;
                            const u64 t1875 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1876 = t1874 + t1875;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1877;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1877) : "l"(t1876) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_14 = t1877;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1878;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1878) : "l"(t1876) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_118 = t1878;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1879;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1879) : "l"(t1876) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_119 = t1879;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1880;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1880) : "l"(t1876) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_120 = t1880;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1881;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1881) : "l"(t1876) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_121 = t1881;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1882;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1882) : "l"(t1876) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_122 = t1882;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1883;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1883) : "l"(t1876) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_123 = t1883;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1884;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1884) : "l"(t1876) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_124 = t1884;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1885;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1885) : "l"(t1876) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_125 = t1885;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1886;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1886) : "l"(t1876) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_126 = t1886;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t1887 = split + 15u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_15 = __uint_as_float(0xff800000u);
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
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_133 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_134 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_135 = 0.0f;
                        const bool t1888 = t1887 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t1888) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_27 = warp << 1u;
                            const u64 t1890 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1891 = t1890 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1892 = t1891 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1893 = partials + t1892;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1894 = (u64)t1887;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1895 = t1894 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1896 = t1895 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1897 = t1893 + t1896;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1898 = (u64)index_27;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1899 = t1898 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1900 = t1899 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1901 = t1897 + t1900;
                            const u64 t1902 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t1903 = t1901 + t1902;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1904;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t1904) : "l"(t1903) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_15 = t1904;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1905;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t1905) : "l"(t1903) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_127 = t1905;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1906;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t1906) : "l"(t1903) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_128 = t1906;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1907;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t1907) : "l"(t1903) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_129 = t1907;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1908;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t1908) : "l"(t1903) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_130 = t1908;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1909;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t1909) : "l"(t1903) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_131 = t1909;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1910;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t1910) : "l"(t1903) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_132 = t1910;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1911;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t1911) : "l"(t1903) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_133 = t1911;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1912;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t1912) : "l"(t1903) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_134 = t1912;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t1913;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t1913) : "l"(t1903) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_135 = t1913;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1914;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1914) : "f"(row_max_3), "f"(t1364));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1915;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1915) : "f"(t1914), "f"(part_max));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1916;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1916) : "f"(t1915), "f"(part_max_2));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1917;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1917) : "f"(t1916), "f"(part_max_3));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1918;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1918) : "f"(t1917), "f"(part_max_4));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1919;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1919) : "f"(t1918), "f"(part_max_5));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1920;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1920) : "f"(t1919), "f"(part_max_6));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1921;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1921) : "f"(t1920), "f"(part_max_7));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1922;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1922) : "f"(t1921), "f"(part_max_8));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1923;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1923) : "f"(t1922), "f"(part_max_9));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1924;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1924) : "f"(t1923), "f"(part_max_10));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1925;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1925) : "f"(t1924), "f"(part_max_11));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1926;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1926) : "f"(t1925), "f"(part_max_12));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1927;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1927) : "f"(t1926), "f"(part_max_13));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1928;
                        asm("max.f32 %0, %1, %2;" : "=f"(t1928) : "f"(t1927), "f"(part_max_14));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_3;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_3) : "f"(t1928), "f"(part_max_15));
                        const bool t1930 = max_3 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1931 = max_3 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_7 = t1930 ? 0.0f : t1931;
                        const f32 t1933 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1934;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1934) : "f"(row_max_3), "f"(scale_log2), "f"(t1933));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_9;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_9) : "f"(t1934));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1936 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1937;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1937) : "f"(t1364), "f"(scale_log2), "f"(t1936));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_10;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_10) : "f"(t1937));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1939 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1940;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1940) : "f"(part_max), "f"(scale_log2), "f"(t1939));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_11;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_11) : "f"(t1940));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1942 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1943;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1943) : "f"(part_max_2), "f"(scale_log2), "f"(t1942));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_12;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_12) : "f"(t1943));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1945 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1946;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1946) : "f"(part_max_3), "f"(scale_log2), "f"(t1945));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_13;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_13) : "f"(t1946));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1948 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1949;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1949) : "f"(part_max_4), "f"(scale_log2), "f"(t1948));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_14;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_14) : "f"(t1949));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1951 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1952;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1952) : "f"(part_max_5), "f"(scale_log2), "f"(t1951));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_15;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_15) : "f"(t1952));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1954 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1955;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1955) : "f"(part_max_6), "f"(scale_log2), "f"(t1954));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_16;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_16) : "f"(t1955));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1957 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1958;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1958) : "f"(part_max_7), "f"(scale_log2), "f"(t1957));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_17;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_17) : "f"(t1958));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1960 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1961;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1961) : "f"(part_max_8), "f"(scale_log2), "f"(t1960));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_18;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_18) : "f"(t1961));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1963 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1964;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1964) : "f"(part_max_9), "f"(scale_log2), "f"(t1963));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_19;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_19) : "f"(t1964));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1966 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1967;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1967) : "f"(part_max_10), "f"(scale_log2), "f"(t1966));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_20;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_20) : "f"(t1967));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1969 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1970;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1970) : "f"(part_max_11), "f"(scale_log2), "f"(t1969));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_21;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_21) : "f"(t1970));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1972 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1973;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1973) : "f"(part_max_12), "f"(scale_log2), "f"(t1972));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_22;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_22) : "f"(t1973));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1975 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1976;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1976) : "f"(part_max_13), "f"(scale_log2), "f"(t1975));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_23;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_23) : "f"(t1976));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1978 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1979;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1979) : "f"(part_max_14), "f"(scale_log2), "f"(t1978));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_24;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_24) : "f"(t1979));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1981 = -reference_7;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1982;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1982) : "f"(part_max_15), "f"(scale_log2), "f"(t1981));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_25;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_25) : "f"(t1982));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_19 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t1984 = row_sum_3 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1984;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1985;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1985) : "f"(t1380), "f"(factors_10), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1985;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1986;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1986) : "f"(part_9), "f"(factors_11), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1986;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1987;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1987) : "f"(part_18), "f"(factors_12), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1987;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1988;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1988) : "f"(part_27), "f"(factors_13), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1988;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1989;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1989) : "f"(part_36), "f"(factors_14), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1989;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1990;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1990) : "f"(part_45), "f"(factors_15), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1990;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1991;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1991) : "f"(part_54), "f"(factors_16), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1991;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1992;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1992) : "f"(part_63), "f"(factors_17), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1992;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1993;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1993) : "f"(part_72), "f"(factors_18), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1993;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1994;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1994) : "f"(part_81), "f"(factors_19), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1994;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1995;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1995) : "f"(part_90), "f"(factors_20), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1995;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1996;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1996) : "f"(part_99), "f"(factors_21), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1996;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1997;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1997) : "f"(part_108), "f"(factors_22), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1997;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1998;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1998) : "f"(part_117), "f"(factors_23), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1998;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t1999;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1999) : "f"(part_126), "f"(factors_24), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t1999;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2000;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2000) : "f"(part_135), "f"(factors_25), "f"(total_19));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_19 = t2000;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_20 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2001 = rows * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2001;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2002;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2002) : "f"(t1396), "f"(factors_10), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2002;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2003;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2003) : "f"(part), "f"(factors_11), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2003;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2004;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2004) : "f"(part_10), "f"(factors_12), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2004;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2005;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2005) : "f"(part_19), "f"(factors_13), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2005;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2006;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2006) : "f"(part_28), "f"(factors_14), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2006;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2007;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2007) : "f"(part_37), "f"(factors_15), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2007;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2008;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2008) : "f"(part_46), "f"(factors_16), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2008;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2009;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2009) : "f"(part_55), "f"(factors_17), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2009;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2010;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2010) : "f"(part_64), "f"(factors_18), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2010;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2011;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2011) : "f"(part_73), "f"(factors_19), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2011;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2012;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2012) : "f"(part_82), "f"(factors_20), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2012;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2013;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2013) : "f"(part_91), "f"(factors_21), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2013;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2014;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2014) : "f"(part_100), "f"(factors_22), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2014;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2015;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2015) : "f"(part_109), "f"(factors_23), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2015;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2016;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2016) : "f"(part_118), "f"(factors_24), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2016;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2017;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2017) : "f"(part_127), "f"(factors_25), "f"(total_20));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_20 = t2017;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_21 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2018 = rows_2 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2018;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2019;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2019) : "f"(t1412), "f"(factors_10), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2019;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2020;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2020) : "f"(part_2), "f"(factors_11), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2020;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2021;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2021) : "f"(part_11), "f"(factors_12), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2021;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2022;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2022) : "f"(part_20), "f"(factors_13), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2022;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2023;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2023) : "f"(part_29), "f"(factors_14), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2023;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2024;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2024) : "f"(part_38), "f"(factors_15), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2024;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2025;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2025) : "f"(part_47), "f"(factors_16), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2025;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2026;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2026) : "f"(part_56), "f"(factors_17), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2026;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2027;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2027) : "f"(part_65), "f"(factors_18), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2027;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2028;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2028) : "f"(part_74), "f"(factors_19), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2028;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2029;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2029) : "f"(part_83), "f"(factors_20), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2029;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2030;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2030) : "f"(part_92), "f"(factors_21), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2030;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2031;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2031) : "f"(part_101), "f"(factors_22), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2031;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2032;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2032) : "f"(part_110), "f"(factors_23), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2032;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2033;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2033) : "f"(part_119), "f"(factors_24), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2033;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2034;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2034) : "f"(part_128), "f"(factors_25), "f"(total_21));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_21 = t2034;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_22 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2035 = rows_5 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2035;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2036;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2036) : "f"(t1428), "f"(factors_10), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2036;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2037;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2037) : "f"(part_3), "f"(factors_11), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2037;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2038;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2038) : "f"(part_12), "f"(factors_12), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2038;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2039;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2039) : "f"(part_21), "f"(factors_13), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2039;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2040;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2040) : "f"(part_30), "f"(factors_14), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2040;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2041;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2041) : "f"(part_39), "f"(factors_15), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2041;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2042;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2042) : "f"(part_48), "f"(factors_16), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2042;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2043;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2043) : "f"(part_57), "f"(factors_17), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2043;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2044;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2044) : "f"(part_66), "f"(factors_18), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2044;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2045;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2045) : "f"(part_75), "f"(factors_19), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2045;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2046;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2046) : "f"(part_84), "f"(factors_20), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2046;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2047;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2047) : "f"(part_93), "f"(factors_21), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2047;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2048;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2048) : "f"(part_102), "f"(factors_22), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2048;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2049;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2049) : "f"(part_111), "f"(factors_23), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2049;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2050;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2050) : "f"(part_120), "f"(factors_24), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2050;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2051;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2051) : "f"(part_129), "f"(factors_25), "f"(total_22));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_22 = t2051;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_23 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2052 = rows_6 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2052;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2053;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2053) : "f"(t1444), "f"(factors_10), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2053;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2054;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2054) : "f"(part_4), "f"(factors_11), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2054;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2055;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2055) : "f"(part_13), "f"(factors_12), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2055;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2056;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2056) : "f"(part_22), "f"(factors_13), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2056;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2057;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2057) : "f"(part_31), "f"(factors_14), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2057;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2058;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2058) : "f"(part_40), "f"(factors_15), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2058;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2059;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2059) : "f"(part_49), "f"(factors_16), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2059;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2060;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2060) : "f"(part_58), "f"(factors_17), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2060;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2061;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2061) : "f"(part_67), "f"(factors_18), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2061;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2062;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2062) : "f"(part_76), "f"(factors_19), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2062;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2063;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2063) : "f"(part_85), "f"(factors_20), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2063;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2064;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2064) : "f"(part_94), "f"(factors_21), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2064;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2065;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2065) : "f"(part_103), "f"(factors_22), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2065;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2066;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2066) : "f"(part_112), "f"(factors_23), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2066;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2067;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2067) : "f"(part_121), "f"(factors_24), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2067;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2068;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2068) : "f"(part_130), "f"(factors_25), "f"(total_23));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_23 = t2068;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_24 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2069 = rows_9 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2069;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2070;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2070) : "f"(t1460), "f"(factors_10), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2070;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2071;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2071) : "f"(part_5), "f"(factors_11), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2071;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2072;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2072) : "f"(part_14), "f"(factors_12), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2072;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2073;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2073) : "f"(part_23), "f"(factors_13), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2073;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2074;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2074) : "f"(part_32), "f"(factors_14), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2074;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2075;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2075) : "f"(part_41), "f"(factors_15), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2075;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2076;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2076) : "f"(part_50), "f"(factors_16), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2076;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2077;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2077) : "f"(part_59), "f"(factors_17), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2077;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2078;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2078) : "f"(part_68), "f"(factors_18), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2078;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2079;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2079) : "f"(part_77), "f"(factors_19), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2079;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2080;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2080) : "f"(part_86), "f"(factors_20), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2080;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2081;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2081) : "f"(part_95), "f"(factors_21), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2081;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2082;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2082) : "f"(part_104), "f"(factors_22), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2082;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2083;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2083) : "f"(part_113), "f"(factors_23), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2083;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2084;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2084) : "f"(part_122), "f"(factors_24), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2084;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2085;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2085) : "f"(part_131), "f"(factors_25), "f"(total_24));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_24 = t2085;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_25 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2086 = rows_10 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2086;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2087;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2087) : "f"(t1476), "f"(factors_10), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2087;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2088;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2088) : "f"(part_6), "f"(factors_11), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2088;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2089;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2089) : "f"(part_15), "f"(factors_12), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2089;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2090;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2090) : "f"(part_24), "f"(factors_13), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2090;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2091;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2091) : "f"(part_33), "f"(factors_14), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2091;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2092;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2092) : "f"(part_42), "f"(factors_15), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2092;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2093;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2093) : "f"(part_51), "f"(factors_16), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2093;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2094;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2094) : "f"(part_60), "f"(factors_17), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2094;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2095;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2095) : "f"(part_69), "f"(factors_18), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2095;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2096;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2096) : "f"(part_78), "f"(factors_19), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2096;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2097;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2097) : "f"(part_87), "f"(factors_20), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2097;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2098;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2098) : "f"(part_96), "f"(factors_21), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2098;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2099;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2099) : "f"(part_105), "f"(factors_22), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2099;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2100;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2100) : "f"(part_114), "f"(factors_23), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2100;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2101;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2101) : "f"(part_123), "f"(factors_24), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2101;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2102;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2102) : "f"(part_132), "f"(factors_25), "f"(total_25));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_25 = t2102;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_26 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2103 = rows_13 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2103;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2104;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2104) : "f"(t1492), "f"(factors_10), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2104;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2105;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2105) : "f"(part_7), "f"(factors_11), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2105;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2106;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2106) : "f"(part_16), "f"(factors_12), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2106;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2107;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2107) : "f"(part_25), "f"(factors_13), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2107;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2108;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2108) : "f"(part_34), "f"(factors_14), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2108;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2109;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2109) : "f"(part_43), "f"(factors_15), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2109;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2110;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2110) : "f"(part_52), "f"(factors_16), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2110;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2111;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2111) : "f"(part_61), "f"(factors_17), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2111;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2112;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2112) : "f"(part_70), "f"(factors_18), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2112;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2113;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2113) : "f"(part_79), "f"(factors_19), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2113;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2114;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2114) : "f"(part_88), "f"(factors_20), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2114;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2115;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2115) : "f"(part_97), "f"(factors_21), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2115;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2116;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2116) : "f"(part_106), "f"(factors_22), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2116;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2117;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2117) : "f"(part_115), "f"(factors_23), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2117;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2118;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2118) : "f"(part_124), "f"(factors_24), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2118;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2119;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2119) : "f"(part_133), "f"(factors_25), "f"(total_26));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_26 = t2119;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_27 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2120 = rows_14 * factors_9;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2120;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2121;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2121) : "f"(t1508), "f"(factors_10), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2121;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2122;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2122) : "f"(part_8), "f"(factors_11), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2122;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2123;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2123) : "f"(part_17), "f"(factors_12), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2123;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2124;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2124) : "f"(part_26), "f"(factors_13), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2124;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2125;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2125) : "f"(part_35), "f"(factors_14), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2125;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2126;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2126) : "f"(part_44), "f"(factors_15), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2126;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2127;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2127) : "f"(part_53), "f"(factors_16), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2127;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2128;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2128) : "f"(part_62), "f"(factors_17), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2128;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2129;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2129) : "f"(part_71), "f"(factors_18), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2129;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2130;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2130) : "f"(part_80), "f"(factors_19), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2130;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2131;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2131) : "f"(part_89), "f"(factors_20), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2131;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2132;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2132) : "f"(part_98), "f"(factors_21), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2132;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2133;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2133) : "f"(part_107), "f"(factors_22), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2133;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2134;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2134) : "f"(part_116), "f"(factors_23), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2134;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2135;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2135) : "f"(part_125), "f"(factors_24), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2135;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2136;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2136) : "f"(part_134), "f"(factors_25), "f"(total_27));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_27 = t2136;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max_3 = max_3;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum_3 = total_19;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows = total_20;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_2 = total_21;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_5 = total_22;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_6 = total_23;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_9 = total_24;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_10 = total_25;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_13 = total_26;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_14 = total_27;
                        const u32 t2137 = split + 16u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split = t2137;
                    }
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2139 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2140 = t2139 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2141 = t2140 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2141) {
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_max_4 = __uint_as_float(0xff800000u);
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    row_sum_4 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_3 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_4 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_7 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_8 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_11 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_12 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_15 = 0.0f;
#line 284 "fa-kernels/src/attention/forward/decode/merge.rs"
                    rows_16 = 0.0f;
                    u32 split_2 = 0u;
                    while (true) {
#line 286 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const bool t2142 = split_2 < t45;
                        if (!t2142) break;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2143 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_28 = t2143 + 1u;
                        const u64 t2145 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2146 = t2145 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2147 = t2146 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2148 = partials + t2147;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2149 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2150 = t2149 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2151 = t2150 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2152 = t2148 + t2151;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2153 = (u64)index_28;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2154 = t2153 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2155 = t2154 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2156 = t2152 + t2155;
                        const u64 t2157 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2158 = t2156 + t2157;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2159;
                        asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2159) : "l"(t2158) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2160 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_29 = t2160 + 1u;
                        const u64 t2162 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2163 = t2162 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2164 = t2163 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2165 = partials + t2164;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2166 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2167 = t2166 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2168 = t2167 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2169 = t2165 + t2168;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2170 = (u64)index_29;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2171 = t2170 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2172 = t2171 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2173 = t2169 + t2172;
                        const u64 t2174 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2175 = t2173 + t2174;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2176;
                        asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2176) : "l"(t2175) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2177 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_30 = t2177 + 1u;
                        const u64 t2179 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2180 = t2179 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2181 = t2180 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2182 = partials + t2181;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2183 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2184 = t2183 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2185 = t2184 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2186 = t2182 + t2185;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2187 = (u64)index_30;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2188 = t2187 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2189 = t2188 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2190 = t2186 + t2189;
                        const u64 t2191 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2192 = t2190 + t2191;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2193;
                        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2193) : "l"(t2192) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2194 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_31 = t2194 + 1u;
                        const u64 t2196 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2197 = t2196 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2198 = t2197 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2199 = partials + t2198;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2200 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2201 = t2200 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2202 = t2201 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2203 = t2199 + t2202;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2204 = (u64)index_31;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2205 = t2204 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2206 = t2205 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2207 = t2203 + t2206;
                        const u64 t2208 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2209 = t2207 + t2208;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2210;
                        asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2210) : "l"(t2209) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2211 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_32 = t2211 + 1u;
                        const u64 t2213 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2214 = t2213 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2215 = t2214 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2216 = partials + t2215;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2217 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2218 = t2217 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2219 = t2218 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2220 = t2216 + t2219;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2221 = (u64)index_32;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2222 = t2221 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2223 = t2222 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2224 = t2220 + t2223;
                        const u64 t2225 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2226 = t2224 + t2225;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2227;
                        asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2227) : "l"(t2226) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2228 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_33 = t2228 + 1u;
                        const u64 t2230 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2231 = t2230 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2232 = t2231 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2233 = partials + t2232;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2234 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2235 = t2234 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2236 = t2235 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2237 = t2233 + t2236;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2238 = (u64)index_33;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2239 = t2238 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2240 = t2239 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2241 = t2237 + t2240;
                        const u64 t2242 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2243 = t2241 + t2242;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2244;
                        asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2244) : "l"(t2243) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2245 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_34 = t2245 + 1u;
                        const u64 t2247 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2248 = t2247 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2249 = t2248 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2250 = partials + t2249;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2251 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2252 = t2251 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2253 = t2252 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2254 = t2250 + t2253;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2255 = (u64)index_34;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2256 = t2255 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2257 = t2256 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2258 = t2254 + t2257;
                        const u64 t2259 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2260 = t2258 + t2259;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2261;
                        asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2261) : "l"(t2260) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2262 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_35 = t2262 + 1u;
                        const u64 t2264 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2265 = t2264 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2266 = t2265 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2267 = partials + t2266;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2268 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2269 = t2268 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2270 = t2269 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2271 = t2267 + t2270;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2272 = (u64)index_35;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2273 = t2272 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2274 = t2273 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2275 = t2271 + t2274;
                        const u64 t2276 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2277 = t2275 + t2276;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2278;
                        asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2278) : "l"(t2277) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2279 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_36 = t2279 + 1u;
                        const u64 t2281 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2282 = t2281 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2283 = t2282 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2284 = partials + t2283;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2285 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2286 = t2285 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2287 = t2286 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2288 = t2284 + t2287;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2289 = (u64)index_36;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2290 = t2289 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2291 = t2290 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2292 = t2288 + t2291;
                        const u64 t2293 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2294 = t2292 + t2293;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2295;
                        asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2295) : "l"(t2294) : "memory");
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2296 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 index_37 = t2296 + 1u;
                        const u64 t2298 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2299 = t2298 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2300 = t2299 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2301 = partials + t2300;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2302 = (u64)split_2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2303 = t2302 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2304 = t2303 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2305 = t2301 + t2304;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2306 = (u64)index_37;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2307 = t2306 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2308 = t2307 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2309 = t2305 + t2308;
                        const u64 t2310 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u64 t2311 = t2309 + t2310;
#line 304 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2312;
                        asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2312) : "l"(t2311) : "memory");
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2313 = split_2 + 1u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_16 = __uint_as_float(0xff800000u);
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
                        const bool t2314 = t2313 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2314) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2315 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_38 = t2315 + 1u;
                            const u64 t2317 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2318 = t2317 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2319 = t2318 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2320 = partials + t2319;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2321 = (u64)t2313;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2322 = t2321 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2323 = t2322 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2324 = t2320 + t2323;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2325 = (u64)index_38;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2326 = t2325 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2327 = t2326 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2328 = t2324 + t2327;
                            const u64 t2329 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2330 = t2328 + t2329;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2331;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2331) : "l"(t2330) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_16 = t2331;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2332;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2332) : "l"(t2330) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_136 = t2332;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2333;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2333) : "l"(t2330) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_137 = t2333;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2334;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2334) : "l"(t2330) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_138 = t2334;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2335;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2335) : "l"(t2330) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_139 = t2335;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2336;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2336) : "l"(t2330) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_140 = t2336;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2337;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2337) : "l"(t2330) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_141 = t2337;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2338;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2338) : "l"(t2330) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_142 = t2338;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2339;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2339) : "l"(t2330) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_143 = t2339;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2340;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2340) : "l"(t2330) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_144 = t2340;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2341 = split_2 + 2u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_17 = __uint_as_float(0xff800000u);
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
                        const bool t2342 = t2341 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2342) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2343 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_39 = t2343 + 1u;
                            const u64 t2345 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2346 = t2345 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2347 = t2346 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2348 = partials + t2347;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2349 = (u64)t2341;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2350 = t2349 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2351 = t2350 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2352 = t2348 + t2351;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2353 = (u64)index_39;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2354 = t2353 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2355 = t2354 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2356 = t2352 + t2355;
                            const u64 t2357 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2358 = t2356 + t2357;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2359;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2359) : "l"(t2358) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_17 = t2359;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2360;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2360) : "l"(t2358) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_145 = t2360;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2361;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2361) : "l"(t2358) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_146 = t2361;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2362;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2362) : "l"(t2358) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_147 = t2362;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2363;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2363) : "l"(t2358) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_148 = t2363;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2364;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2364) : "l"(t2358) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_149 = t2364;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2365;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2365) : "l"(t2358) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_150 = t2365;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2366;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2366) : "l"(t2358) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_151 = t2366;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2367;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2367) : "l"(t2358) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_152 = t2367;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2368;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2368) : "l"(t2358) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_153 = t2368;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2369 = split_2 + 3u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_18 = __uint_as_float(0xff800000u);
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
                        const bool t2370 = t2369 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2370) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2371 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_40 = t2371 + 1u;
                            const u64 t2373 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2374 = t2373 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2375 = t2374 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2376 = partials + t2375;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2377 = (u64)t2369;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2378 = t2377 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2379 = t2378 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2380 = t2376 + t2379;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2381 = (u64)index_40;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2382 = t2381 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2383 = t2382 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2384 = t2380 + t2383;
                            const u64 t2385 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2386 = t2384 + t2385;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2387;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2387) : "l"(t2386) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_18 = t2387;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2388;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2388) : "l"(t2386) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_154 = t2388;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2389;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2389) : "l"(t2386) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_155 = t2389;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2390;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2390) : "l"(t2386) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_156 = t2390;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2391;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2391) : "l"(t2386) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_157 = t2391;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2392;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2392) : "l"(t2386) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_158 = t2392;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2393;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2393) : "l"(t2386) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_159 = t2393;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2394;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2394) : "l"(t2386) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_160 = t2394;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2395;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2395) : "l"(t2386) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_161 = t2395;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2396;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2396) : "l"(t2386) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_162 = t2396;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2397 = split_2 + 4u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_19 = __uint_as_float(0xff800000u);
                        f32 part_163 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_164 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_165 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
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
                        const bool t2398 = t2397 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2398) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2399 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_41 = t2399 + 1u;
                            const u64 t2401 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2402 = t2401 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2403 = t2402 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2404 = partials + t2403;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2405 = (u64)t2397;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2406 = t2405 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2407 = t2406 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2408 = t2404 + t2407;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2409 = (u64)index_41;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2410 = t2409 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2411 = t2410 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2412 = t2408 + t2411;
                            const u64 t2413 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2414 = t2412 + t2413;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2415;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2415) : "l"(t2414) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_19 = t2415;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2416;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2416) : "l"(t2414) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_163 = t2416;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2417;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2417) : "l"(t2414) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_164 = t2417;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2418;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2418) : "l"(t2414) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_165 = t2418;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2419;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2419) : "l"(t2414) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_166 = t2419;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2420;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2420) : "l"(t2414) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_167 = t2420;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2421;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2421) : "l"(t2414) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_168 = t2421;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2422;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2422) : "l"(t2414) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_169 = t2422;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2423;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2423) : "l"(t2414) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_170 = t2423;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2424;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2424) : "l"(t2414) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_171 = t2424;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2425 = split_2 + 5u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_20 = __uint_as_float(0xff800000u);
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
                        const bool t2426 = t2425 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2426) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2427 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_42 = t2427 + 1u;
                            const u64 t2429 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2430 = t2429 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2431 = t2430 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2432 = partials + t2431;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2433 = (u64)t2425;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2434 = t2433 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2435 = t2434 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2436 = t2432 + t2435;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2437 = (u64)index_42;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2438 = t2437 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2439 = t2438 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2440 = t2436 + t2439;
                            const u64 t2441 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2442 = t2440 + t2441;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2443;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2443) : "l"(t2442) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_20 = t2443;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2444;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2444) : "l"(t2442) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_172 = t2444;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2445;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2445) : "l"(t2442) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_173 = t2445;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2446;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2446) : "l"(t2442) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_174 = t2446;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2447;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2447) : "l"(t2442) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_175 = t2447;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2448;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2448) : "l"(t2442) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_176 = t2448;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2449;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2449) : "l"(t2442) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_177 = t2449;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2450;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2450) : "l"(t2442) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_178 = t2450;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2451;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2451) : "l"(t2442) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_179 = t2451;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2452;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2452) : "l"(t2442) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_180 = t2452;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2453 = split_2 + 6u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_21 = __uint_as_float(0xff800000u);
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
                        const bool t2454 = t2453 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2454) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2455 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_43 = t2455 + 1u;
                            const u64 t2457 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2458 = t2457 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2459 = t2458 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2460 = partials + t2459;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2461 = (u64)t2453;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2462 = t2461 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2463 = t2462 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2464 = t2460 + t2463;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2465 = (u64)index_43;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2466 = t2465 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2467 = t2466 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2468 = t2464 + t2467;
                            const u64 t2469 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2470 = t2468 + t2469;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2471;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2471) : "l"(t2470) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_21 = t2471;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2472;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2472) : "l"(t2470) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_181 = t2472;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2473;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2473) : "l"(t2470) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_182 = t2473;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2474;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2474) : "l"(t2470) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_183 = t2474;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2475;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2475) : "l"(t2470) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_184 = t2475;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2476;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2476) : "l"(t2470) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_185 = t2476;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2477;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2477) : "l"(t2470) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_186 = t2477;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2478;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2478) : "l"(t2470) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_187 = t2478;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2479;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2479) : "l"(t2470) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_188 = t2479;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2480;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2480) : "l"(t2470) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_189 = t2480;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2481 = split_2 + 7u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_22 = __uint_as_float(0xff800000u);
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
                        const bool t2482 = t2481 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2482) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2483 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_44 = t2483 + 1u;
                            const u64 t2485 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2486 = t2485 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2487 = t2486 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2488 = partials + t2487;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2489 = (u64)t2481;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2490 = t2489 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2491 = t2490 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2492 = t2488 + t2491;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2493 = (u64)index_44;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2494 = t2493 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2495 = t2494 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2496 = t2492 + t2495;
                            const u64 t2497 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2498 = t2496 + t2497;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2499;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2499) : "l"(t2498) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_22 = t2499;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2500;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2500) : "l"(t2498) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_190 = t2500;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2501;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2501) : "l"(t2498) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_191 = t2501;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2502;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2502) : "l"(t2498) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_192 = t2502;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2503;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2503) : "l"(t2498) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_193 = t2503;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2504;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2504) : "l"(t2498) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_194 = t2504;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2505;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2505) : "l"(t2498) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_195 = t2505;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2506;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2506) : "l"(t2498) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_196 = t2506;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2507;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2507) : "l"(t2498) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_197 = t2507;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2508;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2508) : "l"(t2498) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_198 = t2508;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2509 = split_2 + 8u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_23 = __uint_as_float(0xff800000u);
                        f32 part_199 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_200 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_201 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_202 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_203 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_204 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_205 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_206 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_207 = 0.0f;
                        const bool t2510 = t2509 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2510) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2511 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_45 = t2511 + 1u;
                            const u64 t2513 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2514 = t2513 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2515 = t2514 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2516 = partials + t2515;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2517 = (u64)t2509;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2518 = t2517 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2519 = t2518 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2520 = t2516 + t2519;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2521 = (u64)index_45;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2522 = t2521 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2523 = t2522 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2524 = t2520 + t2523;
                            const u64 t2525 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2526 = t2524 + t2525;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2527;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2527) : "l"(t2526) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_23 = t2527;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2528;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2528) : "l"(t2526) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_199 = t2528;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2529;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2529) : "l"(t2526) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_200 = t2529;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2530;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2530) : "l"(t2526) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_201 = t2530;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2531;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2531) : "l"(t2526) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_202 = t2531;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2532;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2532) : "l"(t2526) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_203 = t2532;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2533;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2533) : "l"(t2526) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_204 = t2533;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2534;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2534) : "l"(t2526) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_205 = t2534;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2535;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2535) : "l"(t2526) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_206 = t2535;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2536;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2536) : "l"(t2526) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_207 = t2536;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2537 = split_2 + 9u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_24 = __uint_as_float(0xff800000u);
                        f32 part_208 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_209 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_210 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_211 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_212 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_213 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_214 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_215 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_216 = 0.0f;
                        const bool t2538 = t2537 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2538) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2539 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_46 = t2539 + 1u;
                            const u64 t2541 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2542 = t2541 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2543 = t2542 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2544 = partials + t2543;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2545 = (u64)t2537;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2546 = t2545 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2547 = t2546 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2548 = t2544 + t2547;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2549 = (u64)index_46;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2550 = t2549 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2551 = t2550 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2552 = t2548 + t2551;
                            const u64 t2553 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2554 = t2552 + t2553;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2555;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2555) : "l"(t2554) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_24 = t2555;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2556;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2556) : "l"(t2554) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_208 = t2556;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2557;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2557) : "l"(t2554) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_209 = t2557;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2558;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2558) : "l"(t2554) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_210 = t2558;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2559;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2559) : "l"(t2554) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_211 = t2559;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2560;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2560) : "l"(t2554) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_212 = t2560;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2561;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2561) : "l"(t2554) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_213 = t2561;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2562;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2562) : "l"(t2554) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_214 = t2562;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2563;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2563) : "l"(t2554) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_215 = t2563;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2564;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2564) : "l"(t2554) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_216 = t2564;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2565 = split_2 + 10u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_25 = __uint_as_float(0xff800000u);
                        f32 part_217 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_218 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_219 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_220 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_221 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_222 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_223 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_224 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_225 = 0.0f;
                        const bool t2566 = t2565 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2566) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2567 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_47 = t2567 + 1u;
                            const u64 t2569 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2570 = t2569 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2571 = t2570 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2572 = partials + t2571;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2573 = (u64)t2565;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2574 = t2573 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2575 = t2574 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2576 = t2572 + t2575;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2577 = (u64)index_47;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2578 = t2577 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2579 = t2578 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2580 = t2576 + t2579;
                            const u64 t2581 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2582 = t2580 + t2581;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2583;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2583) : "l"(t2582) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_25 = t2583;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2584;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2584) : "l"(t2582) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_217 = t2584;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2585;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2585) : "l"(t2582) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_218 = t2585;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2586;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2586) : "l"(t2582) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_219 = t2586;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2587;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2587) : "l"(t2582) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_220 = t2587;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2588;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2588) : "l"(t2582) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_221 = t2588;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2589;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2589) : "l"(t2582) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_222 = t2589;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2590;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2590) : "l"(t2582) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_223 = t2590;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2591;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2591) : "l"(t2582) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_224 = t2591;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2592;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2592) : "l"(t2582) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_225 = t2592;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2593 = split_2 + 11u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_26 = __uint_as_float(0xff800000u);
                        f32 part_226 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_227 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_228 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_229 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_230 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_231 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_232 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_233 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_234 = 0.0f;
                        const bool t2594 = t2593 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2594) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2595 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_48 = t2595 + 1u;
                            const u64 t2597 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2598 = t2597 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2599 = t2598 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2600 = partials + t2599;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2601 = (u64)t2593;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2602 = t2601 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2603 = t2602 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2604 = t2600 + t2603;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2605 = (u64)index_48;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2606 = t2605 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2607 = t2606 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2608 = t2604 + t2607;
                            const u64 t2609 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2610 = t2608 + t2609;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2611;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2611) : "l"(t2610) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_26 = t2611;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2612;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2612) : "l"(t2610) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_226 = t2612;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2613;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2613) : "l"(t2610) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_227 = t2613;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2614;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2614) : "l"(t2610) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_228 = t2614;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2615;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2615) : "l"(t2610) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_229 = t2615;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2616;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2616) : "l"(t2610) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_230 = t2616;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2617;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2617) : "l"(t2610) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_231 = t2617;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2618;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2618) : "l"(t2610) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_232 = t2618;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2619;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2619) : "l"(t2610) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_233 = t2619;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2620;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2620) : "l"(t2610) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_234 = t2620;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2621 = split_2 + 12u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_27 = __uint_as_float(0xff800000u);
                        f32 part_235 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_236 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_237 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_238 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_239 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_240 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_241 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_242 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_243 = 0.0f;
                        const bool t2622 = t2621 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2622) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2623 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_49 = t2623 + 1u;
                            const u64 t2625 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2626 = t2625 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2627 = t2626 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2628 = partials + t2627;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2629 = (u64)t2621;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2630 = t2629 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2631 = t2630 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2632 = t2628 + t2631;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2633 = (u64)index_49;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2634 = t2633 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2635 = t2634 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2636 = t2632 + t2635;
                            const u64 t2637 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2638 = t2636 + t2637;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2639;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2639) : "l"(t2638) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_27 = t2639;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2640;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2640) : "l"(t2638) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_235 = t2640;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2641;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2641) : "l"(t2638) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_236 = t2641;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2642;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2642) : "l"(t2638) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_237 = t2642;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2643;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2643) : "l"(t2638) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_238 = t2643;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2644;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2644) : "l"(t2638) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_239 = t2644;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2645;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2645) : "l"(t2638) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_240 = t2645;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2646;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2646) : "l"(t2638) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_241 = t2646;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2647;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2647) : "l"(t2638) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_242 = t2647;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2648;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2648) : "l"(t2638) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_243 = t2648;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2649 = split_2 + 13u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_28 = __uint_as_float(0xff800000u);
                        f32 part_244 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_245 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_246 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_247 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_248 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_249 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_250 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_251 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_252 = 0.0f;
                        const bool t2650 = t2649 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2650) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2651 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_50 = t2651 + 1u;
                            const u64 t2653 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2654 = t2653 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2655 = t2654 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2656 = partials + t2655;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2657 = (u64)t2649;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2658 = t2657 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2659 = t2658 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2660 = t2656 + t2659;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2661 = (u64)index_50;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2662 = t2661 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2663 = t2662 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2664 = t2660 + t2663;
                            const u64 t2665 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2666 = t2664 + t2665;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2667;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2667) : "l"(t2666) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_28 = t2667;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2668;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2668) : "l"(t2666) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_244 = t2668;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2669;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2669) : "l"(t2666) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_245 = t2669;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2670;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2670) : "l"(t2666) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_246 = t2670;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2671;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2671) : "l"(t2666) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_247 = t2671;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2672;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2672) : "l"(t2666) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_248 = t2672;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2673;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2673) : "l"(t2666) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_249 = t2673;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2674;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2674) : "l"(t2666) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_250 = t2674;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2675;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2675) : "l"(t2666) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_251 = t2675;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2676;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2676) : "l"(t2666) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_252 = t2676;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2677 = split_2 + 14u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_29 = __uint_as_float(0xff800000u);
                        f32 part_253 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_254 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_255 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_256 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_257 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_258 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_259 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_260 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_261 = 0.0f;
                        const bool t2678 = t2677 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2678) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2679 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_51 = t2679 + 1u;
                            const u64 t2681 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2682 = t2681 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2683 = t2682 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2684 = partials + t2683;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2685 = (u64)t2677;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2686 = t2685 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2687 = t2686 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2688 = t2684 + t2687;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2689 = (u64)index_51;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2690 = t2689 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2691 = t2690 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2692 = t2688 + t2691;
                            const u64 t2693 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2694 = t2692 + t2693;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2695;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2695) : "l"(t2694) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_29 = t2695;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2696;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2696) : "l"(t2694) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_253 = t2696;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2697;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2697) : "l"(t2694) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_254 = t2697;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2698;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2698) : "l"(t2694) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_255 = t2698;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2699;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2699) : "l"(t2694) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_256 = t2699;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2700;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2700) : "l"(t2694) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_257 = t2700;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2701;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2701) : "l"(t2694) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_258 = t2701;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2702;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2702) : "l"(t2694) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_259 = t2702;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2703;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2703) : "l"(t2694) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_260 = t2703;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2704;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2704) : "l"(t2694) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_261 = t2704;
                        }
#line 290 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const u32 t2705 = split_2 + 15u;
#line 310 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_max_30 = __uint_as_float(0xff800000u);
                        f32 part_262 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_263 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_264 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_265 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_266 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_267 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_268 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_269 = 0.0f;
#line 311 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 part_270 = 0.0f;
                        const bool t2706 = t2705 < t45;
#line 312 "fa-kernels/src/attention/forward/decode/merge.rs"
                        if (t2706) {
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 t2707 = warp << 1u;
#line 343 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u32 index_52 = t2707 + 1u;
                            const u64 t2709 = (u64)tile;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2710 = t2709 * partials_stride0;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2711 = t2710 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2712 = partials + t2711;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2713 = (u64)t2705;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2714 = t2713 * partials_stride1;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2715 = t2714 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2716 = t2712 + t2715;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2717 = (u64)index_52;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2718 = t2717 * partials_stride2;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2719 = t2718 * 4ull;
#line 344 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2720 = t2716 + t2719;
                            const u64 t2721 = (u64)lane * 4u;
#line 345 "fa-kernels/src/attention/forward/decode/merge.rs"
                            const u64 t2722 = t2720 + t2721;
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2723;
                            asm volatile("ld.global.f32 %0, [%1+1024];" : "=f"(t2723) : "l"(t2722) : "memory");
#line 314 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_max_30 = t2723;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2724;
                            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t2724) : "l"(t2722) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_262 = t2724;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2725;
                            asm volatile("ld.global.f32 %0, [%1+128];" : "=f"(t2725) : "l"(t2722) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_263 = t2725;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2726;
                            asm volatile("ld.global.f32 %0, [%1+256];" : "=f"(t2726) : "l"(t2722) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_264 = t2726;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2727;
                            asm volatile("ld.global.f32 %0, [%1+384];" : "=f"(t2727) : "l"(t2722) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_265 = t2727;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2728;
                            asm volatile("ld.global.f32 %0, [%1+512];" : "=f"(t2728) : "l"(t2722) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_266 = t2728;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2729;
                            asm volatile("ld.global.f32 %0, [%1+640];" : "=f"(t2729) : "l"(t2722) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_267 = t2729;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2730;
                            asm volatile("ld.global.f32 %0, [%1+768];" : "=f"(t2730) : "l"(t2722) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_268 = t2730;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2731;
                            asm volatile("ld.global.f32 %0, [%1+896];" : "=f"(t2731) : "l"(t2722) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_269 = t2731;
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            f32 t2732;
                            asm volatile("ld.global.f32 %0, [%1+1152];" : "=f"(t2732) : "l"(t2722) : "memory");
#line 317 "fa-kernels/src/attention/forward/decode/merge.rs"
                            part_270 = t2732;
                        }
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2733;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2733) : "f"(row_max_4), "f"(t2159));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2734;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2734) : "f"(t2733), "f"(part_max_16));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2735;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2735) : "f"(t2734), "f"(part_max_17));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2736;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2736) : "f"(t2735), "f"(part_max_18));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2737;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2737) : "f"(t2736), "f"(part_max_19));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2738;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2738) : "f"(t2737), "f"(part_max_20));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2739;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2739) : "f"(t2738), "f"(part_max_21));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2740;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2740) : "f"(t2739), "f"(part_max_22));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2741;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2741) : "f"(t2740), "f"(part_max_23));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2742;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2742) : "f"(t2741), "f"(part_max_24));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2743;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2743) : "f"(t2742), "f"(part_max_25));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2744;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2744) : "f"(t2743), "f"(part_max_26));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2745;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2745) : "f"(t2744), "f"(part_max_27));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2746;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2746) : "f"(t2745), "f"(part_max_28));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2747;
                        asm("max.f32 %0, %1, %2;" : "=f"(t2747) : "f"(t2746), "f"(part_max_29));
#line 82 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 max_4;
                        asm("max.f32 %0, %1, %2;" : "=f"(max_4) : "f"(t2747), "f"(part_max_30));
                        const bool t2749 = max_4 == __uint_as_float(0xff800000u);
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2750 = max_4 * scale_log2;
#line 84 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 reference_8 = t2749 ? 0.0f : t2750;
                        const f32 t2752 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2753;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2753) : "f"(row_max_4), "f"(scale_log2), "f"(t2752));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_26;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_26) : "f"(t2753));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2755 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2756;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2756) : "f"(t2159), "f"(scale_log2), "f"(t2755));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_27;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_27) : "f"(t2756));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2758 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2759;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2759) : "f"(part_max_16), "f"(scale_log2), "f"(t2758));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_28;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_28) : "f"(t2759));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2761 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2762;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2762) : "f"(part_max_17), "f"(scale_log2), "f"(t2761));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_29;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_29) : "f"(t2762));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2764 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2765;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2765) : "f"(part_max_18), "f"(scale_log2), "f"(t2764));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_30;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_30) : "f"(t2765));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2767 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2768;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2768) : "f"(part_max_19), "f"(scale_log2), "f"(t2767));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_31;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_31) : "f"(t2768));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2770 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2771;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2771) : "f"(part_max_20), "f"(scale_log2), "f"(t2770));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_32;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_32) : "f"(t2771));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2773 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2774;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2774) : "f"(part_max_21), "f"(scale_log2), "f"(t2773));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_33;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_33) : "f"(t2774));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2776 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2777;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2777) : "f"(part_max_22), "f"(scale_log2), "f"(t2776));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_34;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_34) : "f"(t2777));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2779 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2780;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2780) : "f"(part_max_23), "f"(scale_log2), "f"(t2779));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_35;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_35) : "f"(t2780));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2782 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2783;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2783) : "f"(part_max_24), "f"(scale_log2), "f"(t2782));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_36;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_36) : "f"(t2783));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2785 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2786;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2786) : "f"(part_max_25), "f"(scale_log2), "f"(t2785));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_37;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_37) : "f"(t2786));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2788 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2789;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2789) : "f"(part_max_26), "f"(scale_log2), "f"(t2788));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_38;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_38) : "f"(t2789));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2791 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2792;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2792) : "f"(part_max_27), "f"(scale_log2), "f"(t2791));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_39;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_39) : "f"(t2792));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2794 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2795;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2795) : "f"(part_max_28), "f"(scale_log2), "f"(t2794));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_40;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_40) : "f"(t2795));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2797 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2798;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2798) : "f"(part_max_29), "f"(scale_log2), "f"(t2797));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_41;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_41) : "f"(t2798));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2800 = -reference_8;
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2801;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2801) : "f"(part_max_30), "f"(scale_log2), "f"(t2800));
#line 85 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 factors_42;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factors_42) : "f"(t2801));
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_28 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2803 = row_sum_4 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2803;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2804;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2804) : "f"(t2176), "f"(factors_27), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2804;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2805;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2805) : "f"(part_144), "f"(factors_28), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2805;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2806;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2806) : "f"(part_153), "f"(factors_29), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2806;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2807;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2807) : "f"(part_162), "f"(factors_30), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2807;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2808;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2808) : "f"(part_171), "f"(factors_31), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2808;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2809;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2809) : "f"(part_180), "f"(factors_32), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2809;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2810;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2810) : "f"(part_189), "f"(factors_33), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2810;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2811;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2811) : "f"(part_198), "f"(factors_34), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2811;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2812;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2812) : "f"(part_207), "f"(factors_35), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2812;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2813;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2813) : "f"(part_216), "f"(factors_36), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2813;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2814;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2814) : "f"(part_225), "f"(factors_37), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2814;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2815;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2815) : "f"(part_234), "f"(factors_38), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2815;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2816;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2816) : "f"(part_243), "f"(factors_39), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2816;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2817;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2817) : "f"(part_252), "f"(factors_40), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2817;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2818;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2818) : "f"(part_261), "f"(factors_41), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2818;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2819;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2819) : "f"(part_270), "f"(factors_42), "f"(total_28));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_28 = t2819;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_29 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2820 = rows_3 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2820;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2821;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2821) : "f"(t2193), "f"(factors_27), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2821;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2822;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2822) : "f"(part_136), "f"(factors_28), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2822;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2823;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2823) : "f"(part_145), "f"(factors_29), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2823;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2824;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2824) : "f"(part_154), "f"(factors_30), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2824;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2825;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2825) : "f"(part_163), "f"(factors_31), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2825;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2826;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2826) : "f"(part_172), "f"(factors_32), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2826;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2827;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2827) : "f"(part_181), "f"(factors_33), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2827;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2828;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2828) : "f"(part_190), "f"(factors_34), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2828;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2829;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2829) : "f"(part_199), "f"(factors_35), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2829;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2830;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2830) : "f"(part_208), "f"(factors_36), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2830;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2831;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2831) : "f"(part_217), "f"(factors_37), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2831;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2832;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2832) : "f"(part_226), "f"(factors_38), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2832;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2833;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2833) : "f"(part_235), "f"(factors_39), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2833;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2834;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2834) : "f"(part_244), "f"(factors_40), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2834;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2835;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2835) : "f"(part_253), "f"(factors_41), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2835;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2836;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2836) : "f"(part_262), "f"(factors_42), "f"(total_29));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_29 = t2836;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_30 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2837 = rows_4 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2837;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2838;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2838) : "f"(t2210), "f"(factors_27), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2838;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2839;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2839) : "f"(part_137), "f"(factors_28), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2839;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2840;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2840) : "f"(part_146), "f"(factors_29), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2840;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2841;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2841) : "f"(part_155), "f"(factors_30), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2841;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2842;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2842) : "f"(part_164), "f"(factors_31), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2842;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2843;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2843) : "f"(part_173), "f"(factors_32), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2843;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2844;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2844) : "f"(part_182), "f"(factors_33), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2844;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2845;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2845) : "f"(part_191), "f"(factors_34), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2845;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2846;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2846) : "f"(part_200), "f"(factors_35), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2846;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2847;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2847) : "f"(part_209), "f"(factors_36), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2847;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2848;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2848) : "f"(part_218), "f"(factors_37), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2848;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2849;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2849) : "f"(part_227), "f"(factors_38), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2849;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2850;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2850) : "f"(part_236), "f"(factors_39), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2850;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2851;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2851) : "f"(part_245), "f"(factors_40), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2851;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2852;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2852) : "f"(part_254), "f"(factors_41), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2852;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2853;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2853) : "f"(part_263), "f"(factors_42), "f"(total_30));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_30 = t2853;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_31 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2854 = rows_7 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2854;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2855;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2855) : "f"(t2227), "f"(factors_27), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2855;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2856;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2856) : "f"(part_138), "f"(factors_28), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2856;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2857;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2857) : "f"(part_147), "f"(factors_29), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2857;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2858;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2858) : "f"(part_156), "f"(factors_30), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2858;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2859;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2859) : "f"(part_165), "f"(factors_31), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2859;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2860;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2860) : "f"(part_174), "f"(factors_32), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2860;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2861;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2861) : "f"(part_183), "f"(factors_33), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2861;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2862;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2862) : "f"(part_192), "f"(factors_34), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2862;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2863;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2863) : "f"(part_201), "f"(factors_35), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2863;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2864;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2864) : "f"(part_210), "f"(factors_36), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2864;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2865;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2865) : "f"(part_219), "f"(factors_37), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2865;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2866;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2866) : "f"(part_228), "f"(factors_38), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2866;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2867;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2867) : "f"(part_237), "f"(factors_39), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2867;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2868;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2868) : "f"(part_246), "f"(factors_40), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2868;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2869;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2869) : "f"(part_255), "f"(factors_41), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2869;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2870;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2870) : "f"(part_264), "f"(factors_42), "f"(total_31));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_31 = t2870;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_32 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2871 = rows_8 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2871;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2872;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2872) : "f"(t2244), "f"(factors_27), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2872;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2873;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2873) : "f"(part_139), "f"(factors_28), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2873;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2874;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2874) : "f"(part_148), "f"(factors_29), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2874;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2875;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2875) : "f"(part_157), "f"(factors_30), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2875;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2876;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2876) : "f"(part_166), "f"(factors_31), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2876;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2877;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2877) : "f"(part_175), "f"(factors_32), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2877;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2878;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2878) : "f"(part_184), "f"(factors_33), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2878;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2879;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2879) : "f"(part_193), "f"(factors_34), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2879;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2880;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2880) : "f"(part_202), "f"(factors_35), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2880;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2881;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2881) : "f"(part_211), "f"(factors_36), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2881;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2882;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2882) : "f"(part_220), "f"(factors_37), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2882;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2883;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2883) : "f"(part_229), "f"(factors_38), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2883;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2884;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2884) : "f"(part_238), "f"(factors_39), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2884;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2885;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2885) : "f"(part_247), "f"(factors_40), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2885;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2886;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2886) : "f"(part_256), "f"(factors_41), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2886;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2887;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2887) : "f"(part_265), "f"(factors_42), "f"(total_32));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_32 = t2887;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_33 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2888 = rows_11 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2888;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2889;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2889) : "f"(t2261), "f"(factors_27), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2889;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2890;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2890) : "f"(part_140), "f"(factors_28), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2890;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2891;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2891) : "f"(part_149), "f"(factors_29), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2891;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2892;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2892) : "f"(part_158), "f"(factors_30), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2892;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2893;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2893) : "f"(part_167), "f"(factors_31), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2893;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2894;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2894) : "f"(part_176), "f"(factors_32), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2894;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2895;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2895) : "f"(part_185), "f"(factors_33), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2895;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2896;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2896) : "f"(part_194), "f"(factors_34), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2896;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2897;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2897) : "f"(part_203), "f"(factors_35), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2897;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2898;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2898) : "f"(part_212), "f"(factors_36), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2898;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2899;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2899) : "f"(part_221), "f"(factors_37), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2899;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2900;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2900) : "f"(part_230), "f"(factors_38), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2900;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2901;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2901) : "f"(part_239), "f"(factors_39), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2901;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2902;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2902) : "f"(part_248), "f"(factors_40), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2902;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2903;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2903) : "f"(part_257), "f"(factors_41), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2903;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2904;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2904) : "f"(part_266), "f"(factors_42), "f"(total_33));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_33 = t2904;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_34 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2905 = rows_12 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2905;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2906;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2906) : "f"(t2278), "f"(factors_27), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2906;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2907;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2907) : "f"(part_141), "f"(factors_28), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2907;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2908;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2908) : "f"(part_150), "f"(factors_29), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2908;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2909;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2909) : "f"(part_159), "f"(factors_30), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2909;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2910;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2910) : "f"(part_168), "f"(factors_31), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2910;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2911;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2911) : "f"(part_177), "f"(factors_32), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2911;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2912;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2912) : "f"(part_186), "f"(factors_33), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2912;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2913;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2913) : "f"(part_195), "f"(factors_34), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2913;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2914;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2914) : "f"(part_204), "f"(factors_35), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2914;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2915;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2915) : "f"(part_213), "f"(factors_36), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2915;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2916;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2916) : "f"(part_222), "f"(factors_37), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2916;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2917;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2917) : "f"(part_231), "f"(factors_38), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2917;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2918;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2918) : "f"(part_240), "f"(factors_39), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2918;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2919;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2919) : "f"(part_249), "f"(factors_40), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2919;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2920;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2920) : "f"(part_258), "f"(factors_41), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2920;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2921;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2921) : "f"(part_267), "f"(factors_42), "f"(total_34));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_34 = t2921;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_35 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2922 = rows_15 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2922;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2923;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2923) : "f"(t2295), "f"(factors_27), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2923;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2924;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2924) : "f"(part_142), "f"(factors_28), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2924;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2925;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2925) : "f"(part_151), "f"(factors_29), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2925;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2926;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2926) : "f"(part_160), "f"(factors_30), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2926;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2927;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2927) : "f"(part_169), "f"(factors_31), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2927;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2928;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2928) : "f"(part_178), "f"(factors_32), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2928;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2929;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2929) : "f"(part_187), "f"(factors_33), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2929;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2930;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2930) : "f"(part_196), "f"(factors_34), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2930;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2931;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2931) : "f"(part_205), "f"(factors_35), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2931;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2932;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2932) : "f"(part_214), "f"(factors_36), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2932;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2933;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2933) : "f"(part_223), "f"(factors_37), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2933;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2934;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2934) : "f"(part_232), "f"(factors_38), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2934;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2935;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2935) : "f"(part_241), "f"(factors_39), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2935;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2936;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2936) : "f"(part_250), "f"(factors_40), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2936;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2937;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2937) : "f"(part_259), "f"(factors_41), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2937;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2938;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2938) : "f"(part_268), "f"(factors_42), "f"(total_35));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_35 = t2938;
#line 90 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 total_36 = 0.0f;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        const f32 t2939 = rows_16 * factors_26;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2939;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2940;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2940) : "f"(t2312), "f"(factors_27), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2940;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2941;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2941) : "f"(part_143), "f"(factors_28), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2941;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2942;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2942) : "f"(part_152), "f"(factors_29), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2942;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2943;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2943) : "f"(part_161), "f"(factors_30), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2943;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2944;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2944) : "f"(part_170), "f"(factors_31), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2944;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2945;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2945) : "f"(part_179), "f"(factors_32), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2945;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2946;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2946) : "f"(part_188), "f"(factors_33), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2946;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2947;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2947) : "f"(part_197), "f"(factors_34), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2947;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2948;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2948) : "f"(part_206), "f"(factors_35), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2948;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2949;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2949) : "f"(part_215), "f"(factors_36), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2949;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2950;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2950) : "f"(part_224), "f"(factors_37), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2950;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2951;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2951) : "f"(part_233), "f"(factors_38), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2951;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2952;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2952) : "f"(part_242), "f"(factors_39), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2952;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2953;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2953) : "f"(part_251), "f"(factors_40), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2953;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2954;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2954) : "f"(part_260), "f"(factors_41), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2954;
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        f32 t2955;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2955) : "f"(part_269), "f"(factors_42), "f"(total_36));
#line 92 "fa-kernels/src/attention/forward/decode/merge.rs"
                        total_36 = t2955;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_max_4 = max_4;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        row_sum_4 = total_28;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_3 = total_29;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_4 = total_30;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_7 = total_31;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_8 = total_32;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_11 = total_33;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_12 = total_34;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_15 = total_35;
#line 292 "fa-kernels/src/attention/forward/decode/merge.rs"
                        rows_16 = total_36;
                        const u32 t2956 = split_2 + 16u;
#line 293 "fa-kernels/src/attention/forward/decode/merge.rs"
                        split_2 = t2956;
                    }
                }
#line 227 "fa-kernels/src/attention/softmax.rs"
                f32 t2958;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2958) : "f"(row_sum_3));
#line 227 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_23 = row_sum_3 + t2958;
                f32 t2960;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2960) : "f"(pair_23));
#line 228 "fa-kernels/src/attention/softmax.rs"
                const f32 t2961 = pair_23 + t2960;
#line 228 "fa-kernels/src/attention/softmax.rs"
                row_sum_3 = t2961;
#line 227 "fa-kernels/src/attention/softmax.rs"
                f32 t2962;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2962) : "f"(row_sum_4));
#line 227 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_24 = row_sum_4 + t2962;
                f32 t2964;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2964) : "f"(pair_24));
#line 228 "fa-kernels/src/attention/softmax.rs"
                const f32 t2965 = pair_24 + t2964;
#line 228 "fa-kernels/src/attention/softmax.rs"
                row_sum_4 = t2965;
#line 310 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_3 = row_sum_3;
                const bool t2966 = sum_3 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
                f32 t2967;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2967) : "f"(sum_3));
#line 311 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_3 = t2966 ? 0.0f : t2967;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2969 = rows * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows = t2969;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2970 = rows_2 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_2 = t2970;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2971 = rows_5 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_5 = t2971;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2972 = rows_6 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_6 = t2972;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2973 = rows_9 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_9 = t2973;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2974 = rows_10 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_10 = t2974;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2975 = rows_13 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_13 = t2975;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2976 = rows_14 * normalizer_3;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_14 = t2976;
#line 310 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_4 = row_sum_4;
                const bool t2977 = sum_4 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
                f32 t2978;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2978) : "f"(sum_4));
#line 311 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_4 = t2977 ? 0.0f : t2978;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2980 = rows_3 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_3 = t2980;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2981 = rows_4 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_4 = t2981;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2982 = rows_7 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_7 = t2982;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2983 = rows_8 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_8 = t2983;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2984 = rows_11 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_11 = t2984;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2985 = rows_12 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_12 = t2985;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2986 = rows_15 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_15 = t2986;
#line 301 "fa-kernels/src/attention/softmax.rs"
                const f32 t2987 = rows_16 * normalizer_4;
#line 301 "fa-kernels/src/attention/softmax.rs"
                rows_16 = t2987;
#line 370 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 first_3 = warp << 2u;
                const u32 t2989 = lane & 3u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2990 = t2989 << 2u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 t2991 = first_3 << 4u;
#line 371 "fa-kernels/src/attention/forward/decode/merge.rs"
                const u32 lane_bytes_2 = t2990 + t2991;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t2993 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t2994 = t2993 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t2994) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t2995 = lane >> 2u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2996 = first + t2995;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2997 = t2996 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t2998;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2998) : "r"(t2997), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t2999 = t2998 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3000 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3001 = first + t2995;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3002 = t3001 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3003;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3003) : "r"(t3002), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3004 = t3003 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3005 = t3004 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3006 = t3001 - t3005;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3007 = t3000 + t3006;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3008 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3009 = t3008 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3010 = t3009 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3011 = o + t3010;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3012 = (u64)t2999;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3013 = t3012 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3014 = t3013 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3015 = t3011 + t3014;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3016 = (u64)t3007;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3017 = t3016 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3018 = t3017 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3019 = t3015 + t3018;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3020 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_3 = t3019 + t3020;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_25 = rows;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_26 = rows_2;
                    const u32 t3022 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3023 = first_3 < t3022;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3023) {
                        u32 t3024;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3024) : "f"(pair_25), "f"(pair_26));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_3), "r"(t3024) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_27 = rows_5;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_28 = rows_6;
                    const u32 t3025 = first_3 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3026 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3027 = t3025 < t3026;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3027) {
                        u32 t3028;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3028) : "f"(pair_27), "f"(pair_28));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_3), "r"(t3028) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_29 = rows_9;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_30 = rows_10;
                    const u32 t3029 = first_3 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3030 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3031 = t3029 < t3030;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3031) {
                        u32 t3032;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3032) : "f"(pair_29), "f"(pair_30));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_3), "r"(t3032) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_31 = rows_13;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_32 = rows_14;
                    const u32 t3033 = first_3 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3034 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3035 = t3033 < t3034;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3035) {
                        u32 t3036;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3036) : "f"(pair_31), "f"(pair_32));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_3), "r"(t3036) : "memory");
                    }
                }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3037 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                const u32 t3038 = t3037 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                const bool t3039 = t3038 < t30;
#line 194 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3039) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3040 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3041 = t3040 + 8u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3042 = first + t3041;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3043 = t3042 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3044;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3044) : "r"(t3043), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3045 = t3044 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3046 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3047 = first + t3041;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3048 = t3047 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3049;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3049) : "r"(t3048), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3050 = t3049 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3051 = t3050 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3052 = t3047 - t3051;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3053 = t3046 + t3052;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3054 = (u64)t16;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3055 = t3054 * o_stride0;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3056 = t3055 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3057 = o + t3056;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3058 = (u64)t3045;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3059 = t3058 * o_stride1;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3060 = t3059 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3061 = t3057 + t3060;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3062 = (u64)t3053;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3063 = t3062 * o_stride2;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3064 = t3063 * 2ull;
#line 64 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u64 t3065 = t3061 + t3064;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 t3066 = (u64)lane_bytes_2;
#line 376 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u64 to_4 = t3065 + t3066;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_33 = rows_3;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_34 = rows_4;
                    const u32 t3068 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3069 = first_3 < t3068;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3069) {
                        u32 t3070;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3070) : "f"(pair_33), "f"(pair_34));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(to_4), "r"(t3070) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_35 = rows_7;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_36 = rows_8;
                    const u32 t3071 = first_3 + 1u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3072 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3073 = t3071 < t3072;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3073) {
                        u32 t3074;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3074) : "f"(pair_35), "f"(pair_36));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+16], %1;" :  : "l"(to_4), "r"(t3074) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_37 = rows_11;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_38 = rows_12;
                    const u32 t3075 = first_3 + 2u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3076 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3077 = t3075 < t3076;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3077) {
                        u32 t3078;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3078) : "f"(pair_37), "f"(pair_38));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+32], %1;" :  : "l"(to_4), "r"(t3078) : "memory");
                    }
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_39 = rows_15;
#line 379 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const f32 pair_40 = rows_16;
                    const u32 t3079 = first_3 + 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const u32 t3080 = head_dim >> 3u;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    const bool t3081 = t3079 < t3080;
#line 380 "fa-kernels/src/attention/forward/decode/merge.rs"
                    if (t3081) {
                        u32 t3082;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3082) : "f"(pair_39), "f"(pair_40));
#line 381 "fa-kernels/src/attention/forward/decode/merge.rs"
                        asm volatile("st.global.u32 [%0+48], %1;" :  : "l"(to_4), "r"(t3082) : "memory");
                    }
                }
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
                const bool t3083 = warp < 1u;
#line 208 "fa-kernels/src/attention/forward/decode/merge.rs"
                if (t3083) {
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_3 = lane >> 2u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3085 = row_3 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3086 = first + row_3;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3087 = t3086 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3088;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3088) : "r"(t3087), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3089 = t3088 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3090 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3091 = first + row_3;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3092 = t3091 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3093;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3093) : "r"(t3092), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3094 = t3093 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3095 = t3094 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3096 = t3091 - t3095;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3097 = t3090 + t3096;
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3098;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3098) : "f"(row_sum_3));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3099;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3099) : "f"(row_max_3), "f"(scale_log2), "f"(t3098));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_4 = t3099 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const bool t3101 = row_sum_3 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_3 = t3101 ? __uint_as_float(0xff800000u) : lse_4;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3103 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3104 = t3103 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3105 = t3085 & t3104;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3105) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3106 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3107 = t3106 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3108 = t3107 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3109 = lse + t3108;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3110 = (u64)t3097;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3111 = t3110 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3112 = t3111 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3113 = t3109 + t3112;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3114 = (u64)t3089;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3115 = t3114 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3116 = t3115 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3117 = t3113 + t3116;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3117), "f"(value_3) : "memory");
                    }
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 t3118 = lane >> 2u;
#line 119 "fa-kernels/src/attention/forward/decode/tile.rs"
                    const u32 row_4 = t3118 + 8u;
#line 27 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const bool t3120 = row_4 < t30;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3121 = first + row_4;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3122 = t3121 << 1u;
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3123;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3123) : "r"(t3122), "r"(sharing_factor));
#line 33 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3124 = t3123 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3125 = t21 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3126 = first + row_4;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3127 = t3126 << 1u;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    u32 t3128;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3128) : "r"(t3127), "r"(sharing_factor));
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3129 = t3128 >> sharing_shift;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3130 = t3129 * sharing;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3131 = t3126 - t3130;
#line 39 "fa-kernels/src/attention/forward/decode/rows.rs"
                    const u32 t3132 = t3125 + t3131;
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3133;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3133) : "f"(row_sum_4));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t3134;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3134) : "f"(row_max_4), "f"(scale_log2), "f"(t3133));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_5 = t3134 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const bool t3136 = row_sum_4 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const f32 value_4 = t3136 ? __uint_as_float(0xff800000u) : lse_5;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t3138 = lane & 3u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3139 = t3138 == 0u;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    const bool t3140 = t3120 & t3139;
#line 508 "fa-kernels/src/attention/kernel_problem.rs"
                    if (t3140) {
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3141 = (u64)t16;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3142 = t3141 * lse_stride0;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3143 = t3142 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3144 = lse + t3143;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3145 = (u64)t3132;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3146 = t3145 * lse_stride1;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3147 = t3146 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3148 = t3144 + t3147;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3149 = (u64)t3124;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3150 = t3149 * lse_stride2;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3151 = t3150 * 4ull;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        const u64 t3152 = t3148 + t3151;
#line 510 "fa-kernels/src/attention/kernel_problem.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3152), "f"(value_4) : "memory");
                    }
                }
            }
        }
    }
}
